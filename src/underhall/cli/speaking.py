"""The command line in the language of who types: help is put into words once it is known which is asked for.

Where typer has a text, `parameters.py` has a key of the catalogue; a command's help is found by its name.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from underhall.cli.examples import EXAMPLES
from underhall.cli.words import say, speak
from underhall.words import shelf

LANGUAGE, WORDS = "--language", "--words"
# What typer adds by itself.
ADDED = ("help", "install_completion", "show_completion")


class Speaking(TyperGroup):
    """All commands; what every command understands may be said anywhere."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **others: Any) -> Any:
        for_all, rest = apart(sys.argv[1:] if args is None else args)
        if WORDS in for_all:
            shelf.use(Path(for_all[WORDS]))
        speak(for_all.get(LANGUAGE))
        self.help, self.epilog = say("help.underhall"), say("help.tonight")
        say_parameters(self)
        for name, command in self.commands.items():
            say_help(name, command)
        return super().main(rest, *more, **others)


def apart(arguments: Sequence[str]) -> tuple[dict[str, str], list[str]]:
    """What is for every command, and the rest; a name without a value stays where it is."""
    for_all, rest, left = dict[str, str](), list[str](), [*arguments]
    while left:
        name, equals, value = left.pop(0).partition("=")
        if name in (LANGUAGE, WORDS) and (equals or left):
            for_all[name] = value if equals else left.pop(0)
        else:
            rest.append(f"{name}{equals}{value}")
    return for_all, rest


def say_help(name: str, command: Any) -> None:
    examples = "\n".join([f"  {example}" for example in EXAMPLES[name]])
    heading = say("help.examples", count=len(EXAMPLES[name]))
    # A line of its own with \b: what follows is not run together.
    command.help = f"{say(f'help.{name}')}\n\n\b\n{heading}\n{examples}"
    command.rich_help_panel = say("help.commands")
    say_parameters(command)


def say_parameters(command: Any) -> None:
    for parameter in (*command.params, command.get_help_option(typer.Context(command))):
        key = f"option.{parameter.name}" if parameter.name in ADDED else parameter.help
        parameter.help = say(key)
        if str(parameter.show_default).startswith("default."):
            parameter.show_default = say(parameter.show_default)
        parameter.rich_help_panel = say(f"help.{parameter.param_type_name}s")
