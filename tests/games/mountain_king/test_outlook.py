"""What a choice is said to cost and bring is what it costs and brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from games.mountain_king.positions import (
    bribe,
    card,
    go,
    options,
    play,
    position,
    question,
    square,
    to_step_2,
)
from games.mountain_king.test_properties import EVERY_CASE, walk
from underhall.core.agenda import changed
from underhall.core.game import Outlook
from underhall.core.notation import Move
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import FAIR_WEIGHT, SILVER_TONGUE, SOFT_STONE, STANDS, SYMBOLS
from underhall.games.mountain_king.outlook import goods
from underhall.games.mountain_king.rules.paying import trade_price
from underhall.games.mountain_king.rules.spells import SendStatue
from underhall.games.mountain_king.rules.statues import HaulTo
from underhall.games.mountain_king.table import Table

WEIGHED = ("LayTunnel", "SeatTroll", "HaulTo", "SendStatue", "DedicateHall", "RecruitOrDig")
UNPAID = ("any", "mixed")


def looked_at(table: Table, text: str) -> Outlook:
    found = GAME.outlook(table, table.to_move(), table.notation().parse(text))
    assert found is not None
    return found


def weighed(table: Table, dice: Random) -> Iterator[tuple[Move, Outlook]]:
    """Some of the choices that have an outlook and do more than ask the next question."""
    moves = table.options()
    for move in dice.sample(moves, min(3, len(moves))):
        found = GAME.outlook(table, table.to_move(), move)
        if found is not None and not move.text.startswith(("dig", "trade")):
            yield move, found


def change(table: Table, move: Move) -> Counter[str]:
    """What the choice and its payments do to what the seat owns."""
    seat, tried = table.to_move(), table.copy()
    had = goods(tried, seat)
    tried.play(move)
    while question(tried) in ("GiveOne", "TradeInCascade"):
        tried.play(tried.options()[0])
    has = goods(tried, seat)
    has.subtract(had)
    return has


@EVERY_CASE
def test_an_outlook_is_what_happens(seats: int, teams: str, board: str) -> None:
    dice, seen = Random(seats), Counter[str]()
    for table in walk(seats, teams, board, seats):
        if question(table) not in WEIGHED:
            continue
        for move, found in weighed(table, dice):
            said = Counter(found.gives)
            said.subtract(found.costs)
            done = change(table, move)
            if question(table) == "LayTunnel":
                said["later-honor"] = done["later-honor"]
            for kind in ("honor", "later-honor"):
                assert said[kind] == done[kind], (move.text, kind)
            pieces = (*SYMBOLS, *UNPAID)
            assert sum(said[kind] for kind in pieces) == sum(done[kind] for kind in SYMBOLS), move.text
            if not any(kind in found.costs for kind in UNPAID) and not table.by_hand:
                assert {kind: said[kind] for kind in SYMBOLS} == {kind: done[kind] for kind in SYMBOLS}
            seen[question(table)] += 1
    assert {"LayTunnel", "SeatTroll", "RecruitOrDig"} <= set(seen)


def test_mk_6_07_a_dig_says_its_minerals_hammers_and_honor() -> None:
    tiles = "i3 at f3 turned 90, i2 at g3"
    table = position(storage={0: "3 iron, 3 hammer"}, tiles=tiles)
    to_step_2(table)
    assert looked_at(table, "dig i3 with iron") == Outlook({"iron": 3}, {"honor": 4}, {}, sure=True)
    play(table, "dig i3 with iron")
    assert looked_at(table, "lay i3 at j3").costs == {"iron": 3, "hammer": 3}
    table.charms |= SOFT_STONE
    assert looked_at(table, "lay i3 at j3").costs == {"iron": 3}


def test_mk_6_08_a_dig_says_what_it_unearths_and_where_a_workshop_may_stand() -> None:
    table = position(storage={0: "3 stone"}, statues={"f3": "moon"})
    to_step_2(table)
    play(table, "dig i3 with stone")
    found = looked_at(table, "lay i3 at f3 turned 90")
    assert found == Outlook(
        {"stone": 3}, {"honor": 3, "heartstone": 1, "moon-statue": 1}, {"site": 1}, sure=True
    )
    table.looted = 1 << square("f4")
    table.workshop_at = (0,) * len(table.workshop_at)
    found = looked_at(table, "lay i3 at f3 turned 90")
    assert found == Outlook({"stone": 3}, {"honor": 3, "moon-statue": 1}, {}, sure=True)


def test_mk_5_01_a_recruit_says_its_bribes_and_what_comes_with_it() -> None:
    table = position(storage={0: "2 coin"})
    bribe(table, "m1", "1 iron")
    table.horde_pedestals = changed(table.horde_pedestals, STANDS.index("m1"), 0)
    to_step_2(table)
    assert looked_at(table, "recruit m1") == Outlook(
        {"coin": 2}, {"iron": 1, "fire-pedestal": 1}, {}, sure=True
    )
    assert looked_at(table, "recruit b1") == Outlook({}, {}, {}, sure=True)
    table.charms |= SILVER_TONGUE
    assert looked_at(table, "recruit m1").costs == {"any": 2}


def test_mk_5_09_a_seat_says_what_the_cascade_yields() -> None:
    table = position(load={0: "coin on 1b"})
    to_step_2(table)
    go(table, "recruit b1")
    yields = Counter([SYMBOLS[symbol] for symbol in table.box.cards[card(table, "bogmar")].yields])
    assert looked_at(table, "place at 2a").gives == dict(yields + Counter(["stone"]))
    assert looked_at(table, "place at 2b").gives == dict(yields + Counter(["heartstone"]))


@pytest.mark.parametrize("buried", [0, 1])
def test_mk_9_07_a_statue_sent_by_a_spell_says_what_it_will_be_worth(buried: int) -> None:
    table = position(tiles="i3 at f3 turned 90", statues={"f2" if not buried else "g4": "fire"})
    table.agenda.append(SendStatue(0, 0, buried))
    here, there = [table.box.statue_honor[table.board().bands[square(name)]] for name in ("f2", "f4")]
    assert here != there
    assert looked_at(table, "to f4") == Outlook(
        {}, {"later-honor": there - (0 if buried else here)}, {}, sure=True
    )


def test_mk_9_07_a_statue_says_its_cart_and_what_it_will_be_worth() -> None:
    table = position(tiles="i3 at f3 turned 90", statues={"f2": "fire"}, storage={0: "1 cart"})
    table.agenda.append(HaulTo(0, 0))
    worth = [table.box.statue_honor[table.board().bands[square(name)]] for name in ("f2", "f4")]
    found = looked_at(table, "to f4")
    assert found.costs == {"cart": 1}
    assert found.gives.get("later-honor", 0) == worth[1] - worth[0]


def test_what_says_all_by_its_name_has_no_outlook() -> None:
    table = position(storage={0: "4 stone"})
    told = [text for text in options(table) if GAME.outlook(table, 0, table.notation().parse(text))]
    assert told == [move.text for move in table.moves.trade]


def test_mk_3_05_a_trade_says_its_rate() -> None:
    table = position(storage={0: "3 stone, 2 iron"})
    to_step_2(table)
    assert looked_at(table, "trade for coin") == Outlook({"any": 4}, {"coin": 1}, {}, sure=True)
    table.charms |= FAIR_WEIGHT
    assert looked_at(table, "trade for coin").costs == {"any": trade_price(table)}
    assert trade_price(table) < 4


def warned(table: Table, text: str) -> bool:
    found = GAME.outlook(table, 0, table.notation().parse(text))
    assert found is None or found.sure
    return found is not None and found.warns == ["nothing"]


def test_mk_4_07_a_spell_that_finds_nothing_is_warned_of() -> None:
    table = position(book="toll earth-rite drums", storage={0: "4 rune"})
    assert warned(table, "cast toll")
    assert not warned(table, "cast earth-rite")
    assert not warned(table, "trade for iron")
    bribe(table, "b1", "1 iron")
    assert not warned(table, "cast toll")


def test_mk_4_03_a_workshop_where_nothing_can_be_exchanged_is_warned_of() -> None:
    for storage, nothing in (("1 stone", False), ("1 coin", True)):
        table = position(
            tiles="i3 at f3 turned 90", workshops={"f5": "millstone"}, storage={0: f"{storage}, 1 rune"}
        )
        assert warned(table, "work at f5") is nothing


@pytest.mark.parametrize("start", ["f3", "f4"])
def test_mk_9_07_a_statue_carried_outwards_or_for_nothing_is_warned_of(start: str) -> None:
    table = position(tiles="i3 at f3 turned 90, i3 at h4", statues={start: "fire"}, storage={0: "1 cart"})
    to_step_2(table)
    go(table, "recruit b1", "place at 2c", f"haul from {start}")
    found = {text: looked_at(table, text).warns for text in options(table, "to ")}
    more = {text: honor_at(table, text.removeprefix("to ")) - honor_at(table, start) for text in found}
    assert found == {
        text: ["outwards"] if more[text] < 0 else [] if more[text] else ["idle"] for text in found
    }
    assert ["outwards"] in found.values()
    assert ([] if start == "f3" else ["idle"]) in found.values()


def test_mk_9_07_a_statue_sent_for_nothing_by_a_spell_is_warned_of() -> None:
    table = position(tiles="i3 at f3 turned 90, i3 at h4", statues={"f4": "fire"})
    table.agenda.append(SendStatue(0, 0, 0))
    assert looked_at(table, "to g4") == Outlook({}, {}, {}, sure=True, warns=["idle"])


def honor_at(table: Table, name: str) -> int:
    return table.box.statue_honor[table.board().bands[square(name)]]
