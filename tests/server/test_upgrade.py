"""Upgrades: games begun by an earlier release, or before a component and a rule changed, go on to their end.

The databases in `halls/` were made by earlier releases; `halls/make.py` tells how.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.halls.make import seen
from server.visitors import PATIENCE, Caller, Fort, Visitor, mover, party
from underhall.core.match import replay
from underhall.core.record import read
from underhall.games import GAMES

# Every test starts servers of its own.
pytestmark = pytest.mark.slow

HALLS = Path(__file__).parent / "halls"
KEPT = Path(__file__).parents[1] / "golden" / "editions"
SOURCE = Path(__file__).parents[2] / "src" / "underhall"
FUTURE = 9
RELEASES = sorted(path.parent.name for path in HALLS.glob("*/hall.db.gz"))
every_game = pytest.mark.parametrize("game", list(GAMES))


class Returning(Visitor):
    """Somebody who was here before, with the token of then."""

    def __init__(self, port: int, token: str) -> None:
        self.port = port
        self.token = token
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.http.headers["Authorization"] = f"Bearer {token}"
        self.id = self.ask("GET", "/api/me")["id"]


class Hall:
    """A copy of a stored hall, its last moves made just now."""

    def __init__(self, release: str, folder: Path) -> None:
        self.file = folder / "hall.db"
        self.file.write_bytes(gzip.decompress((HALLS / release / "hall.db.gz").read_bytes()))
        told = json.loads(gzip.decompress((HALLS / release / "people.json.gz").read_bytes()))
        self.tokens: dict[str, str] = told["people"]
        self.tables: list[dict[str, Any]] = told["tables"]
        with sqlite3.connect(self.file) as connection:
            connection.execute(
                "update lines set time = time + ? - (select max(time) from lines)", (time.time(),)
            )
        connection.close()

    def find(self, game: str, kind: str) -> dict[str, Any]:
        (found,) = [table for table in self.tables if (table["game"], table["kind"]) == (game, kind)]
        return found

    def edition(self, game: str) -> tuple[int, str]:
        """The rules and the box of the release, as a game says that it finished."""
        record = read(self.find(game, "finished")["record"])
        return record.rules, record.fingerprint


@pytest.fixture(params=RELEASES)
def hall(tmp_path: Path, request: pytest.FixtureRequest) -> Hall:
    return Hall(request.param, tmp_path)


@pytest.fixture
def forts() -> Iterator[list[Fort]]:
    """Servers that are killed in the end, if they still run."""
    opened: list[Fort] = []
    yield opened
    for fort in opened:
        if fort.process is not None and fort.process.poll() is None:
            fort.kill()


def opened(forts: list[Fort], file: Path, package: Path | None = None) -> Fort:
    fort = Fort(f"sqlite:///{file}", "--no-limits")
    if package is not None:
        fort.environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONSAFEPATH": "1"}
    forts.append(fort.open())
    return fort


def as_it_stands(seen: dict[str, Any]) -> dict[str, Any]:
    """All but the log: a later release may tell the same in better words."""
    return {name: part for name, part in seen.items() if name != "log"}


def play_by_hints(callers: list[Caller], moves: int = -1) -> None:
    while moves and not (caller := mover(callers)).over:
        assert caller.play(caller.ask("hint")["move"])["type"] == "done"
        moves -= 1


def check_replay(port: int, table: str, edition: tuple[int, str]) -> str:
    """The record says its edition, plays here, and can be looked at from the first move to the last."""
    base = f"http://127.0.0.1:{port}/api"
    text = httpx.get(f"{base}/replays/{table}/record", timeout=PATIENCE).text
    record = read(text)
    assert (record.rules, record.fingerprint) == edition
    sheet = httpx.get(f"{base}/replays/{table}", timeout=PATIENCE).json()
    assert (sheet["finished"], sheet["box"], len(sheet["moves"])) == (True, edition[1], len(record.lines))
    for at in (0, len(record.lines) // 2, len(record.lines)):
        frame = httpx.get(f"{base}/replays/{table}/frames/{at}?eyes=open", timeout=PATIENCE)
        assert frame.status_code == 200
    assert httpx.get(f"{base}/games/{record.game}?box={edition[1]}").json()["box"]
    return text


def test_every_release_that_left_games_left_a_hall(tmp_path: Path) -> None:
    assert RELEASES
    assert sorted(path.name for path in KEPT.iterdir() if path.is_dir()) == RELEASES
    for release in RELEASES:
        hall = Hall(release, tmp_path)
        for game in GAMES:
            kept = read((KEPT / release / game / "1-greedy.txt").read_text(encoding="utf-8"))
            assert hall.edition(game) == (kept.rules, kept.fingerprint), (release, game)


@every_game
@pytest.mark.parametrize("kind", ["clocked", "running"])
def test_a_game_of_an_earlier_release_goes_on_where_it_was(
    hall: Hall, forts: list[Fort], game: str, kind: str
) -> None:
    made = hall.find(game, kind)
    fort = opened(forts, hall.file)
    people = [Returning(fort.port, token) for token in hall.tokens.values()]
    callers = [person.sit(made["id"]) for person in people]
    assert [as_it_stands(seen(caller)) for caller in callers] == [as_it_stands(one) for one in made["seen"]]
    play_by_hints(callers)
    text = check_replay(fort.port, made["id"], hall.edition(game))
    assert replay(GAMES[game], read(text)).table.scores() == callers[0].now["scores"]
    again = people[0].ask("POST", "/api/records", {"record": text})
    assert people[0].ask("GET", f"/api/replays/{again['id']}/frames/9?eyes=open")["views"]


@every_game
def test_a_game_that_an_earlier_release_finished_is_replayed_as_it_was(
    hall: Hall, forts: list[Fort], game: str
) -> None:
    made = hall.find(game, "finished")
    fort = opened(forts, hall.file)
    assert check_replay(fort.port, made["id"], hall.edition(game)) == made["record"]
    ada = Returning(fort.port, hall.tokens["Ada"])
    assert as_it_stands(seen(ada.sit(made["id"]))) == as_it_stands(made["seen"][0])
    uploaded = ada.ask("POST", "/api/records", {"record": made["record"]})
    assert check_replay(fort.port, uploaded["id"], hall.edition(game)) == made["record"]


def test_a_table_that_gathered_before_the_upgrade_is_played_by_the_newest_edition(
    hall: Hall, forts: list[Fort]
) -> None:
    table = hall.find("covenant", "gathering")["id"]
    fort = opened(forts, hall.file)
    ada, ben = [Returning(fort.port, token) for token in hall.tokens.values()]
    ben.seat(table, 1)
    ada.start(table)
    caller = ada.sit(table)
    assert caller.table["box"] == GAMES["covenant"].box().fingerprint


# A component and a rule that are changed tomorrow


def changed_once(path: Path, pattern: str, by: str) -> None:
    text, count = re.subn(pattern, by, path.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
    assert count == 1, f"{path}: {pattern} is not there"
    path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def tomorrow(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with another component in every game, and one rule changed: nobody has a choice."""
    home = tmp_path_factory.mktemp("tomorrow")
    package = home / "underhall"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    games = package / "games"
    for name in GAMES:
        changed_once(games / name / "__init__.py", r"rules_version = \d+", f"rules_version = {FUTURE}")
    changed_once(
        games / "lost_mines" / "data" / "mines.toml", r'"gold", open = "\w+"', '"gold", open = "nesw"'
    )
    changed_once(games / "mountain_king" / "data" / "halls.toml", r"^high = \d+", "high = 14")
    changed_once(games / "covenant" / "data" / "goals.toml", r"glory = \d", "glory = 3")
    one, agenda = f".rules >= {FUTURE} else None]", package / "core" / "agenda.py"
    changed_once(agenda, r"table\.choices = tuple\(self\.options\(table\)\)$", rf"\g<0>[: 1 if table{one}")
    # Where all are asked at once, who is not waited for answers by an aside.
    changed_once(agenda, r"return self\.asides\(seat\)(?= if self\.together)", rf"\g<0>[: 1 if self{one}")
    return home


@every_game
def test_games_begun_today_go_on_when_a_component_and_a_rule_have_changed(
    tmp_path: Path, forts: list[Fort], tomorrow: Path, game: str
) -> None:
    """Killed in mid-game, upgraded, played to the end, replayed; today's box is kept in no edition's file."""
    file = tmp_path / "hall.db"
    today = opened(forts, file)
    table, guests, callers = party(today.port, people=2, seats=3, game=game, clock={"stock": 86400})
    play_by_hints(callers, 14)
    mover(callers)
    before = [seen(caller) for caller in callers]
    today.kill()

    later = opened(forts, file, tomorrow)
    people = [Returning(later.port, guest.token) for guest in guests]
    callers = [person.sit(table) for person in people]
    assert [seen(caller) for caller in callers] == before
    assert any(len(caller.now["choices"]) > 1 for caller in callers)
    play_by_hints(callers)
    edition = (GAMES[game].rules_version, GAMES[game].box().fingerprint)
    text = check_replay(later.port, table, edition)
    assert replay(GAMES[game], read(text)).table.scores() == callers[0].now["scores"]
    people[0].ask("POST", "/api/records", {"record": text})

    fresh, _, callers = party(later.port, people=1, seats=3, game=game)
    box = people[0].ask("GET", f"/api/tables/{fresh}")["box"]
    assert box != edition[1]
    # Asked for the only thing, or never: the game went on to its end without a choice.
    assert len(callers[0].my_turn().now["choices"]) <= 1
    sheets = [people[0].ask("GET", f"/api/games/{game}{query}") for query in ("", f"?box={edition[1]}")]
    assert sheets[0]["box"] != sheets[1]["box"]


@every_game
def test_a_hall_of_an_earlier_release_is_upgraded_twice(
    hall: Hall, forts: list[Fort], tomorrow: Path, game: str
) -> None:
    made = hall.find(game, "clocked")
    for package in (None, tomorrow):
        fort = opened(forts, hall.file, package)
        callers = [Returning(fort.port, token).sit(made["id"]) for token in hall.tokens.values()]
        if package is None:
            assert [as_it_stands(seen(caller)) for caller in callers] == [
                as_it_stands(one) for one in made["seen"]
            ]
            play_by_hints(callers, 5)
            mover(callers)
            before = [seen(caller) for caller in callers]
            fort.kill()
    assert [seen(caller) for caller in callers] == before
    play_by_hints(callers)
    check_replay(fort.port, made["id"], hall.edition(game))
