"""Playing without a mouse: letters, numbers, arrows, Tab and Enter."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect

from web.hall import Guest
from web.pilot import REACH

CHOICE = ":is(.lit, [data-say])"
FOCUSED = "wanted => document.activeElement.matches(wanted)"


class Keyboard:
    """One guest's hands on the keys. `done` counts what they did, `counts` the keys of each choice."""

    def __init__(self, guest: Guest, done: Counter[str]) -> None:
        self.guest = guest
        self.page = guest.page
        self.done = done
        self.counts: list[int] = []
        self.asked: set[str] = set()

    def play(self) -> None:
        """Answer the question this guest is asked."""
        self._close_dialog()
        before, question = self.guest.at(), self.guest.question()
        if self.counts:
            self.page.wait_for_function(FOCUSED, arg=CHOICE)
        self.counts.append(0)
        if len(self.counts) == 1:
            self.press("n")
        if question not in self.asked:
            unreached, _, bare = self.page.evaluate(REACH)
            assert [*unreached, *bare] == [], question
        self.asked.add(question)
        getattr(self, f"_{question}")()
        self.guest.moved(before)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.counts[-1] += 1

    def tell(self) -> None:
        average = sum(self.counts) / len(self.counts)
        print(f"{len(self.counts)} choices, {average:.1f} keys each, at most {max(self.counts)}")

    def discard(self) -> None:
        before = self.guest.at()
        self.counts.append(0)
        self._discard_first()
        self.guest.moved(before)

    # Questions

    def _ChooseDwarf(self) -> None:  # noqa: N802 (named like the question)
        place = self.page.locator("[data-place^=dwarf]").last.get_attribute("data-place") or ""
        self.press(place.removeprefix("dwarf "))
        self.page.wait_for_selector("[data-testid=pending]")
        self.press("Enter")
        self.done["dwarf"] += 1

    def _PlayOrDiscard(self) -> None:  # noqa: N802
        cards = [card.get_attribute("class") or "" for card in self.page.locator("[data-card]").all()]
        paths = [n for n, names in enumerate(cards, 1) if {"playable", "path"} <= set(names.split())]
        if not paths:
            return self._discard_first()
        self.press(str(paths[0]))
        expect(self.page.locator(".cell.lit:focus")).to_have_count(1)
        self._arrow("ArrowRight")
        self._enter_twice()
        self.done["path"] += 1
        return None

    def _DiscardAnother(self) -> None:  # noqa: N802
        self.press("s")
        self.done["keep"] += 1

    def _MoveDwarf(self) -> None:  # noqa: N802
        if self.done["step"] > self.done["stop"]:
            self.press("s")
            self.done["stop"] += 1
            return
        self._arrow("ArrowRight")
        self._enter_twice()
        self.done["step"] += 1

    def _PickTreasure(self) -> None:  # noqa: N802
        self._enter_twice()

    def _ChooseTurn(self) -> None:  # noqa: N802
        self.press("Enter")

    def _Vote(self) -> None:  # noqa: N802
        self.press("Enter")

    # Hands

    def _discard_first(self) -> None:
        self.press("d")
        self.press("1")
        self.page.wait_for_selector("[data-testid=pending]")
        self.press("Enter")
        self.done["discard"] += 1

    def _arrow(self, key: str) -> None:
        """As far as the arrow leads on the board; then the focus is still on a choice there."""
        self.press(key)
        if not self.page.evaluate(FOCUSED, ".cell.lit"):
            self.press("b")
        assert self.page.evaluate(FOCUSED, ".cell.lit")

    def _enter_twice(self) -> None:
        """The first Enter shows the move in words, the second sends it."""
        self.press("Enter")
        self.page.wait_for_selector("[data-testid=pending]")
        self.press("Enter")

    def _close_dialog(self) -> None:
        """The end of a round is told in a dialog."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
            expect(self.page.locator("dialog[open]")).to_have_count(0)
