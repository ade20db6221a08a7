"""Ports for servers, below those that the system lends to connections: nobody comes between."""

from __future__ import annotations

import os
import socket
from itertools import count

LOWEST, STRETCH = 10_000, 10_000
WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 2
# Every process goes through its own part of them.
_NEXT = count(os.getpid() * 7)


def free_port() -> int:
    while True:
        port = LOWEST + WORKER * STRETCH + next(_NEXT) % STRETCH
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) and _can_be_had(port):
                return port


def _can_be_had(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("0.0.0.0", port))
        except OSError:
            return False
    return True
