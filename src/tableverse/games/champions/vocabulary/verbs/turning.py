"""Verbs that turn a card to another side, form or type."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import CHANGEABLE, FORMS
from tableverse.games.champions.effects import Retypes
from tableverse.games.champions.frames.changing_form import ChangingForm
from tableverse.games.champions.rules import flipping, forms
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.forms import render_form
from tableverse.games.champions.vocabulary.nodes import Selector, Verb
from tableverse.games.champions.vocabulary.selectors.base import all_these
from tableverse.kernel.effects import Resolving, Voice, argument, word

#: Arguments for the form that an identity is not in, and for the hero form that a hero is not in.
OTHER: Final = "other"
OTHER_HERO: Final = "other-hero"


@word("flip")
class Flip(Verb):
    """Turn cards over. Tokens and attachments stay only if the new side has the same type."""

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
    """Change to a form (with a trait, if given), to the ``other`` form or to your ``other-hero`` form.

    If several sides fit, you choose one.
    """

    to: str = argument(one_of=(*FORMS, OTHER, OTHER_HERO))
    trait: str = argument(names="trait", default="")

    def faces(self, state: ChampionsState, run: Resolving) -> list[str]:
        """Return the sides to which the identity may change."""
        found = [state.cards.by_id[face] for face in forms.other_faces(state, run.seat)]
        if self.to == OTHER_HERO:
            found = [card for card in found if card.kind == "hero" == state.form(run.seat)]
        elif self.to != OTHER:
            found = [card for card in found if card.kind == self.to]
            if not self.trait and state.form(run.seat) == self.to:
                return []  # the identity is already in such a form
        return [card.id for card in found if not self.trait or self.trait in card.traits]

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.faces(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        faces = self.faces(state, run)
        if len(faces) > 1:
            state.frames.append(ChangingForm(run.seat, faces, run.origin))
        elif faces:
            forms.change_form(state, run.seat, faces[0])

    def say(self, voice: Voice) -> str:
        if self.trait:
            form = render_form(voice, self.to, self.trait)
            return voice.sentence("champions-do-change-form-to", form=form)
        to = "" if self.to == OTHER else f"-{self.to}"
        return voice.sentence(f"champions-do-change-form{to}")


@word("become")
class Become(Retypes):
    """Change these cards into another kind for as long as they are in play."""

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
