"""The tree of an information-set Monte Carlo search: one tree for all the worlds that a seat cannot tell apart.

Each simulation goes through one determinization. Nodes are told apart by the options chosen, so what is learnt holds
for everything the seat cannot distinguish. Every player is taken to choose for their own good. Options are selected by
PUCT, with the priors of the game's Evaluator, and leaves are valued by it.
"""

from __future__ import annotations

import math
from typing import Any

from tableverse.bots.evaluator import Evaluator
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

#: The weight of priors against results: the constant of PUCT.
EXPLORATION = 0.8
#: How clearly the root prefers the options of high value: the inverse temperature of a softmax.
ROOT_SHARPNESS = 1.5
#: Simulations that share one determinization.
PER_WORLD = 4


class Node:
    """A point of the tree: the statistics of the options tried there, for the seat that chooses."""

    __slots__ = ("edges", "priors", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[str, Edge] = {}
        self.priors: dict[str, float] = {}


class Edge:
    """An option tried: how often, with what values in all, and where it leads to."""

    __slots__ = ("node", "total", "visits")

    def __init__(self) -> None:
        self.node = Node()
        self.visits = 0
        self.total = 0.0


class Tree:
    """Grows nodes by simulation."""

    def __init__(self, game: Game, evaluator: Evaluator[Any], rng: Rng) -> None:
        self.game = game
        self.evaluator = evaluator
        self.rng = rng

    def root_priors(self, world: State) -> dict[str, float]:
        """At the root every option is looked at with care, so that even a short search is no worse than greedy play."""
        assert world.decision is not None
        values = self.evaluator.action_values(world, self.rng)
        mean = sum(values) / len(values)
        deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values)) or 1.0
        best = max(values)
        weights = [math.exp(ROOT_SHARPNESS * (value - best) / deviation) for value in values]
        total = sum(weights)
        priors = self.evaluator.priors(world)
        prior_total = sum(priors)
        return {
            option.id: (weight / total + prior / prior_total) / 2
            for option, weight, prior in zip(world.decision.options, weights, priors, strict=True)
        }

    def simulate(self, root: Node, world: State) -> None:
        """Select down to an edge never tried before, value where it leads, and back the values up."""
        node = root
        path: list[tuple[Node, Edge, int]] = []
        while world.decision is not None:
            seat = world.decision.seat
            option_id = self._select(node, world)
            edge = node.edges.get(option_id)
            is_new = edge is None
            if edge is None:
                edge = node.edges[option_id] = Edge()
            path.append((node, edge, seat))
            self.game.apply_quietly(world, option_id)
            node = edge.node
            if is_new:
                break
        values = self.evaluator.value(world, self.rng)
        for passed, edge, seat in path:
            passed.visits += 1
            edge.visits += 1
            edge.total += values[seat]

    def _select(self, node: Node, world: State) -> str:
        """The option of the highest score: its mean value so far, plus a bonus for a high prior and few visits."""
        assert world.decision is not None
        options = world.decision.options
        priors = node.priors
        if any(option.id not in priors for option in options):
            weights = self.evaluator.priors(world)
            total = sum(weights)
            for option, weight in zip(options, weights, strict=True):
                priors.setdefault(option.id, weight / total)
        edges = node.edges
        bonus = EXPLORATION * math.sqrt(node.visits + 1)
        unvisited = _mean(node) if node.visits else 0.5
        best = ""
        highest = -1.0
        for option in options:
            edge = edges.get(option.id)
            if edge is None:
                score = unvisited + bonus * priors[option.id]
            else:
                score = edge.total / edge.visits + bonus * priors[option.id] / (1 + edge.visits)
            if score > highest:
                highest = score
                best = option.id
        return best


def _mean(node: Node) -> float:
    """What the node has given on average: the first guess for an edge not tried."""
    return sum(edge.total for edge in node.edges.values()) / node.visits


def robustness(edge: Edge | None) -> float:
    """Most visits win; the mean decides between equals."""
    return -1.0 if edge is None else edge.visits + edge.total / edge.visits
