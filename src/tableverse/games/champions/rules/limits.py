"""Limits that hold at any time, so that whoever exceeds one discards: allies and restricted cards for each player,
player side schemes for the table. ``frames.limits`` asks what to discard."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.then import Then

RESTRICTED: Final = 2


def side_schemes_allowed(state: ChampionsState) -> int:
    """It depends on the number of players who began the game."""
    return 1 if state.seats <= 2 else 2


def changes_a_limit(state: ChampionsState, *faces: str) -> bool:
    """Does a side that is turned up or down, or a card that comes or goes?"""
    return any(face in state.cards.changing.get("allies", ()) for face in faces)


def keep_limits(state: ChampionsState) -> None:
    """Whoever exceeds a limit discards, even if only because something that raised it is gone."""
    state.frames.append(Then("keep-limits"))


def keep_ally_limit(state: ChampionsState, seat: int) -> None:
    state.frames.append(Then("ally-limit", {"seat": seat}))


def keep_limit(state: ChampionsState, what: str, seat: int) -> None:
    """``what`` is "restricted", counted for ``seat``, or "side-schemes"."""
    state.frames.append(Then("limit", {"what": what, "seat": seat}))
