"""Rounds: a hero phase and a nemesis phase, repeated until the game ends."""

from __future__ import annotations

from tableverse.games.dagger.frames.hero_phase import HeroPhase
from tableverse.games.dagger.frames.nemesis_phase import NemesisPhase
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.choice import Decision
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class Rounds(Frame[DaggerState]):
    """The bottom frame, which alternates the phases. ``heroes``: whether the hero phase is next."""

    heroes: bool = True

    def run(self, state: DaggerState) -> Decision | None:
        state.frames.append(HeroPhase() if self.heroes else NemesisPhase())
        self.heroes = not self.heroes
        return None
