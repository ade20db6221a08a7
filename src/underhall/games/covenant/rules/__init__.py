"""The rules of Covenant, one module per chapter; here the course of the game.

1 setup_mountain  2 setup_players  3 clan_turn, rewards, rows  4 dwarves  5 forging  6 storage  7 tracks
8 coins  9 relics  10 dig  11 fight  12 transport  13 build  14 council  15 final_scoring  16 solo, elders_*
17 keeping; course puts them in order
"""

from __future__ import annotations

from underhall.games.covenant.rules import (
    build,
    clan_turn,
    coins,
    council,
    course,
    dig,
    dwarves,
    elders_build,
    elders_rewards,
    elders_scoring,
    fight,
    final_scoring,
    forging,
    keeping,
    relics,
    rewards,
    rows,
    setup_mountain,
    setup_players,
    solo,
    storage,
    tracks,
    transport,
)
from underhall.games.covenant.rules.course import Begin

CHAPTERS = (
    setup_mountain,
    setup_players,
    clan_turn,
    rewards,
    rows,
    dwarves,
    forging,
    storage,
    tracks,
    coins,
    relics,
    dig,
    fight,
    transport,
    build,
    council,
    final_scoring,
    solo,
    elders_build,
    elders_rewards,
    elders_scoring,
    keeping,
    course,
)

__all__ = ["CHAPTERS", "Begin"]
