"""A walk of several cards in one go: as far as nobody learns anything before its last step."""

from __future__ import annotations

from games.lost_mines.positions import field, play, position, to_step_2
from underhall.core.agenda import changed
from underhall.core.beyond import ways_on
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.components import MINES
from underhall.games.lost_mines.moves import Step
from underhall.games.lost_mines.table import Table

ROAD = "3 .B────"
TO_K3 = "3 ........──M"
ROUND = """
    3 .B┬┐
    4 ..└┘
"""


def walks(table: Table) -> dict[str, list[str]]:
    """The directions of each walk, by the field where it ends; over a trap the field is marked with one."""
    seat, found = table.to_move(), dict[str, list[str]]()
    for way in ways_on(table, seat):
        here = way.table
        assert isinstance(here, Table)
        for move in way.moves:
            assert isinstance(move, Step)
            there = table.box.grid.next[move.direction][here.place[seat]]
            outlook = GAME.outlook(here, seat, move)
            warned = "!" if outlook and "trap" in outlook.warns else ""
            texts = [one.text.removeprefix("step ") for one in (*way.first, move)]
            found.setdefault(table.box.grid.names[there] + warned, []).append(" ".join(texts))
    return found


def know(table: Table, mine: int, kind: str, who: int) -> None:
    """Those of a mask have seen the mine, which still lies face down."""
    table.mine_kind = changed(table.mine_kind, mine, MINES.index(kind))
    table.mine_seen = changed(table.mine_seen, mine, who)


def test_lm_5_01_a_walk_leads_as_far_as_the_steps_do() -> None:
    table = to_step_2(position(ROAD))
    assert walks(table) == {"d3": ["east east"], "e3": ["east east east"]}
    play(table, "step east")
    assert walks(table) == {"e3": ["east east"]}
    play(table, "step east")
    assert walks(table) == {}


def test_lm_3_06_from_a_campfire_it_leads_five_cards_far() -> None:
    table = to_step_2(position("3 .B─────┤", features={"c3": "campfire"}, dwarves={0: "c3"}))
    assert walks(table)["h3"] == ["east " * 4 + "east"]


def test_lm_4_03_a_walk_ends_at_a_trap_with_cards_to_lose() -> None:
    table = to_step_2(position(ROAD, traps="c3-d3", hands={0: "ns ew"}))
    assert walks(table) == {"d3!": ["east east"]}
    table = to_step_2(position(ROAD, traps="c3-d3", hands={0: "ns"}))
    assert walks(table) == {"d3": ["east east"], "e3": ["east east east"]}


def test_lm_4_03_a_way_round_a_trap_is_offered_beside_the_way_over_it() -> None:
    table = to_step_2(position(ROUND, traps="c3-d3", hands={0: "ns ew"}, dwarves={0: "c3"}))
    assert walks(table)["d3"] == ["south east north"]
    table = to_step_2(position(ROUND, hands={0: "ns ew"}, dwarves={0: "c3"}))
    assert "d3" not in walks(table)


def test_lm_5_02_a_walk_ends_at_a_face_down_mine() -> None:
    table = to_step_2(position(TO_K3, dwarves={0: "i3"}))
    assert walks(table) == {"k3": ["east east"]}


def test_a_walk_never_leads_back_to_where_it_began() -> None:
    table = to_step_2(position(ROUND, dwarves={0: "c3"}))
    assert "c3" not in walks(table)


def test_lm_4_03_a_step_warns_of_a_trap_that_would_bite() -> None:
    table = to_step_2(position(ROAD, traps="b3-c3", hands={0: "ns ew"}))
    found = GAME.outlook(table, 0, table.notation().parse("step east"))
    assert found is not None
    assert found.warns == ["trap"]
    table = to_step_2(position(ROAD, traps="c3-d3", hands={0: "ns ew"}))
    assert GAME.outlook(table, 0, table.notation().parse("step east")) is None
    assert GAME.outlook(table, 0, table.moves.stop) is None


def test_lm_5_05_only_who_has_seen_the_dragon_is_warned_of_it() -> None:
    for seen, kind, warned in ((1, "dragon", True), (2, "dragon", False), (1, "gold", False)):
        table = to_step_2(position(TO_K3, dwarves={0: "j3"}))
        mine = table.box.mine_at[field(table, "k3")]
        know(table, mine, kind, seen)
        found = GAME.outlook(table, 0, table.notation().parse("step east"))
        assert (found is not None and found.warns == ["dragon"]) is warned
        assert GAME.outlook(table, 0, table.notation().parse("step west")) is None


def test_lm_4_02_looking_twice_is_warned_of() -> None:
    table = position(ROAD, hands={0: "mine-role mine-treasure"})
    texts = ["play mine-role on mine k3", "play mine-treasure on treasure 1", "play mine-role on role 2"]

    def warns(text: str) -> list[str]:
        found = GAME.outlook(table, 0, table.notation().parse(text))
        return found.warns if found else []

    assert [warns(text) for text in texts] == [[], [], []]
    know(table, table.box.mine_at[field(table, "k3")], "silver", 1)
    table.treasure_seen = (1, *table.treasure_seen[1:])
    table.role_seen = (table.role_seen[0], table.role_seen[1] | 1, *table.role_seen[2:])
    assert [warns(text) for text in texts] == [["known"]] * 3
