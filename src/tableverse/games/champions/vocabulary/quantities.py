"""Amounts inside a sentence.

The text of an amount may be "for each" of something. Other numbers that depend on the table become X, which is defined
at the end of the sentence.
"""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.vocabulary.nodes import Number
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.numbers import (
    TYPES,
    BoostStars,
    CardTypes,
    CountedCards,
    Depending,
    Noted,
    Overpaid,
    PerPlayer,
    Resources,
    Spent,
    ThatMuch,
    Times,
    ValueOf,
    X,
)
from tableverse.games.champions.vocabulary.saying import counters, person
from tableverse.games.champions.vocabulary.selectors.base import noun_of
from tableverse.games.champions.vocabulary.selectors.described import counters_on, is_yours
from tableverse.games.champions.vocabulary.selectors.filters import WithTitle
from tableverse.kernel.effects import Exactly, HowMany, Voice

#: Noted counts that also have a text for a single item.
COUNTED: Final = ("discarded", "cancelled", "counters", "exhausted")
#: Keys of verbs with an uncountable amount: "that much damage".
MEASURED_IN: Final = ("damage", "threat", "heal", "take", "indirect", "scatter")


def after_picked(voice: Voice) -> str:
    """Return the message key of the qualifier for picked cards: the verb done with the cards, or "picked"."""
    return f"champions-after-{voice.referents.get('done:picked', 'picked')}"


def for_each(voice: Voice, number: Number) -> str:
    """Render the things that a number counts, such as "each Drone minion engaged with you", or return ""."""
    if isinstance(number, HowMany) and isinstance(number.among, WithTitle) and is_yours(number.among.of):
        return voice.word("champions-each-titled-yours", card=number.among.described(voice), person=person(voice))
    if isinstance(number, HowMany):
        noun = noun_of(voice, number.among)
        if noun is None or noun.how:
            return ""
        said = noun.say(voice, "each")
        return said if noun.tied else voice.word("champions-in-play", each=said)
    if isinstance(number, Noted) and number.name == "picked":
        return Noun(voice.referents.get("noun:picked", "card")).add(voice, after_picked(voice)).say(voice, "each")
    if isinstance(number, Noted) and number.name in COUNTED:
        return voice.word(f"champions-each-{number.name}", counter=counters(voice, 1))
    if isinstance(number, ValueOf) and number.name == "counters":
        counter = counters_on(voice, number.of, 1)
        return voice.word("champions-each-counter-on", of=number.of.say(voice), counter=counter)
    if isinstance(number, Overpaid):
        return voice.word("champions-each-overpaid", kind=number.kind)
    if isinstance(number, CardTypes):
        return voice.word("champions-each-card-type", of=number.of.say(voice))
    if isinstance(number, Noted) and number.name == "icons":
        return voice.word("champions-each-boost-icon", of=voice.referents.get("icons-of", ""))
    if isinstance(number, CountedCards):
        return number.each(voice)
    if isinstance(number, BoostStars):
        return voice.word("champions-each-boost-star", of=number.of.say(voice))
    if isinstance(number, Resources):
        key = "champions-each-resource-type" if number.kind == TYPES else "champions-each-resource"
        kind = "" if number.kind == TYPES else voice.word(f"champions-resource-each-{number.kind}")
        return voice.word(key, kind=kind, of=number.of.say(voice))
    return ""


def quantity(voice: Voice, number: Number | None, sign: str = "") -> tuple[str, str, int]:
    """Return an amount for a sentence, the words to add at its end, and the count for agreement."""
    if number is None:
        return "", "", 1
    if isinstance(number, Exactly):
        if sign:
            return f"{number.amount:+}".replace("-", "−"), "", number.amount
        return number.say(voice), "", number.amount
    if isinstance(number, X | Spent):
        return f"{sign}X", "", 2
    if isinstance(number, ThatMuch):
        return number.say(voice), "", 2
    if isinstance(number, PerPlayer):
        tail = voice.word("champions-tail-for-each", each=voice.word("champions-each-player"))
        return f"{sign}{voice.number(number.amount)}", tail, number.amount
    if isinstance(number, Depending) and isinstance(number.usual, Exactly) and isinstance(number.instead, Exactly):
        usual, _, count = quantity(voice, number.usual, sign)
        instead = quantity(voice, number.instead, sign)[0]
        return usual, " " + voice.word("champions-tail-instead", instead=instead, when=number.when.say(voice)), count
    times = number if isinstance(number, Times) else Times(number)
    each = for_each(voice, times.number)
    if each and times.times >= 1 and times.plus >= 0 and not (times.plus and "x-later" in voice.referents):
        first = times.plus or times.times
        tail = voice.word("champions-tail-for-each", each=each)
        if times.plus:
            tail = voice.word("champions-tail-plus-for-each", amount=f"{sign}{times.times}", each=each)
        if times.most:
            tail += " " + voice.word("champions-tail-most", most=f"{sign}{times.most}")
        return f"{sign}{voice.number(first)}", tail, first
    if each and sign and not times.plus:  # "−1 ATK for each minion"
        tail = voice.word("champions-tail-for-each", each=each)
        return f"−{voice.number(-times.times)}", tail, times.times
    said = number.say(voice)
    if "x-later" in voice.referents:
        voice.referents["x"] = said
        return f"{sign}X", "", 2
    return f"{sign}X", voice.word("champions-tail-x", number=said), 2


def amount_sentence(voice: Voice, key: str, much: Number | None, **arguments: str) -> str:
    """Render a sentence that contains an amount."""
    amount, tail, count = quantity(voice, much)
    if isinstance(much, ThatMuch) and any(word in key for word in MEASURED_IN):
        amount = voice.word("champions-that-much-of")
    said = voice.word(key, amount=amount, count=count, **arguments)
    return voice.sentence("champions-said", said=said + tail)
