"""What a seat cannot know changes nothing of what it sees: not its view, options, log, nor its way back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import pytest

import underhall
from every_game.couples import Couple, impression, twin
from every_game.knowledge import KNOWLEDGE
from every_game.positions import CASES, SMALL_CASES, Case, saved, step, visits
from underhall.core.agenda import NATURE, SPECTATOR, Decision, Table
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch, Match
from underhall.core.saving import save
from underhall.core.words import Event
from underhall.games import GAMES
from underhall.games.lost_mines import LostMines
from underhall.games.lost_mines import table as lost_mines
from underhall.games.lost_mines.rules.turn import DiscardAnother, PlayOrDiscard
from underhall.games.lost_mines.view import View

EVERY_SMALL_CASE = pytest.mark.parametrize("case", SMALL_CASES, ids=str)
DEFAULT_CASES = [case for case in CASES if not case.unusual() or case in SMALL_CASES]
EVERY_DEFAULT_CASE = pytest.mark.parametrize("case", DEFAULT_CASES, ids=str)
SHUFFLERS = ("determinize", "reshuffled")


def watchers(case: Case) -> list[int]:
    return [*range(case.seats), SPECTATOR]


def coupled(case: Case) -> list[int]:
    """Those for whom two worlds are played side by side: where all seats know the same, one of them."""
    return [0, SPECTATOR] if KNOWLEDGE[case.game.name].seats_alike else watchers(case)


def other_world(match: AnyMatch, watcher: int, shuffler: str, dice: Random) -> Table:
    """A table that agrees with the real one in all that the watcher has come to know."""
    knowledge = KNOWLEDGE[match.game.name]
    other: Table
    if shuffler == "determinize":
        other = match.game.determinize(match.table, watcher, dice)
    else:
        other = knowledge.reshuffled(match, watcher, dice)
    assert knowledge.entitled(twin(match, other), watcher) == knowledge.entitled(match, watcher)
    return other


def seen_with(match: AnyMatch, table: Table, watcher: int) -> dict[str, Any]:
    """The impression the match would make if its table were another."""
    real = match.table
    match.table = table
    seen = impression(match, watcher)
    match.table = real
    return seen


def compare_positions(case: Case, seed: int) -> int:
    """How many of the other worlds were really different ones."""
    dice, different = Random(seed), 0
    for match in visits(case, seed):
        for watcher in watchers(case):
            for shuffler in SHUFFLERS:
                other = other_world(match, watcher, shuffler, dice)
                assert seen_with(match, other, watcher) == impression(match, watcher)
                different += save(case.game, other) != saved(match)
    return different


def couple_positions(case: Case, seed: int, steps: int) -> list[int]:
    """How long each couple went on from one position of every kind."""
    dice, lengths = Random(seed), []
    for match in visits(case, seed):
        for watcher in coupled(case):
            other = other_world(match, watcher, dice.choice(SHUFFLERS), dice)
            worlds = twin(match, match.table.copy()), twin(match, other)
            lengths.append(Couple(worlds, watcher, dice).run(steps))
    return lengths


def couple_matches(case: Case, seed: int, seats: list[int]) -> list[int]:
    """How long two matches that begin alike went on behind the back of each of these seats."""
    dice, steps = Random(seed), KNOWLEDGE[case.game.name].most_steps
    return [Couple((case.match(), case.match()), seat, dice, 0.7).run(steps) for seat in seats]


@EVERY_SMALL_CASE
def test_a_view_tells_all_that_its_seat_has_come_to_know_and_nothing_else(case: Case) -> None:
    knowledge = KNOWLEDGE[case.game.name]
    for seed in range(3):
        for match in visits(case, seed):
            for watcher in watchers(case):
                told = knowledge.told(case.game.view(match.table, watcher))
                assert told == knowledge.entitled(match, watcher)


@EVERY_SMALL_CASE
def test_what_was_learned_or_shown_cannot_be_taken_back(case: Case) -> None:
    knowledge, dice, match = KNOWLEDGE[case.game.name], Random(4), case.match()
    undone = Counter[type]()
    while not match.table.over():
        before = [knowledge.secrets(match, seat) for seat in watchers(case)]
        hidden, forced = knowledge.opened(match), match.table.forced()
        step(match, dice)
        last = match.lines[-1]
        if forced is None and last.actor != NATURE and not last.aside and not match.table.over():
            learned = [knowledge.secrets(match, seat) for seat in watchers(case)] != before
            learned = learned or bool(knowledge.opened(match) - hidden)
            move = match.table.notation().parse(last.text)
            if learned or isinstance(move, knowledge.harmless):
                assert match.can_undo(last.actor) == (not learned), last
            undone[type(move)] += match.can_undo(last.actor)
    assert all(undone[kind] for kind in knowledge.harmless)


@EVERY_SMALL_CASE
def test_what_a_seat_cannot_know_does_not_show_in_what_it_sees(case: Case) -> None:
    assert compare_positions(case, 1) > KNOWLEDGE[case.game.name].least_worlds


@EVERY_SMALL_CASE
def test_nor_in_anything_that_follows(case: Case) -> None:
    lengths = couple_positions(case, 2, 40)
    assert median(lengths) > 30


@EVERY_SMALL_CASE
def test_nor_in_a_match_that_differs_behind_its_back_from_the_start(case: Case) -> None:
    lengths = couple_matches(case, 3, [0, case.seats - 1, SPECTATOR])
    assert median(lengths) > KNOWLEDGE[case.game.name].least_steps


@pytest.mark.long
@pytest.mark.slow
@EVERY_DEFAULT_CASE
def test_nor_anywhere_else(case: Case) -> None:
    compare_positions(case, 10)
    couple_positions(case, 11, 80)
    couple_matches(case, 12, coupled(case))


# The proof that a leak would be caught

Leak = Callable[[Any], int]
LEAKS: dict[str, Leak] = {
    "a hand": lambda table: sum(map(sum, table.hands)),
    "a discard": lambda table: sum(map(sum, table.buried)),
    "the draw pile": lambda table: table.pile.counts[0],
    "a role": lambda table: sum(table.roles),
    "a mine": lambda table: sum(kind << 2 * mine for mine, kind in enumerate(table.mine_kind)),
    "what a treasure is worth": lambda table: sum(table.treasure_value),
}


class LeakyMines(LostMines):
    """A game whose view has one number too many in it."""

    def __init__(self, leak: Leak) -> None:
        super().__init__()
        self.leak = leak

    def view(self, table: lost_mines.Table, seat: int) -> View:
        view = super().view(table, seat)
        view.pile += 100 * self.leak(table)
        return view


class Eavesdropper(Match[Any, Any]):
    """A match that reads everybody's letters."""

    def log(self, seat: int) -> list[Event]:
        return self.journal


class Telltale(Match[Any, Any]):
    """A match that grants the way back by the cards in somebody's hand."""

    def can_undo(self, seat: int) -> bool:
        return super().can_undo(seat) and sum(map(sum, self.table.hands)) % 2 == 0


class LeakyCase(Case):
    def __init__(self, game: AnyGame, kind: type[AnyMatch]) -> None:
        super().__init__(game, 5, game.settle(5, {}), SMALL_CASES[0].pack)
        self.kind = kind

    def match(self) -> AnyMatch:
        return self.kind(self.game, self.seats, self.options, self.game.box(self.pack))


@pytest.mark.parametrize("secret", LEAKS)
def test_a_view_that_leaks_a_secret_is_caught(secret: str) -> None:
    case = LeakyCase(LeakyMines(LEAKS[secret]), Match)
    with pytest.raises(AssertionError):
        compare_positions(case, 1)
    with pytest.raises(AssertionError, match="can tell by view"):
        couple_positions(case, 2, 40)
    with pytest.raises(AssertionError, match="can tell by view"):
        couple_some_matches(case)


@pytest.mark.parametrize(("kind", "sense"), [(Eavesdropper, "log"), (Telltale, "undo")])
def test_a_log_or_a_way_back_that_leaks_is_caught(kind: type[AnyMatch], sense: str) -> None:
    case = LeakyCase(GAMES["lost_mines"], kind)
    with pytest.raises(AssertionError, match=f"can tell by {sense}"):
        couple_positions(case, 2, 40)
    with pytest.raises(AssertionError, match=f"can tell by {sense}"):
        couple_some_matches(case)


@pytest.mark.skipif(underhall.ENGINE == "compiled", reason="what is compiled cannot be changed for a test")
@pytest.mark.parametrize("question", [PlayOrDiscard, DiscardAnother])
def test_passing_over_what_a_hand_decides_is_caught(
    question: type[Decision[Any, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it would be if a question that depends on a hand were said to be public."""
    monkeypatch.setattr(question, "public", True)
    monkeypatch.setattr(question, "idle", lambda _, table: len(table.choices) < 4)
    monkeypatch.setattr(question, "onward", lambda _, table: table.choices[0])
    with pytest.raises(AssertionError, match="can tell by passed over"):
        couple_some_matches(LeakyCase(GAMES["lost_mines"], Match))


def couple_some_matches(case: Case) -> None:
    for seed in range(10):
        couple_matches(case, seed, watchers(case))
