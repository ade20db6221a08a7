"""Playing without a mouse as the hints say: with arrows to what they mark, and Enter."""

from __future__ import annotations

from collections import Counter
from typing import Any

from web.hall import HOME, Guest

REACH = (HOME / "reach.js").read_text(encoding="utf-8")
AT_A_CHOICE = """() => document.querySelector("[data-testid=result]")
  || document.activeElement.matches("[data-board] :is(.lit, [data-say])")"""
# What the hint marks and has not been picked yet: whether the focus is there, and which arrows lead there.
HINTED = ":is(.hinted, .hint):is(.lit, [data-say])"
AIM = """wanted => {
  const all = [...document.querySelectorAll(`[data-board] ${wanted}`)].filter((one) =>
    one.getClientRects().length && one.ariaPressed !== "true" && one.ariaExpanded !== "true");
  const target = all.find((one) => one.dataset.place?.startsWith("enemy")) ?? all.at(-1);
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const active = document.activeElement;
  window.pressed = active;
  const shown = document.querySelector("[data-testid=pending]") !== null;
  const at = document.querySelector("[data-at]")?.dataset.at;
  if (!target || shown) return { at, there: shown, shown, arrows: [] };
  const [[ax, ay], [bx, by]] = [middle(active), middle(target)];
  const across = bx > ax ? "ArrowRight" : "ArrowLeft";
  const along = by > ay ? "ArrowDown" : "ArrowUp";
  const arrows = Math.abs(bx - ax) > Math.abs(by - ay) ? [across, along] : [along, across];
  const told = target.getAttribute("aria-label") ?? target.textContent;
  return { at, there: active === target, shown, arrows, from: `${ax} ${ay}`, told };
}"""
# What Enter has done: what is picked hands the focus on to what it has lit.
ON = """([at, shown]) => {
  const bar = document.querySelector("[data-at]");
  if (bar?.dataset.at !== at) return "moved";
  if (bar.ariaBusy === "true") return false;
  const picked = document.querySelector("[data-testid=pending]") || document.activeElement !== window.pressed;
  return !shown && picked ? "picked" : false;
}"""
MOST = 60


class Pilot:
    """One guest's hands on the keys. `keys` counts them for each choice, `done` the questions answered."""

    def __init__(self, guest: Guest, done: Counter[str], wishes: dict[str, str] | None = None) -> None:
        """`wishes`: what is gone to where a question is asked for the first time, whatever the hint says."""
        self.guest = guest
        self.page = guest.page
        self.done = done
        self.wishes = wishes or {}
        self.wanted = HINTED
        self.keys: list[int] = []
        self.apart: set[str] = set()

    def play(self) -> None:
        """Answer the question this guest is asked."""
        self._close_dialog()
        before, question = self.guest.at(), self.guest.question()
        if self.keys:
            self.page.wait_for_function(AT_A_CHOICE)
        self.keys.append(0)
        if len(self.keys) == 1:
            self.press("n")
        if question not in self.done:
            self._look_around(question)
        self.wanted = HINTED if self.done[question] else self.wishes.get(question, HINTED)
        self.page.keyboard.press("h")
        self.page.wait_for_selector("[data-testid=notice].hint")
        while not self._pick(before):
            pass
        self.done[question] += 1

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys[-1] += 1

    def _pick(self, before: str) -> bool:
        """Enter on what the hint marks: it is then held, or shown, or sent; whether it was sent."""
        aim = self._go(before)
        if aim["at"] != before:
            return True
        self.press("Enter")
        on = self.page.wait_for_function(ON, arg=[before, aim["shown"]])
        return bool(on.json_value() == "moved")

    def _go(self, before: str) -> dict[str, Any]:
        been: Counter[str] = Counter()
        for _ in range(MOST):
            aim: dict[str, Any] = self.page.evaluate(AIM, self.wanted)
            if aim["there"] or aim["at"] != before:
                return aim
            assert aim["arrows"], f"nothing is marked: {self.page.locator('section.bar').inner_text()}"
            been[aim["from"]] += 1
            turn = been[aim["from"]]
            self.press(aim["arrows"][turn - 1] if turn < 3 else "n")
        raise AssertionError(f"{MOST} keys do not lead to what the hint marks: {aim['told']}")

    def _look_around(self, question: str) -> None:
        """Every choice of a new question can be reached."""
        unreached, apart, bare = self.page.evaluate(REACH)
        assert [*unreached, *bare] == [], question
        self.apart |= {f"{question}: {one}" for one in apart}

    def _close_dialog(self) -> None:
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
            self.page.wait_for_selector("dialog[open]", state="detached")

    def tell(self) -> None:
        average = sum(self.keys) / len(self.keys)
        print(f"{len(self.keys)} choices, {average:.1f} keys each, at most {max(self.keys)}")
        print("by N only:", *sorted(self.apart), sep="\n")
