"""The evaluator of Twenty-one: a player to move with a multiple of four counters on the table is losing."""

from __future__ import annotations

from tableverse.bots.evaluator import Evaluator, payoffs
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State
from twenty_one.game import MOST, Table


class TwentyOneEvaluator(Evaluator):
    def value(self, state: State, rng: Rng) -> list[float]:
        assert isinstance(state, Table)
        if state.decision is None:
            return payoffs(state.result, state.seats)
        chooses = 0.2 if state.counters % (MOST + 1) == 0 else 0.8
        others = (1 - chooses) / (state.seats - 1)
        return [chooses if seat == state.decision.seat else others for seat in range(state.seats)]
