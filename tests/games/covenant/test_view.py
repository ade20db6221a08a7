"""What is seen, imagined, saved; whole random games."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import msgspec
import pytest

from games.covenant.positions import HALL, at_work, bare, gain, play, question, ready, row, solo
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.core.match import Match, replay
from underhall.core.record import read
from underhall.core.saving import load, save
from underhall.games.covenant import GAME
from underhall.games.covenant.icons import ROWS, TRADITIONS
from underhall.games.covenant.rules.fight import ChooseEnemy, Fight, FinishFight, ToDungeon
from underhall.games.covenant.rules.forging import PlaceTool
from underhall.games.covenant.table import EMPTY, UNSEEN, Table


def test_a_view_goes_over_the_wire() -> None:
    for seats in (1, 2, 4):
        table = ready(seats)
        for seat in (0, SPECTATOR):
            seen = json.loads(msgspec.json.encode(GAME.view(table, seat)))
            assert (seen["seat"], seen["question"]) == (seat, question(table))
            assert len(seen["clans"]) == max(seats, 2)
            assert (seen["elders"] is None) == (seats > 1)


def test_the_sheet_is_plain_and_complete() -> None:
    sheet = json.loads(msgspec.json.encode(GAME.sheet(GAME.box())))
    assert len(sheet["chambers"]) == len(sheet["tiles"]) == 24
    assert len(sheet["edges"]) == 55
    assert len(sheet["corners"]) == 32
    assert len(sheet["traditions"]) == TRADITIONS
    assert [len(side["sites"]) for side in sheet["sides"]] == [6, 6]
    assert sheet["sides"][0]["chambers"][:4] == [0, 1, 2, 4]


def test_the_chain_of_rewards_is_shown_next_first() -> None:
    table = at_work(bare(2, HALL), "axe", 1)
    row(table, "coin", "crowned", "iron", "golden", "road")
    waiting = table.agenda[:]
    gain(table, "coin, 2 mine, strengthen")
    table.agenda = waiting + table.agenda
    table.advance()
    shown = GAME.view(table, 0)
    assert [(link.item, link.clan, link.rewards) for link in shown.chain] == [
        ("ChooseReward", 0, ["coin", "2 mine", "strengthen"]),
        ("UseTool", 0, []),
    ]
    play(table, "take coin")
    chain = GAME.view(table, 0).chain
    assert [link.item for link in chain] == ["TakeCoin", "Gain", "UseTool"]
    assert chain[1].rewards == ["2 mine", "strengthen"]
    assert GAME.view(table, 0).post == 1


def test_an_unrevealed_chamber_shows_its_back_only() -> None:
    table = ready(2)
    shown = GAME.view(table, 0)
    hidden = [c for c in range(24) if table.hidden() >> c & 1]
    assert all(shown.tiles[c] == UNSEEN and shown.backs[c] != UNSEEN for c in hidden)


def test_nothing_hidden_is_on_the_table_so_a_copy_imagines_it() -> None:
    table = ready(3)
    imagined = GAME.determinize(table, 1, Random(3))
    assert imagined is not table
    assert save(GAME, imagined) == save(GAME, table)


def test_elders_decks_are_not_shown() -> None:
    table = solo()
    table.elder_deck, table.elder_kinds = 0b110, 0
    shown = GAME.view(table, 0).elders
    assert shown is not None
    assert (shown.available, shown.forge, shown.used) == (2, 12, [])


def census(table: Table) -> None:
    """Every tile of a row is in its stack, open, discarded, or with somebody."""
    box = table.box
    found = [Counter(dict(enumerate(bag.counts))) for bag in table.bags]
    for at, tiles in enumerate(table.rows):
        found[at].update(tile for tile in tiles if tile != EMPTY)
        found[at].update(table.elder_tiles[at])
    for at, discards in ((0, table.discards[0]), (2, table.discards[1])):
        found[at].update(dict(enumerate(discards)))
    count_clans(table, found)
    for item in table.agenda:
        if isinstance(item, PlaceTool):
            found[4][item.tool] += 1
    for at, name in enumerate(ROWS):
        want = dict(enumerate(box.bags[at].counts))
        if name == "tradition":
            assert max(found[at].values()) <= 1
            assert sum(found[at].values()) >= 36 - 2 * max(table.seats, 2)
        else:
            assert {kind: found[at][kind] for kind in want} == want, name


def count_clans(table: Table, found: list[Counter[int]]) -> None:
    for clan in range(table.clans):
        found[1].update(bit for bit in range(36) if table.traditions[clan] >> bit & 1)
        found[2].update(coin for coin in table.coins[clan] if coin != EMPTY)
        for relics in (table.relics, table.fresh_relics, table.used_relics):
            found[3].update(dict(enumerate(relics[clan])))
        found[4].update(tool for tool in table.tools[clan] if tool != EMPTY)
        for post, ornament in enumerate(table.ornaments[clan]):
            if ornament != EMPTY:
                found[5 + table.slot_colour(clan, post)][ornament] += 1


def count_enemies(table: Table) -> None:
    total = table.enemy_bag.size + sum(map(sum, table.enemies)) + sum(map(sum, table.dungeon))
    for item in table.agenda:
        if isinstance(item, Fight | ChooseEnemy | FinishFight | ToDungeon):
            total += sum(item.beaten)
    assert total == 36
    assert all(table.enemies_in(c) <= 3 for c in range(24))


def count_boards(table: Table) -> None:
    opened = [tile for tile in table.tiles if tile != UNSEEN]
    assert len(set(opened)) == len(opened)
    assert table.revealed.bit_count() == len(opened)
    for clan in range(table.clans):
        used = sum(row.count(clan) for row in table.carts_at) + table.throne.count(clan)
        assert table.carts[clan] + used == 15
        standing = [len(owners[clan]) for owners in table.buildings]
        assert all(n >= 0 for n in table.forge[clan])
        assert table.forge[clan][2] + table.forge[clan][3] + standing[2] + standing[3] == table.structures(
            clan
        )
        assert (
            sum(table.resources[clan]) <= table.storage(clan)
            or table.over()
            or question(table)
            in (
                "Overflow",
                "ChooseResource",
            )
        )
    for seat in range(table.seats):
        assert len(table.dwarves(seat)) == 4
        assert all(1 <= strength <= 4 for strength in table.dwarves(seat))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_components_are_conserved_in_random_games(seats: int) -> None:
    for seed in range(3):
        match, dice = Match(GAME, seats), Random(seed)
        while not match.table.over():
            if match.table.to_move() == NATURE:
                match.befall(dice)
            else:
                options = [m for m in match.table.options() if m.text not in ("pass", "done")]
                match.play(match.table.to_move(), dice.choice(options or match.table.options()))
            if not match.table.offers[1]:
                census(match.table)
            count_enemies(match.table)
            count_boards(match.table)
        again = replay(GAME, read(match.record().dump()))
        assert save(GAME, again.table) == save(GAME, match.table)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_table_can_be_saved_between_any_two_choices(seats: int) -> None:
    table, dice = GAME.new(seats), Random(seats)
    step = 0
    while not table.over():
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            table.play(dice.choice(table.options()))
        step += 1
        if step % 7 == 0:
            saved = json.loads(json.dumps(save(GAME, table)))
            again = load(GAME, table.box, saved)
            assert again.options() == table.options()
            assert save(GAME, again) == save(GAME, table)
            copy = table.copy()
            assert save(GAME, copy) == save(GAME, table)
