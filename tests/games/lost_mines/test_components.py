"""The box, and component packs that replace parts of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.lost_mines.positions import (
    end_turn,
    field,
    options,
    play,
    position,
    question,
    refused,
    steps,
    targets,
    to_step_2,
)
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.components import Box
from underhall.games.lost_mines.schema import DATA, FILES, read_box
from underhall.games.packs import Pack, PackError, Sheet

TABLES = "board.toml, paths.toml, actions.toml, mines.toml, treasures.toml, seats.toml"


def pack(folder: Path, file: str, old: str, new: str) -> Path:
    """A pack with one table: the box's own, with one thing changed."""
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def board_pack(folder: Path, *rows: str) -> Path:
    text = 'source = "house"\nmap = """\n' + "\n".join(rows) + '\n"""\n'
    (folder / "board.toml").write_text(text, encoding="utf-8")
    return folder


def error(folder: Path) -> tuple[str, str, str]:
    with pytest.raises(PackError) as caught:
        read_box(folder)
    return caught.value.file, caught.value.path, caught.value.reason


# The folder


def test_a_table_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "paths.toml").mkdir()
    assert error(tmp_path) == ("paths.toml", "", "is not a file")


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    assert error(missing) == (str(missing), "", "no such folder")


def test_a_pack_that_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    file.write_text("", encoding="utf-8")
    assert error(file) == (str(file), "", "no such folder")


def test_a_pack_without_a_table(tmp_path: Path) -> None:
    (tmp_path / "readme.txt").write_text("nothing here", encoding="utf-8")
    assert error(tmp_path) == (str(tmp_path), "", f"no table in it; a pack may have {TABLES}")


def test_a_pack_with_an_unknown_table(tmp_path: Path) -> None:
    (tmp_path / "trolls.toml").write_text("", encoding="utf-8")
    assert error(tmp_path) == ("trolls.toml", "", f"no such table; a pack may have {TABLES}")


def test_a_table_that_is_nowhere(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        Pack(tmp_path, ("cards.toml",)).read("cards.toml", Sheet)
    assert str(caught.value) == "cards.toml: missing"


@pytest.mark.parametrize(
    ("trouble", "reason"),
    [(PermissionError(13, "Permission denied"), "Permission denied"), (OSError(), "cannot be read")],
)
def test_a_table_that_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: OSError, reason: str
) -> None:
    def refuse(_: Path) -> bytes:
        raise trouble

    pack(tmp_path, "paths.toml", "count = 4", "count = 4")
    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(PackError) as caught:
        Pack(DATA, FILES, tmp_path).bytes_of("paths.toml")
    assert str(caught.value) == f"paths.toml: {reason}"


def test_a_table_that_is_not_toml(tmp_path: Path) -> None:
    pack(tmp_path, "seats.toml", "set_aside = 10", "set_aside = ")
    file, path, reason = error(tmp_path)
    assert (file, path) == ("seats.toml", "")
    assert reason == "is not TOML: Invalid value (at line 3, column 13)"


def test_a_table_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "seats.toml").write_bytes(b"\xff\xfe")
    file, path, reason = error(tmp_path)
    assert (file, path) == ("seats.toml", "")
    assert reason.startswith("is not TOML: 'utf-8' codec can't decode byte 0xff")


def test_the_error_reads_file_path_reason(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        read_box(pack(tmp_path, "paths.toml", "count = 4", 'count = "4"'))
    assert str(caught.value) == "paths.toml: path[0].count: Expected int, got str"


# The rows

SIDES = "Expected str matching regex"
TWICE = "a side stands twice, or a way has none"
ONE_WAY = "must be one way, open on n or s and on e or w"
FOUR = "needs gems, gold, silver and dragon, each once (LM-1.02)"
THREE = "needs gems, gold and silver, each once (LM-1.03)"


@pytest.mark.parametrize(
    ("file", "old", "new", "path", "reason"),
    [
        ("board.toml", 'source = "reconstructed"', "", "", "Object missing required field source"),
        ("board.toml", '"reconstructed"', '"hearsay"', "source", "Invalid enum value 'hearsay'"),
        ("board.toml", "map =", "maps =", "", "Object contains unknown field maps"),
        ("paths.toml", "count = 4", "count = 0", "path[0].count", "Expected int >= 1"),
        ("paths.toml", "count = 4", "count = 100", "path[0].count", "Expected int <= 99"),
        ("paths.toml", '"tree"', '"bog"', "path[1].feature", "Invalid enum value 'bog'"),
        ("paths.toml", '"ew"', '""', "path[0].open", "Expected str of length >= 1"),
        ("paths.toml", '"ew"', '"we"', "path[0].open", SIDES),
        ("paths.toml", '"ew"', '"ew\\n"', "path[0].open", SIDES),
        ("paths.toml", '"ew"', '"ew,"', "path[0].open", TWICE),
        ("paths.toml", '"ew"', '"ew,e"', "path[0].open", TWICE),
        ("paths.toml", '"ns"', '"ew"', "path[5]", "ew is listed twice"),
        ("paths.toml", '"nesw", feature', '"new", feature', "path[19]", "new+tree is listed twice"),
        ("paths.toml", "count = 4", "count = 5", "path", "41 cards, the box has 40 (LM-1.06)"),
        ("paths.toml", "count = 4", "count = 3", "path", "39 cards, the box has 40 (LM-1.06)"),
        ("actions.toml", '"axe"', '"spade"', "action[0].card", "Invalid enum value 'spade'"),
        ("actions.toml", '"axe"', '"boat"', "action", "a card is listed twice"),
        ("actions.toml", "count = 3", "count = 1", "action", "21 cards, the box has 23 (LM-1.06)"),
        ("actions.toml", "count = 3", "count = 0", "action[0].count", "Expected int >= 1"),
        ("mines.toml", '"gems"', '"coal"', "mine[0].kind", "Invalid enum value 'coal'"),
        ("mines.toml", '"gems"', '"gold"', "mine", FOUR),
        ("mines.toml", '"new"', '"ns"', "mine[0].open", ONE_WAY),
        ("mines.toml", '"new"', '"ew"', "mine[0].open", ONE_WAY),
        ("mines.toml", '"new"', '"ns,ew"', "mine[0].open", ONE_WAY),
        ("mines.toml", '"new"', '"ne,sw"', "mine[0].open", ONE_WAY),
        ("mines.toml", '"new"', '"up"', "mine[0].open", SIDES),
        ("mines.toml", 'start = "nesw"', 'start = "ns,ew"', "start", "must be one way"),
        ("mines.toml", 'start = "nesw"', 'start = "nesw\\n"', "start", SIDES),
        ("treasures.toml", '"gems"', '"coal"', "treasure[0].kind", "Invalid enum value 'coal'"),
        ("treasures.toml", '"gems"', '"gold"', "treasure", THREE),
        ("treasures.toml", "[2, 3,", "[3,", "treasure", "11 cards, the box has 12 (LM-1.03)"),
        ("treasures.toml", "[2,", "[2, 2,", "treasure", "13 cards, the box has 12 (LM-1.03)"),
        ("treasures.toml", "[2,", "[0,", "treasure[0].values[0]", "Expected int >= 1"),
        ("treasures.toml", "[2, 3, 3, 4]", "[]", "treasure[0].values", "Expected array of length >= 1"),
        ("seats.toml", "set_aside = 10", "set_aside = -1", "set_aside", "Expected int >= 0"),
        ("seats.toml", "set_aside = 10", "set_aside = 21", "set_aside", "Expected int <= 20"),
        ("seats.toml", "players = 3", "players = 2", "seats[0].players", "Expected int >= 3"),
        ("seats.toml", "players = 9", "players = 10", "seats[6].players", "Expected int <= 9"),
        ("seats.toml", "loyal = 1", "loyal = 0", "seats[0].loyal", "Expected int >= 1"),
        ("seats.toml", "loyal = 3", "loyal = 4", "seats[4].loyal", "Expected int <= 3"),
        ("seats.toml", "hand = 5", "hand = 0", "seats[0].hand", "Expected int >= 1"),
        ("seats.toml", "hand = 5", "hand = 7", "seats[0].hand", "Expected int <= 6"),
    ],
)  # fmt: skip
def test_a_broken_row_is_named_by_file_path_and_reason(
    tmp_path: Path, file: str, old: str, new: str, path: str, reason: str
) -> None:
    found_file, found_path, found_reason = error(pack(tmp_path, file, old, new))
    assert (found_file, found_path) == (file, path)
    assert found_reason == reason or (reason == SIDES and found_reason.startswith(SIDES))


def test_a_seat_count_is_missing(tmp_path: Path) -> None:
    folder = pack(tmp_path, "seats.toml", "{ players = 3, loyal = 1, hand = 5 },", "")
    reason = "needs one row for each of 3 to 9 players, in order (LM-1.01)"
    assert error(folder) == ("seats.toml", "seats", reason)


def seat_pack(folder: Path, players: int, loyal: int, hand: int) -> Path:
    """The box's table of seats with one row changed."""
    rows = (DATA / "seats.toml").read_text(encoding="utf-8").split("\n")
    at = next(i for i, row in enumerate(rows) if f"players = {players}," in row)
    rows[at] = f"  {{ players = {players}, loyal = {loyal}, hand = {hand} }},"
    (folder / "seats.toml").write_text("\n".join(rows), encoding="utf-8")
    return folder


def test_hands_that_are_too_big_for_the_box(tmp_path: Path) -> None:
    folder = seat_pack(tmp_path, players=9, loyal=3, hand=6)
    assert error(folder) == ("seats.toml", "seats[6].hand", "more cards than the box has (LM-1.06)")


@pytest.mark.parametrize(("players", "loyal"), [(7, 1), (8, 1), (9, 2)])
def test_too_few_role_cards_for_the_players(tmp_path: Path, players: int, loyal: int) -> None:
    folder = seat_pack(tmp_path, players, loyal, hand=4)
    path, reason = f"seats[{players - 3}].loyal", "fewer role cards than players (LM-1.04)"
    assert error(folder) == ("seats.toml", path, reason)


def test_just_enough_cards_and_roles(tmp_path: Path) -> None:
    box = read_box(seat_pack(tmp_path, players=8, loyal=2, hand=6))
    assert (box.loyal[8], box.hand[8]) == (2, 6)


# The board


@pytest.mark.parametrize(
    "rows",
    [
        [],
        ["BYM", "MMM", "MM"],
        ["." * 27, "BYMMMM" + "." * 21],
        ["BYMMMM", *["......"] * 26],
    ],
)
def test_lm_1_01_a_map_is_a_rectangle(tmp_path: Path, rows: list[str]) -> None:
    folder = board_pack(tmp_path, *rows)
    assert error(folder) == ("board.toml", "map", "is not a rectangle of at most 26 x 26 fields")


def test_lm_1_01_a_map_with_an_unknown_letter(tmp_path: Path) -> None:
    folder = board_pack(tmp_path, "B..M", "Y.?M", "..MM")
    assert error(folder) == ("board.toml", "map row 2 column 3", "unknown letter '?'")


@pytest.mark.parametrize("rows", [["BYMMM."], ["BBYMMMM"], ["YMMMM"], ["BMMMM"], ["BYYMMMM"], ["BYMMMMM"]])
def test_lm_1_01_a_map_has_two_starts_and_four_mines(tmp_path: Path, rows: list[str]) -> None:
    assert error(board_pack(tmp_path, *rows)) == ("board.toml", "map", "needs one B, one Y and four M")


def test_lm_1_01_a_pack_may_bring_a_board_of_its_own(tmp_path: Path) -> None:
    forest = "." * 26
    rows = [forest, "B" + "." * 24 + "M", *[forest] * 23, "Y" + "." * 22 + "MMM"]
    box = read_box(board_pack(tmp_path, *rows))
    assert (box.grid.columns, box.grid.rows) == (26, 26)
    assert [box.grid.names[at] for at in box.starts] == ["a2", "a26"]
    assert [box.grid.names[at] for at in box.mine_fields] == ["z2", "x26", "y26", "z26"]
    assert targets(position(box=box, hands={0: "ew"}), "ew") == ["b2", "b26"]


def test_lm_5_14_a_mine_is_turned_to_fit_a_card_in_the_corner(tmp_path: Path) -> None:
    box = read_box(board_pack(tmp_path, "......", "M..B..", "....Y.", "MMM..."))
    board = """
        1 │
        2 M─"""
    table = play(to_step_2(position(board, box=box, dwarves={0: "b2"})), "step west", "mine is gold")
    assert question(table) != "ChooseTurn"
    assert table.sides[field(table, "a2")] == 0b1011


# Packs that work


def test_a_pack_replaces_only_the_tables_it_brings(tmp_path: Path) -> None:
    box = read_box(pack(tmp_path, "seats.toml", "set_aside = 10", "set_aside = 7"))
    assert (box.set_aside, box.name) == (7, tmp_path.name)
    assert [card.name for card in box.cards] == [card.name for card in GAME.box().cards]


def test_the_fingerprint_changes_with_a_fact_and_not_with_a_comment(tmp_path: Path) -> None:
    printed = GAME.box()
    assert (printed.name, printed.fingerprint) == ("box", read_box().fingerprint)
    said = read_box(pack(tmp_path, "seats.toml", "# LM-1.04", "# as in our box, LM-1.04"))
    assert said.fingerprint == printed.fingerprint
    changed = read_box(pack(tmp_path, "seats.toml", "set_aside = 10", "set_aside = 9"))
    assert changed.fingerprint != printed.fingerprint


def test_a_box_without_trolls_can_be_played(tmp_path: Path) -> None:
    rows = (
        (DATA / "actions.toml").read_text(encoding="utf-8").replace('"trap", count = 3', '"trap", count = 6')
    )
    kept = [row for row in rows.split("\n") if "troll" not in row]
    (tmp_path / "actions.toml").write_text("\n".join(kept), encoding="utf-8")
    table = position("3 .B─", box=read_box(tmp_path), hands={0: "trap"})
    play(table, "play trap on b3-c3")
    assert table.box.troll == -1


def test_the_game_reads_a_pack(tmp_path: Path) -> None:
    box = GAME.box(seat_pack(tmp_path, players=3, loyal=1, hand=6))
    assert box.hand[3] == 6
    assert GAME.new(3, box=box).box is box


# Bridges: cards whose openings form separate ways


def bridges(folder: Path, ways: str = "ns,ew") -> Box:
    return read_box(
        pack(folder, "paths.toml", '{ open = "n", count = 2 }', f'{{ open = "{ways}", count = 2 }}')
    )


CROSSING = """
    2 ..│
    3 .B╪─
    4 ..│"""


def test_lm_5_12_a_dwarf_on_a_bridge_stands_in_the_way_it_came_by(tmp_path: Path) -> None:
    table = position(CROSSING, box=bridges(tmp_path), dwarves={1: "c2"}, hands={0: "ew ew", 1: "ew ns"})
    play(to_step_2(table), "step east")
    assert steps(table) == ["east", "west"]
    assert refused(table, "step north") == ("LM-5.01", "refused.no_passage")
    assert refused(table, "step south") == ("LM-5.01", "refused.no_passage")
    end_turn(table)
    play(to_step_2(table), "step south")
    assert table.place[0] == table.place[1] == field(table, "c3")
    assert steps(table) == ["north", "south"]
    assert GAME.view(table, 2).ways[:2] == [0b1010, 0b0101]


def test_lm_5_12_the_way_is_kept_until_the_next_turn(tmp_path: Path) -> None:
    table = position(CROSSING, box=bridges(tmp_path))
    end_turn(play(to_step_2(table), "step east"))
    while table.to_move() != 0:
        end_turn(to_step_2(table))
    assert steps(to_step_2(table)) == ["east", "west"]
    play(table, "step east", "step west")
    assert steps(table) == ["east", "west"]


def test_lm_5_12_a_bridge_fits_by_all_its_sides(tmp_path: Path) -> None:
    table = position("3 .B─", box=bridges(tmp_path), hands={0: "ns,ew"})
    assert "d3" in targets(table, "ns,ew")
    assert refused(table, "lay ns,ew at c2") == ("LM-3.01", "refused.passage_against_wall")


def test_lm_5_12_tokens_stand_at_every_side_of_a_bridge(tmp_path: Path) -> None:
    table = position(CROSSING, box=bridges(tmp_path), hands={0: "trap"})
    assert {"c2-c3", "b3-c3", "c3-d3", "c3-c4"} <= set(targets(table, "trap"))


@pytest.mark.parametrize(("ways", "lays"), [("ne,sw", 1), ("ns,ew", 1), ("n,ew", 2), ("e,w", 1)])
def test_lm_3_03_a_card_of_several_ways_is_turned_as_a_whole(tmp_path: Path, ways: str, lays: int) -> None:
    box = bridges(tmp_path, ways)
    card = [kind.name for kind in box.cards].index(ways)
    assert len(box.faces[card]) == lays


def test_lm_3_03_a_card_of_several_ways_turned(tmp_path: Path) -> None:
    table = position(box=bridges(tmp_path, "n,ew"), hands={0: "n,ew"})
    assert {"lay n,ew at c3", "lay n,ew at c3 turned"} <= set(options(table))
    play(table, "lay n,ew at c3 turned")
    assert table.box.ways[table.laid[field(table, "c3")]] == (0b0100, 0b1010)


def test_the_name_of_a_pack_must_fit_into_a_record(tmp_path: Path) -> None:
    folder = tmp_path / "two\nlines"
    folder.mkdir()
    with pytest.raises(PackError, match="cannot be written into a record"):
        GAME.box(folder)


def test_lm_1_03_the_dearest_treasure_of_any_kind_can_be_found(tmp_path: Path) -> None:
    for kind in ("gems", "gold", "silver"):
        (tmp_path / kind).mkdir()
        old = f'kind = "{kind}", values = [2, 3, 3, 4]'
        box = GAME.box(pack(tmp_path / kind, "treasures.toml", old, old.replace("4]", "7]")))
        assert [move.what for move in GAME.new(3, box=box).moves.worth] == list(range(8))
