"""Golden playthroughs: whole games for every number of players and for teams; see tests/golden."""

from __future__ import annotations

from pathlib import Path

import pytest

from underhall.core.match import replay
from underhall.core.record import read
from underhall.games.mountain_king import GAME

GOLDEN = Path(__file__).parents[2] / "golden" / "mountain_king"
# Lines of the record, final honor by seat, winners, and who took the coronation tokens, in order.
PLAYED: dict[str, tuple[int, list[int], list[int], list[int]]] = {
    "two": (276, [127, 105], [0], [0]),
    "three": (406, [89, 105, 107], [2], [1, 0]),
    "four": (491, [49, 92, 102, 84], [2], [3, 2]),
    "teams": (515, [212, 212, 165, 165], [0, 1], [3, 0]),
    "five": (638, [99, 78, 89, 117, 66], [3], [3, 2]),
}


@pytest.mark.parametrize("name", PLAYED)
def test_a_golden_playthrough_comes_out_as_ever(name: str) -> None:
    text = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    match = replay(GAME, read(text))
    crowned = [event.words["seat"] for event in match.journal if event.key == "is_crowned"]
    table = match.table
    assert (len(match.lines), table.scores(), table.winners(), crowned) == PLAYED[name]
    assert match.record().dump() == text


def test_every_golden_file_is_stated_here() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(PLAYED)
