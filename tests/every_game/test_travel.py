"""Tables, matches, moves and all that hangs on them can be copied, and sent to other processes."""

from __future__ import annotations

import copy
import pickle
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from every_game.positions import CASES, SMALL_CASES, Case, boxes, saved, visits, written
from every_game.travellers import abroad, fingerprint, played_on
from underhall.bots.bot import Sight
from underhall.core.agenda import SPECTATOR, Illegal
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch
from underhall.core.saving import save
from underhall.games import GAMES

EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
EVERY_SMALL_CASE = pytest.mark.parametrize("case", SMALL_CASES, ids=str)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
# A table, with a box that is installed everywhere.
MOST_BYTES = 3000


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def alone(table: Any) -> Any:
    """The same table without anybody who listens."""
    return table.copy()


@EVERY_CASE
def test_a_table_comes_back_the_same_and_goes_its_own_way(case: Case) -> None:
    for match in visits(case, 20):
        before, options = saved(match), match.table.options()
        twin = played_on(match.table.copy(), Random(21))
        for again in (sent(match.table), copy.copy(match.table), copy.deepcopy(match.table)):
            assert again is not match.table
            assert (save(case.game, again), again.options()) == (before, options)
            assert (again.rules, again.box, again.moves) == (match.rules, match.box, match.table.moves)
            assert save(case.game, played_on(again, Random(21))) == save(case.game, twin)
        assert (saved(match), match.table.options()) == (before, options)


@EVERY_SMALL_CASE
def test_a_match_comes_back_with_its_log_its_record_and_its_way_back(case: Case) -> None:
    for match in visits(case, 22):
        for again in (sent(match), copy.copy(match), copy.deepcopy(match)):
            assert again.table.journal is again.journal
            assert (saved(again), written(again)) == (saved(match), written(match))
            assert again.record().dump() == match.record().dump()
            seats = range(case.seats)
            assert [again.can_undo(seat) for seat in seats] == [match.can_undo(seat) for seat in seats]
            goes_its_own_way(match, again)


def goes_its_own_way(match: AnyMatch, again: AnyMatch) -> None:
    """Whatever one does, the other stays as it is; both come to the same."""
    before = saved(match), written(match), match.record().dump()
    for seat in [seat for seat in range(match.table.seats) if again.can_undo(seat)]:
        again.undo(seat)
        played_on(again.table, Random(1))
    assert (saved(match), written(match), match.record().dump()) == before
    for seat in [seat for seat in range(match.table.seats) if match.can_undo(seat)]:
        twin = copy.copy(match)
        twin.undo(seat)
        assert twin.table.options()


@EVERY_GAME
def test_every_move_is_the_same_move_again(game: AnyGame) -> None:
    for pack in boxes(game, game.settle(game.least_seats, {})):
        table = game.new(game.least_seats, box=game.box(pack))
        moves = table.notation().moves
        for again in (sent(moves), copy.deepcopy(moves), [copy.copy(move) for move in moves]):
            assert all(one is other for one, other in zip(again, moves, strict=True))
        assert sent(table.notation()) is table.notation()
        assert sent(game) is game
        assert copy.deepcopy(game.box(pack)) is sent(game.box(pack)) is game.box(pack)


@EVERY_SMALL_CASE
def test_what_a_seat_sees_and_what_is_told_can_be_sent(case: Case) -> None:
    for match in visits(case, 23):
        for seat in (*range(case.seats), SPECTATOR):
            view = case.game.view(match.table, seat)
            for again in (sent(view), copy.deepcopy(view)):
                assert type(again) is type(view)
                assert msgspec.json.encode(again) == msgspec.json.encode(view)
        for item in match.table.agenda:
            assert repr(sent(item)) == repr(copy.deepcopy(item)) == repr(item)
        assert sent(match.record()).dump() == match.record().dump()
        for move in match.table.notation().moves[:40]:
            refusal = sent(match.table.refusal(move))
            assert (refusal is None) == (move in match.table.options())


@EVERY_SMALL_CASE
def test_a_sight_can_be_sent_and_imagines_the_same(case: Case) -> None:
    for match in visits(case, 24):
        seat = match.table.to_move()
        if seat >= 0:
            sight = Sight(case.game, match.table, seat)
            again: Sight = sent(sight)
            assert again.options == sight.options
            assert msgspec.json.encode(again.view()) == msgspec.json.encode(sight.view())
            one, other = again.imagine(Random(5)), sight.imagine(Random(5))
            assert save(case.game, one) == save(case.game, other)


@EVERY_GAME
def test_a_pickled_table_is_small(game: AnyGame) -> None:
    for case in [case for case in CASES if case.game is game and case.pack is None]:
        sizes = [len(pickle.dumps(alone(match.table))) for match in visits(case, 25)]
        assert max(sizes) < MOST_BYTES, case


@EVERY_GAME
def test_another_process_plays_what_it_is_sent(game: AnyGame) -> None:
    """Started anew, with the printed box and with one that is installed nowhere."""
    cases = [case for case in SMALL_CASES if case.game is game][-1:]
    cases += [case for case in CASES if case.game is game and case.pack is None][:1]
    matches = [copy.copy(match) for case in cases for match in visits(case, 26)]
    with get_context("spawn").Pool(1) as pool:
        came, tables, saves = pickle.loads(pool.apply(abroad, (pickle.dumps(matches),)))
    for match, again, table, there in zip(matches, came, tables, saves, strict=True):
        assert again.box is match.box
        assert save(game, table) == there == save(game, expected(match))
        if not table.over():
            table.play(table.options()[0])


def expected(match: AnyMatch) -> Any:
    """What the other process does, done here."""
    here, seat = copy.copy(match), match.table.to_move()
    if seat >= 0:
        here.play(seat, here.table.options()[-1])
        if here.can_undo(seat):
            here.undo(seat)
    return played_on(here.table.copy(), Random(7))


@EVERY_GAME
def test_a_box_that_is_changed_on_disk_travels_as_it_was_opened(game: AnyGame, tmp_path: Path) -> None:
    pack = house_pack(game, tmp_path / "ours")
    box = game.box(pack)
    parcel = pickle.dumps(game.new(game.most_seats, box=box))
    for file in pack.iterdir():
        file.unlink()
    assert pickle.loads(parcel).box is box
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(fingerprint, (parcel,)) == (box.name, box.fingerprint)
    assert box.fingerprint != game.box().fingerprint


def house_pack(game: AnyGame, folder: Path) -> Path:
    """The first table of the game, said to be ours."""
    folder.mkdir()
    first = sorted((game.home / "data").glob("*.toml"))[0]
    text = first.read_text(encoding="utf-8")
    source = next(line for line in text.splitlines() if line.startswith("source = "))
    changed = text.replace(source, 'source = "house"') if "house" not in source else text + "\n"
    (folder / first.name).write_text(changed, encoding="utf-8")
    return folder


@EVERY_GAME
def test_a_pickle_that_names_unknown_components_says_so(game: AnyGame) -> None:
    box = game.box()
    with pytest.raises(LookupError, match="no components 0000"):
        game.box_from_afar(box.name, "0000", None)


@EVERY_SMALL_CASE
def test_print_tells_what_is_going_on(case: Case) -> None:
    for match in visits(case, 27):
        table, text = match.table, repr(match.table)
        assert text.startswith(f"<table of {case.game.name}: seats={case.seats} ")
        assert f"scores={table.scores()}" in text
        assert (f"winners={table.winners()}" in text) == table.over()
        if table.agenda:
            assert f"asked={type(table.agenda[-1]).__name__}(" in text
        assert f"{len(match.lines)} moves" in repr(match)
        assert repr(match.box) == f"<box {match.box.name!r} of {case.game.name}: {match.box.fingerprint}>"
        assert repr(case.game.bare_table(match.box, case.seats, match.options))


@EVERY_SMALL_CASE
def test_a_sight_prints_the_same_whatever_is_hidden(case: Case) -> None:
    for match in visits(case, 28):
        seat = match.table.to_move()
        if seat >= 0:
            other = case.game.determinize(match.table, seat, Random(9))
            assert repr(Sight(case.game, match.table, seat)) == repr(Sight(case.game, other, seat))
            assert repr(Sight(case.game, match.table, seat)) == (
                f"<sight of {case.game.name}: seat={seat} options={len(match.table.options())}>"
            )


@EVERY_GAME
def test_a_refusal_that_was_raised_elsewhere_is_the_same_here(game: AnyGame) -> None:
    table = game.new(game.most_seats)
    illegal = next(move for move in table.notation().moves if table.refusal(move) is not None)
    with pytest.raises(Illegal) as caught:
        table.play(illegal)
    assert repr(sent(caught.value).refusal) == repr(caught.value.refusal)
