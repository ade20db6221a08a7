"""What can be done in Covenant, in groups, each choice with what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable

from underhall.cli.boards.choices import Gathering
from underhall.cli.boards.covenant.gifts import amounts
from underhall.cli.boards.covenant.own import ClanBoard, goal_words
from underhall.cli.boards.covenant.panels import Panels
from underhall.cli.words import say
from underhall.core.game import Outlook
from underhall.core.notation import Move
from underhall.games.covenant.icons import (
    COIN_ROW,
    RELIC_ROW,
    RUBBLE_ROW,
    SILVER_ROW,
    TOOL_ROW,
    TRADITION_ROW,
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
# What is chosen by its number: what it is called, and which word tells the number.
NTH = {
    "rubble": ("rubble", "slot"),
    "bonus": ("bonus", "space"),
    "benefit": ("coin", "slot"),
    "tradition": ("tradition", "slot"),
    "relic": ("relic", "slot"),
    "coin": ("place", "place"),
    "forge": ("place", "place"),
    "resolve_coin": ("place", "place"),
}
SLOTS_TO_PLACES = {"coin": COIN_ROW, "forge": TOOL_ROW}


class Choices:
    """The choices of one question."""

    def __init__(self, panels: Panels, outlook: Callable[[Move], Outlook | None]) -> None:
        self.panels = panels
        self.box = panels.box
        self.view = panels.view
        self.words = panels.words
        self.outlook = outlook
        self.clan = ClanBoard(panels)

    def gather(self, options: list[Move]) -> Gathering:
        gathering = Gathering()
        for move in options:
            key = move.key.removeprefix("move.")
            if isinstance(move, Pick) and key in BY_LAST_WORD:
                self._by_last_word(gathering, move, key)
            elif isinstance(move, Put) and key.startswith("adorn"):
                detail = self.panels.offer(SILVER_ROW + key.endswith("gold"), move.what)
                ornament = say(f"covenant.nth_{key.removeprefix('adorn_')}", n=move.what + 1)
                name = say("covenant.group_adorn", tool=self.clan.tool(move.where))
                gathering.add(move, f"{ornament} ({detail}: {self._deal(move)})", name)
            else:
                detail = self._deal(move)
                words = self.words.say(self.words.label(self.view.question, move.key), move.words)
                gathering.add(move, f"{words} ({detail})" if detail else words)
        return gathering

    def _by_last_word(self, gathering: Gathering, move: Pick, key: str) -> None:
        detail, name = self._detail(move, key), self._group(move, key)
        if key in BY_NAME:
            gathering.add(move, detail, name)
            return
        last = self._last(move, key)
        offer = self.panels.offer(SLOTS_TO_PLACES[key], move.what) if key in SLOTS_TO_PLACES else ""
        heading = say(f"covenant.head_{key}", slot=move.words["slot"], offer=offer) if offer else name
        gathering.add(move, f"{last} ({detail})" if detail else last, name, heading)

    def _group(self, move: Pick, key: str) -> str:
        """What is chosen is said behind it."""
        words = dict(move.words)
        if "enemy" in words:
            words["enemy"] = self.words.word(f"enemy.{words['enemy']}")
        return say(f"covenant.group_{key}", **words)

    def _last(self, move: Pick, key: str) -> str:
        """What is chosen; never a number alone, as that would be taken for a choice."""
        if key == "assign" and isinstance(move, Put):
            return self.clan.tool(move.where)
        if key == "draft_start":
            return self.words.word(f"start.{move.words['start']}")
        if key in NTH:
            kind, word = NTH[key]
            return say(f"covenant.nth_{kind}", n=move.words[word])
        return str(move.words.get("there") or move.words.get("where") or move.words["chamber"])

    def _detail(self, move: Pick, key: str) -> str:
        """What a choice is about, or what it costs and brings."""
        if key in MARKETS:
            return self.panels.offer(MARKETS[key], move.what)
        if key in ("draft_tradition", "honour"):
            return self.words.word(f"tradition.{move.what + 1}")
        if key in ("draft_goal", "show_goal"):
            return goal_words(self.panels, move.what)
        if key == "assign" and isinstance(move, Put):
            return self.clan.slot(move.where)
        old = self.clan.own.coins[move.where] if key == "coin" and isinstance(move, Put) else -1
        deal = self._deal(move)
        return say("covenant.covers", gives=deal, coin=self.panels.coin(old)) if old >= 0 else deal

    def _deal(self, move: Move) -> str:
        """What a choice costs and brings, as the rules tell it."""
        outlook = self.outlook(move)
        if outlook is None:
            return ""
        parts = [amounts(outlook.gives), amounts(outlook.then)]
        gives = say("covenant.then", what=parts[0], more=parts[1]) if all(parts) else "".join(parts)
        if not outlook.sure:
            gives = f"{gives} + ?" if gives else "?"
        if outlook.costs:
            price = amounts(outlook.costs)
            alone = say("covenant.price", price=price)
            gives = say("covenant.for", what=gives, price=price) if gives else alone
        warnings = [self.words.word(f"warning.{key}") for key in outlook.warns]
        return "; ".join([gives, *warnings] if gives else warnings)
