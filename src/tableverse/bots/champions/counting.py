"""Options valued by how the heroes stand (``position.py``), where the chance to win was not learnt.

After each option the rest of the phase is played in thought, by the policy. A player phase is valued where it ends,
with what the villain phase may bring counted in. Alone or in pairs, the options that look best are then followed
further: through the villain phase and the next turns, where it shows what it was worth to heal, to go home or to leave
a minion alive. The same few worlds are used for all of them, so that options are compared under the same luck. Choices
in the villain phase are valued over several worlds as well.
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

#: Worlds over which a choice of the villain phase is valued.
WORLDS = 4
#: With up to this many players a choice is thought through: what comes of ending the turn after an option, and what the
#: options that look best have come to a round later. With more players a phase takes too long.
FEW = 2
#: How many options are followed through another round, how near the best they must be, and in how many worlds.
CLOSEST, NEAR, FURTHER_WORLDS = 3, 4.0, 6
#: How little an option that left the race is behind the best, at least.
EDGE = 0.01
#: What the policy's choice is worth besides: what looks alike in the end is told apart by it.
USUAL = 0.05
#: A value so high that there is no need to look further, and what lifts those that were followed above the rest.
SURE, ABOVE = 60.0, 1000.0


class Counting:
    """``looks_ahead``: whether the best options are followed further than to the end of the phase."""

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
        """The options that look best are valued anew by what they have come to a round later."""
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
            # However they turn out, they stay above those that were not followed.
            values[place] = ABOVE + mean

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


class World:
    """A world in which options are followed. Often they come to the same position at the end of the turn, because the
    same was done in another order: what comes of that is worked out once."""

    __slots__ = ("game", "horizon", "known", "state")

    def __init__(self, game: Game, state: State, horizon: float) -> None:
        assert isinstance(state, ChampionsState)
        self.game = game
        self.state = state
        self.horizon = horizon
        #: The value of a position at the end of the turn.
        self.known: dict[int, float] = {}

    def value_a_round_later(self, option: Option, ends_turn: bool) -> float:
        """The value at the end of the next player phase, after an option; ``ends_turn``: and nothing else in this
        turn."""
        game, world = self.game, self.state.clone()
        asked = world.decision  # by a name of its own: compiled, what is asserted of an attribute is taken to stay so
        assert asked is not None
        seat, phase = asked.seat, world.phase
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
