"""Playing by hand: real clicks on cards, fields, passages, treasures and players."""

from __future__ import annotations

from collections import Counter
from random import Random

from playwright.sync_api import Locator

from web.hall import Guest

LIT = ".cell.lit, .passage.lit, button.lit[data-place], button.target[data-place]"
USES = ("path", "tool", "information", "trap", "troll", "storm")


class Mouse:
    """One guest's hand on the mouse. `done` counts what was done by clicking."""

    def __init__(self, guest: Guest, dice: Random, done: Counter[str]) -> None:
        self.guest = guest
        self.page = guest.page
        self.dice = dice
        self.done = done

    def play(self) -> None:
        """Answer the question this guest is asked."""
        self.guest.close_dialog()
        before, question = self.guest.at(), self.guest.question()
        getattr(self, f"_{question}")()
        self.guest.moved(before)

    # Questions

    def _ChooseDwarf(self) -> None:  # noqa: N802 (named like the question)
        self._show_and_confirm(self.page.locator("[data-place^=dwarf]").last)
        self.done["dwarf"] += 1

    def _PlayOrDiscard(self) -> None:  # noqa: N802
        cards = self.page.locator(".card.playable").all()
        if not cards or self.dice.random() < 0.1:
            self.page.get_by_role("button", name="Discard", exact=True).click()
            self._discard()
            return
        card = max(cards, key=self._rarity)
        use = self._use(card)
        card.click()
        self._show_and_confirm(self._best_place())
        self.done[use] += 1

    def _DiscardAnother(self) -> None:  # noqa: N802
        if self.done["keep"] and self.dice.random() < 0.5:
            self._discard()
        else:
            self.page.get_by_role("button", name="Keep the rest").click()
            self.done["keep"] += 1

    def _MoveDwarf(self) -> None:  # noqa: N802
        steps = self.page.locator(".cell.lit").all()
        best = max(steps, key=_eastward)
        if self.dice.random() < 0.25:
            self.page.get_by_role("button", name="Stop here").click()
            self.done["stop"] += 1
        else:
            self._show_and_confirm(best)
            self.done["step"] += 1

    def _PickTreasure(self) -> None:  # noqa: N802
        self._show_and_confirm(self.page.locator("button.lit[data-place^=treasure]").first)
        self.done["treasure"] += 1

    def _ChooseTurn(self) -> None:  # noqa: N802
        self.page.get_by_role("button", name="Turn the mine half round").click()
        self.done["turn"] += 1

    def _Vote(self) -> None:  # noqa: N802
        self.page.get_by_role("button", name="Refuse: play on").click()

    # Hands

    def _discard(self) -> None:
        cards = self.page.locator("[data-card]")
        cards.nth(self.dice.randrange(cards.count())).click()
        self.page.get_by_role("button", name="Confirm").click()
        self.done["discard"] += 1

    def _show_and_confirm(self, place: Locator) -> None:
        """The first click shows the move in words, the second sends it."""
        place.click()
        self.page.wait_for_selector("[data-testid=pending]")
        place.click()

    def _best_place(self) -> Locator:
        places = self.page.locator(LIT).all()
        assert places, "a playable card lights up nothing"
        return max(places, key=_eastward)

    def _use(self, card: Locator) -> str:
        names = (card.get_attribute("class") or "").split()
        return next(use for use in USES if use in names)

    def _rarity(self, card: Locator) -> tuple[int, float]:
        return -self.done[self._use(card)], self.dice.random()


def _eastward(place: Locator) -> str:
    return place.get_attribute("data-field") or place.get_attribute("data-passage") or ""
