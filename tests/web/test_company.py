"""What people at one table ask of each other."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.hall import Guest
from web.mouse import Mouse

pytestmark = pytest.mark.slow


@pytest.fixture
def pair(invite: Invite) -> tuple[Guest, Guest]:
    """Ann and Bea, with one bot, at the first choice of a turn."""
    ann, bea = invite(), invite()
    ann.enter("Ann")
    url = ann.set_table(3)
    bea.join("Bea", url)
    ann.page.get_by_role("button", name="Add bot").click()
    ann.start()
    for _ in range(2):
        _play_on(ann, bea)
    for _ in range(20):
        if "PlayOrDiscard" in (ann.question(), bea.question()):
            break
        _play_on(ann, bea)
    return ann, bea


def _play_on(*guests: Guest) -> None:
    """Whoever is asked makes one choice."""
    for _ in range(100):
        for guest in guests:
            if guest.question():
                Mouse(guest, Random(4), Counter()).play()
                return
        guests[0].page.wait_for_timeout(50)


def test_lm_6_11_a_round_ends_only_if_all_others_agree(pair: tuple[Guest, Guest]) -> None:
    ann, bea = pair
    ann.page.get_by_role("button", name="More").click()
    ann.page.get_by_role("button", name="Propose to end the round").click()
    bea.page.get_by_role("button", name="Refuse: play on").click()
    expect(ann.page.get_by_label("What has happened")).to_contain_text("Bea wants to play on")


def test_a_bot_stands_in_for_somebody_who_is_gone(pair: tuple[Guest, Guest]) -> None:
    ann, bea = pair
    bea.page.goto("about:blank")
    ann.page.get_by_role("button", name="Let a bot stand in").click()
    expect(ann.page.get_by_text("bot stands in")).to_be_visible()
    bea.page.go_back()
    bea.page.wait_for_selector("[data-stage=open]")
    back = bea.page.get_by_role("button", name="Take your seat back")
    if back.count():
        back.click()
    expect(ann.page.get_by_text("bot stands in")).to_have_count(0)


def test_the_title_tells_whose_turn_it_is(pair: tuple[Guest, Guest]) -> None:
    ann, bea = pair
    asked, other = (ann, bea) if ann.question() else (bea, ann)
    expect(asked.page).to_have_title("Your turn · Saboteur: The Lost Mines · Underhall")
    expect(other.page).to_have_title("Saboteur: The Lost Mines · Underhall")


def test_a_seat_is_handed_to_a_bot_and_taken_back(pair: tuple[Guest, Guest]) -> None:
    ann, bea = pair
    bea.page.get_by_role("button", name="More").click()
    bea.page.get_by_role("button", name="Let a bot play for me").click()
    expect(ann.page.get_by_text("bot stands in")).to_be_visible()
    bea.page.get_by_role("button", name="Take your seat back").click()
    expect(ann.page.get_by_text("bot stands in")).to_have_count(0)


def test_what_others_have_seen_is_taken_back_only_with_their_consent(pair: tuple[Guest, Guest]) -> None:
    ann, bea = pair
    asker, other = (ann, bea) if ann.question() else (bea, ann)
    for _ in range(6):
        if not asker.question():
            break
        Mouse(asker, Random(4), Counter()).play()
        asker.page.wait_for_timeout(100)
    asker.page.get_by_role("button", name="More").click()
    asker.page.get_by_role("button", name="Ask to take back a choice").click()
    question = other.page.get_by_label("A question to the table")
    expect(question).to_contain_text("asks to take back")
    before = asker.at()
    question.get_by_role("button", name="Agree").click()
    asker.moved(before)
    assert asker.my_turn()
