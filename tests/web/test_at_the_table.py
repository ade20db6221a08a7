from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.guide import check_tips, take_notes
from web.hall import PHONE, Guest
from web.keyboard import Keyboard
from web.mouse import Mouse
from web.pictures import SIZES

pytestmark = pytest.mark.slow

# Whether the first of these can be hit in its middle as the page stands.
IN_SIGHT = """wanted => {
  const one = document.querySelector(wanted);
  const { x, y, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && one.contains(hit);
}"""
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


def test_others_turns_wait_to_be_looked_at_and_can_be_skipped(invite: Invite) -> None:
    """The own move shows at once; then the hands of the clock stand still, and so does the page."""
    ann = invite()
    ann.page.clock.install()
    ann.sit_with_bots(3)
    ann.hurry(2)
    ann.page.get_by_label("Pace").select_option("slow")
    ann.page.clock.pause_at(ann.page.evaluate("Date.now()") + 60_000)
    hand, skip = Mouse(ann, Random(1), Counter()), ann.page.get_by_role("button", name="Skip to now")
    while ann.page.locator("[data-question^=question]").count():
        hand.play()
        ann.page.locator("[data-question^=question], .ahead").first.wait_for()
    before = ann.at()
    expect(ann.page.get_by_text("to move")).to_have_count(1)
    skip.click()
    ann.moved(before)
    while not ann.page.locator("[data-question^=question]").count():
        ann.page.locator("[data-question^=question], .ahead").first.wait_for()
        if skip.count():  # the others have gone on meanwhile
            skip.click()
    expect(skip).to_have_count(0)
    expect(ann.page.locator(".board .trace")).to_have_count(0)
    for seat, name in enumerate(("Ann", "Bot 2", "Bot 3")):
        badge = ann.page.get_by_role("button", name=f"Last turn of {name}")
        badge.click()
        expect(badge).to_have_attribute("aria-pressed", "true")
        told = ann.page.get_by_role("tooltip").filter(visible=True).inner_text()
        assert told.startswith(name)
        places = set(re.findall(r"\b[a-k]\d(?:-[a-k]\d)?\b", told))
        assert ann.page.locator(f".board .trace[data-seat='{seat}']").count() >= len(places)


def test_a_phone_has_room_for_a_whole_turn(invite: Invite) -> None:
    ann = invite(size=PHONE)
    ann.sit_with_bots(3)
    hand = Mouse(ann, Random(2), Counter())
    for _ in range(6):
        ann.my_turn()
        hand.play()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_on_a_phone_the_first_choice_is_in_sight_below_its_tip(invite: Invite) -> None:
    """The tip that tells how to win is the longest; what can be hit is neither below the edge nor covered."""
    ann = invite(size=SIZES["phone"])
    ann.enter("Ann")
    ann.page.get_by_role("button", name="Guided first game").first.click()
    assert ann.my_turn() == "ChooseDwarf"
    expect(ann.page.locator("[data-tip=aim]")).to_be_visible()
    assert ann.page.evaluate(IN_SIGHT, "[data-place^=dwarf]")
    assert ann.page.evaluate(IN_SIGHT, "svg.board")


def test_on_a_phone_a_new_question_brings_its_choices_into_sight(invite: Invite) -> None:
    """However far down the page was, and whatever its tip would cover."""
    ann = invite(size=SIZES["phone"])
    ann.enter("Ann")
    ann.page.get_by_role("button", name="Guided first game").first.click()
    ann.my_turn()
    ann.hurry(1, "move.lay", advised=True)
    ann.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    ann.hurry(1, "move.step", advised=True)
    assert ann.question() == "MoveDwarf"
    ann.page.wait_for_function(IN_SIGHT, arg=".cell.lit")


def test_on_a_phone_a_tip_goes_along_and_a_picked_card_is_told_to_the_end(invite: Invite) -> None:
    ann = invite(size=SIZES["phone"])
    ann.enter("Ann")
    ann.page.get_by_role("button", name="Guided first game").first.click()
    ann.my_turn()
    ann.hurry(1, "move.lay")
    ann.page.locator(".card.path.playable").first.click()
    told = ann.page.get_by_test_id("about").locator("..")
    expect(told).to_contain_text("forest")
    assert told.evaluate("box => box.scrollHeight <= box.clientHeight + 1")
    ann.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(ann.page.get_by_label("Guide")).to_be_in_viewport(ratio=0.9)
    expect(ann.page.get_by_test_id("standing")).to_be_in_viewport(ratio=0.9)


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
    waiting = dict(POINTING)
    while waiting:
        _until_offered(ann, 1, [f"move.{sort}" for sort in waiting], "random")
        sort = next(sort for sort, (card, target) in waiting.items() if picks(ann, card, target))
        _, target = waiting.pop(sort)
        place = ann.page.locator(target).first
        before = ann.at()
        place.click()
        expect(ann.page.get_by_test_id("pending")).to_be_visible()
        place.click()
        ann.moved(before)


def picks(guest: Guest, card: str, target: str) -> bool:
    """Pick up such a card, if it can be pointed at such a thing now."""
    cards = guest.page.locator(f".playable{card}")
    if cards.count():
        cards.first.click()
        guest.settle()
    return cards.count() > 0 and guest.page.locator(target).count() > 0


def _until_offered(
    guest: Guest, moves: int, wanted: str | list[str], bots: str, *, advised: bool = False
) -> None:
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
    notice.get_by_role("button", name="Read the rule").click()
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


def test_a_walk_of_several_cards_is_one_gesture(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    while not ann.page.locator(".light.far").count():
        assert ann.hurry(1, "move.step")
    expect(ann.page.get_by_test_id("question")).to_contain_text("left")
    before, goal = ann.at(), _farthest(ann)
    expect(ann.page.get_by_test_id("pending")).to_contain_text(
        re.compile(f"Walk to {goal}: [2-5] steps, .* left")
    )
    ann.page.get_by_role("button", name="Confirm").click()
    ann.moved(before)
    expect(ann.page.locator(f"[data-field={goal}]")).to_have_attribute("aria-label", re.compile("here:.*Ann"))


def _farthest(ann: Guest) -> str:
    """Show the longest walk that is lit; the field where it ends."""
    steps = [int(step) for step in ann.page.locator(".light.far .steps").all_text_contents()]
    for cell in ann.page.locator(".cell.lit").all():
        cell.click()
        trail = ann.page.locator("path.trail")
        if (trail.get_attribute("d") or "").count("L") == max(steps):
            return cell.get_attribute("data-field") or ""
    raise AssertionError("no trail leads that far")


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
    notice = ann.page.get_by_test_id("notice")
    expect(notice).not_to_be_empty()
    said = notice.inner_text()
    ann.page.keyboard.press("h")
    expect(notice).to_have_text(re.compile(re.escape(said.split(".")[0])))
    before = ann.at()
    notice.get_by_role("button", name="Do it").click()
    ann.moved(before)


def test_turns_stand_apart_in_the_log_and_what_is_new_is_a_click_away(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(4)
    ann.hurry(8)
    log = ann.page.get_by_label("What has happened")
    assert log.locator("li.begins").count() > 4
    expect(log.locator("li.since")).to_have_count(1)
    log.evaluate("list => list.scrollTo(0, 0)")
    ann.page.get_by_role("button", name="Since your last turn").click()
    expect(log.locator("li.since")).to_be_in_viewport()
    new = log.locator("li.since, li.since ~ li").all_inner_texts()
    assert not any(line.startswith("Ann lays") for line in new[:-1]), new
    assert any("Bot " in line for line in new)


def test_the_rules_open_at_the_question_and_know_how_to_win(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    ann.hurry(1)
    ann.page.get_by_role("tab", name="Rules").click()
    rules = ann.page.get_by_role("region", name="Rules")
    expect(rules.locator("article", has_text="now").first).to_be_in_viewport()
    expect(rules.get_by_text("LM-3.01")).to_have_count(0)
    search = ann.page.get_by_label("Search the rules")
    for wish in ("how to win", "ends game"):
        search.fill(wish)
        expect(rules.locator("article").first).to_be_visible()
        expect(rules.locator("article.aim")).to_have_count(1)
        expect(rules.locator("article.aim h4")).to_be_in_viewport()
    search.fill("")
    rules.locator("article").last.scroll_into_view_if_needed()
    ann.page.get_by_role("button", name="How to win").click()
    expect(rules.locator("article.aim h4").first).to_be_in_viewport()
    ann.page.get_by_label("Numbers and sources").check()
    expect(rules.get_by_text("LM-3.01")).to_have_count(1)


def test_the_guided_game_is_one_click_away_and_tells_what_to_do(invite: Invite) -> None:
    ann = invite()
    ann.page.goto(ann.hall.url)
    ann.page.get_by_role("button", name="first game of Saboteur").click()
    guide = ann.page.get_by_label("Guide")
    expect(guide).to_contain_text("How to win")
    ann.hurry(1)
    seen = set()
    for _ in range(3):
        seen.add(guide.get_by_role("heading").inner_text())
        guide.get_by_role("button", name="Got it").click()
    assert len(seen) == 3
    guide.get_by_role("button", name="No more tips").click()
    expect(guide).to_have_count(0)


def test_the_tips_of_a_first_game_belong_to_what_is_asked(invite: Invite) -> None:
    ann = invite()
    ann.page.goto(ann.hall.url)
    ann.page.get_by_role("button", name="first game of Saboteur").click()
    ann.my_turn()
    take_notes(ann)
    ann.hurry(10_000, advised=True)
    shown = check_tips(ann)
    # Of a card that has come to the hand nothing is told before there is a hand.
    assert all(cards for _, tip, _, cards in shown if tip == "others")


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
