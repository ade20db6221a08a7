"""Looking back, and records that come and go."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from server.visitors import Caller, Inn, Json, Visitor, choice, mover, party, play_to_the_end
from underhall.core.match import replay
from underhall.core.record import read
from underhall.games import GAMES
from underhall.server.database.store import Store
from underhall.server.house import replays
from underhall.server.house.waking import House
from underhall.server.people.register import People
from underhall.server.settings import NO_LIMITS, Rate, Settings
from underhall.server.wire.identity import NewPerson
from underhall.server.wire.protocol import Upload


class Finished:
    """A finished game, and those who played it."""

    def __init__(self, inn: Inn) -> None:
        self.table, self.guests, self.callers = party(inn.port, people=2, seats=3)
        self.base = f"http://127.0.0.1:{inn.port}"
        play_to_the_end(self.callers, random.Random(8))
        self.record = httpx.get(f"{self.base}/api/replays/{self.table}/record").text


@pytest.fixture(scope="module")
def finished(inn: Inn) -> Finished:
    return Finished(inn)


def frame(base: str, replay: str, at: int, eyes: str) -> Json:
    answer = httpx.get(f"{base}/api/replays/{replay}/frames/{at}", params={"eyes": eyes})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_what_somebody_chose_last_is_told(finished: Finished) -> None:
    """In the words of the log, as these eyes may read it, and with what chance did after it."""
    lines = read(finished.record).lines
    laid = [at for at, line in enumerate(lines, 1) if line.actor >= 0 and line.text.startswith("lay ")]
    at = laid[0]
    name = ("Ada", "Brock", "Bot 3")[lines[at - 1].actor]
    for eyes in ("spectator", "2"):
        shown = frame(finished.base, finished.table, at, eyes)
        assert shown["log"][shown["told_from"]]["text"].startswith(f"{name} lays the ")
    begun = frame(finished.base, finished.table, 0, "spectator")
    assert begun["told_from"] == len(begun["log"])


def test_the_record_of_a_finished_game_replays_exactly(finished: Finished) -> None:
    record = read(finished.record)
    match = replay(GAMES["lost_mines"], record)
    assert match.table.over()
    assert match.table.scores() == finished.callers[0].now["scores"]


def test_a_finished_game_is_open_to_all_eyes(finished: Finished) -> None:
    sheet = httpx.get(f"{finished.base}/api/replays/{finished.table}").json()
    assert sheet["finished"]
    assert sheet["eyes"] == ["open", "spectator", "1", "2", "3"]
    assert sheet["names"] == ["Ada", "Brock", "Bot 3"]
    assert sheet["moves"] == [str(line) for line in read(finished.record).lines]
    last = len(sheet["moves"])
    for eyes in sheet["eyes"]:
        for at in (0, last // 2, last):
            seen = frame(finished.base, finished.table, at, eyes)
            assert seen["at"] == at
            assert seen["state"]["choices"] == []
            assert len(seen["views"]) == (3 if eyes == "open" else 0)
    assert frame(finished.base, finished.table, last, "1")["log"] == finished.callers[0].log


def test_a_seats_eyes_see_what_the_seat_saw(finished: Finished) -> None:
    half = len(read(finished.record).lines) // 2
    for seat in range(3):
        view = frame(finished.base, finished.table, half, str(seat + 1))["state"]["view"]
        assert view["seat"] == seat
        assert view == frame(finished.base, finished.table, half, "open")["views"][seat]
        table = replay(GAMES["lost_mines"], read(finished.record), to=half).table
        assert view["hand"] == list(table.hands[seat])


@pytest.mark.parametrize("at", ["-1", "99999", "x", "1e2", "\u0661"])
def test_there_is_no_such_move(finished: Finished, at: str) -> None:
    answer = httpx.get(f"{finished.base}/api/replays/{finished.table}/frames/{at}?eyes=open")
    assert answer.status_code == 404


@pytest.mark.parametrize("eyes", ["0", "4", "", "host", "\u0661"])
def test_there_are_no_such_eyes(finished: Finished, eyes: str) -> None:
    answer = httpx.get(f"{finished.base}/api/replays/{finished.table}/frames/0", params={"eyes": eyes})
    assert answer.status_code == 403


def test_a_running_game_shows_only_what_the_viewer_may_know(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=3, seats=3)
    dice = random.Random(5)
    for _ in range(25):
        caller = mover(callers)
        caller.play(choice(caller.now, dice))
    mover(callers)
    sheet = guests[1].ask("GET", f"/api/replays/{table}")
    assert (sheet["eyes"], sheet["finished"]) == (["2", "spectator"], False)
    assert {move for move in sheet["moves"] if not move.startswith("2")} <= {"1:", "3:", "nature:"}
    assert all(len(move) > 2 for move in sheet["moves"] if move.startswith("2"))
    last = len(sheet["moves"])
    own = guests[1].ask("GET", f"/api/replays/{table}/frames/{last}?eyes=2")
    assert own["state"]["view"] == callers[1].now["view"]
    assert own["log"] == callers[1].log
    for eyes in ("1", "3", "open"):
        answer = guests[1].request("GET", f"/api/replays/{table}/frames/{last}?eyes={eyes}")
        assert answer.status_code == 403
    strangers = httpx.get(f"http://127.0.0.1:{inn.port}/api/replays/{table}").json()
    assert strangers["eyes"] == ["spectator"]
    assert set(strangers["moves"]) == {"1:", "2:", "3:", "nature:"}
    record = guests[1].request("GET", f"/api/replays/{table}/record")
    assert record.status_code == 403


def test_an_undone_move_is_in_no_replay(inn: Inn) -> None:
    guest = Visitor(inn.port, "Solo")
    table = guest.set_up(3, fill_with="random")
    caller = guest.sit(table)
    guest.start(table)
    caller.my_turn().play(caller.now["choices"][0]["text"])
    caller.my_turn()
    caller.ask("undo", at=caller.now["at"])
    caller.next("state")
    assert not [move for move in guest.ask("GET", f"/api/replays/{table}")["moves"] if move.startswith("1:")]


def test_a_game_that_has_not_begun_has_no_replay(inn: Inn) -> None:
    guest = Visitor(inn.port, "Ada")
    table = guest.set_up(3)
    assert guest.request("GET", f"/api/replays/{table}").status_code == 409
    assert guest.request("GET", f"/api/replays/{table}/record").status_code == 403


# Uploads


def test_a_record_can_be_uploaded_and_looked_at(finished: Finished) -> None:
    wish = {"record": finished.record, "names": ["<i>Ada</i>", " Bo\x07 "]}
    sheet = finished.guests[0].ask("POST", "/api/records", wish)
    assert sheet["names"] == ["<i>Ada</i>", "Bo", "Seat 3"]
    assert sheet["eyes"] == ["open", "spectator", "1", "2", "3"]
    half = len(sheet["moves"]) // 2
    mine, theirs = [frame(finished.base, r, half, "2") for r in (sheet["id"], finished.table)]
    assert mine["state"] == theirs["state"]
    assert httpx.get(f"{finished.base}/api/replays/{sheet['id']}").json() == sheet
    assert httpx.get(f"{finished.base}/api/replays/{sheet['id']}/record").text == finished.record


def test_an_unfinished_record_is_seen_with_a_spectators_eyes_only(finished: Finished) -> None:
    record = read(finished.record)
    del record.lines[-20:]
    sheet = finished.guests[0].ask("POST", "/api/records", {"record": record.dump()})
    assert (sheet["finished"], sheet["eyes"]) == (False, ["spectator"])
    for path in ("record", "frames/9?eyes=open"):
        assert httpx.get(f"{finished.base}/api/replays/{sheet['id']}/{path}").status_code == 403


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[:-2],
        lambda text: text.replace("nature: lay out", "nature: lay down", 1),
        lambda text: text.replace("lost_mines", "chess"),
        lambda text: text.replace("seats: 3", "seats: 4"),
        lambda text: text + "x",
        lambda text: text[:30],
        lambda text: text[:19] * 1000,
    ],
)
def test_a_spoiled_record_is_refused_with_a_reason(finished: Finished, spoil: object) -> None:
    assert callable(spoil)
    answer = finished.guests[0].request("POST", "/api/records", {"record": spoil(finished.record)})
    assert answer.status_code == 422
    assert answer.json()["error"]


def test_what_has_too_many_lines_is_not_even_read(finished: Finished) -> None:
    answer = finished.guests[0].request("POST", "/api/records", {"record": finished.record + "\n" * 9000})
    assert (answer.status_code, answer.json()["error"]) == (
        422, "More than 5,000 moves are too many for a replay."
    )  # fmt: skip


def test_an_illegal_record_with_a_right_check_is_refused(finished: Finished) -> None:
    record = read(finished.record)
    record.lines.append(record.lines[-1])
    answer = finished.guests[0].request("POST", "/api/records", {"record": record.dump()})
    assert answer.status_code == 422


def test_uploads_need_a_name(finished: Finished) -> None:
    answer = httpx.post(f"{finished.base}/api/records", json={"record": finished.record})
    assert answer.status_code == 401


def test_watching_is_open_to_all(inn: Inn) -> None:
    table, _, callers = party(inn.port, people=1, seats=3)
    assert Caller(inn.port, table).now["at"] >= 0
    assert callers[0].seat == 0


@pytest.mark.parametrize("kept", [700, 2000])
def test_replays_hold_only_so_many_moves_in_memory(
    finished: Finished, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: int
) -> None:
    monkeypatch.setattr(replays, "KEPT_MOVES", kept)
    length = len(read(finished.record).lines)
    store = Store(f"sqlite:///{tmp_path}/underhall.db")

    async def upload() -> None:
        shelf = replays.Replays(House(store, Settings(limits=NO_LIMITS)))
        me = (await People(store, NO_LIMITS).enter(NewPerson("Ada"))).person
        sheets = [await shelf.upload(me, Upload(finished.record)) for _ in range(2 + kept // length)]
        assert 0 < sum(len(reel.lines) for reel in shelf.reels.values()) <= max(kept, length)
        for sheet in sheets:
            assert (await shelf.find(sheet.id, None, "here")).card().moves == sheet.moves
        assert len(shelf.reels) < len(sheets)

    asyncio.run(upload())
    store.close()


def test_making_replays_has_its_limit(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, replays=Rate(0.0, 2))
    inn = Inn(f"sqlite:///{tmp_path}/underhall.db", limits=limits).open()
    tables = [party(inn.port, people=1, seats=3)[0] for _ in range(3)]
    with httpx.Client(base_url=f"http://127.0.0.1:{inn.port}") as http:
        asked = [http.get(f"/api/replays/{table}").status_code for table in tables]
    assert asked == [200, 200, 429]
    inn.close()
