"""The command line speaks the language that is asked for, help included."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import typer

from cli.driving import Run
from underhall.cli.examples import EXAMPLES
from underhall.cli.main import app
from underhall.cli.speaking import apart
from underhall.cli.words import HOME, Tongue
from underhall.words import shelf
from underhall.words.choosing import VARIABLES
from underhall.words.pseudo import PSEUDO, accented

WORDS = shelf.catalogue((HOME,))


@pytest.fixture(autouse=True)
def no_wish(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("UNDERHALL_LANGUAGE", *VARIABLES):
        monkeypatch.delenv(name, raising=False)
    yield
    Tongue.language = shelf.ENGLISH


def flowing(shown: str) -> str:
    """As it reads, without frames and ends of lines."""
    return " ".join(shown.replace("│", " ").split())


@pytest.mark.parametrize(
    "asked",
    [("--language", PSEUDO, "--help"), ("--help", f"--language={PSEUDO}"), ("--language", PSEUDO)],
)
def test_help_is_said_in_the_language_that_is_asked_for_wherever_that_stands(
    run: Run, asked: tuple[str, ...]
) -> None:
    shown = flowing(run(*asked).out)
    keys = ["help.underhall", "help.tonight", "help.play", "option.version", "option.help"]
    assert [key for key in keys if accented(WORDS.word(key)) not in shown] == []
    assert all(WORDS.word(key) in flowing(run("--help").out) for key in keys)


@pytest.mark.parametrize("variable", ["UNDERHALL_LANGUAGE", "LANG"])
def test_help_is_said_in_the_language_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    monkeypatch.setenv(variable, PSEUDO)
    shown = flowing(run("rules", "--help").out)
    for key in ("help.rules", "help.arguments", "option.search", "option.help"):
        assert accented(WORDS.word(key)) in shown


def test_every_command_and_parameter_has_help_in_the_catalogue_and_nothing_else_has() -> None:
    group = typer.main.get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    commands = [group, *group.commands.values()]
    added = {"option-help", "option-install_completion", "option-show_completion"}
    named = {str(getattr(each, "help", "")) for command in commands for each in command.params}
    options = {key.replace(".", "-", 1) for key in named if key.startswith("option.")} | added
    assert options == WORDS.section("option")
    about = {"underhall", "tonight", "arguments", "options", "commands", "examples"}
    assert {f"help-{name}" for name in (*group.commands, *about)} == WORDS.section("help")
    assert set(group.commands) == set(EXAMPLES)


@pytest.mark.parametrize(
    ("typed", "for_all", "rest"),
    [
        ("rules lost_mines --language pl", {"--language": "pl"}, "rules lost_mines"),
        ("--words=there games --language eo", {"--words": "there", "--language": "eo"}, "games"),
        ("games --language", {}, "games --language"),
        ("play lost_mines --option a=b", {}, "play lost_mines --option a=b"),
    ],
)
def test_what_is_for_every_command_may_be_said_anywhere(
    typed: str, for_all: dict[str, str], rest: str
) -> None:
    assert apart(typed.split()) == (for_all, rest.split())
