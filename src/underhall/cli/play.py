"""The terminal game: show, ask, do. Everything a person can type is answered here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from underhall.cli.account import account, full_account
from underhall.cli.errors import Trouble, one_line
from underhall.cli.explain import Explainer
from underhall.cli.menu import Group, Menu, draw_menu, is_number
from underhall.cli.reading import Reading, read_answer
from underhall.cli.saves import write_whole
from underhall.cli.screen import Screen
from underhall.cli.session import Session
from underhall.cli.standings import standings
from underhall.cli.words import say
from underhall.core.agenda import Illegal
from underhall.core.notation import Move

SHORT = 30


class Left(Exception):
    """The person has left; the game is on disk."""


class Play:
    """One person at one table."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session = session
        self.screen = screen
        self.explainer = Explainer(session)
        self.rounds_shown = 0 if session.over() else session.rounds_scored()
        self.open_group: Group | None = None
        self.typed_ahead: list[str] = []
        self.is_stale = True
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": self.explain,
            "undo": self.undo,
            "u": self.undo,
            "save": self.save,
            "log": self.log,
            "rules": self.rules,
            "hint": self.hint,
            "h": self.hint,
            "back": self.back,
            "board": self.back,
            "quit": self.quit,
            "q": self.quit,
            "exit": self.quit,
        }

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
        self.session.keep()
        self.is_stale = True
        before = len(self.session.match.lines)
        while len(self.session.match.lines) == before:
            self._answer(self._next_line())

    def _next_line(self) -> str:
        if self.typed_ahead:
            return self.typed_ahead.pop(0)
        self._refresh()
        first, *rest = self.screen.ask(self._prompt()).split(";")
        self.typed_ahead = [line.strip() for line in rest if line.strip()]
        return first.strip()

    def _refresh(self) -> None:
        """Show the table if it has changed since it was shown."""
        if self.is_stale:
            self._show()

    def _show(self) -> None:
        session, screen = self.session, self.screen
        self.is_stale = False
        options = [entry.move for entry in self.menu().entries()]
        screen.fresh()
        screen.print(session.painter.scene(session.view(), options, screen.width, screen.height))
        if self.open_group is None:
            self._show_news()
            for move in session.forced:
                screen.print(say("play.forced", move=session.painter.say(move)))
        self._show_menu()

    def _show_news(self) -> None:
        """A line for each player, or all in one paragraph where lines are few."""
        session = self.session
        news = account(session.painter, session.news(), session.seat)
        lines = [Text("• ").append(line) for line in news]
        if lines:
            self.screen.print(Text(" " if self.screen.height < SHORT else "\n").join(lines))

    def _show_menu(self) -> None:
        if self.open_group is not None and self.open_group.picture is not None:
            self.screen.print(self.open_group.picture)
        lines = 1 if self.screen.height < SHORT else 3
        self.screen.print(draw_menu(self.menu(), self.screen.width, lines))

    def _prompt(self) -> str:
        if self.open_group is not None:
            return say("play.prompt_open", title=self.open_group.title)
        menu, question = self.menu(), self.session.painter.question(self.session.view())
        if not menu.grouped:
            return say("play.prompt", question=question)
        first = menu.groups[0]
        label = first.entries[0].label.partition(" (")[0]
        return say("play.prompt_groups", question=question, example=f"{first.name} {label}")

    def menu(self) -> Menu:
        menu = self.session.painter.menu(self.session.view(), self.session.options())
        return menu if self.open_group is None else menu.only(self.open_group)

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        command = self.commands.get(word.lower())
        if not line:
            self.back("")
        elif command is not None:
            self._refresh()
            command(rest.strip())
        else:
            self._choose(read_answer(self.session, self.menu(), self.open_group, line))

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
        if refusal is not None:
            self._object(self.explainer.why_not(refusal))
            return
        self.open_group = None
        self.session.play(move)

    def _object(self, words: str) -> None:
        """What was typed cannot be done; what was typed ahead is void."""
        self.typed_ahead = []
        self._refresh()
        self.screen.print(words)

    def _open(self, group: Group) -> None:
        """Show what can be done with one card; on a live screen the board shows where."""
        self._refresh()
        self.open_group = group
        if self.screen.live:
            self._show()
        else:
            self._show_menu()

    # Commands

    def explain(self, what: str) -> None:
        for part in self.explainer.explain(what, self.menu(), self.open_group):
            self.screen.print(part)

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
        self.screen.line(say("play.saved", file=str(path)))

    def log(self, count: str) -> None:
        lines = full_account(self.session.painter, self.session.match.log(self.session.seat))
        shown = int(count) if is_number(count) else len(lines)
        for line in lines[len(lines) - min(shown, len(lines)) :]:
            self.screen.print(line)

    def rules(self, what: str) -> None:
        try:
            for part in self.explainer.rules(what):
                self.screen.print(part)
        except Trouble as error:
            self._object(str(error))

    def hint(self, _: str) -> None:
        for part in self.explainer.hint():
            self.screen.print(part)

    def back(self, _: str) -> None:
        self.open_group = None
        self._show()

    def quit(self, _: str) -> None:
        raise Left

    # Ends

    def _show_scored_rounds(self) -> None:
        session, screen = self.session, self.screen
        scored = session.rounds_scored()
        while self.rounds_shown < scored:
            screen.fresh()
            self._show_news()
            screen.print(session.painter.round_result(session.view(), self.rounds_shown))
            self.rounds_shown += 1
            session.told = len(session.match.journal)
            screen.pause(say("play.go_on"))

    def _finish(self) -> None:
        session = self.session
        session.keep()
        session.save.finish()
        self.screen.print(standings(session.match.table, session.names))
        self.screen.line(say("play.record", file=str(session.save.path)))
