"""How soon a table can be played at after its page is opened, and how heavy the client is.

    PYTHONPATH=tests python benchmarks/page.py

A real server, a real Chromium, loopback; the best of five, a guest's seat with bots around it.
"""

from __future__ import annotations

import gzip
import os
import shutil
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from playwright.sync_api import sync_playwright

from underhall.games import GAMES
from web.hall import STATIC, Guest, Hall

LOADS = 5


def ready(guest: Guest, url: str) -> float:
    """Seconds from opening the page until the seat can choose."""
    began = perf_counter()
    guest.page.goto(url)
    guest.my_turn()
    return perf_counter() - began


def measure(guest: Guest) -> None:
    guest.enter("Ann")
    for game in GAMES.values():
        guest.page.goto(guest.hall.url)
        url = guest.set_table(game.most_seats, "greedy", game.title)
        guest.start()
        guest.my_turn()
        best = min(ready(guest, url) for _ in range(LOADS))
        print(f"{game.title}: ready to play after {best:.2f} s")


def main() -> None:
    files = [file for file in STATIC.rglob("*") if file.is_file()]
    size = sum(len(gzip.compress(file.read_bytes())) for file in files)
    print(f"built client: {size / 1000:.0f} kB gzipped")
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("bench: no Chromium here; sudo apt-get install chromium, or say CHROMIUM=/path/to/one")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder) / "underhall.db")
        hall.open()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        measure(Guest(browser, hall))
        browser.close()
        hall.close()


if __name__ == "__main__":
    main()
