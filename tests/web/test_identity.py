"""Who one is at this browser: personal links, switching back, logging out, being forgotten."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.hall import Guest

pytestmark = pytest.mark.slow


def token(guest: Guest) -> str:
    held: str = guest.page.evaluate("JSON.parse(localStorage.getItem('underhall.token'))")
    return held


def unfold(guest: Guest, summary: str) -> None:
    guest.page.locator("summary", has_text=summary).click()


def follow(guest: Guest, fragment: str) -> None:
    """As by a click on a link: only the fragment changes."""
    guest.page.evaluate("fragment => { location.hash = fragment }", fragment)


@pytest.mark.parametrize("nonsense", ["x", "a.b.0.c", "%", "%E0%A4%A", "<b>"])
def test_a_link_to_nobody_takes_nothing_away(invite: Invite, nonsense: str) -> None:
    ann = invite()
    ann.enter("Ann")
    before = token(ann)
    follow(ann, f"#/me/{nonsense}")
    expect(ann.page.get_by_role("dialog", name="This link leads to nobody")).to_be_visible()
    ann.complaints.clear()  # the browser notes every refusal
    ann.page.get_by_role("button", name="Close").click()
    expect(ann.page.get_by_role("heading", name="Hello, Ann")).to_be_visible()
    assert token(ann) == before
    assert "#" not in ann.page.url
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="Hello, Ann")).to_be_visible()


def test_nobody_becomes_somebody_else_unasked_and_the_way_back_is_kept(invite: Invite) -> None:
    ann, brock = invite(), invite()
    ann.enter("Ann")
    table = ann.set_table(3)
    brock.enter("Brock")
    ann.page.goto(f"{ann.hall.url}/#/me/{token(brock)}")
    dialog = ann.page.get_by_role("dialog", name="Go on as Brock?")
    expect(dialog).to_contain_text("You are Ann here now")
    dialog.get_by_role("button", name="Stay Ann").click()
    expect(ann.page.get_by_role("heading", name="Hello, Ann")).to_be_visible()
    follow(ann, f"#/me/{token(brock)}")
    dialog.get_by_role("button", name="Go on as Brock").click()
    expect(ann.page.get_by_role("heading", name="Hello, Brock")).to_be_visible()
    ann.page.reload()
    unfold(ann, "Who else you have been here")
    ann.page.get_by_role("button", name="Switch to Ann").click()
    expect(ann.page.get_by_role("heading", name="Hello, Ann")).to_be_visible()
    ann.page.goto(table)
    expect(ann.page.get_by_role("button", name="Stand up")).to_be_visible()


def test_who_has_no_name_yet_is_asked_too(invite: Invite) -> None:
    ann, elsewhere = invite(), invite()
    ann.enter("Ann")
    elsewhere.page.goto(f"{ann.hall.url}/#/me/{token(ann)}")
    elsewhere.page.get_by_role("button", name="Go on as Ann").click()
    expect(elsewhere.page.get_by_role("heading", name="Hello, Ann")).to_be_visible()


def test_log_out_everywhere_else_then_here(invite: Invite) -> None:
    ann, elsewhere = invite(), invite()
    ann.enter("Ann")
    elsewhere.page.goto(f"{ann.hall.url}/#/me/{token(ann)}")
    elsewhere.page.get_by_role("button", name="Go on as Ann").click()
    expect(elsewhere.page.get_by_role("heading", name="Hello, Ann")).to_be_visible()
    unfold(ann, "Log out")
    expect(ann.page.get_by_text("You have no account: once logged out")).to_be_visible()
    ann.page.get_by_role("button", name="Log out everywhere else").click()
    expect(ann.page.get_by_role("heading", name="Hello, Ann")).to_be_visible()
    elsewhere.page.reload()
    expect(elsewhere.page.get_by_role("heading", name="Who are you?")).to_be_visible()
    elsewhere.complaints.clear()
    ann.page.reload()
    unfold(ann, "Log out")
    ann.page.get_by_role("button", name="Log out here").click()
    expect(ann.page.get_by_role("heading", name="Who are you?")).to_be_visible()


def test_a_password_is_changed_and_the_account_deleted(invite: Invite) -> None:
    ann = invite()
    ann.enter("Ann")
    unfold(ann, "An account keeps your history")
    ann.page.get_by_label("Login").fill("ann.who.goes")
    ann.page.get_by_label("Password, at least").fill("under the hill")
    ann.page.get_by_role("button", name="Open an account").click()
    unfold(ann, "Change the password")
    ann.page.get_by_label("The present password").fill("wrong, alas")
    ann.page.get_by_label("The new one").fill("over the hill")
    ann.page.get_by_role("button", name="Change the password").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("do not fit together")
    ann.complaints.clear()
    ann.page.get_by_label("The present password").fill("under the hill")
    ann.page.get_by_role("button", name="Change the password").click()
    expect(ann.page.get_by_label("The present password")).to_have_value("")
    ann.page.reload()
    unfold(ann, "Be forgotten")
    ann.page.get_by_label("Your password").fill("over the hill")
    ann.page.get_by_label("Yes, for good").check()
    ann.page.get_by_role("button", name="Forget me").click()
    expect(ann.page.get_by_role("heading", name="Who are you?")).to_be_visible()
