"""A game's knowledge for greedy play and search: option priors, option values and position values.

An evaluator receives only worlds that the bot's seat cannot rule out (Perspective.imagine), so it may use all their
information.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, ClassVar, Generic

from mypy_extensions import mypyc_attr

from tableverse import plugins
from tableverse.kernel.choice import Message, Option
from tableverse.kernel.errors import MissingExtra
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Result, S

#: The priors of a position's options, and its value for each seat.
Weighed = tuple[list[float], list[float]]

#: Inverse temperature of the softmax that turns option values into root priors.
ROOT_SHARPNESS = 1.5
#: Maximum number of options to follow further.
CLOSEST = 4
#: Number of choices after which a random rollout is cut off and counted as even.
LONGEST_ROLLOUT = 2_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """The default evaluator, which knows only the rules: equal priors, and positions valued by random rollouts."""

    #: The levels that people can choose, weakest first, and the bot that plays at each level.
    levels: ClassVar[Mapping[str, str]] = {"easy": "careless:50", "normal": "greedy", "hard": "mcts:200"}

    #: Distance up to which options are followed (rollout_bot.py), in steps of the game's ``clock``.
    horizon: ClassVar[int] = 8

    #: Number of leaves that a search evaluates together; more than one if priors and values are computed together.
    at_once: ClassVar[int] = 1

    def __init__(self, game: Game) -> None:
        self.game = game
        #: Whether to search beyond the end of the phase, in games whose evaluator can.
        self.looks_ahead = True
        #: Whether to keep a plan from one choice to the next. Set for playing, not for judging single positions.
        self.keeps_plans = False

    def priors(self, state: S) -> list[float]:
        """Return the prior of each option: positive weights, in the order of the options."""
        assert state.decision is not None
        return [1.0] * len(state.decision.options)

    def value(self, state: S, rng: Rng) -> list[float]:
        """Return the expected result of each seat, from 0 for a sure loss to 1 for a sure win."""
        world = state.clone()
        for _ in range(LONGEST_ROLLOUT):
            if world.decision is None:
                break
            self.game.apply_quietly(world, rng.choice(world.decision.options).id)
        return payoffs(world.result, world.seats)

    def action_values(self, state: S, rng: Rng) -> list[float]:
        """Return the value of each option for the choosing seat, on any scale: greedy play takes the highest."""
        decision = state.decision
        assert decision is not None
        values: list[float] = []
        for option in decision.options:
            after = state.clone()
            self.game.apply_quietly(after, option.id)
            values.append(self.value(after, rng)[decision.seat])
        return values

    def root_priors(self, state: S, rng: Rng) -> list[float]:
        """Return priors from action values, so that even a short search is at least as good as greedy play."""
        values = self.action_values(state, rng)
        mean = sum(values) / len(values)
        deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values)) or 1.0
        best = max(values)
        weights = [math.exp(ROOT_SHARPNESS * (value - best) / deviation) for value in values]
        total = sum(weights)
        priors = self.priors(state)
        prior_total = sum(priors)
        return [(weight / total + prior / prior_total) / 2 for weight, prior in zip(weights, priors, strict=True)]

    def weigh(self, states: list[S], rng: Rng) -> list[Weighed]:
        """Evaluate the leaves of a search.

        Return the priors and the value of each leaf. Priors may be empty; ``priors`` then computes them when needed.
        """
        return [([], self.value(state, rng)) for state in states]

    # --- following options further ------------------------------------------------------------------------------

    def clock(self, state: S) -> int:
        """Return the progress of the game in suitable steps: choices, turns, rounds. It never decreases."""
        return state.moves

    def features(self, state: S) -> list[float]:
        """Return the features of the win model (win_model.py), or an empty list in games without one."""
        return []

    def promising(self, state: S, values: list[float]) -> list[int]:
        """Return the options worth following by their first values, best first. If only one, choose it immediately."""
        return sorted(range(len(values)), key=lambda place: -values[place])[:CLOSEST]

    def play_on(self, state: S, rng: Rng) -> Any:
        """Play one or more choices as a sound player would. Modify ``state``."""
        assert state.decision is not None
        weights = self.priors(state)
        self.game.apply_quietly(state, state.decision.options[weights.index(max(weights))].id)
        return state

    # --- explaining ---------------------------------------------------------------------------------------------

    def after(self, state: S, option: Option, rng: Rng) -> Any:
        """Return the position after an option and everything that belongs to it, which is used to judge the option."""
        after = state.clone()
        self.game.apply_quietly(after, option.id)
        return after

    def outcome(self, state: S, option: Option, rng: Rng) -> Any:
        """Return a position after the option, at a moment of the game that is the same for all compared options."""
        return self.after(state, option, rng)

    def terms(self, state: S, seat: int) -> dict[str, float]:
        """Return the terms of a position's value for a seat, by name."""
        return {}

    def visible_counts(self, state: S, seat: int) -> dict[str, dict[str, int]]:
        """Return the numbers behind each term, in the units that players count.

        ``now`` is the number to compare. ``good`` is 1 if a higher number is better, and -1 if a lower one is.
        """
        return {}

    def details(self, before: S, after: S, seat: int) -> dict[str, dict[str, Any]]:
        """Return further details of each term, from the positions before and after an option."""
        return {}

    def rule_of_thumb(self, state: S, chosen: Option, others: list[Option]) -> Message | None:
        """Return the rule of thumb that decided a choice, such as how to pay or which card to discard.

        Return None if no rule of thumb decided the choice, or if the rule would choose differently.
        """
        return None


def has_expert(game: str) -> bool:
    """Return whether a game has a trained evaluator and its dependencies are installed."""
    return plugins.find(plugins.EXPERTS, game) is not None and find_spec("numpy") is not None


def expert_for(game: Game) -> Evaluator[Any] | None:
    """Return the game's trained evaluator, or None if there is none."""
    if plugins.find(plugins.EXPERTS, game.id) is None:
        return None
    if find_spec("numpy") is None:
        raise MissingExtra(what="numpy", extra="expert")
    return plugins.make(plugins.EXPERTS, game.id, Evaluator, game)


def evaluator_for(game: Game) -> Evaluator[Any]:
    """Return the game's own evaluator, or the default one."""
    own: Evaluator[Any] | None = plugins.make(plugins.EVALUATORS, game.id, Evaluator, game)
    return own or Evaluator(game)


def payoffs(result: Result | None, seats: int) -> list[float]:
    """Return the payoff of each seat.

    The winners of a contest share 1; each member of a winning team gets 1; an unfinished game is even.
    """
    if result is None:
        return [1.0 / seats] * seats
    shared = 1.0 if result.side else 1.0 / max(1, len(result.winners))
    return [shared if seat in result.winners else 0.0 for seat in range(seats)]
