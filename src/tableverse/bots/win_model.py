"""A win-probability model: logistic regression over the features of a position (``features.py``).

The weights are stored in ``win_model.json`` beside the features; ``python -m tableverse.lab.train_win_model`` trains
them.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files

#: Maximum absolute log odds, since only a decided position is certain.
SURE = 8.0


class WinModel:
    """A game's trained weights. ``names`` are the features, in the order that ``of`` receives them."""

    def __init__(self, game: str, names: tuple[str, ...]) -> None:
        learnt = json.loads((files("tableverse.bots") / game / "win_model.json").read_text("utf-8"))
        self.base = float(learnt["base"])
        self.weights = [float(learnt["weights"][name]) for name in names]

    def of(self, features: list[float]) -> float:
        score = self.base
        for weight, feature in zip(self.weights, features, strict=True):
            score += weight * feature
        return 1.0 / (1.0 + math.exp(-max(-SURE, min(SURE, score))))
