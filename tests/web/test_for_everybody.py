"""Can everybody use it, and how heavy is it? Screenshots of every screen go to /screens."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from web.axe import serious
from web.conftest import Invite
from web.hall import DESKTOP, PHONE, STATIC, Guest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "screens"
MOST_BYTES = 300_000
Look = Callable[[str], None]


def test_the_built_client_is_small() -> None:
    files = [file for file in STATIC.rglob("*") if file.is_file()]
    size = sum(len(gzip.compress(file.read_bytes())) for file in files)
    print(f"built client: {size / 1000:.0f} kB gzipped")
    assert size < MOST_BYTES


def test_the_page_is_ready_soon(invite: Invite) -> None:
    """Told, not asserted: a busy machine proves nothing."""
    ann = invite()
    url = ann.sit_with_bots(3)
    began = time.perf_counter()
    ann.page.goto(url)
    ann.my_turn()
    print(f"ready to play after {time.perf_counter() - began:.2f} s")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_no_screen_has_serious_hindrances(invite: Invite, device: str, theme: str) -> None:
    """axe finds nothing serious; what it looked at is left in /screens to be looked at by people."""
    SCREENS.mkdir(exist_ok=True)
    guest = invite(size=PHONE if device == "phone" else DESKTOP, theme=theme)
    found: dict[str, list[str]] = {}

    def look(screen: str) -> None:
        picture = SCREENS / f"{screen}-{theme}-{device}.png"
        guest.page.screenshot(path=picture, full_page=device == "phone")
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
            f"{screen} is too wide"
        )
        if hindrances := serious(guest.page):
            found[screen] = hindrances

    walk_through(guest, look)
    assert found == {}


def walk_through(guest: Guest, look: Look) -> None:
    """Every screen, and the table in its more telling moments."""
    page = guest.page
    page.goto(f"{guest.hall.url}/nowhere/at/all")
    look("nowhere")
    guest.enter("Ann")
    look("home")
    page.get_by_role("button", name="Settings").click()
    look("settings")
    page.keyboard.press("Escape")
    guest.set_table(6, "greedy")
    look("lobby")
    guest.start()
    guest.my_turn()
    look("dwarves")
    guest.hurry(1)
    guest.hurry(8)
    page.mouse.move(1, 1)
    page.wait_for_timeout(300)
    look("table")
    _pick_a_path(page)
    look("places")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    for tab in ("Moves", "Chat", "Rules"):
        page.get_by_role("tab", name=tab).click()
        look(tab.lower())
    guest.hurry(10_000)
    look("result")
    page.get_by_role("link", name="Look back at the game").click()
    page.wait_for_selector("[data-testid=replay-move]")
    page.get_by_label("Move", exact=True).fill("120")
    page.wait_for_timeout(400)
    look("replay")


def _pick_a_path(page: Page) -> None:
    cards = page.locator(".card.path.playable")
    if cards.count():
        cards.first.click()
        page.locator(".cell.lit").last.click()
