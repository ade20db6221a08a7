"""Editions: earlier rules and earlier boxes, found again by what a record says."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.toy import PRINTED, PURSES, Box, PurseGame, Purses, said
from underhall.core.agenda import NATURE
from underhall.core.contents import BadContents, Contents, read
from underhall.core.game import UnknownBox
from underhall.core.match import Match, replay

FIRST = Contents("box", {"cards.toml": {"cards": [1, 2, 3]}, "board.toml": {"size": 4, "name": "été"}})
SECOND = Contents("box", {"cards.toml": {"cards": [1, 2, 4]}, "board.toml": {"size": 4, "name": "été"}})


class Kept(PurseGame):
    """Purses in its third edition."""

    def editions(self) -> list[Contents]:
        return [SECOND, FIRST]


@pytest.fixture
def game() -> PurseGame:
    return Kept()


# Contents


def test_contents_survive_the_journey_through_text() -> None:
    again = read(FIRST.dump())
    assert (again.name, again.sheets) == (FIRST.name, FIRST.sheets)
    assert (again.dump(), again.fingerprint()) == (FIRST.dump(), FIRST.fingerprint())


def test_a_fingerprint_changes_with_any_fact_and_not_with_the_order_of_entries() -> None:
    assert FIRST.fingerprint() != SECOND.fingerprint()
    board = {"name": "été", "size": 4}
    assert Contents("x", {**FIRST.sheets, "board.toml": board}).fingerprint() == FIRST.fingerprint()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (FIRST.dump().replace("3", "4", 1), "^the facts are not those of "),
        (
            FIRST.dump().replace("[1, 2, 3]", "[1, 2, 4]"),
            f"^the facts are not those of {FIRST.fingerprint()}$",
        ),
        (FIRST.dump()[:-3], "^no contents of a box: "),
        ("[]", "^no contents of a box: "),
        ("{}", "^no contents of a box: "),
        ('{"box": "box", "fingerprint": "", "sheets": []}', "^no contents of a box: "),
    ],
)
def test_contents_that_were_changed_are_noticed(text: str, reason: str) -> None:
    with pytest.raises(BadContents, match=reason):
        read(text)


# Boxes


def test_the_present_box_is_found_by_its_fingerprint() -> None:
    assert PURSES.box_of("f00d") is PRINTED


def test_earlier_boxes_are_found_and_opened_once(game: PurseGame) -> None:
    for contents in (FIRST, SECOND):
        box = game.box_of(contents.fingerprint())
        assert (box.name, box.fingerprint) == ("box", contents.fingerprint())
        assert game.box_of(contents.fingerprint()) is box
    assert game.box() is PRINTED


def test_a_game_may_have_no_earlier_editions() -> None:
    assert PURSES.editions() == []


def test_a_box_that_is_nowhere_is_said_to_be_so(game: PurseGame) -> None:
    with pytest.raises(UnknownBox, match=r"^Purses has no components cafe$"):
        game.box_of("cafe")


def test_what_somebody_else_kept_can_be_unpacked(game: PurseGame) -> None:
    house = Contents("house", {"cards.toml": {"cards": []}})
    box = game.unpack(house)
    assert (box.name, box.fingerprint) == ("house", house.fingerprint())
    assert game.unpack(house) is box
    assert game.box_of(house.fingerprint()) is box


class First(PurseGame):
    """Purses in its first edition: the contents of the printed box are known."""

    def read_box(self, pack: Path | Contents | None) -> Box:
        return Box("box", FIRST.fingerprint()) if pack is None else super().read_box(pack)


def test_what_is_printed_is_one_box_even_if_it_is_unpacked_first() -> None:
    game = First()
    assert game.unpack(FIRST) is game.box()
    game = First()
    assert game.unpack(SECOND) is not game.box()


def test_a_box_stays_with_the_game_that_opened_it_first() -> None:
    house = Box("house", "beef")

    class Housed(PurseGame):
        def read_box(self, pack: Path | Contents | None) -> Box:
            return house

    first, second = Housed(), Housed()
    assert first.box() is second.box() is house
    assert house.game is first


# Rules


def test_a_new_table_is_of_the_newest_rules_unless_told_otherwise() -> None:
    assert (PURSES.new(2).rules, Match(PURSES, 2).table.rules, Match(PURSES, 2).rules) == (3, 3, 3)
    assert (PURSES.new(2, rules=1).rules, Match(PURSES, 2, rules=1).table.rules) == (1, 1)


def six_coins(rules: int) -> Match[Purses, Box]:
    """Seat 2 takes its sixth coin: enough by the rules of today, and not by the earlier ones."""
    match = Match(PURSES, 2, {"stakes": "high"}, rules=rules)
    for card in (0, 1):
        match.play(NATURE, PRINTED.deal[card])
    for _ in range(3):
        said(match, 0, "rest")
        said(match, 1, "take 2", "keep")
    return match


def test_a_rule_that_has_changed_keeps_its_earlier_effect_at_earlier_tables() -> None:
    assert [six_coins(rules).table.over() for rules in (1, 2, 3)] == [False, False, True]


def test_a_record_is_replayed_by_the_rules_and_the_box_it_names(game: PurseGame) -> None:
    match = Match(game, 2, {"stakes": "high"}, game.box_of(FIRST.fingerprint()), rules=2)
    for line in six_coins(2).lines:
        match.follow(line)
    record = match.record()
    assert (record.rules, record.pack, record.fingerprint) == (2, "box", FIRST.fingerprint())
    again = replay(game, record)
    assert (again.rules, again.box, again.table.over()) == (2, match.box, False)
    assert again.table.copy().rules == 2
    assert again.record().dump() == record.dump()


def test_a_match_begins_afresh_by_its_own_edition(game: PurseGame) -> None:
    match = Match(game, 3, {"stakes": "high"}, game.box_of(SECOND.fingerprint()), rules=1)
    match.play(NATURE, match.box.deal[0])
    fresh = match.afresh()
    assert (fresh.lines, fresh.table.seats, fresh.options) == ([], 3, match.options)
    assert (fresh.box, fresh.rules, fresh.table.rules) == (match.box, 1, 1)
