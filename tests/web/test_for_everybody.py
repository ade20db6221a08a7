"""Can everybody use it, and how heavy is it?"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from underhall.games import GAMES
from web.axe import serious
from web.conftest import Invite
from web.guide import check_tips, take_notes
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


class Inspector:
    """Looks at screens: axe finds nothing serious; a picture is left in /screens for people to look at."""

    def __init__(self, invite: Invite, device: str, theme: str) -> None:
        SCREENS.mkdir(exist_ok=True)
        self.guest = invite(size=PHONE if device == "phone" else DESKTOP, theme=theme)
        self.device, self.theme = device, theme
        self.found: dict[str, list[str]] = {}

    def look(self, screen: str) -> None:
        page = self.guest.page
        picture = SCREENS / f"{screen}-{self.theme}-{self.device}.png"
        page.screenshot(path=picture, full_page=self.device == "phone")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{screen} is too wide"
        if hindrances := serious(page):
            self.found[screen] = hindrances


@pytest.mark.parametrize(("device", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_no_screen_has_serious_hindrances(invite: Invite, device: str, theme: str) -> None:
    inspector = Inspector(invite, device, theme)
    walk_through(inspector.guest, inspector.look)
    assert inspector.found == {}


@pytest.mark.parametrize(("game", "device"), [("mountain_king", "desktop"), ("covenant", "phone")])
def test_no_other_table_has_serious_hindrances(invite: Invite, game: str, device: str) -> None:
    """The guided game, from the first choice to the result and back."""
    inspector = Inspector(invite, device, "light" if device == "phone" else "dark")
    guest, look = inspector.guest, inspector.look
    guest.page.goto(guest.hall.url)
    guest.page.get_by_role("button", name=f"first game of {GAMES[game].title}").click()
    expect(guest.page.get_by_label("Guide")).to_be_visible()
    guest.my_turn()
    take_notes(guest)
    look(f"{game}-guided")
    guest.hurry(40, advised=True)
    guest.page.wait_for_timeout(300)
    look(f"{game}-table")
    guest.hurry(10_000, advised=True)
    look(f"{game}-result")
    check_tips(guest)
    guest.page.get_by_role("link", name="Look back at the game").click()
    guest.page.wait_for_selector("[data-testid=replay-move]")
    guest.page.get_by_label("Move", exact=True).fill("150")
    guest.page.wait_for_timeout(400)
    look(f"{game}-replay")
    assert inspector.found == {}


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
