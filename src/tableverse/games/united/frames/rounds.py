"""The order of turns: a Villain turn, then Hero turns until enough Hero cards are in the Storyline."""

from __future__ import annotations

from tableverse.games.united.frames.hero_turn import HeroTurn
from tableverse.games.united.frames.villain_turn import VillainTurn
from tableverse.games.united.rules import rhythm
from tableverse.games.united.state import UnitedState
from tableverse.kernel.choice import Decision
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class Round(Frame[UnitedState]):
    def clone(self) -> Round:
        return self

    def run(self, state: UnitedState) -> Decision | None:
        if not state.storyline or state.since >= rhythm.threshold(state):
            state.frames.append(VillainTurn())
        else:
            state.frames.append(HeroTurn.of(state.active))
        return None
