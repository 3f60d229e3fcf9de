"""Proximal policy optimization by self-play at Splendor: Marvel, on the JAX environment.

The learning network plays every seat, except in a fraction of the games (the league), where an earlier network plays
the other seats, so that the learner does not forget how to beat it. All positions of all seats are training data:
values cover every seat, so each decision of any seat is a step of one chain of estimates.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
from jax import lax
from jax import numpy as jnp

from tableverse.bots.splendor import network
from tableverse.bots.splendor.features import MOST_SEATS, Known, Observation, features, known_of
from tableverse.envs.jax import SplendorEnv, State
from tableverse.envs.jax.observation import logits_of, observation_of
from tableverse.games import registry
from tableverse.games.splendor.game import Splendor

Array = Any
Weights = network.Weights
#: Logit of an illegal option.
NEVER = -1e9


class Settings(NamedTuple):
    """Batch sizes and hyperparameters."""

    games: int = 16_384
    steps: int = 32
    minibatches: int = 8
    epochs: int = 2
    #: Numbers of seats, assigned to the games in rotation.
    seats: tuple[int, ...] = (2, 2, 2, 3, 4)
    #: One in this many games is a league game.
    league_every: int = 8
    lambda_: float = 0.95
    clip: float = 0.2
    value_weight: float = 1.0
    largest_gradient: float = 0.5
    #: Number of iterations per compiled call.
    iterations: int = 4


class Learner(NamedTuple):
    """The training state. The two moments are those of Adam."""

    weights: Weights
    first: Weights
    second: Weights
    updates: Array


class Table(NamedTuple):
    """All games, and the learner's seat in each league game; the rival plays every other seat."""

    state: State
    key: Array


class Moment(NamedTuple):
    """One decision in every game, with its results."""

    observation: Observation
    options: Array
    slot: Array
    log_chance: Array
    #: For each seat: the estimated value, and the reward.
    values: Array
    rewards: Array
    over: Array
    seat: Array
    #: Whether the learning network made the choice.
    own: Array


class Rates(NamedTuple):
    """Hyperparameters that change slowly over a run."""

    learning: Array
    entropy: Array


def first_weights(key: Array) -> Weights:
    """Initialize weights by He's method, with small output layers."""
    weights: Weights = {}
    for name, (inputs, outputs) in network.LAYERS.items():
        key, own = jax.random.split(key)
        scale = 0.01 if name in ("cards", "choices", "value2") else (2.0 / inputs) ** 0.5
        weights[name + ".w"] = scale * jax.random.normal(own, (inputs, outputs), jnp.float32)
        weights[name + ".b"] = jnp.zeros(outputs, jnp.float32)
    return weights


def fresh_learner(weights: Weights) -> Learner:
    first, second = (jax.tree.map(jnp.zeros_like, weights) for _ in range(2))
    return Learner(weights, first, second, jnp.int32(0))


class Trainer:
    def __init__(self, settings: Settings) -> None:
        game = registry.load_game("splendor")
        assert isinstance(game, Splendor)
        self.settings = settings
        self.env = SplendorEnv(MOST_SEATS, game)
        self.known: Known = known_of(game.cards)
        number = jnp.arange(settings.games)
        self.seats = jnp.array(settings.seats, jnp.int32)[number % len(settings.seats)]
        #: The learner's seat in a league game; -1 in games where the learner plays every seat.
        self.learners = jnp.where(
            number % settings.league_every == 0, (number // settings.league_every) % self.seats, -1
        )
        self.learn = jax.jit(self._learn, donate_argnums=(0, 1))

    # --- playing ------------------------------------------------------------------------------------------------

    def new_table(self, key: Array) -> Table:
        key, own = jax.random.split(key)
        return Table(self._fresh(own), key)

    def _fresh(self, key: Array) -> State:
        keys = jax.random.split(key, self.settings.games)
        fresh: State = jax.vmap(lambda own, seats: self.env.deal(*self.env.shuffle(own), seats))(keys, self.seats)
        return fresh

    def think(self, weights: Weights, observation: Observation, options: Array) -> tuple[Array, Array]:
        """Return the log probabilities of the slots, and the log values of the seats with the viewer first."""
        cards, table = features(jnp, observation, self.known)
        halved = {name: weight.astype(jnp.bfloat16) for name, weight in weights.items()}
        answer = network.forward(jnp, halved, cards.astype(jnp.bfloat16), table.astype(jnp.bfloat16))
        logits = logits_of(answer).astype(jnp.float32)
        values = jnp.where(
            jnp.arange(MOST_SEATS) < observation.seats[..., None], answer.values.astype(jnp.float32), NEVER
        )
        return jax.nn.log_softmax(jnp.where(options, logits, NEVER)), jax.nn.log_softmax(values)

    def _play(self, table: Table, weights: Weights, rival: Weights) -> tuple[Table, Moment, Array]:
        """Play some decisions in every game, replacing finished games by new games.

        Also return the values after the last decision.
        """
        key, deal_key, *keys = jax.random.split(table.key, 2 + self.settings.steps)
        # No game can end twice within these few decisions, so one new deal for each game suffices.
        fresh = self._fresh(deal_key)

        def decide(state: State, own: Array) -> tuple[State, Moment]:
            return self._decide(state, own, weights, rival, fresh)

        state, moments = lax.scan(decide, table.state, jnp.stack(keys))
        observation = jax.vmap(observation_of, (0, None))(state, self.env.content)
        _, last = self.think(weights, observation, jax.vmap(self.env.options)(state))
        return Table(state, key), moments, by_seat(jnp.exp(last), state.current_player, state.seats)

    def _decide(self, state: State, key: Array, weights: Weights, rival: Weights, fresh: State) -> tuple[State, Moment]:
        every = self.settings.league_every
        observation = jax.vmap(observation_of, (0, None))(state, self.env.content)
        options = jax.vmap(self.env.options)(state)
        chances, values = self.think(weights, observation, options)
        league = jax.tree.map(lambda part: part[::every], observation)
        others, _ = self.think(rival, league, options[::every])
        own = (self.learners < 0) | (self.learners == state.current_player)
        acting = chances.at[::every].set(jnp.where(own[::every, None], chances[::every], others))
        slot = jax.random.categorical(key, acting)
        after = jax.vmap(self.env.step_slot)(state, slot)
        over = after.terminated
        moment = Moment(
            observation=observation,
            options=options,
            slot=slot.astype(jnp.int16),
            log_chance=jnp.take_along_axis(acting, slot[:, None], axis=-1)[:, 0],
            values=by_seat(jnp.exp(values), state.current_player, state.seats),
            rewards=after.winners / jnp.maximum(after.winners.sum(axis=-1, keepdims=True), 1),
            over=over,
            seat=state.current_player,
            own=own,
        )

        def dealt(new: Array, old: Array) -> Array:
            return jnp.where(over.reshape(over.shape + (1,) * (new.ndim - 1)), new, old)

        return jax.tree.map(dealt, fresh, after), moment

    # --- learning -----------------------------------------------------------------------------------------------

    def _returns(self, moments: Moment, last: Array) -> Array:
        """Compute TD(lambda) returns of each seat after each decision, backwards."""

        def back(later: tuple[Array, Array], moment: Moment) -> tuple[tuple[Array, Array], Array]:
            value, result = later
            mixed = (1 - self.settings.lambda_) * value + self.settings.lambda_ * result
            found = jnp.where(moment.over[:, None], moment.rewards, mixed)
            return (moment.values, found), found

        _, found = lax.scan(back, (last, last), moments, reverse=True)
        return found

    def _learn(self, learner: Learner, table: Table, rival: Weights, rates: Rates) -> tuple[Learner, Table, Array]:
        def iteration(carry: tuple[Learner, Table], _: None) -> tuple[tuple[Learner, Table], Array]:
            learner, table = carry
            table, moments, last = self._play(table, learner.weights, rival)
            returns = self._returns(moments, last)
            learner, losses = self._update(learner, moments, returns, rates)
            return (learner, table), jnp.concatenate([losses, self._progress(moments)])

        (learner, table), numbers = lax.scan(iteration, (learner, table), None, self.settings.iterations)
        return learner, table, numbers

    def _progress(self, moments: Moment) -> Array:
        """Return the number of finished games, of finished two-player league games, and of those won by the learner."""
        duels = moments.over & (self.learners >= 0) & (self.seats == 2)
        won = jnp.where(self.learners == 0, moments.rewards[..., 0], moments.rewards[..., 1])
        return jnp.stack([moments.over.sum(), duels.sum(), (duels * won).sum()]).astype(jnp.float32)

    def _update(self, learner: Learner, moments: Moment, returns: Array, rates: Rates) -> tuple[Learner, Array]:
        def mine(of_seats: Array) -> Array:
            return jnp.take_along_axis(of_seats, moments.seat[..., None], axis=-1)[..., 0]

        advantage = mine(returns) - mine(moments.values)
        count = jnp.maximum(moments.own.sum(), 1)
        mean = (advantage * moments.own).sum() / count
        spread = jnp.sqrt((((advantage - mean) ** 2) * moments.own).sum() / count) + 1e-6
        parts = (moments, returns, (advantage - mean) / spread)
        share = self.settings.games // self.settings.minibatches

        def cut(part: Array) -> Array:
            """Split the games so that each minibatch mixes all numbers of seats and league games."""
            shape = (self.settings.steps, self.settings.minibatches, share, *part.shape[2:])
            return jnp.moveaxis(part.reshape(shape), 1, 0)

        batches = jax.tree.map(cut, parts)

        def epoch(learner: Learner, _: None) -> tuple[Learner, Array]:
            done: tuple[Learner, Array] = lax.scan(
                lambda now, batch: self._descend(now, batch, rates), learner, batches
            )
            return done

        learner, losses = lax.scan(epoch, learner, None, self.settings.epochs)
        return learner, losses.mean(axis=(0, 1))

    def _descend(self, learner: Learner, batch: Any, rates: Rates) -> tuple[Learner, Array]:
        gradient, losses = jax.grad(self._loss, has_aux=True)(learner.weights, batch, rates)
        return adam(learner, gradient, rates.learning, self.settings.largest_gradient), losses

    def _loss(self, weights: Weights, batch: Any, rates: Rates) -> tuple[Array, Array]:
        moments, returns, advantage = batch
        chances, values = self.think(weights, moments.observation, moments.options)
        slot = moments.slot.astype(jnp.int32)[..., None]
        change = jnp.take_along_axis(chances, slot, axis=-1)[..., 0] - moments.log_chance
        ratio = jnp.exp(jnp.clip(change, -10.0, 10.0))
        clipped = jnp.clip(ratio, 1 - self.settings.clip, 1 + self.settings.clip)
        weight = moments.own / jnp.maximum(moments.own.sum(), 1)
        policy = -(weight * jnp.minimum(ratio * advantage, clipped * advantage)).sum()
        entropy = -(weight * jnp.where(moments.options, jnp.exp(chances) * chances, 0).sum(axis=-1)).sum()
        expected = as_seen(returns, moments.seat, moments.observation.seats.astype(jnp.int32))
        value = -jnp.where(expected > 0, expected * values, 0).sum(axis=-1).mean()
        drift = (weight * (ratio - 1 - change)).sum()
        total = policy + self.settings.value_weight * value - rates.entropy * entropy
        return total, jnp.stack([policy, value, entropy, drift])


def by_seat(seen: Array, viewer: Array, seats: Array) -> Array:
    """Reorder values from turn order, viewer first, to seat order."""
    seat = jnp.arange(MOST_SEATS)
    turns = jnp.where(seat < seats[..., None], (seat - viewer[..., None]) % seats[..., None], seat)
    return jnp.take_along_axis(seen, turns, axis=-1)


def as_seen(of_seats: Array, viewer: Array, seats: Array) -> Array:
    """Reorder values from seat order to turn order, viewer first."""
    turns = jnp.arange(MOST_SEATS)
    seat = jnp.where(turns < seats[..., None], (turns + viewer[..., None]) % seats[..., None], turns)
    return jnp.take_along_axis(of_seats, seat, axis=-1)


def adam(learner: Learner, gradient: Weights, rate: Array, largest: float) -> Learner:
    """Take one step of Adam, with the gradient's norm clipped."""
    length = jnp.sqrt(sum(jnp.sum(part**2) for part in gradient.values()))
    gradient = jax.tree.map(lambda part: part * jnp.minimum(1.0, largest / (length + 1e-9)), gradient)
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, learner.first, gradient)
    second = jax.tree.map(lambda old, new: 0.99 * old + 0.01 * new**2, learner.second, gradient)
    updates = learner.updates + 1
    scale = rate * jnp.sqrt(1 - 0.99**updates) / (1 - 0.9**updates)
    weights = jax.tree.map(
        lambda old, one, two: old - scale * one / (jnp.sqrt(two) + 1e-5), learner.weights, first, second
    )
    return Learner(weights, first, second, updates)
