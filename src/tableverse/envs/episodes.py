"""When a game is cut short, and what it is worth to each seat: the same for all adapters."""

from __future__ import annotations

from tableverse.bots.evaluator import payoffs
from tableverse.kernel.state import State

#: A game of so many choices is cut short.
MOST_CHOICES = 5_000


def rewards(state: State) -> list[float]:
    """1 for a win, shared by those who share it; 0 otherwise, and 0 for all in a game cut short."""
    return [0.0] * state.seats if state.result is None else payoffs(state.result, state.seats)
