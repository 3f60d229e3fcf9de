"""Events: typed facts in the order they happened, each stating who may see it. Log, animation and tests read them."""

from __future__ import annotations

from typing import Any, Final

from tableverse.kernel.fields import plain
from tableverse.kernel.plain import Plain

EVERYONE: Final = -1


@plain
class Event(Plain):
    """A fact, for EVERYONE or for one seat. ``reveals``: somebody learnt what was hidden, so undo is not free."""

    kind: str
    facts: dict[str, Any]
    audience: int = EVERYONE
    reveals: bool = False

    def seen_by(self, seat: int) -> bool:
        return self.audience in (EVERYONE, seat)

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.facts})"
