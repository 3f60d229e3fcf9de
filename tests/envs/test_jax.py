"""The JAX environment: equal to the rules engine move by move, with hidden information masked."""

import pytest

pytest.importorskip("jax", reason="JAX is not installed (extra: jax)")

import jax
import numpy as np
from jax import numpy as jnp

from tableverse.bots.splendor import observation
from tableverse.bots.splendor.features import CARD_FEATURES, TABLE_FEATURES, Observation, features, known_of
from tableverse.envs.batch import Batch
from tableverse.envs.jax import SplendorEnv, State
from tableverse.envs.jax.content import SLOT_ACTIONS
from tableverse.envs.jax.kernel import run_kernel
from tableverse.envs.jax.observation import observation_of
from tableverse.envs.jax.options import random_slot
from tableverse.envs.jax.state import CARD
from tableverse.games.registry import load_game
from tableverse.games.splendor.game import Splendor
from tableverse.kernel.errors import BadSeatCount
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

from .engine_comparison import compare, numbers_of
from .jax_batch import ENVS, LOOK, JaxBatch, slots_of

OPTIONS = jax.jit(jax.vmap(ENVS[4].options))
OBSERVATIONS = jax.jit(jax.vmap(lambda state: observation_of(state, ENVS[4].content)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jax_equals_the_rules_engine_at_every_decision(seats: int) -> None:
    """For three thousand games run ``python bench/jax_env.py --compare 1000``."""
    difference, compared, met = compare(JaxBatch, seats, range(20))
    assert difference == ""
    assert compared > 1000
    assert met >= {"action", "pay", "return", "gauntlet-alone"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jax_equals_the_batch_engine_over_hundreds_of_games(seats: int) -> None:
    seeds = range(50_000, 50_000 + JaxBatch.AT_ONCE)
    batch, engine = Batch(seats, seeds), JaxBatch(seats, seeds)
    streams = Batch.streams(seeds)
    while not batch.over.all():
        under_way = ~batch.over
        assert (engine.masks == batch.masks).all()
        assert (engine.seat == batch.seat)[under_way].all()
        assert (engine.observe() == batch.observe())[under_way].all()
        chosen = batch.draw(streams).copy()
        batch.step(chosen)
        engine.step(chosen)
    assert engine.over.all()
    for game in range(batch.games):
        here, there = engine.result(game), batch.result(game)
        assert here is not None
        assert there is not None
        assert (here.winners, here.reason, here.scores) == (there.winners, there.reason, there.scores)


def test_actions_and_slots_map_to_each_other() -> None:
    engine = JaxBatch(3, range(64))
    rng = np.random.default_rng(1)
    for _ in range(60):
        options = np.asarray(OPTIONS(engine.state))
        assert options.shape == (64, SLOT_ACTIONS)
        assert (options.sum(axis=1) == engine.counts).all()
        chosen = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in engine.masks])
        slots, again = slots_of(engine.state, chosen)
        running = ~engine.over
        assert options[np.arange(64), slots][running].all()
        assert (np.asarray(again) == chosen)[running].all()
        engine.step(chosen)


def test_deals_contain_all_cards_and_distinct_tiles() -> None:
    env = ENVS[4]
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(3), 64))
    game = load_game("splendor")
    assert isinstance(game, Splendor)
    assert (np.sort(np.asarray(states.decks), axis=1) == np.arange(90)).all()
    tiles = np.array([place.tile for place in game.cards.locations])[np.asarray(states.places)]
    assert all(len(set(row)) == 4 for row in tiles.tolist())
    assert len({tuple(row) for row in np.asarray(states.rows).tolist()}) == 64
    assert not np.asarray(states.terminated).any()


def test_finished_game_is_frozen_and_winners_share_the_reward() -> None:
    batch, engine = Batch(2, range(64)), JaxBatch(2, range(64))
    streams = Batch.streams(range(64))
    while not batch.over.all():
        chosen = batch.draw(streams).copy()
        batch.step(chosen)
        engine.step(chosen)
    ended = engine.state
    engine.step(np.zeros(64, np.int32))
    assert all((np.asarray(new) == np.asarray(old)).all() for new, old in zip(engine.state, ended, strict=True))
    rewards = np.asarray(jax.vmap(ENVS[2].rewards)(ended))
    assert rewards.shape == (64, 2)
    assert (rewards.sum(axis=1) == np.asarray(ended.winners).any(axis=1)).all()


def test_both_observations_mask_hidden_information() -> None:
    """Games that differ only in information hidden from a seat look equal to it, and different to the other seat."""
    engine = JaxBatch(2, [5] * 64)
    engine.step([121] * 64)  # the top card of the second deck, facedown
    state = engine.state
    assert int(state.reserved[0, 0, 0]) not in (-1, 41)
    decks = state.decks.at[1, 40:70].set(state.decks[1, 40:70][::-1])
    another = (state.hands[1, 0] & ~((1 << CARD) - 1)) + 41 + 1
    changed = state._replace(decks=decks, hands=state.hands.at[1, 0].set(another))
    _, seen = LOOK[2](changed)
    assert (seen[0] == seen[1]).all()
    assert all((part[0] == part[1]).all() for part in OBSERVATIONS(changed))
    owned = changed._replace(current_player=jnp.zeros_like(changed.current_player))
    _, seen = LOOK[2](owned)
    assert (seen[0] != seen[1]).any()
    assert any((part[0] != part[1]).any() for part in OBSERVATIONS(owned))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_network_input_is_equal_in_training_and_play(seats: int) -> None:
    game = load_game("splendor")
    assert isinstance(game, Splendor)
    known, rng = known_of(game.cards), Rng(3)
    engine, world = JaxBatch(seats, [9]), game.new(Config(seats), 9)
    kinds: set[str] = set()
    while world.decision is not None:
        kinds.add(world.decision.kind)
        here = observation.observation_of(world)
        there = Observation(*(np.asarray(part)[0] for part in OBSERVATIONS(engine.state)))
        assert all((one == two).all() for one, two in zip(here, there, strict=True))
        numbers = numbers_of(world)
        pick = rng.below(len(numbers))
        engine.step([numbers[pick]])
        game.apply_quietly(world, world.decision.options[pick].id)
    for one, two in zip(features(np, here, known), features(jnp, here, known), strict=True):
        assert np.allclose(one, two)
        assert one.shape[-1] in (CARD_FEATURES, TABLE_FEATURES)
    assert kinds >= {"action", "return"}


def test_seven_seats_are_refused() -> None:
    with pytest.raises(BadSeatCount):
        SplendorEnv(7)


def test_kernel_steps_and_chooses_like_the_compiled_rules() -> None:
    """A GPU runs the kernel; here it is interpreted."""
    engine, env = JaxBatch(3, range(64)), ENVS[4]
    tables = env._tables_on_device()
    rng = np.random.default_rng(2)
    choose = jax.jit(jax.vmap(env._random_slot, (0, 0, None)))
    choose_in_kernel = jax.jit(lambda *asked: run_kernel(random_slot, jnp.int32, *asked, interpret=True))
    step_in_kernel = jax.jit(lambda *asked: run_kernel(env._stepped, State, *asked, interpret=True))
    for _ in range(20):
        shares = jnp.asarray(rng.random(64), jnp.float32)
        slots = choose(engine.state, shares, tables)
        running = ~engine.over
        assert np.asarray(OPTIONS(engine.state))[np.arange(64), slots][running].all()
        chosen = choose_in_kernel(engine.state, shares, tables)
        assert (np.asarray(chosen) == np.asarray(slots))[running].all()
        after = step_in_kernel(engine.state, slots, tables)
        engine.step(np.asarray(jax.vmap(env.action_of)(engine.state, slots)))
        assert all((np.asarray(new) == np.asarray(old)).all() for new, old in zip(after, engine.state, strict=True))
