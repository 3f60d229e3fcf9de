"""The first player's choice of the next active villain."""

from __future__ import annotations

from tableverse.games.champions.frames.options import thing_option
from tableverse.games.champions.rules import camps
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import Shared, plain
from tableverse.kernel.state import Frame


@plain
class ActiveVillain(Frame[ChampionsState]):
    cards: Shared[list[str]]

    def run(self, state: ChampionsState) -> Decision | None:
        options = [thing_option("next", thing) for thing in self.cards]
        return Decision(state.first, "order", Message("champions-ask-active"), options)

    def answer(self, state: ChampionsState, option: Option) -> None:
        state.frames.pop()
        camps.make_active(state, option.thing)
