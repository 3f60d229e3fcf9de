"""Cards in a game of Splendor: Marvel."""

from __future__ import annotations

from tableverse.games.splendor.view import SplendorView
from tableverse.lab.participants.base import Participants


class SplendorParticipants(Participants[SplendorView]):
    def held(self, view: SplendorView) -> list[list[str]]:
        return [[*mat.recruited, *mat.locations] for mat in view.mats]
