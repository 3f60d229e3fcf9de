"""Stunned, confused and tough status cards."""

from __future__ import annotations

from tableverse.games.champions.rules import leaving, numbers
from tableverse.games.champions.state import ChampionsState


def can_have_status(state: ChampionsState, target: str, status: str) -> bool:
    piece = state.play.get(target)
    if piece is None:
        return False
    if status == "tough":
        return not piece.tough
    if numbers.keyword(state, target, "stalwart") or numbers.added(state, f"cannot:be-{status}", target):
        return False
    most = 2 if numbers.keyword(state, target, "steady") else 1
    return (piece.stunned if status == "stunned" else piece.confused) < most


def give_status(state: ChampionsState, target: str, status: str) -> bool:
    """Give a character a status card. A character has at most one of a kind, or two if steady."""
    if not can_have_status(state, target, status):
        return False
    piece = state.play[target]
    if status == "tough":
        piece.tough = 1
    elif status == "stunned":
        piece.stunned += 1
    else:
        piece.confused += 1
    state.emit("status", {"card": target, "status": status})
    if numbers.keyword(state, target, "vulnerable") and (
        numbers.is_stunned(state, target) or numbers.is_confused(state, target)
    ):
        leaving.leave_play(state, target)
    return True


def shake_off(state: ChampionsState) -> None:
    """Discard stunned and confused status cards of characters that have become stalwart."""
    for piece in state.play.values():
        if (piece.stunned or piece.confused) and numbers.keyword(state, piece.id, "stalwart"):
            for status in ("stunned", "confused"):
                if (piece.stunned if status == "stunned" else piece.confused) > 0:
                    lose_status(state, piece.id, status)


def lose_status(state: ChampionsState, target: str, status: str) -> None:
    piece = state.play[target]
    if status == "stunned":
        piece.stunned = 0
    else:
        piece.confused = 0
    state.emit("status-gone", {"card": target, "status": status})
    keep(state)


def discard_status(state: ChampionsState, target: str, status: str) -> None:
    """Discard a single status card of a kind. A steady character may have two."""
    piece = state.play[target]
    if status == "tough":
        piece.tough -= 1
    elif status == "stunned":
        piece.stunned -= 1
    else:
        piece.confused -= 1
    state.emit("status-gone", {"card": target, "status": status})
    keep(state)


def keep(state: ChampionsState) -> bool:
    """Give characters the status cards that constant abilities keep on them ("is confused"), where there is room.

    Return whether any was given.
    """
    given = False
    for name in state.cards.kept:
        for thing in list(state.play):
            while numbers.added(state, name, thing) and give_status(state, thing, name.removeprefix("status:")):
                given = True
    return given
