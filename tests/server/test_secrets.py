"""Nothing secret leaves the server: two worlds that a watcher cannot tell apart give the same bytes.

Two servers hold copies of one table. The moves in their logs differ only in what the watcher cannot know;
everything that reaches the watcher over socket and HTTP is then compared.
"""

from __future__ import annotations

import random
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from every_game.couples import Couple
from server.visitors import Caller, Inn, Visitor
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch, Match
from underhall.core.notation import Move
from underhall.core.record import Line
from underhall.games import GAMES

SEATS = 3
NAMES = ["Ada", "Brock", "Cilla"]


class Worlds:
    """A table in two worlds, each with a server of its own; Ada, Brock and Cilla live in both."""

    def __init__(self, folder: Path, couple: Couple) -> None:
        self.matches = couple.worlds
        self.watcher = couple.watcher
        first = Inn(f"sqlite:///{folder}/one.db").open()
        self.guests = [Visitor(first.port, name) for name in NAMES]
        self.table = self.guests[0].set_up(SEATS, game=couple.worlds[0].game.name)
        for n in (1, 2):
            self.guests[n].seat(self.table, n)
        first.close()
        shutil.copy(folder / "one.db", folder / "other.db")
        self.inns = []
        for name, match in zip(("one", "other"), self.matches, strict=True):
            _write(folder / f"{name}.db", self.table, match.lines)
            self.inns.append(Inn(f"sqlite:///{folder}/{name}.db", crowd_seconds=0.0).open())
        token = None if self.watcher == SPECTATOR else self.guests[self.watcher].token
        self.watching = [Caller(inn.port, self.table, token) for inn in self.inns]

    def caller(self, world: int, seat: int) -> Caller:
        """Somebody as a caller; the watcher has one already."""
        if seat == self.watcher:
            return self.watching[world]
        return Caller(self.inns[world].port, self.table, self.guests[seat].token)

    def close(self) -> None:
        for inn in self.inns:
            inn.close()


def _write(database: Path, table: str, lines: list[Line]) -> None:
    kinds = ["aside" if line.aside else "move" for line in lines]
    rows = [(table, n, kinds[n], line.actor, line.text, 1.0) for n, line in enumerate(lines)]
    with sqlite3.connect(database) as stored:
        stored.executemany("insert into lines values (?, ?, ?, ?, ?, ?)", rows)
        stored.execute("update tables set stage = 'playing' where id = ?", [table])


def couple_of(watcher: int, seed: int, steps: int, name: str = "lost_mines") -> Couple:
    """Two worlds played side by side until just before the watcher learns of a difference."""
    game = GAMES[name]
    couple = Couple((Match(game, SEATS), Match(game, SEATS)), watcher, random.Random(seed))
    good: tuple[list[Line], list[Line]] = ([], [])
    for _ in range(steps):
        if not couple.step():
            break
        one, other = couple.worlds
        if couple.knowledge.entitled(one, watcher) != couple.knowledge.entitled(other, watcher):
            break
        if one.table.to_move() != NATURE and other.table.to_move() != NATURE:
            good = (one.lines[:], other.lines[:])
    assert [str(line) for line in good[0]] != [str(line) for line in good[1]]
    couple.worlds = (_match(game, good[0]), _match(game, good[1]))
    return couple


def _match(game: AnyGame, lines: list[Line]) -> AnyMatch:
    match: AnyMatch = Match(game, SEATS)
    for line in lines:
        match.follow(line)
    return match


CASES = [
    (0, 1, 60, "lost_mines"),
    (1, 2, 90, "lost_mines"),
    (2, 3, 140, "lost_mines"),
    (SPECTATOR, 4, 60, "lost_mines"),
    (SPECTATOR, 5, 120, "lost_mines"),
    (1, 6, 60, "mountain_king"),
    (SPECTATOR, 7, 60, "mountain_king"),
    (SPECTATOR, 8, 200, "covenant"),
]


@pytest.fixture(scope="module", params=CASES)
def worlds(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    worlds = Worlds(tmp_path_factory.mktemp("worlds"), couple_of(*request.param))
    yield worlds
    worlds.close()


def same(one: bytes, other: bytes) -> None:
    assert _timeless(one) == _timeless(other)


def _timeless(frame: bytes) -> bytes:
    return re.sub(rb'"(time|waits)":[0-9.e+]+', rb'"\1":0', frame)


def compare(worlds: Worlds) -> None:
    """All that was heard so far; then ask for everything again, so that both have heard all."""
    for caller in worlds.watching:
        caller.send(type="again", ref=9)
        caller.next("welcome")
    one, other = [caller.heard for caller in worlds.watching]
    assert len(one) == len(other)
    for mine, theirs in zip(one, other, strict=True):
        same(mine, theirs)


def test_the_worlds_look_the_same_to_the_watcher(worlds: Worlds) -> None:
    compare(worlds)
    assert worlds.watching[0].log


def test_refusals_reasons_and_faults_tell_nothing(worlds: Worlds) -> None:
    moves = worlds.matches[0].table.notation().moves
    legal = {move.text for match in worlds.matches for move in match.table.options()}
    for move in [move for move in moves if move.key == "move.discard"] + moves[::37]:
        for caller in worlds.watching:
            caller.ask("why", move=move.text)
            if move.text not in legal:
                caller.ask("play", at=caller.now["at"], move=move.text)
            caller.ask("aside", move="step east")
    compare(worlds)


def test_replays_tell_nothing(worlds: Worlds) -> None:
    guest = worlds.guests[worlds.watcher % SEATS]
    if worlds.watcher == SPECTATOR:
        del guest.http.headers["Authorization"]
    answers = []
    for inn in worlds.inns:
        guest.http.base_url = f"http://127.0.0.1:{inn.port}"
        sheet = guest.request("GET", f"/api/replays/{worlds.table}")
        told = [sheet.content]
        for eyes in ("open", "spectator", "1", "2", "3"):
            for at in range(0, len(sheet.json()["moves"]) + 1, 9):
                path = f"/api/replays/{worlds.table}/frames/{at}?eyes={eyes}"
                told.append(guest.request("GET", path).content)
        told.append(guest.request("GET", f"/api/replays/{worlds.table}/record").content)
        told.append(guest.request("GET", f"/api/tables/{worlds.table}").content)
        answers.append(told)
    for one, other in zip(*answers, strict=True):
        same(one, other)


def test_moves_undo_ballots_and_chat_tell_nothing(worlds: Worlds) -> None:
    actor = worlds.matches[0].table.to_move()
    assert actor == worlds.matches[1].table.to_move()
    callers = [worlds.caller(world, actor) for world in range(2)]
    for caller in callers:
        caller.ask("say", text="let me think")
    pair = _quiet_pair(worlds)
    if pair is not None:
        for caller, move in zip(callers, pair, strict=True):
            assert caller.ask("play", at=caller.now["at"], move=move.text)["type"] == "done"
            caller.next("state")
            assert caller.ask("undo", at=caller.now["at"])["type"] == "done"
            caller.next("state")
    for caller in worlds.watching:
        caller.until(lambda caller: bool(caller.chat))
    compare(worlds)
    asker = next(seat for seat in range(SEATS) if seat not in (worlds.watcher, actor))
    _undo_by_consent(worlds, asker)
    compare(worlds)


def _quiet_pair(worlds: Worlds) -> tuple[Move, Move] | None:
    """Moves of both worlds that differ, if possible, though not for the watcher, and leave nature out."""
    couple = Couple(worlds.matches, worlds.watcher, random.Random(1))
    here, there = [_quiet(couple, match) for match in worlds.matches]
    pairs = [
        (mine, theirs) for text in here if text in there for mine in here[text] for theirs in there[text]
    ]
    pairs.sort(key=lambda pair: pair[0] is pair[1])
    return pairs[0] if pairs else None


def _quiet(couple: Couple, match: AnyMatch) -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {}
    for text, moves in couple.by_perception(match).items():
        for move in moves:
            after = match.table.copy()
            after.play(move)
            if after.lessons == match.table.lessons and after.to_move() == match.table.to_move():
                found.setdefault(text, []).append(move)
    return found


def _undo_by_consent(worlds: Worlds, asker: int) -> None:
    """The asker's last choice is taken back in both worlds, if it was at the same place in both; by consent
    where it is not free."""
    places = []
    for match in worlds.matches:
        own = [n for n, line in enumerate(match.lines) if line.actor == asker and not line.aside]
        places.append(own[-1] if own else None)
    if places[0] is None or places[0] != places[1]:
        return
    for world, watching in enumerate(worlds.watching):
        caller = worlds.caller(world, asker)
        free = caller.now["can_undo"]
        assert caller.ask("undo", at=caller.now["at"])["type"] == "done"
        if free:
            watching.catch_up(caller.next("state")["state"]["at"])
            continue
        ballot = watching.until(lambda caller: caller.table["ballot"] is not None).table["ballot"]
        for seat in ballot["waiting"]:
            voter = worlds.caller(world, seat)
            assert voter.ask("answer", ballot=ballot["id"], yes=True)["type"] == "done"
        watching.until(lambda caller: caller.table["ballot"] is None)


@pytest.mark.parametrize("seed", [20, 40, 60])
def test_a_hint_uses_only_what_the_seat_may_know(tmp_path: Path, seed: int) -> None:
    """Asked often enough, the same hints come in both worlds."""
    couple = next(
        couple
        for couple in (couple_of(1, number, 120) for number in range(seed, seed + 20))
        if couple.worlds[0].table.to_move() == 1 and len(couple.worlds[0].table.options()) > 5
    )
    worlds = Worlds(tmp_path, couple)
    hints = []
    for caller in worlds.watching:
        answers = [caller.ask("hint") for _ in range(12)]
        hints.append({(hint["move"], hint["text"]) for hint in answers})
    assert hints[0] == hints[1]
    worlds.close()
