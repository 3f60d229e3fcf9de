"""The evaluator of the expert bot for Splendor: Marvel, a neural network trained by self-play."""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from typing import ClassVar

import numpy as np

from tableverse.bots.evaluator import Evaluator, Weighed, payoffs
from tableverse.bots.splendor import network
from tableverse.bots.splendor.features import ROW_CARDS, features, known_of
from tableverse.bots.splendor.network import DECK, PAY, PLACE, RETURN
from tableverse.bots.splendor.observation import observations_of
from tableverse.games.splendor import moves
from tableverse.games.splendor.frames.turn import Turn
from tableverse.games.splendor.game import Splendor
from tableverse.games.splendor.ids import GREY, ORDINARY
from tableverse.games.splendor.moves import TAKES, Move
from tableverse.games.splendor.rules.costs import net_cost
from tableverse.games.splendor.state import SplendorState
from tableverse.kernel.rng import Rng

#: File of the weights, written by lab/train_splendor.py.
NETWORK = files(__package__ or "").joinpath("network.npz")
#: The output column of each option to take tokens.
TAKE_COLUMNS = {moves.take(pick).id: network.TAKE + number for number, pick in enumerate(TAKES)}


@cache
def learnt_weights() -> network.Weights:
    """Load the weights once, since the server makes a bot for each choice."""
    return network.load(NETWORK)


class SplendorExpert(Evaluator[SplendorState]):
    at_once: ClassVar[int] = 8

    def __init__(self, game: Splendor) -> None:
        super().__init__(game)
        self.weights = learnt_weights()
        self.known = known_of(game.cards)

    def weigh(self, states: list[SplendorState], rng: Rng) -> list[Weighed]:
        """Evaluate all positions in one batch: eight take little longer than two."""
        open_ = [state for state in states if state.result is None]
        found = iter(self._ask(open_) if open_ else [])
        return [next(found) if state.result is None else ([], payoffs(state.result, state.seats)) for state in states]

    def _ask(self, states: list[SplendorState]) -> list[Weighed]:
        answer = network.forward(np, self.weights, *features(np, observations_of(states), self.known))
        columns = zip(states, answer.cards.tolist(), answer.choices.tolist(), answer.values.tolist(), strict=True)
        return [_read(state, cards, choices, values) for state, cards, choices, values in columns]

    def priors(self, state: SplendorState) -> list[float]:
        return self._ask([state])[0][0]

    def root_priors(self, state: SplendorState, rng: Rng) -> list[float]:
        return self.priors(state)

    def value(self, state: SplendorState, rng: Rng) -> list[float]:
        return self.weigh([state], rng)[0][1]

    def action_values(self, state: SplendorState, rng: Rng) -> list[float]:
        return self.priors(state)


def _read(state: SplendorState, cards: list[list[float]], choices: list[float], values: list[float]) -> Weighed:
    assert state.decision is not None
    seats, viewer = state.seats, state.decision.seat
    chances = _softmax(values[:seats])
    return _softmax(_logits(state, cards, choices)), [chances[(seat - viewer) % seats] for seat in range(seats)]


def _softmax(logits: list[float]) -> list[float]:
    highest = max(logits)
    weights = [math.exp(logit - highest) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]


def _logits(state: SplendorState, cards: list[list[float]], choices: list[float]) -> list[float]:
    """Return the logits of the options, in their order."""
    decision = state.decision
    assert decision is not None
    mat = state.mats[decision.seat]
    turn = state.frames[-1]
    assert isinstance(turn, Turn)
    need = net_cost(state, mat, turn.card) if decision.kind == "pay" else []
    found: list[float] = []
    for option in decision.options:
        assert isinstance(option, Move)
        action, number = option.action, option.number
        if action == moves.TAKE:
            found.append(choices[TAKE_COLUMNS[option.id]])
        elif action == moves.RECRUIT:
            place = state.rows.index(number) if number in state.rows else ROW_CARDS + mat.reserved.index(number)
            found.append(cards[place][0])
        elif action == moves.RESERVE:
            found.append(cards[state.rows.index(number)][1])
        elif action == moves.RESERVE_DECK:
            found.append(choices[DECK + number])
        elif action == moves.PAY:
            found.append(sum((need[c] - option.amounts[c]) * choices[PAY + c] for c in range(ORDINARY)))
        elif action == moves.RETURN:
            found.append(choices[RETURN + (ORDINARY if number == GREY else number)])
        else:
            found.append(choices[PLACE + state.locations.index(number)])
    return found
