"""The rhythm of the game: a Villain turn, then Hero turns until enough Hero cards lie in the Storyline."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.frames.hero_turn import HeroTurn
from tableverse.games.united.frames.villain_turn import VillainTurn
from tableverse.games.united.rules import rhythm
from tableverse.games.united.state import UnitedState
from tableverse.kernel.choice import Decision
from tableverse.kernel.state import Frame, State


class Round(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ()
    __slots__ = ()

    def clone(self) -> Round:
        return self

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        if not state.storyline or state.since >= rhythm.threshold(state):
            state.frames.append(VillainTurn())
        else:
            state.frames.append(HeroTurn(state.active))
        return None
