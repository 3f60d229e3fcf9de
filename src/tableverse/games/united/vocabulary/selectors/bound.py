"""What an earlier choice bound."""

from __future__ import annotations

from tableverse.games.united.vocabulary.nodes import Selector
from tableverse.kernel.effects import Bound, Voice, word


@word("bound")
class Chosen(Bound):
    """What an earlier choice bound, by the name it was given; ``noun`` is what that choice was among. The first one to
    speak of it may have to say what it is: one of those it ``introduces``."""

    def __init__(self, name: str = "it") -> None:
        super().__init__(name)
        self.noun = ""
        self.introduces: Selector | None = None
        self.form = "one"

    def say(self, voice: Voice) -> str:
        if self.introduces is not None:
            return str(self.introduces.say_as(self.form, voice))
        return voice.word("united-chosen", name=self.name, noun=self.noun)
