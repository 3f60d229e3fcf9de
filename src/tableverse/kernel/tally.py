"""Statistics of each player, counted from all events of a game, whether chosen or automatic."""

from __future__ import annotations

from tableverse.kernel.event import Event
from tableverse.kernel.game import SPECTATOR, Game
from tableverse.kernel.state import State

Tally = dict[str, int]


class Tallies:
    """The statistics of all seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self.seats: list[Tally] = [dict.fromkeys(game.tallies, 0) for _ in range(seats)]

    def apply(self, state: State, option_id: str) -> None:
        """Repeat a recorded choice and count its events."""

        def witness(event: Event) -> None:
            for seat, name, amount in self._game.player_stats(state, event):
                if seat != SPECTATOR:
                    self.seats[seat][name] += amount

        state.witness = witness
        self._game.apply_recorded(state, option_id)
        state.witness = None
