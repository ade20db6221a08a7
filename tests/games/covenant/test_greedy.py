"""The heuristic of Covenant: it scores every option of every question, and beats chance."""

from __future__ import annotations

from random import Random

import pytest

from games.covenant.positions import at_work, bare, dwarves, gain, options, row, stock, turn
from underhall.bots.bot import Bot, RandomBot, Sight
from underhall.core.agenda import NATURE
from underhall.core.saving import save
from underhall.games import library
from underhall.games.covenant import GAME
from underhall.games.covenant.table import Table

greedy = pytest.importorskip("underhall.bots.greedy")


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
    bot: Bot = greedy.GreedyBot(Random(1))
    return bot.choose(Sight(GAME, table, table.to_move())).text


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_whole_games_with_reasons_that_can_be_said(seats: int) -> None:
    bot, words = greedy.GreedyBot(Random(2)), library.catalogue(GAME)
    table, dice = GAME.new(seats), Random(seats)
    while not table.over():
        seat = table.to_move()
        if seat == NATURE:
            table.befall(dice)
            continue
        before = save(GAME, table)
        move, reason = bot.explain(Sight(GAME, table, seat))
        assert save(GAME, table) == before
        assert reason.key in words.sentences
        assert "{" not in words.say(reason.key, reason.words)
        table.play(move)
    assert max(table.scores()) > 50


def test_it_beats_a_random_bot() -> None:
    for seed in range(4):
        bots: list[Bot] = [RandomBot(Random(seed)), RandomBot(Random(seed))]
        bots[seed % 2] = greedy.GreedyBot(Random(seed))
        assert finished(2, bots, seed).winners() == [seed % 2]


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
