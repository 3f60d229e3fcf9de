"""Conditions about the form that a player is in or changes to."""

from __future__ import annotations

from tableverse.games.champions.cards import FORMS
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Condition
from tableverse.games.champions.vocabulary.saying import title, trait
from tableverse.games.champions.vocabulary.selectors.context import occurrence_of
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Resolving, Vocabulary, Voice, argument, word


def read_form(reader: Reader, words: Vocabulary) -> str:
    """``hero``, ``alter-ego``, or the id of a card that gives another form"""
    return reader.as_text() if reader.as_text() in FORMS else words.reference("form", reader)


def render_form(voice: Voice, form: str, of: str) -> str:
    """Render a form with its type, such as "Giant hero form"."""
    return voice.word("champions-form-of-trait", form=form, trait=trait(voice, of))


@word("in-form")
class InForm(Condition):
    """True if you are in hero or alter-ego form (with a trait, if given), or in a form that a card gives."""

    form: str = argument(read=read_form)
    trait: str = argument(names="trait", default="")

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        if self.form in FORMS:
            if state.form(run.seat) != self.form:
                return False
            return not self.trait or self.trait in state.card(state.players[run.seat].identity).traits
        return any(piece.face == self.form and piece.area == run.seat for piece in state.play.values())

    def say(self, voice: Voice) -> str:
        mood = voice.referents.get("mood", "if")
        if self.trait:
            return voice.word("champions-in-form-of-trait", form=render_form(voice, self.form, self.trait), mood=mood)
        if self.form in FORMS:
            return voice.word(f"champions-in-form-{self.form}", mood=mood)
        return voice.word("champions-in-form-extra", form=title(voice, self.form), mood=mood)


@word("to-form")
class ToForm(Condition):
    """True if the form that a player changed to has a trait, even if the player has changed form again since."""

    form: str = argument(one_of=FORMS)
    trait: str = argument(names="trait")

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        occurrence = occurrence_of(state)
        if occurrence is None or occurrence.facts.get("to") != self.form:
            return False
        return self.trait in state.cards.by_id[occurrence.facts["side"]].traits

    def say(self, voice: Voice) -> str:
        return voice.word("champions-is-to-form", form=render_form(voice, self.form, self.trait))
