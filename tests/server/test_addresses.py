"""Where the server listens, at which addresses it is reached, and who is told of them."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any

import pytest

from ports import free_port
from underhall.server.configuring import BadSettings, settle
from underhall.server.door.addresses import EVERYWHERE, Interface, interfaces, link, own_link, reached_at
from underhall.server.door.listening import CannotListen, listen
from underhall.server.door.plate import Plate
from underhall.server.door.threshold import Threshold
from underhall.server.settings import Settings

HERE = "127.0.0.1"
STRANGER = "203.0.113.77"


def asked_from(address: str, *headers: tuple[bytes, bytes]) -> dict[str, Any]:
    return {"type": "http", "client": (address, 4711), "headers": [(b"host", b"hall"), *headers]}


def in_a_network() -> Interface:
    places = [place for place in reached_at("0.0.0.0") if place.network.num_addresses > 2]
    if not places:
        pytest.skip("this machine is in no network")
    return places[0]


def neighbour(of: Interface) -> str:
    """Another address in the same network."""
    return str(next(other for other in of.network.hosts() if other != of.ip))


# Listening


def test_everywhere_is_every_address_of_both_kinds() -> None:
    port = free_port()
    taken = listen(EVERYWHERE, port)
    for one in taken:
        one.listen()
    try:
        for place in [own for own in interfaces() if not own.is_link_local]:
            with socket.create_connection((str(place.ip), port), timeout=5):
                pass
    finally:
        for one in taken:
            one.close()


@pytest.mark.parametrize("host", [HERE, "localhost", "0.0.0.0", EVERYWHERE])
def test_a_port_in_use_is_named_and_another_one_offered(host: str) -> None:
    with socket.socket() as other:
        other.bind((HERE, 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(CannotListen, match=rf"^port {port} is in use.*--port \d+$"):
            listen(host, port)


def test_an_address_of_another_machine_is_refused_with_ones_own() -> None:
    with pytest.raises(CannotListen, match=rf"^{STRANGER} is no address of this machine; .*{HERE}"):
        listen(STRANGER, free_port())


@pytest.mark.parametrize("host", ["no.such.machine.invalid", "", "a b", "x" * 300])
def test_a_name_that_leads_nowhere_is_refused(host: str) -> None:
    with pytest.raises(CannotListen, match="no machine by the name"):
        listen(host, free_port())


# Being reached


@pytest.mark.parametrize("host", [HERE, "localhost", "127.0.0.2", "::1", "no.such.machine.invalid"])
def test_who_listens_to_this_machine_is_reached_by_nobody_else(host: str) -> None:
    assert reached_at(host) == []


def test_links_name_addresses_that_others_can_use() -> None:
    for place in reached_at(EVERYWHERE):
        assert not place.is_loopback
        assert not place.is_link_local
    assert {place.version for place in reached_at("0.0.0.0")} <= {4}
    assert {place.version for place in reached_at("::")} <= {6}


def test_one_address_is_reached_at_itself() -> None:
    place = in_a_network()
    assert [found.ip for found in reached_at(str(place.ip))] == [place.ip]


def test_links_are_written_as_browsers_read_them() -> None:
    assert link("192.168.1.5", 8000) == "http://192.168.1.5:8000"
    assert link("fd00::2", 8000) == "http://[fd00::2]:8000"
    assert link("hall", 80) == "http://hall"
    assert own_link(EVERYWHERE, 8000) == own_link("0.0.0.0", 8000) == "http://127.0.0.1:8000"
    assert own_link("::", 8000) == "http://[::1]:8000"


# Being told


def test_the_person_at_the_machine_is_told_every_address() -> None:
    told = Plate(Settings(host=EVERYWHERE, port=9000)).read(asked_from(HERE))
    assert told.links == [link(str(place.ip), 9000) for place in reached_at(EVERYWHERE)]
    assert told.only_here is (not told.links)


def test_a_guest_is_told_the_address_in_the_guests_own_network() -> None:
    place = in_a_network()
    told = Plate(Settings(host=EVERYWHERE)).read(asked_from(neighbour(place)))
    assert link(str(place.ip), 8000) in told.links
    asker = ipaddress.ip_address(neighbour(place))
    others = [own for own in reached_at(EVERYWHERE) if asker not in own.network]
    assert not {link(str(own.ip), 8000) for own in others} & set(told.links)


@pytest.mark.parametrize("stranger", [STRANGER, "2001:db8:77::1", "", "unix"])
def test_a_stranger_is_told_nothing(stranger: str) -> None:
    assert Plate(Settings(host=EVERYWHERE)).read(asked_from(stranger)).links == []


@pytest.mark.parametrize("header", [b"x-forwarded-for", b"forwarded", b"via", b"x-real-ip"])
def test_who_comes_through_somebody_else_is_told_nothing(header: bytes) -> None:
    told = Plate(Settings(host=EVERYWHERE)).read(asked_from(HERE, (header, b"198.51.100.7")))
    assert (told.links, told.only_here) == ([], False)


@pytest.mark.parametrize(
    "settings",
    [
        Settings(host=EVERYWHERE, hosts=("hall.example",)),
        Settings(host=EVERYWHERE, proxies=("10.0.0.1",)),
        Settings(host=EVERYWHERE, tell_addresses=False),
    ],
)
def test_out_on_the_internet_nobody_is_told_of_interfaces(settings: Settings) -> None:
    told = Plate(settings).read(asked_from(HERE))
    assert (told.links, told.only_here) == ([], False)


def test_a_url_is_told_to_all_and_nothing_else() -> None:
    plate = Plate(Settings(host=EVERYWHERE, url="https://hall.example"))
    for address in (HERE, STRANGER):
        assert plate.read(asked_from(address)).links == ["https://hall.example"]


def test_who_hears_this_machine_alone_says_so() -> None:
    told = Plate(Settings()).read(asked_from(HERE))
    assert (told.links, told.only_here) == ([], True)


# Names


async def nowhere(*_: object) -> None:
    raise AssertionError("nobody is let in here")


def test_listening_everywhere_lets_in_no_strange_names() -> None:
    names = Threshold(nowhere, Settings(host=EVERYWHERE, url="https://hall.example:8443")).names
    assert not names.include("evil.example")
    assert names.include("hall.example:8443")
    assert names.include("192.0.2.2:8000")


@pytest.mark.parametrize("url", ["ftp://hall", "hall.example", "https://hall.example/", "https://a b"])
def test_a_url_that_is_none_is_refused_in_one_line(url: str) -> None:
    with pytest.raises(BadSettings, match=r"^url: is written https://hall\.example, not "):
        settle({"url": url})
