"""What bots know of a game: leanings, judgements, and the sense that knows only the rules."""

import pytest

from tableverse.bots.search import SearchBot
from tableverse.bots.sense import Sense, payoffs, sense_for
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config, Perspective
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Result


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_splendor_sense_weighs_every_option_of_every_decision(seats):
    game = load_game("splendor")
    sense = sense_for(game)
    rng = Rng(seats)
    state = game.new(Config(seats), seats)
    kinds = set()
    while state.decision is not None:
        kinds.add(state.decision.kind)
        leans = sense.lean(state)
        assert len(leans) == len(state.decision.options)
        assert min(leans) > 0
        judged = sense.judge(state, rng)
        assert sum(judged) == pytest.approx(1)
        game.apply_quietly(state, rng.choice(state.decision.options).id)
    assert kinds >= {"action", "pay", "return"}


def test_judging_changes_nothing():
    game = load_game("splendor")
    state = game.new(Config(2), 1)
    before = game.encode(state)
    sense_for(game).weigh(state, Rng(1))
    Sense(game).weigh(state, Rng(1))
    assert game.encode(state) == before


def test_search_works_on_a_game_it_knows_only_by_its_rules():
    game = load_game("splendor")
    bot = SearchBot(game, seed=1, simulations=20, milliseconds=0)
    bot.tree.sense = Sense(game)
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
