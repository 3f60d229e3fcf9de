"""Readying cards, by an effect or at the end of the player phase."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import occurrences
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.occurrence import Occurrence


def ready(state: ChampionsState, thing: str, seat: int = NOBODY) -> None:
    """Ready a card by a player's effect, or at the end of the phase.

    If no card may replace the readying, it happens at once.
    """
    facts = {"card": thing, "seat": seat}
    if "ready" in state.cards.answering["would"]:
        occurrences.occur(state, "ready", facts)
    else:
        _turn(state, thing)
        occurrences.afterwards(state, "ready", facts)


def readied(state: ChampionsState, occurrence: Occurrence) -> None:
    _turn(state, occurrence.facts["card"])


def _turn(state: ChampionsState, thing: str) -> None:
    piece = state.play.get(thing)
    if piece is not None:
        piece.exhausted = False
        state.emit("ready", {"card": thing})


def is_held(state: ChampionsState, thing: str) -> bool:
    """Return whether an attachment of a card may replace its readying."""
    faces = state.cards.answering["would"].get("ready")
    return faces is not None and any(piece.face in faces for piece in state.attached(thing))
