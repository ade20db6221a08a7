"""The hand of The Lost Mines as a menu: a card first, then what to do with it; and short spellings."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from underhall.cli.boards.lost_mines import marks
from underhall.cli.boards.lost_mines.board import card_picture
from underhall.cli.menu import Entry, Group, Menu, is_number, plain_menu
from underhall.cli.words import say
from underhall.core.catalogue import Catalogue
from underhall.core.game import Outlook
from underhall.core.grid import LETTERS
from underhall.core.notation import Move
from underhall.games.lost_mines.components import CLANS, INFORMATION, PATH, PLAIN, ROLE, TREASURE, Box
from underhall.games.lost_mines.moves import (
    COMPASS,
    CardMove,
    Discard,
    Lay,
    LookAt,
    PickDwarf,
    PlayOnField,
    PlayOnPassage,
    Step,
)
from underhall.games.lost_mines.view import View

Looks = Callable[[Move], Outlook | None]


class Hand:
    """What the seat holds, and what can be done with it."""

    def __init__(self, box: Box, view: View, words: Catalogue, outlook: Looks = lambda _move: None) -> None:
        self.box = box
        self.view = view
        self.words = words
        self.outlook = outlook

    def menu(self, options: list[Move]) -> Menu:
        if any(isinstance(move, CardMove) for move in options) or self.view.question == "PlayOrDiscard":
            return Menu([self._group(card, options) for card in sorted(set(self.view.hand))])
        return plain_menu([Entry(move, self.label(move)) for move in options])

    def _group(self, card: int, options: list[Move]) -> Group:
        entries = [
            Entry(move, self.label(move))
            for move in options
            if isinstance(move, CardMove | Discard) and move.card == card
        ]
        picture = self._pictures(card) if self.box.use[card] == PATH else None
        name = self.box.cards[card].name
        return Group(name, self.words.word(f"card.{name}"), self.heading(card), entries, picture)

    def label(self, move: Move) -> str:
        """What a choice is called beside its card."""
        grid = self.box.grid
        if isinstance(move, Lay):
            return grid.names[move.field] + (marks.TURNED_SIGN if move.face & 1 else "")
        if isinstance(move, PlayOnField):
            return grid.names[move.field]
        if isinstance(move, PlayOnPassage):
            return str(move.words["passage"])
        if isinstance(move, LookAt):
            target = say(f"lost_mines.{move.key.removeprefix('move.')}", target=move.words["target"])
            return " ".join([target, *[f"({word})" for word in self._warnings(move)]])
        if isinstance(move, Discard) and self.view.question == "PlayOrDiscard":
            return say("lost_mines.discard")
        if isinstance(move, PickDwarf):
            clan = CLANS[self.view.clans[self.view.seat]]
            return self.words.word(f"dwarf.{clan} {move.dwarf + 1}")
        if isinstance(move, Step):
            return self._step(move)
        return self.words.say(self.words.label(self.view.question, move.key), move.words)

    def _step(self, move: Step) -> str:
        """Where a step leads, and what is in wait there."""
        grid, here = self.box.grid, self.view.places[self.view.seat]
        there = grid.next[move.direction][here]
        words = [say(f"lost_mines.to_{COMPASS[move.direction]}", field=grid.names[there])]
        words += self._warnings(move)
        mine = self.box.mine_at[there]
        if mine >= 0 and not self.view.mine_open[mine]:
            words.append(say("lost_mines.opens_mine"))
        return ", ".join(words)

    def _warnings(self, move: Move) -> list[str]:
        found = self.outlook(move)
        return [self.words.word(f"warning.{key}") for key in found.warns] if found else []

    def heading(self, card: int) -> Text:
        count = self.view.hand.count(card)
        times = f" x{count}" if count > 1 else ""
        picture = self.small_picture(card)
        return Text.assemble(picture, " ", self.short_name(card), times)

    def short_name(self, card: int) -> str:
        """A path as it is written, since it is drawn beside that."""
        name = self.box.cards[card].name
        if self.box.use[card] == PATH:
            return name
        return say(f"lost_mines.card_{name}") if "-" in name else self.words.word(f"card.{name}")

    def small_picture(self, card: int) -> Text:
        """A card in four characters: its way, and the sign on it."""
        if self.box.use[card] != PATH:
            return Text("    ")
        sides, feature = self.box.sides[card * 2], self.box.detail[card]
        joint = marks.JOINTS[sides] if len(self.box.ways[card * 2]) == 1 else marks.SEPARATE_WAYS
        west, east = (marks.PASSAGE[side] if sides >> side & 1 else " " for side in (3, 1))
        sign = (marks.FEATURE_SIGNS[feature], marks.FEATURE_STYLES[feature]) if feature != PLAIN else " "
        return Text.assemble((west + joint + east, marks.PATH_STYLE), sign)

    def _pictures(self, card: int) -> Text:
        """The card as printed and, if that differs, turned."""
        faces = [card_picture(self.box, face).split("\n") for face in self.box.faces[card]]
        between = ["     ", f"  {marks.TURNED_SIGN}  ", "     "]
        lines = []
        for row in range(3):
            parts = [face[row] for face in faces]
            lines.append(Text("   ") + Text(between[row]).join(parts))
        return Text("\n").join(lines)


def spelling(box: Box, view: View, text: str) -> str:
    """The full text a short one stands for: `ew c3 t`, `2 c3`, `trap c3-d3`, `d axe`, `e`."""
    words = text.lower().partition(" (")[0].replace(marks.TURNED_SIGN, " t").split()
    if len(words) < 2:
        return _single(words[0]) if words else text
    if words[0] in ("d", "discard"):
        card = _card(box, view, words[1])
        return f"discard {box.cards[card].name}" if card is not None else text
    card = _card(box, view, words[0])
    if card is None:
        return text
    if words[1:] in (["d"], ["discard"]):
        return f"discard {box.cards[card].name}"
    return _on_board(box, card, words[1:])


def _single(word: str) -> str:
    if word in LETTERS:
        return f"step {COMPASS[LETTERS.index(word)]}"
    if word in COMPASS:
        return f"step {word}"
    return "stop" if word in (".", "0") else word


def _card(box: Box, view: View, word: str) -> int | None:
    """A card by its number in the menu, or by its name."""
    cards = sorted(set(view.hand))
    if is_number(word):
        return cards[int(word) - 1] if 1 <= int(word) <= len(cards) else None
    names = [card.name for card in box.cards]
    return names.index(word) if word in names else None


def _on_board(box: Box, card: int, words: list[str]) -> str:
    name = box.cards[card].name
    rest = words[1:] if words[0] in ("at", "on") else words
    if box.use[card] != PATH:
        target = " ".join(rest)
        return f"play {name} on {_subject(box, card, target) if box.use[card] == INFORMATION else target}"
    turned = bool(rest) and rest[-1] in ("t", "turned")
    return f"lay {name} at {' '.join(rest[:-1] if turned else rest)}{' turned' if turned else ''}"


def _subject(box: Box, card: int, target: str) -> str:
    """`k3` is a mine; a number is the one of treasure and role that the card shows."""
    if " " in target:
        return target
    numbered = [word for at, word in ((TREASURE, "treasure"), (ROLE, "role")) if box.detail[card] >> at & 1]
    if not is_number(target):
        return f"mine {target}"
    return f"{numbered[0]} {target}" if len(numbered) == 1 else target
