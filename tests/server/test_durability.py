"""kill -9 at any moment: every acknowledged move is there, and the game goes on."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from server.visitors import Caller, Fort, Visitor, choice
from underhall.server.database import schema
from underhall.server.database.store import Store

KILLS = 8


class Player(threading.Thread):
    """Plays as fast as the server answers, and keeps every acknowledgement."""

    def __init__(self, guest: Visitor, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.dice = random.Random(seed)
        self.acknowledged: list[tuple[int, str, str]] = []
        self.finished = False

    def run(self) -> None:
        try:
            caller = self.guest.sit(self.table)
            while not caller.my_turn().now["winners"]:
                self.act(caller)
            self.finished = True
        except (ConnectionClosed, OSError, EOFError):
            return

    def act(self, caller: Caller) -> None:
        at = caller.now["at"]
        if caller.now["can_undo"] and self.dice.random() < 0.3:
            kind, text, answer = "undo", "", caller.ask("undo", at=at)
        else:
            text = choice(caller.now, self.dice)
            kind, answer = "move", caller.ask("play", at=at, move=text)
        if answer["type"] == "done":
            self.acknowledged.append((at, kind, text))
            caller.catch_up(at + 1)


def let_play(players: list[Player], moves: int) -> None:
    """Until so many moves are acknowledged, however long that takes a busy machine."""
    latest = time.monotonic() + 30
    while sum(len(player.acknowledged) for player in players) < moves and time.monotonic() < latest:
        if not any(player.is_alive() for player in players):
            return
        time.sleep(0.005)


def stored(database: str, table: str) -> dict[int, Any]:
    store = Store(database)
    with store.engine.connect() as connection:
        rows = connection.execute(select(schema.lines).where(schema.lines.c.table_id == table)).mappings()
        found = {row["n"]: (row["kind"], row["text"]) for row in rows}
    store.close()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_every_acknowledged_move_survives_kill_9(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres = kind == "postgres"
    database = request.getfixturevalue("postgres") if postgres else f"sqlite:///{tmp_path}/underhall.db"
    fort = Fort(database, "--no-limits").open()
    people = [[Visitor(fort.port, f"P{t}{n}") for n in range(2)] for t in range(3)]
    tables = [gather(group) for group in people]
    acknowledged: dict[str, dict[int, tuple[str, str]]] = {table: {} for table in tables}
    dice = random.Random(9)
    for _ in range(KILLS):
        players = [
            Player(g, t, dice.randrange(10**6))
            for t, group in zip(tables, people, strict=True)
            for g in group
        ]
        for player in players:
            player.start()
        let_play(players, dice.randrange(20, 80))
        fort.kill()
        for player in players:
            player.join(20)
            acknowledged[player.table] |= {at: (k, text) for at, k, text in player.acknowledged}
        check(database, acknowledged)
        fort.open()
        if all(player.finished for player in players):
            tables = [gather(group) for group in people]
            acknowledged |= {table: {} for table in tables}
    assert sum(map(len, acknowledged.values())) > 10 * KILLS
    play_on(people[0], tables[0])
    fort.kill()


def gather(group: list[Visitor]) -> str:
    table = group[0].set_up(4)
    group[1].seat(table, 1)
    for seat in (2, 3):
        group[0].seat(table, seat, "bot", bot="random")
    group[0].start(table)
    return table


def check(database: str, acknowledged: dict[str, dict[int, tuple[str, str]]]) -> None:
    for table, moves in acknowledged.items():
        found = stored(database, table)
        assert sorted(found) == list(range(len(found)))
        for at, (kind, text) in moves.items():
            assert found[at][0] == kind
            assert kind == "undo" or found[at][1] == text


def play_on(group: list[Visitor], table: str) -> None:
    """The game can be finished after all that."""
    players = [Player(guest, table, n) for n, guest in enumerate(group)]
    for player in players:
        player.start()
    for player in players:
        player.join(120)
    assert all(player.finished for player in players)
