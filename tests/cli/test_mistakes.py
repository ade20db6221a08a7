"""Mistakes on the command line: one clear line on stderr, exit code 2, no traceback."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from cli.driving import Run, is_one_complaint


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        ("play chess", "there is no game chess; there is lost_mines"),
        ("rules chess", "there is no game chess"),
        ("components chess", "there is no game chess"),
        ("sim chess", "there is no game chess"),
        ("play lost_mines --seats 2", "is for 3 to 9 seats, not 2"),
        ("play lost_mines --seats 10", "is for 3 to 9 seats, not 10"),
        ("play lost_mines --seats 3 --seat 4", "there is no seat 4 at a table of 3"),
        ("play lost_mines --seats 3 --seat 0", "there is no seat 0 at a table of 3"),
        ("play lost_mines --option speed", "an option is written name=value, not speed"),
        ("play lost_mines --option speed=9", "has no option “speed”"),
        ("play lost_mines --option further_rounds=maybe", "is one of no, yes, not “maybe”"),
        ("play lost_mines --bots oracle", "oracle"),
        ("play lost_mines --bots random,", "a bot has no name in random,"),
        ("play lost_mines --pack /no/such/folder", "no such folder"),
        ("play lost_mines --load /no/such/file", "/no/such/file: No such file or directory"),
        ("play lost_mines --load / ", "/: Is a directory"),
        ("play lost_mines --resume", "there is no unfinished game of lost_mines"),
        ("play lost_mines --resume --load x", "either resume or load, not both"),
        ("play lost_mines --load x --seats 3", "a loaded game brings its own seats and options"),
        ("play lost_mines --saves /dev/null", "/dev/null"),
        ("sim lost_mines --seats 2", "is for 3 to 9 seats, not 2"),
        ("sim lost_mines --games 0", "--games must be at least 1, not 0"),
        ("sim lost_mines --jobs -1", "--jobs must be at least 1, not -1"),
        ("sim lost_mines --bots oracle", "oracle"),
        ("sim lost_mines --out games.xlsx", "games.xlsx: results are written to a file that ends in"),
        ("sim lost_mines --out /no/such/folder/games.jsonl", "/no/such/folder: there is no such folder"),
        ("balance chess", "there is no game chess"),
        ("balance lost_mines --rounds 0", "--rounds must be at least 1, not 0"),
        ("balance lost_mines --jobs 0", "--jobs must be at least 1, not 0"),
        ("replay /no/such/file", "/no/such/file: No such file or directory"),
        ("rules lost_mines LM-99.99", "lost_mines has no rule LM-99.99"),
        ("rules lost_mines --search xyzzy", "no rule of lost_mines has the id or word xyzzy"),
        ("components lost_mines --check /no/such/folder", "/no/such/folder: no such folder"),
    ],
)
def test_a_mistake_gets_one_clear_line(run: Run, args: str, reason: str) -> None:
    done = run(*args.split())
    assert is_one_complaint(done), done.err
    assert reason in done.err


@pytest.mark.parametrize(
    "args", ["fly", "play", "play lost_mines --seats many", "sim lost_mines --fast", "replay"]
)
def test_a_wrong_usage_shows_the_usage(run: Run, args: str) -> None:
    done = run(*args.split())
    assert done.code == 2
    assert done.err.startswith("Usage: underhall")
    assert "Traceback" not in done.err


# Records


def with_check(text: str) -> str:
    """The text of a record with a check that matches."""
    body = text.rpartition("check: ")[0]
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()[:32]}\n"


def changed_byte(text: str) -> str:
    return text.replace("nature: draw n", "nature: draw w", 1)


def cut_off(text: str) -> str:
    return text[: len(text) // 2]


def other_rules(text: str) -> str:
    return with_check(text.replace("rules: 1", "rules: 99", 1))


def other_game(text: str) -> str:
    return with_check(text.replace("game: lost_mines", "game: chess", 1))


def other_pack(text: str) -> str:
    head, _, rest = text.partition("pack: box ")
    return with_check(f"{head}pack: mine {'0' * 16}{rest[16:]}")


def illegal_move(text: str) -> str:
    return with_check(re.sub("(?m)^1: pick dwarf .$", "1: discard axe", text, count=1))


def unknown_move(text: str) -> str:
    return with_check(re.sub("(?m)^1: pick dwarf .$", "1: pick nose", text, count=1))


def too_many_seats(text: str) -> str:
    return with_check(text.replace("seats: 3", "seats: 30", 1))


def no_header(text: str) -> str:
    return with_check(text.replace("seats: 3\n", "", 1))


def some_letter(_: str) -> str:
    return "Dear diary, today we played."


def nothing(_: str) -> str:
    return ""


DAMAGES = [
    (changed_byte, "the record was changed or damaged: its check does not match"),
    (cut_off, "the record is cut off"),
    (other_rules, "played by rules 99, these are rules 1"),
    (other_pack, "played with component pack 'mine'"),
    (illegal_move, "is not legal"),
    (unknown_move, "no move is written 'pick nose'"),
    (too_many_seats, "is for 3 to 9 seats, not 30"),
    (no_header, "the record's form is broken"),
    (some_letter, "this is not a record of underhall"),
    (nothing, "this is not a record of underhall"),
]


@pytest.mark.parametrize(("damage", "reason"), DAMAGES, ids=lambda value: getattr(value, "__name__", ""))
def test_a_damaged_record_is_refused_with_its_name_and_the_reason(
    run: Run, finished: Path, tmp_path: Path, damage: object, reason: str
) -> None:
    assert callable(damage)
    broken = tmp_path / "broken.record"
    text = finished.read_text(encoding="utf-8")
    assert damage(text) != text
    broken.write_text(damage(text), encoding="utf-8")
    for args in (("replay", broken), ("play", "lost_mines", "--load", broken)):
        done = run(*args)
        assert is_one_complaint(done), done.err
        assert f"{broken}: " in done.err
        assert reason in done.err


def test_a_record_of_an_unknown_game_is_refused(run: Run, finished: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.record"
    broken.write_text(other_game(finished.read_text(encoding="utf-8")), encoding="utf-8")
    done = run("replay", broken)
    assert is_one_complaint(done)
    assert "there is no game chess" in done.err


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    noise = tmp_path / "noise.record"
    noise.write_bytes(bytes(range(256)))
    done = run("replay", noise)
    assert is_one_complaint(done)
    assert "is not a text file" in done.err


@pytest.mark.parametrize("number", ["-1", "99999"])
def test_a_move_that_the_record_does_not_have_is_refused(run: Run, finished: Path, number: str) -> None:
    done = run("replay", finished, "--to", number)
    assert is_one_complaint(done)
    assert f"there is no move {int(number):,}" in done.err


def test_a_seat_that_the_record_does_not_have_is_refused(run: Run, finished: Path) -> None:
    assert is_one_complaint(run("replay", finished, "--seat", 4))
