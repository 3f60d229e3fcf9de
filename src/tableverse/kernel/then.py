"""Something put off until everything begun before it is done."""

from __future__ import annotations

from typing import Any

from tableverse.kernel.choice import Decision
from tableverse.kernel.fields import field, plain
from tableverse.kernel.state import Frame, State


@plain
class Then(Frame[State]):
    """Something to do, by name and with its facts: the game does it once all frames above are gone. So rules need not
    know the frames that ask; each game has one table of these names (``Rules.carry_out``)."""

    deed: str
    facts: dict[str, Any] = field(factory=dict)

    def run(self, state: State) -> Decision | None:
        state.frames.pop()
        state.game.carry_out(state, self.deed, self.facts)
        return None
