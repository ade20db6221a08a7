"""What can be taken back in The Lost Mines: nothing that the others have seen."""

from __future__ import annotations

import pytest

from games.lost_mines.positions import begin, position
from underhall.core.agenda import Effect, Illegal
from underhall.core.match import Match
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.components import Box
from underhall.games.lost_mines.rules.action_cards import SeeMine, SeeRole, SeeTreasure
from underhall.games.lost_mines.rules.moving import KeepTreasure
from underhall.games.lost_mines.table import Table

CARDS = {
    "lay ew at d3": "ew",
    "play axe on c3": "axe",
    "play trap on b3-c3": "trap",
    "play troll on c3-d3": "troll",
    "play storm on c3": "storm",
}


def at_turn(hand: str, seat: int) -> Match[Table, Box]:
    match = Match(GAME, 3)
    tree = {"c3": "tree"} if "axe" in hand else {}
    match.table = begin(position("3 .B─", hands={seat: hand}, features=tree), seat)
    return match


def play(match: Match[Table, Box], seat: int, *texts: str) -> None:
    for text in texts:
        match.play(seat, match.table.notation().parse(text))


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("move", CARDS)
def test_lm_2_04_a_card_that_was_shown_is_not_taken_back(move: str, seat: int) -> None:
    match = at_turn(f"{CARDS[move]} ns", seat)
    lessons = match.table.lessons
    play(match, seat, move)
    assert match.table.lessons == lessons, "nobody looked at anything"
    assert not match.can_undo(seat)
    with pytest.raises(Illegal) as caught:
        match.undo(seat)
    assert caught.value.refusal.key == "refused.was_shown"


@pytest.mark.parametrize("seat", [0, 2])
def test_lm_2_04_a_face_down_discard_is_taken_back_until_a_card_is_drawn(seat: int) -> None:
    match = at_turn("trap ns ew", seat)
    hand = match.table.hands[seat]
    play(match, seat, "discard trap", "discard ns")
    match.undo(seat)
    match.undo(seat)
    assert match.table.hands[seat] == hand
    play(match, seat, "discard trap", "keep the rest")
    assert match.can_undo(seat)
    if match.table.to_move() == seat:
        play(match, seat, "stop")
    match.play(-1, match.table.options()[0])
    assert not match.can_undo(seat)


def test_lm_5_06_steps_are_taken_back_as_far_as_the_card_before_them() -> None:
    match = at_turn("ew ns", 0)
    play(match, 0, "lay ew at d3", "step east", "step east")
    match.undo(0)
    match.undo(0)
    assert match.table.place[0] == match.table.box.starts[0]
    assert not match.can_undo(0)


@pytest.mark.parametrize("look", [SeeMine(1, 0), SeeTreasure(1, 0), SeeRole(1, 2), KeepTreasure(1, 0)])
def test_lm_4_02_5_17_who_looks_at_something_learns_even_if_nature_has_decided_it_before(
    look: Effect[Table],
) -> None:
    """Somebody else knew it already: there is no chance to stop the way back."""
    table = position(treasures="gold gold gems", mines={"k1": "gold"})
    table.treasure_value = (3, -1, -1)
    table.treasure_seen = (0b001, 0, 0)
    lessons = table.lessons
    table.then(look)
    table.advance()
    assert table.lessons == lessons + 1
