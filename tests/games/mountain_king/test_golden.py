"""Golden playthroughs: whole games for every number of players and for teams; see tests/golden."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.mountain_king.endings import (
    ALONE,
    FIRST,
    LAST,
    MIDDLE,
    ONE_TEAM,
    crowned,
    ending,
    turns_after_the_end_is_near,
)
from underhall.core.match import AnyMatch, replay
from underhall.core.record import read
from underhall.games.mountain_king import GAME

GOLDEN = Path(__file__).parents[2] / "golden" / "mountain_king"
# Lines of the record, final honor by seat, winners, who took the coronation tokens in order, and the ending.
PLAYED: dict[str, tuple[int, list[int], list[int], list[int], str]] = {
    "two": (338, [95, 117], [1], [0], ALONE),
    "three": (479, [116, 116, 111], [1], [0, 2], LAST),
    "four": (587, [106, 103, 113, 110], [2], [3, 1], FIRST),
    "teams": (599, [221, 221, 203, 203], [0, 1], [0, 1], ONE_TEAM),
    "five": (796, [73, 97, 106, 107, 94], [3], [3, 4], MIDDLE),
}


def replayed(name: str) -> AnyMatch:
    return replay(GAME, read((GOLDEN / f"{name}.txt").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", PLAYED)
def test_a_golden_playthrough_comes_out_as_ever(name: str) -> None:
    match = replayed(name)
    table = match.table
    found = len(match.lines), table.scores(), table.winners(), crowned(match), ending(match)
    assert found == PLAYED[name]
    assert match.record().dump() == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_mk_9_01_the_end_comes_near_in_every_way_there_is() -> None:
    assert {played[-1] for played in PLAYED.values()} == {ALONE, FIRST, LAST, MIDDLE, ONE_TEAM}


@pytest.mark.parametrize("name", PLAYED)
def test_mk_9_02_the_round_is_finished_and_everybody_has_two_more_turns(name: str) -> None:
    match = replayed(name)
    order = match.table.order()
    at = order.index(crowned(match)[-1])
    turns = turns_after_the_end_is_near(match)
    assert [turns[seat] for seat in order] == [2] * (at + 1) + [3] * (len(order) - at - 1)


def test_every_golden_file_is_stated_here() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(PLAYED)


@pytest.mark.parametrize("name", PLAYED)
def test_the_facts_of_a_game_tell_where_its_honor_came_from(name: str) -> None:
    table = replayed(name).table
    facts = GAME.facts(table)
    assert [sum(honor.values()) for honor in facts["honor"]] == [result.total() for result in table.results]
    assert facts["start"] == table.first
    assert [table.box.grid.names.index(gate) for gate in facts["gates"]] == list(table.gates)
    assert facts["stripes"] == [table.stripes(purse) for purse in range(len(table.results))]
