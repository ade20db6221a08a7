"""A soak: the server is killed, its database taken away, and flooded, over and over; figures are printed.

    make soak [KILLS=40] [MINUTES=10]

Everything happens on loopback, in folders that are thrown away.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from soak import faults, floods, kills, stoppable


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=int, default=40)
    parser.add_argument("--minutes", type=float, help="at most, for the kills and again for the faults")
    parser.add_argument("--lanes", type=int, default=2, help="servers that are killed side by side")
    parser.add_argument("--faults", type=int, default=5, help="times that a database is taken away")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each flood")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["kills", "faults", "floods"])
    chosen = parser.parse_args()
    chosen.minutes = chosen.minutes or max(10.0, chosen.kills / 10)
    with stoppable(), tempfile.TemporaryDirectory(prefix="underhall-soak-") as folder:
        home = Path(folder)
        parts: dict[str, Callable[[], bool]] = {
            "kills": lambda: _kills(home, chosen),
            "faults": lambda: faults.run(home, chosen.faults, chosen.minutes * 60),
            "floods": lambda: floods.run(home, chosen.seconds),
        }
        sound = [part() for name, part in parts.items() if chosen.only in (None, name)]
    sys.exit(0 if all(sound) else 1)


def _kills(folder: Path, chosen: argparse.Namespace) -> bool:
    began = monotonic()
    tally = kills.run(folder, chosen.kills, chosen.lanes, chosen.seed, chosen.minutes * 60)
    print(tally.report())
    print(f"in {monotonic() - began:.0f} s, {chosen.lanes} servers side by side, seed {chosen.seed}")
    for lost in tally.lost:
        print("LOST", lost)
    return not tally.lost


if __name__ == "__main__":
    main()
