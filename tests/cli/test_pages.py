"""Whatever is asked, it fits on the screen: the question, what it is about, and the choices."""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path

import pexpect
import pytest
from rich.console import ConsoleDimensions

from cli.any_board import choices
from cli.driving import Spawn
from cli.pages import ANSI, Asked, Page, Paper, shown
from underhall.cli.play import Play
from underhall.cli.showing import CALLS, CHOICES
from underhall.cli.words import Tongue, say
from underhall.words import shelf

SIZES = [(80, 24), (120, 40), (200, 60)]
GAMES_AND_SEATS = [
    ("lost_mines", 3),
    ("lost_mines", 9),
    ("mountain_king", 2),
    ("mountain_king", 5),
    ("covenant", 2),
    ("covenant", 4),
]


EVERY_TABLE = pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)


@EVERY_TABLE
def test_a_question_fits_on_the_screen(tmp_path: Path, game: str, seats: int) -> None:
    for session in islice(choices(tmp_path, game, seats, seed=2), 0, None, 9):
        asked = Asked(session)
        for size in SIZES:
            Page(asked, *size).check()


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS[1::2])
def test_every_question_of_a_whole_game_fits_on_the_smallest_screen(
    tmp_path: Path, game: str, seats: int
) -> None:
    for session in choices(tmp_path, game, seats, seed=1):
        Page(Asked(session), *SIZES[0]).check()


@pytest.mark.parametrize("game", ["lost_mines", "mountain_king", "covenant"])
def test_whatever_is_not_in_sight_is_called_by_its_key_or_its_word(tmp_path: Path, game: str) -> None:
    session = next(islice(choices(tmp_path, game, 3, seed=3), 20, None))
    asked = Asked(session)
    for panel in asked.panels:
        for call in (panel.key, panel.name):
            paper = Paper(80, 24, call)
            Play(session, paper).run()
            table, called = paper.pages[:2]
            assert called[0] == panel.name.capitalize()
            words = {word for page in paper.pages[1:] for line in page for word in line.split()}
            assert any(form <= words for form in asked.forms[panel])
            named = f"{panel.key} {panel.name}" in " ".join(table)
            in_sight = {word for line in table for word in line.split()}
            assert named or any(form <= in_sight for form in asked.forms[panel])


@pytest.mark.parametrize("language", shelf.languages())
def test_what_a_key_calls_is_called_by_its_word_in_any_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    session = next(islice(choices(tmp_path, "covenant", 2, seed=3), 20, None))
    monkeypatch.setattr(Tongue, "language", language)
    for key, word in {**CALLS, CHOICES: "choices"}.items():
        by_key, by_word = Paper(80, 24, key), Paper(80, 24, say(f"play.key_{word}"))
        Play(session, by_key).run()
        Play(session, by_word).run()
        assert by_word.pages == by_key.pages, word
        assert say("play.unknown_move") not in " ".join([line for page in by_word.pages for line in page])


def test_a_long_sheet_is_leafed_through_and_an_answer_may_be_typed_there(tmp_path: Path) -> None:
    session = next(islice(choices(tmp_path, "covenant", 2, seed=3), 20, None))
    paper = Paper(80, 24, "rules", "", "", "q", "rules", "log 2", "")
    Play(session, paper).run()
    tops = [page[0] for page in paper.pages]
    table = tops[0]
    assert [tops.index(top) for top in tops] == [0, 1, 2, 3, 0, 1, 6, 0]
    assert table.startswith("Era")
    for page in paper.pages:
        assert page[-1] or page[-2] or len(page) == 24
        assert " ".join(" ".join(page).split()).endswith("?) >")


def test_a_refusal_a_hint_and_a_save_are_told_beside_the_question(tmp_path: Path) -> None:
    session = next(islice(choices(tmp_path, "mountain_king", 2, seed=3), 20, None))
    file = tmp_path / "mine.record"
    paper = Paper(80, 24, "9999", "hint", f"save {file}")
    Play(session, paper).run()
    for page, said in zip(
        paper.pages[1:], ("There is no number 9999 here.", "A bot would: ", "Saved to"), strict=True
    ):
        assert page[0] == paper.pages[0][0]
        assert said in " ".join(page)


def test_a_terminal_that_has_grown_is_used_from_the_next_page_on(tmp_path: Path) -> None:
    session = next(islice(choices(tmp_path, "covenant", 2, seed=3), 20, None))
    paper = Paper(80, 24, "", "")
    play = Play(session, paper)
    play.back("")
    small = ANSI.sub("", paper.written.getvalue())
    paper.console.size = ConsoleDimensions(200, 60)
    play.back("")
    large = ANSI.sub("", paper.written.getvalue())[len(small) :]
    assert max(len(line) for line in small.split("\n")) <= 80
    assert max(len(line) for line in large.split("\n")) > 120


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("lost_mines", 3), ("mountain_king", 2), ("covenant", 2)])
def test_a_whole_game_in_a_real_terminal_of_changing_size(
    spawn: Spawn, saves: Path, game: str, seats: int
) -> None:
    """What a bot would do is done until the game is over; nothing ever scrolls away."""
    sizes = cycle(SIZES)
    child = spawn("play", game, "--seats", seats, "--seed", "5", "--saves", saves)
    columns, lines = next(sizes)
    pages = 0
    while child.expect([r"(?:\?\)|Enter goes on) > $", pexpect.EOF]) == 0:
        text = (child.before + child.after).replace("\r\n", "\n")
        if text.count("\n") < 5:
            continue  # who types sees the question once more when the terminal has been resized
        page = shown(text, columns, lines)
        assert page[0].strip(), "the first line has scrolled away"
        assert "\n" not in child.after
        pages += 1
        columns, lines = next(sizes)
        child.setwinsize(lines, columns)
        child.sendline("" if "Enter goes " in " ".join(page) else "do")
    assert pages > 40
    assert "The end" in child.before
    assert len(list((saves / "finished").glob("*.record"))) == 1
