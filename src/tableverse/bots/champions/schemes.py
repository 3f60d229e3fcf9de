"""The value of side schemes beyond their icons: their benefits for the villain, and the powers that thwart them."""

from __future__ import annotations

from tableverse.games.champions.cards import Card, Use
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.games.champions.vocabulary.basic_powers import UsePower
from tableverse.kernel.effects import HowMany, Resolving

#: The value of an effect that protects the villain from damage, and of one point of ATK.
SHELTER, STRENGTH = 8.0, 0.8


def other_power(use: Use) -> str:
    """Return the power that an ability lets a basic attack or thwart use instead of the usual one, or ""."""
    return next((node.power for node in use.effect.nodes if isinstance(node, UsePower)), "")


def thwart_powers(state: ChampionsState, scheme: str) -> list[str]:
    """Return the powers that a basic thwart against a scheme may use."""
    powers = [numbers.thwarts_with(state, scheme)]
    for use in state.card(scheme).uses:
        if use.effect.on == "thwart" and other_power(use):
            powers.append(other_power(use))
    return powers


def support(state: ChampionsState, piece: Piece) -> float:
    """Return the villain's benefit from a side scheme in play."""
    value = 0.0
    if _shelters(state, state.cards.by_id[piece.face], piece):
        value += SHELTER
    if not state.villain:
        return value
    run = Resolving("", state.first, state.villain)
    for constant in state.card(state.villain).constants:
        counts = constant.amount if constant.name == "atk" else None
        if isinstance(counts, HowMany) and piece.id in counts.among.find(state, run):
            value += STRENGTH * len(state.order())
    return value


def _shelters(state: ChampionsState, card: Card, piece: Piece) -> bool:
    run = Resolving("", state.first, piece.id)
    return any(
        constant.name == "cannot:take-damage" and state.villain in constant.of.find(state, run)
        for constant in card.constants
    )
