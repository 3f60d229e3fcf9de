"""The state: cards in play, each player's hand and piles, the encounter deck and set-aside cards.

A card is a string (see ids.py). Only a card in play has an object, a Piece.
"""

from __future__ import annotations

from collections.abc import Collection, Container
from typing import Any, ClassVar, Final

from tableverse.games.champions.cards import Card, Cards
from tableverse.games.champions.ids import name_of
from tableverse.kernel.effects import Resolving
from tableverse.kernel.event import EVERYONE, Event
from tableverse.kernel.fields import Shared, attached, field, plain
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.plain import Plain
from tableverse.kernel.state import Frame, State

#: Event facts that are cards.
CARD_FACTS: Final = ("card", "target", "source", "under", "origin")


@plain
class Piece(Plain):
    """A card in play.

    ``face`` is the visible side. ``area`` is the seat of its play area (its controller, or the player a minion is
    engaged with), NOBODY for the villain's.
    """

    id: str
    face: str
    area: int
    #: The card it is attached to.
    host: str = ""
    exhausted: bool = False
    damage: int = 0
    threat: int = 0
    stunned: int = 0
    confused: int = 0
    tough: int = 0
    #: All-purpose counters, named by the card.
    counters: int = 0
    #: Facedown boost cards, and cards tucked under it.
    boosts: Shared[list[str]] = field(factory=list)
    tucked: Shared[list[str]] = field(factory=list)
    #: Acceleration tokens; the state stores the tokens of the main scheme, which belong to its deck.
    tokens: int = 0
    #: The faceup cards among the tucked ones.
    shown: Shared[list[str]] = field(factory=list)


@plain
class Player(Plain):
    """One player's cards out of play. The last card of a pile is its top."""

    identity: str
    deck: list[str]
    hand: list[str]
    discard: list[str]
    #: Facedown encounter cards to reveal, in the order received.
    dealt: list[str]
    #: The nemesis set while it is set aside.
    nemesis: Shared[list[str]]
    eliminated: bool = False
    #: Teammates may see the hand.
    shows_hand: bool = False


@plain
class Camp(Plain):
    """The cards of one of several villains: encounter deck, discard pile, further stages, side scheme.

    While the villain is active, the piles are stored where a single villain's would be.
    """

    scheme: str
    #: The sets its piles consist of.
    sets: Shared[list[str]]
    encounter: list[str]
    discard: list[str]
    stages: list[str]


@plain
class Renewed(Plain):
    """A renewable deck beside the main scheme: all its cards, and its own discard pile."""

    cards: Shared[list[str]]
    discard: list[str]


@plain
class Area(Plain):
    """One of several game areas, with its players and its cards in play.

    While it is active, its cards and lasting effects are stored where a single area's would be.
    """

    seats: list[int]
    play: dict[str, Piece]
    villain: str
    scheme: str
    modifiers: list[Modifier]
    #: The main scheme was completed, but the area continues.
    completed: bool = False
    #: At the end of the phase its players join another area.
    ending: bool = False


@plain
class Standing(Modifier):
    """A lasting effect that is recalculated continuously, or that waits for its moment.

    ``effect`` is its part of the ability, for its original player.
    """

    effect: Shared[Resolving]


@plain
class ChampionsState(State):
    mode: str
    #: Additional encounter cards for each player in every round.
    heroic: int
    players: list[Player]
    #: Cards in play, in the order in which they entered.
    play: dict[str, Piece]
    villain: str
    #: The main scheme in play.
    scheme: str
    #: Further stages, the next one first.
    villain_deck: list[str]
    scheme_deck: list[str]
    encounter: list[str]
    encounter_discard: list[str]
    #: Cards on the table but not in play: an event or treachery being resolved, a boost card turned over.
    limbo: list[str]
    removed: list[str]
    victory: list[str]
    #: Acceleration tokens on the main scheme.
    tokens: int
    first: int
    rounds: int
    #: "setup", "player" or "villain".
    phase: str
    #: Uses of limited abilities, cleared by phase or round.
    used: dict[str, int]
    modifiers: list[Modifier]
    #: Permanent and linked cards, set aside until an effect puts them into the game.
    aside: list[str] = field(factory=list)
    #: The cards of each of several villains. ``villain`` is the active one.
    camps: dict[str, Camp] = field(factory=dict)
    #: Facedown decks that the scenario adds beside the main scheme, by the id of their set.
    decks: dict[str, list[str]] = field(factory=dict)
    #: The renewable ones among them.
    renewed: dict[str, Renewed] = field(factory=dict)
    #: The campaign's log, see rules/campaign.py; empty if there is none.
    campaign: Shared[dict[str, Any]] = field(factory=dict)
    #: Ask before ending a turn when no other choice is possible. Off in sampled worlds, to save choices.
    asks_end: bool = False
    #: All game areas of separated players, by the main scheme each began with, and the active one. See rules/areas.py.
    areas: dict[str, Area] = field(factory=dict)
    area: str = ""
    #: Facedown cards under further main schemes.
    beneath: dict[str, list[str]] = field(factory=dict)
    SPARSE: ClassVar[tuple[str, ...]] = ("camps", "decks", "renewed", "asks_end", "areas", "area", "beneath")
    #: The content.
    cards: Cards = attached()
    #: Cache: cards in play with certain faces, in the order in which they entered, by query. Clones share it until one
    #: of them changes which cards are in play, their order or their faces. Only the methods below do that, and they
    #: start a new cache.
    lookups: dict[str, list[str]] | None = attached(default=None)

    def emit(self, kind: str, facts: dict[str, Any], audience: int = EVERYONE, reveals: bool = False) -> None:
        """Emit an event about a card by name, never by copy, which may be hidden in a hand or deck a moment later."""
        if self.log is not None:
            said = {name: self._called(value) if name in CARD_FACTS else value for name, value in facts.items()}
            self.note(Event(kind, said, audience, reveals))

    def _called(self, thing: str) -> str:
        """Return the name of a card; an alter-ego has its own name."""
        piece = self.play.get(thing)
        shows = "" if piece is None else piece.face
        return shows if shows and self.cards.by_id[shows].kind == "alter-ego" else name_of(thing)

    # --- cards in play ------------------------------------------------------------------------------------------

    def put_into_play(self, piece: Piece) -> None:
        self.play[piece.id] = piece
        self.lookups = {}

    def take_out_of_play(self, thing: str) -> Piece:
        self.lookups = {}
        return self.play.pop(thing)

    def lay_out(self, play: dict[str, Piece]) -> None:
        """Replace the cards in play."""
        self.play = play
        self.lookups = {}

    def show(self, piece: Piece, face: str) -> None:
        """Turn a card in play to another side."""
        piece.face = face
        self.lookups = {}

    def show_again(self, piece: Piece, face: str, lookups: dict[str, list[str]] | None) -> None:
        """Restore the side and the cache after turning a card over hypothetically."""
        piece.face = face
        self.lookups = lookups

    def pieces_with_face(self, asked: str, faces: Container[str]) -> list[Piece]:
        """Return the cards in play that show one of these faces.

        ``asked`` is the cache key of this set of faces; it must not equal a kind of card.
        """
        known = self.lookups
        if known is None:
            known = self.lookups = {}
        found = known.get(asked)
        if found is None:
            found = known[asked] = [piece.id for piece in self.play.values() if piece.face in faces]
        return self._pieces(found)

    def _pieces(self, things: list[str]) -> list[Piece]:
        play = self.play
        return [play[thing] for thing in things] if things else []

    # --- queries ------------------------------------------------------------------------------------------------

    def sees_hand(self, seat: int, of: int) -> bool:
        """Return whether a seat may see another's hand: if its owner allows it, but never a spectator."""
        return seat == of or (seat >= 0 and self.players[of].shows_hand)

    def card(self, thing: str) -> Card:
        """Return the visible side of a thing."""
        piece = self.play.get(thing)
        return self.cards.of(thing) if piece is None else self.cards.by_id[piece.face]

    def side(self, thing: str) -> Card:
        """Return the side a card enters play with: the side for this game's mode, if there are two."""
        card = self.cards.of(thing)
        return self.cards.by_id[card.back] if card.only and card.only != self.mode else card

    def order(self) -> list[int]:
        """Return the players still in the game from the first player on.

        With several game areas, return only players in the active area.
        """
        if not self.areas:
            return self.everyone()
        return [seat for seat in self.everyone() if seat in self.areas[self.area].seats]

    def everyone(self) -> list[int]:
        """Return all players still in the game from the first player on, in any area."""
        players, first = self.players, self.first
        found: list[int] = []
        for seat in range(first, self.seats):
            if not players[seat].eliminated:
                found.append(seat)
        for seat in range(first):
            if not players[seat].eliminated:
                found.append(seat)
        return found

    def lead(self) -> int:
        """Return who is "you" by default: the first player or, if in another game area, the first in order here."""
        return self.first if not self.areas else (self.order() or [self.first])[0]

    def pieces(self) -> list[Piece]:
        """Return the cards in play, in all game areas."""
        return [*self.play.values(), *(piece for area in self.areas.values() for piece in area.play.values())]

    def identity(self, seat: int) -> Piece:
        return self.play[self.players[seat].identity]

    def form(self, seat: int) -> str:
        """Return "hero" or "alter-ego"; "" for an eliminated player."""
        piece = self.play.get(self.players[seat].identity)
        return "" if piece is None else self.cards.by_id[piece.face].kind

    def of_kind(self, kind: str) -> list[Piece]:
        known = self.lookups
        found = None if known is None else known.get(kind)
        return self.of_kinds((kind,)) if found is None else self._pieces(found)

    def of_kinds(self, kinds: Collection[str]) -> list[Piece]:
        asked = " ".join(kinds)
        known = self.lookups
        if known is None:
            known = self.lookups = {}
        found = known.get(asked)
        if found is None:
            by_id = self.cards.by_id
            found = known[asked] = [piece.id for piece in self.play.values() if by_id[piece.face].kind in kinds]
        return self._pieces(found)

    def engaged(self, seat: int) -> list[Piece]:
        return [piece for piece in self.of_kind("minion") if piece.area == seat]

    def attached(self, host: str) -> list[Piece]:
        return [piece for piece in self.play.values() if piece.host == host]

    def named(self, card: str) -> list[Piece]:
        """Return the pieces whose visible side has that title."""
        title = self.cards.by_id[card].title
        by_id = self.cards.by_id
        return [piece for piece in self.play.values() if by_id[piece.face].title == title]


@plain
class Reveal(Frame[ChampionsState]):
    """An encounter card being revealed, or another side of one in play.

    Rules look for this class on the stack; its steps are in ``frames.revealing``.
    """

    card: str
    seat: int
    #: Whether it came from the encounter deck.
    deck: bool = True
    step: int = 0
    surge: bool = False
    #: How far the reveal has been resolved: "" (not yet, or it was cancelled), "keywords" or "effects".
    resolved: str = ""
    #: Key of the table when the encounter deck was rebuilt during the reveal.
    renewed: str = ""


class SideBySide(Frame[ChampionsState]):
    """Base of the frame in ``frames.simultaneous`` that stores waiting attacks.

    Whatever rules do to attacks in progress also applies to those.
    """

    __slots__ = ()

    def others(self) -> list[dict[str, Any]]:
        """Return the facts of all attacks except the one on top of the stack."""
        raise NotImplementedError
