"""Gates: buckets per address that strangers cannot wash away."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from underhall.server.door.limits import Bucket, Gate, counted
from underhall.server.door.watch import Watch
from underhall.server.play.turnstile import Turnstile
from underhall.server.settings import Limits, Rate

NEVER_FILLS = Rate(0.0, 2)


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
    ],
)
def test_an_address_counts_for_its_household(address: str, household: str) -> None:
    assert counted(address) == household


def test_a_bucket_gives_what_it_holds() -> None:
    bucket = Bucket(Rate(0.0, 10))
    assert bucket.take(7)
    assert not bucket.take(4)
    assert bucket.take(3)


def test_what_is_given_back_does_not_overflow() -> None:
    gate = Gate(NEVER_FILLS)
    assert gate.lets_in("ada")
    for _ in range(3):
        gate.give_back("ada")
    assert [gate.lets_in("ada") for _ in range(3)] == [True, True, False]


def test_many_strangers_cannot_wash_away_what_one_has_spent() -> None:
    gate = Gate(NEVER_FILLS, remembered=50)
    assert [gate.lets_in("rude") for _ in range(3)] == [True, True, False]
    for n in range(5000):
        gate.lets_in(f"stranger {n}")
    assert not gate.lets_in("rude")
    assert len(gate.buckets) <= 50


def test_strangers_beyond_memory_share_buckets() -> None:
    gate = Gate(NEVER_FILLS, remembered=50)
    let_in = sum(gate.lets_in(f"stranger {n}") for n in range(20_000))
    assert let_in <= 2 * (50 + len(gate.shared))


def test_who_has_long_been_gone_is_forgotten() -> None:
    gate = Gate(Rate(1e9, 1), remembered=50)
    assert all(gate.lets_in(f"stranger {n}") for n in range(500))
    assert len(gate.buckets) == 50


class Wire:
    """Stands for a transport: where it comes from, and whether it was cut."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cut = False

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return self.address, 1

    def abort(self) -> None:
        self.cut = True

    def is_closing(self) -> bool:
        return self.cut


def wire(watch: Watch, address: str) -> Wire | None:
    made = Wire(address)
    return made if watch.admit(cast(asyncio.Transport, made)) is not None else None


def test_who_works_does_not_make_way() -> None:
    watch = Watch(Limits(connections_per_address=2))
    first = Wire("192.0.2.1")
    place = watch.admit(cast(asyncio.Transport, first))
    assert place is not None
    watch.works(place)
    second, third = wire(watch, "192.0.2.1"), wire(watch, "192.0.2.1")
    assert second is not None
    assert third is not None
    assert (first.cut, second.cut, third.cut) == (False, True, False)
    assert sum(watch.of.values()) == len(watch.places) == 2


def test_where_all_work_nobody_is_let_in() -> None:
    watch = Watch(Limits(connections=3))
    for n in range(3):
        place = watch.admit(cast(asyncio.Transport, Wire(f"192.0.2.{n}")))
        assert place is not None
        watch.works(place)
    assert wire(watch, "192.0.2.9") is None


def test_connections_of_an_address_come_only_so_fast() -> None:
    watch = Watch(Limits(calls=NEVER_FILLS), ("10.0.0.0/8",))
    assert [wire(watch, "192.0.2.1") is not None for _ in range(3)] == [True, True, False]
    assert [wire(watch, "10.1.2.3") is not None for _ in range(3)] == [True, True, True]


# The turnstile


def passed(*addresses: str) -> list[tuple[str, int]]:
    """Who went through, and how often all others had been heard by then."""
    found, heard = list[tuple[str, int]](), 0

    async def ask(turnstile: Turnstile, address: str) -> None:
        await turnstile.pass_by(address)
        found.append((address, heard))

    async def run() -> None:
        nonlocal heard
        turnstile = Turnstile()
        asking = [asyncio.create_task(ask(turnstile, address)) for address in addresses]
        while len(found) < len(addresses):
            await asyncio.sleep(0)
            heard += 1
        await asyncio.gather(*asking)

    asyncio.run(run())
    return found


def test_before_the_turnstile_addresses_take_turns() -> None:
    order = [address for address, _ in passed("rude", "rude", "rude", "rude", "ada", "ben")]
    assert order == ["rude", "rude", "ada", "ben", "rude", "rude"]


def test_between_two_who_pass_the_turnstile_all_others_are_heard() -> None:
    times = [heard for _, heard in passed(*["rude"] * 6)]
    assert len(set(times)) == 6
