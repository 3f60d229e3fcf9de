"""The tree of an information-set Monte Carlo search: one tree for all the worlds that a seat cannot tell apart.

Each simulation walks one imagined world. Nodes are told apart by the options chosen, so what is learnt holds for
everything the seat cannot distinguish. Every player is taken to choose for their own good. A leaf is judged by the
game's Sense.
"""

from __future__ import annotations

import math

from tableverse.bots.sense import Sense
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

#: How much an option that looks good is tried before its results speak.
CURIOSITY = 0.8
#: How clearly the root prefers what looks best at first sight.
SHARPNESS = 1.5
#: Simulations that share one imagined world.
PER_WORLD = 4


class Node:
    """A point of the tree: the statistics of the options tried there, for the seat that chooses."""

    __slots__ = ("branches", "leans", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.branches: dict[str, Branch] = {}
        self.leans: dict[str, float] = {}


class Branch:
    __slots__ = ("node", "total", "visits")

    def __init__(self) -> None:
        self.node = Node()
        self.visits = 0
        self.total = 0.0


class Tree:
    """Grows nodes by simulation."""

    def __init__(self, game: Game, sense: Sense, rng: Rng) -> None:
        self.game = game
        self.sense = sense
        self.rng = rng

    def first_leans(self, world: State) -> dict[str, float]:
        """At the root every option is looked at with care, so that even a short search is no worse than greedy play."""
        assert world.decision is not None
        values = self.sense.weigh(world, self.rng)
        mean = sum(values) / len(values)
        spread = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values)) or 1.0
        best = max(values)
        weights = [math.exp(SHARPNESS * (value - best) / spread) for value in values]
        total = sum(weights)
        leans = self.sense.lean(world)
        leaning = sum(leans)
        return {
            option.id: (weight / total + lean / leaning) / 2
            for option, weight, lean in zip(world.decision.options, weights, leans, strict=True)
        }

    def simulate(self, root: Node, world: State) -> None:
        """Walk down to a branch never tried before, judge where it leads, and tell the branches on the way."""
        node = root
        path: list[tuple[Node, Branch, int]] = []
        while world.decision is not None:
            seat = world.decision.seat
            option_id = self._select(node, world)
            branch = node.branches.get(option_id)
            fresh = branch is None
            if branch is None:
                branch = node.branches[option_id] = Branch()
            path.append((node, branch, seat))
            self.game.apply_quietly(world, option_id)
            node = branch.node
            if fresh:
                break
        values = self.sense.judge(world, self.rng)
        for passed, branch, seat in path:
            passed.visits += 1
            branch.visits += 1
            branch.total += values[seat]

    def _select(self, node: Node, world: State) -> str:
        """The best promise: an option's results so far, plus a bonus for looking good and being little tried."""
        assert world.decision is not None
        options = world.decision.options
        leans = node.leans
        if any(option.id not in leans for option in options):
            weights = self.sense.lean(world)
            total = sum(weights)
            for option, weight in zip(options, weights, strict=True):
                leans.setdefault(option.id, weight / total)
        branches = node.branches
        reach = CURIOSITY * math.sqrt(node.visits + 1)
        expected = _mean(node) if node.visits else 0.5
        best = ""
        most = -1.0
        for option in options:
            branch = branches.get(option.id)
            if branch is None:
                promise = expected + reach * leans[option.id]
            else:
                promise = branch.total / branch.visits + reach * leans[option.id] / (1 + branch.visits)
            if promise > most:
                most = promise
                best = option.id
        return best


def _mean(node: Node) -> float:
    """What the node has given on average: the first guess for a branch not tried."""
    return sum(branch.total for branch in node.branches.values()) / node.visits


def confidence(branch: Branch | None) -> float:
    """Most visited wins; the mean decides between equals."""
    return -1.0 if branch is None else branch.visits + branch.total / branch.visits
