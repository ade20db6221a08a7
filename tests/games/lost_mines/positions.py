"""Positions of The Lost Mines, drawn and written down; every card in them comes out of the pile.

A board is drawn row by row, each row after its number, a card by its open sides:

    3 .B─┬╴
    4 ...│

B, Y and M mark start and mine fields, dots and missing fields are forest. ╪ is a bridge of some packs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from underhall.core.agenda import NATURE, Illegal, changed
from underhall.core.grid import half_turn
from underhall.core.saving import save
from underhall.core.words import EVERYONE
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.components import CLANS, FEATURES, MINES, PATH, ROLES, TREASURES, Box
from underhall.games.lost_mines.moves import PlayOnPassage
from underhall.games.lost_mines.rules.course import Rounds
from underhall.games.lost_mines.rules.scoring import ScoreRound
from underhall.games.lost_mines.rules.turn import Turn
from underhall.games.lost_mines.table import Table

LINES = {"╵": "n", "╶": "e", "╷": "s", "╴": "w", "│": "ns", "─": "ew", "└": "ne", "┌": "es", "┐": "sw"}
LINES |= {"┘": "nw", "├": "nes", "┬": "esw", "┤": "nsw", "┴": "new", "┼": "nesw", "╪": "ns,ew"}
PARTIES = (
    "blue loyal, yellow loyal, blue selfish, yellow selfish, blue saboteur, yellow saboteur, "
    "blue loyal, yellow loyal, blue loyal"
)
TOOLS = {"tree": "axe", "lake": "boat", "ditch": "rope"}


def position(
    board: str = "",
    *,
    seats: int = 3,
    turn: int = 0,
    hands: Mapping[int, str] | None = None,
    dwarves: Mapping[int, str] | None = None,
    roles: str = PARTIES,
    features: Mapping[str, str] | None = None,
    tools: str = "",
    traps: str = "",
    trolls: Mapping[int, str] | None = None,
    mines: Mapping[str, str] | None = None,
    treasures: str = "",
    taken: Iterable[tuple[int, str, int]] = (),
    pile: int | None = None,
    box: Box | None = None,
) -> Table:
    """A table at the start of a turn, in the last round of the game.

    Who is not mentioned holds one card and stands on the clan's start; what is not mentioned is not there.
    """
    table = GAME.bare_table(box or GAME.box(), seats, {"further_rounds": "no"})
    table.round, table.first = 2, 0
    _seat_players(table, roles, dwarves or {})
    _draw_board(table, board, features or {})
    for at, mine in (mines or {}).items():
        open_mine(table, at, mine)
    _put_tokens(table, tools, traps, trolls or {})
    _lay_out(table, treasures, list(taken))
    _deal(table, hands or {}, pile)
    return begin(table, turn)


def begin(table: Table, seat: int) -> Table:
    """Let a seat's turn begin."""
    table.journal = []
    table.agenda = [Rounds(), ScoreRound(), Turn(seat)]
    table.advance()
    return table


def field(table: Table, at: str) -> int:
    return table.box.grid.names.index(at)


def passage(table: Table, at: str) -> int:
    move = table.notation().parse(f"play trap on {at}")
    assert isinstance(move, PlayOnPassage)
    return move.passage


def card(table: Table, name: str) -> int:
    return [kind.name for kind in table.box.cards].index(name)


def names(table: Table, cards: Iterable[int]) -> list[str]:
    return [table.box.cards[kind].name for kind in cards]


# Setting up


def _seat_players(table: Table, roles: str, dwarves: Mapping[int, str]) -> None:
    every = [f"{clan} {role}" for clan in CLANS for role in ROLES]
    table.roles = tuple([every.index(role.strip()) for role in roles.split(",")][: table.seats])
    table.role_seen = tuple(1 << seat for seat in range(table.seats))
    clans = [table.clan(seat) for seat in range(table.seats)]
    table.dwarves = tuple([clans[:seat].count(clan) for seat, clan in enumerate(clans)])
    for seat, clan in enumerate(clans):
        table.stand(seat, table.box.starts[clan], table.box.start_sides)
    for seat, at in dwarves.items():
        table.place = changed(table.place, seat, field(table, at))


def _draw_board(table: Table, board: str, features: Mapping[str, str]) -> None:
    for line in board.split("\n"):
        row, _, cards = line.strip().partition(" ")
        for column, drawn in enumerate(cards):
            if drawn in LINES:
                at = f"{chr(97 + column)}{row}"
                lay(table, at, LINES[drawn], features.get(at, "plain"))
            else:
                assert drawn in ".BYM ", drawn
    for seat, place in enumerate(table.place):
        table.way = changed(table.way, seat, table.sides[place])


def lay(table: Table, at: str, sides: str, feature: str = "plain") -> None:
    """A card with these open sides, turned if need be, from the pile to the board."""
    wanted = {sum(1 << "nesw".index(side) for side in way) for way in sides.split(",")}
    for face, ways in enumerate(table.box.ways):
        kind = face >> 1
        is_path = table.box.use[kind] == PATH and FEATURES[table.box.detail[kind]] == feature
        if is_path and set(ways) == wanted and table.pile.counts[kind]:
            table.pile = table.pile.without(kind)
            table.lay(field(table, at), face)
            return
    raise AssertionError(f"no card {sides} with {feature} in the pile")


def open_mine(table: Table, at: str, mine: str) -> None:
    """`gold`, or `gold turned`: the mine as if somebody had been there."""
    kind, _, turned = mine.partition(" ")
    where = field(table, at)
    number = table.box.mine_at[where]
    table.mine_kind = changed(table.mine_kind, number, MINES.index(kind))
    table.mine_seen = changed(table.mine_seen, number, EVERYONE)
    sides = table.box.mine_sides[MINES.index(kind)]
    table.open_card(where, half_turn(sides) if turned else sides)
    for seat, place in enumerate(table.place):
        table.way = changed(table.way, seat, table.sides[place])


def _put_tokens(table: Table, tools: str, traps: str, trolls: Mapping[int, str]) -> None:
    for at in tools.split():
        obstacle = FEATURES[table.box.detail[table.laid[field(table, at)] >> 1]]
        table.tools |= 1 << field(table, at)
        put_away(table, TOOLS[obstacle])
    for at in traps.split():
        table.traps |= 1 << passage(table, at)
        put_away(table, "trap")
    for seat, at in trolls.items():
        table.trolls = changed(table.trolls, seat, passage(table, at))
        table.pile = table.pile.without(card(table, "troll"))


def put_away(table: Table, name: str) -> None:
    """A card from the pile to the discards, as if it had been played."""
    table.pile = table.pile.without(card(table, name))
    table.show(card(table, name))


def _lay_out(table: Table, treasures: str, taken: list[tuple[int, str, int]]) -> None:
    laid_out = treasures.split() or list(TREASURES * 3)[: table.seats - len(taken)]
    kinds = [*laid_out, *[kind for _, kind, _ in taken]]
    assert len(kinds) == table.seats
    table.treasure_kind = tuple([TREASURES.index(kind) for kind in kinds])
    for slot, (seat, _, value) in enumerate(taken, len(laid_out)):
        table.treasure_owner = changed(table.treasure_owner, slot, seat)
        table.treasure_value = changed(table.treasure_value, slot, value)
        table.treasure_seen = changed(table.treasure_seen, slot, 1 << seat)


def hoards(*values: Iterable[int]) -> list[tuple[int, str, int]]:
    """Treasures taken, seat by seat, in kinds that have such values."""
    left = {kind: list(GAME.box().treasure_values[i]) for i, kind in enumerate(TREASURES)}
    taken = []
    for seat, hoard in enumerate(values):
        for value in hoard:
            kind = next(kind for kind in TREASURES if value in left[kind])
            left[kind].remove(value)
            taken.append((seat, kind, value))
    return taken


def _deal(table: Table, hands: Mapping[int, str], pile: int | None) -> None:
    for seat, hand in hands.items():
        for name in hand.split():
            table.draw(seat, card(table, name))
    for seat in range(table.seats):
        if seat not in hands:
            table.draw(seat, table.pile.counts.index(max(table.pile.counts)))
    while pile is not None and table.pile_left() > pile:
        kind = table.pile.counts.index(max(table.pile.counts))
        table.pile = table.pile.without(kind)
        table.show(kind)


def all_cards(table: Table) -> list[int]:
    """Every card of the draw pile's backs, wherever it is now."""
    cards = [kind for kind, count in table.pile.outcomes() for _ in range(count)]
    cards += [kind for hand in (*table.hands, *table.buried, table.shown) for kind in hand]
    cards += [face >> 1 for face in table.laid if face >= 0]
    return sorted(cards + [table.box.troll for troll in table.trolls if troll >= 0])


# Playing


def play(table: Table, *texts: str) -> Table:
    """Moves as they are written, nature's among them."""
    for text in texts:
        table.play(table.notation().parse(text))
    return table


def to_step_2(table: Table) -> Table:
    """The seat to move discards its first card, and now may move its dwarf."""
    hand = table.hands[table.to_move()]
    play(table, f"discard {table.box.cards[hand[0]].name}")
    return play(table, "keep the rest") if len(hand) > 1 else table


def end_turn(table: Table) -> Table:
    """The dwarf stops where it is, and nature deals the first card it finds."""
    if question(table) == "MoveDwarf":
        play(table, "stop")
    while table.to_move() == NATURE:
        table.play(table.options()[0])
    return table


def options(table: Table) -> list[str]:
    return [move.text for move in table.options()]


def outcomes(table: Table) -> dict[str, int]:
    return {move.text: weight for move, weight in table.outcomes()}


def steps(table: Table) -> list[str]:
    """Where the dwarf to move may step."""
    return [text.removeprefix("step ") for text in options(table) if text.startswith("step ")]


def targets(table: Table, name: str) -> list[str]:
    """Where the seat to move may play a card: what follows `on` or `at`."""
    verbs = (f"play {name} on ", f"lay {name} at ")
    return [text.removeprefix(verb) for text in options(table) for verb in verbs if text.startswith(verb)]


def question(table: Table) -> str:
    return type(table.agenda[-1]).__name__ if table.agenda else ""


def refused(table: Table, text: str) -> tuple[str, str]:
    """The rule and the reason against a move, which must leave the table as it was."""
    before = save(GAME, table)
    with pytest.raises(Illegal) as caught:
        play(table, text)
    assert save(GAME, table) == before
    assert text not in options(table)
    return caught.value.refusal.rule, caught.value.refusal.key


def events(table: Table, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """What a seat has read since the position was set up."""
    assert table.journal is not None
    return [(event.key, event.words) for event in table.journal if event.readable_by(seat)]


def event(table: Table, seat: int, key: str) -> dict[str, Any] | None:
    """The words of the last event of a sort that a seat has read."""
    found = [words for name, words in events(table, seat) if name == key]
    return found[-1] if found else None
