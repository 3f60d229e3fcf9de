"""Statistics of the players, shown after the game."""

from __future__ import annotations

from typing import Final

from tableverse.games.splendor.rules.limits import ASSEMBLE_POINTS
from tableverse.games.splendor.state import SplendorState
from tableverse.kernel.event import Event
from tableverse.kernel.game import PlayerStat

TALLIES: Final = ("points", "tokens", "recruited", "reserved")


def player_stats(state: SplendorState, event: Event) -> list[PlayerStat]:
    kind, facts = event.kind, event.facts
    if kind == "recruited":
        card = state.cards.characters[state.cards.character(facts["card"])]
        return [(facts["seat"], "recruited", 1), (facts["seat"], "points", card.points)]
    if kind == "location":
        return [(facts["seat"], "points", facts["points"])]
    if kind == "assembled":
        return [(facts["seat"], "points", ASSEMBLE_POINTS)]
    if kind == "assembled-from":
        return [(facts["seat"], "points", ASSEMBLE_POINTS), (facts["from"], "points", -ASSEMBLE_POINTS)]
    if kind == "took":
        return [(facts["seat"], "tokens", len(facts["gems"]))]
    if kind == "gained":
        return [(facts["seat"], "tokens", 1)]
    if kind in ("reserved", "reserved-hidden"):
        return [(facts["seat"], "reserved", 1)]
    return []
