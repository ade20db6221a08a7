from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.keyboard import Keyboard
from web.mouse import Mouse

pytestmark = pytest.mark.slow


def test_three_people_and_six_bots_play_a_whole_game_one_of_them_by_keys_alone(invite: Invite) -> None:
    ann, bea, cid = invite(), invite(theme="dark"), invite()
    ann.enter("Ann")
    url = ann.set_table(9)
    for name, guest in (("Bea", bea), ("Cid", cid)):
        guest.join(name, url)
    free = ann.page.get_by_role("button", name="Add bot")
    for left in reversed(range(6)):
        free.first.click()
        expect(free).to_have_count(left)
    ann.start()

    done: Counter[str] = Counter()
    dice = Random(3)
    keyboard = Keyboard(cid, Counter())
    people: list[Mouse | Keyboard] = [*(Mouse(guest, dice, done) for guest in (ann, bea)), keyboard]
    for _ in range(1200):
        if ann.finished():
            break
        for person in people:
            if person.guest.question():
                person.play()

    for guest in (ann, bea, cid):
        guest.page.wait_for_selector("[data-testid=result]")
        assert guest.page.locator("[data-testid=result] table").count() == 2
    headlines = {guest.page.locator("#won").inner_text() for guest in (ann, bea, cid)}
    assert len(headlines) == 1
    assert {"dwarf", "path", "discard", "keep", "step", "stop"} <= set(done), done
    keyboard.tell()
    assert {"dwarf", "path", "step", "stop"} <= set(keyboard.done), keyboard.done

    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.get_by_role("heading", name="The table is being set")).to_be_visible()
    bea.page.get_by_role("link", name="To the rematch").click()
    expect(bea.page.get_by_text("Cid")).to_be_visible()
