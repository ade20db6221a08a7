"""How a finished game went: the analysis is true to the record, and the same every time."""

from __future__ import annotations

import pickle
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from underhall.bots.analysis.analyst import Analyst, Budget
from underhall.bots.analysis.chances import spread, winning
from underhall.bots.analysis.course import Unfinished
from underhall.bots.analysis.findings import Analysis
from underhall.bots.analysis.telling import Teller
from underhall.core.agenda import NATURE
from underhall.core.match import replay
from underhall.core.record import Record, read
from underhall.games import GAMES

GOLDEN = Path(__file__).parent.parent / "golden"
# Little of everything: what is tested does not depend on how sure the figures are.
LITTLE = Budget(worlds=1, judged=3, mind="hard@10")
GAMES_PLAYED = [
    "covenant/two",
    "covenant/alone",
    "mountain_king/two",
    "mountain_king/teams",
    "lost_mines/further_rounds",
]


def record(name: str) -> Record:
    return read((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))


def analyst(found: Record, budget: Budget = LITTLE) -> Analyst:
    return Analyst(found.dump(), found.box(GAMES[found.game]), budget)


@cache
def analysed(name: str) -> Analysis:
    own = analyst(record(name))
    assert [*own.run()][-1] == own.total
    found = own.found()
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_chances_sum_to_one_everywhere_and_end_with_who_has_won(name: str) -> None:
    found, table = analysed(name), replay(GAMES[record(name).game], record(name)).table
    assert found.whole
    assert all(sum(mark.chances) == pytest.approx(1) for mark in found.marks)
    assert all(0 <= chance <= 1 for mark in found.marks for chance in mark.chances)
    won = [side for side, players in enumerate(found.sides) if players[0] in table.winners()]
    last = found.marks[-1]
    assert last.at == len(record(name).lines)
    assert [chance > 0 for chance in last.chances] == [
        side in (won or [len(found.sides) - 1]) for side in range(len(found.sides))
    ]


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_all_that_was_gained_sums_up_to_the_last_points(name: str) -> None:
    found, table = analysed(name), replay(GAMES[record(name).game], record(name)).table
    sums = [sum(points) for points in zip(*[gain.points for gain in found.gains], strict=True)]
    assert sums[: table.seats] == table.scores()
    assert found.marks[-1].stands == found.marks[-1].scores == sums
    assert len(found.marks[0].stands) == found.players


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_a_curve_has_a_mark_wherever_somebody_else_begins_to_act(name: str) -> None:
    found, lines = analysed(name), record(name).lines
    ats = [mark.at for mark in found.marks]
    assert lines[ats[0]].actor != NATURE
    assert all(line.actor == NATURE for line in lines[: ats[0]])
    for since, at in pairwise(ats):
        assert len({line.actor for line in lines[since:at]}) == 1
    assert [mark.actor for mark in found.marks[1:]] == [lines[at - 1].actor for at in ats[1:]]


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_luck_own_choices_and_those_of_others_lead_from_the_first_chance_to_the_last(name: str) -> None:
    found = analysed(name)
    for share in found.shares:
        whole = share.began + share.luck + share.own + share.others
        assert whole == pytest.approx(found.marks[-1].chances[share.side])
    for part in ("began", "luck"):
        total = sum(getattr(share, part) for share in found.shares)
        assert total == pytest.approx(1 if part == "began" else 0, abs=1e-9)


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_a_swing_names_what_was_played_and_another_choice_that_was_legal(name: str) -> None:
    found, played = analysed(name), record(name)
    assert len(found.swings) <= 3
    assert [swing.cost for swing in found.swings] == sorted([s.cost for s in found.swings], reverse=True)
    for swing in found.swings:
        table = replay(GAMES[played.game], played, to=swing.at).table
        options = [move.text for move in table.options()]
        assert (swing.seat, swing.played) == (table.to_move(), played.lines[swing.at].text)
        assert swing.better in options
        assert swing.better != swing.played
        assert swing.cost >= 0.01


def test_some_choice_of_some_game_is_a_swing() -> None:
    """Else what is said of swings would be said of nothing."""
    assert any(analysed(name).swings for name in GAMES_PLAYED)


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_turning_points_are_the_greatest_changes_in_their_order(name: str) -> None:
    found = analysed(name)
    chances = {mark.at: mark.chances for mark in found.marks}
    steps = sorted(
        max(abs(b - a) for a, b in zip(before.chances, after.chances, strict=True))
        for before, after in pairwise(found.marks)
    )
    assert sorted(abs(turning.change) for turning in found.turnings) == pytest.approx(steps[-5:])
    assert [turning.at for turning in found.turnings] == sorted(turning.at for turning in found.turnings)
    for turning in found.turnings:
        assert chances[turning.at][turning.side] == turning.after
        assert chances[turning.since][turning.side] == turning.before


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_what_came_and_what_was_to_be_expected_are_as_many(name: str) -> None:
    for throws in analysed(name).throws:
        assert sum(fall.came for fall in throws.falls) == throws.number
        assert sum(fall.expected for fall in throws.falls) == pytest.approx(throws.number)


def test_dice_are_counted_by_face_as_the_record_has_them() -> None:
    lines = [line.text for line in record("covenant/two").lines if line.actor == NATURE]
    found = {throws.kind: throws for throws in analysed("covenant/two").throws}
    for enemy in ("goblin", "orc", "troll"):
        own = found[f"throw.{enemy}_die"]
        assert [fall.word for fall in own.falls] == ["1", "2", "3", "4", "5", "6"]
        assert [fall.came for fall in own.falls] == [
            lines.count(f"{enemy} die shows {face}") for face in range(1, 7)
        ]
        assert all(fall.expected == pytest.approx(own.number / 6) for fall in own.falls)


def test_cards_are_counted_for_who_drew_them() -> None:
    played = record("lost_mines/further_rounds")
    drawn = [line for line in played.lines if line.text.startswith("draw ")]
    found = [throws for throws in analysed("lost_mines/further_rounds").throws if throws.kind == "throw.card"]
    assert sorted(throws.seat for throws in found) == list(range(played.seats))
    assert sum(throws.number for throws in found) == len(drawn)
    storms = sum(fall.came for throws in found for fall in throws.falls if fall.word == "use.storm")
    assert storms == [line.text for line in drawn].count("draw storm")


def test_the_same_record_gives_the_same_analysis() -> None:
    own = analyst(record("lost_mines/further_rounds"))
    assert [*own.run()]
    assert own.found() == analysed("lost_mines/further_rounds")


def test_it_can_be_stopped_after_any_step_and_goes_on_where_it_was() -> None:
    own = analyst(record("lost_mines/further_rounds"))
    assert own.found() is None
    for done in own.run():
        if done == 7:
            break
    early = own.found()
    assert early is not None
    assert not early.whole
    assert [bool(mark.chances) for mark in early.marks].count(True) == 6
    assert early.marks[:6] == analysed("lost_mines/further_rounds").marks[:6]
    assert next(own.run()) == 8
    assert [*own.run()][-1] == own.total
    assert own.found() == analysed("lost_mines/further_rounds")


def test_every_step_can_be_done_in_another_process() -> None:
    own = analyst(record("lost_mines/further_rounds"))
    steps = own.steps()
    step = next(steps)
    for _ in range(5):
        step = steps.send(pickle.loads(pickle.dumps(pickle.loads(pickle.dumps(step)).done())))
    assert own.done == 5


def test_a_game_that_is_not_over_is_not_looked_into() -> None:
    own = analyst(record("lost_mines/agreed"))
    with pytest.raises(Unfinished):
        next(own.run())
    assert own.found() is None


def test_partners_are_one_side_and_the_elders_another() -> None:
    assert analysed("mountain_king/teams").sides == [[0, 1], [2, 3]]
    alone = analysed("covenant/alone")
    assert (alone.seats, alone.players, alone.sides) == (1, 2, [[0], [1]])


def test_games_of_earlier_editions_are_analysed() -> None:
    own = analyst(record("editions/1/mountain_king/1-greedy"))
    for done in own.run():
        if done == 4:
            break
    found = own.found()
    assert found is not None
    assert found.marks[2].chances


@pytest.mark.parametrize("language", ["en", "pl", "es", "hu"])
@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_everything_is_told_in_every_language(name: str, language: str) -> None:
    found, played = analysed(name), record(name)
    game = GAMES[played.game]
    names = ["Ada", "Brock", "Cleo", "Dirk"][: played.seats]
    teller = Teller(game, played.box(game), names, language)
    told = [teller.turning(turning, found.sides[turning.side]) for turning in found.turnings]
    told += [teller.swing(swing) for swing in found.swings]
    told += [teller.word(gain.source) for gain in found.gains]
    for throws in found.throws:
        told += [teller.throws(throws), *[teller.word(fall.word) for fall in throws.falls]]
    keys = [gain.source for gain in found.gains] + [throws.kind for throws in found.throws]
    assert all(teller.words.has(key) for key in keys)
    assert not [text for text in told if not text or "{" in text or text in keys]


def test_who_has_more_points_has_the_better_chance_and_with_less_to_come_the_surer_one() -> None:
    early, late = winning([50, 40], spread("covenant", 1)), winning([50, 40], spread("covenant", 0))
    assert 0.5 < early[0] < 0.9 < late[0] <= 1
    assert winning([30, 30, 30], 5) == pytest.approx([1 / 3] * 3)
    assert winning([30, 20, 10], 8) == sorted(winning([30, 20, 10], 8), reverse=True)
