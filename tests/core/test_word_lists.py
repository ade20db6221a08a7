"""A sentence may name a list of things, each by its own word."""

from __future__ import annotations

from core.sentences import catalogue

WORDS = catalogue(
    """
pays = Pays { EACH($what, of: "symbol") }.
gets = Gets { AMOUNTS($what, of: "symbol") }.
symbol-iron = iron bar
symbol-coin = coin
"""
)


def test_each_thing_of_a_list_is_looked_up() -> None:
    assert WORDS.say("pays", {"what": "iron iron coin"}) == "Pays iron bar, iron bar, coin."


def test_a_list_of_one_and_of_unknown_things() -> None:
    assert WORDS.say("pays", {"what": "rune"}) == "Pays rune."
    assert WORDS.say("pays", {"what": ""}) == "Pays ."


def test_what_is_alike_is_counted() -> None:
    assert WORDS.say("gets", {"what": "coin iron coin"}) == "Gets 2 coin, 1 iron bar."
