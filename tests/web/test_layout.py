"""The page by measure: nothing cut, nothing too small, no board that jumps, at every size."""

from __future__ import annotations

from base64 import b64encode

import pytest
from playwright.sync_api import Browser

from web.conftest import Invite
from web.hall import HOME, Guest, Hall
from web.pictures import SIZES, TITLES

pytestmark = pytest.mark.slow

MEASURE = (HOME / "measure.js").read_text(encoding="utf-8")
BRIGHTNESS = (HOME / "brightness.js").read_text(encoding="utf-8")
LIGHTS = "() => document.querySelectorAll('svg.board .light').length"
SWITCH = "on => document.querySelectorAll('svg.board .light').forEach((one) => (one.style.display = on))"
LIT = """() => [...document.querySelectorAll("svg.board .lit")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
SMALL = SIZES["small"]
PLACES = """() => [...document.querySelectorAll("svg.board, section.bar")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
# How far the hint that is shown has to be scrolled to be read to its end.
UNREAD = """() => {
  const place = document.querySelector("[data-testid=notice].hint").parentElement;
  return place.scrollHeight - place.clientHeight;
}"""
GAMES = {"lost_mines": 4, "mountain_king": 4, "covenant": 3}
# What a game with greedy bots comes to, at least.
ASKED = {
    "lost_mines": {"ChooseDwarf", "PlayOrDiscard", "MoveDwarf"},
    "mountain_king": {"PlaceGate"},
    "covenant": {"DraftTile"},
}
# A draft has a stage of its own.
DRAFTS = ("DraftTile",)


def complaints(guest: Guest) -> set[str]:
    """At every size, then at the first again."""
    found = set()
    for name, size in SIZES.items():
        guest.resize(size)
        found |= {f"{name}: {what}: {where}" for what, where in guest.page.evaluate(MEASURE)}
    guest.resize(SMALL)
    return found


def dull(guest: Guest) -> set[str]:
    """Places on the board that are darker or greyer for being lit."""
    if not guest.page.evaluate(LIGHTS):
        return set()
    pictures = []
    for display in ("", "none"):
        guest.page.evaluate(SWITCH, display)
        pictures.append(b64encode(guest.page.screenshot()).decode())
    guest.page.evaluate(SWITCH, "")
    desk = guest.context.new_page()
    lit, unlit = desk.evaluate(BRIGHTNESS, [pictures, guest.page.evaluate(LIT)])
    desk.close()
    pairs = zip(lit, unlit, strict=True)
    return {f"lit {now}, unlit {was}" for now, was in pairs if now[0] < was[0] - 3 or now[1] < was[1] - 3}


def unread(guest: Guest) -> set[str]:
    """A hint that is too long for its place."""
    guest.page.keyboard.press("h")
    guest.page.wait_for_selector("[data-testid=notice].hint")
    guest.settle()
    cut = guest.page.evaluate(UNREAD) > 1
    return {f"cut: {guest.page.get_by_test_id('notice').inner_text()}"} if cut else set()


def in_both_lights(guest: Guest) -> set[str]:
    found = set[str]()
    for light in ("light", "dark"):
        guest.page.emulate_media(color_scheme=light)
        found |= {f"{light}: {what}" for what in complaints(guest) | dull(guest)}
    return found


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits_every_screen_and_the_board_keeps_its_place(invite: Invite, game: str) -> None:
    """Of a whole game, each question where it comes first; a few moves on the board is looked at again."""
    guest = invite(size=SMALL)
    guest.enter("Ann")
    guest.set_table(GAMES[game], "greedy", TITLES[game])
    guest.start()
    asked, found, places = set[str](), set[str](), set[str]()
    while True:
        question = guest.my_turn()
        guest.close_dialog()
        if question not in asked:
            found |= {f"{question}: {what}" for what in in_both_lights(guest) | unread(guest)}
        asked.add(question)
        if question not in DRAFTS:
            places.add(str(guest.page.evaluate(PLACES)))
        if not guest.hurry(1, advised=True) or not guest.hurry(0, advised=True, known=asked):
            break
    assert found == set()
    assert len(places) == 1, places
    assert asked >= ASKED[game]


@pytest.mark.parametrize("game", GAMES)
def test_at_twice_the_size_nothing_is_lost(large_print: Browser, hall: Hall, game: str) -> None:
    """With a font twice as large on a laptop, and with the page zoomed to 200 % as well."""
    guest = Guest(large_print, hall, SMALL)
    guest.enter("Ann")
    found = [("home", *one) for one in guest.page.evaluate(MEASURE)]
    guest.set_table(3, "greedy", TITLES[game])
    guest.start()
    guest.hurry(6, advised=True)
    assert guest.page.evaluate("getComputedStyle(document.body).fontSize") == "32px"
    for size in (SMALL, (SMALL[0] // 2, SMALL[1] // 2)):
        guest.resize(size)
        found += [(str(size), *one) for one in guest.page.evaluate(MEASURE)]
    guest.leave()
    assert [*found, *guest.complaints] == []
