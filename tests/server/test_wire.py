"""What is sent is what the protocol describes, and the client's types know every question and every move."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest

from server.client_types import typescript
from underhall.core.agenda import NATURE, SPECTATOR, Decision
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch, Match
from underhall.games import GAMES
from underhall.server.tables.ears import Ear
from underhall.server.tables.eyes import Eyes
from underhall.server.wire.plain import begun, encode, rest, whole, written
from underhall.server.wire.protocol import ServerMessage, StatePush

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def members(name: str) -> list[str]:
    """What a union of the client's types may be, without the quotes."""
    found = re.search(rf"export type {name} =(.*?);\n", typescript(), re.DOTALL)
    assert found, name
    return [member.strip()[1:-1] for member in found[1].strip().removeprefix("|").split("\n  |")]


def camel(game: AnyGame) -> str:
    return game.name.title().replace("_", "")


def played(game: AnyGame, moves: int, dice: Random) -> AnyMatch:
    match: AnyMatch = Match(game, game.most_seats, {})
    while len(match.lines) < moves:
        if match.table.to_move() == NATURE:
            match.befall(dice)
        else:
            match.play(match.table.to_move(), dice.choice(match.table.options()))
    return match


@EVERY_GAME
@pytest.mark.parametrize("moves", [12, 70])
def test_a_push_is_what_the_protocol_says_to_the_last_byte(game: AnyGame, moves: int) -> None:
    match, sent = played(game, moves, Random(moves)), list[bytes]()
    glance = Eyes(game, [f"Seat {n}" for n in range(match.table.seats)]).glance
    glance.catch_up(match.journal)
    assert len(match.journal) > 3
    ear = Ear(sent.append, lambda _: None, None, None)
    seats = [SPECTATOR, *range(match.table.seats)]
    news = glance.news(seats, len(match.journal) - 3)
    for seat, state in glance.states(match, seats, moves).items():
        assert encode(news[seat]) == encode(glance.log(seat, len(match.journal) - 3))
        ear.push(StatePush(0, written(state), *news[seat]))
    for n, text in enumerate(sent, 1):
        heard = msgspec.json.decode(text, type=ServerMessage)
        assert isinstance(heard, StatePush)
        assert (heard.seq, heard.state.at) == (n, moves)
        assert msgspec.json.encode(heard) == text


def test_what_is_written_once_is_a_part_like_any_other() -> None:
    view = whole(begun({"open": 1, "to": ["all"]}), rest({"own": {"hand": 'a "card"'}}))
    assert msgspec.json.decode(encode({"view": view, "said": written("é\n")})) == {
        "view": {"open": 1, "to": ["all"], "own": {"hand": 'a "card"'}},
        "said": "é\n",
    }


def decisions(kind: type[Any]) -> set[str]:
    return {kind.__name__}.union(*[decisions(sort) for sort in kind.__subclasses__()])


@EVERY_GAME
def test_the_client_knows_the_questions_of_a_game_by_their_names(game: AnyGame) -> None:
    questions = members(f"{camel(game)}Question")
    assert len(questions) == len(set(questions)) > 5
    assert set(questions) <= decisions(Decision)
    table, dice = game.new(game.most_seats), Random(3)
    while not table.over():
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            assert type(table.agenda[-1]).__name__ in questions
            table.play(dice.choice(table.options()))


@EVERY_GAME
def test_the_client_knows_how_every_move_of_a_person_is_written(game: AnyGame) -> None:
    forms = members(f"{camel(game)}Notation")
    assert "${string}" not in forms
    patterns = [re.compile(re.escape(form).replace(r"\$\{string\}", ".+")) for form in forms]
    moves = [move for move in game.new(game.most_seats).notation().moves if move.key != "move.fate"]
    missing = [move.text for move in moves if not any(pattern.fullmatch(move.text) for pattern in patterns)]
    assert missing == []
    unused = [pattern for pattern in patterns if not any(pattern.fullmatch(move.text) for move in moves)]
    assert unused == []
