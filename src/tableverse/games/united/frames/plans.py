"""Master Plan cards of a player's choice."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.frames.options import card_options
from tableverse.games.united.rules import ending, plans
from tableverse.games.united.state import UnitedState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.state import Frame, State


class LayingFacedown(Frame):
    """The Villain player chooses the card to put facedown."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    __slots__ = ()

    def clone(self) -> LayingFacedown:
        return self

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        if not state.villain_hand:
            ending.heroes_lose(state, "no-plan")
            return None
        options = card_options(state, state.villain_hand, "facedown")
        return Decision(state.villain_seat, "facedown", Message("united-ask-facedown"), options, shown=True)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        card = option.id.removeprefix("facedown:")
        plans.leave_villain_hand(state, card, False)
        state.frames.pop()
        plans.plan_facedown(state, card)


class CyclingPlans(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("left", "gone", "seat", "why")
    __slots__ = FIELDS

    def __init__(self, left: int, gone: int, seat: int, why: str) -> None:
        self.left = left
        self.gone = gone
        self.seat = seat
        self.why = why

    def clone(self) -> CyclingPlans:
        return CyclingPlans(self.left, self.gone, self.seat, self.why)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        if self.left and state.villain_hand:
            options = card_options(state, state.villain_hand, "under")
            options.append(Option("skip", Message("united-option-skip")))
            return Decision(self.seat, "cycle", Message("united-ask-cycle"), options)
        state.frames.pop()
        for _ in range(self.gone):
            card = plans.draw_plan(state)
            state.villain_hand.append(card)
            state.emit("drew-plan", {"card": card}, state.villain_seat, True)
        return None

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        if option.id == "skip":
            self.left = 0
            return
        card = option.id.removeprefix("under:")
        self.left -= 1
        self.gone += 1
        seen = self.seat != state.villain_seat
        plans.leave_villain_hand(state, card, seen)
        plans.bury_plan(state, card, state.villain_seat, self.seat)
