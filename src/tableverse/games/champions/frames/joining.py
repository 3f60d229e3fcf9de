"""Rejoining of separated players: choosing the area to join, and the copy to discard."""

from __future__ import annotations

from tableverse.games.champions.frames.options import thing_option
from tableverse.games.champions.rules import areas, leaving, stages
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class Joining(Frame[ChampionsState]):
    """The ending of areas, one after another, at the end of a phase.

    Once all players are together in the last area, its main scheme advances.
    """

    ending: list[str]

    def run(self, state: ChampionsState) -> Decision | None:
        doubles = areas.doubles(state)
        if doubles:
            options = [thing_option("discard", thing) for thing in doubles]
            return Decision(state.first, "double", Message("champions-ask-double"), options)
        if not self.ending:
            state.frames.pop()
            if len(state.areas) == 1:
                areas.unite(state)
                if state.card(state.scheme).meeting:
                    stages.advance(state)
            return None
        name = self.ending[0]
        found = areas.open_areas(state)
        if len(found) == 1:
            self.join(state, found[0])
            return None
        areas.enter(state, name)
        options = [
            Option(f"join:{into}", Message("champions-option-join", {"card": into}), [into], [into]) for into in found
        ]
        return Decision(state.lead(), "join", Message("champions-ask-join"), options)

    def answer(self, state: ChampionsState, option: Option) -> None:
        if option.verb == "discard":
            leaving.leave_play(state, option.thing)
        else:
            self.join(state, option.thing)

    def join(self, state: ChampionsState, into: str) -> None:
        areas.join(state, self.ending.pop(0), into)
