"""The games for OpenSpiel, with nature's moves and their chances in the open.

    import underhall.research.openspiel
    game = pyspiel.load_game("underhall_lost_mines(players=5,rewards=victory)")

OpenSpiel is no part of the extra: it is not made for every system. `pip install open_spiel` brings it.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pyspiel

from underhall.bots.arena import MOST_CHOICES
from underhall.core.agenda import NATURE
from underhall.core.game import AnyGame
from underhall.games import GAMES
from underhall.research.episode import BadEpisode, Terms
from underhall.research.rewards import GAINS

MOST_POINTS = 999.0
TERMS = ("players", "rewards", "zero_sum", "most_choices")


def described(game: AnyGame) -> Any:
    """Options of the game are parameters beside those of all."""
    least = max(2, game.least_seats)
    own = {"players": least, "rewards": "points", "zero_sum": False, "most_choices": MOST_CHOICES}
    return pyspiel.GameType(
        short_name=f"underhall_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**own, **{option.name: option.default for option in game.options}},
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """One of the games, at a number of seats."""

    kind: ClassVar[Any]
    game: ClassVar[AnyGame]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind, game = self.kind, self.game
        wishes = {**kind.parameter_specification, **(params or {})}
        if wishes["rewards"] == GAINS:
            raise BadEpisode("OpenSpiel is told of rewards at the end: points, victory or place")
        seats = wishes.pop("players")
        self.terms = Terms(game.name, seats, **wishes)
        moves = len(self.terms.moves)
        told = pyspiel.GameInfo(
            num_distinct_actions=moves,
            max_chance_outcomes=moves,
            num_players=seats,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=None,
            max_game_length=self.terms.most_choices,
        )
        super().__init__(kind, told, params or {})

    def new_initial_state(self) -> State:
        return State(self, self.terms)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observer has no parameters, such as {params}")
        return Observer(self.terms)


class State(pyspiel.State):  # type: ignore[misc]
    """A table between two choices. What is done without asking is done."""

    def __init__(self, game: Game, terms: Terms) -> None:
        super().__init__(game)
        self.terms = terms
        self.table = terms.game.new(terms.seats, terms.options, terms.box)
        self.choices = 0
        self._pass_over()

    def _pass_over(self) -> None:
        while (move := self.table.forced()) is not None:
            self.table.play(move)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.table.to_move()
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def is_terminal(self) -> bool:
        return self.table.over() or self.choices >= self.terms.most_choices

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([move.id for move in self.table.options()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """An outcome that comes in several ways is one."""
        weights: dict[int, int] = {}
        for move, weight in self.table.outcomes():
            weights[move.id] = weights.get(move.id, 0) + weight
        whole = sum(weights.values())
        return [(action, weight / whole) for action, weight in sorted(weights.items())]

    def _apply_action(self, action: int) -> None:
        self.choices += self.table.to_move() != NATURE
        self.table.play(self.terms.moves[action])
        self._pass_over()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.terms.moves[action].text

    def returns(self) -> list[float]:
        return self.terms.reward(self.table) if self.is_terminal() else [0.0] * self.terms.seats

    def __str__(self) -> str:
        return repr(self.table)


class Observer:
    """What a seat may know, by parts of the layout."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.tensor = np.zeros(terms.layout.size, np.float32)
        self.dict = terms.layout.named(self.tensor)

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = self.terms.layout.of(self.terms.game.view(state.table, player))

    def string_from(self, state: State, player: int) -> str:
        self.set_from(state, player)
        return " ".join(f"{name}={part.astype(int).tolist()}" for name, part in self.dict.items())


for each in GAMES.values():
    # A class for each: what is registered outlives Python, and only a class takes that well.
    kind = described(each)
    pyspiel.register_game(kind, type(f"Game_{each.name}", (Game,), {"kind": kind, "game": each}))
