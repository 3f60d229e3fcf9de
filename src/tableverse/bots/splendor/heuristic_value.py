"""Heuristic value of a position: points, bonuses, the Gauntlet, the Locations, and the distance to the next card."""

from __future__ import annotations

from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.ids import GREEN, GREY
from tableverse.games.splendor.rules.limits import ASSEMBLE_AT, ASSEMBLE_POINTS, GOAL
from tableverse.games.splendor.state import EMPTY, NOBODY, Mat, SplendorState

# Weights in Infinity points, tuned by playing variants against each other.
BONUS = 0.9
NEW_COLOUR = 2.0
TIME_STONE = 1.9
TOKEN = 0.24
SHIELD = 0.18
PROSPECT = 0.45
HURRY = 0.6
LOCATION_NEAR = 1.5
ICON = 0.25


def card_value(state: SplendorState, mat: Mat, card: int) -> float:
    """Return the value of recruiting a card, in points."""
    character = state.cards.characters[card]
    value = BONUS + character.points
    if not mat.bonuses[character.bonus]:
        value += NEW_COLOUR
    if character.level == LEVELS - 1 and not mat.tokens[GREEN]:
        value += TIME_STONE
    if character.avengers:
        value += ICON * character.avengers
        icons = mat.avengers + character.avengers
        holder = None if state.assembled == NOBODY else state.mats[state.assembled]
        if holder is not mat and icons >= (ASSEMBLE_AT if holder is None else holder.avengers + 1):
            value += ASSEMBLE_POINTS
    return value


def terms(state: SplendorState, seat: int) -> dict[str, float]:
    """Return the terms of the value, for explaining why one position scores higher."""
    mat = state.mats[seat]
    tokens, bonuses = mat.tokens, mat.bonuses
    locations = 0.0
    for place in state.locations:
        locations += LOCATION_NEAR / (
            1 + sum(max(0, amount - bonuses[colour]) for colour, amount in state.cards.needs[place])
        )
    found = {
        "points": float(mat.points),
        "bonuses": BONUS * sum(bonuses) + NEW_COLOUR * sum(amount > 0 for amount in bonuses),
        "time": TIME_STONE if tokens[GREEN] else 0.0,
        "avengers": ICON * mat.avengers,
        "tokens": SHIELD * tokens[GREY] + TOKEN * sum(tokens[:GREEN]),
        "gauntlet": float(GOAL) if mat.gauntlet else 0.0,
        "locations": locations,
    }
    found["prospects"] = position_value(state, seat) - sum(found.values())
    return found


def position_value(state: SplendorState, seat: int) -> float:
    """Return the value of a player's position, in points."""
    mat = state.mats[seat]
    tokens = mat.tokens
    bonuses = mat.bonuses
    value = float(mat.points)
    for amount in bonuses:
        value += BONUS * amount
        if amount:
            value += NEW_COLOUR
    if tokens[GREEN]:
        value += TIME_STONE
    value += ICON * mat.avengers
    value += SHIELD * tokens[GREY]
    value += TOKEN * (tokens[0] + tokens[1] + tokens[2] + tokens[3] + tokens[4])
    if mat.gauntlet:
        value += GOAL
    for place in state.locations:
        short = 0
        for colour, amount in state.cards.needs[place]:
            if amount > bonuses[colour]:
                short += amount - bonuses[colour]
        value += LOCATION_NEAR / (1 + short)
    prospects: list[float] = []
    prices = state.cards.prices
    for card in (*state.rows, *mat.reserved):
        if card == EMPTY:
            continue
        missing = -tokens[GREY]
        for colour, amount in prices[card]:
            lack = amount - bonuses[colour] - tokens[colour]
            if lack > 0:
                missing += lack
        if missing < 7:
            prospects.append(card_value(state, mat, card) * (1.0 if missing <= 0 else HURRY ** ((missing + 2) // 2)))
    prospects.sort(reverse=True)
    for rank, prospect in enumerate(prospects[:3]):
        value += PROSPECT * prospect / (1 + rank)
    return value
