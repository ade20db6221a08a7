"""Covenant at the web table: a solo game and a game of two, by real clicks and to the end."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.axe import serious
from web.conftest import Invite
from web.hall import DESKTOP, HURRY, PHONE, Guest
from web.pilot import Pilot

pytestmark = pytest.mark.slow

EARLIER = Path(__file__).parents[1] / "golden" / "editions" / "1" / "covenant"

HINTED = "[data-say].hint, .spot.hint.lit, .place.hint.lit"
# Who stands in a chamber is clicked before the chamber that it goes to.
NEXT_HINTED = f"""() => {{
  const all = [...document.querySelectorAll("{HINTED}")];
  const {{ say, place }} = (all.find((one) => one.dataset.place?.startsWith("enemy")) ?? all[0]).dataset;
  return [say ?? null, place ?? null];
}}"""
CHOICE = ".spot.lit, .place.lit, [data-say]"
ASKED = "[data-question^=question], [data-testid=result]"
FOCUSED = "wanted => document.activeElement.matches(wanted)"


def take_seats(guest: Guest, seats: int, bots: str = "") -> str:
    """A table of Covenant by the form on the home page; its address."""
    guest.page.locator("select[name=game]").select_option(label="Covenant")
    return guest.set_table(seats, bots)


def solo(guest: Guest) -> None:
    guest.enter("Ann")
    take_seats(guest, 1)
    guest.start()


def beside_a_bot(guest: Guest) -> None:
    """Where hints come at once: alone one is advised by a bot that thinks for seconds."""
    guest.enter("Ann")
    take_seats(guest, 2, "greedy")
    guest.start()


def to_the_council(guest: Guest) -> None:
    """Play on, well or badly, until a council is over; its dialog is open then."""
    while not guest.page.locator("dialog[open]").count():
        guest.page.evaluate(HURRY, [5, "", False])
        guest.page.wait_for_selector(ASKED)


# The steps go on by themselves: on a slow machine they may be over before anybody can click.
TO_THE_END = """council => {
  [...council.querySelectorAll("button")].find((one) => one.textContent.trim() === "To the end")?.click();
}"""


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
        if self._follow_hint() and self.page.locator(".held").count():
            self._follow_hint()
        if self.page.locator("[data-testid=pending]").count():
            self.page.get_by_role("button", name="Confirm", exact=True).click()
        self.guest.moved(before)

    def _follow_hint(self) -> bool:
        """Click what is hinted at; whether it is a thing on the table, of which there may be a second."""
        self.page.wait_for_selector(HINTED)
        say, place = self.page.evaluate(NEXT_HINTED)
        self.page.locator(f"[data-say='{say}'], [data-place='{place}']").first.click(force=True)
        self.done[(place or "said").split()[0]] += 1
        return place is not None


def test_a_solo_game_ends_with_the_elders_beside_the_player(invite: Invite) -> None:
    ann = invite()
    solo(ann)
    ann.hurry(10_000)
    adds_up(ann)
    expect(ann.page.get_by_test_id("result").locator(".who", has_text="The Elders")).to_be_visible()


def adds_up(ann: Guest) -> None:
    """The table of a finished game."""
    result = ann.page.locator("[data-testid=result]")
    columns = [row.locator("td").all_inner_texts() for row in result.locator("tbody tr").all()]
    counts = [[int(cell) if cell != "\u2013" else 0 for cell in row] for row in columns]
    assert [sum(column) for column in zip(*counts[:-1], strict=True)] == counts[-1]
    assert "undefined" not in ann.page.locator("#won").inner_text()


def look_at_the_elders(guest: Guest) -> None:
    """Their board, and back."""
    guest.close_dialog()
    guest.page.get_by_role("button", name="The Elders", exact=True).click()
    expect(guest.page.get_by_role("toolbar", name="The Council of Elders")).to_be_visible()
    last = guest.page.get_by_role("toolbar", name="Their last turn").locator("li")
    expect(last.first).to_contain_text("The Elders turn up the")
    expect(guest.page.get_by_role("img", name="The card of their last turn")).to_have_count(1)
    guest.page.get_by_role("button", name="Your clan").click()


def test_two_people_play_to_the_end_one_by_keys_one_by_clicks(invite: Invite) -> None:
    ann, bea = invite(), invite(theme="dark")
    ann.enter("Ann")
    url = take_seats(ann, 2)
    bea.join("Bea", url)
    bea.choose("oneClick")
    ann.start()
    bea.page.wait_for_selector("svg.board")

    pilot, hand = Pilot(ann, Counter()), Hand(bea, Counter())
    while not ann.finished():
        if ann.question():
            pilot.play()
        if bea.question():
            hand.play()
    for guest in (ann, bea):
        guest.page.wait_for_selector("[data-testid=result]")
        adds_up(guest)
    assert ann.page.locator("#won").inner_text() == bea.page.locator("#won").inner_text()
    pilot.tell()
    assert {"DraftTile", "AssignDwarf", "ChooseRubble", "RevealChamber", "TakeCoin"} <= set(pilot.done)
    assert {"dwarf", "post", "rubble", "chamber", "coin"} <= set(hand.done), hand.done


def test_a_gate_or_pillar_is_shown_before_it_is_built_on_its_edge_or_corner(invite: Invite) -> None:
    ann = invite()
    beside_a_bot(ann)
    spot = ann.page.locator(".place.lit:is([data-place^='edge '], [data-place^='corner '])")
    while not spot.count():
        if not ann.hurry(1, "build_", advised=True):
            ann.page.goto(ann.hall.url)
            take_seats(ann, 3, "greedy")
            ann.start()
    sort, where = (spot.first.get_attribute("data-place") or "").split(" ")
    piece = {"edge": "gate", "corner": "pillar"}[sort]
    spot = ann.page.locator(f"[data-place='{sort} {where}']")
    spot.hover(force=True)
    told = ann.page.get_by_test_id("explain")
    expect(told).to_contain_text(f"Build a {piece} at {where}")
    expect(told).to_contain_text("gives")
    expect(ann.page.get_by_role("img", name="Would stand here")).to_be_visible()
    before = ann.at()
    spot.click(force=True)
    expect(ann.page.get_by_test_id("promise")).to_contain_text("gives")
    spot.click(force=True)
    ann.moved(before)
    expect(ann.page.get_by_role("img", name=f"{piece.title()} of Ann at {where}")).to_be_visible()


PLACES = """() => [...document.querySelectorAll("svg.board, section.bar, .draft .card")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
})"""
LOST = """() => [...document.querySelectorAll(".draft .card")].filter(
  (one) => one.getBoundingClientRect().bottom > innerHeight).map((one) => one.textContent)"""


def test_in_the_draft_of_four_everything_is_in_sight_and_keeps_its_place(invite: Invite) -> None:
    """Whatever is shown or taken."""
    ann = invite((1366, 768))
    ann.enter("Ann")
    take_seats(ann, 4, "greedy")
    ann.start()
    places, drafted = set[str](), 0
    while ann.my_turn() == "DraftTile":
        places.add(str(ann.page.evaluate(PLACES)))
        assert ann.page.evaluate(LOST) == []
        before = ann.at()
        ann.page.locator(".draft .card.lit").last.click()
        expect(ann.page.locator(".draft .shown")).to_contain_text("click again")
        places.add(str(ann.page.evaluate(PLACES)))
        ann.page.locator(".draft .shown").click()
        ann.moved(before)
        drafted += 1
    assert drafted > 2
    assert len(places) == 1, places


ANSWERS = """() => Math.round(document.querySelector("[data-board] .said").getBoundingClientRect().top)"""
FIRST, LAST = "Which dwarf goes to which tool? A relic may be used first.", "Your turn ends."


def to_a_relic(ann: Guest) -> str:
    """Play on as the hints say, keeping all relics, until one could be used; what is asked then."""
    tops = set[int]()
    while True:
        ann.my_turn()
        ann.close_dialog()
        if ann.question() == "UseRelic":
            assert len(tops) < 2, "the answers have moved"
            return ann.page.get_by_test_id("question").inner_text()
        if ann.question() != "DraftTile":
            tops.add(ann.page.evaluate(ANSWERS))
        before = ann.at()
        ann.page.keyboard.press("h")
        ann.page.get_by_role("button", name="Do it").click()
        ann.moved(before)


def keep_relic(ann: Guest) -> None:
    before = ann.at()
    ann.page.get_by_role("button", name="No relic now").click()
    ann.moved(before)


def test_a_relic_is_offered_first_and_at_the_end_of_a_turn_only_to_who_wants_that(invite: Invite) -> None:
    ann = invite((1366, 768))
    beside_a_bot(ann)
    ann.hurry(1, "use_relic", advised=True)
    wish = ann.page.get_by_role("switch", name="Relic at the end of the turn")
    if LAST in to_a_relic(ann):
        keep_relic(ann)
    assert FIRST in to_a_relic(ann)
    expect(wish).to_have_attribute("aria-checked", "false")
    keep_relic(ann)
    assert FIRST in to_a_relic(ann)
    wish.click()
    expect(wish).to_have_attribute("aria-checked", "true")
    keep_relic(ann)
    assert LAST in to_a_relic(ann)


# Points at everything that can be pointed at: of which is it not told what it is for?
MUTE = """async () => {
  const mute = new Set();
  for (const one of document.querySelectorAll("[data-board] :is(.spot, [data-spot])")) {
    if (!one.checkVisibility()) continue;
    (one.closest("[data-touch]") ?? one).dispatchEvent(new PointerEvent("pointerenter"));
    await new Promise((done) => requestAnimationFrame(done));
    if (!document.querySelector("[data-testid=explain] .sense"))
      mute.add(one.dataset.place ?? one.getAttribute("aria-label") ?? one.textContent);
    (one.closest("[data-touch]") ?? one).dispatchEvent(new PointerEvent("pointerleave"));
  }
  return [...mute];
}"""


@pytest.mark.parametrize("seats", [1, 2])
def test_everything_on_the_table_says_what_it_is_for(invite: Invite, seats: int) -> None:
    """Of the own clan, of another one, and of the Elders."""
    ann = invite()
    ann.enter("Ann")
    take_seats(ann, seats, "greedy" if seats > 1 else "")
    ann.start()
    ann.hurry(40, "assign", advised=seats > 1)
    assert ann.page.evaluate(MUTE) == []
    ann.page.get_by_label("Whose clan board").first.get_by_role("button").nth(1).click()
    assert ann.page.evaluate(MUTE) == []


def test_what_is_told_of_a_track_leaves_all_tracks_in_sight(invite: Invite) -> None:
    ann = invite((1366, 768))
    beside_a_bot(ann)
    ann.page.locator(".tracks .space").first.hover()
    told = ann.page.get_by_test_id("explain")
    expect(told).to_contain_text("space")
    tracks, box = ann.page.locator(".tracks").bounding_box(), told.bounding_box()
    assert tracks
    assert box
    assert box["y"] >= tracks["y"] + tracks["height"]


def test_four_clans_fit_on_a_laptop(invite: Invite) -> None:
    """Tracks, sites and markets of four are seen without scrolling; the names of the clans are read aloud."""
    ann = invite((1366, 768))
    ann.enter("Ann")
    take_seats(ann, 4, "greedy")
    ann.start()
    ann.hurry(4, "assign")
    hidden = "() => { const b = document.querySelector('.boards'); return b.scrollHeight - b.clientHeight; }"
    assert ann.page.evaluate(hidden) == 0
    ann.page.get_by_role("button", name="Bot 3", exact=True).click()


# A walk is short: it is noted as it begins.
WATCH_FOR_WALKERS = """() => {
  const look = () => (window.walked ||= document.querySelector(".walker") !== null);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_moved_enemy_is_seen_walking(invite: Invite) -> None:
    record = EARLIER / "alone_expert.txt"
    moves = record.read_text(encoding="utf-8").split("\n\n", 1)[1].splitlines()
    ann = invite()
    ann.enter("Ann")
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.get_by_label("A record of a finished game").set_input_files(record)
    ann.page.get_by_label("Move", exact=True).fill(str(moves.index("1: move goblin from d2 to d3")))
    expect(ann.page.get_by_test_id("replay-move")).to_contain_text("Prestige")
    ann.page.evaluate(WATCH_FOR_WALKERS)
    ann.page.keyboard.press("ArrowRight")
    ann.page.wait_for_function("() => window.walked")
    expect(ann.page.locator(".walker")).to_have_count(0)
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.get_by_test_id("replay-move")).to_contain_text("relic")
    expect(ann.page.locator(".walker")).to_have_count(0)


def test_a_refused_place_says_why(invite: Invite) -> None:
    ann = invite()
    beside_a_bot(ann)
    ann.hurry(1, "assign", advised=True)
    notice = ann.page.get_by_test_id("notice")
    ann.page.locator("[data-place='post place 1']").click()
    expect(notice).to_contain_text("There is no tool at place 1, below the compass.")
    ann.page.locator("[data-place='relic 4']").click()
    expect(notice).to_contain_text("A turn assigns a dwarf to a tool")
    notice.get_by_role("button", name="Read the rule").click()
    expect(ann.page.locator("[data-rule='CV-3.01']")).to_be_visible()
    ann.hurry(1, "reveal", advised=True)
    ann.page.locator(".place:not(.lit)[data-place^='chamber ']").first.click(force=True)
    expect(notice).to_contain_text("hamber")


REFUSALS = """() => {
  window.refused = [];
  const look = () => document.querySelectorAll("[data-testid=notice].refused").forEach((one) =>
    window.refused.push(one.textContent));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_who_plays_on_while_a_hint_is_thought_about_is_left_alone(invite: Invite) -> None:
    ann = invite()
    solo(ann)
    ann.page.evaluate(REFUSALS)
    before = ann.at()
    ann.page.keyboard.press("h")
    expect(ann.page.get_by_test_id("notice")).to_be_visible()
    ann.page.locator(".draft .card.lit").first.click()
    ann.page.locator(".draft .card.shown").click()
    ann.moved(before)
    ann.page.keyboard.press("h")
    ann.page.wait_for_selector("[data-testid=notice].hint")
    assert ann.page.evaluate("window.refused") == []


def test_a_council_is_told_step_by_step(invite: Invite) -> None:
    ann = invite()
    solo(ann)
    ann.page.emulate_media(reduced_motion="no-preference")
    to_the_council(ann)
    council = ann.page.get_by_role("dialog", name="Council 1 of 3")
    council.evaluate(TO_THE_END)
    back, onward = (council.get_by_role("button", name=name) for name in ("Back", "Next"))
    expect(onward).to_be_disabled()
    while back.is_enabled():
        back.click()
    expect(council.get_by_text("The dwarves go back to their taverns.")).to_be_visible()
    expect(council.get_by_text(re.compile(r"^0 of \d+$"))).to_be_visible()
    onward.click()
    expect(council.get_by_text("The dwarves go back to their taverns.")).to_have_count(0)
    ann.resize((620, 768))
    assert council.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    ann.resize(DESKTOP)
    ann.close_dialog()
    ann.page.emulate_media(reduced_motion="reduce")


def test_some_turns_by_keyboard_alone(invite: Invite) -> None:
    ann = invite()
    solo(ann)
    for _ in range(14):
        ann.my_turn()
        before = ann.at()
        press_a_choice(ann, before)
        if ann.page.locator(".held").count():
            press_a_choice(ann, before)
        if ann.page.get_by_test_id("pending").count():
            ann.page.keyboard.press("Enter")
        ann.moved(before)


def press_a_choice(guest: Guest, before: str) -> None:
    """To the next choice and Enter: then it is held, shown or sent."""
    guest.page.keyboard.press("n")
    assert guest.page.evaluate(FOCUSED, CHOICE)
    held = guest.page.locator(".held").count()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_function(
        "([at, held]) => document.querySelector('[data-testid=pending]')"
        " || document.querySelectorAll('.held').length > held"
        " || document.querySelector('[data-at]')?.dataset.at !== at",
        arg=[before, held],
    )


def test_on_a_phone_the_parts_of_the_table_are_panes(invite: Invite) -> None:
    ann = invite(size=PHONE)
    ann.enter("Ann")
    take_seats(ann, 2, "greedy")
    ann.start()
    ann.hurry(1, "assign", advised=True)
    panes = ann.page.get_by_role("group", name="Parts of the table")
    for pane, inside in (("Markets", "Rubble"), ("Clan", "Tavern"), ("Sites", "Sites and throne")):
        panes.get_by_role("button", name=pane).click()
        expect(ann.page.get_by_role("toolbar", name=inside, exact=True)).to_be_visible()
        wide = ann.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0], f"{pane} is {wide} wide"


AT_THE_THUMB = """() => {
  const bar = document.querySelector("section.bar").getBoundingClientRect();
  const lit = [...document.querySelectorAll(".pane .lit")].map((one) => one.getBoundingClientRect());
  const there = lit.filter((one) => one.width);
  const seen = there.some((one) => one.top >= 0 && one.bottom <= bar.top + 1);
  return [bar.top > innerHeight / 2 && bar.bottom <= innerHeight + 1, seen || !there.length];
}"""


def test_on_a_phone_the_bar_stays_at_the_thumb_and_a_choice_is_in_sight(invite: Invite) -> None:
    """Whichever part of the table was shown before, and however long it was."""
    ann = invite(size=PHONE)
    beside_a_bot(ann)
    panes = ann.page.get_by_role("group", name="Parts of the table").locator("[aria-pressed=true]")
    shown = set[str]()
    ann.hurry(1, "assign", advised=True)
    for _ in range(16):
        ann.hurry(1, advised=True)
        ann.settle()
        asked = ann.question()
        assert ann.page.evaluate(AT_THE_THUMB) == [True, True], asked
        shown.add(panes.inner_text())
    assert len(shown) > 2, shown


def test_on_its_side_a_phone_keeps_the_bar_in_one_line(invite: Invite) -> None:
    ann = invite(size=PHONE)
    beside_a_bot(ann)
    ann.resize((844, 390))
    ann.hurry(1, "assign", advised=True)
    bar = ann.page.locator("section.bar").bounding_box()
    assert bar
    assert bar["height"] < 390 / 6
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 844


def test_on_a_phone_a_move_that_is_shown_is_confirmed_at_the_thumb(invite: Invite) -> None:
    """The bar stays at the lower edge, and what is told of a chamber does not cover it."""
    ann = invite(size=PHONE)
    beside_a_bot(ann)
    ann.hurry(1, "reveal", advised=True)
    bar = ann.page.get_by_role("region", name="Your move")
    expect(bar).to_be_in_viewport(ratio=1)
    ann.page.locator(".place.lit[data-place^='chamber ']").first.tap(force=True)
    expect(ann.page.get_by_test_id("pending")).to_contain_text("Reveal chamber")
    expect(ann.page.get_by_test_id("explain")).to_be_hidden()
    expect(bar).to_be_in_viewport(ratio=1)
    before = ann.at()
    bar.get_by_role("button", name="Confirm").tap()
    ann.moved(before)


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_serious(invite: Invite, size: tuple[int, int], theme: str) -> None:
    ann = invite(size=size, theme=theme)
    solo(ann)
    found = {"draft": serious(ann.page)}
    ann.hurry(1, "assign")
    ann.page.locator(".spot.lit").first.click()
    found["turn"] = serious(ann.page)
    to_the_council(ann)
    found["council"] = serious(ann.page)
    ann.close_dialog()
    if size == PHONE:
        ann.page.get_by_role("group", name="Parts of the table").get_by_role("button", name="Clan").click()
    ann.page.get_by_role("group", name="Whose clan board").get_by_text("The Elders").locator(
        "visible=true"
    ).click()
    found["elders"] = serious(ann.page)
    ann.hurry(1000)
    found["result"] = serious(ann.page)
    assert {screen: hindrances for screen, hindrances in found.items() if hindrances} == {}


def test_the_first_era_is_guided(invite: Invite) -> None:
    ann = invite()
    ann.enter("Ann")
    ann.page.get_by_role("button", name="Guided first game of Covenant").click()
    guide = ann.page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("Most glory.")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_contain_text("Draft your beginnings")
    guide.get_by_role("button", name="Got it").click()
    ann.hurry(1, "assign", advised=True)
    expect(guide).to_contain_text("A dwarf goes to work")
    expect(ann.page.locator(".coached").first).to_be_visible()


def test_the_score_as_it_stands_tells_where_it_comes_from(invite: Invite) -> None:
    """For the player and for the Elders, who have a row of their own; by pointing and by focus."""
    ann = invite()
    solo(ann)
    ann.hurry(60)
    look_at_the_elders(ann)
    rows = ann.page.get_by_role("list", name="Players").get_by_role("listitem")
    assert [row.locator(".name").inner_text() for row in rows.all()] == ["Ann", "The Elders"]
    for row in rows.all():
        stands, sources = row.get_by_role("button", name="as it stands"), row.locator(".source b")
        stands.hover()
        expect(sources.first).to_be_visible()
        ann.page.mouse.move(0, 0)
        expect(sources.first).to_be_hidden()
        stands.focus()
        expect(sources.first).to_be_visible()
        points = [int(text.replace("\u2212", "-")) for text in sources.all_inner_texts()]
        assert stands.inner_text() == f"as it stands {sum(points)}"
        expect(row.get_by_text("Lately")).to_be_visible()
