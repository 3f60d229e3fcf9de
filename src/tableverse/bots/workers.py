"""Search in worker processes: each grows a tree of its own, and only what it found at the root comes back.

Workers are sent imagined worlds, never the true one, so there is nothing for them to peek at.
"""

from __future__ import annotations

import atexit
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from tableverse.bots.sense import sense_for
from tableverse.bots.tree import PER_WORLD, Node, Tree
from tableverse.games import registry
from tableverse.kernel.errors import BadBot
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng

#: Encoded worlds, how many simulations in all, what the options look like at first sight, a seed.
Task = tuple[list[bytes], int, dict[str, float], int]
#: Option -> how often it was tried, and what that gave in all.
Found = dict[str, tuple[int, float]]


def explore_all(game: Game, tasks: Sequence[Task], workers: int) -> list[Found]:
    """In the order of the tasks, so that the same seed finds the same."""
    if game.fingerprint() != registry.load_game(game.id).fingerprint():
        raise BadBot(bot=f"x{workers}", why="worker processes know only the cards that Tableverse ships with")
    pool = _pool(workers)
    return list(pool.map(_explore, [game.id] * len(tasks), tasks))


@cache
def _pool(workers: int) -> ProcessPoolExecutor:
    """Started once and kept: a search is over before a process would be ready."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    atexit.register(pool.shutdown, wait=False, cancel_futures=True)
    return pool


def _explore(game_id: str, task: Task) -> Found:
    worlds, simulations, leans, seed = task
    game = registry.load_game(game_id)
    tree = Tree(game, sense_for(game), Rng(seed))
    root = Node()
    root.leans = leans
    for number in range(simulations):
        if number % PER_WORLD == 0:
            world = game.decode(worlds[number // PER_WORLD])
        tree.simulate(root, world.clone())
    return {option: (branch.visits, branch.total) for option, branch in root.branches.items()}
