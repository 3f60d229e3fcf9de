"""The Villain turn: a Master Plan card, resolved from top to bottom."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.frames.options import card_options, place_options
from tableverse.games.united.frames.overflow import drain_overflow
from tableverse.games.united.ids import NOBODY, NOWHERE, RING, VILLAIN, name_of
from tableverse.games.united.rules import movement, occurrences, outcome, plans, powers, rhythm, tokens, villain
from tableverse.games.united.state import Entry, UnitedState
from tableverse.games.united.symbols import SPOTS
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import field, plain
from tableverse.kernel.state import Frame

# The phases of a turn.
DRAW: Final = 0
PLAY: Final = 1
TWIST: Final = 2
MOVE: Final = 3
BAM: Final = 4
SPECIAL: Final = 5
ADD: Final = 6
CLOSE: Final = 7
END: Final = 8
ASK_PLAN: Final = Message("united-ask-plan")
ASK_SEND: Final = Message("united-ask-send-villain")
ASK_AS_IF: Final = Message("united-ask-as-if")
ASK_MOVEMENT: Final = Message("united-ask-movement")


@plain
class VillainTurn(Frame[UnitedState]):
    phase: int = DRAW
    card: str = ""
    #: Tokens that the Villain player still has to place.
    adding: list[str] = field(factory=list)

    def run(self, state: UnitedState) -> Decision | None:
        if drain_overflow(state, in_order=self.phase == CLOSE):
            return None
        phase = self.phase
        if phase == DRAW:
            self._begin(state)
        elif phase == PLAY:
            hand = state.villain_hand
            if not hand:
                outcome.heroes_lose(state, "no-plan")
                return None
            starting = [card for card in hand if state.cards.plans[card].starting]
            playable = starting if starting and not state.storyline else hand
            options = card_options(state, playable, "plan")
            return Decision(state.villain_seat, "plan", ASK_PLAN, options, shown=len(hand) > 1)
        elif phase == TWIST:
            self.phase = MOVE
            if state.villain_seat != NOBODY:
                occurrences.occur(state, "plan", {"card": self.card})
        elif phase == MOVE:
            return self._move(state)
        elif phase == BAM:
            if state.in_force("as-if-beside") and state.cards.plans[self.card].bam:
                around = [(state.villain_at + step) % RING for step in (0, -1, 1)]
                options = place_options(state, around, "as-if")
                return Decision(state.villain_seat, "as-if", ASK_AS_IF, options)
            self.phase = SPECIAL
            if state.cards.plans[self.card].bam:
                whole_bam(state)
        elif phase == SPECIAL:
            self.phase = ADD
            if state.cards.plans[self.card].special:
                occurrences.resolve(state, f"plan/{self.card}", state.group_seat, VILLAIN)
        elif phase == ADD:
            return self._add(state)
        elif phase == CLOSE:
            self.phase = END
            occurrences.occur(state, "villain-turn-end", {})
        else:
            self._end(state)
        return None

    def answer(self, state: UnitedState, option: Option) -> None:
        verb, thing = option.verb, option.thing
        if verb == "plan":
            card = name_of(thing)
            plans.leave_villain_hand(state, card, True)
            self._play(state, card)
        elif verb == "send-villain":
            self.phase = BAM
            movement.move_villain(state, state.place_of(thing))
        elif verb == "movement":
            self.phase = BAM
            movement.move_villain(state, (state.villain_at + int(thing)) % RING)
        elif verb == "as-if":
            state.lasting = [item for item in state.lasting if item.kind != "as-if-beside"]
            powers.last(state, "as-if-at", thing, "dashboard-bam")
        else:
            tokens.add(state, state.place_of(thing), self.adding.pop(0), 1)
            if not self.adding:
                self.phase = CLOSE

    # --- the card -----------------------------------------------------------------------------------------------

    def _begin(self, state: UnitedState) -> None:
        state.villains_turn = True
        state.since = 0
        state.tempo = 0
        rhythm.start_turn(state)
        powers.expire(state, "villain-turn")
        card = plans.draw_plan(state)
        if state.villain_seat != NOBODY:
            if card:
                state.villain_hand.append(card)
                state.emit("drew-plan", {"card": card}, state.villain_seat, True)
            self.phase = PLAY
        elif card:
            self._play(state, card)
        else:
            outcome.heroes_lose(state, "no-plan")

    def _play(self, state: UnitedState, card: str) -> None:
        self.card = card
        self.phase = TWIST
        state.storyline.append(Entry(card, NOBODY))
        state.emit("plan", {"card": card}, reveals=True)

    def _move(self, state: UnitedState) -> Decision | None:
        for item in state.lasting:
            if item.kind == "sends-villain":
                seat = state.hero_of(item.target)
                options = place_options(state, range(RING), "send-villain")
                return Decision(seat, "send-villain", ASK_SEND, options)
        if state.in_force("free-movement"):
            options = [
                state.cards.option(f"movement:{steps}", "united-option-movement", kind=str(steps))
                for steps in range(RING + 1)
            ]
            return Decision(state.villain_seat, "movement", ASK_MOVEMENT, options)
        self.phase = BAM
        plan = state.cards.plans[self.card]
        if plan.spot:
            movement.move_villain(state, state.spots[SPOTS.index(plan.spot)])
        else:
            movement.move_villain(state, villain.destination(state, plan.move, plan.chase))
        return None

    # --- tokens -------------------------------------------------------------------------------------------------

    def _add(self, state: UnitedState) -> Decision | None:
        plan = state.cards.plans[self.card]
        around = [(state.villain_at + step) % RING for step in (-1, 0, 1)]
        if state.in_force("splits-tokens"):
            if not self.adding:
                self.adding = [kind for tokens in plan.add for kind, amount in tokens for _ in range(amount)]
            if self.adding:
                options = place_options(state, around, "add")
                prompt = Message("united-ask-split", {"kind": self.adding[0]})
                return Decision(state.villain_seat, "split", prompt, options)
        else:
            for at, added in zip(around, plan.add, strict=True):
                for kind, amount in added:
                    tokens.add(state, at, kind, amount)
        self.phase = CLOSE
        return None

    def _end(self, state: UnitedState) -> None:
        state.stunned = False
        for threat in state.threats:
            threat.stunned = False
        powers.expire(state, "villain-turn-end")
        state.villains_turn = False
        state.frames.pop()


@plain
class ThreatsBam(Frame[UnitedState]):
    """The BAM! effects of the Threats, clockwise from the Villain, resolved after the Dashboard's BAM!."""

    threats: list[str]

    def run(self, state: UnitedState) -> Decision | None:
        if drain_overflow(state):
            return None
        powers.expire(state, "dashboard-bam")
        if not self.threats:
            state.frames.pop()
            return None
        threat = state.threat(self.threats.pop(0))
        if threat.at == NOWHERE:
            return None
        if threat.stunned:
            state.emit("bam-cancelled", {"thing": f"threat:{threat.id}"})
            return None
        occurrences.resolve(state, f"threat/{threat.id}/bam", state.group_seat, f"threat:{threat.id}")
        return None


def whole_bam(state: UnitedState) -> None:
    """Resolve the BAM! of the Dashboard, then the BAM! of each Threat."""
    state.frames.append(ThreatsBam(_clockwise(state)))
    villain.activate(state)


def _clockwise(state: UnitedState) -> list[str]:
    """Return the Threats with a BAM!, clockwise from the Villain's Location."""
    found = [threat for threat in state.threats if threat.at != NOWHERE and state.cards.threats[threat.id].has_bam]
    found.sort(key=lambda threat: (threat.at - state.villain_at) % RING)
    return [f"threat:{threat.id}" for threat in found]
