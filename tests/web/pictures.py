"""The pictures of the docs, always of the same games: `make pictures`.

`python -m web.pictures --out FOLDER --every` makes one of each game at every size, light and dark.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from web.hall import HOME, PHONE, Guest, Hall

IMAGES = HOME.parents[1] / "docs" / "images"
LAPTOP = (1366, 820)
SIZES = {"small": (1366, 768), "wide": (1920, 1080), "large": (2560, 1440), "phone": (390, 844)}
TITLES = {
    "lost_mines": "Saboteur: The Lost Mines",
    "mountain_king": "In the Hall of the Mountain King",
    "covenant": "Covenant",
}
# Where a game has something to show: seats, and how many moves of one's own were played.
MOMENTS = {"lost_mines": (4, 24), "mountain_king": (4, 45), "covenant": (3, 40)}
PICTURES = (
    ("table-light.png", "lost_mines", LAPTOP, "light"),
    ("phone.png", "lost_mines", PHONE, "light"),
    ("mountain-king.png", "mountain_king", LAPTOP, "light"),
    ("covenant.png", "covenant", LAPTOP, "dark"),
)


def take(browser: Browser, hall: Hall, game: str, size: tuple[int, int], theme: str, path: Path) -> None:
    """One picture of a game that has gone on for a while."""
    seats, moves = MOMENTS[game]
    guest = Guest(browser, hall, size, theme)
    guest.enter("Ann")
    guest.set_table(seats, "greedy", TITLES[game])
    guest.start()
    guest.hurry(moves, advised=True)
    guest.page.mouse.move(0, 0)
    # What has just happened is shown on the board for a moment.
    guest.page.wait_for_timeout(2000)
    guest.page.screenshot(path=path)
    guest.leave()
    print(path.name, flush=True)


def wanted(every: bool) -> list[tuple[str, str, tuple[int, int], str]]:
    if not every:
        return list(PICTURES)
    return [
        (f"{game}-{name}-{theme}.png", game, size, theme)
        for game in MOMENTS
        for name, size in SIZES.items()
        for theme in ("light", "dark")
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=IMAGES)
    parser.add_argument("--every", action="store_true")
    parser.add_argument("--only", default="", help="those whose name holds this")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        raise SystemExit("no Chromium here: install Debian's package chromium, or set CHROMIUM")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        hall = Hall(Path(folder) / "underhall.db")
        hall.open()
        try:
            for name, game, size, theme in wanted(asked.every):
                if asked.only in name:
                    take(browser, hall, game, size, theme, asked.out / name)
        finally:
            hall.close()
            browser.close()


if __name__ == "__main__":
    main()
