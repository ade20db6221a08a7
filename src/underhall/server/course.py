"""The course of play at a table: moves, asides, undo, ballots, stand-ins, the clock, and bots.

Each of these waits for the table's lock, and ends with a commit; afterwards the table goes on by itself
as far as it can.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic, time

from underhall.core.words import Refusal
from underhall.server import minds
from underhall.server.chairs import Chair
from underhall.server.ears import Ear
from underhall.server.problems import Trouble
from underhall.server.protocol import Answer, Aside, AskStandIn, Play, Undo
from underhall.server.refusals import Lost, Refuse, in_words, not_seated, stale
from underhall.server.tables import LOGGER, LiveTable, OpenBallot


@asynccontextmanager
async def at(table: LiveTable) -> AsyncIterator[LiveTable]:
    """Hold the table, whole and as it is stored; when let go it plays on."""
    async with table.lock:
        table.touched = monotonic()
        if table.broken:
            await table.restore()
        try:
            yield table
        except (Refuse, Trouble, Lost):
            raise
        except Exception as error:
            LOGGER.exception("a table was in trouble; it is restored")
            await table.restore()
            raise Lost from error
    go_on(table)


async def play(table: LiveTable, ear: Ear, wish: Play) -> None:
    async with at(table):
        log, chair = table.playing(), _own_chair(table, ear)
        together = log.match.table.together()
        if wish.at != log.at and not (together and wish.at >= table.heard_at.get(chair.seat, 0)):
            raise stale()
        asked = table.chair_to_move()
        with in_words(table.eyes):
            if together and asked is not chair:
                log.interject(chair.seat, wish.move)
            else:
                log.play(chair.seat, wish.move)
        log.befall_all(table.dice)
        table.heard_at[chair.seat] = log.at
        charge(table, asked)
        _drop_undo_ballot(table)
        await table.commit(ear, wish.ref)


async def aside(table: LiveTable, ear: Ear, wish: Aside) -> None:
    async with at(table):
        log, chair = table.playing(), _own_chair(table, ear)
        asked = table.chair_to_move()
        with in_words(table.eyes):
            log.interject(chair.seat, wish.move)
        log.befall_all(table.dice)
        charge(table, asked)
        _drop_undo_ballot(table)
        await table.commit(ear, wish.ref)


def _own_chair(table: LiveTable, ear: Ear) -> Chair:
    """Where the asker sits and plays."""
    chair = table.chair_of(ear.person.id if ear.person else None)
    if chair is None:
        raise not_seated()
    if chair.stand_in:
        raise Refuse("refused.stand_in", "A stand-in plays for you; take your seat back first.")
    return chair


# Undo


async def undo(table: LiveTable, ear: Ear, wish: Undo) -> None:
    """Free, or by consent of all people at the table."""
    async with at(table):
        log, chair = table.playing(), _own_chair(table, ear)
        if wish.at != log.at:
            raise stale()
        keep = log.last_choice(chair.seat)
        if keep is None:
            refusal = Refusal("", "refused.no_undo", {})
            raise Refuse(refusal.key, table.eyes.refusal(refusal))
        if log.match.can_undo(chair.seat):
            charge(table, table.chair_to_move())
            log.undo(chair.seat)
            _drop_undo_ballot(table)
        else:
            waiting = [c.seat for c in table.chairs if c is not chair and c.person and not c.stand_in]
            _ask(table, OpenBallot(table.next_ballot(), "undo", chair.seat, None, [], waiting, keep))
        await table.commit(ear, wish.ref)


def _take_back(table: LiveTable, ballot: OpenBallot) -> None:
    charge(table, table.chair_to_move())
    table.playing().back_to(ballot.asker, ballot.keep)


def _drop_undo_ballot(table: LiveTable) -> None:
    """Who plays on does not want to go back."""
    if table.ballot is not None and table.ballot.kind == "undo":
        table.set_ballot(None)


# Ballots


def _ask(table: LiveTable, ballot: OpenBallot) -> None:
    """Put a question to the table, or settle it if there is nobody to ask."""
    if table.ballot is not None and table.ballot.asker != ballot.asker:
        raise Refuse("refused.ballot_open", "Another question is open; it has to be settled first.")
    if ballot.waiting:
        table.set_ballot(ballot)
    else:
        _carry_out(table, ballot)


def _carry_out(table: LiveTable, ballot: OpenBallot) -> None:
    table.set_ballot(None)
    if ballot.kind == "undo":
        _take_back(table, ballot)
    elif ballot.seat is not None:
        put_stand_in(table, table.chairs[ballot.seat])


async def answer(table: LiveTable, ear: Ear, wish: Answer) -> None:
    async with at(table):
        table.playing()
        seat, ballot = _own_chair(table, ear).seat, table.ballot
        if ballot is None or ballot.id != wish.ballot:
            raise Refuse("refused.no_ballot", "This question is settled.")
        if not wish.yes and seat in (*ballot.waiting, ballot.asker):
            table.set_ballot(None)
        elif seat in ballot.waiting:
            waiting = [other for other in ballot.waiting if other != seat]
            _settle(table, ballot, waiting, [*ballot.yes, seat])
        else:
            raise Refuse("refused.not_asked", "You are not asked.")
        await table.commit(ear, wish.ref)


def _settle(table: LiveTable, ballot: OpenBallot, waiting: list[int], yes: list[int]) -> None:
    """Go on with fewer to wait for."""
    _ask(table, OpenBallot(ballot.id, ballot.kind, ballot.asker, ballot.seat, yes, waiting, ballot.keep))


# Stand-ins


async def ask_stand_in(table: LiveTable, ear: Ear, wish: AskStandIn) -> None:
    """The owner of the seat is asked too, unless gone."""
    async with at(table):
        table.playing()
        chair = _own_chair(table, ear)
        if not 0 <= wish.seat < len(table.chairs) or wish.seat == chair.seat:
            raise Refuse("refused.no_such_seat", "There is no such seat to stand in for.")
        gone = table.chairs[wish.seat]
        if gone.person is None or gone.stand_in:
            raise Refuse("refused.bot_plays", "A bot plays there already.")
        waiting = [c.seat for c in table.chairs if c is not chair and _has_vote(table, c, gone)]
        _ask(table, OpenBallot(table.next_ballot(), "stand_in", chair.seat, gone.seat, [], waiting))
        await table.commit(ear, wish.ref)


def _has_vote(table: LiveTable, chair: Chair, gone: Chair) -> bool:
    """People at the table; not the one it is about if gone, nor others who are gone for long."""
    if chair.person is None or chair.stand_in:
        return False
    if table.online(chair.person):
        return True
    away = monotonic() - table.gone_since.setdefault(chair.person, monotonic())
    return chair is not gone and away < table.settings.gone_after


def put_stand_in(table: LiveTable, chair: Chair) -> None:
    if chair is table.chair_to_move():
        charge(table, chair)
    chair.stand_in = True
    table.change_chair(chair)
    _vote_without(table, chair.seat)


def _vote_without(table: LiveTable, seat: int) -> None:
    """Who has a stand-in has no vote; a question of theirs is dropped."""
    ballot = table.ballot
    if ballot is not None and ballot.asker == seat:
        table.set_ballot(None)
    elif ballot is not None and seat in ballot.waiting:
        _settle(table, ballot, [other for other in ballot.waiting if other != seat], ballot.yes)


def take_back_seat(table: LiveTable, chair: Chair) -> None:
    """Who ran out of time gets a tenth of the stock to go on with."""
    chair.stand_in = False
    if table.clock is not None and chair.seconds is not None:
        chair.seconds = max(chair.seconds, table.clock.stock / 10)
    if chair is table.chair_to_move():
        table.turn_began = time()
    table.change_chair(chair)


def returned(table: LiveTable, person: str) -> bool:
    """Somebody is back: the question whether a bot should play for them is settled."""
    chair, ballot = table.chair_of(person), table.ballot
    if chair is None or ballot is None or ballot.seat != chair.seat:
        return False
    table.set_ballot(None)
    return True


# The clock


def charge(table: LiveTable, chair: Chair | None) -> None:
    """Take the time since the turn began from who was asked; a finished turn adds to the stock."""
    now = time()
    if table.clock is not None and chair is not None and chair.seconds is not None and not chair.stand_in:
        chair.seconds = max(0.0, chair.seconds - (now - table.turn_began))
        if table.chair_to_move() is not chair:
            chair.seconds += table.clock.add
        table.change_chair(chair)
    table.turn_began = now


def _wind(table: LiveTable) -> None:
    """Set the alarm for when who is asked now has no time left."""
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    left = _time_left(table)
    if left is not None:
        table.alarm = asyncio.get_running_loop().call_later(left, _start, table, "clock")


async def _run_out(table: LiveTable) -> None:
    """Who has no time left gets a stand-in."""
    async with at(table):
        chair = table.chair_to_move()
        if chair is not None and _time_left(table) == 0:
            put_stand_in(table, chair)
            await table.commit()


def _time_left(table: LiveTable) -> float | None:
    chair = table.chair_to_move()
    return None if chair is None or chair.stand_in else table.seconds_left(chair)


# Going on


def go_on(table: LiveTable) -> None:
    """Let bots move and the clock tick, if it is for them."""
    if bot_to_move(table) is not None:
        _start(table, "bots")
    _wind(table)


def _start(table: LiveTable, what: str) -> None:
    task = table.tasks.get(what)
    if task is None or task.done():
        table.tasks[what] = asyncio.create_task(_guarded(table, what))


async def _guarded(table: LiveTable, what: str) -> None:
    try:
        await (_let_bots_play(table) if what == "bots" else _run_out(table))
    except Lost:
        LOGGER.warning("%s paused at a table: the database does not store", what)
    except Exception:
        LOGGER.exception("%s stopped at a table", what)


def bot_to_move(table: LiveTable) -> Chair | None:
    """Bots wait while people talk about taking something back."""
    chair = table.chair_to_move()
    undoing = table.ballot is not None and table.ballot.kind == "undo"
    return None if chair is None or chair.mind is None or undoing else chair


async def _let_bots_play(table: LiveTable) -> None:
    while (chair := bot_to_move(table)) is not None:
        log = table.playing()
        before = log.at
        if table.settings.bot_delay:
            await asyncio.sleep(table.settings.bot_delay)
        move = await minds.choose(str(chair.mind), log.match, chair.seat, table.dice)
        async with at(table):
            if table.log is log and log.at == before and bot_to_move(table) is chair:
                log.play(chair.seat, move)
                log.befall_all(table.dice)
                charge(table, chair)
                await table.commit()
