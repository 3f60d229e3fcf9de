"""Measure the steps per second of Splendor's JAX environment, by number of parallel games.

python bench/jax_env.py [--games 256,2048,16384,65536] [--seats 2] [--seconds 3] [--json FILE] [--compare N] [--pgx]

A step is one random choice in every game, including the action mask. Finished games restart. The variant with
observations also computes the view of the seat that must choose. --pgx measures games of Pgx in the same run, if it is
installed.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import jax
from jax import lax
from jax import numpy as jnp

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from envs.engine_comparison import compare
from envs.jax_batch import JaxBatch
from tableverse.envs.jax import SplendorEnv, State

#: Steps per compiled call. No game ends twice in so few, so one new deal per game is enough.
STEPS = 32
PGX_GAMES = ("backgammon", "go_9x9", "animal_shogi")


def program(env: SplendorEnv, games: int, observes: bool) -> Any:
    """Return a compiled function of (games, key) that plays 32 random steps of each game."""

    def deal(key: Any) -> State:
        return jax.vmap(env.init)(jax.random.split(key, games))

    def shown(state: State) -> Any:
        """Return what a learner gets. Carried from step to step, so that the compiler cannot eliminate it."""
        masks = jax.vmap(env.legal_action_mask)(state)
        return (masks, jax.vmap(env.observe)(state)) if observes else masks

    def play(state: State, key: Any) -> tuple[State, Any]:
        deal_key, *keys = jax.random.split(key, STEPS + 1)
        fresh = deal(deal_key)

        def step(carry: tuple[State, Any], own: Any) -> tuple[tuple[State, Any], None]:
            now, _ = carry
            action = jax.vmap(env.random_action)(now, jax.random.uniform(own, (games,)))
            after = jax.vmap(env.step)(now, action)
            over = after.terminated

            def again(new: Any, old: Any) -> Any:
                return jnp.where(over.reshape(over.shape + (1,) * (new.ndim - 1)), new, old)

            after = jax.tree.map(again, fresh, after)
            return (after, shown(after)), None

        (state, seen), _ = lax.scan(step, (state, shown(state)), jnp.stack(keys))
        return state, seen

    return jax.jit(deal), jax.jit(play)


def pgx_program(name: str, games: int) -> Any:
    """Return the same functions for a game of Pgx."""
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    start = jax.vmap(env.init)
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(state: Any, key: Any) -> tuple[Any, Any]:
        def choose(now: Any, own: Any) -> tuple[Any, None]:
            pick_key, step_key = jax.random.split(own)
            action = jax.random.categorical(pick_key, jnp.log(now.legal_action_mask.astype(jnp.float32)))
            return step(now, action, jax.random.split(step_key, games)), None

        return lax.scan(choose, state, jax.random.split(key, STEPS))

    return jax.jit(lambda key: start(jax.random.split(key, games))), jax.jit(play)


def measure(deal: Any, play: Any, games: int, seconds: float) -> dict[str, Any]:
    key = jax.random.key(games)
    begun = time.perf_counter()
    state, _ = jax.block_until_ready(play(deal(key), key))
    compiled = time.perf_counter() - begun
    for number in range(4):  # until games are at different stages
        state, _ = play(state, jax.random.fold_in(key, number))
    jax.block_until_ready(state)
    calls, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        for _ in range(4):
            calls += 1
            state, _ = play(state, jax.random.fold_in(key, 100 + calls))
        jax.block_until_ready(state)
    rate = games * STEPS * calls / spent
    return {"games": games, "steps_per_second": round(rate), "compile_seconds": round(compiled, 1)}


def compare_engines(games: int) -> int:
    """Compare every decision, including observations, of that many games for two, three and four players."""
    for seats in (2, 3, 4):
        compared = 0
        for first in range(0, games, 250):
            difference, decisions, _ = compare(JaxBatch, seats, range(first, min(first + 250, games)))
            compared += decisions
            if difference:
                sys.stdout.write(difference + "\n")
                return 1
        sys.stdout.write(f"{seats} seats: {games} games, {compared:,} decisions, no difference\n")
        sys.stdout.flush()
    return 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="256,2048,16384,65536")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--observe", default="65536", help="sizes to measure with observations as well")
    parser.add_argument("--json", default="")
    parser.add_argument("--pgx", action="store_true", help="measure games of Pgx in the same run")
    parser.add_argument(
        "--compare", type=int, default=0, help="number of games to compare with the rules engine instead"
    )
    arguments = parser.parse_args()
    if arguments.compare:
        sys.exit(compare_engines(arguments.compare))
    env = SplendorEnv(arguments.seats)
    found: list[dict[str, Any]] = []

    def report(numbers: dict[str, Any]) -> None:
        found.append({"device": str(jax.devices()[0]), **numbers})
        sys.stdout.write(json.dumps(found[-1]) + "\n")
        sys.stdout.flush()

    for games in map(int, arguments.games.split(",")):
        for observes in (False, True) if str(games) in arguments.observe.split(",") else (False,):
            numbers = measure(*program(env, games, observes), games, arguments.seconds)
            report({"game": "splendor", "seats": env.seats, "observations": observes, **numbers})
        for name in PGX_GAMES if arguments.pgx else ():
            report({"game": f"pgx {name}", **measure(*pgx_program(name, games), games, arguments.seconds)})
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
