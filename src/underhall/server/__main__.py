"""`python -m underhall.server --port 8000`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from underhall.server.configuring import settle
from underhall.server.main import serve
from underhall.server.settings import NO_LIMITS
from underhall.server.wire.hindrance import Hindrance
from underhall.server.wire.speech import say
from underhall.words import choosing, shelf

OPTIONS: dict[str, dict[str, Any]] = {
    "config": {"type": Path},
    "host": {},
    "port": {"type": int},
    "url": {},
    "database": {},
    "bot_delay": {"type": float},
    "origin": {"action": "append", "dest": "origins"},
    "allow_host": {"action": "append", "dest": "hosts"},
    "proxy": {"action": "append", "dest": "proxies"},
    "log": {"choices": ("plain", "json")},
    "no_limits": {"action": "store_true"},
    "seed": {"type": int},
}


def main() -> None:
    language = shelf.known([choosing.asked_for(), choosing.of_environment()]) or shelf.ENGLISH
    about = say(language, "option.about")
    parser = argparse.ArgumentParser(prog="python -m underhall.server", description=about)
    for name, wishes in OPTIONS.items():
        parser.add_argument(f"--{name.replace('_', '-')}", **wishes, help=say(language, f"option.{name}"))
    chosen = vars(parser.parse_args())
    file, unlimited = chosen.pop("config"), chosen.pop("no_limits")
    if unlimited:
        chosen["limits"] = vars(NO_LIMITS)
    try:
        serve(settle(chosen, file, os.environ))
    except Hindrance as error:
        parser.exit(1, f"underhall: {error.told(language)}\n")
    except KeyboardInterrupt:
        parser.exit(130)


if __name__ == "__main__":
    main()
