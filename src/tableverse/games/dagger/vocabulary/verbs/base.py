"""What all verbs have in common: how a sentence is made of their arguments."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.nodes import Selector, Verb
from tableverse.games.dagger.vocabulary.numbers import is_plain, number_said
from tableverse.games.dagger.vocabulary.selectors.heroes import You
from tableverse.games.dagger.vocabulary.selectors.relations import Nearest
from tableverse.kernel import effects
from tableverse.kernel.effects import One, Resolving, Voice


class DaggerVerb(Verb):
    """Its text is ``dagger-do-`` and its word. It does nothing when one of its selectors finds nothing."""

    #: It only puts tokens down, so that it is all the same what comes before it and what after.
    commutes: ClassVar[bool] = False
    #: How a selector is said where it is not "each hero", "each enemy": a form of ``selectors.Thing``.
    forms: ClassVar[dict[str, str]] = {}

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        values = [getattr(self, taken.field) for taken in self.TAKES]
        return all(value.find(state, run) for value in values if isinstance(value, effects.Selector))

    def say(self, voice: Voice) -> str:
        return voice.sentence(f"dagger-do-{self.WORD}", **self.said(voice))

    def said(self, voice: Voice) -> dict[str, str]:
        """What fills the sentence: each argument by its name, and beside it what the grammar must know.

        ``who-is``: "you" where the verb speaks to the reader. ``amount-is``: "plain" for a number that can be read
        out, "counted" for one that is worked out, "none" where the verb leaves it out.
        """
        filled: dict[str, str] = {}
        for taken in self.TAKES:
            name, value = taken.name, getattr(self, taken.field)
            if isinstance(value, effects.Selector):
                filled[name] = self._selector_said(name, value, voice)
                filled[f"{name}-is"] = "you" if isinstance(value, You) else "other"
            elif isinstance(value, effects.Number):
                filled[f"{name}-is"] = "plain" if is_plain(value) else "counted"
                filled |= number_said(name, value, voice)
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
            selector = selector.among  # which of several is nearest need not be said
        return str(selector.say_as(form, voice))


def closed(text: str) -> str:
    """A sentence: opened by a capital, closed by one full stop, also after "D.A.G.G.E.R."."""
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
