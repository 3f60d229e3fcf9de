"""Laying, viewing and exchanging Master Plan cards."""

from __future__ import annotations

from tableverse.games.united.frames.plans import CyclingPlans, LayingFacedown
from tableverse.games.united.ids import ALL_SEATS, NOBODY
from tableverse.games.united.rules import outcome, plans
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.bases import UnitedVerb, your_hero
from tableverse.games.united.vocabulary.nodes import Number, Selector
from tableverse.kernel.effects import Resolving, Voice, argument, word


@word("facedown-plan")
class FacedownPlan(UnitedVerb):
    """Draw a Master Plan card and put it facedown in the Storyline.

    A Villain player draws the card into their hand and chooses a card from the hand.
    """

    def do(self, state: UnitedState, run: Resolving) -> None:
        card = plans.draw_plan(state)
        if state.villain_seat != NOBODY:
            if card:
                state.villain_hand.append(card)
                state.emit("drew-plan", {"card": card}, state.villain_seat, True)
            state.frames.append(LayingFacedown())
        elif card:
            plans.plan_facedown(state, card)
        else:
            outcome.heroes_lose(state, "no-plan")


@word("look-at-plan")
class LookAtPlan(UnitedVerb):
    """Look at the top card of the Master Plan deck."""

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return bool(state.plans)

    def do(self, state: UnitedState, run: Resolving) -> None:
        if state.plans and state.seen_plan != ALL_SEATS:
            state.seen_plan = run.seat
            state.emit("looked", {"seat": run.seat})
            state.emit("saw-plan", {"card": state.plans[-1]}, run.seat, True)


@word("plan-to-bottom")
class PlanToBottom(UnitedVerb):
    """Put the top card of the Master Plan deck on the bottom."""

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return bool(state.plans)

    def do(self, state: UnitedState, run: Resolving) -> None:
        if state.plans:
            knowing = range(state.seats) if state.seen_plan == ALL_SEATS else [state.seen_plan]
            plans.bury_plan(state, plans.draw_plan(state), *knowing)


@word("guess")
class Guess(UnitedVerb):
    """Guess whether the top Master Plan card adds more Thugs or Civilians, then reveal it."""

    kind: str = argument(one_of=("thug", "civilian"))
    mergeable = True

    def render_merged(self, voice: Voice, parts: list[UnitedVerb], who: Selector | None) -> str:
        return voice.sentence("united-guess-any")

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return bool(state.plans)

    def do(self, state: UnitedState, run: Resolving) -> None:
        run.bound["guess"] = self.kind
        hero = your_hero(state, run).id
        if hero:
            state.emit("guessed", {"hero": hero, "kind": self.kind})
        plans.reveal_plan(state)

    def recorded_names(self) -> tuple[str, ...]:
        return ("guess",)


@word("cycle-plans")
class CyclePlans(UnitedVerb):
    """Replace up to ``amount`` Master Plan cards in the Villain player's hand.

    The replaced cards go under the deck; then the Villain player draws the same number.
    """

    amount: Number

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return bool(state.villain_hand)

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(CyclingPlans(self.amount.value(state, run), 0, state.villain_seat, ""))


@word("thwart-plan")
class ThwartPlan(UnitedVerb):
    """Look at the Villain player's hand. You may put one card under the deck; the Villain player then draws one."""

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return bool(state.villain_hand)

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.hand_seen, state.hand_seer = state.villain_hand[:], run.seat
        state.emit("saw-plans", {"cards": state.villain_hand[:]}, run.seat, True)
        state.frames.append(CyclingPlans(1, 0, run.seat, "thwart"))
