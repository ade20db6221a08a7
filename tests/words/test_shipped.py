"""Every language that is in the package is complete, and fits the English it stands for."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from underhall.cli.main import app
from underhall.cli.translating import complaints, parts
from underhall.cli.words import Tongue
from underhall.games import GAMES, library
from underhall.words import shelf
from underhall.words.checking import check

LATIN = "la"


@pytest.fixture(autouse=True)
def nothing_from_outside() -> Iterator[None]:
    shelf.use()
    yield
    shelf.use()
    library.rules.cache_clear()
    Tongue.language = shelf.ENGLISH


def wrong(language: str = LATIN) -> list[str]:
    """All there is to complain about."""
    return [f"{found.file}: {found.key} {found.words}" for found in complaints(language)]


@pytest.mark.parametrize("language", [each for each in shelf.languages() if each != shelf.ENGLISH])
def test_no_language_of_the_package_lacks_anything(language: str) -> None:
    assert wrong(language) == []


def test_english_itself_is_sound() -> None:
    assert [found for part in parts() for found in check(part, shelf.ENGLISH)] == []


@pytest.fixture(name="latin")
def fixture_latin(tmp_path: Path) -> Path:
    """A language that is complete, beside the package."""
    for part in parts():
        there = tmp_path / part.name / "words"
        there.mkdir(parents=True)
        shutil.copy(part.home / "words" / "en.ftl", there / f"{LATIN}.ftl")
        rules = part.home / "words" / "rules.toml"
        if rules.is_file():
            told = [
                line for line in rules.read_text(encoding="utf-8").splitlines() if "source = " not in line
            ]
            (there / f"rules.{LATIN}.toml").write_text("\n".join(told), encoding="utf-8")
    shelf.use(tmp_path)
    return tmp_path


def test_a_language_with_a_defect_anywhere_would_be_found(latin: Path) -> None:
    assert wrong() == []
    for part in parts():
        file = latin / part.name / "words" / f"{LATIN}.ftl"
        sound = file.read_text(encoding="utf-8")
        first = next(line for line in sound.splitlines() if " = " in line).partition(" = ")[0]
        file.write_text(sound.replace(f"\n{first} = ", "\nnobody-asks = ", 1), encoding="utf-8")
        key = f"{part.name}/words/{LATIN}.ftl"
        assert [line.partition(" {")[0] for line in wrong()] == [f"{key}: missing", f"{key}: unused"]
        file.write_text(sound, encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_defect_in_the_rules_would_be_found(latin: Path, game: str) -> None:
    file = latin / f"games/{game}/words/rules.{LATIN}.toml"
    sound = file.read_text(encoding="utf-8")
    file.write_text(sound.replace('title = "', 'titel = "', 1), encoding="utf-8")
    assert [line.partition(" {")[0] for line in wrong()] == [f"games/{game}/words/rules.{LATIN}.toml: broken"]


def test_the_rules_of_a_language_are_those_that_the_terminal_tells(latin: Path) -> None:
    file = latin / f"games/lost_mines/words/rules.{LATIN}.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("Laying a path card", "De via ponenda"), "utf-8")
    asked = ["--words", str(latin), "--language", LATIN, "rules", "lost_mines", "LM-3.01"]
    assert "De via ponenda" in CliRunner().invoke(app, asked).output
    sheet = CliRunner().invoke(app, [*asked[:-1], "--markdown"]).output
    assert "De via ponenda" in sheet
