"""The choice among several forms when an effect changes form."""

from __future__ import annotations

from tableverse.games.champions.frames.options import form_options
from tableverse.games.champions.rules import forms
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class ChangingForm(Frame[ChampionsState]):
    seat: int
    #: The possible sides, and the card whose effect changes the form.
    faces: list[str]
    card: str

    def run(self, state: ChampionsState) -> Decision | None:
        return Decision(self.seat, "form", Message("champions-ask-form"), form_options(self.faces), self.card)

    def answer(self, state: ChampionsState, option: Option) -> None:
        state.frames.pop()
        forms.change_form(state, self.seat, option.thing)
