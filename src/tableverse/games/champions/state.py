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

#: Names of event facts that refer to cards.
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
    #: The card that this card is attached to, or "".
    host: str = ""
    exhausted: bool = False
    damage: int = 0
    threat: int = 0
    stunned: int = 0
    confused: int = 0
    tough: int = 0
    #: All-purpose counters, named by the card.
    counters: int = 0
    #: Facedown boost cards, and cards tucked under this card.
    boosts: Shared[list[str]] = field(factory=list)
    tucked: Shared[list[str]] = field(factory=list)
    #: Acceleration tokens. Tokens of the main scheme belong to its deck and are stored in the state instead.
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
    #: The cards of the nemesis set while they are set aside.
    nemesis: Shared[list[str]]
    eliminated: bool = False
    #: Whether teammates may see the hand.
    shows_hand: bool = False


@plain
class Camp(Plain):
    """The cards of one of several villains: encounter deck, discard pile, further stages, side scheme.

    While the villain is active, the state stores the piles in the fields that a single villain uses.
    """

    scheme: str
    #: The sets that make up the piles.
    sets: Shared[list[str]]
    encounter: list[str]
    discard: list[str]
    stages: list[str]


@plain
class Renewed(Plain):
    """The contents of a renewable deck beside the main scheme: all cards, and the deck's own discard pile."""

    cards: Shared[list[str]]
    discard: list[str]


@plain
class Area(Plain):
    """One of several game areas, with its players and its cards in play.

    While the area is active, the state stores its cards and lasting effects in the fields that a single area uses.
    """

    seats: list[int]
    play: dict[str, Piece]
    villain: str
    scheme: str
    modifiers: list[Modifier]
    #: Whether the main scheme was completed, although the area continues.
    completed: bool = False
    #: Whether the players of the area join another one at the end of the phase.
    ending: bool = False


@plain
class Standing(Modifier):
    """A lasting effect that is recalculated continuously, or that waits for its moment.

    ``effect`` resolves the part of the ability that created the effect. Its seat remains the original player.
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
    #: Further stages of the villain and of the main scheme, the next one first.
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
    #: Number of uses of limited abilities, reset each phase or round.
    used: dict[str, int]
    modifiers: list[Modifier]
    #: The cards of each of several villains. ``villain`` is the active villain.
    aside: list[str] = field(factory=list)
    #: The cards of each of several villains. ``villain`` is the active one.
    camps: dict[str, Camp] = field(factory=dict)
    #: Facedown decks that the scenario adds beside the main scheme, by the id of their set.
    decks: dict[str, list[str]] = field(factory=dict)
    #: The contents of those decks in ``decks`` that are renewable.
    renewed: dict[str, Renewed] = field(factory=dict)
    #: The campaign's log (see campaign.py); empty if there is no campaign.
    campaign: Shared[dict[str, Any]] = field(factory=dict)
    #: Whether to ask before ending a turn when no other choice is possible. False in sampled worlds, to save choices.
    asks_end: bool = False
    #: The game areas of separated players, by the main scheme that each began with, and the active area
    #: (rules/areas.py).
    areas: dict[str, Area] = field(factory=dict)
    area: str = ""
    #: Facedown cards under main schemes that are not in play yet, by scheme.
    beneath: dict[str, list[str]] = field(factory=dict)
    SPARSE: ClassVar[tuple[str, ...]] = ("camps", "decks", "renewed", "asks_end", "areas", "area", "beneath")
    #: The content of the table.
    cards: Cards = attached()
    #: Cache of query results: the cards in play with certain faces, in the order in which they entered. Clones share
    #: the cache until one of them changes which cards are in play, their order or their faces. Only the methods below
    #: do that, and they start a new cache.
    lookups: dict[str, list[str]] | None = attached(default=None)

    def emit(self, kind: str, facts: dict[str, Any], audience: int = EVERYONE, reveals: bool = False) -> None:
        """Emit an event that names cards without the number of the copy, which may return to a hidden place."""
        if self.log is not None:
            named = {name: self._called(value) if name in CARD_FACTS else value for name, value in facts.items()}
            self.note(Event(kind, named, audience, reveals))

    def _called(self, thing: str) -> str:
        """Return the name of a card. An identity in alter-ego form has the name of that side."""
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
        """Restore a card's side and the cache after the card was turned over hypothetically."""
        piece.face = face
        self.lookups = lookups

    def pieces_with_face(self, cache_key: str, faces: Container[str]) -> list[Piece]:
        """Return the cards in play that show one of these faces.

        ``cache_key`` identifies this set of faces. It must not equal a kind of card.
        """
        known = self.lookups
        if known is None:
            known = self.lookups = {}
        found = known.get(cache_key)
        if found is None:
            found = known[cache_key] = [piece.id for piece in self.play.values() if piece.face in faces]
        return self._pieces(found)

    def _pieces(self, things: list[str]) -> list[Piece]:
        play = self.play
        return [play[thing] for thing in things] if things else []

    # --- queries ------------------------------------------------------------------------------------------------

    def sees_hand(self, seat: int, of: int) -> bool:
        """Return whether a seat may see another seat's hand: its owner must allow it, and a spectator never sees it."""
        return seat == of or (seat >= 0 and self.players[of].shows_hand)

    def card(self, thing: str) -> Card:
        """Return the visible side of a card."""
        piece = self.play.get(thing)
        return self.cards.of(thing) if piece is None else self.cards.by_id[piece.face]

    def side(self, thing: str) -> Card:
        """Return the side that a card enters play with: the side for this game's mode, if each mode has its own."""
        card = self.cards.of(thing)
        return self.cards.by_id[card.back] if card.only and card.only != self.mode else card

    def order(self) -> list[int]:
        """Return the players still in the game, starting with the first player.

        With several game areas, return only players in the active area.
        """
        if not self.areas:
            return self.everyone()
        return [seat for seat in self.everyone() if seat in self.areas[self.area].seats]

    def everyone(self) -> list[int]:
        """Return all players still in the game in any area, starting with the first player."""
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
        """Return the player who is "you" by default.

        This is the first player or, in an area without that player, the first player in order there.
        """
        return self.first if not self.areas else (self.order() or [self.first])[0]

    def pieces(self) -> list[Piece]:
        """Return the cards in play, in all game areas."""
        return [*self.play.values(), *(piece for area in self.areas.values() for piece in area.play.values())]

    def identity(self, seat: int) -> Piece:
        return self.play[self.players[seat].identity]

    def form(self, seat: int) -> str:
        """Return "hero" or "alter-ego", or "" for an eliminated player."""
        piece = self.play.get(self.players[seat].identity)
        return "" if piece is None else self.cards.by_id[piece.face].kind

    def of_kind(self, kind: str) -> list[Piece]:
        known = self.lookups
        found = None if known is None else known.get(kind)
        return self.of_kinds((kind,)) if found is None else self._pieces(found)

    def of_kinds(self, kinds: Collection[str]) -> list[Piece]:
        cache_key = " ".join(kinds)
        known = self.lookups
        if known is None:
            known = self.lookups = {}
        found = known.get(cache_key)
        if found is None:
            by_id = self.cards.by_id
            found = known[cache_key] = [piece.id for piece in self.play.values() if by_id[piece.face].kind in kinds]
        return self._pieces(found)

    def engaged(self, seat: int) -> list[Piece]:
        return [piece for piece in self.of_kind("minion") if piece.area == seat]

    def attached(self, host: str) -> list[Piece]:
        return [piece for piece in self.play.values() if piece.host == host]

    def named(self, card: str) -> list[Piece]:
        """Return the cards in play whose visible side has the same title as this card."""
        title = self.cards.by_id[card].title
        by_id = self.cards.by_id
        return [piece for piece in self.play.values() if by_id[piece.face].title == title]


@plain
class Reveal(Frame[ChampionsState]):
    """The reveal of an encounter card, or of another side of a card in play.

    Rules look for this class on the stack. ``frames.revealing`` implements its steps.
    """

    card: str
    seat: int
    #: Whether the card came from the encounter deck.
    deck: bool = True
    step: int = 0
    surge: bool = False
    #: How far the reveal has been resolved: "" (not yet, or it was cancelled), "keywords" or "effects".
    resolved: str = ""
    #: Digest of the table when the encounter deck was rebuilt during the reveal.
    renewed: str = ""


class SideBySide(Frame[ChampionsState]):
    """Base class of the frame in ``frames.simultaneous`` that stores waiting attacks.

    Whatever rules do to attacks in progress also applies to the stored attacks.
    """

    __slots__ = ()

    def others(self) -> list[dict[str, Any]]:
        """Return the facts of all attacks except the one on top of the stack."""
        raise NotImplementedError
