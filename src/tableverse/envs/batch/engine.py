"""Many games of Splendor: Marvel side by side."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tableverse.envs.batch import loops
from tableverse.envs.batch.layout import (
    ACTIONS,
    MAT_WIDTH,
    MATS,
    MOST_OPTIONS,
    NUMBER,
    REASON,
    REASONS,
    SCORE,
    SEAT,
    WIDTH,
    WINNERS,
    Array,
    card_words,
    tables,
)
from tableverse.envs.splendor import SplendorObserver
from tableverse.games import registry
from tableverse.games.splendor.game import Splendor
from tableverse.kernel.errors import IllegalOption
from tableverse.kernel.game import Config, Game
from tableverse.kernel.rng import FIRST_MODULUS, SECOND_MODULUS
from tableverse.kernel.state import Result


class Batch:
    """One game for each seed, dealt as ``Game.new(Config(seats), seed)`` deals it.

    Actions, masks and observations are the same as in ``envs.splendor``. All games advance together, one choice each; a
    finished game does not change until ``restart``.
    """

    def __init__(self, seats: int, seeds: Sequence[int] | Array, game: Game | None = None) -> None:
        splendor = registry.load_game("splendor") if game is None else game
        assert isinstance(splendor, Splendor)
        splendor.check(Config(seats))
        self.seats = seats
        self.games = len(seeds)
        self._tables = tables(splendor)
        self._card_words = card_words(splendor)
        self.rows: Array = np.zeros((self.games, WIDTH), NUMBER)
        #: The option numbers of each game, and the number of its options, which is 0 in a finished game.
        self.options: Array = np.zeros((self.games, MOST_OPTIONS), NUMBER)
        self.counts: Array = np.zeros(self.games, NUMBER)
        #: 1 for each legal action.
        self.masks: Array = np.zeros((self.games, ACTIONS), np.int8)
        self._observations: Array = np.zeros((self.games, SplendorObserver(splendor, seats).size), np.int8)
        self._chosen: Array = np.zeros(self.games, NUMBER)
        self.restart(np.arange(self.games), seeds)

    def restart(self, where: Sequence[int] | Array, seeds: Sequence[int] | Array) -> None:
        """Deal new games at these indexes."""
        places = np.asarray(where, np.int64)
        streams = _streams(seeds)
        if len(places) != len(streams):
            raise ValueError("as many seeds as places are needed")
        loops.start_all(self.rows, places, streams, self.seats, self.options, self.counts, self.masks, self._tables)

    def step(self, chosen: Sequence[int] | Array) -> None:
        """Make one choice in every game in progress. If any of the choices is illegal, no game changes."""
        actions = np.asarray(chosen, np.int64)
        if len(actions) != self.games:
            raise ValueError("one action for each game is needed")
        wrong = loops.first_illegal(actions, self.counts, self.masks)
        if wrong >= 0:
            raise IllegalOption(option=str(actions[wrong])[:80], kind="batch")
        loops.step_all(self.rows, actions, self.seats, self.options, self.counts, self.masks, self._tables)

    def observe(self) -> Array:
        """Return the observation of each game's choosing seat. The next call reuses the array."""
        loops.observe_all(self.rows, self.seats, self._observations, self._card_words)
        return self._observations

    def draw(self, streams: Array) -> Array:
        """Return a random choice for each game, drawn with generators that ``streams`` has made."""
        loops.draw_all(streams, self.options, self.counts, self._chosen)
        return self._chosen

    def play(self, streams: Array, steps: int = 1) -> int:
        """Make random choices in every game in progress, as ``draw`` and ``step`` would, and return their number."""
        return loops.play_all(
            self.rows, streams, steps, self.seats, self.options, self.counts, self.masks, self._tables
        )

    @staticmethod
    def streams(seeds: Sequence[int] | Array) -> Array:
        """Return a random generator for each seed, equal to the kernel's on every machine."""
        return _streams(seeds)

    @property
    def seat(self) -> Array:
        """The choosing seat of each game."""
        return self.rows[:, SEAT]

    @property
    def over(self) -> Array:
        return self.counts == 0

    @property
    def winners(self) -> Array:
        """The winners, as a boolean games x seats array."""
        return (self.rows[:, WINNERS, None] >> np.arange(self.seats)) & 1 == 1

    @property
    def scores(self) -> Array:
        """The points, as a games x seats array."""
        return self.rows[:, MATS + SCORE : MATS + self.seats * MAT_WIDTH : MAT_WIDTH]

    def result(self, game: int) -> Result | None:
        """Return the result of one game, as the rules engine would."""
        if not self.rows[game, REASON]:
            return None
        won = [seat for seat in range(self.seats) if self.winners[game, seat]]
        return Result(won, REASONS[self.rows[game, REASON]], [int(points) for points in self.scores[game]])


def _streams(seeds: Sequence[int] | Array) -> Array:
    """Return the state of ``kernel.rng.Rng(seed)`` for many seeds at once, as two integers each."""
    mixed = np.array([int(seed) & 0xFFFFFFFFFFFFFFFF for seed in seeds], np.uint64)
    mixed += np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(31)
    first = np.uint64(1) + (mixed >> np.uint64(32)) % np.uint64(FIRST_MODULUS - 1)
    second = np.uint64(1) + (mixed & np.uint64(0xFFFFFFFF)) % np.uint64(SECOND_MODULUS - 1)
    return np.stack([first, second], axis=1).astype(np.int64)
