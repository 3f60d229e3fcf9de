"""Cards that ready at the end of the player phase only if their controller pays an additional cost."""

from __future__ import annotations

from tableverse.games.champions.frames.options import thing_option
from tableverse.games.champions.rules import costs, readying
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class Readying(Frame[ChampionsState]):
    """Decisions for one card after another: pay and ready the card, or leave it exhausted."""

    waiting: list[str]
    #: Whether the costs of the first card are being paid.
    paid: bool = False

    def run(self, state: ChampionsState) -> Decision | None:
        if not self.waiting:
            state.frames.pop()
            return None
        thing = self.waiting[0]
        if self.paid:
            readying.ready(state, thing)
        elif thing in state.play and all(self.payable(state, thing)):  # the card may have been given away to pay
            options = [thing_option("ready", thing), Option("decline", Message("champions-option-decline"))]
            prompt = Message("champions-ask-ready", {"card": thing})
            return Decision(state.play[thing].area, "ready", prompt, options, thing)
        self.paid = False
        self.waiting.pop(0)
        return None

    def payable(self, state: ChampionsState, thing: str) -> list[bool]:
        seat = state.play[thing].area
        return [
            cost.effect.payable(state, Resolving(cost.label, seat, card))
            for cost, card in costs.tolls_on(state, "ready", thing)
        ]

    def answer(self, state: ChampionsState, option: Option) -> None:
        thing = self.waiting[0]
        if option.verb == "decline":
            self.waiting.pop(0)
            return
        self.paid = True
        for cost, card in reversed(costs.tolls_on(state, "ready", thing)):
            state.frames.append(Resolving(cost.label, state.play[thing].area, card))
