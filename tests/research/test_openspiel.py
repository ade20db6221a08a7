"""The games in OpenSpiel, by its own checks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from research.episodes import TABLES
from underhall.core.agenda import NATURE
from underhall.games import GAMES

pyspiel = pytest.importorskip("pyspiel")


@pytest.fixture(autouse=True, scope="module")
def _registered() -> None:
    import underhall.research.openspiel  # noqa: F401


def loaded(game: str, seats: int, **terms: str) -> Any:
    told = ",".join([f"players={seats}", *[f"{name}={value}" for name, value in terms.items()]])
    return pyspiel.load_game(f"underhall_{game}({told})")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_passes_the_check_of_openspiel(game: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(game, seats, most_choices="60"), num_sims=1, serialize=True, verbose=False)


def played(game: Any, seed: int) -> Any:
    dice, state = Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(dice.choices(actions, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_game_comes_to_its_points(game: str) -> None:
    state = played(loaded(game, max(2, GAMES[game].least_seats)), 1)
    assert state.table.over()
    assert state.returns() == state.table.scores()


def test_options_are_parameters_and_rewards_come_at_the_end() -> None:
    game = loaded("mountain_king", 4, teams="yes", rewards="place", zero_sum="True")
    assert game.num_players() == 4
    state = played(game, 2)
    assert sum(state.returns()) == pytest.approx(0)
    assert state.terms.options["teams"] == "yes"
    with pytest.raises(Exception, match="at the end"):
        loaded("covenant", 2, rewards="gains")


def test_a_clone_goes_its_own_way_and_long_games_stop() -> None:
    state = loaded("lost_mines", 3, most_choices="4").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before, other = str(state), state.clone()
    for _ in range(4):
        other.apply_action(other.legal_actions()[-1])
        while not other.is_terminal() and other.current_player() == NATURE:
            other.apply_action(other.chance_outcomes()[0][0])
    assert str(state) == before
    assert other.is_terminal()
    assert not other.table.over()


def test_an_observer_sees_what_the_seat_does() -> None:
    from open_spiel.python import observation

    game = loaded("covenant", 2)
    state = game.new_initial_state()
    seen = observation.make_observation(game)
    seen.set_from(state, 1)
    terms = state.terms
    assert seen.tensor.tolist() == terms.layout.of(terms.game.view(state.table, 1)).tolist()
    assert seen.dict["seat"].tolist() == [1]
    assert "glory=[5, 5]" in seen.string_from(state, 1)
    assert state.action_to_string(0, 3) == terms.moves[3].text
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})
