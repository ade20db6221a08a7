"""`underhall editions`: the boxes that are kept, and whether everything played with them goes its way."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from underhall.cli.errors import Closed, Trouble
from underhall.cli.screen import Screen
from underhall.cli.words import say, told
from underhall.games import GAMES, editions

SQLITE = b"SQLite format 3"


def list_editions() -> None:
    """All kept boxes, and whether the present one is among them."""
    table = Table(box=None, pad_edge=False)
    for key in ("game", "edition", "fingerprint", "rules"):
        table.add_column(say(f"editions.{key}"))
    for game in GAMES.values():
        kept, present = editions.kept(game), game.box().fingerprint
        if present not in kept:
            table.add_row(game.name, say("editions.present"), present, str(game.rules_version))
        for fingerprint, path in kept.items():
            now = fingerprint == present
            table.add_row(game.name, path.stem, fingerprint, str(game.rules_version) if now else "")
    Screen().print(table)


def keep_editions() -> None:
    for game in GAMES.values():
        path = editions.keep(game)
        fingerprint = game.box().fingerprint
        words = (
            say("editions.kept", file=str(path)) if path else say("editions.known", fingerprint=fingerprint)
        )
        Screen().print(f"{game.name}: {words}")


def check_editions(places: list[str]) -> bool:
    """Play everything in these folders and databases again; a line for each game that goes another way."""
    screen, well = Screen(), True
    for place in places:
        count, wrong = _other_ways(place)
        for where, reason in wrong.items():
            screen.print(say("editions.other_way", where=where, reason=reason))
        screen.print(say("editions.counted", place=place, count=count, wrong=len(wrong)))
        well = well and not wrong
    return well


def _other_ways(place: str) -> tuple[int, dict[str, str]]:
    path = Path(place)
    if "://" in place or _is_database(path):
        return _other_ways_of_hall(place)
    if not path.is_dir():
        raise Trouble(say("trouble.no_games", place=place))
    count, wrong = editions.other_ways(GAMES, path)
    return count, {str(file): reason for file, reason in wrong.items()}


def _other_ways_of_hall(database: str) -> tuple[int, dict[str, str]]:
    from underhall.server.database.opening import CannotOpen, plainly
    from underhall.server.house.proving import other_ways
    from underhall.server.settings import Settings

    try:
        with plainly(Settings(database=database).address):
            return other_ways(database)
    except CannotOpen as error:
        raise Closed(told(error)) from error


def _is_database(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(SQLITE)) == SQLITE
