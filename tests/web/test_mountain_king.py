"""In the Hall of the Mountain King at the web table, by real clicks and keys."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from web.axe import serious
from web.conftest import Invite
from web.hall import DESKTOP, PHONE, Guest
from web.pilot import Pilot

GAME = "In the Hall of the Mountain King"
MARKED = ".cell.hinted, button.hinted"
SET_UP = {"PlaceGate", "PlaceStarter"}
DEEDS = {"recruit", "SeatTroll", "LayTunnel", "HaulTo", "spell", "workshop", "DedicateHall"}


class Hands:
    """One guest at the mountain who asks for hints and clicks what they mark. `done` counts what was done."""

    def __init__(self, guest: Guest, done: Counter[str], *, one_click: bool = False) -> None:
        self.guest = guest
        self.page = guest.page
        self.done = done
        self.one_click = one_click

    def play(self) -> None:
        """Answer the question this guest is asked."""
        before, question = self.guest.at(), self.guest.question()
        self.page.keyboard.press("h")
        self.page.wait_for_selector("[data-testid=notice].hint")
        getattr(self, f"_{question}", self._marked)()
        self.guest.moved(before)
        self.done[question] += 1

    def _PlaceStarter(self) -> None:  # noqa: N802 (named like the question)
        self.page.locator("[data-starter].hinted").click()
        self._show_and_confirm(self.page.locator(".place.hinted"))

    def _SpellAndWorkshop(self) -> None:  # noqa: N802
        self.done["spell"] += self.page.locator(".spell.hinted").count()
        self.done["workshop"] += self.page.locator(".cell.hinted").count()
        self._marked()

    def _RecruitOrDig(self) -> None:  # noqa: N802
        tile = self.page.locator(".tile.hinted")
        if tile.count():
            tile.click()
            self.page.locator("[data-mineral].hinted").click()
        else:
            self._marked()
            self.done["recruit"] += 1

    _DigBySpell = _RecruitOrDig

    def _DedicateHall(self) -> None:  # noqa: N802
        """A hall at the first chance, later as the hint says."""
        hall = self.page.locator(".hall.hinted" if self.done["hall"] else ".hall.lit")
        if hall.count():
            hall.first.click()
            self._show_and_confirm(self.page.locator(".cell.lit").first)
            self.done["hall"] += 1
        else:
            self._marked()

    def _marked(self) -> None:
        menu = self.page.locator(".menu > button.hinted")
        if menu.count():
            menu.click()
            self.page.locator(".list button.hinted").click()
            if not self.one_click:
                self.page.get_by_role("button", name="Confirm").click()
        else:
            self._show_and_confirm(self.page.locator(MARKED).first)

    def _show_and_confirm(self, place: Locator) -> None:
        """The first click shows the move in words, the second sends it, unless it only opens a question."""
        before = self.guest.at()
        place.click()
        if self.one_click:
            return
        self.page.wait_for_function(
            "at => document.querySelector('[data-testid=pending]') || "
            "document.querySelector('[data-at]')?.dataset.at !== at",
            arg=before,
        )
        if self.page.get_by_test_id("pending").count():
            place.click()


def sit_down(guest: Guest, name: str, seats: int, bots: str = "", **options: str) -> str:
    guest.enter(name)
    guest.page.locator("select[name=game]").select_option(label=GAME)
    for option, choice in options.items():
        guest.page.locator(f"select[name={option}]").select_option(choice)
    return guest.set_table(seats, bots)


def sit_with_bots(guest: Guest, seats: int, bots: str = "greedy", **options: str) -> None:
    sit_down(guest, "Ann", seats, bots, **options)
    guest.start()
    guest.my_turn()


@pytest.mark.slow
def test_what_one_is_about_to_draft_stays_while_others_draft(invite: Invite) -> None:
    ann, bea = invite(), invite()
    url = sit_down(ann, "Ann", 2)
    bea.join("Bea", url)
    ann.start()
    bea.page.wait_for_selector("svg.board")
    people = {"Ann": ann, "Bea": bea}
    first = ann if ann.question() == "PlaceGate" else bea
    for guest in (first, *(one for one in people.values() if one is not first)):
        assert guest.my_turn() == "PlaceGate"
        Hands(guest, Counter()).play()
    assert (ann.my_turn(), bea.my_turn()) == ("PlaceStarter", "PlaceStarter")
    before = ann.at()
    ann.page.locator("[data-starter]").first.click()
    ann.page.locator(".place.lit").first.click()
    shown = ann.page.get_by_test_id("pending").inner_text()
    Hands(bea, Counter()).play()
    ann.moved(before)
    expect(ann.page.get_by_test_id("pending")).to_have_text(shown)
    before = ann.at()
    ann.page.get_by_role("button", name="Confirm").click()
    ann.moved(before)
    expect(ann.page.get_by_test_id("pending")).to_have_count(0)


@pytest.mark.slow
def test_two_people_play_to_the_final_scoring_one_by_keys_one_by_clicks(invite: Invite) -> None:
    ann, bea = invite(), invite(theme="dark")
    url = sit_down(ann, "Ann", 2)
    bea.join("Bea", url)
    bea.choose("oneClick")
    ann.start()
    bea.page.wait_for_selector("svg.board")

    done: Counter[str] = Counter()
    pilot = Pilot(ann, Counter(), {"DedicateHall": ":is(.hall, .cell).lit"})
    people: list[Pilot | Hands] = [pilot, Hands(bea, done, one_click=True)]
    while not ann.finished():
        for person in people:
            if person.guest.question():
                person.play()

    pilot.tell()
    tables = [_result(guest) for guest in (ann, bea)]
    assert tables[0] == tables[1]
    for column in (1, 2):
        points = [int(row[column]) for row in tables[0]]
        assert sum(points[:-1]) == points[-1] > 0
    assert set(done) | set(pilot.done) >= SET_UP | DEEDS, (done, pilot.done)
    _play_again(ann, bea)


def _play_again(ann: Guest, bea: Guest) -> None:
    """One asks for a rematch, the other follows the link; both sit where they sat."""
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.get_by_role("heading", name="The table is being set")).to_be_visible()
    bea.page.get_by_role("link", name="To the rematch").click()
    expect(bea.page).to_have_url(ann.page.url)
    ann.start()
    bea.page.wait_for_selector("svg.board")
    for guest, name in ((ann, "Ann"), (bea, "Bea")):
        expect(guest.page.get_by_role("region", name=f"Council of {name}")).to_contain_text("yours")


def _result(guest: Guest) -> list[list[str]]:
    """The seven sources of honor and their sum, by player; on the mountain stands what made them."""
    guest.page.wait_for_selector("[data-testid=result]")
    rows = [row.split("\t") for row in guest.page.locator("[data-testid=result] tbody tr").all_inner_texts()]
    assert [row[0].strip() for row in rows][-1] == "All honor"
    assert len(rows) == 8
    expect(guest.page.locator("[data-testid=result] .tunnels-dug")).to_have_count(2)
    return [[cell.strip() for cell in row] for row in rows]


def test_a_tile_is_turned_shown_and_refused_with_the_reason(invite: Invite) -> None:
    ann = invite()
    sit_with_bots(ann, 2, "random")
    ann.hurry(0, "move.recruit", advised=True)
    before = ann.at()
    ann.page.locator("[data-tile=i3]").click()
    ann.page.locator("[data-mineral=heartstone]").click()
    expect(ann.page.get_by_test_id("notice")).to_contain_text("you have fewer")
    ann.page.locator("[data-mineral=stone]").click()
    ann.moved(before)
    shape = ann.page.locator(".preview svg")
    lying = shape.get_attribute("viewBox")
    ann.page.keyboard.press("r")
    expect(shape).not_to_have_attribute("viewBox", lying or "")
    ann.page.locator("[data-field=i8]").click()
    expect(ann.page.get_by_test_id("notice")).to_contain_text("heart of the mountain")
    for place in ann.page.locator(".cell.lit").all():
        place.hover()
        expect(ann.page.get_by_test_id("weigh")).to_contain_text("Costs 3 stone")
    expect(ann.page.get_by_test_id("weigh")).to_contain_text("3 honor")


# It is over before a busy machine looks.
WATCH_THE_CASCADE = """
() => new MutationObserver(() => (window.hasRolled ||= !!document.querySelector(".place.rolling")))
  .observe(document.body, { subtree: true, attributes: true, childList: true })
"""


def test_a_cascade_is_seen(invite: Invite) -> None:
    ann = invite()
    sit_with_bots(ann, 2, "random")
    ann.hurry(0, "move.recruit", advised=True)
    ann.page.evaluate(WATCH_THE_CASCADE)
    for sort in (".stand.lit", ".place.lit"):
        before = ann.at()
        place = ann.page.locator(sort).first
        place.click()
        place.click()
        ann.moved(before)
    ann.page.wait_for_function("window.hasRolled")
    expect(ann.page.locator(".place.rolling")).to_have_count(0)


def test_every_piece_of_a_payment_can_be_chosen(invite: Invite) -> None:
    ann = invite()
    sit_with_bots(ann, 2, "random")
    while ann.hurry(1, "move.by_hand", advised=True):
        ann.page.get_by_role("button", name="Trade").click()
        if ann.page.get_by_role("button", name="Trade for coin").count():
            break
    ann.page.get_by_role("button", name="Choose myself").click()
    expect(ann.page.get_by_text("you choose what to pay with")).to_be_visible()
    ann.page.get_by_role("button", name="Trade").click()
    before = ann.at()
    ann.page.get_by_role("button", name="Trade for coin").click()
    ann.moved(before)
    while ann.question() == "GiveOne":
        before = ann.at()
        ann.page.locator("[data-choice*=' from ']").last.click()
        ann.moved(before)
    expect(ann.page.get_by_label("What has happened")).to_contain_text("takes 1 coin from the supply")


def test_a_turn_is_played_with_the_keyboard_alone(invite: Invite) -> None:
    ann = invite()
    sit_with_bots(ann, 2, "random")
    for question, place in (("PlaceGate", ".cell"), *[("PlaceStarter", ".place.lit")] * 4):
        assert ann.my_turn() == question
        before = ann.at()
        if question == "PlaceStarter":
            _tab_to(ann, "[data-starter]")
            ann.page.keyboard.press("Enter")
            expect(ann.page.locator(f"{place}:focus")).to_have_count(1)
        else:
            _tab_to(ann, place)
            ann.page.keyboard.press("PageDown")
        ann.page.keyboard.press("Enter")
        expect(ann.page.get_by_test_id("pending")).to_be_visible()
        ann.page.keyboard.press("Enter")
        ann.moved(before)
    ann.hurry(0, "move.recruit", advised=True)
    for place in (".stand.lit", ".place.lit"):
        before = ann.at()
        _tab_to(ann, place)
        ann.page.keyboard.press("Enter")
        ann.page.keyboard.press("Enter")
        ann.moved(before)


def _tab_to(guest: Guest, selector: str) -> None:
    for _ in range(80):
        if guest.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is out of reach")


def test_everything_is_in_reach_on_a_phone(invite: Invite) -> None:
    ann = invite(PHONE)
    sit_with_bots(ann, 5, "random")
    assert ann.my_turn() == "PlaceGate"
    wide, screen = ann.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen
    ann.page.get_by_role("button", name="bigger").tap()
    parts = ann.page.get_by_role("navigation", name="Parts of the table")
    for part, region in (("Horde", "The horde"), ("Council", "Council of Ann"), ("Mountain", "The mountain")):
        parts.get_by_role("button", name=part).tap()
        expect(ann.page.get_by_label(region, exact=True).first).to_be_in_viewport()
    parts.get_by_role("button", name="Council").tap()
    ann.page.get_by_role("button", name="Council of Bot 3").first.tap()
    expect(ann.page.get_by_role("region", name="Council of Bot 3")).to_be_visible()


def test_on_a_phone_what_a_hint_means_comes_into_sight(invite: Invite) -> None:
    """Of the start spots the one at the far edge, too."""
    ann = invite(PHONE)
    sit_with_bots(ann, 2, "random")
    ann.my_turn()
    ann.page.get_by_role("button", name="Hint").tap()
    hinted = ann.page.locator(".cell.hinted")
    expect(hinted).to_be_in_viewport(ratio=0.9)
    assert hinted.get_attribute("data-field") in ("a10", "q10")


COLUMN = """() => {
  const column = document.querySelector(".mountain-king .right");
  const tops = [...column.children].map((one) => Math.round(one.getBoundingClientRect().top));
  return [column.scrollHeight - column.clientHeight, ...tops];
}"""


def test_horde_council_and_honor_of_five_keep_their_places(invite: Invite) -> None:
    """However much is in store, and with all markers on one spot."""
    ann = invite((1366, 768))
    sit_with_bots(ann, 5)
    begun = ann.page.evaluate(COLUMN)
    assert begun[0] == 0
    for _ in range(3):
        ann.hurry(12, advised=True)
        assert ann.page.evaluate(COLUMN) == begun


@pytest.mark.slow
def test_teams_score_together_and_keep_their_tokens_face_down(invite: Invite) -> None:
    ann = invite()
    sit_with_bots(ann, 4, teams="yes", hide_tokens="yes")
    expect(ann.page.get_by_text("team 2", exact=True)).to_have_count(2)
    ann.hurry(50, "move.recruit", advised=True)
    expect(ann.page.get_by_role("region", name="Honor").locator("li")).to_have_count(2)
    ann.page.get_by_role("tab", name="Pedestals and crown").click()
    hidden = ann.page.get_by_text("token face down, taken by Bot")
    expect(hidden.first).to_be_attached()
    ann.hurry(10_000, advised=True)
    expect(ann.page.locator("[data-testid=result] thead th")).to_have_count(3)
    expect(ann.page.get_by_test_id("result").locator("h1")).to_have_text(
        re.compile("^(The team of (Ann and Bot 2|Bot 3 and Bot 4) wins|All share the victory)$")
    )
    ann.page.get_by_role("button", name="Board").click()
    ann.page.get_by_role("tab", name="Pedestals and crown").click()
    expect(hidden).to_have_count(0)
    ann.page.get_by_role("button", name="Result").click()
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.get_by_text("teams: yes")).to_be_visible()
    ann.start()
    expect(ann.page.get_by_text("team 2", exact=True)).to_have_count(2)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_no_question_has_serious_hindrances(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size, "dark" if size == PHONE else "light")
    sit_with_bots(guest, 3, "random")
    for wanted in ("move.draft", "move.recruit", "move.lay", "move.put_pedestal"):
        guest.hurry(0, wanted, advised=True)
        assert serious(guest.page) == [], wanted
