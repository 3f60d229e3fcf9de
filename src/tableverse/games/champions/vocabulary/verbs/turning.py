"""Cards that show another side, another form or another type."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import CHANGEABLE, FORMS
from tableverse.games.champions.effects import Retypes
from tableverse.games.champions.rules import flipping, forms, numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Selector, Verb
from tableverse.games.champions.vocabulary.selectors.base import all_these
from tableverse.kernel.effects import Resolving, Voice, argument, word

#: The form that an identity is not in.
OTHER: Final = "other"


@word("flip")
class Flip(Verb):
    """Turn cards over. What lies on a card stays there only if its new side is of the same type."""

    these: Selector = argument(written="of")

    def able(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [thing for thing in self.these.find(state, run) if thing in state.play and state.card(thing).back]

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.able(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.able(state, run):
            flipping.flip(state, thing, run.seat)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-flip", to=all_these(voice, self.these))


@word("change-form")
class ChangeForm(Verb):
    """Change to a form, or to the other one."""

    to: str = argument(one_of=(*FORMS, OTHER))

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        if numbers.added(state, "cannot:change-form", state.players[run.seat].identity):
            return False
        return self.to == OTHER or state.form(run.seat) != self.to

    def do(self, state: ChampionsState, run: Resolving) -> None:
        if self.possible(state, run):
            forms.change_form(state, run.seat)

    def say(self, voice: Voice) -> str:
        to = "" if self.to == OTHER else f"-{self.to}"
        return voice.sentence(f"champions-do-change-form{to}")


@word("become")
class Become(Retypes):
    """These cards become cards of another kind, for as long as they are in play."""

    these: Selector
    kind: str = argument(one_of=CHANGEABLE)

    def able(self, state: ChampionsState, run: Resolving) -> list[str]:
        kinds = [kind for kind in CHANGEABLE if kind != self.kind]
        return [
            thing for thing in self.these.find(state, run) if thing in state.play and state.card(thing).kind in kinds
        ]

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.able(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in reversed(self.able(state, run)):
            flipping.change_type(state, thing, self.kind, run.seat)

    def say(self, voice: Voice) -> str:
        return voice.sentence(f"champions-do-become-{self.kind}", to=all_these(voice, self.these))
