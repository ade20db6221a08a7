"""The page of a question: what is needed to answer it is in sight, and as much of the rest as fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from underhall.cli.menu import COLUMNS, FULL, LINES, Menu, draw_menu
from underhall.cli.page import ENDLESS, Line, Panel, Sheet, Shown

# What it costs the reader if a menu is tight, if news are few, and if a panel is not in its fullest form.
MENU_COSTS = {FULL: 0, LINES: 1, COLUMNS: 4}
NEWS_COSTS = {ENDLESS: 0, 4: 1, 2: 2, 1: 3, 0: 4}
FORM_COST = 2
LINES_OF_KEYS = (1, 2, 3)
# So many lines of choices are left, whatever else is shown.
CHOICES = 4
Key = tuple[str, str]


class Question:
    """All that a page may show; `above` is said right above the choices, `keys` call what is not shown."""

    def __init__(
        self,
        head: Sequence[RenderableType],
        panels: Sequence[Panel],
        news: Sequence[Text],
        menu: Menu,
        above: Sequence[RenderableType] = (),
        keys: Sequence[Key] = (),
        choices: Key = ("", ""),
    ) -> None:
        self.head = head
        self.panels = panels
        self.news = news
        self.menu = menu
        self.above = above
        self.keys = keys
        self.choices = choices


class Plan:
    """How tight panels, menu and news are."""

    def __init__(self, form: int, menu: int, news: int) -> None:
        self.form = form
        self.menu = menu
        self.news = news

    def cost(self) -> int:
        return FORM_COST * self.form + MENU_COSTS[self.menu] + NEWS_COSTS[self.news]


class Composer:
    """One question on one terminal."""

    def __init__(self, question: Question, console: Console, width: int, height: int) -> None:
        self.question = question
        self.sheet = Sheet(console, width)
        self.width = width
        self.height = height
        self.head = [line for part in question.head for line in self.sheet.draw(part)]
        self.news = [self.sheet.draw(line) for line in question.news]
        self.above = [line for part in question.above for line in self.sheet.draw(part)]
        self.menus = {tight: self.sheet.draw(draw_menu(question.menu, width, tight)) for tight in MENU_COSTS}

    def compose(self) -> list[Line]:
        """The cheapest page that shows all that is needed."""
        best, least = None, ENDLESS
        for plan in sorted(self._plans(), key=Plan.cost):
            if plan.cost() >= least:
                break
            for lines_of_keys in LINES_OF_KEYS:
                found, unseen = self._page(plan, lines_of_keys)
                if found is not None and plan.cost() + unseen < least:
                    best, least = found, plan.cost() + unseen
        return self._fewest() if best is None else best

    def _forms(self) -> int:
        return max([len(panel.forms) for panel in self.question.panels], default=1)

    def _plans(self) -> Iterator[Plan]:
        """Plans that differ in something that can be seen."""
        seen: set[tuple[int, int, int]] = set()
        for form, menu, news in product(range(self._forms()), MENU_COSTS, NEWS_COSTS):
            looks = (form, len(self.menus[menu]), len(self._news(news)))
            if looks not in seen:
                seen.add(looks)
                yield Plan(form, menu, news)

    def _page(self, plan: Plan, lines_of_keys: int) -> tuple[list[Line] | None, int]:
        """The page by a plan, unless something needed is missing; and the weight of what is not in sight."""
        menu, news = self.menus[plan.menu], self._news(plan.news)
        room = self.height - len(self.head) - len(news) - len(self.above) - len(menu) - lines_of_keys
        needed = [panel for panel in self.question.panels if panel.needed]
        for panels in (self.question.panels, needed):
            lines, shown = self.sheet.pack(panels, self.width, room, plan.form)
            if all(panel in shown for panel in needed):
                keys = self._keys(shown, plan.menu)
                if len(keys) <= lines_of_keys:
                    unseen = sum(panel.weight for panel in self.question.panels if panel not in shown)
                    return [*self.head, *lines, *news, *self.above, *menu, *keys], unseen
        return None, 0

    def _fewest(self) -> list[Line]:
        """Where lines are too few for all choices: the tightest forms, and as many choices as fit below."""
        keys = self._keys({}, COLUMNS)
        room = self.height - len(self.head) - len(self.above) - len(keys)
        needed = [panel for panel in self.question.panels if panel.needed]
        lines, _ = self.sheet.pack(needed, self.width, room - CHOICES, self._forms())
        most = max(1, room - len(lines))
        menu = self.sheet.draw(draw_menu(self.question.menu, self.width, COLUMNS, most))
        return [*self.head, *lines, *self.above, *menu, *keys]

    def _news(self, most: int) -> list[Line]:
        """The last of the news, each whole."""
        lines: list[Line] = []
        for each in self.news[::-1]:
            if len(lines) + len(each) > most:
                break
            lines = [*each, *lines]
        return lines

    def _keys(self, shown: Shown, menu: int) -> list[Line]:
        """What can be called because it is not in sight, or not all of it; and what always can be."""
        unseen = [
            (panel.key, panel.name)
            for panel in self.question.panels
            if panel not in shown or (panel.partial and shown[panel])
        ]
        choices = [self.question.choices] if menu == COLUMNS else []
        named = [f"{key} {name}" for key, name in (*unseen, *choices, *self.question.keys)]
        return self.sheet.draw(Text("\n").join(Text(line, "dim") for line in _rows(named, self.width)))


def _rows(items: Sequence[str], width: int) -> list[str]:
    """Side by side with points between them; an item is never broken."""
    rows: list[str] = []
    for item in items:
        longer = f"{rows[-1]} · {item}" if rows else item
        if rows and cell_len(longer) <= width:
            rows[-1] = longer
        else:
            rows.append(item)
    return rows
