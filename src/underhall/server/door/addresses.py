"""At which addresses this machine is reached, and by whom they may be known."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as TooLate
from contextlib import suppress

import ifaddr

Interface = ipaddress.IPv4Interface | ipaddress.IPv6Interface
EVERYWHERE = "everywhere"
EVERY = {EVERYWHERE: (4, 6), "0.0.0.0": (4,), "::": (6,)}
# Nothing is sent there: the system only says by which of its addresses it would.
FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
PATIENCE = 1.0


def interfaces() -> list[Interface]:
    """Every address of this machine, with the network it is in."""
    return [
        ipaddress.ip_interface(f"{ip.ip if ip.is_IPv4 else ip.ip[0]}/{ip.network_prefix}")
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
    ]


def reached_at(host: str) -> list[Interface]:
    """Where others reach a server that listens at `host`, the likeliest first; none if it hears this machine
    alone. Addresses that are good on one cable only (link-local) are of no use in a link."""
    found = [own for own in interfaces() if not (own.is_loopback or own.is_link_local)]
    if host in EVERY:
        chosen = [own for own in found if own.version in EVERY[host]]
    else:
        meant = set(_resolved(host))
        chosen = [own for own in found if own.ip in meant]
    first = set(_ways_out())
    return sorted(
        chosen, key=lambda own: (own.ip not in first, own.version, not own.is_private, own.ip.packed)
    )


def _resolved(host: str) -> Iterator[ipaddress.IPv4Address | ipaddress.IPv6Address]:
    with suppress(OSError, UnicodeError):
        for *_, place in socket.getaddrinfo(host, None, type=socket.SOCK_STREAM):
            yield ipaddress.ip_address(str(place[0]).partition("%")[0])


def _ways_out() -> Iterator[ipaddress.IPv4Address | ipaddress.IPv6Address]:
    for family, far in FAR.items():
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            yield ipaddress.ip_address(probe.getsockname()[0])


def own_name(places: list[Interface]) -> str | None:
    """This machine's name, if it leads to one of these places. Names are looked up elsewhere, which may take
    its time."""
    name = socket.gethostname()
    pool = ThreadPoolExecutor(1)
    try:
        found = pool.submit(lambda: set(_resolved(name))).result(PATIENCE)
    except TooLate:
        return None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    return name if found & {place.ip for place in places} else None


def link(place: str, port: int) -> str:
    shown = f"[{place}]" if ":" in place else place
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"


def own_link(host: str, port: int) -> str:
    """How this machine itself reaches it."""
    here = {EVERYWHERE: "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}
    return link(here.get(host, host), port)
