"""Playing a table out at random, as search does and as speed is measured."""

from __future__ import annotations

from underhall.core.agenda import Dice, Table, below


def play_out(table: Table, dice: Dice, most: int) -> int:
    """Any option, all alike, to the end of the game or to so many choices; how many there were."""
    choices = 0
    table.settle(dice)
    while table.agenda and choices < most:
        options = table.choices
        table.play(options[below(dice, len(options))])
        table.settle(dice)
        choices += 1
    return choices
