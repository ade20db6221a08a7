"""No sentence for people stands in Python or in a page: terminal and server have them in their catalogues."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

import underhall
from underhall.server.web.static import SAID

ROOT = Path(underhall.__file__).parent
WEB = Path(__file__).parents[2] / "web"
# Two words and more, as people write them, in whatever language.
SENTENCE = re.compile(r"(?<![\w/.-])[^\W\d_]+'?[,:;.!?…]? [^\W\d_]{2,}")
# What stands before a number or a name: "Seat " and the seat.
BEGINNING = re.compile(r"[^\W\d_a-z][^\W\d_A-Z]+:? ")
MARKUP = re.compile(r"<[^>]*>?")
# What looks like words: styles, SQL, notation of moves, commands to type, headers and pages for programs.
NO_SENTENCE = re.compile(
    r"(not )?bold( (dim|italic|red|green|magenta|orange1|gold3|grey50|dodger_blue1|dark_goldenrod))*"
    r"|(?i:pragma|select|set) (\*|stage,|\w+[(_]\w*).*|BEGIN [A-Z]+|INSERT INTO "
    r"|underhall (play|sim|arena|train|balance|replay|analyse|rules|serve|editions)( .*)?"
    r"|underhall (backup|restore|components)( .*)?"
    r"|underhall (games|doctor|words)( --.*)?"
    r"|export (type|interface) |//.*|body \{.*|public, max-age.*|default-src 'none'.*|attachment; filename.*"
    r"|[a-z]+ (at|pedestal|for|from)|token key",
    re.DOTALL,
)
# Those who keep the log or write programs read English.
NOT_FOR_PLAYERS = {"LOGGER", "Route", "AssertionError", "Counter", "Gauge", "Histogram"}
# How many sentences stay in Python, by file, and for whom (docs/decisions/0034-fluent.md).
STAY = {
    # Those who run the server find them in its log, among the words of drivers and systems.
    "server/database/engines.py": 1,
    "server/database/gauges.py": 1,
    "server/database/postgres.py": 1,
    "server/database/store.py": 1,
    # Those who write programs for the wire read English.
    "server/door/pipes.py": 1,
    "server/web/openapi.py": 4,
    "server/wire/plain.py": 2,
    # A bot, and a seat without a name, are called the same by everybody at a table.
    "server/house/replays.py": 1,
    "server/tables/chairs.py": 2,
    # Why a record does not go its way, in one language with what the engine says of records.
    "server/house/proving.py": 4,
    "server/tables/matchlog.py": 3,
}


def calls(node: ast.AST) -> set[str]:
    """The names by which something is called."""
    return {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}


def docstrings(tree: ast.Module) -> set[int]:
    """The lines on which they begin."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    return {node.body[0].lineno for node in nodes if ast.get_docstring(node) is not None}


def texts(node: ast.AST) -> Iterator[tuple[int, str]]:
    """All texts that a player may read."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and calls(child.func) & NOT_FOR_PLAYERS:
            continue
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child.lineno, child.value
        yield from texts(child)


def sentences(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = docstrings(tree)
    found = [text for line, text in texts(tree) if line not in told]
    return [text for text in found if is_sentence(text)]


def is_sentence(text: str) -> bool:
    found = SENTENCE.search(MARKUP.sub("", text)) or BEGINNING.fullmatch(text)
    return bool(found) and not NO_SENTENCE.fullmatch(text)


def test_no_sentence_stands_in_python_but_those_that_stay() -> None:
    paths = [*ROOT.glob("cli/**/*.py"), *ROOT.glob("server/**/*.py")]
    found = {path.relative_to(ROOT).as_posix(): len(sentences(path)) for path in sorted(paths)}
    assert {path: count for path, count in found.items() if count} == STAY


def test_the_engine_speaks_in_keys_and_writes_english_only_for_those_who_read_its_pages() -> None:
    """Why it refuses a record, a pack or a set-up begins with a small letter, as exceptions do."""
    parts = ("*.py", "core/**/*.py", "words/**/*.py", "games/**/*.py", "bots/**/*.py")
    paths = sorted(path for part in parts for path in ROOT.glob(part))
    found = {path.relative_to(ROOT).as_posix(): capital(path) for path in paths}
    assert {path for path, told in found.items() if told} == {
        "bots/balance/__main__.py",
        "bots/balance/mountain_king.py",
        "games/covenant/schema.py",  # "A is for houses", the project
        "bots/balance/report.py",
        "bots/strength/__main__.py",
        "games/rulesheet.py",
    }


def capital(path: Path) -> list[str]:
    return [text for text in sentences(path) if text.lstrip()[:1].isupper()]


class Page(HTMLParser):
    """What people read or hear of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        told = [given.get(name) for name in ("alt", "aria-label", "placeholder", "title")]
        self.found += [text for text in told if text]
        if given.get("name") == "description":
            self.found.append(given.get("content") or "")

    def handle_data(self, data: str) -> None:
        self.found.append(data.strip())


def page(text: str) -> list[str]:
    """All of a page that is not left to the catalogue, but for the name of the place."""
    read = Page()
    read.feed(text)
    return [told for told in read.found if re.search(r"[^\W\d_]", SAID.sub("", told)) and told != "Underhall"]


def test_no_sentence_stands_in_a_page_around_the_client() -> None:
    pages = [WEB / "index.html", *WEB.glob("public/**/*.html")]
    assert {file.name: page(file.read_text(encoding="utf-8")) for file in pages} == {
        "index.html": [],
        "offline.html": [],
    }
    manifest = json.loads((WEB / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    read = {manifest[name] for name in ("name", "short_name", "description")}
    assert read == {"Underhall", "{ page.about }"}
    worker = (WEB / "public" / "sw.js").read_text(encoding="utf-8")
    assert [text for text in re.findall(r"[\"'`]([^\"'`\n]*)[\"'`]", worker) if is_sentence(text)] == []
    for sheet in [*WEB.glob("public/**/*.css"), *WEB.glob("src/**/*.css")]:
        assert re.findall(r"content: *[\"'][^\"']*[^\W\d_]{2}", sheet.read_text(encoding="utf-8")) == [], (
            sheet
        )


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("<h1>Sit down</h1>", ["Sit down"]),
        ("<h1>{ page.offline_title }</h1>", []),
        ("<noscript>Szükséges</noscript>", ["Szükséges"]),
        ('<meta name="description" content="Games">', ["Games"]),
        ('<img alt="the hall" src="x.png">', ["the hall"]),
        ("<title>Underhall</title>", []),
    ],
)
def test_what_a_page_says_is_told_from_what_the_catalogue_does(text: str, found: list[str]) -> None:
    assert page(text) == found


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('raise Unmet(409, "This seat is taken.")', ["This seat is taken."]),
        ('raise Unmet(409, "problem.seat_taken")', []),
        ('print(f"You have {count} tables open.")', ["You have ", " tables open."]),
        ('"""Somebody takes a seat."""', []),
        ('LOGGER.info("a table was woken")', []),
        ('Text(name, "not bold italic")', []),
        ('typer.Option(help="The same seed deals the same cards.")', ["The same seed deals the same cards."]),
        ('EXAMPLES = ["underhall rules lost_mines"]', []),
        ('print("Set up a table first.")', ["Set up a table first."]),
        ('print("Select a seat")', ["Select a seat"]),
        ('print("Już zajęte")', ["Już zajęte"]),
        ('print("Game Over")', ["Game Over"]),
        ('print("Stop! Somebody sits there")', ["Stop! Somebody sits there"]),
        ('print("A seat.")', ["A seat."]),
        ('HTMLResponse("<b>Sit down</b>")', ["<b>Sit down</b>"]),
        ('print("underhall is not open")', ["underhall is not open"]),
        ('print(f"Seat {seat}")', ["Seat "]),
        ('run("select count(*) from tables")', []),
    ],
)
def test_a_sentence_is_told_from_what_looks_like_one(code: str, found: list[str], tmp_path: Path) -> None:
    (tmp_path / "some.py").write_text(code, encoding="utf-8")
    assert sentences(tmp_path / "some.py") == found
