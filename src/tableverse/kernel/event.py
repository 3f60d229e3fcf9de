"""Events: typed facts in order, each with the seats that may see it. Log, animations and tests use events."""

from __future__ import annotations

from typing import Any, Final

from tableverse.kernel.fields import plain
from tableverse.kernel.plain import Plain

EVERYONE: Final = -1


@plain
class Event(Plain):
    """A fact, visible to EVERYONE or to one seat.

    ``reveals`` is set if the event showed a player hidden information, so that undoing the choice needs consent.
    """

    kind: str
    facts: dict[str, Any]
    audience: int = EVERYONE
    reveals: bool = False

    def seen_by(self, seat: int) -> bool:
        return self.audience in (EVERYONE, seat)

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.facts})"
