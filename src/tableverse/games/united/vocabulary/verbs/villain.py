"""The Villain: track, Health, BAM! and the timing of Villain turns."""

from __future__ import annotations

from tableverse.games.united.frames.villain_turn import whole_bam
from tableverse.games.united.ids import VILLAIN, kind_of
from tableverse.games.united.rules import powers, rhythm, villain
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.bases import UnitedVerb
from tableverse.games.united.vocabulary.nodes import Number
from tableverse.kernel.effects import Resolving, word


@word("advance")
class Advance(UnitedVerb):
    """Advance the Villain on the track."""

    amount: Number

    def do(self, state: UnitedState, run: Resolving) -> None:
        villain.advance(state, self.amount.value(state, run))


@word("villain-gains")
class VillainGains(UnitedVerb):
    """Give Health to the Villain."""

    amount: Number

    def do(self, state: UnitedState, run: Resolving) -> None:
        villain.gain_health(state, self.amount.value(state, run))


@word("delay")
class Delay(UnitedVerb):
    """Delay the next Villain turn by that many Hero cards."""

    amount: Number

    def do(self, state: UnitedState, run: Resolving) -> None:
        rhythm.delay(state, self.amount.value(state, run))


@word("accelerate")
class Accelerate(UnitedVerb):
    """Bring the next Villain turn forward by that many Hero cards."""

    amount: Number

    def do(self, state: UnitedState, run: Resolving) -> None:
        rhythm.accelerate(state, self.amount.value(state, run))


@word("target")
class Target(UnitedVerb):
    """Put a Target token on the Villain."""

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return powers.villain_takes_tokens(state)

    def do(self, state: UnitedState, run: Resolving) -> None:
        if not powers.villain_takes_tokens(state):
            return
        powers.last(state, "target", VILLAIN, "game")


@word("untarget")
class Untarget(UnitedVerb):
    """Remove a Target token from the Villain."""

    def do(self, state: UnitedState, run: Resolving) -> None:
        for item in state.lasting:
            if item.kind == "target":
                state.lasting.remove(item)
                return


@word("bam")
class Bam(UnitedVerb):
    """Resolve the BAM! of the Dashboard."""

    def do(self, state: UnitedState, run: Resolving) -> None:
        if kind_of(run.origin) == "hero":  # this is the effect of that Hero's KO
            villain.resolve_ko(state, run.origin)
        else:
            villain.activate(state)


@word("whole-bam")
class WholeBam(UnitedVerb):
    """Resolve the BAM! of the Dashboard, then the BAM! of each Threat."""

    def do(self, state: UnitedState, run: Resolving) -> None:
        whole_bam(state)
