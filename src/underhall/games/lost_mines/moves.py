"""The moves of The Lost Mines and how they are written.

lay ew+lake at d4 turned      play trap on d4-e4             step east    take treasure 2
play mine-role on mine k3     discard nes, keep the rest     stop         propose end
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core.grid import EAST, SOUTH
from underhall.core.notation import Fate, GoOn, Move, Notation, by_number
from underhall.core.words import Word
from underhall.games.lost_mines.components import (
    CLANS,
    DWARVES_PER_CLAN,
    INFORMATION,
    MINE,
    MINES,
    PATH,
    ROLE,
    ROLES,
    TRAP,
    TREASURE,
    TREASURES,
    TROLL,
    Box,
)

COMPASS: Final[tuple[str, ...]] = ("north", "east", "south", "west")


class CardMove(Move):
    """Plays one card of the hand."""

    def __init__(self, card: int, text: str, rule: str, key: str, words: dict[str, Word]) -> None:
        super().__init__(text, rule, key, words)
        self.card = card


class Lay(CardMove):
    def __init__(self, card: int, name: str, face: int, field: int, at: str) -> None:
        turned = " turned" if face & 1 else ""
        key = "move.lay_turned" if face & 1 else "move.lay"
        super().__init__(card, f"lay {name} at {at}{turned}", "LM-3.01", key, {"card": name, "field": at})
        self.face = face
        self.field = field


class PlayOnField(CardMove):
    def __init__(self, card: int, name: str, field: int, at: str) -> None:
        rule = "LM-4.06" if name == "storm" else "LM-4.01"
        super().__init__(card, f"play {name} on {at}", rule, f"move.{name}", {"field": at})
        self.field = field


class PlayOnPassage(CardMove):
    def __init__(self, card: int, name: str, passage: int, at: str) -> None:
        rule = "LM-4.03" if name == "trap" else "LM-4.04"
        super().__init__(card, f"play {name} on {at}", rule, f"move.{name}", {"passage": at})
        self.passage = passage


class LookAt(CardMove):
    """An information card and what to look at: a mine, a treasure laid out, or a seat's role."""

    def __init__(self, card: int, name: str, subject: int, target: int, at: str) -> None:
        what = ("mine", "treasure", "role")[subject]
        words: dict[str, Word] = {"card": name, "target": at}
        if subject == ROLE:
            words["other"] = target
        super().__init__(card, f"play {name} on {what} {at}", "LM-4.02", f"move.look_{what}", words)
        self.subject = subject
        self.target = target


class Discard(Move):
    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"discard {name}", "LM-2.02", "move.discard", {"card": name})
        self.card = card


class Step(Move):
    def __init__(self, direction: int) -> None:
        where = COMPASS[direction]
        super().__init__(f"step {where}", "LM-5.01", "move.step", {"direction": where})
        self.direction = direction


class TakeTreasure(Move):
    def __init__(self, slot: int) -> None:
        super().__init__(f"take treasure {slot + 1}", "LM-5.16", "move.take_treasure", {"slot": slot + 1})
        self.slot = slot


class TurnMine(Move):
    def __init__(self, turned: int) -> None:
        where = ("as printed", "half turned")[turned]
        super().__init__(f"mine {where}", "LM-5.14", f"move.mine_{'turned' if turned else 'printed'}", {})
        self.turned = turned


class PickDwarf(Move):
    def __init__(self, dwarf: int) -> None:
        super().__init__(f"pick dwarf {dwarf + 1}", "LM-1.05", "move.pick_dwarf", {"dwarf": dwarf + 1})
        self.dwarf = dwarf


class Moves:
    """Every move there is with one box, in a stable order."""

    def __init__(self, box: Box) -> None:
        self.notation = Notation(box)
        names = [card.name for card in box.cards]
        seats = range(box.most_seats)
        self.stop = self.notation.add(GoOn("stop", "LM-5.06", "move.stop"))
        self.step = tuple([self.notation.add(Step(direction)) for direction in range(4)])
        self.keep_rest = self.notation.add(GoOn("keep the rest", "LM-2.06", "move.keep_rest"))
        self.discard = tuple([self.notation.add(Discard(card, name)) for card, name in enumerate(names)])
        self.take_treasure = tuple([self.notation.add(TakeTreasure(slot)) for slot in seats])
        self.turn_mine = tuple([self.notation.add(TurnMine(turned)) for turned in range(2)])
        self.pick_dwarf = tuple([self.notation.add(PickDwarf(dwarf)) for dwarf in range(DWARVES_PER_CLAN)])
        self.propose_end = self._say("propose end", "LM-6.11", "move.propose_end")
        self.agree = self._say("agree", "LM-6.11", "move.agree")
        self.refuse = self._say("refuse", "LM-6.11", "move.refuse")

        self.lay: list[tuple[Lay, ...]] = [() for _ in range(2 * len(names))]
        self.on_field: list[tuple[PlayOnField, ...]] = [() for _ in names]
        self.on_passage: list[tuple[PlayOnPassage, ...]] = [() for _ in names]
        self.look: list[list[list[LookAt]]] = [[[], [], []] for _ in names]
        for card, use in enumerate(box.use):
            if use == PATH:
                self._add_lays(box, card)
            elif use == INFORMATION:
                self._add_looks(box, card)
            elif use in (TRAP, TROLL):
                self._add_on_passages(box, card)
            else:
                self._add_on_fields(box, card)

        self.start = self._fates("start with seat", [str(seat + 1) for seat in seats], "LM-1.07")
        self.lay_out = self._fates("lay out", TREASURES, "LM-1.03")
        self.deal_role = self._fates("deal", [f"{c} {r}" for c in CLANS for r in ROLES], "LM-1.04")
        self.draw = self._fates("draw", names, "LM-2.02")
        self.lose = self._fates("lose", names, "LM-4.03")
        self.mine_is = self._fates("mine is", MINES, "LM-1.02")
        dearest = max([max(values) for values in box.treasure_values])
        self.worth = self._fates("worth", [str(value) for value in range(dearest + 1)], "LM-1.03")

    def _say(self, text: str, rule: str, key: str) -> Move:
        return self.notation.add(Move(text, rule, key, {}))

    def _fates(self, verb: str, things: Sequence[str], rule: str) -> tuple[Fate, ...]:
        return tuple([self.notation.add(Fate(i, f"{verb} {thing}", rule)) for i, thing in enumerate(things)])

    def _add_lays(self, box: Box, card: int) -> None:
        name, faces = box.cards[card].name, box.faces[card]
        lays: dict[int, dict[int, Lay]] = {face: {} for face in faces}
        for field in box.grid.fields():
            at = box.grid.names[field]
            for face in faces:
                lays[face][field] = self.notation.add(Lay(card, name, face, field, at))
            if len(faces) == 1:
                self.notation.alias(f"lay {name} at {at} turned", lays[card * 2][field])
        for face in faces:
            self.lay[face] = by_number(lays[face], box.grid.size)

    def _add_on_fields(self, box: Box, card: int) -> None:
        plays: dict[int, PlayOnField] = {}
        for field in box.grid.fields():
            move = PlayOnField(card, box.cards[card].name, field, box.grid.names[field])
            plays[field] = self.notation.add(move)
        self.on_field[card] = by_number(plays, box.grid.size)

    def _add_on_passages(self, box: Box, card: int) -> None:
        grid = box.grid
        plays: dict[int, PlayOnPassage] = {}
        for field in grid.fields():
            for direction in (EAST, SOUTH):
                there = grid.next[direction][field]
                if there >= 0:
                    at = f"{grid.names[field]}-{grid.names[there]}"
                    passage = grid.passage[direction][field]
                    move = self.notation.add(PlayOnPassage(card, box.cards[card].name, passage, at))
                    plays[passage] = move
                    back = f"{grid.names[there]}-{grid.names[field]}"
                    self.notation.alias(move.text.replace(at, back), move)
        self.on_passage[card] = by_number(plays, 2 * grid.size)

    def _add_looks(self, box: Box, card: int) -> None:
        seats = [str(seat + 1) for seat in range(box.most_seats)]
        mines = [box.grid.names[field] for field in box.mine_fields]
        for subject, targets in ((MINE, mines), (TREASURE, seats), (ROLE, seats)):
            if box.detail[card] >> subject & 1:
                for target, at in enumerate(targets):
                    move = LookAt(card, box.cards[card].name, subject, target, at)
                    self.look[card][subject].append(self.notation.add(move))
