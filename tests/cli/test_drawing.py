"""The board as it is drawn: passages join, nothing is hidden, nothing is too wide."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console

from cli.sessions import choices
from underhall.cli.boards.lost_mines import marks
from underhall.cli.boards.lost_mines.board import LEFT_EDGE, Forest
from underhall.core.grid import EAST, SOUTH, opposite
from underhall.games.lost_mines.components import Box
from underhall.games.lost_mines.view import View

SIZES = [(5, 1), (7, 3)]


class Picture:
    """The drawn board, to be asked for the letter at a place."""

    def __init__(self, box: Box, view: View, size: tuple[int, int]) -> None:
        self.box, self.view = box, view
        self.width, self.height = size
        self.lines = Forest(box, view, *size).draw().plain.split("\n")

    def centre(self, field: int) -> tuple[int, int]:
        column, row = field % self.box.grid.stride, field // self.box.grid.stride
        x = LEFT_EDGE + column * (self.width + 1) + self.width // 2
        return x, 1 + row * (self.height + 1) + self.height // 2

    def on(self, field: int) -> str:
        x, y = self.centre(field)
        return self.lines[y][x - self.width // 2 : x + self.width // 2 + 1]

    def between(self, field: int, there: int) -> str:
        (x1, y1), (x2, y2) = self.centre(field), self.centre(there)
        return self.lines[(y1 + y2) // 2][(x1 + x2) // 2]


@pytest.fixture(params=SIZES, ids=["small", "big"])
def pictures(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Picture]:
    def draw() -> Iterator[Picture]:
        for session in choices(tmp_path, 5, seed=8):
            yield Picture(session.match.box, session.view(), request.param)

    return draw()


def test_two_open_sides_are_joined_and_a_closed_one_is_not(pictures: Iterator[Picture]) -> None:
    joined = 0
    for picture in pictures:
        view, grid = picture.view, picture.box.grid
        tokens = {*view.traps, *view.trolls}
        for field in grid.fields():
            for direction, line in ((EAST, "━"), (SOUTH, "┃")):
                there = grid.next[direction][field]
                if there < 0 or grid.passage[direction][field] in tokens:
                    continue
                here_open = view.sides[field] >> direction & 1
                there_open = view.sides[there] >> opposite(direction) & 1
                met = picture.between(field, there) == line
                if here_open and there_open:
                    assert met
                    joined += 1
                elif not here_open and not there_open:
                    assert picture.between(field, there) == " "
    assert joined > 200


def test_a_token_stands_on_its_passage(pictures: Iterator[Picture]) -> None:
    found = set()
    for picture in pictures:
        for passage in picture.view.traps:
            assert picture.between(*picture.box.grid.passage_ends(passage)) == marks.TRAP_SIGN
            found.add("trap")
        for passage in picture.view.trolls:
            if passage >= 0:
                assert picture.between(*picture.box.grid.passage_ends(passage)) == marks.TROLL_SIGN
                found.add("troll")
    assert found == {"trap", "troll"}


def test_every_dwarf_stands_on_its_field_with_the_mark_of_its_clan(pictures: Iterator[Picture]) -> None:
    for picture in pictures:
        view = picture.view
        for seat, place in enumerate(view.places):
            if place >= 0:
                mark, _ = marks.dwarf_mark(seat, view.clans[seat])
                assert mark in picture.on(place) or "+" in picture.on(place)


def test_lm_3_04_square_brackets_stand_exactly_around_obstacles_without_a_tool(
    pictures: Iterator[Picture],
) -> None:
    for picture in pictures:
        for field in picture.box.grid.fields():
            face = picture.view.laid[field]
            feature = picture.box.detail[face >> 1] if face >= 0 else 0
            closed = feature in (1, 2, 3) and field not in picture.view.tools
            narrow = feature == 5 or field in picture.view.tools
            assert ("[" in picture.on(field)) == closed
            assert ("(" in picture.on(field)) == narrow


def test_lm_1_02_a_face_down_mine_shows_a_question_mark_unless_the_seat_has_looked(
    pictures: Iterator[Picture],
) -> None:
    for picture in pictures:
        view = picture.view
        for mine, field in enumerate(picture.box.mine_fields):
            kind = view.mine_kinds[mine]
            sign = marks.UNKNOWN if kind < 0 else marks.MINE_SIGNS[kind]
            assert sign in picture.on(field)
            assert ("{" in picture.on(field)) != view.mine_open[mine]


@pytest.mark.parametrize(
    ("width", "height"), [(80, 24), (80, 50), (100, 30), (101, 30), (102, 30), (120, 45), (200, 60)]
)
@pytest.mark.parametrize("seats", [3, 9])
def test_a_scene_fits_the_terminal(tmp_path: Path, seats: int, width: int, height: int) -> None:
    for session in islice(choices(tmp_path, seats, seed=9), 0, None, 5):
        scene = session.painter.scene(session.view(), session.options(), height)
        fitted = Console(width=width, color_system=None)
        with fitted.capture() as shown:
            fitted.print(scene)
        lines = shown.get().rstrip("\n").split("\n")
        board = [line for line in lines if line[:2].strip() in set("1234567")]
        assert len(board) == 7, "no line of the board is broken"
        assert all(line[2:].count(line[1]) > 0 for line in board), "the rows are numbered on both sides"
        assert all(len(line) <= width for line in lines)
        assert len(lines) <= height
