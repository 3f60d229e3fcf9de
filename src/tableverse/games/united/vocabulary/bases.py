"""Base classes of this game's words, which render them as text.

A word's class declares its arguments (``kernel.effects.grammar``).
"""

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
    """Return the selected Locations, and the Locations of selected tokens."""
    found = selector.find(state, run)
    return [state.place_of(thing) for thing in found if is_token(thing) or thing.startswith("place:")]


def of_kind(kind: str, selector: Selector, state: UnitedState, run: Resolving) -> list[str]:
    """Return the selected things of one kind.

    Skip things of other kinds: a card may name a Hero where only a Location is possible.
    """
    return [thing for thing in selector.find(state, run) if kind_of(thing) == kind]


def your_hero(state: UnitedState, run: Resolving) -> Hero:
    """Return the Hero who controls the effect; for the Villain player, a placeholder without cards or position."""
    if 0 <= run.seat < len(state.heroes):
        return state.heroes[run.seat]
    return Hero("", [], [], NOWHERE, True, [0] * len(SYMBOLS), [], [])


def noun_of(selector: object) -> str:
    """Return the kind of things that a selector finds (hero, place, threat, henchman …).

    Return "" if no text depends on the kind.
    """
    return str(getattr(selector, "noun", ""))


def key_of(node: Node) -> str:
    """Return the message key of a word's text."""
    return f"united-{node.WORD}"


def _with_nouns(node: Node, arguments: dict[str, Any]) -> dict[str, Any]:
    """Add the nouns of selector arguments, and whether the Location was named just before."""
    for taken in node.TAKES:
        selector = getattr(node, taken.field)
        if isinstance(selector, effects.Selector):
            arguments[f"{taken.name}-noun"] = noun_of(selector)
            if taken.name == "of":  # "there" refers to the Location of an enclosing for-each
                there = isinstance(selector, Bound) and selector.name == "each" and noun_of(selector) == "place"
                arguments["there"] = "yes" if there else "no"
    return arguments


class UnitedNumber(Number):
    """Base class of numbers, each with its own message."""

    forms: ClassVar[dict[str, str]] = {}

    def say(self, voice: Voice) -> str:
        return voice.word(key_of(self), **self.message_arguments(voice, self.forms))

    def each(self, voice: Voice) -> str:
        """Render the phrase "for each …", for effects repeated once per thing counted."""
        return voice.word(f"{key_of(self)}-each", **self.message_arguments(voice, self.forms))

    def render_least(self, voice: Voice, amount: int) -> str:
        """Return the text of a minimum: "there are 2 or more Heroes"."""
        return voice.word(f"{key_of(self)}-least", amount=amount, **self.message_arguments(voice, self.forms))


class UnitedCondition(Condition):
    """Base class of conditions. ``forms`` gives the form in which each selector is rendered: "each" or "one"."""

    forms: ClassVar[dict[str, str]] = {}

    def message_arguments(self, voice: Voice, forms: Mapping[str, str] = NO_FORMS) -> dict[str, Any]:
        return _with_nouns(self, super().message_arguments(voice, forms))

    def say(self, voice: Voice) -> str:
        return voice.word(key_of(self), **self.message_arguments(voice, self.forms))


#: Suffix for texts of adjacent or opposite Locations, by the word that selects the reference Location.
NEAR = {"your-location": "near", "this-location": "near", "bound": "near", "villain-location": "villain"}


class UnitedSelector(Selector):
    """Base class of selectors. ``noun`` is the kind of things found, for later phrases such as "that Hero"."""

    noun: ClassVar[str] = ""

    def message_arguments(self, voice: Voice, forms: Mapping[str, str] = NO_FORMS) -> dict[str, Any]:
        return _with_nouns(self, super().message_arguments(voice, forms))

    def say(self, voice: Voice) -> str:
        return voice.word(self._near(key_of(self), voice), **self.message_arguments(voice))

    def say_as(self, form: str, voice: Voice) -> str:
        """Render the selection, such as "the Heroes here".

        The form ``each`` gives "each Hero here", ``one`` "a Hero here".
        """
        key = f"{key_of(self)}-{form}"
        if not form or not i18n.has(voice.language, key):
            return self.say(voice)
        # "One" also applies to the Locations ("a Thug in one of them"), but "each" does not.
        arguments = self.message_arguments(voice, {"of": "one"} if form == "one" else NO_FORMS)
        return voice.word(self._near(key, voice), **arguments)

    def _near(self, key: str, voice: Voice) -> str:
        """Return the key of a shorter text for Locations adjacent to or opposite your Location or this Location."""
        of = getattr(self, "of", None)
        if not isinstance(of, effects.Selector) or of.WORD not in NEAR:
            return key
        nearer = f"{key}-{NEAR[of.WORD]}"
        return nearer if i18n.has(voice.language, nearer) else key


class UnitedVerb(Verb):
    """Base class of verbs. ``forms`` gives the form in which each selector is rendered."""

    forms: ClassVar[dict[str, str]] = {}
    #: Whether a text exists for two things chosen one after another: "2 of them change places".
    has_pair: ClassVar[bool] = False
    #: Whether several verbs that differ in one word can share a sentence: see ``render_merged``.
    mergeable: ClassVar[bool] = False
    #: The selector from which the two things were chosen.
    pair: Selector | None = None

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        for taken in self.TAKES:
            if taken.kind == SELECTOR:
                selector = getattr(self, taken.field)
                if selector is not None and not selector.find(state, run):
                    return False
        return True

    def message_arguments(self, voice: Voice, forms: Mapping[str, str] = NO_FORMS) -> dict[str, Any]:
        return _with_nouns(self, super().message_arguments(voice, forms))

    def say(self, voice: Voice) -> str:
        if self.pair is not None:
            return voice.sentence(f"{key_of(self)}-pair", among=self.pair.say(voice))
        return voice.sentence(self.message_key, **self.message_arguments(voice, self.forms))

    # --- as a part of a larger effect -------------------------------------------------------------------------------

    @property
    def message_key(self) -> str:
        """The message key. If you perform the effect yourself, the text has no subject."""
        return f"{key_of(self)}-you" if self.subject == "you" else key_of(self)

    @property
    def subject(self) -> str:
        """The subject of the action: "you", the name of a binding, or "" if there is none."""
        who = getattr(self, "who", None)
        if isinstance(who, Bound):
            return who.name
        return "you" if isinstance(who, UnitedSelector) and who.WORD == "you" else ""

    def predicate(self, voice: Voice, after: UnitedVerb) -> str:
        """Return the text without its subject, which the preceding clause has named."""
        return voice.word(self.message_key, **{**self.message_arguments(voice, self.forms), "who": ""}).strip()

    def mentions(self, name: str) -> list[Chosen]:
        """Return the arguments that refer to the binding ``name``."""
        return [one for one in self.nodes() if isinstance(one, Chosen) and one.name == name]

    def is_mergeable_with(self, other: UnitedVerb) -> bool:
        """Return whether the other verb differs only in the kind of token."""
        return type(self) is type(other) and self.subject == other.subject

    def render_merged(self, voice: Voice, parts: list[UnitedVerb], who: Selector | None) -> str:
        """Return one sentence for several verbs that differ in one word.

        ``who`` is the subject, if no earlier clause has named it.
        """
        raise NotImplementedError
