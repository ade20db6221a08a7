"""Floods: how long a seated player waits for the answer to a click, beside each attack.

    PYTHONPATH=tests python -m soak.floods [--seconds 5] [--only NAME]

The server runs with its default limits, the attackers in processes of their own, from addresses of their
own. A click's time runs from sending a move until its effect is back.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import tempfile
from pathlib import Path
from time import perf_counter, sleep

from server.floods import MEGABYTE, Player, Stronghold, memory
from soak import stoppable
from soak.attacks import ATTACKS, repeat

FORK = multiprocessing.get_context("forkserver")
ATTACKERS = 1
BETWEEN = 0.06  # a quick player; also within what a socket may send
AT_MOST = 100.0


def run(folder: Path, seconds: float, only: str | None = None) -> bool:
    """Whether no attack made a click slow."""
    FORK.set_forkserver_preload(["soak.attacks"])
    print(f"{'beside':<18}{'clicks':>8}{'p50 ms':>9}{'p99 ms':>9}{'longest':>9}{'memory MB':>11}")
    sound = True
    with Stronghold(folder) as fort:
        player = Player(fort.port)
        for name in ["nothing", *ATTACKS] if only is None else ["nothing", only]:
            times = sorted(_beside(name, fort, player, seconds))
            middle, p99 = times[len(times) // 2], times[int(0.99 * len(times))]
            sound &= p99 < AT_MOST
            figures = f"{len(times):>8}{middle:>9.1f}{p99:>9.1f}{times[-1]:>9.1f}"
            print(f"{name:<18}{figures}{memory(fort.pid) / MEGABYTE:>11.0f}", flush=True)
    return sound


def _beside(name: str, fort: Stronghold, player: Player, seconds: float) -> list[float]:
    attackers = [
        FORK.Process(target=repeat, args=(name, fort.port, player.table), daemon=True)
        for _ in range(ATTACKERS if name in ATTACKS else 0)
    ]
    try:
        for attacker in attackers:
            attacker.start()
        sleep(1.0)
        return _click(player, seconds)
    finally:
        for attacker in attackers:
            if attacker.pid is not None:
                attacker.kill()
                attacker.join()


def _click(player: Player, seconds: float) -> list[float]:
    times: list[float] = []
    until = perf_counter() + seconds
    while perf_counter() < until:
        caller = player.caller.my_turn()
        if caller.over:
            caller = player.another()
        before = perf_counter()
        assert caller.play(caller.now["choices"][0]["text"])["type"] == "done"
        times.append(1000 * (perf_counter() - before))
        sleep(BETWEEN)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each attack")
    parser.add_argument("--only", choices=list(ATTACKS))
    chosen = parser.parse_args()
    with stoppable(), tempfile.TemporaryDirectory(prefix="underhall-floods-") as folder:
        sys.exit(0 if run(Path(folder), chosen.seconds, chosen.only) else 1)


if __name__ == "__main__":
    main()
