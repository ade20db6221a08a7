"""The web table speaks the language of who looks at it: by a link, by choice, and it is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from underhall.words.pseudo import PSEUDO, accented
from web.conftest import Invite
from web.hall import HOME, Guest, Hall
from web.pictures import SIZES, TITLES

pytestmark = pytest.mark.slow

MEASURE = (HOME / "measure.js").read_text(encoding="utf-8")
PLAIN = (HOME / "plain.js").read_text(encoding="utf-8")
# Lists are the CLDR's, and it has no accents.
NAMES = [" and ", "Underhall", "Ann", *(f"Bot {seat}" for seat in range(2, 5))]


@pytest.fixture(name="eager_hall")
def fixture_eager_hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """Somebody has brought a few words of another language."""
    words = tmp_path / "client" / "words"
    words.mkdir(parents=True)
    (words / "eo.ftl").write_text("ui-settings = Agordoj\nui-close = { $broken }\n", encoding="utf-8")
    monkeypatch.setenv("UNDERHALL_WORDS", str(tmp_path))
    hall = Hall(tmp_path / "underhall.db")
    hall.open()
    yield hall
    hall.close()


def test_a_language_is_chosen_with_one_click_or_by_a_link_and_kept(eager_hall: Hall, invite: Invite) -> None:
    """Guests leave before the hall closes: what is asked for first goes last."""
    ann = invite(to=eager_hall)
    page = ann.page
    page.goto(eager_hall.url)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_label("Language").select_option(label="Esperanto")
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("lang", "eo")
        page.get_by_role("button", name="Agordoj").click()
        page.get_by_role("button", name="Close").click()
        page.reload()
    page.goto(f"{eager_hall.url}/?language={PSEUDO}")
    expect(page.get_by_role("button", name=accented("Settings"))).to_be_visible()
    card = page.get_by_role("listitem").filter(has_text=accented("Covenant"))
    card.get_by_role("button", name=accented("Play with bots")).click()
    page.wait_for_url(re.compile("/table/"))
    expect(
        page.get_by_text(accented("Take a tile. You need one of each of the four kinds.")).first
    ).to_be_visible()
    page.get_by_role("tab", name=accented("Log")).click()
    expect(page.get_by_text(accented("is the start player.")).first).to_be_visible()
    ann.complaints.clear()  # the browser notes what is missing or broken in a language


@pytest.mark.parametrize(
    ("likes", "language", "welcome"),
    [
        ("es-MX", "es", "Pasa y siéntate"),
        ("tlh", "en", "Come in and sit down"),
    ],
)
def test_a_browser_is_spoken_to_in_its_own_language(
    browser: Browser, hall: Hall, likes: str, language: str, welcome: str
) -> None:
    context = browser.new_context(locale=likes)
    page = context.new_page()
    page.goto(hall.url)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", name=welcome)).to_be_visible()
    context.close()


def test_a_link_that_names_no_language_changes_nothing(invite: Invite) -> None:
    ann = invite()
    for asked in ("pl", "%E2%82%AC", "a%0Ab", "x" * 3000):
        ann.page.goto(f"{ann.hall.url}/?language={asked}")
        expect(ann.page.locator("html")).to_have_attribute("lang", "pl")
        expect(ann.page.get_by_label("Język")).to_be_visible()


def test_options_and_bots_are_called_by_names_of_the_language(invite: Invite) -> None:
    """What is sent stays the same."""
    ann = invite()
    ann.page.goto(f"{ann.hall.url}/?language=pl")
    form = ann.page.locator("form").filter(has=ann.page.locator("select[name=bots]"))
    form.locator("select[name=game]").select_option(label="Sabotażysta: Zaginione kopalnie")
    form.get_by_label("Kolejne rundy").select_option(label="tak")
    form.locator("select[name=bots]").select_option(label="boty: Średni")
    expect(form.get_by_text("Bierze to, co od razu wygląda najlepiej")).to_be_visible()
    form.get_by_role("button", name="Przygotuj stół").click()
    expect(ann.page.get_by_text("Kolejne rundy: tak")).to_be_visible()


def wrong_with(guest: Guest) -> list[str]:
    """What is cut, too small, or in plain English."""
    guest.settle()
    wrong = [": ".join(pair) for pair in guest.page.evaluate(MEASURE)]
    return wrong + [f"plain: {text}" for text in guest.page.evaluate(PLAIN, NAMES)]


def looks(page: Page) -> Iterator[str]:
    """All that can be opened at a table, one after the other."""
    for tab in ("log", "chat", "rules", "moves"):
        page.locator(f"#tab-{tab}").click()
        yield tab
    page.locator("[data-move]").first.click()
    yield "a move to be confirmed"
    page.keyboard.press("Escape")
    page.get_by_role("button", name=accented("Hint"), exact=True).click()
    page.wait_for_selector("[data-testid=notice]")
    yield "hint"
    page.get_by_role("button", name=accented("More"), exact=True).click()
    yield "more"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    yield "keys"
    page.keyboard.press("Escape")
    page.get_by_role("button", name=accented("Invite, or play on your phone")).click()
    page.wait_for_selector("dialog[open]")
    yield "invite"


@pytest.mark.parametrize("size", ["small", "phone"])
def test_the_home_page_is_all_in_the_readers_language_and_fits(invite: Invite, size: str) -> None:
    ann = invite(size=SIZES[size])
    ann.enter("Ann")
    ann.set_table(4, "greedy")
    ann.page.goto(f"{ann.hall.url}/?language={PSEUDO}")
    expect(ann.page.get_by_role("link", name=accented(TITLES["lost_mines"]))).to_be_visible()
    ann.page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert wrong_with(ann) == []


@pytest.mark.parametrize("size", ["small", "phone"])
@pytest.mark.parametrize("game", TITLES)
def test_a_table_is_all_in_the_readers_language_and_fits(invite: Invite, game: str, size: str) -> None:
    ann = invite(size=SIZES[size])
    ann.enter("Ann")
    url = ann.set_table(4, "greedy", TITLES[game])
    ann.page.get_by_role("button", name="Start the game").click()
    ann.my_turn()
    ann.page.goto(f"{url}?language={PSEUDO}")
    ann.my_turn()
    found = {where: wrong_with(ann) for where in looks(ann.page)}
    assert {where: wrong for where, wrong in found.items() if wrong} == {}
