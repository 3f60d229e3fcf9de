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
        assert world.decision is not None
        priors = self.evaluator.root_priors(world, self.rng)
        return {option.id: prior for option, prior in zip(world.decision.options, priors, strict=True)}

    def simulate(self, root: Node, worlds: list[State]) -> None:
        """In each world select down to an edge never tried before; value where they lead, and back the values up.

        A visit counts from the moment it begins, without a value: so the next of several worlds looks elsewhere."""
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
                break  # its priors are weighed with the other leaves
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
            if edge in opened:  # by this world, or by one that is weighed together with it
                break
        return path

    def _lacks(self, node: Node, world: State) -> bool:
        """Whether the node does not know the priors of all options that there are in this world."""
        assert world.decision is not None
        priors = node.priors
        return any(option.id not in priors for option in world.decision.options)

    def _select(self, node: Node, world: State) -> str:
        """The option of the highest score: its mean value so far, plus a bonus for a high prior and few visits."""
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
    """What the node has given on average: the first guess for an edge not tried."""
    return sum(edge.total for edge in node.edges.values()) / node.visits


def robustness(edge: Edge | None) -> float:
    """Most visits win; the mean decides between equals."""
    return -1.0 if edge is None else edge.visits + edge.total / edge.visits
