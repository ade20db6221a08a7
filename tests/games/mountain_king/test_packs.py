"""Component packs: how a bad one is refused, with file, path and reason."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from random import Random

import msgspec
import pytest

from games.mountain_king.positions import amounts, bribe, options, play, refusal, refused, stored
from games.mountain_king.test_properties import eager
from underhall.core.agenda import NATURE
from underhall.core.grid import Grid
from underhall.games.mountain_king import GAME, maps, schema
from underhall.games.mountain_king.components import MOON, NONE
from underhall.games.mountain_king.rules.turn import SpellAndWorkshop
from underhall.games.mountain_king.table import NOTHING, Table
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
    ("trolls.toml", "level = 1", "level = 2", "troll: 20 trolls of level 1, the box has 21 (MK-1.04)"),
    ("trolls.toml", '["iron", "heartstone"]', '["iron", "gem"]', "troll[0].yields[1]: Invalid enum value"),
    ("trolls.toml", '"sludge-nan"', '"bogmar"', "troll[1].name: bogmar is listed twice"),
    ("starters.toml", '"rusty"', '"pebble"', "starter[1].name: pebble is listed twice"),
    ("workshops.toml", '"runesmith"', '"cartwright"', "workshop[1].name: cartwright is listed twice"),
    ("workshops.toml", "unloads = true", "unloads = false", "workshop[10]: either unloads, or gives"),
    ("workshops.toml", 'take = "1 rune"', 'take = "1 any"', "workshop[1]: `any` can only be given"),
    ("spells.toml", '"toll"', '"drums"', "spell[11].name: drums is listed twice"),
    ("spells.toml", '"toll"', '"tithe"', "spell[11].effect: missing; one of swift-dig, lone-shaft"),
    ("spells.toml", '"toll"', '"tithe", effect = "tax"', "spell[11].effect: Invalid enum value 'tax'"),
    ("spells.toml", ', gives = ["2 stone"]', "", "spell[4].gives: only earth-rite and cave-in give"),
    ("spells.toml", '"toll"', '"toll", gives = ["1 iron"]', "spell[11].gives: only earth-rite and cave-in"),
    ("spells.toml", '"2 stone"', '"2 any"', "spell[4].gives: must be named resources, each once"),
    ("spells.toml", '"toll"', '"toll", cost = ["1 coin"]', "spell[11].cost: needs a rune at least (MK-4.01)"),
    ("spells.toml", '"toll"', '"toll", cost = ["1 rune", "1 any"]', "spell[11].cost: must be named"),
    ("spells.toml", '"toll"', '"toll", cost = ["1 rune", "2 rune"]', "spell[11].cost: must be named"),
    ("honor.toml", "count = 3 }", "count = 4 }", "token: 16 tokens, the box has 15"),
    ("honor.toml", "value = 2", "value = 1", "token: a value is listed twice"),
    ("board_winter.toml", "#dddd", "#dddx", "bands row 1 column 6: unknown letter 'x'"),
    ("board_winter.toml", "##ddd", "#ddd", "bands: is not a rectangle"),
    ("board_winter.toml", "*", "y", "heart or edge not where the bands have it"),
    ("board_winter.toml", "@", ".", "start: must name each @ of the map once"),
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
    (
        "board_winter.toml",
        'at = "f1", players = [4]',
        'at = "f1", players = [4, 3]',
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
        ("spells.toml", '  { name = "toll"', "spell: 11 spells, the box has 17"),
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


def test_mk_1_09_statue_spots_are_at_least_one_and_no_more_than_there_are_statues(tmp_path: Path) -> None:
    buried = winter_map("buried")
    for name, drawing, reason in (
        ("none", buried.replace("&", "."), "0 statue spots; needs one, at most 21"),
        ("many", buried.replace("c", "&", 4), "22 statue spots; needs one, at most 21"),
    ):
        (tmp_path / name).mkdir()
        assert reason in refused_board(tmp_path / name, buried=drawing)


def test_too_few_sites_are_refused(tmp_path: Path) -> None:
    ground = winter_map("ground").replace("+", ".")
    assert "0 sites, fewer than workshops in play" in refused_board(tmp_path, ground=ground)


@pytest.mark.parametrize("name", ["bands", "ground", "buried"])
def test_mk_1_01_a_mountain_has_at_most_26_rows_and_columns(tmp_path: Path, name: str) -> None:
    """Columns are letters, and a square is named by one of them."""
    drawing = winter_map(name).split()
    high = [*drawing, *["#" * len(drawing[0])] * (27 - len(drawing))]
    wide = [row + "#" * (27 - len(row)) for row in drawing]
    for case, rows in (("high", high), ("wide", wide)):
        (tmp_path / case).mkdir()
        reason = refused_board(tmp_path / case, **{name: "\n".join(rows) + "\n"})
        assert f"{name}: is not a rectangle of at most 26 x 26 squares" in reason


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


@pytest.mark.parametrize("band", ["o", "y"])
def test_mk_1_01_a_mountain_whose_yellow_band_cannot_be_reached_is_refused(tmp_path: Path, band: str) -> None:
    """All of the orange or yellow band is workshop sites: the other bands have their way to the gates."""
    ground, buried = winter_map("ground"), winter_map("buried")
    for y, line in enumerate(winter_map("bands").split("\n")):
        for x, letter in enumerate(line):
            if letter == band:
                ground, buried = put(ground, x, y, "+"), put(buried, x, y, ".")
    reason = refused_board(tmp_path, ground=ground, buried=buried)
    assert "no way from this start spot to the yellow band" in reason


def test_a_pack_may_bring_the_whole_box(tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(schema.DATA, folder)
    copy = schema.read_box(folder)
    assert copy.fingerprint == GAME.box().fingerprint
    assert copy.name == "copy"


# Packs beyond what only our reconstruction has set


def spell_pack(tmp_path: Path, **changes: str) -> Path:
    """A pack of spells of which some are written otherwise, by their name in the box."""
    folder = tmp_path / "spells"
    folder.mkdir()
    text = facts("spells.toml")
    for old, new in changes.items():
        text = text.replace(f'name = "{old.replace("_", "-")}"', new)
    (folder / "spells.toml").write_text(text)
    return folder


def played_out(folder: Path, seats: int, seed: int = 1) -> Table:
    """A whole game with a pack, at random but seldom trading."""
    box, dice = GAME.box(folder), Random(seed)
    table = GAME.new(seats, box=box)
    while not table.over():
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            eager(table, dice)
    return table


def test_mk_1_04_a_pack_may_deal_the_clans_otherwise(tmp_path: Path) -> None:
    folder = pack(tmp_path, "trolls.toml", '"moon"', '"mud"')
    box = schema.read_box(folder)
    assert sum(card.level == 1 and card.clan == MOON for card in box.cards[: box.trolls]) == 4
    assert played_out(folder, 2).results


@pytest.mark.parametrize("spots", [1, 17])
def test_mk_1_09_a_pack_may_have_any_number_of_statue_spots(tmp_path: Path, spots: int) -> None:
    """The order of the clans goes round as far as it comes; one spot is no harm."""
    drawing, at = winter_map("buried"), 0
    rows = list(drawing)
    for i, letter in enumerate(rows):
        if letter == "&":
            at += 1
            rows[i] = "&" if at <= spots else "."
    folder = board_pack(tmp_path, buried="".join(rows))
    table, dice = GAME.new(4, box=GAME.box(folder)), Random(3)
    while table.statue_clans[0] == NONE:
        drawn = table.befall(dice).text
    first = int(drawn.removeprefix("first statue on spot ")) - 1
    assert len(table.statues) == spots
    clans = table.statue_clans[first:] + table.statue_clans[:first]
    assert clans == (clans[:3] * spots)[:spots]
    assert len(set(clans)) == min(3, spots)
    assert played_out(folder, 4).results


def test_mk_1_08_a_pack_may_name_its_spells_and_use_an_effect_twice(tmp_path: Path) -> None:
    folder = spell_pack(
        tmp_path,
        toll='name = "tithe", effect = "toll"',
        drums='name = "stone-song", effect = "earth-rite", gives = ["2 coin", "1 rune"]',
    )
    box = schema.read_box(folder)
    spells = {spell.name: spell for spell in box.spells}
    assert spells["tithe"].effect == "toll"
    assert {spells["stone-song"].effect, spells["earth-rite"].effect} == {"earth-rite"}
    assert played_out(folder, 3).results


def casting_from(folder: Path, name: str, storage: str) -> Table:
    """Seat 2 has the spell before it, in the first place of the book."""
    table = GAME.new(2, {"start": "2"}, box=GAME.box(folder))
    dice = Random(5)
    while type(table.agenda[-1]).__name__ not in ("RecruitOrDig", "SpellAndWorkshop"):
        table.befall(dice) if table.to_move() == NATURE else table.play(table.options()[0])
    number = [spell.name for spell in table.box.spells].index(name)
    table.book = (number, *[spell for spell in range(17) if spell != number][:2])
    table.storage = (NOTHING, amounts(storage))
    table.then(SpellAndWorkshop(1, 0, 0))
    table.advance()
    return table


def test_mk_4_01_a_pack_may_make_a_spell_dearer(tmp_path: Path) -> None:
    folder = spell_pack(tmp_path, toll='name = "toll", cost = ["2 rune", "1 coin"]')
    table = casting_from(folder, "toll", "2 rune, 1 coin")
    bribe(table, "b1", "1 iron")
    play(table, "cast toll", "toll from b1")
    assert table.runes == (2, 0, 0)
    assert stored(table, 1) == "1 iron"
    for storage in ("1 rune, 1 coin", "2 rune"):
        table = casting_from(folder, "toll", storage + ", 4 stone")
        assert refused(table, "cast toll") == ("MK-4.01", "too_few")
        assert table.box.spells[table.book[1]].name in "".join(options(table, "cast"))


def test_mk_4_01_of_all_that_is_missing_the_rune_is_told_first(tmp_path: Path) -> None:
    folder = spell_pack(tmp_path, toll='name = "toll", cost = ["2 rune", "1 coin"]')
    found = refusal(casting_from(folder, "toll", "1 rune, 4 stone"), "cast toll")
    assert (found.key, found.words) == ("refused.too_few", {"resource": "rune", "count": 2})
    found = refusal(casting_from(folder, "toll", "2 rune, 4 stone"), "cast toll")
    assert (found.key, found.words) == ("refused.too_few", {"resource": "coin", "count": 1})


def test_mk_4_02_a_spell_of_two_runes_fades_with_the_fourth_as_with_the_third(tmp_path: Path) -> None:
    folder = spell_pack(tmp_path, toll='name = "toll", cost = ["2 rune"]')
    table = casting_from(folder, "toll", "2 rune")
    table.runes = (2, 0, 0)
    play(table, "cast toll")
    assert table.to_move() == NATURE
    assert table.runes == (0, 0, 0)


def test_a_spell_under_another_name_does_what_its_effect_says(tmp_path: Path) -> None:
    folder = spell_pack(tmp_path, earth_rite='name = "gift-of-salt", effect = "earth-rite"')
    table = casting_from(folder, "gift-of-salt", "1 rune")
    play(table, "cast gift-of-salt", "take 2 iron")
    assert stored(table, 1) == "2 iron"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mk_9_01_a_pack_whose_mountain_leaves_nothing_to_do_comes_to_an_end(
    tmp_path: Path, seats: int
) -> None:
    """Every troll yields one stone: too little to live on, and enough for the game to end."""
    folder = tmp_path / "poor"
    folder.mkdir()
    text = re.sub(r"yields = \[.*?\]", 'yields = ["stone"]', facts("trolls.toml"))
    (folder / "trolls.toml").write_text(text)
    table = played_out(folder, seats)
    assert table.results


@pytest.mark.parametrize(
    "shape",
    ["O.\nAO", "A.\nOO", "O.\nOA", "OO\n.A", "OA\n.O", "AO\n.O", "OO\nA.", ".O\nOA", ".A\nOO", "OO\nO."],
)
def test_mk_1_03_a_tunnel_is_known_again_however_it_is_drawn_and_wherever_its_anchor_is(
    tmp_path: Path, shape: str
) -> None:
    """The corner of three squares is in the box already."""
    with pytest.raises(PackError, match=r"shape: stands there twice \(MK-1\.03\)"):
        schema.read_box(pack(tmp_path, "tunnels.toml", 'shape = "OAO"', f'shape = """\n{shape}"""'))


@pytest.mark.parametrize(("columns", "rows"), [(26, 26), (26, 3), (3, 26)])
def test_mk_1_01_a_mountain_of_26_rows_and_columns_is_not_too_large(columns: int, rows: int) -> None:
    drawing = "\n".join(["." * columns] * rows)
    maps_drawn = {"bands": drawing, "ground": drawing, "buried": drawing}
    sheet = msgspec.convert({"source": "house", "start": [], **maps_drawn}, maps.BoardSheet)
    assert maps.size("board_winter.toml", sheet) == (columns, rows)


def test_mk_1_01_every_square_of_a_drawing_counts_from_the_first_to_the_last() -> None:
    grid = Grid(3, 2)
    for column, row in ((1, 1), (2, 1), (3, 2)):
        rows = ["".join("+" if (x, y) == (column, row) else "." for x in (1, 2, 3)) for y in (1, 2)]
        drawing = maps.Drawing("board_winter.toml", "ground", "\n".join(rows), ".+", grid)
        assert drawing.fields("+") == [grid.field(column, row)]
        assert drawing.mask(".") == grid.all & ~(1 << grid.field(column, row))


def test_mk_1_01_a_number_that_is_not_played_is_refused_at_every_start_spot(tmp_path: Path) -> None:
    text = facts("board_winter.toml")
    spots = re.findall(r'at = "\w+", players = \[.*?\]', text)
    assert len(spots) == 9
    for number, spot in enumerate(spots):
        (tmp_path / str(number)).mkdir()
        wrong = spot.replace("]", ", 3]")
        with pytest.raises(PackError, match=r"start: a number is not played on the winter side \(MK-1\.01\)"):
            schema.read_box(pack(tmp_path / str(number), "board_winter.toml", spot, wrong))
