"""Bots see only what their seat may know."""

from __future__ import annotations

from random import Random

import pytest

from bots.seats import greedy
from every_game.knowledge import KNOWLEDGE
from games.lost_mines.positions import position, to_step_2
from underhall.bots.bot import Sight
from underhall.core.agenda import NATURE
from underhall.core.match import AnyMatch, Match
from underhall.core.saving import save
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.components import TREASURES
from underhall.games.lost_mines.table import NONE


def chosen(match: AnyMatch, seat: int, seed: int) -> str:
    return greedy(seed).choose(Sight(GAME, match.table, seat)).text


@pytest.mark.parametrize("seats", [3, 5, 9])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(seats: int) -> None:
    """The same dice choose the same on every table that looks the same."""
    knowledge, dice = KNOWLEDGE["lost_mines"], Random(seats)
    match: AnyMatch = Match(GAME, seats)
    bots = [greedy(seat) for seat in range(seats)]
    number = 0
    while not match.table.over():
        seat = match.table.to_move()
        if seat == NATURE:
            match.befall(dice)
            continue
        number += 1
        if number % 5 == 0:
            real = chosen(match, seat, number)
            for other in (
                GAME.determinize(match.table, seat, Random(number)),
                knowledge.reshuffled(match, seat, Random(number)),
            ):
                assert greedy(number).choose(Sight(GAME, other, seat)).text == real
        match.play(seat, bots[seat].choose(Sight(GAME, match.table, seat)))
    assert number > 100


def test_what_a_bot_remembers_never_changes_its_choice() -> None:
    """One bot for all decisions of a game chooses like a new one for each."""
    dice = Random(4)
    match: AnyMatch = Match(GAME, 4)
    old = [greedy(seat) for seat in range(4)]
    while not match.table.over():
        seat = match.table.to_move()
        if seat == NATURE:
            match.befall(dice)
            continue
        new = greedy()
        new.dice.setstate(old[seat].dice.getstate())
        sight = Sight(GAME, match.table, seat)
        move = old[seat].choose(sight)
        assert new.choose(sight) is move
        match.play(seat, move)


def test_what_changes_between_two_turns_is_noticed() -> None:
    """The treasures of the mine have gone, and nothing else is different."""
    table = position(
        "4 ..........│",
        dwarves={0: "k4"},
        mines={"k3": "gold turned", "k5": "silver"},
        treasures="gold silver gems",
        hands={0: "n w"},
    )
    bot = greedy()
    for left, way in (("gold", "north"), ("silver", "south"), ("gold", "north")):
        now = to_step_2(table.copy())
        now.treasure_owner = tuple([NONE if TREASURES[k] == left else 1 for k in now.treasure_kind])
        assert bot.choose(Sight(GAME, now, 0)).text == f"step {way}"


def test_thinking_leaves_the_table_alone() -> None:
    table, dice = GAME.new(5), Random(2)
    for _ in range(400):
        seat = table.to_move()
        if seat == NATURE:
            table.befall(dice)
            continue
        before = save(GAME, table)
        move, _ = greedy().explain(Sight(GAME, table, seat))
        assert save(GAME, table) == before
        table.play(move)
