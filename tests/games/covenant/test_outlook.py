"""What a choice costs and gives is told before it is made, with every tradition that changes it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    before_achievement,
    chamber,
    coins,
    do,
    forge_area,
    gain,
    nature,
    on_track,
    ornament,
    play,
    put_enemy,
    ready,
    relics,
    rewards,
    row,
    stock,
    support,
    tools,
    traditions,
    turn,
)
from games.covenant.turned import beside_rich, turned
from underhall.core.agenda import NATURE, Decision, changed
from underhall.core.game import Outlook
from underhall.core.notation import Move
from underhall.games.covenant import GAME
from underhall.games.covenant.icons import MINE, RESOURCES, REWARDS, TRACKS, amount_of, kind_of
from underhall.games.covenant.rules.council import ChooseCoin, ChooseTradition, HearClan
from underhall.games.covenant.rules.dig import RevealChamber
from underhall.games.covenant.rules.final_scoring import ChooseGoal
from underhall.games.covenant.rules.rewards import ChooseReward
from underhall.games.covenant.rules.setup_players import DraftTile
from underhall.games.covenant.table import NONE, Table


def outlook(table: Table, text: str) -> Outlook:
    """The same at every seat, whatever the others own."""
    seat, move = table.to_move(), table.notation().parse(text)
    found = GAME.outlook(table, seat, move)
    if table.elders == NONE:
        for by in range(table.seats):
            here, double = (seat + by) % table.seats, turned(table, by)
            assert GAME.outlook(double, here, move) == found
            assert GAME.outlook(beside_rich(double, here), here, move) == found
    return found or Outlook({}, {}, {}, sure=True)


def told(table: Table, text: str) -> tuple[str, str, str]:
    """Costs, gains and what may follow, written `2 glory, 1 iron`."""
    found = outlook(table, text)
    assert found.sure
    return written(found.costs), written(found.gives), written(found.then)


def written(amounts: dict[str, int]) -> str:
    return ", ".join(sorted(f"{amount} {kind}" for kind, amount in amounts.items()))


def walked(steps: int, **more: int) -> str:
    """What the first spaces of the Mine give at once, with something more."""
    found = Counter(more) + Counter(mine=steps)
    for space in GAME.box().tracks[MINE][:steps]:
        found["achievement"] += space.achievement
        for gift in space.gives:
            found[REWARDS[kind_of(gift)]] += amount_of(gift)
    return written(+found)


def with_tradition(*numbers: int, mountain: str = HALL) -> Table:
    table = bare(2, mountain)
    traditions(table, 0, *numbers)
    return table


# The moves


def test_looking_ahead_changes_nothing() -> None:
    table = ready(2)
    before = GAME.view(table, 0), table.agenda[:], table.lessons
    for move in table.options():
        GAME.outlook(table, table.to_move(), move)
    assert before == (GAME.view(table, 0), table.agenda, table.lessons)


def test_where_nothing_is_paid_or_gained_nothing_is_told() -> None:
    table = at_work(bare(2, HALL), "axe", 1)
    assert GAME.outlook(table, 0, table.moves.done) is None


def test_cv_20_04_a_delivery_to_come_is_told() -> None:
    table = bare(2, HALL)
    ornament(table, 0, "axe", "site")
    stock(table, 0, "iron", "gold")
    at_work(table, "axe", 1)
    assert told(table, "use ornament") == ("", "", "1 site")


def test_cv_3_11_who_has_enough_pays_nothing() -> None:
    table = at_work(bare(2, "b2 yellow gold 2 g; b3 blue gold 1"), "pick", 3)
    row(table, "rubble", "iron", "gold", "iron", "-", "-")
    play(table, "dig", "clear rubble 2")
    found = GAME.outlook(table, 0, table.moves.done)
    assert found is None or not found.costs
    table = play(at_work(bare(2, "b2 yellow gold 2 g"), "axe", 3), "fight")
    assert GAME.outlook(table, 0, table.moves.done) is None
    table = play(at_work(bare(2, "b2 yellow gold 2 g"), "compass", 3), "build")
    assert GAME.outlook(table, 0, table.moves.waive) is None


def test_cv_3_01_a_dwarf_brings_its_strength() -> None:
    table = turn(bare(2, HALL))
    assert told(table, "assign 1 to axe") == ("", "1 strength", "")


def test_cv_3_02_a_token_is_spent_for_strength() -> None:
    table = bare(2, HALL)
    support(table, 0, 1, 1)
    play(turn(table), "assign 1 to axe")
    assert told(table, "spend +1") == ("1 token", "1 strength", "")
    assert told(table, "spend +2") == ("1 token2", "2 strength", "")


def test_cv_3_09_of_two_rewards_only_the_one_that_is_taken() -> None:
    table = gain(bare(2), "2 mine, coin")
    assert told(table, "take 2 mine") == ("", walked(2), "")
    row(table, "coin", *[table.box.coins[0].name] * 4)
    assert told(table, "take coin") == ("", "", "1 coin")


def test_cv_9_01_a_relic_along_the_way_is_told_when_one_can_be_reached() -> None:
    spaces = GAME.box().tracks[MINE]
    table = bare(2)
    on_track(table, 0, "mine", next(i for i, space in enumerate(spaces) if space.gives == rewards("relic")))
    gain(table, "mine, coin")
    assert told(table, "take mine") == ("", "1 mine", "")
    row(table, "relic", "horn", "-", "-", "-")
    assert told(table, "take mine") == ("", "1 mine", "1 relic")


def test_cv_4_01_a_token_more_or_a_better_one() -> None:
    table = bare(2)
    support(table, 0, 1)
    gain(table, "support")
    assert told(table, "token +1") == ("", "1 token", "")
    assert told(table, "token +2 for +1") == ("1 token", "1 token2", "")


def test_cv_5_01_a_tool_is_paid_and_its_place_gives() -> None:
    table = bare(2)
    tools(table, "axe emerald gold", "-", "-", "-")
    stock(table, 0, "iron", "emerald")
    gain(table, "forge")
    assert told(table, "forge tool 1 at place 6") == ("1 emerald, 1 iron", walked(2), "")
    assert told(table, "forge tool 1 at place 4") == ("1 emerald, 1 iron", "1 storage, 2 key", "")


def test_cv_6_02_a_universal_cost_is_a_resource_of_choice() -> None:
    table = bare(2)
    tools(table, "book any", "-", "-", "-")
    stock(table, 0, "iron", "gold")
    gain(table, "forge")
    assert told(table, "forge tool 1 at place 2")[0] == "1 any, 1 iron"


def test_cv_6_01_what_does_not_fit_is_told_too() -> None:
    table = bare(2)
    stock(table, 0, "iron", "iron", "iron")
    gain(table, "3 gold, coin")
    assert told(table, "take 3 gold") == ("2 any", "3 gold", "")
    play(table, "take 3 gold")
    assert told(table, "discard iron") == ("1 iron", "", "")


def test_cv_8_01_a_coin_for_its_slots_glory_and_the_place_gives() -> None:
    table = bare(2)
    row(table, "coin", *[table.box.coins[0].name] * 4)
    gain(table, "2 coin")
    places = [outlook(table, f"coin 4 to place {place}") for place in range(1, 7)]
    assert {place.costs["glory"] for place in places} == {2}
    assert {place.gives["coin"] for place in places} == {1}
    assert written(outlook(table, "coin 1 to place 1").costs) == ""


def test_cv_9_02_a_relic_does_what_it_shows() -> None:
    table = bare(2)
    relics(table, 0, "seal")
    assert told(turn(table), "use seal") == ("", "2 court", "")


def test_cv_10_01_rubble_takes_strength_and_shows_what_comes() -> None:
    table = bare(2, "b2 yellow gold 2")
    row(table, "rubble", "iron", "gold", "iron", "any", "-")
    play(at_work(table, "pick", 4), "dig")
    assert told(table, "clear rubble 1") == ("2 strength", "", "1 iron, 1 mine")
    play(table, "clear rubble 2")
    assert told(table, "clear rubble 3") == ("1 strength", "", "1 iron")
    play(table, "clear rubble 3")
    assert told(table, "clear rubble 4") == ("1 strength", "1 gold, 1 iron", "1 any, 2 mine")
    assert told(table, "clear rubble 1") == ("2 strength", walked(2, gold=1, iron=2), "")


def test_cv_10_03_a_chamber_gives_its_back_and_nobody_knows_what_more() -> None:
    table = bare(2, "b2 yellow gold 2")
    table.backs = changed(table.backs, chamber(table, "b3"), table.box.backs.index(rewards("strengthen")))
    found = outlook(do(table, RevealChamber(0)), "reveal b3")
    assert (written(found.gives), written(found.then), found.sure) == ("", "1 strengthen", False)


def test_cv_11_02_enemies_take_strength_for_prestige_and_dice() -> None:
    table = bare(2, "b2 yellow gold 2 ggo")
    table.dice = (faces(table, 0, "emerald"), faces(table, 1, "gold"), 0)
    play(at_work(table, "axe", 4), "fight")
    assert told(table, "defeat goblin at b2") == ("1 strength", "", "1 emerald")
    assert told(table, "defeat orc at b2") == ("2 strength", "", "1 gold, 1 prestige")
    play(table, "defeat goblin at b2", "defeat orc at b2")
    assert told(table, "defeat goblin at b2") == (
        "1 strength",
        "2 prestige",
        "1 emerald, 1 gold, 1 strengthen",
    )
    play(table, "done")
    assert told(table, "take orc die") == ("", "1 gold", "")
    assert told(table, "take goblin die") == ("", "1 emerald", "")


def faces(table: Table, enemy: int, text: str) -> int:
    """The face of a die that shows this."""
    return table.box.enemies[enemy].faces.index(rewards(text))


def test_cv_12_07_the_last_cart_wins_the_structure_even_before_the_throne_is_served() -> None:
    table = bare(2)
    stock(table, 0, "iron", "iron")
    play(at_work(table, "cart", 1), "transport", "go to gate 1")
    assert told(table, "deliver iron") == ("1 iron", "1 gate, 1 glory", "")
    table = bare(2)
    stock(table, 0, "iron", "iron")
    play(at_work(table, "cart", 2), "transport", "go to gate 1")
    assert told(table, "deliver iron") == ("1 iron", "1 glory", "1 gate, 1 throne")


def test_cv_13_06_a_building_gives_by_its_deposits() -> None:
    table = bare(2, HALL)
    forge_area(table, 0, houses=1, workshops=1, gates=1)
    play(at_work(table, "compass", 5), "build")
    assert told(table, "plan house + workshop + pillar or gate") == ("5 strength", "", "")
    play(table, "plan house + workshop + pillar or gate")
    assert told(table, "build house at b2") == ("", "1 gold", "")
    assert told(table, "build gate at b2-b3") == ("", "3 glory", "")
    stock(table, 0, "iron", "iron", "emerald")
    tools(table, "axe emerald gold", "-", "-", "-")
    assert told(table, "build workshop at b3") == ("", "", "1 forge")


def test_cv_14_07_each_coin_and_each_tradition_for_itself() -> None:
    table = with_tradition(16, 36)
    table.finished = (0b11, 0)
    coins(table, 0, "golden", "crowned")
    do(table, HearClan(0))
    assert told(table, "resolve coin at place 1") == ("", "1 gold", "")
    assert told(table, "resolve coin at place 2") == ("", "2 glory", "")
    play(table, "resolve coin at place 1")
    assert told(table, "honour tradition 16") == ("", "2 glory", "")
    put_enemy(table, 0, chamber(table, "b2"))
    assert told(table, "honour tradition 36") == ("", "1 glory", "1 move")


def test_cv_2_04_a_starting_tile_gives_after_the_draft() -> None:
    table = bare(2)
    table.offers = ((0, 1), (), ())
    do(table, DraftTile(0))
    start = table.box.starts[0]
    assert told(table, f"draft start {start.name}") == ("", "", written(dict(map(one, start.gives))))


def one(gift: int) -> tuple[str, int]:
    return REWARDS[kind_of(gift)], amount_of(gift)


def test_cv_15_02_a_goal_tells_what_it_will_be_worth() -> None:
    table = bare(2)
    tools_of = next(i for i, goal in enumerate(table.box.goals) if goal.counts == "tools")
    table.goals = ((tools_of, tools_of), table.goals[1])
    assert told(do(table, ChooseGoal(0)), f"show goal {tools_of + 1}") == ("", "", "4 glory")


# Traditions


@pytest.mark.parametrize(("number", "post"), [(1, "pick"), (2, "cart"), (3, "axe"), (4, "compass")])
def test_cv_17_01_17_02_17_03_17_04_a_tool_of_the_tradition_acts_more_strongly(
    number: int, post: str
) -> None:
    table = turn(with_tradition(number))
    assert told(table, f"assign 1 to {post}") == ("", "2 strength", "")
    other = "axe" if post != "axe" else "pick"
    assert told(table, f"assign 1 to {other}") == ("", "1 strength", "")


def test_cv_17_05_the_better_delivery_is_told() -> None:
    for numbers, glory in (((), 1), ((5,), 2)):
        table = with_tradition(*numbers)
        stock(table, 0, "iron", "emerald", "gold")
        gain(table, "throne")
        assert told(table, "deliver iron to the throne") == ("1 iron", f"{glory} glory", "")
        assert told(table, "deliver gold to the throne") == ("1 gold", "2 glory", "")
        play(at_work(table, "cart", 1), "transport", "go to pillar 3")
        assert told(table, "deliver iron") == ("1 iron", f"{glory} glory", "")


def test_cv_17_09_what_adorning_sets_off_is_told() -> None:
    for numbers, silver, glory in (((), "", 2), ((9,), "1 house", 3)):
        table = with_tradition(*numbers)
        row(table, "silver ornament", "house", "-", "-")
        row(table, "gold ornament", "orc", "-", "-")
        stock(table, 0, "emerald")
        gain(table, "adorn")
        assert told(table, "adorn pick with silver 1") == ("1 emerald", "3 glory", silver)
        assert told(table, "adorn axe with gold 1") == ("1 emerald", f"{glory} glory", "")


def test_cv_17_10_every_face_tells_its_own_reward() -> None:
    table = with_tradition(10, mountain="b2 yellow gold 2 o")
    play(gain(table, "orc"), "defeat orc at b2")
    assert told(table, f"take orc die as {faces(table, 1, 'gold') + 1}") == ("", "1 gold", "")


def test_cv_17_11_a_troll_takes_less_strength() -> None:
    for numbers, need in (((), 3), ((11,), 2)):
        table = with_tradition(*numbers, mountain="b2 yellow gold 2 t")
        play(at_work(table, "axe", 3), "fight")
        assert outlook(table, "defeat troll at b2").costs == {"strength": need}


def test_cv_17_13_17_27_17_35_what_forging_and_building_add_is_told() -> None:
    table = with_tradition(13, 27, 35)
    tools(table, "axe emerald gold", "-", "-", "-")
    stock(table, 0, "iron", "emerald")
    gain(table, "forge")
    assert told(table, "forge tool 1 at place 6") == ("1 emerald, 1 iron", "", "1 step, 2 mine")
    forge_area(table, 0, workshops=1, gates=1)
    play(at_work(table, "compass", 4), "build", "plan workshop + pillar or gate")
    assert told(table, "build workshop at c2") == ("", "1 token", "1 forge")
    assert told(table, "build gate at b2-b3") == ("", "3 glory", "1 strengthen")


def test_cv_17_15_17_23_what_an_achievement_adds_is_told() -> None:
    table = with_tradition(15, 23)
    before_achievement(table, 0, "court")
    gain(table, "step")
    assert told(table, "step on court") == ("", "1 achievement, 1 court, 1 glory, 1 token", "")


def test_cv_17_17_17_20_what_is_borrowed_is_told() -> None:
    table = with_tradition(17, 20)
    row(table, "coin", "golden", "crowned", "-", "-")
    gain(table, "benefit")
    assert told(table, "benefit of coin 2") == ("", "2 glory", "")
    relics(table, 0, "horn")
    row(table, "relic", "seal", "-", "-", "-")
    assert told(turn(table), "use horn as seal") == ("", "2 court", "1 coin")


def test_cv_17_18_what_a_structure_adds_is_told() -> None:
    table = with_tradition(18)
    stock(table, 0, "iron")
    play(at_work(table, "cart", 1), "transport", "go to gate 1")
    assert told(table, "deliver iron") == ("1 iron", "1 court, 1 gate, 1 glory, 1 token", "")


def test_cv_17_24_the_spare_vault_is_told() -> None:
    table = bare(2)
    row(table, "tradition", "24", "23", "-", "1")
    gain(table, "tradition")
    assert told(table, "tradition in slot 1") == ("", "1 key, 1 space, 1 tradition", "")
    assert told(table, "tradition in slot 4") == ("2 glory", "1 tradition", "")


def test_cv_17_28_slots_cost_nothing() -> None:
    for numbers, cost in (((), "2 glory"), ((28,), "")):
        table = with_tradition(*numbers)
        row(table, "tradition", "1", "2", "3", "4")
        row(table, "coin", "golden", "golden", "golden", "golden")
        assert told(gain(table, "tradition"), "tradition in slot 4") == (cost, "1 tradition", "")
        assert told(gain(table, "coin"), "coin 4 to place 1") == (cost, "1 coin, 1 glory", "")


# Everything else, by playing

TOGETHER = (ChooseReward, ChooseCoin, ChooseTradition)


def count(table: Table, seat: int) -> dict[str, int]:
    """What the seat's own view shows of its goods."""
    clan = GAME.view(table, seat).clans[seat]
    return {
        **dict(zip(RESOURCES, clan.resources, strict=True)),
        **dict(zip(TRACKS, clan.tracks, strict=True)),
        **dict(zip(("token", "token2"), clan.support, strict=True)),
        "glory": clan.glory,
        "achievement": clan.achievements,
        "tradition": len(clan.traditions),
        "key": clan.keys,
        "gate": clan.forge[3] + len(clan.gates),
    }


def compare(table: Table, move: Move) -> bool:
    """Whether the move could be compared: only what it leads to may come before the next choice."""
    seat, asked, below = table.to_move(), table.agenda[-1], table.agenda[:-1]
    found, before = outlook(table, move.text), count(table, seat)
    after = table.copy()
    after.play(move)
    nature(after)
    left = [item for item in below if item in after.agenda]
    if not found.sure or not all(isinstance(item, Decision) for item in below[len(left) :]):
        return False
    for name, amount in count(after, seat).items():
        claimed = found.gives.get(name, 0) - found.costs.get(name, 0)
        real = amount - before[name]
        assert claimed == real or (isinstance(asked, TOGETHER) and claimed <= real), (move, name, found)
    return True


def busy(table: Table, dice: Random) -> Move:
    """A move at random, seldom one that leaves things alone."""
    moves = table.options()
    doing = [move for move in moves if move not in (table.moves.done, table.moves.waive)]
    return dice.choice(doing if doing and dice.random() < 0.9 else moves)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_told_comes_true(seats: int) -> None:
    table, dice, compared = ready(seats, seats), Random(seats), 0
    while not table.over():
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            compared += sum(compare(table, move) for move in table.options())
            table.play(busy(table, dice))
    assert compared > 100 * seats


def test_cv_6_01_what_does_not_fit_is_warned_of() -> None:
    table = bare(2)
    stock(table, 0, *["iron"] * (table.storage(0) - 1))
    assert outlook(gain(table, "gold, mine"), "take gold").warns == []
    stock(table, 0, "iron")
    found = outlook(table, "take gold")
    assert (found.warns, found.costs) == (["overflow"], {"any": 1})
    play(table, "take gold")
    assert outlook(table, "discard iron").warns == []


def test_cv_3_06_a_reward_that_brings_nothing_is_warned_of() -> None:
    table = gain(bare(2), "site, mine")
    assert outlook(table, "take site").warns == ["nothing"]
    assert outlook(table, "take mine").warns == []
    assert outlook(table, "pass").warns == []
