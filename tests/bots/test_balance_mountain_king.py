"""The balance of the Mountain King: how it is counted, and that it holds."""

from __future__ import annotations

from typing import Any

from underhall.bots.arena import Outcome
from underhall.bots.balance import STUDIES
from underhall.bots.balance.mountain_king import GAME, Tally, everything, measure, page, targets
from underhall.games.mountain_king.result import SOURCES_OF_HONOR


def outcome(winner: int, points: list[int], **facts: Any) -> Outcome:
    """A game of three from the spots a, b and c, in which everything was used once."""
    all_used = {key: dict.fromkeys(names, 1) for key, names in everything().items()}
    told: dict[str, Any] = {
        "start": 1,
        "gates": ["a", "b", "c"],
        "honor": [dict.fromkeys(SOURCES_OF_HONOR, 5)] * 3,
        "turn_begins": 54,
        "recruits": 18,
        "digs": 30,
        "moves_statue": 6,
        **all_used,
        **facts,
    }
    names = ["greedy"] * 3
    return Outcome(0, 1, GAME.name, 3, names, points, [winner], True, 100, 1, 0.1, told)


def tally(*outcomes: Outcome) -> Tally:
    found = Tally(3)
    for one in outcomes:
        found.add(one)
    return found


FAIR = [outcome(winner, [100, 90, 80]) for winner in range(3)]


def met(*outcomes: Outcome) -> list[bool]:
    """Spots, winning honor, turns, spells, workshops, halls."""
    return [target.met for target in targets([tally(*outcomes)])]


def test_a_start_spot_is_judged_by_the_wins_of_those_who_took_it() -> None:
    found = tally(*FAIR, outcome(2, [1, 1, 1], gates=["b", "a", "d"]))
    assert found.spots() == {"a": 1 / 4, "b": 1 / 4, "c": 1 / 3, "d": 1.0}
    assert found.unfairness() == 1 - 1 / 3
    assert found.won_as == {3: 1, 1: 1, 2: 2}


def test_all_targets_are_met_by_a_fair_game_of_the_right_length() -> None:
    assert met(*FAIR) == [True] * 6


def test_each_target_can_be_missed() -> None:
    assert met(*FAIR, outcome(0, [100, 90, 80])) == [False, True, True, True, True, True]
    assert met(*[outcome(winner, [79, 1, 1]) for winner in range(3)])[1] is False
    assert met(*[outcome(winner, [131, 1, 1]) for winner in range(3)])[1] is False
    assert met(*[outcome(winner, [100, 1, 1], turn_begins=27 * 3) for winner in range(3)])[2] is False
    assert met(*[outcome(winner, [100, 1, 1], turn_begins=13 * 3) for winner in range(3)])[2] is False
    for at, (key, names) in enumerate(everything().items()):
        without = [outcome(winner, [100, 1, 1], **{key: {names[0]: 1}}) for winner in range(3)]
        assert met(*without)[3 + at] is False


def test_the_page_tells_how_it_was_made_and_has_a_column_for_every_number_of_players() -> None:
    text = STUDIES["mountain_king"].page(1, seed=3, jobs=1)
    assert "python -m underhall.bots.balance mountain_king --games 1 --seed 3" in text
    assert "| players | 2 | 3 | 4 | 5 |" in text
    assert "With 5 players an equal share is 20.0 %." in text


def test_the_same_seed_gives_the_same_page() -> None:
    pages = [page(measure([2], 2, seed, jobs=1), 2, 1) for seed in (1, 1, 2)]
    assert pages[0] == pages[1] != pages[2]


def test_the_committed_page_meets_every_target_with_two_thousand_games() -> None:
    text = (GAME.home / "words" / "balance.md").read_text(encoding="utf-8")
    assert "mountain_king --games 2000 --seed 1`" in text
    assert "not met" not in text
    assert text.count("| met |") == 10
    assert "| players | 2 | 3 | 4 | 5 |" in text
