"""The announcement of occurrences, and the start of texts."""

from __future__ import annotations

from typing import Any

from tableverse.games.dagger.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.dagger.rules.in_play import may_have_responses
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.effects import Resolving
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.timing import Window


def occur(state: DaggerState, kind: str, facts: dict[str, Any]) -> None:
    """Announce an occurrence: open a window if any card responds, otherwise resolve it at once."""
    if state.result is not None:
        return
    occurrence = Occurrence(kind, facts)
    if may_have_responses(state, kind):
        state.frames.append(Window(occurrence, OCCURRENCE_TYPES[kind].begins))
    else:
        state.game.resolve_occurrence(state, occurrence)


def resolve(state: DaggerState, label: str, origin: str, hero: Hero | None = None, **bound: Any) -> None:
    """Start resolving a text: for a hero or, without one, for all heroes, with the first player deciding."""
    who = state.leader() if hero is None else hero
    facts: dict[str, Any] = dict(bound)
    if hero is not None:
        facts["you"] = hero.id
    state.frames.append(Resolving(label, who.seat, origin, facts))
