"""The Villain: his track, Health, way and tempo."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.frames.villain_turn import whole_bam
from tableverse.games.united.rules import powers, rhythm, villain
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.phrases import NUMBER, Phrase
from tableverse.kernel.effects import Resolving


class Advance(Phrase):
    key = "united-advance"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def do(self, state: UnitedState, run: Resolving) -> None:
        villain.advance(state, self.number("amount", state, run))


class VillainGains(Phrase):
    key = "united-villain-gains"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def do(self, state: UnitedState, run: Resolving) -> None:
        villain.gain_health(state, self.number("amount", state, run))


class Delay(Phrase):
    """The next Villain turn comes so many Hero cards later."""

    key = "united-delay"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def do(self, state: UnitedState, run: Resolving) -> None:
        rhythm.delay(state, self.number("amount", state, run))


class Accelerate(Phrase):
    key = "united-accelerate"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def do(self, state: UnitedState, run: Resolving) -> None:
        rhythm.delay(state, -self.number("amount", state, run))


class Target(Phrase):
    """A Target token on the Villain."""

    key = "united-target"

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return powers.villain_takes_tokens(state)

    def do(self, state: UnitedState, run: Resolving) -> None:
        if not powers.villain_takes_tokens(state):
            return
        powers.last(state, "target", "villain", "game")


class Untarget(Phrase):
    """One Target token less."""

    key = "united-untarget"

    def do(self, state: UnitedState, run: Resolving) -> None:
        for item in state.lasting:
            if item.kind == "target":
                state.lasting.remove(item)
                return


class Bam(Phrase):
    """BAM! of the Dashboard."""

    key = "united-bam"

    def do(self, state: UnitedState, run: Resolving) -> None:
        if run.origin.startswith("hero:"):  # that Hero's KO brings it
            villain.answer_ko(state, run.origin)
        else:
            villain.activate(state)


class WholeBam(Phrase):
    """BAM! of the Dashboard and of the Threats."""

    key = "united-whole-bam"

    def do(self, state: UnitedState, run: Resolving) -> None:
        whole_bam(state)
