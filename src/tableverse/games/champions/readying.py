"""Cards that do not ready at the end of the player phase unless their controller pays an additional cost."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions.frames import thing_option
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Ability, Resolving
from tableverse.kernel.state import Frame, State


def ready_tolls(state: ChampionsState, thing: str) -> list[tuple[Ability, str]]:
    """The additional costs of readying a card, each with the card that asks for it."""
    if not state.cards.tolled:
        return []
    found: list[tuple[Ability, str]] = []
    for piece in state.play.values():
        for toll in state.cards.by_id[piece.face].tolls:
            run = Resolving(toll.cost.label, max(0, piece.area), piece.id)
            if toll.to == "ready" and thing in toll.of.find(state, run):
                found.append((toll.cost, piece.id))
    return found


class Readying(Frame):
    """Cards one after the other: pay and ready, or leave it exhausted."""

    FIELDS: ClassVar[tuple[str, ...]] = ("waiting", "paid")
    __slots__ = FIELDS

    def __init__(self, waiting: list[str], paid: bool = False) -> None:
        self.waiting = waiting
        #: The costs of the first one are being paid.
        self.paid = paid

    def clone(self) -> Readying:
        return Readying(self.waiting[:], self.paid)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
        if not self.waiting:
            state.frames.pop()
            return None
        thing = self.waiting[0]
        if self.paid:
            state.play[thing].exhausted = False
            state.emit("ready", {"card": thing})
        elif all(self.payable(state, thing)):
            options = [thing_option("ready", thing), Option("decline", Message("champions-option-decline"))]
            prompt = Message("champions-ask-ready", {"card": thing})
            return Decision(state.play[thing].area, "ready", prompt, options, thing)
        self.paid = False
        self.waiting.pop(0)
        return None

    def payable(self, state: ChampionsState, thing: str) -> list[bool]:
        seat = state.play[thing].area
        return [
            cost.effect.payable(state, Resolving(cost.label, seat, card)) for cost, card in ready_tolls(state, thing)
        ]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        thing = self.waiting[0]
        if option.id == "decline":
            self.waiting.pop(0)
            return
        self.paid = True
        for cost, card in reversed(ready_tolls(state, thing)):
            state.frames.append(Resolving(cost.label, state.play[thing].area, card))
