"""A real server process, and people who come to it with a real browser."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from ports import free_port

HOME = Path(__file__).parent
STATIC = HOME.parents[1] / "src" / "underhall" / "server" / "static"
HURRY = (HOME / "hurry.js").read_text(encoding="utf-8")
DESKTOP = (1366, 820)
PHONE = (360, 740)
# Nobody is waited for, and a game is analysed in a hurry.
WISHES = {"UNDERHALL_GRACE": "0", "UNDERHALL_ANALYSIS_WORLDS": "1"}
# Milliseconds; only what does not happen at all is waited for so long.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


class Hall:
    """The server as a process of its own, so that it can be killed. Its dice are always the same."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        command = [sys.executable, "-m", "underhall.server", "--port", str(self.port), "--no-limits"]
        return [*command, "--database", str(self.database), "--bot-delay", "0", "--seed", "1"]

    def open(self) -> None:
        self.process = subprocess.Popen(self.command(), env={**os.environ, **WISHES})
        for _ in range(900):
            if self.process.poll() is not None:
                raise RuntimeError("the server has ended at once")
            try:
                urllib.request.urlopen(f"{self.url}/api/games", timeout=1).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise RuntimeError("the server did not come up")

    def kill(self) -> None:
        """SIGKILL: no farewell, nothing written."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=20)


class Guest:
    """Somebody at a browser of their own."""

    def __init__(
        self, browser: Browser, hall: Hall, size: tuple[int, int] = DESKTOP, theme: str = "light"
    ) -> None:
        self.hall = hall
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            reduced_motion="reduce",
            color_scheme="dark" if theme == "dark" else "light",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def forgive(self, what: str) -> None:
        """A browser complains of a server that is gone; that is no fault of the page."""
        self.complaints = [said for said in self.complaints if what not in said]

    # Coming in

    def enter(self, name: str) -> None:
        self.page.goto(self.hall.url)
        self.page.get_by_label("A name for the others to see").fill(name)
        self.page.get_by_role("button", name="Enter").click()
        expect(self.page.get_by_role("heading", name=f"Hello, {name}")).to_be_visible()

    def set_table(self, seats: int, bots: str = "", title: str = "") -> str:
        """Create a table by the form on the home page, of the first game unless told; its address."""
        if title:
            self.page.locator("select[name=game]").select_option(label=title)
        self.page.locator("select[name=seats]").select_option(str(seats))
        if bots:
            self.page.locator("select[name=bots]").select_option(bots)
        self.page.get_by_role("button", name="Create the table").click()
        expect(self.page.get_by_role("heading", name="The table is being set")).to_be_visible()
        return self.page.url

    def join(self, name: str, table: str) -> None:
        """Come by the link of a table, say a name there, and take the first free seat."""
        self.page.goto(table)
        self.page.get_by_label("A name for the others to see").fill(name)
        self.page.get_by_role("button", name="Come in").click()
        self.page.get_by_role("button", name="Sit here").first.click()
        expect(self.page.get_by_role("button", name="Stand up")).to_be_visible()

    def start(self) -> None:
        self.page.get_by_role("button", name="Start the game").click()
        self.page.wait_for_selector("svg.board")

    def sit_with_bots(self, seats: int, bots: str = "greedy") -> str:
        self.enter("Ann")
        url = self.set_table(seats, bots)
        self.start()
        return url

    def hurry(
        self, moves: int, wanted: str | list[str] = "", *, advised: bool = False, known: Iterable[str] = ()
    ) -> bool:
        """So many own moves and on until one of a wanted sort is offered, over a second line.

        Questions that are known are answered. Advised by hints it takes longer and leads further. False if
        the game is over.
        """
        finished = bool(self.page.evaluate(HURRY, [moves, wanted, advised, [*known]]))
        self.page.wait_for_selector("[data-testid=result]" if finished else "[data-question^=question]")
        self.close_dialog()
        return not finished

    def close_dialog(self) -> None:
        """The end of a round is told in a dialog."""
        if self.page.locator("dialog[open]").count():
            self.page.locator("dialog[open]").get_by_role("button", name="Close").click()

    def choose(self, wish: str) -> None:
        """A setting, for this guest."""
        self.page.evaluate(
            "wish => localStorage.setItem('underhall.settings', JSON.stringify({[wish]: true}))", wish
        )
        self.page.reload()

    # Looking

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.settle()

    def settle(self) -> None:
        """Wait until what was set in motion has been laid out."""
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def question(self) -> str:
        """In one look: with the game the bar goes, too."""
        asked = "document.querySelector('[data-question]')?.dataset.question ?? ''"
        return str(self.page.evaluate(asked)).removeprefix("question.")

    def at(self) -> str:
        return self.page.locator("[data-at]").get_attribute("data-at") or ""

    def my_turn(self) -> str:
        """Wait until this guest is asked; the question."""
        self.page.wait_for_selector("[data-question^=question]")
        return self.question()

    def hand(self) -> list[str]:
        cards = self.page.locator("[data-card]").all()
        return [card.get_attribute("data-card") or "" for card in cards]

    def finished(self) -> bool:
        return self.page.locator("[data-testid=result]").count() > 0

    def moved(self, before: str) -> None:
        """The server has confirmed the move."""
        expect(self.page.locator(f"[data-at='{before}']")).to_have_count(0)

    def leave(self) -> None:
        self.context.close()
