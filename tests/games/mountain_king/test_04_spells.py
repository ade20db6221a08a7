"""Chapter 4, second part. Spells."""

from __future__ import annotations

import pytest

from games.mountain_king.positions import (
    HORDE,
    bribe,
    bribes_on,
    card,
    go,
    horde_at,
    lying,
    mask_of,
    network,
    options,
    pedestals_held,
    play,
    position,
    question,
    refused,
    spell,
    square,
    stored,
    told,
    troll_at,
)
from underhall.core.agenda import changed
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import CHARMS, NONE, STANDS
from underhall.games.mountain_king.rules.statues import own_statues
from underhall.games.mountain_king.rules.turn import Turn
from underhall.games.mountain_king.table import HALL, Table

TUNNEL = "i3 at f3 turned 90"


def casting(name: str, **position_of: object) -> Table:
    """Seat 1 has cast the spell and is asked what it shall do."""
    storage = dict(position_of.pop("storage", {}))  # type: ignore[call-overload]
    storage[0] = ", ".join(filter(None, [storage.get(0, ""), "1 rune"]))
    others = [other for other in ("earth-rite", "soft-stone", "drums") if other != name]
    book = " ".join([name, *others[:2]])
    table = position(book=book, storage=storage, **position_of)  # type: ignore[arg-type]
    play(table, f"cast {name}")
    return table


def test_mk_4_01_a_rune_lies_on_the_card_and_its_text_is_followed() -> None:
    table = position(storage={0: "1 rune"})
    play(table, "cast earth-rite", "take 2 iron")
    assert table.runes == (1, 0, 0)
    assert stored(table) == "2 iron"


def test_mk_4_01_the_whole_effect_may_be_waived_the_rune_is_spent() -> None:
    table = casting("earth-rite")
    play(table, "waive the spell")
    assert table.runes == (1, 0, 0)
    assert stored(table) == ""
    assert told(table, "waives")


def test_mk_4_01_without_a_rune_or_from_outside_the_book_no_spell_is_cast() -> None:
    table = position(storage={0: "4 stone"})
    assert refused(table, "cast earth-rite") == ("MK-4.01", "too_few")
    assert refused(table, "cast toll") == ("MK-4.01", "not_in_book")


def test_mk_4_02_with_the_third_rune_the_card_goes_under_the_deck() -> None:
    table = position(storage={0: "1 rune"})
    table.runes = (2, 1, 0)
    table.advance()
    play(table, "cast earth-rite", "take 3 stone")
    assert table.to_move() < 0
    assert stored(table) == "3 stone"
    play(table, "turn up toll")
    assert table.runes == (0, 1, 0)
    assert table.book[0] == spell(table, "toll")
    assert table.spells_under == (spell(table, "earth-rite"),)


def test_mk_4_02_when_the_deck_is_through_the_faded_come_again_in_order() -> None:
    table = position(storage={0: "1 rune"})
    table.runes = (2, 0, 0)
    table.spell_deck = 0
    table.spells_under = (spell(table, "toll"), spell(table, "divining"))
    table.advance()
    play(table, "cast earth-rite", "take 3 stone")
    assert options(table) == ["turn up toll"]
    play(table, "turn up toll")
    assert table.spells_under == (spell(table, "divining"), spell(table, "earth-rite"))


def test_mk_example_8_a_second_rune_stays_a_third_makes_the_spell_leave() -> None:
    table = position(storage={0: "1 rune"})
    table.runes = (1, 0, 0)
    table.advance()
    play(table, "cast earth-rite", "take 3 stone")
    assert (table.runes[0], table.book[0]) == (2, spell(table, "earth-rite"))
    table = position(storage={0: "1 rune"})
    table.runes = (2, 0, 0)
    table.advance()
    go(table, "cast earth-rite", "take 3 stone")
    assert table.runes[0] == 0
    assert table.book[0] != spell(table, "earth-rite")


def test_mk_4_06_a_dig_by_spell_may_found_a_workshop_used_in_the_same_step() -> None:
    table = casting("swift-dig", storage={0: "4 stone"}, supply="millstone")
    play(table, "dig i3 with stone", "lay i3 at f3 turned 90", "found millstone")
    assert question(table) == "SpellAndWorkshop"
    play(table, "work at f5", "use stone for iron")
    assert stored(table) == "1 iron, 1 heartstone"


def test_mk_4_06_spell_and_workshop_are_not_mixed() -> None:
    table = position(tiles=TUNNEL, workshops={"f5": "quarry"}, storage={0: "2 heartstone, 1 rune"})
    play(table, "cast earth-rite")
    assert refused(table, "work at f5") == ("MK-4.07", "not_by_this_spell")


def test_mk_4_07_an_impossible_effect_is_waived() -> None:
    for name in ("cave-in", "divining", "elevation", "drums", "open-hands", "toll", "stir-the-buried"):
        table = casting(name)
        assert table.runes[0] == 1
        assert question(table) == "RecruitOrDig"


def test_mk_4_07_of_a_choice_one_option_is_done_in_full() -> None:
    results = set()
    for gift in ("3 stone", "2 iron", "1 heartstone"):
        table = casting("earth-rite")
        assert options(table) == ["waive the spell", "take 3 stone", "take 2 iron", "take 1 heartstone"]
        play(table, f"take {gift}")
        results.add(stored(table))
    assert results == {"3 stone", "2 iron", "1 heartstone"}


def test_mk_4_07_what_the_earth_gives_is_told_by_amount_and_resource() -> None:
    """So that any language can count it."""
    told = {move.text: move.words for move in casting("earth-rite").moves.take}
    assert told["take 3 stone"] == {"gift": "3 stone", "amount": 3, "resource": "stone"}
    assert told["take 1 heartstone"]["resource"] == "heartstone"


def test_mk_4_08_a_charm_outlives_its_card_and_lapses_with_the_turn() -> None:
    table = position(book="soft-stone earth-rite drums", storage={0: "1 rune, 2 coin"})
    table.runes = (2, 0, 0)
    table.advance()
    go(table, "cast soft-stone", "follow the spell")
    assert table.book[0] != spell(table, "soft-stone")
    assert table.charms
    go(table, "recruit b1", "place at 2a")
    while table.to_move() == 0:
        play(table, "done")
    assert table.charms == 0


def test_mk_4_08_a_charm_may_be_waived() -> None:
    table = casting("soft-stone")
    assert options(table) == ["follow the spell", "waive the spell"]
    assert refused(table, "go on") == ("MK-4.08", "not_now")
    play(table, "waive the spell")
    assert table.charms == 0


def test_mk_4_09_silver_tongue_bribes_with_any_mix_but_clan_carts() -> None:
    table = casting(
        "silver-tongue",
        storage={0: "1 stone"},
        council={0: {"2a": "sootbelly"}},
        load={0: "fire-cart on 2a, iron on 1d"},
    )
    play(table, "follow the spell")
    assert "recruit m1" in options(table)
    assert options(table, "recruit t") == []
    play(table, "recruit m1")
    assert options(table) == ["give stone", "give iron"]
    assert refused(table, "give fire-cart from 2a") == ("MK-5.10", "not_accepted")
    play(table, "give iron")
    assert (bribes_on(table, "b1"), bribes_on(table, "b2")) == ("1 iron", "1 stone")


def test_mk_4_09_the_number_of_bribes_stays_five_for_the_top() -> None:
    table = casting("silver-tongue", storage={0: "5 stone, 2 iron"})
    play(table, "follow the spell", "go on", "recruit t1")
    owed = []
    while question(table) == "GiveOne":
        owed.append(GAME.view(table, 0).details["owed"])
        play(table, options(table)[0])
    assert owed == [5, 4, 3, 2, 1]
    assert sum(sum(row) for row in table.bribes) == 5
    assert all(sum(table.bribes[STANDS.index(s)]) == 1 for s in ("m1", "m2", "b1", "b2", "b3"))


def test_mk_4_13_elevation_puts_a_level_3_troll_in_place_of_a_level_2() -> None:
    table = casting(
        "elevation", council={0: {"2a": "pyre-hag"}}, load={0: "fire-cart on 2a, coin on 2a, coin on 1b"}
    )
    bribe(table, "t2", "1 coin, 1 iron")
    assert options(table) == ["waive the spell", "elevate 2a"]
    assert refused(table, "elevate 1a") == ("MK-4.13", "not_by_this_spell")
    play(table, "elevate 2a")
    assert options(table) == ["with t1", "with t2", "with t3"]
    assert refused(table, "with b1") == ("MK-4.13", "level_three_only")
    play(table, "with t2")
    assert question(table) == "ChoosePedestal"
    go(table, "take pedestal moon")
    assert troll_at(table, "2a") == "lord-of-peat"
    assert lying(table) == {"1b": "coin"}
    assert stored(table) == "1 iron, 1 coin"
    assert pedestals_held(table) == "moon"
    assert table.under[1] == (card(table, "pyre-hag"),)
    assert horde_at(table, "t2") not in ("", "lord-of-peat")
    assert question(table) == "RecruitOrDig"


def test_mk_4_13_without_a_level_3_troll_in_the_horde_it_is_waived() -> None:
    table = position(
        book="elevation earth-rite drums", storage={0: "1 rune"}, council={0: {"2a": "pyre-hag"}}
    )
    table.horde = (*table.horde[:9], NONE, NONE, NONE)
    play(table, "cast elevation")
    assert question(table) == "RecruitOrDig"


def test_mk_4_13_retirement_is_checked() -> None:
    table = casting("elevation", council={0: {"2a": "pyre-hag"}})
    bribe(table, "b2", "4 coin")
    go(table, "elevate 2a", "with t1", "take no pedestal")
    assert bribes_on(table, "b2") == ""
    assert horde_at(table, "b2") != "sludge-nan"


def test_mk_4_01_swift_dig_digs_at_once_and_step_2_stays_a_must() -> None:
    table = casting("swift-dig", storage={0: "4 stone"})
    assert refused(table, "dig i2 with iron") == ("MK-6.01", "too_few_minerals")
    assert refused(table, "recruit b1") == ("MK-4.01", "not_by_this_spell")
    play(table, "dig i2 with stone", "lay i2 at g1")
    assert network(table) == "f1 g1 h1"
    assert question(table) == "RecruitOrDig"
    assert "dig i2 with stone" in options(table)
    table = casting("swift-dig", storage={0: "4 stone"})
    play(table, "waive the spell")
    assert told(table, "waives")


def test_mk_4_01_lone_shaft_touches_no_network() -> None:
    table = casting("lone-shaft", storage={0: "3 stone"})
    play(table, "dig i3 with stone")
    assert refused(table, "lay i3 at h1") == ("MK-6.06", "touches_network")
    assert refused(table, "lay i3 at n1") == ("MK-6.05", "touches_rival")
    play(table, "lay i3 at k7")
    assert network(table) == "f1"
    assert table.honor[0] == table.box.honor[0][1]
    assert table.region_at(square("k7")) != NONE


def test_mk_4_01_soft_stone_makes_rubble_cost_nothing() -> None:
    table = casting("soft-stone", tiles="i3 at f3 turned 90, i2 at g3", storage={0: "3 stone"})
    play(table, "follow the spell", "dig i3 with stone", "lay i3 at j3")
    assert stored(table) == "1 cart"


def test_mk_4_01_blended_walls_mix_minerals_and_score_as_stone() -> None:
    table = casting("blended-walls", storage={0: "1 stone, 1 iron, 2 heartstone"})
    play(table, "follow the spell", "go on")
    assert options(table, "dig i") == ["dig i2 with heartstone", "dig i2 with mixed", "dig i3 with mixed"]
    play(table, "dig i3 with mixed", "lay i3 at h1")
    assert options(table) == ["give stone", "give iron", "give heartstone"]
    play(table, "give iron", "give stone")
    assert table.honor[0] == table.box.honor[0][1]
    assert stored(table) == "1 heartstone"


def test_mk_6_01_without_blended_walls_minerals_do_not_mix() -> None:
    table = position(storage={0: "2 stone, 1 iron"})
    assert refused(table, "dig i3 with mixed") == ("MK-6.01", "one_mineral")


def test_mk_6_06_cave_in_cuts_tiles_off() -> None:
    table = casting("cave-in", tiles="i3 at f3 turned 90, i2 at g4", statues={"h4": "fire", "f3": "ice"})
    table.pedestals = (1 << square("f2"), 0, 0)
    stacks = table.stacks
    assert options(table) == ["waive the spell", "collapse f2", "collapse g4"]
    play(table, "collapse f2")
    assert network(table) == "f1"
    assert stored(table) == "2 stone"
    assert table.stacks == changed(stacks, 1, stacks[1] + 1)
    assert table.pedestals == (0, 0, 0)
    assert table.region_at(square("h4")) != NONE
    assert table.region_at(square("f3")) == NONE


def test_mk_4_01_cave_in_leaves_halls_and_remainders_alone() -> None:
    table = casting(
        "cave-in",
        tiles="i3 at f3 turned 90, i3 at g3 turned 90, i3 at h3 turned 90",
        halls="stonemasons-house at g3",
    )
    assert question(table) == "RecruitOrDig"
    assert len(network(table).split()) == 10


def test_mk_4_01_divining_takes_what_lies_next_to_the_network() -> None:
    table = casting("divining", tiles="i2 at f2 turned 90")
    assert options(table) == ["waive the spell", "divine f4"]
    play(table, "divine f4")
    assert stored(table) == "1 heartstone"
    play(table, "recruit b1", "place at 2c")
    table = position(tiles="i2 at f2 turned 90", storage={0: "2 stone"})
    table.looted = 1 << square("f4")
    play(table, "dig i2 with stone", "lay i2 at f4")
    assert stored(table) == ""


def test_mk_4_01_drums_start_the_cascade_of_a_second_row_troll() -> None:
    table = casting("drums", council={0: {"2b": "flintnose"}})
    assert options(table) == ["waive the spell", "drum for 2b"]
    play(table, "drum for 2b")
    assert lying(table) == {"1b": "coin", "1c": "heartstone", "2b": "iron coin fire-cart"}


def test_mk_4_01_open_hands_move_everything_from_one_troll_to_storage() -> None:
    table = casting(
        "open-hands", council={0: {"2a": "cinderjaw"}}, load={0: "fire-cart on 2a, stone on 2a, coin on 1b"}
    )
    play(table, "unload 2a")
    assert stored(table) == "1 stone, 1 cart"
    assert lying(table) == {"1b": "coin"}


def test_mk_4_01_toll_takes_the_bribes_of_one_troll() -> None:
    table = position(book="toll earth-rite drums", storage={0: "1 rune"})
    bribe(table, "b2", "2 coin, 1 iron")
    bribe(table, "b3", "1 coin")
    play(table, "cast toll")
    assert options(table) == ["waive the spell", "toll from b2", "toll from b3"]
    play(table, "toll from b2")
    assert stored(table) == "1 iron, 2 coin"
    assert (bribes_on(table, "b2"), bribes_on(table, "b3")) == ("", "1 coin")


def test_mk_4_01_fair_weight_makes_a_trade_cost_three() -> None:
    table = casting("fair-weight", storage={0: "3 coin"})
    assert options(table, "trade") == []
    play(table, "follow the spell", "trade for iron")
    assert stored(table) == "1 iron"


def test_mk_4_01_wandering_stone_sends_a_statue_anywhere_in_the_network() -> None:
    table = casting("wandering-stone", tiles="i3 at f3 turned 90, i3 at h4, i3 at k4", statues={"f2": "moon"})
    assert options(table) == ["waive the spell", "haul from f2"]
    play(table, "haul from f2")
    assert refused(table, "to f2") == ("MK-4.01", "not_by_this_spell")
    play(table, "to l4")
    assert table.statues[0] == square("l4")


def test_mk_4_01_wandering_stone_needs_a_free_square() -> None:
    table = casting("wandering-stone", statues={"f1": "moon"})
    assert question(table) == "RecruitOrDig"


def test_mk_4_01_stir_the_buried_brings_a_statue_into_a_tunnel_beside_it() -> None:
    table = casting("stir-the-buried", tiles="i3 at f3 turned 90, i2 at g3, i3 at h4")
    assert options(table) == ["waive the spell", "stir h2"]
    play(table, "stir h2")
    assert options(table) == ["to g3", "to h3"]
    play(table, "to g3")
    assert square("g3") in table.statues
    assert square("h2") not in table.statues


@pytest.mark.parametrize("clan", ["fire", "ice"])
def test_mk_4_01_consecration_puts_a_pedestal_on_any_tunnel_square(clan: str) -> None:
    table = casting("consecration", tiles="i3 at f3 turned 90", held={0: "fire ice"})
    assert options(table) == ["waive the spell", "consecrate f2", "consecrate f3", "consecrate f4"]
    play(table, "consecrate f3")
    assert options(table) == ["put pedestal fire", "put pedestal ice"]
    assert refused(table, "put pedestal moon") == ("MK-6.10", "no_such_pedestal")
    play(table, f"put pedestal {clan}")
    assert table.pedestals[("fire", "ice").index(clan)] == 1 << square("f3")
    assert sum(owner == 0 for owner in table.track_owner) == 1


def test_mk_4_01_consecration_needs_a_token_on_the_track() -> None:
    table = position(
        book="consecration earth-rite drums",
        tiles="i2 at f2 turned 90",
        held={0: "fire"},
        storage={0: "1 rune"},
    )
    table.track_owner = changed(changed(table.track_owner, 0, 1), 3, 1)
    play(table, "cast consecration")
    assert question(table) == "RecruitOrDig"


def test_mk_4_01_brother_carts_move_statues_of_any_clan() -> None:
    for charmed in (False, True):
        table = casting(
            "brother-carts",
            tiles=TUNNEL,
            council={0: {"2a": "sootbelly"}},
            load={0: "fire-cart on 2a"},
            statues={"f3": "ice"},
        )
        play(table, "follow the spell" if charmed else "waive the spell")
        go(table, "recruit b1", "place at 2c")
        if charmed:
            play(table, "haul from f3", "to f4")
            assert lying(table).get("2a") is None
        else:
            assert options(table, "haul") == []


# The second time, the wrong kind, the wrong owner


def again(table: Table, seat: int = 0) -> None:
    """The seat has another turn, at once."""
    table.agenda.clear()
    table.then(Turn(seat))
    table.advance()


def test_mk_4_01_divining_finds_nothing_where_somebody_has_been_before() -> None:
    table = position(
        book="divining earth-rite drums", tiles="i2 at f2 turned 90", storage={0: "2 rune"}, seats=4
    )
    play(table, "cast divining", "divine f4")
    assert stored(table) == "1 heartstone, 1 rune"
    again(table)
    play(table, "cast divining")
    assert question(table) == "RecruitOrDig"
    assert stored(table) == "1 heartstone"


def test_mk_4_01_divining_finds_nothing_under_a_tunnel_nor_beside_others() -> None:
    table = casting("divining", tiles="i3 at f3 turned 90, i2 at e3 turned 90")
    assert question(table) == "RecruitOrDig"
    table = casting("divining", gates=("p1", "f1"), tiles="i2 at f2 turned 90")
    assert question(table) == "RecruitOrDig"


def test_mk_6_09_a_cave_in_does_not_bury_again_what_was_taken() -> None:
    table = position(book="cave-in earth-rite drums", storage={0: "3 stone, 1 rune"})
    play(table, "go on", "dig i3 with stone", "lay i3 at f3 turned 90")
    assert stored(table) == "1 heartstone, 1 rune"
    again(table)
    play(table, "cast cave-in", "collapse f2")
    table.gain(0, 0, 1)
    table.advance()
    play(table, "dig i3 with stone", "lay i3 at f3 turned 90")
    assert stored(table) == "1 heartstone"


def test_mk_6_09_a_second_find_does_not_bring_the_first_one_back() -> None:
    table = position(book="cave-in earth-rite drums", storage={0: "5 stone, 1 rune"})
    play(table, "go on", "dig i3 with stone", "lay i3 at f3 turned 90")
    again(table)
    play(table, "go on", "dig i2 with stone", "lay i2 at e3 turned 90")
    assert stored(table) == "1 stone, 1 heartstone, 1 rune"
    again(table)
    play(table, "cast cave-in", "collapse f2", "go on")
    play(table, "dig i3 with stone", "lay i3 at f3 turned 90")
    assert stored(table) == "1 heartstone"
    assert network(table) == "e3 e4 f1 f2 f3 f4"


def test_mk_4_01_cave_in_takes_own_tunnels_only_and_keeps_their_honor() -> None:
    table = position(
        seats=4,
        turn=2,
        book="cave-in earth-rite drums",
        tiles="i3 at f3 turned 90, i3 at p15 turned 90, i2 at k9",
        storage={2: "1 rune"},
    )
    table.honor = (4, 5, 6, 7)
    play(table, "cast cave-in")
    assert options(table) == ["waive the spell", "collapse p14"]
    play(table, "collapse p14")
    assert table.honor == (4, 5, 6, 7)
    assert stored(table, 2) == "2 stone"
    assert network(table, 0) == "f1 f2 f3 f4"


def test_mk_6_06_a_cave_in_buries_the_statue_on_its_square() -> None:
    table = casting("cave-in", tiles=TUNNEL, statues={"f3": "fire"})
    play(table, "collapse f2")
    assert table.statues[0] == square("f3")
    assert not table.dug >> square("f3") & 1
    assert not table.tunnels >> square("f3") & 1
    assert own_statues(table, 0) == []


@pytest.mark.parametrize("clan", range(3))
def test_mk_6_06_a_cave_in_takes_the_pedestals_of_its_tile_and_no_others(clan: int) -> None:
    """The pair of clan and band stays closed: its token was taken."""
    table = casting("cave-in", tiles="i3 at f3 turned 90, i3 at g3 turned 90")
    table.pedestals = changed(table.pedestals, clan, mask_of("f2 g4"))
    owners = changed(table.track_owner, table.pair(square("f2"), clan), 0)
    table.track_owner = owners
    play(table, "collapse f2")
    assert table.pedestals == changed((0, 0, 0), clan, mask_of("g4"))
    assert table.track_owner == owners


@pytest.mark.parametrize("clan", range(3))
def test_mk_6_10_consecration_leaves_a_square_with_a_pedestal_alone(clan: int) -> None:
    """One pedestal on a square, even if its pair of clan and band would be free."""
    table = position(
        book="consecration earth-rite drums", tiles=TUNNEL, held={0: "fire ice"}, storage={0: "1 rune"}
    )
    table.pedestals = changed(table.pedestals, clan, mask_of("f2 f4"))
    play(table, "cast consecration")
    assert options(table, "consecrate") == ["consecrate f3"]


def test_mk_6_10_consecration_needs_the_token_and_takes_it_even_from_the_own_pair() -> None:
    table = position(
        book="consecration earth-rite drums", tiles=TUNNEL, held={0: "fire fire"}, storage={0: "1 rune"}
    )
    band = table.board().bands[square("f3")]
    table.track_owner = changed(table.track_owner, table.pair(square("f3"), 0), 0)
    play(table, "cast consecration")
    squares = [square(text.split()[-1]) for text in options(table, "consecrate")]
    assert squares
    assert band not in {table.board().bands[field] for field in squares}
    play(table, options(table, "consecrate")[0])
    assert refused(table, "put pedestal ice") == ("MK-6.10", "no_such_pedestal")
    assert refused(table, "waive the spell") == ("MK-6.16", "not_now")


def test_mk_4_01_consecration_is_not_for_gates_halls_and_others_tunnels() -> None:
    tiles = "i3 at f3 turned 90, i3 at g3 turned 90, i3 at h3 turned 90, i3 at p3 turned 90, i2 at k9"
    table = casting("consecration", tiles=tiles, halls="stonemasons-house at g3", held={0: "fire"})
    hall = next(region for region, kind in zip(table.regions, table.kinds, strict=True) if kind >= HALL)
    squares = [square(text.split()[-1]) for text in options(table, "consecrate")]
    assert squares
    assert not any((hall | mask_of("f1 p1 p2 p3 p4 k9 l9")) >> field & 1 for field in squares)


@pytest.mark.parametrize("place", ["1b", "3a", "4a"])
def test_mk_4_01_drums_are_for_the_second_row_only(place: str) -> None:
    names = ["sootbelly", "flintnose", "hailgrin", "moonpaw", "nightsong", "silverlid"]
    council = dict(zip(["2a", "2b", "2c", "3a", "3b", "4a"], names, strict=True))
    table = casting("drums", council={0: council})
    assert options(table, "drum") == ["drum for 2a", "drum for 2b", "drum for 2c"]
    assert refused(table, f"drum for {place}") == ("MK-4.07", "not_by_this_spell")


def test_mk_4_01_drums_leave_the_other_councils_alone() -> None:
    table = casting("drums", seats=4, council={0: {"2a": "flintnose"}, 1: {"2b": "sootbelly"}})
    assert options(table, "drum") == ["drum for 2a"]
    play(table, "drum for 2a")
    assert [lying(table, seat) for seat in (1, 2, 3)] == [{}, {}, {}]
    assert lying(table) == {"1a": "stone", "1b": "coin", "2a": "iron coin fire-cart"}


def test_mk_4_13_any_level_3_card_of_the_horde_raises_any_level_2_card_of_the_council() -> None:
    """Wherever they lie: substitutes stand in other rows, and a council has no levels."""
    table = position(
        book="elevation earth-rite drums",
        storage={0: "1 rune"},
        horde=" ".join(["lunar-queen", *HORDE.split()[1:9], "flintnose", "pyre-hag", "bogking"]),
        council={0: {"2a": "forgewife", "2b": "sootbelly", "3a": "magmatooth", "2c": "eclipse"}},
    )
    play(table, "cast elevation")
    assert options(table, "elevate") == ["elevate 2a", "elevate 3a"]
    play(table, "elevate 3a")
    assert options(table, "with") == ["with b1", "with t3"]
    assert refused(table, "with t1") == ("MK-4.13", "level_three_only")
    go(table, "with b1", "take no pedestal")
    assert troll_at(table, "3a") == "lunar-queen"
    assert table.box.level[table.horde[0]] == 1
    assert table.under[1] == (card(table, "magmatooth"),)


def test_mk_4_13_the_old_troll_loses_what_lies_on_it_and_the_new_one_begins_empty() -> None:
    table = casting("elevation", council={0: {"2a": "pyre-hag"}}, load={0: "iron on 2a, coin on 2a"})
    go(table, "elevate 2a", "with t1", "take no pedestal")
    assert lying(table) == {}
    assert table.wealth(0) == [0] * 7


def test_mk_4_13_an_elevation_in_a_full_council_crowns_nobody() -> None:
    full = {"2a": "pyre-hag", "2b": "flintnose", "2c": "hailgrin", "3a": "moonpaw", "3b": "nightsong"}
    table = casting("elevation", council={0: {**full, "4a": "silverlid"}})
    go(table, "elevate 2a", "with t1", "take no pedestal")
    assert table.crowns == (0, 0)


def test_mk_4_01_toll_takes_all_kinds_from_one_troll_and_leaves_the_troll() -> None:
    table = position(seats=4, turn=3, book="toll earth-rite drums", storage={3: "1 rune"})
    bribe(table, "m2", "1 coin, 1 cart")
    play(table, "cast toll", "toll from m2")
    assert stored(table, 3) == "1 cart, 1 coin"
    assert horde_at(table, "m2") == "turfback"


def test_mk_4_01_wandering_stone_moves_own_statues_within_the_own_network_only() -> None:
    table = casting(
        "wandering-stone",
        tiles="i3 at f3 turned 90, i3 at p3 turned 90, i2 at k9",
        statues={"f2": "moon", "p3": "fire", "k9": "ice"},
    )
    assert options(table, "haul") == ["haul from f2"]
    play(table, "haul from f2")
    assert options(table, "to ") == ["to f1", "to f3", "to f4"]


def test_mk_4_01_stir_the_buried_is_for_the_own_network_and_needs_a_free_square() -> None:
    tiles = "i3 at f3 turned 90, i2 at g3"
    assert options(casting("stir-the-buried", tiles=tiles), "stir") == ["stir h2"]
    assert question(casting("stir-the-buried", gates=("p1", "f1"), tiles=tiles)) == "RecruitOrDig"
    statues = {"h2": "moon", "g3": "fire", "h3": "ice"}
    assert question(casting("stir-the-buried", tiles=tiles, statues=statues)) == "RecruitOrDig"


def test_mk_4_01_stir_the_buried_brings_nothing_into_a_tunnel_of_somebody_else() -> None:
    table = casting("stir-the-buried", gates=("f1", "i2"), tiles="i3 at f3 turned 90, i2 at g3")
    assert network(table, 1) == "i2"
    play(table, "stir h2")
    assert options(table, "to ") == ["to g3", "to h3"]


@pytest.mark.parametrize(
    "charm", ["soft-stone", "blended-walls", "silver-tongue", "fair-weight", "brother-carts"]
)
def test_mk_4_08_each_charm_is_its_own_and_is_gone_with_the_next_turn(charm: str) -> None:
    table = position(seats=4, turn=1, book=f"{charm} toll divining", storage={1: "1 rune"})
    play(table, f"cast {charm}", "follow the spell")
    assert table.charms == 1 << CHARMS.index(charm)
    go(table, "recruit b1", "place at 2a")
    while table.to_move() == 1:
        assert table.charms
        play(table, options(table)[0])
    assert (table.to_move(), table.charms) == (2, 0)


def test_mk_4_02_the_two_other_spells_and_their_runes_stay() -> None:
    table = position(storage={0: "1 rune"})
    table.runes = (1, 2, 2)
    table.spells_under = (spell(table, "toll"),)
    table.spell_deck &= ~(1 << spell(table, "toll"))
    go(table, "cast drums")
    assert table.book[:2] == (spell(table, "earth-rite"), spell(table, "soft-stone"))
    assert table.runes == (1, 2, 0)
    assert [*table.spells_under] == [spell(table, "toll"), spell(table, "drums")]
    assert table.book[2] not in (spell(table, "drums"), spell(table, "toll"))
    assert not table.spell_deck >> table.book[2] & 1


def test_mk_4_01_a_spell_may_be_cast_again_with_another_rune() -> None:
    table = position(storage={0: "2 rune"})
    for runes in (1, 2):
        play(table, "cast earth-rite", "take 2 iron")
        assert table.runes == (runes, 0, 0)
        again(table)


@pytest.mark.parametrize("place", ["2a", "2b", "2c", "3a", "3b", "4a"])
def test_mk_4_13_a_level_2_troll_can_be_raised_wherever_it_sits(place: str) -> None:
    table = casting("elevation", council={0: {place: "pyre-hag"}})
    assert options(table) == ["waive the spell", f"elevate {place}"]
    go(table, f"elevate {place}", "with t1", "take no pedestal")
    assert troll_at(table, place) == "mother-mire"


@pytest.mark.parametrize("place", ["1a", "1b", "1c", "1d", "2a", "2b", "2c", "3a", "3b", "4a"])
def test_mk_4_01_open_hands_reach_every_place_of_the_council(place: str) -> None:
    table = casting("open-hands", council={0: {place: "emberling"}}, load={0: f"iron on {place}"})
    assert options(table) == ["waive the spell", f"unload {place}"]
    play(table, f"unload {place}")
    assert (lying(table), stored(table)) == ({}, "1 iron")
