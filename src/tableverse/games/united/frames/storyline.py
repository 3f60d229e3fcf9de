"""Choices of Storyline cards to cover or turn facedown."""

from __future__ import annotations

from tableverse.games.united.frames.options import symbol_options
from tableverse.games.united.ids import entry_of
from tableverse.games.united.rules import hands
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class Covering(Frame[UnitedState]):
    """A decision: which symbol of a card a Crisis token covers."""

    seat: int
    entry: int

    def run(self, state: UnitedState) -> Decision | None:
        options = symbol_options(state, state.storyline[self.entry].symbols, "cover")
        return Decision(self.seat, "cover", Message("united-ask-cover"), options)

    def answer(self, state: UnitedState, option: Option) -> None:
        entry = state.storyline[self.entry]
        symbols = entry.symbols[:]
        symbols[SYMBOLS.index(option.thing)] -= 1
        state.storyline[self.entry] = entry.with_symbols(symbols)
        state.emit("covered", {"card": entry.card})
        state.frames.pop()


@plain
class TurningFacedown(Frame[UnitedState]):
    """A decision: which faceup card with a Special Effect a Hero turns facedown."""

    hero: int

    def run(self, state: UnitedState) -> Decision | None:
        options = [
            state.cards.option(
                f"facedown:{number}:{entry.card}",
                "united-option-turn-facedown",
                f"card:{entry.card}",
                also=f"entry:{number}",
            )
            for number, entry in enumerate(state.storyline)
            if entry.hero == self.hero
            and not entry.facedown
            and not entry.support
            and state.cards.has_special(entry.card)
        ]
        if not options:
            state.frames.pop()
            return None
        return Decision(self.hero, "facedown", Message("united-ask-turn-facedown"), options)

    def answer(self, state: UnitedState, option: Option) -> None:
        state.frames.pop()
        hands.turn_facedown(state, entry_of(option.things[1]))
