"""The bot in the documentation plays a whole game, and stays short."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from server.visitors import Inn, Visitor, choice

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def test_the_example_bot_sits_down_and_plays(inn: Inn) -> None:
    host = Visitor(inn.port, "Ada")
    table = host.set_up(3)
    host.seat(table, 2, "bot", bot="random")
    bot = subprocess.Popen(
        [sys.executable, str(BOT), f"http://127.0.0.1:{inn.port}", table], stdout=subprocess.PIPE
    )
    caller = host.sit(table)
    caller.until(lambda caller: caller.table["seats"][1]["online"])
    host.start(table)
    dice = random.Random(1)
    while not caller.my_turn().now["winners"]:
        caller.play(choice(caller.now, dice))
    said, _ = bot.communicate(timeout=60)
    assert bot.returncode == 0
    assert str(caller.now["scores"]) in said.decode()
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 40
