"""Nothing on the screen tells what the seat cannot know."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from cli.driving import PlayLines, kept
from cli.sessions import choices
from underhall.cli.play import Play
from underhall.cli.screen import Screen
from underhall.cli.session import Session
from underhall.core.record import Record

ROLES = ("loyal dwarf", "selfish dwarf", "saboteur")


def screen_of(session: Session, capsys: pytest.CaptureFixture[str], questions: list[str]) -> str:
    """All that the person sees: the page, the log, and the answers to some questions."""
    capsys.readouterr()
    play = Play(session, Screen())
    play.back("")
    play.log("")
    play.hint("")
    for question in questions:
        play.explain(question)
    return capsys.readouterr().out


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_screen_is_the_same_whatever_the_others_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seats: int
) -> None:
    dice = Random(seats)
    for session in islice(choices(tmp_path, seats, seed=20 + seats), 0, None, 4):
        match = session.match
        moves = match.table.notation().moves
        questions = [dice.choice(moves).text for _ in range(10)] + ["", "1", "2"]
        seen = screen_of(session, capsys, questions)
        true_table = match.table
        match.table = match.game.determinize(true_table, session.seat, dice)
        assert screen_of(session, capsys, questions) == seen
        match.table = true_table


def roles_of_others(record: Record) -> list[str]:
    dealt = [line.text for line in record.lines if line.text.startswith("deal ")]
    return [text.split()[-1] for text in dealt[1:]]


def test_a_transcript_names_no_role_and_no_card_of_another_seat(play: PlayLines, saves: Path) -> None:
    lines = [line for turn in range(12) for line in ("d 1", "keep the rest", ".", "log")]
    done = play("1", *lines, "quit")
    record = kept(saves)
    names = ["Agate", "Basalt"]
    assert len(roles_of_others(record)) == 2
    said = " ".join(done.out.split())
    for name in names:
        assert re.search(rf"{name} (is|was) a", said) is None
        assert re.search(rf"{name}[^.•]* ({'|'.join(ROLES)})", said) is None
        told = re.findall(rf"{name} (?:discards|draws) ([^.,]*)", said)
        assert told
        assert all(words.startswith("a card") for words in told)
