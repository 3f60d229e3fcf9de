"""Who and what took part in a game of Splendor: Marvel."""

from __future__ import annotations

from tableverse.games.splendor.view import SplendorView
from tableverse.kernel.game import View
from tableverse.lab.participants.base import Participants


class SplendorParticipants(Participants):
    def held(self, view: View) -> list[list[str]]:
        assert isinstance(view, SplendorView)
        return [[*mat.recruited, *mat.locations] for mat in view.mats]
