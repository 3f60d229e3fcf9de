"""Random games of every number of players against every nemesis at every difficulty, which must end."""

from __future__ import annotations

import itertools

import pytest

from games.dagger import invariants
from games.dagger.table import game
from tableverse.games.dagger.settings import identifiers
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

TABLES = list(itertools.product(range(1, 6), identifiers("nemesis"), ("easier", "normal", "harder")))
#: More choices than any game needs.
ENDLESS = 4000


@pytest.mark.parametrize(("players", "nemesis", "difficulty"), TABLES)
def test_random_game_ends_and_keeps_the_invariants(players: int, nemesis: str, difficulty: str) -> None:
    chance = Rng(TABLES.index((players, nemesis, difficulty)))
    state = game().new(Config(players, {"nemesis": nemesis, "difficulty": difficulty}), chance.below(1_000_000))
    assert isinstance(state, DaggerState)
    while state.decision is not None:
        assert state.moves < ENDLESS
        invariants.check(state)
        game().apply_quietly(state, chance.choice(state.decision.options).id)
    invariants.check(state)
    assert state.result is not None
    assert (state.difficulty, state.nemesis.card, len(state.heroes)) == (difficulty, nemesis, max(2, players))
    assert state.result.winners in ([], list(range(players)))
