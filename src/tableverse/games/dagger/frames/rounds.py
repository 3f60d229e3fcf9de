"""The round: a hero phase, then a nemesis phase, again and again until the game ends."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.dagger.frames.hero_phase import HeroPhase
from tableverse.games.dagger.frames.nemesis_phase import NemesisPhase
from tableverse.kernel.choice import Decision
from tableverse.kernel.state import Frame, State


class Rounds(Frame):
    """Lies under everything else. ``heroes``: the hero phase comes next."""

    FIELDS: ClassVar[tuple[str, ...]] = ("heroes",)
    __slots__ = FIELDS

    def __init__(self, heroes: bool = True) -> None:
        self.heroes = heroes

    def clone(self) -> Rounds:
        return Rounds(self.heroes)

    def run(self, state: State) -> Decision | None:
        state.frames.append(HeroPhase() if self.heroes else NemesisPhase())
        self.heroes = not self.heroes
        return None
