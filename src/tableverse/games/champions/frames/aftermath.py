"""Campaign choices after a game, before the next scenario."""

from __future__ import annotations

from tableverse.games.champions.rules import campaign, outcome
from tableverse.games.champions.rules.campaign import AFTERMATH
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision
from tableverse.kernel.effects import Resolving
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class Aftermath(Frame[ChampionsState]):
    """The lowest frame once the game is decided. It ends the game when all frames above it are done."""

    won: bool
    reason: str

    def run(self, state: ChampionsState) -> Decision | None:
        campaign.conclude(state, self.won)
        state.result = outcome.result(state, self.won, self.reason)
        return None


def begin_aftermath(state: ChampionsState) -> bool:
    """Replace all frames by the campaign's aftermath of the decided game. Return False if there is none."""
    assert state.result is not None
    won = bool(state.result.winners)
    if state.phase == AFTERMATH or not campaign.has_aftermath(state, won):
        return False
    aftermath = campaign.outcome_of(state, won).aftermath
    assert aftermath is not None
    state.phase = AFTERMATH
    state.frames[:] = [Aftermath(won, state.result.reason), Resolving(aftermath.label, state.first, state.villain)]
    state.result = None
    return True
