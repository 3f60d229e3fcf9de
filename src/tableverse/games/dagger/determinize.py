"""Sampling of worlds that a seat cannot rule out. Only the decks are hidden, and they are hidden from all seats."""

from __future__ import annotations

from tableverse.games.dagger.rules.events import top_event
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.rng import Rng


def determinize(state: DaggerState, rng: Rng) -> DaggerState:
    """Redraw the unknown events in the deck, and reshuffle both decks except for known cards."""
    world = state.clone()
    world.rng = rng.fork()
    world.asks_end = False
    known = top_event(state) if state.top_known else ""
    unseen = [card.id for card in state.cards.events.values() if card.id not in state.seen]
    normal = sorted(id for id in unseen if not state.cards.events[id].nemesis)
    own = sorted(id for id in unseen if state.cards.events[id].nemesis == state.nemesis.card)
    rng.shuffle(normal)
    rng.shuffle(own)
    for pile in world.piles[1:]:
        for place, id in enumerate(pile):
            if id != known and id not in state.seen:
                pile[place] = own.pop() if state.cards.events[id].nemesis else normal.pop()
        hidden = [place for place, id in enumerate(pile) if id != known]
        cards = [pile[place] for place in hidden]
        cards.sort()
        rng.shuffle(cards)
        for place, id in zip(hidden, cards, strict=True):
            pile[place] = id
    world.side_deck.sort()
    rng.shuffle(world.side_deck)
    return world
