"""What people do by mistake: nothing breaks, and no move is made twice."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocket, expect

from web.conftest import Invite
from web.hall import DESKTOP, Guest
from web.pictures import SIZES, TITLES

pytestmark = pytest.mark.slow

# Every thing of the table that is not lit and says nothing, however much there is of its kind.
CLICK_THE_REST = """() => {
  const things = "[data-board] :is(.cell, .place, .spot, .stand, .tile, .hall, .spell, .shop, [data-card])";
  const rest = [...document.querySelectorAll(things)].filter((one) =>
    !one.matches(".lit, [data-say]") && one.getClientRects().length);
  for (const one of rest) one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return rest.length;
}"""
# Seats, own moves, and a sort of move whose place on the table is then lit.
MOMENTS = {
    "lost_mines": (3, 1, "move.step", ".cell.lit"),
    "mountain_king": (3, 0, "move.gate", ".cell.lit"),
    "covenant": (2, 1, "move.reveal", ".place.lit[data-place^=chamber]"),
}


class Line:
    """What a page has sent over its line."""

    def __init__(self, guest: Guest) -> None:
        self.plays: list[int] = []
        guest.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note)

    def _note(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "play":
            self.plays.append(said["at"])


def sit(guest: Guest, game: str) -> str:
    seats, moves, wanted, place = MOMENTS[game]
    guest.enter("Ann")
    guest.set_table(seats, "greedy", TITLES[game])
    guest.start()
    guest.my_turn()
    guest.hurry(moves, wanted, advised=True)
    return place


@pytest.mark.parametrize("game", MOMENTS)
def test_clicks_beside_what_is_lit_move_nothing_and_double_clicks_move_once(
    invite: Invite, game: str
) -> None:
    ann = invite()
    place = sit(ann, game)
    line = Line(ann)
    ann.page.reload()
    ann.my_turn()
    before = ann.at()
    assert ann.page.evaluate(CLICK_THE_REST) > 20
    expect(ann.page.get_by_test_id("notice")).to_be_visible()
    assert ann.at() == before
    assert line.plays == []

    ann.page.locator(place).first.dblclick(force=True)
    ann.moved(before)
    assert line.plays == [int(before)]
    ann.my_turn()


def test_a_second_tab_follows_and_what_was_shown_in_the_first_is_gone(invite: Invite) -> None:
    ann = invite()
    place = sit(ann, "mountain_king")
    second = ann.context.new_page()
    second.goto(ann.page.url)
    second.wait_for_selector("[data-question^=question]")
    before = ann.at()
    ann.page.locator(place).first.click()
    expect(ann.page.get_by_test_id("pending")).to_be_visible()
    second.locator(place).last.dblclick()
    ann.moved(before)
    expect(ann.page.get_by_test_id("pending")).to_have_count(0)
    ann.my_turn()
    expect(second.locator(f"[data-at='{ann.at()}']")).to_have_count(1)


def test_a_screen_that_turns_in_the_middle_of_a_drag_leaves_the_table_as_it_was(invite: Invite) -> None:
    ann = invite()
    place = sit(ann, "lost_mines")
    before = ann.at()
    mouse, target = ann.page.mouse, ann.page.locator(place).first
    target.hover()
    mouse.down()
    mouse.move(300, 300)
    for width, height in (SIZES["phone"], DESKTOP):
        ann.page.set_viewport_size({"width": width, "height": height})
    mouse.up()
    assert ann.at() == before
    target.dblclick()
    ann.moved(before)
