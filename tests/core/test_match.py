"""A match: its log, its record, and the way back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from core.toy import PRINTED, PURSES, Box, Finish, PurseGame, Purses, ToyMove, Turn, dealt_match, said
from underhall.core.agenda import NATURE, SPECTATOR, Decision, Illegal, changed
from underhall.core.match import Match, came_out, replay
from underhall.core.record import BadRecord, read
from underhall.core.saving import save
from underhall.core.words import EVERYONE

Purse = Match[Purses, Box]


def shape(match: Purse) -> tuple[Any, ...]:
    """All of a match that can be seen from outside."""
    journal = [(event.key, event.words, event.to) for event in match.journal]
    undo = [match.can_undo(seat) for seat in range(match.table.seats)]
    return save(PURSES, match.table), journal, match.record().dump(), match.table.options(), undo


def undoable(match: Purse) -> list[int]:
    return [seat for seat in range(match.table.seats) if match.can_undo(seat)]


# Playing


def test_a_match_begins_at_the_first_choice() -> None:
    match = Match(PURSES, 2)
    assert match.box is PRINTED
    assert match.options == {"stakes": "low"}
    assert match.table.to_move() == NATURE
    assert match.lines == []


def test_a_match_is_played_with_the_box_it_was_given() -> None:
    box = Box("house", "beef")
    match = Match(PURSES, 2, {"stakes": "high"}, box)
    assert match.table.box is box
    assert match.table.high == 1
    record = match.record()
    assert (record.game, record.rules, record.pack, record.fingerprint) == ("purses", 3, "house", "beef")
    assert (record.seats, record.options, record.lines) == (2, {"stakes": "high"}, [])


def test_moves_nature_and_asides_are_recorded_in_order() -> None:
    match = dealt_match(2)
    said(match, 0, "roll")
    rolled = match.befall(Random(1))
    said(match, 0, "keep")
    match.interject(0, PRINTED.stop)
    assert [str(line) for line in match.lines] == [
        "nature: deal 0",
        "nature: deal 1",
        "1: roll",
        f"nature: {rolled.text}",
        "1: keep",
        "1! call it a day",
    ]


def test_who_is_not_to_move_is_told_so_and_nothing_changes() -> None:
    match = dealt_match()
    before = shape(match)
    with pytest.raises(Illegal) as caught:
        match.play(1, PRINTED.rest)
    assert (caught.value.refusal.rule, caught.value.refusal.key) == ("", "refused.not_your_turn")
    assert caught.value.refusal.words == {"move": "rest"}
    assert shape(match) == before


def test_an_illegal_move_changes_nothing() -> None:
    match = dealt_match()
    before = shape(match)
    with pytest.raises(Illegal) as caught:
        match.play(0, PRINTED.keep)
    assert caught.value.refusal.key == "refused.not_now"
    assert shape(match) == before


def test_an_aside_that_is_not_granted_changes_nothing() -> None:
    match = dealt_match()
    said(match, 0, "take 1")
    before = shape(match)
    with pytest.raises(Illegal):
        match.interject(1, PRINTED.stop)
    assert shape(match) == before
    assert undoable(match) == [0]


def test_each_seat_reads_its_own_log() -> None:
    match = dealt_match(2)
    said(match, 0, "peek at 2")
    logs = [[event.key for event in match.log(seat)] for seat in (0, 1, SPECTATOR)]
    assert logs == [
        ["is_dealt_card", "is_dealt", "sees_card"],
        ["is_dealt", "is_dealt_card"],
        ["is_dealt", "is_dealt"],
    ]


def test_a_record_is_a_snapshot() -> None:
    match = dealt_match(2)
    record = match.record()
    said(match, 0, "rest")
    assert len(record.lines) == 2


# The way back


def test_nothing_can_be_taken_back_before_the_first_choice() -> None:
    match = dealt_match()
    assert undoable(match) == []
    before = shape(match)
    with pytest.raises(Illegal) as caught:
        match.undo(0)
    assert (caught.value.refusal.rule, caught.value.refusal.key) == ("", "refused.no_undo")
    assert shape(match) == before


def test_a_choice_that_taught_nobody_anything_can_be_taken_back_exactly() -> None:
    match = dealt_match()
    before = shape(match)
    said(match, 0, "take 1")
    assert undoable(match) == [0]
    match.undo(0)
    assert shape(match) == before


def test_several_choices_can_be_taken_back_one_by_one() -> None:
    match = dealt_match()
    shapes = [shape(match)]
    for text in ("take 1", "spend"):
        said(match, 0, text)
        shapes.append(shape(match))
    while match.can_undo(0):
        assert shape(match) == shapes.pop()
        match.undo(0)
    assert shape(match) == shapes.pop()
    assert shapes == []


def test_after_taking_back_the_log_goes_on() -> None:
    match = dealt_match()
    said(match, 0, "take 1")
    match.undo(0)
    said(match, 0, "take 1", "spend")
    assert [event.key for event in match.log(SPECTATOR)] == ["is_dealt"] * 3 + ["gains"] * 3
    assert [str(line) for line in match.lines[3:]] == ["1: take 1", "1: spend"]


class Boast(Decision[Purses, ToyMove]):
    """Keep the own card secret, or show it to these seats: a rule that forgot to say that it is a lesson."""

    rule = "TOY-3"

    def __init__(self, seat: int, to: int) -> None:
        self.seat, self.to = seat, to

    def options(self, table: Purses) -> list[ToyMove]:
        return [table.box.keep, table.box.spend]

    def choose(self, table: Purses, move: ToyMove) -> None:
        if move is table.box.spend:
            table.seen = changed(table.seen, self.seat, table.seen[self.seat] | self.to)


def boasting(seat: int, to: int) -> Match[Purses, Box]:
    match = dealt_match()
    match.table.then(Boast(seat, to), Boast(seat, 0))
    match.table.advance()
    return match


@pytest.mark.parametrize("to", [EVERYONE, 0b001, 0b100, 1 << SPECTATOR])
def test_what_others_have_seen_stands_whoever_they_are(to: int) -> None:
    match = boasting(1, to)
    lessons = match.table.lessons
    said(match, 1, "spend")
    assert match.table.lessons == lessons
    assert undoable(match) == []
    with pytest.raises(Illegal) as caught:
        match.undo(1)
    assert caught.value.refusal.key == "refused.was_shown"


def test_what_only_the_own_seat_knows_can_be_taken_back() -> None:
    for text, to in (("keep", EVERYONE), ("spend", 0b010)):
        match = boasting(1, to)
        before = shape(match)
        said(match, 1, text)
        assert undoable(match) == [1]
        match.undo(1)
        assert shape(match) == before


class Peep(Boast):
    """Look at the card of the seat to the left: another rule that forgot its lesson."""

    def choose(self, table: Purses, move: ToyMove) -> None:
        left = (self.seat + 1) % table.seats
        table.seen = changed(table.seen, left, table.seen[left] | self.to)


@pytest.mark.parametrize(("to", "way_back"), [(0b010, [1]), (0b001, []), (0b011, [])])
def test_what_was_shown_is_what_others_came_to_see(to: int, way_back: list[int]) -> None:
    match = dealt_match()
    match.table.then(Peep(1, to), Boast(1, 0))
    match.table.advance()
    said(match, 1, "spend")
    assert undoable(match) == way_back


def test_what_follows_something_shown_can_be_taken_back_as_far_as_that() -> None:
    match = boasting(1, EVERYONE)
    said(match, 1, "spend")
    before = shape(match)
    said(match, 1, "keep")
    assert undoable(match) == [1]
    match.undo(1)
    assert shape(match) == before
    assert undoable(match) == []


def test_where_nobody_looks_on_nothing_is_shown() -> None:
    match = boasting(1, EVERYONE)
    before = shape(match)
    match.watched = False
    said(match, 1, "spend")
    match.watched = True
    assert undoable(match) == []
    match.watched = False
    match.undo(1)
    assert shape(match) == before


def test_the_first_seat_may_take_back_while_the_next_one_thinks() -> None:
    match = dealt_match()
    said(match, 0, "rest")
    assert match.table.to_move() == 1
    assert undoable(match) == [0]


def test_another_seats_move_cannot_be_taken_back() -> None:
    match = dealt_match()
    said(match, 0, "rest")
    before = shape(match)
    for seat in (1, 2, NATURE, SPECTATOR):
        with pytest.raises(Illegal):
            match.undo(seat)
    assert shape(match) == before


def test_once_another_seat_has_acted_there_is_no_way_back_for_the_first() -> None:
    match = dealt_match()
    said(match, 0, "rest")
    said(match, 1, "rest")
    assert undoable(match) == [1]


def test_not_even_if_the_other_seat_takes_its_move_back() -> None:
    match = dealt_match()
    said(match, 0, "rest")
    said(match, 1, "take 1")
    match.undo(1)
    assert undoable(match) == []


def test_there_is_no_way_back_past_the_dice() -> None:
    match = dealt_match()
    said(match, 0, "roll")
    assert undoable(match) == [0]
    match.befall(Random(1))
    assert undoable(match) == []
    said(match, 0, "keep")
    match.undo(0)
    assert undoable(match) == []


def test_there_is_no_way_back_past_a_look() -> None:
    match = dealt_match()
    said(match, 0, "peek at 2")
    assert undoable(match) == []


def test_there_is_no_way_back_past_the_end() -> None:
    match = dealt_match()
    match.table.coins = (5, 0, 0)
    said(match, 0, "take 1", "keep")
    assert match.table.over()
    assert undoable(match) == []


class Yawn(Decision[Purses, ToyMove]):
    """A question with one answer, for all to see."""

    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Purses) -> list[ToyMove]:
        return [PRINTED.keep]

    def choose(self, table: Purses, move: ToyMove) -> None:
        table.tell("yawns", seat=self.seat)


class Mumble(Yawn):
    """The same, but others cannot tell that there is nothing to choose."""

    public = False


def yawning(*yawns: Yawn) -> Match[Purses, Box]:
    """Seat 1 has rested, and these follow."""
    match = dealt_match()
    said(match, 0, "rest")
    match.table.then(Boast(1, 0), *yawns)
    match.table.advance()
    return match


def pass_all(match: Match[Purses, Box]) -> None:
    while match.pass_over():
        pass


def test_what_all_can_tell_to_be_the_only_answer_is_passed_over() -> None:
    match = yawning(Yawn(1), Yawn(2))
    assert not match.pass_over(), "a real choice is asked"
    said(match, 1, "keep")
    pass_all(match)
    assert [str(line) for line in match.lines[-2:]] == ["2: keep", "3: keep"]
    assert match.table.to_move() == 1


def test_what_only_its_seat_can_tell_is_asked() -> None:
    match = yawning(Mumble(1))
    said(match, 1, "keep")
    assert not match.pass_over()
    assert match.table.options() == (PRINTED.keep,)


def test_what_was_passed_over_is_taken_back_with_the_choice_before_it() -> None:
    match = yawning(Yawn(1), Yawn(2), Yawn(1))
    before = shape(match)
    said(match, 1, "keep")
    pass_all(match)
    assert undoable(match) == [1]
    other = match.copy()
    for each in (match, other):
        each.undo(1)
        assert shape(each)[:4] == before[:4]
        assert each.passed == set()


def test_nobody_takes_back_what_was_passed_over_alone() -> None:
    match = yawning(Yawn(1), Yawn(2))
    said(match, 1, "keep")
    pass_all(match)
    said(match, 1, "rest")
    assert undoable(match) == [1]
    assert match.last_choice(2) is None
    with pytest.raises(Illegal):
        match.undo(2)


def test_there_is_no_way_back_past_an_aside() -> None:
    match = dealt_match()
    said(match, 0, "rest")
    match.interject(2, PRINTED.stop)
    assert undoable(match) == []
    said(match, 1, "rest")
    match.undo(1)
    assert undoable(match) == []


# Replay


def long_match() -> Purse:
    """Everything that can happen: deals, dice, a look, an aside, a spent coin, a move taken back."""
    match = dealt_match(3, "high")
    said(match, 0, "take 2", "spend")
    match.interject(2, PRINTED.stop)
    said(match, 1, "peek at 3", "keep")
    said(match, 2, "roll")
    match.befall(Random(4))
    said(match, 2, "spend")
    match.undo(2)
    said(match, 2, "keep")
    return match


def test_a_replayed_record_is_the_same_match_again() -> None:
    match = long_match()
    again = replay(PURSES, read(match.record().dump()))
    assert shape(again) == shape(match)


def test_a_replay_has_the_same_way_back_at_every_move() -> None:
    match = dealt_match()
    record = match.record()
    steps = [(0, "take 1"), (0, "keep"), (2, "call it a day"), (1, "rest"), (2, "roll")]
    for seat, text in steps:
        if text == "call it a day":
            match.interject(seat, PRINTED.stop)
        else:
            said(match, seat, text)
        record = match.record()
        assert shape(replay(PURSES, record)) == shape(match)
    assert len(record.lines) == 8


def test_a_replay_may_stop_early() -> None:
    match = long_match()
    record = match.record()
    assert replay(PURSES, record, to=0).lines == []
    part = replay(PURSES, record, to=5)
    assert [str(line) for line in part.lines] == [str(line) for line in record.lines[:5]]
    assert undoable(part) == [0]


@pytest.mark.parametrize("to", [-1, 4])
def test_a_replay_does_not_go_beyond_the_record(to: int) -> None:
    record = dealt_match().record()
    with pytest.raises(BadRecord, match=f"^the record has 3 moves, there is no move {to}$"):
        replay(PURSES, record, to=to)


def test_a_replay_uses_the_box_it_is_given() -> None:
    box = Box("house", "beef")
    match = Match(PURSES, 2, box=box)
    match.befall(Random(1))
    assert replay(PURSES, match.record(), box).table.box is box
    with pytest.raises(BadRecord, match="component pack 'house'"):
        replay(PURSES, match.record())


@pytest.mark.parametrize(
    ("before", "now", "out"),
    [
        ([[1, 2], [3]], [[1, 2], [3]], False),
        ([[1, 2], [3]], [[1], [3]], True),
        ([[1, 2], [3]], [[1, 2], []], True),
        ([[1, 1], []], [[1], []], True),
        ([[1, 2], [3]], [[1, 2, 2], [3]], False),
        ([[1], [3]], [[1], [3, 4]], False),
        ([[1], [3]], [[2], [3]], True),
    ],
)
def test_something_came_out_if_less_is_hidden_and_not_if_more_is(
    before: list[list[int]], now: list[list[int]], out: bool
) -> None:
    assert came_out(before, now) == out


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_made_several_choices_can_take_all_of_them_back(seat: int) -> None:
    match = dealt_match()
    match.table.then(Boast(seat, 0), Boast(seat, 0))
    match.table.advance()
    before = shape(match)
    said(match, seat, "keep")
    said(match, seat, "keep")
    for _ in range(2):
        assert seat in undoable(match)
        match.undo(seat)
    assert shape(match) == before


class Undealt(PurseGame):
    """The first line of the record is a seat's."""

    def begin(self, table: Purses) -> None:
        table.then(Turn(0), Finish())


def test_the_very_first_line_can_be_taken_back() -> None:
    match = Match(Undealt(), 2)
    said(match, 0, "take 1")
    assert match.last_choice(0) == 0
    assert undoable(match) == [0]
    match.undo(0)
    assert match.last_choice(0) is None
    assert match.table.coins == (0, 0)
