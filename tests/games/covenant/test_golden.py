"""Golden playthroughs: games alone at each difficulty, and for two, three and four; see tests/golden."""

from __future__ import annotations

from pathlib import Path

import pytest

from underhall.core.match import AnyMatch, replay
from underhall.core.record import read
from underhall.games.covenant import GAME

GOLDEN = Path(__file__).parents[2] / "golden" / "covenant"
# Lines of the record, final glory by clan (alone the Elders are the second), and the winners.
PLAYED: dict[str, tuple[int, list[int], list[int]]] = {
    "alone": (381, [118, 107], [0]),
    "alone_hard": (360, [131, 121], [0]),
    "alone_expert": (320, [92, 125], []),
    "two": (449, [112, 94], [0]),
    "three": (639, [116, 74, 101], [0]),
    "four": (877, [95, 91, 88, 84], [0]),
}


def played(name: str) -> AnyMatch:
    return replay(GAME, read((GOLDEN / f"{name}.txt").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", PLAYED)
def test_a_golden_playthrough_comes_out_as_ever(name: str) -> None:
    match = played(name)
    table = match.table
    assert (len(match.lines), list(table.glory), table.winners()) == PLAYED[name]
    assert match.record().dump() == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "level"), [("alone", 0), ("alone_hard", 1), ("alone_expert", 2)])
def test_cv_16_11_the_elders_of_a_playthrough_score_by_their_difficulty(name: str, level: int) -> None:
    table = played(name).table
    tiles = sum(len(row) for row in table.elder_tiles)
    feats, cards = table.achievements(1), 16 - table.elder_forge
    per_tile, per_feat = ((1, 1), (1, 2), (2, 2))[level]
    assert table.results[1][1:] == (per_tile * tiles, per_feat * feats, per_feat * cards)


def test_every_golden_file_is_stated_here() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(PLAYED)
