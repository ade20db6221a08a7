"""Copies and pickles: a table goes its own way, and what all tables share is named, not copied."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from core.toy import PRINTED, PURSES, Box, DealCard, PurseGame, Purses, Turn, dealt, dealt_match, said
from underhall.core.agenda import NATURE, Illegal
from underhall.core.contents import Contents
from underhall.core.fixed import FixedDict, FixedList, Shared
from underhall.core.game import UnknownBox, the_game
from underhall.core.notation import Move, Notation
from underhall.core.pile import Pile
from underhall.core.saving import save
from underhall.core.words import Event, Refusal

HOUSE = Contents("ours", {"cards.toml": {"gold": 3}})


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def test_a_sent_table_plays_the_moves_of_the_table_it_was() -> None:
    table = dealt()
    again: Purses = sent(table)
    assert again.options() == table.options()
    assert again.box is PRINTED
    again.play(PRINTED.take[0])
    assert (again.coins, table.coins) == ((1, 0, 0), (0, 0, 0))


def test_a_sent_table_keeps_its_journal_and_a_silent_one_stays_silent() -> None:
    match = dealt_match()
    said(match, 0, "take 1")
    again: Purses = sent(match.table)
    assert again.journal is not None
    assert [event.key for event in again.journal] == [event.key for event in match.journal]
    assert sent(dealt()).journal is None


def test_copy_leaves_the_journal_behind_and_deepcopy_takes_it_along() -> None:
    match = dealt_match()
    assert copy.copy(match.table).journal is None
    deep = copy.deepcopy(match.table)
    deep.play(PRINTED.take[0])
    assert deep.journal is not None
    assert len(deep.journal) == len(match.journal) + 1


def test_one_table_held_twice_stays_one_table() -> None:
    table = dealt()
    one, other = copy.deepcopy([table, table])
    assert one is other


def test_the_copies_of_a_match_undo_on_their_own() -> None:
    match = dealt_match()
    match.watched = False
    said(match, 0, "take 1")
    for other in (copy.copy(match), copy.deepcopy(match), sent(match)):
        assert other.watched is False
        other.undo(0)
        said(other, 0, "rest")
        assert [line.text for line in other.lines[3:]] == ["rest"]
        assert other.table.journal is other.journal
    assert [line.text for line in match.lines[3:]] == ["take 1"]
    match.undo(0)
    assert match.table.coins == (0, 0, 0)


def test_a_copied_match_remembers_what_was_shown() -> None:
    match = dealt_match()
    said(match, 0, "take 1")
    assert match.can_undo(0)
    assert copy.copy(match).can_undo(0)


def test_moves_notations_boxes_and_games_are_never_doubled() -> None:
    for thing in (PRINTED.roll, PRINTED.notation, PURSES.box(), PURSES):
        assert copy.copy(thing) is copy.deepcopy(thing) is sent(thing) is thing


def test_a_move_outside_of_any_notation_cannot_be_sent() -> None:
    with pytest.raises(TypeError, match="cannot pickle <wave>: it is in no notation"):
        pickle.dumps(Move("wave", "TOY-1", "move.wave", {}))


def test_a_box_that_no_game_has_opened_cannot_be_sent_nor_can_its_table() -> None:
    box = Box("loose", "1234")
    assert repr(box) == "<box 'loose' of no game yet: 1234>"
    with pytest.raises(TypeError, match=r"game.box\(folder\) opens it"):
        pickle.dumps(box)
    with pytest.raises(TypeError, match="cannot pickle a table with the <box 'loose'"):
        pickle.dumps(PURSES.new(2, box=box))


def test_a_box_from_elsewhere_travels_with_its_contents() -> None:
    home, abroad = PurseGame(), PurseGame()
    box = home.unpack(HOUSE)
    assert home.unpack(HOUSE) is box
    found = abroad.box_from_afar(box.name, box.fingerprint, box.carried)
    assert (found.name, found.fingerprint) == ("ours", HOUSE.fingerprint())
    assert abroad.box_from_afar(box.name, box.fingerprint, None) is found


def test_an_installed_box_travels_by_its_fingerprint() -> None:
    box = PURSES.box()
    assert box.carried is None
    assert PURSES.box_from_afar("another name", box.fingerprint, None) is box
    with pytest.raises(UnknownBox):
        PURSES.box_from_afar("box", "beef", None)


def test_a_process_has_one_game_of_each_class() -> None:
    class Other(PurseGame):
        pass

    made = the_game(Other)
    assert the_game(Other) is made
    assert the_game(PurseGame) is PURSES


def test_print_says_whose_turn_it_is_and_how_things_stand() -> None:
    bare = PURSES.bare_table(PRINTED, 2, {"stakes": "low"})
    assert repr(bare) == "<table of purses: seats=2 over winners=[0, 1] scores=[-1, -1]>"
    bare.then(Turn(1))
    assert repr(bare) == "<table of purses: seats=2 next=Turn(seat=1) scores=[-1, -1]>"
    fresh = PURSES.new(2)
    assert repr(fresh) == "<table of purses: seats=2 to_move=NATURE asked=DealCard(to=0) scores=[-1, -1]>"
    asked = "to_move=0 asked=Choose(seat=0, called=0) options=5"
    assert repr(dealt()) == f"<table of purses: seats=3 {asked} scores=[0, 1, 2]>"
    assert repr(dealt_match()) == f"<match of purses: 3 moves, {dealt()!r}>"


def test_what_lies_on_a_table_and_what_is_told_of_it_can_be_sent_and_read() -> None:
    for thing in (Pile((1, 2), 3), Event("gains", {"seat": 1}, -1), Refusal("TOY-2", "no", {}), DealCard(1)):
        assert repr(sent(thing)) == repr(copy.deepcopy(thing)) == repr(thing)
    assert repr(Pile((1, 2), 3)) == "Pile((1, 2), 3)"
    assert repr(Event("gains", {"seat": 1}, -1)) == "Event('gains', {'seat': 1}, to=-1)"
    assert repr(Refusal("TOY-2", "no", {})) == "Refusal('TOY-2', 'no', {})"
    assert repr(PURSES) == "<game purses>"


def test_records_and_their_lines_tell_what_they_are() -> None:
    record = dealt_match().record()
    assert repr(record) == "<record of purses: 3 seats, 3 moves>"
    assert repr(sent(record).lines[0]) == "<nature: deal 0>"


def test_a_refusal_can_be_raised_in_one_process_and_caught_in_another() -> None:
    table = dealt()
    with pytest.raises(Illegal) as caught:
        table.play(PRINTED.keep)
    again = sent(caught.value)
    assert (type(again), str(again)) == (Illegal, str(caught.value))
    assert repr(again.refusal) == repr(caught.value.refusal)


def test_fixed_things_stay_fixed_on_their_way() -> None:
    steps, names = FixedList([1, 2]), FixedDict({"a": 1})
    assert copy.deepcopy(steps) is steps
    assert copy.deepcopy(names) is names
    assert (sent(steps), sent(names)) == (steps, names)
    with pytest.raises(Shared):
        sent(steps).append(3)
    with pytest.raises(Shared):
        sent(names).clear()


def test_a_notation_knows_its_box() -> None:
    assert PRINTED.notation.box is PRINTED
    assert Notation(PRINTED).add(Move("nod", "TOY-1", "move.nod", {})).notation is not PRINTED.notation


def test_a_table_before_nature_moves_comes_back_so() -> None:
    table = PURSES.new(3)
    again: Purses = sent(table)
    assert (again.to_move(), again.outcomes()) == (NATURE, table.outcomes())
    assert save(PURSES, again) == save(PURSES, table)
