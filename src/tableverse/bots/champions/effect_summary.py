"""Summaries of abilities, computed from their effect trees, so that they also cover cards of packs."""

from __future__ import annotations

from tableverse.games.champions.cards import Card, Use
from tableverse.games.champions.vocabulary.conditions import LastStep, PaidOnlyWith
from tableverse.games.champions.vocabulary.nodes import Condition, Effect, Number
from tableverse.games.champions.vocabulary.numbers import Depending, Times, ValueOf
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

#: The estimate for a number that depends on the state of the table.
UNKNOWN = 2.0
#: The value of verbs without an amount.
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
    """Amounts of damage to enemies, removed threat, healed hit points, drawn cards and so on."""

    __slots__ = ("counted", *AMOUNTS)

    def __init__(self) -> None:
        self.damage = 0.0
        self.threat = 0.0
        self.heals = 0.0
        self.draws = 0.0
        self.readies = 0.0
        #: Whether the ability resolves the special abilities of the player's cards.
        self.specials = 0.0
        #: Number of enemies stunned or confused, and of friends made tough.
        self.status = 0.0
        #: Resources generated.
        self.pays = 0.0
        #: Damage, threat or effects prevented.
        self.prevents = 0.0
        #: Number of attacks that the ability makes enemies perform against the player.
        self.provokes = 0.0
        #: Points added to basic powers until the end of the phase.
        self.strengthens = 0.0
        #: Amount of cost reductions.
        self.cost = 0.0
        #: The number that determines the damage, if it can be computed from the table.
        self.counted: Number | None = None

    def add(self, other: EffectSummary) -> None:
        for name in AMOUNTS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.counted = self.counted or other.counted

    def total(self) -> float:
        """Return a rough value in points of damage."""
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


#: Summaries by ability label. The ability is stored too, since a pack may replace it under the same label.
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
    """Return the summary of one node of the tree and everything below it."""
    summary = _verb(ability.nodes[place])
    for child in ability.children[place]:
        summary.add(summary_of_part(ability, child))
    return summary


def _verb(node: Effect) -> EffectSummary:
    summary = EffectSummary()
    if isinstance(node, Damage | MoveDamage):
        summary.damage = amount_of(node.amount)
        if isinstance(node, Damage) and is_known(node.amount):
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


def is_known(number: Number | None) -> bool:
    """Return whether the number can be computed before the ability is used."""
    if isinstance(number, Depending):
        return not isinstance(number.when, LastStep)
    if isinstance(number, Times):
        return is_known(number.number)
    return isinstance(number, ValueOf | HowMany)


def swing_of(card: Card) -> float:
    """Return the points that an event in hand adds to a basic attack in progress, or 0."""
    if card.kind != "event" or not card.uses or card.uses[0].effect.on != "attack":
        return 0.0
    return summary_of(card.uses[0]).strengthens


_PURE: dict[str, tuple[Card, str]] = {}


def pure_resource(card: Card) -> str:
    """Return the resource type that strengthens a card if the payment uses only that type, or ""."""
    known = _PURE.get(card.id)
    if known is None or known[0] is not card:
        kind = ""
        for use in card.uses:
            for node in use.effect.nodes:
                conditions = _conditions(node)
                kind = next((one.kind for one in conditions if isinstance(one, PaidOnlyWith)), kind)
        known = _PURE[card.id] = card, kind
    return known[1]


def _conditions(node: Effect) -> list[Condition]:
    """Return the conditions of an effect and of its amount."""
    found = [node.condition] if isinstance(node, If) else []
    amount = getattr(node, "amount", None)
    if isinstance(amount, Depending):
        found.append(amount.when)
    return found


def is_answer(card: Card) -> bool:
    """Return whether the card is an event that waits in hand for a trigger."""
    return card.kind == "event" and bool(card.uses) and bool(card.uses[0].effect.on)
