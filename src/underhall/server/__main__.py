"""`python -m underhall.server --port 8000`."""

from __future__ import annotations

import argparse

from underhall.server.main import serve


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m underhall.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default="underhall.db", help="a file, or postgresql://...")
    parser.add_argument("--bot-delay", type=float, default=0.7, help="seconds a bot waits before it moves")
    parser.add_argument("--origin", action="append", default=[], help="another site that may open sockets")
    parser.add_argument("--no-limits", action="store_true", help="lift the rate limits (tests, benchmarks)")
    parser.add_argument("--seed", type=int, help="deal all tables alike: everything can be foreseen (tests)")
    chosen = parser.parse_args()
    serve(
        chosen.host,
        chosen.port,
        chosen.database,
        chosen.bot_delay,
        tuple(chosen.origin),
        not chosen.no_limits,
        chosen.seed,
    )


if __name__ == "__main__":
    main()
