"""Ports for servers, below those that the system lends to connections: nobody comes between."""

from __future__ import annotations

import os
import socket
from collections import deque
from itertools import count

LOWEST, STRETCH = 10_000, 20_000
# Every process begins elsewhere.
_NEXT = count(os.getpid() * 97)
# A port stays free until its server has come up, and others look for one meanwhile. So the last few of ours
# have a sign on them: the datagram port of the same number.
KEPT = 100
_SIGNS: deque[socket.socket] = deque()


def free_port() -> int:
    while True:
        port = LOWEST + next(_NEXT) % STRETCH
        sign = socket.socket(type=socket.SOCK_DGRAM)
        if _can_be_had(sign, port) and _is_silent(port):
            _SIGNS.append(sign)
            if len(_SIGNS) > KEPT:
                _SIGNS.popleft().close()
            return port
        sign.close()


def _is_silent(port: int) -> bool:
    with socket.socket() as caller, socket.socket() as probe:
        return bool(caller.connect_ex(("127.0.0.1", port))) and _can_be_had(probe, port)


def _can_be_had(end: socket.socket, port: int) -> bool:
    try:
        end.bind(("0.0.0.0", port))
    except OSError:
        return False
    return True
