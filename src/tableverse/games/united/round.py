"""The rhythm of the game: a Villain turn, then Hero turns until enough Hero cards lie in the Storyline."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united import rules
from tableverse.games.united.hero_turn import HeroTurn
from tableverse.games.united.state import UnitedState
from tableverse.games.united.villain_turn import VillainTurn
from tableverse.kernel.choice import Decision
from tableverse.kernel.state import Frame, State


class Round(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ()
    __slots__ = ()

    def clone(self) -> Round:
        return self

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        if not state.storyline or state.since >= rules.threshold(state):
            state.frames.append(VillainTurn())
        else:
            state.frames.append(HeroTurn(state.active))
        return None
