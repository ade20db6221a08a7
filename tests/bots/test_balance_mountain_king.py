"""The balance of the Mountain King: how it is counted, and that it holds."""

from __future__ import annotations

import re
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
        "in_vain": {"domino": 7},
        **all_used,
        **facts,
    }
    names = ["greedy"] * 3
    return Outcome(0, 1, GAME.name, 2, "base", "", 3, {}, names, points, [winner], True, 100, 1, 0.1, told)


def tally(*outcomes: Outcome) -> Tally:
    found = Tally(3)
    for one in outcomes:
        found.add(one)
    return found


FAIR = [outcome(winner, [100, 90, 80]) for winner in range(3)]


# The winner always began at a.
TURNED = (["a", "b", "c"], ["b", "a", "c"], ["b", "c", "a"])


def met(*outcomes: Outcome) -> list[bool]:
    """Spots, turn order, winning honor, turns, waste, spells, workshops, halls."""
    return [target.met for target in targets([tally(*outcomes)])]


def test_a_start_spot_is_judged_by_the_wins_of_those_who_took_it() -> None:
    found = tally(*FAIR, outcome(2, [1, 1, 1], gates=["b", "a", "d"]))
    assert found.spots() == {"a": 1 / 4, "b": 1 / 4, "c": 1 / 3, "d": 1.0}
    assert found.unfairness() == 1 - 1 / 3
    assert found.won_as == {3: 1, 1: 1, 2: 2}


def test_all_targets_are_met_by_a_fair_game_of_the_right_length() -> None:
    assert met(*FAIR) == [True] * 8


def test_each_target_can_be_missed() -> None:
    turned = [outcome(winner, [100, 90, 80], start=winner) for winner in range(3)]
    assert met(*turned) == [True, False, *[True] * 6]
    apart = [outcome(winner, [100, 90, 80], start=winner, gates=gates) for winner, gates in enumerate(TURNED)]
    assert met(*FAIR, *apart)[0] is False
    assert met(*[outcome(winner, [79, 1, 1]) for winner in range(3)])[2] is False
    assert met(*[outcome(winner, [131, 1, 1]) for winner in range(3)])[2] is False
    assert met(*[outcome(winner, [100, 1, 1], turn_begins=27 * 3) for winner in range(3)])[3] is False
    assert met(*[outcome(winner, [100, 1, 1], turn_begins=13 * 3) for winner in range(3)])[3] is False
    assert met(*[outcome(winner, [100, 1, 1], in_vain={"workshop": 1}) for winner in range(3)])[4] is False
    for at, (key, names) in enumerate(everything().items()):
        without = [outcome(winner, [100, 1, 1], **{key: {names[0]: 1}}) for winner in range(3)]
        assert met(*without)[5 + at] is False


def test_the_page_tells_how_it_was_made_and_has_a_column_for_every_number_of_players() -> None:
    text = STUDIES["mountain_king"].page(1, seed=3, jobs=1)
    assert "python -m underhall.bots.balance mountain_king --games 1 --seed 3" in text
    assert "| players | 2 | 3 | 4 | 5 |" in text
    assert "With 5 players an equal share is 20.0 %, give or take 80.0 points by chance." in text


def test_the_same_seed_gives_the_same_page() -> None:
    pages = [page(measure([2], 2, seed, jobs=1), 2, 1) for seed in (1, 1, 2)]
    assert pages[0] == pages[1] != pages[2]


# MK-2.05 makes up for the places of five only in part; docs/decisions/0018 says why.
NOT_MET = ["5 players: every place in turn order within 4 points of fair"]


def test_the_committed_page_meets_its_targets_on_a_seed_that_nothing_was_tuned_on() -> None:
    text = (GAME.home / "words" / "balance.md").read_text(encoding="utf-8")
    assert re.search(r"mountain_king --games 1000 --seed 2029`", text)
    judged = re.findall(r"^\| (.*) \| .* \| (met|not met) \|$", text, re.MULTILINE)
    assert len({wish for wish, _ in judged}) == len(judged) == 15
    assert [wish for wish, how in judged if how != "met"] == NOT_MET
    assert "| players | 2 | 3 | 4 | 5 |" in text
