"""The state: the ring of Locations, Threats, Heroes, Villain, Missions and the Storyline."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.united.cards import Cards
from tableverse.games.united.ids import GONE, NO_HEALTH, NOBODY, NOWHERE, name_of
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.fields import Shared, attached, field, plain
from tableverse.kernel.plain import Plain
from tableverse.kernel.state import State

COOPERATIVE: Final = "cooperative"
SUPER_VILLAIN: Final = "super-villain"
COMMANDER: Final = "commander"
DUEL: Final = "super-villain-vs-commander"
#: Symbols of a card that shows none; never mutated.
NO_SYMBOLS: Final = [0] * len(SYMBOLS)
MODES: Final = (COOPERATIVE, SUPER_VILLAIN, COMMANDER, DUEL)


@plain
class Place(Plain):
    """A Location and the tokens on its slots.

    ``armoured`` Doombots bear a Crisis token; ``dented`` of them have taken 1 damage this turn. ``bots`` (Spider-Bots)
    and ``tokens`` (Heroic tokens) take no slot.
    """

    id: str
    slots: int
    thugs: int = 0
    civilians: int = 0
    doombots: int = 0
    armoured: int = 0
    dented: int = 0
    crisis: int = 0
    bots: int = 0
    tokens: int = 0

    @property
    def free(self) -> int:
        return self.slots - self.thugs - self.civilians - self.doombots - self.armoured

    @property
    def enemies(self) -> int:
        """Number of Thugs of every kind."""
        return self.thugs + self.doombots + self.armoured


@plain
class Threat(Plain):
    """A Threat card: its Location (NOWHERE once cleared), its Health or filled slots, and its Threat token."""

    id: str
    at: int
    health: int
    #: Action tokens on its slots, by symbol.
    filled: list[int]
    token: bool = True
    stunned: bool = False
    #: Damage dealt to it this turn.
    hurt: int = 0


@plain
class Gear(Plain):
    """An Equipment card, facedown unless ``ready``."""

    id: str
    ready: bool = True


@plain
class Hero(Plain):
    """A Hero at the table. The top of the deck is last; ``tokens`` are Action tokens by symbol."""

    id: str
    deck: list[str]
    hand: list[str]
    at: int
    #: Whether the Hero is KO'd.
    down: bool
    tokens: list[int]
    gear: list[Gear]
    #: Super Hero cards held.
    supers: list[str]
    crisis: int = 0
    #: How the next Hero card must be played.
    at_random: bool = False
    facedown: bool = False
    #: Numbers of known cards. ``buried``: at the bottom of the deck, known to the owner. ``sunk``: the topmost of
    #: these, known to everybody by their backs. ``returned``: on top of the deck, known to everybody.
    buried: int = 0
    sunk: int = 0
    returned: int = 0
    #: Who may replace a Hero who has left the game, on the next turn; "" for a Hero still in the game.
    successor: str = ""


@plain
class Entry(Plain):
    """A card of the Storyline. Immutable, so clones share it.

    ``hero`` is NOBODY for a Master Plan card and GONE if the Hero has left the game. ``support`` marks a Supporting
    Hero's card. ``symbols`` are those still visible, by kind.
    """

    card: str
    hero: int
    facedown: bool = False
    support: bool = False
    symbols: Shared[list[int]] = NO_SYMBOLS

    def with_symbols(self, symbols: list[int]) -> Entry:
        return Entry(self.card, self.hero, self.facedown, self.support, symbols)

    def turned(self) -> Entry:
        return Entry(self.card, self.hero, not self.facedown, self.support, self.symbols)

    def without_owner(self) -> Entry:
        return Entry(self.card, GONE, self.facedown, self.support, self.symbols)


@plain
class Excess(Plain):
    """A token that did not fit in a Location."""

    kind: str
    at: int


@plain
class Lasting(Plain):
    """An effect in force.

    ``kind`` is a power of powers.yaml or a word that the rules know, ``target`` the thing it applies to, ``until`` the
    moment when it ends.
    """

    kind: str
    target: str
    amount: int
    until: str


@plain
class UnitedState(State):
    mode: str
    #: In clockwise order.
    places: list[Place]
    threats: list[Threat] = field(factory=list)
    heroes: list[Hero] = field(factory=list)
    villain: str = ""
    villain_at: int = NOWHERE
    health: int = NO_HEALTH
    track: int = 0
    stunned: bool = False
    #: Damage dealt to the Villain this turn.
    hurt: int = 0
    #: Location of the Heroes' companion (Rick Jones).
    companion_at: int = NOWHERE
    #: Tokens on each Mission, and the complete Missions in order of completion.
    missions: list[int] = field(factory=list)
    completed: list[int] = field(factory=list)
    storyline: list[Shared[Entry]] = field(factory=list)
    #: The Master Plan deck, top last.
    plans: list[str] = field(factory=list)
    villain_hand: list[str] = field(factory=list)
    villain_supers: list[str] = field(factory=list)
    #: The Supporting Heroes deck, top last, and the cards on display.
    supports: list[str] = field(factory=list)
    display: list[str] = field(factory=list)
    battle_plans: list[str] = field(factory=list)
    #: The Hero whose turn it is; in a Villain turn, the next Hero.
    active: int = 0
    direction: int = 1
    #: Hero cards since the last Villain turn, and the delay of the next one (negative: accelerated).
    since: int = 0
    tempo: int = 0
    villains_turn: bool = False
    #: Locations with a pending Overflow.
    overflow: list[int] = field(factory=list)
    #: Heroes whose KO has pending consequences.
    fallen: list[int] = field(factory=list)
    lasting: list[Lasting] = field(factory=list)
    #: Once-per-turn abilities used this turn.
    used: list[str] = field(factory=list)
    #: Thugs defeated and Civilians rescued this turn, and how often Heroes have taken damage in the game.
    defeated: int = 0
    rescued: int = 0
    harmed: int = 0
    #: The seat that has looked at the top card of the Master Plan deck, ALL_SEATS if it is revealed, or NOBODY.
    seen_plan: int = NOBODY
    #: Bit masks of the seats that know the cards at the bottom of that deck, lowest card first.
    buried_plans: list[int] = field(factory=list)
    #: Cards known to be in the Villain player's hand by the seat ``hand_seer``, which has looked at it.
    hand_seen: list[str] = field(factory=list)
    hand_seer: int = NOBODY
    #: Locations of the Spot tokens, in the order of their letters, and Crisis tokens that shield the Villain.
    spots: Shared[list[int]] = field(factory=list)
    shields: int = 0
    #: The Heroes' starting Location.
    home: int = NOWHERE
    #: Cards removed from every Hero deck, and whether Equipment is used.
    removals: Shared[list[str]] = field(factory=list)
    equipped: bool = False
    #: Heroes who have left the game.
    removed: list[str] = field(factory=list)
    #: Tokens on the Villain's own Missions, in the order of the Heroes'; empty if there are none.
    villain_missions: list[int] = field(factory=list)
    #: Tokens that did not fit, recorded only if the Villain's Overflow effect needs them.
    excess: list[Shared[Excess]] = field(factory=list)
    #: Whether to ask before ending the turn when no other choice is possible. Off in sampled worlds, where it only adds
    #: steps.
    asks_end: bool = False
    SPARSE: ClassVar[tuple[str, ...]] = ("asks_end",)
    #: The content.
    cards: Cards = attached()

    # --- looking things up --------------------------------------------------------------------------------------

    def place_of(self, thing: str) -> int:
        """Return the index of ``place:london``, or of the Location of ``thug@london``."""
        name = name_of(thing)
        for number, place in enumerate(self.places):
            if place.id == name:
                return number
        raise LookupError(thing)

    def place_id(self, at: int) -> str:
        return f"place:{self.places[at].id}"

    def hero_of(self, thing: str) -> int:
        name = thing.removeprefix("hero:")
        for number, hero in enumerate(self.heroes):
            if hero.id == name:
                return number
        raise LookupError(thing)

    def hero_id(self, hero: int) -> str:
        return f"hero:{self.heroes[hero].id}"

    def threat(self, thing: str) -> Threat:
        name = thing.removeprefix("threat:")
        for threat in self.threats:
            if threat.id == name:
                return threat
        raise LookupError(thing)

    def threat_at(self, at: int) -> Threat | None:
        for threat in self.threats:
            if threat.at == at:
                return threat
        return None

    def standing(self) -> list[int]:
        return [number for number, hero in enumerate(self.heroes) if not hero.down]

    def heroes_at(self, at: int) -> list[int]:
        return [number for number, hero in enumerate(self.heroes) if hero.at == at and not hero.down]

    @property
    def counted_heroes(self) -> int:
        """Number of Heroes for values that depend on it: a lone Hero counts as two."""
        return max(2, len(self.heroes))

    @property
    def group_seat(self) -> int:
        """The seat that decides for all Heroes: the active Hero's or, in a Villain turn, the next Hero's."""
        return self.active

    @property
    def commanded(self) -> bool:
        return self.mode in (COMMANDER, DUEL)

    @property
    def villain_seat(self) -> int:
        """The Villain player's seat, after the Heroes' seats, or NOBODY without a Villain player."""
        return len(self.heroes) if self.mode in (SUPER_VILLAIN, DUEL) else NOBODY

    def seat_order(self) -> list[int]:
        """Return the seats from the active Hero's on, with the Villain player's last."""
        heroes = len(self.heroes)
        order = [(self.active + offset) % heroes for offset in range(heroes)]
        return order if self.villain_seat == NOBODY else [*order, self.villain_seat]

    def in_force(self, kind: str, target: str = "") -> bool:
        return any(item.kind == kind and (item.target in ("", target)) for item in self.lasting)

    def last_hero_entry(self) -> int:
        """Return the Storyline index of the latest Hero card, or NOWHERE."""
        for number in range(len(self.storyline) - 1, -1, -1):
            if self.storyline[number].hero != NOBODY:
                return number
        return NOWHERE
