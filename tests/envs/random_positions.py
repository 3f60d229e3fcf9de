"""Positions of random games, decision by decision."""

from collections.abc import Iterator

from tableverse.kernel.game import Config, Game
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State


def positions(game: Game, seats: int, seed: int, most: int = 5000) -> Iterator[State]:
    """Yield every position of one random game, including its end."""
    rng = Rng(seed)
    state = game.new(Config(seats), seed)
    while state.decision is not None and state.moves < most:
        yield state
        game.apply_quietly(state, rng.choice(state.decision.options).id)
    yield state
