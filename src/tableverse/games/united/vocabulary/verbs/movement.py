"""Heroes, the Villain and Threats change places."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.rules import movement, powers
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.phrases import SELECTOR, Phrase
from tableverse.kernel.effects import Resolving


class MoveHeroes(Phrase):
    key = "united-move-heroes"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR, "to": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return not powers.rooted(state) and super().possible(state, run)

    def do(self, state: UnitedState, run: Resolving) -> None:
        places = self.places("to", state, run)
        for hero in self.heroes("who", state, run):
            if places:
                movement.move_hero(state, hero, places[0])


class MoveVillain(Phrase):
    key = "united-move-villain"
    takes: ClassVar[dict[str, str]] = {"to": SELECTOR}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in self.places("to", state, run)[:1]:
            movement.move_villain(state, at)


class MoveThreat(Phrase):
    key = "united-move-threat"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "to": SELECTOR}

    def do(self, state: UnitedState, run: Resolving) -> None:
        places = self.places("to", state, run)
        for thing in self.things("of", state, run):
            if places:
                movement.move_threat(state, state.threat(thing), places[0])


class SwapThreats(Phrase):
    key = "united-swap-threats"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "with": SELECTOR}
    has_pair = True

    def do(self, state: UnitedState, run: Resolving) -> None:
        for one, other in zip(self.things("of", state, run), self.things("with", state, run), strict=False):
            first, second = state.threat(one), state.threat(other)
            first.at, second.at = second.at, first.at
            state.emit("threats-swapped", {"threat": first.id, "other-threat": second.id})
