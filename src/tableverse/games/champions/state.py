"""Where everything lies: the cards in play, each player's hand and piles, the encounter deck and what is set aside.

A card is a string (see ids.py). Only a card in play has an object, a Piece.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tableverse.games.champions.cards import Card, Cards
from tableverse.games.champions.ids import name_of
from tableverse.kernel.event import EVERYONE, Event
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Frame, Result, State

#: The facts of events that are cards.
CARD_FACTS: Final = ("card", "target", "source", "under", "origin")


class Piece(Plain):
    """A card in play. ``face`` is the side that shows; ``area`` the seat in whose play area it lies (its controller,
    or the player whom a minion is engaged with), NOBODY for the villain's."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "id",
        "face",
        "area",
        "host",
        "exhausted",
        "damage",
        "threat",
        "stunned",
        "confused",
        "tough",
        "counters",
        "boosts",
        "tucked",
        "tokens",
        "shown",
    )
    __slots__ = FIELDS

    def __init__(
        self,
        id: str,
        face: str,
        area: int,
        host: str = "",
        exhausted: bool = False,
        damage: int = 0,
        threat: int = 0,
        stunned: int = 0,
        confused: int = 0,
        tough: int = 0,
        counters: int = 0,
        boosts: list[str] | None = None,
        tucked: list[str] | None = None,
        tokens: int = 0,
        shown: list[str] | None = None,
    ) -> None:
        self.id = id
        self.face = face
        self.area = area
        #: What it is attached to.
        self.host = host
        self.exhausted = exhausted
        self.damage = damage
        self.threat = threat
        self.stunned = stunned
        self.confused = confused
        self.tough = tough
        #: All-purpose counters; the card says what they are called.
        self.counters = counters
        #: Facedown boost cards, and cards tucked under it. Lists are replaced, never changed in place.
        self.boosts: list[str] = [] if boosts is None else boosts
        self.tucked: list[str] = [] if tucked is None else tucked
        #: Acceleration tokens; those of the main scheme belong to its deck and are counted in the state.
        self.tokens = tokens
        #: Those of the tucked cards that lie faceup, for everybody to see.
        self.shown: list[str] = [] if shown is None else shown

    def clone(self) -> Piece:
        return Piece(
            self.id,
            self.face,
            self.area,
            self.host,
            self.exhausted,
            self.damage,
            self.threat,
            self.stunned,
            self.confused,
            self.tough,
            self.counters,
            self.boosts,
            self.tucked,
            self.tokens,
            self.shown,
        )


class Player(Plain):
    """One player's cards out of play. The last card of a pile is its top."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "identity",
        "deck",
        "hand",
        "discard",
        "dealt",
        "nemesis",
        "eliminated",
        "shows_hand",
    )
    __slots__ = FIELDS

    def __init__(
        self,
        identity: str,
        deck: list[str],
        hand: list[str],
        discard: list[str],
        dealt: list[str],
        nemesis: list[str],
        eliminated: bool = False,
        shows_hand: bool = False,
    ) -> None:
        self.identity = identity
        self.deck = deck
        self.hand = hand
        self.discard = discard
        #: Facedown encounter cards to be revealed, in the order received.
        self.dealt = dealt
        #: The nemesis set while it is set aside.
        self.nemesis = nemesis
        self.eliminated = eliminated
        #: The player lets teammates see their hand.
        self.shows_hand = shows_hand

    def clone(self) -> Player:
        return Player(
            self.identity,
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.dealt[:],
            self.nemesis,
            self.eliminated,
            self.shows_hand,
        )


class ChampionsState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "mode",
        "heroic",
        "players",
        "play",
        "villain",
        "scheme",
        "villain_deck",
        "scheme_deck",
        "encounter",
        "encounter_discard",
        "limbo",
        "removed",
        "victory",
        "tokens",
        "first",
        "rounds",
        "phase",
        "used",
        "modifiers",
        "aside",
        "campaign",
    )
    __slots__ = (*FIELDS, "cards")

    #: The content, attached by the game.
    cards: Cards

    def __init__(
        self,
        seats: int,
        rng: Rng,
        frames: list[Frame],
        result: Result | None,
        moves: int,
        mode: str,
        heroic: int,
        players: list[Player],
        play: dict[str, Piece],
        villain: str,
        scheme: str,
        villain_deck: list[str],
        scheme_deck: list[str],
        encounter: list[str],
        encounter_discard: list[str],
        limbo: list[str],
        removed: list[str],
        victory: list[str],
        tokens: int,
        first: int,
        rounds: int,
        phase: str,
        used: dict[str, int],
        modifiers: list[Modifier],
        aside: list[str] | None = None,
        campaign: dict[str, Any] | None = None,
    ) -> None:
        self.seats = seats
        self.rng = rng
        self.frames = frames
        self.result = result
        self.moves = moves
        self.decision = None
        self.log = None
        self.mode = mode
        #: How many more encounter cards each player is dealt every round.
        self.heroic = heroic
        self.players = players
        #: Cards in play, in the order in which they entered.
        self.play = play
        self.villain = villain
        #: The main scheme in play.
        self.scheme = scheme
        #: Stages still to come, the next one first.
        self.villain_deck = villain_deck
        self.scheme_deck = scheme_deck
        self.encounter = encounter
        self.encounter_discard = encounter_discard
        #: Cards on the table but not in play: an event or a treachery being resolved, a boost card turned over.
        self.limbo = limbo
        self.removed = removed
        self.victory = victory
        #: Acceleration tokens on the main scheme.
        self.tokens = tokens
        self.first = first
        self.rounds = rounds
        #: "setup", "player" or "villain".
        self.phase = phase
        #: How often a limited ability was used: cleared by phase or round.
        self.used = used
        self.modifiers = modifiers
        #: Set aside until a card brings them into the game: permanent and linked cards.
        self.aside: list[str] = [] if aside is None else aside
        #: The log of the campaign being played, see campaign.py; empty if there is none. Replaced, never changed.
        self.campaign: dict[str, Any] = {} if campaign is None else campaign

    def clone(self) -> ChampionsState:
        copy = ChampionsState(
            self.seats,
            self.rng.clone(),
            [frame.clone() for frame in self.frames],
            self.result,
            self.moves,
            self.mode,
            self.heroic,
            [player.clone() for player in self.players],
            {id: piece.clone() for id, piece in self.play.items()},
            self.villain,
            self.scheme,
            self.villain_deck[:],
            self.scheme_deck[:],
            self.encounter[:],
            self.encounter_discard[:],
            self.limbo[:],
            self.removed[:],
            self.victory[:],
            self.tokens,
            self.first,
            self.rounds,
            self.phase,
            dict(self.used),
            [modifier.clone() for modifier in self.modifiers],
            self.aside[:],
            self.campaign,
        )
        copy.game = self.game
        copy.cards = self.cards
        copy.decision = self.decision
        return copy

    def emit(self, kind: str, facts: dict[str, Any], audience: int = EVERYONE, reveals: bool = False) -> None:
        """Events speak of cards by name, never of a copy: it may lie hidden in a hand or a deck a moment later."""
        if self.log is not None:
            said = {
                name: name_of(value) if name in CARD_FACTS and isinstance(value, str) else value
                for name, value in facts.items()
            }
            self.log.append(Event(kind, said, audience, reveals))

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
        """Players still in the game, from the first player on."""
        seats = [(self.first + offset) % self.seats for offset in range(self.seats)]
        return [seat for seat in seats if not self.players[seat].eliminated]

    def identity(self, seat: int) -> Piece:
        return self.play[self.players[seat].identity]

    def form(self, seat: int) -> str:
        """ "hero" or "alter-ego"; "" for a player who has been eliminated."""
        piece = self.play.get(self.players[seat].identity)
        return "" if piece is None else self.cards.by_id[piece.face].kind

    def of_kind(self, *kinds: str) -> list[Piece]:
        by_id = self.cards.by_id
        return [piece for piece in self.play.values() if by_id[piece.face].kind in kinds]

    def engaged(self, seat: int) -> list[Piece]:
        by_id = self.cards.by_id
        return [piece for piece in self.play.values() if piece.area == seat and by_id[piece.face].kind == "minion"]

    def attached(self, host: str) -> list[Piece]:
        return [piece for piece in self.play.values() if piece.host == host]

    def named(self, card: str) -> list[Piece]:
        """Pieces whose visible side carries that title."""
        title = self.cards.by_id[card].title
        by_id = self.cards.by_id
        return [piece for piece in self.play.values() if by_id[piece.face].title == title]
