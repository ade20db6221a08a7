"""The box, and the sheet that clients draw from, say what the tables of data/ say."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import msgspec

from underhall.core.hexes import bits
from underhall.games.covenant import GAME
from underhall.games.covenant.icons import BUILDINGS_NAMED, RESOURCES, TOOLS, all_said
from underhall.games.covenant.schema import DATA

BOX = GAME.box()
SHEET: dict[str, Any] = json.loads(msgspec.json.encode(GAME.sheet(BOX)))


def table(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text())


def kinds(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {
            "name": row.get("name", " + ".join(row["gives"])),
            "gives": row["gives"],
            "count": row.get("count", 1),
        }
        for row in rows
    ]


def test_cv_1_01_both_sides_of_the_board() -> None:
    names = SHEET["chambers"]
    for shown, side, printed in zip(SHEET["sides"], BOX.sides, table("board")["side"], strict=True):
        assert shown["players"] == side.players == printed["players"]
        chambers = [
            f"{letter}{n}"
            for letter, width in zip("abcde", printed["rows"], strict=True)
            for n in range(1, width + 1)
        ]
        assert [names[at] for at in shown["chambers"]] == chambers
        assert [names[at] for at in bits(side.chambers)] == chambers
        assert [names[at] for at in shown["marked"]] == printed["marked"]
        assert [names[at] for at in shown["ring"]] == printed["ring"]
    assert SHEET["rows_of_chambers"] == table("board")["side"][1]["rows"]
    assert [[names[a], names[b]] for a, b in SHEET["edges"]] == [
        name.split("-") for name in BOX.hexes.edge_names
    ]
    assert [[names[c] for c in point] for point in SHEET["corners"]] == [
        name.split("-") for name in BOX.hexes.corner_names
    ]


def test_cv_1_02_the_24_chamber_tiles() -> None:
    printed = table("chambers")["chamber"]
    assert [{**tile, "back": SHEET["backs"][tile["back"]]} for tile in SHEET["tiles"]] == printed
    assert len(SHEET["backs"]) == len({tuple(row["back"]) for row in printed})
    assert sum(BOX.back_counts) == len(printed)
    for back, count in zip(SHEET["backs"], BOX.back_counts, strict=True):
        assert count == sum(row["back"] == back for row in printed)


def test_cv_1_03_11_01_11_02_14_03_the_enemies_and_their_dice() -> None:
    for enemy, faces, printed in zip(BOX.enemies, SHEET["dice"], table("enemies")["enemy"], strict=True):
        assert [" + ".join(face) for face in faces] == printed["faces"]
        told = {"strength": enemy.strength, "per": enemy.per, "prestige": enemy.prestige}
        assert {**told, "glory": enemy.glory, "count": enemy.count}.items() <= printed.items()
    assert SHEET["enemy_strengths"] == [row["strength"] for row in table("enemies")["enemy"]]
    assert list(BOX.enemy_bag.counts) == [row["count"] for row in table("enemies")["enemy"]]


def test_cv_1_04_the_tiles_of_every_row() -> None:
    assert SHEET["rubble"] == kinds(table("rubble")["rubble"])
    assert SHEET["coins"] == kinds(table("coins")["coin"])
    assert SHEET["relics"] == kinds(table("relics")["relic"])
    assert SHEET["starts"] == kinds(table("starts")["start"])
    assert SHEET["traditions"] == [row["name"] for row in table("traditions")["tradition"]]
    ornaments = table("ornaments")
    assert SHEET["ornaments"] == [kinds(ornaments["silver"]), kinds(ornaments["gold"])]
    printed = table("tools")["tool"]
    different = [row for at, row in enumerate(printed) if row not in printed[:at]]
    assert SHEET["tools"] == different
    assert [tool.count for tool in BOX.tools] == [printed.count(row) for row in different]
    sizes = [sum(kind["count"] for kind in SHEET[name]) for name in ("rubble", "coins", "relics")]
    assert [bag.size for bag in BOX.bags] == [sizes[0], 36, *sizes[1:], 24, 15, 15]


def test_cv_2_01_2_02_5_02_5_04_the_clan_board() -> None:
    printed = table("clan")
    clan = BOX.clan
    for name in ("dwarves", "glory", "keys", "storage", "storage_tiles", "carts", "houses", "workshops"):
        assert getattr(clan, name) == printed[name], name
    assert SHEET["forge_places"] == printed["place"]
    assert [(TOOLS[place.column], all_said(place.gives)) for place in clan.places] == [
        (row["column"], " + ".join(row["gives"])) for row in printed["place"]
    ]


def test_cv_5_03_5_05_8_01_8_03_9_01_what_stands_beside_the_tiles() -> None:
    ornaments, coins, relics, tools = table("ornaments"), table("coins"), table("relics"), table("tools")
    assert SHEET["ornament_prices"] == [row["resource"] for row in ornaments["price"]]
    assert SHEET["ornament_glory"] == [ornaments["silver_glory"], ornaments["gold_glory"]]
    assert SHEET["slot_costs"] == [row["cost"] for row in coins["slot"]]
    assert SHEET["coin_places"] == [row["gives"] for row in coins["place"]]
    assert SHEET["relic_spaces"] == [row["mine"] for row in relics["slot"]]
    assert SHEET["printed_slots"] == [row["slot"] for row in tools["printed"]]
    assert [row["tool"] for row in tools["printed"]] == list(TOOLS[:4])


def test_cv_7_01_7_02_the_tracks() -> None:
    printed = table("tracks")
    for name, track in zip(SHEET["track_names"], SHEET["tracks"], strict=True):
        assert track == [
            {"gives": row["gives"], "achievement": row.get("achievement", False)} for row in printed[name]
        ]
    assert list(BOX.track_lengths) == [len(printed[name]) for name in ("court", "prestige", "mine")]


def test_cv_12_02_13_01_13_06_deliveries_plans_and_bonuses() -> None:
    printed = table("building")
    assert list(BOX.printed.delivery_glory) == [row["glory"] for row in printed["delivery"]]
    assert [
        {
            "strength": plan.strength,
            "houses": plan.houses,
            "workshops": plan.workshops,
            "majestic": plan.majestic,
        }
        for plan in BOX.printed.plans
    ] == printed["plan"]
    for kind, by_deposit in zip(BUILDINGS_NAMED, BOX.printed.bonuses, strict=True):
        assert [all_said(gives) for gives in by_deposit] == [
            " + ".join(row[kind]) for row in printed["bonus"]
        ]


def test_cv_12_05_1_05_the_sites_the_throne_and_what_is_covered() -> None:
    printed = table("sites")
    for shown, side in zip(SHEET["sides"], BOX.sides, strict=True):
        rows = [row for row in printed["site"] if row["players"] == side.players]
        for site, told, row in zip(side.sites, shown["sites"], rows, strict=True):
            wanted = ("structure", "limit", "spaces", "bonus")
            assert told == {name: row[name] for name in wanted}
            assert site.name == f"{row['structure']} {row['limit']}"
            blocked = row.get("blocked", [])
            share = row["spaces"][-row["limit"] :] if blocked is True else blocked
            assert sorted(row["spaces"][at] for at in site.blocked) == sorted(share)
        throne = next(row for row in printed["throne"] if row["players"] == side.players)
        assert shown["throne"] == throne["spaces"]
        assert sorted(throne["spaces"][at] for at in side.throne_blocked) == sorted(throne.get("blocked", []))


def test_cv_15_01_15_02_15_03_15_04_15_06_what_scoring_is_worth() -> None:
    printed, scoring = table("scoring"), BOX.scoring
    assert (scoring.penalty, scoring.units_per_glory) == (printed["penalty"], printed["units_per_glory"])
    assert (scoring.goals_from, scoring.both_goals_from) == (
        printed["goals_from"],
        printed["both_goals_from"],
    )
    assert list(scoring.throne) == [row["glory"] for row in printed["throne"]]
    assert [{"from": start, "glory": glory} for start, glory in scoring.achievements] == printed[
        "achievement"
    ]


def test_cv_16_02_16_11_the_elders_cards_and_levels() -> None:
    printed, elders = table("elders"), BOX.elders
    assert SHEET["elder_cards"] == printed["card"]
    assert (elders.houses, elders.workshops) == (printed["houses"], printed["workshops"])
    assert list(zip(elders.per_tile, elders.per_achievement, strict=True)) == [
        (row["tiles"], row["achievements"]) for row in printed["difficulty"]
    ]


def test_cv_18_07_the_projects() -> None:
    printed = table("projects")
    assert SHEET["projects"] == [row["id"] for row in printed["project"] + printed["special"]]
    for project, row in zip(BOX.projects, printed["project"], strict=False):
        assert BUILDINGS_NAMED[project.building] == row["building"]
        assert project.by_colour == tuple(row.get(name, 0) for name in ("yellow", "blue", "black"))
        assert project.by_deposit == tuple(row.get(name, 0) for name in RESOURCES[1:])
    assert [project.glory for project in BOX.projects[12:]] == [row["glory"] for row in printed["special"]]


def test_cv_19_01_the_goals() -> None:
    assert SHEET["goals"] == table("goals")["goal"]
    assert [(goal.kind + 1, goal.glory) for goal in BOX.goals] == [
        (row["kind"], row["glory"]) for row in table("goals")["goal"]
    ]


def test_cv_10_05_the_sheet_tells_what_rubble_costs_in_each_slot() -> None:
    assert SHEET["rubble_strengths"] == [2, 1, 1, 1, 1]
