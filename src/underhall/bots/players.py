"""Who plays: a fingerprint of all that bots go by, which tells games of older bots from those of today."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

HOME = Path(__file__).parent
# What lets bots play, counts and tells of it, and chooses nothing.
LOOKING_ON = {"analysis", "balance", "strength"} | {
    f"{name}.py"
    for name in (
        "annals",
        "arena",
        "campaign",
        "chronicles",
        "cluster",
        "ladder",
        "ledger",
        "players",
        "terms",
    )
}
# One for each game, of which a bot reads that of its game.
BY_GAME = {"heuristics", "weights"}


@cache
def fingerprint(game: str) -> str:
    """Of the source and the weights that decide how bots play a game; comments and empty lines aside.

    Another one need not mean another player: a name that was changed is no other bot. The games tell.
    """
    found = sha256()
    for path in _sources(game):
        found.update(f"{path.relative_to(HOME).as_posix()}\n".encode())
        found.update("\n".join(_telling(path)).encode())
    return found.hexdigest()[:16]


def _sources(game: str) -> Iterator[Path]:
    for path in sorted([*HOME.rglob("*.py"), *HOME.rglob("*.json")]):
        parts = path.relative_to(HOME).parts
        if parts[0] not in LOOKING_ON and _of_this_game(path, game):
            yield path


def _of_this_game(path: Path, game: str) -> bool:
    """Folders and files that are named after another game are that game's alone."""
    parts = path.relative_to(HOME).parts
    owners = [below.removesuffix(".json") for above, below in pairwise(parts) if above in BY_GAME]
    return all(owner == game or owner.endswith(".py") for owner in owners)


def _telling(path: Path) -> list[str]:
    lines = [line.rstrip() for line in path.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line and not line.lstrip().startswith("#")]
