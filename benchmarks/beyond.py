"""What it costs to tell a seat what lies beyond its question: python benchmarks/beyond.py"""

from __future__ import annotations

from random import Random
from time import perf_counter

from underhall.bots import make_bot
from underhall.bots.bot import Sight
from underhall.core.game import AnyGame
from underhall.core.match import Match
from underhall.games import GAMES
from underhall.server.tables.eyes import Eyes
from underhall.server.tables.matchlog import MatchLog
from underhall.server.wire.plain import encode

SEATS, SEEDS = 3, 3


def measure(game: AnyGame) -> list[tuple[float, float, int, int]]:
    """For each question of some games: seconds and bytes of the whole state, and of what is beyond."""
    found = []
    for seed in range(SEEDS):
        dice, glance = Random(seed), Eyes(game, ["Ada", "Brock", "Cilla"]).glance
        log, bot = MatchLog("bench", Match(game, SEATS)), make_bot("greedy", dice)
        log.go_on(dice)
        while not log.match.table.over():
            table, seat = log.match.table, log.match.table.to_move()
            began = perf_counter()
            state = glance.states(log.match, [seat], 0)[seat]
            done = perf_counter()
            beyond = glance.beyond(table, seat)
            ended = perf_counter()
            found.append((done - began, ended - done, len(encode(state)), len(encode(beyond))))
            log.play(seat, bot.choose(Sight(game, table, seat)).text)
            log.go_on(dice)
    return found


for name, game in GAMES.items():
    rows = measure(game)
    whole, beyond, size, more = (sum(column) / len(rows) for column in zip(*rows, strict=True))
    print(f"{name}: {len(rows)} questions; a state {whole * 1e3:.2f} ms and {size:.0f} bytes on average,")
    print(f"  of which beyond {beyond * 1e3:.2f} ms and {more:.0f} bytes")
