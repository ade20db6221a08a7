"""Findings in sentences: the words that the terminal and the server share."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.bots.analysis.findings import Swing, Throws, Turning
from underhall.core.agenda import NATURE
from underhall.core.components import Components
from underhall.core.game import AnyGame
from underhall.core.notation import Notation
from underhall.core.words import Word
from underhall.games import library


class Teller:
    """Speaks of one game, with the names of who played it."""

    def __init__(self, game: AnyGame, box: Components, names: Sequence[str], language: str) -> None:
        self.words = library.catalogue(game, language)
        self.moves: Notation = game.moves_of(box).notation
        self.names = names

    def player(self, player: int) -> str:
        """CV-16.01 Whoever plays beside the seats has no name of their own."""
        return self.names[player] if player < len(self.names) else self.words.word("sheet.elders")

    def side(self, players: Sequence[int]) -> str:
        return " & ".join([self.player(player) for player in players])

    def word(self, key: str) -> str:
        """A number is its own word."""
        return self.words.word(key) if "." in key else key

    def turning(self, turning: Turning, side: Sequence[int]) -> str:
        """What somebody did, or chance, and what it did to whose chances."""
        key = "analysis.turned_luck" if turning.actor == NATURE else "analysis.turned"
        before, after = percent(turning.before), percent(turning.after)
        words: dict[str, Word] = {
            "seat": turning.actor,
            "side": self.side(side),
            "before": before,
            "after": after,
        }
        return self.words.say(key, words, self.names)

    def swing(self, swing: Swing) -> str:
        words: dict[str, Word] = {
            "seat": swing.seat,
            "cost": percent(swing.cost),
            "reason": self.reason(swing),
        }
        moves = {"played": self.move(swing, swing.played), "better": self.move(swing, swing.better)}
        return self.words.say("analysis.swing", {**words, **moves}, self.names)

    def reason(self, swing: Swing) -> str:
        return self.words.say(swing.reason, swing.words, self.names)

    def move(self, swing: Swing, text: str) -> str:
        """What it was called where it was asked for."""
        move = self.moves.parse(text)
        return self.words.say(self.words.label(swing.question, move.key), move.words, self.names)

    def throws(self, throws: Throws) -> str:
        kind = self.words.say(throws.kind, {"count": throws.number}, self.names)
        return kind if throws.seat == NATURE else f"{self.player(throws.seat)}, {kind}"


def percent(share: float) -> int:
    return round(100 * share)
