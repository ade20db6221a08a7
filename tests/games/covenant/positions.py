"""Positions of Covenant, written down.

A chamber is written `b2 yellow gold 2 go`: name, colour, deposit, building spaces, enemies by first letter.
"""

from __future__ import annotations

from random import Random

import pytest

from games.covenant.turned import Doubles
from underhall.core.agenda import NATURE, Decision, Illegal, Item, changed
from underhall.core.pile import Pile
from underhall.core.words import Event
from underhall.games.covenant import GAME
from underhall.games.covenant.components import Box
from underhall.games.covenant.icons import (
    BUILDINGS_NAMED,
    COLOURS,
    DEPOSITS,
    DIFFICULTIES,
    RESOURCES,
    REWARDS,
    ROWS,
    SLOT_COLOURS,
    TOOLS,
    TRACKS,
    Rewards,
    reward,
)
from underhall.games.covenant.moves import POST_NAMES
from underhall.games.covenant.rules.clan_turn import EndTurn, Turn, UseTool
from underhall.games.covenant.rules.keeping import keep
from underhall.games.covenant.rules.rewards import Gain
from underhall.games.covenant.table import EMPTY, Table, raised, with_row

HALL = "b2 yellow gold 2; b3 blue emerald 2; c3 black mythrall 2; c2 yellow emerald 2; c4 blue gold 2"


def bare(seats: int = 2, mountain: str = "", elders: str = "normal", box: Box | None = None) -> Table:
    """A table with nothing on it but chambers; seat 0 is the start player."""
    table = GAME.bare_table(box or GAME.box(), seats, {"elders": elders})
    table.first = 0
    table.journal = []
    lay(table, mountain)
    return table


def solo(mountain: str = "", elders: str = "normal") -> Table:
    assert elders in DIFFICULTIES
    return bare(1, mountain, elders)


def ready(seats: int = 2, seed: int = 1) -> Table:
    """A whole setup, drafted at random, at the first choice of the first turn."""
    table, dice = GAME.new(seats), Random(seed)
    table.journal = []
    while not any(event.key == "turn_begins" for event in table.journal):
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            table.play(dice.choice(table.options()))
    return table


def chamber(table: Table, name: str) -> int:
    return table.box.hexes.names.index(name)


def edge(table: Table, name: str) -> int:
    return table.box.hexes.edge_names.index(name)


def corner(table: Table, name: str) -> int:
    return table.box.hexes.corner_names.index(name)


def lay(table: Table, mountain: str) -> None:
    """Revealed chambers, their enemies drawn from the bag."""
    for text in filter(None, mountain.split(";")):
        name, colour, deposit, spaces, *enemies = text.split()
        at = chamber(table, name)
        kind = COLOURS.index(colour), DEPOSITS.index(deposit)
        tile = next(i for i, t in enumerate(table.box.tiles) if (t.colour, t.deposit) == kind)
        table.open_tile(at, tile)
        table.taken_spaces = changed(table.taken_spaces, at, table.box.tiles[tile].spaces - int(spaces))
        for letter in "".join(enemies):
            put_enemy(table, "got".index(letter), at)


def put_enemy(table: Table, kind: int, at: int) -> None:
    table.enemy_bag = table.enemy_bag.without(kind)
    table.enemies = raised(table.enemies, kind, at)


def enemies(table: Table, name: str) -> str:
    """The enemies of a chamber by first letter."""
    at = chamber(table, name)
    return "".join(letter * table.enemies[kind][at] for kind, letter in enumerate("got"))


def imprison(table: Table, seat: int, letters: str) -> None:
    for letter in letters:
        kind = "got".index(letter)
        table.enemy_bag = table.enemy_bag.without(kind)
        table.dungeon = raised(table.dungeon, seat, kind)


def stock(table: Table, seat: int, *resources: str) -> None:
    """Put resources into a storage, as many as are named."""
    for resource in resources:
        table.store(seat, RESOURCES.index(resource))


def stored(table: Table, seat: int = 0) -> list[str]:
    return [name for at, name in enumerate(RESOURCES) for _ in range(table.resources[seat][at])]


def row(table: Table, name: str, *tiles: str) -> None:
    """Fill a row with tiles by name, `-` for an empty slot."""
    at = ROWS.index(name)
    names = table.box.kind_names[at]
    table.rows = with_row(table.rows, at, tuple(EMPTY if t == "-" else names.index(t) for t in tiles))


def row_names(table: Table, name: str) -> list[str]:
    at = ROWS.index(name)
    return ["-" if tile == EMPTY else table.box.kind_names[at][tile] for tile in table.rows[at]]


def tools(table: Table, *wanted: str) -> None:
    """Open tools, written `axe gold silver`: tool, second resource, slot colour."""
    numbers = [EMPTY if text == "-" else tool(table, *text.split()) for text in wanted]
    table.rows = with_row(table.rows, ROWS.index("tool"), tuple(numbers))


def tool(table: Table, kind: str, cost: str | None = None, slot: str | None = None) -> int:
    for at, one in enumerate(table.box.tools):
        fits = TOOLS[one.kind] == kind and cost in (None, REWARDS[one.cost])
        if fits and slot in (None, SLOT_COLOURS[one.slot]):
            return at
    raise AssertionError(f"no such tool: {kind} {cost} {slot}")


def own_tool(table: Table, seat: int, place: int, kind: str, slot: str | None = None) -> None:
    """A forged tool on a place, counted from 1."""
    number = tool(table, kind, None, slot)
    table.tools = with_row(table.tools, seat, changed(table.tools[seat], place - 1, number))


def ornament(table: Table, seat: int, post: str, effect: str) -> None:
    """An ornament on a tool whose slot has the colour for it."""
    at = POST_NAMES.index(post)
    kinds = table.box.ornaments[table.slot_colour(seat, at)]
    number = next(i for i, kind in enumerate(kinds) if kind.name == effect)
    table.ornaments = with_row(table.ornaments, seat, changed(table.ornaments[seat], at, number))


def traditions(table: Table, seat: int, *numbers: int) -> None:
    for number in numbers:
        keep(table, seat, number - 1)


def coins(table: Table, seat: int, *names: str) -> None:
    kinds = [kind.name for kind in table.box.coins]
    held = [EMPTY if name == "-" else kinds.index(name) for name in names]
    table.coins = with_row(table.coins, seat, tuple(held + [EMPTY] * (6 - len(held))))


def relic(table: Table, name: str) -> int:
    return next(i for i, kind in enumerate(table.box.relics) if kind.name == name)


def relics(table: Table, seat: int, *names: str) -> None:
    """Relics that may be used."""
    for name in names:
        table.relics = raised(table.relics, seat, relic(table, name))


def support(table: Table, seat: int, ones: int, twos: int = 0) -> None:
    table.support = with_row(table.support, seat, (ones, twos))


def dwarves(table: Table, seat: int, *strengths: int) -> None:
    """All dwarves of a clan in its tavern."""
    counts = tuple(strengths.count(strength) for strength in range(1, 5))
    table.tavern = with_row(table.tavern, seat, counts)


def forge_area(
    table: Table, seat: int, houses: int = 0, workshops: int = 0, pillars: int = 0, gates: int = 0
) -> None:
    table.forge = with_row(table.forge, seat, (houses, workshops, pillars, gates))


def built(table: Table, seat: int, *buildings: str) -> None:
    """Buildings on the map, written `gate b2-b3`."""
    for text in buildings:
        name, where = text.split()
        kind = BUILDINGS_NAMED.index(name)
        hexes = table.box.hexes
        at = (hexes.names, hexes.names, hexes.corner_names, hexes.edge_names)[kind].index(where)
        table.forge = raised(table.forge, seat, kind)
        table.raise_building(seat, kind, at)


def on_track(table: Table, seat: int, track: str, space: int) -> None:
    at = TRACKS.index(track)
    table.tracks = with_row(table.tracks, seat, changed(table.tracks[seat], at, space))


def before_achievement(table: Table, seat: int, track: str) -> None:
    """One step before the first achievement of a track that gives nothing else."""
    spaces = table.box.tracks[TRACKS.index(track)]
    on_track(table, seat, track, next(i for i, s in enumerate(spaces) if s.achievement and not s.gives))


def carts(table: Table, clan: int, site: str, count: int) -> None:
    """Carts of a clan on the first free spaces of a site."""
    at = [s.name for s in table.side.sites].index(site)
    for _ in range(count):
        table.put_cart(clan, at, table.carts_at[at].index(EMPTY))


def throne_carts(table: Table, clan: int, *resources: str) -> None:
    for name in resources:
        spaces = table.side.throne
        free = [i for i, owner in enumerate(table.throne) if owner == EMPTY]
        table.put_throne_cart(clan, next(i for i in free if spaces[i] == RESOURCES.index(name)))


def rewards(text: str) -> Rewards:
    """`2 mine, coin`"""
    found = []
    for part in text.split(", "):
        amount, _, name = part.rpartition(" ")
        found.append(reward(REWARDS.index(name), int(amount or 1)))
    return tuple(found)


def do(table: Table, *items: Item[Table]) -> Table:
    """Let these happen, in this order, and nothing else."""
    table.agenda = list(items[::-1])
    doubles = Doubles(table)
    table.advance()
    doubles.advance()
    return table


def gain(table: Table, text: str, seat: int = 0) -> Table:
    return do(table, Gain(seat, rewards(text), "coin"))


def turn(table: Table, seat: int = 0) -> Table:
    return do(table, Turn(seat))


def at_work(table: Table, post: str, strength: int, seat: int = 0, boost: int = 0) -> Table:
    """A dwarf has been assigned and the tool is about to be used."""
    at = POST_NAMES.index(post)
    table.posts = with_row(table.posts, seat, changed(table.posts[seat], at, strength))
    table.post, table.boost = at, boost
    return do(table, UseTool(seat), EndTurn())


def play(table: Table, *texts: str) -> Table:
    """Moves of seats and of nature, as they are written; the same happens at the doubles of the table."""
    for text in texts:
        move = table.notation().parse(text)
        doubles = Doubles(table)
        table.play(move)
        doubles.play(move)
    return table


def nature(table: Table, seed: int = 1) -> Table:
    """Let nature move until a seat has to choose."""
    dice = Random(seed)
    while table.to_move() == NATURE:
        table.befall(dice)
    return table


def options(table: Table) -> list[str]:
    return [move.text for move in table.options()]


def question(table: Table) -> str:
    return type(table.agenda[-1]).__name__ if table.agenda else "over"


def asks(table: Table) -> bool:
    return bool(table.agenda) and isinstance(table.agenda[-1], Decision)


def refused(table: Table, text: str) -> tuple[str, str]:
    """The rule and the reason; the move raises and changes nothing."""
    move = table.notation().parse(text)
    refusal = table.refusal(move)
    assert refusal is not None, f"{text} is legal"
    Doubles(table).refuse(move)
    with pytest.raises(Illegal):
        table.play(move)
    return refusal.rule, refusal.key.removeprefix("refused.")


def events(table: Table, key: str) -> list[Event]:
    assert table.journal is not None
    return [event for event in table.journal if event.key == key]


def empty_bag(table: Table) -> None:
    table.enemy_bag = Pile((0, 0, 0), 0)


def strengths(table: Table, seat: int = 0) -> list[int]:
    return sorted(table.dwarves(seat))
