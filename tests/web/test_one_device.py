"""Several people share one device and pass it on: nobody sees what is another's."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playwright.sync_api import expect

from server.visitors import Caller, play_to_the_end
from web.conftest import Invite
from web.hall import PHONE, Guest
from web.mouse import Mouse

pytestmark = pytest.mark.slow

COVER = "Pass the device to"
SECRET_WORDS = ("loyal", "selfish", "saboteur")
# The people of this device, and the tokens that they came with.
PEOPLE = """
() => {
  const id = location.pathname.split("/").pop();
  const { people } = JSON.parse(localStorage.getItem(`underhall.company.${id}`));
  return Object.fromEntries(people.map(({ name, token }) => [name, token]));
}
"""
# Everything that the server tells one of the people of this device, asked over a line of their own.
TOLD = """
async (name) => {
  const id = location.pathname.split("/").pop();
  const { people } = JSON.parse(localStorage.getItem(`underhall.company.${id}`));
  const { token } = people.find((person) => person.name === name);
  return new Promise((done, fail) => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    line.onopen = () => line.send(JSON.stringify({ type: "hello", token }));
    line.onclose = () => fail(new Error("the line was closed"));
    line.onmessage = (event) => { done(JSON.parse(event.data)); line.close(); };
  });
}
"""
# The first choice of whoever is to move, made over a line of their own; the name of who made it.
PLAY = """
async () => {
  const id = location.pathname.split("/").pop();
  const { people } = JSON.parse(localStorage.getItem(`underhall.company.${id}`));
  for (const { token, name } of people) {
    const made = await new Promise((done, fail) => {
      const line = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
      line.onopen = () => line.send(JSON.stringify({ type: "hello", token }));
      line.onclose = () => fail(new Error("the line was closed"));
      line.onmessage = (event) => {
        const { type, state, seat } = JSON.parse(event.data);
        if (["refused", "fault"].includes(type)) fail(new Error(event.data));
        if (type === "done") { done(true); line.close(); }
        if (type !== "welcome") return;
        if (state.to_move !== seat) { done(false); line.close(); return; }
        line.send(JSON.stringify({ type: "play", ref: 1, at: state.at, move: state.choices[0].text }));
      };
    });
    if (made) return name;
  }
  return "";
}
"""


def gather(guest: Guest, others: list[str], *, bots: int = 0, title: str = "") -> None:
    """Ann sets a table; others sit down on her device, and bots on the seats that are left."""
    guest.enter("Ann")
    guest.set_table(1 + len(others) + bots, title=title)
    for name in others:
        guest.page.get_by_role("button", name="On this device").first.click()
        guest.page.get_by_placeholder("Name").fill(name)
        guest.page.get_by_role("button", name="Sit down").click()
        expect(guest.page.locator("li", has_text=name)).to_contain_text("on this device")
    free = guest.page.get_by_role("button", name="Add bot")
    for left in reversed(range(bots)):
        free.first.click()
        expect(free).to_have_count(left)
    expect(guest.page.get_by_role("button", name="Start the game")).to_be_enabled()
    guest.page.get_by_role("button", name="Start the game").click()


def covered_for(guest: Guest) -> str:
    """Wait until somebody is asked or the device is to be passed on: to whom, if so."""
    guest.page.wait_for_selector(f"[data-question^=question], h1:has-text('{COVER}')")
    heading = guest.page.get_by_role("heading", name=COVER)
    return heading.inner_text().removeprefix(f"{COVER} ") if heading.count() else ""


def nothing_is_shown(guest: Guest) -> None:
    """No card, no board, no log and no role: neither to be seen nor in the page."""
    assert (
        guest.page.locator(
            "svg.board, [data-card], [data-question], [aria-label='What has happened']"
        ).count()
        == 0
    )
    page = guest.page.content().lower()
    assert [word for word in SECRET_WORDS if word in page] == []


def is_shown_to(guest: Guest, name: str) -> None:
    """The page shows this person's own hand, and it is their turn."""
    guest.page.wait_for_selector("[data-question^=question]")
    told = guest.page.evaluate(TOLD, name)
    assert told["you"]["name"] == name
    assert told["state"]["to_move"] == told["seat"]
    hand = told["state"]["view"]["hand"]
    assert len(guest.hand()) == len(set(hand)) or len(guest.hand()) == len(hand)
    assert guest.at() == str(told["state"]["at"])


@pytest.mark.parametrize("size", [(1366, 820), PHONE], ids=["desktop", "phone"])
def test_three_people_pass_one_device_on_and_see_only_their_own(
    invite: Invite, size: tuple[int, int]
) -> None:
    guest, passed = invite(size), Counter[str]()
    gather(guest, ["Bea", "Cid"], bots=1)
    holder, mouse = "Ann", Mouse(guest, Random(4), Counter())
    while len(passed) < 3 or passed.total() < 5:
        name = covered_for(guest)
        if name:
            assert name != holder
            nothing_is_shown(guest)
            if passed.total() == 1:
                guest.page.reload()
                assert covered_for(guest) == name
                nothing_is_shown(guest)
            guest.page.get_by_role("button", name=f"I am {name}").click()
            passed[name] += 1
            holder = name
        is_shown_to(guest, holder)
        assert guest.page.get_by_text("away").count() == 0
        mouse.play()
        guest.close_dialog()
    assert set(passed) == {"Ann", "Bea", "Cid"}


def test_where_nothing_is_hidden_the_device_is_passed_without_a_cover(invite: Invite) -> None:
    guest = invite()
    gather(guest, ["Bea"], title="Covenant")
    made: Counter[str] = Counter()
    while len(made) < 2 or made.total() < 6:
        assert covered_for(guest) == ""
        before = guest.at()
        made[guest.page.evaluate(PLAY)] += 1
        guest.page.wait_for_selector(f"[data-at]:not([data-at='{before}'])")
    assert set(made) == {"Ann", "Bea"}


def test_the_rematch_is_played_on_the_same_device(invite: Invite) -> None:
    """Bea holds it in the end, or Ann; who asks for the rematch brings all people of the device along."""
    guest = invite()
    gather(guest, ["Bea", "Cid"])
    covered_for(guest)
    people = guest.page.evaluate(PEOPLE)
    table = guest.page.url.rpartition("/")[2]
    play_to_the_end([Caller(guest.hall.port, table, token) for token in people.values()], Random(6))
    while not guest.finished():
        guest.page.wait_for_selector(f"[data-testid=result], h1:has-text('{COVER}')")
        if not guest.finished():
            guest.page.get_by_role("button", name="I am").click()
    guest.page.get_by_role("button", name="Rematch").click()
    expect(guest.page.get_by_role("heading", name="The table is being set")).to_be_visible()
    for name in ("Bea", "Cid"):
        expect(guest.page.locator("li", has_text=name)).to_contain_text("on this device")
    guest.page.get_by_role("button", name="Start the game").click()
    holder, held, mouse = "Ann", set[str](), Mouse(guest, Random(4), Counter())
    while held != {"Ann", "Bea", "Cid"}:
        name = covered_for(guest)
        if name:
            nothing_is_shown(guest)
            guest.page.get_by_role("button", name=f"I am {name}").click()
            holder = name
        is_shown_to(guest, holder)
        held.add(holder)
        mouse.play()
        guest.close_dialog()
    assert guest.page.evaluate(PEOPLE) == people


def test_who_shares_a_device_can_stand_up_again(invite: Invite) -> None:
    guest = invite()
    guest.enter("Ann")
    guest.set_table(3)
    guest.page.get_by_role("button", name="On this device").first.click()
    guest.page.get_by_placeholder("Name").fill("Bea")
    guest.page.get_by_role("button", name="Sit down").click()
    row = guest.page.locator("li", has_text="Bea")
    row.get_by_role("button", name="Stand up").click()
    expect(row).to_have_count(0)
    expect(guest.page.get_by_role("button", name="On this device")).to_have_count(2)
