"""The review of one choice: each seat's win probability, the most promising option, and the cost of the chosen option.

Probabilities are the values of the game's Evaluator, averaged over worlds that the choosing seat could not rule out, so
the review never blames players for hidden information.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tableverse.bots.evaluator import Evaluator
from tableverse.kernel.choice import Option
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

#: Number of worlds over which a value is averaged.
WORLDS: Final = 4


@dataclass(frozen=True)
class Judgement:
    """Every seat's win probability before a choice, and the ``cost`` of the chosen option relative to the best one."""

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
    """Return the expected value for a seat after an option, over all worlds."""
    return sum(evaluator.value(evaluator.outcome(world, option, rng), rng)[seat] for world in worlds) / len(worlds)


def by_round(chances: list[list[float]], choosing: list[int]) -> list[list[float]]:
    """Return the win probabilities before each choice, smoothed over a round.

    ``choosing`` holds the choosing seats. The next seat to play always seems behind by a turn. In competitive games,
    average each position with the positions at the start of the other seats' latest turns.
    """
    if not chances or all(all(one == row[0] for one in row) for row in chances):
        return chances
    last_turns: list[tuple[int, list[float]]] = []
    averages: list[list[float]] = []
    for seat, now in zip(choosing, chances, strict=True):
        if not last_turns or last_turns[-1][0] != seat:
            last_turns = [turn for turn in last_turns if turn[0] != seat]
            last_turns.append((seat, now))
        rows = [*(row for _, row in last_turns[:-1]), now]
        averages.append([sum(row[place] for row in rows) / len(rows) for place in range(len(now))])
    return averages
