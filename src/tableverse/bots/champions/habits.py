"""Rules of thumb of a sound player, quick enough to play whole turns and villain phases in thought."""

from __future__ import annotations

from tableverse.bots.champions.answers import answer, defence, picking
from tableverse.bots.champions.hand import discarding, letting_go, spending
from tableverse.bots.champions.turn import turn_values
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Option

#: Choices of a target.
PICKS = ("pick", "scatter", "place", "ally-limit", "limit")


def habit(state: ChampionsState) -> Option:
    """The option that a sound player takes without thinking long."""
    decision = state.decision
    assert decision is not None
    kind = decision.kind
    options = decision.options
    seat = decision.seat
    if kind == "turn":
        values = turn_values(state, seat, options)
        return options[values.index(max(values))]
    if kind == "pay":
        return max(options, key=lambda option: spending(state, option))
    if kind == "defend":
        return defence(state, seat, options)
    if kind == "window":
        return answer(state, seat, options)
    if kind in ("mulligan", "discard") and not decision.origin:
        return letting_go(state, seat, options)
    if kind == "help":
        return options[-1]
    if kind in ("may", "show"):
        return options[0]
    if kind == "x":
        return options[-1]
    if kind == "discard":
        return discarding(state, seat, options)
    if kind in PICKS:
        return picking(state, seat, kind, options)
    return options[0]
