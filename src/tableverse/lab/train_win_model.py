"""Fit the weights of a win model (bots/win_model.py) to games of bots:

    python -m tableverse.lab.train_win_model united --games 1000 [--seed 500000]

Half of the games are played by ``greedy``, half by a bot with occasional random choices, which vary the positions. One
game in four has three players, the others have two. Every position at which the game's clock advances is an example,
labelled with the result. One game in five is held out for the validation loss. Needs the extra “expert” (numpy).
"""

from __future__ import annotations

import argparse
import json
import logging
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from tableverse.bots.evaluator import evaluator_for
from tableverse.bots.registry import make_bot
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.perspective import Perspective

LOG = logging.getLogger("tableverse.train")
#: Ridge penalty for standardized features.
RIDGE = 30.0
MOST_STEPS = 40
KEPT_APART = 5
SLIPS = "careless:6"

Array = np.ndarray[Any, Any]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--out", type=Path, help="instead of the file that the bots read")
    args = parser.parse_args(arguments)
    names = import_module(f"tableverse.bots.{args.game}.features")
    rows: list[list[float]] = []
    won: list[float] = []
    games: list[int] = []
    for number in range(args.games):
        found, winners = positions(args.game, args.seed + number)
        rows += found
        won += [float(winners)] * len(found)
        games += [number] * len(found)
    numbers, ended = np.array(rows), np.array(won)
    apart = np.array(games) % KEPT_APART == 0
    base, weights = fit(numbers[~apart], ended[~apart])
    unseen = loss(base + numbers[apart] @ weights, ended[apart])
    LOG.info("%d games, log loss in those kept apart: %.4f", args.games, unseen)
    base, weights = fit(numbers, ended)
    learnt = {
        "base": round(base, 4),
        "weights": {name: round(float(weight), 5) for name, weight in zip(names.FEATURES, weights, strict=True)},
    }
    out = args.out or Path(str(names.__file__)).with_name("win_model.json")
    out.write_text(json.dumps(learnt, indent=2) + "\n", "utf-8")


def positions(name: str, seed: int) -> tuple[list[list[float]], bool]:
    """Return the features of each position at which the game's clock advanced, and whether the heroes won."""
    game = load_game(name)
    evaluator = evaluator_for(game)
    seats = 2 if seed % 4 else 3
    state = game.new(Config(seats), seed)
    bots = [make_bot("greedy" if seed % 2 else SLIPS, game, 10 * seed + seat) for seat in range(seats)]
    found: list[list[float]] = []
    time = -1
    while state.decision is not None:
        if evaluator.clock(state) != time:
            time = evaluator.clock(state)
            found.append(evaluator.features(state))
        seat = state.decision.seat
        game.apply_quietly(state, bots[seat].choose(Perspective(game, state, seat)))
    assert state.result is not None
    return found, bool(state.result.winners)


def fit(numbers: Array, won: Array) -> tuple[float, Array]:
    """Fit a logistic regression by Newton's method; return the base and the weights."""
    middle, spread = numbers.mean(0), numbers.std(0) + 1e-9
    scaled = np.c_[(numbers - middle) / spread, np.ones(len(numbers))]
    ridge = RIDGE * np.eye(scaled.shape[1])
    ridge[-1, -1] = 0.001  # the base has almost no penalty, unless all games ended alike
    weights = np.zeros(scaled.shape[1])
    for _ in range(MOST_STEPS):
        chance = 1.0 / (1.0 + np.exp(-scaled @ weights))
        curvature = scaled.T @ (scaled * (chance * (1.0 - chance) + 1e-6)[:, None]) + ridge
        step = np.linalg.solve(curvature, scaled.T @ (chance - won) + ridge @ weights)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    plain = weights[:-1] / spread
    return float(weights[-1] - plain @ middle), plain


def loss(scores: Array, won: Array) -> float:
    """Return the mean log loss."""
    return float(np.mean(np.log1p(np.exp(-np.where(won > 0, scores, -scores)))))


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    main(sys.argv[1:])
