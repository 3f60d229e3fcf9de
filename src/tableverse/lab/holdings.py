"""What each seat had gathered when a game ended: for studies of what wins. A game joins by a branch here."""

from __future__ import annotations

from tableverse.games.splendor.view import SplendorView
from tableverse.kernel.game import SPECTATOR, Game
from tableverse.kernel.state import State


def holdings(game: Game, state: State) -> list[list[str]]:
    """Ids of components by seat; nothing for a game in which nothing is gathered."""
    view = game.view(state, SPECTATOR)
    if isinstance(view, SplendorView):
        return [[*mat.recruited, *mat.locations] for mat in view.mats]
    return []
