"""Choosing and going through things one by one, said with what the things are: a Hero, a Location, a Threat."""

from __future__ import annotations

from tableverse.games.united.finders import Chosen
from tableverse.games.united.phrases import Finder, say_as
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Effect, ForEach, Pick, Selector, Vocabulary, Voice


class Choose(Pick):
    def say(self, voice: Voice) -> str:
        noun = self.among.noun if isinstance(self.among, Finder) else ""
        return voice.sentence("united-choose", among=say_as(self.among, "one", voice), noun=noun)


class EachOf(ForEach):
    def say(self, voice: Voice) -> str:
        effect = voice.clause(self.effect.say(voice))
        return voice.sentence("united-each-of", among=say_as(self.among, "each", voice), effect=effect)


class Nouns:
    """What the names bound so far stand for, while an effect is read from top to bottom."""

    def __init__(self) -> None:
        self.of: dict[str, str] = {}

    def choose(self, reader: Reader, words: Vocabulary) -> Effect:
        name = reader.text("as") if reader.has("as") else "it"
        among = self._named(name, words.selector(reader.field("of")))
        reader.no_more()
        return Choose(among, name)

    def each_of(self, reader: Reader, words: Vocabulary) -> Effect:
        among = self._named("each", words.selector(reader.field("of")))
        effect = words.effect(reader.field("do"))
        reader.no_more()
        return EachOf(among, effect)

    def bound(self, reader: Reader, words: Vocabulary) -> Selector:
        return Chosen(reader.as_text(), self.of.get(reader.as_text(), ""))

    def _named(self, name: str, among: Selector) -> Selector:
        self.of[name] = among.noun if isinstance(among, Finder) else ""
        return among
