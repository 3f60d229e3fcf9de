"""What a voice knows while it says a card: what words stand for, and whom the sentence is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tableverse.kernel.effects import Voice


@contextmanager
def meaning(voice: Voice, words: dict[str, str]) -> Iterator[None]:
    """What words stand for, while something is said."""
    before = dict(voice.meaning)
    voice.meaning.update(words)
    try:
        yield
    finally:
        voice.meaning = before


def person(voice: Voice) -> str:
    """Whom "you" stands for: "you", "that" player, or a player whom the sentence is about ("their")."""
    return voice.meaning.get("person", "you")


def subject(voice: Voice) -> str:
    """The player whom the sentence is about; spoken of again it is "that player"."""
    said = voice.meaning.get("subject", "")
    if said:
        voice.meaning["subject"] = voice.word("champions-that-player")
    return said


def title(voice: Voice, card: str) -> str:
    """The name of a card or mark, as far as whoever speaks has said what it stands for (see ``text.titles``)."""
    return voice.meaning.get(f"title:{card}", card)


def trait(voice: Voice, name: str) -> str:
    """What a trait is called, as far as whoever speaks has said so (see ``text.titles``)."""
    return voice.meaning.get(f"trait:{name}", name)


def set_name(voice: Voice, name: str) -> str:
    """What a set of cards is called, likewise."""
    return voice.meaning.get(f"set:{name}", name)


def is_facedown(voice: Voice, card: str) -> bool:
    """Is it what a card in play facedown is?"""
    return f"facedown:{card}" in voice.meaning


def resources(voice: Voice, kinds: Sequence[str]) -> str:
    """ "an energy resource and 2 physical resources"."""
    said: list[str] = []
    for kind in dict.fromkeys(kinds):
        count = kinds.count(kind)
        if count == 1:
            said.append(voice.word(f"champions-resource-a-{kind}"))
        else:
            said.append(voice.word(f"champions-resource-some-{kind}", amount=voice.number(count)))
    return voice.all_of(said)


def counters(voice: Voice, count: int, name: str = "") -> str:
    """ "web counters", or "counters" where they have no name."""
    said = voice.word("champions-counters", count=count, counter=name or voice.meaning.get("counter", ""))
    return " ".join(said.split())
