"""The clan board of the seat."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from underhall.cli.boards.covenant import marks
from underhall.cli.boards.covenant.gifts import gifts
from underhall.cli.boards.covenant.panels import Panels, dwarves, support
from underhall.cli.words import say
from underhall.games.covenant.icons import (
    BUILDINGS_NAMED,
    COLUMNS,
    ENEMIES,
    POSTS,
    RESOURCES,
    SLOT_COLOURS,
    TOOLS,
    TRACKS,
)
from underhall.games.covenant.view import ClanView

AHEAD = 4


class ClanBoard:
    """What the seat has and works with."""

    def __init__(self, panels: Panels) -> None:
        self.panels = panels
        self.box = panels.box
        self.words = panels.words
        self.view = panels.view
        self.own: ClanView = panels.view.clans[panels.view.seat]

    def at_hand(self) -> Table:
        """What the next actions are done with."""
        return _headed(dwarves=self._dwarves(), tools=self._tools(), stock=self._stock())

    def in_store(self) -> Table:
        """What has been won, and what comes next."""
        return _headed(tracks=self._tracks(), tiles=self._tiles(), goals=self._goals())

    def _dwarves(self) -> str:
        own = self.own
        waiting = say("covenant.tavern", dwarves=" ".join(dwarves(own)) or say("covenant.nothing"))
        dungeon = self._captives() or say("covenant.nothing")
        parts = [waiting, say("covenant.support", tokens=support(own) or say("covenant.nothing"))]
        parts += [
            say("covenant.dungeon", enemies=dungeon, keys=own.keys),
            say("covenant.carts", carts=own.carts),
        ]
        return " · ".join(parts)

    def _captives(self) -> str:
        captives = zip(ENEMIES, self.own.dungeon, strict=True)
        return ", ".join([self.words.amount("enemy", kind, "", count) for kind, count in captives if count])

    def _tools(self) -> Text:
        """A tool with its slot or ornament, and the dwarf that stands there."""
        text = Text()
        for post in range(POSTS):
            if self.kind(post) < 0:
                continue
            dwarf = self.own.posts[post]
            in_use = post == self.view.post
            words = self.post(post) + (f" [{dwarf}]" if dwarf else "")
            text.append("  " if text else "").append(
                words, "bold" if in_use else marks.FAINT if dwarf else ""
            )
        return text

    def kind(self, post: int) -> int:
        if post < COLUMNS:
            return post
        tool = self.own.tools[post - COLUMNS]
        return self.box.tools[tool].kind if tool >= 0 else -1

    def post(self, post: int) -> str:
        """`axe (gold slot)`, `book in place 3 (silver ornament: goblin)`"""
        return f"{self.tool(post)} ({self.slot(post)})"

    def tool(self, post: int) -> str:
        """By what it is; a forged one also by where it lies."""
        name = self.words.word(f"tool.{TOOLS[self.kind(post)]}")
        return name if post < COLUMNS else say("covenant.forged", tool=name, place=post - COLUMNS + 1)

    def slot(self, post: int) -> str:
        """The slot's colour and its ornament."""
        forged = post >= COLUMNS
        number = (
            self.box.tools[self.own.tools[post - COLUMNS]].slot
            if forged
            else self.box.printed.tool_slots[post]
        )
        colour, ornament = self.words.word(f"slot_colour.{SLOT_COLOURS[number]}"), self.own.ornaments[post]
        if ornament < 0:
            return say("covenant.slot", colour=colour)
        return say("covenant.adorned", colour=colour, gives=gifts(self.box.ornaments[number][ornament].gives))

    def _stock(self) -> str:
        own = self.own
        resources = _counted(RESOURCES, own.resources) or say("covenant.nothing")
        buildings = _counted(BUILDINGS_NAMED, own.forge) or say("covenant.nothing")
        stock = say("covenant.stock", what=resources, spaces=own.storage)
        return f"{stock} · {say('covenant.forge', what=buildings)}"

    def _tracks(self) -> str:
        """Where the markers stand, and what the next spaces give."""
        parts = []
        for track, name in enumerate(TRACKS):
            at = self.own.tracks[track]
            ahead = self.box.tracks[track][at : at + AHEAD]
            gives = ", ".join(
                (marks.ACHIEVEMENT if space.achievement else "")
                + (gifts(space.gives) or ("" if space.achievement else "-"))
                for space in ahead
            )
            parts.append(f"{self.words.word(f'track.{name}')} {at}: {gives or say('covenant.track_end')}")
        return " · ".join(parts)

    def _tiles(self) -> str:
        own, panels = self.own, self.panels
        coins = [f"{place} {panels.coin(coin)}" for place, coin in enumerate(own.coins, 1) if coin >= 0]
        relics = [self._relic(kind, count) for kind, count in enumerate(own.relics) if count]
        customs = [self.words.word(f"tradition.{number + 1}") for number in own.traditions]
        parts = [("coins", coins), ("relics", relics), ("traditions", customs)]
        return " · ".join(say(f"covenant.{key}", what=", ".join(what)) for key, what in parts if what)

    def _relic(self, kind: int, count: int) -> str:
        used = self.own.used_relics[kind]
        words = self.panels.relic(kind) if used < count else self.panels.relic(kind).partition(":")[0]
        times = f"{count} " if count > 1 else ""
        return f"{times}{words}" + (f" ({say('covenant.used', count=used)})" if used else "")

    def _goals(self) -> str:
        return " · ".join(goal_words(self.panels, goal) for goal in self.own.goals if goal >= 0)


def _headed(**rows: Text | str) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    for key, words in rows.items():
        if words:
            grid.add_row(say(f"covenant.own_{key}"), words)
    return grid


def goal_words(panels: Panels, goal: int) -> str:
    word = panels.words.word(f"goal.{goal + 1}")
    return say("covenant.goal", glory=panels.box.goals[goal].glory, what=word)


def _counted(names: tuple[str, ...], counts: list[int]) -> str:
    return ", ".join(
        [
            f"{count} {say(f'covenant.gift_{name}', count=count)}"
            for name, count in zip(names, counts, strict=True)
            if count
        ]
    )
