"""In the terminal, too, who types what comes next goes on by that."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.any_board import choices
from underhall.cli.play import Play
from underhall.cli.screen import Screen
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
