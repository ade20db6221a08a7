"""How the moves of every rule are written, numbered and what they stand for."""

from __future__ import annotations

import pytest

from underhall.core.notation import Fate, Move
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.moves import (
    Discard,
    Lay,
    LookAt,
    PickDwarf,
    PlayOnField,
    PlayOnPassage,
    Step,
    TakeTreasure,
    TurnMine,
)

BOX = GAME.box()
NOTATION = GAME.new(9).notation()
CARDS = [card.name for card in BOX.cards]


def texts(kind: type[Move]) -> list[str]:
    return [move.text for move in NOTATION.moves if type(move) is kind]


def parsed(text: str) -> Move:
    return NOTATION.parse(text)


def fates(verb: str) -> list[str]:
    return [text.removeprefix(f"{verb} ") for text in texts(Fate) if text.startswith(f"{verb} ")]


def test_lm_1_05_dwarves_are_numbered_from_one_to_five() -> None:
    assert texts(PickDwarf) == [f"pick dwarf {number}" for number in (1, 2, 3, 4, 5)]
    for number in range(5):
        move = parsed(f"pick dwarf {number + 1}")
        assert isinstance(move, PickDwarf)
        assert (move.dwarf, move.words, move.rule) == (number, {"dwarf": number + 1}, "LM-1.05")


def test_lm_5_16_treasures_are_numbered_from_one_to_nine() -> None:
    assert texts(TakeTreasure) == [f"take treasure {number}" for number in range(1, 10)]
    for slot in range(9):
        move = parsed(f"take treasure {slot + 1}")
        assert isinstance(move, TakeTreasure)
        assert (move.slot, move.words, move.rule) == (slot, {"slot": slot + 1}, "LM-5.16")


def test_lm_5_01_there_is_a_step_for_each_direction() -> None:
    assert texts(Step) == ["step north", "step east", "step south", "step west"]
    assert [move.direction for move in NOTATION.moves if isinstance(move, Step)] == [0, 1, 2, 3]


def test_lm_5_14_a_mine_lies_as_printed_or_half_turned() -> None:
    assert texts(TurnMine) == ["mine as printed", "mine half turned"]
    moves = [move for move in NOTATION.moves if isinstance(move, TurnMine)]
    assert [move.turned for move in moves] == [0, 1]
    assert [move.key for move in moves] == ["move.mine_printed", "move.mine_turned"]


def test_lm_2_02_every_card_can_be_discarded_drawn_and_lost() -> None:
    assert texts(Discard) == [f"discard {name}" for name in CARDS]
    assert fates("draw") == fates("lose") == CARDS
    for number, name in enumerate(CARDS):
        discard, draw, lose = parsed(f"discard {name}"), parsed(f"draw {name}"), parsed(f"lose {name}")
        assert isinstance(discard, Discard)
        assert isinstance(draw, Fate)
        assert isinstance(lose, Fate)
        assert (discard.card, draw.what, lose.what) == (number, number, number)
        assert [move.rule for move in (discard, draw, lose)] == ["LM-2.02", "LM-2.02", "LM-4.03"]


def test_lm_1_02_1_03_1_04_1_07_nature_names_what_it_decides() -> None:
    assert fates("start with seat") == [str(number) for number in range(1, 10)]
    assert fates("lay out") == ["gems", "gold", "silver"]
    roles = ("loyal", "selfish", "saboteur")
    assert fates("deal") == [f"{clan} {role}" for clan in ("blue", "yellow") for role in roles]
    assert fates("mine is") == ["gems", "gold", "silver", "dragon"]
    assert fates("worth") == [str(value) for value in range(max(map(max, BOX.treasure_values)) + 1)]
    for text, what in [
        ("start with seat 3", 2),
        ("lay out silver", 2),
        ("deal yellow loyal", 3),
        ("worth 4", 4),
    ]:
        move = parsed(text)
        assert isinstance(move, Fate)
        assert move.what == what


def test_lm_3_01_3_03_a_path_card_is_laid_on_any_field_as_printed_or_turned() -> None:
    fields = BOX.grid.fields()
    wanted = [
        f"lay {card.name} at {BOX.grid.names[at]}{turned}"
        for number, card in enumerate(BOX.cards)
        if card.ways
        for at in fields
        for turned in ("", " turned")[: len(BOX.faces[number])]
    ]
    assert texts(Lay) == wanted
    nes = CARDS.index("nes")
    for text, turned in (("lay nes at d4", 0), ("lay nes at d4 turned", 1)):
        move = parsed(text)
        assert isinstance(move, Lay)
        assert (move.card, move.face) == (nes, nes * 2 + turned)
        assert BOX.grid.names[move.field] == "d4"
        assert move.key == ("move.lay", "move.lay_turned")[turned]
        assert move.words == {"card": "nes", "field": "d4"}


def test_lm_3_03_turning_a_card_that_looks_alike_is_laying_it() -> None:
    assert parsed("lay ew at d4 turned") is parsed("lay ew at d4")
    assert parsed("lay nes at d4 turned") is not parsed("lay nes at d4")


@pytest.mark.parametrize(("name", "rule"), [("axe", "LM-4.01"), ("rope", "LM-4.01"), ("storm", "LM-4.06")])
def test_lm_4_01_4_06_tools_and_storms_are_played_on_a_field(name: str, rule: str) -> None:
    found = [text for text in texts(PlayOnField) if f" {name} " in text]
    assert found == [f"play {name} on {BOX.grid.names[at]}" for at in BOX.grid.fields()]
    move = parsed(f"play {name} on k7")
    assert isinstance(move, PlayOnField)
    assert (CARDS[move.card], BOX.grid.names[move.field]) == (name, "k7")
    assert (move.rule, move.key, move.words) == (rule, f"move.{name}", {"field": "k7"})


@pytest.mark.parametrize(("name", "rule"), [("trap", "LM-4.03"), ("troll", "LM-4.04")])
def test_lm_4_03_4_04_tokens_are_played_on_a_passage_from_either_side(name: str, rule: str) -> None:
    found = [text for text in texts(PlayOnPassage) if f" {name} " in text]
    assert len(found) == 10 * 7 + 11 * 6
    assert {f"play {name} on a1-b1", f"play {name} on a1-a2", f"play {name} on j7-k7"} <= set(found)
    move = parsed(f"play {name} on d4-e4")
    assert parsed(f"play {name} on e4-d4") is move
    assert isinstance(move, PlayOnPassage)
    assert CARDS[move.card] == name
    assert sorted(BOX.grid.names[at] for at in BOX.grid.passage_ends(move.passage)) == ["d4", "e4"]
    assert (move.rule, move.key, move.words) == (rule, f"move.{name}", {"passage": "d4-e4"})
    assert len({move.passage for move in NOTATION.moves if isinstance(move, PlayOnPassage)}) == len(found)


@pytest.mark.parametrize(
    ("name", "kinds"), [("mine-role", "mr"), ("mine-treasure", "mt"), ("treasure-role", "tr")]
)
def test_lm_4_02_information_looks_at_what_is_printed_on_it(name: str, kinds: str) -> None:
    mines = [f"play {name} on mine {at}" for at in ("k1", "k3", "k5", "k7")]
    treasures = [f"play {name} on treasure {number}" for number in range(1, 10)]
    roles = [f"play {name} on role {number}" for number in range(1, 10)]
    wanted = mines * ("m" in kinds) + treasures * ("t" in kinds) + roles * ("r" in kinds)
    moves = [move for move in NOTATION.moves if isinstance(move, LookAt) and CARDS[move.card] == name]
    assert [move.text for move in moves] == wanted
    counts = [4] * ("m" in kinds) + [9] * ("t" in kinds) + [9] * ("r" in kinds)
    assert [move.target for move in moves] == [target for count in counts for target in range(count)]
    for move in moves:
        other = {"other": move.target} if move.subject == 2 else {}
        assert move.words == {"card": name, "target": move.text.split()[-1], **other}
