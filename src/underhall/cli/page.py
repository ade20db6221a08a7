"""A page of the terminal: parts of the table packed side by side and below each other, as many as fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment

Line = list[Segment]
Form = Callable[[], RenderableType]
GAP = 2
NARROWEST = 28
ENDLESS = 1_000
# A table without a question is not drawn in fewer lines; the rest is scrolled.
LEAST_HEIGHT = 12


class Panel:
    """A part of the table, called by its name or key.

    Of its forms the first is the fullest; `partial` if others leave something out. A page may do without
    it unless it is `needed`, the less gladly the greater its weight.
    """

    def __init__(
        self,
        name: str,
        key: str,
        *forms: Form,
        needed: bool = False,
        partial: bool = False,
        weight: int = 1,
        least: int = NARROWEST,
    ) -> None:
        self.name = name
        self.key = key
        self.forms = forms
        self.needed = needed
        self.partial = partial
        self.weight = weight
        self.least = least


Shown = dict[Panel, int]


class Lines:
    """Lines that are drawn already and cannot be broken."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines

    @property
    def plain(self) -> str:
        return "\n".join("".join(part.text for part in line) for line in self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


class Sheet:
    """What a terminal of some width makes of panels; each is drawn once."""

    def __init__(self, console: Console, width: int) -> None:
        self.console = console
        self.width = width
        self._whole: dict[tuple[Panel, int], tuple[RenderableType, list[Line], int]] = {}
        self._broken: dict[tuple[Panel, int, int], list[Line] | None] = {}

    def draw(self, thing: RenderableType, width: int = 0) -> list[Line]:
        if isinstance(thing, Lines):
            return [_bare(line) for line in thing.lines]
        options = self.console.options.update(width=width or self.width, height=None)
        return [_bare(line) for line in self.console.render_lines(thing, options, pad=False)]

    def lines(self, panel: Panel, form: int, width: int) -> list[Line] | None:
        """A panel in one of its forms, or nothing if words would have to be cut."""
        if width < min(panel.least, self.width):
            return None
        thing, lines, wide = self._unbroken(panel, form)
        if wide <= width or isinstance(thing, Lines):
            return lines if wide <= width else None
        key = (panel, form, width)
        if key not in self._broken:
            narrow = self.draw(thing, width)
            self._broken[key] = narrow if words(narrow) == words(lines) else None
        return self._broken[key]

    def _unbroken(self, panel: Panel, form: int) -> tuple[RenderableType, list[Line], int]:
        """What a form is, and its lines and width if there were no end to a line."""
        if (panel, form) not in self._whole:
            thing = panel.forms[form]()
            lines = self.draw(thing, ENDLESS)
            self._whole[panel, form] = thing, lines, max([length(line) for line in lines], default=0)
        return self._whole[panel, form]

    def pack(
        self, panels: Sequence[Panel], width: int, height: int, tight: int = 0, is_beside: bool = False
    ) -> tuple[list[Line], Shown]:
        """The first that fits at the left, others beside it, others below: the lines, and what is in them."""
        for panel in panels:
            form, lines = self._fitting(panel, width, height, tight, is_beside)
            if lines is not None:
                break
        else:
            return [], {}
        wide = max(length(line) for line in lines) + GAP
        others = [other for other in panels if other is not panel]
        beside, shown = self.pack(others, width - wide, len(lines), tight, is_beside=True)
        others = [other for other in others if other not in shown]
        below, more = self.pack(others, width, height - len(lines), tight, is_beside)
        return [*_side_by_side(lines, wide, beside), *below], {panel: form, **shown, **more}

    def _fitting(
        self, panel: Panel, width: int, height: int, tight: int, is_beside: bool
    ) -> tuple[int, list[Line] | None]:
        """The fullest form that fits, and is no fuller than allowed; nothing is left out to stand beside."""
        last = len(panel.forms) - 1
        first = min(tight, last)
        for form in range(first, first + 1 if is_beside and panel.partial else last + 1):
            lines = self.lines(panel, form, width)
            if lines and len(lines) <= height:
                return form, lines
        return last, None


class Scene:
    """The parts of a table in so many lines, without a question."""

    def __init__(
        self, head: Sequence[RenderableType], panels: Sequence[Panel], height: int = ENDLESS
    ) -> None:
        self.head = head
        self.panels = panels
        self.height = height

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        sheet = Sheet(console, options.max_width)
        head = [line for part in self.head for line in sheet.draw(part)]
        room = max(self.height - len(head), LEAST_HEIGHT)
        lines, _ = sheet.pack(self.panels, sheet.width, room)
        yield Lines([*head, *lines])


def length(line: Line) -> int:
    return Segment.get_line_length(line)


def words(lines: Sequence[Line]) -> list[str]:
    """All words, wherever they stand."""
    return sorted(word for line in lines for word in "".join(part.text for part in line).split())


def _bare(line: Line) -> Line:
    """Without blanks at its end."""
    line = list(line)
    while line and not line[-1].text.strip():
        line.pop()
    if line:
        last = line[-1]
        line[-1] = Segment(last.text.rstrip(), last.style)
    return line


def _side_by_side(left: Sequence[Line], wide: int, right: Sequence[Line]) -> list[Line]:
    blank: Sequence[Line] = [[]] * (len(left) - len(right))
    return [
        [*Segment.adjust_line_length(one, wide), *other] if other else one
        for one, other in zip(left, [*right, *blank], strict=True)
    ]
