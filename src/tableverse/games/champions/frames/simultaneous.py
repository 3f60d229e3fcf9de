"""Attacks of one enemy against several players at the same time."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.state import ChampionsState, SideBySide
from tableverse.kernel.choice import Decision
from tableverse.kernel.fields import field, plain
from tableverse.kernel.state import Frame
from tableverse.kernel.timing import Window

#: The step in which players respond to the start of an attack, before its first step.
BEGINNING: Final = -1


@plain
class Abreast(SideBySide):
    """A frame that does each step for all attacks, in player order, before the next step.

    The frames of an attack (its window and its steps) are stored here until the attack's turn. During its turn they are
    on top of this frame.
    """

    #: The current step, the attacks that have yet to do this step, and the attacks that have done it.
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
        # Finished attacks, with the responses to them, wait for the last unfinished attack.
        going = [attack for attack in self.rested if len(attack) > 1]
        over = [attack for attack in self.rested if len(attack) == 1]
        self.step += 1
        self.waiting, self.rested = (going, over) if going else (over, [])
        return None

    def rest(self, state: ChampionsState, frames: int) -> None:
        """Store this many frames of the top attack after it has done the step."""
        self.rested.append(state.frames[-frames:])
        del state.frames[-frames:]

    def others(self) -> list[dict[str, Any]]:
        """Return the facts of all attacks except the top one."""
        return [_facts(attack) for attack in self.waiting + self.rested]

    def boosts_kept(self) -> int:
        """Return the number of the enemy's boost cards that belong to attacks that turn them over later."""
        return sum(_facts(attack).get("given", 0) for attack in self.waiting)


def _facts(attack: list[Frame[Any]]) -> dict[str, Any]:
    window = attack[0]
    assert isinstance(window, Window)
    return window.occurrence.facts
