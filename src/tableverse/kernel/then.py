"""An action deferred until everything that began before it has finished."""

from __future__ import annotations

from typing import Any

from tableverse.kernel.choice import Decision
from tableverse.kernel.fields import field, plain
from tableverse.kernel.state import Frame, State


@plain
class Then(Frame[State]):
    """A deferred action: a name and arguments, run once every frame above it has finished.

    Rules can thus schedule an action without knowing the frames below. Each game maps the names to functions
    (``Rules.run_deferred``).
    """

    deed: str
    facts: dict[str, Any] = field(factory=dict)

    def run(self, state: State) -> Decision | None:
        state.frames.pop()
        state.game.run_deferred(state, self.deed, self.facts)
        return None
