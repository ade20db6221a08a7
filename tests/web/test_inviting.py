"""Friends come by a link, or by a QR code, to an address where they find the hall."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cameras import read_code
from underhall.server.door.addresses import EVERYWHERE, link, reached_at
from web.conftest import Invite
from web.hall import PHONE, Hall

pytestmark = pytest.mark.slow
QUIET = 3


class OpenHall(Hall):
    def command(self) -> list[str]:
        return [*super().command(), "--host", EVERYWHERE]


@pytest.fixture
def open_hall(tmp_path: Path) -> Iterator[Hall]:
    if not reached_at(EVERYWHERE):
        pytest.skip("this machine is in no network")
    hall = OpenHall(tmp_path / "underhall.db")
    hall.open()
    yield hall
    hall.close()


def shown_code(page: Page, name: str) -> tuple[str, list[list[int]]]:
    """Where a QR code is said to lead, and its modules as they are drawn."""
    picture = page.get_by_role("img", name=name)
    expect(picture).to_be_visible()
    drawn = picture.locator("path").get_attribute("d") or ""
    size = int((picture.get_attribute("viewBox") or "").split()[2])
    modules = [[0] * size for _ in range(size)]
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1", drawn):
        for at in range(int(x), int(x) + int(width)):
            modules[int(y)][at] = 1
    inner = [row[QUIET:-QUIET] for row in modules[QUIET:-QUIET]]
    return picture.get_attribute("data-link") or "", inner


def test_a_phone_comes_by_the_code_and_sits_down(open_hall: Hall, invite: Invite) -> None:
    ann = invite(to=open_hall)
    ann.enter("Ann")
    table = ann.set_table(3).rpartition("/")[2]
    meant = f"{link(str(reached_at(EVERYWHERE)[0].ip), open_hall.port)}/table/{table}"
    expect(ann.page.get_by_label("Send this link to your friends")).to_have_value(meant)
    expect(ann.page.get_by_text("Only this machine")).to_have_count(0)
    leads_to, modules = shown_code(ann.page, "QR code of the link to this table")
    assert leads_to == meant
    assert read_code(modules) == [meant]
    ben = invite(PHONE, to=open_hall)
    ben.join("Ben", leads_to)
    expect(ann.page.get_by_text("Ben", exact=True).first).to_be_visible()
    ben.complaints.clear()  # the browser notes that plain http leaves out a safety


def test_one_goes_on_with_the_phone_in_the_middle_of_a_game(open_hall: Hall, invite: Invite) -> None:
    ann = invite(to=open_hall)
    ann.sit_with_bots(3)
    ann.page.get_by_role("button", name="Invite, or play on your phone").click()
    dialog = ann.page.get_by_role("dialog", name="Come and play")
    dialog.get_by_text("Play on your phone").click()
    leads_to, modules = shown_code(ann.page, "QR code of your personal link: keep it to yourself")
    assert read_code(modules) == [leads_to]
    assert not leads_to.startswith("http://127.")
    phone = invite(PHONE, to=open_hall)
    phone.page.goto(leads_to)
    phone.page.get_by_role("button", name="Go on as Ann").click()
    phone.page.get_by_role("region", name="Waiting for you").get_by_role("link").click()
    phone.my_turn()
    phone.complaints.clear()  # the browser notes that plain http leaves out a safety


def test_a_hall_for_this_machine_says_so_and_how_to_open_it(invite: Invite) -> None:
    ann = invite(PHONE)
    ann.enter("Ann")
    ann.set_table(3)
    notice = ann.page.get_by_role("status").filter(has_text="Only this machine can follow the link")
    expect(notice).to_contain_text("underhall serve --open")
    expect(notice).to_contain_text("make play HOST=0.0.0.0")
    expect(ann.page.get_by_role("img", name=re.compile("QR code"))).to_have_count(0)
