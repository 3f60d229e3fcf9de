"""A sense for Splendor: Marvel: points, bonuses, the Gauntlet, the Locations, and how soon the next card comes."""

from __future__ import annotations

import math

from tableverse.bots.sense import Sense, payoffs
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.colours import COLOURS, GREEN, GREY, ORDINARY
from tableverse.games.splendor.moves import Move
from tableverse.games.splendor.state import EMPTY, NOBODY, Mat, SplendorState
from tableverse.games.splendor.turn import ASSEMBLE_AT, ASSEMBLE_POINTS, GOAL
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

# What things are worth, in Infinity points. Found by playing variants against each other.
BONUS = 0.9
NEW_COLOUR = 2.0
TIME_STONE = 1.9
TOKEN = 0.24
SHIELD = 0.18
PROSPECT = 0.45
HURRY = 0.6
LOCATION_NEAR = 1.5
ICON = 0.25
#: How many points ahead make a win about three times as likely as a loss.
SPREAD = 3.0


class SplendorSense(Sense):
    def judge(self, state: State, rng: Rng) -> list[float]:
        assert isinstance(state, SplendorState)
        if state.result is not None:
            return payoffs(state.result, state.seats)
        standings = [standing(state, seat) for seat in range(state.seats)]
        best = max(standings)
        weights = [math.exp((value - best) / SPREAD) for value in standings]
        total = sum(weights)
        return [weight / total for weight in weights]

    def weigh(self, state: State, rng: Rng) -> list[float]:
        """The standing after each option, the rest of the turn played out by rule of thumb."""
        assert isinstance(state, SplendorState)
        assert state.decision is not None
        seat = state.decision.seat
        values: list[float] = []
        for option in state.decision.options:
            after = state.clone()
            self.game.apply_quietly(after, option.id)
            self._finish_turn(after, seat)
            if after.result is not None:
                values.append(1000.0 * payoffs(after.result, after.seats)[seat])
            else:
                values.append(standing(after, seat))
        return values

    def _finish_turn(self, state: SplendorState, seat: int) -> None:
        """Pay with the fewest grey tokens, return the most plentiful colour, take the first Location."""
        while (decision := state.decision) is not None and decision.seat == seat and decision.kind != "action":
            option = decision.options[0]
            if decision.kind == "return":
                tokens = state.mats[seat].tokens
                option = max(
                    decision.options, key=lambda one: tokens[COLOURS.index(one.id[7:])] if one.id[7:] != "grey" else 0
                )
            self.game.apply_quietly(state, option.id)

    def lean(self, state: State) -> list[float]:
        """Recruits by what the card brings, takes by how much the colours are wanted, reserves seldom."""
        assert isinstance(state, SplendorState)
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
        gains: dict[str, float] = {}
        for card in (*state.rows, *mat.reserved):
            if card == EMPTY:
                continue
            gain = worth(state, mat, card)
            gains[cards.characters[card].id] = gain
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
            verb, _, what = option.id.partition(":")
            if verb == "recruit":
                weights.append(1.0 + 4.0 * gains[what])
            elif verb == "take":
                assert isinstance(option, Move)
                amounts = option.amounts
                weights.append(0.1 + sum(amounts[colour] * wanted[colour] for colour in range(ORDINARY)))
            elif verb == "reserve":
                weights.append(0.1 + 0.15 * gains[what])
            else:
                weights.append(0.1)
        return weights


def worth(state: SplendorState, mat: Mat, card: int) -> float:
    """What recruiting a card would bring, in points."""
    character = state.cards.characters[card]
    value = BONUS + character.points
    if not mat.bonuses[character.bonus]:
        value += NEW_COLOUR
    if character.level == LEVELS - 1 and not mat.tokens[GREEN]:
        value += TIME_STONE
    if character.avengers:
        value += ICON * character.avengers
        icons = mat.avengers + character.avengers
        holder = None if state.assembled == NOBODY else state.mats[state.assembled]
        if holder is not mat and icons >= (ASSEMBLE_AT if holder is None else holder.avengers + 1):
            value += ASSEMBLE_POINTS
    return value


def standing(state: SplendorState, seat: int) -> float:
    """How far a player has come, in points."""
    mat = state.mats[seat]
    tokens = mat.tokens
    bonuses = mat.bonuses
    value = float(mat.points)
    for amount in bonuses:
        value += BONUS * amount
        if amount:
            value += NEW_COLOUR
    if tokens[GREEN]:
        value += TIME_STONE
    value += ICON * mat.avengers
    value += SHIELD * tokens[GREY]
    value += TOKEN * (tokens[0] + tokens[1] + tokens[2] + tokens[3] + tokens[4])
    if mat.gauntlet:
        value += GOAL
    for place in state.locations:
        short = 0
        for colour, amount in state.cards.needs[place]:
            if amount > bonuses[colour]:
                short += amount - bonuses[colour]
        value += LOCATION_NEAR / (1 + short)
    prospects: list[float] = []
    prices = state.cards.prices
    for card in (*state.rows, *mat.reserved):
        if card == EMPTY:
            continue
        missing = -tokens[GREY]
        for colour, amount in prices[card]:
            lack = amount - bonuses[colour] - tokens[colour]
            if lack > 0:
                missing += lack
        if missing < 7:
            prospects.append(worth(state, mat, card) * (1.0 if missing <= 0 else HURRY ** ((missing + 2) // 2)))
    prospects.sort(reverse=True)
    for rank, prospect in enumerate(prospects[:3]):
        value += PROSPECT * prospect / (1 + rank)
    return value
