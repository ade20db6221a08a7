"""Taking back: free, by consent, and never over the log."""

from __future__ import annotations

import random

from server.visitors import Inn, Line, Visitor, choice, mover, party


def reach_free_undo(lines: list[Line]) -> Line:
    """Somebody has discarded a card and may still take that back."""
    dice = random.Random(2)
    while True:
        line = mover(lines)
        discards = [entry["text"] for entry in line.now["choices"] if entry["key"] == "move.discard"]
        line.play(discards[0] if discards else choice(line.now, dice))
        if line.now["can_undo"] and discards:
            return line


def past_free_undo(lines: list[Line]) -> Line:
    """Somebody has made a choice that cannot be taken back for free; they are not asked any more."""
    dice = random.Random(3)
    while True:
        line = mover(lines)
        line.play(choice(line.now, dice))
        if not line.now["can_undo"] and not line.now["choices"]:
            mover(lines)
            return line


def test_the_last_choice_is_taken_back_for_free(inn: Inn) -> None:
    _, _, lines = party(inn.port, people=3, seats=3)
    line = reach_free_undo(lines)
    mover(lines)
    logs = [len(other.log) for other in lines]
    assert line.ask("undo", at=line.now["at"])["type"] == "done"
    state = line.next("state")["state"]
    assert state["question"] == "question.PlayOrDiscard"
    mover(lines)
    assert all(len(other.log) < before for other, before in zip(lines, logs, strict=True))
    assert line.play(choice(line.now, random.Random(1)))["type"] == "done"


def test_at_only_ever_grows(inn: Inn) -> None:
    _, _, lines = party(inn.port, people=3, seats=3)
    line = reach_free_undo(lines)
    before = line.now["at"]
    line.ask("undo", at=before)
    assert line.next("state")["state"]["at"] == before + 1
    no = line.ask("play", at=before, move=line.now["choices"][0]["text"])
    assert no["key"] == "refused.stale"


def test_beyond_that_all_others_must_agree(inn: Inn) -> None:
    _, _, lines = party(inn.port, people=3, seats=3)
    line = past_free_undo(lines)
    others = [other for other in lines if other is not line]
    at = line.now["at"]
    assert line.ask("undo", at=at)["type"] == "done"
    ballot = line.next("table")["table"]["ballot"]
    assert (ballot["kind"], ballot["asker"], ballot["yes"]) == ("undo", line.seat, [])
    assert ballot["waiting"] == sorted(other.seat or 0 for other in others)
    assert line.ask("answer", ballot=ballot["id"], yes=True)["key"] == "refused.not_asked"
    assert others[0].ask("answer", ballot=ballot["id"], yes=True)["type"] == "done"
    assert others[0].ask("answer", ballot=ballot["id"], yes=True)["key"] == "refused.not_asked"
    assert others[1].ask("answer", ballot=ballot["id"] + 1, yes=True)["key"] == "refused.no_ballot"
    assert others[1].ask("answer", ballot=ballot["id"], yes=True)["type"] == "done"
    line.catch_up(at + 1)
    assert line.now["choices"]
    line.until(lambda line: line.table["ballot"] is None)
    mover(lines)
    assert line.play(choice(line.now, random.Random(1)))["type"] == "done"


def test_one_no_settles_it(inn: Inn) -> None:
    _, _, lines = party(inn.port, people=3, seats=3)
    line = past_free_undo(lines)
    other = next(other for other in lines if other is not line)
    before = line.now
    line.ask("undo", at=line.now["at"])
    ballot = line.next("table")["table"]["ballot"]["id"]
    assert other.ask("answer", ballot=ballot, yes=False)["type"] == "done"
    assert line.next("table")["table"]["ballot"] is None
    assert line.now == before


def test_the_asker_may_withdraw_and_who_plays_on_says_no(inn: Inn) -> None:
    _, _, lines = party(inn.port, people=3, seats=3)
    line = past_free_undo(lines)
    line.ask("undo", at=line.now["at"])
    ballot = line.next("table")["table"]["ballot"]["id"]
    assert line.ask("answer", ballot=ballot, yes=False)["type"] == "done"
    assert line.next("table")["table"]["ballot"] is None
    line.ask("undo", at=line.now["at"])
    assert line.next("table")["table"]["ballot"]["id"] != ballot
    asked = mover(lines)
    assert asked.play(choice(asked.now, random.Random(4)))["type"] == "done"
    assert line.next("table")["table"]["ballot"] is None


def test_bots_wait_while_an_undo_is_talked_about_and_have_no_vote(inn: Inn) -> None:
    _, _, lines = party(inn.port, people=2, seats=4)
    line = past_free_undo(lines)
    other = next(other for other in lines if other is not line)
    line.ask("undo", at=line.now["at"])
    ballot = line.next("table")["table"]["ballot"]
    assert ballot["waiting"] == [other.seat]
    at = line.now["at"]
    other.ask("answer", ballot=ballot["id"], yes=True)
    line.catch_up(at + 1)
    assert line.now["choices"]


def test_alone_among_bots_nobody_has_to_be_asked(inn: Inn) -> None:
    guest = Visitor(inn.port, "Solo")
    table = guest.set_up(3, fill_with="random")
    line = guest.sit(table)
    guest.start(table)
    dice = random.Random(1)
    for _ in range(8):
        line.my_turn().play(choice(line.now, dice))
    line.my_turn()
    moves = guest.ask("GET", f"/api/replays/{table}")["moves"]
    last = max(n for n, move in enumerate(moves) if move.startswith("1:"))
    assert line.ask("undo", at=line.now["at"])["type"] == "done"
    line.next("state")
    assert len(guest.ask("GET", f"/api/replays/{table}")["moves"]) == last
    assert line.now["choices"]


def test_who_has_not_chosen_yet_has_nothing_to_take_back(inn: Inn) -> None:
    _, _, lines = party(inn.port, people=3, seats=3)
    asked = mover(lines)
    other = next(line for line in lines if line is not asked)
    assert other.ask("undo", at=other.now["at"])["key"] == "refused.no_undo"
    assert other.ask("undo", at=other.now["at"] - 1)["key"] == "refused.stale"
