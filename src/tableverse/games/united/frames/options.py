"""Options that several frames offer."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.state import UnitedState
from tableverse.kernel.choice import Message, Option

STOP: Final = Option("stop", Message("united-option-stop"))


def card_options(state: UnitedState, cards: list[str], verb: str) -> list[Option]:
    """One option for each different card."""
    return [
        state.cards.option(f"{verb}:{card}", f"united-option-{verb}", f"card:{card}") for card in dict.fromkeys(cards)
    ]


SKIP: Final = Option("skip", Message("united-option-skip"))


def action_option(state: UnitedState, target: str, suffix: str = "") -> Option:
    """``suffix`` ("+token") tells apart two ways of paying for the same thing."""
    verb, _, thing = target.partition(":")
    kind = ""
    if verb in ("move", "send"):
        thing = f"place:{thing}"
    elif verb == "fill":
        thing, _, kind = thing.rpartition(":")
    return state.cards.option(target + suffix, f"united-option-{verb}{suffix.replace('+', '-')}", thing, kind)
