"""What the pages quote is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
EVERY_PAGE = pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])


@EVERY_PAGE
def test_links_to_files_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


@pytest.mark.parametrize(
    ("page", "module"),
    [("docs/style.md", "rules/turn.py"), ("docs/architecture.md", "rules/turn.py")],
)
def test_a_page_quotes_the_code_as_it_is(page: str, module: str) -> None:
    source = (ROOT / "src/underhall/games/lost_mines" / module).read_text(encoding="utf-8")
    quotes = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    plain = "".join(source.split())
    assert any("".join(quote.split()) in plain for quote in quotes)


def test_the_decisions_are_numbered_without_a_gap() -> None:
    numbers = [int(page.name[:4]) for page in sorted((ROOT / "docs/decisions").glob("*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))
