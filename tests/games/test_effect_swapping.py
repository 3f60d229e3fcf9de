"""Effects swapped between cards: the check refuses them with a reason, or they can be played without errors.

``EXPLORE=1`` tries many more of them.
"""

from __future__ import annotations

import os
import random

import pytest

from games.effect_swapping import explore
from tableverse.games import registry
from tableverse.kernel.errors import TableError
from tableverse.kernel.game import Config

#: Rounds, changed rows per round, games per round, and choices per game.
SIZES = {"united": (1, 30, 2, 150), "dagger": (1, 25, 1, 120), "champions": (1, 8, 1, 60)}
MANY = {"united": (20, 120, 10, 1500), "dagger": (20, 120, 6, 1500), "champions": (10, 120, 4, 400)}
EXPLORING = bool(os.environ.get("EXPLORE"))


def table(name: str, chance: random.Random) -> Config:
    """Return a table with random valid settings."""
    game = registry.load_game(name)
    offered = game.offered_settings()
    drawn = {
        "united": ("mode", "villain", "challenge", "equipment"),
        "dagger": ("nemesis", "first-strike", "difficulty"),
        "champions": ("scenario", "mode", "modular", "deck-1", "deck-2"),
    }[name]
    while True:
        settings = {setting: chance.choice(offered[setting]) for setting in drawn}
        if name == "united":
            settings["set"] = "both"
        config = Config(chance.randint(game.min_seats, min(3, game.max_seats)), settings)
        try:
            game.for_table(config).check(config)
        except TableError:
            continue
        return config


@pytest.mark.parametrize("name", SIZES)
def test_swapped_effects_are_refused_or_playable(name: str) -> None:
    rounds, rows, games, moves = (MANY if EXPLORING else SIZES)[name]
    found: dict[str, list[str]] = {}
    for seed in range(1, rounds + 1):
        found.update(explore(name, lambda chance: table(name, chance), rows, games, seed, moves))
    assert found == {}
