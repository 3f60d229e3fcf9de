"""A player's usual choices: option priors, and the choices that finish a turn."""

from __future__ import annotations

from tableverse.bots.splendor.heuristic_value import card_value
from tableverse.games.splendor.ids import GREY, ORDINARY
from tableverse.games.splendor.moves import RECRUIT, RESERVE, TAKE, Move
from tableverse.games.splendor.state import EMPTY, SplendorState
from tableverse.kernel.choice import Option


def priors(state: SplendorState) -> list[float]:
    """Return priors: for recruits by the card's value, for takes by the demand for the colours, low for reserves."""
    assert state.decision is not None
    decision = state.decision
    if decision.kind != "action":
        weights = [1.0] * len(decision.options)
        if decision.kind == "pay":
            weights[0] = 10.0
        return weights
    mat = state.mats[decision.seat]
    cards = state.cards
    wanted = [0.0] * 7
    gains: dict[int, float] = {}
    for card in (*state.rows, *mat.reserved):
        if card == EMPTY:
            continue
        gain = card_value(state, mat, card)
        gains[card] = gain
        missing = -mat.tokens[GREY]
        lacks: list[tuple[int, int]] = []
        for colour, amount in cards.prices[card]:
            lack = amount - mat.bonuses[colour] - mat.tokens[colour]
            if lack > 0:
                missing += lack
                lacks.append((colour, lack))
        if missing > 0:
            pull = gain / (missing * missing)
            for colour, lack in lacks:
                wanted[colour] += pull * min(lack, 2)
    weights = []
    for option in decision.options:
        assert isinstance(option, Move)
        if option.action == RECRUIT:
            weights.append(1.0 + 4.0 * gains[option.number])
        elif option.action == TAKE:
            amounts = option.amounts
            weights.append(0.1 + sum(amounts[colour] * wanted[colour] for colour in range(ORDINARY)))
        elif option.action == RESERVE:
            weights.append(0.1 + 0.15 * gains[option.number])
        else:
            weights.append(0.1)
    return weights


def finishing_choice(state: SplendorState) -> Option:
    """Pay with the fewest grey tokens, return the most plentiful colour, take the first Location."""
    decision = state.decision
    assert decision is not None
    if decision.kind != "return":
        return decision.options[0]
    tokens = state.mats[decision.seat].tokens

    def plenty(option: Option) -> int:
        assert isinstance(option, Move)
        return tokens[option.number] if option.number != GREY else 0

    return max(decision.options, key=plenty)
