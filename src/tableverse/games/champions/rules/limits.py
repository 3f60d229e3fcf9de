"""Limits that hold at any time: allies and restricted cards per player, and player side schemes for the table.

``frames.limits`` implements the decisions about which cards to discard.
"""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.then import Then

RESTRICTED: Final = 2


def side_schemes_allowed(state: ChampionsState) -> int:
    """Return the limit on player side schemes, which depends on the number of players who began the game."""
    return 1 if state.seats <= 2 else 2


def changes_a_limit(state: ChampionsState, *faces: str) -> bool:
    """Return whether a face that is turned up or down, or enters or leaves play, affects a limit."""
    return any(face in state.cards.changing.get("allies", ()) for face in faces)


def keep_limits(state: ChampionsState) -> None:
    """Discard down to the limits, even if a limit has just dropped."""
    state.frames.append(Then("keep-limits"))


def keep_ally_limit(state: ChampionsState, seat: int) -> None:
    state.frames.append(Then("ally-limit", {"seat": seat}))


def keep_limit(state: ChampionsState, what: str, seat: int) -> None:
    """Enforce one limit: "restricted" for ``seat``, or "side-schemes"."""
    state.frames.append(Then("limit", {"what": what, "seat": seat}))
