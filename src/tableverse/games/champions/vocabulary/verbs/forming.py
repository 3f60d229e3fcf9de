"""Changing form."""

from __future__ import annotations

from tableverse.games.champions.deeds import forms
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving, Verb, Voice
from tableverse.kernel.state import State


class ChangeForm(Verb):
    """``to`` a form, or the other one when empty."""

    def __init__(self, to: str) -> None:
        self.to = to

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return not self.to or state.form(run.seat) != self.to

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        if self.possible(state, run):
            forms.change_form(state, run.seat)

    def say(self, voice: Voice) -> str:
        return voice.sentence(f"champions-do-change-form-{self.to}" if self.to else "champions-do-change-form")
