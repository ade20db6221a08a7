"""The home page: games, tables, accounts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from underhall.games import GAMES
from web.conftest import Invite

pytestmark = pytest.mark.slow


def test_seats_and_options_belong_to_the_game_that_is_picked(invite: Invite) -> None:
    ann = invite()
    ann.enter("Ann")
    form = ann.page.locator("form:has(select[name=seats])")
    form.locator("select[name=seats]").select_option("9")
    form.locator("select[name=game]").select_option(label="In the Hall of the Mountain King")
    expect(form.locator("select[name=seats]")).to_have_value("5")
    form.locator("select[name=teams]").select_option("yes")
    form.get_by_role("button", name="Create the table").click()
    expect(form.get_by_role("alert")).to_contain_text("for 4 seats")
    ann.complaints.clear()  # the browser notes every refusal
    form.locator("select[name=game]").select_option(label="Covenant")
    expect(form.get_by_role("alert")).to_have_count(0)
    form.locator("select[name=elders]").select_option("hard")
    ann.set_table(1)
    expect(ann.page.get_by_text("elders: hard")).to_be_visible()


def test_every_game_is_shown_and_has_a_guided_game(invite: Invite) -> None:
    ann = invite()
    for game in GAMES.values():
        ann.page.goto(ann.hall.url)
        card = ann.page.get_by_label("Games").get_by_role("listitem").filter(has_text=game.title)
        expect(card).to_contain_text(game.about)
        card.get_by_role("button", name="Guided first game").click()
        expect(ann.page.get_by_label("Guide")).to_be_visible()
        ann.my_turn()


def test_own_tables_say_where_it_is_ones_turn(invite: Invite) -> None:
    ann = invite()
    url = ann.sit_with_bots(3)
    ann.my_turn()
    ann.page.goto(ann.hall.url)
    own = ann.page.get_by_role("region", name="Your tables")
    expect(own.get_by_text("your turn")).to_have_count(1)
    expect(ann.page).to_have_title("Your turn · Underhall")
    own.get_by_role("link").click()
    expect(ann.page).to_have_url(url)


@pytest.mark.parametrize("sort", ["table", "replay"])
def test_a_wrong_link_says_what_may_be_wrong(invite: Invite, sort: str) -> None:
    ann = invite()
    ann.page.goto(f"{ann.hall.url}/{sort}/cut-short")
    expect(ann.page.get_by_role("heading", name="There is no such")).to_be_visible()
    expect(ann.page.get_by_text("the link was cut short")).to_be_visible()
    ann.complaints.clear()  # the browser notes what it did not find
    ann.page.get_by_role("link", name="Back to the hall").click()
    expect(ann.page.get_by_role("heading", name="Who are you?")).to_be_visible()


def test_an_account_brings_the_tables_to_any_browser(invite: Invite) -> None:
    ann, elsewhere = invite(), invite()
    ann.enter("Ann")
    ann.set_table(3)
    ann.page.goto(ann.hall.url)
    for guest, action in ((ann, "Open an account"), (elsewhere, "Log in")):
        guest.page.goto(ann.hall.url)
        guest.page.locator("[aria-labelledby=account] summary").first.click()
        guest.page.get_by_label("Login").fill("ann.of.the.hall")
        guest.page.get_by_label("Password").fill("under the hill")
        guest.page.get_by_role("button", name=action).click()
        expect(guest.page.get_by_text("Your tables are kept")).to_be_visible()
    expect(elsewhere.page.get_by_role("region", name="Your tables")).to_contain_text("Ann, free seat")
    elsewhere.page.get_by_role("button", name="Log out here").click()
    expect(elsewhere.page.get_by_role("heading", name="Who are you?")).to_be_visible()
