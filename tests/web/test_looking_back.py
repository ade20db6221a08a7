from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.hall import Guest

pytestmark = pytest.mark.slow


def test_a_finished_game_can_be_replayed_downloaded_and_uploaded(invite: Invite, tmp_path: Path) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    ann.hurry(10_000)
    ann.page.get_by_role("link", name="Look back at the game").click()
    move = ann.page.get_by_test_id("replay-move")
    expect(move).to_have_text("the beginning")
    ann.page.keyboard.press("ArrowRight")
    expect(move).not_to_have_text("the beginning")
    ann.page.keyboard.press("ArrowRight")
    expect(move).to_have_text(re.compile(r"^\w+( \d)? plays \w+\.$"))
    expect(ann.page.locator("li.turn")).to_have_count(1)
    ann.page.keyboard.press("End")
    ann.page.keyboard.press("ArrowLeft")
    last = ann.page.get_by_label("Move", exact=True)
    assert int(last.input_value()) < int(last.get_attribute("max") or 0)
    expect(ann.page.locator("li.turn")).to_have_count(1)
    ann.page.get_by_label("Eyes of").select_option("2")
    expect(ann.page.get_by_label("Your secret role")).to_be_visible()
    ann.page.get_by_label("Eyes of").select_option("open")
    expect(ann.page.get_by_text("role ?")).to_have_count(0)

    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Download the record").click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    ann.page.get_by_role("link", name="Back to the table").click()
    ann.page.wait_for_selector("[data-testid=result]")
    ann.page.goto(ann.hall.url)
    ann.page.get_by_label("A record of a finished game").set_input_files(record)
    expect(ann.page.get_by_test_id("replay-move")).to_have_text("the beginning")
    expect(ann.page.get_by_role("link", name="Back to the table")).to_have_count(0)


def shown_at(guest: Guest) -> tuple[int, int]:
    """After how many moves, of how many."""
    slider = guest.page.get_by_label("Move", exact=True)
    return int(slider.input_value()), int(slider.get_attribute("max") or 0)


def test_a_running_game_is_looked_back_at_with_the_own_eyes(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    ann.hurry(6)
    log = ann.page.get_by_label("What has happened")
    assert log.evaluate("list => list.scrollTop + list.clientHeight > list.scrollHeight - 40")
    hand = ann.hand()
    ann.page.get_by_role("link", name="Look back move by move").click()
    expect(ann.page.get_by_label("Eyes of").locator("option")).to_have_text(["1 Ann", "a spectator"])
    at, last = shown_at(ann)
    assert 0 < at < last
    told = log.locator("li").count()
    ann.page.keyboard.press("ArrowRight")
    expect(log.locator("li").nth(told)).to_contain_text("Bot ")
    ann.page.keyboard.press("End")
    expect(ann.page.locator("[data-card]")).to_have_count(len(hand))
    assert ann.hand() == hand
    expect(ann.page.get_by_role("button", name="Download the record")).to_have_count(0)
    ann.page.get_by_role("link", name="Back to the table").click()
    ann.my_turn()
