"""Hero cards in hand: drawing, discarding under the deck, and turning facedown."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.rules import knock_outs, occurrences
from tableverse.games.united.state import Hero, UnitedState

HAND: Final = 3


def draw(state: UnitedState, hero: int, amount: int) -> int:
    owner = state.heroes[hero]
    drawn = min(amount, len(owner.deck))
    for _ in range(drawn):
        card = owner.deck.pop()
        owner.returned = max(0, owner.returned - 1)
        owner.hand.append(card)
        state.emit("drew-card", {"card": card}, hero, True)
    if drawn:
        below = owner.buried - owner.sunk
        owner.sunk = max(0, min(owner.sunk, len(owner.deck) - below))
        owner.buried = min(owner.buried, len(owner.deck))
        state.emit("drew", {"hero": owner.id, "amount": drawn})
    return drawn


def put_under(state: UnitedState, hero: int, card: str) -> None:
    """Put a card from the hand under the deck. Losing the last card is a KO."""
    owner = state.heroes[hero]
    owner.hand.remove(card)
    owner.deck.insert(0, card)
    owner.buried += 1
    state.emit("discarded", {"hero": owner.id, "card": card}, hero)
    state.emit("discarded-one", {"hero": owner.id})
    if not owner.hand:
        knock_outs.knock_out(state, hero)
    lose_card(state, hero, card)


def turn_facedown(state: UnitedState, number: int) -> None:
    entry = state.storyline[number]
    state.storyline[number] = entry.turned()
    state.emit("turned-facedown", {"hero": state.heroes[entry.hero].id, "number": number + 1})
    lose_card(state, entry.hero, entry.card)


def lose_card(state: UnitedState, hero: int, card: str) -> None:
    """Announce that a Hero card was discarded or turned facedown, if the Villain responds to this."""
    if "card-lost" in state.cards.villains[state.villain].answers:
        occurrences.occur(state, "card-lost", {"hero": state.hero_id(hero), "card": card})


def urgent_cards(state: UnitedState, hero: Hero) -> list[str]:
    """Return the cards in hand that must be played before any other."""
    return [card for card in hero.hand if card in state.cards.urgent]
