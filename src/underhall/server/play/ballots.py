"""Ballots: questions to the people at a table. All but the asker answer, and one no settles it."""

from __future__ import annotations

from underhall.server.tables.chairs import Chair
from underhall.server.tables.live import LiveTable
from underhall.server.tables.loading import OpenBallot
from underhall.server.tables.refusals import Refuse


def ask_undo(table: LiveTable, chair: Chair, keep: int) -> None:
    """May the chair's last choice be taken back, so that the first `keep` moves stay?"""
    waiting = [other.seat for other in table.others(chair)]
    _ask(table, OpenBallot(table.next_ballot(), "undo", chair.seat, None, [], waiting, keep))


def ask_stand_in(table: LiveTable, chair: Chair, gone: Chair) -> None:
    """Shall a bot play on? The owner is asked too; gone for long, the seat is the others' to decide on."""
    waiting = [other.seat for other in table.others(chair) if _has_vote(table, other)]
    _ask(table, OpenBallot(table.next_ballot(), "stand_in", chair.seat, gone.seat, [], waiting))


def _ask(table: LiveTable, ballot: OpenBallot) -> None:
    """Put a question to the table, or settle it if there is nobody to ask."""
    if table.ballot is not None and table.ballot.asker != ballot.asker:
        raise Refuse("refused.ballot_open")
    if ballot.waiting:
        table.set_ballot(ballot)
    else:
        _carry_out(table, ballot)


def _carry_out(table: LiveTable, ballot: OpenBallot) -> None:
    table.set_ballot(None)
    if ballot.kind == "undo":
        table.take_back(ballot.asker, ballot.keep)
    elif ballot.seat is not None:
        table.put_stand_in(table.chairs[ballot.seat])


def answer(table: LiveTable, seat: int, number: int, yes: bool) -> None:
    ballot = table.ballot
    if ballot is None or ballot.id != number:
        raise Refuse("refused.no_ballot")
    if not yes and seat in (*ballot.waiting, ballot.asker):
        table.set_ballot(None)
    elif seat in ballot.waiting:
        waiting = [other for other in ballot.waiting if other != seat]
        _settle(table, ballot, waiting, [*ballot.yes, seat])
    else:
        raise Refuse("refused.not_asked")


def _settle(table: LiveTable, ballot: OpenBallot, waiting: list[int], yes: list[int]) -> None:
    """Go on with fewer to wait for."""
    _ask(table, OpenBallot(ballot.id, ballot.kind, ballot.asker, ballot.seat, yes, waiting, ballot.keep))


def go_on_without(table: LiveTable, seat: int) -> None:
    """Who has a stand-in has no vote; a question of theirs is dropped."""
    ballot = table.ballot
    if ballot is not None and ballot.asker == seat:
        table.set_ballot(None)
    elif ballot is not None and seat in ballot.waiting:
        _settle(table, ballot, [other for other in ballot.waiting if other != seat], ballot.yes)


def drop_about(table: LiveTable, seat: int) -> None:
    """Whether a bot should play there is settled: its owner is back."""
    if table.ballot is not None and table.ballot.seat == seat:
        table.set_ballot(None)


# Who is away for too long has no vote


def _has_vote(table: LiveTable, chair: Chair) -> bool:
    """People at the table, and those who have been away for less than the seat waits."""
    if chair.person is None or chair.stand_in:
        return False
    return table.waits(chair) != 0


def lapses_in(table: LiveTable) -> float | None:
    """How long the open question about a stand-in still waits for somebody who is away."""
    ballot = table.ballot
    if ballot is None or ballot.kind != "stand_in":
        return None
    waits = [table.waits(table.chairs[seat]) for seat in ballot.waiting]
    return min([left for left in waits if left is not None], default=None)


def drop_lapsed(table: LiveTable) -> None:
    ballot = table.ballot
    assert ballot is not None
    waiting = [seat for seat in ballot.waiting if _has_vote(table, table.chairs[seat])]
    _settle(table, ballot, waiting, ballot.yes)
