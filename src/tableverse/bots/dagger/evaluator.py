"""The evaluator of Marvel D.A.G.G.E.R., which tries each option with the rest of its action, including dice."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import ClassVar

from tableverse.bots.dagger import policy
from tableverse.bots.dagger.heuristic_value import EVEN, position_value, terms
from tableverse.bots.dagger.reasons import rule_of_thumb, visible_counts
from tableverse.bots.dagger.rollout import after_action
from tableverse.bots.evaluator import CLOSEST, Evaluator, payoffs
from tableverse.games.dagger.game import Dagger
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng

#: Minimum gain, in points, of a free option that is worth using.
WORTHWHILE = 0.1
#: Points that make a win about three times as likely as a loss.
SPREAD = 18.0
#: Number of trials of an option that may roll dice.
ROLLS = 2
#: Number of actions to try with every token, and the value of all other actions with a token that was not tried.
PROMISING = 3
UNLIKELY = -50.0
#: Maximum distance in points from the best action for options that are followed further.
NEAR = 6.0
FREE = ("use", "discard")
DICE = ("combat", "defy", "rest", "ability")


Action = tuple[str, ...]


class DaggerEvaluator(Evaluator[DaggerState]):
    #: Greedy play is as strong as a short search, and as strong as following the best actions further
    #: (docs/evaluators.md).
    levels: ClassVar[Mapping[str, str]] = {"easy": "careless:60", "normal": "careless:25", "hard": "greedy"}

    #: Number of rounds through which options are followed: to the end of the nemesis phase.
    horizon: ClassVar[int] = 1

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Dagger)
        self.passed = {card.passed.id for card in game.cards.missions.values() if card.passed is not None}

    def priors(self, state: DaggerState) -> list[float]:
        """Return a high prior for the policy's choice and equal priors for all other options."""
        assert state.decision is not None
        if state.phase == "setup":
            return [1.0] * len(state.decision.options)
        usual = policy.choose(state, state.decision).id
        return [3.0 if option.id == usual else 1.0 for option in state.decision.options]

    def value(self, state: DaggerState, rng: Rng) -> list[float]:
        if state.result is not None:
            return payoffs(state.result, state.seats)
        chance = 1.0 / (1.0 + math.exp((EVEN - position_value(state, self.passed)) / SPREAD))
        return [chance] * state.seats

    def action_values(self, state: DaggerState, rng: Rng) -> list[float]:
        decision = state.decision
        assert decision is not None
        if state.phase == "setup":
            return _set_up_values(state, decision, rng)
        now = position_value(state, self.passed)
        if decision.kind == "turn":
            return self._turn_values(state, decision.options, now, rng)
        values = [self._try(state, option, rng) - now for option in decision.options]
        if decision.kind == "turn-end":
            for number, option in enumerate(decision.options):
                values[number] = _free(option, values[number])
        return values

    def _turn_values(self, state: DaggerState, options: list[Option], now: float, rng: Rng) -> list[float]:
        """Return the value of each option. Try only the best actions with tokens other than their cheapest."""
        gains: dict[str, float] = {}
        cheapest: dict[Action, str] = {}
        for option in options:
            action = _action(option)
            if option.verb in FREE:
                gains[option.id] = _free(option, self._try(state, option, rng) - now)
            elif action not in cheapest:
                cheapest[action] = option.id
                gains[option.id] = self._expect(state, option, rng) - now
        best = sorted(cheapest, key=lambda action: gains[cheapest[action]], reverse=True)[:PROMISING]
        for option in options:
            if option.id not in gains:
                likely = _action(option) in best
                gains[option.id] = self._expect(state, option, rng) - now if likely else UNLIKELY
        return [gains[option.id] for option in options]

    def _expect(self, state: DaggerState, option: Option, rng: Rng) -> float:
        """Return the value after an option, averaged over several trials if it rolls dice."""
        tries = ROLLS if option.verb in DICE else 1
        return sum(self._try(state, option, rng) for _ in range(tries)) / tries

    def _try(self, state: DaggerState, option: Option, rng: Rng) -> float:
        return position_value(after_action(self.game, state, option, rng), self.passed)

    def clock(self, state: DaggerState) -> int:
        return state.rounds

    def promising(self, state: DaggerState, values: list[float]) -> list[int]:
        """Return different actions of a turn that are nearly best, or only the best option if that option is free."""
        assert state.decision is not None
        options = state.decision.options
        order = sorted(range(len(values)), key=lambda place: -values[place])
        if state.decision.kind != "turn" or options[order[0]].verb in FREE:
            return order[:1]
        found: dict[Action, int] = {}
        for place in order:
            if values[place] > values[order[0]] - NEAR:
                found.setdefault(_action(options[place]), place)
        return list(found.values())[:CLOSEST]

    def play_on(self, state: DaggerState, rng: Rng) -> DaggerState:
        """Play the best action, trying each action with its cheapest token. All other choices follow the policy."""
        decision = state.decision
        assert decision is not None
        in_turn = decision.kind == "turn"
        chosen = self._quick_action(state, decision, rng) if in_turn else policy.choose(state, decision)
        self.game.apply_quietly(state, chosen.id)
        return state

    def _quick_action(self, state: DaggerState, decision: Decision, rng: Rng) -> Option:
        tried: set[Action] = set()
        best, most = decision.options[-1], -math.inf
        for option in decision.options:
            action = _action(option)
            if option.verb not in FREE and action not in tried:
                tried.add(action)
                value = self._try(state, option, rng)
                if value > most:
                    best, most = option, value
        return best

    def after(self, state: DaggerState, option: Option, rng: Rng) -> DaggerState:
        return after_action(self.game, state, option, rng)

    def terms(self, state: DaggerState, seat: int) -> dict[str, float]:
        return terms(state, self.passed)

    def visible_counts(self, state: DaggerState, seat: int) -> dict[str, dict[str, int]]:
        return visible_counts(state)

    def rule_of_thumb(self, state: DaggerState, chosen: Option, others: list[Option]) -> Message | None:
        return rule_of_thumb(state, chosen, others)


def _action(option: Option) -> Action:
    """Return the action of a turn option, without its token."""
    return option.verb, *option.things[:-1]


def _free(option: Option, gain: float) -> float:
    """Return a high value for a worthwhile free option, which is used before any action."""
    if option.verb not in FREE:
        return gain
    return 100.0 + gain if gain > WORTHWHILE else -100.0


def _set_up_values(state: DaggerState, decision: Decision, rng: Rng) -> list[float]:
    """Return the values of set-up options: any hero is equally good; the Iliad and the heroes start near work."""
    values = [rng.unit() for _ in decision.options]
    if decision.kind in ("iliad", "start"):
        for number, option in enumerate(decision.options):
            space = state.place_of(option.targets[0])
            values[number] -= 0.4 * state.distance(space, state.nemesis.space)
    return values
