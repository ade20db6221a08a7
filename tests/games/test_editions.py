"""Earlier editions: their boxes are kept as they were, and what was played by them goes the way it went."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

import pytest

from underhall.core.agenda import SPECTATOR
from underhall.core.contents import Contents
from underhall.core.match import Match, replay
from underhall.core.record import read
from underhall.games import GAMES, editions, packs
from underhall.games.packs import PackError

GOLDEN = Path(__file__).parents[1] / "golden" / "editions"
RECORDS = sorted(GOLDEN.glob("*/*/*.txt"))
FIRST = {
    "lost_mines": "219db9e3f2fbf8ee",
    "mountain_king": "494eddf2e4e2e6c1",
    "covenant": "1af970fe7b1e24f5",
}
EVERY_GAME = pytest.mark.parametrize("name", GAMES)


@EVERY_GAME
def test_the_first_box_is_kept_whatever_the_components_became(name: str) -> None:
    box = GAMES[name].box_of(FIRST[name])
    assert (box.name, box.fingerprint) == ("box", FIRST[name])
    assert GAMES[name].editions()[-1].fingerprint() == FIRST[name]


@EVERY_GAME
def test_every_kept_box_still_makes_a_game(name: str) -> None:
    game = GAMES[name]
    for fingerprint in editions.kept(game):
        box = game.box_of(fingerprint)
        assert box.fingerprint == fingerprint
        assert game.sheet(box)
        for seats in range(game.least_seats, game.most_seats + 1):
            table = game.new(seats, {}, box, 1)
            assert game.view(table, SPECTATOR)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: "-".join(path.with_suffix("").parts[-3:]))
def test_a_game_of_an_earlier_edition_goes_the_way_it_went(path: Path) -> None:
    text, name = path.read_text(encoding="utf-8"), path.parent.name
    scores = json.loads((path.parent / "scores.json").read_text(encoding="utf-8"))
    match = replay(GAMES[name], read(text))
    assert match.table.scores() == scores[path.stem]
    assert match.record().dump() == text


def test_there_are_records_of_every_game_and_edition() -> None:
    for game in GAMES.values():
        for edition in editions.kept(game).values():
            assert list((GOLDEN / edition.stem / game.name).glob("*.txt")), f"{edition}: no games are kept"


@EVERY_GAME
def test_an_imagined_table_is_of_the_same_edition(name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.least_seats, {}, game.box_of(FIRST[name]), rules=1)
    while match.table.to_move() < 0:
        match.befall(Random(1))
    for seat in (0, SPECTATOR):
        imagined = game.determinize(match.table, seat, Random(2))
        assert (imagined.rules, imagined.box) == (1, match.box)


# Keeping


def changed(name: str) -> Contents:
    """The present box of a game with one fact changed, as a later release might have it."""
    contents = GAMES[name].contents()
    return Contents(contents.name, {**contents.sheets, next(iter(contents.sheets)): {"source": "house"}})


@EVERY_GAME
def test_a_box_is_kept_once(name: str, tmp_path: Path) -> None:
    class Release(type(GAMES[name])):  # type: ignore[misc]
        home = tmp_path

    game = Release()
    first = editions.keep(game)
    assert first == tmp_path / "editions" / "1.json"
    assert editions.keep(game) is None
    assert editions.kept(game) == {game.box().fingerprint: first}
    (tmp_path / "editions" / "1.json").write_text(changed(name).dump(), encoding="utf-8")
    assert editions.keep(game) == tmp_path / "editions" / "2.json"


def test_editions_are_listed_newest_first(tmp_path: Path) -> None:
    (tmp_path / "editions").mkdir()
    present = GAMES["lost_mines"].contents()
    for number in (1, 10, 9):
        kept = Contents(str(number), present.sheets)
        (tmp_path / "editions" / f"{number}.json").write_text(kept.dump(), encoding="utf-8")
    assert [kept.name for kept in packs.editions(tmp_path).values()] == ["10", "9", "1"]


@EVERY_GAME
def test_a_kept_box_that_is_no_box_of_this_game_is_refused(name: str) -> None:
    with pytest.raises(PackError):
        GAMES[name].unpack(changed(name))


@EVERY_GAME
def test_a_sheet_that_came_later_is_taken_from_the_present_box(name: str) -> None:
    """A box that was kept before a game had one of its files."""
    game = GAMES[name]
    whole = game.contents()
    last = list(whole.sheets)[-1]
    earlier = Contents("box", {file: facts for file, facts in whole.sheets.items() if file != last})
    box = type(game)().unpack(earlier)
    assert box.fingerprint == earlier.fingerprint() != game.box().fingerprint
    assert game.sheet(box) == game.sheet(game.box())


# Proving


def kept_game(tmp_path: Path, old: str, new: str) -> Path:
    """A kept game with something changed in it by a careful hand."""
    record = read((GOLDEN / "1" / "lost_mines" / "agreed.txt").read_text(encoding="utf-8"))
    body = record.dump().rpartition("check: ")[0]
    assert old in body
    body = body.replace(old, new, 1)
    path = tmp_path / "agreed.txt"
    check = hashlib.sha256(body.encode()).hexdigest()[:32]
    path.write_text(f"{body}check: {check}\n", encoding="utf-8")
    return path


def test_all_kept_games_are_proven_at_once() -> None:
    assert editions.other_ways(GAMES, GOLDEN) == (len(RECORDS), {})


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("game: lost_mines", "game: found_mines", "there is no game 'found_mines'"),
        ("rules: 1", "rules: 7", "played by rules 7, these are rules "),
        ("219db9e3f2fbf8ee", "0123456789abcdef", "which is not known here"),
        ("nature: draw", "nature: drop", "no move is written 'drop"),
        ("seats: 3", "seats: three", "the record's form is broken"),
    ],
)
def test_a_game_that_goes_another_way_is_named(tmp_path: Path, old: str, new: str, reason: str) -> None:
    path = kept_game(tmp_path, old, new)
    count, wrong = editions.other_ways(GAMES, tmp_path)
    assert (count, list(wrong)) == (1, [path])
    assert reason in wrong[path]


def test_a_game_that_comes_to_something_else_is_named(tmp_path: Path) -> None:
    path = kept_game(tmp_path, "rules: 1", "rules: 1")
    assert editions.other_ways(GAMES, tmp_path) == (1, {})
    (tmp_path / "scores.json").write_text('{"agreed": [0, 0, 4]}', encoding="utf-8")
    reason = "came to [0, 0, 4], comes to [0, 0, 3]"
    assert editions.other_ways(GAMES, tmp_path) == (1, {path: reason})
