"""Faults: the database is locked or frozen again and again while people and bots play."""

from __future__ import annotations

import random
from pathlib import Path
from time import monotonic, sleep

from server.floods import Player, Stronghold, eventually
from server.test_faults import ask_in_vain, locked, stored_lines
from server.visitors import Caller


def run(folder: Path, times: int, seconds: float) -> bool:
    """Whether each time a fault was told, the table mended itself, and memory and database agreed."""
    dice, until, faults, moves, differ = random.Random(3), monotonic() + seconds, 0, 0, 0
    database = folder / "underhall.db"
    with Stronghold(folder, "--no-limits") as fort:
        player = Player(fort.port)
        for _ in range(times):
            if monotonic() > until:
                break
            played = dice.randrange(1, 20)
            player.moves(played)
            caller = player.caller.my_turn()
            if caller.over:
                continue
            with locked(database):
                faults += ask_in_vain(caller)["type"] == "fault"
                sleep(dice.uniform(0.0, 1.0))
            caller.next("welcome")
            moves += played
            shown = Caller(fort.port, player.table, player.guest.token).my_turn()
            differ += shown.now["at"] != stored_lines(f"sqlite:///{database}", player.table)
            shown.close()
        assert fort.process is not None
        fort.process.terminate()
        eventually(lambda: fort.process is not None and fort.process.poll() is not None)
        told = fort.log.read_text().count("could not be stored")
    print(f"{faults} times the database was locked and a fault was told ({told} in the log)")
    print(f"{moves} moves between them; {differ} times memory and database differed")
    return faults > 0 and differ == 0
