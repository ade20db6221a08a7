"""The Mountain King in the terminal: the board tells the truth, and every choice can be typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, islice, product
from pathlib import Path
from random import Random

import pytest

from cli.any_board import (
    SPECTATOR,
    check_reading,
    check_scene,
    check_secrets,
    choices,
    lines_of,
    screen_of,
    sessions,
)
from underhall.cli.boards.mountain_king import marks, squares
from underhall.cli.boards.mountain_king.board import Mountain, windows
from underhall.cli.boards.mountain_king.choices import shape_line
from underhall.cli.boards.mountain_king.own import CARDS, Pyramids
from underhall.cli.boards.mountain_king.panels import Panels
from underhall.cli.session import Session
from underhall.games import GAMES, library
from underhall.games.mountain_king.components import ALL_RESOURCES, NONE, RESOURCES
from underhall.games.mountain_king.moves import Lay
from underhall.games.mountain_king.rules.paying import GiveOne
from underhall.words import shelf

GAME = "mountain_king"
SEATS = [2, 3, 4, 5]


class Picture(Mountain):
    """The drawn mountain, to be asked for the three signs of a square."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.match.box, session.view())
        self.lines = self.draw().plain.split("\n")

    def signs(self, field: int) -> str:
        line, at = self.lines[1 + field // self.box.grid.stride], 3 + 3 * (field % self.box.grid.stride)
        return line[at : at + 3]


def pictures(folder: Path, seats: int, seed: int) -> Iterator[Picture]:
    for session in islice(choices(folder, GAME, seats, seed), 0, None, 8):
        yield Picture(session)


@pytest.mark.parametrize("seats", SEATS)
def test_every_option_can_be_typed(tmp_path: Path, seats: int) -> None:
    for session in islice(choices(tmp_path, GAME, seats, seed=seats), 0, None, 6):
        check_reading(session)


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_can_be_drawn_and_fits(tmp_path: Path, seats: int) -> None:
    pages = cycle(product((80, 100, 120), (0, seats - 1, SPECTATOR)))
    for session in islice(sessions(tmp_path, GAME, seats, seed=10 + seats), 0, None, 6):
        width, seat = next(pages)
        lines = check_scene(session, width, seat)
        rows = 17 if session.view().side == 0 else 15
        assert sum(line[:2].strip().isdigit() and line[2] in " ❶❷❸❹❺○" for line in lines) >= rows


def test_a_window_on_the_mountain_shows_the_rows_with_squares_to_choose(tmp_path: Path) -> None:
    tried = apart = 0
    for session in islice(choices(tmp_path, GAME, 3, 7), 60):
        view, spots = session.view(), squares(session.options())
        rows = {field // session.match.box.grid.stride for field in spots}
        for window in windows(session.match.box, view, spots):
            shown = Mountain(session.match.box, view, spots).draw(window).plain.split("\n")
            assert [int(line[:2]) - 1 for line in shown[1:]] == [*window]
            if rows and len(rows) <= len(window):
                assert rows <= set(window)
                tried += 1
                apart += max(rows) - min(rows) >= len(window)
    assert tried > 10
    assert apart > 3


def test_a_troll_is_called_by_as_many_words_as_there_is_room_for(tmp_path: Path) -> None:
    session = next(choices(tmp_path, GAME, 2, 1))
    box, words = session.match.box, session.painter.words
    named = {words.word(f"troll.{card.name}"): number for number, card in enumerate(box.cards)}
    cards = [(17, "Volcano Thane", "Jarl of Rime"), (16, "Volcano", "Jarl of Rime"), (12, "Volcano", "Jarl")]
    for card, thane, jarl in cards:
        view = session.view()
        view.horde[0], view.horde[1] = named["Volcano Thane"], named["Jarl of Rime"]
        first = Pyramids(box, view, words).horde(card).plain.split("\n")[-2]
        assert first.startswith(f"b1 {thane} ")
        assert f"b2 {jarl} " in first


@pytest.mark.parametrize("language", shelf.languages())
def test_a_word_of_a_troll_is_cut_on_no_card_of_full_width(language: str) -> None:
    words = library.catalogue(GAMES[GAME], language)
    called = [words.word(f"troll.{card.name}") for card in GAMES[GAME].box().cards]
    assert [word for name in called for word in name.split() if len(word) > CARDS[0] - len(" b1 ")] == []


def test_mk_10_01_a_team_game_can_be_drawn_and_typed(tmp_path: Path) -> None:
    for number, session in enumerate(sessions(tmp_path, GAME, 4, 3, {"teams": "yes"})):
        if session.over():
            shown = lines_of(session.painter.round_result(session.view(), 0), 100)
            assert any("Ole, Bot2" in line and "Bot3, Bot4" in line for line in shown)
        elif number % 10 == 0:
            check_scene(session, 100, 0)
            check_reading(session)


@pytest.mark.parametrize("seats", [2, 4])
def test_mk_3_08_the_screen_is_the_same_whatever_is_hidden(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seats: int
) -> None:
    dice, hidden = Random(seats), 0
    played = choices(tmp_path, GAME, seats, 20 + seats, {"hide_tokens": "yes"})
    for number, session in enumerate(played):
        if number < 5 or number % 25 == 0:
            hidden += check_secrets(session, capsys, dice)
    assert hidden > 2


def test_mk_3_08_a_hidden_token_shows_its_owner_and_no_value(tmp_path: Path) -> None:
    tried = 0
    for session in islice(choices(tmp_path, GAME, 3, 2, {"hide_tokens": "yes"}), 0, None, 5):
        view = session.view()
        panels = Panels(session.match.box, view, session.names, session.painter.words)
        shown = lines_of(panels.track(), 60)
        for at, owner in enumerate(view.track_owner):
            if owner > 0:
                assert view.track[at] == NONE
                assert shown[1 + at % 3].split()[1 + at // 3] == marks.SEAT_SIGNS[owner]
                tried += 1
    assert tried > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_a_tunnel_bears_the_mark_of_its_owner_and_rock_does_not(tmp_path: Path, seats: int) -> None:
    owned = 0
    for mountain in pictures(tmp_path, seats, seed=30 + seats):
        view, board = mountain.view, mountain.board
        for field in mountain.box.grid.fields():
            if board.bands[field] == NONE or field in board.sites:
                continue
            signs = mountain.signs(field)
            owners = [seat for seat, network in enumerate(view.networks) if field in network]
            if owners:
                assert signs[0] == marks.SEAT_SIGNS[owners[0]]
                owned += 1
            elif field in mountain.dug:
                assert signs[0] == marks.NOBODY_SIGN
            else:
                assert signs[0] == ("x" if board.rubble >> field & 1 else " ")
            assert signs[2].lower() == marks.BAND_SIGNS[board.bands[field]]
    assert owned > 50


def test_mk_9_07_a_statue_stands_in_its_square_with_a_capital_band_on_its_own_pedestal(
    tmp_path: Path,
) -> None:
    doubled = 0
    for mountain in pictures(tmp_path, 4, seed=5):
        view = mountain.view
        for field, clan in zip(view.statues, view.statue_clans, strict=True):
            signs = mountain.signs(field)
            assert signs[1] == marks.CLAN_SIGNS[clan]
            assert signs[2].isupper() == (field in view.pedestals[clan])
            doubled += signs[2].isupper()
        for clan, fields in enumerate(view.pedestals):
            for field in set(fields) - set(view.statues) - mountain.altars:
                assert mountain.signs(field)[1] == marks.CLAN_SIGNS[clan].lower()
    assert doubled > 0


def test_what_is_looted_is_no_longer_drawn(tmp_path: Path) -> None:
    looted = 0
    for mountain in pictures(tmp_path, 3, seed=6):
        for field, kind in enumerate(mountain.board.buried):
            if kind != NONE and field not in mountain.dug:
                gone = field in mountain.view.looted
                assert mountain.signs(field)[1] == (" " if gone else marks.SYMBOL_SIGNS[kind])
            looted += field in mountain.view.looted
    assert looted > 0


def test_mk_6_01_places_of_a_tunnel_are_grouped_by_the_way_it_lies(tmp_path: Path) -> None:
    tried = 0
    for seed in range(2):
        for session in choices(tmp_path, GAME, 3, 40 + seed):
            options = session.options()
            menu = session.painter.menu(session.view(), options)
            if session.view().question != "LayTunnel" or not menu.grouped:
                continue
            faces = session.match.box.faces
            for group in menu.groups:
                moves = [entry.move for entry in group.entries if isinstance(entry.move, Lay)]
                if not moves:  # trades
                    continue
                assert len(moves) == len(group.entries)
                lines = {shape_line(faces[move.face]) for move in moves}
                assert len(lines) == 1
                # Where places are few each stands alone, and its own line says how it lies.
                assert (group.heading.plain or group.title).startswith(lines.pop())
            spots = Mountain(session.match.box, session.view(), squares(options)).draw().plain
            assert marks.SPOT_SIGN in spots or "X" in spots
            tried += 1
    assert tried > 2


def test_mk_7_01_halls_are_named_and_drawn_as_they_lie(tmp_path: Path) -> None:
    session = next(choices(tmp_path, GAME, 2, 1))
    box, moves = session.match.box, session.match.table.moves
    lays = [next(iter(places.values())) for places in moves.dedicate]
    menu = session.painter.menu(session.view(), lays)
    headings = [group.heading.plain for group in menu.groups]
    for face in box.hall_faces:
        hall = session.painter.words.word(f"hall.{box.halls[face.tile].name}")
        name = f"{hall} turned {face.turned}"
        assert f"{shape_line(face)}  {name}" in headings


def test_mk_3_06_the_prompt_says_how_much_is_still_owed(tmp_path: Path) -> None:
    session = next(choices(tmp_path, GAME, 2, 1))
    session.match.table.agenda.append(GiveOne(0, ALL_RESOURCES, NONE))
    assert session.painter.question(session.view()) == "What do you pay with? Still to pay: 1."


def test_the_result_adds_up_to_the_scores(tmp_path: Path) -> None:
    last: Session | None = None
    for last in sessions(tmp_path, GAME, 3, 8):
        assert last.over() == bool(last.rounds_scored())
    assert last is not None
    shown = lines_of(last.painter.round_result(last.view(), 0), 80)
    totals = next(line for line in shown if "total" in line).split()[1:]
    assert [int(total) for total in totals] == last.match.table.scores()


def test_the_first_page_of_another_player_shows_no_hand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = next(s for s in choices(tmp_path, GAME, 3, 9) if s.view().question == "PlaceStarter")
    mine = screen_of(session, capsys)
    words = session.painter.words
    for card in session.view().hand:
        assert words.word(f"troll.{session.match.box.cards[card].name}") in mine
    watching = "\n".join(check_scene(session, 100, SPECTATOR))
    assert "In hand" not in watching


def test_mk_3_11_a_trade_takes_one_line_with_its_rate_and_what_one_has(tmp_path: Path) -> None:
    seen = 0
    for session in choices(tmp_path, GAME, 2, 1):
        menu = session.painter.menu(session.view(), session.options())
        trades = [group for group in menu.groups if group.entries[0].move.key == "move.trade"]
        if not any(move.key == "move.trade" for move in session.options()):
            continue
        (group,) = trades
        assert len(group.entries) == len(RESOURCES)
        if session.view().question != "GiveOne":
            assert group.heading.plain in ("trade 4 for", "trade 3 for")
        stock = [re.search(r"\(have (\d+)\)$", entry.label) for entry in group.entries]
        stored = session.view().storage[0]
        assert all(found and int(found[1]) >= kept for found, kept in zip(stock, stored, strict=True))
        seen += 1
    assert seen > 3
