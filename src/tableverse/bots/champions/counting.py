"""Option values from the heuristic value, for tables without a trained win model.

After each option the policy plays the rest of the phase. A player phase is valued at its end, including the expected
losses of the villain phase. With one or two players, the rollouts of the best options then continue through the villain
phase and the next turns, because the benefit of healing, of changing form or of defeating a minion appears only there.
All options use the same few worlds, so that they are compared under the same luck. The value of a choice in the villain
phase is also a mean over several worlds.
"""

from __future__ import annotations

from tableverse.bots.champions.heuristic_value import WON, horizon_of, position_value
from tableverse.bots.champions.plans import ASKING
from tableverse.bots.champions.rollout import (
    apply,
    apply_to_turn,
    finish_action,
    finish_phase,
    phase_ends,
    reach_turn,
)
from tableverse.bots.champions.rollout_policy import choose_action
from tableverse.bots.champions.transpositions import position_key
from tableverse.bots.racing import Race
from tableverse.games.champions.frames.turn import END_TURN
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Option
from tableverse.kernel.game import Game
from tableverse.kernel.rng import RANGE, Rng
from tableverse.kernel.state import State

#: Number of worlds over which a choice of the villain phase is averaged.
WORLDS = 4
#: Maximum number of players for a deeper search, which also tries ending the turn after each option and follows the
#: best options for another round. With more players a phase takes too long.
FEW = 2
#: Maximum number of options to follow for a round, their maximum distance from the best option, and the number of
#: worlds.
CLOSEST, NEAR, FURTHER_WORLDS = 3, 4.0, 6
#: Minimum lead of the best option over the options eliminated from the race.
EDGE = 0.01
#: Bonus for the policy's choice, which breaks ties.
USUAL = 0.05
#: ``SURE``: the value above which no further search is needed. ``ABOVE``: the bonus of options that were followed
#: further.
SURE, ABOVE = 60.0, 1000.0


class Counting:
    """An evaluation of options. ``looks_ahead``: follow the best options beyond the end of the phase."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def action_values(self, state: ChampionsState, usual: Option, rng: Rng, looks_ahead: bool) -> list[float]:
        assert state.decision is not None
        options = state.decision.options
        horizon = horizon_of(state)
        values: list[float] = []
        ends_turn: list[bool] = []
        if state.phase == "villain":
            seeds = [rng.below(RANGE) for _ in range(WORLDS)]
            for option in options:
                ends = [position_value(end, horizon) for end in phase_ends(self.game, state, option, seeds)]
                values.append(sum(ends) / WORLDS)
        else:
            found = [self._player_phase(state, option, horizon) for option in options]
            values = [value for value, _ in found]
            ends_turn = [ends for _, ends in found]
        values[options.index(usual)] += USUAL
        if looks_ahead and state.phase == "player" and state.seats <= FEW:
            self._look_further(state, values, ends_turn, horizon, rng)
        return values

    def _look_further(
        self, state: ChampionsState, values: list[float], ends_turn: list[bool], horizon: float, rng: Rng
    ) -> None:
        """Replace the values of the best options by their values a round later."""
        assert state.decision is not None
        options, seat = state.decision.options, state.decision.seat
        most = max(values)
        order = sorted(range(len(values)), key=lambda place: -values[place])
        near = [place for place in order[:CLOSEST] if values[place] >= most - NEAR]
        if len(near) < 2 or most > SURE:
            return
        race = Race(len(near))
        for seed in [rng.below(RANGE) for _ in range(FURTHER_WORLDS)]:
            world = World(self.game, self.game.determinize(state, seat, Rng(seed)), horizon)
            for place in race.racing:
                option = options[near[place]]
                race.found[place].append(world.value_a_round_later(option, ends_turn[near[place]]))
            if race.is_over() or race.is_level():
                break
        for place, mean in zip(near, race.means(EDGE), strict=True):
            # The bonus keeps these options above those that were not followed.
            values[place] = ABOVE + mean

    def _player_phase(self, state: ChampionsState, option: Option, horizon: float) -> tuple[float, bool]:
        """Return the value at the end of the phase, and whether ending the turn at once is better than the policy."""
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
            if following is not END_TURN:  # otherwise the policy itself ends the turn
                ended = world.clone()
                apply_to_turn(self.game, ended, END_TURN)
                finish_phase(self.game, ended, state.phase)
                value = position_value(ended, horizon)
            apply_to_turn(self.game, world, following)
        finish_phase(self.game, world, state.phase)
        going_on = position_value(world, horizon)
        return max(value, going_on), value > going_on


class World:
    """A world in which options are followed.

    Several orders of the same actions often lead to the same position, so values are cached by position.
    """

    __slots__ = ("game", "horizon", "known", "state")

    def __init__(self, game: Game, state: State, horizon: float) -> None:
        assert isinstance(state, ChampionsState)
        self.game = game
        self.state = state
        self.horizon = horizon
        #: Cached values by the key of the position at the end of the turn.
        self.known: dict[int, float] = {}

    def value_a_round_later(self, option: Option, ends_turn: bool) -> float:
        """Return the value at the end of the next player phase, after an option.

        If ``ends_turn``, take no other action in this turn.
        """
        game, world = self.game, self.state.clone()
        decision = world.decision  # a local name, since mypyc assumes that an asserted attribute keeps its value
        assert decision is not None
        seat, phase = decision.seat, world.phase
        if ends_turn:
            apply(game, world, option)
            finish_action(game, world, phase)
            if world.decision is not None and world.phase == phase:
                apply(game, world, world.decision.options[-1])
        else:
            apply_to_turn(game, world, option)
        finish_phase(game, world, phase, seat)
        reached = position_key(game, world)
        value = self.known.get(reached)
        if value is None:
            for ahead in ("player", "villain", "player"):
                finish_phase(game, world, ahead)
            value = self.known[reached] = position_value(world, self.horizon)
        return value
