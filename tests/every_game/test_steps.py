"""Steps with nothing to choose are passed over: as whoever drives a table does it, whole games long."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from every_game.knowledge import KNOWLEDGE
from every_game.positions import pick
from underhall.core.agenda import SPECTATOR
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch, Match, replay
from underhall.games import GAMES
from underhall.games.covenant.icons import AXE, CART, COMPASS
from underhall.server.tables.matchlog import MatchLog

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
GAMES_PLAYED = 50
WORLDS = 30
TRADING = {"move.trade", "move.by_hand"}


def asked(game: AnyGame, seed: int) -> Iterator[AnyMatch]:
    """A whole game, whenever somebody is asked."""
    dice = Random(seed)
    seats = dice.randint(max(2, game.least_seats), min(4, game.most_seats))
    log = MatchLog("steps", Match(game, seats))
    log.go_on(dice)
    while not log.match.table.over():
        yield log.match
        table = log.match.table
        log.play(table.to_move(), pick(game, table.options(), dice).text)
        log.go_on(dice)
    assert len(log.take_rows()) == len(log.match.lines)
    assert replay(game, log.match.record()).table.scores() == log.match.table.scores()


def all_can_tell(match: AnyMatch, dice: Random) -> bool:
    """Whether the asked seat has one option in every world that anybody else can imagine."""
    table = match.table
    others = [seat for seat in (*range(table.seats), SPECTATOR) if seat != table.to_move()]
    imagine, reshuffle = match.game.determinize, KNOWLEDGE[match.game.name].reshuffled
    for other in [*others] * WORLDS:
        worlds = (imagine(table, other, dice), reshuffle(match, other, dice))
        if any(len(world.options()) > 1 for world in worlds):
            return False
    return True


def leads_nowhere(table: Any) -> bool:
    """What a newcomer would call an empty step, though the rules allow more than one thing."""
    item, keys = table.agenda[-1], {move.key for move in table.options()}
    kind, seat = type(item).__name__, table.to_move()
    if kind == "MoveStatues":
        return keys <= TRADING | {"move.done"} and not any(
            table.networks[seat] >> square & 1 for square in table.statues
        )
    if kind == "SpellAndWorkshop":
        return keys <= TRADING | {"move.go_on"} and item.cast == 1
    if kind == "UseTool":
        tool = table.tool_kind(seat, table.post)
        return keys == {"move.act", "move.done"} and tool in (AXE, CART, COMPASS)
    return False


@pytest.mark.slow
@EVERY_GAME
def test_nobody_is_asked_where_there_is_nothing_to_choose(game: AnyGame) -> None:
    empty: list[str] = []
    for seed in range(GAMES_PLAYED):
        dice = Random(seed)
        for match in asked(game, seed):
            table = match.table
            single = len(table.options()) == 1 and all_can_tell(match, dice)
            if single or leads_nowhere(table):
                empty.append(repr(table))
    assert empty == []


@EVERY_GAME
def test_what_is_passed_over_stands_in_the_record_and_is_taken_back_with_the_choice_before(
    game: AnyGame,
) -> None:
    passed = back = 0
    for seed in range(3):
        for match in asked(game, seed):
            seat, lines = match.table.to_move(), len(match.lines)
            passed += lines - 1 in match.passed
            if lines - 1 in match.passed and match.can_undo(seat):
                other = match.copy()
                other.undo(seat)
                assert (other.table.to_move(), other.table.forced()) == (seat, None)
                assert other.lines == match.lines[: len(other.lines)]
                assert all(n in match.passed for n in range(len(other.lines) + 1, lines))
                back += 1
    if game.name != "lost_mines":
        assert passed > 10
        assert back > 3
