"""Every position that is written down is also played at other seats, and beside others who own everything.

Most rule tests let seat 0 act. Whatever they let happen has to happen as well when all clans have moved one
seat on: that is the turned table. And it has to happen no differently, to who acts and to the board, when
everybody else keeps all 36 traditions and has coins, relics, tools, ornaments, tokens and keys: that is the
table of rich others. Alone, the player is rich while the Elders act.
"""

from __future__ import annotations

from collections.abc import Callable

from games.heard import Heard, heard
from underhall.core.agenda import NATURE, NOBODY, Item, parts_of
from underhall.core.notation import Move
from underhall.games.covenant.icons import POSTS, TRADITIONS
from underhall.games.covenant.rules.setup_players import ChooseFirst, Draft, SetUpPlayers
from underhall.games.covenant.table import NONE, Row, Table, with_row

BY_CLAN = (
    "glory",
    "tracks",
    "tavern",
    "posts",
    "tools",
    "ornaments",
    "support",
    "resources",
    "coins",
    "traditions",
    "relics",
    "fresh_relics",
    "used_relics",
    "extra_keys",
    "open_storage",
    "extra_storage",
    "extra_achievements",
    "forge",
    "finished",
    "carts",
    "dungeon",
    "start_tiles",
    "start_traditions",
    "goals",
    "shown_goals",
)
SHARED = (
    "era",
    "rows",
    "bags",
    "discards",
    "enemy_bag",
    "dice",
    "projects",
    "offers",
    "backs",
    "tiles",
    "revealed",
    "colours",
    "deposits",
    "enemies",
    "taken_spaces",
    "post",
    "boost",
    "acted",
    "ornament_used",
    "relic_used",
    "unresolved_coins",
    "honoured",
    "elder_kinds",
    "elder_deck",
    "elder_forged",
    "elder_forge",
    "elder_used",
    "elder_seen",
    "elder_tiles",
)
OWNED = ("carts_at", "throne", "markers", "buildings")
SEATLESS = (ChooseFirst, SetUpPlayers, Draft)


def turned(table: Table, by: int) -> Table:
    """All clans so many seats further on; nothing else is different."""
    other, seats = table.copy(), table.seats
    for name in BY_CLAN:
        held = getattr(table, name)
        setattr(other, name, tuple(held[(clan - by) % seats] for clan in range(seats)))

    def owner(clan: int) -> int:
        return (clan + by) % seats if clan >= 0 else clan

    other.throne = tuple(map(owner, table.throne))
    other.carts_at = tuple(tuple(map(owner, carts)) for carts in table.carts_at)
    other.markers = tuple(tuple(map(owner, markers)) for markers in table.markers)
    other.buildings = tuple(
        tuple(owners[(clan - by) % seats] for clan in range(seats)) for owners in table.buildings
    )
    other.results = tuple(table.results[(clan - by) % seats] for clan in range(len(table.results)))
    other.first = owner(table.first)
    other.agenda = [reseated(item, owner) for item in table.agenda]
    other.journal = None if table.journal is None else []
    return other


def reseated(item: Item[Table], owner: Callable[[int], int]) -> Item[Table]:
    parts = {name: getattr(item, name) for name in parts_of(type(item))}
    return type(item)(**{name: owner(x) if name in ("seat", "clan") else x for name, x in parts.items()})


def actor(item: Item[Table]) -> int:
    """The clan an item belongs to; NONE for nature's."""
    clan: int = getattr(item, "clan", item.seat)
    return clan


def beside_rich(table: Table, clan: int) -> Table:
    """Everybody but one clan owns everything; alone, the player keeps all traditions."""
    other = table.copy()
    for rich in range(table.seats):
        if rich == clan:
            continue
        traditions = list(other.traditions)
        traditions[rich] = (1 << TRADITIONS) - 1
        other.traditions = tuple(traditions)
        if table.elders == NONE:
            enrich(other, rich)
    return other


def enrich(table: Table, rich: int) -> None:
    """All at once, whatever it would have cost."""
    kinds = len(table.box.relics)
    held: dict[str, Row] = {
        "tools": tuple(range(len(table.tools[rich]))),
        "ornaments": (0,) * POSTS,
        "support": (3, 3),
        "resources": (2, 2, 2, 2),
        "coins": (0, 1, 2, 3, 4, 5),
        "relics": (1,) * kinds,
        "fresh_relics": (1,) * kinds,
        "used_relics": (1,) * kinds,
        "dungeon": (4, 3, 3),
        "tracks": tuple(length - 1 for length in table.box.track_lengths),
        "tavern": (0, 0, 0, 2),
        "posts": (0,) * (POSTS - 2) + (4, 3),
        "forge": (3, 3, 2, 2),
    }
    for name, row in held.items():
        setattr(table, name, with_row(getattr(table, name), rich, row))
    amounts = {
        "glory": 60,
        "extra_keys": 4,
        "open_storage": 2,
        "extra_storage": 3,
        "finished": 63,
        "carts": 1,
    }
    for name, amount in amounts.items():
        values = list(getattr(table, name))
        values[rich] = amount
        setattr(table, name, tuple(values))


class Doubles:
    """The tables on which the same is about to happen: what is told of the first is checked of the others."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.before = len(table.journal or [])
        self.turned: list[tuple[int, Table]] = []
        self.rich: list[tuple[int, Table]] = []
        coming = table.agenda[-1] if table.agenda else None
        if coming is None or isinstance(coming, SEATLESS):
            return
        clan = actor(coming)
        if table.elders == NONE:
            self.turned = [(by, turned(table, by)) for by in range(1, table.seats)]
            places = [(clan, table), *[((clan + by) % table.seats, double) for by, double in self.turned]]
        else:
            places = [(clan, table)] if clan == table.elders else []
        if clan != NONE:
            self.rich = [(here, beside_rich(double, here)) for here, double in places]

    def advance(self) -> None:
        for _, double in self.turned + self.rich:
            double.advance()
        self.check()

    def play(self, move: Move) -> None:
        for _, double in self.turned + self.rich:
            double.advance()
            double.play(move)
        self.check()

    def refuse(self, move: Move) -> None:
        """By the same rule, for the same reason, in the same words."""
        for _, double in self.turned + self.rich:
            double.advance()
            assert told_off(double, move) == told_off(self.table, move)

    def told(self, table: Table, by: int, since: int) -> list[Heard]:
        events = (table.journal or [])[since:]
        return heard(events, by, table.seats, at_the_end=not table.agenda)

    def check(self) -> None:
        for by, double in self.turned:
            assert whole(double) == whole(turned(self.table, by)), f"not the same {by} seats further on"
            assert self.told(double, 0, 0) == self.told(self.table, by, self.before), "told otherwise"
        for clan, double in self.rich:
            if double.to_move() in (clan, NATURE, NOBODY):
                by = (clan - self.rich[0][0]) % self.table.seats
                plain = turned(self.table, by) if by else self.table
                assert share(double, clan) == share(plain, clan), (
                    f"not the same for {clan} beside rich others"
                )


def told_off(table: Table, move: Move) -> tuple[str, str, dict[str, object]]:
    refusal = table.refusal(move)
    assert refusal is not None
    return refusal.rule, refusal.key, {**refusal.words}


def whole(table: Table) -> dict[str, object]:
    """All that is on a table, and what is asked next."""
    found: dict[str, object] = {name: getattr(table, name) for name in (*BY_CLAN, *SHARED, *OWNED)}
    found["bags"] = [bag.counts for bag in table.bags]
    found["enemy_bag"] = table.enemy_bag.counts
    found["first"], found["results"] = table.first, table.results
    found["agenda"] = [repr(item) for item in table.agenda]
    found["options"] = [move.text for move in table.options()]
    found["forced"] = str(table.forced())
    return found


def share(table: Table, clan: int) -> dict[str, object]:
    """What concerns one clan: its own things, the board, and what is asked next."""
    found = whole(table)
    for name in BY_CLAN:
        found[name] = getattr(table, name)[clan]
    for name in ("results", "agenda"):
        del found[name]
    return found
