"""What the seat is, wants, holds and has found out."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from underhall.cli.boards.lost_mines import marks
from underhall.cli.boards.lost_mines.choices import Hand
from underhall.cli.words import say
from underhall.core.catalogue import Catalogue
from underhall.games.lost_mines.components import CLANS, MINES, ROLES, Box
from underhall.games.lost_mines.table import NONE, UNSEEN
from underhall.games.lost_mines.view import View


class Own:
    """One seat's own things."""

    def __init__(self, box: Box, view: View, names: Sequence[str], words: Catalogue) -> None:
        self.box = box
        self.view = view
        self.names = names
        self.words = words

    def is_seated(self) -> bool:
        return self.view.seat < len(self.view.clans)

    def role(self) -> Text:
        """Who the seat is, and with whom it shares."""
        if not self.is_seated():
            return Text(say("lost_mines.spectator"), "italic")
        return Text(say("lost_mines.you")).append(self.belongs())

    def belongs(self) -> Text:
        """Clan, role and partners of a seat."""
        clan, role = self.view.clans[self.view.seat], self.view.roles[self.view.seat] % 3
        mark, style = marks.dwarf_mark(self.view.seat, clan)
        name, other = [self.words.word(f"clan.{CLANS[each]}") for each in (clan, 1 - clan)]
        who = say("lost_mines.belongs", mark=mark, clan=name, role=self._role_word(role))
        partner = say(f"lost_mines.partner_{ROLES[role]}", clan=name, other=other)
        return Text(who, style).append(f", {partner}", "not bold")

    def aim(self) -> Text:
        """What the role wants, at length."""
        return Text(self.words.word(f"role_goal.{ROLES[self.view.roles[self.view.seat] % 3]}"), "italic")

    def _role_word(self, role: int) -> str:
        return self.words.word(f"role.{ROLES[role]}")

    def has_anything(self) -> bool:
        return bool(self._lines())

    def draw(self) -> Text:
        """What only the seat knows: secrets it has found out, and its cards while something else is asked."""
        return Text("\n").join(self._lines())

    def _lines(self) -> list[Text]:
        lines, known = [], self.knowledge()
        if known:
            lines.append(Text(say("lost_mines.known", what="; ".join(known))))
        if self.view.hand and self.view.question != "PlayOrDiscard":
            hand = Hand(self.box, self.view, self.words)
            cards = [hand.heading(card) for card in sorted(set(self.view.hand))]
            lines.append(Text(say("lost_mines.hand")).append(Text("   ").join(cards)))
        return lines

    def knowledge(self) -> list[str]:
        """What the seat has looked at and not everybody knows."""
        view, box = self.view, self.box
        found = [
            say("lost_mines.known_mine", field=box.grid.names[field], mine=self._mine_word(mine))
            for mine, field in enumerate(box.mine_fields)
            if view.mine_kinds[mine] != UNSEEN and not view.mine_open[mine]
        ]
        found += [
            say("lost_mines.known_treasure", slot=slot + 1, value=value)
            for slot, value in enumerate(view.treasure_values[: len(view.treasure_kinds)])
            if value != UNSEEN and view.treasure_owners[slot] == NONE
        ]
        for seat, role in enumerate(view.roles):
            if role != UNSEEN and seat != view.seat:
                word = self._role_word(role % 3)
                found.append(say("lost_mines.known_role", name=self.names[seat], role=word))
        return found

    def _mine_word(self, mine: int) -> str:
        return self.words.word(f"mine.{MINES[self.view.mine_kinds[mine]]}")
