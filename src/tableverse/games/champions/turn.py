"""A player's turn, and the actions that players may take in it."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions import numbers
from tableverse.games.champions.basic_powers import powers, use_power
from tableverse.games.champions.deeds import forms
from tableverse.games.champions.frames import thing_option
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.using import Playing, Using, ask_for_help, begin_use, may_use, playable, usable
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.state import Frame, State


class Turn(Frame):
    """A player's turn: anything that may be done, in any order, until they end it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "changed", "asking", "asked")
    __slots__ = FIELDS

    def __init__(self, seat: int, changed: bool = False, asking: int = -1, asked: list[int] | None = None) -> None:
        self.seat = seat
        #: The form was changed this turn.
        self.changed = changed
        #: The player who was asked for an action, and those who declined since the table last changed.
        self.asking = asking
        self.asked: list[int] = [] if asked is None else asked

    def clone(self) -> Turn:
        return Turn(self.seat, self.changed, self.asking, self.asked[:])

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
        seat = self.seat
        if state.players[seat].eliminated:
            state.frames.pop()
            return None
        if self.asking >= 0:
            options = actions(state, self.asking)
            options.append(Option("decline", Message("champions-option-decline")))
            prompt = Message("champions-ask-help", {"seat": seat})
            return Decision(self.asking, "help", prompt, options)
        options = actions(state, seat)
        seen: set[str] = set()
        for thing in state.players[seat].hand:
            name = state.cards.of(thing).id
            if name not in seen:
                seen.add(name)
                if playable(state, thing, seat):
                    options.append(thing_option("play", thing))
        options += powers(state, seat)
        if not self.changed and not numbers.added(state, "cannot:change-form", state.players[seat].identity):
            options.append(Option("change-form", Message("champions-option-change-form")))
        for other in state.order():
            if other != seat and other not in self.asked and actions(state, other):
                options.append(Option(f"ask:{other + 1}", Message("champions-option-ask", {"seat": other})))
        options.append(Option("end-turn", Message("champions-option-end-turn")))
        return Decision(seat, "turn", Message("champions-ask-turn"), options)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        if self.asking >= 0:
            helper = self.asking
            self.asking = -1
            if option.id == "decline":
                self.asked.append(helper)
                return
            self.asked = []
            begin_action(state, helper, option)
            return
        if option.id == "end-turn":
            state.frames.pop()
            return
        if option.id.startswith("ask:"):
            self.asking = int(option.id.removeprefix("ask:")) - 1
            return
        self.asked = []
        if option.id == "change-form":
            self.changed = True
            forms.change_form(state, self.seat)
        elif option.id.startswith(("play:", "use:")):
            begin_action(state, self.seat, option)
        else:
            use_power(state, self.seat, option)


def actions(state: ChampionsState, seat: int) -> list[Option]:
    """Action abilities the player may use: on cards in play, and on events in hand."""
    options: list[Option] = []
    for piece in state.play.values():
        card = state.cards.by_id[piece.face]
        if not card.uses or numbers.is_blank(state, piece.id):
            continue
        theirs = may_use(state, piece, seat)
        for use in card.uses:
            if not (theirs or use.anyone):
                continue
            if use.heading in ("action", "forced-action") and usable(state, use, seat, piece.id):
                message = Message("champions-option-use", {"card": piece.id, "ability": use.label})
                options.append(Option(f"use:{piece.id}/{use.label}", message, [piece.id]))
    seen: set[str] = set()
    for thing in state.players[seat].hand:
        card = state.cards.of(thing)
        if card.kind == "event" and card.id not in seen:
            seen.add(card.id)
            ready = [use for use in card.uses if use.heading == "action" and usable(state, use, seat, thing)]
            for use in ready:
                if use is card.uses[0]:
                    options.append(thing_option("play", thing))
                else:  # of several abilities on an event one is chosen, by playing it for that one
                    message = Message("champions-option-use", {"card": thing, "ability": use.label})
                    options.append(Option(f"play:{thing}/{use.label}", message, [thing]))
    return options


def forced_actions(state: ChampionsState, seat: int) -> list[Option]:
    """Those that stand between the player and the end of the player phase."""
    found = [option for option in actions(state, seat) if option.id.startswith("use:")]
    uses = state.cards.uses
    return [option for option in found if uses[option.id.rsplit("/", 1)[1]].heading == "forced-action"]


def begin_action(state: ChampionsState, seat: int, option: Option) -> None:
    """An option of ``actions``, or of a card to be played, was chosen."""
    thing = option.targets[0]
    if option.id.startswith("use:"):
        state.frames.append(Using(option.id.rsplit("/", 1)[1], seat, thing))
        return
    card = state.cards.of(thing)
    label = option.id.partition("/")[2] or (card.uses[0].label if card.kind == "event" else "")
    if label:
        begin_use(state, label, seat, thing)
    elif not ask_for_help(state, "", seat, thing):
        state.frames.append(Playing(thing, seat))
