"""Taking the place where the server listens, or saying in one line why it cannot be had."""

from __future__ import annotations

import errno
import os
import socket
from contextlib import suppress

from underhall.server.door.addresses import EVERYWHERE, interfaces
from underhall.server.wire.hindrance import Hindrance

Place = tuple[socket.AddressFamily, tuple[str, int]]
NOT_HERE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class CannotListen(Hindrance):
    """Nobody can be heard there."""


def listen(host: str, port: int) -> list[socket.socket]:
    """A socket for each address that is meant; of several, some may be missing on this machine."""
    places = _places(host, port)
    taken: list[socket.socket] = []
    for place in places:
        try:
            taken.append(_take(*place))
        except OSError as error:
            if error.errno in NOT_HERE and (taken or place != places[-1]):
                continue
            for other in taken:
                other.close()
            raise _why(error, host, port) from error
    return taken


def _places(host: str, port: int) -> list[Place]:
    if host == EVERYWHERE:
        return [(socket.AF_INET, ("0.0.0.0", port)), (socket.AF_INET6, ("::", port))]
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise CannotListen("no_machine", host=repr(host), own=_own()) from error
    return list(dict.fromkeys((family, place) for family, _, _, _, place in found))  # type: ignore[misc]


def _take(family: socket.AddressFamily, place: tuple[str, int]) -> socket.socket:
    """Kept, but nobody is heard before the server is ready. On Windows `SO_REUSEADDR` lets two have it."""
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            taken.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        taken.bind(place)
    except OSError:
        taken.close()
        raise
    return taken


def _why(error: OSError, host: str, port: int) -> CannotListen:
    if error.errno == errno.EADDRINUSE:
        return CannotListen("port_in_use", port=str(port), free=str(_free_port()))
    if error.errno in NOT_HERE:
        return CannotListen("no_address", host=host, own=_own())
    if error.errno == errno.EACCES:
        return CannotListen("port_of_system", port=str(port))
    return CannotListen("cannot_listen", host=host, port=str(port), reason=str(error.strerror))


def _own() -> str:
    return ", ".join([str(own.ip) for own in interfaces() if not own.is_link_local])


def _free_port() -> int:
    with suppress(OSError), socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
    return 8080
