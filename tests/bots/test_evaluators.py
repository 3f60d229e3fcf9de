"""Evaluators: priors, values, and the default evaluator without game knowledge."""

import pytest

from tableverse.bots.evaluator import Evaluator, evaluator_for, payoffs
from tableverse.bots.mcts import MctsBot
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Result


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_splendor_evaluator_scores_every_option_of_every_decision(seats):
    game = load_game("splendor")
    evaluator = evaluator_for(game)
    rng = Rng(seats)
    state = game.new(Config(seats), seats)
    kinds = set()
    while state.decision is not None:
        kinds.add(state.decision.kind)
        priors = evaluator.priors(state)
        assert len(priors) == len(state.decision.options)
        assert min(priors) > 0
        values = evaluator.value(state, rng)
        assert sum(values) == pytest.approx(1)
        game.apply_quietly(state, rng.choice(state.decision.options).id)
    assert kinds >= {"action", "pay", "return"}


def test_evaluating_does_not_change_the_state():
    game = load_game("splendor")
    state = game.new(Config(2), 1)
    before = game.encode(state)
    evaluator_for(game).action_values(state, Rng(1))
    Evaluator(game).action_values(state, Rng(1))
    assert game.encode(state) == before


def test_mcts_plays_with_the_default_evaluator():
    game = load_game("splendor")
    bot = MctsBot(game, seed=1, simulations=20, milliseconds=0)
    bot.tree.evaluator = Evaluator(game)
    state = game.new(Config(2), 3)
    assert state.decision is not None
    chosen = bot.choose(Perspective(game, state, 0))
    assert chosen in [option.id for option in state.decision.options]


def test_payoffs():
    assert payoffs(None, 2) == [0.5, 0.5]
    assert payoffs(Result([1], "", [0, 0]), 2) == [0.0, 1.0]
    assert payoffs(Result([0, 1], "", [0, 0, 0]), 3) == [0.5, 0.5, 0.0]
    assert payoffs(Result([], "stalled", [0, 0]), 2) == [0.0, 0.0]
    assert payoffs(Result([0, 1], "", [0, 0], side="heroes"), 2) == [1.0, 1.0]
