"""Advice: why something is no move, and what a bot would do."""

from __future__ import annotations

from underhall.core.notation import UnknownMove
from underhall.server.play import minds
from underhall.server.play.holding import at
from underhall.server.play.thinkers import Thinkers
from underhall.server.tables.ears import Ear
from underhall.server.tables.glance import question
from underhall.server.tables.live import LiveTable
from underhall.server.tables.refusals import Refuse, not_seated, stale
from underhall.server.wire.protocol import Because, Hint, HintReply, Why


async def why(table: LiveTable, ear: Ear, wish: Why) -> Because:
    """Only who is asked learns why something is no answer."""
    async with at(table):
        asked, eyes = table.playing().match.table, table.eyes_in(ear.language)
        if ear.seat is None or not table.asks(ear.seat):
            waits = eyes.say("refused.not_your_turn", {"move": wish.move})
            return Because(wish.ref, False, "", waits)
        if ear.seat != asked.to_move():
            return Because(wish.ref, False, "", eyes.choose(asked))
        try:
            move = asked.notation().parse(wish.move)
        except UnknownMove:
            return Because(wish.ref, False, "", eyes.choose(asked))
        found = asked.refusal(move)
        if found is not None:
            return Because(wish.ref, False, found.rule, eyes.why_not(asked, move, found))
        return Because(wish.ref, True, move.rule, eyes.glance.explain(move))


async def hint(table: LiveTable, ear: Ear, wish: Hint, thinkers: Thinkers) -> HintReply:
    """What the stand-in would do here, and why; none once the table has moved on."""
    if ear.seat is None or ear.person is None:
        raise not_seated()
    async with at(table):
        match = table.playing().match
        if not table.asks(ear.seat):
            raise Refuse("refused.no_move_asked")
        sight, asked, stands = minds.sight(match, ear.seat), question(match.table), table.as_it_stands()
    alone = match.table.seats == 1
    advice = await table.thoughts.come_to(minds.advise(thinkers, ear.person.id, sight, alone), stands)
    if advice is None:
        raise stale()
    move, reason = advice
    eyes = table.eyes_in(ear.language)
    reasons = eyes.say(reason.key, reason.words)
    return HintReply(wish.ref, move.text, eyes.glance.label(asked, move), reasons)
