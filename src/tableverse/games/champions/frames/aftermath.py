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
    """The lowest frame after the game is decided: when everything above it is done, the game is over."""

    won: bool
    reason: str

    def run(self, state: ChampionsState) -> Decision | None:
        campaign.conclude(state, self.won)
        state.result = outcome.result(state, self.won, self.reason)
        return None


def begin_aftermath(state: ChampionsState) -> bool:
    """Drop everything in progress after the game is decided. Return False if the campaign has no aftermath."""
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
