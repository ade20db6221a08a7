"""The home page: games, tables, accounts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from underhall.games import GAMES, library
from web.conftest import Invite
from web.hall import Guest, Hall

pytestmark = pytest.mark.slow

# Whether the page that says so in a language is kept, before a minute is over.
KEPT = """async (language) => {
  for (const late = Date.now() + 60_000; Date.now() < late; ) {
    const page = await caches.match("/offline.html");
    if (page && (await page.text()).includes(`lang="${language}"`)) return true;
    await new Promise((go) => setTimeout(go, 50));
  }
  return false;
}"""


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
        expect(card).to_contain_text(library.catalogue(game).word("game.about"))
        card.get_by_role("button", name="Guided first game").click()
        expect(ann.page.get_by_label("Guide")).to_be_visible()
        ann.my_turn()


def test_one_click_sits_down_with_bots_as_one_likes_it(invite: Invite) -> None:
    ann = invite()
    ann.page.goto(ann.hall.url)
    card = card_of(ann.page, "Covenant")
    expect(card.get_by_label("Bots")).to_have_value("greedy")
    card.get_by_label("Bots").select_option("random")
    card.get_by_label("Seats").select_option("3")
    card.get_by_role("button", name="Play with bots").click()
    ann.my_turn()
    expect(ann.page.get_by_label("Players").get_by_role("listitem")).to_have_count(3)
    ann.page.goto(ann.hall.url)
    expect(card_of(ann.page, "Covenant").get_by_label("Seats")).to_have_value("3")
    expect(card_of(ann.page, "Covenant").get_by_label("Bots")).to_have_value("random")
    expect(card_of(ann.page, "Saboteur: The Lost Mines").get_by_label("Seats")).to_have_value("4")


def test_alone_is_alone(invite: Invite) -> None:
    ann = invite()
    ann.page.goto(ann.hall.url)
    card = card_of(ann.page, "Covenant")
    card.get_by_label("Seats").select_option("1")
    expect(card.get_by_label("Bots")).to_be_disabled()
    card.get_by_role("button", name="Play alone").click()
    ann.my_turn()
    expect(ann.page.get_by_text("Send this link")).to_have_count(0)


def test_a_habit_that_no_longer_fits_is_forgotten(invite: Invite) -> None:
    ann = invite()
    ann.page.goto(ann.hall.url)
    ann.page.evaluate("""localStorage.setItem('underhall.habit.covenant', '{"seats": 40, "bots": "gone"}')""")
    ann.page.reload()
    card = card_of(ann.page, "Covenant")
    expect(card.get_by_label("Seats")).to_have_value("4")
    expect(card.get_by_label("Bots")).to_have_value("greedy")


def test_with_friends_one_gives_a_name_where_they_will_see_it(invite: Invite) -> None:
    ann, bob = invite(), invite()
    ann.page.goto(ann.hall.url)
    card = card_of(ann.page, "In the Hall of the Mountain King")
    card.get_by_label("Seats").select_option("2")
    card.get_by_role("button", name="With friends").click()
    link = ann.page.get_by_label("Send this link to your friends").input_value()
    assert link == ann.page.url
    asked = ann.page.locator("section").filter(has_text="What shall the others call you?")
    asked.get_by_label("A name for the others to see").fill("Ann")
    asked.get_by_role("button", name="That is me").click()
    expect(asked).to_have_count(0)
    bob.join("Bob", ann.page.url)
    expect(bob.page.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    expect(ann.page.get_by_label("Who has this link can watch")).to_be_visible()


def test_the_page_can_be_installed_and_says_when_the_hall_is_out_of_reach(
    browser: Browser, frail_hall: Hall
) -> None:
    ann = Guest(browser, frail_hall)
    ann.page.goto(frail_hall.url)
    manifest = ann.page.request.get(f"{frail_hall.url}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        answer = ann.page.request.get(frail_hall.url + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
    ann.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    assert ann.page.evaluate(KEPT, "en")
    frail_hall.kill()
    ann.page.goto(f"{frail_hall.url}/table/some-table")
    expect(ann.page.get_by_role("heading", name="The hall cannot be reached")).to_be_visible()
    frail_hall.open()
    ann.page.get_by_role("link", name="Try again").click()
    expect(ann.page.get_by_text("There is no such")).to_be_visible()
    ann.leave()


def test_out_of_reach_the_hall_says_so_in_the_language_that_was_chosen_last(
    browser: Browser, frail_hall: Hall
) -> None:
    ann = Guest(browser, frail_hall)
    for language in ("en", "hu"):
        ann.page.goto(f"{frail_hall.url}/?language={language}")
        assert ann.page.evaluate(KEPT, language)
    frail_hall.kill()
    ann.page.goto(f"{frail_hall.url}/table/some-table")
    expect(ann.page.get_by_role("heading", name="A csarnok nem érhető el")).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("lang", "hu")
    ann.leave()


def card_of(page: Page, title: str) -> Locator:
    return page.get_by_label("Games").get_by_role("listitem").filter(has_text=title)


def test_own_tables_say_where_it_is_ones_turn(invite: Invite) -> None:
    ann = invite()
    url = ann.sit_with_bots(3)
    ann.my_turn()
    ann.page.goto(ann.hall.url)
    own = ann.page.get_by_role("region", name="Waiting for you")
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
    elsewhere.page.locator("summary", has_text="Log out").click()
    elsewhere.page.get_by_role("button", name="Log out here").click()
    expect(elsewhere.page.get_by_role("heading", name="Who are you?")).to_be_visible()
