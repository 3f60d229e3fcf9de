"""The chance to win that a position gives: a logistic regression over numbers of the position (``features.py``).

What each number weighs was learnt from games of bots and lies beside it in ``win_model.json``:
``python -m tableverse.lab.train_win_model`` makes it again.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files

#: Beyond this nothing is likelier any more: no position but a decided one is sure.
SURE = 8.0


class WinModel:
    """``names``: the numbers of the game, in the order in which ``of`` is given them."""

    def __init__(self, game: str, names: tuple[str, ...]) -> None:
        learnt = json.loads((files("tableverse.bots") / game / "win_model.json").read_text("utf-8"))
        self.base = float(learnt["base"])
        self.weights = [float(learnt["weights"][name]) for name in names]

    def of(self, features: list[float]) -> float:
        score = self.base
        for weight, feature in zip(self.weights, features, strict=True):
            score += weight * feature
        return 1.0 / (1.0 + math.exp(-max(-SURE, min(SURE, score))))
