"""Playing without a mouse: letters, numbers, arrows, Tab and Enter."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect

from web.hall import Guest

FOCUSED = "wanted => document.activeElement.matches(wanted)"


class Keyboard:
    """One guest's hands on the keys. `done` counts what was done by them."""

    def __init__(self, guest: Guest, done: Counter[str]) -> None:
        self.guest = guest
        self.page = guest.page
        self.keys = guest.page.keyboard
        self.done = done

    def play(self) -> None:
        """Answer the question this guest is asked."""
        self._close_dialog()
        before, question = self.guest.at(), self.guest.question()
        getattr(self, f"_{question}")()
        self.guest.moved(before)

    def discard(self) -> None:
        before = self.guest.at()
        self._discard_first()
        self.guest.moved(before)

    # Questions

    def _ChooseDwarf(self) -> None:  # noqa: N802 (named like the question)
        self._tab_to("[data-place^=dwarf]")
        self._enter_twice()
        self.done["dwarf"] += 1

    def _PlayOrDiscard(self) -> None:  # noqa: N802
        cards = [card.get_attribute("class") or "" for card in self.page.locator("[data-card]").all()]
        paths = [n for n, names in enumerate(cards, 1) if {"playable", "path"} <= set(names.split())]
        if not paths:
            return self._discard_first()
        self.keys.press(str(paths[0]))
        expect(self.page.locator(".cell:focus")).to_have_count(1)
        self.keys.press("PageDown")
        self._enter_twice()
        self.done["path"] += 1
        return None

    def _DiscardAnother(self) -> None:  # noqa: N802
        self.keys.press("s")
        self.done["keep"] += 1

    def _MoveDwarf(self) -> None:  # noqa: N802
        if self.done["step"] > self.done["stop"]:
            self.keys.press("s")
            self.done["stop"] += 1
            return
        self._tab_to("[role=gridcell]")
        self.keys.press("PageDown")
        self._enter_twice()
        self.done["step"] += 1

    def _PickTreasure(self) -> None:  # noqa: N802
        self._tab_to("button.lit[data-place^=treasure]")
        self._enter_twice()

    def _ChooseTurn(self) -> None:  # noqa: N802
        self._tab_to("[data-question] .buttons button")
        self.keys.press("Enter")

    # Hands

    def _discard_first(self) -> None:
        self.keys.press("d")
        self.keys.press("1")
        self.page.wait_for_selector("[data-testid=pending]")
        self.keys.press("Enter")
        self.done["discard"] += 1

    def _tab_to(self, wanted: str) -> None:
        for _ in range(100):
            if self.page.evaluate(FOCUSED, wanted):
                return
            self.keys.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")

    def _enter_twice(self) -> None:
        """The first Enter shows the move in words, the second sends it."""
        self.keys.press("Enter")
        self.page.wait_for_selector("[data-testid=pending]")
        self.keys.press("Enter")

    def _close_dialog(self) -> None:
        """The end of a round is told in a dialog."""
        if self.page.locator("dialog[open]").count():
            self.keys.press("Escape")
            expect(self.page.locator("dialog[open]")).to_have_count(0)
