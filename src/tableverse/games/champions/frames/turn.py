"""A player's turn, and its actions."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tableverse.games.champions.frames.actions import actions, begin_action, has_action
from tableverse.games.champions.frames.basic_powers import powers, use_power
from tableverse.games.champions.frames.options import form_options, thing_option
from tableverse.games.champions.rules import forms, occurrences
from tableverse.games.champions.rules.playing import PLAYED, stored, why_unplayable
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import KEPT_OPTIONS, Decision, Message, Option
from tableverse.kernel.effects.values import seat_id, seat_of
from tableverse.kernel.fields import field, plain
from tableverse.kernel.state import Frame
from tableverse.kernel.then import Then

# Created once, since options never change.
DECLINE: Final = Option("decline", Message("champions-option-decline"))
END_TURN: Final = Option("end-turn", Message("champions-option-end-turn"))


@plain
class Turn(Frame[ChampionsState]):
    """A player's turn: any actions in any order, until they end it."""

    seat: int
    #: Whether the player has changed form this turn.
    changed: bool = False
    #: The player who is offered an action, or -1; and the players who declined since the table last changed.
    asking: int = -1
    asked: list[int] = field(factory=list)

    def run(self, state: ChampionsState) -> Decision | None:
        seat = self.seat
        if state.players[seat].eliminated:
            state.frames.pop()
            return None
        if self.asking >= 0:
            options = actions(state, self.asking)
            options.append(DECLINE)
            prompt = Message("champions-ask-help", {"seat": seat})
            return Decision(self.asking, "help", prompt, options)
        options = actions(state, seat)
        for thing in in_reach(state, seat):
            if not why_unplayable(state, thing, seat):
                options.append(thing_option("play", thing))
        options += powers(state, seat)
        if not self.changed:
            options += form_options(forms.other_faces(state, seat))
        if state.seats > 1:
            for other in state.order():
                if other != seat and other not in self.asked and has_action(state, other):
                    options.append(_ask(other))
        options.append(END_TURN)
        prompt = Message("champions-ask-turn" if len(options) > 1 else "champions-ask-end")
        return Decision(seat, "turn", prompt, options, shown=state.asks_end)

    def answer(self, state: ChampionsState, option: Option) -> None:
        if self.asking >= 0:
            helper = self.asking
            self.asking = -1
            if option.verb == "decline":
                self.asked.append(helper)
                return
            self.asked = []
            begin_action(state, helper, option)
            return
        verb = option.verb
        if verb == "end-turn":
            state.frames.pop()
            if any(modifier.until == "turn" for modifier in state.modifiers):
                state.frames.append(Then("turn-ended"))
            answering = state.cards.answering  # most tables have no response to the end of a turn
            if "turn-end" in answering["before"] or "turn-end" in answering["after"]:
                occurrences.occur(state, "turn-end", {"seat": self.seat})
            return
        if verb == "ask":
            self.asking = seat_of(option.thing)
            return
        self.asked = []
        if verb == "change-form":
            self.changed = True
            forms.change_form(state, self.seat, option.thing or forms.other_faces(state, self.seat)[0])
        elif verb in ("play", "use"):
            begin_action(state, self.seat, option)
        else:
            use_power(state, self.seat, option)


@lru_cache(KEPT_OPTIONS)
def _ask(other: int) -> Option:
    """Return the option to ask another player for an action."""
    return Option(f"ask:{other + 1}", Message("champions-option-ask", {"seat": other}), (), [seat_id(other)])


def in_reach(state: ChampionsState, seat: int) -> list[str]:
    """Return the cards that a player might play and that stay in play.

    These are one copy of each card in hand, since copies are interchangeable, and playable cards elsewhere.
    """
    found: list[str] = []
    seen: list[str] = []
    cards = state.cards
    for thing in state.players[seat].hand:
        card = cards.of(thing)
        if card.kind in PLAYED and card.id not in seen:
            seen.append(card.id)
            found.append(thing)
    if state.cards.from_discard:
        found += [thing for thing in state.players[seat].discard if state.cards.of(thing).from_discard]
    return found + stored(state, seat) if state.cards.storing else found
