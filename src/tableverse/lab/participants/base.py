"""The facts that a study reads from the end of a game."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from tableverse import plugins
from tableverse.kernel.game import Game, View

V = TypeVar("V", bound=View, contravariant=True)


class Participants(Generic[V]):
    """The default participants, with which studies count only seats and bots."""

    def held(self, view: V) -> list[list[str]]:
        """Return the ids of components by seat: the cards that the seat collected, or the hero that it played."""
        return [[] for _ in range(view.seats)]

    def opponent(self, view: V) -> str:
        """Return the id of the common opponent, in a game that has one."""
        return ""


def participants_for(game: Game) -> Participants[Any]:
    """Return the participants class of the game, or the default."""
    own: Participants[Any] | None = plugins.make(plugins.PARTICIPANTS, game.id, Participants)
    return own or Participants()
