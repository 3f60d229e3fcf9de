"""Components as data: what is printed on every card, dashboard and tile, and the abilities they have."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.choice import Message, Option
from tableverse.kernel.content import Registry
from tableverse.kernel.effects import Ability, Effect

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


class HeroDeck:
    __slots__ = ("anti_hero", "cards", "gear", "id", "persona", "set")

    def __init__(self, id: str, anti_hero: bool, set_name: str, persona: str) -> None:
        self.id = id
        self.anti_hero = anti_hero
        self.set = set_name
        #: Who it is of whom there are several, "" for anybody else.
        self.persona = persona
        #: The ids of the deck, copies included, and of own Equipment.
        self.cards: list[str] = []
        self.gear: list[str] = []


class HeroCard:
    __slots__ = (
        "answers",
        "bottom",
        "copies",
        "hero",
        "id",
        "mandatory",
        "removal",
        "special",
        "starting",
        "symbols",
        "urgent",
    )

    def __init__(self, id: str, hero: str, symbols: list[int]) -> None:
        self.id = id
        self.hero = hero
        self.symbols = symbols
        self.copies = 1
        self.starting = False
        self.bottom = False
        #: "single-wild" or "double-wild": what Challenges and Equipment take out.
        self.removal = ""
        #: Has a Special Effect to be used in the action step.
        self.special = False
        self.mandatory = False
        #: Must be played when it is in hand.
        self.urgent = False
        self.answers: dict[str, str] = {}


class Villain:
    __slots__ = (
        "absorbs",
        "answers",
        "anti_hero",
        "bots",
        "companion",
        "goal",
        "guarded",
        "has_ko",
        "health",
        "id",
        "plans",
        "plot",
        "set",
        "shields",
        "spots",
        "starts",
        "threat_answers",
        "threats",
        "tokens",
        "track",
        "wants_excess",
    )

    def __init__(self, id: str, anti_hero: bool, health: list[int], set_name: str) -> None:
        self.id = id
        self.anti_hero = anti_hero
        self.set = set_name
        #: For 2, 3 and 4 Heroes; empty for a Villain without Health.
        self.health = health
        #: The end of the track, by Heroes as Health is; empty for a Villain without one.
        self.track: list[int] = []
        self.plot: list[str] = []
        self.goal = ""
        self.companion = False
        self.absorbs = 0
        self.has_ko = False
        #: Has Spot tokens, one in each Location.
        self.spots = False
        #: The Location he starts in and the one opposite, where they are fixed.
        self.starts: list[str] = []
        #: Starts with Spider-Bots.
        self.bots = False
        #: Has Threats that keep him from damage.
        self.guarded = False
        #: His Overflow asks which tokens found no room.
        self.wants_excess = False
        #: Crisis tokens that shield him, by Heroes as Health is.
        self.shields: list[int] = []
        #: What his Threats answer.
        self.threat_answers: set[str] = set()
        self.tokens: list[str] = []
        self.plans: list[str] = []
        self.threats: list[str] = []
        self.answers: dict[str, str] = {}


class MasterPlan:
    __slots__ = ("add", "bam", "chase", "has_ko", "id", "move", "special", "spot", "starting", "villain")

    def __init__(self, id: str, villain: str, move: int, chase: str, add: list[list[tuple[str, int]]]) -> None:
        self.id = id
        self.villain = villain
        self.move = move
        #: "clockwise" or "counterclockwise" to the next Location with a Hero, instead of a number.
        self.chase = chase
        #: The Spot token he goes to, as a letter, instead of a number.
        self.spot = ""
        self.add = add
        self.bam = False
        self.special = False
        #: While it lies faceup, a KO does this instead of BAM!.
        self.has_ko = False
        self.starting = False


class ThreatCard:
    __slots__ = (
        "answers",
        "clear",
        "has_arrive",
        "has_bam",
        "has_clear",
        "health",
        "health_per_hero",
        "henchman",
        "id",
        "rules",
        "villain",
    )

    def __init__(self, id: str, villain: str, henchman: bool) -> None:
        self.id = id
        self.villain = villain
        self.henchman = henchman
        self.health = 0
        self.health_per_hero = False
        self.clear = [0] * len(SYMBOLS)
        self.rules: dict[str, int] = {}
        self.has_bam = False
        self.has_arrive = False
        self.has_clear = False
        self.answers: dict[str, str] = {}


class Location:
    __slots__ = ("answers", "has_end", "id", "mandatory", "rules", "set", "slots", "tokens")

    def __init__(self, id: str, slots: list[str], rules: list[str], set_name: str) -> None:
        self.id = id
        self.slots = slots
        self.rules = rules
        self.set = set_name
        #: Heroic tokens that lie there at the start.
        self.tokens = 0
        self.answers: dict[str, str] = {}
        self.mandatory = False
        self.has_end = False


class Equipment:
    __slots__ = ("answers", "deed", "exhausts", "id", "on_turn", "owner", "permanent", "recharge", "serves")

    def __init__(self, id: str, owner: str) -> None:
        self.id = id
        #: "" for generic Equipment.
        self.owner = owner
        self.on_turn = False
        self.permanent = False
        #: Leaves the game when it is turned facedown.
        self.exhausts = False
        #: What it is for, by the word that cards ask for it with; "" for what is used by itself.
        self.serves = ""
        #: "start" or "end" of the owner's turn, "" for what is never recharged.
        self.recharge = ""
        #: (what, how many) must be done in a turn for a recharge at its end.
        self.deed: tuple[str, int] = ("", 0)
        self.answers: dict[str, str] = {}

    def deed_done(self, defeated: int, rescued: int) -> bool:
        what, amount = self.deed
        return (defeated if what == "defeat" else rescued) >= amount


class BattlePlan:
    __slots__ = ("answers", "cost", "id", "rule")

    def __init__(self, id: str, cost: int, rule: str) -> None:
        self.id = id
        self.cost = cost
        self.rule = rule
        self.answers: dict[str, str] = {}


class AnsweringCard:
    """A power in force, a Super Hero card or a Super Villain card: nothing but what it answers."""

    __slots__ = ("answers", "id")

    def __init__(self, id: str) -> None:
        self.id = id
        self.answers: dict[str, str] = {}


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
        #: Those of actions, by action and how it is paid for.
        self.action_options: dict[Any, Option] = {}
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
            villain.threat_answers.update(threat.answers)
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

    def has_special(self, card: str) -> bool:
        """Does a Hero card have a Special Effect?"""
        row = self.hero_cards[card]
        return row.special or bool(row.answers)

    def special_among(self, cards: list[str]) -> list[str]:
        return [card for card in cards if self.has_special(card)]

    def support_cards(self, hero: str) -> list[str]:
        """The cards of a Supporting Hero that may be chosen: with a Special Effect, never a Starting Hand card."""
        return [card for card in self.special_among(self.heroes[hero].cards) if not self.hero_cards[card].starting]
