"""Master Plan cards: put facedown, looked at, exchanged."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united import rules
from tableverse.games.united.frames import card_options
from tableverse.games.united.phrases import NUMBER, Phrase, one_of
from tableverse.games.united.state import ALL_SEATS, NOBODY, UnitedState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving, Selector, Voice
from tableverse.kernel.state import Frame, State


class FacedownPlan(Phrase):
    """Draw a Master Plan card and put it facedown in the Storyline."""

    key = "united-facedown-plan"

    def act(self, state: UnitedState, run: Resolving) -> None:
        card = rules.draw_plan(state)
        if state.villain_seat != NOBODY:
            if card:
                state.villain_hand.append(card)
                state.emit("drew-plan", {"card": card}, state.villain_seat, True)
            state.frames.append(LayingFacedown())
        elif card:
            rules.plan_facedown(state, card)
        else:
            rules.heroes_lose(state, "no-plan")


class LayingFacedown(Frame):
    """The Villain player chooses the card to put facedown."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    __slots__ = ()

    def clone(self) -> LayingFacedown:
        return self

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        if not state.villain_hand:
            rules.heroes_lose(state, "no-plan")
            return None
        options = card_options(state, state.villain_hand, "facedown")
        return Decision(state.villain_seat, "facedown", Message("united-ask-facedown"), options, shown=True)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        card = option.id.removeprefix("facedown:")
        rules.leave_villain_hand(state, card, False)
        state.frames.pop()
        rules.plan_facedown(state, card)


class LookAtPlan(Phrase):
    """See the top card of the Master Plan deck."""

    key = "united-look-at-plan"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return bool(state.plans)

    def act(self, state: UnitedState, run: Resolving) -> None:
        if state.plans and state.seen_plan != ALL_SEATS:
            state.seen_plan = run.seat
            state.emit("looked", {"seat": run.seat})
            state.emit("saw-plan", {"card": state.plans[-1]}, run.seat, True)


class PlanToBottom(Phrase):
    """The top card of the Master Plan deck goes under it."""

    key = "united-plan-to-bottom"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return bool(state.plans)

    def act(self, state: UnitedState, run: Resolving) -> None:
        if state.plans:
            knowing = range(state.seats) if state.seen_plan == ALL_SEATS else [state.seen_plan]
            rules.bury_plan(state, rules.draw_plan(state), *knowing)


class Guess(Phrase):
    """Say what the top card of the Master Plan deck adds more of; then it is revealed to everybody."""

    key = "united-guess"
    takes: ClassVar[dict[str, str]] = {"kind": one_of("thug", "civilian")}
    says_any = True

    def say_any(self, voice: Voice, parts: list[Phrase], who: Selector | None) -> str:
        return voice.sentence("united-guess-any")

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return bool(state.plans)

    def act(self, state: UnitedState, run: Resolving) -> None:
        run.bound["guess"] = self.word("kind")
        state.emit("guessed", {"hero": state.heroes[run.seat].id, "kind": self.word("kind")})
        rules.reveal_plan(state)

    def notes(self) -> tuple[str, ...]:
        return ("guess",)


class CyclePlans(Phrase):
    """Discard Master Plan cards from hand to the bottom of the deck and draw as many."""

    key = "united-cycle-plans"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return bool(state.villain_hand)

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(CyclingPlans(self.number("amount", state, run), 0, state.villain_seat, ""))


class ThwartPlan(Phrase):
    """See the Villain player's hand; one card of it may go under the deck, and another is drawn."""

    key = "united-thwart-plan"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return bool(state.villain_hand)

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.hand_seen, state.hand_seer = state.villain_hand[:], run.seat
        state.emit("saw-plans", {"cards": state.villain_hand[:]}, run.seat, True)
        state.frames.append(CyclingPlans(1, 0, run.seat, "thwart"))


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
            card = rules.draw_plan(state)
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
        rules.leave_villain_hand(state, card, seen)
        rules.bury_plan(state, card, state.villain_seat, self.seat)
