"""Bad luck and odd cases: empty markets, Elders with nothing to do, closed doors."""

from __future__ import annotations

import pytest

from games.covenant.positions import (
    HALL,
    bare,
    chamber,
    coins,
    do,
    forge_area,
    gain,
    nature,
    on_track,
    options,
    play,
    put_enemy,
    question,
    ready,
    relics,
    rewards,
    row,
    solo,
    stock,
    traditions,
    turn,
)
from underhall.core.agenda import NOBODY
from underhall.core.pile import Pile
from underhall.core.saving import save
from underhall.games.covenant import GAME
from underhall.games.covenant.icons import GLORY, SUPPORT, TOOLS, TROLL, amount_of, kind_of
from underhall.games.covenant.rules.council import HearClan
from underhall.games.covenant.rules.elders_die import ElderRoll
from underhall.games.covenant.rules.rewards import Gain
from underhall.games.covenant.rules.solo import ElderTurn
from underhall.games.covenant.table import BLOCKED, Table, with_row

ELDERS = 1


def rich() -> Table:
    """Somebody who could pay for anything and reach everything, before empty markets."""
    table = bare(2, HALL)
    table.open_storage, table.extra_storage = (2, 0), (2, 0)
    stock(table, 0, "iron", "iron", "emerald", "emerald", "gold", "gold", "mythrall")
    on_track(table, 0, "mine", table.box.track_lengths[2])
    return table


@pytest.mark.parametrize("reward", ["coin", "tradition", "relic", "ransom", "forge", "adorn", "benefit"])
def test_cv_3_08_an_empty_market_gives_nothing_and_asks_nothing(reward: str) -> None:
    table = rich()
    before = save(GAME, table)
    assert gain(table, reward).over()
    assert save(GAME, table) == before


@pytest.mark.parametrize("reward", ["coin", "tradition", "relic", "ransom", "forge", "adorn", "benefit"])
def test_cv_3_06_the_same_market_with_a_tile_in_it_asks(reward: str) -> None:
    table = rich()
    for name, tile in (("coin", "mine"), ("relic", "horn"), ("tradition", "7")):
        row(table, name, "-", tile, "-", "-")
    row(table, "tool", "-", table.box.tools[0].name, "-", "-")
    row(table, "gold ornament", "strength", "-", "-")
    gain(table, reward)
    assert table.to_move() == 0
    assert len(table.options()) > 1


def test_cv_3_08_a_turn_among_empty_markets_ends_and_the_slots_stay_empty() -> None:
    table = rich()
    table.bags = tuple(Pile((0,) * len(bag.counts), 0) for bag in table.bags)
    turn(table)
    play(table, "assign 1 to pick", "dig")
    assert question(table) == "RevealChamber"
    table.backs = (table.box.backs.index(rewards("2 any")),) * 24
    play(table, options(table)[0], "gain iron", "gain iron")
    nature(table)
    assert table.over()
    assert all(slot == -1 for slots in table.rows for slot in slots)


def test_cv_14_07_a_council_among_empty_markets_resolves_coins_and_traditions() -> None:
    table = rich()
    table.bags = tuple(Pile((0,) * len(bag.counts), 0) for bag in table.bags)
    coins(table, 0, "crowned")
    traditions(table, 0, 17)
    do(table, HearClan(0))
    assert table.over()
    assert [event.key for event in table.journal or []][-2:] == ["clan_gains_glory", "clan_honours"]


def test_cv_4_04_no_dwarf_to_strengthen_and_the_turn_goes_on() -> None:
    """The only weak dwarf is the one at work."""
    table = bare(2, HALL)
    table.tavern = with_row(table.tavern, 0, (1, 0, 0, 3))
    relics(table, 0, "crown")
    turn(table)
    play(table, "pass", "assign 1 to axe", "done")
    assert options(table) == ["use crown", "pass"]
    glory = table.glory[0]
    play(table, "use crown")
    assert table.glory[0] == glory + 1
    assert question(table) == "TurnUp"
    assert sorted(table.dwarves(0)) == [1, 4, 4, 4]


def barren() -> Table:
    """Alone among empty markets: no enemies, no carts to place, nothing to build, all tracks at their end."""
    table = solo()
    table.revealed = table.side.chambers
    table.bags = tuple(Pile((0,) * len(bag.counts), 0) for bag in table.bags)
    table.carts_at = tuple((ELDERS,) * len(spaces) for spaces in table.carts_at)
    table.throne = (BLOCKED,) * len(table.throne)
    table.tracks = ((0, 0, 0), table.box.track_lengths)
    table.elder_forge = 0
    forge_area(table, ELDERS)
    return table


@pytest.mark.parametrize("card", range(16))
def test_cv_16_13_elders_with_nothing_to_do_get_what_is_left_of_the_card(card: int) -> None:
    table = barren()
    tool, gives = table.box.elders.card_tool[card], table.box.elders.card_gives[card]
    do(table, ElderTurn(ELDERS))
    table.play(table.moves.elder_card[card])
    assert table.to_move() == NOBODY
    fallback = {"pick": 0, "axe": 4, "compass": 5, "cart": 0}[TOOLS[tool]]
    plain = sum(amount_of(gift) for gift in gives if kind_of(gift) in (GLORY, SUPPORT))
    assert table.glory[ELDERS] == 5 + fallback + plain


@pytest.mark.parametrize("card", range(16))
def test_cv_16_04_a_card_does_its_steps_before_its_reward(card: int) -> None:
    table = ready(1)
    put_enemy(table, TROLL, chamber(table, "c3"))
    do(table, ElderTurn(ELDERS))
    table.play(table.moves.elder_card[card])
    assert isinstance(table.agenda[-1], ElderRoll)
    waiting = [item.rewards for item in table.agenda if isinstance(item, Gain)]
    assert waiting[0] == table.box.elders.card_gives[card]
    nature(table)
    assert table.over()
    assert table.elder_used == 1 << card
