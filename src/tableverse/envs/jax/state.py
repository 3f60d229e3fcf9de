"""One game as a tuple of packed numbers; ``vmap`` adds the batch axis.

The rules compute with these numbers (packing.py). For observations and tests, properties unpack them into new last
axes.
"""

from __future__ import annotations

from typing import NamedTuple

from jax import numpy as jnp

from tableverse.envs.jax.content import MOST_SEATS, Array
from tableverse.envs.jax.packing import unpacked
from tableverse.games.splendor.rules.limits import HAND_LIMIT

#: Reasons for the end of a game, by number, as in the batch engine; 0 means that the game is in progress.
REASONS = ("", "stalled", "gauntlet-alone", "points", "avengers", "fewest-cards", "shared")
STALLED, ALONE, POINTS, AVENGERS, FEWEST, SHARED = range(1, len(REASONS))

#: Fields of a mat in one number, each with its first bit and its number of bits.
SCORE, ICONS, RECRUITED, TAKEN, GREENS, GREYS = (0, 8), (8, 6), (14, 7), (21, 3), (24, 3), (27, 3)
#: ``CARD``: bits of each card in a hand, stored as its number + 1. ``HIDDEN``: first of the bits above all cards, one
#: for each facedown card.
CARD = 8
HIDDEN = CARD * HAND_LIMIT


class State(NamedTuple):
    """A game. There are always four mats; the mats of absent players stay empty."""

    seats: Array
    #: The seat that chooses, the kind of decision (games.splendor.frames.turn), and the card being paid for, or -1.
    current_player: Array
    phase: Array
    paying: Array
    passes: Array
    idle: Array
    assembled: Array
    round: Array
    #: The reason for the end (REASONS), and the winners as one bit each.
    reason: Array
    winner_bits: Array
    #: The players who meet the Gauntlet's conditions, as one bit each.
    gauntlet_bits: Array
    bank_stones: Array
    bank_greens: Array
    bank_greys: Array
    rows: Array
    left: Array
    #: Cards of the decks, shuffled once. The last remaining card is on top.
    decks: Array
    #: Locations on the table, in order, followed by -1.
    places: Array
    #: For each seat: packed Stones, packed bonuses, the hand, and all other fields of the mat (SCORE to GREYS).
    stones: Array
    bonus_words: Array
    hands: Array
    mats: Array

    @property
    def terminated(self) -> Array:
        return self.reason > 0

    @property
    def winners(self) -> Array:
        return _flags(self.winner_bits)

    @property
    def gauntlet(self) -> Array:
        return _flags(self.gauntlet_bits)

    @property
    def bank(self) -> Array:
        others = jnp.stack([self.bank_greens, self.bank_greys], axis=-1)
        return jnp.concatenate([unpacked(self.bank_stones), others], axis=-1)

    @property
    def tokens(self) -> Array:
        others = jnp.stack([field(self.mats, GREENS), field(self.mats, GREYS)], axis=-1)
        return jnp.concatenate([unpacked(self.stones), others], axis=-1)

    @property
    def bonuses(self) -> Array:
        return unpacked(self.bonus_words)

    @property
    def reserved(self) -> Array:
        return ((self.hands[..., None] >> CARD * jnp.arange(HAND_LIMIT)) & (1 << CARD) - 1) - 1

    @property
    def hidden(self) -> Array:
        return (self.hands[..., None] >> HIDDEN + jnp.arange(HAND_LIMIT)) & 1 > 0

    @property
    def score(self) -> Array:
        return field(self.mats, SCORE)

    @property
    def icons(self) -> Array:
        return field(self.mats, ICONS)

    @property
    def recruited(self) -> Array:
        return field(self.mats, RECRUITED)

    @property
    def taken(self) -> Array:
        return field(self.mats, TAKEN)


def field(mat: Array, of: tuple[int, int]) -> Array:
    start, size = of
    return (mat >> start) & (1 << size) - 1


def _flags(bits: Array) -> Array:
    return (bits[..., None] >> jnp.arange(MOST_SEATS)) & 1 > 0
