"""What lies around the mountain: players, storage, spells, workshops, tiles, halls and point tokens."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from underhall.cli.boards.mountain_king import marks
from underhall.cli.boards.mountain_king.mountain import workshop_letter
from underhall.cli.boards.mountain_king.pyramids import pile
from underhall.cli.words import say
from underhall.core.words import Catalogue
from underhall.games.mountain_king.components import (
    CHARMS,
    MINERALS,
    NONE,
    RESOURCES,
    SIDES,
    STATUE_CLANS,
    Box,
)
from underhall.games.mountain_king.view import View

MOST_RUNES = 3
CASTING = ("SpellAndWorkshop", "FollowCharm")


class Panels:
    """All panels of one view."""

    def __init__(self, box: Box, view: View, names: Sequence[str], words: Catalogue) -> None:
        self.box = box
        self.view = view
        self.names = names
        self.words = words

    def purse(self, seat: int) -> int:
        return seat // 2 if self.view.teams else seat

    def is_seated(self) -> bool:
        return self.view.seat < self.view.seats

    # The seat itself

    def title(self) -> Text:
        view = self.view
        text = Text(say("mountain_king.title", side=self.words.word(f"board.{SIDES[view.side]}")), "bold")
        text.append(" · ", "not bold")
        if self.is_seated():
            mark, style = marks.seat_mark(view.seat)
            text.append(say("mountain_king.you", mark=mark, name=self.names[view.seat]), style)
        else:
            text.append(say("mountain_king.spectator"), "not bold italic")
        if view.crowns_left:
            text.append(" · ").append(
                say("mountain_king.crowns", tokens=", ".join(map(str, view.crowns_left))), "not bold"
            )
        if view.last_rounds != NONE and not view.results:
            text.append(" · ").append(
                say("mountain_king.last_rounds", rounds=view.last_rounds + 1), "bold red"
            )
        for bit, charm in enumerate(CHARMS):
            if view.charms >> bit & 1:
                text.append(" · ").append(say("mountain_king.charm", spell=self.words.word(f"spell.{charm}")))
        return text

    def storage(self) -> list[Text]:
        """What the seat can pay with, and the pedestals it holds."""
        purse = self.purse(self.view.seat)
        lines = [
            _headed("storage", self._amounts(self.view.storage[purse])),
            _headed("on_trolls", self._amounts(self._on_trolls())),
        ]
        if any(self.view.held[purse]):
            pedestals = [
                f"{amount} {self.words.word(f'clan.{STATUE_CLANS[clan]}')}"
                for clan, amount in enumerate(self.view.held[purse])
                if amount
            ]
            lines.append(_headed("pedestals", ", ".join(pedestals)))
        if self.view.hand:
            lines.append(_headed("hand", "; ".join(self._starter(card) for card in self.view.hand)))
        return lines

    def _starter(self, number: int) -> str:
        """What a starter yields again and again, and gives once."""
        card = self.box.cards[number]
        once = [card.gives.count(kind) for kind in range(len(RESOURCES))]
        again = [card.yields.count(kind) for kind in range(len(RESOURCES))]
        name = self.words.word(f"troll.{card.name}")
        return say(
            "mountain_king.starter", troll=name, yields=self._amounts(again), gives=self._amounts(once)
        )

    def _on_trolls(self) -> list[int]:
        """What lies on the council, clan carts apart."""
        view, counts = self.view, [0] * len(marks.SYMBOL_SIGNS)
        for card, load in zip(view.council[view.seat], view.laden[view.seat], strict=True):
            for bit, symbol in enumerate(self.box.cards[card].yields if load else ()):
                counts[symbol] += load >> bit & 1
        return counts

    def _amounts(self, amounts: list[int]) -> str:
        names = (*RESOURCES, *[f"{clan}-cart" for clan in STATUE_CLANS])
        parts = [
            f"{amount} {self.words.word(f'symbol.{names[kind]}')}"
            for kind, amount in enumerate(amounts)
            if amount
        ]
        return ", ".join(parts) or say("mountain_king.nothing")

    # Everybody

    def players(self) -> Table:
        """Honor and trolls in one line, what they have in the next."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column()
        for _ in ("honor", "trolls"):
            grid.add_column(no_wrap=True, justify="right")
        heads = [Text(say(f"mountain_king.head_{key}"), marks.FAINT) for key in ("honor", "trolls")]
        grid.add_row(Text(), *heads)
        for seat in range(self.view.seats):
            grid.add_row(self._name(seat), str(self.view.scores[seat]), self._trolls(seat))
            if seat != self.view.seat:
                grid.add_row(Text("   ").append(self._has(seat)))
        return grid

    def _name(self, seat: int) -> Text:
        mark, style = marks.seat_mark(seat)
        pointer = marks.TO_MOVE_SIGN if self.view.to_move == seat else " "
        return Text(f"{pointer}{mark} {self.names[seat]}", style)

    def _trolls(self, seat: int) -> str:
        count = sum(card != NONE for card in self.view.council[seat])
        return f"{count}★" if self.view.crowns[seat] else str(count)

    def _has(self, seat: int) -> Text:
        """Storage and trolls together, then pedestals in small letters."""
        purse, view = self.purse(seat), self.view
        amounts = [*view.storage[purse], 0, 0, 0]
        for card, load in zip(view.council[seat], view.laden[seat], strict=True):
            for bit, symbol in enumerate(self.box.cards[card].yields if load else ()):
                amounts[symbol] += load >> bit & 1
        text = Text(pile(amounts, " ") or "·")
        for clan, amount in enumerate(view.held[purse]):
            text.append(
                f" {marks.CLAN_SIGNS[clan].lower() * amount}" if amount else "", marks.CLAN_STYLES[clan]
            )
        return text

    # The supply

    def spells(self) -> list[Text]:
        lines = [Text(say("mountain_king.spells"), "bold")]
        for spell, runes in zip(self.view.book, self.view.runes, strict=True):
            if spell != NONE:
                left = marks.FILLED * runes + marks.MISSING * (MOST_RUNES - runes)
                name = self.words.word(f"spell.{self.box.spells[spell].name}")
                lines.append(Text(f" {left} {name}"))
        return lines

    def spell_texts(self) -> list[Text]:
        """What the open spells do, while one can be cast."""
        if self.view.question not in CASTING:
            return []
        names = [self.box.spells[spell].name for spell in self.view.book if spell != NONE]
        return [
            Text(self.words.word(f"spell.{name}") + ": ", "bold").append(
                self.words.word(f"spell_text.{name}"), "not bold"
            )
            for name in names
        ]

    def workshops(self) -> list[Text]:
        """Those founded, with letter, square and open entrances; then the supply."""
        board, names = self.box.boards[self.view.side], self.box.grid.names
        lines = [Text(say("mountain_king.workshops"), "bold")]
        sites = zip(board.sites, self.view.workshop_at, self.view.entrances, strict=True)
        founded = [(site, shop, doors) for site, shop, doors in sites if shop != NONE]
        for at, (site, shop, doors) in enumerate(founded):
            word = self._workshop(shop)
            uses = say("mountain_king.entrances", uses=doors)
            lines.append(Text(f" {workshop_letter(at)} {names[site]} {word}, {uses}"))
        left = [(self._workshop(shop), count) for shop, count in enumerate(self.view.workshops) if count]
        supply = ", ".join(name if count == 1 else f"{count} {name}" for name, count in left)
        if supply:
            lines.append(Text(" " + say("mountain_king.supply", what=supply), marks.FAINT))
        return lines

    def _workshop(self, shop: int) -> str:
        return self.words.word(f"workshop.{self.box.workshops[shop].name}")

    def stacks(self) -> list[Text]:
        """How many tunnels are left, and what a square of each size and mineral is worth."""
        left = "  ".join(f"{t.name} {n}" for t, n in zip(self.box.tunnels, self.view.stacks, strict=True))
        sizes = range(2, 2 + len(self.box.honor[0]))
        rows = [
            f"{mineral} {'/'.join(str(self.box.honor[at][s - 2]) for s in sizes)}"
            for at, mineral in enumerate(MINERALS)
        ]
        return [
            Text(say("mountain_king.tunnels"), "bold").append(f" {left}", "not bold"),
            Text(say("mountain_king.honor", sizes="/".join(map(str, sizes))), marks.FAINT).append(
                " " + ", ".join(rows)
            ),
        ]

    def halls(self) -> Text:
        text = Text(say("mountain_king.halls"), "bold")
        parts = []
        for number in self.view.halls:
            hall = self.box.halls[number]
            parts.append(f"{self.words.word(f'hall.{hall.name}')} {hall.low}/{hall.high}")
        return text.append(" " + (", ".join(parts) or say("mountain_king.nothing")), "not bold")

    def track(self) -> Table:
        """Point tokens by clan and band: the value, or who took it."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(
            Text(say("mountain_king.track"), "bold"),
            *[Text(b, marks.BAND_STYLES[i]) for i, b in enumerate(marks.BAND_SIGNS)],
        )
        for clan, name in enumerate(STATUE_CLANS):
            cells = [self._token(band * 3 + clan) for band in range(len(marks.BAND_SIGNS))]
            grid.add_row(Text(f" {self.words.word(f'clan.{name}')}", marks.CLAN_STYLES[clan]), *cells)
        worth = [Text(str(value), marks.FAINT) for value in self.box.statue_honor]
        grid.add_row(Text(" " + say("mountain_king.statue"), marks.FAINT), *worth)
        return grid

    def _token(self, at: int) -> Text:
        """Tokens may be hidden before their owners."""
        if at >= len(self.view.track):
            return Text("·")
        owner, value = self.view.track_owner[at], self.view.track[at]
        if owner == NONE:
            return Text(str(value))
        seats = [seat for seat in range(self.view.seats) if self.purse(seat) == owner]
        return Text(*marks.seat_mark(seats[0]))


def _headed(key: str, words: str) -> Text:
    return Text(say(f"mountain_king.{key}") + " ", "bold").append(words, "not bold")
