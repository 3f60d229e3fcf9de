"""The context in which a voice renders a card: the meanings of words, and the subject of the sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tableverse.kernel.effects import Voice


@contextmanager
def set_referents(voice: Voice, words: dict[str, str]) -> Iterator[None]:
    """Set the referents of words while the context is open."""
    before = dict(voice.referents)
    voice.referents.update(words)
    try:
        yield
    finally:
        voice.referents = before


def person(voice: Voice) -> str:
    """Return whom "you" refers to: "you", "that" player, or the player who is the subject ("their")."""
    return voice.referents.get("person", "you")


def subject(voice: Voice) -> str:
    """Return the player who is the subject of the sentence. Later references to the player are "that player"."""
    said = voice.referents.get("subject", "")
    if said:
        voice.referents["subject"] = voice.word("champions-that-player")
    return said


def title(voice: Voice, card: str) -> str:
    """Return the name of a card or mark, or its id if the voice has none (see ``text.titles``)."""
    return voice.referents.get(f"title:{card}", card)


def trait(voice: Voice, name: str) -> str:
    """Return the name of a trait, or its id if the voice has none (see ``text.titles``)."""
    return voice.referents.get(f"trait:{name}", name)


def set_name(voice: Voice, name: str) -> str:
    """Return the name of a set of cards, or its id if the voice has none."""
    return voice.referents.get(f"set:{name}", name)


def is_facedown(voice: Voice, card: str) -> bool:
    """Return whether this is the card that represents facedown cards in play."""
    return f"facedown:{card}" in voice.referents


def resources(voice: Voice, kinds: Sequence[str]) -> str:
    """Render a list of resources, such as "an energy resource and 2 physical resources"."""
    said: list[str] = []
    for kind in dict.fromkeys(kinds):
        count = kinds.count(kind)
        if count == 1:
            said.append(voice.word(f"champions-resource-a-{kind}"))
        else:
            said.append(voice.word(f"champions-resource-some-{kind}", amount=voice.number(count)))
    return voice.all_of(said)


def counters(voice: Voice, count: int, name: str = "") -> str:
    """Render counters by name, such as "web counters", or "counters" if they have no name."""
    said = voice.word("champions-counters", count=count, counter=name or voice.referents.get("counter", ""))
    return " ".join(said.split())
