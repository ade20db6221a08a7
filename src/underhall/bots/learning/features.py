"""A position in numbers, for each player: what the view of a seat tells, and what its tally counts.

Every number comes twice, as it is and by how much of the game is left: a stone in hand is worth much at first
and a third of a point at last.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underhall.bots.heuristics.covenant.worth import TRADITION_WORTH
from underhall.bots.heuristics.lost_mines.ground import Ground
from underhall.bots.heuristics.lost_mines.outlook import NEARNESS
from underhall.games.covenant.icons import COURT_STEPS, MINE_STEPS, TOOLS, amount_of, kind_of

Row = list[float]
Tally = list[dict[str, int]]
CLAN = 12  # turns of a clan in a whole game of Covenant
COUNCIL = 10  # places in the council of a troll
HOARD = 7  # kinds of resources in the Mountain King
CART = 3
TREASURE = 3  # points of a treasure of The Lost Mines, on average
# How much more a nearer dwarf gets, if all go for the same treasures.
KEENNESS = (4, 16)


def mountain_king(view: Any, tally: Tally, box: Any) -> list[Row]:
    """The game goes on until somebody's council is full."""
    empty = [row.count(-1) for row in view.council]
    left = min(empty) / COUNCIL
    rows = []
    for seat in range(view.seats):
        purse = seat // 2 if view.teams else seat
        network = set(view.networks[purse])
        own = [
            *hoard(view, box, seat, purse),
            empty[seat] / COUNCIL,
            sum([box.cards[card].level for card in view.council[seat] if card >= 0]),
            len(network) / COUNCIL,
            sum([field in network for field in view.statues]),
            tally[seat]["statues"] + tally[seat]["pedestals"],
            view.seats,
        ]
        rows.append(by_time(own, left))
    return rows


def hoard(view: Any, box: Any, seat: int, purse: int) -> Row:
    """Resources in storage and on trolls, by kind; carts of the clans are carts."""
    counts = list(view.storage[purse])
    for card, load in zip(view.council[seat], view.laden[seat], strict=True):
        for bit, symbol in enumerate(box.cards[card].yields if card >= 0 else ()):
            if load >> bit & 1:
                counts[symbol if symbol < HOARD else CART] += 1
    return [float(count) for count in counts]


def covenant(view: Any, tally: Tally, box: Any) -> list[Row]:
    """Every dwarf works once in each of three eras. The Elders are no players."""
    rows = []
    for seat in range(view.seats):
        clan = view.clans[seat]
        turns = sum(clan.tavern) + CLAN // 3 * (2 - view.era) if view.era < 3 else 0
        own = [*holdings(clan, box), len(clan.finished), under_way(view, clan, seat, box), *standing(clan)]
        counted = [tally[seat]["penalty"], tally[seat]["goals"]]
        rows.append(by_time([*own, *counted, view.seats], turns / CLAN))
    return rows


def holdings(clan: Any, box: Any) -> list[Any]:
    """What lies on the board of a clan."""
    return [
        *clan.resources,
        max(0, clan.storage - sum(clan.resources)),
        clan.support[0] + 2 * clan.support[1],
        *tools(clan, box),
        sum([ornament >= 0 for ornament in clan.ornaments]),
        sum([income(box.coins[coin].gives) for coin in clan.coins if coin >= 0]),
        sum([TRADITION_WORTH[tradition] for tradition in clan.traditions]),
        sum(clan.relics) + sum(clan.fresh_relics),
        clan.keys,
        *clan.dungeon,
        *clan.forge,
    ]


def standing(clan: Any) -> list[Any]:
    """Buildings, tracks, and the strength of the dwarves that wait."""
    return [
        len(clan.houses) + len(clan.workshops),
        len(clan.pillars) + len(clan.gates),
        clan.achievements,
        *clan.tracks,
        sum([(at + 1) * count for at, count in enumerate(clan.tavern)]),
    ]


def tools(clan: Any, box: Any) -> list[int]:
    """By kind."""
    kinds = [box.tools[tool].kind for tool in clan.tools if tool >= 0]
    return [kinds.count(kind) for kind in range(len(TOOLS))]


def income(gives: tuple[int, ...]) -> float:
    """What a coin brings in a council, by a quick look."""
    steps = [COURT_STEPS <= kind_of(gift) <= MINE_STEPS for gift in gives]
    return sum([amount_of(gift) * (1.5 if step else 1.0) for gift, step in zip(gives, steps, strict=True)])


def under_way(view: Any, clan: Any, seat: int, box: Any) -> float:
    """How far the sites are on which the clan has carts and no structure yet."""
    limits = [site.limit for site in box.side(view.seats).sites]
    done = [row.count(seat) / limit for row, limit in zip(view.sites, limits, strict=True)]
    return float(sum([part for at, part in enumerate(done) if at not in clan.finished]))


def lost_mines(view: Any, tally: Tally, box: Any) -> list[Row]:
    """Who is near to the mines takes what is left in them, while there are turns left."""
    ground = Ground(box, view)
    places = [box.starts[clan] if at < 0 else at for at, clan in zip(view.places, view.clans, strict=True)]
    turns = turns_left(view)
    near = [NEARNESS[ground.far[place]] * (left > 0) for place, left in zip(places, turns, strict=True)]
    left = view.treasure_owners.count(-1)
    rows = []
    for seat, place in enumerate(places):
        mine = box.mine_at[place]
        kind = view.mine_kinds[mine] if mine >= 0 else -1
        own = [
            near[seat],
            near[seat] * near[seat],
            *[left * near[seat] ** keen / (sum([n**keen for n in near]) or 1.0) for keen in KEENNESS],
            ground.left[kind] / places.count(place) if kind >= 0 else 0,
            (sum(near) - near[seat]) / (view.seats - 1),
            left,
            min(turns[seat], 8) / 8,
            tally[seat]["treasures"],
            view.seats,
        ]
        rows.append([number * (turns[seat] > 0) for number in by_time(own, min(turns[seat], 8) / 8)])
    return rows


def turns_left(view: Any) -> list[float]:
    """LM-2.03 Of each dwarf; who has passed has none."""
    drawing = view.seats - sum(view.passed)
    shares = [0 if passed else view.pile / drawing for passed in view.passed]
    return [size + share for size, share in zip(view.hand_sizes, shares, strict=True)]


def treasures(view: Any) -> Tally:
    """LM-5.17 By what the seat knows of the values."""
    found = [{"treasures": 0} for _ in range(view.seats)]
    for owner, value in zip(view.treasure_owners, view.treasure_values, strict=True):
        if owner >= 0:
            found[owner]["treasures"] += TREASURE if value < 0 else value
    return found


def by_time(own: list[Any], left: float) -> Row:
    row = [1.0, *[float(number) for number in own]]
    return [*row, *[number * left for number in row]]


FEATURES: dict[str, Callable[[Any, Tally, Any], list[Row]]] = {
    "mountain_king": mountain_king,
    "covenant": covenant,
    "lost_mines": lost_mines,
}
