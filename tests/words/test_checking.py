"""Translators are told of everything that does not fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from underhall.words import shelf
from underhall.words.checking import Part, check, check_rules
from underhall.words.grammar import plural_forms

ENGLISH = """
event-digs = { NAME($seat) } digs { $tunnels ->
    [one] { $tunnels } tunnel
   *[other] { $tunnels } tunnels
}.
event-pays = { NAME($seat) } pays { RESOURCE($resource) }.
resource-iron = iron
resource-gold = gold
aim-win = Dig tunnels.
"""
SOUND = """
-hall = { $case ->
    [gen] sali
   *[nom] sala
}
event-digs = { NAME($seat) } kopie { $tunnels ->
    [one] { $tunnels } tunel
    [few] { $tunnels } tunele
   *[many] { $tunnels } tuneli
}.
event-pays = { NAME($seat) } płaci { RESOURCE($resource, form: "ins") }.
resource-iron = żelazo
    .ins = żelazem
resource-gold = złoto
    .ins = złotem
aim-win = Kop tunele, nie { -hall(case: "gen") }.
"""


@pytest.fixture(name="part")
def fixture_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Part:
    """A part that speaks English."""
    monkeypatch.setattr(shelf, "ROOT", tmp_path)
    (tmp_path / "mine" / "words").mkdir(parents=True)
    (tmp_path / "mine" / "words" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return Part(tmp_path / "mine")


def complaints(part: Part, polish: str, glossary: str = "") -> list[tuple[str, str]]:
    words = part.home / "words"
    (words / "pl.ftl").write_text(polish, encoding="utf-8")
    (words / "glossary.pl.toml").write_text(glossary, encoding="utf-8")
    return [(found.key, str(found.words.get("message", ""))) for found in check(part, "pl")]


def test_of_a_sound_translation_nothing_is_said(part: Part) -> None:
    assert complaints(part, SOUND, '[terms]\ntunnel = ["tunel"]') == []


def test_without_a_file_that_is_all_there_is_to_say(part: Part) -> None:
    assert [found.key for found in check(part, "pl")] == ["no_file"]


@pytest.mark.parametrize(
    ("was", "becomes", "complaint"),
    [
        ("aim-win = ", "aim-won = ", ("missing", "aim-win")),
        ("aim-win = ", "aim-won = ", ("unused", "aim-won")),
        ("aim-win = ", "resource-iron = żelazo\n    .ins = x\naim-win = ", ("twice", "resource-iron")),
        ("{ RESOURCE(", "{ RESOURCE((", ("broken", "event-pays")),
        ("płaci", "płaci { $price }", ("unknown_argument", "event-pays")),
        ("{ NAME($seat) } kopie", "Ktoś kopie", ("unsaid_argument", "event-digs")),
        ("    [few] { $tunnels } tunele\n", "", ("plural", "event-digs")),
        ("[few] { $tunnels } tunele\n   *[many]", "[1] tunel\n   *[other]", ("plural", "event-digs")),
        (
            "[one] { $tunnels } tunel\n    [few] { $tunnels } tunele\n",
            "[1] tunel\n",
            ("plural", "event-digs"),
        ),
        ("*[nom] sala", "[one] sala\n   *[other] sale", None),
        (
            "{ $case ->\n    [gen] sali\n   *[nom]",
            "{ $count ->\n    [one] sali\n   *[other]",
            ("plural", "-hall"),
        ),
        ("    [gen] sali", "    [gen] { -cave }", ("no_message", "-hall")),
        (
            '{ RESOURCE($resource, form: "ins") }',
            '{ PARTS($resource, of: "ore") }',
            ("no_family", "event-pays"),
        ),
        ("{ -hall(", "{ -cave(", ("no_message", "aim-win")),
        ("{ RESOURCE(", "{ MINERAL(", ("no_family", "event-pays")),
        ("złoto\n    .ins = złotem", "złoto", ("no_form", "resource-gold")),
        ("[many] { $tunnels } tuneli", "[many] { $tunnels } jam", None),
        ("Kop tunele", "Kop jamy", ("not_in_glossary", "aim-win")),
    ],
)
def test_whatever_does_not_fit_is_told(
    part: Part, was: str, becomes: str, complaint: tuple[str, str] | None
) -> None:
    assert was in SOUND
    found = complaints(part, SOUND.replace(was, becomes), '[terms]\ntunnel = ["tunel"]')
    assert complaint in found if complaint else found == []


def test_what_english_only_chooses_by_need_not_be_told_apart(part: Part) -> None:
    english = ENGLISH + "wins-by = { $count ->\n    [one] a point\n   *[other] points\n}\n"
    (part.home / "words" / "en.ftl").write_text(english, encoding="utf-8")
    assert complaints(part, SOUND + "wins-by = o punkty\n") == []


def test_a_term_may_stand_beside_in_what_all_share(part: Part, tmp_path: Path) -> None:
    shared = tmp_path / "all" / "words"
    shared.mkdir(parents=True)
    (shared / "pl.ftl").write_text("-cave = jama", encoding="utf-8")
    (part.home / "words" / "pl.ftl").write_text(SOUND.replace("{ -hall(", "{ -cave("), encoding="utf-8")
    assert [*check(Part(part.home, [shared.parent]), "pl")] == []


@pytest.mark.parametrize("glossary", ["[terms]\ntunnel = 3", "[words]", "[terms"])
def test_a_glossary_that_is_none_is_told(part: Part, glossary: str) -> None:
    assert complaints(part, SOUND, glossary) == [("broken", "glossary")]


def test_a_file_that_is_no_text_is_told(part: Part) -> None:
    (part.home / "words" / "pl.ftl").write_bytes(b"\xff\xfe\x00")
    assert [(found.key, found.words["message"]) for found in check(part, "pl")] == [("broken", "text")]


def test_a_glossary_knows_exceptions(part: Part) -> None:
    words = SOUND.replace("Kop tunele", "Kop jamy")
    assert complaints(part, words, '[terms]\ntunnel = ["tunel"]\n[except]\ntunnel = ["aim-win"]') == []


def test_rules_are_told_one_by_one(part: Part) -> None:
    english = {"TOY-1": "Digging. Dig a tunnel.", "TOY-2": "Paying."}
    (part.home / "words" / "glossary.pl.toml").write_text('[terms]\ntunnel = ["tunel"]', encoding="utf-8")
    told = [found.key for found in check_rules(part, "pl", english, {"TOY-1": "Kop jamę.", "TOY-3": "?"})]
    assert told == ["missing", "unused", "not_in_glossary"]
    assert [found.key for found in check_rules(part, "pl", english, {})] == ["no_file"]


def test_polish_counts_in_three_ways() -> None:
    assert plural_forms("pl") == {"one", "few", "many"}
