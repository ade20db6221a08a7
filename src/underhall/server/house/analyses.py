"""Analyses: how finished games went, found out step by step, for whoever may have the record."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from underhall.bots.analysis.analyst import Analyst, Budget, Step
from underhall.bots.analysis.findings import Analysis, Swing, Throws, Turning
from underhall.bots.analysis.telling import Teller
from underhall.core.game import AnyGame
from underhall.games import GAMES
from underhall.server.door.limits import Gate
from underhall.server.house.replays import Replays, Seen
from underhall.server.play.thinkers import LineFull, NoThought
from underhall.server.tables.live import LOGGER
from underhall.server.wire.analyses import (
    AnalysisCard,
    AnalysisStage,
    FallCard,
    GainCard,
    MarkCard,
    ShareCard,
    SwingCard,
    ThrowsCard,
    TurnCard,
    TurningCard,
)
from underhall.server.wire.identity import Person
from underhall.server.wire.problems import Unmet

KEPT = 64
# Where too many wait already, a step is asked for again after so many seconds, so many times.
WAITS, PATIENCE = 1.0, 120


class Work:
    """One analysis: asked for by somebody, under way, stopped or done."""

    def __init__(self, seen: Seen, asker: str, budget: Budget) -> None:
        record = seen.reel.record
        self.game: AnyGame = GAMES[record.game]
        self.names: Sequence[str] = seen.reel.names
        self.box = record.box(self.game)
        self.asker = asker
        self.analyst = Analyst(record.dump(), self.box, budget)
        self.task: asyncio.Task[None] | None = None
        self.failed = False

    def stage(self) -> AnalysisStage:
        if self.analyst.over:
            return "done"
        if self.task is not None and not self.task.done():
            return "running"
        return "failed" if self.failed else "stopped"

    def card(self, language: str) -> AnalysisCard:
        own, found = self.analyst, self.analyst.found()
        card = AnalysisCard(self.stage(), own.done, own.total)
        if found is not None:
            _tell(card, found, Teller(self.game, self.box, self.names, language))
        return card


class Analyses:
    """Those asked for last; of one game there is one, whoever asks."""

    def __init__(self, replays: Replays) -> None:
        self.replays = replays
        self.thinkers = replays.house.thinkers
        self.limits = replays.house.settings.limits
        self.asked = Gate(self.limits.analyses)
        self.budget = Budget(worlds=replays.house.settings.analysis_worlds)
        self.kept: OrderedDict[str, Work] = OrderedDict()

    async def begin(self, replay: str, person: Person, address: str) -> Work:
        """Anew, or on from where it was stopped."""
        seen = await self._finished(replay, person, address)
        work = self.kept.get(replay)
        if work is not None and work.stage() in ("running", "done"):
            return self._keep(replay, work)
        if not self.asked.lets_in(address):
            raise Unmet(429, "problem.too_many_analyses")
        if sum(other.asker == person.id and other.stage() == "running" for other in self.kept.values()):
            raise Unmet(409, "problem.one_analysis")
        work = self._keep(replay, work or Work(seen, person.id, self.budget))
        work.asker, work.failed = person.id, False
        work.task = asyncio.create_task(self._think(work))
        return work

    async def find(self, replay: str, person: Person | None, address: str) -> Work | None:
        """None if nobody has asked for it."""
        seen = await self._finished(replay, person, address)
        work = self.kept.get(replay)
        if work is None:
            return None
        work.names = seen.reel.names
        return self._keep(replay, work)

    async def stop(self, replay: str, person: Person, address: str) -> Work | None:
        """For who asked for it; what is known stays."""
        work = await self.find(replay, person, address)
        if work is not None and work.asker != person.id:
            raise Unmet(403, "problem.not_your_analysis")
        if work is not None and work.task is not None and not work.task.done():
            work.task.cancel()
            await asyncio.wait([work.task])
        return work

    async def _finished(self, replay: str, person: Person | None, address: str) -> Seen:
        """Before the end it would tell secrets."""
        seen = await self.replays.find(replay, person, address)
        if not seen.reel.finished:
            raise Unmet(403, "problem.record_too_early")
        return seen

    async def _think(self, work: Work) -> None:
        steps = work.analyst.steps()
        try:
            step = next(steps)
            while True:
                step = steps.send(await self._thought(work, step))
        except StopIteration:
            pass
        except NoThought as error:
            work.failed = True
            LOGGER.warning("an analysis came to a halt: %s", str(error) or type(error).__name__)
        except Exception:
            work.failed = True
            LOGGER.exception("an analysis failed")

    async def _thought(self, work: Work, step: Step) -> object:
        for _ in range(PATIENCE):
            try:
                found: object = await self.thinkers.think(work.asker, step.work, *step.arguments)
                return found
            except LineFull:
                await asyncio.sleep(WAITS)
        raise LineFull

    def _keep(self, replay: str, work: Work) -> Work:
        """Those that are under way are never dropped; each person has one at most."""
        self.kept[replay] = work
        self.kept.move_to_end(replay)
        still = [
            name for name, other in self.kept.items() if other is not work and other.stage() != "running"
        ]
        for name in still[: max(0, len(self.kept) - KEPT)]:
            del self.kept[name]
        return work


def card(work: Work | None, language: str) -> AnalysisCard:
    return AnalysisCard("unasked", 0, 1) if work is None else work.card(language)


def _tell(card: AnalysisCard, found: Analysis, teller: Teller) -> None:
    """All that is known, in somebody's language."""
    card.seats = found.seats
    card.players = [teller.player(player) for player in range(found.players)]
    card.sides = found.sides
    card.marks = [
        MarkCard(mark.at, mark.actor, mark.scores, mark.stands, mark.chances) for mark in found.marks
    ]
    card.turnings = [_turning(turning, found, teller) for turning in found.turnings]
    card.swings = [_swing(swing, teller) for swing in found.swings]
    card.gains = [GainCard(teller.word(gain.source), gain.points) for gain in found.gains]
    card.best = [TurnCard(turn.player, turn.since, turn.at, turn.points) for turn in found.best]
    card.shares = [ShareCard(one.side, one.began, one.luck, one.own, one.others) for one in found.shares]
    card.throws = [_throws(throws, teller) for throws in found.throws]


def _turning(turning: Turning, found: Analysis, teller: Teller) -> TurningCard:
    text = teller.turning(turning, found.sides[turning.side])
    part = (turning.since, turning.at, turning.actor, turning.side)
    return TurningCard(*part, turning.before, turning.after, text)


def _swing(swing: Swing, teller: Teller) -> SwingCard:
    played, better = teller.move(swing, swing.played), teller.move(swing, swing.better)
    chances = swing.chance_played, swing.chance_better
    return SwingCard(
        swing.at, swing.seat, played, better, teller.reason(swing), *chances, teller.swing(swing)
    )


def _throws(throws: Throws, teller: Teller) -> ThrowsCard:
    falls = [FallCard(teller.word(fall.word), fall.came, fall.expected) for fall in throws.falls]
    return ThrowsCard(teller.throws(throws), throws.seat, throws.number, falls)
