"""The Infinity Gauntlet, and the end of the game."""

from __future__ import annotations

from tableverse.games.splendor.ids import GREEN
from tableverse.games.splendor.rules.limits import GOAL
from tableverse.games.splendor.state import Mat, SplendorState
from tableverse.kernel.state import Result


def meets_gauntlet(mat: Mat) -> bool:
    """Return whether a player has 16 points, a bonus of every colour, and the Time Stone."""
    return mat.points >= GOAL and mat.tokens[GREEN] > 0 and 0 not in mat.bonuses


def finish(state: SplendorState) -> None:
    """Find the winners among players who meet the Gauntlet's conditions: points, then the tile, then fewest cards."""
    scores = [mat.points for mat in state.mats]
    tied = [seat for seat in range(state.seats) if meets_gauntlet(state.mats[seat])]
    if not tied:
        state.emit("stalled", {})
        state.result = Result([], "stalled", scores)
        return
    reason = "gauntlet-alone"
    if len(tied) > 1:
        reason = "points"
        most = max(scores[seat] for seat in tied)
        tied = [seat for seat in tied if scores[seat] == most]
    if len(tied) > 1 and state.assembled in tied:
        reason = "avengers"
        tied = [state.assembled]
    if len(tied) > 1:
        reason = "fewest-cards"
        fewest = min(len(state.mats[seat].recruited) for seat in tied)
        tied = [seat for seat in tied if len(state.mats[seat].recruited) == fewest]
    if len(tied) > 1:
        reason = "shared"
    state.emit("shared" if reason == "shared" else "won", {"seats": tied, "points": scores[tied[0]]})
    state.result = Result(tied, reason, scores)
