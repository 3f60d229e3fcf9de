"""Train the expert of Splendor: Marvel by self-play (ppo.py):

    python -m tableverse.lab.train_splendor --out DIR --minutes 8 [--resume DIR/checkpoint.npz] [--learning 1e-3:3e-4]

Repeatedly writes DIR/checkpoint.npz, from which a run can resume; DIR/network.npz, which the bot loads; and
DIR/curve.jsonl, the training curve. Needs the extra “jax”, and an accelerator for useful results.
"""

from __future__ import annotations

import argparse
import json
import logging
import time
from pathlib import Path
from typing import Any

import jax
import numpy as np
from jax import numpy as jnp

from tableverse.bots.splendor import network
from tableverse.lab.ppo import Learner, Rates, Settings, Table, Trainer, first_weights, fresh_learner

LOG = logging.getLogger("tableverse.train")
#: The metrics of an iteration, in order.
NUMBERS = ("policy", "value", "entropy", "drift", "games", "duels", "duels_won")
#: Number of earlier networks in the league.
LEAGUE = 12


class Run:
    """A training run, which plays and learns until its time is up."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.out = Path(args.out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.settings = Settings(
            games=args.games, steps=args.steps, minibatches=args.minibatches, iterations=args.iterations
        )
        self.trainer = Trainer(self.settings)
        self.key = jax.random.key(args.seed)
        self.decisions = 0
        self.seconds = 0.0
        self.league: list[dict[str, Any]] = []
        self.learner = self._begin()
        self.chance = np.random.default_rng(args.seed)

    def _begin(self) -> Learner:
        if not self.args.resume:
            weights = first_weights(self.key)
            self.league = [host(weights)]
            return fresh_learner(weights)
        with np.load(self.args.resume, allow_pickle=False) as kept:
            self.decisions, self.seconds = int(kept["decisions"]), float(kept["seconds"])
            self.league = [unpacked(kept, f"league{number}/") for number in range(int(kept["league"]))]
            weights, first, second = (unpacked(kept, f"{part}/") for part in ("weights", "first", "second"))
            return Learner(weights, first, second, jnp.int32(kept["updates"]))

    def go(self) -> None:
        table: Table = jax.jit(self.trainer.new_table)(self.key)
        started = kept = joined = time.monotonic()
        limit = 60.0 * self.args.minutes
        lines = 0
        while (spent := time.monotonic() - started) < limit:
            rival = self.league[self.chance.integers(len(self.league))]
            rates = self._rates(spent / limit)
            self.learner, table, numbers = self.trainer.learn(self.learner, table, rival, rates)
            found = np.asarray(numbers)
            self.decisions += self.settings.games * self.settings.steps * self.settings.iterations
            if not np.isfinite(found).all():
                raise FloatingPointError("learning has come to numbers that are none: resume with a lower rate")
            self._log(found, rates, self.seconds + time.monotonic() - started, lines)
            lines += 1
            now = time.monotonic()
            if now - joined > self.args.join:
                joined = now
                self._join_league()
            if now - kept > self.args.keep:
                kept = now
                self.save(self.seconds + now - started)
        self.seconds += time.monotonic() - started
        self._join_league()
        self.save(self.seconds)

    def _rates(self, share: float) -> Rates:
        def between(ends: str) -> Any:
            first, _, last = ends.partition(":")
            return jnp.float32(float(first) * (float(last or first) / float(first)) ** share)

        return Rates(between(self.args.learning), between(self.args.entropy))

    def _join_league(self) -> None:
        """Add the newest network to the league. If it is full, replace one that is neither the first nor the latest."""
        if len(self.league) >= LEAGUE:
            del self.league[int(self.chance.integers(1, LEAGUE - 2))]
        self.league.append(host(self.learner.weights))

    def _log(self, found: Any, rates: Rates, seconds: float, lines: int) -> None:
        if lines % self.args.every:
            return
        mean = found.mean(axis=0)
        line: dict[str, float] = {"seconds": round(seconds, 1), "decisions": self.decisions}
        line |= {name: round(float(number), 5) for name, number in zip(NUMBERS[:4], mean, strict=False)}
        line["length"] = round(self.settings.games * self.settings.steps / max(1.0, float(mean[4])), 2)
        line["against_league"] = round(float(found[:, 6].sum() / max(1.0, found[:, 5].sum())), 4)
        line["learning"] = float(rates.learning)
        with (self.out / "curve.jsonl").open("a") as curve:
            curve.write(json.dumps(line) + "\n")
        LOG.info("%s", line)

    def save(self, seconds: float) -> None:
        learner = jax.device_get(self.learner)
        network.save(self.out / "network.npz", learner.weights)
        arrays: dict[str, Any] = {
            "decisions": np.int64(self.decisions),
            "seconds": np.float64(seconds),
            "updates": np.int64(learner.updates),
            "league": np.int64(len(self.league)),
        }
        for part in ("weights", "first", "second"):
            arrays |= {f"{part}/{name}": array for name, array in getattr(learner, part).items()}
        for number, weights in enumerate(self.league):
            arrays |= {f"league{number}/{name}": array.astype(np.float16) for name, array in weights.items()}
        np.savez(self.out / "checkpoint.npz", **arrays)


def host(weights: dict[str, Any]) -> dict[str, Any]:
    """Return a copy that the next training step does not overwrite."""
    return {name: np.array(weight, np.float32) for name, weight in weights.items()}


def unpacked(kept: Any, prefix: str) -> dict[str, Any]:
    return {name.removeprefix(prefix): kept[name].astype(np.float32) for name in kept.files if name.startswith(prefix)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True)
    parser.add_argument("--resume", default="")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=Settings().games)
    parser.add_argument("--steps", type=int, default=Settings().steps)
    parser.add_argument("--minibatches", type=int, default=Settings().minibatches)
    parser.add_argument("--iterations", type=int, default=Settings().iterations)
    parser.add_argument("--learning", default="1e-3:3e-4", help="the rate, from:to")
    parser.add_argument("--entropy", default="0.02:0.005", help="the weight of entropy, from:to")
    parser.add_argument("--every", type=int, default=10, help="calls between lines of the curve")
    parser.add_argument("--keep", type=float, default=60.0, help="seconds between checkpoints")
    parser.add_argument("--join", type=float, default=30.0, help="seconds between networks that join the league")
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    run = Run(parser.parse_args())
    LOG.info("%s, %s", jax.devices(), run.settings)
    run.go()


if __name__ == "__main__":
    main()
