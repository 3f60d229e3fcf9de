"""Attacks that one enemy makes against several players at the same time."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.state import ChampionsState, SideBySide
from tableverse.kernel.choice import Decision
from tableverse.kernel.fields import field, plain
from tableverse.kernel.state import Frame
from tableverse.kernel.timing import Window

#: Before the first step of an attack: whatever answers its beginning.
BEGINNING: Final = -1


@plain
class Abreast(SideBySide):
    """Each step is done for every one of the attacks, in player order, before the next. The frames of an attack, its
    window and its steps, lie here until its turn comes, and above this frame meanwhile."""

    #: The step that is being done; attacks that have not done it yet; those that have.
    step: int
    waiting: list[list[Frame[Any]]] = field(factory=list)
    rested: list[list[Frame[Any]]] = field(factory=list)

    def run(self, state: ChampionsState) -> Decision | None:
        if self.waiting:
            state.frames.extend(self.waiting.pop(0))
            return None
        if not self.rested:
            state.frames.pop()
            return None
        if self.step == BEGINNING:
            self.rested.sort(key=lambda attack: (_facts(attack)["abreast"] - state.first) % state.seats)
        # Those that are over wait with whatever answers them for the last of those that are not.
        going = [attack for attack in self.rested if len(attack) > 1]
        over = [attack for attack in self.rested if len(attack) == 1]
        self.step += 1
        self.waiting, self.rested = (going, over) if going else (over, [])
        return None

    def rest(self, state: ChampionsState, frames: int) -> None:
        """The attack on top has done the step: so many frames of it are put away."""
        self.rested.append(state.frames[-frames:])
        del state.frames[-frames:]

    def others(self) -> list[dict[str, Any]]:
        """The facts of all attacks but the one on top."""
        return [_facts(attack) for attack in self.waiting + self.rested]

    def boosts_kept(self) -> int:
        """Boost cards of the enemy that belong to attacks whose turn to turn them over comes later."""
        return sum(_facts(attack).get("given", 0) for attack in self.waiting)


def _facts(attack: list[Frame[Any]]) -> dict[str, Any]:
    window = attack[0]
    assert isinstance(window, Window)
    return window.occurrence.facts
