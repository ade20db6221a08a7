"""What lies around the mountain: players, storage, spells, workshops, tiles, halls and point tokens."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from underhall.cli.boards.mountain_king import marks
from underhall.cli.boards.mountain_king.board import workshop_letter
from underhall.cli.boards.mountain_king.own import pile
from underhall.cli.words import say
from underhall.core.catalogue import Catalogue
from underhall.games.mountain_king.components import (
    CHARMS,
    MINERALS,
    NONE,
    RESOURCES,
    RUNE,
    SIDES,
    STATUE_CLANS,
    Box,
    Spell,
)
from underhall.games.mountain_king.view import View

MOST_RUNES = 3
CASTING = ("SpellAndWorkshop", "FollowCharm")


class Panels:
    """All panels of one view."""

    def __init__(
        self,
        box: Box,
        view: View,
        names: Sequence[str],
        words: Catalogue,
        tally: Sequence[dict[str, int]] = (),
    ) -> None:
        self.box = box
        self.view = view
        self.names = names
        self.words = words
        self.tally = tally

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
            text.append(" · ").append(self._score(), "not bold")
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

    def _score(self) -> str:
        """`14 honor, 21 as it stands`."""
        honor = self.view.scores[self.view.seat]
        key = "mountain_king.score_stands" if self.tally else "mountain_king.score"
        return say(key, honor=honor, stands=self._stands(self.view.seat))

    # Everybody

    def players(self) -> Table:
        """Honor, honor as it stands, and trolls in one line, what they have in the next."""
        heads = ("honor", "stands", "trolls")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column()
        for _ in heads:
            grid.add_column(no_wrap=True, justify="right")
        grid.add_row(Text(), *[Text(say(f"mountain_king.head_{key}"), marks.FAINT) for key in heads])
        for seat in range(self.view.seats):
            score = str(self.view.scores[seat])
            grid.add_row(self._name(seat), score, self._stands(seat), self._trolls(seat))
            if seat != self.view.seat:
                grid.add_row(Text("   ").append(self._has(seat)))
        return grid

    def _stands(self, seat: int) -> str:
        """What the honor would come to if the game ended now."""
        return str(sum(self.tally[seat].values())) if self.tally else ""

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

    def spells(self) -> Text:
        """The open spells, their runes, and while one can be cast what they do."""
        lines = [Text(say("mountain_king.spells"), "bold")]
        for number, runes in zip(self.view.book, self.view.runes, strict=True):
            if number != NONE:
                spell = self.box.spells[number]
                left = marks.FILLED * runes + marks.MISSING * (MOST_RUNES - runes)
                name = f"{self.words.word(f'spell.{spell.name}')}{self.dearer(spell)}"
                lines.append(Text(f" {left} ").append(name, "bold" if self._casting() else ""))
                lines[-1].append(
                    f": {self.words.word(f'spell_text.{spell.effect}')}" if self._casting() else ""
                )
        return Text("\n").join(lines)

    def _casting(self) -> bool:
        return self.view.question in CASTING

    def dearer(self, spell: Spell) -> str:
        """What a spell of a pack costs, if it is more than a rune."""
        if spell.cost == ((RUNE, 1),):
            return ""
        symbols = [self.words.amount("symbol", RESOURCES[kind], "", amount) for kind, amount in spell.cost]
        return f" ({', '.join(symbols)})"

    def workshops(self) -> Text:
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
        return Text("\n").join(lines)

    def _workshop(self, shop: int) -> str:
        return self.words.word(f"workshop.{self.box.workshops[shop].name}")

    def supply(self) -> Group:
        """Point tokens, halls, tunnels."""
        return Group(self.track(), self.halls(), *self.stacks())

    def stacks(self) -> list[Text]:
        """How many tunnels are left, and what a square of each size and mineral is worth."""
        left = "  ".join(f"{t.name} {n}" for t, n in zip(self.box.tunnels, self.view.stacks, strict=True))
        sizes = range(2, 2 + len(self.box.honor[0]))
        rows = [
            f"{self.words.word(f'symbol.{mineral}')} {'/'.join(map(str, self.box.honor[at]))}"
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
