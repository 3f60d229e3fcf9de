"""The evaluator of Marvel United."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tableverse.bots.evaluator import Evaluator, payoffs
from tableverse.bots.united.features import FEATURES, features
from tableverse.bots.united.heuristic_value import position_value, terms
from tableverse.bots.united.policy import priors
from tableverse.bots.united.reasons import rule_of_thumb, visible_counts
from tableverse.bots.united.rollout import CAREFUL, finish_turn, play_on, redraw, turn_of, turns_over
from tableverse.bots.win_model import WinModel
from tableverse.games.united.state import UnitedState
from tableverse.kernel.choice import Message, Option
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng

#: ``WEIGHTY``: kinds of decisions about a card, which matter most. ``SAMPLES``: the number of Villain deck orders over
#: which these are evaluated.
WEIGHTY = ("play", "way", "plan")
SAMPLES = 2
#: Maximum distance from the best option, in useful actions, of options that are followed further.
NEAR = 3.0
#: Number of digits compared between turn values. Turns with equal values reorder the same actions.
ALIKE = 1


class UnitedEvaluator(Evaluator[UnitedState]):
    levels: ClassVar[Mapping[str, str]] = {"easy": "careless:30", "normal": "careless:10", "hard": "rollout:24"}

    #: Number of turns through which options are followed; one of them is the Villain's.
    horizon: ClassVar[int] = 4

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.win_model = WinModel("united", FEATURES)

    def priors(self, state: UnitedState) -> list[float]:
        return priors(state)

    def value(self, state: UnitedState, rng: Rng) -> list[float]:
        if state.result is not None:
            return payoffs(state.result, state.seats)
        chance = self.win_model.of(self.features(state))
        return [1.0 - chance if seat == state.villain_seat else chance for seat in range(state.seats)]

    def action_values(self, state: UnitedState, rng: Rng) -> list[float]:
        """Return the value of the position after each option, its turn, and the Villain turn if it follows."""
        assert state.decision is not None
        decision = state.decision
        sign = -1.0 if decision.seat == state.villain_seat else 1.0
        samples = SAMPLES if decision.kind in WEIGHTY else 1
        values: list[float] = []
        for option, prior in zip(decision.options, priors(state), strict=True):
            total = 0.0
            for sample in range(samples):
                after = state.clone()
                if sample:
                    redraw(after, rng)
                self.game.apply_quietly(after, option.id)
                finish_turn(self.game, after, turn_of(state))
                total += position_value(after)
            # The prior breaks ties between options with the same outcome.
            values.append(sign * total / samples + 0.01 * prior)
        return values

    def clock(self, state: UnitedState) -> int:
        return turns_over(state)

    def features(self, state: UnitedState) -> list[float]:
        return features(state)

    def promising(self, state: UnitedState, values: list[float]) -> list[int]:
        """Return cards, and actions whose turns end differently but not much worse than the best action's turn."""
        assert state.decision is not None
        kind = state.decision.kind
        if kind in WEIGHTY:
            return super().promising(state, values)
        best = values.index(max(values))
        if kind not in CAREFUL or state.villains_turn:
            return [best]
        found = {round(values[best], ALIKE): best}
        for place in super().promising(state, values):
            if values[place] > values[best] - NEAR:
                found.setdefault(round(values[place], ALIKE), place)
        return list(found.values())

    def play_on(self, state: UnitedState, rng: Rng) -> UnitedState:
        return play_on(self.game, state)

    def after(self, state: UnitedState, option: Option, rng: Rng) -> UnitedState:
        """Return the position after the whole turn for a card, and after the action alone otherwise."""
        assert state.decision is not None
        after = state.clone()
        self.game.apply_quietly(after, option.id)
        if state.decision.kind in WEIGHTY:
            finish_turn(self.game, after, turn_of(state))
        return after

    def outcome(self, state: UnitedState, option: Option, rng: Rng) -> UnitedState:
        """Return the position at the end of the turn, and of the Villain turn if it follows."""
        after = state.clone()
        self.game.apply_quietly(after, option.id)
        finish_turn(self.game, after, turn_of(state))
        return after

    def terms(self, state: UnitedState, seat: int) -> dict[str, float]:
        sign = -1.0 if seat == state.villain_seat else 1.0
        return {name: sign * value for name, value in terms(state).items()}

    def visible_counts(self, state: UnitedState, seat: int) -> dict[str, dict[str, int]]:
        return visible_counts(state)

    def rule_of_thumb(self, state: UnitedState, chosen: Option, others: list[Option]) -> Message | None:
        return rule_of_thumb(state, chosen, others)
