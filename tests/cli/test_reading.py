"""What a person types means one thing: the choice with that number, text or short form."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from cli.sessions import choices
from underhall.cli.menu import Menu
from underhall.cli.reading import Reading, read_answer
from underhall.cli.session import Session


def menu_of(session: Session) -> Menu:
    return session.painter.menu(session.view(), session.options())


def reading(session: Session, line: str) -> Reading:
    return read_answer(session, menu_of(session), None, line)


@pytest.mark.parametrize("seats", [3, 6, 9])
def test_every_option_stands_in_the_menu_once(tmp_path: Path, seats: int) -> None:
    for session in choices(tmp_path, seats, seed=seats):
        shown = [entry.move for entry in menu_of(session).entries()]
        assert sorted(move.id for move in shown) == sorted(move.id for move in session.options())


@pytest.mark.parametrize("seats", [3, 6, 9])
def test_an_option_is_found_by_its_numbers_its_text_and_its_short_form(tmp_path: Path, seats: int) -> None:
    for session in islice(choices(tmp_path, seats, seed=10 + seats), 0, None, 3):
        menu = menu_of(session)
        for at, group in enumerate(menu.groups, 1):
            for number, entry in enumerate(group.entries, 1):
                forms = [entry.move.text, entry.move.text.upper()]
                if menu.grouped:
                    forms += [f"{at} {number}", f"{at} {entry.label}", f"{group.name} {entry.label}"]
                else:
                    forms += [str(number)]
                for form in forms:
                    assert reading(session, form).move is entry.move, form


@pytest.mark.parametrize("seats", [4])
def test_within_an_open_card_the_place_alone_is_enough(tmp_path: Path, seats: int) -> None:
    for session in choices(tmp_path, seats, seed=1):
        menu = menu_of(session)
        for group in menu.groups if menu.grouped else []:
            for number, entry in enumerate(group.entries, 1):
                for form in (entry.label, str(number)):
                    assert read_answer(session, menu.only(group), group, form).move is entry.move


def test_turned_can_be_written_in_several_ways(tmp_path: Path) -> None:
    tried = 0
    for session in choices(tmp_path, 3, seed=2):
        for move in session.options():
            if move.text.endswith(" turned"):
                card, field = str(move.words["card"]), str(move.words["field"])
                for form in (f"{card} {field} t", f"{card} {field} turned", f"{card} at {field} t"):
                    assert reading(session, form).move is move
                tried += 1
    assert tried > 50


def test_a_step_is_also_a_letter_and_stop_a_point(tmp_path: Path) -> None:
    tried = 0
    for session in choices(tmp_path, 3, seed=3):
        for move in session.options():
            if move.text.startswith("step "):
                assert reading(session, move.text[5]).move is move
                assert reading(session, move.text[5:]).move is move
                assert reading(session, ".").move in session.options()
                tried += 1
    assert tried > 50


@pytest.mark.parametrize(
    "line", ["99", "1 99", "99 1", "0", "1 2 3", "9999999999999999999999", "²", "-1", "1.5"]
)
def test_a_number_that_is_not_there_is_no_move(tmp_path: Path, line: str) -> None:
    for session in islice(choices(tmp_path, 3, seed=4), 6):
        found = reading(session, line)
        legal = found.move is not None and session.match.table.refusal(found.move) is None
        assert not legal or (line == "0" and found.move is not None and found.move.text == "stop")


@pytest.mark.parametrize(
    "line", ["xyzzy", "lay ew", "lay at c3", "c3", "ew", "\x00", "\u202e", "ew c3 c4", "(", "%s {0}"]
)
def test_a_text_that_is_no_move_gets_an_objection(tmp_path: Path, line: str) -> None:
    session = next(session for session in choices(tmp_path, 3, seed=5) if len(session.options()) > 8)
    found = reading(session, line)
    assert found.move is None
    assert found.group is None
    assert found.objection.startswith("No move is written")


def test_what_may_have_been_meant_can_be_done_now(tmp_path: Path) -> None:
    named = 0
    for session in choices(tmp_path, 4, seed=5):
        asides = session.match.table.asides(session.seat)
        possible = [move.text for move in [*session.options(), *asides]]
        objection = reading(session, f"{possible[0][:-1]}9").objection
        if "did you mean" in objection:
            near = objection.split("did you mean ")[1].split("?")[0].split(" · ")
            assert set(near) <= set(possible), objection
            named += 1
    assert named > 20


def test_an_illegal_move_is_read_as_that_move_so_that_it_can_be_explained(tmp_path: Path) -> None:
    session = next(session for session in choices(tmp_path, 3, seed=5) if len(session.options()) > 8)
    found = reading(session, "nesw a1")
    assert found.move is not None
    assert found.move.text == "lay nesw at a1"


def test_lm_6_11_a_proposal_to_end_the_round_is_an_aside(tmp_path: Path) -> None:
    session = next(session for session in choices(tmp_path, 3, seed=5) if len(session.options()) > 8)
    found = reading(session, "propose end")
    assert found.is_aside
