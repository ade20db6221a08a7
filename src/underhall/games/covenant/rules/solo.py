"""Chapter 16. The solo mode: the Council of Elders.

CV-16.04  The turn: reveal the top tool (reshuffle the used ones if none), do its 3 steps and its reward.
CV-16.13  The Elders take 4 turns per era, after the player; refill after each.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Dice, Effect, Item, below
from underhall.core.hexes import bits
from underhall.core.luck import EvenChance
from underhall.games.covenant.icons import (
    AXE,
    COLUMNS,
    COMPASS,
    MINE_STEPS,
    PICK,
    RELIC,
    RUBBLE_ROW,
    TOOLS,
    Rewards,
    reward,
    told,
)
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.rules.dig import reveal
from underhall.games.covenant.rules.elders_build import ElderBuild
from underhall.games.covenant.rules.elders_die import ElderRoll, leftmost, rows_with
from underhall.games.covenant.rules.elders_rewards import ElderPrey, rows_with_prey, said, tile_slots
from underhall.games.covenant.rules.rewards import Gain, give_glory
from underhall.games.covenant.rules.rows import Refill, discard_tile, tile_told
from underhall.games.covenant.rules.transport import CompleteSite, cart_to_site, dearest
from underhall.games.covenant.table import NONE, Row, Table

NO_FIGHT_GLORY: Final = 4
PREY: Final[tuple[Row, ...]] = ((0, 0, 1), (1, 1, 0), (2, 0, 0))
UNDER_RUBBLE: Final[Rewards] = (reward(MINE_STEPS, 2), reward(RELIC))


class ElderTurn(Effect[Table]):
    """CV-16.04, CV-16.13 A card of theirs, then the board is refilled."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        if table.heard():
            table.announce(self.clan, "turn")
        if not table.elder_kinds and not table.elder_deck and not table.elder_forged:
            table.elder_deck = table.elder_used
            table.elder_used = 0
            table.announce(self.clan, "reshuffle")
        table.then(RevealCard(self.clan), Refill())


class RevealCard(EvenChance[Table, Pick]):
    """CV-16.02 First the four basic tools, in any order; then those reshuffled; then those forged since."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def among(self, table: Table) -> list[Pick]:
        return [table.moves.elder_card[card] for card in self.on_top(table)]

    def on_top(self, table: Table) -> list[int]:
        """The cards that may lie on top."""
        tools, kinds = table.box.elders.card_tool, table.elder_kinds
        if table.elder_deck and not kinds:
            return bits(table.elder_deck)
        unseen = bits((1 << len(tools)) - 1 & ~table.elder_seen)
        return [card for card in unseen if kinds >> tools[card] & 1] if kinds else unseen

    def sample(self, table: Table, dice: Dice) -> Pick:
        cards = self.on_top(table)
        return table.moves.elder_card[cards[below(dice, len(cards))]]

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
        gives = table.box.elders.card_gives[card]
        if table.heard():
            table.announce(self.clan, "card", tool=TOOLS[tool], card=card + 1, gives=told(gives))
        table.then(steps(self.clan, tool), Gain(self.clan, gives, "card"))


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
        count = min(2, len(tile_slots(table, RUBBLE_ROW)))
        cleared: list[Item[Table]] = [ElderRubble(self.clan) for _ in range(count)]
        gives = Gain(self.clan, UNDER_RUBBLE, "card")
        table.then_all([*cleared, gives, ElderExplore(self.clan)])


class ElderRubble(ElderRoll):
    """CV-16.05 Two different tiles; CV-16.15 or what is there."""

    choice = "rubble"

    def faces(self, table: Table) -> list[int]:
        return tile_slots(table, RUBBLE_ROW)

    def chosen(self, table: Table, face: int) -> None:
        tile = table.take_from_row(RUBBLE_ROW, face)
        discard_tile(table, RUBBLE_ROW, tile)
        if table.heard():
            told = tile_told(table, RUBBLE_ROW, tile)
            table.announce(self.clan, "clear_rubble", slot=face + 1, tile=told)


class ElderExplore(Effect[Table]):
    """CV-16.15 No revealed neighbour is needed; if all is revealed, nothing."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        if table.hidden():
            table.then(ElderReveal(self.clan))
        else:
            table.announce(self.clan, "find_all_revealed")


class ElderReveal(ElderRoll):
    """CV-16.05 A row, and its leftmost hidden chamber."""

    choice = "hidden"

    def faces(self, table: Table) -> list[int]:
        return rows_with(table, table.hidden())

    def chosen(self, table: Table, face: int) -> None:
        reveal(table, self.clan, leftmost(table, face, table.hidden()))


class ElderFight(Effect[Table]):
    """CV-16.06, CV-16.16 The best prey of the whole map; nothing to fight is worth 4 glory."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        for prey in PREY:
            if rows_with_prey(table, prey):
                if table.heard():
                    table.announce(self.clan, "hunt", prey=said(prey))
                table.then(ElderPrey(self.clan, prey))
                return
        table.announce(self.clan, "find_no_prey")
        give_glory(table, self.clan, NO_FIGHT_GLORY, "no fight")


class ElderTransport(Effect[Table]):
    """CV-16.07 A site without own carts, filled to its size; CV-16.17 all six done: nothing.

    CV-1.07 Nothing either when all 15 carts are out.
    """

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        if table.carts[self.clan] and untouched_sites(table, self.clan):
            table.then(ElderSite(self.clan))
        else:
            table.announce(self.clan, "find_no_site")


def untouched_sites(table: Table, clan: int) -> list[int]:
    """CV-16.03 The sites without a cart of theirs."""
    return [at for at in range(len(table.side.sites)) if not table.carts_of(clan, at)]


class ElderSite(ElderRoll):
    """CV-16.07 Mythrall spaces first, then gold, emerald, iron."""

    choice = "site"

    def faces(self, table: Table) -> list[int]:
        return untouched_sites(table, self.clan)

    def chosen(self, table: Table, face: int) -> None:
        site = table.site(face)
        for _ in range(min(site.limit, table.carts[self.clan])):
            resource = dearest(table.carts_at[face], site.spaces)
            if resource != NONE:
                cart_to_site(table, self.clan, face, resource)
        table.then(CompleteSite(self.clan, face))
