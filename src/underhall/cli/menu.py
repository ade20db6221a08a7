"""What can be chosen, numbered: either one list, or groups to choose from first."""

from __future__ import annotations

from itertools import accumulate

from rich.cells import cell_len
from rich.text import Text

from underhall.cli.words import say
from underhall.core.notation import Move

# How tight a menu is drawn: choices beside their group, one line of them, or only their number.
FULL, LINES, COLUMNS = range(3)
LINES_OF_A_GROUP = 3
UNBROKEN = "\xa0"


class Entry:
    """One choice and what it is called in its list."""

    def __init__(self, move: Move, label: str) -> None:
        self.move = move
        self.label = label


class Group:
    """Choices that belong together, such as all that can be done with one card."""

    def __init__(
        self, name: str, title: str, heading: Text, entries: list[Entry], picture: Text | None = None
    ) -> None:
        self.name = name
        self.title = title
        self.heading = heading
        self.entries = entries
        self.picture = picture


class Menu:
    """Numbers count from 1. With several groups a first number names the group."""

    def __init__(self, groups: list[Group]) -> None:
        self.groups = groups
        self.grouped = len(groups) > 1 or bool(groups[0].name)

    def entries(self) -> list[Entry]:
        return [entry for group in self.groups for entry in group.entries]

    def group(self, number: int) -> Group | None:
        """The group of that number, if there is one and groups are asked for."""
        return self.groups[number - 1] if self.grouped and 1 <= number <= len(self.groups) else None

    def entry(self, number: int) -> Entry | None:
        """The choice of that number in a plain list."""
        entries = [] if self.grouped else self.groups[0].entries
        return entries[number - 1] if 1 <= number <= len(entries) else None

    def only(self, group: Group) -> Menu:
        """The plain list of one group."""
        return Menu([Group("", "", Text(), group.entries)])


def is_number(text: str) -> bool:
    """A number somebody may mean: short, and of plain digits."""
    return text.isascii() and text.isdigit() and len(text) < 7


def plain_menu(entries: list[Entry]) -> Menu:
    return Menu([Group("", "", Text(), entries)])


def draw_menu(menu: Menu, width: int, tight: int = FULL, most: int = 0) -> Text:
    """All choices, or with `most` the first that stand in so many lines; fewer words the tighter it is."""
    entries = menu.groups[0].entries
    if not menu.grouped:
        labels = [_short(entry.label) if tight >= COLUMNS else entry.label for entry in entries]
        return _columns(labels, width, most)
    if tight < COLUMNS:
        lines = [_group_line(number, menu, width, tight) for number in range(1, len(menu.groups) + 1)]
        return Text("\n").join(lines)
    return _columns([_counted(group) for group in menu.groups], width, most)


def _group_line(number: int, menu: Menu, width: int, tight: int) -> Text:
    """The heading of a group, and beside it its choices."""
    group = menu.groups[number - 1]
    if not group.name:
        return _line_alone(number, group, width)
    margin = 4 + max(each.heading.cell_len for each in menu.groups)
    line = max(width - margin, 1)
    head = Text.assemble((f"{number:>2} ", "bold"), group.heading)
    labels = _draw_labels(group.entries, line * (LINES_OF_A_GROUP if tight == FULL else 1))
    broken = [part for each in between_words(labels, line) for part in _by_words(each, line)]
    return head.append(" " * (margin - head.cell_len)).append(("\n" + " " * margin).join(broken))


def _by_words(labels: str, room: int) -> list[str]:
    """Labels in a line; one that is too long for it is broken between its words."""
    words = labels.replace(UNBROKEN, " ")
    return [words] if cell_len(words) <= room else between_words(words, room)


def _line_alone(number: int, group: Group, width: int) -> Text:
    """A choice that needs no second number."""
    broken = between_words(group.entries[0].label, max(width - 3, 1))
    return Text.assemble((f"{number:>2} ", "bold"), "\n   ".join(broken))


def _counted(group: Group) -> str:
    """A group by its heading and the number of its choices."""
    many = len(group.entries) > 1 or group.name
    return f"{group.heading.plain.strip()} ({len(group.entries)})" if many else _short(group.entries[0].label)


def _short(label: str) -> str:
    """Without what stands in brackets behind it."""
    return label.partition(" (")[0]


def _draw_labels(entries: list[Entry], room: int) -> str:
    """As many labels as there is room for, and how many more there are."""
    labels = [entry.label.replace(" ", UNBROKEN) for entry in entries]
    shown = len(labels)
    text = "  ".join(labels)
    while shown > 1 and cell_len(text) > room:
        shown -= 1
        text = "  ".join([*labels[:shown], say("play.more", count=len(labels) - shown)])
    return text


def _columns(labels: list[str], width: int, most: int) -> Text:
    """Numbered labels in columns of one width; long ones have lines of their own, broken between words."""
    margin = len(str(len(labels))) + 2
    widest = max(cell_len(label) for label in labels)
    per_line = max(1, (width + 2) // (margin + widest + 2))
    shown = _that_fit(labels, per_line, max(width - margin, 1), most)
    text = Text()
    for at, label in enumerate(labels[:shown]):
        text.append("" if not at else "\n" if at % per_line == 0 else "  ")
        text.append(f"{at + 1:>{margin - 1}} ", "bold")
        last = at % per_line == per_line - 1
        broken = between_words(label, max(width - margin, 1))
        text.append(("\n" + " " * margin).join(broken) if per_line == 1 else label)
        text.append("" if last else " " * (widest - cell_len(label)))
    if shown < len(labels):
        text.append("\n" + " " * margin).append(say("play.more", count=len(labels) - shown), "italic")
    return text


def _that_fit(labels: list[str], per_line: int, room: int, most: int) -> int:
    """How many labels stand in `most` lines, the last of which tells of the rest."""
    lines = [len(between_words(label, room)) if per_line == 1 else 1 for label in labels[::per_line]]
    if not most or sum(lines) <= most:
        return len(labels)
    fitting = sum(total < most for total in accumulate(lines))
    return max(1, fitting) * per_line


def between_words(label: str, room: int) -> list[str]:
    """Into lines, between words, by the room that letters take."""
    lines = [""]
    for word in label.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and cell_len(longer) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
