"""Where a game was won or lost: everybody's chances after each choice, and the choices that cost most.

Chances are the values that the search bot goes by (the game's Evaluator), over worlds that the seat to choose could not
rule out: nobody is blamed for what they could not know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tableverse.bots.evaluator import evaluator_for, payoffs
from tableverse.kernel.choice import Option
from tableverse.kernel.game import Game, Perspective
from tableverse.kernel.record import Record
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

#: Worlds over which a value is averaged.
WORLDS = 4


@dataclass(frozen=True)
class Step:
    """One choice. ``chances`` are those of every seat before it; ``cost`` is how much more the best option promised."""

    move: int
    seat: int
    chosen: Option
    best: Option
    chances: list[float]
    cost: float

    def to_json(self) -> dict[str, Any]:
        return {
            "move": self.move,
            "seat": self.seat + 1,
            "chosen": self.chosen.id,
            "best": self.best.id,
            "chances": [round(chance, 4) for chance in self.chances],
            "cost": round(self.cost, 4),
        }


@dataclass
class Explanation:
    record: Record
    steps: list[Step]
    #: The chances at the end: 1 and 0 where the game is over.
    final: list[float]
    state: State

    def series(self) -> list[list[float]]:
        """For each seat, its chances before the first choice, after each, to the end."""
        return [
            [*(step.chances[seat] for step in self.steps), self.final[seat]] for seat in range(self.record.config.seats)
        ]

    def costly(self, most: int) -> list[Step]:
        """The choices that cost most, worst first."""
        return sorted((step for step in self.steps if step.cost > 0), key=lambda step: -step.cost)[:most]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.record.game,
            "steps": [step.to_json() for step in self.steps],
            "final": [round(chance, 4) for chance in self.final],
        }


def explain(game: Game, record: Record, progress: Callable[[int], None] | None = None) -> Explanation:
    record.replay(game)  # a damaged record is refused as a whole
    evaluator = evaluator_for(game)
    rng = Rng(0)
    state = game.new(record.config, record.seed)
    steps: list[Step] = []
    for number, option_id in enumerate(record.options, start=1):
        decision = state.decision
        assert decision is not None
        seen = Perspective(game, state, decision.seat)
        worlds = [seen.imagine(rng) for _ in range(WORLDS)]
        valued = [evaluator.value(world, rng) for world in worlds]
        chances = [sum(values[seat] for values in valued) / WORLDS for seat in range(state.seats)]
        expected = {
            option.id: _expect(game, evaluator.value, worlds, option, decision.seat, rng) for option in decision.options
        }
        best = max(decision.options, key=lambda option: expected[option.id])
        chosen = decision.find(option_id)
        assert chosen is not None
        cost = expected[best.id] - expected[chosen.id]
        steps.append(Step(number, decision.seat, chosen, best, chances, cost))
        game.apply_quietly(state, option_id)
        if progress is not None:
            progress(1)
    final = payoffs(state.result, state.seats) if state.result is not None else evaluator.value(state, rng)
    return Explanation(record, steps, final, state)


def _expect(
    game: Game,
    value: Callable[[State, Rng], list[float]],
    worlds: list[State],
    option: Option,
    seat: int,
    rng: Rng,
) -> float:
    """What a seat may expect after an option, over the worlds."""
    total = 0.0
    for world in worlds:
        after = world.clone()
        game.apply_quietly(after, option.id)
        total += value(after, rng)[seat]
    return total / len(worlds)
