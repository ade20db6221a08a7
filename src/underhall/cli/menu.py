"""What can be chosen, numbered: either one list, or groups to choose from first."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from underhall.core.notation import Move


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


def draw_menu(menu: Menu, width: int, lines: int) -> Table | Text:
    """The menu in at most `lines` lines per group where groups are long."""
    if not menu.grouped:
        return _draw_list(menu.groups[0].entries, width)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    grid.add_column()
    room = width - 5 - max(group.heading.cell_len for group in menu.groups)
    for number, group in enumerate(menu.groups, 1):
        grid.add_row(str(number), group.heading, _draw_labels(group.entries, room * lines))
    return grid


def _draw_labels(entries: list[Entry], room: int) -> Text:
    """As many labels as there is room for, and how many more there are."""
    labels = [entry.label for entry in entries]
    shown = len(labels)
    text = "  ".join(labels)
    while shown > 1 and len(text) > room:
        shown -= 1
        text = "  ".join([*labels[:shown], f"… {len(labels) - shown} more"])
    return Text(text)


def _draw_list(entries: list[Entry], width: int) -> Text:
    cells = [f"{number:>2} {entry.label}" for number, entry in enumerate(entries, 1)]
    column = max(len(cell) for cell in cells) + 2
    per_line = max(1, width // column)
    text = Text()
    for at, (cell, entry) in enumerate(zip(cells, entries, strict=True)):
        number = cell[: -len(entry.label)]
        text.append(number, "bold").append(entry.label.ljust(column - len(number)))
        if at % per_line == per_line - 1 and at + 1 < len(cells):
            text.append("\n")
    return text
