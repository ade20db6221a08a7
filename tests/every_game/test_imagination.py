"""What a seat imagines depends on what it knows and on the dice, and on nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from every_game.couples import Couple
from every_game.knowledge import KNOWLEDGE
from every_game.positions import CASES, SMALL_CASES, Case, saved, visits
from underhall.core.agenda import NATURE, SPECTATOR, Dice, Table
from underhall.core.game import AnyGame
from underhall.core.pile import drawn
from underhall.core.saving import save
from underhall.games.covenant import table as covenant
from underhall.games.lost_mines import LostMines
from underhall.games.lost_mines import table as lost_mines
from underhall.games.mountain_king import table as mountain_king

EVERY_SMALL_CASE = pytest.mark.parametrize("case", SMALL_CASES, ids=str)
DEFAULT_CASES = [case for case in CASES if not case.unusual() or case in SMALL_CASES]
EVERY_DEFAULT_CASE = pytest.mark.parametrize("case", DEFAULT_CASES, ids=str)


class LoadedDice:
    """Dice of somebody who wants to know: they show what they are told to, over and over."""

    def __init__(self, *shown: float) -> None:
        self.shown = shown
        self.asked = 0

    def random(self) -> float:
        self.asked += 1
        return self.shown[self.asked % len(self.shown)]


# With the first a shuffle from the back changes nothing, with the second it moves everything by one.
LOADED = ((1 - 2**-53,), (0.0,), (0.5,), (0.0, 1 - 2**-53), (0.9, 0.2, 0.6))


def watchers(case: Case) -> list[int]:
    """Where all seats know the same, one of them stands for all."""
    return [0, SPECTATOR] if KNOWLEDGE[case.game.name].seats_alike else [*range(case.seats), SPECTATOR]


def dream(game: AnyGame, table: Table, watcher: int, dice: Dice) -> dict[str, Any]:
    """An imagined table as data, and what may happen next on it."""
    other: Table = game.determinize(table, watcher, dice)
    next_moves = other.outcomes() if other.to_move() == NATURE else other.options()
    return {**save(game, other), "next": next_moves}


def compare_dreams(game: AnyGame, worlds: tuple[Table, Table], watcher: int, seed: int) -> None:
    """The same dice give the same table in both worlds, and are asked as often."""
    fair = [Random(seed), Random(seed)]
    one, other = [dream(game, world, watcher, dice) for world, dice in zip(worlds, fair, strict=True)]
    assert one == other, f"{watcher} imagines by what it cannot know"
    assert fair[0].getstate() == fair[1].getstate()
    shown = LOADED[seed % len(LOADED)]
    loaded = [LoadedDice(*shown), LoadedDice(*shown)]
    one, other = [dream(game, world, watcher, dice) for world, dice in zip(worlds, loaded, strict=True)]
    assert one == other, f"{watcher} reads by the dice {shown}"
    assert loaded[0].asked == loaded[1].asked


def compare_positions(case: Case, seed: int) -> int:
    """How many pairs of worlds were different ones."""
    dice, knowledge, different = Random(seed), KNOWLEDGE[case.game.name], 0
    for number, match in enumerate(visits(case, seed)):
        for watcher in watchers(case):
            other = knowledge.reshuffled(match, watcher, dice)
            different += save(case.game, other) != saved(match)
            compare_dreams(case.game, (match.table, other), watcher, number)
            again = case.game.determinize(match.table, watcher, dice)
            compare_dreams(case.game, (match.table, again), watcher, number + 1)
    return different


class Dreamers(Couple):
    """Two worlds in one of which the watcher imagines what it imagines in the other."""

    def compare(self) -> None:
        worlds = self.worlds[0].table, self.worlds[1].table
        compare_dreams(self.worlds[0].game, worlds, self.watcher, len(self.worlds[0].lines))


def dream_side_by_side(case: Case, seed: int, seats: list[int], steps: int) -> list[int]:
    dice = Random(seed)
    return [Dreamers((case.match(), case.match()), seat, dice, 0.5).run(steps) for seat in seats]


@EVERY_SMALL_CASE
def test_the_same_dice_imagine_the_same_table_in_worlds_that_look_alike(case: Case) -> None:
    assert compare_positions(case, 1) > KNOWLEDGE[case.game.name].least_dreams


@EVERY_SMALL_CASE
def test_and_in_matches_that_go_different_ways_behind_the_dreamers_back(case: Case) -> None:
    dream_side_by_side(case, 2, [0, case.seats - 1, SPECTATOR], 100)


@pytest.mark.slow
@EVERY_DEFAULT_CASE
def test_and_everywhere_else(case: Case) -> None:
    compare_positions(case, 10)
    dream_side_by_side(case, 13, [case.seats - 1], 100)


# What somebody with loaded dice would find out


def secrets_of(table: Any, watcher: int) -> list[int]:
    """All that the watcher may not see, thing by thing."""
    others = [seat for seat in range(table.seats) if seat != watcher]
    if isinstance(table, lost_mines.Table):
        cards = [card for seat in others for card in (*table.hands[seat], *table.buried[seat])]
        return [*cards, *table.roles, *table.mine_kind, *table.treasure_value]
    if isinstance(table, mountain_king.Table):
        return [card for seat in others for card in (*table.drafts[seat], *table.hands[seat])] + [
            *table.track
        ]
    assert isinstance(table, covenant.Table)
    return [goal for goals in table.goals for goal in goals] + [*table.offers[2]]


def hits(readings: Sequence[list[int]], truths: Sequence[list[int]]) -> int:
    pairs = zip(readings, truths, strict=True)
    return sum(read == true for one, other in pairs for read, true in zip(one, other, strict=True))


@EVERY_SMALL_CASE
def test_loaded_dice_tell_of_the_own_world_what_they_tell_of_any_other(case: Case) -> None:
    """Nothing but luck: a reading fits its own world as well as it fits the next."""
    knowledge, dice = KNOWLEDGE[case.game.name], Random(3)
    for match in visits(case, 3):
        for watcher in (0, case.seats - 1, SPECTATOR):
            worlds = [knowledge.reshuffled(match, watcher, dice) for _ in range(8)]
            truths = [secrets_of(world, watcher) for world in worlds]
            for shown in LOADED:
                readings = [
                    secrets_of(case.game.determinize(world, watcher, LoadedDice(*shown)), watcher)
                    for world in worlds
                ]
                assert hits(readings, truths) == hits(readings, [*truths[1:], truths[0]])


def test_somebody_who_shuffles_the_truth_would_be_caught() -> None:
    case = Case(Shuffler(), 4, {"further_rounds": "no"}, SMALL_CASES[0].pack)
    with pytest.raises(AssertionError, match="imagines by what it cannot know"):
        compare_positions(case, 1)
    with pytest.raises(AssertionError, match="imagines by what it cannot know"):
        dream_side_by_side(case, 2, [0], 150)
    with pytest.raises(AssertionError):
        test_loaded_dice_tell_of_the_own_world_what_they_tell_of_any_other(case)


class Shuffler(LostMines):
    """A game that imagines by mixing what the others really hold."""

    def determinize(self, table: lost_mines.Table, seat: int, dice: Dice) -> lost_mines.Table:
        other = super().determinize(table, seat, dice)
        others = [s for s in range(table.seats) if s != seat]
        cards = [card for s in others for card in table.hands[s]]
        cards = drawn(cards, len(cards), dice)
        hands = list(table.hands)
        for s in others:
            hands[s] = tuple(sorted(cards.pop() for _ in hands[s]))
        other.hands = tuple(hands)
        return other
