"""At the web table: going on by doing what comes next, and answers to a click on a wrong place."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import Invite
from web.hall import Guest
from web.test_covenant import beside_a_bot
from web.test_mountain_king import sit_with_bots


def confirm(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Confirm").click()


def test_a_click_on_a_wrong_square_is_told_what_can_be_chosen(invite: Invite) -> None:
    ann = invite()
    sit_with_bots(ann, 3)
    assert ann.question() == "PlaceGate"
    ann.page.locator(".cell:not(.lit)").nth(40).click()
    notice = ann.page.get_by_test_id("notice")
    expect(notice).to_contain_text("start spot")
    expect(notice).not_to_contain_text("written")
    for elsewhere in (".stand", "[data-tile]", "[data-hall]"):
        notice.get_by_role("button", name="Close").click()
        ann.page.locator(elsewhere).first.click(force=True)
        expect(notice).to_contain_text("Choose one of the lit start spots.")


def test_a_troll_is_recruited_without_going_on_first(invite: Invite) -> None:
    ann = invite()
    sit_with_bots(ann, 3)
    ann.hurry(1, "go_on", advised=True)
    assert ann.question() == "SpellAndWorkshop"
    before = ann.at()
    ann.page.locator(".stand.lit.later").first.click()
    expect(ann.page.get_by_test_id("pending")).to_contain_text("You go on with that.")
    confirm(ann)
    ann.moved(before)
    assert ann.my_turn() not in ("SpellAndWorkshop", "RecruitOrDig")


def test_the_next_step_of_covenant_is_lit_while_support_is_asked(invite: Invite) -> None:
    ann = invite()
    beside_a_bot(ann)
    ann.hurry(1, "spend", advised=True)
    assert ann.question() == "SpendSupport"
    expect(ann.page.locator("[data-say=pass]")).to_have_text("No support")
    before = ann.at()
    later = ann.page.locator(".lit.later, .chip.quiet-one:not([data-say=pass])")
    later.first.click()
    if ann.page.get_by_test_id("pending").count():
        confirm(ann)
    ann.moved(before)
    assert ann.question() not in ("SpendSupport", "UseTool")


def test_the_space_of_a_track_means_its_track(invite: Invite) -> None:
    ann = invite()
    beside_a_bot(ann)
    ann.page.locator(".tracks .space").first.click()
    expect(ann.page.get_by_test_id("notice")).to_contain_text("Choose one of the tiles on offer")
    ann.hurry(1, "move.step", advised=True)
    ann.page.locator(".track", has=ann.page.locator("[data-place^=track].lit")).first.locator(
        ".space"
    ).last.click()
    expect(ann.page.get_by_test_id("pending")).to_contain_text("Advance on the Royal Court track")


def discard(guest: Guest) -> None:
    before = guest.at()
    guest.page.get_by_role("button", name="Discard", exact=True).click()
    guest.page.locator("[data-card]").first.click()
    confirm(guest)
    guest.moved(before)
    guest.my_turn()


def test_a_walk_begins_while_a_second_discard_is_asked(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    while ann.question() != "DiscardAnother" or not ann.page.locator(".cell.lit").count():
        ann.hurry(1, "discard")
        if ann.question() == "PlayOrDiscard":
            discard(ann)
    before = ann.at()
    ann.page.locator(".cell.lit").first.click()
    expect(ann.page.get_by_test_id("pending")).to_contain_text("You go on with that.")
    confirm(ann)
    ann.moved(before)
    expect(ann.page.get_by_role("button", name="Keep the rest")).to_have_count(0)
