"""Any game as a PettingZoo environment (AEC), with one agent per seat, in the order of the seats' decisions.

env = SeatsEnv("splendor", seats=2)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tableverse.envs.arrays import ArrayEncoder, Form
from tableverse.envs.episodes import MOST_CHOICES, rewards
from tableverse.games import registry
from tableverse.kernel.game import Config, Game
from tableverse.kernel.rng import RANGE, Rng
from tableverse.kernel.state import State


class SeatsEnv(AECEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """An AEC environment. ``game`` is a name, or a Game. Observations are ``{"observation", "action_mask"}``.

    An action outside the mask raises IllegalOption and leaves the game unchanged.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        form: Form = "flat",
        settings: dict[str, Any] | None = None,
        most_choices: int = MOST_CHOICES,
    ) -> None:
        super().__init__()
        self.game = registry.load_game(game) if isinstance(game, str) else game
        self.config = Config(self.game.min_seats if seats is None else seats, settings or {})
        self.game.check(self.config)
        self.game = self.game.for_table(self.config)
        self.encoder = ArrayEncoder(self.game, self.config.seats, form)
        self.most_choices = most_choices
        self.metadata = {"name": f"tableverse_{self.game.id}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.config.seats)]
        size = self.encoder.actions.size
        mask = spaces.Box(0, 1, (size,), np.int8)
        # Every agent has its own spaces, so that the spaces can be seeded separately.
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self.encoder.space, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._seeds = Rng(0)
        self.state_of_play: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game, which the seed determines. Without a seed, start the next game of the last seed's series."""
        if seed is not None:
            self._seeds = Rng(seed)
        state = self.game.new(self.config, seed if seed is not None else self._seeds.below(RANGE))
        self.state_of_play = state
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look()

    def observe(self, agent: str) -> dict[str, Any]:
        view = self.game.view(self._state, self.possible_agents.index(agent))
        return {"observation": self.encoder.observe(view), "action_mask": self.encoder.mask(view)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._state
        view = self.game.view(state, self.possible_agents.index(agent))
        self.game.apply_quietly(state, self.encoder.actions.option(view, int(action)))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, rewards(state), strict=True))
        self._look()
        self._accumulate_rewards()

    def render(self) -> None:
        """Do nothing: ``tableverse play`` and ``tableverse serve`` draw the games."""

    def close(self) -> None:
        """Do nothing: there are no open resources."""

    @property
    def _state(self) -> State:
        if self.state_of_play is None:
            raise RuntimeError("reset() comes before anything else")
        return self.state_of_play

    def _look(self) -> None:
        """Update the selected agent, or end the episode if the game is over or too long."""
        state = self._state
        if state.decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif state.moves >= self.most_choices:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0] if state.decision is None else self.possible_agents[state.decision.seat]
