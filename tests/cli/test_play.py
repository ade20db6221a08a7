"""A game against bots, typed line by line: what is done, what is said, and what is kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cli.driving import Done, PlayLines, Run, is_one_complaint, kept, own_moves
from underhall.core.match import AnyMatch, replay
from underhall.core.record import read
from underhall.games import GAMES

GAME = GAMES["lost_mines"]


def match_of(saves: Path) -> AnyMatch:
    return replay(GAME, kept(saves))


def at_first_turn(play: PlayLines, saves: Path) -> AnyMatch:
    """The match after the dwarf is picked, the person having to play or discard."""
    play("1")
    match = match_of(saves)
    assert match.table.to_move() == 0
    return match


@pytest.fixture
def go_on(run: Run, saves: Path) -> PlayLines:
    def play_lines(*lines: str, args: tuple[object, ...] = ()) -> Done:
        typed = "".join(f"{line}\n" for line in lines)
        return run("play", "lost_mines", "--resume", "--saves", saves, *args, typed=typed)

    return play_lines


# Whole games


def test_the_first_option_all_the_way_leads_to_the_end(play: PlayLines, saves: Path) -> None:
    done = play(*["1"] * 600)
    assert done.code == 0
    for words in ("Round 1", "Round 2", "The end", "found", "The record of this game"):
        assert words in done.out
    (path,) = (saves / "finished").glob("*.record")
    match = replay(GAME, read(path.read_text(encoding="utf-8")))
    assert match.table.over()
    assert list(saves.glob("*.record")) == []


@pytest.mark.parametrize("seats", [3, 9])
def test_random_numbers_and_nonsense_never_break_a_game(run: Run, saves: Path, seats: int) -> None:
    dice = Random(seats)
    words = [
        "?",
        "undo",
        "log 3",
        "hint",
        "",
        "xyzzy",
        "rules trap",
        "? 1",
        "? 99",
        "back",
        "propose end",
        "e",
    ]
    lines = [dice.choice(words) if dice.random() < 0.1 else str(dice.randint(1, 12)) for _ in range(3000)]
    args = ("--seats", seats, "--bots", "random", "--seed", 3, "--saves", saves)
    done = run("play", "lost_mines", *args, typed="\n".join(lines))
    assert done.code == 0
    assert "The end" in done.out
    assert done.err == ""


def test_a_seat_other_than_the_first_can_be_taken(run: Run, saves: Path) -> None:
    args = ("--seats", 4, "--seat", 3, "--name", "Ole", "--saves", saves)
    done = run("play", "lost_mines", *args, typed="1\n1\n1\n")
    assert "③ Ole" in done.out or "❸ Ole" in done.out
    assert [line.actor for line in kept(saves).lines].count(2) >= 2


def test_a_game_without_a_painter_of_its_own_can_be_played(
    play: PlayLines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("underhall.cli.boards.PAINTERS", {})
    done = play("1", "?", "? 1", "log", "1", "1")
    assert done.code == 0
    assert "hand_sizes: [5, 5, 5]" in done.out
    assert " 1 Lay the " in done.out


# Choosing


def test_a_move_may_be_typed_as_it_is_written(play: PlayLines, go_on: PlayLines, saves: Path) -> None:
    match = at_first_turn(play, saves)
    move = match.table.options()[3]
    go_on(move.text)
    assert own_moves(kept(saves))[-1] == move.text


def test_a_card_and_then_a_place_may_be_chosen_by_number(
    play: PlayLines, go_on: PlayLines, saves: Path
) -> None:
    at_first_turn(play, saves)
    done = go_on("1", "1")
    assert len(own_moves(kept(saves))) >= 2
    assert "Enter goes back" in done.out


def test_several_things_may_be_typed_ahead(play: PlayLines, go_on: PlayLines, saves: Path) -> None:
    at_first_turn(play, saves)
    go_on("d 1; keep the rest")
    assert own_moves(kept(saves))[-2:] == [own_moves(kept(saves))[-2], "keep the rest"]
    assert own_moves(kept(saves))[-2].startswith("discard ")


def test_what_was_typed_ahead_of_a_mistake_is_void(play: PlayLines, go_on: PlayLines, saves: Path) -> None:
    at_first_turn(play, saves)
    before = own_moves(kept(saves))
    go_on("xyzzy; d 1")
    assert own_moves(kept(saves)) == before


def test_lm_3_01_an_illegal_move_is_refused_with_reason_and_rule_and_changes_nothing(
    play: PlayLines, go_on: PlayLines, saves: Path
) -> None:
    match = at_first_turn(play, saves)
    paths = [c for c in match.table.hands[0] if match.box.faces[c]]
    name = match.box.cards[paths[0]].name
    before = kept(saves).dump()
    done = go_on(f"{name} f6")
    assert "At f6 the card would touch no other card. (LM-3.01)" in done.out
    assert kept(saves).dump() == before


@pytest.mark.parametrize(
    "line", ["lay", "lay ew at z9", "99", "1 99", "\x1b[A", "'; drop table", "é" * 200, "? ? ?", "undo undo"]
)
def test_bad_input_is_answered_and_changes_nothing(
    play: PlayLines, go_on: PlayLines, saves: Path, line: str
) -> None:
    at_first_turn(play, saves)
    before = kept(saves).dump()
    done = go_on(line)
    assert done.code == 0
    assert kept(saves).dump() == before


# Asking


def test_a_question_mark_explains_the_question_with_its_rule_and_the_commands(
    play: PlayLines, go_on: PlayLines, saves: Path
) -> None:
    at_first_turn(play, saves)
    said = go_on("?").out
    assert "LM-2.01  Three steps" in said
    assert all(word in said for word in ("undo", "hint", "save FILE", "quit", "log [N]", "rules [ID]"))


def test_a_question_mark_and_a_number_explain_that_choice_with_its_rule(
    play: PlayLines, go_on: PlayLines, saves: Path
) -> None:
    match = at_first_turn(play, saves)
    card = sorted(set(match.table.hands[0]))[0]
    said = go_on("? 1").out
    assert GAME.box().cards[card].name in said
    assert "LM-3.01  Laying a path card" in said


def test_a_question_mark_and_a_text_tell_why_not(play: PlayLines, go_on: PlayLines, saves: Path) -> None:
    at_first_turn(play, saves)
    said = " ".join(go_on("? step east").out.split())
    assert "Not possible now. “step east” cannot be done now." in said
    said = " ".join(go_on("? lay n at b3").out.split())
    assert "Not possible now." in said
    assert "LM-3.01 Laying a path card" in said


def test_a_hint_is_a_legal_move_with_a_reason(play: PlayLines, go_on: PlayLines, saves: Path) -> None:
    match = at_first_turn(play, saves)
    said = go_on("hint").out.split("A bot would: ")[1]
    texts = [move.text for move in match.table.options()]
    assert any(f"\n{text}\n" in said for text in texts)


def test_the_log_tells_what_the_seat_may_read(play: PlayLines, go_on: PlayLines, saves: Path) -> None:
    at_first_turn(play, saves)
    said = go_on("log").out
    assert "Round 1 begins." in said
    assert "goes first." in said
    assert said.count("Your secret role") + said.count("your secret role") == 1


def test_rules_can_be_read_at_the_table(play: PlayLines) -> None:
    assert "LM-4.04  Troll" in play("rules lm-4.04").out
    assert "LM-6.12" in play("rules").out
    assert "no rule of lost_mines has the id or word xyzzy" in play("rules xyzzy").out


# Undo


def test_undo_takes_back_what_nobody_has_learned_from(play: PlayLines, go_on: PlayLines, saves: Path) -> None:
    match = at_first_turn(play, saves)
    before = kept(saves).dump()
    go_on("d 1")
    assert kept(saves).dump() != before
    assert match_of(saves).table.to_move() == 0, "a second discard is asked for"
    go_on("undo")
    assert kept(saves).dump() == before
    assert match.record().dump() == before


def test_undo_takes_back_a_card_that_only_bots_have_seen(
    play: PlayLines, go_on: PlayLines, saves: Path
) -> None:
    match = at_first_turn(play, saves)
    before = kept(saves).dump()
    lay = next(move.text for move in match.table.options() if move.text.startswith(("lay ", "play trap ")))
    go_on(lay)
    assert kept(saves).dump() != before
    go_on("undo")
    assert kept(saves).dump() == before


def test_undo_is_refused_once_a_card_is_drawn(play: PlayLines, go_on: PlayLines, saves: Path) -> None:
    at_first_turn(play, saves)
    go_on("d 1; keep the rest; .")
    before = kept(saves).dump()
    assert "This cannot be taken back" in go_on("undo").out
    assert kept(saves).dump() == before


# Proposals


def test_lm_6_11_a_proposal_is_put_to_the_bots(play: PlayLines, go_on: PlayLines, saves: Path) -> None:
    at_first_turn(play, saves)
    go_on("propose end")
    record = kept(saves)
    proposals = [at for at, line in enumerate(record.lines) if line.aside]
    assert len(proposals) == 1
    assert record.lines[proposals[0] + 1].text in ("agree", "refuse")
    assert record.lines[proposals[0] + 1].actor == 1


# Keeping


def test_save_writes_a_record_that_can_be_loaded(
    play: PlayLines, go_on: PlayLines, run: Run, saves: Path, tmp_path: Path
) -> None:
    at_first_turn(play, saves)
    file = tmp_path / "mine.record"
    assert "Saved to" in go_on(f"save {file}").out
    assert file.read_text(encoding="utf-8") == kept(saves).dump()
    other = tmp_path / "other"
    done = run("play", "lost_mines", "--load", file, "--saves", other, typed="d 1\n")
    assert done.code == 0
    assert own_moves(kept(other))[: len(own_moves(kept(saves)))] == own_moves(kept(saves))


@pytest.mark.parametrize("file", ["/no/such/folder/game", "/", "a\x00b", "~nobody-here/game"])
def test_a_save_that_fails_is_told_and_the_game_goes_on(
    play: PlayLines, go_on: PlayLines, saves: Path, file: str
) -> None:
    at_first_turn(play, saves)
    done = go_on(f"save {file}", "d 1")
    assert "Not saved" in done.out
    assert own_moves(kept(saves))[-1].startswith("discard ")


def test_quit_says_how_to_go_on(play: PlayLines, saves: Path) -> None:
    done = play("1", "quit", "1")
    assert done.code == 0
    assert "Go on with: underhall play lost_mines --resume" in done.out
    assert own_moves(kept(saves)) == ["pick dwarf 1"]


def test_a_game_closed_after_every_line_goes_on_as_if_it_had_never_been_closed(
    play: PlayLines, go_on: PlayLines, run: Run, saves: Path, tmp_path: Path
) -> None:
    lines = ["1", "d 1", "d 1", ".", "d 1", "keep the rest", ".", "1 1", ".", "d 2", "1", "."]
    play(lines[0])
    for line in lines[1:]:
        go_on(line)
    other = tmp_path / "other"
    args = ("--seats", 3, "--bots", "random", "--seed", "7", "--saves", other)
    run("play", "lost_mines", *args, typed="\n".join(lines) + "\n")
    assert kept(saves).dump() == kept(other).dump()


def test_a_finished_record_can_be_loaded_to_see_the_result(run: Run, finished: Path, saves: Path) -> None:
    done = run("play", "lost_mines", "--load", finished, "--saves", saves)
    assert done.code == 0
    assert all(words in done.out for words in ("Round 1", "Round 2", "The end"))


@pytest.mark.parametrize("text", ["{", '{"game": "lost_mines"}', "[]"])
def test_a_broken_seating_is_refused_with_its_name(
    play: PlayLines, go_on: PlayLines, saves: Path, text: str
) -> None:
    play("1")
    (seating,) = saves.glob("*.json")
    seating.write_text(text, encoding="utf-8")
    done = go_on("1")
    assert is_one_complaint(done)
    assert str(seating) in done.err


def test_a_damaged_save_is_refused_and_left_as_it_is(play: PlayLines, go_on: PlayLines, saves: Path) -> None:
    play("1")
    (path,) = saves.glob("*.record")
    damaged = path.read_text(encoding="utf-8").replace("seats: 3", "seats: 4")
    path.write_text(damaged, encoding="utf-8")
    done = go_on("1")
    assert is_one_complaint(done)
    assert f"{path}: the record was changed or damaged" in done.err
    assert path.read_text(encoding="utf-8") == damaged
