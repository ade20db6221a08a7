"""How long it may take until somebody lays the card that the shortest way wants."""

from __future__ import annotations

from typing import Final

from underhall.bots.heuristics.lost_mines.ground import HORIZON, Ground, is_obstacle
from underhall.core.grid import holds, opposite
from underhall.games.lost_mines.components import PATH, Box
from underhall.games.lost_mines.view import View

LAP: Final = 9.0
LONGEST: Final = 12.0


def unseen_cards(box: Box, view: View) -> list[int]:
    """How many of each card may be in the pile, in other hands, or out of the game."""
    unseen = [card.count for card in box.cards]
    for card in (*view.hand, *view.discarded, *view.shown):
        unseen[card] -= 1
    for face in view.laid:
        if face >= 0:
            unseen[face >> 1] -= 1
    unseen[box.troll] -= sum([passage >= 0 for passage in view.trolls])
    return unseen


def wanted_sides(view: View, ground: Ground) -> set[int]:
    """The sides that must be open on the first missing card of my shortest ways."""
    step = ground.box.grid.next
    wants: set[int] = set()
    seen = {view.places[view.seat]}
    todo = list(seen)
    while todo:
        here = todo.pop()
        for direction in ground.onward(here):
            there = step[direction][here]
            if holds(ground.empty, there):
                entry = 1 << opposite(direction)
                wants |= {entry | 1 << way_out for way_out in ground.onward(there)}
            elif there not in seen:
                seen.add(there)
                todo.append(there)
    return wants


def waiting(view: View, ground: Ground) -> int:
    """The waiting time for a fitting card, measured in steps."""
    box = ground.box
    wants = wanted_sides(view, ground)
    if not wants:
        return 0
    unseen = unseen_cards(box, view)
    fitting = 0
    for card, count in enumerate(unseen):
        if box.use[card] == PATH and not is_obstacle(box.detail[card]):
            fits = [box.sides[face] & want == want for face in box.faces[card] for want in wants]
            fitting += count if any(fits) else 0
    held = sum(view.hand_sizes) - len(view.hand) + min(view.pile, view.seats)
    chance = 1 - (1 - fitting / max(1, sum(unseen))) ** held
    return min(HORIZON, int(min(LONGEST, LAP * (1 / max(chance, 0.01) - 1)) + 0.5))
