"""What a study asks about the end of a game."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from tableverse import plugins
from tableverse.kernel.game import Game, View

V = TypeVar("V", bound=View, contravariant=True)


class Participants(Generic[V]):
    """As it stands, it knows of nobody: studies then count seats and bots only."""

    def held(self, view: V) -> list[list[str]]:
        """Ids of components by seat: what each had gathered, or whom each played."""
        return [[] for _ in range(view.seats)]

    def opponent(self, view: V) -> str:
        """The id of the common opponent, in a game that has one."""
        return ""


def participants_for(game: Game) -> Participants[Any]:
    """The game's own, or else the one that knows of nobody."""
    own: Participants[Any] | None = plugins.make(plugins.PARTICIPANTS, game.id, Participants)
    return own or Participants()
