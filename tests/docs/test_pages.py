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


def test_contributing_names_every_folder_of_tests() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    folders = {path.parent.relative_to(ROOT / "tests").parts[0] for path in ROOT.glob("tests/*/**/*.py")}
    named = set(re.findall(r"^\| `tests/(\w+)/", text, re.MULTILINE))
    assert named == folders
    commands = re.findall(r"^\| `make ([\w-]+)", text, re.MULTILINE)
    assert set(commands) <= set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def test_the_decisions_are_numbered_without_a_gap() -> None:
    numbers = [int(page.name[:4]) for page in sorted((ROOT / "docs/decisions").glob("*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))


def _places(text: str) -> list[str]:
    """Every path that a page names, wherever it begins."""
    return re.findall(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|svelte|md|toml))`", text)


def _known_file(name: str) -> bool:
    return any((home / name).is_file() for home in (ROOT, ROOT / "src/underhall/server"))


def test_one_move_passes_files_that_exist_and_names_what_is_in_them() -> None:
    text = (ROOT / "docs/one-move.md").read_text(encoding="utf-8")
    assert [name for name in _places(text) if not _known_file(name)] == []
    rows = re.findall(r"^\| `([^`]+)` \| (.*) \|$", text, re.MULTILINE)
    assert len(rows) > 20
    for name, told in rows:
        source = (ROOT / name).read_text(encoding="utf-8")
        for verb in re.findall(r"`(#?\w+)\(\)`", told):
            made = re.search(rf"(?:def|class|async|override) {verb}\b|^  {verb}\(", source, re.MULTILINE)
            assert made, f"{name} has no {verb}()"


def test_one_move_passes_every_room_of_the_server() -> None:
    move = (ROOT / "docs/one-move.md").read_text(encoding="utf-8")
    rooms = {home.parent.name for home in (ROOT / "src/underhall/server").glob("*/__init__.py")}
    assert {room for room in rooms if f"{room}/" not in move} == set()


def test_glossary_of_the_server_is_in_order_and_says_everything_once() -> None:
    text = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    table = text.partition("## The server\n")[2].partition("\n## ")[0]
    words = re.findall(r"^\| ([a-z][^|]*?) \|", table, re.MULTILINE)[1:]
    assert len(words) == len(set(words)) > 30
    assert words == sorted(words)
