"""The state: the walls, the sea, the common tide deck, and four zones for each keeper."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tableverse.kernel.modifiers import Modifier, total
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Frame, Result, State

if TYPE_CHECKING:
    from kernel.harbour.cards import Cards


class Keeper(Plain):
    """A keeper with four zones. Cards are ids such as ``harpoon@2``: the harpoon of seat 2."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "hand", "discard", "play")
    __slots__ = FIELDS

    def __init__(self, deck: list[str], hand: list[str], discard: list[str], play: list[str]) -> None:
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.play = play

    def clone(self) -> Keeper:
        return Keeper(self.deck[:], self.hand[:], self.discard[:], self.play[:])


class Ship(Plain):
    FIELDS: ClassVar[tuple[str, ...]] = ("id", "hull")
    __slots__ = FIELDS

    def __init__(self, id: str, hull: int) -> None:
        self.id = id
        self.hull = hull

    def clone(self) -> Ship:
        return Ship(self.id, self.hull)


class HarbourState(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("walls", "keepers", "sea", "tide", "shore", "modifiers", "rounds")
    __slots__ = ("cards", *FIELDS)

    #: Content, attached by the game.
    cards: Cards

    def __init__(
        self,
        seats: int,
        rng: Rng,
        frames: list[Frame],
        result: Result | None,
        moves: int,
        walls: int,
        keepers: list[Keeper],
        sea: list[Ship],
        tide: list[str],
        shore: list[str],
        modifiers: list[Modifier],
        rounds: int,
    ) -> None:
        super().__init__(seats, rng, frames, result, moves)
        self.walls = walls
        self.keepers = keepers
        self.sea = sea
        #: The common deck, top card last. ``shore``: tide cards that stay for all keepers.
        self.tide = tide
        self.shore = shore
        self.modifiers = modifiers
        self.rounds = rounds

    def clone(self) -> HarbourState:
        copy = HarbourState(
            self.seats,
            self.rng.clone(),
            [frame.clone() for frame in self.frames],
            self.result,
            self.moves,
            self.walls,
            [keeper.clone() for keeper in self.keepers],
            [ship.clone() for ship in self.sea],
            self.tide[:],
            self.shore[:],
            [modifier.clone() for modifier in self.modifiers],
            self.rounds,
        )
        copy.game = self.game
        copy.cards = self.cards
        copy.decision = self.decision
        return copy

    def ship(self, id: str) -> Ship | None:
        return next((ship for ship in self.sea if ship.id == id), None)

    def guns(self, id: str) -> int:
        return max(0, self.cards.by_id[id].guns + total(self.modifiers, "guns", id))

    def draw(self, seat: int, cards: int) -> None:
        """Draw cards. The number is public, the cards are shown to their owner only."""
        keeper = self.keepers[seat]
        drawn = [keeper.deck.pop() for _ in range(min(cards, len(keeper.deck)))]
        keeper.hand += drawn
        if drawn:
            self.emit("drew", {"seat": seat, "cards": len(drawn)})
        for card in drawn:
            self.emit("drew-card", {"card": card}, audience=seat, reveals=True)

    def finish(self, side: str) -> None:
        """End the game: all keepers win or all lose."""
        winners = list(range(self.seats)) if side == "harbour" else []
        self.result = Result(winners, "dawn" if winners else "fallen", [self.walls] * self.seats, side)
        self.emit("ended", {"side": side, "seats": winners})


def card_of(thing: str) -> str:
    return thing.partition("@")[0]
