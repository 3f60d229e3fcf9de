"""Locations: qualifying for a Location, and taking it."""

from __future__ import annotations

from tableverse.games.splendor.ids import ORDINARY
from tableverse.games.splendor.state import Mat, SplendorState, without


def qualifying(state: SplendorState, mat: Mat) -> list[int]:
    """Return the Locations on the table whose required bonuses the player has."""
    bonuses = mat.bonuses
    earned: list[int] = []
    for place in state.locations:
        for colour, amount in state.cards.needs[place]:
            if bonuses[colour] < amount:
                break
        else:
            earned.append(place)
    return earned


def lacking(state: SplendorState, mat: Mat, place: int) -> list[int]:
    """Return the bonuses a player lacks for a Location, by colour."""
    found = [0] * ORDINARY
    for colour, amount in state.cards.needs[place]:
        found[colour] = max(0, amount - mat.bonuses[colour])
    return found


def take_location(state: SplendorState, seat: int, place: int) -> None:
    mat = state.mats[seat]
    location = state.cards.locations[place]
    state.locations = without(state.locations, place)
    mat.locations = [*mat.locations, place]
    mat.points += location.points
    state.emit("location", {"seat": seat, "location": location.id, "points": location.points})
