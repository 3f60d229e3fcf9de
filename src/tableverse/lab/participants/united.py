"""Who and what took part in a game of Marvel United."""

from __future__ import annotations

from tableverse.games.united.view import UnitedView
from tableverse.kernel.game import View
from tableverse.lab.participants.base import Participants


class UnitedParticipants(Participants):
    def held(self, view: View) -> list[list[str]]:
        assert isinstance(view, UnitedView)
        held = super().held(view)
        for number, hero in enumerate(view.heroes):
            held[min(number, view.seats - 1)].append(hero.id)  # the Commander plays all Heroes
        return held

    def opponent(self, view: View) -> str:
        assert isinstance(view, UnitedView)
        return view.villain
