"""The icons of Covenant: kinds of things, and the small language of rewards.

A reward is one int: its kind times 64, plus how much of it. What a tile gives is a tuple of rewards.
"""

from __future__ import annotations

from typing import Final

from underhall.core.words import clause

IRON: Final = 0
EMERALD: Final = 1
GOLD: Final = 2
MYTHRALL: Final = 3
ANY: Final = 4
RESOURCES: Final[tuple[str, ...]] = ("iron", "emerald", "gold", "mythrall")
DEPOSITS: Final[tuple[str, ...]] = RESOURCES[EMERALD:]

COURT: Final = 0
PRESTIGE: Final = 1
MINE: Final = 2
TRACKS: Final[tuple[str, ...]] = ("court", "prestige", "mine")

# Kinds of rewards. The first five are the resources, one of choice being the fifth.
COURT_STEPS: Final = 5
PRESTIGE_STEPS: Final = 6
MINE_STEPS: Final = 7
FREE_STEP: Final = 8
GLORY: Final = 9
SUPPORT: Final = 10
TOKEN: Final = 11
STRENGTHEN: Final = 12
STRENGTH: Final = 13
COIN: Final = 14
TRADITION: Final = 15
RELIC: Final = 16
RANSOM: Final = 17
FORGE: Final = 18
ADORN: Final = 19
THRONE: Final = 20
SITE: Final = 21
MOVE: Final = 22
DEFEAT_GOBLIN: Final = 23
DEFEAT_ORC: Final = 24
BUILD_HOUSE: Final = 25
BUILD_WORKSHOP: Final = 26
KEY: Final = 27
STORAGE: Final = 28
BUILDINGS: Final = 29
BENEFIT: Final = 30
REWARDS: Final[tuple[str, ...]] = (
    *RESOURCES,
    "any",
    *TRACKS,
    "step",
    "glory",
    "support",
    "token",
    "strengthen",
    "strength",
    "coin",
    "tradition",
    "relic",
    "ransom",
    "forge",
    "adorn",
    "throne",
    "site",
    "move",
    "goblin",
    "orc",
    "house",
    "workshop",
    "key",
    "storage",
    "buildings",
    "benefit",
)
MOST: Final = 64

PICK: Final = 0
AXE: Final = 1
COMPASS: Final = 2
CART: Final = 3
BOOK: Final = 4
TOOLS: Final[tuple[str, ...]] = ("pick", "axe", "compass", "cart", "book")
COLUMNS: Final = 4
PLACES: Final = 8
POSTS: Final = COLUMNS + PLACES

SILVER: Final = 0
GOLDEN: Final = 1
SLOT_COLOURS: Final[tuple[str, ...]] = ("silver", "gold")

GOBLIN: Final = 0
ORC: Final = 1
TROLL: Final = 2
ENEMIES: Final[tuple[str, ...]] = ("goblin", "orc", "troll")
DIE: Final = 6

HOUSE: Final = 0
WORKSHOP: Final = 1
PILLAR: Final = 2
GATE: Final = 3
BUILDINGS_NAMED: Final[tuple[str, ...]] = ("house", "workshop", "pillar", "gate")

YELLOW: Final = 0
BLUE: Final = 1
BLACK: Final = 2
COLOURS: Final[tuple[str, ...]] = ("yellow", "blue", "black")

# The open displays of the board.
RUBBLE_ROW: Final = 0
TRADITION_ROW: Final = 1
COIN_ROW: Final = 2
RELIC_ROW: Final = 3
TOOL_ROW: Final = 4
SILVER_ROW: Final = 5
GOLD_ROW: Final = 6
ROWS: Final[tuple[str, ...]] = (
    "rubble",
    "tradition",
    "coin",
    "relic",
    "tool",
    "silver ornament",
    "gold ornament",
)
SLOTS: Final[tuple[int, ...]] = (5, 4, 4, 4, 4, 3, 3)

ERAS: Final = 3
COIN_PLACES: Final = 6
MOST_STRENGTH: Final = 4
MOST_IN_CHAMBER: Final = 3
TRADITIONS: Final = 36
ELDER_CARDS: Final = 16
DIFFICULTIES: Final[tuple[str, ...]] = ("normal", "hard", "expert")

Rewards = tuple[int, ...]


def reward(kind: int, amount: int = 1) -> int:
    return kind * MOST + amount


def kind_of(gift: int) -> int:
    return gift // MOST


def amount_of(gift: int) -> int:
    return gift % MOST


def said(gift: int) -> str:
    """A reward as it is written: `2 mine`, `coin`."""
    name = REWARDS[kind_of(gift)]
    return name if amount_of(gift) == 1 else f"{amount_of(gift)} {name}"


def told(rewards: Rewards) -> str:
    """Rewards as clauses, for a sentence."""
    gifts = [(REWARDS[kind_of(gift)], amount_of(gift)) for gift in rewards]
    parts = [clause("one" if count == 1 else "more", count=count, what=what) for what, count in gifts]
    return "; ".join(parts) or clause("nothing")


def all_said(rewards: Rewards) -> str:
    return " + ".join([said(gift) for gift in rewards])
