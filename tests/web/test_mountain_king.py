"""In the Hall of the Mountain King at the web table, by real clicks and keys."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import Invite
from web.hall import PHONE, Guest

GAME = "In the Hall of the Mountain King"
HEART = (8, 7)
PLACES = ".cell.lit, .stand.lit, .place.lit"


class Hands:
    """One guest at the mountain. `done` counts what was done by clicking."""

    def __init__(self, guest: Guest, dice: Random, done: Counter[str]) -> None:
        self.guest = guest
        self.page = guest.page
        self.dice = dice
        self.done = done

    def play(self) -> None:
        """Answer the question this guest is asked."""
        before, question = self.guest.at(), self.guest.question()
        answer = getattr(self, f"_{question}", self._any)
        answer()
        self.guest.moved(before)
        self.done[question] += 1

    def _PlaceStarter(self) -> None:  # noqa: N802 (named like the question)
        self.page.locator("[data-starter]").first.click()
        self._show_and_confirm(self.page.locator(".place.lit").first)

    def _SpellAndWorkshop(self) -> None:  # noqa: N802
        spell, workshop = self.page.locator(".spell.lit"), self.page.locator(".cell.lit")
        if spell.count() and self.dice.random() < 0.6:
            self._show_and_confirm(spell.nth(self.dice.randrange(spell.count())))
            self.done["spell"] += 1
        elif workshop.count() and self.dice.random() < 0.6:
            self._show_and_confirm(workshop.first)
            self.done["workshop"] += 1
        else:
            self.page.get_by_role("button", name="Go on").click()

    def _RecruitOrDig(self) -> None:  # noqa: N802
        trolls = self.page.locator(".stand.lit")
        if not self._can_dig() or (trolls.count() and self.dice.random() < 0.55):
            self._show_and_confirm(trolls.first) if trolls.count() else self._any()
            self.done["recruit"] += 1
        else:
            self._dig()

    def _DigBySpell(self) -> None:  # noqa: N802
        self._dig()

    def _LayTunnel(self) -> None:  # noqa: N802
        self.page.keyboard.press("r")
        self.page.keyboard.press("f")
        place = min(self.page.locator(".cell.lit").all(), key=_from_the_heart)
        place.click()
        expect(self.page.get_by_test_id("weigh")).to_contain_text("honor")
        place.click()

    def _DedicateHall(self) -> None:  # noqa: N802
        self.page.locator(".hall.lit").first.click()
        self._show_and_confirm(self.page.locator(".cell.lit").first)

    def _MoveStatues(self) -> None:  # noqa: N802
        statues = self.page.locator(".cell.lit")
        if statues.count() and self.done["HaulTo"] < 40:
            statues.first.click()
        else:
            self.page.get_by_role("button", name="End the turn").click()

    def _HaulTo(self) -> None:  # noqa: N802
        self._show_and_confirm(min(self.page.locator(".cell.lit").all(), key=_from_the_heart))

    def _any(self) -> None:
        """A place that is lit, else a choice of the panel, else what the bar offers first."""
        panel, lit = self.page.locator("[data-choice]"), self.page.locator(PLACES)
        if panel.count():
            panel.nth(self.dice.randrange(panel.count())).click()
        elif lit.count():
            self._show_and_confirm(lit.first)
        else:
            self.page.locator("[data-question] .buttons button").first.click()

    # Hands

    def _can_dig(self) -> bool:
        self.page.locator("#mk-tab-tunnels").click()
        return self.page.locator(".tile.lit").count() > 0

    def _dig(self) -> None:
        tiles = self.page.locator(".tile.lit")
        tiles.last.click()
        self.page.locator("[data-mineral].lit").last.click()

    def _show_and_confirm(self, place: Locator) -> None:
        """The first click shows the move in words, the second sends it, unless it opens another question."""
        before = self.guest.at()
        place.click()
        pending = self.page.get_by_test_id("pending")
        self.page.wait_for_function(
            "at => document.querySelector('[data-testid=pending]') || "
            "document.querySelector('[data-at]')?.dataset.at !== at",
            arg=before,
        )
        if pending.count():
            place.click()


def _from_the_heart(cell: Locator) -> int:
    name = cell.get_attribute("data-field") or "a1"
    return abs(ord(name[0]) - 97 - HEART[0]) + abs(int(name[1:]) - 1 - HEART[1])


def sit_down(guest: Guest, name: str, seats: int, bots: str = "") -> str:
    guest.enter(name)
    guest.page.locator("form select").first.select_option(label=GAME)
    return guest.set_table(seats, bots)


@pytest.mark.slow
def test_two_people_play_to_the_final_scoring(invite: Invite) -> None:
    ann, bea = invite(), invite(theme="dark")
    url = sit_down(ann, "Ann", 2)
    bea.enter("Bea")
    bea.page.goto(url)
    bea.page.get_by_role("button", name="Sit here").first.click()
    expect(ann.page.get_by_text("Bea")).to_be_visible()
    ann.start()
    bea.page.wait_for_selector("svg.board")

    done: Counter[str] = Counter()
    dice = Random(4)
    people = [Hands(guest, dice, done) for guest in (ann, bea)]
    for _ in range(1500):
        if ann.finished():
            break
        for person in people:
            if person.guest.question():
                person.play()

    for guest in (ann, bea):
        guest.page.wait_for_selector("[data-testid=result]")
        rows = guest.page.locator("[data-testid=result] tbody tr")
        expect(rows).to_have_count(8)
        expect(rows.last).to_contain_text("All honor")
    did = {"PlaceGate", "PlaceStarter", "recruit", "SeatTroll", "LayTunnel", "HaulTo", "spell"}
    assert did <= set(done), done


def test_a_tile_is_turned_shown_and_refused_with_the_reason(invite: Invite) -> None:
    ann = invite()
    sit_down(ann, "Ann", 2, "random")
    ann.start()
    hands = Hands(ann, Random(1), Counter())
    while ann.my_turn() != "RecruitOrDig":
        if ann.question() == "SpellAndWorkshop":
            before = ann.at()
            ann.page.get_by_role("button", name="Go on").click()
            ann.moved(before)
        else:
            hands.play()
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
    ann.page.locator(".cell.lit").first.hover()
    expect(ann.page.get_by_test_id("weigh")).to_contain_text("Costs 3 stone")
    expect(ann.page.get_by_test_id("weigh")).to_contain_text("2 honor")


def test_the_mountain_is_walked_with_the_keyboard(invite: Invite) -> None:
    ann = invite()
    sit_down(ann, "Ann", 2, "random")
    ann.start()
    assert ann.my_turn() == "PlaceGate"
    before = ann.at()
    ann.page.locator(".cell[tabindex='0']").focus()
    ann.page.keyboard.press("PageDown")
    focus = ann.page.locator(".cell:focus")
    assert "lit" in (focus.get_attribute("class") or "")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_test_id("pending")).to_be_visible()
    ann.page.keyboard.press("Enter")
    ann.moved(before)


def test_everything_is_in_reach_on_a_phone(invite: Invite) -> None:
    ann = invite(PHONE)
    sit_down(ann, "Ann", 5, "random")
    ann.start()
    assert ann.my_turn() == "PlaceGate"
    wide, screen = ann.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen
    ann.page.get_by_role("button", name="bigger").click()
    expect(ann.page.get_by_role("region", name="The horde")).to_be_visible()
    ann.page.get_by_role("button", name="Council of Random 3").first.click()
    expect(ann.page.get_by_role("region", name="Council of Random 3")).to_be_visible()
