"""The page of a question as a terminal of some size shows it, and what must hold for any page."""

from __future__ import annotations

import contextlib
import io
import re

import pyte
from rich.cells import cell_len
from rich.console import Console, RenderableType

from underhall.cli.menu import COLUMNS, draw_menu
from underhall.cli.page import ENDLESS, Sheet
from underhall.cli.play import Play
from underhall.cli.screen import Screen
from underhall.cli.session import Session

HELP = "?) >"
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Paper(Screen):
    """A live screen of a given size; what is written on it can be read, and answers were written before."""

    def __init__(self, width: int, height: int, *answers: str) -> None:
        super().__init__()
        self.answers = list(answers)
        self.pages: list[list[str]] = []
        self.written = io.StringIO()
        self.console = Console(
            file=self.written,
            width=width,
            height=height,
            force_terminal=True,
            color_system="256",
            markup=False,
            highlight=False,
            emoji=False,
        )
        self.live = True

    def ask(self, prompt: str) -> str:
        """What is on the screen when something is asked is a page."""
        self.written.write(prompt)
        self.pages.append(shown(self.written.getvalue(), self.width, self.height))
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


class Asked:
    """The open question of a session, and the words of all that a page of it could show."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.play = Play(session, Paper(ENDLESS, ENDLESS))
        menu, showing = self.play.menu(), self.play.showing
        self.panels = showing.panels(menu)
        self.forms = {panel: [set(words_of([form()])) for form in panel.forms] for panel in self.panels}
        self.head = set(words_of(session.painter.head(session.view())))
        self.question = " ".join(session.painter.question(session.view()).split())
        self.numbers = range(1, 1 + len(menu.groups if menu.grouped else menu.entries()))
        things: list[RenderableType] = [
            *showing.news(),
            self.play.prompt(),
            draw_menu(menu, ENDLESS),
            draw_menu(menu, ENDLESS, COLUMNS),
        ]
        keys = " ".join(f"{panel.key} {panel.name}" for panel in self.panels)
        known = f"{keys} c choices · … more o others l log g goal r rules h hint ? help"
        self.words = {
            *self.head,
            *words_of(things),
            *known.split(),
            *map(str, range(1, 1 + len(menu.entries()))),
        }
        self.words |= {word for forms in self.forms.values() for form in forms for word in form}


class Page:
    """A question on a terminal of some size."""

    def __init__(self, asked: Asked, width: int, height: int) -> None:
        self.asked = asked
        self.width, self.height = width, height
        paper = Paper(width, height)
        play = Play(asked.session, paper)
        play.refresh()
        with contextlib.suppress(EOFError):
            play.showing.ask(play.prompt())
        self.written = paper.written.getvalue()
        (self.lines,) = paper.pages
        self.words = {word for line in self.lines for word in line.split()}

    def check(self) -> None:
        asked = self.asked
        where = f"{asked.session.view().question} at {self.width}x{self.height}"
        assert self.written.count("\n") < self.height, f"{where}: too many lines"
        written = ANSI.sub("", self.written).split("\n")
        assert all(cell_len(line) <= self.width for line in written), f"{where}: too wide"
        assert asked.head <= self.words, f"{where}: the head is not in sight"
        assert self.words <= asked.words, f"{where}: cut: {self.words - asked.words}"
        for panel in asked.panels:
            if panel.needed:
                found = any(form <= self.words for form in asked.forms[panel])
                assert found, f"{where}: {panel.name} is not in sight"
        self._check_question(where)

    def _check_question(self, where: str) -> None:
        """The question and the way to help end the page; every choice has its number there."""
        text = " ".join(word for line in self.lines for word in line.split())
        assert text.endswith(HELP), f"{where}: {text[-60:]}"
        assert self.asked.question in text, f"{where}: the question is not in sight"
        missing = [number for number in self.asked.numbers if str(number) not in self.words]
        assert not missing or {"…", "more", "c"} <= self.words, f"{where}: no choice {missing}"


def shown(written: str, width: int, height: int) -> list[str]:
    """What a terminal makes of what is written to it."""
    terminal = pyte.Screen(width, height)
    pyte.Stream(terminal).feed(written.replace("\n", "\r\n"))
    return [line.rstrip() for line in terminal.display]


def words_of(things: list[RenderableType]) -> list[str]:
    """The words of things drawn without an end of the line."""
    sheet = Sheet(Console(width=ENDLESS, color_system=None), ENDLESS)
    lines = [line for thing in things for line in sheet.draw(thing)]
    return [word for line in lines for word in "".join(part.text for part in line).split()]
