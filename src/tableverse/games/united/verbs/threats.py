"""Missions and Threats."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united import rules
from tableverse.games.united.phrases import NUMBER, SELECTOR, Phrase, one_of
from tableverse.games.united.state import UnitedState
from tableverse.kernel.effects import Resolving


class Regress(Phrase):
    key = "united-regress"
    takes: ClassVar[dict[str, str]] = {"mission": one_of(*rules.MISSIONS[:2]), "amount": NUMBER}

    def act(self, state: UnitedState, run: Resolving) -> None:
        rules.regress(state, rules.MISSIONS.index(self.word("mission")), self.number("amount", state, run))


class MoveThreat(Phrase):
    key = "united-move-threat"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "to": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        places = self.places("to", state, run)
        for thing in self.things("of", state, run)[:1]:
            if places:
                rules.move_threat(state, state.threat(thing), places[0])


class SwapThreats(Phrase):
    key = "united-swap-threats"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "with": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for one, other in zip(self.things("of", state, run), self.things("with", state, run), strict=False):
            first, second = state.threat(one), state.threat(other)
            first.at, second.at = second.at, first.at
            state.emit("threats-swapped", {"threat": first.id, "other-threat": second.id})


class ReturnThreat(Phrase):
    """A cleared Threat comes back to play."""

    key = "united-return-threat"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "to": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        places = self.places("to", state, run)
        for thing in self.things("of", state, run)[:1]:
            if places:
                rules.return_threat(state, state.threat(thing), places[0])


class Stun(Phrase):
    key = "united-stun"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("of", state, run)[:1]:
            if thing == "villain":
                state.stunned = True
            else:
                state.threat(thing).stunned = True
            state.emit("stunned", {"thing": thing})
