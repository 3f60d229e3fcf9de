"""A position of the rules engine as a seat sees it, for the network (features.py)."""

from __future__ import annotations

import numpy as np

from tableverse.bots.splendor.features import MAT_COLUMNS, MOST_SEATS, Array, Sight
from tableverse.games.splendor.frames.turn import Turn
from tableverse.games.splendor.rules.limits import HAND_LIMIT
from tableverse.games.splendor.state import SplendorState

#: The highest round that is told apart.
HIGHEST = 127


def sight_of(state: SplendorState) -> Sight:
    """As the seat that must choose sees it: of what the others hold face down, the level."""
    turn = state.frames[-1]
    assert isinstance(turn, Turn)
    seats, viewer = state.seats, turn.seat
    cards = [card + 1 for card in state.rows]
    backs: list[int] = []
    hidden: list[int] = []
    mats: list[int] = []
    for step in range(seats):
        seat = (viewer + step) % seats
        mat = state.mats[seat]
        for card in mat.reserved:
            secret = card in mat.hidden
            cards.append(0 if secret and step else card + 1)
            backs.append(state.cards.characters[card].level + 1)
            hidden.append(int(secret))
        room = HAND_LIMIT - len(mat.reserved)
        if room:
            cards += [0] * room
            backs += [0] * room
            hidden += [0] * room
        mats += mat.tokens
        mats += mat.bonuses
        mats += (
            mat.points,
            mat.avengers,
            state.assembled == seat,
            mat.gauntlet,
            len(mat.recruited),
            len(mat.locations),
        )
    absent = MOST_SEATS - seats
    nothing = [0] * (HAND_LIMIT * absent)
    places = [place + 1 for place in state.locations]
    return Sight(
        seats=_array(seats),
        seat=_array(viewer),
        phase=_array(turn.phase),
        round=_array(min(state.rounds, HIGHEST)),
        left=_array(state.left),
        bank=_array(state.bank),
        paying=_array(turn.card + 1),
        cards=_array(cards + nothing),
        backs=_array(backs + nothing),
        hidden=_array(hidden + nothing),
        places=_array(places + [0] * (MOST_SEATS - len(places))),
        mats=_array(mats + [0] * (MAT_COLUMNS * absent)).reshape(MOST_SEATS, MAT_COLUMNS),
    )


def _array(numbers: object) -> Array:
    return np.array(numbers, np.int32)
