"""What is seen, imagined, saved; whole random games."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import msgspec
import pytest

from games.covenant.census import count_covenant, recount_covenant
from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    do,
    events,
    gain,
    nature,
    play,
    question,
    ready,
    row,
    solo,
    traditions,
)
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.core.match import Match, replay
from underhall.core.record import read
from underhall.core.saving import load, save
from underhall.games.covenant import GAME
from underhall.games.covenant.icons import TRADITIONS
from underhall.games.covenant.rules.final_scoring import ChooseGoal
from underhall.games.covenant.rules.solo import ElderTurn
from underhall.games.covenant.table import EMPTY, NONE, UNSEEN


def test_a_view_goes_over_the_wire() -> None:
    for seats in (1, 2, 4):
        table = ready(seats)
        for seat in (0, SPECTATOR):
            seen = json.loads(msgspec.json.encode(GAME.view(table, seat)))
            assert (seen["seat"], seen["question"]) == (seat, question(table))
            assert len(seen["clans"]) == max(seats, 2)
            assert (seen["elders"] is None) == (seats > 1)


def test_the_sheet_is_plain_and_complete() -> None:
    sheet = json.loads(msgspec.json.encode(GAME.sheet(GAME.box())))
    assert len(sheet["chambers"]) == len(sheet["tiles"]) == 24
    assert len(sheet["edges"]) == 55
    assert len(sheet["corners"]) == 32
    assert len(sheet["traditions"]) == TRADITIONS
    assert [len(side["sites"]) for side in sheet["sides"]] == [6, 6]
    assert sheet["sides"][0]["chambers"][:4] == [0, 1, 2, 4]
    assert (sheet["ornament_glory"], sheet["rubble_strengths"]) == ([3, 2], [2, 1, 1, 1, 1])


def test_cv_3_09_the_chain_of_rewards_is_shown_next_first() -> None:
    table = at_work(bare(2, HALL), "axe", 1)
    row(table, "coin", "crowned", "iron", "golden", "road")
    waiting = table.agenda[:]
    gain(table, "coin, 2 mine, strengthen")
    table.agenda = waiting + table.agenda
    table.advance()
    shown = GAME.view(table, 0)
    assert [(link.item, link.clan, link.rewards) for link in shown.chain] == [
        ("ChooseReward", 0, ["coin", "2 mine", "strengthen"]),
        ("UseTool", 0, []),
    ]
    play(table, "take coin")
    chain = GAME.view(table, 0).chain
    assert [link.item for link in chain] == ["TakeCoin", "Gain", "UseTool"]
    assert chain[1].rewards == ["2 mine", "strengthen"]
    assert GAME.view(table, 0).post == 1


def test_cv_3_02_the_view_tells_the_strength_a_tool_acts_with() -> None:
    table = at_work(bare(2, HALL), "axe", 2, boost=1)
    assert GAME.view(table, 0).power == 3
    traditions(table, 0, 3)
    assert GAME.view(table, 0).power == 4
    assert GAME.view(ready(2), 0).power == NONE


def test_cv_10_01_the_view_tells_which_rubble_is_being_cleared() -> None:
    table = at_work(bare(2, HALL), "pick", 3)
    row(table, "rubble", "mythrall", "iron", "gold", "iron", "emerald")
    play(table, "dig", "clear rubble 2", "clear rubble 5")
    shown = GAME.view(table, 0)
    assert (shown.cleared, shown.strength) == ([1, 4], 1)


def test_cv_16_04_the_card_the_elders_reveal_is_told_by_its_number() -> None:
    table = do(solo(), ElderTurn(1))
    table.play(table.options()[5])
    told = events(table, "elders_card")[-1].words
    elders = GAME.view(table, 0).elders
    assert elders is not None
    assert elders.used == [int(told["card"]) - 1]


def test_cv_1_02_an_unrevealed_chamber_shows_its_back_only() -> None:
    table = ready(2)
    shown = GAME.view(table, 0)
    hidden = [c for c in range(24) if table.hidden() >> c & 1]
    assert all(shown.tiles[c] == UNSEEN and shown.backs[c] != UNSEEN for c in hidden)


def test_nothing_hidden_is_on_the_table_so_a_copy_imagines_it() -> None:
    table = ready(3)
    imagined = GAME.determinize(table, 1, Random(3))
    assert imagined is not table
    assert save(GAME, imagined) == save(GAME, table)


def test_cv_2_06_a_spectator_imagines_other_goals_and_reads_of_none() -> None:
    table = ready(3)
    table.shown_goals = (1 << table.goals[0][0], 0, 0)
    worlds = [GAME.determinize(table, SPECTATOR, Random(seed)) for seed in range(20)]
    assert all(world.goals[0][0] == table.goals[0][0] for world in worlds)
    assert len({world.goals for world in worlds}) > 10
    for world in worlds:
        assert GAME.view(world, SPECTATOR) == GAME.view(table, SPECTATOR)
        kinds = [[table.box.goals[goal].kind for goal in goals] for goals in world.goals]
        assert kinds == [[0, 1]] * 3
        assert len({goal for goals in world.goals for goal in goals}) == 6
    goals = [event for event in table.journal or [] if event.key == "drafts_goal"]
    assert len(goals) == 6
    assert not any(event.readable_by(SPECTATOR) for event in goals)
    assert all(event.readable_by(seat) for event in goals for seat in range(3))


def test_cv_2_06_a_spectator_does_not_imagine_which_kind_of_goal_was_drafted_first() -> None:
    worlds = []
    for kind in (0, 1):
        table = nature(GAME.new(3))
        seat = table.to_move()
        goal = next(goal for goal in table.offers[2] if table.box.goals[goal].kind == kind)
        table.play(table.moves.draft_goal[goal])
        worlds.append(table)
    assert GAME.view(worlds[0], SPECTATOR) == GAME.view(worlds[1], SPECTATOR)
    for seed in range(20):
        one, other = [GAME.determinize(world, SPECTATOR, Random(seed)) for world in worlds]
        assert save(GAME, one) == save(GAME, other)
        assert one.options() == other.options()
    dice = Random(8)
    goals = Counter(GAME.determinize(worlds[0], SPECTATOR, dice).goals[seat] for _ in range(2400))
    assert sorted(goals) == [*[(EMPTY, goal) for goal in range(6, 12)], *[(goal, EMPTY) for goal in range(6)]]
    assert all(140 < count < 260 for count in goals.values())


def test_cv_2_06_what_a_spectator_imagines_on_offer_is_of_the_kinds_that_are_left() -> None:
    table, dice = nature(GAME.new(3)), Random(9)
    while table.offers[2]:
        for seed in range(10):
            world = GAME.determinize(table, SPECTATOR, Random(seed))
            for kind in (0, 1):
                offered = [goal for goal in world.offers[2] if world.box.goals[goal].kind == kind]
                taken = [goals[kind] for goals in world.goals if goals[kind] != EMPTY]
                assert len({*offered, *taken}) == len(offered) + len(taken) == 3
        table.play(dice.choice(table.options()))


def test_cv_2_06_a_spectator_sees_no_goal_in_the_options_of_the_final_choice() -> None:
    table = bare(2)
    table.goals = ((3, 8), (2, 7))
    do(table, ChooseGoal(0))
    worlds = [GAME.determinize(table, SPECTATOR, Random(seed)) for seed in range(20)]
    texts = {move.text for world in worlds for move in world.options()}
    assert len(texts) > 5
    assert GAME.determinize(do(table), SPECTATOR, Random(1)).over()


def test_cv_16_13_elders_decks_are_not_shown() -> None:
    table = solo()
    table.elder_deck, table.elder_kinds = 0b110, 0
    shown = GAME.view(table, 0).elders
    assert shown is not None
    assert (shown.available, shown.forge, shown.used) == (2, 12, [])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_components_are_conserved_in_random_games(seats: int) -> None:
    for seed in range(3):
        match, dice = Match(GAME, seats), Random(seed)
        while not match.table.over():
            if match.table.to_move() == NATURE:
                match.befall(dice)
            else:
                options = [m for m in match.table.options() if m.text not in ("pass", "done")]
                match.play(match.table.to_move(), dice.choice(options or match.table.options()))
            count_covenant(match.table)
            assert recount_covenant(match) == match.table.scores()
        facts = GAME.facts(match.table)
        assert json.loads(json.dumps(facts)) == facts
        assert [sum(parts.values()) for parts in facts["parts"]] == [
            sum(parts) for parts in match.table.results[:seats]
        ]
        assert (facts["elders"] is None) == (seats > 1)
        again = replay(GAME, read(match.record().dump()))
        assert save(GAME, again.table) == save(GAME, match.table)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_table_can_be_saved_between_any_two_choices(seats: int) -> None:
    table, dice = GAME.new(seats), Random(seats)
    step = 0
    while not table.over():
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            table.play(dice.choice(table.options()))
        step += 1
        if step % 7 == 0:
            saved = json.loads(json.dumps(save(GAME, table)))
            again = load(GAME, table.box, saved)
            assert again.options() == table.options()
            assert save(GAME, again) == save(GAME, table)
            copy = table.copy()
            assert save(GAME, copy) == save(GAME, table)


def test_cv_13_01_seats_know_all_goals_and_a_spectator_only_those_that_are_shown() -> None:
    table = ready(seats=3)
    assert [GAME.unseen(table, seat) for seat in range(3)] == [[[], []]] * 3
    first, second = GAME.unseen(table, SPECTATOR)
    kinds = [goal.kind for goal in table.box.goals]
    assert (first, second) == (
        [goal for goal, kind in enumerate(kinds) if kind == 0],
        [goal for goal, kind in enumerate(kinds) if kind == 1],
    )
