"""Games on a Ray cluster: an extra, which only those who ask for it need.

Ray calls home unless it is told not to, and so it is.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
from collections import deque
from collections.abc import Callable, Iterator
from importlib.metadata import version
from itertools import islice
from typing import Any, TypeVar

T = TypeVar("T")
# So many games wait for each processor, so that none is idle while one is fetched.
WAITING = 4
QUIET = "RAY_USAGE_STATS_ENABLED"


class NoRay(Exception):
    """The library is not installed."""


class NoCluster(Exception):
    """There is none where one was looked for."""


class OtherVersion(Exception):
    """Where the games are to be played another version is installed than here, which this names."""


class Cluster:
    """Plays games wherever Ray has processors; a cluster that was there before stays when this is done.

    It is the one at `address`, or that of RAY_ADDRESS, or one that is running on this machine; if there is
    none, one is started for as long as the games take.
    """

    def __init__(self, address: str | None = None) -> None:
        if importlib.util.find_spec("ray") is None:
            raise NoRay
        self.address = address

    def __call__(self, play: Callable[[int], T], numbers: range) -> Iterator[T]:
        """The games of these numbers, in order."""
        os.environ.setdefault(QUIET, "0")
        ray: Any = importlib.import_module("ray")
        try:
            ray.init(address=self.address, log_to_driver=False, include_dashboard=False)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            raise NoCluster(first_line(error)) from error
        try:
            yield from in_order(ray, play, numbers)
        finally:
            ray.shutdown()


def in_order(ray: Any, play: Callable[[int], T], numbers: range) -> Iterator[T]:
    """A game that is lost with its machine is played again: it comes to the same."""
    here, task = ray.put((version("underhall"), play)), ray.remote(played_there)
    todo = iter(numbers)
    under_way = deque([task.remote(here, number) for number in islice(todo, waiting(ray))])
    while under_way:
        outcome: T | None = ray.get(under_way.popleft())
        if outcome is None:
            raise OtherVersion(version("underhall"))
        room = waiting(ray) - len(under_way)
        under_way.extend([task.remote(here, number) for number in islice(todo, max(0, room))])
        yield outcome


def waiting(ray: Any) -> int:
    """A cluster may grow while it plays."""
    return max(1, int(ray.cluster_resources().get("CPU", 1))) * WAITING


def played_there(here: tuple[str, Callable[[int], T]], number: int) -> T | None:
    """A game, or nothing where another version is installed, which might play it otherwise."""
    wanted, play = here
    return play(number) if version("underhall") == wanted else None


def first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]
