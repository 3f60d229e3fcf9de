"""Costs: the payments a player can make, and the missing tokens."""

from __future__ import annotations

from tableverse.games.splendor.ids import GREY, ORDINARY
from tableverse.games.splendor.state import Mat, SplendorState


def net_cost(state: SplendorState, mat: Mat, card: int) -> list[int]:
    """Return the cost minus the bonuses, for the five ordinary colours."""
    need = [0] * ORDINARY
    for colour, amount in state.cards.prices[card]:
        if amount > mat.bonuses[colour]:
            need[colour] = amount - mat.bonuses[colour]
    return need


def shortfall(state: SplendorState, mat: Mat, card: int) -> int:
    """Return the number of tokens missing to recruit a card, after grey tokens. It is affordable at 0 or less."""
    missing = -mat.tokens[GREY]
    for colour, amount in state.cards.prices[card]:
        lacking = amount - mat.bonuses[colour] - mat.tokens[colour]
        if lacking > 0:
            missing += lacking
    return missing
