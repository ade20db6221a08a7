"""Seeded play over every registered game: all seat counts, options, and a small pack where there is one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from underhall.core.agenda import NATURE
from underhall.core.game import AnyGame, BadSetup
from underhall.core.match import AnyMatch, Match
from underhall.core.notation import Move
from underhall.core.saving import save
from underhall.games import GAMES

PACKS = Path(__file__).parent / "packs"
# Moves that random play should not make all the time, by their first word.
DULL = {
    "lost_mines": ("discard", "stop", "keep"),
    "mountain_king": ("trade", "give", "pay", "skip"),
    "covenant": ("pass", "done"),
}
# Options that change who knows what.
SECRETIVE = (["teams"], ["hide_tokens"])
MOST_STEPS = 20_000


class Case:
    """A way to set up a table."""

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str], pack: Path | None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.pack = pack

    def unusual(self) -> list[str]:
        """The options that are not at their default."""
        usual = self.game.settle(self.seats, {})
        return [name for name, value in self.options.items() if value != usual[name]]

    def __str__(self) -> str:
        chosen = [f"{name}-{self.options[name]}" for name in self.unusual()]
        return "-".join([self.game.name, str(self.seats), *chosen, "small" if self.pack else "box"])

    def match(self) -> AnyMatch:
        return Match(self.game, self.seats, self.options, self.game.box(self.pack))


def setups(game: AnyGame) -> Iterator[tuple[int, dict[str, str]]]:
    """The usual choices with every number of seats, and every other choice with the fewest that allow it."""
    other = [(option.name, choice) for option in game.options for choice in option.choices[1:]]
    for seats in range(game.least_seats, game.most_seats + 1):
        yield seats, game.settle(seats, {})
        for name, choice in other[:]:
            with suppress(BadSetup):
                yield seats, game.settle(seats, {name: choice})
                other.remove((name, choice))


def boxes(game: AnyGame, options: dict[str, str]) -> list[Path | None]:
    """The small pack, and the printed box too where random play comes to an end on it."""
    small = PACKS / game.name
    if not small.is_dir():
        return [None]
    return [None, small] if options == game.settle(game.least_seats, {}) else [small]


CASES = [
    Case(game, seats, options, pack)
    for game in GAMES.values()
    for seats, options in setups(game)
    for pack in boxes(game, options)
]
# With default options or those that change who knows what, each on the smallest box there is.
SMALL_CASES = [
    case
    for case in CASES
    if case.unusual() in ([], *SECRETIVE) and case.pack == boxes(case.game, case.options)[-1]
]


def weight(game: AnyGame, move: Move) -> int:
    return 1 if move.text.split()[0] in DULL.get(game.name, ()) else 4


def pick(game: AnyGame, moves: Sequence[Move], dice: Random) -> Move:
    return dice.choices(moves, [weight(game, move) for move in moves])[0]


def step(match: AnyMatch, dice: Random) -> None:
    """Whoever is to move does something; now and then somebody speaks out of turn."""
    table, seat = match.table, match.table.to_move()
    speaker = dice.randrange(table.seats)
    if dice.random() < 0.01 and table.asides(speaker):
        match.interject(speaker, dice.choice(table.asides(speaker)))
    elif seat == NATURE:
        match.befall(dice)
    else:
        match.play(seat, pick(match.game, table.options(), dice))


def walk(match: AnyMatch, dice: Random) -> Iterator[AnyMatch]:
    """The same match, now and after every step, to its end."""
    yield match
    for _ in range(MOST_STEPS):
        if match.table.over():
            return
        step(match, dice)
        yield match
    raise AssertionError(f"not over after {MOST_STEPS} steps")


def finished(case: Case, seed: int) -> AnyMatch:
    """A whole random match."""
    return list(walk(case.match(), Random(seed)))[-1]


def question(match: AnyMatch) -> str:
    """What is asked next, of a seat or of nature."""
    return type(match.table.agenda[-1]).__name__ if match.table.agenda else "over"


def visits(case: Case, seed: int, each: int = 1) -> Iterator[AnyMatch]:
    """Positions of a whole random match: `each` of every kind of question, wherever they come up."""
    numbers: dict[str, list[int]] = {}
    for number, match in enumerate(walk(case.match(), Random(seed))):
        numbers.setdefault(question(match), []).append(number)
    dice, chosen = Random(seed), set[int]()
    for found in numbers.values():
        chosen.update(dice.sample(found, min(each, len(found))))
    for number, match in enumerate(walk(case.match(), Random(seed))):
        if number in chosen:
            yield match


def saved(match: AnyMatch) -> dict[str, Any]:
    return save(match.game, match.table)


def written(match: AnyMatch) -> list[Any]:
    """The whole journal, in comparable form."""
    return [(event.key, event.words, event.to) for event in match.journal]
