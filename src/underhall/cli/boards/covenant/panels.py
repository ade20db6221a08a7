"""What lies around the mountain of Covenant: clans, sites, throne, dice, projects, and what is on offer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from underhall.cli.boards.covenant import marks
from underhall.cli.boards.covenant.gifts import gift, gifts
from underhall.cli.words import say
from underhall.core.catalogue import Catalogue
from underhall.games.covenant.components import Box
from underhall.games.covenant.icons import (
    ANY,
    COIN_ROW,
    DIFFICULTIES,
    ENEMIES,
    RELIC_ROW,
    RESOURCES,
    REWARDS,
    ROWS,
    RUBBLE_ROW,
    SILVER_ROW,
    SLOT_COLOURS,
    TOOL_ROW,
    TOOLS,
    TRADITION_ROW,
    all_said,
)
from underhall.games.covenant.moves import POST_NAMES
from underhall.games.covenant.rules.dig import rubble_cost
from underhall.games.covenant.view import ClanView, View

ERAS = 3


class Panels:
    """All panels of one view."""

    def __init__(
        self,
        box: Box,
        view: View,
        names: Sequence[str],
        words: Catalogue,
        tally: Sequence[dict[str, int]] = (),
    ) -> None:
        self.box = box
        self.view = view
        self.names = names
        self.words = words
        self.tally = tally
        self.side = box.side(view.seats)

    def is_seated(self) -> bool:
        return self.view.seat < self.view.seats

    def name(self, clan: int) -> str:
        return self.names[clan] if clan < len(self.names) else say("covenant.elders")

    def title(self) -> Text:
        view = self.view
        text = Text(say("covenant.era", era=max(view.era, 1), eras=ERAS), "bold").append(" · ", "not bold")
        if self.is_seated():
            mark, style = marks.clan_mark(view.seat)
            text.append(say("covenant.you", mark=mark, name=self.names[view.seat]), style)
            text.append(" · ").append(self._score(), "not bold")
        else:
            text.append(say("covenant.spectator"), "not bold italic")
        pending = [said for link in view.chain[1:] for said in link.rewards]
        if pending:
            what = ", ".join([as_gift(said) for said in pending])
            text.append(" · ").append(say("covenant.pending", what=what), "not bold")
        return text

    def turn(self) -> list[Text]:
        """The tool at work: its dwarf and token, the strength left, the rubble chosen, the ornament."""
        view = self.view
        if view.post < 0 or view.to_move < 0:
            return []
        dwarf = view.clans[view.to_move].posts[view.post]
        parts = [
            say(
                "covenant.at_work",
                post=self.words.word(f"post.{POST_NAMES[view.post]}"),
                dwarf=f"{dwarf} + {view.boost}" if view.boost else dwarf,
                strength=view.power,
            )
        ]
        if view.strength >= 0:
            parts.append(say("covenant.left", strength=view.strength))
        if view.cleared:
            tiles = [gifts(self.box.rubble[view.rows[RUBBLE_ROW][slot]].gives) for slot in view.cleared]
            parts.append(say("covenant.cleared", what=", ".join(tiles)))
        if view.clans[view.to_move].ornaments[view.post] >= 0:
            parts.append(say("covenant.ornament_used" if view.ornament_used else "covenant.ornament_left"))
        return [Text(" · ".join(parts))]

    def _score(self) -> str:
        """`7 glory, 16 as it stands`."""
        glory = self.view.clans[self.view.seat].glory
        key = "covenant.score_stands" if self.tally else "covenant.score"
        return say(key, glory=glory, stands=self._stands(self.view.seat))

    def _stands(self, clan: int) -> str:
        """What the glory would come to if the game ended now."""
        return str(sum(self.tally[clan].values())) if self.tally else ""

    # Clans

    def players(self) -> Group:
        return Group(self.clans(), *self.belongings(), *self.elders())

    def clans(self) -> Table:
        """Glory, glory as it stands, tracks, achievements."""
        heads = ("glory", "stands", "court", "prestige", "mine")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        for _ in range(len(heads) + 1):
            grid.add_column(no_wrap=True, justify="right")
        named = [Text(say(f"covenant.head_{key}"), marks.FAINT) for key in heads]
        grid.add_row(Text(), *named, Text(marks.ACHIEVEMENT))
        for clan, owner in enumerate(self.view.clans):
            cells = [str(owner.glory), self._stands(clan)]
            cells += [str(number) for number in (*owner.tracks, owner.achievements)]
            grid.add_row(self._name(clan), *cells)
        return grid

    def belongings(self) -> list[Text]:
        """What the others have, a line each."""
        lines = []
        for clan, owner in enumerate(self.view.clans):
            if clan == self.view.seat or clan >= self.view.seats:
                continue
            text = Text.assemble(marks.clan_mark(clan), " ", self._in_short(owner))
            lines.append(text)
        return lines

    def _in_short(self, owner: ClanView) -> str:
        parts = [say("covenant.tavern_short", dwarves=dwarves(owner) or "-")]
        if any(owner.support):
            parts.append(support(owner))
        if any(owner.resources):
            parts.append(
                "".join(sign * n for sign, n in zip(marks.RESOURCE_SIGNS, owner.resources, strict=True))
            )
        parts.append(say("covenant.tools_short", tools=sum(tool >= 0 for tool in owner.tools)))
        if any(owner.dungeon):
            enemies = marks.enemies(owner.dungeon)
            parts.append(say("covenant.dungeon_short", enemies=enemies, keys=owner.keys))
        return ", ".join(parts)

    def _name(self, clan: int) -> Text:
        mark, style = marks.clan_mark(clan)
        pointer = marks.TO_MOVE_SIGN if self.view.to_move == clan else " "
        return Text(f"{pointer}{mark} {self.name(clan)}", style)

    def elders(self) -> list[Text]:
        """CV-16.13 What everybody can see of the Council of Elders."""
        board = self.view.elders
        if board is None:
            return []
        tools = [self.words.word(f"tool.{TOOLS[self.box.elders.card_tool[card]]}") for card in board.used]
        used = ", ".join(tools) or say("covenant.nothing")
        tiles = sum(len(row) for row in board.tiles)
        level = self.words.word(f"difficulty.{DIFFICULTIES[board.difficulty]}")
        return [
            Text(
                say(
                    "covenant.elders_board",
                    level=level,
                    cards=board.available,
                    forge=board.forge,
                    tiles=tiles,
                )
            ),
            Text(say("covenant.elders_used", used=used)),
        ]

    # Sites and throne

    def sites(self) -> Table:
        """Spaces in shares: the resource asked for, or whose cart stands there; then the bonus spaces."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for number, site in enumerate(self.side.sites):
            spaces = Text()
            for at, (resource, cart) in enumerate(zip(site.spaces, self.view.sites[number], strict=True)):
                spaces.append(" " if at and at % site.limit == 0 else "")
                spaces.append(*self._space(resource, cart))
            grid.add_row(Text(_site(site.name)), spaces, self._bonus(number))
        throne = Text()
        for resource, cart in zip(self.side.throne, self.view.throne, strict=True):
            throne.append(*self._space(resource, cart))
        grid.add_row(Text(say("covenant.throne")), throne)
        return grid

    def _space(self, resource: int, cart: int) -> tuple[str, str]:
        if cart == -1 and resource == ANY:
            return marks.ANY_SIGN, ""
        if cart == -1:
            return marks.RESOURCE_SIGNS[resource], marks.RESOURCE_STYLES[resource]
        return marks.holder(cart)

    def _bonus(self, number: int) -> Text:
        bonus = self.side.sites[number].bonus
        text = Text()
        for at, (bonus_gift, marker) in enumerate(zip(bonus, self.view.markers[number], strict=True)):
            text.append(" " if at else "")
            text.append(*(marks.holder(marker) if marker != -1 else (_short(all_said((bonus_gift,))), "")))
        return text

    def _dice(self) -> Text:
        text = Text.assemble((say("covenant.dice") + " ", "bold"))
        for kind, face in enumerate(self.view.dice):
            gives = gifts(self.box.enemies[kind].faces[face]) if face >= 0 else "?"
            text.append(f"{self.words.word(f'enemy.{ENEMIES[kind]}')} ", marks.ENEMY_STYLE).append(
                f"{gives}  ", "not bold"
            )
        return text

    def projects(self) -> Text:
        """The dice of the enemies, and what the councils will ask for."""
        parts = [
            f"{self.box.projects[number].name} {self.words.word(f'project.{self.box.projects[number].name}')}"
            for number in self.view.projects
            if number >= 0
        ]
        named = Text.assemble((say("covenant.projects") + " ", "bold"), "  ".join(parts))
        return Text("\n").join([self._dice(), named])

    # What is on offer

    def market(self) -> Table:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        for row, name in enumerate(ROWS):
            tiles = [
                f"{slot} {self.offer(row, slot - 1)}"
                for slot, tile in enumerate(self.view.rows[row], 1)
                if tile >= 0
            ]
            grid.add_row(self.words.word(f"row.{name}"), "   ".join(tiles) or say("covenant.nothing"))
        return grid

    def offer(self, row: int, slot: int) -> str:
        """A tile in a slot, with what it gives and costs."""
        box, tile = self.box, self.view.rows[row][slot]
        if tile < 0:
            return ""
        if row == RUBBLE_ROW:
            gives, effort = gifts(box.rubble[tile].gives), rubble_cost(slot)
            return say("covenant.effort", what=gives, strength=effort) if effort > 1 else gives
        if row == TRADITION_ROW:
            return self._for_glory(self.words.word(f"tradition.{tile + 1}"), slot)
        if row == COIN_ROW:
            return self._for_glory(self.coin(tile), slot)
        if row == RELIC_ROW:
            return say("covenant.relic_at", relic=self.relic(tile), space=box.printed.relic_spaces[slot])
        if row == TOOL_ROW:
            return self.tool(tile)
        gives = gifts(box.ornaments[row - SILVER_ROW][tile].gives)
        return say("covenant.for", what=gives, price=gift(RESOURCES[box.printed.ornament_prices[slot]], 1))

    def _for_glory(self, what: str, slot: int) -> str:
        """CV-8.01 Newer slots cost glory."""
        costs = self.box.printed.slot_costs
        cost = costs[slot] if slot < len(costs) else 0
        return f"{what} [-{cost}]" if cost else what

    def coin(self, kind: int) -> str:
        coin = self.box.coins[kind]
        return f"{self.words.word(f'coin.{coin.name}')}: {gifts(coin.gives)}"

    def relic(self, kind: int) -> str:
        relic = self.box.relics[kind]
        return f"{self.words.word(f'relic.{relic.name}')}: {gifts(relic.gives)}"

    def tool(self, number: int) -> str:
        tool = self.box.tools[number]
        return say(
            "covenant.tool",
            tool=self.words.word(f"tool.{TOOLS[tool.kind]}"),
            cost=REWARDS[tool.cost],
            resource=gift(REWARDS[tool.cost], 1),
            colour=self.words.word(f"slot_colour.{SLOT_COLOURS[tool.slot]}"),
        )


def dwarves(owner: ClanView) -> str:
    """The strengths of the dwarves in the tavern."""
    return "".join(str(strength) * count for strength, count in enumerate(owner.tavern, 1))


def support(owner: ClanView) -> str:
    return " ".join(f"+{worth}" for worth, count in enumerate(owner.support, 1) for _ in range(count))


def _site(name: str) -> str:
    kind, _, limit = name.partition(" ")
    return say(f"covenant.site_{kind}", limit=limit)


def as_gift(said: str) -> str:
    """What the engine writes `2 mine`."""
    amount, _, kind = said.rpartition(" ")
    return gift(kind, int(amount or 1))


def _short(said: str) -> str:
    """`2C`, `S`: steps at court, support."""
    return said.replace("court", "C").replace("support", "S").replace(" ", "")
