"""What every game of the register must do, by seeded random play."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import msgspec
import pytest

from every_game.census import CENSUS, RECOUNT
from every_game.knowledge import KNOWLEDGE
from every_game.positions import (
    CASES,
    SMALL_CASES,
    Case,
    boxes,
    finished,
    pick,
    question,
    saved,
    visits,
    walk,
    written,
)
from underhall.core.agenda import NATURE, NOBODY, SPECTATOR, Chance, Decision, Illegal, Table
from underhall.core.game import AnyGame
from underhall.core.match import replay
from underhall.core.record import read
from underhall.core.saving import item_kinds, load, save
from underhall.games import GAMES, library

EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
EVERY_SMALL_CASE = pytest.mark.parametrize("case", SMALL_CASES, ids=str)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

CORE_REFUSALS = ("refused.game_over", "refused.nature_moves")
VIEWS = {
    "lost_mines": """
    seat seats round further_rounds first to_move question steps_left points results pile hand_sizes hand
    discarded discard_counts shown clans roles role_seen dwarves places ways passed dragon laid sides tools
    traps trolls mine_kinds mine_seen mine_open treasure_kinds treasure_values treasure_owners treasure_seen
    """,
    "mountain_king": """
    seat seats side teams hide_tokens first to_move question details scores honor crowns crowns_left
    last_rounds results storage held council laden draft hand deck_sizes under horde prices bribes
    horde_pedestals bag workshops workshop_at entrances spell_deck spells_under book runes charms
    by_hand statues statue_clans track track_owner stacks halls altars pedestals gates regions kinds
    standing looted networks
    """,
    "covenant": """
    seat seats era first to_move question chain post power boost acted ornament_used site strength cleared
    rows stacks discards enemy_bag dice projects offers backs tiles enemies sites markers throne clans elders
    unresolved_coins results
    """,
}


@EVERY_CASE
def test_there_are_options_until_the_game_is_over_and_the_game_ends(case: Case) -> None:
    for match in walk(case.match(), Random(1)):
        table = match.table
        if not table.over():
            options = table.options()
            assert options
            assert len(set(options)) == len(options)
            assert -1 <= table.to_move() < table.seats
            assert table.winners() == []
    assert (table.to_move(), table.options()) == (NOBODY, ())
    best = [seat for seat, score in enumerate(table.scores()) if score == max(table.scores())]
    assert table.winners() or case.seats == 1
    assert set(table.winners()) <= set(best)


@EVERY_CASE
def test_what_would_be_counted_now_is_in_the_end_what_was_counted(case: Case) -> None:
    match, tally = finished(case, 2), case.game.tally
    table, words = match.table, library.catalogue(case.game)
    for watcher in (*range(case.seats), SPECTATOR):
        found = tally(table, watcher)
        assert [sum(parts.values()) for parts in found[: case.seats]] in (table.scores(), [])
        assert all(words.has(f"tally.{source}") for parts in found for source in parts)


@EVERY_SMALL_CASE
def test_counting_leaves_everything_where_it_is(case: Case) -> None:
    for match in visits(case, 3):
        before = saved(match)
        for watcher in (*range(case.seats), SPECTATOR):
            case.game.tally(match.table, watcher)
        assert saved(match) == before


@EVERY_CASE
def test_components_are_conserved_at_every_step(case: Case) -> None:
    for match in walk(case.match(), Random(2)):
        CENSUS[case.game.name](match.table)


@EVERY_CASE
def test_scores_equal_a_recount(case: Case) -> None:
    for seed in range(3):
        for match in visits(case, seed):
            assert match.table.scores() == RECOUNT[case.game.name](match)


@EVERY_SMALL_CASE
def test_every_option_can_be_played_and_leaves_the_original_alone(case: Case) -> None:
    for match in visits(case, 3):
        before = saved(match)
        for move in match.table.options():
            copy = match.table.copy()
            copy.play(move)
            CENSUS[case.game.name](copy)
        assert saved(match) == before


@EVERY_SMALL_CASE
def test_a_copy_goes_its_own_way(case: Case) -> None:
    for match in visits(case, 4):
        if match.table.over():
            continue
        copy, options = match.table.copy(), match.table.options()
        before = saved(match)
        assert (save(case.game, copy), copy.options(), copy.journal) == (before, options, None)
        run_on(case.game, copy, Random(5), 20)
        assert (saved(match), match.table.options()) == (before, options)
        twin = match.table.copy()
        then = save(case.game, copy)
        run_on(case.game, twin, Random(6), 20)
        assert save(case.game, copy) == then


def run_on(game: AnyGame, table: Table, dice: Random, steps: int) -> None:
    """Random moves on a bare table."""
    for _ in range(steps):
        if table.over():
            return
        table.play(pick(game, table.options(), dice))


@EVERY_SMALL_CASE
def test_a_move_is_refused_exactly_if_it_is_not_an_option(case: Case) -> None:
    dice, rules = Random(6), library.rules(case.game)
    words = library.catalogue(case.game)
    for match in visits(case, 5):
        options = match.table.options()
        before = saved(match)
        for move in {*options, *dice.sample(match.table.notation().moves, 80)}:
            refusal = match.table.refusal(move)
            assert (refusal is None) == (move in options)
            if refusal is not None:
                assert refusal.rule in rules or (not refusal.rule and refusal.key in CORE_REFUSALS)
                assert words.has(refusal.key)
                assert words.say(refusal.key, refusal.words)
                with pytest.raises(Illegal) as caught:
                    match.table.play(move)
                assert caught.value.refusal.key == refusal.key
        assert saved(match) == before


@EVERY_SMALL_CASE
def test_who_is_not_to_move_is_refused_and_nothing_changes(case: Case) -> None:
    for match in visits(case, 6):
        before = saved(match), written(match), match.record().dump()
        for seat in (*range(-2, case.seats + 1), SPECTATOR):
            for move in match.table.options()[:3]:
                if seat not in (match.table.to_move(), NATURE):
                    with pytest.raises(Illegal):
                        match.play(seat, move)
        assert (saved(match), written(match), match.record().dump()) == before


@EVERY_GAME
def test_every_move_is_found_by_its_text_and_by_its_number(game: AnyGame) -> None:
    for pack in boxes(game, game.settle(game.least_seats, {})):
        notation = game.new(game.most_seats, box=game.box(pack)).notation()
        for number, move in enumerate(notation.moves):
            assert notation.parse(move.text) is move
            assert notation.parse(f"  {move.text.upper()} ") is move
            assert notation.moves[number] is move
            assert move.id == number


@EVERY_GAME
def test_every_move_names_a_rule_of_the_game(game: AnyGame) -> None:
    rules = library.rules(game)
    for move in game.new(game.least_seats).notation().moves:
        assert move.rule in rules


@EVERY_GAME
def test_the_notation_does_not_depend_on_the_table(game: AnyGame) -> None:
    texts = [
        [move.text for move in game.new(seats).notation().moves]
        for seats in (game.least_seats, game.most_seats)
    ]
    assert texts[0] == texts[1]


@EVERY_CASE
def test_a_saved_table_comes_back_exactly_and_plays_on_alike(case: Case) -> None:
    for match in visits(case, 7):
        before = saved(match)
        again = load(case.game, match.box, json.loads(json.dumps(before)))
        assert save(case.game, again) == before
        assert (again.to_move(), again.options()) == (match.table.to_move(), match.table.options())
        twin = match.table.copy()
        run_on(case.game, twin, Random(8), 40)
        run_on(case.game, again, Random(8), 40)
        assert save(case.game, again) == save(case.game, twin)


@EVERY_CASE
def test_a_record_replays_to_the_same_table_and_log(case: Case) -> None:
    match = finished(case, 9)
    text = match.record().dump()
    again = replay(case.game, read(text), match.box)
    assert saved(again) == saved(match)
    assert written(again) == written(match)
    assert again.record().dump() == text


@EVERY_SMALL_CASE
def test_nature_does_only_what_its_outcomes_allow(case: Case) -> None:
    dice = Random(10)
    for match in walk(case.match(), dice):
        if match.table.to_move() == NATURE:
            outcomes = match.table.outcomes()
            assert all(weight > 0 for _, weight in outcomes)
            assert match.table.copy().befall(dice) in [move for move, _ in outcomes]


class Still:
    """Dice that always fall the same way."""

    def __init__(self, at: float) -> None:
        self.at = at

    def random(self) -> float:
        return self.at


@EVERY_SMALL_CASE
def test_nature_draws_by_the_weights_of_its_outcomes(case: Case) -> None:
    """As many ways for the dice to fall as the weights are together: each outcome has its own."""
    for match in visits(case, 13, each=3):
        table = match.table
        chance = table.agenda[-1] if table.agenda else None
        if isinstance(chance, Chance):
            weights = {move.text: weight for move, weight in table.outcomes()}
            total = sum(weights.values())
            falls = [Still((place + 0.5) / total) for place in range(total)]
            assert Counter(chance.sample(table, dice).text for dice in falls) == weights


@EVERY_CASE
def test_a_view_is_a_whitelist_and_goes_over_the_wire(case: Case) -> None:
    for match in visits(case, 11):
        for seat in (*range(case.seats), SPECTATOR):
            view = json.loads(msgspec.json.encode(case.game.view(match.table, seat)))
            assert list(view) == VIEWS[case.game.name].split()
            assert view["seat"] == seat


@EVERY_GAME
def test_the_sheet_of_components_goes_over_the_wire(game: AnyGame) -> None:
    for pack in boxes(game, game.settle(game.least_seats, {})):
        sheet = game.sheet(game.box(pack))
        assert sheet
        assert json.loads(msgspec.json.encode(sheet)) == json.loads(json.dumps(sheet))


@EVERY_CASE
def test_the_facts_of_a_finished_game_are_plain(case: Case) -> None:
    facts = case.game.facts(finished(case, 14).table)
    assert json.loads(json.dumps(facts)) == facts


@EVERY_SMALL_CASE
def test_an_imagined_table_is_a_possible_one(case: Case) -> None:
    dice = Random(12)
    for match in visits(case, 12):
        before = saved(match)
        for seat in (*range(case.seats), SPECTATOR):
            imagined = case.game.determinize(match.table, seat, dice)
            CENSUS[case.game.name](imagined)
            run_on(case.game, imagined, dice, 30)
            CENSUS[case.game.name](imagined)
        assert saved(match) == before


@EVERY_SMALL_CASE
def test_imagination_is_not_memory(case: Case) -> None:
    dice = Random(13)
    for seat in (0, case.seats - 1, SPECTATOR):
        worlds = 0
        for match in visits(case, 13):
            imagined = case.game.determinize(match.table, seat, dice)
            worlds += save(case.game, imagined) != saved(match)
        assert worlds > KNOWLEDGE[case.game.name].least_dreams


@EVERY_GAME
def test_random_play_meets_every_question_of_the_game(game: AnyGame) -> None:
    met = {
        question(match)
        for case in CASES
        if case.game is game and (case in SMALL_CASES or len(game.options) > 1)
        for seed in range(6)
        for match in walk(case.match(), Random(seed))
    }
    asked = {name for name, kind in item_kinds(game).items() if issubclass(kind, Decision | Chance)}
    assert met == asked | {"over"}
