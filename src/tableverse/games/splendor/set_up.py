"""The initial state: the bank filled, cards dealt, Locations drawn."""

from __future__ import annotations

from tableverse.games.splendor.cards import Cards
from tableverse.games.splendor.frames.turn import Turn
from tableverse.games.splendor.rules.limits import SHIELDS, STONES
from tableverse.games.splendor.state import EMPTY, NOBODY, SLOTS, Mat, SplendorState
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng


def set_up(cards: Cards, config: Config, rng: Rng) -> SplendorState:
    decks = [deck[:] for deck in cards.by_level]
    for deck in decks:
        rng.shuffle(deck)
    stones = STONES[config.seats]
    state = SplendorState(
        seats=config.seats,
        rng=rng,
        frames=[Turn()],
        result=None,
        moves=0,
        bank=[stones, stones, stones, stones, stones, config.seats, SHIELDS],
        rows=[EMPTY] * (SLOTS * len(decks)),
        decks=decks,
        left=[len(deck) for deck in decks],
        locations=draw_locations(cards, config.seats, rng),
        mats=[Mat.empty() for _ in range(config.seats)],
        assembled=NOBODY,
        rounds=1,
    )
    for slot in range(len(state.rows)):
        state.deal(slot)
    return state


def draw_locations(cards: Cards, count: int, rng: Rng) -> list[int]:
    """Draw one Location tile per player, each with a random face up."""
    tiles = sorted({place.tile for place in cards.locations})
    rng.shuffle(tiles)
    return [
        rng.choice([index for index, place in enumerate(cards.locations) if place.tile == tile])
        for tile in tiles[:count]
    ]
