"""What is stored, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, func, select, text, update

from server.visitors import Caller, Inn, Visitor, choice, mover, party, play_to_the_end
from underhall.server.database import schema
from underhall.server.database.store import ADD_LINE, ADD_PERSON, Store, migrate
from underhall.server.database.writer import Clash, NotStored
from underhall.server.people.register import People
from underhall.server.settings import NO_LIMITS
from underhall.server.wire.identity import NewPerson


def with_store(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    store = Store(address)
    try:
        asyncio.run(_run(store, work))
    finally:
        store.close()


async def _run(store: Store, work: Callable[[Store], Awaitable[None]]) -> None:
    await work(store)


def test_migrations_lead_to_the_present_schema(any_database: str) -> None:
    store = Store(any_database)
    migrate(store.engine)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.METADATA) == []
    store.close()


def test_what_is_acknowledged_is_there(any_database: str) -> None:
    async def work(store: Store) -> None:
        people = People(store, NO_LIMITS)
        guests = await asyncio.gather(*[people.enter(NewPerson(f"Guest {n}")) for n in range(50)])
        with store.engine.connect() as connection:
            stored = set(connection.scalars(select(schema.people.c.id)))
        assert stored == {guest.person.id for guest in guests}

    with_store(any_database, work)


def test_a_bad_job_does_not_take_others_with_it(any_database: str) -> None:
    async def work(store: Store) -> None:
        def add(person: str) -> asyncio.Future[None]:
            return store.write((ADD_PERSON, [{"id": person, "name": "x", "created": 0.0}]))

        await add("one")
        outcomes = await asyncio.gather(
            *[add(person) for person in ("two", "one", "three", "two", "four")], return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [
            type(None),
            Clash,
            type(None),
            Clash,
            type(None),
        ]
        with store.engine.connect() as connection:
            assert connection.scalar(select(func.count()).select_from(schema.people)) == 4

    with_store(any_database, work)


def test_a_job_is_stored_wholly_or_not_at_all(any_database: str) -> None:
    async def work(store: Store) -> None:
        rows = [{"id": person, "name": "x", "created": 0.0} for person in ("one", "two", "one")]
        with pytest.raises(NotStored):
            await store.write((ADD_PERSON, rows))
        with store.engine.connect() as connection:
            assert connection.scalar(select(func.count()).select_from(schema.people)) == 0

    with_store(any_database, work)


def test_the_token_key_is_chosen_once(any_database: str) -> None:
    keys = []
    for fresh in ("first", "second"):
        store = Store(any_database)
        keys.append(store.secret("token key", fresh))
        store.close()
    assert keys == ["first", "first"]


def reopen(inn: Inn, guests: list[Visitor]) -> Inn:
    inn.close()
    fresh = Inn(inn.settings.database, snapshot_every=inn.settings.snapshot_every).open()
    for guest in guests:
        guest.port = fresh.port
        guest.http.base_url = f"http://127.0.0.1:{fresh.port}"
    return fresh


def seen(callers: list[Caller]) -> list[object]:
    return [(caller.state, caller.log, caller.chat, caller.seat) for caller in callers]


@pytest.mark.parametrize("snapshot_every", [15, 10_000])
def test_a_whole_game_survives_restarts(any_database: str, snapshot_every: int) -> None:
    inn = Inn(any_database, snapshot_every=snapshot_every).open()
    table, guests, callers = party(inn.port, people=3, seats=4)
    dice = random.Random(6)
    callers[0].ask("say", text="hello")
    for moves in (1, 30):
        for _ in range(moves):
            caller = mover(callers)
            caller.play(choice(caller.now, dice))
        mover(callers)
        for caller in callers:
            caller.until(lambda caller: len(caller.chat) == 1)
        before = seen(callers)
        inn = reopen(inn, guests)
        callers = [guest.sit(table) for guest in guests]
        assert seen(callers) == before
    play_to_the_end(callers, dice)
    record = guests[0].request("GET", f"/api/replays/{table}/record").text
    inn = reopen(inn, guests)
    assert guests[0].request("GET", f"/api/replays/{table}/record").text == record
    assert guests[0].sit(table).now["winners"]
    inn.close()


def alter(inn: Inn, **values: str) -> None:
    """As if all tables came from another edition of the game."""
    store = Store(inn.settings.database)
    with store.engine.begin() as connection:
        connection.execute(update(schema.tables).values(**values))
    store.close()


def test_a_game_begins_by_the_rules_that_are_here(database: str) -> None:
    """A table that gathered under an older edition is played by the present one, and stays playable."""
    inn = Inn(database).open()
    guest = Visitor(inn.port, "Solo")
    table = guest.set_up(3, fill_with="random")
    alter(inn, rules="0", fingerprint="older")
    inn = reopen(inn, [guest])
    guest.start(table)
    inn = reopen(inn, [guest])
    assert guest.sit(table).my_turn().now["choices"]
    inn.close()


def test_a_game_that_other_rules_began_is_told_to_be_so(database: str) -> None:
    inn = Inn(database).open()
    table, guests, _ = party(inn.port, people=1, seats=3)
    alter(inn, fingerprint="older")
    inn = reopen(inn, guests)
    answer = guests[0].request("GET", f"/api/tables/{table}")
    assert answer.status_code == 409
    assert "is safe, but cannot be played at present: " in answer.json()["error"]
    own = guests[0].ask("GET", "/api/me/tables")
    assert [(sheet["id"], sheet["your_turn"]) for sheet in own] == [(table, False)]
    inn.close()


def test_undone_moves_stay_in_the_log_and_out_of_the_game(any_database: str) -> None:
    inn = Inn(any_database, snapshot_every=5).open()
    guest = Visitor(inn.port, "Solo")
    table = guest.set_up(3, fill_with="random")
    caller = guest.sit(table)
    guest.start(table)
    dice = random.Random(2)
    for n in range(12):
        caller.my_turn().play(choice(caller.now, dice))
        caller.my_turn()
        if n % 3 == 2:
            caller.ask("undo", at=caller.now["at"])
            caller.next("state")
    caller.my_turn()
    state, log = caller.now, caller.log
    inn = reopen(inn, [guest])
    again = guest.sit(table)
    assert (again.now, again.log) == (state, log)
    with Store(any_database).engine.connect() as connection:
        kinds = list(connection.scalars(select(schema.lines.c.kind).order_by(schema.lines.c.n)))
    assert len(kinds) == state["at"]
    assert kinds.count("undo") == 4
    again.my_turn().play(choice(again.now, dice))
    inn.close()


def test_a_free_undo_is_still_free_after_a_restart(any_database: str) -> None:
    inn = Inn(any_database, snapshot_every=1).open()
    table, guests, callers = party(inn.port, people=3, seats=3)
    while True:
        caller = mover(callers)
        discards = [entry["text"] for entry in caller.now["choices"] if entry["key"] == "move.discard"]
        caller.play(discards[0] if discards else caller.now["choices"][0]["text"])
        if caller.now["can_undo"] and discards:
            break
    seat = caller.seat or 0
    inn = reopen(inn, guests)
    again = guests[seat].sit(table)
    assert again.now["can_undo"]
    assert again.ask("undo", at=again.now["at"])["type"] == "done"
    inn.close()


def test_what_cannot_be_stored_is_not_acknowledged_and_the_table_is_restored(any_database: str) -> None:
    """Another hand wrote the next line: what comes after it is refused by the database."""
    inn = Inn(any_database).open()
    _, _, callers = party(inn.port, people=3, seats=3)
    caller = mover(callers)
    store = Store(any_database)
    row = {"n": caller.now["at"], "kind": "move", "actor": caller.seat, "time": 0.0}
    move = caller.now["choices"][0]["text"]
    with store.engine.begin() as connection:
        connection.execute(ADD_LINE, {"table_id": caller.table["id"], "text": move, **row})
    store.close()
    fault = caller.ask("play", at=caller.now["at"], move=caller.now["choices"][-1]["text"])
    assert (fault["type"], "could not be stored" in fault["text"]) == ("fault", True)
    assert caller.now["at"] == row["n"] + 1
    inn.close()


def test_a_lost_connection_to_the_database_loses_no_move(postgres: str) -> None:
    inn = Inn(postgres).open()
    _, _, callers = party(inn.port, people=3, seats=3)
    killer = Store(postgres)
    dice = random.Random(1)
    for _ in range(5):
        with killer.engine.connect() as connection:
            connection.execute(
                text(
                    "select pg_terminate_backend(pid) from pg_stat_activity "
                    "where datname = current_database() and pid <> pg_backend_pid()"
                )
            )
        caller = mover(callers)
        assert caller.play(choice(caller.now, dice))["type"] == "done"
    killer.close()
    inn.close()


def test_an_outage_of_the_database_stops_the_table_and_harms_nothing(cluster: str, postgres: str) -> None:
    inn = Inn(postgres).open()
    table, guests, callers = party(inn.port, people=3, seats=3)
    caller = mover(callers)
    at, move = caller.now["at"], caller.now["choices"][0]["text"]
    name = postgres.rsplit("/", 1)[1]
    admin = create_engine(f"{cluster}/postgres".replace("postgresql", "postgresql+psycopg"))
    with admin.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"alter database {name} allow_connections false"))
        connection.execute(
            text(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")
        )
        for _ in range(2):
            assert caller.ask("play", at=at, move=move)["type"] == "fault"
        assert guests[0].request("PATCH", "/api/me", {"name": "Adah"}).status_code == 503
        connection.execute(text(f"alter database {name} allow_connections true"))
    admin.dispose()
    assert caller.ask("play", at=at, move=move)["type"] == "done"
    caller.catch_up(at + 1)
    again = guests[caller.seat or 0].sit(table)
    assert (again.state, again.log) == (caller.state, caller.log)
    inn.close()
