"""How a sensible clan values its options in Covenant."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Final

from underhall.bots.bot import Reason, Sight
from underhall.bots.heuristics.covenant.actions import Actions
from underhall.bots.heuristics.covenant.worth import RESOURCE, STEP, Outlook
from underhall.bots.heuristics.heuristic import Heuristic
from underhall.core.agenda import Decision
from underhall.core.notation import Move
from underhall.games.covenant.icons import (
    ANY,
    BOOK,
    CART,
    COIN_ROW,
    COMPASS,
    COURT_STEPS,
    MINE_STEPS,
    MOVE,
    PICK,
    PRESTIGE_STEPS,
    RELIC_ROW,
    STRENGTH,
    TRADITION_ROW,
    amount_of,
    kind_of,
)
from underhall.games.covenant.moves import March, Pick, Put
from underhall.games.covenant.powers import goals, traditions
from underhall.games.covenant.rules.build import built_kind
from underhall.games.covenant.rules.clan_turn import strength
from underhall.games.covenant.rules.coins import slot_cost
from underhall.games.covenant.rules.dig import ChooseRubble, rubble_cost
from underhall.games.covenant.rules.fight import ChooseEnemy
from underhall.games.covenant.rules.forging import ornament_at
from underhall.games.covenant.rules.transport import Transport, glory_for
from underhall.games.covenant.table import Table

GOAL_HOPE: Final[tuple[int, ...]] = (7, 5, 6, 7, 5, 5, 6, 6, 9, 8, 6, 6)
TRACK_STEPS: Final[tuple[int, ...]] = (COURT_STEPS, PRESTIGE_STEPS, MINE_STEPS)
FIRST: Final = 2.0
ROOM: Final = 2
# Sorts of moves that are judged like another.
LIKE: Final[dict[str, str]] = {
    "pay": "discard",
    "build_house": "build",
    "build_workshop": "build",
    "build_pillar": "build",
    "build_gate": "build",
}
# What a move of a sort is chosen for, where a number would say less.
WHY: Final[dict[str, str]] = {
    "pass": "saves",
    "done": "saves",
    "spend": "stronger",
    "act": "work",
    "ornament": "gift",
    "use_relic": "once",
    "use_relic_as": "once",
    "take": "order",
    "draft_start": "draft",
    "draft_tradition": "draft",
    "draft_goal": "draft_goal",
    "gain": "needed",
    "discard": "least",
    "pay": "least",
    "release": "least",
    "train": "works_today",
    "train_at": "builds_up",
    "rubble": "rubble",
    "reveal": "back",
    "defeat": "fight",
    "die": "die",
    "die_face": "die",
    "move_enemy": "chase",
    "deliver": "delivery",
    "to_throne": "throne",
    "site": "site",
    "build_house": "place",
    "build_workshop": "place",
    "build_pillar": "place",
    "build_gate": "place",
    "step": "step",
    "coin": "coin",
    "tradition": "tradition",
    "relic": "relic",
    "forge": "forge",
    "adorn_silver": "adorn",
    "adorn_gold": "adorn",
    "resolve_coin": "order",
    "honour": "order",
}


class Covenant(Heuristic):
    """Every option in glory, by a quick look; four dwarves are planned together."""

    def scores(self, sight: Sight) -> list[float]:
        table: Table = sight.imagine(Random(0))
        item = table.agenda[-1]
        assert isinstance(item, Decision)
        judge = Judge(table, sight.seat)
        if type(item).__name__ == "AssignDwarf":
            return judge.assignments(sight.options)
        return [judge.score(item, move) for move in sight.options]

    def reason(self, sight: Sight, move: Move) -> Reason:
        sort = move.key.removeprefix("move.")
        if sort == "assign":
            judge = Judge(sight.imagine(Random(0)), sight.seat)
            assert isinstance(move, Put)
            worth = judge.turn_worth(move.what + 1, move.where)
            return Reason("reason.best_turn", {"amount": round(worth), **move.words})
        if sort in WHY:
            return Reason(f"reason.{WHY[sort]}")
        score = self.scores(sight)[sight.options.index(move)]
        if score >= 1:
            return Reason("reason.glory_now", {"amount": round(score)})
        return Reason("reason.builds_up")


class Judge:
    """Scores moves for one seat on one table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.outlook = Outlook(table, seat)
        self.actions = Actions(self.outlook)

    # The plan of an era

    def assignments(self, options: Sequence[Move]) -> list[float]:
        """The best way to send all waiting dwarves, and in it the best to send now."""
        table, seat = self.table, self.seat
        waiting = [at + 1 for at, count in enumerate(table.tavern[seat]) for _ in range(count)]
        free = [post for post in table.owned_posts(seat) if not table.posts[seat][post]]
        worth = {(s, post): self.turn_worth(s, post) for s in set(waiting) for post in free}
        best, chosen = -1.0, {}
        for posts in set(permutations(free, min(len(waiting), len(free)))):
            total = sum([worth[s, post] for s, post in zip(waiting, posts, strict=False)])
            if total > best:
                best, chosen = total, dict(zip(posts, waiting, strict=False))
        scores = []
        for move in options:
            assert isinstance(move, Put)
            pair = worth[move.what + 1, move.where]
            if chosen.get(move.where) == move.what + 1:
                pair += 100.0 - (FIRST if self.waits(move.where, chosen) else 0.0)
            scores.append(pair)
        return scores

    def waits(self, post: int, chosen: dict[int, int]) -> bool:
        """Carts go first: what is won in an era is built in it, and a full storage has no room for a dig."""
        table, seat = self.table, self.seat
        full = table.storage(seat) - sum(table.resources[seat]) < ROOM
        waiting = (COMPASS, PICK) if full else (COMPASS,)
        tools = [table.tool_kind(seat, other) for other in chosen]
        return CART in tools and table.tool_kind(seat, post) in waiting

    def turn_worth(self, power: int, post: int) -> float:
        """An action at this strength with the ornament of the tool."""
        table, seat = self.table, self.seat
        tool = table.tool_kind(seat, post)
        extra = traditions.strength_bonus(table, seat, tool) if tool != BOOK else 0
        gives = ornament_at(table, seat, post)
        if gives and kind_of(gives[0]) == STRENGTH:
            return self.supported(tool, power + extra + 1)
        return self.supported(tool, power + extra) + self.outlook.all(gives)

    def supported(self, tool: int, power: int) -> float:
        """The action as it is, or with a token if that is worth the token."""
        best = self.actions.worth(tool, power)
        for at, held in enumerate(self.table.support[self.seat]):
            if held:
                best = max(best, self.actions.worth(tool, power + at + 1) - self.outlook.keeping(at + 1))
        return best

    # One move

    def score(self, item: Decision[Table, Move], move: Move) -> float:
        if move.key in ("move.pass", "move.done"):
            return self.passing(item)
        kind = move.key.removeprefix("move.")
        judge = getattr(self, f"_{LIKE.get(kind, kind)}", None)
        return judge(item, move) if judge else 1.0

    def passing(self, item: Decision[Table, Move]) -> float:
        question = type(item).__name__
        if question == "UseRelic":
            return 2.5 if self.outlook.later > 1 else 0.0
        if question == "SpendSupport":
            return self.now(0)
        return 0.05 if question in ("MoveEnemy", "UseTool") else 0.0

    def now(self, more: int) -> float:
        """The action of the tool in use, with so much more strength."""
        table, seat = self.table, self.seat
        tool = table.tool_kind(seat, table.post)
        if tool == BOOK:
            return max([self.actions.worth(a, strength(table, seat, a) + more) for a in range(BOOK)])
        return self.actions.worth(tool, strength(table, seat, tool) + more)

    def _spend(self, item: Decision[Table, Move], move: Pick) -> float:
        return self.now(move.what + 1) - self.outlook.keeping(move.what + 1)

    def _act(self, item: Decision[Table, Move], move: Pick) -> float:
        return 0.1 + self.actions.worth(move.what, strength(self.table, self.seat, move.what))

    def _ornament(self, item: Decision[Table, Move], move: Move) -> float:
        gives = ornament_at(self.table, self.seat, self.table.post)
        return 100.0 if kind_of(gives[0]) == STRENGTH else self.outlook.all(gives)

    def _use_relic(self, item: Decision[Table, Move], move: Pick) -> float:
        return self.outlook.all(self.table.box.relics[move.what].gives)

    def _use_relic_as(self, item: Decision[Table, Move], move: Put) -> float:
        return self.outlook.all(self.table.box.relics[move.where].gives) - 0.1

    # Draft

    def _draft_start(self, item: Decision[Table, Move], move: Pick) -> float:
        """By what is printed: a step is a step, wherever it leads."""
        gives = self.table.box.starts[move.what].gives
        steps = sum([amount_of(gift) for gift in gives if kind_of(gift) in TRACK_STEPS])
        return STEP * steps + self.outlook.all(tuple([g for g in gives if kind_of(g) not in TRACK_STEPS]))

    def _draft_tradition(self, item: Decision[Table, Move], move: Pick) -> float:
        return self.outlook.tradition(move.what) + 1

    def _draft_goal(self, item: Decision[Table, Move], move: Pick) -> float:
        return 0.6 * GOAL_HOPE[move.what]

    # Rewards

    def _take(self, item: Decision[Table, Move], move: Pick) -> float:
        """First what makes the rest better: steps and resources, then tiles, then what has to be paid."""
        kind = kind_of(move.what)
        first = 30.0 if kind <= ANY else 20.0 if kind < MOVE else 10.0
        return first + self.outlook.gift(move.what)

    def _gain(self, item: Decision[Table, Move], move: Pick) -> float:
        held = self.table.resources[self.seat]
        short = 1.0 if not held[move.what] else 0.0
        return self.outlook.price(move.what) + short - 0.3 * held[move.what]

    def _discard(self, item: Decision[Table, Move], move: Pick) -> float:
        return 10 - self._gain(item, move)

    def _deliver(self, item: Decision[Table, Move], move: Pick) -> float:
        return 3 + glory_for(self.table, self.seat, move.what) - self.outlook.price(move.what)

    def _to_throne(self, item: Decision[Table, Move], move: Pick) -> float:
        price = 0.7 if self.outlook.later > 0 else 0.3
        return glory_for(self.table, self.seat, move.what) + 1.0 - price * self.outlook.price(move.what)

    def _support(self, item: Decision[Table, Move], move: Pick) -> float:
        ones, twos = self.table.support[self.seat]
        tokens, turns = ones + twos, self.outlook.later
        return 1.0 if (tokens >= turns) == (move.what == 1) else 0.0

    def _train(self, item: Decision[Table, Move], move: Pick) -> float:
        return 3.0 - 0.2 * move.what

    def _train_at(self, item: Decision[Table, Move], move: Pick) -> float:
        return 2.0 - 0.2 * self.table.posts[self.seat][move.what]

    def _step(self, item: Decision[Table, Move], move: Pick) -> float:
        return self.outlook.steps(move.what, 1)

    # Tiles

    def _coin(self, item: Decision[Table, Move], move: Put) -> float:
        return self.outlook.coin(move.what, move.where)

    def _benefit(self, item: Decision[Table, Move], move: Pick) -> float:
        return self.outlook.all(self.table.box.coins[self.table.rows[COIN_ROW][move.what]].gives)

    def _tradition(self, item: Decision[Table, Move], move: Pick) -> float:
        tile = self.table.rows[TRADITION_ROW][move.what]
        return self.outlook.tradition(tile) - slot_cost(self.table, self.seat, move.what)

    def _relic(self, item: Decision[Table, Move], move: Pick) -> float:
        return self.outlook.relic(self.table.rows[RELIC_ROW][move.what])

    def _forge(self, item: Decision[Table, Move], move: Put) -> float:
        return self.outlook.tool(move.what, move.where)

    def _adorn_silver(self, item: Decision[Table, Move], move: Put) -> float:
        return self.outlook.ornament(0, move.what)

    def _adorn_gold(self, item: Decision[Table, Move], move: Put) -> float:
        return self.outlook.ornament(1, move.what)

    # The mountain

    def _rubble(self, item: Decision[Table, Move], move: Pick) -> float:
        assert isinstance(item, ChooseRubble)
        held, taken, cost = self.table.resources[self.seat], item.taken.bit_count(), rubble_cost(move.what)
        worth = self.actions.rubble(move.what)
        if self.table.storage(self.seat) - sum(held) <= taken:  # it replaces something, or lies in the way
            worth -= min([RESOURCE[r] for r, count in enumerate(held) if count], default=worth)
        steps = taken % 2 == 0 or item.strength > cost  # the next odd tile is a step down the Mine
        return (max(worth, 0.0) + (0.5 if steps else -0.1)) / cost

    def _reveal(self, item: Decision[Table, Move], move: Pick) -> float:
        return self.outlook.all(self.table.box.backs[self.table.backs[move.what]])

    def _defeat(self, item: Decision[Table, Move], move: Put) -> float:
        home = self.actions.home(move.where)
        if isinstance(item, ChooseEnemy):
            worth, first = self.actions.fight(item.strength)
            return 0.2 + home + (worth if move.what == first else 0.0)
        return 0.2 + home + self.actions.beaten(tuple([int(kind == move.what) for kind in range(3)]))

    def _die(self, item: Decision[Table, Move], move: Pick) -> float:
        return 0.1 + self.outlook.all(self.table.box.enemies[move.what].faces[self.table.dice[move.what]])

    def _die_face(self, item: Decision[Table, Move], move: Put) -> float:
        return 0.1 + self.outlook.all(self.table.box.enemies[move.what].faces[move.where])

    def _capture(self, item: Decision[Table, Move], move: Pick) -> float:
        return 1.0 + self.outlook.enemy(move.what)

    def _move_enemy(self, item: Decision[Table, Move], move: March) -> float:
        here, there = self.actions.home(move.start), self.actions.present >> move.where & 1
        rival = any(
            self.table.present(c) >> move.where & 1 for c in range(self.table.clans) if c != self.seat
        )
        return here - self.outlook.danger() * there * (not self.table.enemies_in(move.where)) + 0.1 * rival

    def _site(self, item: Decision[Table, Move], move: Pick) -> float:
        assert isinstance(item, Transport)
        return self.actions.site(move.what, item.strength)

    def _bonus(self, item: Decision[Table, Move], move: Pick) -> float:
        place = self.table.agenda[-1]
        site = self.table.site(getattr(place, "site", 0))
        return self.outlook.gift(site.bonus[move.what])

    def _plan(self, item: Decision[Table, Move], move: Pick) -> float:
        plan = self.table.box.printed.plans[move.what]
        return self.actions.plan(plan.houses, plan.workshops, plan.majestic)

    def _build(self, item: Decision[Table, Move], move: Pick) -> float:
        return 0.2 + self.actions.building(built_kind(move), move.what)

    # The council and the end

    def _release(self, item: Decision[Table, Move], move: Pick) -> float:
        odd = self.table.dungeon[self.seat][0] % 2
        return (5.0 if odd else 3.0, 2.0, 1.0)[move.what]

    def _show_goal(self, item: Decision[Table, Move], move: Pick) -> float:
        return 1.0 + goals.worth(self.table, self.seat, move.what)
