"""A Villain with Missions of his own: what he rescues and defeats himself."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.rules import missions
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.phrases import SELECTOR, Phrase, one_of
from tableverse.kernel.effects import Resolving


class VillainProgress(Phrase):
    """A token for a Mission of the Villain."""

    key = "united-villain-progress"
    takes: ClassVar[dict[str, str]] = {"mission": one_of(*missions.MISSIONS)}

    def do(self, state: UnitedState, run: Resolving) -> None:
        missions.villain_progress(state, missions.MISSIONS.index(self.word("mission")))


class VillainCollects(Phrase):
    """The Villain rescues a Civilian or defeats a Thug in each of the Locations."""

    key = "united-villain-collects"
    takes: ClassVar[dict[str, str]] = {"kind": one_of("thug", "civilian"), "of": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"of": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in self.places("of", state, run):
            missions.villain_collects(state, at, self.word("kind"))


class CollectExcess(Phrase):
    """The tokens that found no room go to the Villain's Missions."""

    key = "united-collect-excess"
    asks: ClassVar[tuple[str, ...]] = ("excess",)

    def do(self, state: UnitedState, run: Resolving) -> None:
        for kind in str(run.bound.get("excess", "")).split():
            missions.villain_progress(state, missions.RESCUE if kind == "civilian" else missions.DEFEAT)
