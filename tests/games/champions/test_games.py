"""Whole games of random choices: every hero against every scenario, alone and together, to the end."""

import pytest

from games.champions import invariants
from tableverse.games.champions.game import DECKS, MODULARS, SCENARIOS
from tableverse.games.champions.state import ChampionsState
from tableverse.games.shelf import take
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

GAME = take("champions")
REASONS = {"villain", "scheme", "eliminated"}


def play(config: Config, seed: int) -> ChampionsState:
    state, chance = GAME.new(config, seed), Rng(seed)
    assert isinstance(state, ChampionsState)
    before = invariants.cards(state)
    while state.decision is not None:
        assert state.moves < 3000, "the game does not end"
        GAME.apply_quietly(state, chance.choice(state.decision.options).id)
    assert invariants.cards(state) == before
    return state


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_every_hero_against_every_villain(deck: str, scenario: str, mode: str) -> None:
    for seed in range(3):
        state = play(Config(1, {"deck-1": deck, "scenario": scenario, "mode": mode}), seed)
        assert state.result is not None
        assert state.result.reason in REASONS


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modular", MODULARS)
def test_players_together_with_every_modular_set(seats: int, modular: str) -> None:
    scenario = SCENARIOS[seats % len(SCENARIOS)]
    state = play(Config(seats, {"scenario": scenario, "modular": modular}), seats)
    assert state.result is not None
    assert state.result.reason in REASONS
