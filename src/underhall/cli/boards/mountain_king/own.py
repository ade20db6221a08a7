"""What the seat has, and the two pyramids of trolls: the horde, and the council of the seat."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from underhall.cli.boards.mountain_king import marks
from underhall.cli.canvas import Canvas
from underhall.cli.page import Lines
from underhall.cli.words import say
from underhall.core.catalogue import Catalogue
from underhall.games.mountain_king.components import (
    BRIBED,
    CLANS,
    NONE,
    PLACES,
    RESOURCES,
    STANDS,
    STATUE_CLANS,
    Box,
)
from underhall.games.mountain_king.view import View

# The width of a card: with the longest name in full, and as narrow as a common terminal asks for.
CARDS = (17, 16)
# A name is not left hanging at one of these.
LINKS = ("of", "the")
CardDrawer = Callable[[int], tuple[Text, Text]]
Rows = tuple[tuple[int, ...], ...]
HORDE_ROWS = ((9, 10, 11), (5, 6, 7, 8), (0, 1, 2, 3, 4))
COUNCIL_ROWS = ((9,), (7, 8), (4, 5, 6), (0, 1, 2, 3))


class Pyramids:
    """Cards of two lines: place and name, then what the troll yields and what lies on it."""

    def __init__(self, box: Box, view: View, words: Catalogue) -> None:
        self.box = box
        self.view = view
        self.words = words
        self.room = CARDS[0]

    def horde(self, card: int = CARDS[0]) -> Lines:
        """A row begins with the number of bribes that its trolls cost."""
        costs = [f"-{len(BRIBED[row[0]])}" if BRIBED[row[0]] else "" for row in HORDE_ROWS]
        return self._draw(HORDE_ROWS, card, self._in_horde, costs)

    def council(self, card: int = CARDS[0]) -> Lines:
        return self._draw(COUNCIL_ROWS, card, self._in_council, [""] * len(COUNCIL_ROWS))

    def _draw(self, rows: Rows, wide: int, card: CardDrawer, heads: list[str]) -> Lines:
        self.room = wide - 1
        width = wide * len(rows[-1]) - 1
        canvas = Canvas(width, 2 * len(rows))
        for at, row in enumerate(rows):
            left = (width + 1 - wide * len(row)) // 2
            canvas.put(0, 2 * at, heads[at], "bold")
            for column, place in enumerate(row):
                for line, text in enumerate(card(place)):
                    _put(canvas, left + wide * column, 2 * at + line, text)
        return canvas.lines()

    def _in_horde(self, stand: int) -> tuple[Text, Text]:
        """The name in the colour of the clan; `+s` the bribes, `f` the pedestal on it."""
        card = self.view.horde[stand]
        head = Text(f"{STANDS[stand]} ", marks.FAINT)
        if card == NONE:
            return head, Text()
        signs = self._second_line(card)
        for symbol in self.box.cards[card].yields:
            signs.append(marks.SYMBOL_SIGNS[symbol])
        bribes, pedestal = self.view.bribes[stand], self.view.horde_pedestals[stand]
        beside = f" {marks.CLAN_SIGNS[pedestal].lower()}" if pedestal != NONE else ""
        if any(bribes):
            lying = f" +{pile(bribes)}"
            fits = len(signs) + len(lying) + len(beside) <= self.room
            signs.append(lying if fits else f" +{sum(bribes)}{marks.ANY_SIGN}")
        signs.append(beside, marks.CLAN_STYLES[pedestal] if beside else "")
        return head.append(self._name(card, head)), signs

    def _in_council(self, place: int) -> tuple[Text, Text]:
        """A full circle before what lies on the troll, an open one before what it lacks."""
        view = self.view
        card = self.own_card(place)
        head = Text(f"{PLACES[place]} ", marks.FAINT)
        if card == NONE:
            return head.append("."), Text()
        signs = self._second_line(card)
        for bit, symbol in enumerate(self.box.cards[card].yields):
            full = bool(view.laden[view.seat][place] >> bit & 1)
            signs.append(marks.FILLED if full else marks.MISSING, "bold" if full else marks.FAINT)
            signs.append(marks.SYMBOL_SIGNS[symbol], "bold" if full else marks.FAINT)
        return head.append(self._name(card, head)), signs

    def own_card(self, place: int) -> int:
        """Who sits there: in the council, or before that in the draft."""
        card = self.view.council[self.view.seat][place]
        if card == NONE and place < len(self.view.draft):
            card = self.view.draft[place]
        return card

    def _name(self, card: int, head: Text) -> Text:
        """As many of its words as there is room for."""
        words = self.words.word(f"troll.{self.box.cards[card].name}").split()
        while len(words) > 1 and len(" ".join(words)) > self.room - len(head):
            words = words[:1] if words[-2] in LINKS else words[:-1]
        return Text(" ".join(words), self._clan(card)[1])

    def _second_line(self, card: int) -> Text:
        """It begins with the clan's letter."""
        sign, style = self._clan(card)
        return Text.assemble((f"{sign:<2}", style))

    def _clan(self, card: int) -> tuple[str, str]:
        """Starters have no clan."""
        clan = self.box.cards[card].clan
        return (marks.CLAN_SIGNS[clan], marks.CLAN_STYLES[clan]) if 0 <= clan < len(CLANS) else ("", "bold")


def on_trolls(box: Box, view: View) -> list[int]:
    """What lies on the council, clan carts apart."""
    counts = [0] * len(marks.SYMBOL_SIGNS)
    for card, load in zip(view.council[view.seat], view.laden[view.seat], strict=True):
        for bit, symbol in enumerate(box.cards[card].yields if load else ()):
            counts[symbol] += load >> bit & 1
    return counts


class Own:
    """What the seat has."""

    def __init__(self, box: Box, view: View, words: Catalogue) -> None:
        self.box = box
        self.view = view
        self.words = words

    def draw(self) -> Text:
        """What the seat can pay with, the pedestals it holds, and in the draft its hand."""
        purse = self.view.seat // 2 if self.view.teams else self.view.seat
        parts = [
            _headed("storage", self._amounts(self.view.storage[purse])),
            _headed("on_trolls", self._amounts(on_trolls(self.box, self.view))),
        ]
        if any(self.view.held[purse]):
            pedestals = [
                f"{amount} {self.words.word(f'clan.{STATUE_CLANS[clan]}')}"
                for clan, amount in enumerate(self.view.held[purse])
                if amount
            ]
            parts.append(_headed("pedestals", ", ".join(pedestals)))
        if self.view.hand:
            parts.append(_headed("hand", "; ".join(self._starter(card) for card in self.view.hand)))
        return Text(" · ").join(parts)

    def _starter(self, number: int) -> str:
        """What a starter yields again and again, and gives once."""
        card = self.box.cards[number]
        once = [card.gives.count(kind) for kind in range(len(RESOURCES))]
        again = [card.yields.count(kind) for kind in range(len(RESOURCES))]
        name = self.words.word(f"troll.{card.name}")
        return say(
            "mountain_king.starter", troll=name, yields=self._amounts(again), gives=self._amounts(once)
        )

    def _amounts(self, amounts: list[int]) -> str:
        names = (*RESOURCES, *[f"{clan}-cart" for clan in STATUE_CLANS])
        parts = [
            self.words.amount("symbol", names[kind], "", amount)
            for kind, amount in enumerate(amounts)
            if amount
        ]
        return ", ".join(parts) or say("mountain_king.nothing")


def _headed(key: str, words: str) -> Text:
    return Text.assemble((say(f"mountain_king.{key}") + " ", "bold"), words)


def _put(canvas: Canvas, x: int, y: int, text: Text) -> None:
    for at, (sign, style) in enumerate(_letters(text), x):
        canvas.put(at, y, sign, style)


def _letters(text: Text) -> list[tuple[str, str]]:
    """Every letter with its style."""
    styles = [str(text.style)] * len(text.plain)
    for span in text.spans:
        styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
    return list(zip(text.plain, styles, strict=True))


def pile(amounts: list[int], space: str = "") -> str:
    """`2s$`: how many of which."""
    return space.join(
        (str(amount) if amount > 1 else "") + marks.SYMBOL_SIGNS[kind]
        for kind, amount in enumerate(amounts)
        if amount
    )
