"""Playing at a table, over real sockets."""

from __future__ import annotations

import random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.visitors import Caller, Inn, Visitor, choice, mover, party, play_to_the_end


def test_three_people_and_bots_play_a_whole_game(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=3, seats=5)
    moves = play_to_the_end(callers, random.Random(1))
    assert moves > 50
    scores = {tuple(caller.now["scores"]) for caller in callers}
    assert len(scores) == 1
    best = max(callers[0].now["scores"])
    assert callers[0].now["winners"] == [
        s for s, score in enumerate(callers[0].now["scores"]) if score == best
    ]
    assert callers[0].log[-1]["key"] == "game_over"
    assert guests[0].ask("GET", f"/api/tables/{table}")["stage"] == "finished"
    assert callers[0].play("stop")["type"] == "refused"


def test_each_seat_sees_its_own_hand_and_choices_only(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    while mover(callers).now["question"] != "question.PlayOrDiscard":
        caller = mover(callers)
        caller.play(caller.now["choices"][0]["text"])
    asked = mover(callers)
    for caller in callers:
        assert caller.now["view"]["seat"] == caller.seat
        assert len(caller.now["view"]["hand"]) == 5
        assert bool(caller.now["choices"]) == (caller is asked)
        assert [role >= 0 for role in caller.now["view"]["roles"]].count(True) == 1
    assert all(entry["label"] and entry["explain"] and entry["rule"] for entry in asked.now["choices"])


def test_a_refused_move_names_rule_and_reason_and_changes_nothing(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    asked = reach(callers, "question.PlayOrDiscard")
    before = asked.now
    cards = {entry["words"]["card"] for entry in asked.now["choices"] if entry["key"] == "move.discard"}
    absent = next(card for card in ("axe", "boat", "rope", "storm", "trap", "troll") if card not in cards)
    no = asked.ask("play", at=before["at"], move=f"discard {absent}")
    assert (no["type"], no["rule"], no["key"]) == ("refused", "LM-2.01", "refused.not_in_hand")
    assert absent in no["text"]
    asked.send(type="again", ref=0)
    assert asked.next("welcome")["state"] == before


def reach(callers: list[Caller], question: str) -> Caller:
    dice = random.Random(7)
    while (caller := mover(callers)).now["question"] != question:
        caller.play(choice(caller.now, dice))
    return caller


def test_a_move_that_nobody_knows_is_refused_with_what_may_be_meant(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    asked = reach(callers, "question.PlayOrDiscard")
    no = asked.ask("play", at=asked.now["at"], move="discard bot")
    assert (no["type"], no["key"]) == ("refused", "refused.unknown_move")
    assert "discard boat" in no["text"]


def test_a_move_out_of_turn_is_refused(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    asked = mover(callers)
    other = next(caller for caller in callers if caller is not asked)
    no = other.ask("play", at=other.now["at"], move=asked.now["choices"][0]["text"])
    assert (no["type"], no["key"]) == ("refused", "refused.not_your_turn")


def test_a_move_for_an_earlier_state_is_refused(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    asked = mover(callers)
    stale = asked.now["at"] - 1
    no = asked.ask("play", at=stale, move=asked.now["choices"][0]["text"])
    assert (no["type"], no["key"]) == ("refused", "refused.stale")
    assert asked.play(asked.now["choices"][0]["text"])["type"] == "done"


def test_the_same_move_sent_twice_is_played_once(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    asked = mover(callers)
    at, move = asked.now["at"], asked.now["choices"][0]["text"]
    asked.send(type="play", ref=1, at=at, move=move)
    asked.send(type="play", ref=2, at=at, move=move)
    answers = [asked.next("done", "refused") for _ in range(2)]
    assert [answer["type"] for answer in answers] == ["done", "refused"]
    assert answers[1]["key"] == "refused.stale"


def test_why_tells_the_rule_and_only_to_who_is_asked(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    asked = reach(callers, "question.PlayOrDiscard")
    other = next(caller for caller in callers if caller is not asked)
    legal = asked.now["choices"][0]
    assert asked.ask("why", move=legal["text"]) | {"ref": 0} == {
        "type": "because",
        "ref": 0,
        "legal": True,
        "rule": legal["rule"],
        "text": legal["explain"],
    }
    because = asked.ask("why", move="step east")
    assert (because["type"], because["legal"], because["rule"]) == ("because", False, "LM-2.01")
    for move in (legal["text"], "discard axe", "discard boat"):
        because = other.ask("why", move=move)
        assert not because["legal"]
        assert "not your turn" in because["text"]


def test_a_hint_is_a_legal_move_with_a_reason(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    asked = reach(callers, "question.PlayOrDiscard")
    hint = asked.ask("hint")
    assert hint["type"] == "hint"
    assert hint["move"] in [entry["text"] for entry in asked.now["choices"]]
    assert hint["label"]
    assert hint["text"]
    other = next(caller for caller in callers if caller is not asked)
    assert other.ask("hint")["type"] == "refused"


def test_bots_play_along_with_one_person(inn: Inn) -> None:
    guest = Visitor(inn.port, "Solo")
    table = guest.set_up(6, fill_with="greedy")
    caller = guest.sit(table)
    guest.start(table)
    dice = random.Random(3)
    while not caller.my_turn().now["winners"]:
        caller.play(choice(caller.now, dice))
    assert caller.table["seats"][1]["kind"] == "bot"


def test_lm_6_01_a_round_ends_early_when_all_people_agree(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    asked = reach(callers, "question.PlayOrDiscard")
    proposer = next(caller for caller in callers if caller is not asked)
    assert [aside["text"] for aside in proposer.now["asides"]] == ["propose end"]
    assert proposer.ask("aside", move="propose end")["type"] == "done"
    proposer.next("state")
    for _ in range(2):
        voter = mover(callers)
        assert voter.now["question"] == "question.Vote"
        voter.play("agree")
    assert "ends_by_agreement" in [entry["key"] for entry in mover(callers).log]


def test_lm_6_11_bots_have_a_vote_in_an_early_end(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=1, seats=3)
    caller = reach(callers, "question.PlayOrDiscard")
    assert caller.ask("aside", move="propose end")["type"] == "done"
    caller.next("state")
    keys = [entry["key"] for entry in mover(callers).log]
    assert "proposes_end" in keys
    assert "agrees" in keys or "disagrees" in keys


def test_a_spectator_sees_the_open_things_and_can_do_nothing(inn: Inn) -> None:
    table, _, callers = party(inn.port, people=3, seats=3)
    reach(callers, "question.PlayOrDiscard")
    watcher = Caller(inn.port, table)
    assert watcher.seat is None
    assert watcher.now["view"]["hand"] == []
    assert set(watcher.now["view"]["roles"]) == {-1}
    assert watcher.now["choices"] == watcher.now["asides"] == []
    assert not [entry for entry in watcher.log if entry["key"] in ("draws_card", "is_dealt_role")]
    asked = mover(callers)
    for kind, wish in (
        ("play", {"at": watcher.now["at"], "move": asked.now["choices"][0]["text"]}),
        ("undo", {"at": watcher.now["at"]}),
        ("aside", {"move": "propose end"}),
        ("ask_stand_in", {"seat": 1}),
        ("answer", {"ballot": 1, "yes": True}),
        ("say", {"text": "hello"}),
        ("hint", {}),
    ):
        assert watcher.ask(kind, **wish)["type"] == "refused", kind
    assert watcher.ask("why", move=asked.now["choices"][0]["text"])["legal"] is False
    asked.play(asked.now["choices"][0]["text"])
    watcher.catch_up(asked.now["at"])
    assert watcher.now["view"]["to_move"] == asked.now["view"]["to_move"]
    callers[0].until(lambda caller: caller.table["watchers"] == 1)


def test_a_lost_line_resumes_exactly_where_it_was(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=3, seats=3)
    asked = reach(callers, "question.PlayOrDiscard")
    seat = callers.index(asked)
    state, log = asked.now, asked.log
    asked.socket.socket.close()
    again = guests[seat].sit(table)
    assert (again.now, again.log, again.seat) == (state, log, seat)
    assert again.play(again.now["choices"][0]["text"])["type"] == "done"


def test_again_sends_everything_anew(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    asked = mover(callers)
    asked.play(asked.now["choices"][0]["text"])
    known = (asked.state, asked.log, asked.table)
    asked.send(type="again", ref=5)
    welcome = asked.next("welcome")
    assert (welcome["state"], welcome["log"], welcome["table"]) == known


def test_chat_reaches_everybody_and_stays(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=3, seats=3)
    assert callers[1].ask("say", text="  good\x07 luck\u202e \n all ")["type"] == "done"
    for caller in callers:
        caller.until(lambda caller: bool(caller.chat))
        assert (caller.chat[0]["text"], caller.chat[0]["name"], caller.chat[0]["seat"]) == (
            "good luck all",
            "Brock",
            1,
        )
    assert callers[1].ask("say", text=" \u200b ")["type"] == "refused"
    passer_by = Visitor(inn.port, "Passer-by").sit(table)
    assert passer_by.chat == callers[0].chat
    assert passer_by.ask("say", text="hello")["type"] == "done"
    assert callers[0].next("chat")["remark"]["seat"] is None
    assert guests[0].sit(table).chat[-1]["n"] == 1


@pytest.mark.parametrize(
    "first", [b"nonsense", b'{"type":"ping","ref":1}', b'{"type":"hello","token":"x.y.z"}']
)
def test_who_does_not_say_hello_properly_is_shown_out(inn: Inn, first: bytes) -> None:
    table = Visitor(inn.port, "Host").set_up()
    with connect(f"ws://127.0.0.1:{inn.port}/api/tables/{table}/socket") as rude:
        rude.send(first, text=True)
        assert b'"fault"' in rude.recv(5, decode=False)
        if first != b"nonsense":
            with pytest.raises(ConnectionClosed):
                rude.recv(5)


def test_mk_2_03_nobody_waits_for_another_in_a_draft_of_all(inn: Inn) -> None:
    """The one who is not waited for plays first, gets a hint, and is refused a second card."""
    _, _, callers = party(inn.port, people=2, seats=2, game="mountain_king")
    for _ in range(2):
        caller = mover(callers)
        caller.play(caller.now["choices"][0]["text"])
    asked = mover(callers)
    asked.until(lambda caller: bool(caller.now["question"] == "question.PlaceStarter"))
    ahead = next(caller for caller in callers if caller is not asked).catch_up(asked.now["at"])
    assert len(ahead.now["choices"]) == 8
    assert ahead.ask("hint")["type"] == "hint"
    first = ahead.now["choices"][0]["text"]
    at = ahead.now["at"]
    assert ahead.ask("play", at=at, move=first)["type"] == "done"
    ahead.until(lambda caller: not caller.now["choices"])
    assert (first in str(asked.catch_up(ahead.now["at"]).log), len(asked.now["choices"])) == (False, 8)
    assert ahead.ask("play", at=ahead.now["at"], move=first)["type"] == "refused"
    assert asked.play(asked.now["choices"][0]["text"])["type"] == "done"
    assert len(ahead.catch_up(asked.now["at"]).now["view"]["hand"]) == 2
    assert ahead.ask("play", at=at, move=ahead.now["choices"][0]["text"])["key"] == "refused.stale"
