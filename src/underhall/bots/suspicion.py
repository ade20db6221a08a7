"""What the deeds of others tell of their roles in The Lost Mines.

A seat hears who lays, opens, blows away, and where; so it can tell whom each deed brought nearer to the mines
and whom it held up. A deed that serves what a role wants makes the role more likely. Nothing but the own view
and what everybody has heard comes into it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Any, Final

from underhall.bots.belief import Belief
from underhall.bots.bot import STILL, Sight
from underhall.bots.heuristics.lost_mines.company import stakes
from underhall.bots.heuristics.lost_mines.ground import HORIZON, Ground
from underhall.bots.heuristics.lost_mines.outlook import NEARNESS, Outlook
from underhall.core.agenda import Dice
from underhall.core.words import Event, Word
from underhall.games.lost_mines.components import MINES, ROLES, TREASURES, Box
from underhall.games.lost_mines.hidden import deal_roles
from underhall.games.lost_mines.moves import PlayOnPassage
from underhall.games.lost_mines.table import EMPTY, NONE, UNSEEN, Table
from underhall.games.lost_mines.view import View

# How much a deed says; the likeliest on games of medium bots.
TELLING: Final = 6.0
BITE: Final = 0.02
TURN: Final = 3
# So many deals of roles are compared.
DEALS: Final = 12
Heard = tuple[str, dict[str, Word]]
DEEDS: Final = {
    "lays": "lay {card} at {field}",
    "lays_turned": "lay {card} at {field} turned",
    "uses_tool": "play {card} on {field}",
    "storm": "play storm on {field}",
    "sets_trap": "play trap on {passage}",
    "calls_troll": "play troll on {passage}",
}


class Past:
    """The round as everybody could follow it, deed by deed, and what each seat's deeds were good for."""

    def __init__(self, table: Table, view: View) -> None:
        self.box: Box = table.box
        self.notation = table.notation()
        self.view = self._beginning(view)
        self.heard: list[Heard] = []
        self.ground: Ground | None = None
        self.stakes: dict[tuple[int, int], list[float]] = {}
        self.pleased = [[0.0] * len(ROLES) for _ in range(view.seats)]

    def _beginning(self, view: View) -> View:
        box = self.box
        sides = [box.start_sides if field in box.starts else 0 for field in range(box.grid.size)]
        return replace(
            view,
            hand=[],
            roles=[UNSEEN] * view.seats,
            places=[box.starts[clan] for clan in view.clans],
            passed=[False] * view.seats,
            laid=[EMPTY] * box.grid.size,
            sides=sides,
            tools=[],
            mine_kinds=[UNSEEN] * len(box.mine_fields),
            treasure_owners=[NONE] * len(view.treasure_kinds),
        )

    def follow(self, heard: list[Heard], now: View) -> None:
        """What has happened since."""
        self._turn_mines(now)
        for key, words in heard[len(self.heard) :]:
            if key in DEEDS:
                self._deed(key, words)
            elif key == "steps":
                self.view.places[int(words["seat"])] = self._field(words)
            elif key == "reveals_mine":
                mine = self.box.mine_at[self._field(words)]
                self.view.mine_kinds[mine] = MINES.index(str(words["mine"]))
                self._turn_mines(now)
            elif key in ("takes_treasure", "takes_valued_treasure"):
                self._take(words)
        self.heard = heard

    def _field(self, words: dict[str, Word]) -> int:
        return self.box.grid.names.index(str(words["field"]))

    def _turn_mines(self, now: View) -> None:
        """LM-5.02 How an open mine lies, the table still shows; LM-5.14 perhaps it is just being turned."""
        for field, kind in zip(self.box.mine_fields, self.view.mine_kinds, strict=True):
            if kind != UNSEEN and self.view.sides[field] != now.sides[field]:
                self.view.sides[field] = now.sides[field]
        self.ground = None

    def _take(self, words: dict[str, Word]) -> None:
        """LM-5.16 Which of its kind does not matter here."""
        kind, owners = TREASURES.index(str(words["kind"])), self.view.treasure_owners
        slots = [slot for slot, own in enumerate(self.view.treasure_kinds) if own == kind]
        free = [slot for slot in slots if owners[slot] == NONE]
        if free:
            owners[free[0]] = int(words["seat"])
        self.ground = None

    def _deed(self, key: str, words: dict[str, Word]) -> None:
        move = self.notation.parse(DEEDS[key].format(**words))
        if isinstance(move, PlayOnPassage):
            effect = self._blocked(move.passage, TURN if key == "calls_troll" else 0)
        else:
            before = self._far()
            self._change(key, move)
            effect = [near(new) - near(old) for new, old in zip(self._far(), before, strict=True)]
        seat = int(words["seat"])
        for role in range(len(ROLES)):
            wants = self._wants(seat, role)
            self.pleased[seat][role] += sum([w * e for w, e in zip(wants, effect, strict=True)])

    def _far(self) -> list[int]:
        """How far each dwarf is from the mines."""
        self.ground = self.ground or Ground(self.box, self.view)
        return [self.ground.far[place] for place in self.view.places]

    def _change(self, key: str, move: Any) -> None:
        view, field = self.view, move.field
        if key == "storm":
            view.laid[field], view.sides[field] = EMPTY, 0
            view.tools = [tool for tool in view.tools if tool != field]
        elif key == "uses_tool":
            view.tools = [*view.tools, field]
        else:
            view.laid[field], view.sides[field] = move.face, self.box.sides[move.face]
        self.ground = None

    def _blocked(self, passage: int, steps: int) -> list[float]:
        """LM-4.04 Who would cross it now loses about a turn; LM-4.03 who will cross a trap loses a card."""
        far = self._far()
        assert self.ground is not None
        outlook = Outlook(self.ground, self.view.places, [0.0] * self.view.seats)
        trails = [outlook.trail(place) for place in self.view.places]
        if steps:
            losses = [near(away + steps) - near(away) for away in far]
            return [loss * (passage in trail[:steps]) for loss, trail in zip(losses, trails, strict=True)]
        return [-BITE * (passage in trail) for trail in trails]

    def likelihood(self, roles: Sequence[int]) -> float:
        """How well the roles explain what has been done, beside other roles."""
        pleased = [self.pleased[seat][role % len(ROLES)] for seat, role in enumerate(roles)]
        return exp(TELLING * sum(pleased))

    def _wants(self, seat: int, role: int) -> list[float]:
        """What a seat would think of each dwarf's success in a role."""
        if (seat, role) not in self.stakes:
            roles = [UNSEEN] * self.view.seats
            roles[seat] = self.view.clans[seat] * len(ROLES) + role
            self.stakes[seat, role] = stakes(self.box, replace(self.view, seat=seat, roles=roles))
        return self.stakes[seat, role]


def near(far: int) -> float:
    return NEARNESS[min(far, HORIZON)]


class Suspicion(Belief):
    """Roles are dealt anew, and of several deals one is taken that what has been done speaks for."""

    def __init__(self) -> None:
        self._key: tuple[Any, ...] = ()
        self.past: Past | None = None

    def consider(self, sight: Sight) -> None:
        view: View = sight.view()
        if len(view.clans) < view.seats:
            return
        heard = [(event.key, event.words) for event in this_round(sight.heard)]
        key = (sight.box, view.seat, view.round, view.clans)
        if self.past is None or key != self._key or heard[: len(self.past.heard)] != self.past.heard:
            self._key, self.past = key, Past(sight.imagine(STILL), view)
        self.past.follow(heard, view)

    def deal(self, world: Table, seat: int, dice: Dice) -> None:
        if self.past is None or len(world.roles) < world.seats:
            return
        deals, chances = [], []
        for _ in range(DEALS):
            deal_roles(world, seat, dice)
            deals.append(world.roles)
            chances.append(self.past.likelihood(world.roles))
        world.roles = deals[picked(chances, dice)]


def picked(chances: list[float], dice: Dice) -> int:
    """One of them, each by its chance."""
    left = dice.random() * sum(chances)
    for at, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return at
    return len(chances) - 1


def this_round(heard: Sequence[Event]) -> Sequence[Event]:
    begins = [at for at, event in enumerate(heard) if event.key == "round_begins"]
    return heard[begins[-1] :] if begins else heard
