"""Rollouts of a turn in a sampled world."""

from __future__ import annotations

from tableverse.bots.splendor.policy import finishing_choice
from tableverse.games.splendor.state import SplendorState
from tableverse.kernel.game import Game


def finish_turn(game: Game, state: SplendorState, seat: int) -> None:
    """Follow the policy until the player's next action or another seat's choice."""
    while (decision := state.decision) is not None and decision.seat == seat and decision.kind != "action":
        game.apply_quietly(state, finishing_choice(state).id)
