"""What greedy play and search know of a game: which options look good, and how good a position is for each seat.

An evaluator is only ever shown worlds that the bot's seat cannot rule out (Perspective.imagine), so it may look
anywhere.
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

#: The priors of the options of a position, and what each seat may expect of it.
Weighed = tuple[list[float], list[float]]

#: How clearly the root of a search prefers the options of high value: the inverse temperature of a softmax.
ROOT_SHARPNESS = 1.5
#: How many options are followed further at most.
CLOSEST = 4
#: Choices after which a random rollout is cut off and counted as even.
LONGEST_ROLLOUT = 2_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """Knows nothing but the rules: all options look alike, and a position is valued by playing it out at random."""

    #: The levels that people are offered, weakest first, and the bot behind each.
    levels: ClassVar[Mapping[str, str]] = {"easy": "careless:50", "normal": "greedy", "hard": "mcts:200"}

    #: How far options are followed (rollout_bot.py), on the game's own ``clock``.
    horizon: ClassVar[int] = 8

    #: Simulations of a search whose leaves are weighed together; more than one where priors and values come together.
    at_once: ClassVar[int] = 1

    def __init__(self, game: Game) -> None:
        self.game = game
        #: Whether a game that can look further than the end of the phase does so.
        self.looks_ahead = True
        #: Whether a plan is kept to from one choice to the next: for who plays on, not for judging single positions.
        self.keeps_plans = False

    def priors(self, state: S) -> list[float]:
        """How promising each option looks at a glance: positive weights, in the order of the options."""
        assert state.decision is not None
        return [1.0] * len(state.decision.options)

    def value(self, state: S, rng: Rng) -> list[float]:
        """What each seat may expect of this position: 1 is a sure win, 0 a sure loss."""
        world = state.clone()
        for _ in range(LONGEST_ROLLOUT):
            if world.decision is None:
                break
            self.game.apply_quietly(world, rng.choice(world.decision.options).id)
        return payoffs(world.result, world.seats)

    def action_values(self, state: S, rng: Rng) -> list[float]:
        """How good each option is for the seat to choose, on any scale: greedy play takes the highest."""
        decision = state.decision
        assert decision is not None
        values: list[float] = []
        for option in decision.options:
            after = state.clone()
            self.game.apply_quietly(after, option.id)
            values.append(self.value(after, rng)[decision.seat])
        return values

    def root_priors(self, state: S, rng: Rng) -> list[float]:
        """At the root every option is looked at with care, so that even a short search is no worse than greedy play."""
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
        """Leaves of a search: the priors of their options, or none where ``priors`` is to be asked once they are
        needed, and the value of each."""
        return [([], self.value(state, rng)) for state in states]

    # --- for following options further --------------------------------------------------------------------------

    def clock(self, state: S) -> int:
        """How far the game has come, in steps that suit it: choices, turns, rounds. It never goes back."""
        return state.moves

    def features(self, state: S) -> list[float]:
        """The numbers of a position from which the chance to win is learnt (win_model.py); none where nobody has."""
        return []

    def promising(self, state: S, values: list[float]) -> list[int]:
        """Which options are worth following, by what each looks worth at first: the best of them first. One alone is
        chosen at once."""
        return sorted(range(len(values)), key=lambda place: -values[place])[:CLOSEST]

    def play_on(self, state: S, rng: Rng) -> Any:
        """Where it leads to choose as a sound player would, once or a few times. ``state`` is used up."""
        assert state.decision is not None
        weights = self.priors(state)
        self.game.apply_quietly(state, state.decision.options[weights.index(max(weights))].id)
        return state

    # --- for saying why -----------------------------------------------------------------------------------------

    def after(self, state: S, option: Option, rng: Rng) -> Any:
        """The position by which an option is judged: once it, and what belongs to it, is done."""
        after = state.clone()
        self.game.apply_quietly(after, option.id)
        return after

    def outcome(self, state: S, option: Option, rng: Rng) -> Any:
        """The position by which it is compared with the others: at the same moment of the game for all of them."""
        return self.after(state, option, rng)

    def terms(self, state: S, seat: int) -> dict[str, float]:
        """What the value of a position is made of for a seat, by name."""
        return {}

    def figures(self, state: S, seat: int) -> dict[str, dict[str, int]]:
        """The numbers behind each term, as people count them: ``now`` is the one to compare, ``good`` says whether more
        of it is better (1) or less (-1)."""
        return {}

    def details(self, before: S, after: S, seat: int) -> dict[str, dict[str, Any]]:
        """What more can be said of a term, from both positions."""
        return {}

    def thumb(self, state: S, chosen: Option, others: list[Option]) -> Message | None:
        """The rule of thumb behind an option, where choices are made by one: how to pay, which card to give up. None
        where that is not so, or where it says something else."""
        return None


def has_expert(game: str) -> bool:
    """Whether somebody has trained one, and what it needs is installed."""
    return plugins.find(plugins.EXPERTS, game) is not None and find_spec("numpy") is not None


def expert_for(game: Game) -> Evaluator[Any] | None:
    """The game's evaluator that has learnt by playing, or None where nobody has trained one."""
    if plugins.find(plugins.EXPERTS, game.id) is None:
        return None
    if find_spec("numpy") is None:
        raise MissingExtra(what="numpy", extra="expert")
    return plugins.make(plugins.EXPERTS, game.id, Evaluator, game)


def evaluator_for(game: Game) -> Evaluator[Any]:
    """The game's own, or else the one that knows nothing but the rules."""
    own: Evaluator[Any] | None = plugins.make(plugins.EVALUATORS, game.id, Evaluator, game)
    return own or Evaluator(game)


def payoffs(result: Result | None, seats: int) -> list[float]:
    """Winners of a contest share 1; a side that wins together gets 1 each; an unfinished game is even."""
    if result is None:
        return [1.0 / seats] * seats
    shared = 1.0 if result.side else 1.0 / max(1, len(result.winners))
    return [shared if seat in result.winners else 0.0 for seat in range(seats)]
