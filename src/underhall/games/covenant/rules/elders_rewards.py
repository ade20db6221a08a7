"""Chapter 16, continued. What rewards are to the Elders.

CV-16.09  Resources nothing; track steps as usual; a free step: one on each track; support, strengthen: glory;
          forge: the top card of their forge under the available tools; tradition, coin, ornament: chosen by
          die, no costs, no glory; relic: the topmost of a kind the player lacks; throne: filled by value; an
          orc, else a goblin, removed with rewards.
CV-16.19  Their tiles have no effect and only score; N support symbols are N glory; unlisted rewards nothing.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Effect, longer
from underhall.core.pile import places_but_of
from underhall.games.covenant.icons import (
    ADORN,
    COIN,
    COIN_ROW,
    COURT_STEPS,
    DEFEAT_ORC,
    ENEMIES,
    FORGE,
    FREE_STEP,
    MINE_STEPS,
    PRESTIGE_STEPS,
    RELIC,
    RELIC_ROW,
    ROWS,
    SILVER_ROW,
    STRENGTHEN,
    SUPPORT,
    THRONE,
    TOKEN,
    TRADITION,
    TRADITION_ROW,
    Rewards,
    reward,
)
from underhall.games.covenant.rules.elders_die import ElderRoll, leftmost
from underhall.games.covenant.rules.fight import FinishFight
from underhall.games.covenant.rules.rewards import ELDERS_GET, gain, give_glory
from underhall.games.covenant.rules.rows import TurnUp, tile_told
from underhall.games.covenant.rules.transport import cart_to_throne, dearest
from underhall.games.covenant.table import ELDERS, EMPTY, NONE, Row, Table, raised, with_row

SLOTS_PER_COLOUR: Final = 3
STEP_ON_EACH: Final[Rewards] = (reward(COURT_STEPS), reward(PRESTIGE_STEPS), reward(MINE_STEPS))
HUNTED: Final[tuple[Row, ...]] = ((0, 1, 0), (1, 0, 0))


class ElderShare(Effect[Table]):
    """What one of a reward is to the Elders."""

    def __init__(self, clan: int) -> None:
        self.clan = clan


class ElderGlory(ElderShare):
    """CV-16.19 N support symbols or strengthenings are N glory."""

    def resolve(self, table: Table) -> None:
        give_glory(table, self.clan, 1, "support")


class ElderFreeStep(ElderShare):
    """CV-16.09 One step on each track."""

    def resolve(self, table: Table) -> None:
        gain(table, self.clan, STEP_ON_EACH, "card")


class ElderForge(ElderShare):
    """CV-16.09 The top card of their forge goes under the available tools, unseen."""

    def resolve(self, table: Table) -> None:
        if table.elder_forge:
            table.elder_forge -= 1
            table.elder_forged += 1
            if table.heard():
                table.announce(self.clan, "forge_tool")


class ElderThrone(ElderShare):
    """CV-16.09 The dearest free spaces, as long as there are carts; glory as usual."""

    def resolve(self, table: Table) -> None:
        resource = dearest(table.throne, table.side.throne)
        if resource != NONE and table.carts[self.clan]:
            cart_to_throne(table, self.clan, resource)


class ElderRelic(ElderShare):
    """CV-16.09 The topmost of a kind the player lacks, else the topmost."""

    def resolve(self, table: Table) -> None:
        row = table.rows[RELIC_ROW]
        open_slots = tile_slots(table, RELIC_ROW)
        lacking = [slot for slot in open_slots if not player_has(table, row[slot])]
        if open_slots:
            why = "lacking" if lacking else "topmost"
            store_tile(table, self.clan, RELIC_ROW, (lacking or open_slots)[0], why)


def player_has(table: Table, relic: int) -> bool:
    return bool(table.relics[0][relic] + table.fresh_relics[0][relic] + table.used_relics[0][relic])


def store_tile(table: Table, clan: int, row: int, slot: int, why: str) -> None:
    """CV-16.19 Into their storage, where it only scores."""
    tile = table.take_from_row(row, slot)
    table.elder_tiles = with_row(table.elder_tiles, row, longer(table.elder_tiles[row], tile))
    if table.heard():
        table.announce(clan, "take_tile", row=ROWS[row], tile=tile_told(table, row, tile), why=why)


class ElderTradition(ElderShare):
    """CV-16.09 Chosen by die."""

    row = TRADITION_ROW

    def resolve(self, table: Table) -> None:
        if tile_slots(table, self.row):
            table.then(ElderTile(self.clan, self.row))


class ElderCoin(ElderTradition):
    """CV-16.09 Chosen by die."""

    row = COIN_ROW


def tile_slots(table: Table, row: int) -> list[int]:
    """CV-16.12 The slots of a row that are not empty."""
    return places_but_of(table.rows[row], EMPTY)


class ElderTile(ElderRoll):
    """CV-16.03 A slot of a row of tiles."""

    def __init__(self, clan: int, row: int) -> None:
        super().__init__(clan)
        self.row = row
        self.choice = ROWS[row]

    def faces(self, table: Table) -> list[int]:
        return tile_slots(table, self.row)

    def chosen(self, table: Table, face: int) -> None:
        store_tile(table, self.clan, self.row, face, "die")


class ElderAdorn(ElderShare):
    """CV-16.09 An ornament chosen by die; without price and glory."""

    def resolve(self, table: Table) -> None:
        if ornament_faces(table):
            table.then(ElderOrnament(self.clan))


def ornament_faces(table: Table) -> list[int]:
    """CV-16.12 Silver slots are 1 to 3, gold slots 4 to 6."""
    return places_but_of(table.rows[SILVER_ROW] + table.rows[SILVER_ROW + 1], EMPTY)


class ElderOrnament(ElderRoll):
    """CV-16.03 A silver or gold slot; replaced at once."""

    choice = "ornament"

    def faces(self, table: Table) -> list[int]:
        return ornament_faces(table)

    def chosen(self, table: Table, face: int) -> None:
        row, slot = SILVER_ROW + face // SLOTS_PER_COLOUR, face % SLOTS_PER_COLOUR
        store_tile(table, self.clan, row, slot, "die")
        table.then(TurnUp(row, slot))


def rows_with_prey(table: Table, prey: Row) -> list[int]:
    """The rows with at least so many of each enemy."""
    row_of, rows, lacking = table.box.hexes.row_of, len(table.box.hexes.rows), 0
    for kind, want in enumerate(prey):
        if want:
            here = [0] * rows
            for chamber, count in enumerate(table.enemies[kind]):
                if count:
                    here[row_of[chamber]] += count
            for row, have in enumerate(here):
                lacking |= (have < want) << row
    return [row for row in range(rows) if not lacking >> row & 1]


def said(prey: Row) -> str:
    """The enemies of a prey, strongest first: `troll`, `orc goblin`."""
    kinds = [ENEMIES[kind] for kind in reversed(range(len(prey))) for _ in range(prey[kind])]
    return " ".join(kinds)


class ElderPrey(ElderRoll):
    """CV-16.06 A row with the prey; the enemies are defeated from the left."""

    choice = "prey"

    def __init__(self, clan: int, prey: Row) -> None:
        super().__init__(clan)
        self.prey = prey

    def faces(self, table: Table) -> list[int]:
        return rows_with_prey(table, self.prey)

    def chosen(self, table: Table, face: int) -> None:
        for kind, count in enumerate(self.prey):
            for _ in range(count):
                defeat_leftmost(table, self.clan, face, kind)
        table.then(FinishFight(self.clan, self.prey))


def defeat_leftmost(table: Table, clan: int, row: int, kind: int) -> None:
    here = sum([1 << chamber for chamber, count in enumerate(table.enemies[kind]) if count])
    chamber = leftmost(table, row, here)
    table.enemies = raised(table.enemies, kind, chamber, -1)
    if table.heard():
        table.announce(clan, "defeats", enemy=ENEMIES[kind], chamber=table.box.hexes.names[chamber])


class ElderHunt(ElderShare):
    """CV-16.09 Remove an orc, else a goblin, with rewards; none anywhere: nothing."""

    def resolve(self, table: Table) -> None:
        for prey in HUNTED:
            if rows_with_prey(table, prey):
                if table.heard():
                    table.announce(self.clan, "hunt", prey=f"{said(prey)} by reward")
                table.then(ElderPrey(self.clan, prey))
                return


ELDERS_GET[FREE_STEP] = ElderFreeStep(ELDERS)
ELDERS_GET[SUPPORT] = ElderGlory(ELDERS)
ELDERS_GET[TOKEN] = ElderGlory(ELDERS)
ELDERS_GET[STRENGTHEN] = ElderGlory(ELDERS)
ELDERS_GET[FORGE] = ElderForge(ELDERS)
ELDERS_GET[THRONE] = ElderThrone(ELDERS)
ELDERS_GET[RELIC] = ElderRelic(ELDERS)
ELDERS_GET[TRADITION] = ElderTradition(ELDERS)
ELDERS_GET[COIN] = ElderCoin(ELDERS)
ELDERS_GET[ADORN] = ElderAdorn(ELDERS)
ELDERS_GET[DEFEAT_ORC] = ElderHunt(ELDERS)
