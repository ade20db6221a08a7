"""The moves of Covenant and how they are written.

assign 2 to axe      spend +1       defeat orc at c3         build gate at b3-c3   forge tool 2 at place 5
clear rubble 4       reveal d2      move orc from c3 to d3   coin 3 to place 1     adorn pick with silver 2
take 2 mine          done, pass     deliver iron             use horn as crown     honour tradition 12
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core.hexes import bits
from underhall.core.notation import GoOn, Move, Notation
from underhall.core.words import Word
from underhall.games.covenant.components import Box
from underhall.games.covenant.icons import (
    BUILDINGS_NAMED,
    COIN_PLACES,
    COLUMNS,
    DIE,
    ELDER_CARDS,
    ENEMIES,
    GATE,
    MOST_STRENGTH,
    PILLAR,
    PLACES,
    RESOURCES,
    REWARDS,
    ROWS,
    SLOT_COLOURS,
    TOOLS,
    TRACKS,
    TRADITIONS,
    reward,
    said,
    told,
)

MOST_SEATS: Final = 4
MOST_OF_ONE_REWARD: Final = 9
ACTIONS: Final[tuple[str, ...]] = ("dig", "fight", "build", "transport")
POST_NAMES: Final[tuple[str, ...]] = (*TOOLS[:COLUMNS], *[f"place {place + 1}" for place in range(PLACES)])


class Pick(Move):
    """One of several things of a sort, chosen by a seat or by nature."""

    def __init__(self, what: int, text: str, rule: str, key: str, words: dict[str, Word]) -> None:
        super().__init__(text.lower(), rule, key, words)
        self.what = what


class Put(Pick):
    """One of several things, and where it is or goes."""

    def __init__(self, what: int, where: int, text: str, rule: str, key: str, words: dict[str, Word]) -> None:
        super().__init__(what, text, rule, key, words)
        self.where = where


class March(Put):
    """An enemy that is moved from one chamber to the next."""

    def __init__(self, kind: int, start: int, end: int, text: str, words: dict[str, Word]) -> None:
        super().__init__(kind, end, text, "CV-11.05", "move.move_enemy", words)
        self.start = start


class Moves:
    """Every move there is with one box, in a stable order."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.notation = Notation(box)
        self.done = self.notation.add(GoOn("done", "CV-3.06", "move.done"))
        self.waive = self.notation.add(GoOn("pass", "CV-3.06", "move.pass"))
        self.ornament = self.notation.add(Move("use ornament", "CV-3.12", "move.ornament", {}))
        self._add_turn()
        self._add_rewards()
        self._add_markets()
        self._add_map()
        self._add_council()
        self._add_nature()

    def _picks(self, rule: str, key: str, text: str, name: str, things: Sequence[str]) -> tuple[Pick, ...]:
        """One move for each thing; `{}` in the text stands for it."""
        made = []
        for what, thing in enumerate(things):
            move = Pick(what, text.replace("{}", thing), rule, f"move.{key}", {name: thing})
            made.append(self.notation.add(move))
        return tuple(made)

    def _puts(
        self,
        rule: str,
        key: str,
        text: str,
        names: tuple[str, str],
        things: Sequence[str],
        places: Sequence[str],
    ) -> tuple[tuple[Put, ...], ...]:
        """One move for each thing and each place; the first `{}` is the thing, the second the place."""
        made = []
        for what, thing in enumerate(things):
            row = []
            for where, place in enumerate(places):
                words: dict[str, Word] = {names[0]: thing, names[1]: place}
                put = Put(what, where, text.format(thing, place), rule, f"move.{key}", words)
                row.append(self.notation.add(put))
            made.append(tuple(row))
        return tuple(made)

    def _add_turn(self) -> None:
        box = self.box
        relics = [kind.name for kind in box.relics]
        strengths = [str(strength + 1) for strength in range(MOST_STRENGTH)]
        self.draft_start = self._picks(
            "CV-2.03", "draft_start", "draft start {}", "start", [k.name for k in box.starts]
        )
        self.draft_tradition = self._picks(
            "CV-2.03", "draft_tradition", "draft tradition {}", "tradition", _upto(TRADITIONS)
        )
        self.draft_goal = self._picks("CV-2.03", "draft_goal", "draft goal {}", "goal", _upto(len(box.goals)))
        self.use_relic = self._picks("CV-9.02", "use_relic", "use {}", "relic", relics)
        self.use_relic_as = self._puts(
            "CV-17.20", "use_relic_as", "use {} as {}", ("relic", "other"), relics, relics
        )
        self.assign = self._puts(
            "CV-3.01", "assign", "assign {} to {}", ("strength", "post"), strengths, POST_NAMES
        )
        self.spend = self._picks("CV-3.02", "spend", "spend +{}", "support", ["1", "2"])
        self.act = self._picks("CV-3.02", "act", "{}", "action", ACTIONS)

    def _add_rewards(self) -> None:
        self.take: dict[int, Pick] = {}
        for kind in range(len(REWARDS)):
            for amount in range(1, MOST_OF_ONE_REWARD + 1):
                gift = reward(kind, amount)
                words: dict[str, Word] = {"reward": REWARDS[kind], "amount": amount}
                move = Pick(gift, f"take {said(gift)}", "CV-3.09", "move.take", words)
                self.take[gift] = self.notation.add(move)
        self.gain = self._picks("CV-6.02", "gain", "gain {}", "resource", RESOURCES)
        self.discard = self._picks("CV-6.01", "discard", "discard {}", "resource", RESOURCES)
        self.pay = self._picks("CV-6.02", "pay", "pay {}", "resource", RESOURCES)
        self.deliver = self._picks("CV-12.01", "deliver", "deliver {}", "resource", RESOURCES)
        self.to_throne = self._picks(
            "CV-12.04", "to_throne", "deliver {} to the throne", "resource", RESOURCES
        )
        self.support = self._picks("CV-4.01", "support", "token {}", "support", ["+1", "+2 for +1"])
        strengths = [str(strength + 1) for strength in range(MOST_STRENGTH - 1)]
        self.train = self._picks("CV-4.02", "train", "strengthen {} in tavern", "strength", strengths)
        self.train_at = self._picks("CV-4.02", "train_at", "strengthen dwarf at {}", "post", POST_NAMES)
        self.step = self._picks("CV-7.01", "step", "step on {}", "track", TRACKS)

    def _add_markets(self) -> None:
        self.coin = self._puts(
            "CV-8.01", "coin", "coin {} to place {}", ("slot", "place"), _upto(4), _upto(COIN_PLACES)
        )
        self.benefit = self._picks("CV-17.17", "benefit", "benefit of coin {}", "slot", _upto(4))
        self.tradition = self._picks("CV-17.00", "tradition", "tradition in slot {}", "slot", _upto(4))
        self.relic = self._picks("CV-9.01", "relic", "relic in slot {}", "slot", _upto(4))
        self.forge = self._puts(
            "CV-5.01", "forge", "forge tool {} at place {}", ("slot", "place"), _upto(4), _upto(PLACES)
        )
        self.adorn = [
            self._puts(
                "CV-5.03",
                f"adorn_{colour}",
                f"adorn {{1}} with {colour} {{0}}",
                ("slot", "post"),
                _upto(3),
                POST_NAMES,
            )
            for colour in SLOT_COLOURS
        ]
        self.rubble = self._picks("CV-10.01", "rubble", "clear rubble {}", "slot", _upto(5))

    def _add_map(self) -> None:
        hexes = self.box.hexes
        names = hexes.names
        self.reveal = self._picks("CV-10.03", "reveal", "reveal {}", "chamber", names)
        self.defeat = self._puts(
            "CV-11.01", "defeat", "defeat {} at {}", ("enemy", "chamber"), ENEMIES, names
        )
        self.die = self._picks("CV-11.03", "die", "take {} die", "enemy", ENEMIES)
        self.die_face = [self._faces(kind) for kind in range(len(ENEMIES))]
        self.capture = self._picks("CV-17.29", "capture", "capture {}", "enemy", ENEMIES)
        self.move_enemy: list[dict[tuple[int, int], March]] = []
        for kind, enemy in enumerate(ENEMIES):
            self.move_enemy.append({})
            for start in range(hexes.size):
                for end in bits(hexes.neighbours[start]):
                    words: dict[str, Word] = {"enemy": enemy, "chamber": names[start], "there": names[end]}
                    text = f"move {enemy} from {names[start]} to {names[end]}"
                    march = March(kind, start, end, text, words)
                    self.move_enemy[kind][start, end] = self.notation.add(march)
        self.site = self._picks(
            "CV-12.01", "site", "go to {}", "site", [s.name for s in self.box.sides[0].sites]
        )
        self.bonus = self._picks("CV-12.03", "bonus", "bonus space {}", "space", _upto(MOST_SEATS))
        self.plan = self._picks(
            "CV-13.01", "plan", "plan {}", "plan", [p.name for p in self.box.printed.plans]
        )
        self.build = [
            self._picks("CV-13.02", f"build_{kind}", f"build {kind} at {{}}", "chamber", names)
            for kind in BUILDINGS_NAMED[:PILLAR]
        ]
        for kind, where in ((PILLAR, hexes.corner_names), (GATE, hexes.edge_names)):
            rule = "CV-13.03" if kind == PILLAR else "CV-13.04"
            name = BUILDINGS_NAMED[kind]
            self.build.append(self._picks(rule, f"build_{name}", f"build {name} at {{}}", "where", where))

    def _faces(self, kind: int) -> tuple[Put, ...]:
        """CV-17.10 Any side of a die, named by what it gives."""
        made = []
        for face, gives in enumerate(self.box.enemies[kind].faces):
            words: dict[str, Word] = {"enemy": ENEMIES[kind], "face": str(face + 1), "gives": told(gives)}
            text = f"take {ENEMIES[kind]} die as {face + 1}"
            made.append(self.notation.add(Put(kind, face, text, "CV-17.10", "move.die_face", words)))
        return tuple(made)

    def _add_council(self) -> None:
        self.resolve_coin = self._picks(
            "CV-14.07", "resolve_coin", "resolve coin at place {}", "place", _upto(COIN_PLACES)
        )
        self.honour = self._picks("CV-14.07", "honour", "honour tradition {}", "tradition", _upto(TRADITIONS))
        self.release = self._picks("CV-14.03", "release", "release {}", "enemy", ENEMIES)
        self.show_goal = self._picks(
            "CV-15.02", "show_goal", "show goal {}", "goal", _upto(len(self.box.goals))
        )

    def _add_nature(self) -> None:
        box = self.box
        backs = [" + ".join([said(gift) for gift in back]) for back in box.backs]
        seats = _upto(MOST_SEATS)
        self.first = self._fates("start with seat {}", seats, "CV-2.01")
        self.project = self._fates("project {}", [project.name for project in box.projects], "CV-1.04")
        self.turn_up = [
            self._fates(f"turn up {row} {{}}", box.kind_names[at], "CV-3.04") for at, row in enumerate(ROWS)
        ]
        self.roll = [self._fates(f"{enemy} die shows {{}}", _upto(DIE), "CV-11.03") for enemy in ENEMIES]
        self.back = self._fates("lay back {}", backs, "CV-1.02")
        self.tile = self._fates("chamber is tile {}", _upto(len(box.tiles)), "CV-10.03")
        self.enemy = self._fates("draw {}", ENEMIES, "CV-1.02")
        self.offer_start = self._fates("offer start {}", [kind.name for kind in box.starts], "CV-2.03")
        self.offer_goal = self._fates("offer goal {}", _upto(len(box.goals)), "CV-2.03")
        self.elder_roll = self._fates("elders roll {}", _upto(DIE), "CV-16.03")
        tools = [TOOLS[tool] for tool in box.elders.card_tool]
        cards = [f"{tools[card]} {tools[:card].count(tools[card]) + 1}" for card in range(ELDER_CARDS)]
        self.elder_card = self._fates("elders reveal {}", cards, "CV-16.04")

    def _fates(self, text: str, things: Sequence[str], rule: str) -> tuple[Pick, ...]:
        made = []
        for what, thing in enumerate(things):
            written = text.replace("{}", thing)
            made.append(self.notation.add(Pick(what, written, rule, "move.fate", {"text": written})))
        return tuple(made)


def _upto(count: int) -> list[str]:
    return [str(number + 1) for number in range(count)]
