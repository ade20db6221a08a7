"""Chapter 5. Forging and adorning.

CV-5.01  Forge: an open tool for 1 iron and the resource printed on it, onto a free place of one of the
         4 columns; the place's reward at once.
CV-5.03  Adorn: an open ornament for the resource shown beside it; 3 glory for silver, 2 for gold; onto
         an own tool with a free slot of that colour.
CV-5.06  A printed iron means 2 iron; no place, slot or payment: the reward is lost; ornaments stay.
CV-5.07  Parts of a place's reward in the owner's order, each optional.
"""

from __future__ import annotations

from underhall.core.agenda import Decision, Effect, changed
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.covenant.icons import (
    ADORN,
    ANY,
    FORGE,
    GOLDEN,
    IRON,
    PLACES,
    RESOURCES,
    SILVER,
    SILVER_ROW,
    SLOT_COLOURS,
    TOOL_ROW,
    Rewards,
)
from underhall.games.covenant.moves import Put
from underhall.games.covenant.powers import traditions
from underhall.games.covenant.rules.rewards import GIVEN, Gain, give_glory
from underhall.games.covenant.rules.rows import TurnUp, tool_told
from underhall.games.covenant.rules.storage import PayAny
from underhall.games.covenant.table import EMPTY, Table, with_row


def can_pay(held: tuple[int, ...], cost: int) -> bool:
    """CV-5.01 1 iron and the printed resource; CV-5.06 a printed iron means 2 iron."""
    if cost == ANY:
        return held[IRON] >= 1 and sum(held) >= 2
    return held[IRON] >= (2 if cost == IRON else 1) and held[cost] >= 1


class Forge(Decision[Table, Move]):
    """CV-5.01 An open tool and a free place."""

    rule = "CV-5.01"
    public = True

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def options(self, table: Table) -> list[Move]:
        held, tools = table.resources[self.seat], table.box.tools
        row, places = table.rows[TOOL_ROW], table.tools[self.seat]
        slots = [slot for slot, tool in enumerate(row) if tool != EMPTY and can_pay(held, tools[tool].cost)]
        free = [place for place in range(PLACES) if places[place] == EMPTY]
        found: list[Move] = [table.moves.forge[slot][place] for slot in slots for place in free]
        return [*found, table.moves.waive] if found else []

    def choose(self, table: Table, move: Move) -> None:
        if not isinstance(move, Put):
            return
        seat = self.seat
        tool = table.take_from_row(TOOL_ROW, move.what)
        cost = table.box.tools[tool].cost
        table.store(seat, IRON, -1)
        table.announce(seat, "pays_resource", resource=RESOURCES[IRON])
        pay: list[PayAny] = []
        if cost == ANY:
            pay.append(PayAny(seat))
        else:
            table.store(seat, cost, -1)
            table.announce(seat, "pays_resource", resource=RESOURCES[cost])
        rest = [Forge(seat, self.amount - 1)] if self.amount > 1 else []
        table.then(*pay, PlaceTool(seat, tool, move.where), *rest)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Put) or move.key != "move.forge":
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        if table.tools[self.seat][move.where] != EMPTY:
            return Refusal(self.rule, "refused.place_taken", {"place": move.where + 1})
        tool = table.rows[TOOL_ROW][move.what]
        if tool == EMPTY:
            return Refusal("CV-3.04", "refused.slot_empty", {"slot": move.what + 1})
        return Refusal("CV-5.06", "refused.cannot_pay_tool", {"tool": tool_told(table.box.tools[tool])})


class PlaceTool(Effect[Table]):
    """CV-5.01 The tool lies on its place, which gives its reward."""

    def __init__(self, seat: int, tool: int, place: int) -> None:
        self.seat, self.tool, self.place = seat, tool, place

    def resolve(self, table: Table) -> None:
        seat, place = self.seat, self.place
        table.tools = with_row(table.tools, seat, changed(table.tools[seat], place, self.tool))
        table.announce(seat, "forges", tool=tool_told(table.box.tools[self.tool]), place=place + 1)
        gives: Rewards = table.box.clan.places[place].gives
        for tradition in traditions.kept(table, seat):
            gives += tradition.after_forging()
        table.then(Gain(seat, gives, "place"))


class Adorn(Decision[Table, Move]):
    """CV-5.03, CV-20.06 An open ornament and a tool for it."""

    rule = "CV-5.03"
    public = True

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def options(self, table: Table) -> list[Move]:
        found: list[Move] = []
        for colour in (SILVER, GOLDEN):
            posts = free_slots(table, self.seat, colour)
            for slot in payable_ornaments(table, self.seat, colour) if posts else []:
                found += [table.moves.adorn[colour][slot][post] for post in posts]
        return [*found, table.moves.waive] if found else []

    def choose(self, table: Table, move: Move) -> None:
        if not isinstance(move, Put):
            return
        seat, colour, post = self.seat, int(move.key == "move.adorn_gold"), move.where
        price = table.box.printed.ornament_prices[move.what]
        ornament = table.take_from_row(SILVER_ROW + colour, move.what)
        table.store(seat, price, -1)
        table.announce(seat, "pays_resource", resource=RESOURCES[price])
        table.ornaments = with_row(table.ornaments, seat, changed(table.ornaments[seat], post, ornament))
        kind = table.box.ornaments[colour][ornament]
        table.announce(seat, "adorns", colour=SLOT_COLOURS[colour], effect=kind.name, post=move.words["post"])
        source = f"{SLOT_COLOURS[colour]} ornament"
        give_glory(table, seat, table.box.printed.ornament_glory[colour], source)
        more: Rewards = ()
        for tradition in traditions.kept(table, seat):
            more += tradition.after_adorning(colour, kind.gives)
        rest = [Adorn(seat, self.amount - 1)] if self.amount > 1 else []
        table.then(TurnUp(SILVER_ROW + colour, move.what), Gain(seat, more, "tradition"), *rest)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Put) or move.key not in ("move.adorn_silver", "move.adorn_gold"):
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        seat, colour = self.seat, int(move.key == "move.adorn_gold")
        if move.where not in table.owned_posts(seat):
            return Refusal(self.rule, "refused.no_tool", {"post": move.words["post"]})
        if table.ornaments[seat][move.where] != EMPTY:
            return Refusal("CV-5.06", "refused.already_adorned", {"post": move.words["post"]})
        if table.slot_colour(seat, move.where) != colour:
            return Refusal(self.rule, "refused.wrong_slot", {"post": move.words["post"]})
        if table.rows[SILVER_ROW + colour][move.what] == EMPTY:
            return Refusal("CV-3.04", "refused.slot_empty", {"slot": move.what + 1})
        price = table.box.printed.ornament_prices[move.what]
        return Refusal("CV-5.06", "refused.has_none", {"resource": RESOURCES[price]})


def free_slots(table: Table, seat: int, colour: int) -> list[int]:
    """CV-5.03 The posts with a tool whose slot has this colour and is free."""
    ornaments = table.ornaments[seat]
    return [
        post
        for post in table.owned_posts(seat)
        if ornaments[post] == EMPTY and table.slot_colour(seat, post) == colour
    ]


def payable_ornaments(table: Table, seat: int, colour: int) -> list[int]:
    row, prices, held = (
        table.rows[SILVER_ROW + colour],
        table.box.printed.ornament_prices,
        table.resources[seat],
    )
    return [slot for slot, ornament in enumerate(row) if ornament != EMPTY and held[prices[slot]]]


def ornament_at(table: Table, seat: int, post: int) -> Rewards:
    """What the ornament of a tool does; nothing if it has none."""
    ornament = table.ornaments[seat][post]
    return () if ornament == EMPTY else table.box.ornaments[table.slot_colour(seat, post)][ornament].gives


GIVEN[FORGE] = Forge
GIVEN[ADORN] = Adorn
