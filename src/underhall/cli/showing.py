"""What a person sees of a game: the page of a question, sheets to leaf through, and the prompt below them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from underhall.cli.account import account
from underhall.cli.compose import Composer, Question
from underhall.cli.menu import Group, Menu, between_words, draw_menu
from underhall.cli.page import ENDLESS, Line, Lines, Panel, Sheet
from underhall.cli.screen import Screen
from underhall.cli.session import Session
from underhall.cli.words import say

# Room for what is typed behind a prompt.
ANSWER = 12
HEADING = 1
CHOICES = "c"
# What can always be called, by key and by word.
CALLS = {"o": "others", "l": "log", "g": "goal", "r": "rules", "h": "hint", "?": "help"}


class Showing:
    """One session on one screen."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session = session
        self.screen = screen

    # The page of a question

    def page(self, menu: Menu, group: Group | None, notice: Sequence[RenderableType], prompt: str) -> None:
        """The table, what happened, what can be chosen. Without a terminal all of it, one after the other."""
        self.screen.fresh()
        above = [*notice, *([group.picture] if group is not None and group.picture is not None else [])]
        news = self.news() if group is None else []
        if not self.screen.live:
            self._print_all(menu, above, news)
            return
        keys = [(key, say(f"play.key_{word}")) for key, word in CALLS.items()]
        head, panels = self.session.painter.head(self.session.view()), self.panels(menu)
        question = Question(head, panels, news, menu, above, keys, (CHOICES, say("play.key_choices")))
        height = self.screen.height - len(self.lines_of(prompt))
        composer = Composer(question, self.screen.console, self.screen.width, height)
        self.screen.print(Lines(composer.compose()), end="")

    def _print_all(self, menu: Menu, above: Sequence[RenderableType], news: Sequence[Text]) -> None:
        options = [entry.move for entry in menu.entries()]
        self.screen.print(self.session.painter.scene(self.session.view(), options))
        for part in (*news, *above, draw_menu(menu, self.screen.width)):
            self.screen.print(part)

    def print_choices(self, menu: Menu, group: Group) -> None:
        if group.picture is not None:
            self.screen.print(group.picture)
        self.screen.print(draw_menu(menu, self.screen.width))

    def panels(self, menu: Menu) -> list[Panel]:
        options = [entry.move for entry in menu.entries()]
        return self.session.painter.panels(self.session.view(), options)

    def news(self) -> list[Text]:
        """What happened since the last choice, a line for each who did something."""
        session = self.session
        told = [Text("• ").append(line) for line in account(session.painter, session.news(), session.seat)]
        forced = [Text(say("play.forced", move=session.painter.say(move))) for move in session.forced]
        later = [Text(say("play.postponed"))] if session.postponed else []
        return told + forced + later

    def others(self) -> list[Text]:
        """What happened since the own last turn, in short."""
        session = self.session
        told = account(session.painter, session.since_last_turn(), session.seat)
        head = say("play.since" if told else "play.nothing_since")
        return [Text(head, "bold"), *[Text("• ").append(line) for line in told]]

    # Prompts

    def lines_of(self, prompt: str) -> list[str]:
        """A prompt broken between words; behind its last line there is room for an answer."""
        words, sign = prompt.rstrip().rsplit(" ", 1)
        lines = between_words(words, max(self.screen.width - ANSWER - len(sign), 1))
        return [*lines[:-1], f"{lines[-1]} {sign} "]

    def ask(self, prompt: str) -> str:
        if not self.screen.live:
            return self.screen.ask(prompt)
        *before, last = self.lines_of(prompt)
        for line in before:
            self.screen.line(line)
        return self.screen.ask(last)

    # Sheets

    def leaf(self, parts: Sequence[RenderableType], last: str = "play.leaf_back") -> str:
        """Page by page as far as the person likes; what was typed instead of going on. Else all at once."""
        if not self.screen.live:
            for part in parts:
                self.screen.print(part)
            return ""
        at, typed = 0, ""
        while not typed:
            pages = self.sheets(parts)
            if at >= len(pages):
                return ""
            self.screen.fresh()
            self.screen.print(Lines(pages[at]), end="")
            at += 1
            typed = self.ask(self._leafing(at, len(pages), last))
        return typed

    def result(self, result: RenderableType) -> None:
        """The last news and the result, which is not torn apart because of them."""
        news = self.news()
        if self.screen.live and len(self.sheets([*news, result])) > 1:
            self.leaf(news, "play.go_on")
            news = []
        self.leaf([*news, result], "play.go_on")

    def _leafing(self, page: int, pages: int, last: str = "play.leaf_back") -> str:
        return say("play.leaf_on" if page < pages else last, page=page, pages=pages)

    def sheets(self, parts: Sequence[RenderableType]) -> list[list[Line]]:
        """The lines of these parts, in pages as high as the screen is now."""
        sheet = Sheet(self.screen.console, self.screen.width)
        lines = [line for part in parts for line in sheet.draw(part)]
        prompt = max(len(self.lines_of(self._leafing(*each))) for each in ((1, 1), (1, len(lines))))
        high = max(1, self.screen.height - prompt)
        return [lines[at : at + high] for at in range(0, len(lines), high)]

    def panel(self, panel: Panel) -> list[RenderableType]:
        """A panel alone, in its fullest form that fits, or fits at least in width."""
        sheet, width = Sheet(self.screen.console, self.screen.width), self.screen.width
        room = self.screen.height - HEADING - len(self.lines_of(self._leafing(1, 1)))
        lines = sheet.pack([panel], width, room)[0] or sheet.pack([panel], width, ENDLESS)[0]
        return [Text(panel.name.capitalize(), "bold"), Lines(lines) if lines else panel.forms[-1]()]

    def choices(self, menu: Menu) -> list[RenderableType]:
        """All choices, each with all that is said of it."""
        parts: list[RenderableType] = []
        for number, group in enumerate(menu.groups if menu.grouped else [], 1):
            head = group.heading if group.name else group.title
            parts.append(Text.assemble((f"{number:>2} ", "bold"), head))
            if group.name:
                parts.append(draw_menu(menu.only(group), self.screen.width))
        return parts or [draw_menu(menu, self.screen.width)]
