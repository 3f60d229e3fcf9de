"""Kinds of effects that the rules look for: bases of words of the vocabulary, which stands above the rules."""

from __future__ import annotations

from typing import Any

from tableverse.kernel.effects import Effect, Number, Resolving, Selector, Verb


class Decisive(Verb[Any]):
    """Base of verbs by which a scenario ends the game: they are neither cancelled nor made blank."""


class Retypes(Verb[Any]):
    """Base of verbs that change the kind of a card, so that its other kinds are known before the game."""

    kind: str


class Lasts(Effect[Any]):
    """Base of lasting effects, so that one that still holds can be worked out anew whenever it is asked for."""

    name: str
    of: Selector[Any]
    amount: Number[Any]
    #: The only cards that it speaks of, as of "source"; None: any.
    source: Selector[Any] | None


class PlaysForLess(Verb[Any]):
    """Base of verbs that play a card, so that it is known in advance whether any of them lowers a cost."""

    less: int


class Generates(Verb[Any]):
    """Base of effects that give resources, so that a payment can look ahead."""

    def gives(self, state: Any, run: Resolving) -> list[str]:
        raise NotImplementedError


class PaysMore(Effect[Any]):
    """Base of costs that are paid with resources beside those of the ability itself, so that both are looked at
    together."""

    def least(self, state: Any, run: Resolving) -> list[str]:
        """The resources that it takes at least."""
        raise NotImplementedError


class SeparateAttacks(Effect[Any]):
    """Base of effects that make attacks of their own, so that an attack ability does not count as one itself, and a
    stunned card stands for one of them only."""
