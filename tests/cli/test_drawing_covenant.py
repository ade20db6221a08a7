"""Covenant in the terminal: the map tells the truth, and every choice can be typed."""

from __future__ import annotations

import re
from itertools import chain, islice
from pathlib import Path
from random import Random

import pytest

from cli.any_board import SPECTATOR, check_reading, check_scene, check_secrets, choices, lines_of, sessions
from underhall.cli.boards.covenant import marks
from underhall.cli.boards.covenant.board import SIZES, Chart, Size
from underhall.cli.boards.covenant.gifts import gift
from underhall.cli.boards.covenant.panels import Panels
from underhall.cli.session import Session
from underhall.core.hexes import bits
from underhall.core.notation import Move

GAME = "covenant"
SEATS = [1, 2, 3, 4]


def inside(chart: Chart, lines: list[str], chamber: int) -> tuple[str, str]:
    """The two lines of a chamber, read off the drawn picture."""
    x, y = chart.corner_of(chamber)
    return lines[y + 1][x + 1 : x + 10], lines[y + 2][x + 1 : x + 10]


@pytest.mark.parametrize("seats", SEATS)
def test_every_option_can_be_typed(tmp_path: Path, seats: int) -> None:
    for session in islice(choices(tmp_path, GAME, seats, seed=10 * seats), 0, None, 5):
        check_reading(session)


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_can_be_drawn_and_fits(tmp_path: Path, seats: int) -> None:
    for session in islice(sessions(tmp_path, GAME, seats, seed=10 + seats), 0, None, 35):
        for width in (80, 100, 120):
            for seat in (0, seats - 1, SPECTATOR):
                lines = check_scene(session, width, seat)
                assert sum(line.lstrip().startswith("+─") for line in lines) == 6


@pytest.mark.parametrize("seats", SEATS)
def test_the_screen_is_the_same_whatever_is_undecided(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seats: int
) -> None:
    for session in islice(choices(tmp_path, GAME, seats, seed=20 + seats), 0, None, 40):
        check_secrets(session, capsys, Random(seats))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_chamber_shows_colour_enemies_and_buildings_once_it_is_revealed(tmp_path: Path, seats: int) -> None:
    built = 0
    for session in islice(choices(tmp_path, GAME, seats, seed=30 + seats), 0, None, 4):
        view, box = session.view(), session.match.box
        chart = Chart(box, view)
        lines = chart.draw().plain.split("\n")
        for chamber in bits(box.side(seats).chambers):
            first, second = inside(chart, lines, chamber)
            assert first.startswith(box.hexes.names[chamber])
            if view.tiles[chamber] < 0:
                assert "?" in first
                continue
            assert first[3] == marks.COLOUR_SIGNS[box.tiles[view.tiles[chamber]].colour]
            for kind, sign in enumerate(marks.ENEMY_SIGNS):
                assert second.count(sign) == view.enemies[kind][chamber]
            for clan, owner in enumerate(view.clans):
                for sign, places in (("h", owner.houses), ("w", owner.workshops)):
                    assert second.count(sign + marks.CLAN_SIGNS[clan]) == places.count(chamber)
                    built += places.count(chamber)
    assert built > 0


def test_cv_13_03_pillars_and_gates_stand_between_their_own_chambers(tmp_path: Path) -> None:
    found = set()
    for seed in range(2):
        last = last_session(tmp_path, 4, seed)
        chart = Chart(last.match.box, last.view())
        lines = chart.draw().plain.split("\n")
        for clan, owner in enumerate(last.view().clans):
            for kind, places, ends in (
                ("P", owner.pillars, chart.hexes.corners),
                ("G", owner.gates, chart.hexes.edges),
            ):
                for place in places:
                    touched = [beside(chart, lines, c, kind + marks.CLAN_SIGNS[clan]) for c in ends[place]]
                    assert all(touched), f"{kind} of {clan} at {place}"
                    found.add(kind)
    assert found == {"P", "G"}


def test_places_for_pillars_and_gates_bear_the_numbers_of_their_list(tmp_path: Path) -> None:
    found = set()
    for session in chain(*[choices(tmp_path, GAME, 2, seed=seed) for seed in (1, 2)]):
        view, options, hexes = session.view(), session.options(), session.match.box.hexes
        for kind, names, ends in (
            ("pillar", hexes.corner_names, hexes.corners),
            ("gate", hexes.edge_names, hexes.edges),
        ):
            wanted = [move for move in options if move.key == f"move.build_{kind}"]
            if not wanted:
                continue
            chart, lines = Chart(session.match.box, view), drawn_map(session, wanted)
            for number, move in enumerate(wanted, 1):
                touched = ends[names.index(str(move.words["where"]))]
                assert all(str(number) in walls(chart, lines, chamber) for chamber in touched), move
            starred = any("*" in line for line in drawn_map(session, options))
            assert starred == session.painter.menu(view, options).grouped
            found.add(kind)
    assert found == {"pillar", "gate"}


def walls(chart: Chart, lines: list[str], chamber: int) -> list[str]:
    """The numbers around a chamber: above and below it, and on the lower half of its upright walls."""
    x, y = chart.corner_of(chamber)
    across = [line[max(x - 1, 0) : x + 12] for line in (lines[y], lines[y + 3])]
    upright = [lines[y + 2][max(x - 1, 0) : x + 1], lines[y + 2][x + 9 : x + 11]]
    return re.findall(r"\d+", " ".join(across + upright))


def drawn_map(session: Session, options: list[Move]) -> list[str]:
    """The lines of the scene from the top of the mountain on."""
    lines = lines_of(session.painter.scene(session.view(), options), 80)
    return lines[next(i for i, line in enumerate(lines) if line.lstrip().startswith("+─")) :]


def test_what_a_choice_leads_to_is_written_behind_it(tmp_path: Path) -> None:
    """CV-13.06 By the rules, with all traditions, not by what is printed."""
    told = 0
    games = chain(*[choices(tmp_path, GAME, 2, seed=seed) for seed in (12, 13, 14)])
    for session in islice(games, 0, None, 3):
        for entry in session.painter.menu(session.view(), session.options()).entries():
            outlook = session.outlook(entry.move)
            if outlook is not None and entry.move.key.startswith(("move.build", "move.deliver", "move.coin")):
                amounts = {**outlook.costs, **outlook.gives, **outlook.then}
                assert all(gift(kind, amount) in entry.label for kind, amount in amounts.items()), entry.label
                told += 1
    assert told > 10


def beside(chart: Chart, lines: list[str], chamber: int, sign: str) -> bool:
    """Whether the walls of a chamber bear a sign, written across or, on a wall, downwards."""
    x, y = chart.corner_of(chamber)
    box = [line[max(x - 1, 0) : x + 12] for line in lines[y : y + 4]]
    upright = ["".join(line[i : i + 1] for line in box) for i in range(13)]
    return any(sign in line for line in (box[0], box[3], *upright))


def test_cv_12_01_a_cart_stands_where_the_resource_was_asked_for(tmp_path: Path) -> None:
    carts = 0
    for session in islice(choices(tmp_path, GAME, 3, seed=3), 0, None, 5):
        view = session.view()
        panels = Panels(session.match.box, view, session.names, session.painter.words)
        shown = lines_of(panels.sites(), 60)
        for number, site in enumerate(panels.side.sites):
            spaces = "".join(shown[number].removeprefix(site.name).split())[: len(site.spaces)]
            for sign, cart, resource in zip(spaces, view.sites[number], site.spaces, strict=True):
                free, blocked = cart == -1, cart == -2
                expected = (
                    marks.RESOURCE_SIGNS[resource] if free else "x" if blocked else marks.CLAN_SIGNS[cart]
                )
                assert sign == expected
                carts += cart >= 0
    assert carts > 0


def test_cv_16_13_alone_the_elders_have_a_line_and_their_cards_no_order(tmp_path: Path) -> None:
    session = next(islice(choices(tmp_path, GAME, 1, seed=4), 8, None))
    lines = check_scene(session, 100, 0)
    assert any("❷ Elders" in line for line in lines)
    assert any("Elders (normal)" in line for line in lines)


@pytest.mark.parametrize("seats", [1, 3])
def test_the_result_adds_up_to_the_scores(tmp_path: Path, seats: int) -> None:
    last = last_session(tmp_path, seats, seed=5)
    assert last.rounds_scored() == 1
    shown = [line.split() for line in lines_of(last.painter.round_result(last.view(), 0), 80)]
    totals = next(words for words in shown if words and words[0] == "total")
    assert [int(total) for total in totals[1 : seats + 1]] == last.match.table.scores()


def test_cv_3_02_the_strength_of_the_tool_at_work_is_told_and_what_is_left_of_it(tmp_path: Path) -> None:
    session = next(s for s in choices(tmp_path, GAME, 2, seed=8) if s.view().question == "ChooseRubble")
    view = session.view()
    page = " ".join(check_scene(session, 120, 0))
    dwarf = view.clans[0].posts[view.post]
    assert f"dwarf {dwarf}" in page
    assert f"strength {view.power}" in page
    assert f"{view.strength} strength left" in page


@pytest.mark.parametrize("size", SIZES)
def test_cv_13_03_every_size_of_the_map_shows_the_same(tmp_path: Path, size: Size) -> None:
    """In the low one a gate on an upright wall is the sign of its clan alone."""
    last = last_session(tmp_path, 4, 1)
    view, box = last.view(), last.match.box
    shown = Chart(box, view, size=size).draw().plain
    for clan, owner in enumerate(view.clans):
        sign = marks.CLAN_SIGNS[clan]
        for kind, places in (("h", owner.houses), ("w", owner.workshops), ("P", owner.pillars)):
            assert shown.count(kind + sign) == len(places)
        buildings = (owner.houses, owner.workshops, owner.pillars, owner.gates)
        assert shown.count(sign) == sum(len(places) for places in buildings)
    for chamber in bits(box.side(4).chambers):
        assert box.hexes.names[chamber] in shown


def test_what_there_is_no_room_for_in_words_is_told_in_signs() -> None:
    assert marks.in_signs("mine + prestige") == "M+P"
    assert marks.in_signs("2 support") == "2S"
    assert marks.enemies([1, 0, 2]) == "gtt"
    assert marks.enemies([3, 0, 2]) == "3g2t"


def test_a_tradition_that_can_be_chosen_is_told_in_full(tmp_path: Path) -> None:
    session = next(s for s in choices(tmp_path, GAME, 2, seed=6) if s.view().question == "DraftTile")
    numbers = [str(m.words["tradition"]) for m in session.options() if "tradition" in m.words]
    assert numbers
    page = " ".join(" ".join(check_scene(session, 120, 0)).split())
    for number in numbers:
        assert f"{session.painter.words.word(f'tradition.{number}')}: " in page


def last_session(folder: Path, seats: int, seed: int) -> Session:
    *_, last = sessions(folder, GAME, seats, seed)
    return last
