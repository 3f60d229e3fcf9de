"""An analysis of a game: every seat's win probability after each choice, and the costliest choices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tableverse.bots.evaluator import evaluator_for, payoffs
from tableverse.bots.review import by_round, judge
from tableverse.kernel.choice import Option
from tableverse.kernel.corrections import is_correction
from tableverse.kernel.game import Game
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.record import Record
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State
from tableverse.kernel.tally import Tallies, Tally


@dataclass(frozen=True)
class ExplainedChoice:
    """One choice, the win ``chances`` of every seat before it, and its ``cost`` compared with the best option."""

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
    steps: list[ExplainedChoice]
    #: Win probabilities at the end, which are 1 and 0 if the game is over.
    final: list[float]
    state: State
    #: The players' statistics for each seat.
    tallies: list[Tally]

    def series(self) -> list[list[float]]:
        """Return the win probabilities of each seat, before the first choice and after each choice."""
        rows = by_round([step.chances for step in self.steps], [step.seat for step in self.steps])
        return [[*(row[seat] for row in rows), self.final[seat]] for seat in range(self.record.config.seats)]

    def costly(self, most: int) -> list[ExplainedChoice]:
        """Return the costliest choices, worst first."""
        return sorted((step for step in self.steps if step.cost > 0), key=lambda step: -step.cost)[:most]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.record.game,
            "steps": [step.to_json() for step in self.steps],
            "final": [round(chance, 4) for chance in self.final],
            "tallies": self.tallies,
        }


def explain(game: Game, record: Record, progress: Callable[[int], None] | None = None) -> Explanation:
    record.replay(game)  # raises for a damaged record before anything is explained
    evaluator = evaluator_for(game)
    rng = Rng(0)
    state = game.new(record.config, record.seed)
    steps: list[ExplainedChoice] = []
    tallies = Tallies(game, record.config.seats)
    for number, option_id in enumerate(record.options, start=1):
        decision = state.decision
        assert decision is not None
        if progress is not None:
            progress(1)
        if is_correction(option_id):  # a correction is no choice of a player
            tallies.apply(state, option_id)
            continue
        found = judge(evaluator, Perspective(game, state, decision.seat), option_id)
        chosen, best = decision.find(option_id), decision.find(found.best)
        assert chosen is not None
        assert best is not None
        steps.append(ExplainedChoice(number, decision.seat, chosen, best, found.chances, found.cost))
        tallies.apply(state, option_id)
    final = payoffs(state.result, state.seats) if state.result is not None else evaluator.value(state, rng)
    return Explanation(record, steps, final, state, tallies.seats)
