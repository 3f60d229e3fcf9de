"""The search bot: it samples worlds that its seat cannot rule out and grows one tree through all of them (tree.py).

The bot keeps the tree: if the next choice is the bot's again, the search continues in the subtree of its last choice.
"""

from __future__ import annotations

import time
from typing import Any

from tableverse.bots import workers
from tableverse.bots.bot import Bot
from tableverse.bots.evaluator import Evaluator, evaluator_for
from tableverse.bots.tree import PER_WORLD, Edge, Node, Tree, robustness
from tableverse.kernel.game import Game
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import RANGE, Rng
from tableverse.kernel.state import State

#: Number of determinizations per task for a worker process when the time is limited.
WORLDS_AT_ONCE = 8


class MctsBot(Bot):
    """A bot that searches for ``simulations`` per choice or, if that is 0, for ``milliseconds``.

    Several ``workers`` processes share the budget.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int,
        milliseconds: int,
        workers: int = 1,
        evaluator: Evaluator[Any] | None = None,
    ) -> None:
        budget = f"{milliseconds}ms" if milliseconds else str(simulations)
        self.name = f"mcts:{budget}" if workers == 1 else f"mcts:{budget}x{workers}"
        self.game = game
        self.rng = Rng(seed)
        self.evaluator = evaluator_for(game) if evaluator is None else evaluator
        self.tree = Tree(game, self.evaluator, self.rng)
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.workers = workers
        #: The node reached by the last choice, and the number of choices made by then.
        self._reached: Node | None = None
        self._reached_at = -1

    def choose(self, seen: Perspective) -> str:
        # If another seat has chosen since, the position in the tree is unknown.
        root = self._reached if self._reached is not None and self._reached_at == seen.moves else Node()
        deadline = time.monotonic() + self.milliseconds / 1000
        if self.workers == 1:
            self._search(root, seen, deadline)
        else:
            self._search_in_parallel(root, seen, deadline)
        best = max(seen.decision.options, key=lambda option: robustness(root.edges.get(option.id)))
        edge = root.edges.get(best.id)
        self._reached = None if edge is None else edge.node
        self._reached_at = seen.moves + 1
        return best.id

    def _search(self, root: Node, seen: Perspective, deadline: float) -> None:
        world = seen.imagine(self.rng)
        root.priors = self.tree.root_priors(world)
        done = 0
        while done < self.simulations or (self.milliseconds and (not done or time.monotonic() < deadline)):
            worlds: list[State] = []
            for _ in range(self._batch(done)):
                if done % PER_WORLD == 0 and done:
                    world = seen.imagine(self.rng)
                worlds.append(world.clone())
                done += 1
            self.tree.simulate(root, worlds)

    def _batch(self, done: int) -> int:
        at_once = self.evaluator.at_once
        return min(at_once, self.simulations - done) if self.simulations else at_once

    def _search_in_parallel(self, root: Node, seen: Perspective, deadline: float) -> None:
        """Let every worker grow its own tree through worlds sampled here, and add up the statistics of the roots."""
        root.priors = self.tree.root_priors(seen.imagine(self.rng))
        left = self.simulations
        while left > 0 or (self.milliseconds and (not root.edges or time.monotonic() < deadline)):
            shares = [WORLDS_AT_ONCE * PER_WORLD] * self.workers
            if self.simulations:
                shares = [(left + worker) // self.workers for worker in range(self.workers)]
                left = 0
            tasks = [
                (
                    [self.game.encode(seen.imagine(self.rng)) for _ in range(0, share, PER_WORLD)],
                    share,
                    root.priors,
                    self.rng.below(RANGE),
                )
                for share in shares
                if share
            ]
            for found in workers.search_all(self.game, tasks, self.workers):
                for option_id, (visits, total) in found.items():
                    edge = root.edges.setdefault(option_id, Edge())
                    edge.visits += visits
                    edge.total += total
                    root.visits += visits
