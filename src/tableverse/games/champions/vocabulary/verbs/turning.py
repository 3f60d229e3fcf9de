"""Cards that show another side, another form or another type."""

from __future__ import annotations

from tableverse.games.champions.cards import CHANGEABLE, Retypes
from tableverse.games.champions.rules import flipping, forms
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.saying import all_these
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
            flipping.flip(state, thing, run.seat)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-flip", to=all_these(voice, self.these))

    def check(self, checker: Checker) -> None:
        self.these.check(checker)


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


class Become(Retypes):
    """These cards become cards of another kind, for as long as they are in play."""

    def __init__(self, these: Selector, kind: str) -> None:
        self.these = these
        self.kind = kind

    def able(self, state: ChampionsState, run: Resolving) -> list[str]:
        kinds = [kind for kind in CHANGEABLE if kind != self.kind]
        return [
            thing for thing in self.these.find(state, run) if thing in state.play and state.card(thing).kind in kinds
        ]

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return bool(self.able(state, run))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in reversed(self.able(state, run)):
            flipping.change_type(state, thing, self.kind, run.seat)

    def say(self, voice: Voice) -> str:
        return voice.sentence(f"champions-do-become-{self.kind}", to=all_these(voice, self.these))

    def check(self, checker: Checker) -> None:
        self.these.check(checker)
