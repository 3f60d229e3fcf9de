"""The tree of an information-set Monte Carlo search: one tree for all worlds that a seat cannot distinguish.

Each simulation runs in one determinization. Nodes are identified by the chosen options, so statistics hold for all
indistinguishable worlds. Every player is assumed to maximise their own result. PUCT selects options with the priors of
the game's Evaluator, which also values leaves.
"""

from __future__ import annotations

import math
from typing import Any

from tableverse.bots.evaluator import Evaluator
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

#: The constant of PUCT: the weight of priors against results.
EXPLORATION = 0.8
#: Number of simulations that share one determinization.
PER_WORLD = 4


class Node:
    """A node of the tree: the statistics of the options tried there, for the choosing seat."""

    __slots__ = ("edges", "priors", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[str, Edge] = {}
        self.priors: dict[str, float] = {}


class Edge:
    """A tried option: its number of visits, its total value, and the node after it."""

    __slots__ = ("node", "total", "visits")

    def __init__(self) -> None:
        self.node = Node()
        self.visits = 0
        self.total = 0.0


class Tree:
    """A search tree that grows by simulation."""

    def __init__(self, game: Game, evaluator: Evaluator[Any], rng: Rng) -> None:
        self.game = game
        self.evaluator = evaluator
        self.rng = rng

    def root_priors(self, world: State) -> dict[str, float]:
        assert world.decision is not None
        priors = self.evaluator.root_priors(world, self.rng)
        return {option.id: prior for option, prior in zip(world.decision.options, priors, strict=True)}

    def simulate(self, root: Node, worlds: list[State]) -> None:
        """Select down to an untried edge in each world, evaluate the leaves, and back up their values.

        A visit counts from its start, without a value, so that the next world in the batch explores elsewhere.
        """
        opened: set[Edge] = set()
        paths = [self._descend(root, world, opened) for world in worlds]
        for path, world, (priors, values) in zip(paths, worlds, self.evaluator.weigh(worlds, self.rng), strict=True):
            for _, edge, seat in path:
                edge.total += values[seat]
            if priors and world.decision is not None:
                leaf = path[-1][1].node if path else root
                for option, prior in zip(world.decision.options, priors, strict=True):
                    leaf.priors.setdefault(option.id, prior)

    def _descend(self, root: Node, world: State, opened: set[Edge]) -> list[tuple[Node, Edge, int]]:
        node = root
        path: list[tuple[Node, Edge, int]] = []
        while world.decision is not None:
            if path and self.evaluator.at_once > 1 and self._lacks(node, world):
                break  # the priors of this node are computed with those of the other leaves
            seat = world.decision.seat
            option_id = self._select(node, world)
            edge = node.edges.get(option_id)
            if edge is None:
                edge = node.edges[option_id] = Edge()
                opened.add(edge)
            path.append((node, edge, seat))
            node.visits += 1
            edge.visits += 1
            self.game.apply_quietly(world, option_id)
            node = edge.node
            if edge in opened:  # visited by this world, or by another world of the batch
                break
        return path

    def _lacks(self, node: Node, world: State) -> bool:
        """Return whether some option of this world has no prior in the node."""
        assert world.decision is not None
        priors = node.priors
        return any(option.id not in priors for option in world.decision.options)

    def _select(self, node: Node, world: State) -> str:
        """Return the option with the highest score: its mean value plus a bonus for a high prior and few visits."""
        assert world.decision is not None
        options = world.decision.options
        priors = node.priors
        if self._lacks(node, world):
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
    """Return the mean value of all visits to the node, the initial estimate for an untried edge."""
    return sum(edge.total for edge in node.edges.values()) / node.visits


def robustness(edge: Edge | None) -> float:
    """Return the sort key of an edge: its number of visits, then its mean value."""
    return -1.0 if edge is None else edge.visits + edge.total / edge.visits
