"""Every component of the Mountain King is somewhere, exactly once: a count for any table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from underhall.core.grid import fields_of
from underhall.core.match import AnyMatch
from underhall.games.mountain_king.components import NONE, STATUE_CLANS
from underhall.games.mountain_king.rules.spells import CAVE_IN
from underhall.games.mountain_king.table import GATE, HALL, REMAINDER, Table


def count_mountain_king(table: Table) -> None:
    count_trolls(table)
    count_starters(table)
    count_pedestals(table)
    count_spells_and_workshops(table)
    count_mountain(table)
    count_statues(table)


def count_trolls(table: Table) -> None:
    """MK-1.04 55 cards: in the decks, under them, in the horde, in councils, or on the way to a seat."""
    cards = Counter(card for deck in table.decks for card in fields_of(deck))
    cards.update(card for under in table.under for card in under)
    cards.update(card for card in table.horde if card != NONE)
    cards.update(card for row in table.council for card in row if NONE < card < table.box.trolls)
    cards.update(item.card for item in table.agenda if type(item).__name__ == "SeatTroll")  # type: ignore[attr-defined]
    assert cards == Counter(range(table.box.trolls))
    for row, load in zip(table.council, table.laden, strict=True):
        for card, mask in zip(row, load, strict=True):
            assert mask & ~(table.box.cards[card].full if card != NONE else 0) == 0
    assert min(min(row) for row in (*table.storage, *table.held, *table.bribes)) >= 0


def count_starters(table: Table) -> None:
    """MK-2.03 Six each, until the spare ones leave the game."""
    first = table.box.trolls
    for seat in range(table.seats):
        drafted = [card for card in table.drafts[seat] if card != NONE]
        seated = [card for card in table.council[seat] if card >= first]
        undrawn = [first + starter for starter in fields_of(table.undrawn[seat])]
        cards = [*drafted, *seated, *table.hands[seat], *undrawn]
        assert len(set(cards)) == len(cards)
        assert len(cards) in (6, 4)


def count_pedestals(table: Table) -> None:
    """MK-1.05 Six of each clan; those under halls and fallen tunnels have left the game."""
    for clan in range(len(STATUE_CLANS)):
        held = sum(row[clan] for row in table.held)
        waiting = table.horde_pedestals.count(clan)
        known = table.bag[clan] + held + waiting + table.pedestals[clan].bit_count()
        assert known <= table.box.pedestals_per_clan
        taken = sum(owner != NONE for at, owner in enumerate(table.track_owner) if at % 3 == clan)
        assert table.pedestals[clan].bit_count() <= taken
        assert known + taken - table.pedestals[clan].bit_count() == table.box.pedestals_per_clan
    for one in range(3):
        assert not table.pedestals[one] & table.pedestals[(one + 1) % 3]
    assert sum(table.crowns) + sum(table.crowns_left) == (3 if table.seats == 2 else 8)


def count_spells_and_workshops(table: Table) -> None:
    """MK-1.07, MK-1.08"""
    spells = [*fields_of(table.spell_deck), *table.spells_under, *[s for s in table.book if s != NONE]]
    assert sorted(spells) == list(range(len(table.box.spells)))
    assert all(0 <= runes < 4 for runes in table.runes)
    founded = Counter(kind for kind in table.workshop_at if kind != NONE)
    for kind in range(len(table.box.workshops)):
        copies = table.workshop_pile[kind] + table.workshops[kind] + founded[kind]
        assert copies == (1 if table.workshop_draw == 1 else table.box.copies)


def count_mountain(table: Table) -> None:
    """Regions do not overlap; tiles and halls are where the stacks say; networks are what gates reach."""
    board, grid = table.board(), table.box.grid
    assert sum(mask.bit_count() for mask in table.regions) == table.dug.bit_count()
    union = 0
    for mask in table.regions:
        union |= mask
    assert union == table.dug
    tiles = Counter(kind for kind in table.kinds if kind < REMAINDER)
    for tile, tunnel in enumerate(table.box.tunnels):
        assert tiles[tile] + table.stacks[tile] <= tunnel.count
    halls = [kind - HALL for kind in table.kinds if HALL <= kind < GATE]
    assert sorted(halls) == [hall for hall in range(6) if not table.halls >> hall & 1]
    assert table.dug & ~board.ground == 0
    for seat, gate in enumerate(table.gates):
        assert table.networks[seat] == (grid.reach(1 << gate, table.dug) if gate != NONE else 0)
        for other in range(seat):
            if table.purse(seat) != table.purse(other):
                assert not grid.around(table.networks[seat]) & table.networks[other]
                assert not table.networks[seat] & table.networks[other]


def count_statues(table: Table) -> None:
    """MK-1.09 One on each spot at first; a cave-in may bury one where there is no spot."""
    board = table.board()
    assert len(set(table.statues)) == len(table.statues) == len(board.spots)
    assert all(board.ground >> field & 1 for field in table.statues)
    buried_on_spots = [field in board.spots for field in table.statues if not table.dug >> field & 1]
    assert all(buried_on_spots) or CAVE_IN not in unseen_spells(table)


def unseen_spells(table: Table) -> list[str]:
    """Those that nobody can have cast yet."""
    return [table.box.spells[spell].name for spell in fields_of(table.spell_deck)]


def recount_mountain_king(match: AnyMatch) -> list[int]:
    """Honor from nothing but the journal: what digs gave, and in the end what was announced."""
    table: Table = match.table
    honor = [0] * len(table.honor)
    for event in match.journal:
        words: dict[str, Any] = event.words
        if event.key == "digs":
            honor[table.purse(words["seat"])] += words["points"]
    for event in match.journal:
        final: dict[str, Any] = event.words
        if event.key == "scores":
            purse = table.purse(int(final["seats"].split()[0]))
            assert final["tunnels"] == honor[purse]
            parts = ("coronation", "tokens", "leftovers", "halls", "statues")
            honor[purse] += sum(final[part] for part in parts)
            assert final["total"] == honor[purse]
    return [honor[table.purse(seat)] for seat in range(table.seats)]
