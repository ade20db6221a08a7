"""Choices of games with many of them: groups, choices that stand alone, and short forms of both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from underhall.cli.boards.painter import Painter
from underhall.cli.menu import Entry, Group, Menu
from underhall.core.game import AnyGame
from underhall.core.notation import Move

FEW = 9


class Gathering:
    """Choices by the group they belong to, in the order in which they come."""

    def __init__(self) -> None:
        self.groups: dict[str, Group] = {}
        self.folded: set[str] = set()

    def fold(self, name: str) -> None:
        """Keep a group in one line, however few the choices are."""
        self.folded.add(name)

    def add(self, move: Move, label: str, name: str = "", heading: str = "", title: str = "") -> None:
        """Without the name of a group the choice stands alone."""
        key = name or f"= {move.text}"
        if key not in self.groups:
            head = Text(heading or name)
            self.groups[key] = Group(name, title or heading or name or label, head, [])
        self.groups[key].entries.append(Entry(move, label))

    def menu(self) -> Menu:
        """One list if there is little to choose from; what stands alone comes last."""
        groups = list(self.groups.values())
        folded = [group for group in groups if group.name in self.folded]
        open_groups = [group for group in groups if group.name not in self.folded]
        entries = [entry for group in open_groups for entry in _named_in_full(group)]
        if folded and len(entries) <= FEW:
            return MixedMenu([*[Group("", each.label, Text(), [each]) for each in entries], *folded])
        if len(entries) <= FEW or len(groups) == 1:
            return Menu([Group("", "", Text(), entries)])
        alone = [group for group in open_groups if not group.name]
        return MixedMenu([*[group for group in open_groups if group.name], *folded, *alone])


def _named_in_full(group: Group) -> list[Entry]:
    """With what cannot be told without it: the shape of what is laid."""
    name = group.name if group.picture is None else group.heading.plain
    return [Entry(entry.move, f"{name} {entry.label}".strip()) for entry in group.entries]


class MixedMenu(Menu):
    """Groups, and choices that need no second number."""

    def __init__(self, groups: list[Group]) -> None:
        super().__init__(groups)
        self.grouped = True

    def group(self, number: int) -> Group | None:
        group = super().group(number)
        return group if group is not None and group.name else None

    def entry(self, number: int) -> Entry | None:
        alone = super().group(number)
        return alone.entries[0] if alone is not None and not alone.name else None


class ChoicePainter(Painter):
    """A painter whose labels can be typed: alone where that is clear, else behind the name of their group."""

    def __init__(self, game: AnyGame, box: Any, names: Sequence[str]) -> None:
        super().__init__(game, box, names)
        self.short_forms: dict[str, str] = {}

    def menu(self, view: Any, options: list[Move]) -> Menu:
        menu = self.gather(view, options).menu()
        self.short_forms = short_forms(menu)
        return menu

    def gather(self, view: Any, options: list[Move]) -> Gathering:
        gathering = Gathering()
        for move in options:
            gathering.add(move, self.say(move, view.question))
        return gathering

    def spelling(self, view: Any, text: str) -> str:
        return self.short_forms.get(_plain(text), text)


def short_forms(menu: Menu) -> dict[str, str]:
    """What the menu calls its choices, and the moves' own texts."""
    found: dict[str, set[str]] = {}
    for group in menu.groups:
        for entry in group.entries:
            for label in (entry.label, entry.label.partition(" (")[0], entry.label.partition(":")[0]):
                for form in (label, f"{group.name} {label}"):
                    found.setdefault(_plain(form), set()).add(entry.move.text)
    texts = {entry.move.text for entry in menu.entries()}
    return {form: moves.pop() for form, moves in found.items() if len(moves) == 1 and form not in texts}


def _plain(text: str) -> str:
    """A colon that a language sets behind the name of a group need not be typed."""
    return " ".join(text.lower().replace(":", " ").split())
