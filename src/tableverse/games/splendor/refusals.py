"""Refusals: the things a player can point at, and the rules that prevent actions with these things."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.frames.turn import ACTION, PAY, RETURN, Turn
from tableverse.games.splendor.ids import COLOURS, GREEN, GREY, ORDINARY, spread
from tableverse.games.splendor.rules.costs import net_cost, shortfall
from tableverse.games.splendor.rules.limits import HAND_LIMIT, TOKEN_LIMIT, TWO_NEED
from tableverse.games.splendor.rules.locations import lacking, qualifying
from tableverse.games.splendor.state import EMPTY, Mat, SplendorState
from tableverse.kernel.choice import Message, Refusal
from tableverse.kernel.game import SPECTATOR

#: The rule behind each kind of question.
QUESTIONS: Final = {
    "turn": "SPL-TURN-01",
    "action": "SPL-TURN-02",
    "pay": "SPL-REC-03",
    "return": "SPL-LIMIT-03",
    "location": "SPL-LOC-05",
    "over": "SPL-END-02",
}


def pointable(state: SplendorState, seat: int) -> list[str]:
    """Return the bank, the decks, the visible cards and Locations, and the player's own cards and tokens."""
    characters = state.cards.characters
    found = [f"bank:{colour}" for colour in COLOURS]
    found += [f"deck:{level + 1}" for level in range(LEVELS)]
    found += [characters[card].id for card in state.rows if card != EMPTY]
    found += [state.cards.locations[place].id for place in state.locations]
    for number, mat in enumerate(state.mats):
        found += [characters[card].id for card in mat.reserved if number == seat or card not in mat.hidden]
    if seat != SPECTATOR:
        found += [f"mine:{COLOURS[colour]}" for colour, amount in enumerate(state.mats[seat].tokens) if amount]
    return found


def refusals(state: SplendorState, seat: int, thing: str) -> list[Refusal]:
    turn = state.frames[0]
    assert isinstance(turn, Turn)
    kind, _, name = thing.rpartition(":")
    if kind == "mine":
        return _own_token(state, state.mats[seat], turn, COLOURS.index(name))
    if turn.phase != ACTION:
        return []  # the player must answer the pending question first
    mat = state.mats[seat]
    if kind == "bank":
        return _take(state, COLOURS.index(name))
    if kind == "deck":
        if not state.left[int(name) - 1]:
            return [_refusal("reserve-deck", "SPL-ROW-02", "empty-deck", level=int(name))]
        return _reserve("reserve-deck", mat)
    if any(state.cards.locations[place].id == thing for place in state.locations):
        return [_location(state, mat, state.cards.location(thing))]
    card = state.cards.character(thing)
    if card in state.rows:
        return _recruit(state, mat, card) + _reserve("reserve", mat)
    if card in mat.reserved:
        return _recruit(state, mat, card)
    owner = next(number for number, other in enumerate(state.mats) if card in other.reserved)
    return [_refusal("recruit", "SPL-REC-01", "reserved", card=thing, seat=owner)]


def _take(state: SplendorState, colour: int) -> list[Refusal]:
    gem = COLOURS[colour]
    if colour == GREEN:
        return [_refusal("take", "SPL-TIME-04", "time", gem=gem)]
    if colour == GREY:
        return [_refusal("take", "SPL-RES-05", "shield", gem=gem)]
    if not state.bank[colour]:
        return [_refusal("take", "SPL-TAKE3-01", "none-left", gem=gem)]
    if state.bank[colour] < TWO_NEED:
        return [_refusal("take-two", "SPL-TAKE2-01", "two", gem=gem, count=state.bank[colour], least=TWO_NEED)]
    return []


def _reserve(verb: str, mat: Mat) -> list[Refusal]:
    if len(mat.reserved) < HAND_LIMIT:
        return []
    return [_refusal(verb, "SPL-RES-06", "hand-full", most=HAND_LIMIT)]


def _recruit(state: SplendorState, mat: Mat, card: int) -> list[Refusal]:
    if shortfall(state, mat, card) <= 0:
        return []
    cost = net_cost(state, mat, card)
    missing = [max(0, cost[colour] - mat.tokens[colour]) for colour in range(ORDINARY)]
    id = state.cards.characters[card].id
    return [_refusal("recruit", "SPL-REC-02", "cost", card=id, gems=spread(missing), shields=mat.tokens[GREY])]


def _location(state: SplendorState, mat: Mat, place: int) -> Refusal:
    id = state.cards.locations[place].id
    if place in qualifying(state, mat):
        return _refusal("location", "SPL-LOC-04", "location-later", location=id)
    return _refusal("location", "SPL-LOC-01", "location", location=id, gems=spread(lacking(state, mat, place)))


def _own_token(state: SplendorState, mat: Mat, turn: Turn, colour: int) -> list[Refusal]:
    """Explain that a player loses tokens only by paying or by returning down to the limit."""
    gem = COLOURS[colour]
    if turn.phase == PAY:
        if colour == GREEN:
            return [_refusal("pay", "SPL-BON-04", "time-pays", gem=gem)]
        if colour == GREY or net_cost(state, mat, turn.card)[colour]:
            return []
        return [_refusal("pay", "SPL-REC-02", "not-in-cost", gem=gem)]
    if turn.phase == RETURN:
        return [_refusal("return", "SPL-LIMIT-04", "time-stays", gem=gem)] if colour == GREEN else []
    if turn.phase == ACTION:
        return [_refusal("return", "SPL-LIMIT-03", "keep", gem=gem, most=TOKEN_LIMIT)]
    return []


def _refusal(verb: str, rule: str, why: str, **arguments: Any) -> Refusal:
    return Refusal(verb, rule, Message(f"splendor-refusal-{why}", arguments))
