"""Where everything lies: the cards in play, each player's hand and piles, the encounter deck and what is set aside.

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

#: The facts of events that are cards.
CARD_FACTS: Final = ("card", "target", "source", "under", "origin")


@plain
class Piece(Plain):
    """A card in play. ``face`` is the side that shows; ``area`` the seat in whose play area it lies (its controller,
    or the player whom a minion is engaged with), NOBODY for the villain's."""

    id: str
    face: str
    area: int
    #: What it is attached to.
    host: str = ""
    exhausted: bool = False
    damage: int = 0
    threat: int = 0
    stunned: int = 0
    confused: int = 0
    tough: int = 0
    #: All-purpose counters; the card says what they are called.
    counters: int = 0
    #: Facedown boost cards, and cards tucked under it.
    boosts: Shared[list[str]] = field(factory=list)
    tucked: Shared[list[str]] = field(factory=list)
    #: Acceleration tokens; those of the main scheme belong to its deck and are counted in the state.
    tokens: int = 0
    #: Those of the tucked cards that lie faceup, for everybody to see.
    shown: Shared[list[str]] = field(factory=list)


@plain
class Player(Plain):
    """One player's cards out of play. The last card of a pile is its top."""

    identity: str
    deck: list[str]
    hand: list[str]
    discard: list[str]
    #: Facedown encounter cards to be revealed, in the order received.
    dealt: list[str]
    #: The nemesis set while it is set aside.
    nemesis: Shared[list[str]]
    eliminated: bool = False
    #: The player lets teammates see their hand.
    shows_hand: bool = False


@plain
class Camp(Plain):
    """What belongs to one of several villains: their own encounter deck and discard pile, the stages still to come, the
    side scheme that is theirs. While the villain is active, the piles lie where those of a single villain do."""

    scheme: str
    #: Whose cards these piles are made of.
    sets: Shared[list[str]]
    encounter: list[str]
    discard: list[str]
    stages: list[str]


@plain
class Renewed(Plain):
    """What else belongs to a deck beside the main scheme that is made anew: all its cards, and the discard pile of its
    own to which they return."""

    cards: Shared[list[str]]
    discard: list[str]


@plain
class Area(Plain):
    """One of several game areas: who plays there, and what is in play there. While things are done in it, its cards
    and lasting effects lie where those of a single area do."""

    seats: list[int]
    play: dict[str, Piece]
    villain: str
    scheme: str
    modifiers: list[Modifier]
    #: Its main scheme was completed, which is not the end of it.
    completed: bool = False
    #: At the end of the phase its players join another.
    ending: bool = False


@plain
class Standing(Modifier):
    """A lasting effect that is looked at again: what it counts is counted anew all the time, or it waits for its
    moment. ``effect`` is the part of the ability that it belongs to, for the player for whom it began."""

    effect: Shared[Resolving]


@plain
class ChampionsState(State):
    mode: str
    #: How many more encounter cards each player is dealt every round.
    heroic: int
    players: list[Player]
    #: Cards in play, in the order in which they entered.
    play: dict[str, Piece]
    villain: str
    #: The main scheme in play.
    scheme: str
    #: Stages still to come, the next one first.
    villain_deck: list[str]
    scheme_deck: list[str]
    encounter: list[str]
    encounter_discard: list[str]
    #: Cards on the table but not in play: an event or a treachery being resolved, a boost card turned over.
    limbo: list[str]
    removed: list[str]
    victory: list[str]
    #: Acceleration tokens on the main scheme.
    tokens: int
    first: int
    rounds: int
    #: "setup", "player" or "villain".
    phase: str
    #: How often a limited ability was used: cleared by phase or round.
    used: dict[str, int]
    modifiers: list[Modifier]
    #: Set aside until a card brings them into the game: permanent and linked cards.
    aside: list[str] = field(factory=list)
    #: Where there are several villains: what each of them has. ``villain`` is the active one.
    camps: dict[str, Camp] = field(factory=dict)
    #: Facedown decks that the scenario adds beside the main scheme, by the id of the set that names them.
    decks: dict[str, list[str]] = field(factory=dict)
    #: Those of them that have a discard pile of their own.
    renewed: dict[str, Renewed] = field(factory=dict)
    #: The log of the campaign being played, see rules/campaign.py; empty if there is none.
    campaign: Shared[dict[str, Any]] = field(factory=dict)
    #: It is asked when nothing is left to do but to end the turn. Not in imagined worlds: there it is in the way.
    asks_end: bool = False
    #: Where the players are apart: all game areas, by the main scheme that each began with, and the one in which
    #: things are done now. See rules/areas.py.
    areas: dict[str, Area] = field(factory=dict)
    area: str = ""
    #: Cards that lie facedown under main schemes still to come.
    beneath: dict[str, list[str]] = field(factory=dict)
    SPARSE: ClassVar[tuple[str, ...]] = ("camps", "decks", "renewed", "asks_end", "areas", "area", "beneath")
    #: The content.
    cards: Cards = attached()
    #: Which cards in play have certain faces, in the order in which they entered, by what was asked for. Clones share
    #: it until one of them changes which cards are in play, their order or their faces: the methods below do that, and
    #: nothing else does, since they begin another.
    lookups: dict[str, list[str]] | None = attached(default=None)

    def emit(self, kind: str, facts: dict[str, Any], audience: int = EVERYONE, reveals: bool = False) -> None:
        """Events speak of cards by name, never of a copy: it may lie hidden in a hand or a deck a moment later."""
        if self.log is not None:
            said = {name: self._called(value) if name in CARD_FACTS else value for name, value in facts.items()}
            self.note(Event(kind, said, audience, reveals))

    def _called(self, thing: str) -> str:
        """An alter-ego goes by a name of their own."""
        piece = self.play.get(thing)
        shows = "" if piece is None else piece.face
        return shows if shows and self.cards.by_id[shows].kind == "alter-ego" else name_of(thing)

    # --- what is in play ----------------------------------------------------------------------------------------

    def put_into_play(self, piece: Piece) -> None:
        self.play[piece.id] = piece
        self.lookups = {}

    def take_out_of_play(self, thing: str) -> Piece:
        self.lookups = {}
        return self.play.pop(thing)

    def lay_out(self, play: dict[str, Piece]) -> None:
        """From now on these are the cards in play."""
        self.play = play
        self.lookups = {}

    def show(self, piece: Piece, face: str) -> None:
        """Another side of a card in play shows."""
        piece.face = face
        self.lookups = {}

    def show_again(self, piece: Piece, face: str, lookups: dict[str, list[str]] | None) -> None:
        """A side that was turned over for a moment, while thinking, and what was looked up before."""
        piece.face = face
        self.lookups = lookups

    def pieces_with_face(self, asked: str, faces: Container[str]) -> list[Piece]:
        """The cards in play that show one of these faces. ``asked`` is what these faces, and no others, are called; no
        kind of card is called so."""
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

    # --- looking around -----------------------------------------------------------------------------------------

    def sees_hand(self, seat: int, of: int) -> bool:
        """May a seat see the hand of another? If its owner allows it; whoever only watches never does."""
        return seat == of or (seat >= 0 and self.players[of].shows_hand)

    def card(self, thing: str) -> Card:
        """What a thing's visible side says."""
        piece = self.play.get(thing)
        return self.cards.of(thing) if piece is None else self.cards.by_id[piece.face]

    def side(self, thing: str) -> Card:
        """The side that a card enters play with: of two for different modes the one for this game's."""
        card = self.cards.of(thing)
        return self.cards.by_id[card.back] if card.only and card.only != self.mode else card

    def order(self) -> list[int]:
        """Players still in the game, from the first player on; of several game areas, those in this one."""
        if not self.areas:
            return self.everyone()
        return [seat for seat in self.everyone() if seat in self.areas[self.area].seats]

    def everyone(self) -> list[int]:
        """All players still in the game, from the first player on, whichever area they are in."""
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
        """Who is "you" where nobody in particular is: the first player or, if they are in another game area, the
        first in order of those who are here."""
        return self.first if not self.areas else (self.order() or [self.first])[0]

    def pieces(self) -> list[Piece]:
        """The cards in play, in all game areas."""
        return [*self.play.values(), *(piece for area in self.areas.values() for piece in area.play.values())]

    def identity(self, seat: int) -> Piece:
        return self.play[self.players[seat].identity]

    def form(self, seat: int) -> str:
        """ "hero" or "alter-ego"; "" for a player who has been eliminated."""
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
        """Pieces whose visible side carries that title."""
        title = self.cards.by_id[card].title
        by_id = self.cards.by_id
        return [piece for piece in self.play.values() if by_id[piece.face].title == title]


@plain
class Reveal(Frame[ChampionsState]):
    """An encounter card being revealed, or another side of one in play: what rules look for on the stack. Its steps are
    in ``frames.revealing``."""

    card: str
    seat: int
    #: From the encounter deck, not from anywhere else.
    deck: bool = True
    step: int = 0
    surge: bool = False
    #: What of it has been resolved: "" (nothing, or it was cancelled), "keywords" or "effects".
    resolved: str = ""
    #: The table as it was when the encounter deck was made anew during it, in short.
    renewed: str = ""


class SideBySide(Frame[ChampionsState]):
    """Base of the frame in ``frames.simultaneous`` that keeps attacks whose turn has not come: whatever rules do to the
    attacks under way they do to those too."""

    __slots__ = ()

    def others(self) -> list[dict[str, Any]]:
        """The facts of all attacks but the one on top of the stack."""
        raise NotImplementedError
