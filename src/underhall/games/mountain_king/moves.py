"""The moves of In the Hall of the Mountain King and how they are written.

recruit m2                 dig l4 with iron               cast earth-rite      trade for cart
place at 2b                lay l4 at e7 turned 90         work at g3           give stone from 1a
haul from e7, to h9        dedicate treasury at h9        use heartstone for hammer

A tunnel lies with its anchor (if it has none, its first square) on the named square, a hall with its altar.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core.notation import Fate, GoOn, Move, Notation
from underhall.core.words import Word
from underhall.games.mountain_king.components import (
    ANY,
    PAYMENTS,
    PLACES,
    RESOURCES,
    STANDS,
    STATUE_CLANS,
    STORAGE,
    SYMBOLS,
    Box,
    Exchange,
    Face,
)

SOURCES: Final[tuple[str, ...]] = (*PLACES, "storage")


class Pick(Move):
    """One of several things of a sort: `what` is its number."""

    def __init__(self, what: int, text: str, rule: str, key: str, words: dict[str, Word]) -> None:
        super().__init__(text, rule, key, words)
        self.what = what


class Give(Move):
    """Part of a payment: a resource, and where it is taken from (NONE: by the default)."""

    def __init__(self, symbol: int, source: int, text: str, key: str, words: dict[str, Word]) -> None:
        super().__init__(text, "MK-3.06", key, words)
        self.symbol = symbol
        self.source = source


class Store(Move):
    def __init__(self, place: int, symbol: int) -> None:
        words: dict[str, Word] = {"place": PLACES[place], "symbol": SYMBOLS[symbol]}
        text = f"store {SYMBOLS[symbol]} from {PLACES[place]}"
        super().__init__(text, "MK-4.05", "move.store", words)
        self.place = place
        self.symbol = symbol


class Dig(Move):
    def __init__(self, tile: int, name: str, mineral: int) -> None:
        words: dict[str, Word] = {"tile": name, "mineral": PAYMENTS[mineral]}
        super().__init__(f"dig {name} with {PAYMENTS[mineral]}", "MK-6.01", "move.dig", words)
        self.tile = tile
        self.mineral = mineral


class Lay(Move):
    """A tunnel or a hall: how it lies, and the square its named square is on."""

    def __init__(self, verb: str, rule: str, name: str, number: int, face: Face, field: int, at: str) -> None:
        turned = f" turned {face.turned}" if face.turned else ""
        flipped = " flipped" if face.flipped else ""
        words: dict[str, Word] = {"tile": name, "square": at, "turned": face.turned, "flipped": face.flipped}
        key = f"move.{verb}{'_turned' if turned else ''}{'_flipped' if flipped else ''}"
        super().__init__(f"{verb} {name} at {at}{turned}{flipped}", rule, key, words)
        self.face = number
        self.field = field


class Draft(Move):
    def __init__(self, card: int, name: str, place: int) -> None:
        words: dict[str, Word] = {"troll": name, "place": PLACES[place]}
        super().__init__(f"put {name} at {PLACES[place]}", "MK-2.03", "move.draft", words)
        self.card = card
        self.place = place


class Moves:
    """Every move there is with one box, in a stable order."""

    def __init__(self, box: Box) -> None:
        self.notation = Notation(box)
        names = box.grid.names
        self._add_words()
        self._add_payments()
        self._add_cards(box)
        self._add_powers(box)
        self._add_fates(box)
        squares = [field for field in range(box.grid.size) if self._on_a_board(box, field)]
        sites = sorted({site for board in box.boards for site in board.sites})
        starts = sorted({spot for board in box.boards for spot in board.starts})
        self.gate = self._squares("gate at", "MK-2.02", "gate", starts, names)
        self.work = self._squares("work at", "MK-4.03", "work", sites, names)
        self.haul = self._squares("haul from", "MK-8.01", "haul", squares, names)
        self.to = self._squares("to", "MK-8.01", "to", squares, names)
        self.collapse = self._squares("collapse", "MK-4.01", "collapse", squares, names)
        self.divine = self._squares("divine", "MK-4.01", "divine", squares, names)
        self.stir = self._squares("stir", "MK-4.01", "stir", squares, names)
        self.consecrate = self._squares("consecrate", "MK-4.01", "consecrate", squares, names)
        tunnels = [box.tunnels[face.tile].name for face in box.faces]
        halls = [box.halls[face.tile].name for face in box.hall_faces]
        self.lay = self._lays(box, "lay", "MK-6.01", box.faces, tunnels)
        self.dedicate = self._lays(box, "dedicate", "MK-7.01", box.hall_faces, halls)
        self.by_rows = self._say("stop after each row", "MK-3.11", "move.by_rows")
        self.roll_on = self._go_on("let it roll on", "MK-3.11", "move.roll_on")

    def _add_words(self) -> None:
        self.go_on = self._go_on("go on", "MK-3.02", "move.go_on")
        self.skip = self._go_on("skip", "MK-3.03", "move.skip")
        self.no_hall = self._go_on("no hall", "MK-3.04", "move.no_hall")
        self.done = self._go_on("done", "MK-3.04", "move.done")
        self.by_hand = self._say("pay by hand", "MK-3.06", "move.by_hand")
        self.follow = self._say("follow the spell", "MK-4.01", "move.follow")
        self.waive = self._go_on("waive the spell", "MK-4.01", "move.waive")
        self.leave_work = self._go_on("leave the workshop", "MK-4.03", "move.leave_work")
        self.no_pedestal = self._go_on("take no pedestal", "MK-5.14", "move.no_pedestal")
        self.leave_anchor = self._go_on("leave the anchor", "MK-6.16", "move.leave_anchor")
        self.leave_site = self._go_on("leave the site", "MK-6.17", "move.leave_site")

    def _add_payments(self) -> None:
        self.trade = self._picks("trade for", RESOURCES, "MK-3.05", "trade", "resource")
        give = [
            self.notation.add(Give(symbol, -1, f"give {name}", "move.give", {"symbol": name}))
            for symbol, name in enumerate(RESOURCES)
        ]
        give_from = [
            tuple([self._give_from(symbol, source) for source in range(STORAGE + 1)])
            for symbol in range(len(SYMBOLS))
        ]
        self.give, self.give_from = tuple(give), tuple(give_from)

    def _give_from(self, symbol: int, source: int) -> Give:
        words: dict[str, Word] = {"symbol": SYMBOLS[symbol], "source": SOURCES[source]}
        text = f"give {SYMBOLS[symbol]} from {SOURCES[source]}"
        return self.notation.add(Give(symbol, source, text, "move.give_from", words))

    def _add_cards(self, box: Box) -> None:
        self.recruit = self._picks("recruit", STANDS, "MK-5.01", "recruit", "stand")
        self.place = self._picks("place at", PLACES, "MK-5.08", "place", "place")
        self.take_pedestal = self._picks("take pedestal", STATUE_CLANS, "MK-5.04", "take_pedestal", "clan")
        self.put_pedestal = self._picks("put pedestal", STATUE_CLANS, "MK-6.10", "put_pedestal", "clan")
        workshops = [workshop.name for workshop in box.workshops]
        self.found = self._picks("found", workshops, "MK-6.12", "found", "workshop")
        self.choose_workshop = self._picks("choose", workshops, "MK-1.11", "choose_workshop", "workshop")
        dig = [
            tuple([self.notation.add(Dig(tile, tunnel.name, mineral)) for mineral in range(len(PAYMENTS))])
            for tile, tunnel in enumerate(box.tunnels)
        ]
        starters = box.cards[box.trolls :]
        draft = [
            tuple([self.notation.add(Draft(box.trolls + i, starter.name, place)) for place in range(4)])
            for i, starter in enumerate(starters)
        ]
        self.dig, self.draft = tuple(dig), tuple(draft)

    def _add_powers(self, box: Box) -> None:
        spells = [spell.name for spell in box.spells]
        self.cast = self._picks("cast", spells, "MK-4.01", "cast", "spell")
        gifts = dict.fromkeys([gift for spell in box.spells for gift in spell.gives])
        self.take = tuple([self.notation.add(taking(i, *gift)) for i, gift in enumerate(gifts)])
        self.unload = self._picks("unload", PLACES, "MK-4.01", "unload", "place")
        self.drum = self._picks("drum for", PLACES, "MK-4.01", "drum", "place")
        self.toll = self._picks("toll from", STANDS, "MK-4.01", "toll", "stand")
        self.elevate = self._picks("elevate", PLACES, "MK-4.13", "elevate", "place")
        self.with_troll = self._picks("with", STANDS, "MK-4.13", "with", "stand")
        use = [self.notation.add(exchanging(i, exchange)) for i, exchange in enumerate(box.exchanges)]
        store = [
            tuple([self.notation.add(Store(place, symbol)) for symbol in range(len(SYMBOLS))])
            for place in range(STORAGE)
        ]
        self.use, self.store = tuple(use), tuple(store)

    def _add_fates(self, box: Box) -> None:
        orders = ["fire ice moon", "fire moon ice", "ice fire moon", "ice moon fire", "moon fire ice"]
        spots = max([len(board.spots) for board in box.boards])
        dearest = max([value for value, _ in box.tokens])
        self.start = self._fates("start with seat", [str(seat + 1) for seat in range(5)], "MK-2.01")
        self.deal = self._fates("deal", [card.name for card in box.cards[: box.trolls]], "MK-1.04")
        self.draw_pedestal = self._fates("draw pedestal", STATUE_CLANS, "MK-1.05")
        self.reveal = self._fates("reveal", [workshop.name for workshop in box.workshops], "MK-1.07")
        self.turn_up = self._fates("turn up", [spell.name for spell in box.spells], "MK-1.08")
        self.clan_order = self._fates("clans", [*orders, "moon ice fire"], "MK-1.09")
        self.first_spot = self._fates("first statue on spot", [str(i + 1) for i in range(spots)], "MK-1.09")
        self.token = self._fates("token", [str(value) for value in range(dearest + 1)], "MK-1.10")
        self.draw = self._fates("draw", [card.name for card in box.cards[box.trolls :]], "MK-2.03")

    def _on_a_board(self, box: Box, field: int) -> bool:
        return any(board.land >> field & 1 for board in box.boards)

    def _say(self, text: str, rule: str, key: str) -> Move:
        return self.notation.add(Move(text, rule, key, {}))

    def _go_on(self, text: str, rule: str, key: str) -> GoOn:
        return self.notation.add(GoOn(text, rule, key))

    def _pick(self, what: int, verb: str, thing: str, rule: str, key: str, word: str) -> Pick:
        return self.notation.add(Pick(what, f"{verb} {thing}", rule, f"move.{key}", {word: thing}))

    def _picks(self, verb: str, things: Sequence[str], rule: str, key: str, word: str) -> tuple[Pick, ...]:
        return tuple([self._pick(i, verb, thing, rule, key, word) for i, thing in enumerate(things)])

    def _squares(
        self, verb: str, rule: str, key: str, fields: list[int], names: Sequence[str]
    ) -> dict[int, Pick]:
        return {field: self._pick(field, verb, names[field], rule, key, "square") for field in fields}

    def _fates(self, verb: str, things: Sequence[str], rule: str) -> tuple[Fate, ...]:
        return tuple([self.notation.add(Fate(i, f"{verb} {thing}", rule)) for i, thing in enumerate(things)])

    def _lays(
        self, box: Box, verb: str, rule: str, faces: Sequence[Face], names: Sequence[str]
    ) -> tuple[dict[int, Lay], ...]:
        """Wherever the tile lies wholly on one of the two boards, the heart included: rules refuse that."""
        found: list[dict[int, Lay]] = []
        for number, face in enumerate(faces):
            fields = [board.spans(face, board.land | board.heart) for board in box.boards]
            lays = {}
            for field in range(box.grid.size):
                if any(fits >> field & 1 for fits in fields):
                    at = box.grid.names[field]
                    lays[field] = self.notation.add(Lay(verb, rule, names[number], number, face, field, at))
            found.append(lays)
        return tuple(found)


def taking(number: int, kind: int, amount: int) -> Pick:
    gift = f"{amount} {RESOURCES[kind]}"
    words: dict[str, Word] = {"gift": gift, "amount": amount, "resource": RESOURCES[kind]}
    return Pick(number, f"take {gift}", "MK-4.07", "move.take", words)


def exchanging(number: int, exchange: Exchange) -> Pick:
    """`use heartstone for 2 stone`, `use 2 any for hammer`"""
    give = "any" if exchange.give == ANY else RESOURCES[exchange.give]
    take = RESOURCES[exchange.take]
    words: dict[str, Word] = {"give": give, "count": exchange.count}
    words |= {"take": take, "amount": exchange.amount}
    given = f"{exchange.count} {give}" if exchange.count > 1 else give
    taken = f"{exchange.amount} {take}" if exchange.amount > 1 else take
    return Pick(number, f"use {given} for {taken}", "MK-4.05", "move.use", words)
