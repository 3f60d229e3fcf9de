"""Where everything lies: the ring of Locations, Threats, Heroes, Villain, Missions and the Storyline.

Things on the table are named so that effects and options can point at them: ``hero:loki``, ``place:london``,
``threat:starfox``, ``villain``, ``thug@london``, ``civilian@london``, ``doombot@london``, ``armoured@london``,
``entry:4`` (the fifth card of the Storyline).
"""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.united.cards import Cards
from tableverse.games.united.ids import GONE, NOBODY, NOWHERE
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Frame, Result, State

COOPERATIVE: Final = "cooperative"
SUPER_VILLAIN: Final = "super-villain"
COMMANDER: Final = "commander"
DUEL: Final = "super-villain-vs-commander"
MODES: Final = (COOPERATIVE, SUPER_VILLAIN, COMMANDER, DUEL)


class Place(Plain):
    """A Location and the tokens on its slots. ``armoured`` Doombots bear a Crisis token; ``dented`` of those have
    taken 1 damage this turn. ``bots``: Spider-Bots, ``tokens``: Heroic tokens, neither of which takes a slot."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "id",
        "slots",
        "thugs",
        "civilians",
        "doombots",
        "armoured",
        "dented",
        "crisis",
        "bots",
        "tokens",
    )
    __slots__ = FIELDS

    def __init__(
        self,
        id: str,
        slots: int,
        thugs: int = 0,
        civilians: int = 0,
        doombots: int = 0,
        armoured: int = 0,
        dented: int = 0,
        crisis: int = 0,
        bots: int = 0,
        tokens: int = 0,
    ) -> None:
        self.id = id
        self.slots = slots
        self.thugs = thugs
        self.civilians = civilians
        self.doombots = doombots
        self.armoured = armoured
        self.dented = dented
        self.crisis = crisis
        self.bots = bots
        self.tokens = tokens

    def clone(self) -> Place:
        return Place(
            self.id,
            self.slots,
            self.thugs,
            self.civilians,
            self.doombots,
            self.armoured,
            self.dented,
            self.crisis,
            self.bots,
            self.tokens,
        )

    @property
    def free(self) -> int:
        return self.slots - self.thugs - self.civilians - self.doombots - self.armoured

    @property
    def enemies(self) -> int:
        """Thugs of every kind."""
        return self.thugs + self.doombots + self.armoured


class Threat(Plain):
    """A Threat card: where it lies (NOWHERE once cleared), its Health or filled slots, and its Threat token."""

    FIELDS: ClassVar[tuple[str, ...]] = ("id", "at", "health", "filled", "token", "stunned", "hurt")
    __slots__ = FIELDS

    def __init__(
        self,
        id: str,
        at: int,
        health: int,
        filled: list[int],
        token: bool = True,
        stunned: bool = False,
        hurt: int = 0,
    ) -> None:
        self.id = id
        self.at = at
        self.health = health
        #: Action tokens on its slots, by symbol.
        self.filled = filled
        self.token = token
        self.stunned = stunned
        #: Damage dealt to it this turn.
        self.hurt = hurt

    def clone(self) -> Threat:
        return Threat(self.id, self.at, self.health, self.filled[:], self.token, self.stunned, self.hurt)


class Gear(Plain):
    """An Equipment card; not ``ready``: facedown."""

    FIELDS: ClassVar[tuple[str, ...]] = ("id", "ready")
    __slots__ = FIELDS

    def __init__(self, id: str, ready: bool = True) -> None:
        self.id = id
        self.ready = ready

    def clone(self) -> Gear:
        return Gear(self.id, self.ready)


class Hero(Plain):
    """Decks have their top last. ``tokens`` are Action tokens by symbol."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "id",
        "deck",
        "hand",
        "at",
        "down",
        "tokens",
        "gear",
        "supers",
        "crisis",
        "at_random",
        "facedown",
        "buried",
        "sunk",
        "returned",
        "successor",
    )
    __slots__ = FIELDS

    def __init__(
        self,
        id: str,
        deck: list[str],
        hand: list[str],
        at: int,
        down: bool,
        tokens: list[int],
        gear: list[Gear],
        supers: list[str],
        crisis: int = 0,
        at_random: bool = False,
        facedown: bool = False,
        buried: int = 0,
        sunk: int = 0,
        returned: int = 0,
        successor: str = "",
    ) -> None:
        self.id = id
        self.deck = deck
        self.hand = hand
        self.at = at
        #: KO'd.
        self.down = down
        self.tokens = tokens
        self.gear = gear
        #: Super Hero cards held.
        self.supers = supers
        self.crisis = crisis
        #: How the next Hero card must be played.
        self.at_random = at_random
        self.facedown = facedown
        #: Cards at the bottom of the deck that its owner knows, the uppermost of those that everybody knows there
        #: because their back says so, and known cards on its top.
        self.buried = buried
        self.sunk = sunk
        self.returned = returned
        #: For a Hero who has left the game: who may take over on the next turn ("" for one who is still in it).
        self.successor = successor

    def clone(self) -> Hero:
        return Hero(
            self.id,
            self.deck[:],
            self.hand[:],
            self.at,
            self.down,
            self.tokens[:],
            [gear.clone() for gear in self.gear] if self.gear else [],
            self.supers[:],
            self.crisis,
            self.at_random,
            self.facedown,
            self.buried,
            self.sunk,
            self.returned,
            self.successor,
        )


class Entry(Plain):
    """A card of the Storyline. ``hero`` is NOBODY for a Master Plan card and GONE for that of a Hero who has left the
    game; ``support``: a Supporting Hero's card.
    ``symbols`` are those still visible, by kind. Never changed once it lies there, but replaced: clones share it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "hero", "facedown", "support", "symbols")
    __slots__ = FIELDS

    def __init__(
        self, card: str, hero: int, facedown: bool = False, support: bool = False, symbols: list[int] | None = None
    ) -> None:
        self.card = card
        self.hero = hero
        self.facedown = facedown
        self.support = support
        self.symbols: list[int] = [0] * len(SYMBOLS) if symbols is None else symbols

    def showing(self, symbols: list[int]) -> Entry:
        return Entry(self.card, self.hero, self.facedown, self.support, symbols)

    def turned(self) -> Entry:
        return Entry(self.card, self.hero, not self.facedown, self.support, self.symbols)

    def left_behind(self) -> Entry:
        return Entry(self.card, GONE, self.facedown, self.support, self.symbols)


class Lasting(Plain):
    """An effect in force: ``kind`` is a power of content/powers.yaml or a word that the rules know. ``target`` is what
    it is about; ``until`` names the moment at which it ends."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "target", "amount", "until")
    __slots__ = FIELDS

    def __init__(self, kind: str, target: str, amount: int, until: str) -> None:
        self.kind = kind
        self.target = target
        self.amount = amount
        self.until = until

    def clone(self) -> Lasting:
        return Lasting(self.kind, self.target, self.amount, self.until)


class UnitedState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "mode",
        "places",
        "threats",
        "heroes",
        "villain",
        "villain_at",
        "health",
        "track",
        "stunned",
        "hurt",
        "companion_at",
        "missions",
        "completed",
        "storyline",
        "plans",
        "villain_hand",
        "villain_supers",
        "supports",
        "display",
        "battle_plans",
        "active",
        "direction",
        "since",
        "tempo",
        "villains_turn",
        "overflow",
        "fallen",
        "lasting",
        "used",
        "defeated",
        "rescued",
        "harmed",
        "seen_plan",
        "buried_plans",
        "hand_seen",
        "hand_seer",
        "spots",
        "shields",
        "home",
        "removals",
        "equipped",
        "removed",
        "villain_missions",
        "excess",
    )
    __slots__ = ("cards", *FIELDS)

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
        places: list[Place],
        threats: list[Threat],
        heroes: list[Hero],
        villain: str,
        villain_at: int,
        health: int,
        track: int,
        stunned: bool,
        hurt: int,
        companion_at: int,
        missions: list[int],
        completed: list[int],
        storyline: list[Entry],
        plans: list[str],
        villain_hand: list[str],
        villain_supers: list[str],
        supports: list[str],
        display: list[str],
        battle_plans: list[str],
        active: int,
        direction: int,
        since: int,
        tempo: int,
        villains_turn: bool,
        overflow: list[int],
        fallen: list[int],
        lasting: list[Lasting],
        used: list[str],
        defeated: int,
        rescued: int,
        harmed: int,
        seen_plan: int,
        buried_plans: list[int],
        hand_seen: list[str],
        hand_seer: int,
        spots: list[int],
        shields: int,
        home: int,
        removals: list[str],
        equipped: bool,
        removed: list[str],
        villain_missions: list[int],
        excess: list[str],
    ) -> None:
        super().__init__(seats, rng, frames, result, moves)
        self.mode = mode
        #: Clockwise.
        self.places = places
        self.threats = threats
        self.heroes = heroes
        self.villain = villain
        self.villain_at = villain_at
        self.health = health
        self.track = track
        self.stunned = stunned
        #: Damage dealt to the Villain this turn.
        self.hurt = hurt
        #: Where the token that goes about with the Heroes lies (Rick Jones).
        self.companion_at = companion_at
        #: Tokens on each Mission, and which are complete, in that order.
        self.missions = missions
        self.completed = completed
        self.storyline = storyline
        #: The Master Plan deck, its top last.
        self.plans = plans
        self.villain_hand = villain_hand
        self.villain_supers = villain_supers
        #: The Supporting Heroes deck, its top last, and the cards on display.
        self.supports = supports
        self.display = display
        self.battle_plans = battle_plans
        #: The Hero whose turn it is; in a Villain turn, the Hero who comes next.
        self.active = active
        self.direction = direction
        #: Hero cards since the last Villain turn, and by how many the next one is delayed (accelerated: below 0).
        self.since = since
        self.tempo = tempo
        self.villains_turn = villains_turn
        #: Locations whose Overflow waits to be resolved.
        self.overflow = overflow
        #: Heroes whose KO waits for its consequences.
        self.fallen = fallen
        self.lasting = lasting
        #: Once-per-turn abilities used this turn.
        self.used = used
        #: Thugs defeated and Civilians rescued by the active Hero this turn; how often Heroes have taken damage.
        self.defeated = defeated
        self.rescued = rescued
        self.harmed = harmed
        #: The seat that has looked at the top card of the Master Plan deck, or NOBODY.
        self.seen_plan = seen_plan
        #: Who knows the cards at the bottom of that deck, from the lowest up: the seats as bits of a number.
        self.buried_plans = buried_plans
        #: What the seat that has looked at the Villain player's hand knows to be there.
        self.hand_seen = hand_seen
        self.hand_seer = hand_seer
        #: Where the Spot tokens lie, in the order of their letters; and the Crisis tokens that shield the Villain.
        self.spots = spots
        self.shields = shields
        #: Where the Heroes started.
        self.home = home
        #: What is taken out of every Hero deck, and whether Equipment is used.
        self.removals = removals
        self.equipped = equipped
        #: Heroes who have left the game.
        self.removed = removed
        #: Tokens on the Missions of a Villain who has his own, in the order of the Heroes'.
        self.villain_missions = villain_missions
        #: Tokens that found no room (``thug@london``), for a Villain whose Overflow asks for them.
        self.excess = excess

    def clone(self) -> UnitedState:
        copy = UnitedState(
            self.seats,
            self.rng.clone(),
            [frame.clone() for frame in self.frames],
            self.result,
            self.moves,
            self.mode,
            [place.clone() for place in self.places],
            [threat.clone() for threat in self.threats],
            [hero.clone() for hero in self.heroes],
            self.villain,
            self.villain_at,
            self.health,
            self.track,
            self.stunned,
            self.hurt,
            self.companion_at,
            self.missions[:],
            self.completed[:],
            self.storyline[:],
            self.plans[:],
            self.villain_hand[:],
            self.villain_supers[:],
            self.supports[:],
            self.display[:],
            self.battle_plans[:],
            self.active,
            self.direction,
            self.since,
            self.tempo,
            self.villains_turn,
            self.overflow[:],
            self.fallen[:],
            [item.clone() for item in self.lasting],
            self.used[:],
            self.defeated,
            self.rescued,
            self.harmed,
            self.seen_plan,
            self.buried_plans[:],
            self.hand_seen[:],
            self.hand_seer,
            self.spots,
            self.shields,
            self.home,
            self.removals,
            self.equipped,
            self.removed[:],
            self.villain_missions[:],
            self.excess[:],
        )
        copy.game = self.game
        copy.cards = self.cards
        copy.decision = self.decision
        return copy

    # --- looking things up --------------------------------------------------------------------------------------

    def place_of(self, thing: str) -> int:
        """The number of ``place:london`` or of where ``thug@london`` stands."""
        name = thing.rpartition("@")[2] if "@" in thing else thing.removeprefix("place:")
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
        """How many Heroes a number by Heroes is for: one alone counts as two."""
        return max(2, len(self.heroes))

    @property
    def commanded(self) -> bool:
        return self.mode in (COMMANDER, DUEL)

    @property
    def villain_seat(self) -> int:
        """The seat of the Villain player, after those of the Heroes; NOBODY where the Villain plays by himself."""
        return len(self.heroes) if self.mode in (SUPER_VILLAIN, DUEL) else NOBODY

    def seat_order(self) -> list[int]:
        """The seats from the active Hero's on; the Villain player's comes last."""
        heroes = len(self.heroes)
        order = [(self.active + offset) % heroes for offset in range(heroes)]
        return order if self.villain_seat == NOBODY else [*order, self.villain_seat]

    def in_force(self, kind: str, target: str = "") -> bool:
        return any(item.kind == kind and (item.target in ("", target)) for item in self.lasting)

    def last_hero_entry(self) -> int:
        """The place in the Storyline of the latest Hero card, or NOWHERE."""
        for number in range(len(self.storyline) - 1, -1, -1):
            if self.storyline[number].hero != NOBODY:
                return number
        return NOWHERE
