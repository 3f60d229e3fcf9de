"""What an earlier choice bound."""

from __future__ import annotations

from tableverse.games.united.vocabulary.nodes import Selector
from tableverse.kernel.effects import Bound, Voice, word


@word("bound")
class Chosen(Bound):
    """What was chosen before, by the name it was given."""

    def __init__(self, name: str = "it") -> None:
        super().__init__(name)
        #: What the choice was among: heroes, places.
        self.noun = ""
        #: What it is one of, where the first verb to speak of it says so.
        self.introduces: Selector | None = None
        self.form = "one"

    def say(self, voice: Voice) -> str:
        if self.introduces is not None:
            return str(self.introduces.say_as(self.form, voice))
        return voice.word("united-chosen", name=self.name, noun=self.noun)
