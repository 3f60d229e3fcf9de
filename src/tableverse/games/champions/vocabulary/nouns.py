"""Nouns with qualifiers: "an exhausted ally you control", "cada esbirro Dron enfrentado a ti".

The messages of a language order the words, and qualifiers agree with the noun's gender and number.
"""

from __future__ import annotations

from tableverse.kernel.effects import Voice

#: Initial letters that take "an" instead of "a".
VOWELS = "aeioAEIO"
#: A text in the singular and in the plural.
Forms = tuple[str, str]


class Noun:
    """A noun with qualifiers: ``before`` holds traits and adjectives, ``after`` phrases that follow it."""

    __slots__ = ("after", "before", "how", "tied", "word")

    def __init__(self, word: str, before: list[str] | None = None) -> None:
        #: The key of the noun's text "champions-noun-…", which has a singular and a plural.
        self.word = word
        self.before: list[Forms] = [(part, part) for part in before or []]
        self.after: list[Forms] = []
        #: The determiner of the singular, if it is fixed: "the", "another".
        self.how = ""
        #: Whether a qualifier already states the place or the owner.
        self.tied = False

    def gender(self, voice: Voice) -> str:
        return voice.word(f"champions-gender-{self.word}")

    def add(self, voice: Voice, key: str, **arguments: str) -> Noun:
        """Add a phrase after the noun: "engaged with you"."""
        self.after.append(self._agreeing(voice, key, **arguments))
        return self

    def add_first(self, voice: Voice, key: str, **arguments: str) -> Noun:
        """Add a phrase directly after the noun. Phrases for properties precede phrases for events."""
        self.after.insert(0, self._agreeing(voice, key, **arguments))
        return self

    def adjective(self, voice: Voice, word: str) -> Forms:
        """Return an adjective such as "damaged" in the forms that agree with the noun."""
        return self._agreeing(voice, f"champions-adjective-{word}")

    def _agreeing(self, voice: Voice, key: str, **arguments: str) -> Forms:
        gender = self.gender(voice)
        one = voice.word(key, gender=gender, number="one", **arguments)
        return one, voice.word(key, gender=gender, number="many", **arguments)

    def bare(self, voice: Voice, number: str = "one", how: str = "", noun: str = "") -> str:
        """Render the noun without an article: "enemy", "cards from your hand". ``noun`` replaces the noun's text."""
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
        """Render the noun in the singular with a determiner: "one", "each", "the", "that", "another"."""
        phrase = self.bare(voice, "one", how)
        sound = "vowel" if phrase[:1] in VOWELS or phrase.startswith("u") else "other"
        return voice.word("champions-determined", how=how, gender=self.gender(voice), sound=sound, phrase=phrase)

    def pointed_at(self, voice: Voice) -> str:
        """Render a reference to a thing mentioned before: "that enemy"."""
        return Noun(self.word).say(voice, "that")
