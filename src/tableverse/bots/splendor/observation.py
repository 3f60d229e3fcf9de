"""Observations of engine positions for the network (features.py)."""

from __future__ import annotations

import numpy as np

from tableverse.bots.splendor.features import ALL_CARDS, MAT_COLUMNS, MOST_SEATS, ROW_CARDS, Observation
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.frames.turn import Turn
from tableverse.games.splendor.ids import COLOURS
from tableverse.games.splendor.rules.limits import HAND_LIMIT
from tableverse.games.splendor.state import SplendorState

#: Cap of the round number.
HIGHEST = 127
#: Lengths of the lists in an Observation, in order, after five single numbers.
SIZES = {
    "left": LEVELS,
    "bank": len(COLOURS),
    "cards": ALL_CARDS,
    "backs": ALL_CARDS - ROW_CARDS,
    "hidden": ALL_CARDS - ROW_CARDS,
    "places": MOST_SEATS,
    "mats": MOST_SEATS * MAT_COLUMNS,
}


def observations_of(states: list[SplendorState]) -> Observation:
    """Return the observations of the choosing seats, one position per row.

    For facedown cards in other hands, an observation contains only the level.
    """
    rows = np.array([_numbers(state) for state in states], np.int32)
    parts = {}
    first = 5
    for name, size in SIZES.items():
        parts[name] = rows[:, first : first + size]
        first += size
    parts["mats"] = parts["mats"].reshape(-1, MOST_SEATS, MAT_COLUMNS)
    return Observation(
        seats=rows[:, 0], seat=rows[:, 1], phase=rows[:, 2], round=rows[:, 3], paying=rows[:, 4], **parts
    )


def observation_of(state: SplendorState) -> Observation:
    return Observation(*(part[0] for part in observations_of([state])))


def _numbers(state: SplendorState) -> list[int]:
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
            int(state.assembled == seat),
            int(mat.gauntlet),
            len(mat.recruited),
            len(mat.locations),
        )
    nobody = [0] * (HAND_LIMIT * (MOST_SEATS - seats))
    places = [place + 1 for place in state.locations]
    numbers = [seats, viewer, turn.phase, min(state.rounds, HIGHEST), turn.card + 1, *state.left, *state.bank]
    for some in (cards, nobody, backs, nobody, hidden, nobody, places):
        numbers += some
    numbers += [0] * (MOST_SEATS - len(places))
    numbers += mats
    numbers += [0] * (MAT_COLUMNS * (MOST_SEATS - seats))
    return numbers
