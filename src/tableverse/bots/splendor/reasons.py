"""The numbers that hints state in words."""

from __future__ import annotations

from typing import Any

from tableverse.bots.splendor.heuristic_value import HURRY, card_value
from tableverse.games.splendor.ids import GREEN
from tableverse.games.splendor.rules.costs import shortfall
from tableverse.games.splendor.rules.limits import GOAL
from tableverse.games.splendor.state import EMPTY, Mat, SplendorState


def visible_counts(state: SplendorState, seat: int) -> dict[str, dict[str, int]]:
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
        "locations": {"now": min(lacking, default=0), "good": -1},
        "prospects": {"now": sum(shortfall(state, mat, card) <= 0 for card in cards), "missing": -1},
    }


def details(before: SplendorState, after: SplendorState, seat: int) -> dict[str, dict[str, Any]]:
    """Return the earlier card whose prospects improved most, and the number of tokens still missing for it."""
    mat, then = before.mats[seat], after.mats[seat]
    cards = [card for card in (*after.rows, *then.reserved) if card in before.rows or card in mat.reserved]
    if not cards:
        return {}
    nearer = {card: _prospect(after, then, card) - _prospect(before, mat, card) for card in cards}
    card = max(cards, key=lambda card: (round(max(0.0, nearer[card]), 6), _prospect(after, then, card)))
    missing = max(0, shortfall(after, then, card))
    return {"prospects": {"card": after.cards.characters[card].id, "missing": missing}}


def _prospect(state: SplendorState, mat: Mat, card: int) -> float:
    """Return the current value of a card, which falls with the number of missing tokens."""
    missing = shortfall(state, mat, card)
    return card_value(state, mat, card) * (1.0 if missing <= 0 else HURRY ** ((missing + 2) // 2))
