"""Anything in any order: play, nature, asides, copies, saves, replays, the way back, and illegal tries."""

from __future__ import annotations

import json
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from every_game.census import CENSUS, RECOUNT
from every_game.positions import CASES, Case, pick, saved, step, written
from underhall.core.agenda import NATURE, Illegal
from underhall.core.game import AnyGame
from underhall.core.match import replay
from underhall.core.record import read
from underhall.core.saving import load, save
from underhall.games import GAMES
from underhall.games.lost_mines.moves import CardMove

SEEDS = st.integers(0, 10**9)
QUICK = settings(max_examples=25, stateful_step_count=40, deadline=None, derandomize=True)
LONG = settings(QUICK, max_examples=100, stateful_step_count=60)
# A card out of a secret hand was seen by all.
SHOWING = (CardMove,)


class Tables(RuleBasedStateMachine):
    """One match, and a notebook of what may be taken back: whose choice, and how everything was before it."""

    cases: ClassVar[list[Case]]

    def __init__(self) -> None:
        super().__init__()
        self.match = self.cases[0].match()
        self.notebook: list[tuple[int, Any]] = []

    def shape(self) -> Any:
        return saved(self.match), written(self.match), self.match.record().dump()

    def asked(self) -> bool:
        return bool(self.match.table.to_move() >= 0)

    @initialize(number=SEEDS, seed=SEEDS, moves=st.integers(0, 300))
    def sit_down(self, number: int, seed: int, moves: int) -> None:
        """Somewhere in a match, just after nature has moved, so that nothing can be taken back.

        Or at the beginning of one, if it was over first."""
        case = self.cases[number % len(self.cases)]
        self.match = case.match()
        dice = Random(seed)
        while not self.match.table.over() and (moves > 0 or self.asked()):
            moves -= 1
            step(self.match, dice)
        if self.match.table.over():
            self.match = case.match()
        else:
            self.match.befall(dice)

    @precondition(asked)
    @rule(seed=SEEDS)
    def choose(self, seed: int) -> None:
        table = self.match.table
        seat, lessons, before = table.to_move(), table.lessons, self.shape()
        move = pick(self.match.game, table.options(), Random(seed))
        forced = table.forced()
        self.match.play(seat, move)
        assert str(self.match.lines[-1]) == f"{seat + 1}: {move.text}"
        if move is not forced:
            self.notebook = [entry for entry in self.notebook if entry[0] == seat]
            self.notebook.append((seat, before))
        if self.match.table.lessons != lessons or isinstance(move, SHOWING):
            self.notebook.clear()

    @precondition(lambda self: self.match.table.to_move() == NATURE)
    @rule(seed=SEEDS)
    def let_nature_move(self, seed: int) -> None:
        lessons = self.match.table.lessons
        self.match.befall(Random(seed))
        assert self.match.table.lessons > lessons
        self.notebook.clear()

    @rule(seed=SEEDS)
    def speak_out_of_turn(self, seed: int) -> None:
        dice, table = Random(seed), self.match.table
        seat = dice.randrange(table.seats)
        aside = dice.choice([*table.asides(seat), dice.choice(table.notation().moves)])
        granted = aside in table.asides(seat)
        before = self.shape()
        try:
            self.match.interject(seat, aside)
        except Illegal:
            assert not granted
            assert self.shape() == before
        else:
            assert granted
            self.notebook.clear()

    @rule(seed=SEEDS)
    def take_back(self, seed: int) -> None:
        seat = Random(seed).randrange(self.match.table.seats)
        before = self.shape()
        try:
            self.match.undo(seat)
        except Illegal:
            assert self.shape() == before
            assert not self.notebook or self.notebook[-1][0] != seat
        else:
            assert self.notebook.pop() == (seat, self.shape())

    @rule(seed=SEEDS)
    def try_something_illegal(self, seed: int) -> None:
        dice, table = Random(seed), self.match.table
        before, options = self.shape(), table.options()
        move = dice.choice(table.notation().moves)
        seat = dice.randrange(table.seats)
        if move not in options or seat != table.to_move():
            with pytest.raises(Illegal):
                self.match.play(seat, move)
            assert (self.shape(), table.options()) == (before, options)

    @rule(seed=SEEDS)
    def let_a_copy_go_its_own_way(self, seed: int) -> None:
        dice, before = Random(seed), self.shape()
        copy = self.match.table.copy()
        for _ in range(10):
            if not copy.over():
                copy.play(pick(self.match.game, copy.options(), dice))
        CENSUS[self.match.game.name](copy)
        assert self.shape() == before

    @rule()
    def save_and_load(self) -> None:
        match, before, options = self.match, self.shape(), self.match.table.options()
        match.table = load(match.game, match.box, json.loads(json.dumps(save(match.game, match.table))))
        match.table.journal = match.journal
        assert (self.shape(), match.table.options()) == (before, options)

    @rule()
    def replay_the_record(self) -> None:
        match = self.match
        again = replay(match.game, read(match.record().dump()), match.box)
        assert (saved(again), written(again)) == (saved(match), written(match))

    @invariant()
    def the_way_back_is_open_to_whom_the_notebook_says(self) -> None:
        seats = range(self.match.table.seats)
        expected = [bool(self.notebook) and self.notebook[-1][0] == seat for seat in seats]
        assert [self.match.can_undo(seat) for seat in seats] == expected

    @invariant()
    def everything_is_somewhere_and_somebody_can_do_something(self) -> None:
        match = self.match
        CENSUS[match.game.name](match.table)
        assert bool(match.table.options()) != match.table.over()
        assert match.table.scores() == RECOUNT[match.game.name](match)


def machine(game: AnyGame) -> type[Tables]:
    return type("TablesOfOneGame", (Tables,), {"cases": [case for case in CASES if case.game is game]})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_anything_may_happen_in_any_order(game: AnyGame) -> None:
    run_state_machine_as_test(machine(game), settings=QUICK)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_anything_may_happen_in_any_order_for_long(game: AnyGame) -> None:
    run_state_machine_as_test(machine(game), settings=LONG)
