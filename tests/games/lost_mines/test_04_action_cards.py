"""Chapter 4. Action cards: tools, information, storms. Traps and trolls are in test_04_tokens.py."""

from __future__ import annotations

import pytest

from games.lost_mines.positions import (
    all_cards,
    end_turn,
    event,
    events,
    field,
    names,
    options,
    outcomes,
    passage,
    play,
    position,
    refused,
    steps,
    targets,
    to_step_2,
)
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.core.match import Match
from underhall.games.lost_mines import GAME

TOOLS = {"axe": "tree", "boat": "lake", "rope": "ditch"}


@pytest.mark.parametrize(("tool", "obstacle"), TOOLS.items())
def test_lm_4_01_a_tool_opens_its_obstacle_for_everybody(tool: str, obstacle: str) -> None:
    table = position("3 .B─", features={"c3": obstacle}, hands={0: f"{tool} ns"}, dwarves={1: "b3"})
    assert targets(table, tool) == ["c3"]
    play(table, f"play {tool} on c3")
    assert event(table, 2, "uses_tool") == {"seat": 0, "card": tool, "field": "c3"}
    assert GAME.view(table, SPECTATOR).tools == [field(table, "c3")]
    assert steps(table) == ["east"]
    end_turn(table)
    assert steps(to_step_2(table)) == ["east"]


@pytest.mark.parametrize("tool", TOOLS)
def test_lm_4_01_without_its_obstacle_on_the_board_a_tool_is_only_discardable(tool: str) -> None:
    table = position("3 .B─", hands={0: tool})
    assert options(table) == [f"discard {tool}"]
    assert refused(table, f"play {tool} on c3") == ("LM-4.01", "refused.no_such_obstacle")
    assert refused(table, f"play {tool} on h6") == ("LM-4.01", "refused.no_such_obstacle")


def test_lm_4_01_of_several_obstacles_the_player_chooses() -> None:
    table = position("3 .B─┼", features={"c3": "tree", "d3": "tree"}, hands={0: "axe"})
    assert targets(table, "axe") == ["c3", "d3"]
    play(table, "play axe on d3")
    assert table.tools == 1 << field(table, "d3")


def test_lm_4_02_the_card_offers_the_two_things_printed_on_it() -> None:
    expected = {
        "mine-treasure": ["mine k1", "mine k3", "mine k5", "mine k7", *[f"treasure {n}" for n in (1, 2, 3)]],
        "mine-role": ["mine k1", "mine k3", "mine k5", "mine k7", "role 2", "role 3"],
        "treasure-role": ["treasure 1", "treasure 2", "treasure 3", "role 2", "role 3"],
    }
    for name, everything in expected.items():
        assert targets(position(hands={0: name}), name) == everything


@pytest.mark.parametrize(
    ("text", "fate", "public", "private"),
    [
        (
            "play mine-role on mine k5",
            "mine is gold",
            ("looks_at_mine", {"seat": 0, "card": "mine-role", "target": "k5"}),
            ("sees_mine", {"field": "k5", "mine": "gold"}),
        ),
        (
            "play treasure-role on treasure 2",
            "worth 4",
            ("looks_at_treasure", {"seat": 0, "card": "treasure-role", "target": "2"}),
            ("sees_treasure", {"slot": 2, "kind": "gold", "value": 4}),
        ),
        (
            "play mine-role on role 3",
            "",
            ("looks_at_role", {"seat": 0, "card": "mine-role", "target": "3", "other": 2}),
            ("sees_role", {"other": 2, "role": "selfish"}),
        ),
    ],
)
def test_lm_4_02_option_and_target_are_public_and_what_was_seen_is_not(
    text: str, fate: str, public: tuple[str, object], private: tuple[str, object]
) -> None:
    table = position(hands={0: text.split()[1] + " ns"})
    play(table, text, *([fate] if fate else []))
    assert events(table, 0) == [public, private]
    for other in (1, 2, SPECTATOR):
        assert events(table, other) == [public]
    assert text.split()[1] in names(table, table.shown)


def test_lm_4_02_what_was_seen_is_remembered_for_that_player_alone() -> None:
    table = position(hands={0: "mine-role ns", 1: "treasure-role ns", 2: "mine-role ns"})
    end_turn(play(table, "play mine-role on mine k5", "mine is dragon"))
    end_turn(play(table, "play treasure-role on treasure 1", "worth 3"))
    end_turn(play(table, "play mine-role on role 2"))
    end_turn(to_step_2(table))
    views = [GAME.view(table, seat) for seat in (0, 1, 2, SPECTATOR)]
    assert [view.mine_kinds[2] for view in views] == [3, -1, -1, -1]
    assert [view.treasure_values[0] for view in views] == [-1, 3, -1, -1]
    assert [view.roles[1] for view in views] == [-1, 3, 3, -1]
    assert all(view.mine_seen == [0, 0, 0b001, 0] for view in views)
    assert all(view.treasure_seen == [0b010, 0, 0] for view in views)
    assert all(view.role_seen == [0b001, 0b110, 0b100] for view in views)


def test_lm_4_02_several_players_may_look_at_the_same_thing() -> None:
    table = position(hands={0: "treasure-role", 1: "mine-treasure"})
    end_turn(play(table, "play treasure-role on treasure 1", "worth 3"))
    play(table, "play mine-treasure on treasure 1")
    assert not any(fate.startswith("worth") for fate in options(table))
    assert GAME.view(table, 1).treasure_values[0] == 3
    assert GAME.view(table, 1).treasure_seen[0] == 0b011


@pytest.mark.parametrize(
    "what", ["mine-role on mine k5", "mine-treasure on treasure 1", "mine-role on role 1"]
)
def test_lm_4_02_what_was_seen_cannot_be_unseen(what: str) -> None:
    hands = {0: "mine-role", 1: "mine-treasure", 2: f"{what.split()[0]} ns"}
    table = position("3 .B─", hands=hands)
    end_turn(play(table, "play mine-role on mine k5", "mine is gold"))
    end_turn(play(table, "play mine-treasure on treasure 1", "worth 3"))
    match = Match(GAME, 3)
    match.table = table
    match.play(2, table.notation().parse(f"play {what}"))
    assert not match.can_undo(2)


def test_lm_4_02_a_revealed_mine_is_not_looked_at() -> None:
    table = position(mines={"k3": "gold"}, hands={0: "mine-role"})
    assert refused(table, "play mine-role on mine k3") == ("LM-4.02", "refused.mine_is_open")
    assert "mine k1" in targets(table, "mine-role")


def test_lm_4_02_looking_changes_nothing_on_the_board() -> None:
    table = play(position(hands={0: "mine-role"}), "play mine-role on mine k3", "mine is gold")
    assert table.hidden_mines() == table.box.mine_mask


@pytest.mark.parametrize("what", ["treasure 4", "role 4"])
def test_lm_4_02_things_of_absent_players_are_not_there(what: str) -> None:
    table = position(hands={0: "treasure-role"})
    assert refused(table, f"play treasure-role on {what}") == ("LM-4.02", "refused.not_at_this_table")


def test_lm_4_06_a_storm_removes_a_path_card_to_the_discards() -> None:
    table = position("3 .B──", hands={0: "storm ns"})
    assert targets(table, "storm") == ["c3", "d3"]
    play(table, "play storm on c3")
    assert names(table, table.shown) == ["storm", "ew"]
    view = GAME.view(table, 1)
    assert (view.laid[field(table, "c3")], view.sides[field(table, "c3")]) == (-1, 0)
    assert event(table, 1, "storm") == {"seat": 0, "card": "ew", "field": "c3"}
    assert all_cards(table) == all_cards(GAME.new(3))


def test_lm_4_06_the_gap_is_forest_again() -> None:
    table = position("3 .B──", hands={0: "storm ns", 1: "ew"}, dwarves={1: "b3"})
    play(table, "play storm on c3")
    assert table.to_move() == NATURE
    end_turn(table)
    assert "c3" in targets(table, "ew")
    end_turn(play(table, "lay ew at c3", "step east"))
    assert table.place[1] == field(table, "c3")


def test_lm_4_06_an_obstacle_blown_away_is_gone() -> None:
    table = position("3 .B─", features={"c3": "tree"}, hands={0: "storm", 1: "axe"})
    end_turn(play(table, "play storm on c3"))
    assert targets(table, "axe") == []


def test_lm_4_06_a_card_with_a_dwarf_on_it_stays() -> None:
    table = position("3 .B──", dwarves={1: "c3"}, hands={0: "storm"})
    assert targets(table, "storm") == ["d3"]
    assert refused(table, "play storm on c3") == ("LM-4.06", "refused.dwarf_stands_there")


@pytest.mark.parametrize("where", ["b3", "b5", "k1", "k3", "k5", "h4"])
def test_lm_4_06_starts_mines_and_forest_are_never_blown_away(where: str) -> None:
    dwarves = {0: "c3", 1: "c3", 2: "c3"}
    mines = {"k3": "gold", "k5": "dragon"}
    table = position("3 .B──", dwarves=dwarves, mines=mines, hands={0: "storm"})
    assert refused(table, f"play storm on {where}") == ("LM-4.06", "refused.no_path_card")


def test_lm_4_06_a_tool_goes_with_the_card() -> None:
    table = position("3 .B─", features={"c3": "tree"}, tools="c3", hands={0: "storm", 1: "nesw"})
    end_turn(play(table, "play storm on c3"))
    assert table.tools == 0
    play(table, "lay nesw at c3")
    assert table.tools == 0


STORM_BETWEEN = """
    3 .B─┼
    4 ...│"""


def test_lm_4_06_4_09_a_trap_goes_only_if_it_then_stands_between_two_empty_fields() -> None:
    traps = "c3-d3 d3-e3 d3-d4"
    table = play(position(STORM_BETWEEN, traps=traps, hands={0: "storm"}), "play storm on d3")
    assert table.traps == 1 << passage(table, "c3-d3") | 1 << passage(table, "d3-d4")
    assert event(table, 1, "trap_is_gone") == {"field": "d3", "there": "e3"}


@pytest.mark.parametrize("where", ["c3-d3", "d3-d4"])
def test_lm_4_06_4_09_a_troll_beside_another_card_stays(where: str) -> None:
    table = play(position(STORM_BETWEEN, trolls={1: where}, hands={0: "storm"}), "play storm on d3")
    assert table.trolls[1] == passage(table, where)
    assert "troll" not in names(table, table.shown)


@pytest.mark.parametrize("where", ["d2-d3", "d3-e3"])
def test_lm_4_09_a_troll_removed_by_a_storm_takes_its_card_to_the_discards(where: str) -> None:
    table = play(position(STORM_BETWEEN, trolls={1: where}, hands={0: "storm"}), "play storm on d3")
    assert table.trolls == (-1, -1, -1)
    assert names(table, table.shown) == ["storm", "nesw", "troll"]
    assert event(table, 2, "troll_leaves") == {"seat": 1}
    assert all_cards(table) == all_cards(GAME.new(3))


@pytest.mark.parametrize("opened", [{}, {"k3": "gold"}])
def test_lm_4_09_a_token_beside_a_mine_or_start_stays(opened: dict[str, str]) -> None:
    board = "3 .B.......─"
    table = position(board, traps="j3-k3", mines=opened, hands={0: "storm"})
    play(table, "play storm on j3")
    assert table.traps == 1 << passage(table, "j3-k3")
    table = play(position("3 .B─", traps="b3-c3", hands={0: "storm"}), "play storm on c3")
    assert table.traps == 1 << passage(table, "b3-c3")


def test_lm_4_09_a_token_that_stays_can_be_built_on() -> None:
    table = position("3 .B─", traps="b3-c3", hands={0: "storm", 1: "ew nw"}, dwarves={1: "b3"})
    end_turn(play(table, "play storm on c3"))
    play(table, "lay ew at c3", "step east")
    assert outcomes(table) == {"lose nw": 1}


def test_lm_4_09_tokens_elsewhere_are_not_touched() -> None:
    table = position("3 .B──", traps="b3-c3 b5-c5", trolls={1: "a5-b5"}, hands={0: "storm"})
    play(table, "play storm on d3")
    assert table.traps == 1 << passage(table, "b3-c3") | 1 << passage(table, "b5-c5")
    assert table.trolls[1] == passage(table, "a5-b5")


def test_lm_4_10_a_card_without_a_target_is_only_discardable() -> None:
    table = position(hands={0: "axe boat rope storm"})
    assert options(table) == ["discard axe", "discard boat", "discard rope", "discard storm"]


def test_lm_4_10_a_second_tool_on_an_obstacle_is_refused() -> None:
    table = position("3 .B─┼", features={"c3": "tree", "d3": "tree"}, tools="c3", hands={0: "axe"})
    assert targets(table, "axe") == ["d3"]
    assert refused(table, "play axe on c3") == ("LM-4.10", "refused.has_tool")


def test_lm_4_01_4_10_a_tool_is_refused_for_the_field_itself_and_not_for_its_neighbour() -> None:
    table = position("3 .B──", features={"d3": "tree"}, tools="d3", hands={0: "axe"})
    assert targets(table, "axe") == []
    assert refused(table, "play axe on d3") == ("LM-4.10", "refused.has_tool")
    assert refused(table, "play axe on c3") == ("LM-4.01", "refused.no_such_obstacle")
    assert refused(table, "play axe on e3") == ("LM-4.01", "refused.no_such_obstacle")


def test_lm_4_10_the_own_role_is_no_target() -> None:
    table = position(hands={0: "mine-role"})
    assert refused(table, "play mine-role on role 1") == ("LM-4.10", "refused.own_role")


def test_lm_4_10_information_always_has_a_playable_option() -> None:
    mines = {"k1": "gems", "k3": "gold", "k5": "silver", "k7": "dragon"}
    taken = [(1, "gems", 3), (1, "gold", 3)]
    table = position(
        mines=mines, taken=taken, treasures="gold", hands={0: "mine-treasure mine-role treasure-role"}
    )
    assert targets(table, "mine-treasure") == ["treasure 1"]
    assert targets(table, "mine-role") == ["role 2", "role 3"]
    assert targets(table, "treasure-role") == ["treasure 1", "role 2", "role 3"]


def test_lm_4_10_tokens_are_unlimited() -> None:
    table = position("3 .B──", traps="b3-c3 c3-d3", trolls={1: "b3-b4", 2: "b2-b3"}, hands={0: "trap troll"})
    assert targets(table, "trap") == targets(table, "troll") != []


def test_lm_4_09_a_token_goes_between_the_gap_and_an_empty_corner() -> None:
    table = position("1 .─", hands={0: "storm"}, traps="a1-b1")
    assert targets(table, "storm") == ["b1"]
    play(table, "play storm on b1")
    assert table.traps == 0
    table = position("1 .─", seats=4, turn=1, hands={1: "storm"}, trolls={2: "a1-b1"})
    play(table, "play storm on b1")
    assert table.trolls == (-1, -1, -1, -1)
