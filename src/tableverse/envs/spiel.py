"""Splendor: Marvel as a Python game of OpenSpiel, for OpenSpiel's algorithms.

Importing this module registers the game: ``pyspiel.load_game("python_tableverse_splendor", {"players": 2})``.

Chance acts once, at the start, and draws one of ``deals`` orders of the decks; everything afterwards is choice and
hidden information. Searches that must not use hidden cards sample another deal with ``resample_from_infostate``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from tableverse.bots.evaluator import payoffs
from tableverse.envs.actions import Actions
from tableverse.envs.encoding import encoding_for
from tableverse.envs.episodes import MOST_CHOICES
from tableverse.envs.observations import Observer
from tableverse.games import registry
from tableverse.kernel.event import Event
from tableverse.kernel.game import SPECTATOR, Config, Game, View
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import RANGE, Rng
from tableverse.kernel.state import State

SPLENDOR = "splendor"
DEALS = 10_000

TYPE = pyspiel.GameType(
    short_name="python_tableverse_splendor",
    long_name="Splendor: Marvel (Tableverse)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "deals": DEALS},
)


class SplendorGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**TYPE.parameter_specification, **(params or {})}
        self.rules: Game = registry.load_game(SPLENDOR)
        self.config = Config(int(chosen["players"]))
        self.rules.check(self.config)
        self.deals = int(chosen["deals"])
        self.actions: Actions = encoding_for(self.rules).actions()
        self.observer: Observer = encoding_for(self.rules).observer(self.config.seats)
        super().__init__(
            TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=self.actions.size,
                max_chance_outcomes=self.deals,
                num_players=self.config.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=MOST_CHOICES,
            ),
            chosen,
        )

    def new_initial_state(self, *_: Any) -> SplendorState:
        return SplendorState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SplendorObserver:
        perfect_recall = kind is not None and kind.perfect_recall
        return SplendorObserver(self, perfect_recall)


class Play:
    """The part of a state that OpenSpiel copies: a position of the rules engine, and its events."""

    __slots__ = ("events", "game", "opening", "state")

    def __init__(self, game: SplendorGame, state: State | None, opening: str, events: list[Event]) -> None:
        self.game = game
        self.state = state
        #: The position after the deal, the same for all seats.
        self.opening = opening
        self.events = events

    def deal(self, seed: int) -> None:
        rules = self.game.rules
        self.state = rules.new(self.game.config, seed, self.events)
        self.opening = str(self.game.observer.flat(rules.view(self.state, SPECTATOR)))

    def __deepcopy__(self, memo: Any) -> Play:
        """Copy the position, and share the game and the events, which never change."""
        return Play(self.game, None if self.state is None else self.state.clone(), self.opening, self.events[:])

    def view(self, player: int) -> View:
        assert self.state is not None
        return self.game.rules.view(self.state, player)


class SplendorState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SplendorGame) -> None:
        super().__init__(game)
        self.play = Play(game, None, "", [])

    # --- choices and their effects ------------------------------------------------------------------------------

    def current_player(self) -> int:
        state = self.play.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if state.decision is None or self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return state.decision.seat

    def is_terminal(self) -> bool:
        state = self.play.state
        return state is not None and (state.decision is None or state.moves >= MOST_CHOICES)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.play.game.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.game.actions.numbers(self.play.view(player)))

    def _apply_action(self, action: int) -> None:
        play = self.play
        if play.state is None:
            play.deal(action)
        else:
            player = self.current_player()
            option = play.game.actions.option(play.view(player), action)
            # A choice may have no event until a later step, so record the choice itself for the chooser.
            play.events.append(Event("chose", {"option": option}, player))
            play.events += play.game.rules.apply(play.state, option)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.play.state is None:
            return f"deal {action}"
        return self.play.game.actions.option(self.play.view(player), action)

    def returns(self) -> list[float]:
        """Return the returns: the winners divide the wins, the losers the losses; in a truncated game all are 0."""
        state, seats = self.play.state, self.play.game.config.seats
        if state is None or state.result is None:
            return [0.0] * seats
        return [(share * seats - 1.0) / (seats - 1) for share in payoffs(state.result, seats)]

    # --- information states -------------------------------------------------------------------------------------

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything that the player has seen and done since the deal, and what the player sees now."""
        eyes = self.current_player() if player is None else player
        seen = [f"{event.kind}{event.facts}" for event in self.play.events if event.seen_by(eyes)]
        now = "" if self.play.state is None else str(self.play.game.observer.flat(self.play.view(eyes)))
        return ";".join([str(eyes), self.play.opening, *seen, now])

    def resample_from_infostate(self, player: int, sampler: Any) -> SplendorState:
        """Return a position that the player cannot distinguish from this one."""
        other: SplendorState = self.clone()
        assert self.play.state is not None
        seen = Perspective(self.play.game.rules, self.play.state, player)
        other.play.state = seen.imagine(Rng(int(sampler() * (RANGE - 1))))
        return other

    def __str__(self) -> str:
        state = self.play.state
        return "the deal" if state is None else f"{state.moves}:{self.play.game.rules.digest(state)}"


class SplendorObserver:
    """The View of a seat as the flat observation of docs/envs.md. The string form may include the history."""

    def __init__(self, game: SplendorGame, perfect_recall: bool) -> None:
        self.game = game
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(game.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SplendorState, player: int) -> None:
        self.tensor[:] = self._flat(state, player)

    def string_from(self, state: SplendorState, player: int) -> str:
        if self.perfect_recall:
            return state.information_state_string(player)
        return " ".join(str(value) for value in self._flat(state, player))

    def _flat(self, state: SplendorState, player: int) -> list[int]:
        """Return the observation, or zeros before the deal."""
        if state.play.state is None:
            return [0] * self.game.observer.size
        return self.game.observer.flat(state.play.view(player))


pyspiel.register_game(TYPE, SplendorGame)
