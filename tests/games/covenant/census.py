"""Every component is somewhere, exactly once, and all glory comes from somewhere."""

from __future__ import annotations

from collections import Counter

from games.covenant.positions import question
from underhall.core.match import AnyMatch
from underhall.games.covenant.icons import ROWS
from underhall.games.covenant.rules.fight import ChooseEnemy, Fight, FinishFight, ToDungeon
from underhall.games.covenant.rules.forging import PlaceTool
from underhall.games.covenant.table import EMPTY, UNSEEN, Table


def count_covenant(table: Table) -> None:
    if not table.offers[1]:
        count_tiles(table)
    count_enemies(table)
    count_boards(table)


def count_tiles(table: Table) -> None:
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
        assert table.carts[clan] >= 0
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


def recount_covenant(match: AnyMatch) -> list[int]:
    """The glory of every seat, from nothing but the journal."""
    glory = [5] * match.table.seats
    for event in match.journal:
        if event.key.startswith("clan_"):
            glory[int(event.words["seat"])] += int(event.words.get("points", 0))
    return glory
