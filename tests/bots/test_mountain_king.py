"""The greedy troll: it beats chance, finishes every game, and can say why."""

from __future__ import annotations

from random import Random

import pytest

from games.mountain_king.positions import go, parsed_lay, play, position, question, square, to_step_2
from underhall import engine
from underhall.bots.bot import Bot, RandomBot, Sight
from underhall.bots.greedy import GreedyBot
from underhall.bots.heuristics.mountain_king import MountainKing
from underhall.bots.heuristics.mountain_king.purse import after_paying, worth
from underhall.core.agenda import NATURE, changed
from underhall.core.grid import fields_of
from underhall.games import library
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.table import Table
from underhall.words.fluent import entries


def finished(table: Table, bots: list[Bot], seed: int) -> Table:
    dice = Random(seed)
    while not table.over():
        seat = table.to_move()
        if seat == NATURE:
            table.befall(dice)
        else:
            table.play(bots[seat].choose(Sight(GAME, table, seat)))
    return table


@pytest.mark.slow
def test_greedy_beats_two_random_players_nearly_always() -> None:
    wins = 0
    for seed in range(100):
        me = seed % 3
        bots: list[Bot] = [RandomBot(Random(seed + seat)) for seat in range(3)]
        bots[me] = GreedyBot(Random(seed))
        wins += finished(GAME.new(3), bots, seed).winners() == [me]
    assert wins >= 98


@pytest.mark.parametrize(("seats", "wishes"), [(2, {"board": "winter"}), (4, {"teams": "yes"}), (5, {})])
def test_greedy_finishes_and_scores_well(seats: int, wishes: dict[str, str]) -> None:
    bots: list[Bot] = [GreedyBot(Random(seat)) for seat in range(seats)]
    table = finished(GAME.new(seats, wishes), bots, 1)
    assert min(table.scores()) > 40
    assert table.crowns_left == ()


def test_a_way_and_its_mirror_image_are_worth_the_same() -> None:
    """From the middle of the northern edge; else every troll would go to the same side."""
    table = position(gates=("k1", "k17"), box=GAME.box(), storage={0: "4 stone"})
    to_step_2(table)
    grid = table.box.grid
    for tile in ("l4", "t4", "s4"):
        trial = table.copy()
        play(trial, f"dig {tile} with stone")
        sight = Sight(GAME, trial, 0)
        worth_of: dict[frozenset[int], float] = {}
        for move, score in zip(sight.options, MountainKing().scores(sight), strict=True):
            lay = parsed_lay(trial, move.text)
            worth_of[frozenset(fields_of(trial.box.faces[lay.face].mask(lay.field)))] = score
        assert len(worth_of) > 4
        for squares, score in worth_of.items():
            across = frozenset(field + 2 * (square("k1") - field % grid.stride) for field in squares)
            assert worth_of[across] == score


WORDS = library.catalogue(GAME)


def test_every_option_gets_a_score_and_every_choice_is_explained_in_words() -> None:
    """Three choices in ten are left to the dice, so that odd positions come up as well."""
    heuristic, said = MountainKing(), set[str]()
    for seats, wishes in ((3, {}), (4, {"teams": "yes"}), (2, {"workshops": "chosen"})):
        table, dice = GAME.new(seats, wishes), Random(seats)
        while not table.over():
            if table.to_move() == NATURE:
                table.befall(dice)
                continue
            sight = Sight(GAME, table, table.to_move())
            scores = heuristic.scores(sight)
            assert len(scores) == len(sight.options)
            move = sight.options[scores.index(max(scores))]
            reason = heuristic.reason(sight, move)
            sentence = WORDS.say(reason.key, reason.words)
            assert sentence.endswith(".")
            assert "{" not in sentence
            said.add(reason.key)
            table.play(move if dice.random() < 0.7 else dice.choice(sight.options))
    assert len(said) >= 15


def test_every_sentence_for_a_reason_is_used() -> None:
    source = (engine.HOME / "bots/heuristics/mountain_king/reasons.py").read_text(encoding="utf-8")
    names = dict(entries((GAME.home / "words" / "en.ftl").read_text(encoding="utf-8")))
    own = [name.removeprefix("reason-") for name in names if name.startswith("reason-")]
    assert {key for key in own if f'"{key}"' not in source and f'"reason.{key}"' not in source} == set()


def choice(table: Table) -> tuple[str, str]:
    """What the greedy troll does next, and why."""
    move, reason = GreedyBot(Random(1)).explain(Sight(GAME, table, table.to_move()))
    return move.text, reason.key.removeprefix("reason.")


def test_it_digs_towards_a_statue_in_reach() -> None:
    """The statue lies at h2, two steps from the tunnel beside the gate."""
    table = position(storage={0: "3 stone"})
    to_step_2(table)
    play(table, "dig i3 with stone")
    text, why = choice(table)
    mask = table.box.faces[parsed_lay(table, text).face].mask(parsed_lay(table, text).field)
    assert mask >> square("h2") & 1
    assert why == "unearths"


def test_it_digs_the_dearer_lining_for_more_honor() -> None:
    table = position(storage={0: "5 heartstone"}, council={0: {"2a": "bogmar", "2b": "peatfoot"}})
    to_step_2(table)
    text, why = choice(table)
    assert text in ("dig p5 with heartstone", "dig v5 with heartstone")
    assert why == "scores_now"


def test_it_recruits_where_the_cascade_is_largest() -> None:
    """The two left starters are full, the two right ones empty."""
    table = position(load={0: "stone on 1a, coin on 1b"})
    to_step_2(table)
    assert choice(table)[0].startswith("recruit b")
    go(table, "recruit b1")
    assert choice(table) == ("place at 2c", "grows_council")


def test_it_takes_the_crown_with_its_tenth_troll() -> None:
    full = ("2a bogmar", "2b dribble", "2c cinderjaw", "3a sootbelly", "3b emberling")
    council = dict(text.split() for text in full)
    table = position(council={0: council}, horde="- sludge-nan peatfoot clayhand mirewife")
    to_step_2(table)
    text, why = choice(table)
    assert text.startswith("recruit")
    assert why == "takes_crown"


HALL_GROUND = "i3 at f3, i3 at f4, i2 at f2"


def test_it_dedicates_a_hall_where_that_pays_and_not_over_a_doubled_statue() -> None:
    table = position(tiles=HALL_GROUND, storage={0: "1 stone"})
    to_step_2(table)
    go(table, "recruit b1", "place at 2c")
    assert question(table) == "DedicateHall"
    assert choice(table)[1] == "grand_hall"
    guarded = position(tiles=HALL_GROUND, storage={0: "1 stone"}, statues={"f3": "fire", "f4": "ice"})
    for clan, where in ((0, "f3"), (1, "f4")):
        guarded.pedestals = changed(guarded.pedestals, clan, 1 << square(where))
    to_step_2(guarded)
    go(guarded, "recruit b1", "place at 2c")
    assert choice(guarded) == ("no hall", "no_hall")


def test_it_carries_a_statue_to_a_pedestal_of_its_clan() -> None:
    table = position(tiles="i3 at f3 turned 90", statues={"f2": "fire"}, storage={0: "1 cart"})
    table.pedestals = (1 << square("f4"), 0, 0)
    to_step_2(table)
    go(table, "recruit b1", "place at 2c")
    play(table, choice(table)[0])
    assert choice(table) == ("to f4", "doubles")


def test_a_hoard_is_paid_with_what_is_least_useful() -> None:
    assert after_paying([5, 1, 0, 0, 0, 0, 0], 1) == [5, 0, 0, 0, 0, 0, 0]
    assert after_paying([1, 1, 0, 0, 0, 0, 0], 3) == [0, 0, 0, 0, 0, 0, 0]
    assert worth([0, 0, 5, 0, 0, 0, 0]) > worth([5, 0, 0, 0, 0, 0, 0]) > worth([4, 0, 0, 0, 0, 0, 0])
    assert worth([30, 0, 0, 0, 0, 0, 0]) > worth([29, 0, 0, 0, 0, 0, 0])
