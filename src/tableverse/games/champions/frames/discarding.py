"""Discarding hand cards by their printed resources."""

from __future__ import annotations

from tableverse.games.champions.frames.options import thing_option
from tableverse.games.champions.rules import piles
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class DiscardingResources(Frame[ChampionsState]):
    """Decisions to discard hand cards until ``amount`` printed resources have been discarded.

    A card with two resources counts as two.
    """

    seat: int
    amount: int
    source: str

    def run(self, state: ChampionsState) -> Decision | None:
        able = [thing for thing in state.players[self.seat].hand if state.cards.of(thing).resources]
        if self.amount <= 0 or not able:
            state.frames.pop()
            return None
        prompt = Message("champions-ask-discard-resources", {"amount": self.amount})
        return Decision(self.seat, "discard", prompt, [thing_option("discard", thing) for thing in able], self.source)

    def answer(self, state: ChampionsState, option: Option) -> None:
        self.amount -= len(state.cards.of(option.thing).resources)
        piles.discard_from_hand(state, self.seat, option.thing)
