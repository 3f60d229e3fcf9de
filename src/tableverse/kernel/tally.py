"""What each player did in a game, in numbers: counted from everything that happened, whether it was chosen or there was
no choice about it."""

from __future__ import annotations

from tableverse.kernel.event import Event
from tableverse.kernel.game import SPECTATOR, Game
from tableverse.kernel.state import State

Tally = dict[str, int]


class Tallies:
    """Those of all seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self.seats: list[Tally] = [dict.fromkeys(game.tallies, 0) for _ in range(seats)]

    def apply(self, state: State, option_id: str) -> None:
        """Make a recorded choice again, and count what comes of it."""

        def witness(event: Event) -> None:
            for seat, name, amount in self._game.player_stats(state, event):
                if seat != SPECTATOR:
                    self.seats[seat][name] += amount

        state.witness = witness
        self._game.repeat(state, option_id)
        state.witness = None
