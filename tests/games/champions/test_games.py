"""Complete random games of every hero against every scenario, alone and together."""

import os
import secrets

import pytest

from games.champions import invariants
from games.champions.table import DECKS, MODULARS, SCENARIOS
from tableverse.games.champions.reading.catalogue import catalogue
from tableverse.games.champions.state import ChampionsState
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

GAME = load_game("champions")
#: Number of games for each kind of table, and the first seed. EXPLORE=1 plays thousands of games with new seeds.
GAMES, FIRST = (30, secrets.randbits(40)) if os.environ.get("EXPLORE") else (1, 7)
REASONS = {"villain", "scheme", "eliminated"}
#: Decks of the other products.
OTHER_DECKS = [deck for deck in catalogue().decks if deck not in DECKS]


def play(config: Config, seed: int) -> ChampionsState:
    game = GAME.for_table(config)
    state, chance = game.new(config, seed), Rng(seed)
    assert isinstance(state, ChampionsState)
    before = invariants.cards(state)
    while state.decision is not None:
        assert state.moves < 3000, "the game does not end"
        game.apply_quietly(state, chance.choice(state.decision.options).id)
    assert invariants.cards(state) == before
    return state


def plays(config: Config, seed: int) -> None:
    state = play(config, seed)
    assert state.result is not None
    assert state.result.reason in REASONS


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("mode", ["standard", "expert"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_hero_against_every_villain_at_every_table_size(seats: int, deck: str, scenario: str, mode: str) -> None:
    for number in range(GAMES):
        plays(Config(seats, {"deck-1": deck, "scenario": scenario, "mode": mode}), FIRST + number)


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("deck", OTHER_DECKS)
def test_every_hero_of_other_products_against_the_core_villains(deck: str, scenario: str, seats: int) -> None:
    """The other seats are heroes of other products too."""
    others = [other for other in OTHER_DECKS if other != deck][: seats - 1]
    agreed = {f"deck-{seat}": other for seat, other in enumerate([deck, *others], 1)}
    for number in range(GAMES):
        mode = ("expert", "standard")[(FIRST + number) % 2]
        plays(Config(seats, {"scenario": scenario, "mode": mode, **agreed}), FIRST + number)


@pytest.mark.parametrize("modular", MODULARS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_modular_set_in_every_scenario(modular: str, scenario: str) -> None:
    for number in range(GAMES):
        plays(Config(1 + number % 4, {"scenario": scenario, "modular": modular}), FIRST + number)


@pytest.mark.parametrize("heroic", [1, 4])
@pytest.mark.parametrize("skirmish", [0, 1, 2, 3])
def test_heroic_and_skirmish_mode(heroic: int, skirmish: int) -> None:
    for number in range(GAMES):
        scenario = SCENARIOS[(skirmish + number) % len(SCENARIOS)]
        agreed = {"heroic": heroic, "skirmish": skirmish, "scenario": scenario, "modular-2": "random"}
        plays(Config(1 + (skirmish + number) % 4, agreed), FIRST + number)
