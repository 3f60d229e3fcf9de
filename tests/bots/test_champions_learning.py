"""How Champions' bots learn what positions are worth."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np

from tableverse.bots.champions.chances import Chances
from tableverse.lab import train_champions
from tableverse.lab.train_champions import Net, Positions, chances, fit, learn, play, returns

LEARNT = Path(train_champions.__file__).parents[1] / "bots" / "champions" / "chances.json"


def test_a_game_is_played_again_from_its_seed() -> None:
    first, again = play(4, str(LEARNT)), play(4, str(LEARNT))
    assert first == again
    assert len(first.numbers) == len(first.ends) == len(first.won) == len(first.games) > 4
    assert set(first.ends) == {True, False}
    assert len(set(first.won)) == 1


def test_a_net_finds_what_decides() -> None:
    rng = np.random.default_rng(1)
    numbers = rng.normal(size=(4000, 3)).astype(np.float32)
    # Neither number tells anything by itself.
    won = (numbers[:, 0] * numbers[:, 1] > 0.0).astype(np.float32)
    apart = np.arange(len(won)) % 10 == 0
    found = chances(fit(numbers, won, apart).score(numbers[apart]))
    assert ((found > 0.5) == (won[apart] > 0.5)).mean() > 0.85


def test_returns_lie_between_what_comes_next_and_how_it_ended() -> None:
    flat = Net(np.zeros(1), np.ones(1), np.zeros((1, 1)), np.zeros(1), np.zeros(1), np.zeros(1), 0.0)  # even chances
    won, games = np.array([1.0, 1.0, 1.0, 0.0, 0.0]), np.array([7, 7, 7, 8, 8])
    found = returns({True: flat, False: flat}, np.zeros((5, 1)), np.array([True] * 5), won, games)
    assert found[2] == 1.0
    assert found[1] == pytest.approx(0.2 * 0.5 + 0.8 * 1.0)
    assert found[0] == pytest.approx(0.2 * 0.5 + 0.8 * 0.9)
    assert found[3] == pytest.approx(0.2 * 0.5)


def test_both_networks_are_learnt_even_from_one_game() -> None:
    one = Positions([[0.0, 1.0], [1.0, 0.0]] * 3, [True, False] * 3, [1.0] * 6, [4] * 6)
    assert set(learn(one)) == {True, False}


@pytest.mark.slow
def test_a_run_writes_what_the_bots_read(tmp_path: Path) -> None:
    train_champions.main(["--out", str(tmp_path), "--minutes", "0", "--a-round", "0", "--workers", "1"])
    (written,) = tmp_path.glob("*.json")
    told = written.read_text("utf-8")
    assert set(json.loads(told)) == {"scenarios", "begins", "ends"}
    assert len(Chances(told).begins.mean) == len(Chances().begins.mean)
