"""Several people at one keyboard: it is passed on, and nobody sees what is another's."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from cli.driving import Run, is_one_complaint, kept
from cli.sessions import new_session
from underhall.core.match import replay
from underhall.games import GAMES
from underhall.games.lost_mines.components import CLANS, ROLES

NAMES = ["Ann", "Bea", "Cid"]
MARKS = ("①❶", "②❷", "③❸", "④❹")
COVER = "Pass the keyboard to "
ROLE = {"loyal": "loyal dwarf", "selfish": "selfish dwarf", "saboteur": "saboteur"}


def together(run: Run, saves: Path, *args: object, typed: str = "\n1\n1\n" * 40) -> str:
    done = run("play", "lost_mines", "--seed", 7, "--bots", "random", "--saves", saves, *args, typed=typed)
    assert done.code == 0, done.err
    return done.out


def told(out: str) -> list[tuple[str, str]]:
    """Who was handed the keyboard, and what they then saw, up to the next cover."""
    found = []
    for page in out.split(COVER)[1:]:
        name, _, seen = page.partition(".")
        found.append((name, seen))
    return found


def test_everybody_sees_their_own_seat_and_nobody_elses(run: Run, tmp_path: Path) -> None:
    out = together(run, tmp_path, "--name", "Ann", "--with", "Bea,Cid", "--seats", 4)
    pages = told(out)
    assert "You:" not in out.split(COVER)[0]
    assert [name for name, _ in pages[:4]] == ["Ann", "Bea", "Cid", "Ann"]
    assert all(one != other for (one, _), (other, _) in itertools.pairwise(pages))
    table = replay(GAMES["lost_mines"], kept(tmp_path)).table
    for name, seen in pages:
        seat = NAMES.index(name)
        own = f"{CLANS[table.clan(seat)]} clan, {ROLE[ROLES[table.role(seat)]]}"
        shown = re.findall(r"You: (.) ([^,\n]*, [^,\n]*)", seen)
        assert {mark in MARKS[seat] for mark, _ in shown} <= {True}
        assert {who for _, who in shown} <= {own}
        assert shown or name == pages[-1][0]


def test_people_sit_from_the_named_seat_on_and_bots_on_the_rest(run: Run, tmp_path: Path) -> None:
    out = together(run, tmp_path, "--name", "Ann", "--with", "Bea", "--seats", 4, "--seat", 4)
    assert {name for name, _ in told(out)} == {"Ann", "Bea"}
    players = re.findall(r"[①-④❶-❹] (\w+)", told(out)[0][1])
    assert {"Ann", "Bea", "Agate", "Basalt"} <= set(players)


def test_a_game_that_goes_on_begins_with_a_cover(run: Run, tmp_path: Path) -> None:
    together(run, tmp_path, "--name", "Ann", "--with", "Bea,Cid", "--seats", 4, typed="\n1\n\n1\n")
    done = run("play", "lost_mines", "--resume", "--saves", tmp_path, typed="\n")
    assert done.code == 0, done.err
    assert done.out.strip().startswith(f"{COVER}Cid.")
    assert "You:" not in done.out.split(COVER)[0]
    assert "your secret role is" in done.out


def test_where_nothing_is_hidden_nobody_has_to_press_enter(run: Run, tmp_path: Path) -> None:
    args = ("covenant", "--seats", 2, "--name", "Ann", "--with", "Bea", "--seed", 7, "--saves", tmp_path)
    done = run("play", *args, typed="1\n" * 8)
    assert done.code == 0, done.err
    assert COVER not in done.out
    actors = {line.actor for line in kept(tmp_path).lines}
    assert {0, 1} <= actors


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--with", "Bea,Cid,Dan", "--seats", 3), "4 people do not fit on 3 seats"),
        (("--name", "Bea", "--with", "bea", "--seats", 3), "need different names"),
    ],
)
def test_people_who_do_not_fit_are_told_in_one_line(
    run: Run, tmp_path: Path, args: tuple[object, ...], reason: str
) -> None:
    done = run("play", "lost_mines", "--saves", tmp_path, *args)
    assert is_one_complaint(done)
    assert reason in done.err


def test_alone_nobody_passes_anything_on(tmp_path: Path) -> None:
    session = new_session(tmp_path, 3, 1)
    assert not session.several()
    assert session.match.watched is False
