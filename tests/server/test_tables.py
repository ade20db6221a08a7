"""Setting up tables: seats, hosts, bots, options, lists."""

from __future__ import annotations

import time
from random import Random

import httpx
import pytest

from server.visitors import Caller, Inn, Json, Visitor, mover, party, play_to_the_end
from underhall.games import GAMES


def kinds(sheet: Json) -> list[str]:
    return [seat["kind"] for seat in sheet["seats"]]


def test_the_host_sits_at_the_first_seat_and_bots_fill_the_rest(inn: Inn) -> None:
    host = Visitor(inn.port, "Ada")
    sheet = host.ask("POST", "/api/tables", {"game": "lost_mines", "seats": 4, "fill_with": "greedy"})
    assert (sheet["host"], sheet["stage"], kinds(sheet)) == (host.id, "gathering", ["person"] + 3 * ["bot"])
    assert sheet["options"] == {"further_rounds": "no"}


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"seats": 2}, 422),
        ({"seats": 10}, 422),
        ({"seats": 3, "options": {"further_rounds": "perhaps"}}, 422),
        ({"seats": 3, "options": {"wind": "yes"}}, 422),
        ({"seats": 3, "game": "chess"}, 404),
        ({"seats": 3, "fill_with": "oracle"}, 422),
        ({"seats": 3, "clock": {"stock": 5}}, 400),
        ({"seats": "3"}, 400),
        ({"seats": 3, "colour": "red"}, 400),
    ],
)
def test_an_impossible_table_is_refused_with_a_reason(inn: Inn, wish: Json, status: int) -> None:
    answer = Visitor(inn.port, "Ada").request("POST", "/api/tables", {"game": "lost_mines", **wish})
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]


def test_seats_are_taken_changed_and_left(inn: Inn) -> None:
    host, guest = Visitor(inn.port, "Ada"), Visitor(inn.port, "Brock")
    table = host.set_up(3)
    assert guest.seat(table, 1)["seats"][1]["name"] == "Brock"
    assert host.request("POST", f"/api/tables/{table}/seats/1", {"do": "take"}).status_code == 409
    assert kinds(guest.seat(table, 2)) == ["person", "open", "person"]
    assert kinds(guest.seat(table, 2)) == ["person", "open", "person"]
    assert kinds(guest.seat(table, 2, "leave")) == ["person", "open", "open"]
    assert guest.request("POST", f"/api/tables/{table}/seats/0", {"do": "leave"}).status_code == 403


def test_only_the_host_gives_seats_to_bots_and_opens_them(inn: Inn) -> None:
    host, guest = Visitor(inn.port, "Ada"), Visitor(inn.port, "Brock")
    table = host.set_up(3)
    order = {"do": "bot", "bot": "random"}
    assert guest.request("POST", f"/api/tables/{table}/seats/1", order).status_code == 403
    assert host.seat(table, 1, **order)["seats"][1]["bot"] == "random"
    assert guest.request("POST", f"/api/tables/{table}/seats/1", {"do": "open"}).status_code == 403
    assert kinds(host.seat(table, 1, "open")) == ["person", "open", "open"]
    assert host.request("POST", f"/api/tables/{table}/seats/1", {"do": "bot", "bot": "x"}).status_code == 422
    assert host.request("POST", f"/api/tables/{table}/seats/0", order).status_code == 409
    guest.seat(table, 1)
    assert kinds(host.seat(table, 1, "open")) == ["person", "open", "open"]


@pytest.mark.parametrize("seat", ["3", "99", "-1", "x", "\u0663", "1" * 30])
def test_there_are_no_other_seats(inn: Inn, seat: str) -> None:
    host = Visitor(inn.port, "Ada")
    answer = host.request("POST", f"/api/tables/{host.set_up(3)}/seats/{seat}", {"do": "take"})
    assert answer.status_code == 404


def test_the_host_starts_when_all_seats_are_filled(inn: Inn) -> None:
    host, guest = Visitor(inn.port, "Ada"), Visitor(inn.port, "Brock")
    table = host.set_up(3)
    guest.seat(table, 1)
    assert host.request("POST", f"/api/tables/{table}/start").status_code == 409
    host.seat(table, 2, "bot", bot="random")
    assert guest.request("POST", f"/api/tables/{table}/start").status_code == 403
    assert host.start(table)["stage"] == "playing"
    assert host.request("POST", f"/api/tables/{table}/start").status_code == 409
    assert guest.request("POST", f"/api/tables/{table}/seats/1", {"do": "take"}).status_code == 409


def test_who_takes_a_seat_gets_its_eyes(inn: Inn) -> None:
    host, guest = Visitor(inn.port, "Ada"), Visitor(inn.port, "Brock")
    table = host.set_up(3)
    caller, watching = guest.sit(table), host.sit(table)
    assert caller.seat is None
    assert watching.table["watchers"] == 1
    guest.seat(table, 1)
    assert caller.next("welcome")["seat"] == 1
    watching.until(lambda caller: caller.table["watchers"] == 0)
    assert watching.table["seats"][1] | {"person": guest.id, "online": True} == watching.table["seats"][1]
    guest.seat(table, 1, "leave")
    assert caller.next("welcome")["seat"] is None


def test_public_tables_are_listed_and_others_need_the_link(inn: Inn) -> None:
    host = Visitor(inn.port, "Ada")
    public, private = host.set_up(3, public=True), host.set_up(3)
    listed = [sheet["id"] for sheet in httpx.get(f"http://127.0.0.1:{inn.port}/api/tables").json()]
    assert public in listed
    assert private not in listed
    assert len(private) >= 16
    assert Visitor(inn.port, "Brock").seat(private, 1)["seats"][1]["name"] == "Brock"
    assert [sheet["id"] for sheet in host.ask("GET", "/api/me/tables")] == [private, public]


def waiting(guest: Visitor) -> list[bool]:
    """Where the own list says that it is one's turn."""
    return [sheet["your_turn"] for sheet in guest.ask("GET", "/api/me/tables")]


def test_ones_own_list_says_where_it_is_ones_turn_and_only_that(database: str) -> None:
    inn = Inn(database, idle_seconds=0.2).open()
    table, guests, callers = party(inn.port, people=3, seats=3, public=True)
    for _ in range(4):
        asked = mover(callers)
        assert [waiting(guest) for guest in guests] == [[caller is asked] for caller in callers]
        asked.play(asked.now["choices"][0]["text"])
    asked = mover(callers)
    assert "your_turn" not in httpx.get(f"http://127.0.0.1:{inn.port}/api/tables").text
    for caller in callers:
        caller.close()
    time.sleep(0.6)  # nobody is there, and the table sleeps
    assert [waiting(guest) for guest in guests] == [[caller is asked] for caller in callers]
    guests[callers.index(asked)].seat(table, callers.index(asked), "leave")
    assert waiting(guests[callers.index(asked)]) == [False]
    inn.close()


def test_a_table_that_gathers_waits_for_nobody(inn: Inn) -> None:
    host = Visitor(inn.port, "Ada")
    host.set_up(3)
    assert waiting(host) == [False]


def test_online_shows_who_is_there(inn: Inn) -> None:
    _, guests, callers = party(inn.port, people=3, seats=3)
    callers[0].until(lambda caller: all(seat["online"] for seat in caller.table["seats"]))
    callers[1].close()
    callers[0].until(lambda caller: not caller.table["seats"][1]["online"])
    assert callers[0].table["seats"][1]["person"] == guests[1].id


def test_a_rematch_has_the_same_people_and_links_both_ways(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=2, seats=4)
    assert guests[0].request("POST", f"/api/tables/{table}/rematch").status_code == 403
    finish(callers)
    assert Visitor(inn.port, "Other").request("POST", f"/api/tables/{table}/rematch").status_code == 403
    sheet = guests[1].ask("POST", f"/api/tables/{table}/rematch")
    assert (sheet["rematch_of"], sheet["stage"], sheet["host"]) == (table, "gathering", guests[1].id)
    assert [(s["person"], s["bot"]) for s in sheet["seats"]] == [
        (guests[0].id, None),
        (guests[1].id, None),
        (None, "random"),
        (None, "random"),
    ]
    assert callers[0].next("table")["table"]["rematch"] == sheet["id"]
    assert guests[0].ask("POST", f"/api/tables/{table}/rematch")["id"] == sheet["id"]
    assert guests[1].start(sheet["id"])["stage"] == "playing"


def test_a_rematch_on_a_shared_device_keeps_everybody_apart(inn: Inn) -> None:
    """The device asks as its owner; its other people sit down again by their own tokens alone."""
    table, (owner, *others), callers = party(inn.port, people=3, seats=4)
    finish(callers)
    again = owner.ask("POST", f"/api/tables/{table}/rematch")["id"]
    owner.start(again)
    device = [guest.sit(again) for guest in (owner, *others)]
    assert [caller.seat for caller in device] == [0, 1, 2]
    asked = set()
    for _ in range(12):
        mine = mover(device)
        assert mine.seat == mine.now["to_move"]
        silent = [caller for caller in device if caller is not mine]
        assert [caller.now["choices"] for caller in silent] == [[], []]
        assert silent[0].play(mine.now["choices"][0]["text"])["type"] == "refused"
        assert mine.play(mine.now["choices"][0]["text"])["type"] == "done"
        asked.add(mine.seat)
    assert len(asked) > 1
    assert callers[0].until(lambda caller: caller.table["rematch"] is not None).table["rematch"] == again


def finish(callers: list[Caller]) -> None:
    """Play on without much thought."""
    play_to_the_end(callers, Random(5))


def test_games_and_their_sheets(inn: Inn) -> None:
    base = f"http://127.0.0.1:{inn.port}"
    cards = httpx.get(f"{base}/api/games").json()
    assert [card["name"] for card in cards] == list(GAMES)
    for card in cards:
        sheet = httpx.get(f"{base}/api/games/{card['name']}").json()
        assert card == {name: sheet[name] for name in card}
        assert sheet["box"]
        assert sheet["words"]
        assert sheet["chapters"][0]["rules"][0]["id"].endswith("-1.01")
    assert httpx.get(f"{base}/api/games/chess").status_code == 404


@pytest.mark.parametrize("table", ["nowhere", "%00", "..%2f", "x" * 200, "\u00e4"])
def test_there_is_no_such_table(inn: Inn, table: str) -> None:
    base = f"http://127.0.0.1:{inn.port}"
    for path in ("/api/tables/{}", "/api/replays/{}/record", "/api/replays/{}", "/api/replays/{}/frames/0"):
        assert httpx.get(base + path.format(table)).status_code == 404
