"""Chapter 19. Goals."""

from __future__ import annotations

from games.covenant.positions import (
    HALL,
    bare,
    built,
    coins,
    dwarves,
    gain,
    ornament,
    own_tool,
    relics,
    traditions,
)
from games.covenant.turned import beside_rich, turned
from underhall.games.covenant.powers.goals import worth
from underhall.games.covenant.table import Table, with_row


def glory(table: Table, number: int) -> int:
    """At any seat the same, whatever the others own."""
    found = worth(table, 0, number - 1)
    assert worth(turned(table, 1), 1, number - 1) == found
    assert worth(beside_rich(table, 0), 0, number - 1) == found
    assert worth(beside_rich(turned(table, 1), 1), 1, number - 1) == found
    return found


def test_cv_19_01_tools_the_printed_ones_included() -> None:
    table = bare(2)
    own_tool(table, 0, 1, "book")
    assert glory(table, 1) == 5


def test_cv_19_02_ornaments() -> None:
    table = bare(2)
    ornament(table, 0, "axe", "orc")
    ornament(table, 0, "pick", "goblin")
    assert glory(table, 2) == 4


def test_cv_19_03_structures_gained() -> None:
    table = bare(2)
    table.finished = (0b1011, 0)
    assert glory(table, 3) == 6


def test_cv_19_04_buildings_built() -> None:
    table = bare(2, HALL)
    built(table, 0, "house b2", "gate b2-b3", "pillar b2-b3-c3")
    assert glory(table, 4) == 3


def test_cv_19_05_pillars_built() -> None:
    table = bare(2, HALL)
    built(table, 0, "house b2", "gate b2-b3", "pillar b2-b3-c3")
    assert glory(table, 5) == 3


def test_cv_19_06_gates_built() -> None:
    table = bare(2, HALL)
    built(table, 0, "gate b2-b3", "gate c2-c3")
    assert glory(table, 6) == 6


def test_cv_19_07_coins() -> None:
    table = bare(2)
    coins(table, 0, "iron", "-", "road")
    assert glory(table, 7) == 4


def test_cv_19_08_traditions_the_first_included() -> None:
    table = bare(2)
    traditions(table, 0, 3, 30, 36)
    assert glory(table, 8) == 6


def test_cv_19_09_strength_of_all_dwarves() -> None:
    table = bare(2)
    dwarves(table, 0, 1, 3)
    table.posts = with_row(table.posts, 0, (4, 2, *[0] * 10))
    assert glory(table, 9) == 10


def test_cv_19_10_keys_the_first_two_and_tradition_24_included() -> None:
    table = bare(2)
    traditions(table, 0, 24)
    gain(table, "2 key")
    assert glory(table, 10) == 10


def test_cv_19_11_storage_spaces_tradition_24_included() -> None:
    table = bare(2)
    traditions(table, 0, 24)
    gain(table, "storage")
    assert glory(table, 11) == 7


def test_cv_19_12_kinds_of_relics_used_or_not() -> None:
    table = bare(2)
    relics(table, 0, "horn", "horn", "seal")
    table.used_relics = ((0, 1, 0, 0, 0, 0), table.used_relics[1])
    table.fresh_relics = ((0, 0, 0, 0, 0, 1), table.fresh_relics[1])
    assert glory(table, 12) == 8
    traditions(table, 0, 30)
    assert glory(table, 12) == 10
