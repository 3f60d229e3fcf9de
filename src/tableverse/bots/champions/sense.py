"""The sense for Marvel Champions: after each option the rest of the phase is played in thought, by habit.

A player phase is judged where it ends, with what the villain phase may bring counted in. Alone or in pairs, the options
that look best are then followed further: through the villain phase and the next turns, where it shows what it was worth
to heal, to go home or to leave a minion standing. The same few worlds are used for all of them, so that not the cards
that come up decide, but the options. Choices in the villain phase are weighed over several worlds as well.
"""

from __future__ import annotations

import math

from tableverse.bots.champions.habits import habit
from tableverse.bots.champions.hand import spending
from tableverse.bots.champions.standing import WON, future_of, standing
from tableverse.bots.sense import Sense, payoffs
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Option
from tableverse.kernel.rng import RANGE, Rng
from tableverse.kernel.state import State

#: Worlds over which a choice of the villain phase is weighed.
WORLDS = 4
#: Players up to whom a choice is thought through: what comes of ending the turn after an option, and what the options
#: that look best have come to a round later. With more players a phase is long, and habit must do.
FEW = 2
#: How many options are followed through another round, how near the best they must be, and in how many worlds.
CLOSEST, NEAR, FURTHER_WORLDS = 3, 4.0, 6
#: Choices after which a phase in thought is broken off.
LONGEST = 120
#: Points of standing that make a win about three times as likely as a loss, and the standing of an even game.
SPREAD, EVEN = 10.0, -18.0
ASKING = "ask:"
#: A standing that leaves nothing to look further for, and what lifts those who were followed above the rest.
SURE, ABOVE = 60.0, 1000.0
SELDOM, FAVOURED = 0.05, 3.0


class ChampionsSense(Sense):
    def judge(self, state: State, rng: Rng) -> list[float]:
        assert isinstance(state, ChampionsState)
        if state.result is not None:
            return payoffs(state.result, state.seats)
        chance = 1.0 / (1.0 + math.exp(-(standing(state) - EVEN * state.seats) / (SPREAD * state.seats)))
        return [chance] * state.seats

    def lean(self, state: State) -> list[float]:
        """What a sound player would take at once comes first; nobody is asked for help without need."""
        assert isinstance(state, ChampionsState)
        assert state.decision is not None
        options = state.decision.options
        if state.decision.kind == "pay":
            return [math.exp(2.0 * spending(state, option)) for option in options]
        best = habit(state)
        weights = [SELDOM if option.id.startswith(ASKING) else 1.0 for option in options]
        weights[options.index(best)] += FAVOURED
        return weights

    def weigh(self, state: State, rng: Rng) -> list[float]:
        assert isinstance(state, ChampionsState)
        decision = state.decision
        assert decision is not None
        options = decision.options
        if decision.kind == "pay":
            return [spending(state, option) for option in options]
        best = habit(state)
        if decision.kind in ("help", "show") or (decision.kind in ("mulligan", "discard") and not decision.origin):
            return [1.0 if option is best else 0.0 for option in options]
        future = future_of(state)
        resting: list[bool] = []
        if state.phase == "villain":
            seeds = [rng.below(RANGE) for _ in range(WORLDS)]
            values = [self._villain_phase(state, option, seeds, future) for option in options]
        else:
            seen = [self._player_phase(state, option, future) for option in options]
            values = [value for value, _ in seen]
            resting = [rests for _, rests in seen]
        # What looks alike in the end is told apart by habit.
        values[options.index(best)] += 0.05
        if self.thorough and state.phase == "player" and state.seats <= FEW:
            self._look_further(state, values, resting, future, rng)
        return values

    def _look_further(
        self, state: ChampionsState, values: list[float], resting: list[bool], future: float, rng: Rng
    ) -> None:
        """The options that look best are weighed anew by what they have come to a round later."""
        assert state.decision is not None
        options, seat = state.decision.options, state.decision.seat
        most = max(values)
        order = sorted(range(len(values)), key=lambda place: -values[place])
        near = [place for place in order[:CLOSEST] if values[place] >= most - NEAR]
        if len(near) < 2 or most > SURE:
            return
        worlds = [self.game.determinize(state, seat, Rng(rng.below(RANGE))) for _ in range(FURTHER_WORLDS)]
        for place in near:
            total = sum(a_round_later(world, options[place], resting[place], future) for world in worlds)
            # However they turn out, they stay above those that were not followed.
            values[place] = ABOVE + total / len(worlds)

    def _player_phase(self, state: ChampionsState, option: Option, future: float) -> tuple[float, bool]:
        """The standing at the end of the phase, after an option: by habit, or at rest if habit would do harm; and
        whether it was at rest."""
        if option.id.startswith(ASKING):
            return -2.0 * WON, False
        assert state.decision is not None
        seat = state.decision.seat
        world = state.clone()
        choose(world, option)
        finish(world, state.phase)
        value = -2.0 * WON
        decision = world.decision
        if state.seats <= FEW and decision is not None and decision.kind == "turn" and decision.seat == seat:
            resting = world.clone()
            choose(resting, decision.options[-1])
            play_phase(resting, state.phase)
            value = standing(resting, future)
        play_phase(world, state.phase)
        going_on = standing(world, future)
        return max(value, going_on), value > going_on

    def _villain_phase(self, state: ChampionsState, option: Option, seeds: list[int], future: float) -> float:
        """The same for a choice in the villain phase, over worlds with other boost cards and encounters."""
        assert state.decision is not None
        total = 0.0
        for seed in seeds:
            world = self.game.determinize(state, state.decision.seat, Rng(seed))
            assert isinstance(world, ChampionsState)
            choose(world, option)
            play_phase(world, "villain")
            total += standing(world, future)
        return total / len(seeds)


def choose(world: ChampionsState, option: Option) -> None:
    """Choose, and go on until somebody else must, or the phase is over."""
    world.frames[-1].answer(world, option)
    go_on(world)


def a_round_later(state: State, option: Option, rests: bool, future: float) -> float:
    """The standing at the end of the next player phase."""
    world = state.clone()
    assert isinstance(world, ChampionsState)
    phase = world.phase
    choose(world, option)
    if rests:
        finish(world, phase)
        if world.decision is not None and world.phase == phase:
            choose(world, world.decision.options[-1])
    for ahead in ("player", "villain", "player"):
        play_phase(world, ahead)
    return standing(world, future)


def finish(world: ChampionsState, phase: str) -> None:
    """By habit until the next choice of a turn, if the phase has another."""
    while world.decision is not None and world.decision.kind != "turn" and world.phase == phase:
        choose(world, habit(world))


def go_on(world: ChampionsState) -> None:
    """As Game.settle, but no further than the phase: it is judged before anything of the next one has come up."""
    frames = world.frames
    phase = world.phase
    world.decision = None
    while world.result is None and world.phase == phase:
        frame = frames[-1]
        decision = frame.run(world)
        if decision is None:
            continue
        if len(decision.options) == 1 and not decision.shown:
            frame.answer(world, decision.options[0])
            continue
        world.decision = decision
        return


def play_phase(world: ChampionsState, phase: str) -> None:
    """By habit until the phase is over."""
    for _ in range(LONGEST):
        if world.result is not None or world.phase != phase:
            return
        if world.decision is None:
            go_on(world)
        else:
            choose(world, habit(world))
