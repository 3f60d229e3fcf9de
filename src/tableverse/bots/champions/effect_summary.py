"""What an ability does, at a glance: read once from its words, so that cards of later packs are understood as well."""

from __future__ import annotations

from typing import Any

from tableverse.games.champions.cards import Card, Use
from tableverse.kernel.effects import Ability, Effect, Number

#: What a number that depends on the table is taken for.
UNKNOWN = 2.0
#: What some words of the vocabulary come to, where they have no amount of their own.
PLAIN = {
    "ToHand": ("draws", 1.0),
    "KeepOne": ("draws", 1.0),
    "DrawUp": ("draws", 3.0),
    "Ready": ("readies", 1.0),
    "Give": ("status", 1.0),
    "Generate": ("pays", 1.0),
    "GenerateTop": ("pays", 1.3),
    "Prevent": ("prevents", 1.0),
    "Reduce": ("prevents", 0.5),
    "CancelEffects": ("prevents", 1.2),
    "Cancel": ("prevents", 1.2),
    "Specials": ("specials", 1.0),
}
#: Words with an amount.
COUNTED = {
    "Damage": "damage",
    "MoveDamage": "damage",
    "RemoveThreat": "threat",
    "Heal": "heals",
    "Draw": "draws",
}


AMOUNTS = (
    "cost",
    "damage",
    "draws",
    "heals",
    "pays",
    "prevents",
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
        #: It resolves what the player's upgrades keep for it.
        self.specials = 0.0
        #: Enemies stunned or confused, friends made tough.
        self.status = 0.0
        #: Resources given.
        self.pays = 0.0
        #: Damage, threat or effects kept away.
        self.prevents = 0.0
        #: Points added to powers for the phase.
        self.strengthens = 0.0
        #: Costs lowered.
        self.cost = 0.0
        #: Damage that the table tells, where it does.
        self.counted: Number[Any] | None = None

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


_KNOWN: dict[str, EffectSummary] = {}


def summary_of(use: Use) -> EffectSummary:
    summary = _KNOWN.get(use.label)
    if summary is None:
        summary = _KNOWN[use.label] = _part(use.effect, 0)
    return summary


def summary_of_cost(use: Use) -> EffectSummary:
    assert use.cost is not None
    summary = _KNOWN.get(use.cost.label)
    if summary is None:
        summary = _KNOWN[use.cost.label] = _part(use.cost, 0)
    return summary


def _part(ability: Ability, place: int) -> EffectSummary:
    node = ability.nodes[place]
    parts = [_part(ability, child) for child in ability.children[place]]
    if type(node).__name__ == "Choose":
        return max(parts, key=EffectSummary.total)
    summary = _verb(node)
    for part in parts:
        summary.add(part)
    return summary


def _verb(node: Effect[Any]) -> EffectSummary:
    summary = EffectSummary()
    word = type(node).__name__
    said: Any = node
    if word in COUNTED:
        setattr(summary, COUNTED[word], amount_of(said.amount))
        if word == "Damage" and is_told(said.amount):
            summary.counted = said.amount
    elif word in PLAIN:
        name, amount = PLAIN[word]
        setattr(summary, name, amount)
    elif word == "Lasting":
        if said.name == "cost":
            summary.cost = 1.0
        elif said.name in ("atk", "thw"):
            summary.strengthens = amount_of(said.amount)
    return summary


def amount_of(number: Number[Any] | None) -> float:
    said: Any = number
    kind = type(number).__name__
    if kind == "Exactly":
        return float(said.amount)
    if kind == "Depending":
        return (amount_of(said.usual) + amount_of(said.instead)) / 2
    if kind == "Times":
        amount = UNKNOWN * said.times + said.plus
        return float(min(amount, said.most) if said.most else amount)
    return UNKNOWN


def is_told(number: Number[Any] | None) -> bool:
    """Can the number be read off the table before the ability is used?"""
    said: Any = number
    kind = type(number).__name__
    if kind == "Depending":
        return type(said.when).__name__ != "LastStep"
    if kind == "Times":
        return is_told(said.number)
    return kind in ("Of", "HowMany")


def is_answer(card: Card) -> bool:
    """An event that waits in hand for something to happen."""
    return card.kind == "event" and bool(card.uses) and bool(card.uses[0].effect.on)
