"""Why a bot likes a move: every reason has its sentence."""

from __future__ import annotations

import re
from random import Random

from bots.seats import greedy, sight
from underhall import engine
from underhall.core.agenda import NATURE
from underhall.games import library
from underhall.games.lost_mines import GAME

WORDS = library.catalogue(GAME)
NAMES = [f"Dwarf {seat}" for seat in range(9)]


def test_every_reason_in_the_source_has_a_sentence() -> None:
    source = (engine.HOME / "bots/heuristics/lost_mines/reasons.py").read_text(encoding="utf-8")
    calls = re.findall(r"because\(([^()]*)", source)
    keys = {f"reason.{key}" for call in calls for key in re.findall(r'"([a-z_]+)"', call)}
    keys |= {"reason.none", "reason.only_option"}
    assert len(keys) > 15
    assert {key for key in keys if WORDS.word(key) == key} == set()


def test_every_choice_of_whole_games_can_be_explained_in_words() -> None:
    said: set[str] = set()
    for seats in (3, 6, 9):
        table, dice = GAME.new(seats), Random(seats)
        bots = [greedy(seat) for seat in range(seats)]
        while not table.over():
            if table.to_move() == NATURE:
                table.befall(dice)
                continue
            if table.asides(0) and dice.random() < 0.05:
                table.interject(0, table.moves.propose_end)
            move, reason = bots[table.to_move()].explain(sight(table))
            sentence = WORDS.say(reason.key, reason.words, NAMES)
            assert sentence.endswith(".")
            assert "{" not in sentence
            said.add(reason.key)
            table.play(move)
    assert len(said) >= 12
