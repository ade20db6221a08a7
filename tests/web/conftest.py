from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from web.hall import DESKTOP, STATIC, Guest, Hall

Invite = Callable[..., Guest]


ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


def chromium() -> str:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.skip("no Chromium here: install Debian's package chromium, or set CHROMIUM")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if not (STATIC / "index.html").is_file():
        pytest.fail("the web client is not built: npm ci && npm run build in web/")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def large_print(browser: Browser) -> Iterator[Browser]:
    """A browser of somebody who has set the font to twice its size."""
    arguments = [*ARGUMENTS, "--blink-settings=defaultFontSize=32"]
    large = browser.browser_type.launch(executable_path=chromium(), args=arguments)
    yield large
    large.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One server for all tests that do not harm it."""
    hall = Hall(tmp_path_factory.mktemp("hall") / "underhall.db")
    hall.open()
    yield hall
    hall.close()


@pytest.fixture
def frail_hall(tmp_path: Path) -> Iterator[Hall]:
    """A server that may be killed. To be asked for before `invite`: it closes when all guests have gone."""
    hall = Hall(tmp_path / "underhall.db")
    hall.open()
    yield hall
    hall.close()


@pytest.fixture
def invite(browser: Browser, hall: Hall) -> Iterator[Invite]:
    """Guests who go home after the test, and have had nothing to complain about."""
    guests: list[Guest] = []

    def come(size: tuple[int, int] = DESKTOP, theme: str = "light", to: Hall = hall) -> Guest:
        guests.append(Guest(browser, to, size, theme))
        return guests[-1]

    yield come
    for guest in guests:
        guest.leave()
    assert [complaint for guest in guests for complaint in guest.complaints] == []
