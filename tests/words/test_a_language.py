"""CONTRIBUTING's page "A language", followed step by step with a tiny one from outside the package."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from underhall.cli.main import app
from underhall.cli.translating import complaints
from underhall.cli.words import Tongue
from underhall.games import GAMES, library
from underhall.server.house.games import book
from underhall.server.wire.speech import client_file
from underhall.words import shelf
from underhall.words.fluent import entries

PAGE = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
GAME = GAMES["lost_mines"]


@pytest.fixture(name="folder")
def fixture_folder(tmp_path: Path) -> Iterator[Path]:
    """Afterwards everybody speaks English again."""
    yield tmp_path / "my_words"
    shelf.use()
    library.rules.cache_clear()
    Tongue.language = shelf.ENGLISH


def said(*command: str) -> str:
    return CliRunner().invoke(app, [*command]).output


def commands() -> list[str]:
    """What the page tells to type."""
    page = PAGE.partition("\n## A language\n")[2].partition("\n## ")[0]
    return re.findall(r"^    underhall (.*)$", page, re.MULTILINE)


def translate(folder: Path, home: str, english: str, own: str) -> None:
    file = folder / home
    text = file.read_text(encoding="utf-8")
    assert english in text
    file.write_text(text.replace(english, own), encoding="utf-8")


def test_the_page_is_followed_from_the_first_copy_to_the_first_rule(folder: Path) -> None:
    begin, check, speak = [each.replace("my_words", str(folder)).split() for each in commands()]
    assert "lost_mines/words/eo.ftl" in said(*begin)
    assert said(*check) == "Esperanto is complete.\n"
    words = "games/lost_mines/words/"
    translate(folder, words + "eo.ftl", "} walks to {", "} iras al {")
    translate(folder, words + "rules.eo.toml", 'title = "Laying a path card"', 'title = "Meti karton"')
    assert said(*check) == "Esperanto is complete.\n"
    assert "Meti karton" in said(*speak)
    steps = library.catalogue(GAME, "eo").say("event.steps", {"seat": 0, "field": "a5"}, ["Ann"])
    assert steps == "Ann iras al a5."
    assert shelf.languages()["eo"] == "Esperanto"


def example() -> dict[str, str]:
    """The messages that the page shows, as they are written there."""
    page = PAGE.partition("\n## A language\n")[2].partition("\n## ")[0]
    return dict(entries(page.partition("\n```\n")[2].partition("```")[0]))


def test_the_example_of_the_page_is_said_and_the_check_names_the_forms_that_it_lacks(folder: Path) -> None:
    begin, check, _ = [each.replace("my_words", str(folder)).split() for each in commands()]
    said(*begin)
    words = "games/covenant/words/eo.ftl"
    english = dict(entries((folder / words).read_text(encoding="utf-8")))
    for name, written in example().items():
        translate(folder, words, english[name].strip(), written.strip())
    lacking = [line.split()[1] for line in said(*check).splitlines() if "has no form accusative" in line]
    assert lacking == ["resource-iron", "resource-gold", "resource-mythrall", "resource-any"]
    shelf.use(folder)
    catalogue, gains = library.catalogue(GAMES["covenant"], "eo"), "event.clan_gains_resource"
    for amount, told in ((1, "Ann ricevas 1 smeraldon."), (2, "Ann ricevas 2 smeraldojn.")):
        assert catalogue.say(gains, {"seat": 0, "resource": "emerald", "amount": amount}, ["Ann"]) == told


def test_a_beginning_leaves_alone_what_is_there(folder: Path) -> None:
    said("words", "--begin", "eo", "--folder", str(folder))
    translate(folder, "cli/words/eo.ftl", "components-ok = ok", "components-ok = bone")
    assert said("words", "--begin", "eo", "--folder", str(folder)) == ""
    assert "components-ok = bone" in (folder / "cli/words/eo.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("command", "trouble"),
    [
        ("--begin eo", "say where it shall begin: --folder FOLDER"),
        ("--begin Esperanto --folder nowhere", "Esperanto is no code of a language, such as pl or pt-BR"),
        ("--check eo", "there is no language eo here; underhall words tells which there are"),
    ],
)
def test_what_cannot_be_done_is_told(command: str, trouble: str) -> None:
    assert str(CliRunner().invoke(app, ["words", *command.split()]).exception) == trouble
    assert not Path("nowhere").exists()


def test_a_language_that_lacks_most_still_says_everything(folder: Path) -> None:
    (folder / "games/lost_mines/words").mkdir(parents=True)
    few = "clan-blue = blua\nclan-yellow = { $x"
    (folder / "games/lost_mines/words/eo.ftl").write_text(few, encoding="utf-8")
    shelf.use(folder)
    words = library.catalogue(GAME, "eo")
    assert words.word("clan.blue") == "blua"
    assert words.word("clan.yellow") == "yellow"
    joins = words.say("event.joins_clan", {"seat": 0, "clan": "blue"}, ["Ann"])
    assert joins == "Ann belongs to the blue clan."
    found = {complaint.key for complaint in complaints("eo")}
    assert found == {"no_file", "missing", "broken"}


def test_a_part_without_words_of_a_language_that_is_spoken_elsewhere_is_noted(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "games/lost_mines/words").mkdir(parents=True)
    (folder / "games/lost_mines/words/eo.ftl").write_text("clan-blue = blua", encoding="utf-8")
    assert "LM-3.01" in said("--words", str(folder), "--language", "eo", "rules", "lost_mines", "LM-3.01")
    assert "words of eo: there are none for cli" in caplog.messages
    assert not [note for note in caplog.messages if "nobody here speaks" in note]


def test_a_rule_without_a_title_or_a_text_is_told_in_english(folder: Path) -> None:
    words = folder / "games/lost_mines/words"
    words.mkdir(parents=True)
    (words / "eo.ftl").write_text('clan-blue = {""}', encoding="utf-8")
    rule = '[[chapter.rule]]\nid = "LM-3.0{}"\ntitle = "{}"\ntext = "Metu."\n'
    rules = '[[chapter]]\ntitle = ""\n' + rule.format(1, "") + rule.format(2, "Ie ajn")
    (words / "rules.eo.toml").write_text(rules, encoding="utf-8")
    shelf.use(folder)
    told = library.rules(GAME, "eo")["LM-3.01"]
    assert (told.title, told.text) == ("Laying a path card", "Metu.")
    assert [chapter.title for chapter in library.chapters(GAME, "eo")][2] == "Path cards"
    assert json.loads(book(GAME, GAME.box(), "eo"))["words"]["clan.blue"] == "blue"
    missing = {each.words["message"] for each in complaints("eo") if each.key == "missing"}
    assert {"LM-3.01", "LM-3.02"} & missing == {"LM-3.01"}


def test_a_client_is_not_sent_a_file_that_is_no_text(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "client/words").mkdir(parents=True)
    (folder / "client/words/nds.ftl").write_bytes(b"ui-close = Dichtmaken\xff\n")
    shelf.use(folder)
    assert client_file("nds") == ""
    assert "nds.ftl cannot be read" in caplog.messages[0]


def test_a_folder_of_words_that_is_not_there_is_noted(caplog: pytest.LogCaptureFixture, folder: Path) -> None:
    assert "español" in said("--words", str(folder), "words")
    assert caplog.messages == [f"there is no folder of words {folder}"]


def test_a_client_is_told_how_a_word_is_counted(folder: Path) -> None:
    (folder / "games/lost_mines/words").mkdir(parents=True)
    words = "card-axe = { $count ->\n [one] topór\n [few] topory\n *[many] toporów\n }"
    (folder / "games/lost_mines/words/sl.ftl").write_text(words, encoding="utf-8")
    shelf.use(folder)
    told = json.loads(book(GAME, GAME.box(), "sl"))["words"]
    counted = {key: word for key, word in told.items() if key.startswith("card.axe")}
    assert counted == {"card.axe": "topór", "card.axe.few": "topory"} | dict.fromkeys(
        ("card.axe.two", "card.axe.other"), "toporów"
    )
    assert told["card.boat"] == "boat"
    assert "card.boat.few" not in told
