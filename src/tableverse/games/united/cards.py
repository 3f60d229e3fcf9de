"""Components as data: the printed facts of each card, dashboard and tile, and its abilities."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.united.symbols import PlaceActions, ThreatActions
from tableverse.kernel.choice import Message, Option
from tableverse.kernel.content import Registry
from tableverse.kernel.effects import Ability, Effect
from tableverse.kernel.fields import field, plain

TOKENS: Final = ("thug", "doombot", "civilian")
#: Allowed initial contents of a Location's slot.
SLOTS: Final = (*TOKENS, "empty")
#: Constant rules that a Threat may have, each with a number.
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
#: Ways for the Heroes to lose, other than running out of time or cards.
PLOTS: Final = ("track", "doombots", "removed", "missions")
LOCATION_RULES: Final = ("skip-draw", "ignore-symbol")
BATTLE_RULES: Final = ("", "deep-bench", "rapid-deployment")
#: Persons who several Heroes share, so that these Heroes can replace one another.
PERSONAS: Final = ("spider-man",)
#: The sets, from one or both of which Heroes, Villains and Locations are drawn at random.
OWN_SETS: Final = ("multiverse", "spider-geddon")
EVERY_SET: Final = "both"
SETS: Final = (*OWN_SETS, EVERY_SET)


def printed_on(label: str) -> tuple[str, str]:
    """Return the kind and id of an ability's component, from its label: ``card/loki-scepter/ongoing``."""
    kind, _, rest = label.partition("/")
    return kind, rest.partition("/")[0]


@plain
class HeroDeck:
    """A Hero's deck and the Hero's own Equipment."""

    id: str
    anti_hero: bool
    set: str
    #: The person whom this Hero shares with other Heroes, or "".
    persona: str
    #: ``cards``: ids of the cards, once per copy. ``gear``: ids of the Hero's own Equipment.
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
    #: "single-wild" or "double-wild" if Challenges, commander modes or Equipment remove this card.
    removal: str = ""
    #: Whether the card has a Special Effect to use in the action step.
    special: bool = False
    mandatory: bool = False
    #: Whether the card must be played before any other card in hand.
    urgent: bool = False
    #: Occurrence -> label of the ability that responds to it, as in the classes below.
    answers: dict[str, str] = field(factory=dict)


@plain
class Villain:
    """A Villain's Dashboard with its Master Plan deck and Threats."""

    id: str
    anti_hero: bool
    #: Health for 2, 3 and 4 Heroes; empty for a Villain without Health.
    health: list[int]
    set: str
    #: Length of the track for 2, 3 and 4 Heroes; empty for a Villain without a track.
    track: list[int] = field(factory=list)
    plot: list[str] = field(factory=list)
    goal: str = ""
    companion: bool = False
    absorbs: int = 0
    has_ko: bool = False
    #: Whether there are Spot tokens, one per Location.
    spots: bool = False
    #: The starting Location and the Location opposite, if they are fixed.
    starts: list[str] = field(factory=list)
    #: Whether Spider-Bots are on the table from the start.
    bots: bool = False
    #: Whether any of the Threats protects the Villain from damage.
    guarded: bool = False
    #: Whether the Overflow effect needs the tokens that did not fit.
    wants_excess: bool = False
    #: Number of Crisis tokens that shield the Villain, for 2, 3 and 4 Heroes.
    shields: list[int] = field(factory=list)
    #: Occurrences that the Villain's Threats respond to.
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
    #: "clockwise" or "counterclockwise" to move to the next Location with a Hero, instead of a number of steps.
    chase: str
    #: Tokens for the Location before the Villain's, the Villain's Location, and the next Location.
    add: list[list[tuple[str, int]]]
    #: Letter of the Spot token to move to, instead of a number of steps.
    spot: str = ""
    bam: bool = False
    special: bool = False
    #: Whether a KO while the card is faceup resolves an effect of this card instead of BAM!.
    has_ko: bool = False
    starting: bool = False


@plain
class ThreatCard:
    id: str
    villain: str
    henchman: bool
    #: Number of Action tokens that clear the Threat, by symbol.
    clear: list[int]
    health: int = 0
    health_per_hero: bool = False
    #: Constant rules of the Threat, with their numbers.
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
    #: Heroic tokens on the Location at the start.
    tokens: int = 0
    mandatory: bool = False
    has_end: bool = False
    answers: dict[str, str] = field(factory=dict)


@plain
class Equipment:
    id: str
    #: The Hero who owns the card, or "" for generic Equipment.
    owner: str
    #: Whether the card is used in the action step.
    on_turn: bool = False
    permanent: bool = False
    #: Whether the card leaves the game when it is turned facedown.
    exhausts: bool = False
    #: The name by which other cards use this card up ("battery"), or "" if it is used directly.
    serves: str = ""
    #: Whether the card recharges at the "start" or "end" of its owner's turn, or "" if never.
    recharge: str = ""
    #: The kind and number of defeats or rescues in a turn that recharge the card at the end of that turn.
    deed: tuple[str, int] = ("", 0)
    answers: dict[str, str] = field(factory=dict)

    def is_recharged_by(self, defeated: int, rescued: int) -> bool:
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
    """A power in force, a Super Hero card or a Super Villain card. All its abilities respond to occurrences."""

    id: str
    answers: dict[str, str] = field(factory=dict)


class Cards:
    """All components of a table by id, and their abilities by label."""

    def __init__(self) -> None:
        self.registry = Registry()
        self.abilities: dict[str, Ability] = {}
        #: Labels of abilities that work once per turn.
        self.once: set[str] = set()
        #: Effects by label for rendering, without additions by the rules (such as turning Equipment facedown).
        self.printed_effects: dict[str, Effect[Any]] = {}
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
        #: Number of tokens that complete each Mission: rescue, defeat, clear.
        self.slots: list[int] = []
        self._options: dict[str, Option] = {}
        self._place_actions: dict[str, PlaceActions] = {}
        self._threat_actions: dict[str, ThreatActions] = {}
        # Ids of generic Equipment, set by ``index`` once all components are known.
        self.generic_gear: list[str] = []
        #: Hero cards that must be played before any other card in hand.
        self.urgent: set[str] = set()
        self.action_cards: set[str] = set()
        #: Occurrence -> Hero card that responds to it from the Storyline -> label of the ability.
        self.ongoing: dict[str, dict[str, str]] = {}

    def index(self) -> None:
        """Build the indexes, once all components have been read."""
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
        """Return the cached option with this id, or create it.

        The option points at ``thing``. ``also`` is another thing that the option involves.
        """
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
        """Return whether a Hero card has a Special Effect."""
        row = self.hero_cards[card]
        return row.special or bool(row.answers)

    def special_among(self, cards: list[str]) -> list[str]:
        return [card for card in cards if self.has_special(card)]

    def support_cards(self, hero: str) -> list[str]:
        """Return the cards of a Supporting Hero that have a Special Effect, without Starting Hand cards."""
        return [card for card in self.special_among(self.heroes[hero].cards) if not self.hero_cards[card].starting]
