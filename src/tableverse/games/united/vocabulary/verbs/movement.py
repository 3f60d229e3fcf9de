"""Moving Heroes, the Villain and Threats."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.rules import movement, powers
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.bases import UnitedVerb, heroes_of, of_kind, places_of
from tableverse.games.united.vocabulary.nodes import Selector
from tableverse.kernel.effects import Resolving, word


@word("move-heroes")
class MoveHeroes(UnitedVerb):
    """Move Heroes to a Location."""

    who: Selector
    to: Selector
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return not powers.rooted(state) and super().possible(state, run)

    def do(self, state: UnitedState, run: Resolving) -> None:
        places = places_of(self.to, state, run)
        for hero in heroes_of(self.who, state, run):
            if places:
                movement.move_hero(state, hero, places[0])


@word("move-villain")
class MoveVillain(UnitedVerb):
    """Move the Villain to a Location."""

    to: Selector

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in places_of(self.to, state, run)[:1]:
            movement.move_villain(state, at)


@word("move-threat")
class MoveThreat(UnitedVerb):
    """Move a Threat to a Location."""

    of: Selector
    to: Selector

    def do(self, state: UnitedState, run: Resolving) -> None:
        places = places_of(self.to, state, run)
        for thing in of_kind("threat", self.of, state, run):
            if places:
                movement.move_threat(state, state.threat(thing), places[0])


@word("swap-threats")
class SwapThreats(UnitedVerb):
    """Swap two Threats."""

    of: Selector
    with_: Selector
    has_pair = True

    def do(self, state: UnitedState, run: Resolving) -> None:
        for one, other in zip(
            of_kind("threat", self.of, state, run), of_kind("threat", self.with_, state, run), strict=False
        ):
            first, second = state.threat(one), state.threat(other)
            first.at, second.at = second.at, first.at
            state.emit("threats-swapped", {"threat": first.id, "other-threat": second.id})
