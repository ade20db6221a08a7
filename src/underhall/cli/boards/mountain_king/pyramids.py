"""The two pyramids of trolls: the horde, and the council of the seat."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from underhall.cli.boards.mountain_king import marks
from underhall.cli.canvas import Canvas
from underhall.core.words import Catalogue
from underhall.games.mountain_king.components import BRIBED, CLANS, NONE, PLACES, STANDS, Box
from underhall.games.mountain_king.view import View

CARD = 13
CardDrawer = Callable[[int], tuple[Text, Text]]
Rows = tuple[tuple[int, ...], ...]
HORDE_ROWS = ((9, 10, 11), (5, 6, 7, 8), (0, 1, 2, 3, 4))
COUNCIL_ROWS = ((9,), (7, 8), (4, 5, 6), (0, 1, 2, 3))
HORDE_WIDTH = CARD * len(HORDE_ROWS[-1])
COUNCIL_WIDTH = CARD * len(COUNCIL_ROWS[-1])


class Pyramids:
    """Cards of two lines: place and name, then what the troll yields and what lies on it."""

    def __init__(self, box: Box, view: View, words: Catalogue) -> None:
        self.box = box
        self.view = view
        self.words = words

    def horde(self) -> Text:
        """A row begins with the number of bribes that its trolls cost."""
        costs = [f"-{len(BRIBED[row[0]])}" if BRIBED[row[0]] else "" for row in HORDE_ROWS]
        return self._draw(HORDE_ROWS, HORDE_WIDTH, self._in_horde, costs)

    def council(self) -> Text:
        return self._draw(COUNCIL_ROWS, COUNCIL_WIDTH, self._in_council, [""] * len(COUNCIL_ROWS))

    def _draw(self, rows: Rows, width: int, card: CardDrawer, heads: list[str]) -> Text:
        canvas = Canvas(width, 2 * len(rows))
        for at, row in enumerate(rows):
            left = (width - CARD * len(row)) // 2
            canvas.put(0, 2 * at, heads[at], "bold")
            for column, place in enumerate(row):
                _put(canvas, left + CARD * column, 2 * at, *card(place))
        return canvas.text()

    def _in_horde(self, stand: int) -> tuple[Text, Text]:
        """The name in the colour of the clan; `+s` the bribes, `f` the pedestal on it."""
        card = self.view.horde[stand]
        head = Text(f"{STANDS[stand]} ", marks.FAINT)
        if card == NONE:
            return head, Text()
        signs = self._second_line(card)
        for symbol in self.box.cards[card].yields:
            signs.append(marks.SYMBOL_SIGNS[symbol])
        bribes = self.view.bribes[stand]
        if any(bribes):
            signs.append(" +" + pile(bribes))
        pedestal = self.view.horde_pedestals[stand]
        if pedestal != NONE:
            signs.append(f" {marks.CLAN_SIGNS[pedestal].lower()}", marks.CLAN_STYLES[pedestal])
        return head.append(self._name(card)), signs

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
        return head.append(self._name(card)), signs

    def own_card(self, place: int) -> int:
        """Who sits there: in the council, or before that in the draft."""
        card = self.view.council[self.view.seat][place]
        if card == NONE and place < len(self.view.draft):
            card = self.view.draft[place]
        return card

    def _name(self, card: int) -> Text:
        name = self.words.word(f"troll.{self.box.cards[card].name}")
        return Text(name[: CARD - 4], self._clan(card)[1])

    def _second_line(self, card: int) -> Text:
        """It begins with the clan's letter."""
        sign, style = self._clan(card)
        return Text.assemble((f"{sign:<2}", style))

    def _clan(self, card: int) -> tuple[str, str]:
        """Starters have no clan."""
        clan = self.box.cards[card].clan
        return (marks.CLAN_SIGNS[clan], marks.CLAN_STYLES[clan]) if 0 <= clan < len(CLANS) else ("", "bold")


def _put(canvas: Canvas, x: int, y: int, head: Text, signs: Text) -> None:
    for line, text in enumerate((head, signs)):
        at = x
        for sign, style in _letters(text)[: CARD - 1]:
            canvas.put(at, y + line, sign, style)
            at += 1


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
