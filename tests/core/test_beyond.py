"""Going on by doing looks only so far ahead."""

from __future__ import annotations

from core.toy import Purses, RollDie, SpendCoin, ToyMove, dealt
from underhall.core.agenda import NATURE, Decision
from underhall.core.beyond import DEEPEST, LONGEST, ways_on
from underhall.core.notation import Move


class MayKeep(SpendCoin):
    """To keep the coin is to go on."""

    by_the_way = True

    def onward(self, table: Purses) -> Move | None:
        return table.box.keep


def many_questions(seat: int, count: int) -> Purses:
    table = dealt()
    table.gain(seat, 1)
    table.then(*[MayKeep(seat) for _ in range(count)])
    table.advance()
    return table


def test_a_long_row_of_questions_is_looked_at_no_further_than_the_deepest_way() -> None:
    table = many_questions(seat=1, count=DEEPEST + 2)
    assert [len(way.first) for way in ways_on(table, 1)] == [1, 2, 3]
    assert ways_on(table, 0) == []


def test_a_way_on_ends_with_the_questions_that_one_may_go_on_from() -> None:
    table = many_questions(seat=1, count=2)
    (way,) = ways_on(table, 1)
    assert way.first == (table.box.keep,)


class OneCoin(Decision[Purses, ToyMove]):
    """Known to all: there is but one thing to do."""

    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Purses) -> list[ToyMove]:
        return [table.box.take[0]]

    def choose(self, table: Purses, move: ToyMove) -> None:
        table.gain(self.seat, 1)


class Walk(Decision[Purses, ToyMove]):
    """One or two steps up a stair; a coin is a step. Resting is no step, and at the top one has arrived."""

    def __init__(self, seat: int, top: int) -> None:
        self.seat, self.top = seat, top

    def options(self, table: Purses) -> list[ToyMove]:
        return [*table.box.take, table.box.rest] if table.coins[self.seat] < self.top else []

    def choose(self, table: Purses, move: ToyMove) -> None:
        if move in table.box.take:
            table.gain(self.seat, move.what)
            table.then(self)

    def spot(self, table: Purses, step: Move | None = None) -> object:
        if step is table.box.rest:
            return None
        return table.coins[self.seat] + (step.what if isinstance(step, ToyMove) else 0)


def walks(seat: int, top: int) -> list[tuple[list[str], list[str]]]:
    table = dealt()
    table.agenda = [SpendCoin(seat), Walk(seat, top)]
    table.advance()
    found = ways_on(table, seat)
    return [([move.text for move in way.first], [move.text for move in way.moves]) for way in found]


def test_a_walk_is_the_shortest_one_to_each_spot_that_is_further_than_a_step() -> None:
    one, two = "take 1", "take 2"
    for seat in range(3):
        assert walks(seat, 3) == [([one], [two]), ([two], [two])]
        assert walks(seat, 2) == [([one], [two])]
        assert walks(seat, 1) == []


def test_a_walk_has_an_end() -> None:
    lengths = [len(first) for first, _ in walks(1, 100)]
    assert max(lengths) == LONGEST
    assert min(lengths) == 1


def test_a_way_on_ends_where_another_seat_is_asked_even_if_it_has_but_one_thing_to_do() -> None:
    for other, ways in ((0, 0), (1, 1)):
        table = dealt()
        table.gain(1, 1)
        table.then(MayKeep(1), OneCoin(other), SpendCoin(1))
        table.advance()
        assert len(ways_on(table, 1)) == ways


def test_nature_has_no_way_on() -> None:
    table = dealt()
    table.then(RollDie(0))
    table.advance()
    assert ways_on(table, NATURE) == []
