"""The agenda: order, lapses, refusals, chance and asides."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from core.toy import PRINTED, PURSES, Choose, DealCard, Finish, Purses, RollDie, SpendCoin, Turn, dealt
from underhall.core.agenda import NATURE, NOBODY, SPECTATOR, Decision, Effect, Illegal, changed
from underhall.core.notation import Move
from underhall.core.saving import save
from underhall.core.words import EVERYONE, Event


class Note(Effect[Purses]):
    """Writes its number into the journal, and may schedule further notes."""

    def __init__(self, number: int, *after: int) -> None:
        self.number = number
        self.after = after

    def resolve(self, table: Purses) -> None:
        table.tell("note", number=self.number)
        table.then(*[Note(number) for number in self.after])


class Mute(Decision[Purses, Move]):
    """A question with its default answers: nothing is granted and nothing is heard."""

    rule = "TOY-9"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Purses) -> list[Move]:
        return [table.box.rest]


class Dot:
    """Dice that always fall the same way."""

    def __init__(self, fraction: float) -> None:
        self.fraction = fraction

    def random(self) -> float:
        return self.fraction


def notes(table: Purses) -> list[object]:
    assert table.journal is not None
    return [event.words["number"] for event in table.journal]


def bare() -> Purses:
    table = PURSES.bare_table(PRINTED, 2, {"stakes": "low"})
    table.journal = []
    return table


def test_then_schedules_in_reading_order() -> None:
    table = bare()
    table.then(Note(1), Note(2), Note(3))
    table.advance()
    assert notes(table) == [1, 2, 3]


def test_what_an_effect_schedules_comes_before_all_that_was_pending() -> None:
    table = bare()
    table.then(Note(1, 11, 12), Note(2))
    table.advance()
    assert notes(table) == [1, 11, 12, 2]


def test_an_empty_agenda_means_the_game_is_over() -> None:
    table = bare()
    table.advance()
    assert table.over()
    assert table.to_move() == NOBODY
    assert table.options() == ()
    assert table.asides(0) == ()
    assert table.winners() == [0, 1]


def test_a_decision_without_options_lapses() -> None:
    table = dealt()
    table.play(PRINTED.rest)
    assert isinstance(table.agenda[-1], Choose)
    assert table.to_move() == 1


def test_a_decision_with_options_waits_for_its_seat() -> None:
    table = dealt()
    table.play(PRINTED.take[0])
    assert isinstance(table.agenda[-1], SpendCoin)
    assert table.to_move() == 0
    assert table.options() == (PRINTED.keep, PRINTED.spend)


def test_a_lapsed_last_decision_leaves_no_options_behind() -> None:
    table = bare()
    table.then(SpendCoin(0))
    table.advance()
    assert table.over()
    assert table.options() == ()


def test_the_options_before_a_chance_are_natures() -> None:
    table = dealt()
    table.play(PRINTED.roll)
    assert table.to_move() == NATURE
    assert table.choices == ()
    assert table.options() == tuple(PRINTED.die)
    assert table.outcomes() == [(move, move.what) for move in PRINTED.die]


def test_skip_to_drops_what_is_pending_before_the_item_and_keeps_the_rest() -> None:
    table = bare()
    finish, after = Finish(), Note(9)
    table.then(Turn(0), SpendCoin(1), finish, after)
    table.skip_to(Finish)
    assert table.agenda == [after, finish]


def test_skip_to_ends_the_game_from_the_middle_of_a_turn() -> None:
    table = dealt()
    table.coins = (5, 0, 0)
    table.play(PRINTED.take[0])
    table.play(PRINTED.keep)
    assert table.over()
    assert table.motto == "the fullest purse"


@pytest.mark.parametrize("text", ["keep", "take 2", "die shows 1", "peek at 1", "call it a day"])
def test_an_illegal_move_raises_with_its_refusal_and_changes_nothing(text: str) -> None:
    table = dealt()
    before = save(PURSES, table)
    move = PRINTED.notation.parse(text)
    with pytest.raises(Illegal) as caught:
        table.play(move)
    assert (caught.value.refusal.rule, caught.value.refusal.key) == ("TOY-1", "refused.not_now")
    assert caught.value.refusal.words == {"move": text}
    assert str(caught.value) == "TOY-1: refused.not_now"
    assert save(PURSES, table) == before
    assert table.options() == (PRINTED.take[0], PRINTED.roll, *PRINTED.peek[1:3], PRINTED.rest)


def test_a_decision_may_say_why_not_in_its_own_words() -> None:
    table = dealt()
    table.play(PRINTED.take[0])
    refusal = table.refusal(PRINTED.rest)
    assert refusal is not None
    assert (refusal.rule, refusal.key, refusal.words) == ("TOY-2", "refused.coin_first", {"move": "rest"})


def test_a_legal_move_is_not_refused() -> None:
    table = dealt()
    assert [table.refusal(move) for move in table.options()] == [None] * 5


def test_nature_takes_no_advice() -> None:
    table = dealt()
    table.play(PRINTED.roll)
    assert table.refusal(PRINTED.die[0]) is None
    refusal = table.refusal(PRINTED.rest)
    assert refusal is not None
    assert (refusal.rule, refusal.key, refusal.words) == ("", "refused.nature_moves", {"move": "rest"})
    with pytest.raises(Illegal):
        table.play(PRINTED.rest)


def test_nothing_is_legal_once_the_game_is_over() -> None:
    table = bare()
    refusal = table.refusal(PRINTED.rest)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("", "refused.game_over")
    with pytest.raises(Illegal):
        table.play(PRINTED.rest)


def test_nature_may_be_told_what_to_do() -> None:
    table = dealt()
    table.play(PRINTED.roll)
    table.play(PRINTED.die[2])
    assert table.coins == (3, 0, 0)


def test_chance_falls_by_weight() -> None:
    table = dealt()
    item, dice = RollDie(0), Random(5)
    fallen = Counter(item.sample(table, dice) for _ in range(6000))
    for move in PRINTED.die:
        assert abs(fallen[move] - 1000 * move.what) < 120


@pytest.mark.parametrize(
    ("fraction", "pips"), [(0.0, 1), (0.16, 1), (0.17, 2), (0.49, 2), (0.51, 3), (0.999999, 3)]
)
def test_each_outcome_has_its_share_of_the_dice(fraction: float, pips: int) -> None:
    assert RollDie(0).sample(dealt(), Dot(fraction)) is PRINTED.die[pips - 1]


def test_befall_does_what_it_says_it_did() -> None:
    table = dealt()
    table.play(PRINTED.roll)
    move = table.befall(Dot(0.999))
    assert move is PRINTED.die[2]
    assert table.coins == (3, 0, 0)


def test_every_chance_move_is_a_lesson_and_a_choice_is_not() -> None:
    table = PURSES.new(2)
    table.befall(Random(1))
    assert table.lessons == 1
    table.play(PRINTED.deal[0])
    assert table.lessons == 2
    table.play(PRINTED.take[0])
    assert table.lessons == 2


def test_an_aside_is_heard_while_the_question_waits() -> None:
    table = dealt()
    assert table.asides(2) == (PRINTED.stop,)
    table.interject(2, PRINTED.stop)
    assert table.to_move() == 0
    assert table.asides(2) == ()
    assert table.options() == (PRINTED.take[0], PRINTED.roll, *PRINTED.peek[1:3], PRINTED.rest)


def test_an_aside_is_heard_as_its_speakers() -> None:
    table = dealt()
    table.journal = []
    table.interject(2, PRINTED.stop)
    assert [(event.key, event.words) for event in table.journal] == [("calls_it_a_day", {"seat": 2})]


def test_an_aside_that_is_not_granted_raises_and_changes_nothing() -> None:
    table = dealt()
    before = save(PURSES, table)
    with pytest.raises(Illegal) as caught:
        table.interject(1, PRINTED.rest)
    assert (caught.value.refusal.rule, caught.value.refusal.key) == ("TOY-1", "refused.not_now")
    assert caught.value.refusal.words == {"move": "rest"}
    assert save(PURSES, table) == before


@pytest.mark.parametrize("seat", [-2, -1, 3, 30])
def test_only_who_sits_at_the_table_may_say_something(seat: int) -> None:
    table = dealt(3)
    assert table.asides(seat) == ()
    with pytest.raises(Illegal):
        table.interject(seat, PRINTED.stop)


def test_there_are_no_asides_to_nature_nor_after_the_end() -> None:
    table = dealt()
    table.play(PRINTED.roll)
    assert table.asides(0) == ()
    with pytest.raises(Illegal):
        table.interject(0, PRINTED.stop)
    with pytest.raises(Illegal):
        bare().interject(0, PRINTED.stop)


def test_a_decision_grants_no_asides_by_itself() -> None:
    table = bare()
    table.then(Mute(1))
    table.advance()
    assert table.asides(0) == ()
    refusal = table.refusal(PRINTED.keep)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("TOY-9", "refused.not_now")


def test_a_copy_shares_nothing_that_changes() -> None:
    table = dealt()
    before = save(PURSES, table)
    other = table.copy()
    assert save(PURSES, other) == before
    other.play(PRINTED.take[0])
    other.play(PRINTED.spend)
    assert save(PURSES, table) == before
    assert table.options() == (PRINTED.take[0], PRINTED.roll, *PRINTED.peek[1:3], PRINTED.rest)
    later = save(PURSES, other)
    table.play(PRINTED.rest)
    assert save(PURSES, other) == later


def test_a_copy_writes_no_journal() -> None:
    table = dealt()
    table.journal = []
    other = table.copy()
    assert other.journal is None
    other.play(PRINTED.take[0])
    assert table.journal == []


def test_a_copy_has_learned_as_much() -> None:
    table = dealt()
    assert table.lessons == 3
    assert table.copy().lessons == 3


def test_without_a_journal_nothing_is_written() -> None:
    table = dealt()
    table.tell("gains", seat=0)
    table.whisper(1, "gains", seat=0)
    assert table.journal is None


def test_what_is_told_is_for_everyone_and_a_whisper_for_its_audience() -> None:
    table = bare()
    table.tell("loud", seat=0)
    table.whisper(0b10, "soft", seat=1)
    assert table.journal is not None
    heard: list[Event] = table.journal
    assert [(event.key, event.words, event.to) for event in heard] == [
        ("loud", {"seat": 0}, EVERYONE),
        ("soft", {"seat": 1}, 0b10),
    ]


def test_changed_replaces_one_entry() -> None:
    row = (1, 2, 3)
    assert [changed(row, at, 9) for at in range(3)] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]
    assert row == (1, 2, 3)


def test_an_item_of_nature_has_no_seat_of_its_own() -> None:
    assert DealCard(1).seat == NATURE


class ChooseTogether(Choose):
    """A question to all at once."""

    together = True


def test_a_question_to_all_is_answered_by_anybody() -> None:
    table = dealt()
    assert not table.together()
    assert (table.answers(0), table.answers(1)) == (table.options(), ())
    table.agenda[-1] = ChooseTogether(0)
    table.advance()
    assert table.together()
    assert (table.answers(0), table.answers(1)) == (table.options(), (PRINTED.stop,))


def test_nature_and_the_end_are_no_question_to_all() -> None:
    assert not PURSES.new(2).together()
    over = dealt()
    over.agenda.clear()
    assert not over.together()
    assert over.answers(0) == ()


def test_others_are_asked_again_with_what_they_now_hold() -> None:
    table = dealt()
    options = table.options()
    table.seen = (0b111, 0b111, 0b111)
    table.ask_again(0)
    assert table.options() == options
    table.ask_again(1)
    assert table.options() == (PRINTED.take[0], PRINTED.roll, PRINTED.rest)
    nature = PURSES.new(2)
    nature.ask_again(0)
    assert nature.choices == ()
    table.agenda.clear()
    table.ask_again(1)
    assert table.to_move() == NOBODY


def test_each_seat_has_asides_of_its_own() -> None:
    class CallOut(Choose):
        def asides(self, table: Purses, seat: int) -> list[Move]:
            return [table.box.peek[seat]]

    table = dealt()
    table.agenda[-1] = CallOut(0)
    assert [table.asides(seat) for seat in range(3)] == [(PRINTED.peek[seat],) for seat in range(3)]


def test_views_and_clients_know_nature_nobody_and_onlookers_by_these_numbers() -> None:
    assert (NATURE, NOBODY, SPECTATOR) == (-1, -2, 30)
