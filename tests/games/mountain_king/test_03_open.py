"""Chapter 3, continued. MK-3.08: what lies open is seen as it lies, by everybody; copies hold all of it."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from games.mountain_king.positions import bribe, mask_of, play, position, square
from underhall.core.agenda import SPECTATOR, changed
from underhall.core.fixed import fields
from underhall.core.grid import fields_of
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import NONE, STANDS
from underhall.games.mountain_king.rules.scoring import ScoreGame
from underhall.games.mountain_king.table import Table

AS_IT_LIES = (
    *("seats", "side", "first", "honor", "crowns", "crowns_left", "last_rounds", "storage", "held"),
    *("council", "laden", "under", "horde", "bribes", "horde_pedestals", "bag", "workshops", "workshop_at"),
    *("spells_under", "book", "runes", "charms", "statues", "statue_clans", "track_owner", "stacks"),
    *("altars", "gates", "kinds", "track"),
)
SETS = ("halls", "looted")
ROWS_OF_SETS = ("pedestals", "regions", "networks")


def busy() -> Table:
    """Something lies everywhere, and nowhere the same for two seats."""
    table = position(
        seats=4,
        turn=2,
        first=3,
        tiles="i3 at f3 turned 90, i3 at g3 turned 90, i3 at p15 turned 90, i2 at k9",
        halls="stonemasons-house at f3 turned 90",
        storage={0: "1 stone", 1: "2 iron, 1 cart", 2: "3 rune, 2 coin", 3: "4 hammer"},
        held={0: "fire", 1: "ice", 2: "moon moon", 3: "fire ice"},
        council={0: {"2a": "sootbelly"}, 2: {"2b": "flintnose"}, 3: {"2c": "hailgrin"}},
        load={0: "coin on 1b, fire-cart on 2a", 2: "iron on 2b", 3: "stone on 1a"},
        statues={"p14": "fire", "k9": "moon"},
        workshops={"f5": "millstone", "p13": "quarry"},
        supply="foundry toolmaker",
    )
    bribe(table, "b2", "1 coin, 1 iron")
    table.honor, table.crowns = (3, 5, 7, 11), (0, 5, 0, 0)
    table.crowns_left, table.last_rounds = (3,), 1
    table.runes, table.charms = (1, 0, 2), 5
    table.under = ((1,), (), (40, 41))
    table.spells_under = (3, 4)
    table.horde_pedestals = changed(table.horde_pedestals, 6, 2)
    table.bag = (5, 4, 3)
    table.track_owner = (2, NONE, 0) + (NONE,) * 12
    table.pedestals = (mask_of("p15"), mask_of("k9"), 0)
    table.looted = mask_of("f4 e4")
    return table


@pytest.mark.parametrize("seat", [0, 1, 2, 3, SPECTATOR])
def test_mk_3_08_everybody_sees_the_open_table_as_it_lies(seat: int) -> None:
    table = busy()
    seen = asdict(GAME.view(table, seat))
    for name in AS_IT_LIES:
        held = getattr(table, name)
        rows = (
            [list(row) if isinstance(row, tuple) else row for row in held]
            if isinstance(held, tuple)
            else held
        )
        assert seen[name] == rows, name
    for name in SETS:
        assert seen[name] == fields_of(getattr(table, name)), name
    for name in ROWS_OF_SETS:
        assert seen[name] == [fields_of(mask) for mask in getattr(table, name)], name
    assert (seen["seat"], seen["to_move"], seen["question"]) == (seat, 2, "SpellAndWorkshop")
    assert (seen["teams"], seen["hide_tokens"], seen["by_hand"]) == (False, False, False)
    assert (seen["scores"], seen["results"]) == ([3, 5, 7, 11], [])
    assert seen["deck_sizes"] == [
        deck.bit_count() + lying for deck, lying in zip(table.decks, (1, 0, 2), strict=True)
    ]
    assert seen["spell_deck"] == 14 + 2
    assert seen["draft"] == ([] if seat == SPECTATOR else [NONE] * 4)
    assert seen["hand"] == []


def test_mk_4_10_the_open_entrances_of_every_site_are_seen() -> None:
    table = busy()
    entrances = dict(zip(table.board().sites, GAME.view(table, 1).entrances, strict=True))
    assert entrances[square("f5")] == 1
    assert sum(entrances.values()) == sum(table.open_sides(site) for site in table.board().sites)
    assert {site for site, count in entrances.items() if count} == {square("f5"), square("p13")}


def test_mk_5_01_the_prices_seen_are_the_bribes_to_lay() -> None:
    table = busy()
    table.horde = changed(table.horde, STANDS.index("b3"), NONE)
    assert GAME.view(table, 0).prices == [0] * 5 + [2, 1, 1, 2] + [4, 4, 4]


def test_mk_9_04_at_the_end_all_results_are_seen() -> None:
    table = busy()
    table.agenda.clear()
    table.then(ScoreGame())
    table.advance()
    seen = GAME.view(table, 3)
    assert [sum(result.values()) for result in seen.results] == seen.scores == table.scores()
    assert (seen.to_move, seen.question, seen.details) == (-2, "", {})


def test_mk_3_08_a_hidden_token_is_hidden_from_all_but_its_owner_until_the_end() -> None:
    table = position(seats=4, options={"hide_tokens": "yes"})
    table.track_owner = (2, NONE, 0) + (NONE,) * 12
    for seat, hidden in ((0, {0}), (1, {0, 2}), (2, {2}), (3, {0, 2}), (SPECTATOR, {0, 2})):
        track = GAME.view(table, seat).track
        assert {at for at, value in enumerate(track) if value == NONE} == hidden
    table.agenda.clear()
    table.then(ScoreGame())
    table.advance()
    assert GAME.view(table, 1).track == list(table.track)


def test_mk_3_01_a_copy_holds_all_that_its_table_holds_and_goes_its_own_way() -> None:
    table = busy()
    other = table.copy()
    for name in fields(table):
        if name != "journal":
            assert getattr(other, name) == getattr(table, name), name
    before = {name: getattr(table, name) for name in fields(table) if name not in ("agenda", "journal")}
    play(other, "cast earth-rite", "take 3 stone")
    assert {name: getattr(table, name) for name in before} == before


def test_mk_9_06_9_07_what_every_tunnel_would_score_is_seen() -> None:
    """A statue outside all networks scores nothing; a hall its lower number."""
    table = busy()
    standing = dict(zip(table.regions, GAME.view(table, 0).standing, strict=True))
    hall = table.box.halls[[hall.name for hall in table.box.halls].index("stonemasons-house")]
    assert standing[table.regions[table.region_at(square("f3"))]] == hall.low
    assert standing[table.regions[table.region_at(square("k9"))]] == 0
    band = table.board().bands[square("p14")]
    assert standing[table.regions[table.region_at(square("p14"))]] == table.box.statue_honor[band]
    table.pedestals = (mask_of("p14"), 0, 0)
    standing = dict(zip(table.regions, GAME.view(table, 0).standing, strict=True))
    assert standing[table.regions[table.region_at(square("p14"))]] == 2 * table.box.statue_honor[band]
    table.statues = changed(table.statues, 2, square("f3"))
    standing = dict(zip(table.regions, GAME.view(table, 0).standing, strict=True))
    assert standing[table.regions[table.region_at(square("f3"))]] == hall.high
