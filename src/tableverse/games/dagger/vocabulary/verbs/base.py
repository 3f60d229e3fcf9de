"""The base class of verbs, which renders sentences from their arguments."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.nodes import Selector, Verb
from tableverse.games.dagger.vocabulary.numbers import is_plain, number_arguments
from tableverse.games.dagger.vocabulary.selectors.heroes import You
from tableverse.games.dagger.vocabulary.selectors.relations import Nearest
from tableverse.kernel import effects
from tableverse.kernel.effects import One, Resolving, Voice


class DaggerVerb(Verb):
    """A verb with the message ``dagger-do-<word>``. It has no effect if one of its selectors finds nothing."""

    #: Whether the verb only places tokens, so that its order among other effects does not matter.
    commutes: ClassVar[bool] = False
    #: Text forms of selectors (see ``selectors.Thing``) that differ from the default "each".
    forms: ClassVar[dict[str, str]] = {}

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        values = [getattr(self, taken.field) for taken in self.TAKES]
        return all(value.find(state, run) for value in values if isinstance(value, effects.Selector))

    def say(self, voice: Voice) -> str:
        return voice.sentence(f"dagger-do-{self.WORD}", **self.sentence_arguments(voice))

    def sentence_arguments(self, voice: Voice) -> dict[str, str]:
        """Return the arguments of the sentence by name, with grammatical details.

        ``who-is``: "you" if the verb addresses the reader. ``amount-is``: "plain" for a number that can be read out,
        "counted" for one that must be computed, "none" if it is omitted.
        """
        filled: dict[str, str] = {}
        for taken in self.TAKES:
            name, value = taken.name, getattr(self, taken.field)
            if isinstance(value, effects.Selector):
                filled[name] = self._selector_said(name, value, voice)
                filled[f"{name}-is"] = "you" if isinstance(value, You) else "other"
            elif isinstance(value, effects.Number):
                filled[f"{name}-is"] = "plain" if is_plain(value) else "counted"
                filled |= number_arguments(name, value, voice)
            elif isinstance(value, bool):
                filled[name] = "yes" if value else "no"
            elif isinstance(value, tuple):
                filled[name] = voice.all_of([voice.word(f"dagger-word-{part}") for part in value])
            elif value:
                filled[name] = voice.word(f"dagger-word-{value}")
                filled[f"{name}-is"] = value
            else:
                filled[f"{name}-is"] = filled[f"{name}-many"] = "none"
        return filled

    def _selector_said(self, name: str, selector: Selector, voice: Voice) -> str:
        form = self.forms.get(name, "each")
        if form == "nearest" and isinstance(selector, One) and isinstance(selector.among, Nearest):
            selector = selector.among  # the text does not choose among several nearest things
        return str(selector.say_as(form, voice))


def as_sentence(text: str) -> str:
    """Return a sentence with a capital and a single full stop, even after "D.A.G.G.E.R."."""
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
