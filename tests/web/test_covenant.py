"""Covenant at the web table: a solo game and a game of two, by real clicks and to the end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import Invite
from web.hall import PHONE, Guest

pytestmark = pytest.mark.slow

BOARD_CLICKS = 60
LIT = ".spot.lit:visible, .place.lit:visible"
SAID = "[data-say]:visible"


def take_seats(guest: Guest, seats: int, bots: str = "") -> str:
    """A table of Covenant by the form on the home page; its address."""
    form = guest.page.locator("form:has(select[name=seats])")
    form.locator("select").first.select_option(label="Covenant")
    return guest.set_table(seats, bots)


class Hand:
    """Somebody who clicks on what is lit. `done` counts the questions answered on the board itself."""

    def __init__(self, guest: Guest, seed: int, done: Counter[str]) -> None:
        self.guest = guest
        self.page = guest.page
        self.dice = Random(seed)
        self.done = done

    def play(self) -> None:
        self.guest.close_dialog()
        before, question = self.guest.at(), self.guest.question()
        lit = self.page.locator(LIT).all()
        if lit:
            self._on_the_board(lit[self.dice.randrange(len(lit))])
            self.done[question] += 1
        else:
            said = self.page.locator(SAID).all()
            assert said, f"nothing to click for {question}"
            said[0].click()
        self.guest.moved(before)

    def _on_the_board(self, first: Locator) -> None:
        """Click what is lit until a move is shown, then confirm it."""
        first.click(force=True)
        for _ in range(3):
            if self.page.locator("[data-testid=pending]").count():
                break
            self.page.locator(LIT).first.click(force=True)
            self.page.wait_for_timeout(50)
        self.page.get_by_role("button", name="Confirm").click()


def play_some_by_hand(guests: list[Guest], done: Counter[str]) -> None:
    hands = [Hand(guest, seed, done) for seed, guest in enumerate(guests)]
    for _ in range(BOARD_CLICKS):
        for hand in hands:
            hand.guest.close_dialog()
            if hand.guest.question():
                hand.play()
        if guests[0].finished():
            return


def test_a_solo_game_is_played_to_the_end(invite: Invite) -> None:
    ann = invite()
    ann.enter("Ann")
    take_seats(ann, 1)
    ann.start()
    done: Counter[str] = Counter()
    play_some_by_hand([ann], done)
    assert {"AssignDwarf"} <= set(done), done
    assert len(done) >= 4, done

    if not ann.finished():
        ann.page.get_by_role("button", name="The Elders", exact=True).click()
        expect(ann.page.get_by_role("toolbar", name="The Council of Elders")).to_be_visible()
        expect(ann.page.get_by_role("toolbar", name="Their last turn")).to_be_visible()
    while not ann.finished() and ann.hurry(400):
        pass
    expect(ann.page.locator("[data-testid=result] table")).to_be_visible()
    expect(ann.page.locator("[data-testid=result]").get_by_text("The Elders")).to_be_visible()
    assert "undefined" not in ann.page.locator("#won").inner_text()


def test_two_people_play_to_the_end(invite: Invite) -> None:
    ann, bea = invite(), invite(theme="dark")
    ann.enter("Ann")
    url = take_seats(ann, 2)
    bea.enter("Bea")
    bea.page.goto(url)
    bea.page.get_by_role("button", name="Sit here").first.click()
    expect(ann.page.get_by_text("Bea")).to_be_visible()
    ann.start()

    done: Counter[str] = Counter()
    hands = [Hand(guest, seed, done) for seed, guest in enumerate((ann, bea))]
    for _ in range(1500):
        if ann.finished():
            break
        for hand in hands:
            if hand.guest.question():
                hand.play()
    for guest in (ann, bea):
        guest.page.wait_for_selector("[data-testid=result]")
    assert ann.page.locator("#won").inner_text() == bea.page.locator("#won").inner_text()
    assert {"AssignDwarf", "RevealChamber"} <= set(done), done


def test_a_refused_place_says_why(invite: Invite) -> None:
    ann = invite()
    ann.enter("Ann")
    take_seats(ann, 1)
    ann.start()
    while ann.my_turn() != "AssignDwarf":
        before = ann.at()
        ann.page.locator(SAID).first.click()
        ann.moved(before)
    ann.page.locator("[data-place='post place 1']").click()
    expect(ann.page.get_by_text("There is no tool at place 1.")).to_be_visible()


def test_on_a_phone_the_parts_of_the_table_are_panes(invite: Invite) -> None:
    ann = invite(size=PHONE)
    ann.enter("Ann")
    take_seats(ann, 2, "greedy")
    ann.start()
    panes = ann.page.get_by_role("group", name="Parts of the table")
    for pane, inside in (("Markets", "Rubble"), ("Clan", "Tavern"), ("Sites", "Sites and throne")):
        panes.get_by_role("button", name=pane).click()
        expect(ann.page.get_by_role("toolbar", name=inside, exact=True)).to_be_visible()
        wide = ann.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0], f"{pane} is {wide} wide"
