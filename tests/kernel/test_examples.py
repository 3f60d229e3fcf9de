"""Examples of words: short texts of cards that use them."""

from __future__ import annotations

import pytest

from kernel.harbour.verbs import Hit
from kernel.harbour.words import Walls
from kernel.test_grammar import Drift, Sail, Ships, Sink, Together, Wait
from tableverse.kernel.effects import Ability, AtLeast, Effect, Exactly, HowMany, Sequence, Voice, word
from tableverse.kernel.effects.examples import Examples, examples

#: 83, 50, 49, 48, 39 and 17 letters.
EIGHT, FIVE, FOUR, TWO = (Together(*[Wait(1)] * number) for number in (8, 5, 4, 2))
JUST_TOO_LONG = Together(Drift(100), Drift(100), Drift(10), Drift(10))
JUST_SHORT = Together(Drift(100), Drift(10), Drift(10), Drift(10))


@word("moan")
class Moan(Sail):
    """A word without a text."""

    def say(self, voice: Voice) -> str:
        raise KeyError("who moans")


def found(*effects: Effect) -> Examples:
    return examples([Ability("card", effect) for effect in effects], lambda ability, language: Voice(language))


@pytest.mark.parametrize(
    ("effects", "letters"),
    [
        ([EIGHT], 83),
        ([EIGHT, FIVE], 50),
        ([FIVE, EIGHT], 50),
        ([FIVE, JUST_TOO_LONG, FOUR], 39),
        ([JUST_SHORT, FOUR], 48),
        ([EIGHT, FOUR, TWO], 39),
    ],
)
def test_shorter_examples_replace_longer_ones_until_short_enough(effects: list[Effect], letters: int) -> None:
    texts = found(*effects)["effect"]["together"]
    assert set(texts) == {"en", "es"}
    assert len(texts["en"]) == letters


def test_nested_words_are_listed_under_their_kind() -> None:
    when = AtLeast(HowMany(Ships()), 1)
    ability = Ability("card", Sequence(Sink(Ships()), Moan()), "would", "hit", when)
    made = examples([ability], lambda ability, language: Voice(language))
    assert {kind: sorted(words) for kind, words in made.items()} == {
        "effect": ["sink"],  # the moan has no text, nor has the pair
        "selector": ["ships"],
        "number": ["count"],
        "condition": ["at-least"],
    }
    assert made["selector"]["ships"]["en"] == "ships near the sea"


def test_unregistered_words_have_no_examples() -> None:
    assert found(Hit(Walls(), Exactly(1))) == {"effect": {}, "selector": {}, "number": {}, "condition": {}}
