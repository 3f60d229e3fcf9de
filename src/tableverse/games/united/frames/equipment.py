"""The Equipment limit."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.ids import name_of
from tableverse.games.united.state import UnitedState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame

ASK_LEAVE_GEAR: Final = Message("united-ask-leave-gear")
#: Maximum number of a Hero's own Equipment cards.
MOST_GEAR: Final = 3


@plain
class LeavingGear(Frame[UnitedState]):
    """A decision: which Equipment cards above the limit a Hero removes from the game."""

    hero: int

    def run(self, state: UnitedState) -> Decision | None:
        gear = state.heroes[self.hero].gear
        if len(gear) <= MOST_GEAR:
            state.frames.pop()
            return None
        options = [
            state.cards.option(f"leave-gear:{item.id}", "united-option-leave-gear", f"gear:{item.id}") for item in gear
        ]
        return Decision(self.hero, "leave-gear", ASK_LEAVE_GEAR, options)

    def answer(self, state: UnitedState, option: Option) -> None:
        owner = state.heroes[self.hero]
        left_out = name_of(option.thing)
        owner.gear = [item for item in owner.gear if item.id != left_out]
        state.emit("gear-left", {"hero": owner.id, "gear": left_out})
