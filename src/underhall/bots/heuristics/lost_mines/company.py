"""Who is with me: what a treasure in another dwarf's hands is worth to a seat."""

from __future__ import annotations

from typing import Final

from underhall.games.lost_mines.components import LOYAL, ROLES, SABOTEUR, SELFISH, Box
from underhall.games.lost_mines.table import UNSEEN
from underhall.games.lost_mines.view import View

# All rivals together weigh less than all friends: a path that serves everybody is still worth building.
# The more rivals there are, the less it helps to hold one of them back.
RIVALRY: Final = {3: 0.9, 4: 0.8, 5: 0.7, 6: 0.6, 7: 0.5, 8: 0.4, 9: 0.3}
# The own dwarf counts for more than a friend: it surely goes where I want it.
OWN: Final = 1.2


def role_chances(box: Box, view: View, seat: int) -> list[float]:
    """LM-1.04 How likely each role is: the cards of the clan that the looking seat has not seen."""
    if view.roles[seat] != UNSEEN:
        return [float(view.roles[seat] % 3 == role) for role in range(len(ROLES))]
    left = [box.loyal[view.seats], 1, 1]
    for role in view.roles:
        if role != UNSEEN and role // 3 == view.clans[seat]:
            left[role % 3] -= 1
    return [count / sum(left) for count in left]


def fellowship(box: Box, view: View) -> list[float]:
    """LM-6.02, LM-6.03 For each seat the chance that its treasures count for me; 1 for myself."""
    me = view.seat
    role = view.roles[me] % 3
    pool = view.clans[me] ^ (role == SABOTEUR)
    chances = []
    for seat in range(view.seats):
        if seat == me:
            chances.append(1.0)
        elif role == SELFISH:
            chances.append(0.0)
        else:
            theirs = role_chances(box, view, seat)
            chances.append(theirs[LOYAL if view.clans[seat] == pool else SABOTEUR])
    return chances


def stakes(box: Box, view: View) -> list[float]:
    """What each dwarf's success is worth to me, with minus for rivals; who has passed walks no more."""
    chances = fellowship(box, view)
    friends = sum(chances)
    rivals = view.seats - friends
    against = RIVALRY[view.seats] * friends / rivals if rivals else 0.0
    worth = [chance - against * (1 - chance) for chance in chances]
    worth[view.seat] += OWN
    return [0.0 if view.passed[seat] else weight for seat, weight in enumerate(worth)]
