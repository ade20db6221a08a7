"""Which language is spoken: one that is wished for, if anybody here speaks it; else English."""

from __future__ import annotations

import re
from datetime import datetime

import pytest

from underhall.cli.words import Tongue, say, speak
from underhall.words import shelf
from underhall.words.choosing import VARIABLES, of_environment, of_header
from underhall.words.grammar import grammar, moment, own_name
from underhall.words.pseudo import PSEUDO, accented, accented_file


@pytest.fixture(autouse=True)
def english_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tongue, "language", shelf.ENGLISH)
    for name in ("UNDERHALL_LANGUAGE", *VARIABLES):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("header", "wishes"),
    [
        ("pl,en;q=0.5", ["pl", "en"]),
        ("en;q=0.2, hu-HU ;q=0.9,*;q=0.1", ["hu-HU", "en"]),
        ("es;q=0, en", ["en"]),
        ("es;q=often", []),
        ("", [""]),
    ],
)
def test_a_browser_says_which_it_likes_best(header: str, wishes: list[str]) -> None:
    assert of_header(header) == wishes


@pytest.mark.parametrize(
    ("variables", "wish"),
    [
        ({}, ""),
        ({"LANG": "pl_PL.UTF-8"}, "pl_PL"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "hu_HU@euro"}, "hu_HU"),
        ({"LANG": "es_ES", "LC_ALL": "C.UTF-8"}, "es_ES"),
    ],
)
def test_a_terminal_says_it_in_its_environment(
    variables: dict[str, str], wish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert of_environment() == wish


def test_a_region_that_nobody_speaks_is_left_out() -> None:
    assert shelf.known(["en_GB"]) == "en"
    assert shelf.known(["EN-xa"]) == PSEUDO
    assert shelf.known(["tlh", "en-US"]) == "en"
    assert shelf.known(["tlh", ""]) is None


def test_what_was_asked_for_in_vain_is_noted_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    shelf.use()
    monkeypatch.setenv("LANG", "tlh_KL")
    speak(None)
    assert caplog.messages == []
    monkeypatch.setenv("UNDERHALL_LANGUAGE", "tlh")
    for _ in range(2):
        speak(None)
        assert Tongue.language == "en"
    assert caplog.messages == ["nobody here speaks 'tlh': English instead"]
    speak(PSEUDO)
    assert say("components.ok") == accented("ok")


def test_the_pseudo_language_is_longer_by_two_fifths_and_keeps_what_is_put_in() -> None:
    told = [path.read_text(encoding="utf-8") for path in shelf.ROOT.glob("**/words/en.ftl")]
    plain = [text for file in told for text in re.findall(r"^[\w-]+ = ([^{}\n]+)$", file, re.MULTILINE)]
    assert sum(len(accented(text)) for text in plain) > 1.4 * sum(len(text) for text in plain)
    assert accented_file("gone = The trap at { $field }\n") == "gone = Ťĥéé ťřááṕ ááť { $field }\n"


@pytest.mark.parametrize(
    ("language", "forms", "number", "listed"),
    [
        ("pl", ["one", "few", "many", "few"], "12\xa0345", "a, b i c"),
        ("es", ["one", "other", "other", "other"], "12.345", "a, b y c"),
        ("hu", ["one", "other", "other", "other"], "12\xa0345", "a, b és c"),
        ("x-none", ["one", "other", "other", "other"], "12,345", "a, b, and c"),
    ],
)
def test_languages_count_and_list_as_the_cldr_has_it(
    language: str, forms: list[str], number: str, listed: str
) -> None:
    own = grammar(language)
    assert [own.plural(count) for count in (1, 3, 5, 22)] == forms
    assert own.number(12345) == number
    assert own.listed(["a", "b", "c"], "and") == listed
    assert own.listed(["a", "b", "c"], "") == "a, b, c"


@pytest.mark.parametrize(
    ("things", "listed"),
    [
        (["Ana", "Inés"], "Ana e Inés"),
        (["Eva", "Ana", "Íñigo"], "Eva, Ana e Íñigo"),
        (["Ana", "Hilario"], "Ana e Hilario"),
        (["1 piedra", "1 hierro"], "1 piedra y 1 hierro"),
        (["Fuego", "Hielo"], "Fuego y Hielo"),
        (["Ana y Inma", "Eva"], "Ana y Inma y Eva"),
        (["Inés"], "Inés"),
        ([], ""),
    ],
)
def test_spanish_does_not_say_two_i_in_a_row(things: list[str], listed: str) -> None:
    assert grammar("es").listed(things, "and") == listed
    assert grammar("es-MX").listed(things, "and") == listed


def test_a_language_calls_itself_by_its_own_name() -> None:
    names = {language: own_name(language) for language in ("pl", "hu", "es", "x-none")}
    assert names == {"pl": "polski", "hu": "magyar", "es": "español", "x-none": "x-none"}


@pytest.mark.parametrize(
    ("language", "day"), [("en", "November 8"), ("es", "8 de noviembre"), ("x-none", "November 8")]
)
def test_a_moment_is_told_as_the_language_does(language: str, day: str) -> None:
    told = moment(datetime(2026, 11, 8, 14, 5), language)
    assert told.startswith(f"{day}, ")
    assert ":05" in told


def test_a_file_that_is_no_text_is_passed_over(
    tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    home = tmp_path_factory.mktemp("part")
    (home / "words").mkdir()
    (home / "words" / "en.ftl").write_text("greets = Hello", encoding="utf-8")
    (home / "words" / "pl.ftl").write_bytes(b"\xff\xfe\x00")
    assert shelf.catalogue((home,), "pl").word("greets") == "Hello"
    assert "pl.ftl cannot be read" in caplog.messages[0]
