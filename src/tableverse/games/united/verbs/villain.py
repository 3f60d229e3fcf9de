"""The Villain: his track, Health, way and tempo."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united import rules
from tableverse.games.united.phrases import NUMBER, SELECTOR, Phrase
from tableverse.games.united.state import UnitedState
from tableverse.games.united.villain_turn import activate, answer_ko, whole_bam
from tableverse.kernel.effects import Resolving
from tableverse.kernel.state import State


class Advance(Phrase):
    key = "united-advance"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def act(self, state: UnitedState, run: Resolving) -> None:
        rules.advance(state, self.number("amount", state, run))


class VillainGains(Phrase):
    key = "united-villain-gains"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def act(self, state: UnitedState, run: Resolving) -> None:
        rules.gain_health(state, self.number("amount", state, run))


class MoveVillain(Phrase):
    key = "united-move-villain"
    takes: ClassVar[dict[str, str]] = {"to": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for at in self.places("to", state, run)[:1]:
            rules.move_villain(state, at)


class Delay(Phrase):
    """The next Villain turn comes so many Hero cards later."""

    key = "united-delay"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def act(self, state: UnitedState, run: Resolving) -> None:
        rules.delay(state, self.number("amount", state, run))


class Accelerate(Phrase):
    key = "united-accelerate"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def act(self, state: UnitedState, run: Resolving) -> None:
        rules.delay(state, -self.number("amount", state, run))


class Target(Phrase):
    """A Target token on the Villain."""

    key = "united-target"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return rules.villain_takes_tokens(state)

    def act(self, state: UnitedState, run: Resolving) -> None:
        if not rules.villain_takes_tokens(state):
            return
        rules.last(state, "target", "villain", "game")


class Untarget(Phrase):
    """One Target token less."""

    key = "united-untarget"

    def act(self, state: UnitedState, run: Resolving) -> None:
        for item in state.lasting:
            if item.kind == "target":
                state.lasting.remove(item)
                return


class Bam(Phrase):
    """BAM! of the Dashboard."""

    key = "united-bam"

    def act(self, state: UnitedState, run: Resolving) -> None:
        if run.origin.startswith("hero:"):  # that Hero's KO brings it
            answer_ko(state, run.origin)
        else:
            activate(state)


class WholeBam(Phrase):
    """BAM! of the Dashboard and of the Threats."""

    key = "united-whole-bam"

    def act(self, state: UnitedState, run: Resolving) -> None:
        whole_bam(state)
