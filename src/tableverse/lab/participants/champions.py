"""Heroes and villains in a game of Marvel Champions."""

from __future__ import annotations

from tableverse.games.champions.ids import name_of
from tableverse.games.champions.view import ChampionsView
from tableverse.lab.participants.base import Participants


class ChampionsParticipants(Participants[ChampionsView]):
    def held(self, view: ChampionsView) -> list[list[str]]:
        return [[name_of(player.identity)] for player in view.players]

    def opponent(self, view: ChampionsView) -> str:
        return view.villain
