"""Answers to questions: what is asked, what a choice does, why not, and by which rule."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from underhall.cli.menu import Group, Menu
from underhall.cli.reading import read_answer
from underhall.cli.session import Session
from underhall.cli.shelf import find_rules, rule_text
from underhall.cli.words import rules_of, say, words_of
from underhall.core.agenda import Decision
from underhall.core.notation import Move
from underhall.core.words import Refusal


class Explainer:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.game = session.match.game
        self.words = words_of(self.game)

    def explain(self, what: str, menu: Menu, group: Group | None) -> Iterator[RenderableType]:
        """The open question, a choice by number or text, or why something is no choice."""
        what = what.strip()
        if not what:
            yield from self.question()
            return
        reading = read_answer(self.session, menu, group, what)
        if reading.group is not None:
            yield from self._group(reading.group)
        elif reading.move is not None:
            yield from self._move(reading.move)
        else:
            yield reading.objection

    def question(self) -> Iterator[RenderableType]:
        yield Text(self.session.painter.question(self.session.view()), "bold")
        item = self.session.match.table.agenda[-1]
        assert isinstance(item, Decision)
        yield from self.rule(item.rule)
        yield self.session.painter.legend()
        yield say("play.commands")

    def _move(self, move: Move) -> Iterator[RenderableType]:
        yield from self._choice(move)
        table = self.session.match.table
        refusal = table.refusal(move)
        if refusal is not None and move not in table.asides(self.session.seat):
            yield Text(say("play.not_possible"), "bold").append(" " + self._reason(refusal), "not bold")
            if refusal.rule != move.rule:
                yield from self.rule(refusal.rule)

    def _group(self, group: Group) -> Iterator[RenderableType]:
        """A card: what it is and what it does."""
        move = group.entries[0].move
        title = group.title.rstrip(":")
        name = f"  {group.name}" if group.name != group.title else ""
        yield Text(_capital(title) + ".", "bold").append(name, "not bold dim")
        if group.picture is not None:
            yield group.picture
        yield self.words.word(move.key.replace("move.", "explain.", 1))
        yield from self.rule(move.rule)

    def _choice(self, move: Move) -> Iterator[RenderableType]:
        yield Text(self._called(move) + ".", "bold").append(f"  {move.text}", "not bold dim")
        yield self.words.word(move.key.replace("move.", "explain.", 1))
        yield from self.rule(move.rule)

    def _called(self, move: Move) -> str:
        return self.session.painter.say(move, self.session.view().question)

    def rule(self, rule_id: str) -> Iterator[RenderableType]:
        rule = rules_of(self.game).get(rule_id)
        if rule is not None:
            yield rule_text(self.game, rule)

    def rules(self, what: str) -> Iterator[RenderableType]:
        yield from find_rules(self.game, what)

    def why_not(self, refusal: Refusal) -> str:
        """One line: the reason, and the rule it comes from."""
        rule = f" ({refusal.rule})" if refusal.rule else ""
        return self._reason(refusal) + rule

    def _reason(self, refusal: Refusal) -> str:
        return self.words.say(refusal.key, refusal.words, self.session.names)

    def hint(self) -> Iterator[RenderableType]:
        move, reason = self.session.advice()
        sentence = self.words.say(reason.key, reason.words, self.session.names)
        yield say("play.hint", move=self._called(move), reason=sentence)
        yield Text(move.text, "dim")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
