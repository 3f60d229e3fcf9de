"""A Villain's own Missions."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.rules import missions
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.bases import UnitedVerb, places_of
from tableverse.games.united.vocabulary.nodes import Selector
from tableverse.kernel.effects import Resolving, argument, word


@word("villain-progress")
class VillainProgress(UnitedVerb):
    """Put a token on one of the Villain's own Missions."""

    mission: str = argument(one_of=missions.MISSIONS)

    def do(self, state: UnitedState, run: Resolving) -> None:
        missions.villain_progress(state, missions.MISSIONS.index(self.mission))


@word("villain-collects")
class VillainCollects(UnitedVerb):
    """Let the Villain rescue a Civilian, or defeat a Thug, in each of these Locations."""

    kind: str = argument(one_of=("thug", "civilian"))
    of: Selector
    forms: ClassVar[dict[str, str]] = {"of": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in places_of(self.of, state, run):
            missions.villain_collects(state, at, self.kind)


@word("collect-excess")
class CollectExcess(UnitedVerb):
    """Put the tokens that did not fit on the Villain's own Missions."""

    needs: ClassVar[tuple[str, ...]] = ("excess",)

    def do(self, state: UnitedState, run: Resolving) -> None:
        for kind in run.bound.get("excess", ()):
            missions.villain_progress(state, missions.RESCUE if kind == "civilian" else missions.DEFEAT)
