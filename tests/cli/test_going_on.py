"""In the terminal, too, who types what comes next goes on by that."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.any_board import choices
from underhall.cli.play import Play
from underhall.cli.screen import Screen
from underhall.cli.showing import Showing
from underhall.core.beyond import ways_on


@pytest.mark.parametrize("game", ["mountain_king", "covenant"])
def test_what_can_be_done_after_going_on_may_be_typed_at_once(game: str, tmp_path: Path) -> None:
    tried = 0
    for session in choices(tmp_path, game, 2, seed=1):
        ways = [way for way in ways_on(session.match.table, session.seat) if way.moves]
        if not ways:
            continue
        way, before = ways[-1], [*session.match.lines]
        again = session.match.copy()
        play = Play(session, Screen())
        play._answer(way.moves[-1].text)
        made = [line.text for line in session.match.lines[len(before) :]]
        assert made[0] == way.first[0].text
        assert made[-1] == way.moves[-1].text
        session.match = again
        tried += 1
        if tried == 5:
            return
    raise AssertionError("nothing was beyond any question")


def with_relics(tmp_path: Path, *, ask: bool) -> list[tuple[bool, list[str]]]:
    """A game in which no relic is used: whether each question for one came at the end of a turn, and what was
    told of those that waited."""
    session = next(choices(tmp_path, "covenant", 2, seed=3))
    if ask:
        Play(session, Screen())._answer("ask")
    found: list[tuple[bool, list[str]]] = []
    while not session.over():
        if not session.waits():
            session.step()
            continue
        move = session.advice()[0]
        if session.view().question == "UseRelic":
            told = [line.plain for line in Showing(session, Screen()).news()]
            found.append((session.view().post >= 0, [line for line in told if "(“ask”" in line]))
            move = next(one for one in session.options() if one.text == "pass")
        session.play(move)
    return found


def test_a_relic_waits_at_the_end_of_a_turn_and_that_is_told(tmp_path: Path) -> None:
    """CV-9.02 Except at the end of the last turn, the last time that it can be used."""
    found = with_relics(tmp_path, ask=False)
    assert [at_end for at_end, _ in found].count(True) == 1
    assert found[-1][0]
    assert ["At the end of your turn you were not asked what can wait. (“ask” to be asked.)"] in [
        told for _, told in found
    ]


def test_who_asks_for_it_is_asked_at_the_end_of_a_turn_too(tmp_path: Path) -> None:
    found = with_relics(tmp_path, ask=True)
    assert [at_end for at_end, _ in found].count(True) > 2
    assert all(told == [] for _, told in found)
