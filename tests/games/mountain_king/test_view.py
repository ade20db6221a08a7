"""What seats see, what they can imagine, and the words they read."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from games.mountain_king.positions import play, position, to_step_2
from games.mountain_king.test_properties import eager
from underhall.core.agenda import NATURE, SPECTATOR, Decision
from underhall.core.match import Match, replay
from underhall.core.saving import item_kinds, load, save
from underhall.games import library
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import NONE
from underhall.games.mountain_king.table import Table

RULES = Path(GAME.home) / "rules"
WORDS = library.catalogue(GAME).sentences


def drafting(seed: int, seat: int) -> Table:
    """Somewhere in the draft of a seat."""
    table = GAME.new(3, {"start": "1"})
    dice = Random(seed)
    while table.to_move() != seat or len(table.hands[seat]) != 2:
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            eager(table, dice)
    return table


def seen(table: Table, seat: int) -> bytes:
    return msgspec.json.encode(GAME.view(table, seat))


@pytest.mark.parametrize("watcher", [0, 1, 2, SPECTATOR])
def test_a_draft_is_dealt_anew_behind_a_watchers_back(watcher: int) -> None:
    table = drafting(1, 1)
    worlds = [GAME.determinize(table, watcher, Random(seed)) for seed in range(8)]
    assert {seen(world, watcher) for world in worlds} == {seen(table, watcher)}
    own = [world.drafts[0] for world in worlds]
    assert len(set(own)) == (1 if watcher == 0 else len(set(own)))
    if watcher != 0:
        assert len(set(own)) > 1
    if watcher == 1:
        assert all(world.options() == table.options() for world in worlds)
    for world in worlds:
        hand = {card - table.box.trolls for card in world.hands[1]}
        assert not any(world.undrawn[1] >> starter & 1 for starter in hand)


def test_hidden_tokens_are_dealt_anew() -> None:
    table = position(options={"hide_tokens": "yes"})
    table.track_owner = (0, 1, 1, 1, *table.track_owner[4:])
    worlds = [GAME.determinize(table, 0, Random(seed)) for seed in range(20)]
    assert {seen(world, 0) for world in worlds} == {seen(table, 0)}
    assert len({world.track[1:4] for world in worlds}) > 1
    assert all(sorted(world.track[1:4]) == sorted(table.track[1:4]) for world in worlds)
    assert {world.track[0] for world in worlds} == {table.track[0]}


def test_hidden_tokens_are_shown_when_the_game_is_over() -> None:
    table = position(options={"hide_tokens": "yes"})
    table.track_owner = (0, 1, *table.track_owner[2:])
    assert GAME.view(table, 0).track[:2] == [1, NONE]
    dice = Random(2)
    while not table.over():
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            eager(table, dice)
    assert NONE not in GAME.view(table, 0).track
    assert GAME.determinize(table, 0, dice).over()


def test_a_view_says_what_the_question_is_about() -> None:
    table = position(storage={0: "3 stone"})
    to_step_2(table)
    play(table, "dig i3 with stone")
    view = GAME.view(table, 1)
    assert (view.question, view.details["tile"], view.details["mineral"]) == ("LayTunnel", 1, 0)
    assert GAME.view(table, SPECTATOR).hand == []


def test_the_sheet_tells_a_client_all_it_needs_to_draw() -> None:
    sheet = GAME.sheet(GAME.box())
    assert len(sheet["boards"]) == 2
    assert len(sheet["cards"]) == 61
    assert len(sheet["faces"]) == len(GAME.box().faces)
    assert msgspec.json.encode(sheet)


@pytest.mark.parametrize(
    ("seats", "wishes"), [(2, {"board": "winter"}), (3, {}), (4, {"teams": "yes"}), (5, {})]
)
def test_a_match_is_told_saved_replayed_and_loaded(seats: int, wishes: dict[str, str]) -> None:
    match = Match(GAME, seats, {**wishes, "hide_tokens": "yes"})
    dice = Random(seats)
    said = 0
    while not match.table.over():
        if match.table.to_move() == NATURE:
            match.befall(dice)
        else:
            options = match.table.options()
            match.play(match.table.to_move(), options[int(dice.random() * len(options))])
        if dice.random() < 0.02:
            data = save(GAME, match.table)
            again = load(GAME, match.box, data)
            assert save(GAME, again) == data
            assert again.options() == match.table.options()
    for event in match.journal:
        assert f"event.{event.key}" in WORDS, event.key
        assert library.catalogue(GAME).report(event, ["Ann", "Bob", "Cy", "Di", "Ed"])
        said += 1
    assert said > 100
    assert save(GAME, replay(GAME, match.record()).table) == save(GAME, match.table)


def test_every_move_question_and_refusal_has_words() -> None:
    for move in GAME.new(2).notation().moves:
        assert move.key in WORDS
        assert move.key.replace("move.", "explain.") in WORDS
        assert library.catalogue(GAME).say(move.key, move.words)
    for name, kind in item_kinds(GAME).items():
        if issubclass(kind, Decision):
            assert f"question.{name}" in WORDS
    source = "".join(path.read_text() for path in RULES.glob("*.py"))
    for key in set(re.findall(r'"(refused\.\w+)"', source)):
        assert key in WORDS
    keys = set(re.findall(r"refused\.\w+", source)) | {"refused.not_now"}
    own = {key for key in WORDS if key.startswith("refused.")}
    shared = {
        f"refused.{word}" for word in ("not_now", "not_your_turn", "nature_moves", "game_over", "no_undo")
    }
    assert own - shared <= keys


def test_every_component_has_a_name() -> None:
    box = GAME.box()
    for card in box.cards:
        assert f"troll.{card.name}" in WORDS
    for tunnel in box.tunnels:
        assert f"tile.{tunnel.name}" in WORDS
    for hall in box.halls:
        assert f"hall.{hall.name}" in WORDS
    for spell in box.spells:
        assert {f"spell.{spell.name}", f"spell_text.{spell.name}", f"family.{spell.family}"} <= set(WORDS)
    for workshop in box.workshops:
        assert {f"workshop.{workshop.name}", f"workshop_use.{workshop.name}"} <= set(WORDS)


def test_the_rules_in_words_are_the_rules_cited() -> None:
    rules = library.rules(GAME)
    assert len(rules) == 119
    for path in GAME.home.rglob("*.py"):
        for cited in re.findall(r"MK-\d+\.\d+", path.read_text()):
            assert cited in rules


def test_the_view_shows_what_every_hall_and_statue_scores_at_the_end() -> None:
    table = GAME.new(3, {"start": "1"})
    dice = Random(5)
    while not table.over():
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            eager(table, dice)
    seen = GAME.view(table, SPECTATOR)
    assert sum(seen.standing) > 0
    for seat, result in enumerate(table.results):
        own = [
            honor
            for region, honor in zip(seen.regions, seen.standing, strict=True)
            if region[0] in seen.networks[seat]
        ]
        assert sum(own) == result.halls + result.statues + result.pedestals
