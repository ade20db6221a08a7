"""The box: what is known of the components (section 21), and what a component pack may not do."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from underhall.games.covenant import GAME
from underhall.games.covenant.icons import (
    ANY,
    BLACK,
    BLUE,
    COIN,
    COURT_STEPS,
    DEFEAT_GOBLIN,
    DEFEAT_ORC,
    FORGE,
    GLORY,
    GOLD,
    IRON,
    MINE_STEPS,
    MYTHRALL,
    PRESTIGE_STEPS,
    RELIC,
    STRENGTHEN,
    SUPPORT,
    TOKEN,
    TRADITION,
    YELLOW,
    Rewards,
    amount_of,
    kind_of,
    reward,
)
from underhall.games.covenant.schema import DATA, FILES, read_box
from underhall.games.packs import PackError

BOX = GAME.box()
BOX_CARDS = (BOX.elders.card_tool, BOX.elders.card_gives)


def kinds(rewards: Rewards) -> list[int]:
    return [kind_of(gift) for gift in rewards]


def test_deposits_and_colours_are_spread_evenly() -> None:
    assert Counter(tile.colour for tile in BOX.tiles) == {YELLOW: 8, BLUE: 8, BLACK: 8}
    assert Counter(tile.deposit for tile in BOX.tiles) == {0: 8, 1: 8, 2: 8}


def test_skulls_do_not_outnumber_the_enemies() -> None:
    assert 20 <= sum(tile.skulls for tile in BOX.tiles) <= 36
    assert {tile.spaces for tile in BOX.tiles} == {1, 2}


def test_no_two_chamber_tiles_are_alike() -> None:
    faces = {(tile.back, tile.colour, tile.deposit) for tile in BOX.tiles}
    assert len(faces) == 24


def test_the_regions_of_the_mountain_differ() -> None:
    """The halls are wide and quiet, the deep is narrow and full of enemies; each has its own deposit."""
    regions = [[tile for tile in BOX.tiles if tile.colour == colour] for colour in (YELLOW, BLUE, BLACK)]
    skulls = [sum(tile.skulls for tile in region) for region in regions]
    assert skulls == sorted(set(skulls))
    spaces = [sum(tile.spaces for tile in region) for region in regions]
    assert spaces == sorted(set(spaces), reverse=True)
    common = [Counter(tile.deposit for tile in region).most_common(1)[0][0] for region in regions]
    assert common == [0, 1, 2]


def test_a_back_tells_neither_colour_nor_deposit() -> None:
    for back in range(len(BOX.backs)):
        here = [tile for tile in BOX.tiles if tile.back == back]
        assert len({tile.colour for tile in here}) >= 2
        assert len({tile.deposit for tile in here}) >= 2


def test_known_backs_are_among_the_rewards() -> None:
    assert (reward(COIN),) in BOX.backs
    assert (reward(MINE_STEPS), reward(PRESTIGE_STEPS)) in BOX.backs


def test_tracks_have_about_15_spaces_and_their_own_gifts() -> None:
    assert all(13 <= length <= 17 for length in BOX.track_lengths)
    gifts = [Counter(kind for space in track for kind in kinds(space.gives)) for track in BOX.tracks]
    assert gifts[0][COIN] >= 3
    assert gifts[1][STRENGTHEN] >= 3
    assert gifts[1][TRADITION] >= 2
    assert gifts[2][RELIC] >= 3
    assert sum(gifts[2][resource] for resource in range(ANY + 1)) >= 4


def test_each_track_has_its_own_length_and_pace() -> None:
    marks = [[i for i, space in enumerate(track, 1) if space.achievement] for track in BOX.tracks]
    paces = [[b - a for a, b in zip([0, *places], places, strict=False)] for places in marks]
    court, prestige, mine = paces
    assert len(set(court)) == 1
    assert prestige == sorted(set(prestige), reverse=True)
    assert mine == sorted(set(mine))
    assert len(set(BOX.track_lengths)) == 3


def test_cv_example_4_a_strengthen_lies_two_spaces_from_the_start_of_prestige() -> None:
    assert kinds(BOX.tracks[1][1].gives) == [STRENGTHEN]


def test_rubble_is_mostly_iron_with_a_few_of_choice() -> None:
    counts = {kinds(kind.gives)[0]: kind.count for kind in BOX.rubble}
    assert max(counts, key=lambda kind: counts[kind]) == IRON
    assert 1 <= counts[ANY] <= 4
    assert all(kind <= ANY for kind in counts)


def test_18_goblins_12_orcs_6_trolls() -> None:
    assert [enemy.count for enemy in BOX.enemies] == [18, 12, 6]


def test_coin_slots_and_places() -> None:
    assert 0 in BOX.printed.slot_costs
    assert 2 in BOX.printed.slot_costs
    assert any(RELIC in kinds(place) for place in BOX.printed.coin_places)
    assert len(BOX.printed.coin_places) == 6


def test_coins_are_distinct_and_28() -> None:
    assert sum(kind.count for kind in BOX.coins) == 28
    assert len({kind.gives for kind in BOX.coins}) == len(BOX.coins)


def test_relics_come_7_6_5_4_3_2() -> None:
    assert [kind.count for kind in BOX.relics] == [7, 6, 5, 4, 3, 2]
    assert len({kind.gives for kind in BOX.relics}) == 6
    assert list(BOX.printed.relic_spaces) == sorted(set(BOX.printed.relic_spaces))


def test_tools_are_five_of_each_and_four_books() -> None:
    counts = [sum(tool.count for tool in BOX.tools if tool.kind == kind) for kind in range(5)]
    assert counts == [5, 5, 5, 5, 4]


def test_the_pillar_of_3_has_mythrall_and_iron_and_a_bonus_of_2_court() -> None:
    for side in BOX.sides:
        site = side.sites[2]
        assert (site.limit, site.structure) == (3, 2)
        assert {MYTHRALL, IRON} <= set(site.spaces)
        assert reward(COURT_STEPS, 2) in site.bonus


def test_bonuses_are_court_or_support_and_the_leftmost_is_court() -> None:
    for side in BOX.sides:
        for site in side.sites:
            assert {kind_of(gift) for gift in site.bonus} <= {COURT_STEPS, SUPPORT}
            assert kind_of(site.bonus[0]) == COURT_STEPS


def test_pillars_are_thanked_at_court_and_gates_with_ale() -> None:
    for side in BOX.sides:
        for limit in range(3):
            pillar, gate = (
                sum(kind_of(gift) == COURT_STEPS for gift in side.sites[at].bonus)
                for at in (limit, limit + 3)
            )
            assert pillar >= gate
        assert len({site.bonus for site in side.sites}) >= 5


def test_the_throne_of_the_large_side() -> None:
    throne = Counter(BOX.sides[1].throne)
    assert throne.total() == 8
    assert throne[MYTHRALL] >= 2
    assert throne[GOLD] >= 3


def test_an_ornament_price_is_gold_and_shared_by_a_pair() -> None:
    assert GOLD in BOX.printed.ornament_prices
    assert len(BOX.printed.ornament_prices) == 3
    assert BOX.printed.ornament_glory == (3, 2)


def test_ornaments_have_the_six_known_effects() -> None:
    effects = {kind.name for colour in BOX.ornaments for kind in colour}
    assert effects == {"strength", "goblin", "orc", "site", "house", "adorn"}
    assert {DEFEAT_GOBLIN, DEFEAT_ORC} <= {kinds(k.gives)[0] for colour in BOX.ornaments for k in colour}


def test_the_build_options() -> None:
    plans = [(plan.strength, plan.houses, plan.workshops, plan.majestic) for plan in BOX.printed.plans]
    assert (3, 1, 1, 0) in plans
    assert (4, 0, 1, 1) in plans


def test_known_projects() -> None:
    projects = {project.name: project for project in BOX.projects}
    assert len(projects) == 18
    assert (projects["A1"].building, projects["A1"].by_deposit) == (1, (0, 0, 1))
    assert (projects["A2"].building, projects["A2"].by_colour) == (0, (2, 0, 0))
    assert (projects["B1"].building, projects["B1"].by_deposit) == (2, (0, 0, 2))
    assert (projects["B2"].building, projects["B2"].by_colour) == (3, (0, 1, 2))
    worths = {(p.building, p.by_colour, p.by_deposit) for p in BOX.projects[:12]}
    assert len(worths) == 12


def test_starting_tiles_are_ten_different_ones() -> None:
    assert len(BOX.starts) == 10
    assert len({kind.gives for kind in BOX.starts}) == 10
    for kind in BOX.starts:
        goods = [gift for gift in kind.gives if kind_of(gift) <= ANY]
        assert sum(amount_of(gift) for gift in goods) <= BOX.clan.storage


def test_elders_cards_have_16_different_rewards_within_a_kind() -> None:
    for tool in range(4):
        cards = [BOX.elders.card_gives[card] for card in range(16) if BOX.elders.card_tool[card] == tool]
        assert len(set(cards)) == 4


def test_elders_cards_carry_no_filler_and_many_forge() -> None:
    """So that one council is not like another, and does not go on repeating its four cards."""
    assert not any(GLORY in kinds(gives) for gives in BOX.elders.card_gives)
    assert len(set(BOX.elders.card_gives)) == 16
    forging = [tool for tool, gives in zip(*BOX_CARDS, strict=True) if FORGE in kinds(gives)]
    assert set(forging) == {0, 1, 2, 3}
    assert 6 <= len(forging) <= 8


def test_no_craft_of_tools_is_priced_like_another() -> None:
    crafts = [{(tool.cost, tool.slot) for tool in BOX.tools if tool.kind == kind} for kind in range(5)]
    assert len({frozenset(craft) for craft in crafts}) == 5
    assert all({slot for _, slot in craft} == {0, 1} for craft in crafts)


def test_every_table_names_its_source() -> None:
    assert sorted(path.name for path in DATA.glob("*.toml")) == sorted(FILES)
    for file in FILES:
        assert re.search(r'^source = "(rulebook|reconstructed)"$', (DATA / file).read_text(), re.MULTILINE)


def test_tokens_are_never_printed_as_rewards_of_tiles() -> None:
    printed = [kind.gives for row in (BOX.coins, BOX.relics, BOX.starts) for kind in row]
    assert not any(TOKEN in kinds(gives) for gives in printed)


def broken(tmp_path: Path, file: str, old: str, new: str) -> str:
    """The error of a pack in which something is written differently."""
    text = (DATA / file).read_text()
    assert re.search(old, text), old
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / file).write_text(re.sub(old, new, text, count=1))
    with pytest.raises(PackError) as caught:
        read_box(folder)
    return str(caught.value)


CASES = [
    (
        "chambers.toml",
        r'back = \["coin"\]',
        'back = ["gem"]',
        "chambers.toml: chamber[0].back: unknown reward 'gem'",
    ),
    (
        "chambers.toml",
        r'back = \["coin"\]',
        'back = ["0 coin"]',
        "chambers.toml: chamber[0].back: no amount '0 coin'",
    ),
    (
        "chambers.toml",
        r'back = \["coin"\]',
        'back = ["x coin"]',
        "chambers.toml: chamber[0].back: no amount 'x coin'",
    ),
    ("chambers.toml", r"\n  \{ back[^\n]+", "", "chambers.toml: chamber: 23 tiles, the box has 24 (CV-1.02)"),
    ("chambers.toml", "skulls = 0", "skulls = 4", "chambers.toml: chamber[0].skulls: Expected int <= 3"),
    ("board.toml", "players = 2", "players = 4", "board.toml: side: needs the sides of 2 and of 4 players"),
    (
        "board.toml",
        r"\[4, 5, 6, 5, 4\]",
        "[5, 6, 7, 6, 5]",
        "board.toml: side[1].rows: 29 chambers, the box has 24",
    ),
    (
        "board.toml",
        r"\[4, 5, 6, 5, 4\]",
        "[4, 6, 6, 4, 4]",
        "board.toml: side[1].rows: a row is one chamber longer or shorter than the next",
    ),
    (
        "board.toml",
        r"\[3, 4, 5, 4, 3\]",
        "[5, 6, 7, 6, 5]",
        "board.toml: side[0].rows: the small side is larger",
    ),
    ("board.toml", 'marked = \\["b2"', 'marked = ["c6"', "board.toml: side[0].marked: unknown chamber 'c6'"),
    ("board.toml", '"c3", "d3"\\]', '"c3", "d9"]', "board.toml: side[0].marked: unknown chamber 'd9'"),
    ("board.toml", 'ring = \\["b3"', 'ring = ["c4"', "board.toml: side[0].ring: a chamber stands twice"),
    (
        "sites.toml",
        r"throne = \[\n  \{ players = 2",
        "throne = [\n  { players = 4",
        "sites.toml: throne: needs one for 2",
    ),
    (
        "sites.toml",
        r"limit = 3, spaces = \[[^\]]*\]",
        'limit = 3, spaces = ["iron", "gold"]',
        "sites.toml: site[2].spaces: needs at least 3 (CV-12.01)",
    ),
    (
        "sites.toml",
        r"bonus = \[[^\]]*\]",
        "bonus = []",
        "sites.toml: site[0].bonus: needs 1 to 4 (CV-12.03)",
    ),
    (
        "sites.toml",
        r'blocked = \["gold", "emerald"\]',
        'blocked = ["iron", "iron"]',
        "sites.toml: throne[1].blocked: no iron left to cover (CV-1.05)",
    ),
    (
        "sites.toml",
        'structure = "pillar", limit = 1',
        'structure = "gate", limit = 1',
        "sites.toml: site: needs pillar 1",
    ),
    ("tracks.toml", ", achievement = true", "", "tracks.toml: court: 3 achievements, not 4 (CV-7.02)"),
    ("enemies.toml", 'kind = "orc"', 'kind = "goblin"', "enemies.toml: enemy: needs goblin, orc, troll"),
    ("enemies.toml", "count = 18", "count = 19", "enemies.toml: enemy: 37 enemies, the box has 36 (CV-1.03)"),
    ("rubble.toml", "count = 2 ", "count = 3 ", "rubble.toml: rubble: 25 tiles, the box has 24 (CV-1.04)"),
    (
        "rubble.toml",
        r'\["any"\]',
        '["coin"]',
        "rubble.toml: rubble[4].gives: rubble holds resources (CV-10.01)",
    ),
    ("coins.toml", 'name = "road"', 'name = "hunt"', "coins.toml: coin: a name stands twice"),
    ("coins.toml", r"\{ cost = 0 \}, ", "", "coins.toml: slot: needs four (CV-8.03)"),
    ("coins.toml", r'\n  \{ gives = \["any"\] \},', "", "coins.toml: place: needs six (CV-8.01)"),
    ("relics.toml", r"\{ mine = \d+ \}, ", "", "relics.toml: slot: needs four (CV-1.04)"),
    (
        "relics.toml",
        r'\n  \{ name = "horn"[^\n]+',
        "",
        "relics.toml: relic: 5 kinds, the box has 6 (CV-9.01)",
    ),
    ("tools.toml", r'\n  \{ tool = "book"[^\n]+', "", "tools.toml: tool: 3 of book, the box has 4 (CV-5.01)"),
    ("tools.toml", r'\n  \{ tool = "pick", slot[^\n]+', "", "tools.toml: printed: needs the four in order"),
    ("ornaments.toml", r'\{ resource = "emerald" \}, ', "", "ornaments.toml: price: needs three (CV-5.05)"),
    (
        "traditions.toml",
        "number = 5,",
        "number = 6,",
        "traditions.toml: tradition: needs 1 to 36 in order (CV-17.00)",
    ),
    ("projects.toml", 'id = "A1"', 'id = "A2"', "projects.toml: project: needs A1 to C6 in order"),
    (
        "projects.toml",
        'id = "A1", building = "workshop"',
        'id = "A1", building = "gate"',
        "projects.toml: project[0].building: A is for houses and workshops, B for the rest",
    ),
    ("goals.toml", "kind = 1", "kind = 2", "goals.toml: goal: needs six of each kind (CV-2.03)"),
    (
        "clan.toml",
        'column = "axe"',
        'column = "pick"',
        "clan.toml: place: needs two in each column (CV-5.01)",
    ),
    (
        "building.toml",
        'resource = "iron"',
        'resource = "gold"',
        "building.toml: delivery: needs the four resources in order",
    ),
    (
        "building.toml",
        'deposit = "gold"',
        'deposit = "emerald"',
        "building.toml: bonus: needs emerald, gold, mythrall",
    ),
    (
        "building.toml",
        "strength = 2, houses = 0, workshops = 1",
        "strength = 2, houses = 1, workshops = 0",
        "building.toml: plan: a plan stands twice",
    ),
    (
        "elders.toml",
        'tool = "pick"',
        'tool = "axe"',
        "elders.toml: card: needs four cards of each tool (CV-16.02)",
    ),
    (
        "elders.toml",
        'name = "hard"',
        'name = "normal"',
        "elders.toml: difficulty: needs normal, hard, expert in order",
    ),
    (
        "scoring.toml",
        "place = 2",
        "place = 3",
        "scoring.toml: throne: needs places 1, 2, 3 in order (CV-15.01)",
    ),
    ("scoring.toml", "from = 5", "from = 9", "scoring.toml: achievement: begins from 1 and rises (CV-15.03)"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "error"), CASES, ids=[f"{c[0]}-{i}" for i, c in enumerate(CASES)]
)
def test_a_broken_table_is_refused_with_its_place(
    tmp_path: Path, file: str, old: str, new: str, error: str
) -> None:
    assert broken(tmp_path, file, old, new).startswith(error)


def test_a_pack_replaces_a_table_and_changes_the_fingerprint(tmp_path: Path) -> None:
    folder = tmp_path / "rich"
    folder.mkdir()
    text = (DATA / "clan.toml").read_text().replace("glory = 5", "glory = 9")
    (folder / "clan.toml").write_text(text)
    box = GAME.box(folder)
    assert (box.clan.glory, box.name) == (9, "rich")
    assert box.fingerprint != BOX.fingerprint
    assert GAME.bare_table(box, 2, {"elders": "normal"}).glory == (9, 9)
