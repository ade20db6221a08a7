"""What the points of each player will come to, as learned from self-play."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from underhall.bots.learning.features import FEATURES, Row, Tally, treasures
from underhall.core.agenda import Table
from underhall.core.game import AnyGame


class Weights(msgspec.Struct, frozen=True):
    """A linear forecast of one game, and what it was learned from."""

    game: str
    rules: int
    box: str
    seed: int
    games: int
    weights: list[float]


class Forecast:
    """Points counted now, and what a player will still gain; in The Lost Mines, treasures of the round."""

    def __init__(self, game: AnyGame, weights: list[float]) -> None:
        self.game = game
        self.weights = weights

    def points(self, table: Table, seat: int) -> list[float]:
        """By what the seat may know; who has no weights of their own, such as the Elders, gain nothing."""
        tally = tally_of(self.game, table, seat)
        counted = [float(sum(own.values())) for own in tally]
        for player, row in enumerate(rows_of(self.game, table, seat, tally)):
            counted[player] += gain(self.weights, row)
        return counted


def tally_of(game: AnyGame, table: Table, seat: int) -> Tally:
    """What is counted already; LM-6.02 where points come at the end of a round, its treasures."""
    return game.tally(table, seat) or treasures(game.view(table, seat))


def rows_of(game: AnyGame, table: Table, seat: int, tally: Tally) -> list[Row]:
    return FEATURES[game.name](game.view(table, seat), tally, table.notation().box)


def gain(weights: list[float], row: Row) -> float:
    return sum([weight * number for weight, number in zip(weights, row, strict=True)])


@cache
def learned(game: str) -> Weights | None:
    """The weights that come with the package, if there are any."""
    file = files("underhall.bots.learning").joinpath("weights", f"{game}.json")
    return msgspec.json.decode(file.read_bytes(), type=Weights) if file.is_file() else None
