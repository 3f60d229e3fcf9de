"""Amounts inside a sentence: a number that depends on the table is X, and what X is comes at the end."""

from __future__ import annotations

from tableverse.games.champions.vocabulary.amounts import Depending, PerPlayer
from tableverse.kernel.effects import Exactly, Number, Voice


def quantity(voice: Voice, number: Number | None) -> tuple[str, str]:
    """An amount as it stands in a sentence, and what has to be added at the end of it."""
    if number is None:
        return "", ""
    if isinstance(number, Exactly):
        return number.say(voice), ""
    if isinstance(number, PerPlayer):
        return voice.number(number.amount), " " + voice.word("champions-tail-each-player")
    if isinstance(number, Depending) and isinstance(number.usual, Exactly) and isinstance(number.instead, Exactly):
        instead, when = number.instead.say(voice), number.when.say(voice)
        return number.usual.say(voice), " " + voice.word("champions-tail-instead", instead=instead, when=when)
    return "X", voice.word("champions-tail-x", number=number.say(voice))


def amount_sentence(voice: Voice, key: str, much: Number | None, **arguments: str) -> str:
    """A sentence with an amount in it."""
    amount, tail = quantity(voice, much)
    usual = much.usual if isinstance(much, Depending) else much
    count = usual.amount if isinstance(usual, Exactly) else 2
    said = voice.word(key, amount=amount, count=count, **arguments)
    return voice.sentence("champions-said", said=said + tail)


def signed(voice: Voice, number: Number) -> tuple[str, str]:
    """ "+1", "-2", or "+X" with what X is."""
    if isinstance(number, Exactly):
        return (f"+{number.amount}" if number.amount >= 0 else f"−{-number.amount}"), ""
    amount, tail = quantity(voice, number)
    return f"+{amount}", tail
