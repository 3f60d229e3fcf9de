"""The batch engine: equal to the rules engine move by move, with illegal actions refused."""

import os
import secrets

import pytest

pytest.importorskip("numba", reason="numba is not installed (extra: batch)")

import numpy as np

from tableverse.envs.batch import Batch
from tableverse.games.registry import load_game
from tableverse.kernel.errors import BadSeatCount, IllegalOption
from tableverse.kernel.rng import Rng

from .engine_comparison import compare

#: The same thousands of games each time. EXPLORE=1 plays more with new seeds.
GAMES, FIRST = (5_000, secrets.randbits(40)) if os.environ.get("EXPLORE") else (800, 0)
AT_ONCE = 400


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_batch_equals_the_rules_engine_over_thousands_of_games(seats: int) -> None:
    met: set[str] = set()
    for first in range(FIRST, FIRST + GAMES, AT_ONCE):
        difference, compared, kinds = compare(Batch, seats, range(first, first + AT_ONCE), look_every=12)
        assert difference == ""
        assert compared > 80 * AT_ONCE
        met |= kinds
    assert met >= {"action", "pay", "return", "location", "gauntlet-alone", "points", "avengers"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_batch_observations_equal_at_every_decision(seats: int) -> None:
    difference, compared, met = compare(Batch, seats, range(10_000, 10_020))
    assert difference == ""
    assert compared > 1000
    assert met >= {"action", "pay", "return"}


def test_random_streams_equal_the_kernels() -> None:
    seeds = [0, 1, 2**63 - 1, 123456789]
    for seed, (first, second) in zip(seeds, Batch.streams(seeds).tolist(), strict=True):
        rng = Rng(seed)
        assert (rng.first, rng.second) == (first, second)


def test_illegal_action_changes_no_game() -> None:
    batch = Batch(2, range(8))
    before = batch.rows.copy()
    chosen = batch.options[:, 0].tolist()
    for wrong in (470, -1, 479, 32_000):
        with pytest.raises(IllegalOption):
            batch.step([*chosen[:7], wrong])
    with pytest.raises(ValueError, match="one action for each game"):
        batch.step(chosen[:3])
    assert (batch.rows == before).all()


def test_seven_seats_are_refused() -> None:
    with pytest.raises(BadSeatCount):
        Batch(7, range(2))


def test_play_equals_repeated_draw_and_step() -> None:
    quick, slow = Batch(3, range(20)), Batch(3, range(20))
    streams, others = Batch.streams(range(50, 70)), Batch.streams(range(50, 70))
    made = quick.play(streams, 100)
    stepped = 0
    for _ in range(100):
        stepped += int((~slow.over).sum())
        slow.step(slow.draw(others))
    assert made == stepped
    assert (quick.rows == slow.rows).all()
    assert (quick.masks == slow.masks).all()


def test_finished_game_is_frozen_until_restart() -> None:
    batch = Batch(2, range(4))
    streams = Batch.streams(range(4))
    batch.play(streams, 5_000)
    assert batch.over.all()
    assert not batch.masks.any()
    rows = batch.rows.copy()
    batch.step(batch.draw(streams))
    assert (batch.rows == rows).all()
    result = batch.result(2)
    assert result is not None
    assert [bool(won) for won in batch.winners[2]] == [seat in result.winners for seat in range(2)]
    batch.restart([1, 2], [901, 902])
    assert batch.over.tolist() == [True, False, False, True]
    fresh = Batch(2, [901, 902])
    assert (batch.rows[1:3] == fresh.rows).all()
    assert batch.result(1) is None
    with pytest.raises(ValueError, match="as many seeds"):
        batch.restart([1], [2, 3])


def test_observation_masks_hidden_information() -> None:
    """Two games that differ only in information hidden from the seat give equal observations."""
    game = load_game("splendor")
    batch = Batch(2, [5, 5], game)
    hide = int(np.flatnonzero(batch.masks[0])[-1])
    reserve_deck = 121
    assert batch.masks[0, reserve_deck]
    assert hide > 0
    batch.step([reserve_deck, reserve_deck])
    level_two = batch.rows[1, -50:-20].copy()
    batch.rows[1, -50:-20] = level_two[::-1]
    seen = batch.observe()
    assert (seen[0] == seen[1]).all()
