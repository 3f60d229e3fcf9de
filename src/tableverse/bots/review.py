"""One choice looked at afterwards: what everybody's chances were, which option promised most, and what the other one
cost.

Chances are the values that the search bot goes by (the game's Evaluator), over worlds that the seat to choose could not
rule out: nobody is blamed for what they could not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tableverse.bots.evaluator import Evaluator
from tableverse.kernel.choice import Option
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

#: Worlds over which a value is averaged.
WORLDS: Final = 4


@dataclass(frozen=True)
class Judgement:
    """``chances`` are those of every seat before the choice; ``cost`` is how much more the best option promised."""

    chances: list[float]
    best: str
    cost: float


def judge(evaluator: Evaluator[Any], seen: Perspective, chosen: str) -> Judgement:
    decision, rng = seen.decision, Rng(seen.moves)
    worlds = [seen.imagine(rng) for _ in range(WORLDS)]
    valued = [evaluator.value(world, rng) for world in worlds]
    chances = [sum(values[seat] for values in valued) / WORLDS for seat in range(worlds[0].seats)]
    expected = {option.id: _expect(evaluator, worlds, option, seen.seat, rng) for option in decision.options}
    best = max(decision.options, key=lambda option: expected[option.id])
    return Judgement(chances, best.id, expected[best.id] - expected[chosen])


def _expect(evaluator: Evaluator[Any], worlds: list[State], option: Option, seat: int, rng: Rng) -> float:
    """What a seat may expect after an option, over the worlds."""
    return sum(evaluator.value(evaluator.outcome(world, option, rng), rng)[seat] for world in worlds) / len(worlds)


def by_round(chances: list[list[float]], asked: list[int]) -> list[list[float]]:
    """Chances before each choice (``asked``: whose), as they are told. Whoever comes next always seems behind by a
    turn, so where seats play against each other, each position is averaged with those at which the other seats' latest
    turns began."""
    if not chances or all(all(one == row[0] for one in row) for row in chances):
        return chances
    begun: list[tuple[int, list[float]]] = []
    told: list[list[float]] = []
    for seat, now in zip(asked, chances, strict=True):
        if not begun or begun[-1][0] != seat:
            begun = [turn for turn in begun if turn[0] != seat]
            begun.append((seat, now))
        rows = [*(row for _, row in begun[:-1]), now]
        told.append([sum(row[place] for row in rows) / len(rows) for place in range(len(now))])
    return told
