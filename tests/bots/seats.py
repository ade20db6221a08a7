"""Bots at a table, for the tests."""

from __future__ import annotations

from random import Random

from underhall.bots import make_bot
from underhall.bots.bot import Bot, Reason, Sight
from underhall.core.agenda import NATURE
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.table import Table


def greedy(seed: int = 1) -> Bot:
    return make_bot("greedy", Random(seed))


def sight(table: Table) -> Sight:
    """What the seat to move sees."""
    return Sight(GAME, table, table.to_move())


def choice(table: Table, seed: int = 1) -> str:
    """What a greedy bot would do here."""
    return greedy(seed).choose(sight(table)).text


def choices(table: Table) -> set[str]:
    """What greedy bots with different dice would do here."""
    return {choice(table, seed) for seed in range(12)}


def explanation(table: Table) -> Reason:
    return greedy().explain(sight(table))[1]


def take_turn(table: Table, seed: int = 1) -> list[str]:
    """Let a greedy bot finish the turn of the seat to move; what it chose."""
    seat, dice, bot = table.to_move(), Random(seed), greedy(seed)
    chosen: list[str] = []
    while table.to_move() in (seat, NATURE) and not table.over():
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            chosen.append(bot.choose(sight(table)).text)
            table.play(table.notation().parse(chosen[-1]))
    return chosen


def walk(table: Table) -> str:
    """The field on which a greedy bot ends its turn."""
    seat = table.to_move()
    take_turn(table)
    return table.box.grid.names[table.place[seat]]
