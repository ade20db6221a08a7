"""Whatever is asked, a move that belongs to another question is refused, by the rule of the question."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.covenant.positions import (
    at_work,
    bare,
    coins,
    do,
    dwarves,
    forge_area,
    gain,
    imprison,
    on_track,
    play,
    question,
    refused,
    relics,
    row,
    stock,
    support,
    tools,
    traditions,
    turn,
)
from underhall.games.covenant.rules.council import CheckKeys, HearClan
from underhall.games.covenant.rules.dig import RevealChamber
from underhall.games.covenant.rules.fight import CaptureEnemy
from underhall.games.covenant.rules.final_scoring import ChooseGoal
from underhall.games.covenant.rules.setup_players import DraftTile
from underhall.games.covenant.table import Table

# One move of every kind.
MOVES = {
    "draft_start": "draft start miners",
    "draft_tradition": "draft tradition 3",
    "draft_goal": "draft goal 12",
    "use_relic": "use lantern",
    "use_relic_as": "use lantern as horn",
    "assign": "assign 4 to place 8",
    "spend": "spend +2",
    "act": "dig",
    "ornament": "use ornament",
    "take": "take 7 site",
    "gain": "gain iron",
    "discard": "discard emerald",
    "pay": "pay emerald",
    "deliver": "deliver emerald",
    "to_throne": "deliver emerald to the throne",
    "support": "token +1",
    "train": "strengthen 3 in tavern",
    "train_at": "strengthen dwarf at place 8",
    "step": "step on court",
    "coin": "coin 4 to place 6",
    "benefit": "benefit of coin 4",
    "tradition": "tradition in slot 4",
    "relic": "relic in slot 4",
    "forge": "forge tool 4 at place 8",
    "adorn_silver": "adorn place 8 with silver 3",
    "adorn_gold": "adorn place 8 with gold 3",
    "rubble": "clear rubble 5",
    "reveal": "reveal a4",
    "defeat": "defeat troll at a4",
    "die": "take troll die",
    "die_face": "take troll die as 6",
    "capture": "capture troll",
    "move_enemy": "move troll from a3 to a4",
    "site": "go to gate 3",
    "bonus": "bonus space 4",
    "plan": "plan house",
    "build_house": "build house at a4",
    "build_workshop": "build workshop at a4",
    "build_pillar": "build pillar at b2-b3-c3",
    "build_gate": "build gate at b2-b3",
    "resolve_coin": "resolve coin at place 6",
    "honour": "honour tradition 12",
    "release": "release troll",
    "show_goal": "show goal 12",
    "done": "done",
    "pass": "pass",
}


def table() -> Table:
    """Somebody at the second seat who can do a little of everything."""
    found = bare(2, "b2 yellow gold 2 g; b3 blue emerald 2; c3 black mythrall 2; c2 yellow emerald 2")
    row(found, "coin", "iron", "-", "-", "-")
    row(found, "tradition", "5", "-", "-", "-")
    row(found, "relic", "horn", "-", "-", "-")
    row(found, "rubble", "-", "gold", "iron", "-", "-")
    row(found, "gold ornament", "orc", "-", "-")
    tools(found, "axe emerald gold", "-", "-", "-")
    on_track(found, 1, "mine", 1)
    dwarves(found, 1, 1, 1)
    return found


def stocked(*resources: str) -> Table:
    found = table()
    stock(found, 1, *resources)
    return found


def drafting() -> Table:
    found = table()
    found.offers = ((1,), (8,), (0,))
    return do(found, DraftTile(1))


def with_relic() -> Table:
    found = table()
    relics(found, 1, "horn")
    return turn(found, 1)


def with_token() -> Table:
    found = table()
    support(found, 1, 1)
    return play(turn(found, 1), "assign 1 to axe")


def with_coins() -> Table:
    found = table()
    coins(found, 1, "iron", "golden")
    return do(found, HearClan(1))


def with_fires() -> Table:
    found = table()
    traditions(found, 1, 16, 36)
    return do(found, HearClan(1))


def with_prisoners() -> Table:
    found = table()
    imprison(found, 1, "ggoo")
    return do(found, CheckKeys(1))


def with_goals() -> Table:
    found = table()
    found.goals = ((1, 7), (2, 8))
    return do(found, ChooseGoal(1))


def building() -> Table:
    found = table()
    forge_area(found, 1, 1, 1, 0, 0)
    return play(at_work(found, "compass", 3, 1), "build")


def full() -> Table:
    return gain(stocked("iron", "iron", "iron", "iron"), "gold", 1)


def paying() -> Table:
    found = stocked("iron", "gold", "mythrall")
    tools(found, "book any silver", "-", "-", "-")
    return play(gain(found, "forge", 1), "forge tool 1 at place 1")


def at_site() -> Table:
    return play(at_work(stocked("iron"), "cart", 2, 1), "transport", "go to gate 1")


NOT_NOW = "not_now"
# The question, how it comes up, the rule and reason against what does not belong to it, and the kinds that
# belong to it or have a reason of their own.
CASES: dict[str, tuple[Callable[[], Table], str, str, str]] = {
    "DraftTile": (drafting, "CV-2.03", NOT_NOW, "draft_start draft_tradition draft_goal"),
    "UseRelic": (with_relic, "CV-9.02", NOT_NOW, "use_relic use_relic_as pass"),
    "AssignDwarf": (lambda: turn(table(), 1), "CV-3.01", "must_assign", "assign"),
    "SpendSupport": (with_token, "CV-3.02", NOT_NOW, "spend pass"),
    "UseTool": (lambda: at_work(table(), "axe", 1, 1), "CV-3.02", NOT_NOW, "act ornament done"),
    "ChooseReward": (lambda: gain(table(), "coin, relic", 1), "CV-3.09", NOT_NOW, "take pass"),
    "ChooseSupport": (lambda: gain(table(), "2 support", 1), "CV-4.01", NOT_NOW, "support"),
    "Strengthen": (lambda: gain(table(), "strengthen", 1), "CV-4.02", NOT_NOW, "train train_at pass"),
    "Forge": (lambda: gain(stocked("iron", "emerald"), "forge", 1), "CV-5.01", NOT_NOW, "forge pass"),
    "Adorn": (
        lambda: gain(stocked("emerald"), "adorn", 1),
        "CV-5.03",
        NOT_NOW,
        "adorn_silver adorn_gold pass",
    ),
    "ChooseResource": (lambda: gain(table(), "any", 1), "CV-6.02", NOT_NOW, "gain"),
    "Overflow": (full, "CV-6.01", "storage_full", "discard"),
    "PayAny": (paying, "CV-6.02", NOT_NOW, "pay"),
    "FreeStep": (lambda: gain(table(), "step", 1), "CV-7.01", NOT_NOW, "step pass"),
    "TakeCoin": (lambda: gain(table(), "coin", 1), "CV-8.01", NOT_NOW, "coin pass"),
    "BenefitOfCoin": (lambda: gain(table(), "benefit", 1), "CV-17.17", NOT_NOW, "benefit pass"),
    "TakeTradition": (lambda: gain(table(), "tradition", 1), "CV-17.00", NOT_NOW, "tradition pass"),
    "TakeRelic": (lambda: gain(table(), "relic", 1), "CV-9.01", NOT_NOW, "relic pass"),
    "RansomRelic": (lambda: gain(stocked("iron"), "ransom", 1), "CV-5.02", NOT_NOW, "relic pass"),
    "ChooseRubble": (lambda: play(at_work(table(), "pick", 2, 1), "dig"), "CV-10.01", NOT_NOW, "rubble done"),
    "RevealChamber": (lambda: do(table(), RevealChamber(1)), "CV-10.03", "must_reveal", "reveal"),
    "ChooseEnemy": (lambda: play(at_work(table(), "axe", 1, 1), "fight"), "CV-11.01", NOT_NOW, "defeat done"),
    "ChooseDie": (
        lambda: play(gain(table(), "goblin", 1), "defeat goblin at b2"),
        "CV-11.03",
        NOT_NOW,
        "die die_face pass",
    ),
    "DefeatGoblin": (lambda: gain(table(), "goblin", 1), "CV-11.07", NOT_NOW, "defeat pass"),
    "DefeatOrc": (lambda: gain(table(), "orc", 1), "CV-11.07", NOT_NOW, "defeat pass"),
    "MoveEnemy": (lambda: gain(table(), "move", 1), "CV-11.05", NOT_NOW, "move_enemy pass"),
    "CaptureEnemy": (lambda: do(table(), CaptureEnemy(1, 5)), "CV-17.29", NOT_NOW, "capture pass"),
    "Transport": (
        lambda: play(at_work(table(), "cart", 2, 1), "transport"),
        "CV-12.01",
        NOT_NOW,
        "site pass",
    ),
    "DeliverToSite": (lambda: gain(stocked("iron"), "site", 1), "CV-20.04", NOT_NOW, "site pass"),
    "ChooseDelivery": (at_site, "CV-12.01", NOT_NOW, "deliver to_throne done"),
    "DeliverToThrone": (
        lambda: gain(stocked("gold"), "throne", 1),
        "CV-12.04",
        NOT_NOW,
        "to_throne deliver done",
    ),
    "PlaceMarker": (lambda: play(at_site(), "deliver iron"), "CV-12.03", NOT_NOW, "bonus"),
    "Build": (building, "CV-13.01", NOT_NOW, "plan pass"),
    "PlaceBuilding": (
        lambda: play(building(), "plan house"),
        "CV-13.08",
        NOT_NOW,
        "build_house build_workshop build_pillar build_gate done",
    ),
    "ChooseCoin": (with_coins, "CV-14.07", NOT_NOW, "resolve_coin pass"),
    "ChooseTradition": (with_fires, "CV-14.07", NOT_NOW, "honour pass"),
    "CheckKeys": (with_prisoners, "CV-14.03", "must_release", "release"),
    "ChooseGoal": (with_goals, "CV-15.02", NOT_NOW, "show_goal pass"),
}


@pytest.mark.parametrize("asked", CASES)
def test_cv_3_06_what_belongs_to_another_question_is_refused_by_the_rule_of_this_one(asked: str) -> None:
    make, rule, reason, own = CASES[asked]
    here = make()
    assert (question(here), here.to_move()) == (asked, 1)
    for kind, text in MOVES.items():
        if kind not in own.split():
            assert refused(here, text) == (rule, reason), text


@pytest.mark.parametrize("asked", CASES)
def test_cv_3_06_what_belongs_to_the_question_and_is_not_offered_has_a_reason_of_its_own(asked: str) -> None:
    """A slot that is empty, a dwarf that is not there, an enemy that is too strong: never just `not now`."""
    make, _, _, own = CASES[asked]
    here = make()
    for kind in own.split():
        move = here.notation().parse(MOVES[kind])
        refusal = here.refusal(move)
        if refusal is not None:
            assert refusal.key.removeprefix("refused.") not in (NOT_NOW, "must_assign", "must_reveal"), kind


def test_every_kind_of_move_is_tried() -> None:
    moves = table().moves.notation.moves
    kinds = {move.key.removeprefix("move.") for move in moves} - {"fate"}
    assert kinds == set(MOVES)
    for kind, text in MOVES.items():
        assert table().notation().parse(text).key == f"move.{kind}"
