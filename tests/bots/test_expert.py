"""The Splendor expert: network-guided search at tables of every size, and its error messages."""

import math

import pytest

pytest.importorskip("numpy", reason="numpy is not installed (extra: expert)")

import numpy as np

from bots.self_play import play, wins
from tableverse.bots import evaluator as evaluators
from tableverse.bots.registry import check_bot, make_bot
from tableverse.bots.splendor import expert, network
from tableverse.bots.splendor.expert import SplendorExpert
from tableverse.bots.tree import Node
from tableverse.games.registry import load_game
from tableverse.kernel.errors import BadBot, BadNetwork, MissingExtra, UnknownBot
from tableverse.kernel.game import Config
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng


def positions(seats: int, seed: int):
    game = load_game("splendor")
    state = game.new(Config(seats), seed)
    rng = Rng(seed)
    while state.decision is not None:
        yield game, state
        game.apply_quietly(state, rng.choice(state.decision.options).id)
    yield game, state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_network_scores_every_option_of_every_position(seats):
    kinds = set()
    for game, state in positions(seats, seed=seats):
        weigher = SplendorExpert(game)
        [(priors, values)] = weigher.weigh([state], Rng(1))
        assert len(values) == seats
        assert math.isclose(sum(values), 1.0, abs_tol=1e-6)
        if state.decision is not None:
            kinds.add(state.decision.kind)
            assert len(priors) == len(state.decision.options)
            assert math.isclose(sum(priors), 1.0, abs_tol=1e-6)
            assert min(priors) >= 0.0
    assert (priors, max(values)) == ([], 1.0)  # the game is over, so there is no option and the winner is known
    assert kinds >= {"action", "return"}


def test_batched_evaluation_equals_single_evaluation():
    game = load_game("splendor")
    weigher = SplendorExpert(game)
    states = [state.clone() for _, state in positions(3, seed=8)][::7]
    together = weigher.weigh(states, Rng(1))
    for state, (priors, values) in zip(states, together, strict=True):
        [(alone, worth)] = weigher.weigh([state], Rng(1))
        assert np.allclose(alone, priors, atol=1e-5)
        assert np.allclose(worth, values, atol=1e-5)


@pytest.mark.parametrize("simulations", [1, 8, 21])
def test_simulation_budget_is_exact_despite_batching(simulations):
    game = load_game("splendor")
    seen = Perspective(game, game.new(Config(2), 5), 0)
    root = Node()
    make_bot(f"expert:{simulations}", game, seed=3)._search(root, seen, deadline=0.0)
    assert root.visits == sum(edge.visits for edge in root.edges.values()) == simulations


def test_single_simulation_returns_the_network_choice():
    asked = 0
    for game, state in positions(2, seed=6):
        if state.decision is None or state.moves % 9:
            continue
        asked += 1
        seen = Perspective(game, state, state.decision.seat)
        priors = SplendorExpert(game).priors(seen.imagine(Rng(2)))
        assert seen.decision.options[priors.index(max(priors))].id == make_bot("expert:1", game, 2).choose(seen)
    assert asked > 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_plays_the_same_game_to_its_end(seats):
    specs = ["expert:12", *["expert:1"] * (seats - 1)]
    first, second = play(specs, seed=5), play(specs, seed=5)
    assert first.record.options == second.record.options
    assert first.state.result.winners


def test_expert_accepts_a_time_budget():
    game = load_game("splendor")
    state = game.new(Config(4), 5)
    assert state.decision.find(make_bot("expert:20ms", game, 1).choose(Perspective(game, state, 0)))


def test_expert_beats_greedy_without_search():
    assert wins("expert:1", "greedy", 20) >= 17


@pytest.mark.parametrize("spec", ["expert:0", "expert:-1", "expert:much", "expert:100x2"])
def test_invalid_budget_is_refused(spec):
    with pytest.raises(BadBot) as refused:
        check_bot(spec, load_game("splendor"))
    assert "expert:100" in str(refused.value)


def test_expert_is_unknown_for_games_without_a_network():
    with pytest.raises(UnknownBot) as refused:
        check_bot("expert", load_game("united"))
    assert refused.value.arguments["known"] == "random, careless, greedy, rollout, mcts, easy, normal, hard"


def test_missing_extra_is_named(monkeypatch):
    monkeypatch.setattr(evaluators, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra) as refused:
        check_bot("expert", load_game("splendor"))
    assert "numpy" in refused.value.say("en")
    assert "«expert»" in refused.value.say("es")
    check_bot("mcts", load_game("splendor"))


def damaged(weights: network.Weights, harm: str) -> network.Weights:
    if harm == "missing":
        return {name: numbers for name, numbers in weights.items() if name != "card1.b"}
    numbers = weights["card1.b"]
    worse = {
        "shape": numbers[1:],
        "nan": np.where(np.arange(len(numbers)) == 3, np.nan, numbers),
        "pickle": np.array([{}], object),
    }
    return {**weights, "card1.b": worse[harm]}


@pytest.mark.parametrize("harm", ["missing", "shape", "nan", "pickle"])
def test_invalid_network_weights_are_refused(tmp_path, harm):
    np.savez(tmp_path / "network.npz", **damaged(expert.learnt_weights(), harm))
    with pytest.raises(BadNetwork):
        network.load(tmp_path / "network.npz")


def test_truncated_or_missing_network_file_is_refused(tmp_path):
    whole = expert.NETWORK.read_bytes()
    assert len(whole) < 2_000_000
    file = tmp_path / "network.npz"
    for content in (b"", b"not a network", whole[:1000], whole[:-400]):
        file.write_bytes(content)
        with pytest.raises(BadNetwork) as refused:
            network.load(file)
        assert refused.value.say("es") != refused.value.say("en")
    with pytest.raises(BadNetwork):
        network.load(tmp_path / "elsewhere.npz")
