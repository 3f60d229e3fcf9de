"""Who and what took part in a game of Marvel Champions."""

from __future__ import annotations

from tableverse.games.champions.ids import name_of
from tableverse.games.champions.view import ChampionsView
from tableverse.kernel.game import View
from tableverse.lab.participants.base import Participants


class ChampionsParticipants(Participants):
    def held(self, view: View) -> list[list[str]]:
        assert isinstance(view, ChampionsView)
        return [[name_of(player.identity)] for player in view.players]

    def opponent(self, view: View) -> str:
        assert isinstance(view, ChampionsView)
        return view.villain
