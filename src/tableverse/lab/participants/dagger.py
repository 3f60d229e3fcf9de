"""Who and what took part in a game of Marvel D.A.G.G.E.R.."""

from __future__ import annotations

from tableverse.games.dagger.view import DaggerView
from tableverse.kernel.game import View
from tableverse.lab.participants.base import Participants


class DaggerParticipants(Participants):
    def held(self, view: View) -> list[list[str]]:
        assert isinstance(view, DaggerView)
        held = super().held(view)
        for hero in view.heroes:
            held[hero.seat] += [hero.id, hero.aspect]
        return held

    def opponent(self, view: View) -> str:
        assert isinstance(view, DaggerView)
        return view.nemesis.card
