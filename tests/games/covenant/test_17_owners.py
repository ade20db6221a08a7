"""Chapter 17, continued. A tradition serves its owner, at any seat and in any turn order, and nobody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    built,
    do,
    forge_area,
    gain,
    imprison,
    nature,
    on_track,
    options,
    play,
    relics,
    row,
    solo,
    stock,
    tools,
    traditions,
    turn,
)
from underhall.core.agenda import changed
from underhall.games.covenant.icons import AXE, CART, COMPASS, PICK
from underhall.games.covenant.rules.clan_turn import strength
from underhall.games.covenant.rules.council import CheckKeys, HearClan, ScoreDungeon
from underhall.games.covenant.rules.dig import AfterReveal
from underhall.games.covenant.rules.elders_scoring import ElderCouncil, ElderFinalScoring
from underhall.games.covenant.rules.fight import Fight
from underhall.games.covenant.rules.final_scoring import FinalScoring, column_count, penalty
from underhall.games.covenant.rules.solo import ElderTurn
from underhall.games.covenant.table import Table

SEATS = 3
ELDERS = 1
Scene = Callable[[Table, int], object]


def stronger(post: str, action: int) -> Scene:
    def scene(table: Table, seat: int) -> object:
        return strength(at_work(table, post, 2, seat), seat, action)

    return scene


def delivers_iron(table: Table, seat: int) -> object:
    stock(table, seat, "iron")
    return play(gain(table, "throne", seat), "deliver iron to the throne").glory[seat]


def scores_a_set(table: Table, seat: int) -> object:
    imprison(table, seat, "got")
    return do(table, ScoreDungeon(seat)).glory[seat]


def finds_gold(table: Table, seat: int) -> object:
    do(table, AfterReveal(seat, 1))
    return table.glory[seat], table.tracks[seat]


def adorns(table: Table, seat: int) -> object:
    row(table, "gold ornament", "orc", "-", "-")
    stock(table, seat, "emerald")
    return nature(play(gain(table, "adorn", seat), "adorn axe with gold 1")).glory[seat]


def takes_a_die(table: Table, seat: int) -> object:
    gain(table, "orc", seat)
    return options(play(table, "defeat orc at c3"))


def fights(table: Table, seat: int) -> object:
    return options(do(table, Fight(seat, 2)))


def meets(table: Table, seat: int) -> object:
    """A council in which there is something for every fire."""
    row(table, "coin", "golden", "-", "-", "-")
    stock(table, seat, "gold")
    relics(table, seat, "horn", "seal")
    built(table, seat, "gate c3-c4", "house b2")
    table.finished = changed(table.finished, seat, 0b1000)
    do(table, HearClan(seat))
    return options(table) if table.to_move() == seat else None, table.glory[seat]


def forges(table: Table, seat: int) -> object:
    tools(table, "axe emerald gold", "-", "-", "-")
    stock(table, seat, "iron", "emerald")
    return options(play(gain(table, "forge", seat), "forge tool 1 at place 3"))


def seeks_a_relic(table: Table, seat: int) -> object:
    row(table, "relic", "horn", "-", "seal", "crown")
    return options(gain(table, "relic", seat))


def achieves(table: Table, seat: int) -> object:
    marks = [i for i, space in enumerate(table.box.tracks[0]) if space.achievement]
    on_track(table, seat, "court", marks[0])
    gain(table, "court", seat)
    return table.support[seat], table.glory[seat]


def completes_a_site(table: Table, seat: int) -> object:
    stock(table, seat, "iron")
    play(at_work(table, "cart", 1, seat), "transport", "go to gate 1", "deliver iron")
    return table.support[seat], table.tracks[seat]


def uses_a_relic(table: Table, seat: int) -> object:
    relics(table, seat, "horn")
    row(table, "relic", "banner", "-", "-", "seal")
    return options(turn(table, seat))


def ends(table: Table, seat: int) -> object:
    table.goals = ((3, 8),) * table.seats
    return do(table, FinalScoring()).achievements(seat)


def has_room(table: Table, seat: int) -> object:
    return table.keys(seat), table.storage(seat)


def builds_a_second(table: Table, seat: int) -> object:
    built(table, seat, "house b2")
    return options(gain(table, "workshop", seat))


def is_at_home(table: Table, seat: int) -> object:
    built(table, seat, "house c3")
    return penalty(table, seat)


def builds_a_workshop(table: Table, seat: int) -> object:
    return play(gain(table, "workshop", seat), "build workshop at b3").support[seat]


def is_poor(table: Table, seat: int) -> object:
    row(table, "coin", "golden", "-", "-", "crowned")
    table.glory = (0,) * table.seats
    return options(gain(table, "coin", seat))


def builds_a_house(table: Table, seat: int) -> object:
    return options(play(gain(table, "house", seat), "build house at c3"))


def counts_relics(table: Table, seat: int) -> object:
    relics(table, seat, "horn")
    return column_count(table, seat, PICK)


def checks_keys(table: Table, seat: int) -> object:
    imprison(table, seat, "gggg")
    return options(do(table, CheckKeys(seat)))


def builds_beside(table: Table, seat: int) -> object:
    built(table, (seat + 1) % SEATS, "pillar b2-b3-c3", "gate b2-b3")
    forge_area(table, seat, pillars=1, gates=1)
    return options(play(at_work(table, "compass", 2, seat), "build", "plan pillar or gate"))


def builds(what: str) -> Scene:
    def scene(table: Table, seat: int) -> object:
        forge_area(table, seat, pillars=1, gates=1)
        plan = play(at_work(table, "compass", 2, seat), "build", "plan pillar or gate")
        return options(play(plan, f"build {what}"))

    return scene


SCENES: dict[int, Scene] = {
    1: stronger("pick", PICK),
    2: stronger("cart", CART),
    3: stronger("axe", AXE),
    4: stronger("compass", COMPASS),
    5: delivers_iron,
    6: scores_a_set,
    7: finds_gold,
    8: finds_gold,
    9: adorns,
    10: takes_a_die,
    11: fights,
    12: meets,
    13: forges,
    14: seeks_a_relic,
    15: achieves,
    16: meets,
    17: meets,
    18: completes_a_site,
    19: meets,
    20: uses_a_relic,
    21: meets,
    22: ends,
    23: achieves,
    24: has_room,
    25: builds_a_second,
    26: is_at_home,
    27: builds_a_workshop,
    28: is_poor,
    29: builds_a_house,
    30: counts_relics,
    31: checks_keys,
    32: builds_beside,
    33: builds_beside,
    34: builds("pillar at b2-c2-c3"),
    35: builds("gate at b2-c2"),
    36: meets,
}
MOUNTAIN = HALL.replace("c3 black mythrall 2", "c3 black mythrall 2 ot")


def scene(number: int, seat: int, first: int, *owners: int) -> object:
    """What comes of the scene of a tradition when these seats keep it."""
    table = bare(SEATS, MOUNTAIN)
    table.first = first
    for owner in owners:
        traditions(table, owner, number)
    return SCENES[number](table, seat)


@pytest.mark.parametrize("first", range(SEATS))
@pytest.mark.parametrize("number", SCENES)
def test_cv_17_00_a_tradition_works_at_every_seat_and_for_nobody_else(number: int, first: int) -> None:
    plain = scene(number, 0, 0)
    kept = scene(number, 0, 0, 0)
    assert kept != plain
    for seat in range(SEATS):
        others = [other for other in range(SEATS) if other != seat]
        assert scene(number, seat, first, seat) == kept
        assert scene(number, seat, first, *others) == plain
        assert scene(number, seat, first, seat, *others) == kept


@pytest.mark.parametrize("number", SCENES)
def test_cv_17_00_all_other_traditions_together_do_not_do_what_one_does(number: int) -> None:
    """What the 35 others change, if anything, is not what this one changes."""
    table = bare(SEATS, MOUNTAIN)
    others = [other for other in SCENES if other != number and SCENES[other] is not SCENES[number]]
    traditions(table, 1, *others)
    without = SCENES[number](table, 1)
    table = bare(SEATS, MOUNTAIN)
    traditions(table, 1, number, *others)
    assert SCENES[number](table, 1) != without


def elders_alone(*numbers: int) -> object:
    """Twelve turns, three councils and the end of the Elders, while the player keeps these traditions."""
    table = solo(MOUNTAIN)
    traditions(table, 0, *numbers)
    for name, tiles in (
        ("rubble", ("iron", "gold", "iron", "iron", "emerald")),
        ("relic", ("horn", "seal", "crown", "banner")),
        ("coin", ("iron", "golden", "road", "mine")),
        ("tradition", ("5", "18", "28", "11")),
    ):
        row(table, name, *tiles)
    table.backs = tuple(back % len(table.box.backs) for back in range(len(table.backs)))
    for era in (1, 2, 3):
        table.era = era
        nature(do(table, *[ElderTurn(ELDERS) for _ in range(4)], ElderCouncil(ELDERS)), era)
    nature(do(table, ElderFinalScoring(ELDERS)))
    assert table.built(ELDERS)
    assert table.structures(ELDERS)
    assert sum(table.dungeon[ELDERS])
    return table.glory[ELDERS], table.tracks[ELDERS], table.buildings, table.elder_tiles, table.results


@pytest.mark.parametrize("number", SCENES)
def test_cv_16_19_no_tradition_of_the_player_changes_anything_for_the_elders(number: int) -> None:
    assert elders_alone(number) == elders_alone()


def test_every_tradition_has_its_scene() -> None:
    assert sorted(SCENES) == list(range(1, 37))
