"""Invariants of every Marvel United position, and the cards that a seat may not see."""

from __future__ import annotations

from collections import Counter

from tableverse.games.united.frames.opening import Opening
from tableverse.games.united.frames.plans import CyclingPlans
from tableverse.games.united.ids import ALL_SEATS, NOBODY, NOWHERE
from tableverse.games.united.state import UnitedState

FEWEST_CARDS, PLANS, SUPPORTS = 10, 12, 12


def secrets(state: UnitedState, seat: int) -> set[str]:
    """Return the cards hidden from a seat.

    They are the other players' hands and decks, the Villain's cards and Super cards, except cards with a copy that lies
    open.
    """
    villain = seat == state.villain_seat and seat != NOBODY
    hidden: set[str] = set()
    for number, hero in enumerate(state.heroes):
        if number != seat:
            hidden.update(hero.hand, hero.deck, hero.supers)
            hidden.update(entry.card for entry in state.storyline if entry.hero == number and entry.facedown)
    plans = set(state.plans[:-1] if state.seen_plan in (seat, ALL_SEATS) else state.plans)
    if not villain and not _looks_at_hand(state, seat):
        plans.update(state.villain_hand, state.villain_supers)
        plans.update(entry.card for entry in state.storyline if entry.hero == NOBODY and entry.facedown)
    hidden |= plans
    if isinstance(state.frames[0], Opening):
        hidden |= set(state.cards.super_heroes) | set(state.cards.super_villains)
        if villain:
            hidden -= set(state.villain_supers)
        elif seat >= 0:
            hidden -= set(state.heroes[seat].supers) | set(state.frames[0].pool)
    mine = [] if villain or seat < 0 else [*state.heroes[seat].hand, *state.heroes[seat].deck]
    open_cards = [entry.card for entry in state.storyline if not entry.facedown]
    # Everyone knows which plain cards left the decks at setup.
    taken_out = [card for card in state.cards.hero_cards if state.cards.hero_cards[card].removal]
    return hidden - {*open_cards, *mine, *state.display, *state.supports, *taken_out}


def _looks_at_hand(state: UnitedState, seat: int) -> bool:
    top = state.frames[-1]
    return isinstance(top, CyclingPlans) and top.seat == seat


def check(state: UnitedState) -> None:
    cards = state.cards
    for number, hero in enumerate(state.heroes):
        played = [entry.card for entry in state.storyline if entry.hero == number and not entry.support]
        held = Counter(hero.deck + hero.hand + played)
        assert held <= Counter(cards.heroes[hero.id].cards), hero.id
        assert held.total() >= FEWEST_CARDS
        assert min(hero.tokens) >= 0
        assert not (hero.down and hero.hand)
    plans = state.plans + state.villain_hand + [entry.card for entry in state.storyline if entry.hero == NOBODY]
    assert sorted(plans) == sorted(cards.villains[state.villain].plans)
    if state.commanded and not isinstance(state.frames[0], Opening):
        played = [entry.card for entry in state.storyline if entry.support]
        assert len(state.supports + state.display + played) == SUPPORTS
    for place in state.places:
        assert place.free >= 0
        assert min(place.thugs, place.civilians, place.doombots, place.armoured) >= 0
        assert place.dented <= place.armoured
    lying = [threat.at for threat in state.threats if threat.at != NOWHERE]
    assert len(set(lying)) == len(lying)
    assert all(held <= slots for held, slots in zip(state.missions, cards.slots, strict=True))
    assert sorted(threat.id for threat in state.threats) == sorted(cards.villains[state.villain].threats)
    supers = [card for hero in state.heroes for card in hero.supers]
    assert len(set(supers)) == len(supers)
    assert len(set(state.villain_supers)) == len(state.villain_supers)
