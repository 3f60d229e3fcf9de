"""The evaluator of Marvel Champions: after each option the rest of the phase is played in thought, by the policy.

A player phase is valued where it ends, with what the villain phase may bring counted in. Alone or in pairs, the options
that look best are then followed further: through the villain phase and the next turns, where it shows what it was worth
to heal, to go home or to leave a minion alive. The same few worlds are used for all of them, so that options are
compared under the same luck. Choices in the villain phase are valued over several worlds as well.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import ClassVar

from tableverse.bots.champions import policy
from tableverse.bots.champions.hand import payment_value
from tableverse.bots.champions.position import WON, horizon_of, position_value, terms
from tableverse.bots.champions.quick_turn import choose_action
from tableverse.bots.champions.reasons import figures, thumb
from tableverse.bots.champions.rollout import World, apply, apply_to_turn, finish_action, finish_phase, reach_turn
from tableverse.bots.evaluator import Evaluator, payoffs
from tableverse.bots.racing import is_beaten
from tableverse.games.champions.frames.turn import END_TURN
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Message, Option
from tableverse.kernel.rng import RANGE, Rng

#: Worlds over which a choice of the villain phase is valued.
WORLDS = 4
#: With up to this many players a choice is thought through: what comes of ending the turn after an option, and what the
#: options that look best have come to a round later. With more players a phase takes too long.
FEW = 2
#: How many options are followed through another round, how near the best they must be, and in how many worlds.
CLOSEST, NEAR, FURTHER_WORLDS = 3, 4.0, 6
#: How little an option that left the race is behind the best, at least.
EDGE = 0.01
#: Points that make a win about three times as likely as a loss, and the value of an even game.
SPREAD, EVEN = 10.0, -18.0
ASKING = "ask"
#: A value so high that there is no need to look further, and what lifts those that were followed above the rest.
SURE, ABOVE = 60.0, 1000.0
SELDOM, FAVOURED = 0.05, 3.0


class ChampionsEvaluator(Evaluator[ChampionsState]):
    #: Where all win or lose together, a short search is no stronger than greedy play.
    levels: ClassVar[Mapping[str, str]] = {"easy": "careless:50", "normal": "careless:25", "hard": "greedy"}

    #: Rounds through which options are followed: to the end of the villain phase.
    horizon: ClassVar[int] = 1

    def priors(self, state: ChampionsState) -> list[float]:
        """What the policy takes comes first; nobody is asked for help without need."""
        assert state.decision is not None
        options = state.decision.options
        if state.decision.kind == "pay":
            return [math.exp(2.0 * payment_value(state, option)) for option in options]
        usual = policy.choose(state)
        weights = [SELDOM if option.verb == ASKING else 1.0 for option in options]
        weights[options.index(usual)] += FAVOURED
        return weights

    def value(self, state: ChampionsState, rng: Rng) -> list[float]:
        if state.result is not None:
            return payoffs(state.result, state.seats)
        chance = 1.0 / (1.0 + math.exp(-(position_value(state) - EVEN * state.seats) / (SPREAD * state.seats)))
        return [chance] * state.seats

    def action_values(self, state: ChampionsState, rng: Rng) -> list[float]:
        decision = state.decision
        assert decision is not None
        options = decision.options
        if decision.kind == "pay":
            return [payment_value(state, option) for option in options]
        usual = policy.choose(state)
        if decision.kind in ("help", "show") or (decision.kind in ("mulligan", "discard") and not decision.origin):
            return [1.0 if option is usual else 0.0 for option in options]
        horizon = horizon_of(state)
        ends_turn: list[bool] = []
        if state.phase == "villain":
            seeds = [rng.below(RANGE) for _ in range(WORLDS)]
            values = [self._villain_phase(state, option, seeds, horizon) for option in options]
        else:
            found = [self._player_phase(state, option, horizon) for option in options]
            values = [value for value, _ in found]
            ends_turn = [ends for _, ends in found]
        # What looks alike in the end is told apart by the policy.
        values[options.index(usual)] += 0.05
        if self.looks_ahead and state.phase == "player" and state.seats <= FEW:
            self._look_further(state, values, ends_turn, horizon, rng)
        return values

    def _look_further(
        self, state: ChampionsState, values: list[float], ends_turn: list[bool], horizon: float, rng: Rng
    ) -> None:
        """The options that look best are valued anew by what they have come to a round later."""
        assert state.decision is not None
        options, seat = state.decision.options, state.decision.seat
        most = max(values)
        order = sorted(range(len(values)), key=lambda place: -values[place])
        near = [place for place in order[:CLOSEST] if values[place] >= most - NEAR]
        if len(near) < 2 or most > SURE:
            return
        found: dict[int, list[float]] = {place: [] for place in near}
        racing, best = near, near[0]
        for seed in [rng.below(RANGE) for _ in range(FURTHER_WORLDS)]:
            world = World(self.game, self.game.determinize(state, seat, Rng(seed)), horizon)
            for place in racing:
                found[place].append(world.value_a_round_later(options[place], ends_turn[place]))
            best = max(racing, key=lambda place: sum(found[place]))
            racing = [place for place in racing if place == best or not is_beaten(found[place], found[best])]
            if len(racing) == 1:
                break
        most = sum(found[best]) / len(found[best])
        for place in near:
            # However they turn out, they stay above those that were not followed; who left the race stays beaten.
            behind = sum(mine - other for mine, other in zip(found[place], found[best], strict=False))
            mean = most + min(-EDGE, behind / len(found[place]))
            values[place] = ABOVE + (sum(found[place]) / len(found[place]) if place in racing else mean)

    def _player_phase(self, state: ChampionsState, option: Option, horizon: float) -> tuple[float, bool]:
        """The value at the end of the phase, after an option: going on by the policy, or ending the turn at once if
        that is better; and whether it was."""
        if option.verb == ASKING:
            return -2.0 * WON, False
        assert state.decision is not None
        seat = state.decision.seat
        world = state.clone()
        apply_to_turn(self.game, world, option)
        turn = reach_turn(self.game, world, state.phase)
        value = -2.0 * WON
        if state.seats <= FEW and turn is not None and turn.seat == seat:
            following = choose_action(world, turn)
            if following is not END_TURN:  # else going on comes to the same
                ended = world.clone()
                apply_to_turn(self.game, ended, END_TURN)
                finish_phase(self.game, ended, state.phase)
                value = position_value(ended, horizon)
            apply_to_turn(self.game, world, following)
        finish_phase(self.game, world, state.phase)
        going_on = position_value(world, horizon)
        return max(value, going_on), value > going_on

    def _villain_phase(self, state: ChampionsState, option: Option, seeds: list[int], horizon: float) -> float:
        """The same for a choice in the villain phase, over worlds with other boost cards and encounters."""
        assert state.decision is not None
        total = 0.0
        for seed in seeds:
            world = self.game.determinize(state, state.decision.seat, Rng(seed))
            assert isinstance(world, ChampionsState)
            apply(self.game, world, option)
            finish_phase(self.game, world, "villain")
            total += position_value(world, horizon)
        return total / len(seeds)

    def clock(self, state: ChampionsState) -> int:
        return state.rounds

    def promising(self, state: ChampionsState, values: list[float]) -> list[int]:
        """How a turn goes on; but what has been followed further already is not followed again."""
        assert state.decision is not None
        weighty = state.decision.kind == "turn" and state.seats > FEW
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
        """At the end of the phase: whoever goes on first has not escaped what comes then."""
        world = state.clone()
        apply(self.game, world, option)
        finish_phase(self.game, world, state.phase)
        return world

    def terms(self, state: ChampionsState, seat: int) -> dict[str, float]:
        return terms(state)

    def figures(self, state: ChampionsState, seat: int) -> dict[str, dict[str, int]]:
        return figures(state, seat)

    def thumb(self, state: ChampionsState, chosen: Option, others: list[Option]) -> Message | None:
        return thumb(state, chosen, others)
