"""How the words of this game are said. What a word takes stands in its class (``kernel.effects.grammar``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tableverse.games.united.ids import NOWHERE, is_token, kind_of
from tableverse.games.united.state import Hero, UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.games.united.vocabulary.nodes import Condition, Number, Selector, Verb
from tableverse.games.united.vocabulary.selectors.bound import Chosen
from tableverse.kernel import effects, i18n
from tableverse.kernel.effects import Bound, Resolving, Voice
from tableverse.kernel.effects.grammar import SELECTOR
from tableverse.kernel.effects.saying import NO_FORMS, Node


def heroes_of(selector: Selector, state: UnitedState, run: Resolving) -> list[int]:
    return [state.hero_of(thing) for thing in of_kind("hero", selector, state, run)]


def places_of(selector: Selector, state: UnitedState, run: Resolving) -> list[int]:
    """Of Locations, and of tokens that lie there."""
    found = selector.find(state, run)
    return [state.place_of(thing) for thing in found if is_token(thing) or thing.startswith("place:")]


def of_kind(kind: str, selector: Selector, state: UnitedState, run: Resolving) -> list[str]:
    """What is found, without whatever is of another kind: a card may speak of a Hero where only a Location will do."""
    return [thing for thing in selector.find(state, run) if kind_of(thing) == kind]


def your_hero(state: UnitedState, run: Resolving) -> Hero:
    """The Hero whose effect it is; somebody who has nothing and is nowhere where it is the Villain player's."""
    if 0 <= run.seat < len(state.heroes):
        return state.heroes[run.seat]
    return Hero("", [], [], NOWHERE, True, [0] * len(SYMBOLS), [], [])


def noun_of(selector: object) -> str:
    """What a selector finds: hero, place, threat, henchman and so on; "" where that is of no matter."""
    return str(getattr(selector, "noun", ""))


def key_of(node: Node) -> str:
    """The key of its text."""
    return f"united-{node.WORD}"


def _with_nouns(node: Node, said: dict[str, Any]) -> dict[str, Any]:
    """Sentences go by what their arguments are, and by whether they were named just before."""
    for taken in node.TAKES:
        selector = getattr(node, taken.field)
        if isinstance(selector, effects.Selector):
            said[f"{taken.name}-noun"] = noun_of(selector)
            if taken.name == "of":  # in the Location that was named just before
                there = isinstance(selector, Bound) and selector.name == "each" and noun_of(selector) == "place"
                said["there"] = "yes" if there else "no"
    return said


class UnitedNumber(Number):
    """A number with a name of its own."""

    forms: ClassVar[dict[str, str]] = {}

    def say(self, voice: Voice) -> str:
        return voice.word(key_of(self), **self.said_arguments(voice, self.forms))

    def each(self, voice: Voice) -> str:
        """ "for each ...", of what is done once for each that it counts."""
        return voice.word(f"{key_of(self)}-each", **self.said_arguments(voice, self.forms))

    def say_least(self, voice: Voice, amount: int) -> str:
        """ "there are 2 or more Heroes": that it is at least so much."""
        return voice.word(f"{key_of(self)}-least", amount=amount, **self.said_arguments(voice, self.forms))


class UnitedCondition(Condition):
    """``forms`` says how its selectors are said: "each" of them, or "one" of them."""

    forms: ClassVar[dict[str, str]] = {}

    def said_arguments(self, voice: Voice, forms: Mapping[str, str] = NO_FORMS) -> dict[str, Any]:
        return _with_nouns(self, super().said_arguments(voice, forms))

    def say(self, voice: Voice) -> str:
        return voice.word(key_of(self), **self.said_arguments(voice, self.forms))


#: How the Location that others are adjacent or opposite to is said with them, by what finds it.
NEAR = {"your-location": "near", "this-location": "near", "bound": "near", "villain-location": "villain"}


class UnitedSelector(Selector):
    """``noun`` is what it finds, for saying "that Hero" of it later."""

    noun: ClassVar[str] = ""

    def said_arguments(self, voice: Voice, forms: Mapping[str, str] = NO_FORMS) -> dict[str, Any]:
        return _with_nouns(self, super().said_arguments(voice, forms))

    def say(self, voice: Voice) -> str:
        return voice.word(self._near(key_of(self), voice), **self.said_arguments(voice))

    def say_as(self, form: str, voice: Voice) -> str:
        """ "the Heroes here", or as ``each`` ("each Hero here") or ``one`` ("a Hero here")."""
        key = f"{key_of(self)}-{form}"
        if not form or not i18n.has(voice.language, key):
            return self.say(voice)
        # One Thug in one of some Locations; but each Hero in all of them.
        said = self.said_arguments(voice, {"of": "one"} if form == "one" else NO_FORMS)
        return voice.word(self._near(key, voice), **said)

    def _near(self, key: str, voice: Voice) -> str:
        """The adjacent Locations are those of your own or of this one: that need not be said."""
        of = getattr(self, "of", None)
        if not isinstance(of, effects.Selector) or of.WORD not in NEAR:
            return key
        nearer = f"{key}-{NEAR[of.WORD]}"
        return nearer if i18n.has(voice.language, nearer) else key


class UnitedVerb(Verb):
    """``forms`` says how its selectors are said."""

    forms: ClassVar[dict[str, str]] = {}
    #: May be said of two things chosen one after the other: "2 of them change places".
    has_pair: ClassVar[bool] = False
    #: Several that differ in a word only can be said as one: see ``say_any``.
    says_any: ClassVar[bool] = False
    #: What those two were chosen among.
    pair: Selector | None = None

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        for taken in self.TAKES:
            if taken.kind == SELECTOR:
                selector = getattr(self, taken.field)
                if selector is not None and not selector.find(state, run):
                    return False
        return True

    def said_arguments(self, voice: Voice, forms: Mapping[str, str] = NO_FORMS) -> dict[str, Any]:
        return _with_nouns(self, super().said_arguments(voice, forms))

    def say(self, voice: Voice) -> str:
        if self.pair is not None:
            return voice.sentence(f"{key_of(self)}-pair", among=self.pair.say(voice))
        return voice.sentence(self.spoken_key, **self.said_arguments(voice, self.forms))

    # --- as a part of something larger ----------------------------------------------------------------------------

    @property
    def spoken_key(self) -> str:
        """What you do yourself is said without naming you."""
        return f"{key_of(self)}-you" if self.subject == "you" else key_of(self)

    @property
    def subject(self) -> str:
        """Who does it: "you", or the name of who was chosen; "" where nobody in particular does."""
        who = getattr(self, "who", None)
        if isinstance(who, Bound):
            return who.name
        return "you" if isinstance(who, UnitedSelector) and who.WORD == "you" else ""

    def predicate(self, voice: Voice, after: UnitedVerb) -> str:
        """Without the subject, which was said with what went before."""
        return voice.word(self.spoken_key, **{**self.said_arguments(voice, self.forms), "who": ""}).strip()

    def mentions(self, name: str) -> list[Chosen]:
        """The arguments that are what was chosen under that name."""
        return [one for one in self.nodes() if isinstance(one, Chosen) and one.name == name]

    def differs_in_a_word(self, other: UnitedVerb) -> bool:
        """Is the other one the same verb, but for the kind of token?"""
        return type(self) is type(other) and self.subject == other.subject

    def say_any(self, voice: Voice, parts: list[UnitedVerb], who: Selector | None) -> str:
        """As one sentence with others that differ in a word; ``who`` does it, if that is still to be said."""
        raise NotImplementedError
