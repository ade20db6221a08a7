"""What can be done in Covenant, in groups, each choice with what it costs and brings."""

from __future__ import annotations

from underhall.cli.boards.choices import Gathering
from underhall.cli.boards.covenant.clan import ClanBoard, goal_words
from underhall.cli.boards.covenant.panels import Panels
from underhall.cli.words import say
from underhall.core.notation import Move
from underhall.games.covenant.icons import (
    BUILDINGS_NAMED,
    COIN_ROW,
    HOUSE,
    PILLAR,
    RELIC_ROW,
    RUBBLE_ROW,
    SILVER_ROW,
    TOOL_ROW,
    TOOLS,
    TRADITION_ROW,
    WORKSHOP,
    all_said,
)
from underhall.games.covenant.moves import Pick, Put

# The choices whose last word is what is chosen; the words before it name the group.
BY_LAST_WORD = (
    "assign",
    "rubble",
    "reveal",
    "defeat",
    "move_enemy",
    "bonus",
    "build_house",
    "build_workshop",
    "build_pillar",
    "build_gate",
    "draft_start",
    "draft_tradition",
    "draft_goal",
    "show_goal",
    "coin",
    "benefit",
    "tradition",
    "relic",
    "forge",
    "resolve_coin",
    "honour",
)
MARKETS = {
    "rubble": RUBBLE_ROW,
    "tradition": TRADITION_ROW,
    "relic": RELIC_ROW,
    "benefit": COIN_ROW,
}

BY_NAME = ("draft_tradition", "draft_goal", "show_goal", "honour")
SLOTS_TO_PLACES = {"coin": COIN_ROW, "forge": TOOL_ROW}


class Choices:
    """The choices of one question."""

    def __init__(self, panels: Panels) -> None:
        self.panels = panels
        self.box = panels.box
        self.view = panels.view
        self.words = panels.words
        self.clan = ClanBoard(panels)

    def gather(self, options: list[Move]) -> Gathering:
        gathering = Gathering()
        for move in options:
            key = move.key.removeprefix("move.")
            if isinstance(move, Pick) and key in BY_LAST_WORD:
                self._by_last_word(gathering, move, key)
            elif isinstance(move, Put) and key.startswith("adorn"):
                name, _, ornament = move.text.partition(" with ")
                detail = self.panels.offer(SILVER_ROW + key.endswith("gold"), move.what)
                gathering.add(move, f"{ornament} ({detail})", f"{name} with")
            else:
                gathering.add(move, self._alone(move, key))
        return gathering

    def _alone(self, move: Move, key: str) -> str:
        words = self.words.say(move.key, move.words)
        if key == "die" and isinstance(move, Pick):
            return f"{words} ({all_said(self.box.enemies[move.what].faces[self.view.dice[move.what]])})"
        if key == "use_relic" and isinstance(move, Pick):
            return f"{words} ({all_said(self.box.relics[move.what].gives)})"
        return words

    def _by_last_word(self, gathering: Gathering, move: Pick, key: str) -> None:
        detail = self._detail(move, key)
        if key in BY_NAME:
            gathering.add(move, detail, move.text.rpartition(" ")[0])
            return
        name, last = _cut(move.text)
        offer = self.panels.offer(SLOTS_TO_PLACES[key], move.what) if key in SLOTS_TO_PLACES else ""
        heading = f"{name}: {offer}" if offer else name
        gathering.add(move, f"{last} ({detail})" if detail else last, name, heading)

    def _detail(self, move: Pick, key: str) -> str:
        """What a choice costs or brings."""
        box, what = self.box, move.what
        if key in MARKETS:
            return self.panels.offer(MARKETS[key], what)
        if key in ("draft_tradition", "honour"):
            return self.words.word(f"tradition.{what + 1}")
        if key in ("draft_goal", "show_goal"):
            return goal_words(self.panels, what)
        if key == "draft_start":
            return all_said(box.starts[what].gives)
        if key == "resolve_coin":
            return self.panels.coin(self.clan.own.coins[what])
        if isinstance(move, Put):
            return self._place(move, key)
        return self._on_map(what, key)

    def _place(self, move: Put, key: str) -> str:
        """What the place of the clan board gives."""
        if key == "coin":
            old = self.clan.own.coins[move.where]
            gives = all_said(self.box.printed.coin_places[move.where])
            return say("covenant.covers", gives=gives, coin=self.panels.coin(old)) if old >= 0 else gives
        if key == "forge":
            place = self.box.clan.places[move.where]
            return f"{TOOLS[place.column]}: {all_said(place.gives)}"
        return self.clan.slot(move.where) if key == "assign" else ""

    def _on_map(self, what: int, key: str) -> str:
        """What a chamber, point, edge or bonus space gives."""
        hexes = self.box.hexes
        if key == "reveal":
            return all_said(self.box.backs[self.view.backs[what]])
        if key == "bonus":
            return ""
        kind = BUILDINGS_NAMED.index(key.removeprefix("build_"))
        if kind in (HOUSE, WORKSHOP):
            chambers: tuple[int, ...] = (what,)
        else:
            chambers = tuple(hexes.corners[what] if kind == PILLAR else hexes.edges[what])
        bonuses = self.box.printed.bonuses[kind]
        tiles = [self.view.tiles[chamber] for chamber in chambers]
        gifts = [all_said(bonuses[self.box.tiles[tile].deposit]) for tile in tiles if tile >= 0]
        return " + ".join(gift for gift in gifts if gift)


def _cut(text: str) -> tuple[str, str]:
    """The name of the group and what is chosen in it; `place 5` is one thing, as a number alone misleads."""
    words = text.split()
    if not words[-1].isdigit():
        return " ".join(words[:-1]), words[-1]
    cut = -3 if words[0] in SLOTS_TO_PLACES else -2
    return " ".join(words[:cut]), " ".join(words[-2:])
