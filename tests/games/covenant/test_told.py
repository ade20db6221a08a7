"""The log: whatever happens is told, with the right words, to those who may know."""

from __future__ import annotations

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    built,
    coins,
    do,
    dwarves,
    gain,
    imprison,
    nature,
    on_track,
    ornament,
    play,
    relics,
    row,
    solo,
    stock,
    support,
    throne_carts,
    tools,
    traditions,
    turn,
)
from underhall.core.agenda import SPECTATOR
from underhall.core.pile import Pile
from underhall.games import covenant, library
from underhall.games.covenant import icons
from underhall.games.covenant.rules.council import CheckKeys, Council, HearClan, ScoreDungeon, ScoreProjects
from underhall.games.covenant.rules.course import Eras
from underhall.games.covenant.rules.dig import TurnOver
from underhall.games.covenant.rules.elders_build import ElderBuild
from underhall.games.covenant.rules.elders_scoring import ElderCouncil, ElderFinalScoring
from underhall.games.covenant.rules.fight import CaptureEnemy
from underhall.games.covenant.rules.final_scoring import FinalScoring, GameEnds, show
from underhall.games.covenant.rules.rows import TurnUp
from underhall.games.covenant.rules.setup_mountain import ChooseProject, SetUpMountain
from underhall.games.covenant.rules.setup_players import ChooseFirst, DraftTile
from underhall.games.covenant.rules.solo import ElderDig, ElderExplore, ElderFight, ElderTransport, ElderTurn
from underhall.games.covenant.table import Table

ELDERS = 1


def told(table: Table, seat: int = 0) -> list[str]:
    """What a seat has read since it was asked last: key and words."""
    assert table.journal is not None
    lines = [
        " ".join([event.key, *[f"{name}={word}" for name, word in event.words.items()]])
        for event in table.journal
        if event.readable_by(seat)
    ]
    table.journal = []
    return lines


def test_cv_1_05_2_01_the_setup_is_told() -> None:
    table = do(bare(3), SetUpMountain())
    assert told(table) == ["shares_blocked"]
    play(do(table, ChooseProject(1)), "project b4")
    assert told(table) == ["project_laid project=B4"]
    play(do(table, ChooseFirst()), "start with seat 3")
    assert told(table) == ["first_player seat=2"]


def test_cv_2_06_who_drafts_a_goal_tells_the_players_which() -> None:
    table = bare(2)
    table.offers = ((1, 2), (30, 31), (3, 8))
    do(table, *[DraftTile(1)] * 3)
    play(table, f"draft start {table.box.starts[2].name}", "draft tradition 31", "draft goal 9")
    lines = [f"drafts_start seat=1 start={table.box.starts[2].name}", "drafts_tradition seat=1 tradition=31"]
    journal = table.journal
    assert told(table) == [*lines, "drafts_goal seat=1 goal=9"]
    table.journal = journal
    assert told(table, SPECTATOR) == [*lines, "drafts_a_goal seat=1"]


def test_cv_3_01_3_02_a_turn_is_told() -> None:
    table = bare(2, "b2 yellow gold 2 o")
    dwarves(table, 1, 2)
    support(table, 1, 1, 1)
    relics(table, 1, "horn", "seal")
    ornament(table, 1, "axe", "strength")
    turn(table, 1)
    play(table, "pass", "assign 2 to axe", "spend +2", "use ornament", "fight")
    assert told(table) == [
        "turn_begins seat=1",
        "clan_assigns seat=1 strength=2 post=axe",
        "clan_spends_support seat=1 amount=2",
        "clan_uses_ornament seat=1",
        "clan_is_stronger seat=1 amount=1",
        "clan_acts seat=1 strength=5 action=fight",
    ]


def test_cv_3_04_3_08_tiles_that_come_in_are_told() -> None:
    table = bare(2)
    name = table.box.coins[3].name
    play(do(table, TurnUp(2, 1)), f"turn up coin {name}")
    assert told(table) == [f"turns_up row=coin tile=coin, what={name} slot=2"]
    play(do(table, TurnUp(1, 3)), "turn up tradition 7")
    assert told(table) == ["turns_up row=tradition tile=tradition, what=7 slot=4"]
    play(do(table, TurnUp(4, 0)), "turn up tool book for any with silver slot")
    assert told(table) == ["turns_up row=tool tile=tool, what=book, cost=any, colour=silver slot=1"]
    table.bags = tuple(Pile((0,) * len(bag.counts), 0) for bag in table.bags)
    table.discards = ((1, *table.discards[0][1:]), table.discards[1])
    do(table, TurnUp(0, 0))
    assert told(table) == ["shuffles_discards row=rubble"]


def test_cv_4_01_4_02_dwarves_are_told() -> None:
    table = bare(2)
    dwarves(table, 1, 1, 3)
    play(gain(table, "2 support", 1), "token +2 for +1")
    assert told(table) == ["clan_gets_token seat=1", "clan_exchanges_token seat=1"]
    play(gain(table, "2 strengthen", 1), "strengthen 3 in tavern", "strengthen 1 in tavern")
    assert told(table) == ["clan_strengthens seat=1 strength=4", "clan_strengthens seat=1 strength=2"]
    table.posts = (table.posts[0], (2, *table.posts[1][1:]))
    play(gain(table, "strengthen", 1), "strengthen dwarf at pick")
    assert told(table) == ["clan_strengthens seat=1 strength=3"]


def test_cv_5_01_5_03_forging_and_adorning_are_told() -> None:
    table = bare(2)
    table.open_storage = (2, 2)
    tools(table, "axe emerald gold", "book any silver", "-", "-")
    stock(table, 1, "iron", "iron", "emerald", "mythrall", "gold")
    row(table, "gold ornament", "-", "orc", "-")
    play(gain(table, "forge", 1), "forge tool 1 at place 7", "pass")
    assert told(table) == [
        "clan_pays_resource seat=1 resource=iron",
        "clan_pays_resource seat=1 resource=emerald",
        "clan_forges seat=1 tool=tool, what=axe, cost=emerald, colour=gold place=7",
    ]
    play(gain(table, "forge", 1), "forge tool 2 at place 2", "pay mythrall")
    assert told(table)[:3] == [
        "clan_pays_resource seat=1 resource=iron",
        "clan_pays_resource seat=1 resource=mythrall",
        "clan_forges seat=1 tool=tool, what=book, cost=any, colour=silver place=2",
    ]
    play(gain(table, "adorn", 1), "adorn axe with gold 2")
    glory = table.box.printed.ornament_glory[1]
    assert told(table) == [
        "clan_pays_resource seat=1 resource=gold",
        "clan_adorns seat=1 colour=gold effect=orc post=axe",
        f"clan_gains_glory seat=1 points={glory} source=gold ornament",
    ]


def test_cv_5_02_6_01_6_02_gains_are_told() -> None:
    table = bare(2)
    gain(table, "3 glory, 2 token, 2 key, storage, buildings", 1)
    assert told(table) == [
        "clan_gains_glory seat=1 points=3 source=coin",
        "clan_gets_token seat=1",
        "clan_gets_keys seat=1 amount=2",
        "clan_opens_storage seat=1",
        "clan_unlocks_buildings seat=1",
    ]
    stock(table, 1, *["iron"] * 6)
    play(gain(table, "2 gold", 1), "discard iron", "discard gold")
    assert told(table) == [
        "clan_gains_resource seat=1 resource=gold amount=2",
        "clan_discards_resource seat=1 resource=iron",
        "clan_discards_resource seat=1 resource=gold",
    ]
    table.resources = ((0,) * 4, (0,) * 4)
    play(gain(table, "any", 1), "gain mythrall")
    assert told(table) == ["clan_gains_resource seat=1 resource=mythrall amount=1"]


def test_cv_7_01_7_02_steps_are_told() -> None:
    table = bare(2)
    at = next(i for i, space in enumerate(table.box.tracks[2]) if space.achievement and not space.gives)
    on_track(table, 1, "mine", at)
    gain(table, "mine", 1)
    assert told(table) == [
        f"clan_advances seat=1 track=mine space={at + 1}",
        "clan_achieves seat=1 track=mine",
    ]


def test_cv_8_01_9_01_9_02_17_00_tiles_taken_and_used_are_told() -> None:
    table = bare(2)
    row(table, "coin", "-", "-", "golden", "-")
    row(table, "tradition", "-", "-", "-", "9")
    row(table, "relic", "seal", "-", "-", "-")
    on_track(table, 1, "mine", 1)
    play(gain(table, "coin", 1), "coin 3 to place 6", "pass")
    assert told(table) == [
        "clan_pays_glory seat=1 amount=1 points=-1 row=coin",
        "clan_takes_coin seat=1 coin=golden place=6",
    ]
    play(gain(table, "tradition", 1), "tradition in slot 4")
    assert told(table) == [
        "clan_pays_glory seat=1 amount=2 points=-2 row=tradition",
        "clan_keeps_tradition seat=1 tradition=9",
    ]
    stock(table, 1, "iron")
    play(gain(table, "ransom", 1), "relic in slot 1")
    assert told(table) == ["clan_pays_resource seat=1 resource=iron", "clan_takes_relic seat=1 relic=seal"]
    traditions(table, 1, 20)
    row(table, "relic", "banner", "-", "-", "-")
    relics(table, 1, "crown")
    play(turn(table, 1), "use crown as banner")
    assert told(table)[:2] == ["turn_begins seat=1", "clan_uses_relic_as seat=1 relic=crown other=banner"]
    table.relic_used = 0
    play(turn(table, 1), "use seal")
    assert told(table)[:2] == ["turn_begins seat=1", "clan_uses_relic seat=1 relic=seal"]
    row(table, "coin", "crowned", "-", "-", "-")
    play(gain(table, "benefit", 1), "benefit of coin 1")
    assert told(table)[0] == "clan_borrows_coin seat=1 coin=crowned"


def test_cv_10_01_10_03_a_dig_is_told() -> None:
    table = bare(2, "c1 yellow gold 2")
    row(table, "rubble", "iron", "gold", "iron", "-", "-")
    on_track(table, 1, "mine", table.box.track_lengths[2])
    empty = next(i for i, back in enumerate(table.box.backs) if back)
    table.backs = (empty,) * 24
    play(at_work(table, "pick", 2, 1), "dig", "clear rubble 2", "clear rubble 3")
    assert told(table)[1:] == [
        "clan_gains_resource seat=1 resource=gold amount=1",
        "clan_gains_resource seat=1 resource=iron amount=1",
        "clan_clears_rubble seat=1 amount=2",
    ]
    play(table, "reveal b1")
    assert told(table)[0] == "clan_reveals seat=1 chamber=b1"
    tile = next(i for i, t in enumerate(table.box.tiles) if t.back == empty and t.skulls)
    play(do(table, TurnOver(1, 0)), f"chamber is tile {tile + 1}", "draw orc")
    face = table.box.tiles[tile]
    colour, deposit = ("yellow", "blue", "black")[face.colour], ("emerald", "gold", "mythrall")[face.deposit]
    assert told(table)[:2] == [
        f"chamber_is chamber=a1 colour={colour} deposit={deposit}",
        "enemy_appears enemy=orc chamber=a1",
    ]


def test_cv_11_01_11_03_11_05_17_29_a_fight_is_told() -> None:
    table = bare(2, "b2 yellow gold 2 oo; b3 blue gold 2")
    table.dice = (0, 0, 0)
    play(gain(table, "orc", 1), "defeat orc at b2", "take orc die", "orc die shows 4")
    assert told(table) == [
        "clan_defeats seat=1 enemy=orc chamber=b2",
        "clan_advances seat=1 track=prestige space=1",
        "clan_takes_die seat=1 enemy=orc",
        "clan_gains_resource seat=1 resource=gold amount=1",
        f"die_shows enemy=orc face=4 gives={icons.told(table.box.enemies[1].faces[3])}",
    ]
    play(gain(table, "move", 1), "move orc from b2 to b3")
    assert told(table) == ["clan_moves_enemy seat=1 enemy=orc chamber=b2 there=b3"]
    play(do(table, CaptureEnemy(1, 6)), "capture orc")
    assert told(table) == ["clan_captures seat=1 enemy=orc chamber=b3"]


def test_cv_12_01_12_03_13_06_deliveries_and_buildings_are_told() -> None:
    table = bare(2, HALL)
    stock(table, 1, "iron", "gold")
    play(
        at_work(table, "cart", 2, 1),
        "transport",
        "go to gate 1",
        "deliver iron",
        "deliver gold to the throne",
    )
    glory = table.box.printed.delivery_glory
    assert told(table)[1:] == [
        "clan_delivers seat=1 resource=iron site=gate 1",
        f"clan_gains_glory seat=1 points={glory[0]} source=iron",
        "clan_delivers_to_throne seat=1 resource=gold",
        f"clan_gains_glory seat=1 points={glory[2]} source=gold",
        "clan_completes_site seat=1 site=gate 1",
    ]
    for building, where in (("workshop", "c3"), ("gate", "b2-b3"), ("pillar", "b2-c2-c3")):
        table = bare(2, HALL)
        table.forge = (table.forge[0], (1, 1, 1, 1))
        plan = "workshop" if building == "workshop" else "pillar or gate"
        play(at_work(table, "compass", 2, 1), "build", f"plan {plan}", f"build {building} at {where}")
        assert told(table)[1] == f"clan_builds seat=1 building={building} where={where}"


def test_cv_14_01_14_07_a_council_is_told() -> None:
    table = bare(2, HALL)
    table.era = 1
    do(table, Council())
    assert told(table) == ["council_begins era=2"]
    table.rows = tuple(tuple(max(tile, 0) for tile in tiles) for tiles in table.rows)
    coins(table, 1, "golden")
    traditions(table, 1, 36)
    do(table, HearClan(1))
    assert told(table) == [
        "clan_resolves_coin seat=1 coin=golden",
        "clan_gains_resource seat=1 resource=gold amount=1",
        "clan_honours seat=1 tradition=36",
        "clan_gains_glory seat=1 points=1 source=tradition",
    ]
    imprison(table, 1, "oot")
    play(do(table, CheckKeys(1), ScoreDungeon(1)), "release orc")
    assert told(table) == [
        "clan_releases seat=1 enemy=orc",
        "clan_scores_dungeon seat=1 points=3 how=orc, count=1, points=1; troll, count=1, points=2",
    ]
    table.projects = (1, 7, 14)
    built(table, 1, "house b2", "house c2")
    table.era = 1
    do(table, ScoreProjects(1), ScoreProjects(0))
    assert told(table) == [
        "clan_scores_project seat=1 project=A2 points=4 how=at, where=b2, points=2; at, where=c2, points=2",
    ]


def test_cv_14_05_15_02_15_07_the_end_is_told() -> None:
    table = bare(2)
    table.tavern = ((0,) * 4,) * 2
    do(table, Eras())
    assert told(table)[:2] == ["era_begins era=1", "turn_begins seat=0"]
    table = bare(2)
    table.goals = ((3, 8), (3, 8))
    support(table, 1, 3)
    throne_carts(table, 1, "gold")
    do(table, FinalScoring())
    assert told(table) == [
        "final_scoring",
        "clan_final_part seat=1 part=throne points=6 how=throne, count=1, place=1",
        "clan_final_part seat=1 part=leftovers points=1 how=leftovers, count=3, per=3",
    ]
    show(table, 1, 8)
    assert told(table) == ["clan_shows_goal seat=1 goal=9 amount=4 each=1 count=4"]
    do(table, GameEnds())
    assert told(table) == ["game_over winners=1"]
    table = solo()
    table.glory = (4, 5)
    do(table, GameEnds())
    assert told(table) == ["elders_win"]


def test_cv_16_04_16_05_16_06_16_07_16_08_the_elders_turns_are_told() -> None:
    table = solo("c1 yellow gold 2")
    table.elder_kinds, table.elder_used, table.elder_seen = 0, 0b1_0001, 0b1_0001
    play(do(table, ElderTurn(ELDERS)), "elders reveal axe 1")
    assert told(table)[:5] == [
        "elders_turn seat=1",
        "elders_reshuffle seat=1",
        "elders_card seat=1 tool=axe card=5 gives=one, count=1, what=forge; one, count=1, what=adorn",
        "elders_find_no_prey seat=1",
        "elders_gains_glory seat=1 points=4 source=no fight",
    ]
    row(table, "rubble", "-", "-", "gold", "-", "-")
    row(table, "relic", "-", "seal", "-", "-")
    on_track(table, ELDERS, "mine", table.box.track_lengths[2])
    table.backs = (0,) * 24
    play(do(table, ElderDig(ELDERS)), "elders roll 3", "elders roll 1")
    assert told(table)[:5] == [
        "elders_roll seat=1 face=3 choice=rubble",
        "elders_clear_rubble seat=1 slot=3 tile=rubble, what=gold",
        "elders_take_tile seat=1 row=relic tile=relic, what=seal why=lacking",
        "elders_roll seat=1 face=1 choice=hidden",
        "elders_reveals seat=1 chamber=a1",
    ]
    table = solo("b1 yellow gold 2 t")
    table.dice = (0, 0, 0)
    play(do(table, ElderFight(ELDERS)), "elders roll 2")
    assert told(table)[:4] == [
        "elders_hunt seat=1 prey=troll",
        "elders_roll seat=1 face=2 choice=prey",
        "elders_defeats seat=1 enemy=troll chamber=b1",
        "elders_advances seat=1 track=prestige space=1",
    ]
    table = solo()
    play(do(table, ElderTransport(ELDERS)), "elders roll 4")
    site = table.side.sites[3]
    best = ("iron", "emerald", "gold", "mythrall")[max(site.spaces)]
    assert told(table)[1:4:2] == [
        f"elders_delivers seat=1 resource={best} site=gate 1",
        "elders_completes_site seat=1 site=gate 1",
    ]
    table.forge = (table.forge[0], (0, 0, 0, 0))
    do(table, ElderBuild(ELDERS))
    assert told(table)[-2:] == [
        "elders_cannot_build seat=1",
        "elders_gains_glory seat=1 points=5 source=no building",
    ]


def test_cv_16_09_16_10_16_11_the_elders_gains_are_told() -> None:
    table = solo(HALL)
    gain(table, "forge, 2 glory, throne", ELDERS)
    assert told(table) == [
        "elders_gains_glory seat=1 points=2 source=coin",
        "elders_forge_tool seat=1",
        "elders_delivers_to_throne seat=1 resource=mythrall",
        f"elders_gains_glory seat=1 points={table.box.printed.delivery_glory[3]} source=mythrall",
    ]
    imprison(table, ELDERS, "gg")
    built(table, ELDERS, "house b2")
    table.era = 3
    do(table, ElderCouncil(ELDERS))
    assert told(table) == [
        "elders_scores_dungeon seat=1 points=1 how=goblin, count=2, points=1",
        "elders_counts seat=1 part=buildings points=2 how=buildings, count=1, each=2",
    ]
    table.elder_tiles = ((), (1,), (), (), (), (), ())
    do(table, ElderFinalScoring(ELDERS))
    assert told(table) == [
        "elders_counts seat=1 part=throne points=6 how=throne, count=1, place=1",
        "elders_counts seat=1 part=tiles points=1 how=tiles, count=1, each=1",
        "elders_counts seat=1 part=tools points=5 how=tools, count=5, each=1",
    ]


def test_cv_16_06_16_07_16_08_16_09_16_15_the_elders_say_why_they_fall_back() -> None:
    for enemies, prey in (("og", "orc goblin"), ("gg", "goblin goblin")):
        table = solo(f"b1 yellow gold 2 {enemies}")
        do(table, ElderFight(ELDERS))
        assert told(table) == [f"elders_hunt seat=1 prey={prey}"]
    for enemies, prey in (("og", "orc by reward"), ("g", "goblin by reward")):
        table = solo(f"b1 yellow gold 2 {enemies}")
        gain(table, "orc", ELDERS)
        assert told(table) == [f"elders_hunt seat=1 prey={prey}"]
    table = solo(HALL)
    for building in ("pillar", "gate", "workshop", "house"):
        kinds = ("house", "workshop", "pillar", "gate")
        forge = tuple(int(kind == building) for kind in kinds)
        table.forge = (table.forge[0], forge)
        do(table, ElderBuild(ELDERS))
        assert told(table) == [f"elders_plan seat=1 building={building}"]
    table.carts = (table.carts[0], 0)
    do(table, ElderTransport(ELDERS))
    assert told(table) == ["elders_find_no_site seat=1"]
    table.revealed = table.side.chambers
    do(table, ElderExplore(ELDERS))
    assert told(table) == ["elders_find_all_revealed seat=1"]
    row(table, "relic", "-", "seal", "-", "-")
    relics(table, 0, "seal")
    gain(table, "relic", ELDERS)
    assert told(table) == ["elders_take_tile seat=1 row=relic tile=relic, what=seal why=topmost"]


def test_cv_14_03_14_04_15_whatever_scores_says_in_words_how() -> None:
    words = library.catalogue(covenant.GAME)
    table = bare(2, HALL)
    traditions(table, 1, 6)
    imprison(table, 1, "gggot")
    do(table, ScoreDungeon(1))
    table.projects, table.era = (14,), 1
    built(table, 1, "house b2", "workshop c2")
    do(table, ScoreProjects(1))
    gain(table, "2 glory", 1)
    assert [words.report(event, ["Ada", "Bo"]) for event in table.journal or []] == [
        "Bo scores 6 for the dungeon: 3 goblins (1), 1 orc (1), 1 troll (2), by tradition (2).",
        "Bo scores 4 for the project “kinds of buildings”: 2 at 2 glory each.",
        "Bo gains 2 glory from the coin.",
    ]


def test_cv_3_04_what_nature_does_is_told_to_all() -> None:
    table = nature(do(bare(2), TurnUp(4, 0)))
    journal = table.journal
    for seat in (0, 1, SPECTATOR):
        table.journal = journal
        assert len(told(table, seat)) == 1
