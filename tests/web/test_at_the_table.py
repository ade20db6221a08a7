from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.hall import PHONE, Guest
from web.keyboard import Keyboard
from web.mouse import Mouse

pytestmark = pytest.mark.slow

# For each sort of move: the card to pick, and what it can be pointed at.
POINTING = {
    "axe": ("[data-card=axe]", ".cell.lit"),
    "boat": ("[data-card=boat]", ".cell.lit"),
    "rope": ("[data-card=rope]", ".cell.lit"),
    "trap": ("[data-card=trap]", ".passage.lit"),
    "troll": ("[data-card=troll]", ".passage.lit"),
    "storm": ("[data-card=storm]", ".cell.lit"),
    "look_mine": ("[data-card^=mine]", ".cell.lit"),
    "look_treasure": ("[data-card*=treasure]", "button.lit[data-place^=treasure]"),
    "look_role": ("[data-card$=role]", "button.target[data-place^=seat]"),
}


def test_a_spectator_sees_the_game_and_no_secret(invite: Invite) -> None:
    ann, eve = invite(), invite()
    url = ann.sit_with_bots(4)
    ann.hurry(1)
    eve.page.goto(url)
    expect(eve.page.get_by_text("watching", exact=True)).to_be_visible()
    expect(eve.page.locator("[data-card]")).to_have_count(0)
    expect(eve.page.get_by_label("Your secret role")).to_have_count(0)
    expect(eve.page.get_by_text("role ?")).to_have_count(4)
    before = eve.at()
    Mouse(ann, Random(1), Counter()).play()
    eve.moved(before)


def test_a_phone_has_room_for_a_whole_turn(invite: Invite) -> None:
    ann = invite(size=PHONE)
    ann.sit_with_bots(3)
    hand = Mouse(ann, Random(2), Counter())
    for _ in range(6):
        ann.my_turn()
        hand.play()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_keyboard_is_enough(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    done: Counter[str] = Counter()
    hand = Keyboard(ann, done)
    for _ in range(60):
        ann.my_turn()
        hand.play()
        if done["path"] >= 3 and {"dwarf", "step", "stop"} <= set(done):
            return
    pytest.fail(f"in sixty choices no whole turns: {done}")


def test_enter_confirms_a_discard_wherever_the_focus_is(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    ann.hurry(1, "move.discard")
    ann.page.locator("[role=gridcell][tabindex='0']").focus()
    Keyboard(ann, Counter()).discard()


def test_action_cards_are_played_by_pointing_at_their_targets(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3, "random")
    for sort, (card, target) in POINTING.items():
        _until_offered(ann, 1, f"move.{sort}", "random")
        ann.page.locator(card).first.click()
        place = ann.page.locator(target).first
        before = ann.at()
        place.click()
        expect(ann.page.get_by_test_id("pending")).to_be_visible()
        place.click()
        ann.moved(before)


def _until_offered(guest: Guest, moves: int, wanted: str, bots: str, *, advised: bool = False) -> None:
    """Play on until such a move is offered, if need be at larger tables: equal ones are dealt alike."""
    for seats in range(4, 11):
        if guest.hurry(moves, wanted, advised=advised):
            return
        guest.page.goto(guest.hall.url)
        guest.set_table(seats, bots)
        guest.start()


def test_who_finds_a_mine_that_fits_both_ways_may_turn_it(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    _until_offered(ann, 0, "move.mine_turned", "greedy", advised=True)
    assert ann.my_turn() == "ChooseTurn"
    before = ann.at()
    ann.page.get_by_role("button", name="Turn the mine half round").click()
    ann.moved(before)
    expect(ann.page.get_by_label("What has happened")).to_contain_text("Ann finds")


def test_a_place_that_is_not_lit_says_why_and_opens_the_rule(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    ann.hurry(1, "move.lay")
    ann.page.locator(".card.path.playable").first.click()
    ann.page.locator("[data-field=h7]").click()
    notice = ann.page.get_by_test_id("notice")
    expect(notice).to_contain_text("touch no other card")
    notice.get_by_role("button", name="Read LM-3.01").click()
    expect(ann.page.locator("[data-rule='LM-3.01'].asked")).to_be_in_viewport()


def test_a_card_is_turned_before_it_is_laid(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    for _ in range(30):
        assert ann.hurry(1, "move.lay_turned"), "no card had to be turned in a whole game"
        for card in ann.page.locator(".card.path.playable").all():
            card.click()
            dashed = ann.page.locator(".light.turned").count()
            if dashed:
                ann.page.keyboard.press("r")
                expect(card.locator("svg.turned")).to_have_count(1)
                assert ann.page.locator(".light.now").count() >= dashed
                ann.page.locator(".cell.lit").first.click()
                expect(ann.page.get_by_test_id("pending")).to_contain_text("Lay")
                return
            card.click()
    pytest.fail("no card had to be turned")


def test_a_click_further_along_walks_there_step_by_step(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    for _ in range(20):
        assert ann.hurry(1, "move.step")
        goal = _field_two_steps_away(ann)
        if goal:
            break
    ann.page.get_by_role("button", name="Confirm").click()
    expect(ann.page.locator(f"[data-field={goal}]")).to_have_attribute("aria-label", re.compile("here:.*Ann"))


def _field_two_steps_away(ann: Guest) -> str:
    """Click known fields until one of them shows a way of several steps; its name."""
    for cell in ann.page.locator("[data-field]:not([aria-label*='forest'])").all():
        cell.click()
        trail = ann.page.locator("path.trail")
        if trail.count() and (trail.get_attribute("d") or "").count("L") >= 2:
            return cell.get_attribute("data-field") or ""
    ann.page.keyboard.press("Escape")
    return ""


def test_a_choice_is_taken_back_while_nobody_has_learned_from_it(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    ann.hurry(1)
    hand, before = ann.hand(), ann.at()
    ann.page.get_by_role("button", name="Discard", exact=True).click()
    ann.page.locator("[data-card]").first.click()
    ann.page.get_by_role("button", name="Confirm").click()
    ann.moved(before)
    before = ann.at()
    ann.page.get_by_role("button", name="Undo").click()
    ann.moved(before)
    assert (ann.my_turn(), ann.hand()) == ("PlayOrDiscard", hand)


def test_a_hint_shows_a_move_and_its_reason(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    ann.hurry(1)
    ann.page.keyboard.press("h")
    expect(ann.page.get_by_test_id("notice")).not_to_be_empty()


def test_the_guided_game_is_one_click_away_and_tells_what_to_do(invite: Invite) -> None:
    ann = invite()
    ann.page.goto(ann.hall.url)
    ann.page.get_by_role("button", name="first game of Saboteur").click()
    guide = ann.page.get_by_label("Guide")
    expect(guide).to_be_visible()
    ann.hurry(1)
    seen = set()
    for _ in range(3):
        seen.add(guide.get_by_role("heading").inner_text())
        guide.get_by_role("button", name="Got it").click()
    assert len(seen) == 3
    guide.get_by_role("button", name="No more tips").click()
    expect(guide).to_have_count(0)


def test_names_and_chat_are_text_and_nothing_else(invite: Invite) -> None:
    ann, eve = invite(), invite()
    ann.enter("<b>Ann</b>")
    url = ann.set_table(3)
    eve.enter("<i>Eve</i>")
    eve.page.goto(url)
    eve.page.get_by_label("Say something").fill("<img src=x onerror=alert(1)>")
    eve.page.get_by_role("button", name="Send").click()
    expect(ann.page.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()
    expect(eve.page.get_by_text("<b>Ann</b>").first).to_be_visible()
    assert ann.page.locator("ol img").count() == 0
