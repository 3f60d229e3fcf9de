"""Card effects as trees of immutable nodes that can be executed, rendered as text and checked.

This package contains the combinators; each game adds its verbs, selectors, numbers and conditions.
"""

from tableverse.kernel.effects.combinators import (
    Aimed,
    Choose,
    ForEach,
    If,
    May,
    Pay,
    Pick,
    Repeat,
    Sequence,
)
from tableverse.kernel.effects.grammar import Argument, argument, word
from tableverse.kernel.effects.node import (
    UNKNOWN,
    Ability,
    Condition,
    Effect,
    Number,
    Resolving,
    Selector,
    Step,
    Verb,
)
from tableverse.kernel.effects.reading import EffectReader, Vocabulary, check_abilities, check_ability
from tableverse.kernel.effects.saying import Checker, Node, Voice
from tableverse.kernel.effects.values import ONE, AtLeast, Both, Bound, Either, Exactly, HowMany, Not, One, Seats

__all__ = [
    "ONE",
    "UNKNOWN",
    "Ability",
    "Aimed",
    "Argument",
    "AtLeast",
    "Both",
    "Bound",
    "Checker",
    "Choose",
    "Condition",
    "Effect",
    "EffectReader",
    "Either",
    "Exactly",
    "ForEach",
    "HowMany",
    "If",
    "May",
    "Node",
    "Not",
    "Number",
    "One",
    "Pay",
    "Pick",
    "Repeat",
    "Resolving",
    "Seats",
    "Selector",
    "Sequence",
    "Step",
    "Verb",
    "Vocabulary",
    "Voice",
    "argument",
    "check_abilities",
    "check_ability",
    "word",
]
