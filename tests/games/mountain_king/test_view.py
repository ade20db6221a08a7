"""What seats see, what they can imagine, and the words they read."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from games.mountain_king.positions import play, position, question, to_step_2
from games.mountain_king.test_properties import eager
from underhall.core.agenda import NATURE, SPECTATOR, Decision
from underhall.core.catalogue import id_of
from underhall.core.grid import fields_of
from underhall.core.match import Match, replay
from underhall.core.saving import item_kinds, load, save
from underhall.games import library
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import NONE, STANDS
from underhall.games.mountain_king.rules.digging import APART, CONNECTED
from underhall.games.mountain_king.table import Table

RULES = Path(GAME.home) / "rules"
WORDS = library.catalogue(GAME)


def drafting(seed: int, seat: int, seats: int = 3) -> Table:
    """Somewhere in the draft of a seat."""
    table = GAME.new(seats, {"start": "1"})
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


def test_every_way_to_have_drafted_is_imagined_alike_often() -> None:
    table = drafting(1, 2)
    assert [4 - row.count(NONE) for row in table.drafts] == [1, 1, 0]
    dice = Random(4)
    worlds = [GAME.determinize(table, 2, dice) for _ in range(4800)]
    placed = Counter(world.drafts[0] for world in worlds)
    assert len(placed) == 4 * 6
    assert all(130 < count < 270 for count in placed.values())
    rest = Counter((world.hands[0], world.undrawn[0]) for world in worlds)
    assert len(rest) == 6 * 5
    assert all(100 < count < 220 for count in rest.values())


def test_nobody_imagines_who_has_gone_ahead_with_the_draft() -> None:
    """MK-2.03 Who has placed a starter while another is asked is seen by nobody, until all have."""
    worlds = []
    for ahead in (2, 3):
        table = drafting(5, 0, seats=4)
        assert table.to_move() == 0
        table.interject(ahead, table.asides(ahead)[0])
        worlds.append(table)
    for watcher in (0, 1, SPECTATOR):
        assert seen(worlds[0], watcher) == seen(worlds[1], watcher)
        one, other = [GAME.determinize(table, watcher, Random(5)) for table in worlds]
        assert save(GAME, one) == save(GAME, other)
        assert [len(hand) for hand in one.hands[2:]] == [2, 2]
    own = GAME.determinize(worlds[0], 2, Random(5))
    assert (own.drafts[2], own.hands[2]) == (worlds[0].drafts[2], worlds[0].hands[2])


def test_hidden_tokens_are_imagined_from_the_box() -> None:
    table = position(options={"hide_tokens": "yes"})
    table.track = (1, 2, 3, 4) * 3 + (1, 2, 3)
    table.track_owner = (0, 1, 1, 1, *table.track_owner[4:])
    dice = Random(6)
    tracks = Counter(GAME.determinize(table, 0, dice).track[1:4] for _ in range(1200))
    assert len(tracks) == 6
    assert all(140 < count < 260 for count in tracks.values())


def test_hidden_tokens_are_dealt_anew() -> None:
    table = position(options={"hide_tokens": "yes"})
    table.track = (1, 2, 3, 4) * 3 + (1, 2, 3)
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
        assert WORDS.has(f"event.{event.key}"), event.key
        assert library.catalogue(GAME).report(event, ["Ann", "Bob", "Cy", "Di", "Ed"])
        said += 1
    assert said > 100
    assert save(GAME, replay(GAME, match.record()).table) == save(GAME, match.table)


def test_every_move_question_and_refusal_has_words() -> None:
    for move in GAME.new(2).notation().moves:
        assert WORDS.has(move.key)
        assert WORDS.has(move.key.replace("move.", "explain."))
        assert library.catalogue(GAME).say(move.key, move.words)
    for name, kind in item_kinds(GAME).items():
        if issubclass(kind, Decision):
            assert WORDS.has(f"question.{name}")
    source = "".join(path.read_text() for path in RULES.glob("*.py"))
    for key in set(re.findall(r'"(refused\.\w+)"', source)):
        assert WORDS.has(key)
    keys = {id_of(key) for key in re.findall(r"refused\.\w+", source)}
    own = WORDS.section("refused")
    shared = {
        f"refused-{word}"
        for word in ("not_now", "not_your_turn", "nature_moves", "game_over", "no_undo", "was_shown")
    }
    assert own - shared <= keys


def test_every_component_has_a_name() -> None:
    box = GAME.box()
    for card in box.cards:
        assert WORDS.has(f"troll.{card.name}")
    for tunnel in box.tunnels:
        assert WORDS.has(f"tile.{tunnel.name}")
    for hall in box.halls:
        assert WORDS.has(f"hall.{hall.name}")
    for spell in box.spells:
        names = (f"spell.{spell.name}", f"spell_text.{spell.name}", f"family.{spell.family}")
        assert all(WORDS.has(name) for name in names)
    for workshop in box.workshops:
        assert all(WORDS.has(key) for key in (f"workshop.{workshop.name}", f"workshop_use.{workshop.name}"))


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


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_mk_2_03_the_starters_of_the_others_are_unknown_while_they_are_drafted(seat: int) -> None:
    table, dice = GAME.new(3), Random(2)
    while table.to_move() == NATURE or question(table) != "PlaceStarter":
        table.befall(dice) if table.to_move() == NATURE else table.play(table.options()[0])
    tokens, *starters = GAME.unseen(table, seat)
    everything = list(range(table.box.starters))
    assert tokens == []
    assert starters == [[] if other == seat else everything for other in range(3)]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, SPECTATOR])
def test_mk_3_08_each_seat_imagines_the_tokens_of_the_others_and_keeps_what_it_sees(seat: int) -> None:
    table = position(seats=4, options={"hide_tokens": "yes"})
    table.track = (1, 2, 3, 4) * 3 + (1, 2, 3)
    table.track_owner = (0, 1, 2, 3, *table.track_owner[4:])
    dark = [at for at in range(4) if at != seat]
    worlds = [GAME.determinize(table, seat, Random(number)).track for number in range(12)]
    assert len(set(worlds)) > 1
    for track in worlds:
        assert sorted(track[at] for at in dark) == [at + 1 for at in dark]
        assert all(track[at] == table.track[at] for at in range(15) if at not in dark)
    assert GAME.unseen(table, seat) == [[at + 1 for at in dark], [], [], [], []]


def test_mk_1_03_1_04_the_sheet_shows_every_component_as_the_box_has_it() -> None:
    box = GAME.box()
    sheet = GAME.sheet(box)
    grid = (box.grid.columns, box.grid.rows, box.grid.stride)
    assert (sheet["columns"], sheet["rows"], sheet["stride"]) == grid
    for part, things in (
        ("tunnels", box.tunnels),
        ("halls", box.halls),
        ("cards", box.cards),
        ("workshops", box.workshops),
        ("exchanges", box.exchanges),
        ("spells", box.spells),
        ("faces", box.faces),
        ("hall_faces", box.hall_faces),
        ("boards", box.boards),
    ):
        assert len(sheet[part]) == len(things), part
        for shown, thing in zip(sheet[part], things, strict=True):
            for name in shown if isinstance(shown, dict) else ():
                held = getattr(thing, name)
                assert shown[name] == (fields_of(held) if name in ("heart", "rubble") else held), (part, name)


def test_mk_3_08_everybody_sees_what_is_being_paid_for_and_how_a_tunnel_must_lie() -> None:
    table = position(storage={0: "3 stone, 2 coin, 1 rune"}, book="silver-tongue toll drums")
    play(table, "cast silver-tongue", "follow the spell", "go on", "recruit m2")
    for seat in (0, 1, SPECTATOR):
        details = GAME.view(table, seat).details
        assert (details["stand"], details["owed"]) == (STANDS.index("b2"), 2)
    for book, manner in (("lone-shaft", APART), ("swift-dig", CONNECTED)):
        table = position(storage={0: "3 stone, 1 rune"}, book=f"{book} toll drums")
        play(table, f"cast {book}", "dig i2 with stone")
        for seat in (0, 1, SPECTATOR):
            assert GAME.view(table, seat).details == {"tile": 0, "mineral": 0, "manner": manner}


def test_mk_3_08_what_would_be_counted_now_leaves_out_tokens_that_lie_face_down() -> None:
    table = position(seats=3, options={"hide_tokens": "yes"})
    table.track = (1, 2, 3, 4) * 3 + (1, 2, 3)
    table.track_owner = (0, 1, 1, 2, *table.track_owner[4:])
    table.honor = (7, 8, 9)
    assert [parts["tokens"] for parts in GAME.tally(table, 1)] == [0, 5, 0]
    assert [parts["tokens"] for parts in GAME.tally(table, SPECTATOR)] == [0, 0, 0]
    assert not GAME.counts_alike(table)
    table.hide_tokens = 0
    assert [parts["tokens"] for parts in GAME.tally(table, 1)] == [1, 5, 4]
    assert [parts["tunnels"] for parts in GAME.tally(table, 1)] == [7, 8, 9]
    assert GAME.counts_alike(table)


def test_mk_10_05_partners_are_counted_together() -> None:
    table = position(seats=4, options={"teams": "yes"})
    table.honor, table.crowns = (6, 20), (0, 5, 3, 5)
    tally = GAME.tally(table, 2)
    assert tally[0] == tally[1] != tally[2] == tally[3]
    assert [tally[seat]["coronation"] for seat in (1, 3)] == [5, 8]
