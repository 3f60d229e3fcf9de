"""Truncation and rewards, the same for all adapters."""

from __future__ import annotations

from tableverse.bots.evaluator import payoffs
from tableverse.kernel.state import State

#: A game with this many choices is truncated.
MOST_CHOICES = 5_000


def rewards(state: State) -> list[float]:
    """Return the rewards: 1 for a win, divided among joint winners; otherwise 0, also in a truncated game."""
    return [0.0] * state.seats if state.result is None else payoffs(state.result, state.seats)
