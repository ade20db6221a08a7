"""Bots that take their time think in processes of their own: nobody waits for them, and games go on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from server.thoughts import bad_idea, dwell, end_of_it
from server.visitors import PATIENCE, Caller, Inn, Visitor
from underhall.bots import make_bot
from underhall.bots.bot import Sight
from underhall.bots.thinking import advised, chosen
from underhall.core.agenda import NATURE
from underhall.core.match import AnyMatch, Match
from underhall.games import GAMES
from underhall.server.configuring import BadSettings, settle
from underhall.server.database.gauges import Gauges
from underhall.server.play.minds import sight
from underhall.server.play.thinkers import Line, LineFull, NoThought, Thinkers
from underhall.server.settings import NO_LIMITS, Limits

T = TypeVar("T")
CHILDREN = Path(f"/proc/{os.getpid()}/task")
by_children = pytest.mark.skipif(not CHILDREN.is_dir(), reason="children are found by Linux alone")


def match_of(game: str, seats: int, choices: int) -> AnyMatch:
    """Some way into a game, somebody is asked."""
    dice, match = Random(choices), Match(GAMES[game], seats)
    while choices or match.table.to_move() == NATURE:
        if match.table.to_move() == NATURE:
            match.befall(dice)
        else:
            match.play(match.table.to_move(), dice.choice(match.table.options()))
            choices -= 1
    return match


def sight_of(game: str, seats: int, choices: int, mind: str = "hard") -> Sight:
    match = match_of(game, seats, choices)
    return sight(match, match.table.to_move(), mind)


def test_a_bot_that_listens_is_told_what_its_seat_may_read_and_no_more() -> None:
    match = match_of("lost_mines", 5, 60)
    seat = match.table.to_move()
    heard = sight(match, seat, "hard").heard
    assert heard
    assert [(event.key, event.words) for event in heard] == [
        (event.key, event.words) for event in match.log(seat)
    ]
    assert len(heard) < len(match.journal)
    assert sight(match, seat, "greedy").heard == ()
    assert sight_of("covenant", 1, 9).heard == ()


@pytest.mark.parametrize(("game", "seats"), [("lost_mines", 5), ("mountain_king", 3), ("covenant", 1)])
def test_a_bot_thinks_elsewhere_what_it_would_think_here(game: str, seats: int) -> None:
    seen = sight_of(game, seats, 9)

    async def think(thinkers: Thinkers) -> tuple[str, str]:
        text = await thinkers.think("Ann", chosen, "hard@60", Random(4), seen)
        move, reason = await thinkers.think("Ann", advised, "hard@60", Random(4), seen)
        assert move.text == text
        return text, reason.key

    move, reason = make_bot("hard@60", Random(4)).explain(seen)
    assert employed(think) == (move.text, reason.key)


# The line, and those who think


def employed(
    work: Callable[[Thinkers], Coroutine[Any, Any, T]], most: int = 1, limits: Limits = NO_LIMITS
) -> T:
    async def run() -> T:
        thinkers = Thinkers(most, limits, Gauges())
        try:
            return await work(thinkers)
        finally:
            await thinkers.close()

    return asyncio.run(run())


def ends(thinkers: Thinkers) -> dict[str, float]:
    """How many thoughts ended how."""
    samples = [sample for metric in thinkers.ends.collect() for sample in metric.samples]
    return {sample.labels["end"]: sample.value for sample in samples if sample.name.endswith("_total")}


def in_line(*wishes: str, most: int = 99, most_of_one: int = 99, leaves: int = -1) -> str:
    """In which order who waits gets a turn, if one of them may leave before."""

    async def wait() -> str:
        line, order = Line(1, most, most_of_one), list[str]()

        async def have_a_turn(whose: str) -> None:
            await line.turn(whose)
            order.append(whose)
            await asyncio.sleep(0)
            line.step_down()

        waiting = [asyncio.create_task(have_a_turn(whose)) for whose in wishes]
        if leaves >= 0:
            await asyncio.sleep(0)
            waiting[leaves].cancel()
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        assert (line.free, len(line), line.places) == (1, 0, {})
        return "".join(order) + "".join(["!" for end in ended if isinstance(end, LineFull)])

    return asyncio.run(wait())


def test_in_the_line_people_take_turns() -> None:
    assert in_line(*"AAAABBC") == "AABCABA"


def test_who_leaves_the_line_keeps_nobody_waiting() -> None:
    assert in_line(*"ABBC", leaves=1) == "ABC"
    assert in_line(*"ABBC", leaves=3) == "ABB"


def test_who_leaves_when_called_lets_the_next_one_go() -> None:
    async def leave() -> str:
        line, order = Line(1, 9, 9), list[str]()

        async def have_a_turn(whose: str) -> None:
            await line.turn(whose)
            order.append(whose)
            line.step_down()

        await line.turn("A")
        called, next_one = [asyncio.create_task(have_a_turn(whose)) for whose in "BC"]
        await asyncio.sleep(0)
        line.step_down()
        called.cancel()
        await asyncio.gather(called, next_one, return_exceptions=True)
        assert line.free == 1
        return "".join(order)

    assert asyncio.run(leave()) == "C"


def test_the_line_has_an_end_for_one_and_for_all() -> None:
    assert in_line(*"AAAAB", most_of_one=2) == "AABA!"
    assert in_line(*"AAAAB", most=2) == "AAA!!"


def is_gone(pid: int) -> bool:
    for _ in range(int(PATIENCE / 0.05)):
        try:
            if "(zombie)" in Path(f"/proc/{pid}/status").read_text():
                return True
        except FileNotFoundError:
            return True
        time.sleep(0.05)
    return False


def test_when_a_thinker_ends_the_next_thought_finds_another() -> None:
    async def think(thinkers: Thinkers) -> int:
        with pytest.raises(NoThought):
            await thinkers.think("Ann", end_of_it)
        with pytest.raises(NoThought, match="ZeroDivisionError: a bad idea"):
            await thinkers.think("Ann", bad_idea)
        count = await thinkers.think("Ann", len, "thought")
        assert ends(thinkers) == {"failed": 2, "thought": 1}
        return count

    assert employed(think) == 7


@by_children
def test_who_stops_waiting_ends_the_thought(tmp_path: Path) -> None:
    async def think(thinkers: Thinkers) -> int:
        place = tmp_path / "pid"
        thought = asyncio.create_task(thinkers.think("Ann", dwell, str(place)))
        while not (thought.done() or (place.exists() and place.read_text())):
            await asyncio.sleep(0.01)
        thought.cancel()
        assert await thinkers.think("Bo", len, "next") == 4
        assert ends(thinkers) == {"given_up": 1, "thought": 1}
        return int(place.read_text())

    assert is_gone(employed(think))


def test_a_thought_that_is_not_needed_before_its_process_is_there_is_not_thought(tmp_path: Path) -> None:
    async def think(thinkers: Thinkers) -> None:
        thought = asyncio.create_task(thinkers.think("Ann", dwell, str(tmp_path / "pid")))
        for _ in range(3):
            await asyncio.sleep(0)
        thought.cancel()
        assert await thinkers.think("Bo", len, "next") == 4
        assert ends(thinkers) == {"given_up": 1, "thought": 1}

    employed(think)
    assert not (tmp_path / "pid").exists()


def test_a_thought_without_end_is_given_up(tmp_path: Path) -> None:
    async def think(thinkers: Thinkers) -> None:
        with pytest.raises(NoThought, match="TimeoutError"):
            await thinkers.think("Ann", dwell, str(tmp_path / "pid"))
        assert (len(thinkers.line), thinkers.line.free) == (0, 1)

    employed(think, limits=Limits(thought_seconds=0.1))


# At tables


def with_a_hard_bot(inn: Inn, name: str = "Ann") -> Caller:
    guest = Visitor(inn.port, name)
    table = guest.set_up(2, game="covenant")
    guest.seat(table, 1, "bot", bot="hard")
    caller = guest.sit(table)
    guest.start(table)
    return caller


def acts(caller: Caller) -> int:
    """How often the other seat has been told of."""
    return sum(entry["words"].get("seat") == 1 for entry in caller.log)


def play_on(caller: Caller, choices: int) -> None:
    for _ in range(choices):
        assert caller.play(caller.my_turn().now["choices"][0]["text"])["type"] == "done"


def workers() -> list[int]:
    """The processes in which bots of this one's servers think."""
    found = [int(pid) for task in CHILDREN.iterdir() for pid in (task / "children").read_text().split()]
    return [pid for pid in found if b"server.play.elsewhere" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_a_hard_bot_plays_at_a_table(inn: Inn, caplog: pytest.LogCaptureFixture) -> None:
    callers = [with_a_hard_bot(inn) for _ in range(3)]
    for caller in callers:
        play_on(caller, 4)
    assert all(acts(caller.my_turn()) for caller in callers)
    assert caplog.records == []


@by_children
def test_when_a_process_is_killed_the_game_goes_on(inn: Inn) -> None:
    caller = with_a_hard_bot(inn)
    for _ in range(4):
        play_on(caller, 2)
        for pid in workers():
            os.kill(pid, signal.SIGKILL)
    assert acts(caller.my_turn())


class Hall(Inn):
    """One thinker, who can be stopped: a thought comes to no end from then on."""

    def __init__(self, folder: Path, limits: Limits = NO_LIMITS) -> None:
        super().__init__(f"sqlite:///{folder}/underhall.db", thinkers=1, limits=limits)
        self.others = workers()

    def stop_thinker(self) -> int:
        (thinker,) = set(workers()) - set(self.others)
        os.kill(thinker, signal.SIGSTOP)
        return thinker

    def __enter__(self) -> Hall:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        for thinker in set(workers()) - set(self.others):
            os.kill(thinker, signal.SIGCONT)
        self.close()


def end_turn(caller: Caller) -> None:
    """Until the other one is asked."""
    while caller.now["to_move"] == caller.seat:
        assert caller.play(caller.now["choices"][0]["text"])["type"] == "done"


def let_it_begin(caller: Caller) -> None:
    """Who has been answered twice since comes after the thought of what was before."""
    for _ in range(2):
        assert caller.ask("ping")["type"] == "pong"


@by_children
def test_when_somebody_takes_a_move_back_what_a_bot_thought_of_it_is_given_up(tmp_path: Path) -> None:
    with Hall(tmp_path) as hall:
        caller = with_a_hard_bot(hall)
        play_on(caller, 4)
        caller.my_turn()
        thinker = hall.stop_thinker()
        end_turn(caller)
        let_it_begin(caller)
        before = acts(caller)
        assert caller.ask("undo", at=caller.now["at"])["type"] == "done"
        assert is_gone(thinker)
        caller.next("state")
        end_turn(caller)
        assert acts(caller.my_turn()) > before


@by_children
def test_when_the_line_is_full_the_quick_bot_moves(tmp_path: Path) -> None:
    with Hall(tmp_path, Limits(thoughts_per_thinker=0)) as hall:
        waits = with_a_hard_bot(hall)
        play_on(waits, 4)
        waits.my_turn()
        hall.stop_thinker()
        end_turn(waits)
        before = acts(waits)
        goes_on = with_a_hard_bot(hall, "Bo")
        play_on(goes_on, 4)
        assert acts(goes_on.my_turn())
        waits.ask("ping")
        assert acts(waits) == before


@by_children
def test_who_has_asked_for_a_hint_can_play_and_gets_none_any_more(tmp_path: Path) -> None:
    with Hall(tmp_path) as hall:
        guest = Visitor(hall.port, "Solo")
        table = guest.set_up(1, game="covenant")
        caller = guest.sit(table)
        guest.start(table)
        assert caller.my_turn().ask("hint")["type"] == "hint"
        thinker = hall.stop_thinker()
        caller.send(type="hint", ref=1001)
        assert caller.ask("hint")["key"] == "refused.too_fast"
        move = caller.now["choices"][0]["text"]
        caller.send(type="play", ref=1002, at=caller.now["at"], move=move)
        told = [caller.next("done", "refused") for _ in range(2)]
        assert [(answer["ref"], answer.get("key")) for answer in told] == [
            (1002, None),
            (1001, "refused.stale"),
        ]
        assert is_gone(thinker)
        assert caller.my_turn().ask("hint")["type"] == "hint"


@by_children
def test_who_hangs_up_gives_up_the_hint_that_was_asked_for(tmp_path: Path) -> None:
    with Hall(tmp_path) as hall:
        guest = Visitor(hall.port, "Solo")
        table = guest.set_up(1, game="covenant")
        caller = guest.sit(table)
        guest.start(table)
        assert caller.my_turn().ask("hint")["type"] == "hint"
        thinker = hall.stop_thinker()
        caller.send(type="hint", ref=1001)
        assert caller.ask("ping")["type"] == "pong"
        caller.close()
        assert is_gone(thinker)


def test_alone_against_the_elders_one_is_advised_by_the_hard_bot(inn: Inn) -> None:
    """And twice the same."""
    guest = Visitor(inn.port, "Solo")
    table = guest.set_up(1, game="covenant")
    caller = guest.sit(table)
    guest.start(table)
    first = caller.my_turn().ask("hint")
    assert first["type"] == "hint"
    assert caller.ask("hint")["move"] == first["move"]
    assert any(entry["text"] == first["move"] for entry in caller.now["choices"])


@pytest.mark.parametrize("thinkers", [0, 1000])
def test_how_many_think_at_once_is_the_hosts_to_say(thinkers: int) -> None:
    assert settle({"thinkers": 2}).thinkers == 2
    with pytest.raises(BadSettings):
        settle({"thinkers": thinkers})
