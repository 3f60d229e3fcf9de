"""Components as data: what is printed on every card, dashboard and tile, and the abilities they have."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.united.symbols import PlaceActions, ThreatActions
from tableverse.kernel.choice import Message, Option
from tableverse.kernel.content import Registry
from tableverse.kernel.effects import Ability, Effect
from tableverse.kernel.fields import field, plain

TOKENS: Final = ("thug", "doombot", "civilian")
#: What a slot of a Location holds at the start.
SLOTS: Final = (*TOKENS, "empty")
#: Constant rules that Threats and Locations may have, each with a number.
THREAT_RULES: Final = (
    "exit-cost",
    "dampens",
    "randomises",
    "last-slot",
    "missions-first",
    "all-or-nothing",
    "absorbs",
    "sure-damage",
    "roots-heroes",
    "refuses-tokens",
    "cloaks-villain",
    "guards-villain",
)
#: How the Heroes may lose besides running out of time or cards.
PLOTS: Final = ("track", "doombots", "removed", "missions")
LOCATION_RULES: Final = ("skip-draw", "ignore-symbol")
BATTLE_RULES: Final = ("", "deep-bench", "rapid-deployment")
#: Heroes of whom there are several: one may stand in for another.
PERSONAS: Final = ("spider-man",)
#: The sets that there are, and from which of them Heroes, Villains and Locations are drawn at random.
OWN_SETS: Final = ("multiverse", "spider-geddon")
EVERY_SET: Final = "both"
SETS: Final = (*OWN_SETS, EVERY_SET)


def printed_on(label: str) -> tuple[str, str]:
    """The kind and id of the component that an ability is printed on, by its label: ``card/loki-scepter/ongoing``."""
    kind, _, rest = label.partition("/")
    return kind, rest.partition("/")[0]


@plain
class HeroDeck:
    """A Hero as a player takes one: the deck, and Equipment of their own."""

    id: str
    anti_hero: bool
    set: str
    #: The person that this Hero is one of several of; "" for anybody else.
    persona: str
    #: The ids of the cards, copies included, and of the Equipment.
    cards: list[str] = field(factory=list)
    gear: list[str] = field(factory=list)


@plain
class HeroCard:
    id: str
    hero: str
    symbols: list[int]
    copies: int = 1
    starting: bool = False
    bottom: bool = False
    #: "single-wild" or "double-wild": what Challenges and Equipment take out.
    removal: str = ""
    #: Has a Special Effect to be used in the action step.
    special: bool = False
    mandatory: bool = False
    #: Must be played when it is in hand.
    urgent: bool = False
    #: Occurrence -> the ability that answers it; so in all that follow.
    answers: dict[str, str] = field(factory=dict)


@plain
class Villain:
    """A Dashboard, with the Master Plan deck and the Threats that belong to it."""

    id: str
    anti_hero: bool
    #: For 2, 3 and 4 Heroes; empty for a Villain without Health.
    health: list[int]
    set: str
    #: The end of the track, by Heroes as Health is; empty for a Villain without one.
    track: list[int] = field(factory=list)
    plot: list[str] = field(factory=list)
    goal: str = ""
    companion: bool = False
    absorbs: int = 0
    has_ko: bool = False
    #: Has Spot tokens, one in each Location.
    spots: bool = False
    #: The Location he starts in and the one opposite, where they are fixed.
    starts: list[str] = field(factory=list)
    #: Starts with Spider-Bots.
    bots: bool = False
    #: Has Threats that keep him from damage.
    guarded: bool = False
    #: His Overflow asks which tokens found no room.
    wants_excess: bool = False
    #: Crisis tokens that shield him, by Heroes as Health is.
    shields: list[int] = field(factory=list)
    #: What his Threats answer.
    threat_answers: list[str] = field(factory=list)
    tokens: list[str] = field(factory=list)
    plans: list[str] = field(factory=list)
    threats: list[str] = field(factory=list)
    answers: dict[str, str] = field(factory=dict)


@plain
class MasterPlan:
    id: str
    villain: str
    move: int
    #: "clockwise" or "counterclockwise" to the next Location with a Hero, instead of a number.
    chase: str
    #: Tokens for the Location before the Villain's, his own, and the one after it.
    add: list[list[tuple[str, int]]]
    #: The Spot token he goes to, as a letter, instead of a number.
    spot: str = ""
    bam: bool = False
    special: bool = False
    #: While it lies faceup, a KO does this instead of BAM!.
    has_ko: bool = False
    starting: bool = False


@plain
class ThreatCard:
    id: str
    villain: str
    henchman: bool
    #: Action tokens that clear it, by symbol.
    clear: list[int]
    health: int = 0
    health_per_hero: bool = False
    #: Constant rules, each with its number.
    rules: dict[str, int] = field(factory=dict)
    has_bam: bool = False
    has_arrive: bool = False
    has_clear: bool = False
    answers: dict[str, str] = field(factory=dict)


@plain
class Location:
    id: str
    slots: list[str]
    rules: list[str]
    set: str
    #: Heroic tokens that lie there at the start.
    tokens: int = 0
    mandatory: bool = False
    has_end: bool = False
    answers: dict[str, str] = field(factory=dict)


@plain
class Equipment:
    id: str
    #: "" for generic Equipment.
    owner: str
    #: Used in the action step.
    on_turn: bool = False
    permanent: bool = False
    #: Leaves the game when it is turned facedown.
    exhausts: bool = False
    #: What it is for, by the word that cards ask for it with; "" for what is used by itself.
    serves: str = ""
    #: "start" or "end" of the owner's turn, "" for what is never recharged.
    recharge: str = ""
    #: (what, how many) must be done in a turn for a recharge at its end.
    deed: tuple[str, int] = ("", 0)
    answers: dict[str, str] = field(factory=dict)

    def deed_done(self, defeated: int, rescued: int) -> bool:
        what, amount = self.deed
        return (defeated if what == "defeat" else rescued) >= amount


@plain
class BattlePlan:
    id: str
    cost: int
    rule: str
    answers: dict[str, str] = field(factory=dict)


@plain
class AnsweringCard:
    """A power in force, a Super Hero card or a Super Villain card: nothing but what it answers."""

    id: str
    answers: dict[str, str] = field(factory=dict)


class Cards:
    """All components of the table by id, and their abilities by label."""

    def __init__(self) -> None:
        self.registry = Registry()
        self.abilities: dict[str, Ability] = {}
        #: Abilities that work once a turn.
        self.once: set[str] = set()
        #: The effects as they are said: without what the rules add to them (turning Equipment facedown, and so on).
        self.said: dict[str, Effect[Any]] = {}
        self.heroes: dict[str, HeroDeck] = {}
        self.hero_cards: dict[str, HeroCard] = {}
        self.villains: dict[str, Villain] = {}
        self.plans: dict[str, MasterPlan] = {}
        self.threats: dict[str, ThreatCard] = {}
        self.locations: dict[str, Location] = {}
        self.gear: dict[str, Equipment] = {}
        self.battle_plans: dict[str, BattlePlan] = {}
        self.super_heroes: dict[str, AnsweringCard] = {}
        self.super_villains: dict[str, AnsweringCard] = {}
        self.powers: dict[str, AnsweringCard] = {}
        #: How many tokens complete each Mission: rescue, defeat, clear.
        self.slots: list[int] = []
        self._options: dict[str, Option] = {}
        self._place_actions: dict[str, PlaceActions] = {}
        self._threat_actions: dict[str, ThreatActions] = {}
        # What follows is worked out by ``index`` when all components are known.
        self.generic_gear: list[str] = []
        #: Hero cards that must be played when they are in hand.
        self.urgent: set[str] = set()
        self.action_cards: set[str] = set()
        #: By occurrence, the Hero cards that answer it from the Storyline, and with which ability.
        self.ongoing: dict[str, dict[str, str]] = {}

    def index(self) -> None:
        """Work out what belongs to whom, once all components are there."""
        for card in self.hero_cards.values():
            self.heroes[card.hero].cards += [card.id] * card.copies
            for kind, label in card.answers.items():
                self.ongoing.setdefault(kind, {})[card.id] = label
        for gear in self.gear.values():
            if gear.owner:
                self.heroes[gear.owner].gear.append(gear.id)
        for plan in self.plans.values():
            self.villains[plan.villain].plans.append(plan.id)
        for threat in self.threats.values():
            villain = self.villains[threat.villain]
            villain.threats.append(threat.id)
            villain.threat_answers += threat.answers
            villain.guarded = villain.guarded or "guards-villain" in threat.rules
        self.generic_gear = [gear.id for gear in self.gear.values() if not gear.owner]
        self.urgent = {card.id for card in self.hero_cards.values() if card.urgent}
        self.action_cards = {card.id for card in self.hero_cards.values() if "action" in card.answers}

    def option(self, id: str, key: str, thing: str = "", kind: str = "", also: str = "") -> Option:
        """Every option is made once: an id means the same whenever it is offered. It points at ``thing``; ``also`` is
        what else it is about."""
        option = self._options.get(id)
        if option is None:
            arguments = {}
            if thing:
                arguments["thing"] = thing
            if kind:
                arguments["kind"] = kind
            things = [part for part in (thing, kind, also) if part]
            option = Option(id, Message(key, arguments), [thing] if thing else [], things)
            self._options[id] = option
        return option

    def place_actions(self, place: str) -> PlaceActions:
        found = self._place_actions.get(place)
        if found is None:
            found = self._place_actions[place] = PlaceActions(place)
        return found

    def threat_actions(self, threat: str) -> ThreatActions:
        found = self._threat_actions.get(threat)
        if found is None:
            found = self._threat_actions[threat] = ThreatActions(threat)
        return found

    def has_special(self, card: str) -> bool:
        """Does a Hero card have a Special Effect?"""
        row = self.hero_cards[card]
        return row.special or bool(row.answers)

    def special_among(self, cards: list[str]) -> list[str]:
        return [card for card in cards if self.has_special(card)]

    def support_cards(self, hero: str) -> list[str]:
        """The cards of a Supporting Hero that may be chosen: with a Special Effect, never a Starting Hand card."""
        return [card for card in self.special_among(self.heroes[hero].cards) if not self.hero_cards[card].starting]
