"""Golden playthroughs: short records, one for each way a round can end; see tests/golden/make.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from underhall.core.match import replay
from underhall.core.record import read
from underhall.games import GAMES

GOLDEN = Path(__file__).parents[1] / "golden"
ENDINGS = ("all_treasures_taken", "no_cards_left", "ends_by_agreement", "takes_dragon", "game_over")


class Playthrough:
    """What a record must come to: the points, and the events that end things, in order."""

    def __init__(self, summary: str, moves: int, points: tuple[int, ...], endings: str) -> None:
        self.summary = summary
        self.moves = moves
        self.points = points
        self.endings = endings.split()


LOST_MINES = {
    "all_treasures": Playthrough(
        "a saboteur, alone in the other clan's pool, takes all three treasures, and the round ends at once",
        145,
        (0, 0, 10),
        "all_treasures_taken",
    ),
    "no_cards": Playthrough(
        "pile and hands run empty; the only treasure taken, worth 2, is shared by two",
        165,
        (0, 1, 1),
        "no_cards_left",
    ),
    "agreed": Playthrough(
        "after the first treasure all agree to end the round",
        89,
        (0, 0, 3),
        "ends_by_agreement",
    ),
    "dragon": Playthrough(
        "somebody wakes the dragon between two treasures worth 6 and gives back 2",
        171,
        (0, 4, 0),
        "takes_dragon no_cards_left",
    ),
    "further_rounds": Playthrough(
        "two rounds end without a point; the third one finds a single winner",
        123,
        (0, 3, 0),
        "ends_by_agreement ends_by_agreement ends_by_agreement game_over",
    ),
}


@pytest.mark.parametrize("name", LOST_MINES)
def test_a_golden_playthrough_comes_out_as_ever(name: str) -> None:
    text = (GOLDEN / "lost_mines" / f"{name}.txt").read_text(encoding="utf-8")
    match = replay(GAMES["lost_mines"], read(text))
    stated = LOST_MINES[name]
    assert len(match.lines) == stated.moves
    assert match.table.scores() == list(stated.points), stated.summary
    assert [event.key for event in match.journal if event.key in ENDINGS] == stated.endings, stated.summary
    assert match.record().dump() == text


def test_every_golden_file_is_stated_here() -> None:
    assert {path.stem for path in (GOLDEN / "lost_mines").glob("*.txt")} == set(LOST_MINES)


def test_the_third_round_has_one_winner() -> None:
    text = (GOLDEN / "lost_mines" / "further_rounds.txt").read_text(encoding="utf-8")
    table = replay(GAMES["lost_mines"], read(text)).table
    assert table.winners() == [1]
    assert [sum(result.shares) for result in table.results] == [0, 0, 3]
