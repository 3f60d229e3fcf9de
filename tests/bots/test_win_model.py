"""The United win model and its training."""

import json
import random

import pytest

from games.united.table import Table
from tableverse.bots.evaluator import evaluator_for
from tableverse.bots.united.features import FEATURES, features
from tableverse.bots.win_model import WinModel
from tableverse.games.registry import load_game

EVALUATOR = evaluator_for(load_game("united"))


def chance(**changes: int) -> float:
    table = Table("maestro", heroes=["loki", "mighty-thor"])
    done = ["defeat-thugs", "rescue-civilians"] if "health" in changes else []
    table.missions(completed=done, rescue=changes.get("rescue", 0))
    table.villain(health=changes.get("health", 6))
    table.state.plans = table.state.plans[: changes.get("plans", len(table.state.plans))]
    return WinModel("united", FEATURES).of(EVALUATOR.features(table.state))


def test_chances_rise_with_progress_and_remaining_time() -> None:
    assert 0 < chance() < chance(rescue=4) < chance(rescue=8) < 1
    assert chance(health=1) > chance(health=3) > chance(health=6)
    assert chance(plans=8) > chance(plans=4) > chance(plans=1)


def test_every_feature_has_a_weight() -> None:
    table = Table("immortus", heroes=["loki", "mighty-thor", "ironheart"])
    assert len(features(table.state)) == len(FEATURES) == len(set(FEATURES))
    assert len(WinModel("united", FEATURES).weights) == len(FEATURES)


def test_fit_recovers_the_generating_weights() -> None:
    pytest.importorskip("numpy")
    import numpy as np

    from tableverse.lab.train_win_model import fit, loss

    draw = random.Random(1)
    rows = [[draw.gauss(5, 2), draw.gauss(0, 1)] for _ in range(3000)]
    won = [float(draw.random() < 1 / (1 + 2.718 ** -(0.6 * (row[0] - 5) - 1.5 * row[1]))) for row in rows]
    base, weights = fit(np.array(rows), np.array(won))
    assert weights[0] == pytest.approx(0.6, abs=0.15)
    assert weights[1] == pytest.approx(-1.5, abs=0.2)
    scores = base + np.array(rows) @ weights
    assert loss(scores, np.array(won)) < loss(0 * scores, np.array(won))


def test_training_run_writes_a_loadable_model(tmp_path) -> None:
    pytest.importorskip("numpy")
    from tableverse.lab import train_win_model

    out = tmp_path / "win_model.json"
    train_win_model.main(["united", "--games", "2", "--out", str(out)])
    assert set(json.loads(out.read_text())["weights"]) == set(FEATURES)
