"""Views built for several seats at once, which equal the views built for each seat alone."""

from __future__ import annotations

from typing import Any

import pytest

from games.champions.cards.kang import CHRONOPOLIS, FATE, separated
from tableverse.games.champions.view import ChampionsView
from tableverse.games.registry import load_game
from tableverse.kernel.game import SPECTATOR, Config, Game
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("splendor", 3, {}),
    ("united", 3, {}),
    ("united", 3, {"mode": "super-villain"}),
    ("dagger", 2, {}),
    ("dagger", 4, {}),
    ("champions", 3, {}),
]
#: Check one of this many positions of a game.
OFTEN = 5


def seen_alone(game: Game, state: State) -> list[bytes]:
    """Return the view of each seat and of a spectator, checking that ``views`` returns the same ones in any order."""
    everybody = [*range(state.seats), SPECTATOR]
    alone = [game.codec.encode(game.view(state, seat)) for seat in everybody]
    assert [game.codec.encode(view) for view in game.views(state, everybody)] == alone
    assert [game.codec.encode(view) for view in game.views(state, everybody[::-1])] == alone[::-1]
    return alone


@pytest.mark.parametrize(("name", "seats", "settings"), TABLES, ids=str)
def test_views_of_several_seats_equal_the_views_of_each(name: str, seats: int, settings: dict[str, Any]) -> None:
    config = Config(seats, settings)
    game = load_game(name).for_table(config)
    state, chance = game.new(config, 7), Rng(7)
    while state.decision is not None and state.moves < 300:
        if state.moves % OFTEN == 0:
            assert len(set(seen_alone(game, state))) == seats + 1  # views differ at least by seat
        game.apply_quietly(state, chance.choice(state.decision.options).id)


def test_views_of_separate_game_areas_start_with_the_own_area() -> None:
    table = separated(("she-hulk", CHRONOPOLIS), ("spider-man", FATE))
    seen_alone(table.game, table.state)
    views = table.game.views(table.state, [0, 1])
    assert [view.area for view in views if isinstance(view, ChampionsView)] == [CHRONOPOLIS, FATE]
