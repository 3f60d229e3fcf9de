"""Tokens that move between the bank and a player."""

from __future__ import annotations

from tableverse.games.splendor.ids import COLOURS
from tableverse.games.splendor.state import SplendorState


def take(state: SplendorState, seat: int, amounts: list[int], gems: list[str]) -> None:
    """Take tokens from the bank. ``gems`` names the same tokens, for the log."""
    tokens = state.mats[seat].tokens
    bank = state.bank
    for colour, amount in enumerate(amounts):
        if amount:
            tokens[colour] += amount
            bank[colour] -= amount
    if state.log is not None:
        state.emit("took", {"seat": seat, "gems": gems})


def give_back(state: SplendorState, seat: int, colour: int) -> None:
    state.mats[seat].tokens[colour] -= 1
    state.bank[colour] += 1
    state.emit("returned", {"seat": seat, "gem": COLOURS[colour]})
