"""Any game as a Gymnasium environment for one learner, in one seat against bots or in every seat.

env = SoloEnv("splendor", bots=("greedy",))
observation, info = env.reset(seed=1)
observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
from gymnasium import spaces

from tableverse.bots.bot import Bot
from tableverse.bots.registry import check_bot, make_bot
from tableverse.envs.arrays import ArrayEncoder, Form
from tableverse.envs.episodes import MOST_CHOICES, rewards
from tableverse.games import registry
from tableverse.kernel.errors import BadNumber, BadSeatCount, IllegalOption
from tableverse.kernel.game import Config, Game, View
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import RANGE, Rng
from tableverse.kernel.state import State

#: Value of ``seat`` for a learner that chooses for everybody, as in a cooperative game played alone.
EVERY_SEAT = -1


class SoloEnv(gymnasium.Env):  # type: ignore[misc, type-arg, unused-ignore]
    """A single-agent environment.

    ``bots`` names the bots of the other seats, in turn order after the learner's seat. ``illegal`` sets the effect of
    an action outside the mask: ``refuse`` raises IllegalOption and leaves the game unchanged; ``lose`` ends the game
    with reward 0, for learners that cannot use a mask.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 (as Gymnasium asks)

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int = 0,
        bots: Sequence[str] = (),
        form: Form = "flat",
        settings: dict[str, Any] | None = None,
        illegal: Literal["refuse", "lose"] = "refuse",
        most_choices: int = MOST_CHOICES,
    ) -> None:
        self.game = registry.load_game(game) if isinstance(game, str) else game
        if seats is None:
            seats = max(self.game.min_seats, len(bots) + 1) if seat != EVERY_SEAT else self.game.min_seats
        self.config = Config(seats, settings or {})
        self.game.check(self.config)
        self.game = self.game.for_table(self.config)
        if not EVERY_SEAT <= seat < seats:
            raise BadNumber(what="seat", value=seat, least=EVERY_SEAT, most=seats - 1)
        others = 0 if seat == EVERY_SEAT else seats - 1
        self.bots = tuple(bots) or ("random",) * others
        if len(self.bots) != others:
            seated = len(self.bots) + (seats - others)
            raise BadSeatCount(game=self.game.id, seats=seated, least=seats, most=seats)
        for spec in self.bots:
            check_bot(spec, self.game)
        self.seat = seat
        self.encoder = ArrayEncoder(self.game, seats, form)
        self.illegal = illegal
        self.most_choices = most_choices
        self.observation_space = self.encoder.space
        self.action_space = spaces.Discrete(self.encoder.actions.size)
        self._seeds = Rng(0)
        self._seated: dict[int, Bot] = {}
        self._state: State | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a game. The seed determines the deal and the bots' choices.

        Without a seed, the next game of the last seed's series starts.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = Rng(seed)
        self._state = self.game.new(self.config, seed if seed is not None else self._seeds.below(RANGE))
        self._seated = {
            (self.seat + 1 + place) % self.config.seats: make_bot(spec, self.game, self._seeds.below(RANGE))
            for place, spec in enumerate(self.bots)
        }
        self._let_bots_play()
        return self._shown()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        state = self._playing()
        try:
            option = self.encoder.actions.option(self._view(), int(action))
        except IllegalOption:
            if self.illegal == "refuse":
                raise
            observation, info = self._shown()
            return observation, 0.0, True, False, info
        self.game.apply_quietly(state, option)
        self._let_bots_play()
        gained = rewards(state)
        over = state.decision is None
        observation, info = self._shown()
        mine = max(gained) if self.seat == EVERY_SEAT else gained[self.seat]
        return observation, mine, over, not over and state.moves >= self.most_choices, info

    def _let_bots_play(self) -> None:
        state = self._playing()
        while state.decision is not None and state.decision.seat in self._seated and state.moves < self.most_choices:
            seat = state.decision.seat
            choice = self._seated[seat].choose(Perspective(self.game, state, seat))
            self.game.apply_quietly(state, choice)

    def _view(self) -> View:
        """Return the view of the learner's seat or, if the learner plays every seat, of the choosing seat."""
        state = self._playing()
        if self.seat != EVERY_SEAT:
            return self.game.view(state, self.seat)
        return self.game.view(state, 0 if state.decision is None else state.decision.seat)

    def _shown(self) -> tuple[Any, dict[str, Any]]:
        view = self._view()
        return self.encoder.observe(view), {"action_mask": self.encoder.mask(view), "seat": view.seat}

    def _playing(self) -> State:
        if self._state is None:
            raise RuntimeError("reset() comes before anything else")
        return self._state
