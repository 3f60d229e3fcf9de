"""Numbers in effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import ATTACK
from tableverse.games.united.vocabulary.bases import UnitedNumber, heroes_of, places_of
from tableverse.games.united.vocabulary.nodes import Selector
from tableverse.kernel.effects import Checker, Resolving, Voice, argument, word
from tableverse.kernel.effects.saying import NO_FORMS


@word("discarded")
class Discarded(UnitedNumber):
    """The number of tokens of this kind discarded by an earlier part of the effect."""

    kind: str = argument(one_of=("thug", "civilian"))

    def value(self, state: UnitedState, run: Resolving) -> int:
        return int(run.bound.get(f"discarded-{self.kind}", 0))

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.uses(f"discarded-{self.kind}", self)


@word("heroes")
class HeroCount(UnitedNumber):
    """The number of Heroes; a lone Hero counts as two."""

    def value(self, state: UnitedState, run: Resolving) -> int:
        return state.counted_heroes


@word("attack-symbols")
class AttackSymbols(UnitedNumber):
    """The number of Attack symbols on a Hero's latest faceup card in the Storyline."""

    forms: ClassVar[dict[str, str]] = {"whose": "each"}
    whose: Selector

    def message_arguments(self, voice: Voice, forms: Mapping[str, str] = NO_FORMS) -> dict[str, Any]:
        """Add the form of the owner: "your latest card", "that Hero's …" or "the latest card of each Hero …"."""
        whose = "you" if self.whose.WORD == "you" else "those" if any(self.whose.nodes()) else "one"
        return {**super().message_arguments(voice, forms), "whose-is": whose}

    def value(self, state: UnitedState, run: Resolving) -> int:
        for hero in heroes_of(self.whose, state, run):
            for entry in reversed(state.storyline):
                if entry.hero == hero and not entry.facedown:
                    return entry.symbols[ATTACK]
        return 0


@word("deeds")
class Deeds(UnitedNumber):
    """The number of Thugs defeated, or Civilians rescued, since the effect began."""

    deed: str = argument(one_of=("defeated", "rescued"))

    def value(self, state: UnitedState, run: Resolving) -> int:
        now = state.defeated if self.deed == "defeated" else state.rescued
        return now - int(run.bound.get(self.deed, 0))


@word("civilians-in")
class CiviliansIn(UnitedNumber):
    """The number of Civilians in these Locations."""

    of: Selector

    def value(self, state: UnitedState, run: Resolving) -> int:
        return sum(state.places[at].civilians for at in places_of(self.of, state, run))
