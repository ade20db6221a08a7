"""Shared things that nobody can change."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from underhall.core.fixed import FixedDict, FixedList, Shared, fixed

CHANGES: list[Callable[[Any], Any]] = [
    lambda it: it.append(1),
    lambda it: it.clear(),
    lambda it: it.extend([1]),
    lambda it: it.insert(0, 1),
    lambda it: it.pop(),
    lambda it: it.remove(1),
    lambda it: it.reverse(),
    lambda it: it.sort(),
    lambda it: it.__setitem__(0, 2),
    lambda it: it.__delitem__(0),
    lambda it: it.__iadd__([1]),
    lambda it: it.__imul__(2),
]
DICT_CHANGES: list[Callable[[Any], Any]] = [
    lambda it: it.clear(),
    lambda it: it.pop("a"),
    lambda it: it.popitem(),
    lambda it: it.setdefault("b", 2),
    lambda it: it.update(a=2),
    lambda it: it.__setitem__("a", 2),
    lambda it: it.__delitem__("a"),
    lambda it: it.__ior__({"a": 2}),
]


class Shelf:
    def __init__(self) -> None:
        self.row = [1, 2]
        self.same = self.row
        self.rows = ([3], {"a": [4]})
        self.self = self
        self.name = "shelf"


@pytest.mark.parametrize("change", CHANGES)
def test_a_fixed_list_reads_like_a_list_and_stays_as_it_is(change: Callable[[Any], Any]) -> None:
    it = FixedList([1, 2])
    with pytest.raises(Shared, match="FixedList is shared by all tables"):
        change(it)
    assert it == [1, 2]
    assert [*it, it[1]] == [1, 2, 2]


@pytest.mark.parametrize("change", DICT_CHANGES)
def test_a_fixed_dict_reads_like_a_dict_and_stays_as_it_is(change: Callable[[Any], Any]) -> None:
    it = FixedDict({"a": 1})
    with pytest.raises(Shared, match="FixedDict is shared by all tables"):
        change(it)
    assert it == {"a": 1}
    assert {**it, "b": it["a"]} == {"a": 1, "b": 1}


def test_fixed_things_go_over_the_wire() -> None:
    thing = FixedDict({"a": FixedList([1, 2])})
    assert json.loads(json.dumps(thing)) == json.loads(msgspec.json.encode(thing)) == {"a": [1, 2]}


def test_everything_inside_a_thing_is_fixed_and_shared_as_before() -> None:
    shelf = fixed(Shelf())
    assert (type(shelf.row), type(shelf.rows[0]), type(shelf.rows[1])) == (FixedList, FixedList, FixedDict)
    assert type(shelf.rows[1]["a"]) is FixedList
    assert shelf.row is shelf.same
    assert (shelf.self, shelf.name, shelf.row) == (shelf, "shelf", [1, 2])


def test_what_is_done_is_left_alone() -> None:
    inner, outer = Shelf(), Shelf()
    outer.self = inner
    assert fixed((outer,), Shelf) == (outer,)
    assert type(outer.row) is list
    again = fixed(FixedList([1]))
    assert fixed(again) is again


def test_what_holds_nothing_of_its_own_is_left_alone() -> None:
    steps = range(3)
    assert fixed([steps])[0] is steps


def test_every_attribute_is_fixed_from_the_first_to_the_last() -> None:
    class Drawers:
        def __init__(self) -> None:
            self.a, self.m, self.z = [1], [2], [3]

    drawers = fixed(Drawers())
    assert [type(drawer) for drawer in (drawers.a, drawers.m, drawers.z)] == [FixedList] * 3


def test_what_a_compiled_object_holds_is_fixed_too() -> None:
    """It has no `__dict__`; the compiler lists what it holds."""

    class Compiled:
        __slots__ = ("row",)
        __mypyc_attrs__ = ("row",)

        def __init__(self) -> None:
            self.row = [1, 2]

    thing = fixed(Compiled())
    assert isinstance(thing.row, FixedList)
    with pytest.raises(Shared):
        thing.row.append(3)
