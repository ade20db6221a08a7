"""Stepping through a record: forwards, backwards, or to any move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.text import Text

from underhall.cli.account import account
from underhall.cli.boards import painter_of
from underhall.cli.errors import Trouble
from underhall.cli.keys import ESCAPE, keys
from underhall.cli.menu import is_number
from underhall.cli.saves import Save, read_record
from underhall.cli.screen import Screen
from underhall.cli.shelf import find_game
from underhall.cli.standings import standings
from underhall.cli.words import say
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.core.match import AnyMatch, replay
from underhall.core.record import BadRecord, Record

ENTER_KEYS = ("\r", "\n")
NEXT_KEYS = (*ENTER_KEYS, " ", "n", "\x1b[C", "\x1bOC")
BACK_KEYS = ("b", "\x1b[D", "\x1bOD", "\x7f")
QUIT_KEYS = ("q", ESCAPE, "\x04")


class Player:
    """One record, shown at any of its moves. `eyes` is a seat or SPECTATOR; `is_open` shows every seat's."""

    def __init__(self, file: Path, pack: Path | None, screen: Screen) -> None:
        self.file = file
        self.record: Record = read_record(file)
        self.game = find_game(self.record.game)
        self.box = self.game.box(pack)
        self.screen = screen
        self.painter = painter_of(self.game, self.box, self._names())
        self.eyes = SPECTATOR
        self.is_open = False

    def _names(self) -> list[str]:
        """As they sat, if the seating lies beside the record."""
        names = [say("replay.seat", seat=seat + 1) for seat in range(self.record.seats)]
        if self.file.with_suffix(".json").is_file():
            known = Save(self.file).seating().names
            return known if len(known) == len(names) else names
        return names

    def match(self, number: int) -> AnyMatch:
        if not 0 <= number <= len(self.record.lines):
            raise Trouble(say("trouble.replay_number", number=number, moves=len(self.record.lines)))
        try:
            return replay(self.game, self.record, self.box, number)
        except BadRecord as error:
            raise Trouble(f"{self.file}: {error}") from error

    def stops(self) -> list[int]:
        """The beginning, the moves before which somebody has to choose, and the end."""
        lines = self.record.lines
        chosen = [number for number, line in enumerate(lines) if number and line.actor != NATURE]
        return sorted({0, *chosen, len(lines)})

    def show(self, number: int) -> None:
        match, screen = self.match(number), self.screen
        view = self.game.view(match.table, self.eyes)
        screen.print(Text(say("replay.head", number=number, moves=len(self.record.lines)), "dim"))
        screen.print(self.painter.scene(view, [], screen.width, screen.height))
        if self.is_open:
            for seat in range(match.table.seats):
                for line in self.painter.secrets(self.game.view(match.table, seat)):
                    screen.print(line)
        self._tell(match, number)

    def _tell(self, match: AnyMatch, number: int) -> None:
        """What the last choice and what followed it brought about."""
        earlier = [stop for stop in self.stops() if stop < number]
        told = len(self.match(earlier[-1]).journal) if earlier else 0
        news = [event for event in match.journal[told:] if event.readable_by(self.eyes)]
        for line in account(self.painter, news, self.eyes):
            self.screen.print(Text("• ").append(line))
        if match.table.over():
            self.show_result(match)

    def show_result(self, match: AnyMatch) -> None:
        view = self.game.view(match.table, self.eyes)
        for number in range(self.painter.rounds_scored(view)):
            self.screen.print(self.painter.round_result(view, number))
        self.screen.print(standings(match.table, self.painter.names))


def replay_record(
    file: Path, pack: Path | None, to: int | None, seat: int | None, is_open: bool, screen: Screen
) -> None:
    player = Player(file, pack, screen)
    last = player.match(len(player.record.lines))
    if seat is not None:
        if not 1 <= seat <= player.record.seats:
            raise Trouble(say("trouble.seat", seat=seat, seats=player.record.seats))
        player.eyes = seat - 1
    player.is_open = is_open or (last.table.over() and seat is None)
    if to is not None or not screen.live:
        player.show(len(player.record.lines) if to is None else to)
    else:
        _step_through(player)


def _step_through(player: Player) -> None:
    stops, at = player.stops(), 0
    _show_page(player, at)
    typed = keys()
    for key in typed:
        if key in QUIT_KEYS:
            return
        if key in NEXT_KEYS:
            at = min([stop for stop in stops if stop > at], default=at)
        elif key in BACK_KEYS:
            at = max([stop for stop in stops if stop < at], default=at)
        elif is_number(key):
            at = min(_read_number(key, typed, at), len(player.record.lines))
        _show_page(player, at)


def _show_page(player: Player, at: int) -> None:
    player.screen.fresh()
    player.show(at)
    player.screen.print(Text(say("replay.keys"), "dim"))


def _read_number(digits: str, typed: Iterator[str], at: int) -> int:
    """The rest of a number, up to Enter; `at` if nothing is left of it."""
    print(say("replay.number") + digits, end="", flush=True)
    for key in typed:
        if key in ENTER_KEYS:
            break
        if key in BACK_KEYS:
            digits = digits[:-1]
        elif is_number(digits + key):
            digits += key
        print(f"\r{say('replay.number')}{digits}\x1b[K", end="", flush=True)
    return int(digits) if digits else at
