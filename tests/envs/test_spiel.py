"""Splendor: Marvel in OpenSpiel: its own checks, its algorithms, and hidden information."""

import random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr  # noqa: E402

import tableverse.envs.spiel  # noqa: E402, F401 (registers the game)
from tableverse.games import registry  # noqa: E402
from tableverse.kernel.errors import BadSeatCount  # noqa: E402
from tableverse.kernel.game import Config  # noqa: E402


def load(players=2, **more):
    return pyspiel.load_game("python_tableverse_splendor", {"players": players, **more})


def dealt(game, deal=7, moves=0, seed=1):
    chance = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(moves):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_openspiel_random_simulation_passes(players):
    pyspiel.random_sim_test(load(players, deals=20), num_sims=1, serialize=False, verbose=False)


def test_openspiel_game_equals_the_rules_engine():
    rules = registry.load_game("splendor")
    play = rules.new(Config(3), 5)
    state = dealt(load(3), deal=5)
    chance = random.Random(2)
    while not state.is_terminal():
        assert state.current_player() == play.decision.seat
        assert len(state.legal_actions()) == len(play.decision.options)
        action = chance.choice(state.legal_actions())
        option = state.action_to_string(state.current_player(), action)
        state.apply_action(action)
        rules.apply(play, option)
    assert play.result is not None
    assert state.returns() == [1.0 if seat in play.result.winners else -0.5 for seat in range(3)]
    assert sum(state.returns()) == 0


def test_the_deal_is_drawn_by_chance():
    state = load(deals=12).new_initial_state()
    assert state.is_chance_node()
    assert [deal for deal, _ in state.chance_outcomes()] == list(range(12))
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


def test_clone_is_independent():
    state = dealt(load(), moves=9)
    before = str(state)
    other = state.clone()
    assert str(other) == before
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


def test_resampled_states_look_the_same_with_other_hidden_cards():
    game = load()
    state = dealt(game)
    chance = random.Random(3)
    for _ in range(30):  # until many hidden cards are in hand
        actions = state.legal_actions()
        hidden = [action for action in actions if state.action_to_string(action).startswith("reserve-deck")]
        state.apply_action(chance.choice(hidden or actions))
    player = state.current_player()
    observer = game.make_py_observer()
    seen = set()
    for number in range(10):
        other = state.resample_from_infostate(player, random.Random(number).random)
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert observer.string_from(other, player) == observer.string_from(state, player)
        seen.add(str(other))
    assert len(seen) > 1


def test_information_state_hides_other_players_cards():
    state = dealt(load())
    while not any("reserve-deck" in state.action_to_string(action) for action in state.legal_actions()):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    action = next(action for action in state.legal_actions() if "reserve-deck" in state.action_to_string(action))
    state.apply_action(action)
    drawn = state.play.state.mats[player].reserved[-1]
    card = state.play.game.rules.cards.characters[drawn].id
    assert card in state.information_state_string(player)
    assert card not in state.information_state_string(1 - player)


def test_openspiel_algorithms_run():
    game = load(deals=10)
    state = dealt(game, moves=6)
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    careful = ismcts.ISMCTSBot(game, judge, 2.0, 5, random_state=np.random.RandomState(2))
    assert careful.step(state) in state.legal_actions()
    outcome_sampling_mccfr.OutcomeSamplingSolver(game).iteration()


def test_invalid_numbers_of_players_are_refused():
    with pytest.raises((BadSeatCount, pyspiel.SpielError)):
        load(5)
