"""Search in worker processes: each grows its own tree and returns only the statistics of the root.

Workers receive sampled worlds, never the true one, so they cannot use hidden information either.
"""

from __future__ import annotations

import atexit
import concurrent.futures
from collections.abc import Sequence
from functools import cache
from multiprocessing import get_context

from tableverse.bots.evaluator import evaluator_for
from tableverse.bots.tree import PER_WORLD, Node, Tree
from tableverse.games import registry
from tableverse.kernel.errors import BadBot
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng

#: Encoded worlds, the total number of simulations, the priors of the root, and a seed.
Task = tuple[list[bytes], int, dict[str, float], int]
#: Statistics of the root: option -> number of visits and total value.
RootStatistics = dict[str, tuple[int, float]]


def search_all(game: Game, tasks: Sequence[Task], workers: int) -> list[RootStatistics]:
    """Return the results in the order of the tasks, so that the same seed repeats the same search."""
    if game.fingerprint() != registry.load_game(game.id).with_products(game.products).fingerprint():
        raise BadBot(bot=f"x{workers}", why="worker processes know only the cards that Tableverse ships with")
    pool = _pool(workers)
    return list(pool.map(_search, [game.id] * len(tasks), [game.products] * len(tasks), tasks))


@cache
def _pool(workers: int) -> concurrent.futures.ProcessPoolExecutor:
    """Return a pool that stays alive, since starting a new process takes longer than a search."""
    pool = concurrent.futures.ProcessPoolExecutor(workers, get_context("spawn"))
    atexit.register(pool.shutdown, wait=False, cancel_futures=True)
    return pool


def _search(game_id: str, products: tuple[str, ...], task: Task) -> RootStatistics:
    worlds, simulations, priors, seed = task
    game = registry.load_game(game_id).with_products(products)
    tree = Tree(game, evaluator_for(game), Rng(seed))
    root = Node()
    root.priors = priors
    for number in range(simulations):
        if number % PER_WORLD == 0:
            world = game.decode(worlds[number // PER_WORLD])
        tree.simulate(root, [world.clone()])
    return {option: (edge.visits, edge.total) for option, edge in root.edges.items()}
