"""Stepping through a record: forwards, backwards, or to any move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from underhall.cli.account import account
from underhall.cli.boards import painter_of
from underhall.cli.errors import Trouble
from underhall.cli.keys import BACKSPACE, END, ENTER, ESCAPE, LEFT, RIGHT, keys
from underhall.cli.menu import is_number
from underhall.cli.page import ENDLESS, Sheet
from underhall.cli.saves import Save, box_of, read_record
from underhall.cli.screen import Screen
from underhall.cli.shelf import find_game
from underhall.cli.standings import standings
from underhall.cli.words import say
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.core.match import AnyMatch, replay
from underhall.core.record import BadRecord, Record

NEXT_KEYS = (ENTER, " ", "n", RIGHT)
BACK_KEYS = ("b", LEFT, BACKSPACE)
HEAD = 1
QUIT_KEYS = ("q", ESCAPE, END)


class Player:
    """One record, shown at any of its moves. `eyes` is a seat or SPECTATOR; `is_open` shows every seat's."""

    def __init__(self, file: Path, pack: Path | None, screen: Screen) -> None:
        self.file = file
        self.record: Record = read_record(file)
        self.game = find_game(self.record.game)
        self.box = box_of(self.game, self.record, pack, str(file))
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

    def show(self, number: int, keys: Text | None = None) -> None:
        """The table after so many moves; with keys in as many lines as the screen has."""
        match = self.match(number)
        view = self.game.view(match.table, self.eyes)
        below = [*self._secrets(match), *self._news(match, number), *([keys] if keys is not None else [])]
        height = ENDLESS
        if keys is not None:
            sheet = Sheet(self.screen.console, self.screen.width)
            height = self.screen.height - HEAD - sum(len(sheet.draw(part)) for part in below)
        self.screen.print(Text(say("replay.head", number=number, moves=len(self.record.lines)), "dim"))
        for part in (self.painter.scene(view, [], height), *below):
            self.screen.print(part, end="" if part is keys else "\n")

    def _secrets(self, match: AnyMatch) -> list[RenderableType]:
        """What each seat alone knows, if the game is open."""
        seats = range(match.table.seats) if self.is_open else []
        views = [self.game.view(match.table, seat) for seat in seats]
        return [line for view in views for line in self.painter.secrets(view)]

    def _news(self, match: AnyMatch, number: int) -> list[RenderableType]:
        """What the last choice and what followed it brought about."""
        earlier = [stop for stop in self.stops() if stop < number]
        told = len(self.match(earlier[-1]).journal) if earlier else 0
        news = [event for event in match.journal[told:] if event.readable_by(self.eyes)]
        lines = [Text("• ").append(line) for line in account(self.painter, news, self.eyes)]
        return [*lines, *self._result(match)] if match.table.over() else [*lines]

    def _result(self, match: AnyMatch) -> list[RenderableType]:
        view = self.game.view(match.table, self.eyes)
        rounds = range(self.painter.rounds_scored(view))
        tables = [self.painter.round_result(view, number) for number in rounds]
        return [*tables, standings(match.table, self.painter.names)]


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
            at = min(_read_number(player.screen, key, typed, at), len(player.record.lines))
        _show_page(player, at)


def _show_page(player: Player, at: int) -> None:
    player.screen.fresh()
    player.show(at, Text(say("replay.keys"), "dim"))


def _read_number(screen: Screen, digits: str, typed: Iterator[str], at: int) -> int:
    """The rest of a number, up to Enter; `at` if nothing is left of it."""
    screen.write_over(say("replay.number") + digits)
    for key in typed:
        if key == ENTER:
            break
        if key in BACK_KEYS:
            digits = digits[:-1]
        elif is_number(digits + key):
            digits += key
        screen.write_over(say("replay.number") + digits)
    return int(digits) if digits else at
