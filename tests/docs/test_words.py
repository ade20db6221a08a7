"""Everything the engine can say has a sentence, and every sentence can be said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from random import Random

import pytest

from underhall.core.agenda import NATURE, Decision, Table
from underhall.core.catalogue import Catalogue, id_of
from underhall.core.game import AnyGame
from underhall.core.match import Match
from underhall.core.notation import GoOn
from underhall.core.saving import item_kinds
from underhall.core.words import Word
from underhall.games import GAMES, library
from underhall.games.lost_mines.components import CLANS, DWARVES_PER_CLAN, MINES, ROLES, TREASURES
from underhall.words.anatomy import Anatomy
from underhall.words.fluent import FluentSource, parse

SOURCE = Path(library.__file__).parents[1]
NAMES = [f"player {letter}" for letter in "ABCDEFGHI"]
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def keys_in_code(game: AnyGame, pattern: str) -> set[str]:
    modules = [*SOURCE.glob("core/*.py"), *game.home.glob("**/*.py")]
    return {key for module in modules for key in re.findall(pattern, module.read_text(encoding="utf-8"))}


def section(game: AnyGame, name: str) -> set[str]:
    return library.catalogue(game).section(name)


def ids(family: str, names: Iterable[object]) -> set[str]:
    return {id_of(f"{family}.{name}") for name in names}


@EVERY_GAME
def test_every_event_told_in_the_code_has_a_sentence_and_no_other(game: AnyGame) -> None:
    told = ids("event", keys_in_code(game, r'(?:tell\(|whisper\([^"]*)"(\w+)"'))
    told |= ids("event", keys_in_code(game, r'tell\("\w+" if [^"]* else "(\w+)"'))
    composed = tuple(f"event-{key}" for key in keys_in_code(game, r'tell\(f"(\w+){'))
    sentences = section(game, "event")
    assert told <= sentences
    assert {key for key in sentences - told if not key.startswith(composed)} == set()


@EVERY_GAME
def test_every_refusal_in_the_code_has_a_sentence_and_no_other(game: AnyGame) -> None:
    assert section(game, "refused") == ids("refused", keys_in_code(game, r'"refused\.(\w+)"'))


@EVERY_GAME
@pytest.mark.parametrize("family", ["setup", "record"])
def test_whatever_is_denied_has_a_sentence_and_no_other(game: AnyGame, family: str) -> None:
    """Why a table cannot be set up, or a record not be read, is a key for people."""
    assert section(game, family) == ids(family, keys_in_code(game, rf'"{family}\.(\w+)"'))


@EVERY_GAME
def test_every_warning_in_the_code_has_a_sentence_and_no_other(game: AnyGame) -> None:
    warned = keys_in_code(game, r'(?:warns\.append\(|warns=\[)"(\w+)"')
    assert section(game, "warning") == ids("warning", warned)


@EVERY_GAME
def test_every_move_has_a_label_of_its_own_and_an_explanation(game: AnyGame) -> None:
    words = library.catalogue(game)
    moves = game.new(game.most_seats).notation().moves
    labels = [words.say(move.key, move.words, NAMES) for move in moves]
    assert len(set(labels)) == len(moves)
    keys = {move.key.removeprefix("move.") for move in moves}
    assert section(game, "move") == ids("move", keys)
    assert section(game, "explain") == ids("explain", keys)


@EVERY_GAME
def test_every_decision_has_a_question(game: AnyGame) -> None:
    decisions = {name for name, kind in item_kinds(game).items() if issubclass(kind, Decision)}
    assert section(game, "question") == ids("question", decisions)
    assert section(game, "choose") == ids("choose", decisions)


def ways_on(game: AnyGame) -> dict[str, set[str]]:
    """By question, the keys of the moves by which somebody goes on; as far as random games come to ask."""
    found: dict[str, set[str]] = {}
    for seed in range(8):
        dice, table = Random(seed), game.new(game.least_seats)
        while not table.over():
            if table.to_move() == NATURE:
                table.befall(dice)
                continue
            on = {move.key for move in table.options() if isinstance(move, GoOn)}
            found.setdefault(type(table.agenda[-1]).__name__, set()).update(on)
            table.play(dice.choice(table.options()))
    return found


@EVERY_GAME
def test_going_on_is_called_by_what_it_does_where_it_is_asked(game: AnyGame) -> None:
    words, said = library.catalogue(game), dict[str, str]()
    for question, keys in ways_on(game).items():
        for key in keys:
            label = words.word(words.label(question, key))
            assert label not in ("Pass", "Enough", "Done", "Stop", "Go on")
            assert said.setdefault(label, question) == question, label


@EVERY_GAME
def test_a_label_is_of_a_question_and_a_move_that_says_too_little_by_itself(game: AnyGame) -> None:
    decisions = {name for name, kind in item_kinds(game).items() if issubclass(kind, Decision)}
    for key in section(game, "label"):
        _, question, move = key.split("-")
        assert question in decisions
        assert move in ("pass", "done", "waive")


@EVERY_GAME
def test_every_source_of_a_rule_or_table_has_a_word(game: AnyGame) -> None:
    sources = {rule.source for rule in library.rules(game).values()}
    assert ids("source", sources) <= section(game, "source")


def test_every_component_of_the_lost_mines_has_a_word() -> None:
    game = GAMES["lost_mines"]
    assert ids("card", [card.name for card in game.box().cards]) <= section(game, "card")
    assert section(game, "mine") == ids("mine", MINES)
    assert section(game, "kind") == ids("kind", TREASURES)
    assert section(game, "clan") == ids("clan", CLANS)
    assert section(game, "role") == ids("role", ROLES)
    assert section(game, "role_goal") == ids("role_goal", ROLES)
    dwarves = [f"{clan} {number + 1}" for clan in CLANS for number in range(DWARVES_PER_CLAN)]
    assert section(game, "dwarf") == ids("dwarf", dwarves)


def assert_refusals_can_be_said(game: AnyGame, table: Table) -> None:
    words = library.catalogue(game)
    for move in table.notation().moves:
        refusal = table.refusal(move)
        if refusal is not None:
            assert "{" not in words.say(refusal.key, refusal.words, NAMES)


@cache
def anatomy(words: Catalogue, name: str) -> Anatomy:
    assert isinstance(words.source, FluentSource)
    return Anatomy(parse(words.source.written[name]))


def missing(words: Catalogue, key: str, said: Mapping[str, Word]) -> list[str]:
    """The words of a sentence, and of the clauses in it, that would be shown as the engine calls them."""
    name = id_of(key)
    if name not in words.ids:
        return [name]
    asked = anatomy(words, name)
    named = [id_of(f"{family}.{said[word]}") for family, word, several in asked.things if not several]
    lacking = [each for each in named if each not in words.ids]
    for family, word in asked.clauses:
        for part in str(said[word]).split("; "):
            inner, *more = part.split(", ")
            lacking += missing(words, f"{family}.{inner}", dict([word.split("=", 1) for word in more]))
    return lacking


@EVERY_GAME
@pytest.mark.parametrize("seats", [1, 3, 7])
def test_whatever_happens_and_whatever_is_refused_can_be_said(game: AnyGame, seats: int) -> None:
    dice = Random(seats)
    match = Match(game, min(max(seats, game.least_seats), game.most_seats))
    for number in range(2000):
        seat = match.table.to_move()
        if match.table.over():
            break
        if seat == NATURE:
            match.befall(dice)
        else:
            match.play(seat, dice.choice(match.table.options()))
        if number % 50 == 0:
            assert_refusals_can_be_said(game, match.table)
    assert match.table.over()
    words = library.catalogue(game)
    for event in match.journal:
        assert words.has(f"event.{event.key}")
        assert "{" not in words.report(event, NAMES)
        assert missing(words, f"event.{event.key}", event.words) == []


@EVERY_GAME
def test_what_the_web_table_tells_of_things_is_used_there(game: AnyGame) -> None:
    folder = SOURCE.parents[1] / "web" / "src" / "games" / game.name
    modules = [module for name in ("things", "choices", "attempts") for module in folder.glob(f"{name}.ts")]
    named = set(re.findall(r"\w+", "".join(module.read_text(encoding="utf-8") for module in modules)))
    named |= features(game)
    assert {key.removeprefix("thing-") for key in section(game, "thing")} <= named


def features(game: AnyGame) -> set[str]:
    """What lies on path cards, such as `ew+lake`."""
    return {key.split("_")[1] for key in section(game, "card") if "_" in key}


def test_whatever_lies_on_a_path_card_is_told() -> None:
    game = GAMES["lost_mines"]
    assert features(game)
    assert ids("thing", features(game)) <= section(game, "thing")
