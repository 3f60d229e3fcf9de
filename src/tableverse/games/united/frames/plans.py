"""Choices of Master Plan cards."""

from __future__ import annotations

from tableverse.games.united.frames.options import SKIP, card_options
from tableverse.games.united.ids import name_of
from tableverse.games.united.rules import outcome, plans
from tableverse.games.united.state import UnitedState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class LayingFacedown(Frame[UnitedState]):
    """A decision: which Master Plan card the Villain player puts facedown."""

    def clone(self) -> LayingFacedown:
        return self

    def run(self, state: UnitedState) -> Decision | None:
        if not state.villain_hand:
            outcome.heroes_lose(state, "no-plan")
            return None
        options = card_options(state, state.villain_hand, "facedown")
        return Decision(state.villain_seat, "facedown", Message("united-ask-facedown"), options, shown=True)

    def answer(self, state: UnitedState, option: Option) -> None:
        card = name_of(option.thing)
        plans.leave_villain_hand(state, card, False)
        state.frames.pop()
        plans.plan_facedown(state, card)


@plain
class CyclingPlans(Frame[UnitedState]):
    """Replacement of cards in the Villain player's hand.

    The cards that ``seat`` chooses go under the deck; then the Villain player draws the same number.
    """

    left: int
    gone: int
    seat: int
    #: "thwart" if a Hero chooses. No rule reads it.
    why: str

    def run(self, state: UnitedState) -> Decision | None:
        if self.left:
            options = card_options(state, state.villain_hand, "under")
            options.append(SKIP)
            return Decision(self.seat, "cycle", Message("united-ask-cycle"), options)
        state.frames.pop()
        for _ in range(self.gone):
            card = plans.draw_plan(state)
            state.villain_hand.append(card)
            state.emit("drew-plan", {"card": card}, state.villain_seat, True)
        return None

    def answer(self, state: UnitedState, option: Option) -> None:
        if option.verb == SKIP.verb:
            self.left = 0
            return
        card = name_of(option.thing)
        self.left -= 1
        self.gone += 1
        seen = self.seat != state.villain_seat
        plans.leave_villain_hand(state, card, seen)
        plans.bury_plan(state, card, state.villain_seat, self.seat)
