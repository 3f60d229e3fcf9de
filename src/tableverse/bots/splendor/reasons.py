"""The numbers behind what the value of a position is made of: what a hint says in words."""

from __future__ import annotations

from tableverse.games.splendor.ids import GREEN
from tableverse.games.splendor.rules.costs import shortfall
from tableverse.games.splendor.rules.limits import GOAL
from tableverse.games.splendor.state import EMPTY, SplendorState


def figures(state: SplendorState, seat: int) -> dict[str, dict[str, int]]:
    mat = state.mats[seat]
    lacking = [
        sum(max(0, amount - mat.bonuses[colour]) for colour, amount in state.cards.needs[place])
        for place in state.locations
    ]
    cards = [card for card in (*state.rows, *mat.reserved) if card != EMPTY]
    return {
        "points": {"now": mat.points, "goal": GOAL},
        "bonuses": {"now": sum(mat.bonuses), "colours": sum(amount > 0 for amount in mat.bonuses)},
        "time": {"now": mat.tokens[GREEN]},
        "avengers": {"now": mat.avengers},
        "tokens": {"now": sum(mat.tokens)},
        "gauntlet": {"now": int(mat.gauntlet)},
        "locations": {"now": min(lacking, default=0)},
        "prospects": {"now": sum(shortfall(state, mat, card) <= 0 for card in cards)},
    }
