"""A catalogue says what grammar needs, and where it cannot, English stands in and a note is made."""

from __future__ import annotations

import pytest

from core.sentences import catalogue
from underhall.core.catalogue import Catalogue, Part, Source, id_of
from underhall.core.grammar import Grammar

ENGLISH = """
event-takes = { NAME($seat) } takes { $amount } { ORE($ore, $amount) } at { $field }.
event-meet = { NAMES($seats, style: "and") } meet.
event-lists = { EACH($ores, of: "ore", style: "or") }, { AMOUNTS($ores, of: "ore") }.
ore-iron = iron
ore-gem = { $count ->
    [one] gem
   *[other] gems
}
move-go = Go
label-Ask-go = Go on
player-nobody = seat { $seat }
formed = of its own
silent = {""}
plain = { $n ->
    [0] nothing
    [one] one thing
   *[other] { $n } things
}
"""
POLISH = """
-clan = { $case ->
    [gen] klanu
   *[nom] klan
}
    .gender = m
event-takes = { NAME($seat) } bierze { ORE($ore, $amount, form: "acc") }{ ORE($ore, form: "gender") ->
    [f] {" "}piękną
   *[n] {""}
}.
ore-gem = klejnot
    .acc = { $count ->
        [one] klejnot
        [few] klejnoty
       *[many] klejnotów
    }
plain = { -clan(case: "gen") } { -clan } { -clan.gender ->
    [m] on
   *[f] ona
} { also }
also = i { $n }
around = { about }
about = { around }
broken = { $n
formed =
    .form = only a form
move-go = {""}
silent = {""}
endless = { KNOT($n) }
knot-1 = { KNOT($count) }
"""


class Slavic(Grammar):
    language = "pl"

    def plural(self, number: int) -> str:
        return "one" if number == 1 else "few" if number in (2, 3, 4) else "many"


@pytest.fixture(name="notes")
def fixture_notes() -> list[str]:
    return []


@pytest.fixture(name="english")
def fixture_english(notes: list[str]) -> Catalogue:
    return catalogue(ENGLISH, note=notes.append)


@pytest.fixture(name="polish")
def fixture_polish(english: Catalogue, notes: list[str]) -> Catalogue:
    return catalogue(POLISH, english, Slavic(), notes.append)


def test_an_id_is_what_fluent_allows() -> None:
    assert id_of("card.ew+tree") == "card-ew_tree"
    assert id_of("plan.house + 2 pillar or gate") == "plan-house_2_pillar_or_gate"
    assert id_of(id_of("site.pillar 1")) == "site-pillar_1"


def test_a_thing_is_counted_by_its_own_word(english: Catalogue) -> None:
    words: dict[str, int | str] = {"seat": 0, "amount": 2, "ore": "gem", "field": "a1"}
    assert english.say("event.takes", words, ["Ann"]) == "Ann takes 2 gems at a1."
    assert english.say("event.takes", {**words, "amount": 1}, ["Ann"]) == "Ann takes 1 gem at a1."
    assert english.say("event.takes", {**words, "ore": "iron"}, ["Ann"]) == "Ann takes 2 iron at a1."
    assert english.say("event.takes", {**words, "ore": "iron"}, ["Ann"]) == "Ann takes 2 iron at a1."
    assert english.word("ore.gem") == "gem"


def test_lists_may_end_with_a_word(english: Catalogue) -> None:
    assert english.say("event.meet", {"seats": "0"}, "ABC") == "A meet."
    assert english.say("event.meet", {"seats": "0 1"}, "ABC") == "A and B meet."
    assert english.say("event.meet", {"seats": "0 1 4"}, "ABC") == "A, B, and seat 5 meet."
    assert english.say("event.lists", {"ores": "gem iron gem"}) == "gem, iron, or gem, 2 gems, 1 iron."


def test_numbers_are_grouped_and_may_have_a_sentence_of_their_own(english: Catalogue) -> None:
    assert english.say("plain", {"n": 0}) == "nothing"
    assert english.say("plain", {"n": 1}) == "one thing"
    assert english.say("plain", {"n": 1234567}) == "1,234,567 things"
    assert english.say("plain", {"n": "many"}) == "many things"


def test_a_language_has_its_own_plurals_forms_and_terms(polish: Catalogue, notes: list[str]) -> None:
    words: dict[str, int | str] = {"seat": 0, "amount": 3, "ore": "gem", "field": "a1"}
    assert polish.say("event.takes", words, ["Ann"]) == "Ann bierze klejnoty."
    assert polish.say("event.takes", {**words, "amount": 5}, ["Ann"]) == "Ann bierze klejnotów."
    assert polish.say("plain", {"n": 2}) == "klanu klan on i 2"
    assert notes == []


def test_english_stands_in_for_what_is_missing(polish: Catalogue, notes: list[str]) -> None:
    for _ in range(2):
        assert polish.say("event.meet", {"seats": "0"}, ["Ann"]) == "Ann meet."
        assert polish.word("ore.iron") == "iron"
        assert polish.say("event.takes", {"seat": 0, "amount": 1, "ore": "iron"}, ["A"]) == "A bierze iron."
    assert notes == ["words of pl: event-meet is missing", "words of pl: ore-iron is missing"]


def test_what_cannot_be_said_is_said_in_english_or_shown_with_its_gap(
    polish: Catalogue, notes: list[str]
) -> None:
    words: dict[str, int | str] = {"seat": 0, "ore": "gem"}
    assert polish.say("event.takes", words, ["Ann"]) == "Ann takes {amount} {ore} at {field}."
    assert notes == [
        "words of pl: event-takes cannot be said with seat, ore: 'amount'",
        "words of en: event-takes cannot be said with seat, ore: 'amount'",
    ]


@pytest.mark.parametrize("key", ["broken", "around", "endless"])
def test_a_broken_or_endless_message_is_none(key: str, polish: Catalogue, notes: list[str]) -> None:
    assert polish.say(key, {"n": 1}) == key
    assert notes[0].startswith(f"words of pl: {key} ")


def test_a_reference_that_leads_nowhere_is_noted(notes: list[str]) -> None:
    words = catalogue("lost = to { nowhere }", note=notes.append)
    assert words.say("lost", {}) == "to {nowhere}"
    assert notes == ["words of en: lost cannot be said with nothing: there is no nowhere"]


def test_a_label_is_that_of_the_question_where_there_is_one(polish: Catalogue) -> None:
    assert polish.label("Ask", "move.go") == "label.Ask.go"
    assert polish.label("Tell", "move.go") == "move.go"
    assert not polish.has("move.stay")


def test_whether_somebody_is_named(english: Catalogue, polish: Catalogue) -> None:
    keys = ("event.takes", "event.meet", "event.lists", "plain")
    named = [key for key in keys if english.names_somebody(key)]
    assert named == ["event.takes", "event.meet"]
    assert polish.names_somebody("event.meet")
    assert polish.names_somebody("plain")
    assert not polish.names_somebody("move.go")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("{ $n ->\n [one] a\n *[other] b\n }", False),
        ("{ NAME($seat) ->\n [Ann] a\n *[other] b\n }", True),
        ("{ $n ->\n [one] to { NAME($seat) }\n *[other] b\n }", True),
        ("{ $n ->\n [one] a\n *[other] { NAME($seat) } goes\n }", True),
    ],
)
def test_whether_somebody_is_named_in_any_part_of_any_variant(text: str, named: bool) -> None:
    assert catalogue(f"greets = {text}").names_somebody("greets") is named


def test_a_message_within_another_may_be_said_again_and_again_and_one_without_end_never() -> None:
    words = catalogue("a = { b }, { b }\nb = { c }\nc = c\nend = { end }")
    for _ in range(20):
        assert words.say("a", {}, []) == "c, c"
        assert words._depth == 0
    assert words.say("end", {}, []) != "c"


def test_what_is_plain_can_be_said_without_knowing_anything(polish: Catalogue) -> None:
    said = polish.plain()
    assert said["ore-iron"] == "iron"
    assert said["ore-gem"] == "klejnot"
    assert said["move-go"] == "Go"
    assert not {"event-takes", "broken", "plain"} & set(said)
    assert polish.section("ore") == {"ore-gem"}


def test_what_is_plain_is_told_for_any_number(english: Catalogue) -> None:
    assert [english.plain(count)["ore-gem"] for count in (1, 2)] == ["gem", "gems"]


def test_a_name_can_be_what_variants_are_chosen_by() -> None:
    words = catalogue("greets = { NAME($seat) ->\n [Ann] Hi!\n *[other] Hello, { NAME($seat) }.\n }")
    assert words.say("greets", {"seat": 0}, ["Ann"]) == "Hi!"
    assert words.say("greets", {"seat": 0}, ["Bo"]) == "Hello, Bo."


def test_what_says_nothing_is_said_in_english_if_that_says_anything(
    polish: Catalogue, notes: list[str]
) -> None:
    assert polish.word("formed") == "of its own"
    assert polish.word("move.go") == "Go"
    assert polish.word("silent") == ""
    assert notes == [
        "words of pl: formed is broken: it has forms, but says nothing itself",
        "words of pl: move-go says nothing",
    ]


def test_source_and_part_are_to_be_filled() -> None:
    with pytest.raises(NotImplementedError):
        Source().ids()
    with pytest.raises(NotImplementedError):
        Part().put({}, (), catalogue(""))
