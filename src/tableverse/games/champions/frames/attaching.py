"""Choosing the host of a card."""

from __future__ import annotations

from tableverse.games.champions.frames.options import thing_option
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import entering
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import Shared, plain
from tableverse.kernel.state import Frame


@plain
class Attaching(Frame[ChampionsState]):
    """The choice of a host for a card that enters play.

    The first player chooses for an attachment, its player for an upgrade.
    """

    card: str
    hosts: Shared[list[str]]
    seat: int = NOBODY

    def run(self, state: ChampionsState) -> Decision | None:
        if self.card not in state.limbo:
            state.frames.pop()
            return None
        options = [thing_option("place", host) for host in self.hosts]
        prompt = Message("champions-ask-place", {"card": self.card})
        seat = state.first if self.seat == NOBODY else self.seat
        return Decision(seat, "place", prompt, options, self.card)

    def answer(self, state: ChampionsState, option: Option) -> None:
        host = option.thing
        state.limbo.remove(self.card)
        entering.enter_play(state, self.card, state.play[host].area if self.seat == NOBODY else self.seat, host)
