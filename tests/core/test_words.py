"""Words: audiences, and a catalogue that turns keys into sentences."""

from __future__ import annotations

import pytest

from core.sentences import catalogue
from underhall.core.agenda import SPECTATOR
from underhall.core.words import EVERYONE, Event, Refusal, all_but, clause, only

CATALOGUE = catalogue(
    """
event-gains = { NAME($seat) } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-game_over = { NAMES($winners) } win with { CARD($card) }.
plain = { $text } stays as it is
card-axe = an axe
player-nobody = seat { $seat }
event-scores = Scores { PARTS($how, of: "captive") }.
captive-orc = { $count ->
    [one] { $count } orc
   *[other] { $count } orcs
} { $points }
captive-by = by { CARD($card) }
"""
)


def readers(to: int) -> list[int]:
    event = Event("gains", {}, to)
    return [seat for seat in (0, 1, 2, 8, SPECTATOR) if event.readable_by(seat)]


def test_audiences() -> None:
    assert readers(EVERYONE) == [0, 1, 2, 8, SPECTATOR]
    assert readers(only(1)) == [1]
    assert readers(only(8)) == [8]
    assert readers(all_but(1)) == [0, 2, 8, SPECTATOR]


@pytest.mark.parametrize(("coins", "sentence"), [(1, "Ada gains 1 coin."), (3, "Ada gains 3 coins.")])
def test_an_event_is_told_with_names_and_plurals(coins: int, sentence: str) -> None:
    event = Event("gains", {"seat": 0, "coins": coins}, EVERYONE)
    assert CATALOGUE.report(event, ["Ada", "Bo"]) == sentence


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    event = Event("gains", {"seat": 2, "coins": 0}, EVERYONE)
    assert CATALOGUE.report(event, ["Ada", "Bo"]) == "seat 3 gains 0 coins."


def test_several_names_are_listed() -> None:
    words: dict[str, int | str] = {"winners": "1 0 4", "card": "axe"}
    assert CATALOGUE.say("event.game_over", words, ["Ada", "Bo"]) == "Bo, Ada, seat 5 win with an axe."


def test_a_word_is_looked_up_and_stands_for_itself_if_it_is_missing() -> None:
    words: dict[str, int | str] = {"winners": "0", "card": "spade"}
    assert CATALOGUE.say("event.game_over", words) == "seat 1 win with spade."


def test_clauses_are_said_by_sentences_of_their_own() -> None:
    how = "; ".join([clause("orc", count=1, points=2), clause("by", card="axe"), clause("troll")])
    assert how == "orc, count=1, points=2; by, card=axe; troll"
    assert CATALOGUE.say("event.scores", {"how": how}) == "Scores 1 orc 2, by an axe, captive.troll."


def test_a_word_without_a_format_is_written_as_it_is() -> None:
    assert CATALOGUE.say("plain", {"text": "ew+lake"}) == "ew+lake stays as it is"
    assert CATALOGUE.say("plain", {"text": 7}) == "7 stays as it is"


def test_a_missing_key_stands_for_its_sentence() -> None:
    assert CATALOGUE.word("card.axe") == "an axe"
    assert CATALOGUE.word("card.spade") == "card.spade"
    assert CATALOGUE.say("nothing.here", {}) == "nothing.here"
    assert CATALOGUE.report(Event("unheard", {}, EVERYONE)) == "event.unheard"


def test_a_refusal_keeps_rule_key_and_words() -> None:
    refusal = Refusal("TOY-1", "refused.not_now", {"move": "rest"})
    assert (refusal.rule, refusal.key, refusal.words) == ("TOY-1", "refused.not_now", {"move": "rest"})


def test_a_sentence_with_clauses_may_name_somebody_in_them() -> None:
    assert CATALOGUE.names_somebody("event.scores")
    assert not CATALOGUE.names_somebody("plain")
