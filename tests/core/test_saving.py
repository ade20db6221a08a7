"""Saved tables: as data and back, and a clear word for data that is damaged."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

import pytest

from core.toy import (
    PRINTED,
    PURSES,
    Box,
    Choose,
    DealCard,
    PurseGame,
    Purses,
    Roll,
    SpendCoin,
    ToyMove,
    dealt,
)
from underhall.core.agenda import NATURE, NEWEST, Effect
from underhall.core.fixed import fields
from underhall.core.pile import Pile
from underhall.core.saving import BadSave, item_kinds, load, save

JUNK: list[Any] = [None, -1, 0, 7, 10**12, "", "x", 1.5, True, [], [1], {}, {"is": "tuple"}, {"is": []}]


def in_the_middle() -> Purses:
    """A table with an open question, hidden cards, a value and a pile on it."""
    table = dealt(3, "high")
    table.play(PRINTED.roll)
    table.play(PRINTED.die[1])
    return table


def through_json(saved: dict[str, Any]) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(json.dumps(saved))
    return loaded


def loaded(saved: Any) -> Purses:
    return load(PURSES, PRINTED, saved)


# There and back


def test_a_saved_table_comes_back_exactly() -> None:
    table = in_the_middle()
    saved = save(PURSES, table)
    again = loaded(through_json(saved))
    assert save(PURSES, again) == saved
    assert again.options() == table.options() == (PRINTED.keep, PRINTED.spend)
    assert isinstance(again.agenda[-1], SpendCoin)
    assert isinstance(again.pile, Pile)
    assert (again.pile.counts, again.pile.size) == (table.pile.counts, table.pile.size)
    assert isinstance(again.rolls[0], Roll)
    assert (again.rolls[0].seat, again.rolls[0].pips) == (0, 2)
    assert (again.coins, again.cards, again.seen) == (table.coins, table.cards, table.seen)
    assert (again.lessons, again.motto, again.high) == (4, None, 1)
    assert again.box is PRINTED


def test_a_value_is_saved_with_all_it_holds_whatever_it_was_made_of() -> None:
    class Six(Roll):
        def __init__(self, seat: int) -> None:
            super().__init__(seat, 6)

    class Sixes(PurseGame):
        values = (Roll, Six)

    game, table = Sixes(), in_the_middle()
    table.rolls = (Six(2),)
    (again,) = load(game, PRINTED, through_json(save(game, table))).rolls
    assert (type(again), again.seat, again.pips) == (Six, 2, 6)


def test_a_table_can_be_saved_between_any_two_choices() -> None:
    for seed in range(20):
        dice = Random(seed)
        table = PURSES.new(2 + seed % 3, {"stakes": "high"})
        while not table.over():
            saved = save(PURSES, table)
            again = loaded(through_json(saved))
            assert save(PURSES, again) == saved
            move = dice.choice(table.options())
            table.play(move)
            again.play(move)
            assert save(PURSES, again) == save(PURSES, table)
        assert loaded(through_json(save(PURSES, table))).over()


def test_a_table_keeps_its_rules_and_knows_its_box() -> None:
    for rules in (1, 2, 3):
        saved = through_json(save(PURSES, PURSES.new(3, {}, Box("house", "beef"), rules)))
        assert (saved["rules"], saved["box"]) == (rules, "beef")
        assert load(PURSES, Box("house", "beef"), saved).rules == rules
        with pytest.raises(BadSave, match=r"^saved with the components beef, these are f00d$"):
            loaded(saved)


def test_a_table_that_was_set_up_by_hand_is_of_the_newest_rules() -> None:
    table = PURSES.bare_table(PRINTED, 2, {"stakes": "low"})
    assert table.rules == NEWEST
    assert loaded(save(PURSES, table)).rules == PURSES.rules_version


def signed(saved: dict[str, Any]) -> dict[str, Any]:
    """With a check that fits, as another engine would have written it."""
    body = {name: part for name, part in saved.items() if name != "check"}
    return {**body, "check": hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()[:32]}


def test_what_another_engine_held_on_its_tables_is_not_taken_for_ours() -> None:
    saved = save(PURSES, in_the_middle())
    del saved["table"]["motto"]
    with pytest.raises(BadSave, match="another engine saved it: it holds other things"):
        loaded(signed(saved))
    saved = save(PURSES, in_the_middle())
    saved["table"]["weather"] = 1
    with pytest.raises(BadSave, match="another engine saved it: it holds other things"):
        loaded(signed(saved))
    saved = save(PURSES, dealt())
    del saved["table"]["agenda"][-1]["called"]
    with pytest.raises(BadSave, match="another engine saved it: Choose holds other things"):
        loaded(signed(saved))


def test_what_a_decision_has_heard_is_saved_with_it() -> None:
    table = dealt()
    table.interject(1, PRINTED.stop)
    again = loaded(through_json(save(PURSES, table)))
    item = again.agenda[-1]
    assert isinstance(item, Choose)
    assert (item.seat, item.called) == (0, 1)


def test_the_box_the_journal_and_the_options_are_not_saved() -> None:
    table = in_the_middle()
    table.journal = []
    saved = save(PURSES, table)
    assert set(saved["table"]) == {
        "seats", "agenda", "lessons", "high", "coins", "cards", "seen", "rolls", "pile", "motto"
    }  # fmt: skip
    assert loaded(saved).journal is None


def test_loading_does_not_touch_the_saved_data() -> None:
    saved = save(PURSES, in_the_middle())
    before = copy.deepcopy(saved)
    table = loaded(saved)
    table.play(PRINTED.keep)
    assert saved == before


def test_before_a_chance_there_are_no_choices_to_work_out() -> None:
    again = loaded(save(PURSES, PURSES.new(2)))
    assert again.to_move() == NATURE
    assert again.options() == tuple(PRINTED.deal)


def test_item_kinds_are_the_items_of_the_chapters_and_the_values() -> None:
    names = {"DealCard", "Turn", "Choose", "SpendCoin", "RollDie", "SeeCard", "NextTurn", "Finish"}
    kinds = item_kinds(PURSES)
    assert set(kinds) == names | {"Pile", "Roll"}
    assert kinds["DealCard"] is DealCard


def test_fields_are_named_compiled_or_not() -> None:
    class Compiled:
        __mypyc_attrs__ = ("b", "a", "__dict__")

    assert fields(Compiled()) == ["a", "b"]
    assert fields(Roll(1, 2)) == ["pips", "seat"]


def test_a_table_with_something_on_it_that_the_game_does_not_know_does_not_come_back() -> None:
    class Stranger(Effect[Purses]):
        pass

    table = in_the_middle()
    table.agenda.insert(0, Stranger())
    with pytest.raises(BadSave, match=r"^the saved table is damaged: KeyError"):
        loaded(save(PURSES, table))


def test_a_table_whose_question_cannot_be_asked_does_not_come_back() -> None:
    table = in_the_middle()
    table.coins = ()
    with pytest.raises(BadSave, match=r"^the saved table is damaged: IndexError"):
        loaded(save(PURSES, table))


# Damage


@pytest.mark.parametrize("saved", [None, 3, "table", [], ["format"]])
def test_what_is_no_dictionary_is_no_saved_table(saved: Any) -> None:
    with pytest.raises(BadSave, match=r"^this is no saved table of Purses$"):
        loaded(saved)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("format", 1, "^saved in the form 1, not 2: play its record instead$"),
        ("format", None, "^saved in the form None, not 2"),
        ("game", "lost_purses", "^this is no saved table of Purses$"),
        ("rules", 4, "^saved by rules 4, these are rules 3$"),
        ("rules", 0, "^saved by rules 0, these are rules 3$"),
        ("rules", True, "^saved by rules True, these are rules 3$"),
        ("rules", 2, "^the saved table is damaged: BadSave..its check does not match"),
        ("box", "beef", "^saved with the components beef, these are f00d$"),
        ("box", None, "^saved with the components None, these are f00d$"),
        ("rules", None, "^saved by rules None, these are rules 3$"),
        ("table", None, "damaged"),
        ("table", [], "damaged"),
    ],
)
def test_a_wrong_heading_is_refused(name: str, value: Any, reason: str) -> None:
    with pytest.raises(BadSave, match=reason):
        loaded({**save(PURSES, in_the_middle()), name: value})


@pytest.mark.parametrize("name", ["format", "game", "rules", "box", "table", "check"])
def test_a_missing_heading_is_refused(name: str) -> None:
    saved = save(PURSES, in_the_middle())
    del saved[name]
    with pytest.raises(BadSave):
        loaded(saved)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", 9),
        ("seats", 10**12),
        ("seats", "three"),
        ("agenda", None),
        ("agenda", [{"is": "Unheard"}]),
        ("agenda", [{"is": "Choose"}]),
        ("agenda", [{"is": "Choose", "seat": 0, "more": 1}]),
        ("agenda", [{"is": "Choose", "seat": 17}]),
        ("agenda", [{"seat": 0}]),
        ("agenda", [{"is": ["Choose"]}]),
        ("agenda", [3]),
        ("pile", {"is": "Pile"}),
        ("coins", {"is": "tuple"}),
        ("coins", {"is": "tuple", "of": [1]}),
        ("box", "stolen"),
        ("journal", []),
        ("unheard", 1),
    ],
)
def test_a_damaged_table_is_refused(name: str, value: Any) -> None:
    saved = save(PURSES, in_the_middle())
    saved["table"][name] = value
    with pytest.raises(BadSave, match=r"^the saved table is damaged: "):
        loaded(saved)


def test_every_missing_entry_is_noticed() -> None:
    for name in save(PURSES, in_the_middle())["table"]:
        saved = save(PURSES, in_the_middle())
        del saved["table"][name]
        with pytest.raises(BadSave, match=r"^the saved table is damaged: "):
            loaded(saved)


def places(saved: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in the data with every key or number in it."""
    if isinstance(saved, dict | list):
        for key in list(saved) if isinstance(saved, dict) else range(len(saved)):
            yield saved, key
            yield from places(saved[key])


def test_any_part_left_out_or_replaced_is_noticed() -> None:
    """Damage of every kind gives BadSave, and never another exception."""
    dice = Random(3)
    whole = json.dumps(save(PURSES, in_the_middle()))
    for at in range(len(list(places(json.loads(whole))))):
        for junk in (*dice.sample(JUNK, 5), "leave it out"):
            saved = json.loads(whole)
            part, key = list(places(saved))[at]
            if junk == "leave it out":
                del part[key]
            else:
                part[key] = junk
            if json.dumps(saved) != whole:
                with pytest.raises(BadSave):
                    loaded(saved)


def test_a_changed_character_of_the_written_data_is_noticed() -> None:
    dice = Random(8)
    whole = json.dumps(save(PURSES, in_the_middle()))
    for _ in range(1500):
        at = dice.randrange(len(whole))
        text = whole[:at] + dice.choice("0123456789abc") + whole[at + 1 :]
        try:
            saved = json.loads(text)
        except ValueError:
            continue
        if saved != json.loads(whole):
            with pytest.raises(BadSave):
                loaded(saved)


def test_data_nested_too_deep_is_damaged() -> None:
    nested: Any = 1
    for _ in range(100_000):
        nested = [nested]
    saved = save(PURSES, in_the_middle())
    saved["table"]["coins"] = nested
    with pytest.raises(BadSave):
        loaded(saved)


def with_item(item: type) -> PurseGame:
    """The toy game with one more sort of items."""
    chapter = ModuleType("odd")
    item.__module__ = chapter.__name__
    vars(chapter)[item.__name__] = item

    class OddPurses(PurseGame):
        chapters = (*PurseGame.chapters, chapter)

    return OddPurses()


def test_an_item_is_saved_as_what_it_is_made_from() -> None:
    """What it has worked out for itself it works out again."""

    class TakeTwice(Effect[Purses]):
        def __init__(self, coins: int) -> None:
            self.coins = coins
            self.twice = 2 * coins

    game, table = with_item(TakeTwice), dealt()
    table.agenda.insert(0, TakeTwice(3))
    saved = save(game, table)
    assert saved["table"]["agenda"][0] == {"is": "TakeTwice", "coins": 3}
    again = load(game, PRINTED, saved).agenda[0]
    assert isinstance(again, TakeTwice)
    assert again.twice == 6


def test_a_question_that_stumbles_over_what_was_saved_is_told_as_damage() -> None:
    class CountCards(Choose):
        def options(self, table: Purses) -> list[ToyMove]:
            return [table.box.rest][: table.pile.size]

    game, table = with_item(CountCards), dealt()
    table.agenda[-1] = CountCards(0)
    saved = save(game, table)
    assert load(game, PRINTED, saved).options() == (PRINTED.rest,)
    saved["table"]["pile"] = None
    with pytest.raises(BadSave, match=r"damaged: AttributeError"):
        load(game, PRINTED, signed(saved))


@pytest.mark.parametrize("odd", [{1, 2}, b"coins", {1: "a", "b": 2}])
def test_what_no_file_could_hold_is_damaged(odd: Any) -> None:
    saved = save(PURSES, in_the_middle())
    saved["table"]["coins"] = odd
    with pytest.raises(BadSave, match=r"^the saved table is damaged: TypeError"):
        loaded(saved)


def test_the_order_of_what_was_written_does_not_matter() -> None:
    saved = save(PURSES, in_the_middle())
    saved["table"] = dict(reversed(saved["table"].items()))
    assert save(PURSES, loaded(saved)) == saved
