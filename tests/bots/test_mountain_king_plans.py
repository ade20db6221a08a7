"""The greedy troll's plans: what it casts, visits and trades for is done in the same turn."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.mountain_king.positions import go, position, square, to_step_2
from underhall.bots.arena import simulate
from underhall.bots.bot import Sight
from underhall.bots.greedy import GreedyBot
from underhall.bots.waste import DOMINO, VISIT, Waste
from underhall.core.agenda import NATURE
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import CHARMS, HEARTSTONE
from underhall.games.mountain_king.rules.turn import Turn
from underhall.games.mountain_king.table import Table


def turn_of(table: Table) -> list[str]:
    """What the greedy troll does with this turn, choice by choice."""
    seat, bot, dice, done = table.to_move(), GreedyBot(Random(1)), Random(1), []
    table.agenda = [item for item in table.agenda if not isinstance(item, Turn)]
    while table.to_move() in (seat, NATURE):
        if table.to_move() == NATURE:
            table.befall(dice)
            continue
        move = bot.choose(Sight(GAME, table, seat))
        done.append(move.text)
        table.play(move)
    return done


def rest(done: list[str], after: str) -> list[str]:
    return done[done.index(after) + 1 :]


FULL = {
    "2a": "bogmar",
    "2b": "dribble",
    "2c": "cinderjaw",
    "3a": "sootbelly",
    "3b": "emberling",
    "4a": "hailgrin",
}
UP = "i3 at f3 turned 90"  # from the gate at f1 to the site at f5


def test_seeded_games_go_by_without_a_charm_or_a_visit_in_vain() -> None:
    wasted, cast, visits = Counter[str](), Counter[str](), 0
    for seats in (2, 4):
        for outcome in simulate(GAME, seats, ["greedy"], 6, seed=21):
            wasted.update(outcome.facts["in_vain"])
            cast.update(outcome.facts["casts"])
            visits += sum(outcome.facts["works"].values())
    assert sum(cast[charm] for charm in CHARMS) > 10
    assert visits > 100
    assert set(wasted) <= {DOMINO}
    assert wasted[DOMINO] <= 6


@pytest.mark.parametrize("seat", [0, 1])
def test_a_silver_tongue_is_cast_for_a_troll_that_is_then_bribed(seat: int) -> None:
    storage = {seat: "1 iron, 4 hammer, 1 rune"}
    done = turn_of(position(turn=seat, book="silver-tongue open-hands drums", storage=storage))
    assert done[:2] == ["cast silver-tongue", "follow the spell"]
    assert next(text for text in done if text.startswith("recruit"))[8] in "mt"


@pytest.mark.parametrize(
    "poor", [{"storage": {0: "1 rune, 1 stone"}}, {"storage": {0: "4 hammer, 1 rune"}, "council": {0: FULL}}]
)
def test_no_silver_tongue_without_means_or_seats(poor: dict[str, Any]) -> None:
    assert "cast silver-tongue" not in turn_of(position(book="silver-tongue open-hands drums", **poor))


def test_a_fair_weight_is_cast_for_a_trade_that_completes_a_tunnel() -> None:
    book = "fair-weight open-hands drums"
    done = turn_of(position(book=book, storage={0: "4 heartstone, 3 hammer, 1 rune"}))
    assert done[:2] == ["cast fair-weight", "follow the spell"]
    assert rest(done, "trade for heartstone")[:3] == ["give hammer"] * 3
    assert any(text.endswith("5 with heartstone") for text in done)
    poorer = position(book=book, storage={0: "4 heartstone, 2 hammer, 1 rune"})
    assert "cast fair-weight" not in turn_of(poorer)


def test_blended_walls_are_cast_for_a_mixed_tunnel_only() -> None:
    book = "blended-walls open-hands drums"
    done = turn_of(position(book=book, storage={0: "2 heartstone, 2 iron, 1 stone, 1 rune"}))
    assert done[:2] == ["cast blended-walls", "follow the spell"]
    assert any(text.endswith("5 with mixed") for text in done)
    assert "cast blended-walls" not in turn_of(position(book=book, storage={0: "5 stone, 1 rune"}))


def test_soft_stone_is_cast_for_rubble_only() -> None:
    """A statue lies under the rubble at i3; without the spell a hammer is missing."""
    book, near = "soft-stone open-hands drums", "i3 at g2, i2 at i2"
    table = position(book=book, storage={0: "3 stone, 1 rune"}, tiles=near, statues={"j3": "fire"})
    done = turn_of(table)
    assert done[:2] == ["cast soft-stone", "follow the spell"]
    assert table.networks[0] & table.board().rubble
    away = position(book=book, storage={0: "3 stone, 1 rune"}, gates=("f17", "p17"))
    assert "cast soft-stone" not in turn_of(away)


def test_brother_carts_are_cast_for_a_move_that_no_other_cart_can_make() -> None:
    """The council is full: no cascade will bring a cart of the right clan."""
    book, load = "brother-carts open-hands drums", {0: "fire-cart on 2c"}
    where = {"f2": "ice"}
    means = {0: "1 rune"}
    table = position(book=book, storage=means, council={0: FULL}, load=load, tiles=UP, statues=where)
    table.pedestals = (0, 1 << square("f4"), 0)
    done = turn_of(table)
    assert done[:2] == ["cast brother-carts", "follow the spell"]
    assert rest(done, "haul from f2")[0] == "to f4"
    own = position(book=book, storage=means, council={0: FULL}, load=load, tiles=UP, statues={"f2": "fire"})
    own.pedestals = (1 << square("f4"), 0, 0)
    assert "cast brother-carts" not in turn_of(own)


def test_a_workshop_is_visited_for_the_piece_that_completes_a_tunnel() -> None:
    mill = {"f5": "millstone"}
    done = turn_of(position(storage={0: "4 iron, 1 stone"}, workshops=mill, tiles=UP))
    assert done[:2] == ["work at f5", "use stone for iron"]
    assert any(text.endswith("5 with iron") for text in done)
    poorer = position(storage={0: "1 iron, 1 stone"}, workshops=mill, tiles=UP)
    assert "work at f5" not in turn_of(poorer)


def test_a_quartermaster_is_visited_while_a_cascade_can_still_come() -> None:
    hall = {"f5": "quartermaster"}
    done = turn_of(position(storage={0: "1 stone"}, workshops=hall, tiles=UP, load={0: "stone on 1a"}))
    assert done[:2] == ["work at f5", "store stone from 1a"]
    full = position(workshops=hall, tiles=UP, load={0: "stone on 1a"}, council={0: FULL})
    assert "work at f5" not in turn_of(full)


def test_a_domino_is_not_dug_in_a_dear_mineral_when_stone_would_do_or_a_troll_may_come() -> None:
    both = turn_of(position(storage={0: "2 stone, 2 iron"}))
    assert not any(text.startswith("dig i2") and "stone" not in text for text in both)
    for dear in ("2 iron", "2 heartstone"):
        assert any(text.startswith("recruit") for text in turn_of(position(storage={0: dear})))


def test_a_trade_completes_a_large_tunnel() -> None:
    done = turn_of(position(storage={0: "4 heartstone, 4 hammer"}))
    assert rest(done, "trade for heartstone")[:3] == ["give hammer"] * 3
    assert any(text.endswith("5 with heartstone") for text in done)


def test_mk_3_11_what_a_cascade_fills_up_again_is_traded_before_it() -> None:
    """Four stones lie on trolls below the new one: they buy a fifth heartstone, and come back."""
    council = {0: {"2a": "peatfoot", "2b": "rimebeard", "2c": "hailgrin"}}
    stones = "stone on 1a, stone on 2a, stone on 2a, stone on 2a"
    others = "iron on 1d, ice-cart on 2c, iron on 2c, stone on 2c"
    load = {0: f"{stones}, {others}"}
    table = position(council=council, load=load, storage={0: "3 heartstone"})
    to_step_2(table)
    go(table, "recruit b2")
    done = turn_of(table)
    assert done[0] == "trade for heartstone"
    assert [text[:4] for text in done[1:5]] == ["give"] * 4
    assert done[5].startswith("place at 3")
    assert table.wealth(0)[HEARTSTONE] == 5


def test_a_last_trade_buys_the_cart_that_brings_a_statue_home() -> None:
    means = {0: "3 hammer, 1 coin"}
    table = position(storage=means, council={0: FULL}, tiles=UP, statues={"f2": "fire"})
    table.pedestals = (1 << square("f4"), 0, 0)
    table.last_rounds = 0
    done = turn_of(table)
    assert rest(done, "trade for cart")[-2:] == ["haul from f2", "to f4"]


# What is counted


def noted(table: Table, *texts: str) -> dict[str, int]:
    """The waste of a turn that goes like this."""
    waste = Waste()
    for text in texts:
        move = table.notation().parse(text)
        waste.note(table, move)
        go(table, text)
    return waste.total(table)


def test_a_charm_is_wasted_unless_a_choice_makes_use_of_it() -> None:
    book = "silver-tongue fair-weight drums"
    cast = ("cast silver-tongue", "follow the spell", "go on")
    rich = {0: "9 hammer, 1 rune"}
    assert noted(position(book=book, storage=rich), *cast, "recruit b1") == {"silver-tongue": 1}
    assert noted(position(book=book, storage=rich), *cast, "recruit m1") == {}
    fair = ("cast fair-weight", "follow the spell", "go on")
    assert noted(position(book=book, storage=rich), *fair, "recruit b1", "place at 2a", "done") == {
        "fair-weight": 1
    }
    assert noted(position(book=book, storage=rich), *fair, "trade for coin", "recruit b1") == {}


def test_a_spell_is_wasted_when_all_stands_as_before() -> None:
    table = position(storage={0: "1 rune, 2 hammer"})
    assert noted(table, "cast earth-rite", "waive the spell", "recruit b1") == {"earth-rite": 1}
    assert noted(position(storage={0: "1 rune"}), "cast earth-rite", "take 2 iron", "recruit b1") == {}
    # Nobody sits in the second row, so the drums ask nothing.
    assert noted(position(storage={0: "1 rune"}), "cast drums", "recruit b1") == {"drums": 1}


def test_a_visit_is_wasted_when_nothing_is_made() -> None:
    mill = {"f5": "millstone"}
    table = position(storage={0: "1 iron, 1 stone"}, workshops=mill, tiles=UP)
    assert noted(table, "work at f5", "leave the workshop", "recruit b1") == {VISIT: 1}
    table = position(storage={0: "1 iron, 1 stone"}, workshops=mill, tiles=UP)
    assert noted(table, "work at f5", "use stone for iron", "recruit b1") == {}


def test_dominoes_are_counted_in_iron_and_heartstone() -> None:
    wealth = {0: "4 stone, 4 iron, 4 heartstone"}
    for mineral, wasted in (("stone", {}), ("iron", {DOMINO: 1}), ("heartstone", {DOMINO: 1})):
        assert noted(position(storage=wealth), "go on", f"dig i2 with {mineral}") == wasted
    assert noted(position(storage=wealth), "go on", "dig i3 with iron") == {}
