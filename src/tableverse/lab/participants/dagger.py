"""Heroes and nemeses in a game of Marvel D.A.G.G.E.R."""

from __future__ import annotations

from tableverse.games.dagger.view import DaggerView
from tableverse.lab.participants.base import Participants


class DaggerParticipants(Participants[DaggerView]):
    def held(self, view: DaggerView) -> list[list[str]]:
        held = super().held(view)
        for hero in view.heroes:
            held[hero.seat] += [hero.id, hero.aspect]
        return held

    def opponent(self, view: DaggerView) -> str:
        return view.nemesis.card
