"""The resolution of Overflows in order."""

from __future__ import annotations

from tableverse.games.united.frames.damage import Harm
from tableverse.games.united.ids import RING
from tableverse.games.united.rules import occurrences
from tableverse.games.united.state import UnitedState
from tableverse.kernel.choice import Decision
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class Overflowing(Frame[UnitedState]):
    """Pending Overflows, which are resolved one by one."""

    places: list[int]

    def run(self, state: UnitedState) -> Decision | None:
        if not self.places:
            state.frames.pop()
            return None
        at = self.places.pop(0)
        occurrences.occur(state, "overflow", {"place": state.place_id(at)})
        return None


def drain_overflow(state: UnitedState, in_order: bool = False) -> bool:
    """Resolve pending KOs and Overflows, clockwise from the Villain unless ``in_order``.

    Return whether any were pending.
    """
    if state.fallen:
        state.frames.append(Harm([], 0, False, ""))
        return True
    if not state.overflow:
        return False
    places = state.overflow
    state.overflow = []
    state.frames.append(Overflowing(places if in_order else _clockwise(state, places)))
    return True


def _clockwise(state: UnitedState, places: list[int]) -> list[int]:
    """Sort Locations clockwise from the Villain's Location."""
    return sorted(places, key=lambda at: (at - state.villain_at) % RING)
