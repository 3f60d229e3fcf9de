"""The evaluator of Marvel Champions, based on the win model (``win_model.py``) or the heuristic (``counting.py``).

In a player phase it searches plans for the rest of the turn (``plans.py``) and follows the best plans through the
villain phase. All plans use the same few worlds, so that they are compared under the same luck. Choices in the villain
phase are valued at the end of that phase, averaged over worlds.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import ClassVar

from tableverse.bots.champions import policy
from tableverse.bots.champions.counting import FEW, Counting
from tableverse.bots.champions.hand import payment_value
from tableverse.bots.champions.heuristic_value import terms
from tableverse.bots.champions.plans import ASKING, Effort, Plan, Planner, follow, foreseen, observation_key
from tableverse.bots.champions.reasons import rule_of_thumb, visible_counts
from tableverse.bots.champions.rollout import apply, apply_to_turn, finish_action, finish_phase, phase_ends, reach_turn
from tableverse.bots.champions.rollout_policy import choose_action
from tableverse.bots.champions.symmetry import first_equivalent
from tableverse.bots.champions.transpositions import position_key
from tableverse.bots.champions.win_model import SURE, WinModel, log_odds
from tableverse.bots.evaluator import Evaluator, payoffs
from tableverse.bots.racing import Race
from tableverse.games.champions.frames.turn import END_TURN
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Message, Option
from tableverse.kernel.game import Game
from tableverse.kernel.rng import RANGE, Rng

#: Number of worlds over which a choice of the villain phase is averaged.
WORLDS = 4
#: Search effort for a choice in a turn: alone, with other players, where each world takes longer, and with many.
ALONE = Effort(breadth=60, payments=2, targets=2, closest=4, worlds=6)
COMPANY = Effort(breadth=30, payments=2, targets=2, closest=4, worlds=6)
CROWD = Effort(breadth=1, payments=2, targets=2, closest=3, worlds=6)
#: From this many heroes on, a single plan is followed, unless the model rescales the features to fewer heroes.
CROWDED = 4
#: Number of plans to follow that may begin with the same option, and their maximum distance from the best (log odds).
ALIKE, NEAR = 2, 1.5
#: Bonus in log odds for the policy's choice, which breaks ties, even in nearly decided games.
USUAL = 0.005
#: ``EDGE``: minimum lead of the best option over the options eliminated from the race. ``ABOVE``: bonus of options that
#: were played further.
EDGE, ABOVE = 0.001, 100.0
SELDOM, FAVOURED = 0.05, 3.0


class ChampionsEvaluator(Evaluator[ChampionsState]):
    #: In a cooperative game a short tree search is no stronger than greedy play.
    levels: ClassVar[Mapping[str, str]] = {"easy": "careless:40", "normal": "careless:15", "hard": "greedy"}

    #: Number of rounds through which options are followed: to the end of the villain phase.
    horizon: ClassVar[int] = 1

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.win_model = WinModel()
        self._counting = Counting(game)
        #: The plan of this turn: each choice by the key of the observation at which it is made.
        self._foreseen: dict[str, str] = {}

    def priors(self, state: ChampionsState) -> list[float]:
        """Favour the policy's choice, and avoid asking other players for help."""
        assert state.decision is not None
        options = state.decision.options
        if state.decision.kind == "pay":
            return [math.exp(2.0 * payment_value(state, option)) for option in options]
        usual = policy.choose(state)
        weights = [SELDOM if option.verb == ASKING else 1.0 for option in options]
        weights[options.index(usual)] += FAVOURED
        return weights

    def value(self, state: ChampionsState, rng: Rng) -> list[float]:
        """Return the value of each seat.

        With a model, this is the value at the end of the phase, since the model is trained only on such positions.
        """
        if state.result is not None:
            return payoffs(state.result, state.seats)
        if self.win_model.learnt(state) is None:
            return [self.win_model.of(state, before_villain_phase=state.phase == "villain")] * state.seats
        before_villain_phase = state.phase == "player"
        if state.decision is not None:
            state = state.clone()
            finish_phase(self.game, state, state.phase)
        return [self.win_model.of(state, before_villain_phase=before_villain_phase)] * state.seats

    def action_values(self, state: ChampionsState, rng: Rng) -> list[float]:
        decision = state.decision
        assert decision is not None
        options = decision.options
        kept = (
            self._foreseen.get(observation_key(state, decision.seat))
            if self._foreseen and state.phase == "player"
            else None
        )
        if kept is not None:
            return [1.0 if option.id == kept else 0.0 for option in options]
        if decision.kind == "pay":
            return [payment_value(state, option) for option in options]
        usual = policy.choose(state)
        if decision.kind in ("help", "show") or (decision.kind in ("mulligan", "discard") and not decision.origin):
            return [1.0 if option is usual else 0.0 for option in options]
        if self.win_model.learnt(state) is None:
            return self._counting.action_values(state, usual, rng, self.looks_ahead)
        if state.phase != "player":
            seeds = [rng.below(RANGE) for _ in range(WORLDS)]
            first = first_equivalent(state, options)
            scores = {place: self._other_phase(state, options[place], seeds) for place in sorted(set(first))}
            values = [scores[place] for place in first]
        elif self.looks_ahead:
            values = self._planned(state, rng)
        else:
            values = [self._at_once(state, option) for option in options]
        values[options.index(usual)] += USUAL
        return values

    def _other_phase(self, state: ChampionsState, option: Option, seeds: list[int]) -> float:
        """Return the log odds of the mean win probability at the end of the phase, over several worlds."""
        ends = phase_ends(self.game, state, option, seeds)
        return log_odds(sum([self.win_model.of(end, before_villain_phase=False) for end in ends]) / len(ends))

    def _at_once(self, state: ChampionsState, option: Option) -> float:
        """Return the log odds at the end of the turn, which the policy finishes unless ending it at once is better."""
        assert state.decision is not None
        if option.verb == ASKING:
            return -2.0 * SURE
        seat = state.decision.seat
        world = state.clone()
        apply_to_turn(self.game, world, option)
        turn = reach_turn(self.game, world, "player")
        score = -2.0 * SURE
        if turn is not None and turn.seat == seat:
            following = choose_action(world, turn)
            if following is not END_TURN:  # otherwise the policy itself ends the turn
                ended = world.clone()
                apply_to_turn(self.game, ended, END_TURN)
                finish_phase(self.game, ended, "player", seat)
                score = self.win_model.score(ended, before_villain_phase=True)
            apply_to_turn(self.game, world, following)
        finish_phase(self.game, world, "player", seat)
        return max(score, self.win_model.score(world, before_villain_phase=True))

    def effort(self, state: ChampionsState) -> Effort:
        """Return the search effort for a choice in a turn at this table."""
        heroes = self.win_model.trained_heroes(state)
        return ALONE if heroes == 1 else COMPANY if heroes < CROWDED else CROWD

    def _planned(self, state: ChampionsState, rng: Rng) -> list[float]:
        """Return the log odds of the best plan for each first option. Follow the best plans further."""
        assert state.decision is not None
        options, seat = state.decision.options, state.decision.seat
        effort = self.effort(state)
        plans = Planner(self.game, self.win_model, seat, effort).search(state)
        values = [-2.0 * SURE] * len(options)
        places = {option.id: place for place, option in enumerate(options)}
        for plan in plans:
            place = places[plan.steps[0]]
            values[place] = max(values[place], plan.score)
        near: list[Plan] = []
        counted: dict[str, int] = {}
        for plan in plans:
            first = plan.steps[0]
            if len(near) == effort.closest or plan.score < plans[0].score - NEAR:
                break
            if counted.get(first, 0) < ALIKE:
                counted[first] = counted.get(first, 0) + 1
                near.append(plan)
        best = near[0]
        if len(near) > 1 and best.score < SURE:
            found = self._followed(state, near, effort.worlds, rng)
            best = near[found.index(max(found))]
            for plan, value in zip(near, found, strict=True):
                place = places[plan.steps[0]]
                values[place] = max(ABOVE + log_odds(value), values[place])
        if self.keeps_plans:
            self._foreseen = foreseen(self.game, state, best, seat)
        return [values[place] for place in first_equivalent(state, options)]

    def _followed(self, state: ChampionsState, plans: list[Plan], worlds: int, rng: Rng) -> list[float]:
        """Return the win probability of each plan after the villain phase."""
        assert state.decision is not None
        seat = state.decision.seat
        race = Race(len(plans))
        for seed in [rng.below(RANGE) for _ in range(worlds)]:
            beginning = self.game.determinize(state, seat, Rng(seed))
            assert isinstance(beginning, ChampionsState)
            known: dict[int, float] = {}
            for place in race.racing:
                race.found[place].append(self._a_phase_later(beginning.clone(), plans[place], seat, known))
            if race.is_over() or race.is_level():
                break
        return race.means(EDGE)

    def _a_phase_later(self, world: ChampionsState, plan: Plan, seat: int, known: dict[int, float]) -> float:
        """Return the win probability at the end of the villain phase.

        ``known`` caches the probability by the position at the end of the turn, which several plans may share.
        """
        follow(self.game, world, plan, seat)
        reached = position_key(self.game, world)
        value = known.get(reached)
        if value is None:
            for phase in ("player", "villain"):
                finish_phase(self.game, world, phase)
            value = known[reached] = self.win_model.of(world, before_villain_phase=False)
        return value

    def clock(self, state: ChampionsState) -> int:
        return state.rounds

    def promising(self, state: ChampionsState, values: list[float]) -> list[int]:
        """Return the options to follow in a turn, or only the best one if the values already look further."""
        assert state.decision is not None
        weighty = state.decision.kind == "turn" and state.seats > FEW and self.win_model.learnt(state) is None
        return super().promising(state, values) if weighty else [values.index(max(values))]

    def play_on(self, state: ChampionsState, rng: Rng) -> ChampionsState:
        self.game.apply_quietly(state, policy.choose(state).id)
        return state

    def after(self, state: ChampionsState, option: Option, rng: Rng) -> ChampionsState:
        world = state.clone()
        apply(self.game, world, option)
        finish_action(self.game, world, state.phase)
        return world

    def outcome(self, state: ChampionsState, option: Option, rng: Rng) -> ChampionsState:
        """Return the position at the end of the phase, so that all options are compared at the same moment."""
        world = state.clone()
        apply(self.game, world, option)
        finish_phase(self.game, world, state.phase)
        return world

    def terms(self, state: ChampionsState, seat: int) -> dict[str, float]:
        return terms(state)

    def visible_counts(self, state: ChampionsState, seat: int) -> dict[str, dict[str, int]]:
        return visible_counts(state, seat)

    def rule_of_thumb(self, state: ChampionsState, chosen: Option, others: list[Option]) -> Message | None:
        return rule_of_thumb(state, chosen, others)
