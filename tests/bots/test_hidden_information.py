"""Bots and hidden information: a choice depends only on what the seat may know."""

import pytest

from tableverse.bots.registry import make_bot
from tableverse.games.registry import game_ids, load_game
from tableverse.kernel.game import SPECTATOR, Config
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng
from tableverse.kernel.secret_rng import new_key


def positions(seats: int, seed: int):
    """Yield positions of a random game in which somebody holds a card unknown to others."""
    game = load_game("splendor")
    state = game.new(Config(seats), seed)
    rng = Rng(seed)
    while state.decision is not None:
        if any(mat.hidden for mat in state.mats):
            yield game, state.clone()
        game.apply_quietly(state, rng.choice(state.decision.options).id)


@pytest.mark.parametrize("spec", ["random", "greedy", "rollout:4", "mcts:30", "mcts:30x2", "expert:30"])
def test_choice_is_the_same_in_indistinguishable_worlds(spec):
    swapped = 0
    for seed in (1, 2):
        for game, state in list(positions(3, seed))[::12]:
            seat = state.decision.seat
            other = game.determinize(state, seat, Rng(99))
            swapped += game.encode(other) != game.encode(state)
            here = make_bot(spec, game, seed=7).choose(Perspective(game, state, seat))
            there = make_bot(spec, game, seed=7).choose(Perspective(game, other, seat))
            assert here == there
    assert swapped >= 5


def test_imagined_world_resamples_hidden_cards():
    """Across many imagined worlds the hidden card of another seat varies."""
    game, state = next(
        (game, state) for game, state in positions(2, 3) if state.decision.seat == 0 and state.mats[1].hidden
    )
    place = state.mats[1].reserved.index(state.mats[1].hidden[0])
    imagined = {Perspective(game, state, 0).imagine(Rng(seed)).mats[1].reserved[place] for seed in range(30)}
    assert len(imagined) > 5


def test_own_hidden_card_stays_in_imagined_worlds():
    game, state = next((game, state) for game, state in positions(2, 4) if state.mats[state.decision.seat].hidden)
    seat = state.decision.seat
    for seed in range(20):
        world = Perspective(game, state, seat).imagine(Rng(seed))
        assert world.mats[seat].reserved == state.mats[seat].reserved
        assert world.rng.first != state.rng.first


def test_spectator_resamples_every_hidden_card():
    game, state = next(positions(2, 5))
    worlds = {game.encode(game.determinize(state, SPECTATOR, Rng(seed))) for seed in range(10)}
    assert len(worlds) == 10


@pytest.mark.parametrize("name", game_ids())
def test_rng_key_is_never_exposed_to_seats(name):
    """With the key, a bot could compute every card to come."""
    game, key, chance = load_game(name), new_key(), Rng(1)
    state = game.new(Config(game.min_seats), key)
    for _ in range(60):
        if state.decision is None:
            break
        seat = state.decision.seat
        assert key.encode() in game.encode(state)
        assert key.encode() not in game.encode(Perspective(game, state, seat).imagine(Rng(3)))
        for viewer in (SPECTATOR, *range(state.seats)):
            assert key not in str(game.codec.pack(game.view(state, viewer)))
        game.apply_quietly(state, chance.choice(state.decision.options).id)
