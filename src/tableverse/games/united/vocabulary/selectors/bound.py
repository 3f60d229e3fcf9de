"""References to earlier choices."""

from __future__ import annotations

from tableverse.games.united.vocabulary.nodes import Selector
from tableverse.kernel.effects import Bound, Voice, word


@word("bound")
class Chosen(Bound):
    """The thing chosen earlier under this name."""

    def __init__(self, name: str = "it") -> None:
        super().__init__(name)
        #: Kind of thing that was chosen: hero, place …
        self.noun = ""
        #: The selector of the choice, if this reference has to name the chosen thing.
        self.introduces: Selector | None = None
        self.form = "one"

    def say(self, voice: Voice) -> str:
        if self.introduces is not None:
            return str(self.introduces.say_as(self.form, voice))
        return voice.word("united-chosen", name=self.name, noun=self.noun)
