"""Selectors for scenarios with several villains: a villain's side scheme, and a side scheme's villain."""

from __future__ import annotations

from tableverse.games.champions.rules import camps
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.selectors.base import Narrowed, all_these, is_general, is_many
from tableverse.games.champions.vocabulary.selectors.narrowing import Extreme
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.kernel.effects import Resolving, Voice, word


@word("scheme-of")
class SchemeOf(Narrowed):
    """The side schemes of these villains, in scenarios where each villain has its own."""

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [scheme for villain in self.of.find(state, run) if (scheme := camps.scheme_of(state, villain))]

    def is_many(self) -> bool:
        return is_many(self.of)

    def is_general(self) -> bool:
        return is_general(self.of)

    def noun(self, voice: Voice, placed: bool) -> Noun | None:
        """Build a noun such as "the side scheme of each villain other than Wrecker".

        The villain is omitted if the selection covers all villains.
        """
        noun = Noun("side-scheme")
        if isinstance(self.of, Those) and self.of.word == "villains":
            return noun
        noun.add(voice, "champions-after-scheme-of", of=all_these(voice, self.of))
        noun.tied = True
        noun.how = "the"
        return noun

    def say(self, voice: Voice) -> str:
        """Render the scheme with its villain, such as "Wrecker’s side scheme"."""
        if is_many(self.of):
            return super().say(voice)
        return voice.word("champions-scheme-of", of=self.of.say(voice))


@word("villain-of")
class VillainOf(Narrowed):
    """The villains that these side schemes belong to."""

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [villain for scheme in self.of.find(state, run) if (villain := camps.villain_of(state, scheme))]

    def is_general(self) -> bool:
        return is_general(self.of)

    def noun(self, voice: Voice, placed: bool) -> Noun | None:
        if not isinstance(self.of, Extreme):
            return None
        noun = Noun("villain")
        noun.how = "the"
        return noun.add(voice, f"champions-after-villain-of-{self.of.WORD}")

    def say(self, voice: Voice) -> str:
        noun = self.noun(voice, True)
        return voice.word("champions-villain-of", of=self.of.say(voice)) if noun is None else noun.say(voice, "the")
