"""The terminal game: show, ask, do. Everything a person can type is answered here."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.console import RenderableType

from underhall.cli.account import full_account
from underhall.cli.errors import Trouble, one_line
from underhall.cli.explain import Explainer
from underhall.cli.menu import Group, Menu, is_number
from underhall.cli.reading import Reading, read_answer
from underhall.cli.saves import write_whole
from underhall.cli.screen import Screen
from underhall.cli.session import Session
from underhall.cli.shelf import goal_parts
from underhall.cli.showing import CALLS, CHOICES, Showing
from underhall.cli.standings import standings
from underhall.cli.words import say
from underhall.core.agenda import Illegal
from underhall.core.notation import Move

# Answers that lead back from a sheet.
LEAVE = ("q", "back")


# Other words for commands.
SHORT = {
    "?": "explain",
    "help": "explain",
    "u": "undo",
    "o": "others",
    "l": "log",
    "g": "goal",
    "r": "rules",
    "h": "hint",
    CHOICES: "choices",
    "q": "quit",
    "exit": "quit",
}


class Left(Exception):
    """The person has left; the game is on disk."""


class Play:
    """One keyboard at one table. Who shares it passes it on, and secrets are covered meanwhile."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session = session
        self.screen = screen
        self.showing = Showing(session, screen)
        self.explainer = Explainer(session)
        self.rounds_shown = 0 if session.over() else session.rounds_scored()
        self.open_group: Group | None = None
        self.typed_ahead: list[str] = []
        self.notice: list[RenderableType] = []
        self.is_stale = True
        self.is_new = not session.match.lines
        self.shown_to: int | None = None if session.several() else session.seat
        named = (self.explain, self.undo, self.save, self.others, self.log, self.goal, self.rules)
        more = (self.hint, self.do, self.ask, self.choices, self.back, self.quit)
        self.commands = {command.__name__: command for command in (*named, *more)}
        self.called = {say(f"play.key_{word}").lower(): word for word in (*CALLS.values(), "choices")}

    def run(self) -> None:
        """To the end of the game, or until the person leaves."""
        try:
            while not self.session.over():
                if self.session.waits():
                    self._turn()
                else:
                    self.typed_ahead = []
                    self.session.step()
                self._show_scored_rounds()
            self._show_scored_rounds()
            self._finish()
        except (EOFError, KeyboardInterrupt, Left):
            self.screen.print()
            self.screen.line(say("play.left", game=self.session.match.game.name))

    # One question

    def _turn(self) -> None:
        """Ask until something at the table has changed."""
        self._pass_on(self.session.asked())
        if self.is_new:
            self.is_new = False
            self.goal("")
        self.session.keep()
        self.is_stale = True
        before = len(self.session.match.lines)
        while len(self.session.match.lines) == before:
            self._answer(self._next_line())

    def _pass_on(self, seat: int) -> None:
        """Before somebody else sees what is theirs, nothing is shown, unless there is nothing to hide."""
        if seat == self.shown_to:
            return
        self.typed_ahead, self.open_group, self.session.seat = [], None, seat
        self.notice = []
        if self.session.match.game.hides:
            self.screen.cover()
            self.screen.ask(say("play.pass_on", name=self.session.names[seat]))
        self.shown_to = seat

    def _next_line(self) -> str:
        if self.typed_ahead:
            return self.typed_ahead.pop(0)
        self.refresh()
        return self._first(self.showing.ask(self.prompt()))

    def _first(self, typed: str) -> str:
        """The first of several things in a line; the others are typed ahead."""
        first, *rest = typed.split(";")
        self.typed_ahead = [line.strip() for line in rest if line.strip()]
        return first.strip()

    def refresh(self) -> None:
        """Show the table if it has changed since it was shown."""
        if self.is_stale:
            self._show()

    def _show(self) -> None:
        self.is_stale = False
        self.showing.page(self.menu(), self.open_group, self.notice, self.prompt())
        self.notice = []

    def prompt(self) -> str:
        if self.open_group is not None:
            return say("play.prompt_open", title=self.open_group.title)
        menu, question = self.menu(), self.session.painter.question(self.session.view())
        if not menu.grouped:
            return say("play.prompt", question=question)
        first = ([group for group in menu.groups if group.name] or menu.groups)[0]
        label = first.entries[0].label.partition(" (")[0]
        return say("play.prompt_groups", question=question, example=f"{first.name} {label}".strip())

    def menu(self) -> Menu:
        menu = self.session.painter.menu(self.session.view(), self.session.options())
        return menu if self.open_group is None else menu.only(self.open_group)

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        name = self.called.get(word.lower(), word.lower())
        command = self.commands.get(SHORT.get(name, name))
        if not line:
            self.back("")
        elif command is not None:
            self.refresh()
            command(rest.strip())
        elif not self._call(line):
            self._choose(read_answer(self.session, self.menu(), self.open_group, line))

    def _call(self, word: str) -> bool:
        """Show the panel of that name or key, if there is one."""
        for panel in self.showing.panels(self.menu()):
            if word.lower() in (panel.key, panel.name):
                self._leaf(self.showing.panel(panel))
                return True
        return False

    def _leaf(self, parts: Iterable[RenderableType]) -> None:
        """Show something aside; what is typed there is an answer to the open question."""
        typed = self.showing.leaf(list(parts))
        self.is_stale = self.is_stale or self.screen.live
        if typed and typed not in LEAVE:
            self.typed_ahead = [self._first(typed), *self.typed_ahead]

    def _note(self, *parts: RenderableType) -> None:
        """Say something beside the open question."""
        if not self.screen.live:
            for part in parts:
                self.screen.print(part)
            return
        self.notice, self.is_stale = list(parts), True

    def _choose(self, reading: Reading) -> None:
        if reading.group is not None:
            self._open(reading.group)
        elif reading.move is None:
            self._object(reading.objection)
        elif reading.is_aside:
            self.open_group = None
            self.session.interject(reading.move)
        else:
            self._do(reading.move)

    def _do(self, move: Move) -> None:
        refusal = self.session.match.table.refusal(move)
        first = () if refusal is None else self.session.way_to(move)
        if refusal is not None and not first:
            self._object(self.explainer.why_not(refusal))
            return
        self.open_group = None
        self.session.go_by(first, move)

    def _object(self, words: str) -> None:
        """What was typed cannot be done; what was typed ahead is void."""
        self.typed_ahead = []
        self.refresh()
        self._note(words)

    def _open(self, group: Group) -> None:
        """Show what can be done with one card; on a live screen the board shows where."""
        self.refresh()
        self.open_group = group
        if self.screen.live:
            self.is_stale = True
        else:
            self.showing.print_choices(self.menu(), group)

    # Commands

    def explain(self, what: str) -> None:
        self._leaf(self.explainer.explain(what, self.menu(), self.open_group))

    def goal(self, _: str) -> None:
        self._leaf(goal_parts(self.session.match.game))

    def choices(self, _: str) -> None:
        self._leaf(self.showing.choices(self.menu()))

    def others(self, _: str) -> None:
        """What happened since the last own turn."""
        self._leaf(self.showing.others())

    def undo(self, _: str) -> None:
        try:
            self.session.undo()
        except Illegal as error:
            self._object(self.explainer.why_not(error.refusal))
        self.open_group = None

    def save(self, file: str) -> None:
        """To a file of the person's choice; the game is kept on disk anyway."""
        try:
            path = Path(file).expanduser() if file else self.session.save.path
            write_whole(path, self.session.match.record().dump())
        except (OSError, ValueError, RuntimeError) as error:
            self._object(say("play.cannot_save", file=file, reason=one_line(error)))
            return
        if self.screen.live:
            self._note(say("play.saved", file=str(path)))
        else:
            self.screen.line(say("play.saved", file=str(path)))

    def log(self, count: str) -> None:
        """What happened so far, or the last lines of it."""
        lines = full_account(self.session.painter, self.session.match.log(self.session.seat))
        shown = int(count) if is_number(count) else len(lines)
        self._leaf(lines[len(lines) - min(shown, len(lines)) :])

    def rules(self, what: str) -> None:
        try:
            self._leaf(list(self.explainer.rules(what)))
        except Trouble as error:
            self._object(str(error))

    def hint(self, _: str) -> None:
        self._note(*self.explainer.hint())

    def do(self, _: str) -> None:
        """Do what the hint says."""
        self._do(self.session.advice()[0])

    def ask(self, _: str) -> None:
        """Be asked what can wait until the next turn, or no longer."""
        self.session.asks_all = not self.session.asks_all
        self._note(say("play.asks_all" if self.session.asks_all else "play.asks_less"))

    def back(self, _: str) -> None:
        self.open_group = None
        self._show()

    def quit(self, _: str) -> None:
        raise Left

    # Ends

    def _show_scored_rounds(self) -> None:
        session = self.session
        scored = session.rounds_scored()
        while self.rounds_shown < scored:
            result = session.painter.round_result(session.view(), self.rounds_shown)
            self.showing.result(result)
            self.rounds_shown += 1
            session.told = len(session.match.journal)

    def _finish(self) -> None:
        session = self.session
        session.keep()
        session.save.finish()
        self.screen.fresh()
        self.screen.print(standings(session.match.table, session.names))
        self.screen.line(say("play.record", file=str(session.save.path)))
