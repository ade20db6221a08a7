"""What the server does, with every game that is on offer."""

from __future__ import annotations

import random

import httpx
import msgspec
import pytest

from server.visitors import Caller, Inn, Visitor, mover, party, play_to_the_end
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.core.match import AnyMatch, Match, replay
from underhall.core.record import read
from underhall.games import GAMES
from underhall.server.tables.eyes import Eyes
from underhall.server.tables.matchlog import MatchLog
from underhall.server.wire.plain import encode
from underhall.server.wire.protocol import State

# What a push of the state may weigh on the average; a choice of many places may weigh more.
USUAL_BYTES = 10_000
every_game = pytest.mark.parametrize("game", list(GAMES))


def play_by_hints(callers: list[Caller], moves: int) -> None:
    """Everybody does what the hint says, until so many moves are made or the game is over."""
    for _ in range(moves):
        caller = mover(callers)
        if caller.over:
            return
        hint = caller.ask("hint")
        assert (hint["type"], bool(hint["label"]), bool(hint["text"])) == ("hint", True, True)
        if moves < 100:
            assert caller.ask("hint") == {**hint, "ref": hint["ref"] + 1}
        assert caller.play(hint["move"])["type"] == "done"


@every_game
def test_a_whole_game_with_people_a_bot_and_a_spectator(database: str, game: str) -> None:
    """With a restart in the middle, from a snapshot and the log."""
    inn = Inn(database, snapshot_every=20).open()
    table, guests, callers = party(inn.port, people=2, seats=3, game=game)
    play_by_hints(callers, 12)
    before = [(caller.state, caller.log) for caller in (mover(callers), *callers)][1:]
    inn.close()

    inn = Inn(database).open()
    callers = [Caller(inn.port, table, guest.token) for guest in guests]
    watcher = Caller(inn.port, table)
    assert [(caller.state, caller.log) for caller in callers] == before
    play_by_hints(callers, 1000)
    assert callers[0].over
    watcher.catch_up(callers[0].now["at"])
    assert watcher.now["winners"] == callers[0].now["winners"]
    sizes = [len(frame) for caller in (*callers, watcher) for frame in states(caller)]
    assert sum(sizes) / len(sizes) < USUAL_BYTES

    base = f"http://127.0.0.1:{inn.port}"
    record = httpx.get(f"{base}/api/replays/{table}/record").text
    assert replay(GAMES[game], read(record)).table.scores() == watcher.now["scores"]
    guest = Visitor(inn.port, "Reader")
    sheet = guest.ask("POST", "/api/records", {"record": record})
    for eyes in sheet["eyes"]:
        last = len(sheet["moves"])
        frame = guest.ask("GET", f"/api/replays/{sheet['id']}/frames/{last}?eyes={eyes}")
        assert frame["state"]["scores"] == watcher.now["scores"]
    inn.close()


def states(caller: Caller) -> list[bytes]:
    return [frame for frame in caller.heard if frame.startswith(b'{"type":"state"')]


def test_covenant_is_played_alone(inn: Inn) -> None:
    guest = Visitor(inn.port, "Solo")
    table = guest.set_up(1, game="covenant", options={"elders": "hard"})
    caller = guest.sit(table)
    guest.start(table)
    play_by_hints([caller.my_turn()], 4)
    play_to_the_end([caller], random.Random(1))
    assert guest.ask("POST", f"/api/tables/{table}/rematch")["options"] == {"elders": "hard"}


@every_game
def test_a_choice_is_taken_back_by_consent(inn: Inn, game: str) -> None:
    _, _, callers = party(inn.port, people=2, seats=2 if GAMES[game].least_seats < 3 else 3, game=game)
    play_by_hints(callers, 10)
    asker = next(caller for caller in callers if caller is not mover(callers))
    at, other = asker.now["at"], callers[0] if asker is callers[1] else callers[1]
    assert asker.ask("undo", at=at)["type"] == "done"
    if not asker.now["can_undo"]:
        ballot = asker.until(lambda caller: caller.table["ballot"] is not None).table["ballot"]["id"]
        assert other.ask("answer", ballot=ballot, yes=True)["type"] == "done"
    asker.catch_up(at + 1)
    assert asker.now["choices"]


def positions(game: str, dice: random.Random) -> list[AnyMatch]:
    """A match played at random, at several moments."""
    found = []
    for n in range(6):
        match: AnyMatch = Match(GAMES[game], max(2, GAMES[game].least_seats))
        for _ in range(10 + 30 * n):
            if match.table.over():
                break
            if match.table.to_move() == NATURE:
                match.befall(dice)
            else:
                match.play(match.table.to_move(), dice.choice(match.table.options()))
        while match.table.to_move() == NATURE:
            match.befall(dice)
        found.append(match)
    return found


@every_game
def test_a_state_is_made_of_what_its_seat_may_know(game: str) -> None:
    """Whatever is changed that the seat cannot know, its state stays the same to the byte."""
    dice = random.Random(3)
    glance = Eyes(GAMES[game], ["Ada", "Brock", "Cilla"]).glance
    for match in positions(game, dice):
        for seat in (*range(match.table.seats), SPECTATOR):
            known, table = encode(glance.states(match, [seat], 1)[seat]), match.table
            for _ in range(5):
                match.table = GAMES[game].determinize(table, seat, dice)
                assert encode(glance.states(match, [seat], 1)[seat]) == known
            match.table = table


@every_game
def test_a_state_tells_each_seat_whether_it_may_take_its_choice_back(game: str) -> None:
    """As the match has it, through a whole game with what is passed over; both occur."""
    dice = random.Random(5)
    log = MatchLog("table", Match(GAMES[game], 3))
    glance, told = Eyes(GAMES[game], ["Ada", "Brock", "Cilla"]).glance, set[bool]()
    log.go_on(dice)
    while not log.match.table.over():
        seat = log.match.table.to_move()
        log.play(seat, dice.choice(log.match.table.options()).text)
        log.go_on(dice)
        for seat, state in glance.states(log.match, range(3), log.at).items():
            assert state.can_undo == log.match.can_undo(seat)
            told.add(state.can_undo)
    assert told == {True, False}


@every_game
def test_eyes_that_stay_at_a_table_see_what_fresh_ones_see(game: str) -> None:
    """Whatever they have kept of it, and when choices are taken back, too."""
    dice, names, undone = random.Random(6), ["Ada", "Brock", "Cilla"], 0
    log, stays = MatchLog("table", Match(GAMES[game], 3)), Eyes(GAMES[game], names).glance
    log.go_on(dice)
    while not log.match.table.over() and log.at < 400:
        seat = log.match.table.to_move()
        log.play(seat, dice.choice(log.match.table.options()).text)
        log.go_on(dice)
        if log.match.can_undo(seat) and dice.random() < 0.3:
            log.undo(seat)
            undone += 1
        seats, fresh = [*range(3), SPECTATOR], Eyes(GAMES[game], names).glance
        assert encode(stays.states(log.match, seats, 1)) == encode(fresh.states(log.match, seats, 1))
        fresh.catch_up(log.match.journal)
        news = stays.news(seats, stays.catch_up(log.match.journal))
        assert all(encode(stays.log(seat)) == encode(fresh.log(seat)) for seat in seats)
        assert all(encode(fresh.log(seat)[1]).endswith(encode(news[seat][1])[1:]) for seat in seats)
    assert undone > 5


@every_game
def test_a_choice_is_told_with_its_outlook_to_who_has_it(game: str) -> None:
    """As the engine has it; where the engine has none to give, there is none."""
    dice = random.Random(4)
    glance = Eyes(GAMES[game], ["Ada", "Brock", "Cilla"]).glance
    for match in positions(game, dice):
        table = match.table
        for seat in (*range(table.seats), SPECTATOR):
            state = msgspec.json.decode(encode(glance.states(match, [seat], 1)[seat]), type=State)
            moves = table.answers(seat) if seat != SPECTATOR else []
            expected = [GAMES[game].outlook(table, seat, move) for move in moves]
            assert [choice.outlook or None for choice in state.choices] == expected
