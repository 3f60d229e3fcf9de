"""Nouns with what stands around them: "an exhausted ally you control", "cada esbirro Dron enfrentado a ti". A language
puts the words in its own order, and what agrees with the noun is told its gender."""

from __future__ import annotations

from tableverse.kernel.effects import Voice

#: Letters that "an" stands before.
VOWELS = "aeioAEIO"
#: The same words for one thing and for many.
Forms = tuple[str, str]


class Noun:
    """A kind of thing that effects speak of. ``before`` are traits and the like, ``after`` what follows the noun."""

    __slots__ = ("after", "before", "how", "tied", "word")

    def __init__(self, word: str, before: list[str] | None = None) -> None:
        #: "enemy": a text "champions-noun-enemy" has it for one and for many.
        self.word = word
        self.before: list[Forms] = [(part, part) for part in before or []]
        self.after: list[Forms] = []
        #: How a single one is spoken of where it is not left open which: "the", "another".
        self.how = ""
        #: It is said where it is, or whose.
        self.tied = False

    def gender(self, voice: Voice) -> str:
        return voice.word(f"champions-gender-{self.word}")

    def add(self, voice: Voice, key: str, **arguments: str) -> Noun:
        """One more thing said of it: "engaged with you"."""
        self.after.append(self._agreeing(voice, key, **arguments))
        return self

    def add_first(self, voice: Voice, key: str, **arguments: str) -> Noun:
        """The same, right behind the noun: what it is comes before what happened to it."""
        self.after.insert(0, self._agreeing(voice, key, **arguments))
        return self

    def adjective(self, voice: Voice, word: str) -> Forms:
        """A word that agrees with it: "damaged"."""
        return self._agreeing(voice, f"champions-adjective-{word}")

    def _agreeing(self, voice: Voice, key: str, **arguments: str) -> Forms:
        gender = self.gender(voice)
        one = voice.word(key, gender=gender, number="one", **arguments)
        return one, voice.word(key, gender=gender, number="many", **arguments)

    def bare(self, voice: Voice, number: str = "one", how: str = "", noun: str = "") -> str:
        """Without an article: "enemy", "cards from your hand". ``noun``: other words in its place."""
        at = 1 if number == "many" else 0
        before = [part[at] for part in self.before]
        words = voice.word(
            "champions-phrase",
            before=" ".join(before if voice.word("champions-adjectives") == "before" else reversed(before)),
            noun=noun or voice.word(f"champions-noun-{self.word}", number=number, how=how),
            after=" ".join(part[at] for part in self.after),
        )
        return " ".join(words.split())

    def say(self, voice: Voice, how: str) -> str:
        """``how``: "one", "each", "the", "that", "another"."""
        phrase = self.bare(voice, "one", how)
        sound = "vowel" if phrase[:1] in VOWELS or phrase.startswith("u") else "other"
        return voice.word("champions-determined", how=how, gender=self.gender(voice), sound=sound, phrase=phrase)

    def pointed_at(self, voice: Voice) -> str:
        """Once it has been spoken of: "that enemy"."""
        return Noun(self.word).say(voice, "that")
