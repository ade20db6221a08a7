"""The arguments and options of the commands, with their help texts and completion."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from underhall.bots import BOTS
from underhall.cli.errors import Trouble
from underhall.cli.words import say
from underhall.games import GAMES


def _complete_game(incomplete: str) -> list[str]:
    return [name for name in GAMES if name.startswith(incomplete)]


def _complete_bots(incomplete: str) -> list[str]:
    done, comma, last = incomplete.rpartition(",")
    return [f"{done}{comma}{name}" for name in BOTS if name.startswith(last)]


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"underhall {version('underhall')}")
        raise typer.Exit


def chosen_options(texts: list[str] | None) -> dict[str, str]:
    """`name=value` as often as it was said."""
    chosen = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Trouble(say("trouble.option", text=text))
        chosen[name.strip()] = value.strip()
    return chosen


def bot_names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if "" in names:
        raise Trouble(say("trouble.no_bot", text=text))
    return names


def at_least_one(what: str, number: int) -> int:
    if number < 1:
        raise Trouble(say("trouble.at_least_one", what=what, number=number))
    return number


ShowVersion = Annotated[
    bool, typer.Option("--version", help="Print the version.", callback=_show_version, is_eager=True)
]
GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game of underhall games.", autocompletion=_complete_game)
]
Options = Annotated[list[str] | None, typer.Option("--option", help="A game option: name=value.")]
Pack = Annotated[Path | None, typer.Option(help="A folder of component tables to play with.")]
Bots = Annotated[
    str, typer.Option(help="Bots for the seats, in turn, with commas.", autocompletion=_complete_bots)
]
Seed = Annotated[str | None, typer.Option(help="The same seed deals the same cards.")]

# play
PlaySeats = Annotated[int | None, typer.Option(help="How many play, you included.", show_default="4")]
OwnSeat = Annotated[int, typer.Option(help="Where you sit.")]
OwnName = Annotated[str | None, typer.Option(help="Your name.")]
Load = Annotated[Path | None, typer.Option(help="Go on from a record.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the last unfinished game.")]
Saves = Annotated[Path | None, typer.Option(help="Where games are kept.", show_default="your data folder")]

# sim, balance
Seats = Annotated[int, typer.Option(help="How many bots play.")]
Games = Annotated[int, typer.Option(help="How many games.")]
Rounds = Annotated[
    int, typer.Option("--rounds", "--games", help="How many rounds or games for each number of players.")
]
Jobs = Annotated[int, typer.Option(help="How many processes share the work.")]
SimSeed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Out = Annotated[Path | None, typer.Option(help="Write a line per game: FILE.jsonl or FILE.parquet.")]

# replay
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record, as play saves it.")]
To = Annotated[int | None, typer.Option(help="Only print the position after this many moves.")]
Eyes = Annotated[int | None, typer.Option(help="See it as this seat did.")]
Open = Annotated[bool, typer.Option("--open", help="See every seat's cards and roles.")]

# rules, components
RuleId = Annotated[str | None, typer.Argument(metavar="[ID]", help="One rule, such as LM-3.01.")]
Search = Annotated[str | None, typer.Option(help="All rules with this word.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="The whole rule sheet as Markdown.")]
Check = Annotated[Path | None, typer.Option(metavar="PACK", help="Is this folder a sound component pack?")]

# serve
Host = Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets your network in.")]
Port = Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)]
Database = Annotated[
    str | None,
    typer.Option(help="A file, or postgresql://user@host/name.", show_default="a file in your data folder"),
]
BotDelay = Annotated[float, typer.Option(help="Seconds a bot waits before it moves.", min=0.0)]
OpenBrowser = Annotated[bool, typer.Option("--browser", help="Show the table in the browser at once.")]
