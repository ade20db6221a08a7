"""The greedy clan: it beats chance, plans its dwarves, plays alone, and can say why."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.covenant.positions import HALL, at_work, bare, dwarves, gain, options, play, row, stock, turn
from underhall.bots.arena import Outcome
from underhall.bots.balance import STUDIES
from underhall.bots.balance.covenant import LISTS, Tally, duel, measure, page, shifts, targets
from underhall.bots.bot import Bot, Sight
from underhall.bots.greedy import GreedyBot
from underhall.bots.heuristics.covenant import Covenant
from underhall.core.agenda import NATURE
from underhall.core.saving import save
from underhall.games import library
from underhall.games.covenant import GAME
from underhall.games.covenant.table import Table


def finished(seats: int, bots: list[Bot], seed: int) -> Table:
    table, dice = GAME.new(seats), Random(seed)
    while not table.over():
        seat = table.to_move()
        if seat == NATURE:
            table.befall(dice)
        else:
            table.play(bots[seat].choose(Sight(GAME, table, seat)))
    return table


def favourite(table: Table) -> str:
    bot: Bot = GreedyBot(Random(1))
    return bot.choose(Sight(GAME, table, table.to_move())).text


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_whole_games_with_reasons_that_can_be_said(seats: int) -> None:
    """And that are not the same for most moves."""
    bot, words = GreedyBot(Random(2)), library.catalogue(GAME)
    table, dice = GAME.new(seats), Random(seats)
    said = Counter[str]()
    while not table.over():
        seat = table.to_move()
        if seat == NATURE:
            table.befall(dice)
            continue
        before = save(GAME, table)
        move, reason = bot.explain(Sight(GAME, table, seat))
        assert save(GAME, table) == before
        assert words.has(reason.key)
        assert "{" not in words.say(reason.key, reason.words)
        said[reason.key] += 1
        table.play(move)
    assert max(table.scores()) > 50
    assert said.most_common(1)[0][1] < said.total() / 4


def test_it_beats_the_random_bot_in_at_least_98_of_100_games() -> None:
    assert duel(60, seed=5, jobs=1) >= 0.98


def test_the_strong_dwarf_goes_where_strength_counts() -> None:
    table = bare(2, "b2 yellow gold 2 t; b3 blue gold 2")
    row(table, "rubble", "-", "iron", "-", "-", "-")
    table.revealed = table.side.chambers
    dwarves(table, 0, 1, 3)
    assert favourite(turn(table)) == "assign 3 to axe"


def test_it_fights_the_troll_it_can_beat() -> None:
    table = bare(2, "b2 yellow gold 2 tg")
    at_work(table, "axe", 3)
    table.play(table.moves.act[1])
    assert favourite(table) == "defeat troll at b2"


def test_it_keeps_the_dear_resource() -> None:
    table = bare(2)
    stock(table, 0, "iron", "iron", "iron", "mythrall")
    gain(table, "gold")
    assert "discard iron" in options(table)
    assert favourite(table) == "discard iron"


def planned(table: Table) -> list[str]:
    """The whole plan: which dwarf is meant for which tool."""
    sight = Sight(GAME, table, table.to_move())
    scores = Covenant().scores(sight)
    return [move.text for move, score in zip(sight.options, scores, strict=True) if score >= 100]


def test_four_dwarves_are_planned_together_each_with_a_tool_of_its_own() -> None:
    plan = planned(turn(bare(2, HALL)))
    assert len({text.split(" to ")[1] for text in plan}) == len(plan) == 4


def test_the_strong_dwarf_is_kept_for_the_troll_and_the_weak_one_goes_elsewhere() -> None:
    table = bare(2, "b2 yellow gold 2 ttt; b3 blue gold 2")
    row(table, "rubble", "-", "iron", "-", "-", "-")
    table.revealed = table.side.chambers
    dwarves(table, 0, 1, 3)
    plan = planned(turn(table))
    assert "assign 3 to axe" in plan
    assert "assign 1 to axe" not in plan


def test_it_carries_what_completes_a_site() -> None:
    table = bare(2, HALL)
    stock(table, 0, "gold", "emerald")
    at_work(table, "cart", 1)
    table.play(table.moves.act[3])
    assert favourite(table) in ("go to pillar 1", "go to gate 1")


def test_it_builds_where_projects_score() -> None:
    table = bare(2, "b2 yellow gold 2; b3 blue gold 2")
    table.projects = (1,)
    at_work(table, "compass", 1)
    table.play(table.moves.act[2])
    play(table, "plan house")
    assert favourite(table) == "build house at b2"


def test_a_reason_says_what_the_move_is_for() -> None:
    words, bot = library.catalogue(GAME), GreedyBot(Random(1))
    table = turn(bare(2, HALL))
    move, reason = bot.explain(Sight(GAME, table, 0))
    assert reason.key == "reason.best_turn"
    assert move.text.split(" to ")[1] in words.say(reason.key, reason.words)
    stock(table, 0, "iron", "iron", "iron", "mythrall")
    gain(table, "gold")
    assert bot.explain(Sight(GAME, table, 0))[1].key == "reason.least"


def outcome(winners: list[int], points: list[int], first: int = 0, **facts: Any) -> Outcome:
    seats = len(points)
    told: dict[str, Any] = {
        "first": first,
        "starts": ["miners", "smiths", "masons", "delvers"][:seats],
        "traditions": [1, 2, 3, 4][:seats],
        "parts": [{"throne": 6}] * seats,
        "done": {"tools forged": 3},
        **facts,
    }
    names = ["greedy"] * seats
    return Outcome(0, 1, GAME.name, 2, "base", "", seats, {}, names, points, winners, True, 100, 1, 0.1, told)


def tally(*outcomes: Outcome) -> Tally:
    found = Tally(outcomes[0].seats)
    for one in outcomes:
        found.add(one)
    return found


def test_a_shared_victory_is_a_part_of_one_for_each_place_and_tile() -> None:
    found = tally(outcome([0, 1], [90, 90], first=1), outcome([1], [80, 100], first=1))
    assert found.order() == [0.75, 0.25]
    assert found.unfairness() == 0.25
    assert shifts([found], "starts") == [("smiths", 2, 0.25), ("miners", 2, -0.25)]


def met(*outcomes: Outcome, duels: float = 1.0) -> list[bool]:
    return [target.met for target in targets([tally(*outcomes)], duels)]


def test_each_target_can_be_met_and_missed() -> None:
    """Two: turn order, score, starting tile, tradition, duels. Alone: score, Elders, tiles, duels."""
    fair = [outcome([0], [90, 80]), outcome([1], [80, 90])]
    assert met(*fair) == [True] * 5
    assert met(*fair, fair[0]) == [False, True, False, False, True]
    assert met(*fair, outcome([0, 1], [111, 111]), duels=0.97) == [True, True, True, True, False]
    assert met(*[outcome(won, [111, 111]) for won in ([0], [1])])[1] is False
    assert met(*[outcome(won, [69, 69]) for won in ([0], [1])])[1] is False
    alone = [outcome([0], [100]), outcome([], [100])]
    assert met(*alone) == [True] * 5
    assert met(alone[0]) == [True, False, True, True, True]
    assert met(alone[1]) == [True, False, True, True, True]


def test_the_page_tells_how_it_was_made() -> None:
    text = STUDIES["covenant"].page(1, seed=3, jobs=1)
    assert "python -m underhall.bots.balance covenant --games 1 --seed 3" in text
    assert "| players | 1 | 2 | 3 | 4 |" in text
    assert page(measure([2], 1, 1, 1), 1.0, 1, 1) == page(measure([2], 1, 1, 1), 1.0, 1, 1)


def test_the_committed_page_meets_every_target_in_a_thousand_games_each() -> None:
    text = (GAME.home / "words" / "balance.md").read_text(encoding="utf-8")
    assert "covenant --games 1000 --seed 4052`" in text
    assert "not met" not in text
    assert text.count("| met |") == 11
    assert all(f"| {title} | drafted | shift |" in text for title in LISTS.values())
    assert all(f"| {kind.name} | " in text for kind in GAME.box().starts)
