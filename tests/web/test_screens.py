"""Every screen in every language, on a laptop and on a phone: nothing is cut, nothing stands out.

`UNDERHALL_SCREENS=FOLDER pytest tests/web/test_screens.py` keeps a picture of each, to be looked at.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from underhall.words import shelf
from web.conftest import Invite
from web.hall import HOME, Guest
from web.pictures import SIZES, TITLES

pytestmark = pytest.mark.slow

MEASURES = [(HOME / name).read_text(encoding="utf-8") for name in ("measure.js", "spills.js")]
# What longer words may do; whatever else a page may have too small, test_layout.py measures.
OF_WORDS = ("wider than the screen", "text is cut", "stands out of its box")
UNFOLD = "() => document.querySelectorAll('details').forEach((one) => (one.open = true))"
GAMES, TABLES, ASKED = "select[name=game]", "a[href*='/table/']", "[data-question^=question]"
REPLAY, RESULT = "[data-testid=replay-move]", "[data-testid=result]"
SCREENS = os.environ.get("UNDERHALL_SCREENS", "")
# The last one stays, and a guest plays on in English.
LANGUAGES = [*(language for language in shelf.languages() if language != shelf.ENGLISH), shelf.ENGLISH]
# By what can be done there, the questions that a game is looked at with.
MOMENTS = {
    "lost_mines": ("move.pick_dwarf", "move.lay", "move.step"),
    "mountain_king": ("move.gate", "move.draft", "move.recruit", "move.lay", "move.done"),
    "covenant": ("move.draft", "move.assign", "move.act", "move.take", "move.build_"),
}
TABS = ("log", "chat", "rules", "moves")


class Album:
    """What a guest sees, screen by screen."""

    def __init__(self, guest: Guest, title: str) -> None:
        self.guest = guest
        self.title = title
        self.wrong: list[str] = []

    def visit(self, url: str, sign: str) -> Iterator[str]:
        """The page in one language after the other, when it shows what it is known by."""
        page = self.guest.page
        for language in LANGUAGES:
            page.goto(f"{url}?language={language}")
            expect(page.locator("html")).to_have_attribute("lang", language)
            page.wait_for_selector(sign)
            page.evaluate("() => document.fonts.ready")
            yield language

    def look(self, screen: str, language: str) -> None:
        for size in ("small", "phone"):
            self.guest.resize(SIZES[size])
            name = f"{self.title}-{screen}-{language}-{size}"
            found = [one for measure in MEASURES for one in self.guest.page.evaluate(measure)]
            self.wrong += [f"{name}: {what}: {where}" for what, where in found if what in OF_WORDS]
            if SCREENS:
                self.guest.page.screenshot(path=Path(SCREENS) / f"{name}.png", full_page=True)


def test_all_that_is_around_a_table_fits_in_every_language(invite: Invite) -> None:
    ann = invite(size=SIZES["small"])
    album, page, home = Album(ann, "hall"), ann.page, ann.hall.url
    for language in album.visit(home, GAMES):
        album.look("stranger", language)
    ann.enter("Ann")
    table = ann.set_table(3, title=TITLES["covenant"])
    for language in album.visit(table, "main ul"):
        album.look("gathering", language)
    for language in album.visit(home, TABLES):
        album.look("home", language)
        page.evaluate(UNFOLD)
        album.look("without_account", language)
        page.locator("header button").last.click()
        album.look("settings", language)
    page.keyboard.press("Escape")
    page.get_by_label("Login").fill(f"ann{ann.hall.port}")
    page.get_by_label("Password, at least 8 characters").fill("mountains")
    page.get_by_role("button", name="Open an account").click()
    expect(page.get_by_text("Your tables are kept under the account")).to_be_visible()
    for language in album.visit(home, TABLES):
        page.evaluate(UNFOLD)
        album.look("account", language)
    for language in album.visit(f"{home}/nowhere", "main h1"):
        album.look("nowhere", language)
    assert album.wrong == []


def open_all(album: Album, language: str) -> None:
    """What stands beside the board, and the game as it went so far."""
    page = album.guest.page
    for tab in TABS:
        page.locator(f"#tab-{tab}").click()
        album.look(tab, language)
    page.goto(page.url.partition("?")[0].replace("/table/", "/replay/"))
    page.wait_for_selector(REPLAY)
    album.look("looking_back", language)


@pytest.mark.long
@pytest.mark.parametrize("game", TITLES)
def test_a_game_fits_in_every_language_from_the_first_question_to_the_replay(
    invite: Invite, game: str
) -> None:
    ann = invite(size=SIZES["small"])
    ann.enter("Ann")
    url = ann.set_table(3, "greedy", TITLES[game])
    ann.start()
    album, page = Album(ann, game), ann.page
    for moment in MOMENTS[game]:
        assert ann.hurry(0, moment, advised=True), moment
        for language in album.visit(url, ASKED):
            album.look(ann.question(), language)
            if moment == MOMENTS[game][-1]:
                open_all(album, language)
    page.goto(url)
    ann.hurry(10_000)
    for language in album.visit(url, RESULT):
        album.look("result", language)
        page.locator(f"{RESULT} a[href*=replay]").click()
        page.wait_for_selector(REPLAY)
        album.look("replay", language)
    assert album.wrong == []
