"""Complete random games in the scenarios of further products, with heroes of the Core Set and of these products."""

from __future__ import annotations

import pytest

from games.champions.hero_scenario_matrix import all_tables, some_tables
from games.champions.table import DECKS, SCENARIOS
from games.champions.test_games import FIRST, GAME, GAMES, plays
from tableverse.games.champions.reading.catalogue import catalogue
from tableverse.kernel.game import Config

MORE = [scenario for scenario in catalogue().scenarios if scenario not in SCENARIOS]
#: One deck for each hero.
HEROES = list({GAME.with_products(()).cards.decks[deck].identity: deck for deck in DECKS}.values())  # type: ignore[attr-defined]
TABLES = [(number % 4 + 1, deck, mode) for number, deck in enumerate(HEROES) for mode in ("standard", "expert")]


@pytest.mark.parametrize("scenario", MORE)
@pytest.mark.parametrize(("seats", "deck", "mode"), TABLES)
def test_every_hero_against_every_further_scenario(scenario: str, seats: int, deck: str, mode: str) -> None:
    for number in range(GAMES):
        seats = (seats + (mode == "expert") + number - 1) % 4 + 1
        plays(Config(seats, {"deck-1": deck, "scenario": scenario, "mode": mode}), FIRST + number)


@pytest.mark.parametrize("scenario", MORE)
def test_every_further_hero_against_every_further_scenario(scenario: str) -> None:
    """Each hero plays one table per scenario. EXPLORE=1 plays all tables."""
    for number, config in enumerate(some_tables(scenario) if GAMES == 1 else all_tables(scenario)):
        plays(config, FIRST + number)
