"""The arguments and options of the commands, with their help texts and completion."""

from __future__ import annotations

import sys
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

import underhall
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
        print(f"underhall {version('underhall')} ({underhall.ENGINE})")
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
    if any(":" in name for name in names):
        sys.path.insert(0, str(Path.cwd()))  # where one's own bots are
    return names


def at_least_one(what: str, number: int) -> int:
    if number < 1:
        raise Trouble(say("trouble.at_least_one", what=what, number=number))
    return number


ShowVersion = Annotated[
    bool,
    typer.Option("--version", help="option.version", callback=_show_version, is_eager=True),
]
Language = Annotated[
    str | None,
    typer.Option(help="option.language", show_default="default.language"),
]
WordsFolder = Annotated[
    Path | None,
    typer.Option("--words", help="option.words_folder"),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="option.game", autocompletion=_complete_game)]
Options = Annotated[list[str] | None, typer.Option("--option", help="option.option")]
Pack = Annotated[Path | None, typer.Option(help="option.pack")]
Bots = Annotated[
    str,
    typer.Option(
        help="option.bots",
        autocompletion=_complete_bots,
    ),
]
Seed = Annotated[str | None, typer.Option(help="option.seed")]

# play
PlaySeats = Annotated[int | None, typer.Option(help="option.play_seats", show_default="4")]
OwnSeat = Annotated[int, typer.Option(help="option.own_seat")]
With = Annotated[str | None, typer.Option("--with", help="option.with")]
OwnName = Annotated[str | None, typer.Option(help="option.name")]
Load = Annotated[Path | None, typer.Option(help="option.load")]
Resume = Annotated[bool, typer.Option("--resume", help="option.resume")]
Saves = Annotated[Path | None, typer.Option(help="option.saves", show_default="default.saves")]

# sim, balance
Seats = Annotated[int, typer.Option(help="option.seats")]
Games = Annotated[int, typer.Option(help="option.games")]
Rounds = Annotated[int, typer.Option("--rounds", "--games", help="option.rounds")]
Jobs = Annotated[int, typer.Option(help="option.jobs")]
SimSeed = Annotated[int, typer.Option(help="option.sim_seed")]
Out = Annotated[Path | None, typer.Option(help="option.out")]

# arena
ArenaOut = Annotated[Path | None, typer.Option(help="option.arena_out")]
Stop = Annotated[float | None, typer.Option(help="option.stop", min=0.001)]
On = Annotated[str | None, typer.Option(help="option.on", metavar="ray")]

# train
Lessons = Annotated[Path, typer.Option("--out", help="option.lessons")]

# replay
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="option.record")]
To = Annotated[int | None, typer.Option(help="option.to")]
Eyes = Annotated[int | None, typer.Option(help="option.eyes")]
Open = Annotated[bool, typer.Option("--open", help="option.open")]

# analyse
Worlds = Annotated[int, typer.Option(help="option.worlds")]

# rules, components
RuleId = Annotated[str | None, typer.Argument(metavar="[ID]", help="option.rule")]
Search = Annotated[str | None, typer.Option(help="option.search")]
Markdown = Annotated[bool, typer.Option("--markdown", help="option.markdown")]
Check = Annotated[Path | None, typer.Option(metavar="PACK", help="option.check_pack")]

# editions
Places = Annotated[
    list[str] | None,
    typer.Argument(metavar="PLACE...", help="option.places"),
]
Keep = Annotated[bool, typer.Option("--keep", help="option.keep")]

# words
LanguageCode = Annotated[str | None, typer.Argument(metavar="[LANGUAGE]", help="option.language_code")]
CheckWords = Annotated[bool, typer.Option("--check", help="option.check_words")]
Begin = Annotated[bool, typer.Option("--begin", help="option.begin")]
Folder = Annotated[Path | None, typer.Option(help="option.folder")]

# serve
Host = Annotated[
    str | None,
    typer.Option(help="option.host", show_default="127.0.0.1"),
]
ToAll = Annotated[bool, typer.Option("--open", help="option.to_all")]
Url = Annotated[str | None, typer.Option(help="option.url")]
Port = Annotated[int | None, typer.Option(help="option.port", min=1, max=65535, show_default="8000")]
Config = Annotated[Path | None, typer.Option(help="option.config")]
Database = Annotated[
    str | None,
    typer.Option(
        help="option.database",
        show_default="default.database",
        envvar="UNDERHALL_DATABASE",
        show_envvar=False,
    ),
]
BotDelay = Annotated[float | None, typer.Option(help="option.bot_delay", min=0.0, show_default="0.7")]
AllowHost = Annotated[list[str] | None, typer.Option(help="option.allow_host")]
Proxy = Annotated[list[str] | None, typer.Option(help="option.proxy")]
Copy = Annotated[Path, typer.Argument(metavar="COPY", help="option.copy")]
OpenBrowser = Annotated[bool, typer.Option("--browser", help="option.browser")]
