"""The bitmask engine against slow, obvious implementations, on positions of random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.mountain_king.census import count_mountain_king
from underhall.core.agenda import NATURE, changed
from underhall.core.grid import fields_of
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import HAMMER, MINERALS, NONE, SOFT_STONE
from underhall.games.mountain_king.moves import Dig, Give, Lay, Pick
from underhall.games.mountain_king.rules.digging import APART, CONNECTED, LayTunnel, digs, lay_tunnel
from underhall.games.mountain_king.rules.halls import DedicateHall
from underhall.games.mountain_king.rules.spells import collapse
from underhall.games.mountain_king.rules.statues import targets
from underhall.games.mountain_king.table import REMAINDER, Table

Square = tuple[int, int]
CASES = [
    (2, "no", "winter"),
    (2, "no", "autumn"),
    (3, "no", "usual"),
    (4, "yes", "usual"),
    (5, "no", "usual"),
]
EVERY_CASE = pytest.mark.parametrize(("seats", "teams", "board"), CASES)


def eager(table: Table, dice: Random) -> None:
    """A random move of somebody who likes to dig and to build, and seldom trades."""
    moves = table.options()
    weights = [
        1 if move in table.moves.trade or isinstance(move, Give) or move is table.moves.by_hand else 12
        for move in moves
    ]
    table.play(dice.choices(moves, weights)[0])


def walk(seats: int, teams: str, board: str, seed: int, rich: bool = True) -> Iterator[Table]:
    """A random game, step by step; now and then somebody finds minerals, so that much is dug."""
    dice = Random(seed)
    table = GAME.new(seats, {"teams": teams, "board": board})
    while not table.over():
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            yield table
            if rich and dice.random() < 0.1:
                table.gain(table.to_move(), dice.randrange(7), 3)
                table.advance()
            eager(table, dice)


def dug_up(seats: int, teams: str, board: str, games: int) -> Iterator[Table]:
    """Mountains dug through at random: tunnels beside networks and apart from them, halls, a cave-in."""
    dice = Random(seats)
    for seed in range(games):
        table = next(t for t in walk(seats, teams, board, seed) if NONE not in t.gates)
        for _ in range(40):
            seat = dice.randrange(seats)
            table.gain(seat, HAMMER, dice.randrange(2))
            dig_at_random(table, seat, dice)
            yield table


def dig_at_random(table: Table, seat: int, dice: Random) -> None:
    tiles = [tile for tile, left in enumerate(table.stacks) if left]
    tile, manner = dice.choice(tiles), APART if dice.random() < 0.1 else CONNECTED
    lays = LayTunnel(seat, tile, 0, manner).acts(table)
    if lays:
        move = dice.choice(lays)
        assert isinstance(move, Lay)
        lay_tunnel(table, tile, table.box.faces[move.face].mask(move.field))
    halls = DedicateHall(seat).acts(table)
    if halls and dice.random() < 0.2:
        DedicateHall(seat).choose(table, dice.choice(halls))
    whole = [number for number, kind in enumerate(table.kinds) if kind < REMAINDER]
    if whole and dice.random() < 0.1:
        collapse(table, dice.choice(whole))
    free = fields_of(table.dug & ~table.statue_mask())
    table.statues = changed(table.statues, dice.randrange(len(table.statues)), dice.choice(free))


def xy(table: Table, field: int) -> Square:
    return field % table.box.grid.stride, field // table.box.grid.stride


def squares(table: Table, mask: int) -> set[Square]:
    return {xy(table, field) for field in fields_of(mask)}


def beside(square: Square) -> set[Square]:
    x, y = square
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def slow_network(table: Table, seat: int) -> set[Square]:
    """Walk from the gate over everything dug."""
    dug = squares(table, table.dug)
    found = {xy(table, table.gates[seat])}
    todo = list(found)
    while todo:
        for there in beside(todo.pop()) & dug - found:
            found.add(there)
            todo.append(there)
    return found


def slow_places(table: Table, seat: int, tile: int, manner: int) -> set[str]:
    """Try every way to lie on every square of the board, one rule after the other."""
    board, box = table.board(), table.box
    ground = squares(table, board.ground) - squares(table, table.dug)
    own = slow_network(table, seat)
    rivals = set()
    for other in range(table.seats):
        if table.purse(other) != table.purse(seat) or manner == APART:
            rivals |= slow_network(table, other)
    if manner == APART:
        rivals |= own
    rubble = squares(table, board.rubble)
    hammers = 9 if table.charms & SOFT_STONE else table.wealth(seat)[HAMMER]
    found = set()
    for number in box.faces_of[tile]:
        face = box.faces[number]
        for field in fields_of(board.land):
            x, y = xy(table, field)
            covered = {(x + dx, y + dy) for dx, dy in face.cells}
            near = set().union(*[beside(square) for square in covered])
            joined = manner == APART or near & own
            if joined and covered <= ground and not near & rivals and len(covered & rubble) <= hammers:
                found.add(table.moves.lay[number][field].text)
    return found


@EVERY_CASE
def test_networks_are_those_of_a_slow_search(seats: int, teams: str, board: str) -> None:
    for table in dug_up(seats, teams, board, games=5):
        for seat in range(seats):
            assert squares(table, table.networks[seat]) == slow_network(table, seat)


@EVERY_CASE
def test_places_are_those_of_a_slow_search(seats: int, teams: str, board: str) -> None:
    dice = Random(seats)
    for table in dug_up(seats, teams, board, games=2):
        seat, tile = dice.randrange(seats), dice.randrange(8)
        manner = dice.choice((CONNECTED, CONNECTED, APART))
        laying = LayTunnel(seat, tile, 0, manner)
        assert {move.text for move in laying.acts(table)} == slow_places(table, seat, tile, manner)


@EVERY_CASE
def test_what_can_be_dug_is_what_can_be_paid_and_placed(seats: int, teams: str, board: str) -> None:
    dice = Random(seats)
    for table in walk(seats, teams, board, 3):
        if NONE in table.gates or dice.random() > 0.02:
            continue
        seat, wealth = table.to_move(), table.wealth(table.to_move())
        want = set()
        for tile, tunnel in enumerate(table.box.tunnels):
            if table.stacks[tile] and slow_places(table, seat, tile, CONNECTED):
                for mineral, name in enumerate(MINERALS):
                    if wealth[mineral] >= tunnel.size:
                        want.add(f"dig {tunnel.name} with {name}")
                if table.charms & 2 and sum(wealth[:3]) >= tunnel.size:
                    want.add(f"dig {tunnel.name} with mixed")
        assert {move.text for move in digs(table, seat, CONNECTED)} == want


def slow_halls(table: Table, seat: int) -> set[str]:
    own = slow_network(table, seat)
    tiles = set()
    for mask, kind in zip(table.regions, table.kinds, strict=True):
        if kind <= REMAINDER:
            tiles |= squares(table, mask)
    found = set()
    for number, face in enumerate(table.box.hall_faces):
        if table.halls >> face.tile & 1:
            for field in fields_of(table.board().land):
                x, y = xy(table, field)
                if {(x + dx, y + dy) for dx, dy in face.cells} <= own & tiles:
                    found.add(table.moves.dedicate[number][field].text)
    return found


@EVERY_CASE
def test_halls_are_those_of_a_slow_search(seats: int, teams: str, board: str) -> None:
    checked = 0
    for number, table in enumerate(dug_up(seats, teams, board, games=3)):
        seat = number % seats
        found = {move.text for move in DedicateHall(seat).acts(table)} - {"no hall"}
        assert found == slow_halls(table, seat)
        checked += len(found)
    assert checked > 20


@EVERY_CASE
def test_statue_targets_are_those_of_a_slow_search(seats: int, teams: str, board: str) -> None:
    for table in dug_up(seats, teams, board, games=4):
        tunnels = [squares(table, mask) for mask in table.regions]
        standing = {xy(table, field) for field in table.statues}
        for field in table.statues:
            home = [tunnel for tunnel in tunnels if xy(table, field) in tunnel]
            if home:
                near = [t for t in tunnels if any(beside(square) & home[0] for square in t)]
                want = set().union(home[0], *near) - standing
                assert squares(table, targets(table, field)) == want


@EVERY_CASE
def test_components_are_conserved_and_every_option_can_be_played(seats: int, teams: str, board: str) -> None:
    dice = Random(9)
    for table in walk(seats, teams, board, 7, rich=False):
        count_mountain_king(table)
        if dice.random() < 0.02:
            for move in table.options():
                copy = table.copy()
                copy.play(move)
                count_mountain_king(copy)


@EVERY_CASE
def test_scores_equal_a_recount(seats: int, teams: str, board: str) -> None:
    last = list(walk(seats, teams, board, 8))[-1]
    assert last.over()
    for purse, result in enumerate(last.results):
        statues = recounted_statues(last, purse)
        assert result.statues + result.pedestals == statues
        assert result.tunnels == last.honor[purse]
        assert result.total() == last.scores()[last.members(purse)[0]]


def recounted_statues(table: Table, purse: int) -> int:
    own = set().union(*[slow_network(table, seat) for seat in table.members(purse)])
    total = 0
    for mask, kind in zip(table.regions, table.kinds, strict=True):
        tunnel = squares(table, mask)
        if tunnel & own and not 200 <= kind < 300:
            values = [0]
            for clan, field in zip(table.statue_clans, table.statues, strict=True):
                if xy(table, field) in tunnel:
                    honor = (2, 4, 6, 8, 10)[table.board().bands[field]]
                    values.append(honor * (2 if table.pedestals[clan] >> field & 1 else 1))
            total += max(values)
    return total


def test_moves_are_distinct_objects_of_few_sorts() -> None:
    table = GAME.new(5)
    kinds = {type(move).__name__ for move in table.notation().moves}
    assert {Dig.__name__, Lay.__name__, Pick.__name__, Give.__name__} <= kinds
