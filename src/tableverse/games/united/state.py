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
#: Symbols of a card without symbols; never mutated.
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
    #: Action tokens on the Threat's slots, by symbol.
    filled: list[int]
    token: bool = True
    stunned: bool = False
    #: Damage dealt to the Threat this turn.
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
    #: Super Hero cards that the Hero holds.
    supers: list[str]
    crisis: int = 0
    #: How the Hero must play the next Hero card.
    at_random: bool = False
    facedown: bool = False
    #: Numbers of known cards. ``buried``: at the bottom of the deck, known to the owner. ``sunk``: the topmost of the
    #: buried cards, known to everybody by their backs. ``returned``: on top of the deck, known to everybody.
    buried: int = 0
    sunk: int = 0
    returned: int = 0
    #: Rule for the Hero who replaces a Hero that has left the game, on the next turn; "" for a Hero in the game.
    successor: str = ""


@plain
class Entry(Plain):
    """A card of the Storyline. Immutable, so clones share it.

    ``hero`` is NOBODY for a Master Plan card and GONE if the Hero has left the game. ``support`` marks a Supporting
    Hero's card. ``symbols`` counts the symbols still visible, by kind.
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

    ``kind`` is a power of powers.yaml or a word that the rules know, ``target`` the affected thing, ``until`` the
    moment when the effect ends.
    """

    kind: str
    target: str
    amount: int
    until: str


@plain
class UnitedState(State):
    mode: str
    #: The Locations in clockwise order.
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
    #: ``since``: Hero cards since the last Villain turn. ``tempo``: number of Hero cards by which the next Villain turn
    #: is delayed (negative: accelerated).
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
    #: ``defeated`` and ``rescued``: Thugs defeated and Civilians rescued this turn. ``harmed``: how often Heroes have
    #: taken damage in the game.
    defeated: int = 0
    rescued: int = 0
    harmed: int = 0
    #: The seat that has looked at the top card of the Master Plan deck, ALL_SEATS if it is revealed, or NOBODY.
    seen_plan: int = NOBODY
    #: For each card at the bottom of the Master Plan deck, a bit mask of the seats that know it, lowest card first.
    buried_plans: list[int] = field(factory=list)
    #: Cards of the Villain player's hand that the seat ``hand_seer`` knows, because it has looked at the hand.
    hand_seen: list[str] = field(factory=list)
    hand_seer: int = NOBODY
    #: ``spots``: Locations of the Spot tokens, in the order of their letters. ``shields``: Crisis tokens that shield
    #: the Villain.
    spots: Shared[list[int]] = field(factory=list)
    shields: int = 0
    #: The Heroes' starting Location.
    home: int = NOWHERE
    #: ``removals``: cards removed from every Hero deck. ``equipped``: whether Equipment is used.
    removals: Shared[list[str]] = field(factory=list)
    equipped: bool = False
    #: Heroes who have left the game.
    removed: list[str] = field(factory=list)
    #: Tokens on the Villain's own Missions, in the order of the Heroes' Missions; empty if the Villain has none.
    villain_missions: list[int] = field(factory=list)
    #: Tokens that did not fit, recorded only if the Villain's Overflow effect needs them.
    excess: list[Shared[Excess]] = field(factory=list)
    #: Whether to ask before ending the turn when no other choice is possible. Off in sampled worlds, where the question
    #: only adds steps.
    asks_end: bool = False
    SPARSE: ClassVar[tuple[str, ...]] = ("asks_end",)
    #: The game's content.
    cards: Cards = attached()

    # --- queries ------------------------------------------------------------------------------------------------

    def place_of(self, thing: str) -> int:
        """Return the index of a Location (``place:london``), or of the Location of a token (``thug@london``)."""
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
        """Number of Heroes for rules that depend on it; a lone Hero counts as two."""
        return max(2, len(self.heroes))

    @property
    def group_seat(self) -> int:
        """The seat that decides for all Heroes: the active Hero's seat or, in a Villain turn, the next Hero's seat."""
        return self.active

    @property
    def commanded(self) -> bool:
        return self.mode in (COMMANDER, DUEL)

    @property
    def villain_seat(self) -> int:
        """The Villain player's seat, after the Heroes' seats, or NOBODY without a Villain player."""
        return len(self.heroes) if self.mode in (SUPER_VILLAIN, DUEL) else NOBODY

    def seat_order(self) -> list[int]:
        """Return the seats in turn order from the active Hero's seat, with the Villain player's seat last."""
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
