"""Makes the golden playthroughs anew: python tests/golden/make.py

Dwarves that hurry east play seeded matches of three; of those in which the wanted end came about, the
shortest is kept. What came out is printed in the form that tests/every_game/test_golden.py states it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from underhall.core.agenda import NATURE
from underhall.core.grid import EAST, WEST
from underhall.core.match import AnyMatch, Match
from underhall.core.notation import Move
from underhall.games import GAMES
from underhall.games.lost_mines.moves import CardMove, Discard, Lay, PlayOnField, Step
from underhall.games.lost_mines.table import Table

HOME = Path(__file__).parent / "lost_mines"
GAME = GAMES["lost_mines"]
SEEDS = range(1500)
ENDINGS = ("all_treasures_taken", "no_cards_left", "ends_by_agreement", "takes_dragon", "game_over")
Judge = Callable[[AnyMatch], bool]


class Recipe:
    """When the playthrough is over, what must have happened, and when somebody proposes to stop, if ever."""

    def __init__(
        self, name: str, done: Judge, wanted: Judge, stop: Judge | None = None, further: str = "no"
    ) -> None:
        self.name = name
        self.done = done
        self.wanted = wanted
        self.stop = stop
        self.further = further


def happened(match: AnyMatch, key: str) -> bool:
    return any(event.key == key for event in match.journal)


def endings(match: AnyMatch) -> list[str]:
    return [event.key for event in match.journal if event.key in ENDINGS]


def scored_once(match: AnyMatch) -> bool:
    return len(match.table.results) == 1


def somebody_leads(match: AnyMatch) -> bool:
    """In the third round, with a treasure taken; before that, at once."""
    return bool(match.table.round < 3) or happened(match, "takes_treasure")


def past_the_third_round(match: AnyMatch) -> bool:
    return bool(match.table.round > 3)


def cards_ran_out_with_points_won(match: AnyMatch) -> bool:
    return happened(match, "no_cards_left") and bool(match.table.points.count(0) < 2)


def somebody_lost_to_the_dragon(match: AnyMatch) -> bool:
    return any(match.table.results[0].losses)


def won_by_one_in_the_third_round(match: AnyMatch) -> bool:
    return bool(match.table.over() and match.table.round == 3)


RECIPES = [
    Recipe("all_treasures", scored_once, lambda match: happened(match, "all_treasures_taken")),
    Recipe("no_cards", scored_once, cards_ran_out_with_points_won),
    Recipe("agreed", scored_once, scored_once, lambda match: happened(match, "takes_treasure")),
    Recipe("dragon", scored_once, somebody_lost_to_the_dragon),
    Recipe("further_rounds", past_the_third_round, won_by_one_in_the_third_round, somebody_leads, "yes"),
]


def weight(table: Table, move: Move) -> int:
    """Cards in the east, steps to the east, and tools before anything else."""
    if isinstance(move, Lay):
        eastern = 3 if table.box.sides[move.face] >> EAST & 1 else 1
        return eastern * (move.field % table.box.grid.stride + 1) ** 3
    if isinstance(move, Step):
        return {EAST: 400, WEST: 4}.get(move.direction, 60)
    if isinstance(move, PlayOnField):
        return 1 if table.box.cards[move.card].name == "storm" else 500
    if isinstance(move, CardMove):
        return 1
    return 5 if isinstance(move, Discard) else 1


def take_turn(match: AnyMatch, recipe: Recipe, dice: Random) -> None:
    table = match.table
    seat = table.to_move()
    if seat == NATURE:
        match.befall(dice)
    elif recipe.stop and table.asides(seat) and recipe.stop(match):
        match.interject(seat, table.asides(seat)[0])
    elif table.moves.agree in table.options():
        match.play(seat, table.moves.agree)
    else:
        options = table.options()
        match.play(seat, dice.choices(options, [weight(table, move) for move in options])[0])


def played(recipe: Recipe, seed: int) -> AnyMatch:
    dice = Random(seed)
    match = Match(GAME, 3, {"further_rounds": recipe.further})
    while not recipe.done(match) and not match.table.over():
        take_turn(match, recipe, dice)
    return match


def main() -> None:
    for recipe in RECIPES:
        matches = [match for seed in SEEDS if recipe.wanted(match := played(recipe, seed))]
        best = min(matches, key=lambda match: len(match.lines))
        (HOME / f"{recipe.name}.txt").write_text(best.record().dump(), encoding="utf-8")
        print(recipe.name, len(best.lines), best.table.points, endings(best), best.table.winners())


if __name__ == "__main__":
    main()
