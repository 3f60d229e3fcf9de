"""Counting of boost icons, on a boost card or on any encounter card that an effect looks at."""

from __future__ import annotations

from typing import Any

from tableverse.games.champions.rules import numbers, occurrences
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.state import Frame


def icons_of(state: ChampionsState, thing: str) -> int:
    """Return a card's printed and additional boost icons. A star does not count as an icon."""
    return max(0, state.cards.of(thing).boost + numbers.added(state, "boost", thing))


def is_answered(state: ChampionsState) -> bool:
    """Return whether any card responds to counting icons. At most tables no card does."""
    return "count" in state.cards.answering["would"] or "count" in state.cards.answering["before"]


def count(state: ChampionsState, thing: str, seat: int, icons: int) -> None:
    """Count a card's icons for the frame on top of the stack."""
    if is_answered(state):
        occurrences.occur(state, "count", {"card": thing, "seat": seat, "icons": icons})
    else:
        _tell(state, state.frames[-1], icons)


def counted(state: ChampionsState, occurrence: Occurrence) -> None:
    _tell(state, state.frames[-2], occurrence.facts["icons"])


def _tell(state: ChampionsState, asking: Frame[Any], icons: int) -> None:
    """Report the icons: an effect records the total and each card's number; an activation adds them to its boost."""
    if isinstance(asking, Resolving):
        asking.bound["icons"] = asking.bound.get("icons", 0) + icons
        asking.bound["counts"] = [*asking.bound.get("counts", []), icons]
        return
    activation = occurrences.current_any(state, occurrences.ACTIVATIONS)
    assert activation is not None
    activation.facts["boost"] += icons
