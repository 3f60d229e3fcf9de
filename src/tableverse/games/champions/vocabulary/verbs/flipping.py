"""Turning a double-sided card over."""

from __future__ import annotations

from tableverse.games.champions.deeds import forms
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Checker, Resolving, Selector, Verb, Voice
from tableverse.kernel.state import State


class Flip(Verb):
    """The other side shows. What lies on the card stays there only if the new side is of the same type."""

    def __init__(self, these: Selector) -> None:
        self.these = these

    def able(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [thing for thing in self.these.find(state, run) if thing in state.play and state.card(thing).back]

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return bool(self.able(state, run))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in self.able(state, run):
            forms.flip(state, thing, run.seat)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-flip", to=self.these.say(voice))

    def check(self, checker: Checker) -> None:
        self.these.check(checker)
