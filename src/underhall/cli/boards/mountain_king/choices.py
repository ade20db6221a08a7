"""What can be done in the Mountain King, in groups, each choice with what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from underhall.cli.boards.choices import Gathering
from underhall.cli.boards.mountain_king.own import on_trolls, pile
from underhall.cli.words import say
from underhall.core.catalogue import Catalogue
from underhall.core.game import Outlook
from underhall.core.notation import Move
from underhall.games.mountain_king.components import (
    NONE,
    PAYMENTS,
    RESOURCES,
    STATUE_CLANS,
    Box,
    Face,
)
from underhall.games.mountain_king.moves import SOURCES, Dig, Give, Lay, Pick, Store
from underhall.games.mountain_king.view import View

# The groups of choices that are one of several things, and the word that tells them apart.
GROUPS = {
    "move.gate": "square",
    "move.recruit": "stand",
    "move.place": "place",
    "move.take_pedestal": "clan",
    "move.put_pedestal": "clan",
    "move.found": "workshop",
    "move.trade": "resource",
    "move.cast": "spell",
    "move.work": "square",
    "move.haul": "square",
    "move.to": "square",
    "move.collapse": "square",
    "move.divine": "square",
    "move.stir": "square",
    "move.consecrate": "square",
    "move.unload": "place",
    "move.drum": "place",
    "move.toll": "stand",
    "move.elevate": "place",
    "move.with": "stand",
}
# Those of these words that the catalogue says otherwise, by its family.
NAMED = {"clan": "clan", "workshop": "workshop", "resource": "symbol", "spell": "spell"}
OWN_TROLLS = ("move.unload", "move.drum", "move.elevate")


class Choices:
    """The choices of one question."""

    def __init__(
        self, box: Box, view: View, words: Catalogue, outlook: Callable[[Move], Outlook | None]
    ) -> None:
        self.box = box
        self.view = view
        self.words = words
        self.outlook = outlook
        self.board = box.boards[view.side]

    def gather(self, options: list[Move]) -> Gathering:
        gathering = Gathering()
        for move in options:
            if isinstance(move, Dig):
                mineral = self.words.word(f"symbol.{PAYMENTS[move.mineral]}")
                name = say("mountain_king.group_dig", mineral=mineral)
                gathering.add(move, self._dig(move), name)
            elif isinstance(move, Lay):
                self._lay(gathering, move)
            elif isinstance(move, Pick) and move.key == "move.trade":
                self._trade(gathering, move)
            elif isinstance(move, Pick) and move.key in GROUPS:
                self._pick(gathering, move)
            elif isinstance(move, Give | Store):
                self._hand_over(gathering, move)
            else:
                gathering.add(move, self._alone(move))
        return gathering

    def _alone(self, move: Move) -> str:
        return self.words.say(self.words.label(self.view.question, move.key), move.words)

    def _pick(self, gathering: Gathering, move: Pick) -> None:
        name = say(f"mountain_king.group_{move.key.removeprefix('move.')}")
        word = GROUPS[move.key]
        plain = str(move.words[word])
        plain = self.words.word(f"{NAMED[word]}.{plain}") if word in NAMED else plain
        detail = self._detail(move)
        gathering.add(move, f"{plain} ({detail})" if detail else plain, name)

    def _trade(self, gathering: Gathering, move: Pick) -> None:
        """All in one line: what a trade costs, and how much there is of what it is for."""
        outlook, purse = self.outlook(move), self.view.seat // 2 if self.view.teams else self.view.seat
        price = outlook.costs["any"] if outlook else 0
        name = say(f"mountain_king.group_trade{'' if price else '_more'}", price=price)
        stock = self.view.storage[purse][move.what] + on_trolls(self.box, self.view)[move.what]
        resource = self.words.word(f"symbol.{move.words['resource']}")
        gathering.fold(name)
        gathering.add(move, f"{resource} ({say('mountain_king.stock', count=stock)})", name)

    def _hand_over(self, gathering: Gathering, move: Give | Store) -> None:
        what = self.words.word(f"symbol.{move.words['symbol']}")
        place = move.words.get("source", move.words.get("place"))
        place = self.words.word(f"council_place.{place}") if place == SOURCES[-1] else place
        label = say("mountain_king.from", what=what, place=place) if place else what
        name = say(f"mountain_king.group_{'store' if isinstance(move, Store) else 'give'}")
        gathering.add(move, label, name)

    def _detail(self, move: Pick) -> str:
        """What a short name does not say."""
        view, what = self.view, move.what
        warned = self._warned(move)
        if warned:
            return warned
        if move.key in ("move.recruit", "move.with"):
            return self._troll(view.horde[what])
        if move.key in OWN_TROLLS:
            return self._troll(view.council[view.seat][what])
        if move.key == "move.place":
            return self._leads_to(move)
        if move.key == "move.toll":
            return pile(view.bribes[what], " ")
        if move.key == "move.work":
            return self._workshop(view.workshop_at[self.board.sites.index(what)])
        if move.key == "move.found":
            return self._use(what)
        if move.key in ("move.haul", "move.stir"):
            return self._statue(view.statue_clans[view.statues.index(what)])
        if move.key == "move.divine":
            return self.words.word(f"symbol.{RESOURCES[self.board.buried[what]]}")
        return self._worth(what) if move.key == "move.to" else ""

    def _troll(self, card: int) -> str:
        return self.words.word(f"troll.{self.box.cards[card].name}")

    def _statue(self, clan: int) -> str:
        return say("mountain_king.a_statue", clan=self.words.word(f"clan.{STATUE_CLANS[clan]}"))

    def _workshop(self, shop: int) -> str:
        return f"{self.words.word(f'workshop.{self.box.workshops[shop].name}')}: {self._use(shop)}"

    def _use(self, shop: int) -> str:
        """Its first sentence."""
        return self.words.word(f"workshop_use.{self.box.workshops[shop].name}").partition(".")[0]

    def _worth(self, field: int) -> str:
        """What a statue there is worth by its band."""
        statue = self.view.details.get("statue", NONE)
        worth = self.box.statue_honor[self.board.bands[field]]
        clan = self.view.statue_clans[statue] if statue != NONE else NONE
        if clan != NONE and field in self.view.pedestals[clan]:
            return say("mountain_king.doubled", honor=worth * 2)
        return say("mountain_king.worth", honor=worth)

    def _dig(self, move: Dig) -> str:
        """Tile and honor."""
        tunnel = self.box.tunnels[move.tile]
        return f"{tunnel.name} (+{self.box.tunnel_honor(tunnel.size, move.mineral)})"

    def _lay(self, gathering: Gathering, move: Lay) -> None:
        """A tunnel by the way it lies, a hall by its name and the way it lies."""
        hall = move.key.startswith("move.dedicate")
        face = (self.box.hall_faces if hall else self.box.faces)[move.face]
        name = say(f"mountain_king.{'flipped' if face.flipped else 'turned'}", degrees=face.turned)
        if hall:
            name = f"{self.words.word(f'hall.{self.box.halls[face.tile].name}')} {name}"
        found = self._hall(face.tile) if hall else self._leads_to(move)
        place = self.box.grid.names[move.field]
        gathering.add(
            move, f"{place} ({found})" if found else place, name, f"{shape_line(face)}  {name}", name
        )
        gathering.groups[name].picture = Text(shape(face, "   "))

    def _hall(self, number: int) -> str:
        hall = self.box.halls[number]
        return say("mountain_king.hall_honor", low=hall.low, high=hall.high)

    def _leads_to(self, move: Move) -> str:
        """What it brings and takes, as the engine says; minerals and honor are those of the whole group."""
        outlook = self.outlook(move)
        if outlook is None:
            return ""
        brought = {**outlook.gives, **outlook.then}
        parts = [self._amount(kind, count) for kind, count in brought.items() if kind != "honor"]
        if "hammer" in outlook.costs:
            parts.append(say("mountain_king.hammers", hammers=outlook.costs["hammer"]))
        return ", ".join(parts)

    def _warned(self, move: Move) -> str:
        outlook = self.outlook(move)
        return "; ".join([self.words.word(f"warning.{key}") for key in outlook.warns]) if outlook else ""

    def _amount(self, kind: str, amount: int) -> str:
        if amount > 1:
            return self.words.amount("symbol", kind, "", amount)
        return self.words.word(f"symbol.{kind}")


def shape_rows(face: Face) -> list[str]:
    """The tile as it lies: @ the square that is named, o the others."""
    xs, ys = [x for x, _ in face.cells], [y for _, y in face.cells]
    cells = set(face.cells)
    return [
        "".join(
            "@" if (x, y) == (0, 0) and (x, y) in cells else "o" if (x, y) in cells else "."
            for x in range(min(xs), max(xs) + 1)
        )
        for y in range(min(ys), max(ys) + 1)
    ]


def shape_line(face: Face) -> str:
    return "/".join(shape_rows(face))


def shape(face: Face, margin: str) -> str:
    return "\n".join(margin + " ".join(row).replace(".", " ") for row in shape_rows(face))
