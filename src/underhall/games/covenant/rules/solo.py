"""Chapter 16. The solo mode: the Council of Elders.

CV-16.04  The turn: reveal the top tool (reshuffle the used ones if none), do its 3 steps and its reward.
CV-16.13  The Elders take 4 turns per era, after the player; refill after each.
"""

from __future__ import annotations

from underhall.core.agenda import Chance, Effect
from underhall.core.hexes import bits
from underhall.games.covenant.icons import (
    AXE,
    COLUMNS,
    COMPASS,
    MINE_STEPS,
    PICK,
    RELIC,
    RUBBLE_ROW,
    TOOLS,
    reward,
)
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.rules.dig import reveal
from underhall.games.covenant.rules.elders_build import ElderBuild
from underhall.games.covenant.rules.elders_die import ElderRoll, leftmost, rows_with
from underhall.games.covenant.rules.elders_rewards import ElderPrey, rows_with_prey
from underhall.games.covenant.rules.rewards import Gain, give_glory
from underhall.games.covenant.rules.rows import Refill, discard_tile
from underhall.games.covenant.rules.transport import CompleteSite, cart_to_site
from underhall.games.covenant.table import EMPTY, Table

NO_FIGHT_GLORY = 4


class ElderTurn(Effect[Table]):
    """CV-16.04, CV-16.13 A card of theirs, then the board is refilled."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        table.tell("elders_turn")
        if not table.elder_kinds and not table.elder_deck and not table.elder_forged:
            table.elder_deck = table.elder_used
            table.elder_used = 0
            table.tell("elders_reshuffle")
        table.then(RevealCard(self.clan), Refill())


class RevealCard(Chance[Table, Pick]):
    """CV-16.02 First the four basic tools, in any order; then those reshuffled; then those forged since."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def outcomes(self, table: Table) -> list[tuple[Pick, int]]:
        tools, cards = table.box.elders.card_tool, table.moves.elder_card
        unseen = [card for card in range(len(tools)) if not table.elder_seen >> card & 1]
        if table.elder_kinds:
            kinds = bits(table.elder_kinds)
            return [(cards[card], 1) for card in unseen if tools[card] in kinds]
        if table.elder_deck:
            return [(cards[card], 1) for card in bits(table.elder_deck)]
        return [(cards[card], 1) for card in unseen]

    def befall(self, table: Table, move: Pick) -> None:
        card, tool = move.what, table.box.elders.card_tool[move.what]
        if table.elder_kinds:
            table.elder_kinds &= ~(1 << tool)
        elif table.elder_deck:
            table.elder_deck &= ~(1 << card)
        else:
            table.elder_forged -= 1
        table.elder_used |= 1 << card
        table.elder_seen |= 1 << card
        table.tell("elders_card", tool=TOOLS[tool], card=card + 1)
        table.then(steps(self.clan, tool), Gain(self.clan, table.box.elders.card_gives[card]))


def steps(clan: int, tool: int) -> Effect[Table]:
    """CV-16.04 The three steps that all cards of a tool share."""
    if tool == PICK:
        return ElderDig(clan)
    if tool == AXE:
        return ElderFight(clan)
    if tool == COMPASS:
        return ElderBuild(clan)
    assert tool == COLUMNS - 1
    return ElderTransport(clan)


class ElderDig(Effect[Table]):
    """CV-16.05 Discard 2 rubble, 2 Mine and a relic, reveal a chamber."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        count = min(2, sum([tile != EMPTY for tile in table.rows[RUBBLE_ROW]]))
        table.then(
            *[ElderRubble(self.clan) for _ in range(count)],
            Gain(self.clan, (reward(MINE_STEPS, 2), reward(RELIC))),
            ElderExplore(self.clan),
        )


class ElderRubble(ElderRoll):
    """CV-16.05 Two different tiles; CV-16.15 or what is there."""

    def faces(self, table: Table) -> list[int]:
        return [slot for slot, tile in enumerate(table.rows[RUBBLE_ROW]) if tile != EMPTY]

    def chosen(self, table: Table, face: int) -> None:
        discard_tile(table, RUBBLE_ROW, table.take_from_row(RUBBLE_ROW, face))
        table.tell("elders_clear_rubble", slot=face + 1)


class ElderExplore(Effect[Table]):
    """CV-16.15 No revealed neighbour is needed; if all is revealed, nothing."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        if table.hidden():
            table.then(ElderReveal(self.clan))


class ElderReveal(ElderRoll):
    """CV-16.05 A row, and its leftmost hidden chamber."""

    def faces(self, table: Table) -> list[int]:
        return rows_with(table, table.hidden())

    def chosen(self, table: Table, face: int) -> None:
        reveal(table, self.clan, leftmost(table, face, table.hidden()))


class ElderFight(Effect[Table]):
    """CV-16.06, CV-16.16 The best prey of the whole map; nothing to fight is worth 4 glory."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        for prey in ((0, 0, 1), (1, 1, 0), (2, 0, 0)):
            if rows_with_prey(table, prey):
                table.then(ElderPrey(self.clan, prey))
                return
        table.tell("elders_find_no_prey")
        give_glory(table, self.clan, NO_FIGHT_GLORY)


class ElderTransport(Effect[Table]):
    """CV-16.07 A site without own carts, filled to its size; CV-16.17 all six done: nothing.

    CV-1.07 Nothing either when all 15 carts are out.
    """

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        if table.carts[self.clan] and untouched_sites(table, self.clan):
            table.then(ElderSite(self.clan))


def untouched_sites(table: Table, clan: int) -> list[int]:
    """CV-16.03 The sites without a cart of theirs."""
    return [at for at in range(len(table.side.sites)) if not table.carts_of(clan, at)]


class ElderSite(ElderRoll):
    """CV-16.07 Mythrall spaces first, then gold, emerald, iron."""

    def faces(self, table: Table) -> list[int]:
        return untouched_sites(table, self.clan)

    def chosen(self, table: Table, face: int) -> None:
        site = table.site(face)
        for _ in range(min(site.limit, table.carts[self.clan])):
            free = [site.spaces[i] for i, cart in enumerate(table.carts_at[face]) if cart == EMPTY]
            cart_to_site(table, self.clan, face, max(free))
        table.then(CompleteSite(self.clan, face))
