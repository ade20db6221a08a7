"""Elsewhere: a process that thinks, one thought after the other, until nobody is left to ask for any.

    python -m underhall.server.play.elsewhere

What it hears is a pickled function with its arguments; what it tells, whether that went well and what came of
it or what went wrong. Only `thinkers` talks to it: pickles are heard from nobody else.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys

HEAD = 8


def framed(text: bytes) -> bytes:
    return len(text).to_bytes(HEAD, "big") + text


def thought(asked: bytes) -> bytes:
    try:
        of, arguments = pickle.loads(asked)
        return pickle.dumps((True, of(*arguments)))
    except Exception as error:
        return pickle.dumps((False, f"{type(error).__name__}: {error}"))


def make_way() -> None:
    """Whoever answers people goes first, and when to stop is left to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)


def main() -> None:
    """What is printed meanwhile must not be taken for an answer."""
    make_way()
    heard, told = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        while size := heard.read(HEAD):
            told.write(framed(thought(heard.read(int.from_bytes(size, "big")))))
            told.flush()
    except BrokenPipeError:  # the server has gone while it was thought of
        os._exit(0)


if __name__ == "__main__":
    main()
