"""Chapter 7. Tracks."""

from __future__ import annotations

from games.covenant.positions import bare, events, gain, on_track, options, play, question, refused, row
from underhall.games.covenant.icons import TRACKS


def test_cv_7_01_every_space_reached_gives_its_benefit_also_those_passed() -> None:
    table = bare(2)
    gain(table, "3 prestige")
    assert question(table) == "Strengthen"
    assert table.tracks[0][1] == 2
    play(table, "strengthen 1 in tavern")
    assert table.tracks[0][1] == 3
    assert len(events(table, "clan_advances")) == 3


def test_cv_7_02_four_achievements_on_each_track_twelve_in_all() -> None:
    table = bare(2)
    for track in table.box.tracks:
        assert sum(space.achievement for space in track) == 4
    for name, length in zip(TRACKS, table.box.track_lengths, strict=True):
        on_track(table, 0, name, length)
    assert (table.achievements(0), table.achievements(1)) == (12, 0)


def test_cv_7_02_an_achievement_counts_when_its_space_is_reached() -> None:
    table = bare(2)
    first = next(i for i, space in enumerate(table.box.tracks[2]) if space.achievement)
    on_track(table, 0, "mine", first)
    assert table.achievements(0) == 0
    on_track(table, 0, "mine", first + 1)
    assert table.achievements(0) == 1


def test_cv_7_03_steps_past_the_end_are_lost() -> None:
    table = bare(2)
    length = table.box.track_lengths[0]
    on_track(table, 0, "court", length - 1)
    glory = table.glory[0]
    gain(table, "3 court")
    assert (table.over(), table.tracks[0][0]) == (True, length)
    gained = table.glory[0]
    assert gained > glory
    gain(table, "court")
    assert table.glory[0] == gained


def test_cv_7_03_glory_has_no_upper_limit() -> None:
    table = bare(2)
    table.glory = (99, 99)
    assert gain(table, "5 glory", 1).glory == (99, 104)


def test_cv_7_03_a_chain_interrupts_the_steps() -> None:
    table = bare(2)
    row(table, "coin", "crowned", "-", "-", "-")
    gain(table, "4 court")
    assert (question(table), table.tracks[0][0]) == ("TakeCoin", 2)
    play(table, "pass")
    assert table.tracks[0][0] == 4


def test_cv_7_01_a_step_of_choice_is_offered_on_tracks_that_go_on() -> None:
    table = bare(2)
    on_track(table, 0, "court", table.box.track_lengths[0])
    gain(table, "2 step")
    assert options(table) == ["step on prestige", "step on mine", "pass"]
    assert refused(table, "step on court") == ("CV-7.03", "track_ends")
    assert refused(table, "done") == ("CV-7.01", "not_now")
    play(table, "step on prestige")
    assert question(table) == "FreeStep"
    play(table, "pass")
    assert table.tracks[0][1:] == (1, 0)


def test_cv_7_03_at_the_end_of_all_tracks_a_step_of_choice_is_lost() -> None:
    table = bare(2)
    for name, length in zip(TRACKS, table.box.track_lengths, strict=True):
        on_track(table, 0, name, length)
    assert gain(table, "step").over()
