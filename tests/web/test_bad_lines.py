from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.hall import Guest, Hall
from web.mouse import Mouse

pytestmark = pytest.mark.slow


def test_a_reload_in_mid_turn_changes_nothing(invite: Invite) -> None:
    ann = invite()
    ann.sit_with_bots(3)
    ann.hurry(1)
    ann.page.get_by_role("button", name="Discard", exact=True).click()
    ann.page.locator("[data-card]").first.click()
    before = ann.at()
    ann.page.get_by_role("button", name="Confirm").click()
    ann.moved(before)
    question, at, hand = ann.my_turn(), ann.at(), ann.hand()
    assert question == "DiscardAnother"

    ann.page.reload()
    assert (ann.my_turn(), ann.at(), ann.hand()) == (question, at, hand)
    ann.page.get_by_role("button", name="Keep the rest").click()
    ann.moved(at)


def what_is_said_meanwhile_stays(guest: Guest) -> None:
    guest.page.get_by_role("tab", name="Chat").click()
    chat = guest.page.get_by_label("Say something")
    chat.fill("Anybody there?")
    chat.press("Enter")
    expect(guest.page.get_by_text("The line is down")).to_be_visible()
    expect(chat).to_have_value("Anybody there?")


def test_a_killed_server_comes_back_and_everybody_with_it(frail_hall: Hall, invite: Invite) -> None:
    ann, bea = invite(to=frail_hall), invite(to=frail_hall)
    ann.enter("Ann")
    url = ann.set_table(3)
    bea.join("Bea", url)
    ann.page.get_by_role("button", name="Add bot").click()
    ann.start()
    people = [Mouse(guest, Random(5), Counter()) for guest in (ann, bea)]
    for _ in range(8):
        for person in people:
            if person.guest.question():
                person.play()

    seen = [(guest.at(), guest.hand()) for guest in (ann, bea)]
    frail_hall.kill()
    for guest in (ann, bea):
        expect(guest.page.locator("[data-stage=lost]")).to_be_visible()
    what_is_said_meanwhile_stays(ann)
    frail_hall.open()
    for guest in (ann, bea):
        expect(guest.page.locator("[data-stage=open]")).to_be_visible()
        guest.forgive("ERR_CONNECTION_REFUSED")
    expect(ann.page.get_by_text("The line is down")).to_have_count(0)
    ann.page.wait_for_timeout(300)
    for guest, (at, hand) in zip((ann, bea), seen, strict=True):
        assert int(guest.at()) >= int(at)
        assert guest.hand() == hand
    for _ in range(4):
        for person in people:
            if person.guest.question():
                person.play()
    assert int(ann.at()) > int(seen[0][0])
    ann.complaints = bea.complaints = []  # the browser reports the lost line


def test_a_personal_link_moves_the_seat_to_another_device(invite: Invite) -> None:
    laptop, phone = invite(), invite()
    url = laptop.sit_with_bots(3)
    laptop.hurry(1)
    token = laptop.page.evaluate("JSON.parse(localStorage.getItem('underhall.token'))")
    phone.page.goto(f"{phone.hall.url}/#/me/{token}")
    phone.page.get_by_role("button", name="Go on as Ann").click()
    expect(phone.page.get_by_role("heading", name="Hello, Ann")).to_be_visible()
    assert token not in phone.page.url
    phone.page.goto(url)
    phone.my_turn()
    assert phone.hand() == laptop.hand()
