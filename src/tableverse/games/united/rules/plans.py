"""Master Plan cards, and the seats that know them."""

from __future__ import annotations

from tableverse.games.united.ids import ALL_SEATS, NOBODY
from tableverse.games.united.state import Entry, UnitedState


def draw_plan(state: UnitedState) -> str:
    """Draw the top Master Plan card, or return "" if the deck is empty."""
    state.seen_plan = NOBODY
    card = state.plans.pop() if state.plans else ""
    del state.buried_plans[len(state.plans) :]
    return card


def sees_top_plan(state: UnitedState, seat: int) -> bool:
    """Return whether a seat, or a spectator, knows the top card of the Master Plan deck."""
    return state.seen_plan == ALL_SEATS or (state.seen_plan == seat and seat != NOBODY)


def reveal_plan(state: UnitedState) -> None:
    """Reveal the top card of the Master Plan deck, which stays faceup until it is drawn."""
    state.seen_plan = ALL_SEATS
    state.emit("plan-revealed", {"card": state.plans[-1]}, reveals=True)


def bury_plan(state: UnitedState, card: str, *knowing: int) -> None:
    """Put a Master Plan card under the deck. Only the seats in ``knowing`` know the card."""
    state.plans.insert(0, card)
    state.buried_plans.insert(0, sum(1 << seat for seat in {*knowing} if seat != NOBODY))
    state.emit("plan-to-bottom", {})


def leave_villain_hand(state: UnitedState, card: str, openly: bool) -> None:
    """Take a card from the Villain player's hand.

    Unless the card leaves ``openly``, a seat that has looked at the hand no longer knows any of its cards.
    """
    state.villain_hand.remove(card)
    if not openly:
        state.hand_seen = []
    elif card in state.hand_seen:
        state.hand_seen.remove(card)


def plan_facedown(state: UnitedState, card: str) -> None:
    state.storyline.append(Entry(card, NOBODY, True))
    state.emit("plan-facedown", {})
