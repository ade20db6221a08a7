"""Covenant at the web table: a solo game and a game of two, by real clicks and to the end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from web.hall import Guest

pytestmark = pytest.mark.slow

FOLLOW = (Path(__file__).parent / "follow.js").read_text(encoding="utf-8")
HINTED = "[data-say].hint:visible, .spot.hint.lit:visible, .place.hint.lit:visible"
CHOICE = ".spot.lit, .place.lit, [data-say]"
ASKED = "[data-question^=question], [data-testid=result]"


def take_seats(guest: Guest, seats: int, bots: str = "", guided: bool = False) -> str:
    """A table of Covenant by the form on the home page; its address."""
    form = guest.page.locator("form:has(select[name=seats])")
    form.locator("select").first.select_option(label="Covenant")
    if guided:
        form.locator("[name=guided]").check()
    return guest.set_table(seats, bots)


def solo(guest: Guest, guided: bool = False) -> None:
    guest.enter("Ann")
    take_seats(guest, 1, guided=guided)
    guest.start()


def follow(guest: Guest, *wanted: str, councils: int = 0) -> bool:
    """Play on as the hints say until such a move is offered; False if the game is over before."""
    over = bool(guest.page.evaluate(FOLLOW, [wanted, councils]))
    guest.page.wait_for_selector(ASKED)
    return not over


class Hand:
    """Somebody who asks for a hint and clicks where it points. `done` counts the sorts of things clicked."""

    def __init__(self, guest: Guest, done: Counter[str]) -> None:
        self.guest = guest
        self.page = guest.page
        self.done = done

    def play(self) -> None:
        self.guest.close_dialog()
        before = self.guest.at()
        self.page.get_by_role("button", name="Hint").click()
        self.page.locator(HINTED).first.wait_for()
        while not self._follow_hint(before):
            pass
        if self.page.locator("[data-testid=pending]").count():
            self.page.get_by_role("button", name="Confirm", exact=True).click()
        self.guest.moved(before)

    def _follow_hint(self, before: str) -> bool:
        """Click what is hinted at; whether the move is then shown or made, or more is to be clicked."""
        thing = self.page.locator(HINTED).first
        place = thing.get_attribute("data-place")
        two_steps = self.page.locator(HINTED).count() > 1 and self.page.locator(".held").count() == 0
        thing.click(force=True)
        self.done[(place or "said").split()[0]] += 1
        return place is None or not two_steps or self.page.locator("[data-testid=pending]").count() > 0
