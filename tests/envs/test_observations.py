"""Views as arrays: of fixed size, within bounds, and independent of hidden information."""

import pytest

from kernel.harbour.table import GAME as HARBOUR
from tableverse.envs.encoding import encoding_for
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config, Game
from tableverse.kernel.rng import Rng

from .random_positions import positions

SPLENDOR = load_game("splendor")
TABLES = [(SPLENDOR, 2), (SPLENDOR, 3), (SPLENDOR, 4), (HARBOUR, 1), (HARBOUR, 3)]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "id", value))
def test_observations_keep_their_size_and_bounds(game: Game, seats: int) -> None:
    observer = encoding_for(game).observer(seats)
    parts = list(observer.slices())
    assert parts[0][1].start == 0
    assert parts[-1][1].stop == observer.size
    for state in positions(game, seats, 4):
        for seat in range(seats):
            seen = observer.flat(game.view(state, seat))
            assert len(seen) == observer.size
            assert all(observer.lowest <= value <= observer.highest for value in seen)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "id", value))
def test_observation_ignores_hidden_information(game: Game, seats: int) -> None:
    observer = encoding_for(game).observer(seats)
    rng = Rng(7)
    for state in list(positions(game, seats, 5))[::5]:
        for seat in range(seats):
            world = game.determinize(state, seat, rng)
            assert observer.flat(game.view(world, seat)) == observer.flat(game.view(state, seat))


def test_splendor_features_match_their_documented_slices() -> None:
    state = SPLENDOR.new(Config(2), 3)
    SPLENDOR.apply_quietly(state, "take:yellow+blue+orange")
    SPLENDOR.apply_quietly(state, "reserve-deck:2")
    observer = encoding_for(SPLENDOR).observer(2)
    where = {name: part for name, part, _ in observer.slices()}
    mine, theirs = (observer.flat(SPLENDOR.view(state, seat)) for seat in (0, 1))
    assert mine[where["bank"]] == [3, 3, 3, 4, 4, 2, 4]
    assert mine[where["table"]] == [1, 1, 0, 0, 0, 2, 36, 25, 16]
    assert theirs[where["table"]] == [0, 1, 0, 0, 0, 2, 36, 25, 16]
    own, other = mine[where["mats"]][:19], mine[where["mats"]][19:]
    assert own == [1, 1, 1, 1, *[0] * 15]
    assert other == [0, *[0] * 6, 1, *[0] * 11]
    assert theirs[where["mats"]] == [*other, *own]
    hidden = mine[where["reserved"]][45:60]
    assert hidden == [1, 2, *[0] * 13]
    known = theirs[where["reserved"]][:15]
    assert known[:3] == [1, 2, 1]
    assert sum(known[10:]) > 0


def test_different_views_give_different_observations() -> None:
    for game in (SPLENDOR, HARBOUR):
        observer = encoding_for(game).observer(2)
        seen = {tuple(observer.flat(game.view(state, 0))) for state in positions(game, 2, 6, most=15)}
        assert len(seen) > 8
