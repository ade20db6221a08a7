"""Who points at a wrong place is answered in the words of the table, never in notation."""

from __future__ import annotations

from random import Random

import pytest

from server.visitors import Inn, choice, mover, party
from underhall.core.agenda import NATURE
from underhall.games import GAMES
from underhall.server.tables.eyes import Eyes

every_game = pytest.mark.parametrize("game", list(GAMES))


def test_a_square_without_a_start_spot_is_answered_with_what_can_be_chosen(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=2, seats=2, game="mountain_king")
    asked = mover(callers)
    assert asked.now["question"] == "question.PlaceGate"
    for move in ("gate at h8", "gate at a1", "nonsense", "cast toll"):
        because = asked.ask("why", move=move)
        assert (because["legal"], because["text"]) == (False, "Choose one of the lit start spots."), move
    other = next(caller for caller in callers if caller is not asked)
    assert "not your turn" in other.ask("why", move="gate at h8")["text"]
    refused = asked.play("gate at h8")
    assert (refused["key"], "is written" in refused["text"]) == ("refused.unknown_move", True)


def test_who_answers_together_with_others_hears_what_can_be_chosen_and_no_more(inn: Inn) -> None:
    """MK-2.03 Nobody learns by asking what another seat, the one that is waited for, could do."""
    _, _, callers = party(inn.port, people=2, seats=2, game="mountain_king")
    dice = Random(1)
    while (asked := mover(callers)).now["question"] == "question.PlaceGate":
        asked.play(choice(asked.now, dice))
    assert asked.now["question"] == "question.PlaceStarter"
    other = next(caller for caller in callers if caller.seat != asked.now["to_move"])
    answers = {other.ask("why", move=entry["text"])["text"] for entry in asked.now["choices"]}
    assert answers == {"Choose a troll of your hand, then one of the lit frames."}


@every_game
def test_no_reason_is_told_in_notation(game: str) -> None:
    eyes, heard = Eyes(GAMES[game], ["Ada", "Brock", "Cilla"]), set[str]()
    dice, table = Random(5), GAMES[game].new(max(2, GAMES[game].least_seats))
    for _ in range(250):
        while not table.over() and table.to_move() == NATURE:
            table.befall(dice)
        if table.over():
            break
        for move in dice.sample(table.notation().moves, 40):
            refusal = table.refusal(move)
            if refusal is not None and move.key != "move.fate":
                told = eyes.why_not(table, move, refusal)
                assert f"“{move.text}”" not in told
                assert "{" not in told
                heard.add(refusal.key)
        table.play(dice.choice(table.options()))
    assert "refused.not_now" in heard
