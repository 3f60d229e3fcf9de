"""What an ability does, at a glance: read once from its effect tree, so that cards of packs are understood as well."""

from __future__ import annotations

from tableverse.games.champions.cards import Card, Use
from tableverse.games.champions.vocabulary.conditions import LastStep, PaidOnlyWith
from tableverse.games.champions.vocabulary.nodes import Condition, Effect, Number
from tableverse.games.champions.vocabulary.numbers import Depending, Of, Times
from tableverse.games.champions.vocabulary.verbs.attacking import LendPower
from tableverse.games.champions.vocabulary.verbs.damage import Damage, Heal, MoveDamage
from tableverse.games.champions.vocabulary.verbs.drawing import Draw, DrawUp, KeepOne
from tableverse.games.champions.vocabulary.verbs.enemies import Attack
from tableverse.games.champions.vocabulary.verbs.lasting import Lasting
from tableverse.games.champions.vocabulary.verbs.placing import Untuck
from tableverse.games.champions.vocabulary.verbs.replacing import Cancel, CancelEffects, Prevent, Reduce
from tableverse.games.champions.vocabulary.verbs.resources import Generate, GenerateTop
from tableverse.games.champions.vocabulary.verbs.returning import TakeIntoHand, ToHand
from tableverse.games.champions.vocabulary.verbs.several import Specials
from tableverse.games.champions.vocabulary.verbs.statuses import Give, Ready
from tableverse.games.champions.vocabulary.verbs.threat import RemoveThreat
from tableverse.kernel.effects import Ability, Exactly, HowMany, If

#: The guess for a number that depends on the table.
UNKNOWN = 2.0
#: What verbs without an amount of their own count for.
PLAIN: dict[type[Effect], tuple[str, float]] = {
    ToHand: ("draws", 1.0),
    TakeIntoHand: ("draws", 1.0),
    Untuck: ("draws", 1.0),
    KeepOne: ("draws", 1.0),
    DrawUp: ("draws", 3.0),
    Ready: ("readies", 1.0),
    Give: ("status", 1.0),
    Generate: ("pays", 1.0),
    GenerateTop: ("pays", 1.3),
    Prevent: ("prevents", 1.0),
    Reduce: ("prevents", 0.5),
    CancelEffects: ("prevents", 1.2),
    Cancel: ("prevents", 1.2),
    Specials: ("specials", 1.0),
    Attack: ("provokes", 1.0),
}


AMOUNTS = (
    "cost",
    "damage",
    "draws",
    "heals",
    "pays",
    "prevents",
    "provokes",
    "readies",
    "specials",
    "status",
    "strengthens",
    "threat",
)


class EffectSummary:
    """Amounts of what matters: damage to enemies, threat removed, hit points healed, cards drawn, and so on."""

    __slots__ = ("counted", *AMOUNTS)

    def __init__(self) -> None:
        self.damage = 0.0
        self.threat = 0.0
        self.heals = 0.0
        self.draws = 0.0
        self.readies = 0.0
        #: It resolves the special abilities of the player's cards.
        self.specials = 0.0
        #: Enemies stunned or confused, friends made tough.
        self.status = 0.0
        #: Resources generated.
        self.pays = 0.0
        #: Damage, threat or effects prevented.
        self.prevents = 0.0
        #: Attacks that enemies are made to make on the player.
        self.provokes = 0.0
        #: Points added to powers for the phase.
        self.strengthens = 0.0
        #: Costs lowered.
        self.cost = 0.0
        #: The number that tells the damage, where it can be read off the table.
        self.counted: Number | None = None

    def add(self, other: EffectSummary) -> None:
        for name in AMOUNTS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.counted = self.counted or other.counted

    def total(self) -> float:
        """A rough value in points of damage."""
        return (
            self.damage
            + 1.2 * self.threat
            + 0.7 * self.heals
            + 1.5 * self.draws
            + 2.5 * self.readies
            + 3.0 * self.status
            + 1.4 * self.pays
            + 2.5 * self.prevents
            + 2.0 * self.strengthens
            + 1.4 * self.cost
        )


#: By the ability's label, with the ability itself: a pack may bring another one of that label.
_KNOWN: dict[str, tuple[Ability, EffectSummary]] = {}


def summary_of(use: Use) -> EffectSummary:
    return _summary(use.effect)


def summary_of_cost(use: Use) -> EffectSummary:
    assert use.cost is not None
    return _summary(use.cost)


def _summary(ability: Ability) -> EffectSummary:
    known = _KNOWN.get(ability.label)
    if known is None or known[0] is not ability:
        known = _KNOWN[ability.label] = ability, summary_of_part(ability, 0)
    return known[1]


def summary_of_part(ability: Ability, place: int) -> EffectSummary:
    """Of a node of its tree and all below it."""
    summary = _verb(ability.nodes[place])
    for child in ability.children[place]:
        summary.add(summary_of_part(ability, child))
    return summary


def _verb(node: Effect) -> EffectSummary:
    summary = EffectSummary()
    if isinstance(node, Damage | MoveDamage):
        summary.damage = amount_of(node.amount)
        if isinstance(node, Damage) and is_told(node.amount):
            summary.counted = node.amount
    elif isinstance(node, RemoveThreat):
        summary.threat = amount_of(node.amount)
    elif isinstance(node, Heal):
        summary.heals = amount_of(node.amount)
    elif isinstance(node, Draw):
        summary.draws = amount_of(node.amount)
    elif isinstance(node, Lasting):
        if node.name == "cost":
            summary.cost = 1.0
        elif node.name in ("atk", "thw"):
            summary.strengthens = amount_of(node.amount)
    elif isinstance(node, LendPower):
        summary.strengthens = UNKNOWN
    elif type(node) in PLAIN:
        name, amount = PLAIN[type(node)]
        setattr(summary, name, amount)
    return summary


def amount_of(number: Number | None) -> float:
    if isinstance(number, Exactly):
        return float(number.amount)
    if isinstance(number, Depending):
        return (amount_of(number.usual) + amount_of(number.instead)) / 2
    if isinstance(number, Times):
        amount = UNKNOWN * number.times + number.plus
        return float(min(amount, number.most) if number.most else amount)
    return UNKNOWN


def is_told(number: Number | None) -> bool:
    """Can the number be read off the table before the ability is used?"""
    if isinstance(number, Depending):
        return not isinstance(number.when, LastStep)
    if isinstance(number, Times):
        return is_told(number.number)
    return isinstance(number, Of | HowMany)


def swing_of(card: Card) -> float:
    """Points that an event in hand adds to a basic attack as it is made, or 0."""
    if card.kind != "event" or not card.uses or card.uses[0].effect.on != "attack":
        return 0.0
    return summary_of(card.uses[0]).strengthens


_PURE: dict[str, tuple[Card, str]] = {}


def pure_resource(card: Card) -> str:
    """The type of resource that a card does more for if nothing else pays for it, or ""."""
    known = _PURE.get(card.id)
    if known is None or known[0] is not card:
        kind = ""
        for use in card.uses:
            for node in use.effect.nodes:
                asked = _conditions(node)
                kind = next((one.kind for one in asked if isinstance(one, PaidOnlyWith)), kind)
        known = _PURE[card.id] = card, kind
    return known[1]


def _conditions(node: Effect) -> list[Condition]:
    """What it depends on, and what its amount does."""
    found = [node.condition] if isinstance(node, If) else []
    amount = getattr(node, "amount", None)
    if isinstance(amount, Depending):
        found.append(amount.when)
    return found


def is_answer(card: Card) -> bool:
    """An event that waits in hand for something to happen."""
    return card.kind == "event" and bool(card.uses) and bool(card.uses[0].effect.on)
