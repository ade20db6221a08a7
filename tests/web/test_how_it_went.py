"""The analysis of a finished game, in the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from web.axe import serious
from web.conftest import Invite
from web.hall import PHONE, Guest

pytestmark = pytest.mark.slow
GOLDEN = Path(__file__).parent.parent / "golden"
# It thinks for as long as it takes, on whatever machine.
LONG = 300_000


def looking_back(guest: Guest, record: str) -> Locator:
    """Upload a record, and open what there is to know of it."""
    guest.enter("Ann")
    guest.page.get_by_label("A record of a finished game").set_input_files(GOLDEN / record)
    expect(guest.page.get_by_test_id("replay-move")).to_have_text("the beginning")
    guest.page.get_by_test_id("how").click()
    return guest.page.get_by_test_id("went")


def test_an_uploaded_game_is_analysed_and_a_turning_point_leads_to_its_position(invite: Invite) -> None:
    ann = invite()
    went = looking_back(ann, "lost_mines/further_rounds.txt")
    went.get_by_test_id("analyse").click()
    expect(went.get_by_role("progressbar")).to_be_visible()
    expect(went.get_by_role("img", name="Chances to win")).to_be_visible(timeout=LONG)
    expect(went.get_by_test_id("swing").first).to_be_visible(timeout=LONG)
    expect(went.get_by_test_id("swing").first).to_contain_text("Hard would have chosen")
    expect(went.locator("svg .curve")).to_have_count(6)
    expect(went.get_by_text("cards drawn").first).to_be_visible()
    assert serious(ann.page) == []
    point = went.get_by_test_id("turning").nth(2)
    listed = went.get_by_role("button", name=re.compile(r"^Show move \d+$")).nth(2)
    number = re.findall(r"\d+", listed.inner_text())[0]
    point.focus()
    ann.page.keyboard.press("Enter")
    expect(went).to_have_count(0)
    expect(ann.page.get_by_label("Move", exact=True)).to_have_value(number)


def test_it_can_be_stopped_and_goes_on_even_on_a_phone(invite: Invite) -> None:
    ann = invite(PHONE)
    went = looking_back(ann, "mountain_king/two.txt")
    went.get_by_test_id("analyse").click()
    expect(went.get_by_role("img", name="Chances to win")).to_be_visible(timeout=LONG)
    went.get_by_role("button", name="Stop").click()
    expect(went.get_by_text("this is what is known so far")).to_be_visible()
    assert went.evaluate("part => part.scrollWidth <= part.clientWidth")
    went.get_by_role("button", name="Go on").click()
    expect(went.get_by_role("progressbar")).to_be_visible()
    went.get_by_role("button", name="Stop").click()
    expect(went.get_by_role("button", name="Go on")).to_be_visible()
