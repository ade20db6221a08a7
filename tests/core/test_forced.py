"""Done without asking: a single option that everybody knows of, or going on where nothing else helps."""

from __future__ import annotations

import pytest

from core.toy import Purses, RollDie, SpendCoin, ToyMove, dealt
from underhall.core.agenda import Decision, Item
from underhall.core.notation import GoOn, Move


class Ask(Decision[Purses, ToyMove]):
    """Some coins to take, known to all."""

    public = True

    def __init__(self, seat: int, coins: int) -> None:
        self.seat, self.coins = seat, coins

    def options(self, table: Purses) -> list[ToyMove]:
        return table.box.take[: self.coins]

    def choose(self, table: Purses, move: ToyMove) -> None:
        table.gain(self.seat, move.what)

    def onward(self, table: Purses) -> Move | None:
        return table.choices[-1]


class AskInVain(Ask):
    def idle(self, table: Purses) -> bool:
        return True


class AskSecretly(Decision[Purses, ToyMove]):
    """As questions are unless they say more."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Purses) -> list[ToyMove]:
        return table.box.take[:1]

    def idle(self, table: Purses) -> bool:
        return True


class AskForLater(Ask):
    def can_wait(self, table: Purses) -> bool:
        return self.seat == 1


class AskSecretlyForLater(AskSecretly):
    def can_wait(self, table: Purses) -> bool:
        return True


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    ("kind", "coins", "forced"),
    [(Ask, 1, "take 1"), (Ask, 2, ""), (AskInVain, 1, "take 1"), (AskInVain, 2, "take 2")],
)
def test_a_single_option_is_taken_and_of_several_the_one_that_goes_on_where_the_others_are_in_vain(
    kind: type[Ask], coins: int, forced: str, seat: int
) -> None:
    table = dealt()
    table.then(kind(seat, coins))
    table.advance()
    move = table.forced()
    assert (move.text if move else "") == forced


@pytest.mark.parametrize("item", [AskSecretly(1), RollDie(1), SpendCoin(0)], ids=["secret", "nature", "two"])
def test_nothing_is_forced_in_secret_nor_by_nature_nor_where_there_is_a_choice(item: Item[Purses]) -> None:
    table = dealt()
    table.gain(0, 1)
    table.then(item)
    table.advance()
    assert table.forced() is None


def test_nothing_is_forced_when_all_is_over() -> None:
    table = dealt()
    table.agenda = []
    table.advance()
    assert table.forced() is None
    assert table.postponed() is None


@pytest.mark.parametrize(
    ("item", "postponed"),
    [
        (AskForLater(1, 2), "take 2"),
        (AskForLater(0, 2), ""),
        (Ask(1, 2), ""),
        (AskSecretlyForLater(1), ""),
        (RollDie(1), ""),
    ],
    ids=["can wait", "now or never", "as ever", "secret", "nature"],
)
def test_what_can_wait_is_postponed_unless_that_would_tell_a_secret(
    item: Item[Purses], postponed: str
) -> None:
    table = dealt()
    table.then(item)
    table.advance()
    move = table.postponed()
    assert (move.text if move else "") == postponed
    assert table.forced() is None


def test_a_question_goes_on_by_the_move_that_says_so_and_is_never_idle_by_itself() -> None:
    table = dealt()
    table.then(AskSecretly(0))
    table.advance()
    question = SpendCoin(0)
    assert question.onward(table) is None
    on = GoOn("go on", "TOY-1", "move.go-on")
    table.choices = (*table.choices, on)
    assert question.onward(table) is on
    assert not question.idle(table)
