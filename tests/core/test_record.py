"""Records: text and back, and a clear word for everything that is wrong with one."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.toy import PRINTED, PURSES, Box, PurseGame, Purses, dealt_match, said
from underhall.core.agenda import NATURE
from underhall.core.game import Option
from underhall.core.match import Match, replay
from underhall.core.record import BadRecord, Line, Record, read

TEXT = """\
underhall record 1
game: purses
rules: 3
pack: box f00d
seats: 3
option stakes: high

nature: deal 0
nature: deal 1
nature: deal 2
1: take 2
1: keep
3! call it a day
2: rest
"""


def played() -> Match[Purses, Box]:
    match = dealt_match(3, "high")
    said(match, 0, "take 2", "keep")
    match.interject(2, PRINTED.stop)
    said(match, 1, "rest")
    return match


def checked(body: str) -> str:
    """The body with a check that fits it, as a careful forger would write it."""
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()[:32]}\n"


def record_of(old: str, new: str) -> Record:
    assert old in TEXT
    return read(checked(TEXT.replace(old, new)))


# Text


def test_a_record_is_readable_text() -> None:
    assert played().record().dump() == checked(TEXT)


def test_text_and_back() -> None:
    record = read(checked(TEXT))
    assert (record.game, record.rules, record.pack, record.fingerprint) == ("purses", 3, "box", "f00d")
    assert (record.seats, record.options) == (3, {"stakes": "high"})
    assert [(line.actor, line.text, line.aside) for line in record.lines] == [
        (NATURE, "deal 0", False),
        (NATURE, "deal 1", False),
        (NATURE, "deal 2", False),
        (0, "take 2", False),
        (0, "keep", False),
        (2, "call it a day", True),
        (1, "rest", False),
    ]
    assert record.dump() == checked(TEXT)


def test_a_record_without_moves_and_options_survives() -> None:
    record = Record("purses", 3, "my own pack", "f00d", 2, {}, [])
    again = read(record.dump())
    assert (again.pack, again.options, again.lines) == ("my own pack", {}, [])
    assert again.dump() == record.dump()


def test_a_line_says_who_did_what() -> None:
    assert str(Line(NATURE, "deal 0")) == "nature: deal 0"
    assert str(Line(0, "rest")) == "1: rest"
    assert str(Line(8, "call it a day", aside=True)) == "9! call it a day"


# Damage


@pytest.mark.parametrize(
    "text", ["", "hello", "underhall record 1", "underhall record 2\n" + TEXT, "\n" + TEXT]
)
def test_another_text_is_not_a_record(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^this is not a record of underhall$"):
        read(text)


def test_a_record_cut_off_anywhere_is_noticed() -> None:
    text = checked(TEXT)
    for end in range(len(text) - 1):
        with pytest.raises(BadRecord):
            read(text[:end])


def test_a_record_without_its_last_line_is_cut_off() -> None:
    for text in (TEXT, f"{TEXT}1: rest check: 0"):
        with pytest.raises(BadRecord, match="cut off"):
            read(text)


@pytest.mark.parametrize("letter", ["x", "0", " ", "\n", "\t", "é"])
def test_one_changed_character_anywhere_is_noticed(letter: str) -> None:
    text = checked(TEXT)
    for at in range(len(text)):
        if text[at] != letter:
            with pytest.raises(BadRecord):
                read(text[:at] + letter + text[at + 1 :])


def test_one_flipped_bit_anywhere_is_noticed() -> None:
    written = checked(TEXT).encode()
    for at in range(len(written)):
        for bit in range(7):
            changed = written[:at] + bytes([written[at] ^ 1 << bit]) + written[at + 1 :]
            with pytest.raises(BadRecord):
                read(changed.decode())


def test_something_added_or_left_out_anywhere_is_noticed() -> None:
    text = checked(TEXT)
    for at in range(len(text) - 1):
        for damaged in (text[:at] + "x" + text[at:], text[:at] + text[at + 1 :]):
            with pytest.raises(BadRecord):
                read(damaged)


def test_a_changed_record_says_so() -> None:
    with pytest.raises(BadRecord, match=r"^the record was changed or damaged: its check does not match$"):
        read(checked(TEXT).replace("take 2", "take 1"))


def test_letters_that_cannot_be_written_are_noticed() -> None:
    with pytest.raises(BadRecord):
        read(checked(TEXT).replace("take 2", "take \udcff"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game: purses\n", ""),
        ("game: purses", "game purses"),
        ("rules: 3\n", ""),
        ("rules: 3", "rules: three"),
        ("pack: box f00d\n", ""),
        ("pack: box f00d", "pack: box"),
        ("seats: 3\n", ""),
        ("seats: 3", "seats: x"),
        ("1: keep", "1:keep"),
        ("1: keep", "one: keep"),
        ("1: keep", ": keep"),
        ("1: keep", ""),
        ("1: keep", "1? keep"),
        ("1: keep", "11 keep"),
        ("nature: deal 0", "0: deal 0"),
        ("nature: deal 0", "-1: deal 0"),
        ("option stakes: high\n\nnature", "option stakes: high\nnature"),
        ("rules: 3", "rules: 03"),
        ("rules: 3", "rules: +3"),
        ("rules: 3", "rules: 3 "),
        ("rules: 3", "rules:  3"),
        ("rules: 3", "rules: 3_0"),
        ("rules: 3", "rules: \u0663"),
        ("seats: 3", "seats: -3"),
        ("seats: 3", "seats: 3.0"),
        ("seats: 3", "Seats: 3"),
        ("rules: 3\npack: box f00d\n", "pack: box f00d\nrules: 3\n"),
        ("seats: 3\noption stakes: high\n", "option stakes: high\nseats: 3\n"),
        ("seats: 3\n", "seats: 3\nseats: 3\n"),
        ("seats: 3\n", "seats: 3\nweather: fine\n"),
        ("option stakes: high\n", "option stakes: low\noption stakes: high\n"),
        ("option stakes: high", "option  stakes: high"),
        ("option stakes: high", "option stakes:high"),
        ("pack: box f00d", "pack: f00d"),
        ("1: keep", "1:  keep\n1 : keep"),
        ("1: keep", "1\u0663: keep"),
        ("1: keep", "01: keep"),
        ("1: keep", "Nature: keep"),
    ],
)
def test_a_broken_form_is_noticed_even_with_a_fitting_check(old: str, new: str) -> None:
    with pytest.raises(BadRecord, match=r"^the record's form is broken: "):
        record_of(old, new)


def test_the_empty_line_between_head_and_moves_is_missed() -> None:
    with pytest.raises(BadRecord, match=r"no empty line between head and moves$"):
        record_of("\n\n", "\n")


# Header


def test_a_fitting_header_is_accepted() -> None:
    read(checked(TEXT)).check_header(PURSES, "f00d")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("game: purses", "game: lost_purses", "^a record of lost_purses, not of purses$"),
        ("rules: 3", "rules: 4", "^played by rules 4, these are rules 3$"),
        ("rules: 3", "rules: 0", "^played by rules 0, these are rules 3$"),
        (
            "pack: box f00d",
            "pack: my own cafe",
            r"^played with component pack 'my own' \(cafe\), this is f00d$",
        ),
        ("seats: 3", "seats: 5", "^Purses is for 2 to 4 seats, not 5$"),
        ("seats: 3", "seats: 0", "^Purses is for 2 to 4 seats, not 0$"),
        ("option stakes: high", "option stakes: odd", "^option stakes is one of low, high, not 'odd'$"),
        ("option stakes", "option steaks", "^Purses has no option 'steaks'; it has stakes$"),
        ("option stakes: high\n", "", "^the options are not stakes, in this order$"),
    ],
)
def test_a_record_of_something_else_is_refused(old: str, new: str, reason: str) -> None:
    record = record_of(old, new)
    with pytest.raises(BadRecord, match=reason):
        record.check_header(PURSES, "f00d")
    with pytest.raises(BadRecord, match=reason):
        replay(PURSES, record, PRINTED)


def test_options_stand_in_the_order_of_the_game() -> None:
    class Choosy(PurseGame):
        options = (*PurseGame.options, Option("manners", ("plain", "fine"), "TOY-2"))

    read(checked(TEXT.replace("high\n", "high\noption manners: fine\n"))).check_header(Choosy(), "f00d")
    record = read(checked(TEXT.replace("option", "option manners: fine\noption")))
    with pytest.raises(BadRecord, match=r"^the options are not stakes, manners, in this order$"):
        record.check_header(Choosy(), "f00d")


def test_an_earlier_record_may_lack_an_option_that_came_later() -> None:
    class Choosy(PurseGame):
        options = (*PurseGame.options, Option("manners", ("plain", "fine"), "TOY-2"))
        rules_version = 4

    match = replay(Choosy(), read(checked(TEXT)))
    assert match.options == {"stakes": "high", "manners": "plain"}
    with pytest.raises(BadRecord, match=r"^the options are not stakes, manners, in this order$"):
        record_of("rules: 3", "rules: 4").check_header(Choosy(), "f00d")


def test_components_that_are_nowhere_are_named() -> None:
    reason = r"^played with component pack 'my own' \(cafe\), which is not known here$"
    with pytest.raises(BadRecord, match=reason):
        replay(PURSES, record_of("pack: box f00d", "pack: my own cafe"))


@settings(deadline=None)
@given(
    st.lists(st.sampled_from([" ", "\n", "0", "1", "3", ":", "!", "x", "\r", "\u2028", "option a: b\n"])),
    st.data(),
)
def test_what_is_read_is_what_we_would_write(insertions: list[str], data: st.DataObject) -> None:
    body = TEXT
    for more in insertions:
        at = data.draw(st.integers(0, len(body)))
        body = body[:at] + more + body[at + data.draw(st.integers(0, 2)) :]
    with suppress(BadRecord):
        assert read(checked(body)).dump() == checked(body)


# Moves


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("1: keep", "1: Keep", r"^move 5 \(1: Keep\): it is written 'keep'$"),
        ("1: take 2", "1: take  2", r"^move 4 \(1: take  2\): it is written 'take 2'$"),
        ("1: take 2", "1: take 2 ", r"^move 4 \(1: take 2 \): it is written 'take 2'$"),
        ("2: rest", "2: sleep", r"^move 7 \(2: sleep\): it is written 'rest'$"),
        ("3! call it a day", "3! Call it a day", r"^move 6 .*: it is written 'call it a day'$"),
        ("1: keep", "1: keeep", r"^move 5 \(1: keeep\): no move is written 'keeep'; did you mean 'keep'"),
        ("1: keep", "1: rest", r"^move 5 \(1: rest\) is not legal: TOY-2: refused.coin_first$"),
        ("1: keep", "2: keep", r"^move 5 \(2: keep\): it is not their turn$"),
        ("1: keep", "nature: keep", r"^move 5 \(nature: keep\): it is not their turn$"),
        ("nature: deal 1", "1: rest", r"^move 2 \(1: rest\): it is not their turn$"),
        ("nature: deal 1", "nature: die shows 1", r"^move 2 .* is not legal: : refused.nature_moves$"),
        ("3! call it a day", "3! rest", r"^move 6 \(3! rest\) is not legal: TOY-1: refused.not_now$"),
        ("3! call it a day", "4! call it a day", r"^move 6 \(4! call it a day\) is not legal"),
        ("2: rest", "2! call it a day", r"^move 7 \(2! call it a day\) is not legal"),
    ],
)
def test_a_move_the_rules_do_not_confirm_is_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        replay(PURSES, record_of(old, new))


def test_a_move_after_the_end_is_refused() -> None:
    match = dealt_match(2, "high")
    match.table.coins = (4, 0)
    said(match, 0, "take 2", "keep")
    assert match.table.over()
    with pytest.raises(BadRecord, match="not their turn"):
        match.follow(Line(0, "rest"))


def test_random_matches_survive_the_journey_through_text() -> None:
    for seed in range(30):
        dice = Random(seed)
        match = Match(PURSES, 2 + seed % 3, {"stakes": "high"})
        while not match.table.over():
            seat = match.table.to_move()
            if seat == NATURE:
                match.befall(dice)
            else:
                match.play(seat, dice.choice(match.table.options()))
        text = match.record().dump()
        again = replay(PURSES, read(text))
        assert again.record().dump() == text
        assert again.table.scores() == match.table.scores()
