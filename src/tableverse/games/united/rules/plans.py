"""Master Plan cards, and who has seen them."""

from __future__ import annotations

from tableverse.games.united.ids import ALL_SEATS, NOBODY
from tableverse.games.united.state import Entry, UnitedState


def draw_plan(state: UnitedState) -> str:
    """The top Master Plan card, "" when the deck is empty."""
    state.seen_plan = NOBODY
    card = state.plans.pop() if state.plans else ""
    del state.buried_plans[len(state.plans) :]
    return card


def sees_top_plan(state: UnitedState, seat: int) -> bool:
    """Does that seat (a spectator's too) know the top card of the Master Plan deck?"""
    return state.seen_plan == ALL_SEATS or (state.seen_plan == seat and seat != NOBODY)


def reveal_plan(state: UnitedState) -> None:
    """The top card of the Master Plan deck is turned faceup and stays so."""
    state.seen_plan = ALL_SEATS
    state.emit("plan-revealed", {"card": state.plans[-1]}, reveals=True)


def bury_plan(state: UnitedState, card: str, *knowing: int) -> None:
    """A Master Plan card goes under the deck; those seats see which one."""
    state.plans.insert(0, card)
    state.buried_plans.insert(0, sum(1 << seat for seat in {*knowing} if seat != NOBODY))
    state.emit("plan-to-bottom", {})


def leave_villain_hand(state: UnitedState, card: str, openly: bool) -> None:
    """A card leaves the Villain player's hand. If nobody sees which, whoever had looked at the hand is not sure of it
    any more."""
    state.villain_hand.remove(card)
    if not openly:
        state.hand_seen = []
    elif card in state.hand_seen:
        state.hand_seen.remove(card)


def plan_facedown(state: UnitedState, card: str) -> None:
    state.storyline.append(Entry(card, NOBODY, True))
    state.emit("plan-facedown", {})
