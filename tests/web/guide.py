"""What the guide of a first game shows, noted down while the game goes on."""

from __future__ import annotations

from web.hall import Guest

# Each change of question or tip: what is asked, the tip, the questions the tip belongs to, the cards in hand.
NOTE = """() => {
  window.shown = [];
  const look = () => {
    const bar = document.querySelector("[data-question]");
    const tip = document.querySelector("[data-tip]");
    if (!bar) return;
    const asked = bar.dataset.question.replace("question.", "");
    const cards = document.querySelectorAll("[data-card]").length;
    const seen = [asked, tip?.dataset.tip ?? "", (tip?.dataset.asks ?? "").split(" "), cards];
    if (JSON.stringify(window.shown.at(-1)) !== JSON.stringify(seen)) window.shown.push(seen);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
}"""

Shown = tuple[str, str, list[str], int]


def take_notes(guest: Guest) -> None:
    guest.page.evaluate(NOTE)


def check_tips(guest: Guest) -> list[Shown]:
    """Each tip belongs to what is asked, comes once, and no question comes first without one."""
    shown: list[Shown] = guest.page.evaluate("() => window.shown")
    told: list[str] = []
    covered: set[str] = set()
    for asked, tip, asks, _ in shown:
        if tip:
            assert asked in asks, (asked, tip)
            assert tip not in told[:-1], tip
            told += [] if told[-1:] == [tip] else [tip]
            covered |= set(asks)
        elif asked:
            assert asked in covered, asked
    assert len(told) > 5
    return shown
