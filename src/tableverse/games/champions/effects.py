"""Base classes of effects that the rules look for.

The classes are defined here because the rules cannot import the vocabulary, which depends on the rules.
"""

from __future__ import annotations

from typing import Any

from tableverse.kernel.effects import Effect, Number, Resolving, Selector, Verb


class Decisive(Verb[Any]):
    """Base class of verbs by which a scenario ends the game. These verbs cannot be cancelled or blanked."""


class Retypes(Verb[Any]):
    """Base class of verbs that change a card's kind, so that its other kinds are known in advance."""

    kind: str


class Lasts(Effect[Any]):
    """Base class of lasting effects, so that they can be evaluated again while they last."""

    name: str
    of: Selector[Any]
    amount: Number[Any]
    #: Cards that the effect is limited to, tested as "source"; None for all cards.
    source: Selector[Any] | None


class PlaysForLess(Verb[Any]):
    """Base class of verbs that play a card, to tell in advance whether any of them lowers a cost."""

    less: int


class Generates(Verb[Any]):
    """Base class of effects that generate resources, so that a payment can look ahead."""

    def gives(self, state: Any, run: Resolving) -> list[str]:
        raise NotImplementedError


class PaysMore(Effect[Any]):
    """Base class of costs that add resources to the ability's own cost, so that both are checked together."""

    def least(self, state: Any, run: Resolving) -> list[str]:
        """Return the smallest set of resources that pays the cost."""
        raise NotImplementedError


class SeparateAttacks(Effect[Any]):
    """Base class of effects that make separate attacks.

    An attack ability with such an effect does not count as an attack itself, and a stunned status card replaces only
    one of the attacks.
    """
