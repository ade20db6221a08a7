"""Component packs: how a bad one is refused, with file, path and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from underhall.games.mountain_king import GAME, schema
from underhall.games.packs import PackError


def pack(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A pack of one changed table."""
    folder = tmp_path / "pack"
    folder.mkdir()
    text = facts(file)
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))
    return folder


def facts(file: str) -> str:
    """A table of the box without its comments."""
    lines = (schema.DATA / file).read_text().splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("# "))


BAD = [
    ("tunnels.toml", "count = 12", "count = 11", "tunnel: needs 8 stacks"),
    ("tunnels.toml", 'name = "i3"', 'name = "i2"', "tunnel[1].name: i2 is listed twice"),
    ("tunnels.toml", 'shape = "OO"', 'shape = "O"', "tunnel[0].shape: a tunnel has 2 to 5 squares"),
    ("tunnels.toml", 'shape = "OO"', 'shape = "O.O"', "tunnel[0].shape: is not one connected shape"),
    ("tunnels.toml", 'shape = "OO"', 'shape = "AA"', "tunnel[0].shape: is not one connected shape"),
    ("tunnels.toml", 'shape = "OO"', 'shape = "O?"', "tunnel[0].shape: unknown letter '?'"),
    ("tunnels.toml", 'shape = "OAO"', 'shape = """\nO.\nAO"""', "tunnel[2].shape: stands there twice"),
    ("halls.toml", 'name = "rift"', 'name = "treasury"', "hall[5].name: treasury is listed twice"),
    ("halls.toml", "OAO\n.O.", "OOO\n.O.", "hall[0].shape: needs one altar"),
    ("halls.toml", "low = 6\nhigh = 15", "low = 15\nhigh = 6", "hall[3].high: must be more than low"),
    ("trolls.toml", '"moon"', '"mud"', "troll: 4 moon trolls of level 1"),
    ("trolls.toml", '["iron", "heartstone"]', '["iron", "gem"]', "troll[0].yields[1]: Invalid enum value"),
    ("trolls.toml", '"sludge-nan"', '"bogmar"', "troll[1].name: bogmar is listed twice"),
    ("starters.toml", '"rusty"', '"pebble"', "starter[1].name: pebble is listed twice"),
    ("workshops.toml", '"runesmith"', '"cartwright"', "workshop[1].name: cartwright is listed twice"),
    ("workshops.toml", "unloads = true", "unloads = false", "workshop[10]: either unloads, or gives"),
    ("workshops.toml", 'take = "1 rune"', 'take = "1 any"', "workshop[1]: `any` can only be given"),
    ("spells.toml", '"toll"', '"drums"', "spell: needs each of the 17 spells once"),
    ("spells.toml", ', gives = ["2 stone"]', "", "spell[4].gives: earth-rite and cave-in give"),
    ("honor.toml", "count = 3 }", "count = 4 }", "token: 16 tokens, the box has 15"),
    ("honor.toml", "value = 2", "value = 1", "token: a value is listed twice"),
    ("board_winter.toml", "#dddd", "#dddx", "bands row 1 column 6: unknown letter 'x'"),
    ("board_winter.toml", "##ddd", "#ddd", "bands: is not a rectangle"),
    ("board_winter.toml", "*", "y", "heart or edge not where the bands have it"),
    ("board_winter.toml", "@", ".", "start: must name each @ of the map once"),
    ("board_winter.toml", "&", ".", "buried: 20 statue spots"),
    (
        "board_winter.toml",
        'at = "f1", players = [4]',
        'at = "f1", players = [5]',
        "start: 3 spots for 4 players",
    ),
    (
        "board_winter.toml",
        'at = "f1", players = [4]',
        'at = "f1", players = [3, 4]',
        "start: a number is not played",
    ),
    ("board_winter.toml", "players = [4]", "players = [2]", "start[0].players[0]: Expected int >= 3"),
]


@pytest.mark.parametrize(("file", "old", "new", "reason"), BAD)
def test_a_bad_pack_is_refused_with_file_path_and_reason(
    tmp_path: Path, file: str, old: str, new: str, reason: str
) -> None:
    with pytest.raises(PackError) as caught:
        schema.read_box(pack(tmp_path, file, old, new))
    assert str(caught.value).startswith(file)
    assert reason in str(caught.value)


def table_without(tmp_path: Path, file: str, start: str) -> Path:
    """A pack whose table lacks everything from a mark on, the last bracket apart."""
    folder = tmp_path / "pack"
    folder.mkdir()
    text = (schema.DATA / file).read_text()
    (folder / file).write_text(text[: text.index(start)] + ("]\n" if "= [" in text else ""))
    return folder


@pytest.mark.parametrize(
    ("file", "start", "reason"),
    [
        ("halls.toml", '[[hall]]\nname = "rift"', "hall: 5 halls, the box has 6"),
        ("starters.toml", '  { name = "jingle"', "starter: 5 starters, the box has 6"),
        ("workshops.toml", '  { name = "quartermaster"', "workshop: 10 kinds, the box has 11"),
    ],
)
def test_a_pack_with_too_few_is_refused(tmp_path: Path, file: str, start: str, reason: str) -> None:
    with pytest.raises(PackError, match=reason):
        schema.read_box(table_without(tmp_path, file, start))


def board_pack(tmp_path: Path, **maps: str) -> Path:
    """A pack with a winter board some of whose maps are replaced."""
    folder = tmp_path / "pack"
    folder.mkdir()
    text = facts("board_winter.toml")
    for name, drawing in maps.items():
        text = text.replace(f'{name} = """\n{winter_map(name)}"""', f'{name} = """\n{drawing}"""')
    (folder / "board_winter.toml").write_text(text)
    return folder


def winter_map(name: str) -> str:
    return facts("board_winter.toml").split(f'{name} = """\n')[1].split('"""')[0]


def put(drawing: str, column: int, row: int, letter: str) -> str:
    rows = drawing.split("\n")
    rows[row] = rows[row][:column] + letter + rows[row][column + 1 :]
    return "\n".join(rows)


def find(drawing: str, letter: str) -> tuple[int, int]:
    """Column and row of the first such letter."""
    row = next(y for y, line in enumerate(drawing.split("\n")) if letter in line)
    return drawing.split("\n")[row].index(letter), row


def refused_board(tmp_path: Path, **maps: str) -> str:
    with pytest.raises(PackError) as caught:
        schema.read_box(board_pack(tmp_path, **maps))
    return str(caught.value)


def test_a_board_without_a_heart_is_refused(tmp_path: Path) -> None:
    bands, ground, buried = [winter_map(name) for name in ("bands", "ground", "buried")]
    maps = {
        "bands": bands.replace("*", "y"),
        "ground": ground.replace("*", "."),
        "buried": buried.replace("*", "."),
    }
    assert "the mountain has no heart" in refused_board(tmp_path, **maps)


def test_something_buried_under_a_site_is_refused(tmp_path: Path) -> None:
    buried = put(winter_map("buried"), *find(winter_map("ground"), "+"), "s")
    assert "overlaps a workshop site or start spot" in refused_board(tmp_path, buried=buried)


def test_too_few_sites_are_refused(tmp_path: Path) -> None:
    ground = winter_map("ground").replace("+", ".")
    assert "0 sites, fewer than workshops in play" in refused_board(tmp_path, ground=ground)


def test_maps_of_different_size_are_refused(tmp_path: Path) -> None:
    buried = winter_map("buried").split("\n", 1)[1]
    assert "the three maps differ in size" in refused_board(tmp_path, buried=buried)


def test_a_start_spot_outside_the_dark_grey_is_refused(tmp_path: Path) -> None:
    bands = put(winter_map("bands"), *find(winter_map("ground"), "@"), "l")
    assert "start[0].at: is not in the dark grey band" in refused_board(tmp_path, bands=bands)


def test_a_start_spot_walled_in_by_sites_is_refused(tmp_path: Path) -> None:
    ground, buried = winter_map("ground"), winter_map("buried")
    column, row = find(ground, "@")
    for x, y in ((column - 1, row), (column + 1, row), (column, row + 1)):
        ground, buried = put(ground, x, y, "+"), put(buried, x, y, ".")
    reason = refused_board(tmp_path, ground=ground, buried=buried)
    assert "no way from this start spot to the yellow band" in reason


def test_a_pack_may_bring_the_whole_box(tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(schema.DATA, folder)
    copy = schema.read_box(folder)
    assert copy.fingerprint == GAME.box().fingerprint
    assert copy.name == "copy"
