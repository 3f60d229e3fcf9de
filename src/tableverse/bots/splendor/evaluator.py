"""The evaluator of Splendor: Marvel."""

from __future__ import annotations

import math
from typing import Any

from tableverse.bots.evaluator import Evaluator, payoffs
from tableverse.bots.splendor.heuristic_value import position_value, terms
from tableverse.bots.splendor.policy import priors
from tableverse.bots.splendor.reasons import details, visible_counts
from tableverse.bots.splendor.rollout import finish_turn
from tableverse.games.splendor.state import SplendorState
from tableverse.kernel.choice import Option
from tableverse.kernel.rng import Rng

#: The lead in points that makes a win about three times as likely as a loss.
SPREAD = 3.0
WON = 1000.0


class SplendorEvaluator(Evaluator[SplendorState]):
    def priors(self, state: SplendorState) -> list[float]:
        return priors(state)

    def value(self, state: SplendorState, rng: Rng) -> list[float]:
        if state.result is not None:
            return payoffs(state.result, state.seats)
        points = [position_value(state, seat) for seat in range(state.seats)]
        best = max(points)
        weights = [math.exp((value - best) / SPREAD) for value in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def action_values(self, state: SplendorState, rng: Rng) -> list[float]:
        """Return the value of the position after each option and the rest of the turn."""
        assert state.decision is not None
        seat = state.decision.seat
        values: list[float] = []
        for option in state.decision.options:
            after = state.clone()
            self.game.apply_quietly(after, option.id)
            finish_turn(self.game, after, seat)
            if after.result is not None:
                values.append(WON * payoffs(after.result, after.seats)[seat])
            else:
                values.append(position_value(after, seat))
        return values

    def after(self, state: SplendorState, option: Option, rng: Rng) -> SplendorState:
        assert state.decision is not None
        after = state.clone()
        self.game.apply_quietly(after, option.id)
        finish_turn(self.game, after, state.decision.seat)
        return after

    def terms(self, state: SplendorState, seat: int) -> dict[str, float]:
        return terms(state, seat)

    def visible_counts(self, state: SplendorState, seat: int) -> dict[str, dict[str, int]]:
        return visible_counts(state, seat)

    def details(self, before: SplendorState, after: SplendorState, seat: int) -> dict[str, dict[str, Any]]:
        return details(before, after, seat)
