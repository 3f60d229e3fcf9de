"""The view of one seat: the table and its own cards, but not the decks or other hands."""

from __future__ import annotations

from typing import Annotated

from tableverse.games.united.frames.hero_turn import HeroTurn
from tableverse.games.united.frames.opening import Opening
from tableverse.games.united.ids import GONE, NOBODY, NOWHERE
from tableverse.games.united.rules import actions, damage, missions, plans, rhythm, threats
from tableverse.games.united.rules.villain import track_end
from tableverse.games.united.state import MODES, Entry, Gear, Hero, Lasting, Place, Threat, UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.fields import Shared, plain
from tableverse.kernel.game import SPECTATOR, View
from tableverse.kernel.plain import Plain

Mode = Annotated[str, MODES]
Symbol = Annotated[str, SYMBOLS]
Stat = Annotated[str, ("health", "exit", "absorbs", "rhythm")]


@plain
class ChangeView(Plain):
    """A change to a number. ``origin`` is a Threat, the Villain, or ``heroes``, ``missions`` or ``delays``."""

    stat: Shared[Stat]
    origin: str
    amount: int


@plain
class PlaceView(Plain):
    id: str
    slots: int
    thugs: int
    civilians: int
    doombots: int
    armoured: int
    crisis: int
    #: Spider-Bots and Heroic tokens, which take no slot.
    bots: int
    tokens: int
    changes: list[ChangeView]

    def __init__(self, state: UnitedState, at: int, place: Place) -> None:
        self.id = place.id
        self.slots = place.slots
        self.thugs = place.thugs
        self.civilians = place.civilians
        self.doombots = place.doombots
        self.armoured = place.armoured
        self.crisis = place.crisis
        self.bots = place.bots
        self.tokens = place.tokens
        self.changes = changes("exit", actions.exit_changes(state, at))


@plain
class ThreatView(Plain):
    """A Threat. ``place`` is empty once the Threat is cleared."""

    id: str
    place: str
    health: int
    #: The starting Health of a Henchman; 0 for other cards.
    full: int
    filled: dict[Symbol, int]
    needs: dict[Symbol, int]
    token: bool
    stunned: bool
    changes: list[ChangeView]

    def __init__(self, state: UnitedState, threat: Threat) -> None:
        self.id = threat.id
        self.place = "" if threat.at == NOWHERE else state.places[threat.at].id
        self.health = threat.health
        self.full = threats.full_health(state, threat.id)
        self.filled = named(threat.filled)
        self.needs = named(state.cards.threats[threat.id].clear)
        self.token = threat.token
        self.stunned = threat.stunned
        self.changes = changes("health", threats.health_changes(state, threat.id))


@plain
class HeroView(Plain):
    """A Hero as one seat sees the Hero.

    ``hand``, ``supers`` and ``buried`` (known cards under the deck, lowest first) are filled only for the Hero's owner.
    ``returned`` lists known cards on top of the deck, top last. ``gone``: the Hero has left the game.
    """

    id: str
    place: str
    down: bool
    hand: list[str]
    in_hand: int
    in_deck: int
    tokens: dict[Symbol, int]
    gear: list[Gear]
    supers: list[str]
    in_supers: int
    crisis: int
    at_random: bool
    facedown: bool
    buried: list[str]
    returned: list[str]
    gone: bool

    def __init__(self, state: UnitedState, hero: Hero, owned: bool) -> None:
        self.id = hero.id
        self.place = "" if hero.at == NOWHERE else state.places[hero.at].id
        self.down = hero.down
        self.hand = hero.hand[:] if owned else []
        self.in_hand = len(hero.hand)
        self.in_deck = len(hero.deck)
        self.tokens = named(hero.tokens)
        self.gear = [gear.clone() for gear in hero.gear]
        self.supers = hero.supers[:] if owned else []
        self.in_supers = len(hero.supers)
        self.crisis = hero.crisis
        self.at_random = hero.at_random
        self.facedown = hero.facedown
        self.buried = hero.deck[: hero.buried] if owned else []
        self.returned = hero.deck[len(hero.deck) - hero.returned :]
        self.gone = bool(hero.successor)


@plain
class EntryView(Plain):
    """A card of the Storyline. ``card`` is empty if the card is facedown, ``hero`` if it is a Master Plan card."""

    card: str
    hero: str
    facedown: bool
    support: bool
    symbols: dict[Symbol, int]

    def __init__(self, state: UnitedState, entry: Entry) -> None:
        self.card = "" if entry.facedown else entry.card
        self.hero = ""
        if entry.hero == GONE:
            self.hero = state.cards.hero_cards[entry.card].hero
        elif entry.hero != NOBODY:
            self.hero = state.heroes[entry.hero].id
        self.facedown = entry.facedown
        self.support = entry.support
        self.symbols = {} if entry.facedown else named(entry.symbols)


@plain
class UnitedView(View):
    mode: Mode
    places: list[PlaceView]
    threats: list[ThreatView]
    heroes: list[HeroView]
    villain: str
    villain_place: str
    #: The Villain's Health; -1 for a Villain without Health.
    health: int
    track: int
    #: Length of the track for this number of Heroes; 0 without a track.
    track_end: int
    stunned: bool
    companion_place: str
    missions: dict[str, int]
    completed: list[str]
    storyline: list[EntryView]
    plans_left: int
    villain_hand: list[str]
    in_villain_hand: int
    villain_supers: list[str]
    in_villain_supers: int
    supports_left: int
    display: list[str]
    battle_plans: list[str]
    #: Budget left for Battle Plans while they are being chosen.
    budget: int
    active: str
    direction: int
    since: int
    #: Hero cards left before the next Villain turn; 0 at the start, since the game begins with a Villain turn.
    until_villain: int
    villains_turn: bool
    lasting: list[Lasting]
    #: Symbols that the active Hero can still use this turn.
    actions: dict[Symbol, int]
    top_plan: str
    #: The Locations of the Spot tokens, in the order of their letters.
    spots: list[str]
    #: Crisis tokens that shield the Villain.
    shields: int
    #: Heroes who have left the game.
    removed: list[str]
    #: Tokens on the Villain's own Missions, by id.
    villain_missions: dict[str, int]
    #: Changes to the Villain's numbers: the damage ignored per turn, and the Hero cards between Villain turns.
    changes: list[ChangeView]

    def __init__(self, state: UnitedState, seat: int, beside: UnitedView | None = None) -> None:
        """Build a view. Share the public parts with ``beside``, another seat's view of the same position."""
        super().__init__(state, seat)
        if beside is not None:
            self.take_from(beside)
        else:
            self._look(state)
        is_villain = seat != SPECTATOR and seat == state.villain_seat
        self.heroes = [
            HeroView(state, hero, number == seat)
            if beside is None or number == seat or number == beside.seat
            else beside.heroes[number]
            for number, hero in enumerate(state.heroes)
        ]
        self.villain_hand = state.villain_hand[:] if is_villain else []
        self.villain_supers = state.villain_supers[:] if is_villain else []
        self.top_plan = state.plans[-1] if state.plans and plans.sees_top_plan(state, seat) else ""

    def _look(self, state: UnitedState) -> None:
        """Set all fields that are equal for all seats."""
        self.mode = state.mode
        self.places = [PlaceView(state, at, place) for at, place in enumerate(state.places)]
        self.threats = [ThreatView(state, threat) for threat in state.threats]
        self.villain = state.villain
        self.villain_place = "" if state.villain_at == NOWHERE else state.places[state.villain_at].id
        self.health = state.health
        self.track = state.track
        self.track_end = track_end(state)
        self.stunned = state.stunned
        self.companion_place = "" if state.companion_at == NOWHERE else state.places[state.companion_at].id
        self.missions = {name: state.missions[number] for number, name in enumerate(missions.MISSIONS)}
        self.completed = [missions.MISSIONS[number] for number in state.completed]
        self.storyline = [EntryView(state, entry) for entry in state.storyline]
        self.plans_left = len(state.plans)
        self.in_villain_hand = len(state.villain_hand)
        self.in_villain_supers = len(state.villain_supers)
        self.supports_left = len(state.supports)
        self.display = state.display[:]
        self.battle_plans = state.battle_plans[:]
        opening = state.frames[0]
        self.budget = opening.budget if isinstance(opening, Opening) else 0
        self.active = state.heroes[state.active].id
        self.direction = state.direction
        self.since = state.since
        self.until_villain = max(0, rhythm.threshold(state) - state.since) if state.storyline else 0
        self.villains_turn = state.villains_turn
        self.lasting = [item.clone() for item in state.lasting]
        turn = next((frame for frame in state.frames if isinstance(frame, HeroTurn)), None)
        self.actions = {} if turn is None else named(turn.symbols)
        self.spots = [state.places[at].id for at in state.spots]
        self.shields = state.shields
        self.removed = state.removed[:]
        self.villain_missions = {missions.MISSIONS[number]: have for number, have in enumerate(state.villain_missions)}
        self.changes = changes("absorbs", damage.absorption(state)) + changes("rhythm", rhythm.rhythm_changes(state))


def changes(stat: str, found: list[tuple[str, int]]) -> list[ChangeView]:
    return [ChangeView(stat, origin, amount) for origin, amount in found]


def named(amounts: list[int]) -> dict[Symbol, int]:
    return {SYMBOLS[kind]: amount for kind, amount in enumerate(amounts)}
