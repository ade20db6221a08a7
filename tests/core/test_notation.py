"""Notation: texts and numbers lead back to their moves."""

from __future__ import annotations

import pytest

from core.toy import PRINTED
from underhall.core.notation import Move, Notation, UnknownMove

NOTATION = PRINTED.notation


def test_every_move_is_found_by_its_text_and_its_number() -> None:
    for number, move in enumerate(NOTATION.moves):
        assert NOTATION.parse(move.text) is move
        assert move.id == number
        assert NOTATION.moves[move.id] is move


def test_a_move_has_no_number_before_it_is_added() -> None:
    move = Move("wave", "TOY-1", "move.wave", {})
    assert move.id == -1
    assert Notation(PRINTED).add(move) is move
    assert move.id == 0


@pytest.mark.parametrize("text", ["Peek At 2", "  peek   at\t2 ", "PEEK AT 2\n"])
def test_letter_case_and_spacing_do_not_matter(text: str) -> None:
    assert NOTATION.parse(text) is PRINTED.peek[1]


def test_an_alias_is_understood_and_never_written() -> None:
    assert NOTATION.parse("sleep") is PRINTED.rest
    assert PRINTED.rest.text == "rest"
    assert "sleep" not in [move.text for move in NOTATION.moves]


def test_an_unknown_text_is_refused_with_what_was_perhaps_meant() -> None:
    with pytest.raises(UnknownMove) as caught:
        NOTATION.parse("peak at 2")
    assert caught.value.text == "peak at 2"
    assert caught.value.near[0] == "peek at 2"
    assert len(caught.value.near) == 2
    assert str(caught.value).startswith(
        "no move is written 'peak at 2'; did you mean 'peek at 2' or 'peek at"
    )


def test_a_text_like_no_move_is_refused_without_a_guess() -> None:
    with pytest.raises(UnknownMove) as caught:
        NOTATION.parse("zzzzzzzz")
    assert caught.value.near == []
    assert str(caught.value) == "no move is written 'zzzzzzzz'"


def test_guesses_are_made_among_the_moves_that_begin_alike() -> None:
    notation = Notation(PRINTED)
    for text in ["b take", *[f"c{number}" for number in range(10, 50)], "d wake", "e last"]:
        notation.add(Move(text, "TOY-1", "move.some", {}))
    for text, near in [("b takee", ["b take"]), ("d takee", ["d wake"]), ("e lastt", ["e last"])]:
        with pytest.raises(UnknownMove) as caught:
            notation.parse(text)
        assert caught.value.near == near
    notation.add(Move("e later", "TOY-1", "move.some", {}))
    with pytest.raises(UnknownMove) as caught:
        notation.parse("e laterr")
    assert caught.value.near[0] == "e later"


def test_an_empty_text_is_no_move() -> None:
    with pytest.raises(UnknownMove):
        NOTATION.parse("   ")


def test_no_two_moves_are_written_alike() -> None:
    notation = Notation(PRINTED)
    notation.add(Move("wave", "TOY-1", "move.wave", {}))
    with pytest.raises(AssertionError, match="wave"):
        notation.add(Move("wave", "TOY-1", "move.wave", {}))


def test_a_move_shows_its_text() -> None:
    assert repr(PRINTED.rest) == "<rest>"


def test_guesses_do_not_depend_on_the_order_the_moves_were_added_in() -> None:
    notation = Notation(PRINTED)
    for text in ["y wake", *[f"c{number}" for number in range(10, 70)], "a take"]:
        notation.add(Move(text, "TOY-1", "move.some", {}))
    for text, near in [("a takee", ["a take"]), ("y wakee", ["y wake"])]:
        with pytest.raises(UnknownMove) as caught:
            notation.parse(text)
        assert caught.value.near == near
