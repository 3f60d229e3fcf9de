"""Views derived from those of an earlier position, which equal freshly built ones."""

import random

import pytest

from tableverse.games import registry
from tableverse.games.splendor.view import SplendorView
from tableverse.kernel.game import SPECTATOR, Config, View
from tableverse.kernel.match import Match

GAME = registry.load_game("splendor")


def packed(view: View) -> object:
    return GAME.codec.pack(view)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_derived_views_equal_fresh_ones_in_whole_games_with_undo(seats: int, seed: int) -> None:
    match = Match(GAME, Config(seats), seed)
    chance = random.Random(seed)
    eyes = [*range(seats), SPECTATOR]
    views: list[View] = []
    while match.state.decision is not None:
        if chance.random() < 0.05:
            match.undo_to(max(0, match.moves - chance.randrange(1, 5)))
        else:
            options = [option.id for option in match.state.decision.options]
            hidden = [option for option in options if option.startswith("reserve-deck")]
            match.choose(chance.choice(hidden if hidden and chance.random() < 0.3 else options))
        if chance.random() < 0.8:  # some positions are skipped
            some = chance.sample(eyes, chance.randrange(1, len(eyes) + 1))
            views = match.views(some, views)
            for seat, view in zip(some, views, strict=True):
                assert packed(view) == packed(match.view(seat))


def test_derived_views_share_unchanged_parts() -> None:
    match = Match(GAME, Config(3), 1)
    before = match.views([0, 1, 2])
    assert match.state.decision is not None
    match.choose(next(option.id for option in match.state.decision.options if option.id.startswith("take:")))
    after = match.views([0, 1, 2], before)
    for old, new in zip(before, after, strict=True):
        assert isinstance(old, SplendorView)
        assert isinstance(new, SplendorView)
        assert new.bank is not old.bank
        assert new.rows is old.rows
        assert [mine is theirs for mine, theirs in zip(new.mats, old.mats, strict=True)] == [False, True, True]
        assert (new.prices is old.prices) == (new.seat != 0)
