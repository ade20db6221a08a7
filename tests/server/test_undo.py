"""Taking back: free, by consent, and never over the log."""

from __future__ import annotations

import random

from server.visitors import Caller, Inn, Visitor, choice, mover, party


def reach_free_undo(callers: list[Caller]) -> Caller:
    """Somebody has discarded a card and may still take that back."""
    dice = random.Random(2)
    while True:
        caller = mover(callers)
        discards = [entry["text"] for entry in caller.now["choices"] if entry["key"] == "move.discard"]
        caller.play(discards[0] if discards else choice(caller.now, dice))
        if caller.now["can_undo"] and discards:
            return caller


def past_free_undo(callers: list[Caller]) -> Caller:
    """Somebody has made a choice that cannot be taken back for free; they are not asked any more."""
    dice = random.Random(3)
    while True:
        caller = mover(callers)
        caller.play(choice(caller.now, dice))
        if not caller.now["can_undo"] and not caller.now["choices"]:
            mover(callers)
            return caller


def test_the_last_choice_is_taken_back_for_free(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    caller = reach_free_undo(callers)
    mover(callers)
    logs = [len(other.log) for other in callers]
    assert caller.ask("undo", at=caller.now["at"])["type"] == "done"
    state = caller.next("state")["state"]
    assert state["question"] == "question.PlayOrDiscard"
    mover(callers)
    assert all(len(other.log) < before for other, before in zip(callers, logs, strict=True))
    assert caller.play(choice(caller.now, random.Random(1)))["type"] == "done"


def test_at_only_ever_grows(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    caller = reach_free_undo(callers)
    before = caller.now["at"]
    caller.ask("undo", at=before)
    assert caller.next("state")["state"]["at"] == before + 1
    no = caller.ask("play", at=before, move=caller.now["choices"][0]["text"])
    assert no["key"] == "refused.stale"


def test_beyond_that_all_others_must_agree(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    caller = past_free_undo(callers)
    others = [other for other in callers if other is not caller]
    at = caller.now["at"]
    assert caller.ask("undo", at=at)["type"] == "done"
    ballot = caller.next("table")["table"]["ballot"]
    assert (ballot["kind"], ballot["asker"], ballot["yes"]) == ("undo", caller.seat, [])
    assert ballot["waiting"] == sorted(other.seat or 0 for other in others)
    assert caller.ask("answer", ballot=ballot["id"], yes=True)["key"] == "refused.not_asked"
    assert others[0].ask("answer", ballot=ballot["id"], yes=True)["type"] == "done"
    assert others[0].ask("answer", ballot=ballot["id"], yes=True)["key"] == "refused.not_asked"
    assert others[1].ask("answer", ballot=ballot["id"] + 1, yes=True)["key"] == "refused.no_ballot"
    assert others[1].ask("answer", ballot=ballot["id"], yes=True)["type"] == "done"
    caller.catch_up(at + 1)
    assert caller.now["choices"]
    caller.until(lambda caller: caller.table["ballot"] is None)
    mover(callers)
    assert caller.play(choice(caller.now, random.Random(1)))["type"] == "done"


def test_one_no_settles_it(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    caller = past_free_undo(callers)
    other = next(other for other in callers if other is not caller)
    before = caller.now
    caller.ask("undo", at=caller.now["at"])
    ballot = caller.next("table")["table"]["ballot"]["id"]
    assert other.ask("answer", ballot=ballot, yes=False)["type"] == "done"
    assert caller.next("table")["table"]["ballot"] is None
    assert caller.now == before


def test_the_asker_may_withdraw_and_who_plays_on_says_no(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    caller = past_free_undo(callers)
    caller.ask("undo", at=caller.now["at"])
    ballot = caller.next("table")["table"]["ballot"]["id"]
    assert caller.ask("answer", ballot=ballot, yes=False)["type"] == "done"
    assert caller.next("table")["table"]["ballot"] is None
    caller.ask("undo", at=caller.now["at"])
    assert caller.next("table")["table"]["ballot"]["id"] != ballot
    asked = mover(callers)
    assert asked.play(choice(asked.now, random.Random(4)))["type"] == "done"
    assert caller.next("table")["table"]["ballot"] is None


def test_bots_wait_while_an_undo_is_talked_about_and_have_no_vote(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=2, seats=4)
    caller = past_free_undo(callers)
    other = next(other for other in callers if other is not caller)
    caller.ask("undo", at=caller.now["at"])
    ballot = caller.next("table")["table"]["ballot"]
    assert ballot["waiting"] == [other.seat]
    at = caller.now["at"]
    other.ask("answer", ballot=ballot["id"], yes=True)
    caller.catch_up(at + 1)
    assert caller.now["choices"]


def test_a_card_that_was_shown_is_taken_back_by_consent(inn: Inn) -> None:
    """LM-2.04 A card put down and taken up again would be a free signal."""
    _, _, callers = party(inn.port, people=3, seats=3)
    caller, others = show_a_card(callers)
    assert caller.now["choices"], "its turn goes on"
    assert not caller.now["can_undo"]
    at = caller.now["at"]
    assert caller.ask("undo", at=at)["type"] == "done"
    ballot = caller.next("table")["table"]["ballot"]
    assert (ballot["kind"], sorted(ballot["waiting"])) == (
        "undo",
        sorted(other.seat or 0 for other in others),
    )
    for other in others:
        other.ask("answer", ballot=ballot["id"], yes=True)
    caller.catch_up(at + 1)
    assert caller.now["question"] == "question.PlayOrDiscard"


def show_a_card(callers: list[Caller]) -> tuple[Caller, list[Caller]]:
    """Somebody lays a path card, and may move on."""
    dice = random.Random(4)
    while True:
        caller = mover(callers)
        lays = [entry["text"] for entry in caller.now["choices"] if entry["key"] == "move.lay"]
        caller.play(lays[0] if lays else choice(caller.now, dice))
        if lays and caller.now["choices"]:
            return caller, [other for other in callers if other is not caller]


def test_alone_among_bots_nobody_has_to_be_asked(inn: Inn) -> None:
    guest = Visitor(inn.port, "Solo")
    table = guest.set_up(3, fill_with="random")
    caller = guest.sit(table)
    guest.start(table)
    dice = random.Random(1)
    for _ in range(8):
        caller.my_turn().play(choice(caller.now, dice))
    caller.my_turn()
    moves = guest.ask("GET", f"/api/replays/{table}")["moves"]
    last = max(n for n, move in enumerate(moves) if move.startswith("1:"))
    assert caller.ask("undo", at=caller.now["at"])["type"] == "done"
    caller.next("state")
    assert len(guest.ask("GET", f"/api/replays/{table}")["moves"]) == last
    assert caller.now["choices"]


def test_who_has_not_chosen_yet_has_nothing_to_take_back(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    asked = mover(callers)
    other = next(caller for caller in callers if caller is not asked)
    assert other.ask("undo", at=other.now["at"])["key"] == "refused.no_undo"
    assert other.ask("undo", at=other.now["at"] - 1)["key"] == "refused.stale"
