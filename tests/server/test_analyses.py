"""How a finished game went, over HTTP: for finished games only, with progress, and stopped when told."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest

from server.visitors import Inn, Json, Visitor, party
from underhall.server.settings import NO_LIMITS, Rate
from underhall.server.wire.analyses import AnalysisCard

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    inn = Inn(f"sqlite:///{tmp_path_factory.mktemp('quick')}/underhall.db", analysis_worlds=1).open()
    yield inn
    inn.close()


@pytest.fixture(scope="module")
def thorough(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """Nobody could wait for the end of an analysis here."""
    inn = Inn(f"sqlite:///{tmp_path_factory.mktemp('thorough')}/underhall.db", analysis_worlds=20).open()
    yield inn
    inn.close()


def uploaded(visitor: Visitor, name: str = "lost_mines/further_rounds") -> str:
    """The path of the analysis of an uploaded record."""
    record = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    card = visitor.ask("POST", "/api/records", {"record": record, "names": ["Ada", "Brock", "Cleo"]})
    return f"/api/replays/{card['id']}/analysis"


def stepped(visitor: Visitor, path: str, steps: int) -> Json:
    """The card once so many steps are done, or all."""
    for _ in range(2400):
        card: Json = visitor.ask("GET", path)
        if card["done"] >= min(steps, card["total"]):
            return card
        time.sleep(0.1)
    raise AssertionError("the analysis did not get on")


def test_there_is_none_until_somebody_asks(thorough: Inn) -> None:
    ada = Visitor(thorough.port, "Ada")
    path = uploaded(ada)
    for method in ("GET", "DELETE"):
        card = ada.ask(method, path)
        assert (card["stage"], card["marks"]) == ("unasked", [])
    assert ada.request("POST", "/api/replays/nothing/analysis").status_code == 404


def test_who_has_no_name_here_may_look_but_not_ask(thorough: Inn) -> None:
    ada = Visitor(thorough.port, "Ada")
    path = uploaded(ada)
    base = f"http://127.0.0.1:{thorough.port}"
    assert httpx.post(f"{base}{path}").status_code == 401
    ada.ask("POST", path)
    assert httpx.get(f"{base}{path}").status_code == 200
    ada.ask("DELETE", path)


def test_a_running_game_is_not_looked_into_by_anybody(thorough: Inn) -> None:
    table, guests, _ = party(thorough.port, people=2, seats=3)
    for guest in (*guests, Visitor(thorough.port, "Cleo")):
        for method in ("POST", "GET", "DELETE"):
            answer = guest.request(method, f"/api/replays/{table}/analysis")
            assert answer.status_code == 403, answer.text
            assert set(answer.json()) == {"error", "rule"}


def test_an_uploaded_record_that_breaks_off_is_not_analysed(thorough: Inn) -> None:
    ada = Visitor(thorough.port, "Ada")
    assert ada.request("POST", uploaded(ada, "lost_mines/agreed")).status_code == 403


def test_it_shows_how_far_it_is_stops_when_told_and_goes_on_from_there(thorough: Inn) -> None:
    ada, brock = Visitor(thorough.port, "Ada"), Visitor(thorough.port, "Brock")
    path = uploaded(ada)
    begun = ada.ask("POST", path)
    assert begun["stage"] == "running"
    early = stepped(ada, path, 3)
    assert 3 <= early["done"] < early["total"]
    assert [bool(mark["chances"]) for mark in early["marks"]].count(True) == early["done"] - 1
    assert brock.request("DELETE", path).status_code == 403
    stopped = ada.ask("DELETE", path)
    assert stopped["stage"] == "stopped"
    assert ada.ask("GET", path) == stopped
    again = ada.ask("POST", path)
    assert again["stage"] == "running"
    assert again["done"] >= stopped["done"]
    assert stepped(ada, path, stopped["done"] + 1)["marks"][:2] == stopped["marks"][:2]
    ada.ask("DELETE", path)


def test_a_person_has_one_under_way_and_others_follow_it(thorough: Inn) -> None:
    ada, brock = Visitor(thorough.port, "Ada"), Visitor(thorough.port, "Brock")
    first, second = uploaded(ada), uploaded(ada)
    ada.ask("POST", first)
    assert ada.request("POST", second).status_code == 409
    assert brock.ask("POST", first)["stage"] == "running"
    ada.ask("DELETE", first)
    assert ada.ask("POST", second)["stage"] == "running"
    ada.ask("DELETE", second)


def test_analyses_of_an_address_have_their_limit(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, analyses=Rate(0.0, 1))
    inn = Inn(f"sqlite:///{tmp_path}/underhall.db", limits=limits, analysis_worlds=20).open()
    ada = Visitor(inn.port, "Ada")
    first, second = uploaded(ada), uploaded(ada)
    ada.ask("POST", first)
    ada.ask("DELETE", first)
    assert ada.request("POST", second).status_code == 429
    inn.close()


@pytest.mark.slow
def test_at_the_end_everything_is_told_in_the_language_of_who_reads(quick: Inn) -> None:
    ada = Visitor(quick.port, "Ada")
    path = uploaded(ada)
    ada.ask("POST", path)
    card = stepped(ada, path, 10**6)
    assert card["stage"] == "done"
    assert msgspec.convert(card, AnalysisCard).players == ["Ada", "Brock", "Cleo"]
    assert card["marks"][-1]["chances"] == [0, 1, 0]
    assert [sum(points) for points in zip(*[g["points"] for g in card["gains"]], strict=True)] == [0, 3, 0]
    assert len(card["turnings"]) == 5
    assert all("Hard would have chosen" in swing["text"] for swing in card["swings"])
    ada.http.headers["Accept-Language"] = "pl"
    polish = ada.ask("GET", path)
    assert polish["gains"][0]["label"] == "udziały w pulach"
    assert all("Trudny bot wybrałby" in swing["text"] for swing in polish["swings"])
    assert ada.ask("POST", path)["stage"] == "done"
