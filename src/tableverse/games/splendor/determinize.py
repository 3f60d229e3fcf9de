"""Sampling of worlds that a seat cannot rule out."""

from __future__ import annotations

from tableverse.games.splendor.state import Mat, SplendorState, levels
from tableverse.kernel.rng import Rng


def determinize(state: SplendorState, seat: int, rng: Rng) -> SplendorState:
    """Return a copy in which each level's deck and the other players' hidden reserves are shuffled together."""
    world = state.clone()
    world.rng = rng.fork()
    world.decks = []
    hands: list[tuple[Mat, list[int]]] = []
    for number, mat in enumerate(world.mats):
        if number != seat:
            mat.reserved = mat.reserved[:]
            hands.append((mat, [place for place, card in enumerate(mat.reserved) if card in mat.hidden]))
    for level in levels():
        unseen = state.decks[level][: state.left[level]]
        held: list[tuple[Mat, int]] = []
        for mat, places in hands:
            for place in places:
                if state.cards.characters[mat.reserved[place]].level == level:
                    held.append((mat, place))
                    unseen.append(mat.reserved[place])
        unseen.sort()  # the result must not depend on an order that the seat does not know
        rng.shuffle(unseen)
        for mat, place in held:
            mat.reserved[place] = unseen.pop()
        world.decks.append(unseen)
    for mat, places in hands:
        mat.hidden = [mat.reserved[place] for place in places]
    return world
