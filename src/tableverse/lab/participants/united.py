"""Heroes and Villains in a game of Marvel United."""

from __future__ import annotations

from tableverse.games.united.view import UnitedView
from tableverse.lab.participants.base import Participants


class UnitedParticipants(Participants[UnitedView]):
    def held(self, view: UnitedView) -> list[list[str]]:
        held = super().held(view)
        for number, hero in enumerate(view.heroes):
            held[min(number, view.seats - 1)].append(hero.id)  # a commander plays all Heroes
        return held

    def opponent(self, view: UnitedView) -> str:
        return view.villain
