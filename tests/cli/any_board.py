"""What must hold for the board of any game in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console, RenderableType

from underhall.cli.play import Play
from underhall.cli.reading import read_answer
from underhall.cli.saves import PERSON, Save, Seating
from underhall.cli.screen import Screen
from underhall.cli.session import Session
from underhall.core.match import AnyMatch, Match
from underhall.games import GAMES

OFTEN = 0.8
SPECTATOR = 99


def sessions(
    folder: Path, game: str, seats: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[Session]:
    """A session whenever seat 1 has to choose: often what a bot would, else by chance."""
    names = ["Ole", *[f"Bot{seat + 1}" for seat in range(1, seats)]]
    seating = Seating(game, 0, names, [PERSON] + ["greedy"] * (seats - 1), str(seed))
    match: AnyMatch = Match(GAMES[game], seats, options or {})
    session, dice = Session(match, seating, Save(folder / "game.record")), Random(seed)
    while not session.over():
        if session.waits():
            yield session
            wise = dice.random() < OFTEN
            session.play(session.advice()[0] if wise else dice.choice(session.options()))
        else:
            session.step()
    yield session


def choices(
    folder: Path, game: str, seats: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[Session]:
    return (session for session in sessions(folder, game, seats, seed, options) if not session.over())


def lines_of(drawing: RenderableType, width: int) -> list[str]:
    """What a terminal without colours shows."""
    console = Console(width=width, color_system=None, markup=False, highlight=False)
    with console.capture() as shown:
        console.print(drawing)
    return shown.get().rstrip("\n").split("\n")


def check_reading(session: Session) -> None:
    """Every option stands in the menu once, and its numbers, its text and its label mean it."""
    menu = session.painter.menu(session.view(), session.options())
    shown = [entry.move.id for entry in menu.entries()]
    assert sorted(shown) == sorted(move.id for move in session.options())
    for at, group in enumerate(menu.groups, 1):
        for number, entry in enumerate(group.entries, 1):
            short = entry.label.partition(" (")[0]
            forms = [entry.move.text, entry.move.text.upper(), f"{group.name} {short}"]
            if menu.grouped and group.name:
                forms += [f"{at} {number}", f"{group.name} {entry.label}"]
                opened = read_answer(session, menu.only(group), group, short)
                assert opened.move is entry.move, f"{short} in {group.name}"
            else:
                forms += [str(at if menu.grouped else number), entry.label]
            for form in forms:
                assert read_answer(session, menu, None, form).move is entry.move, form


def check_scene(session: Session, width: int, seat: int) -> list[str]:
    """The page of a seat fits the terminal."""
    view = session.match.game.view(session.match.table, seat)
    options = session.options() if seat == session.seat else []
    lines = lines_of(session.painter.scene(view, options), width)
    assert all(len(line) <= width for line in lines)
    return lines


def screen_of(session: Session, capsys: pytest.CaptureFixture[str]) -> str:
    """All that the person sees: the page, the log, a hint, and explanations."""
    capsys.readouterr()
    play = Play(session, Screen())
    play.back("")
    play.log("")
    play.hint("")
    for question in ("", "1", "2"):
        play.explain(question)
    return capsys.readouterr().out


def check_secrets(session: Session, capsys: pytest.CaptureFixture[str], dice: Random) -> bool:
    """The page is the same whatever the seat cannot know; tells whether there was such a thing."""
    match, seen = session.match, screen_of(session, capsys)
    true_table = match.table
    match.table = match.game.determinize(true_table, session.seat, dice)
    differs = any(
        match.game.view(match.table, seat) != match.game.view(true_table, seat)
        for seat in range(1, true_table.seats)
    )
    assert screen_of(session, capsys) == seen
    match.table = true_table
    return differs
