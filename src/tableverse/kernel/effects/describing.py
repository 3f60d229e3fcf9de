"""A vocabulary as data, for editors with completion: the words and their arguments, taken from the parser itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tableverse.kernel.effects.grammar import CONDITION, EFFECT, FLAG, NUMBER, SELECTOR, TEXT, VERB, WHOLE, Argument
from tableverse.kernel.effects.reading import EffectReader, FamilyReader, Vocabulary, WordReader

#: Argument kinds as editors know them.
KINDS: Final = {
    SELECTOR: "selector",
    NUMBER: "number",
    CONDITION: "condition",
    EFFECT: "effect",
    VERB: "verb",
    FLAG: "flag",
    WHOLE: "whole",
    TEXT: "text",
}


def described(words: Vocabulary) -> dict[str, list[dict[str, Any]]]:
    """Return every word by kind (effect, selector, number, condition), in alphabetical order."""
    return {
        "effect": _words(words.effects),
        "selector": _words(words.selectors),
        "number": _words(words.numbers),
        "condition": _words(words.conditions),
    }


def _words(readers: Mapping[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for word, reader in sorted(readers.items()):
        said: dict[str, Any] = {"word": word, "takes": [_argument(taken) for taken in _takes(reader)]}
        if isinstance(reader, EffectReader | WordReader):
            # Facts that the word needs, and the occurrences that must be in progress for it to mean something.
            if reader.kind.needs:
                said["needs"] = list(reader.kind.needs)
            if reader.kind.during:
                said["during"] = list(reader.kind.during)
        found.append(said)
    return found


def _takes(reader: Any) -> Sequence[Argument]:
    if isinstance(reader, FamilyReader):
        return reader.kind.TAKES[1:]
    return reader.kind.TAKES if isinstance(reader, EffectReader | WordReader) else ()


def _argument(taken: Argument) -> dict[str, Any]:
    given = taken.given
    said: dict[str, Any] = {
        "name": taken.name,
        "kind": "any" if given.read is not None else KINDS[taken.kind],
        "many": taken.many,
        "required": taken.required,
    }
    if given.one_of:
        said["one_of"] = list(given.one_of)
    if given.names:
        said["names"] = given.names
    if given.asks:
        said["asks"] = given.asks
    if taken.kind == WHOLE or taken.many == "list":
        said["least"], said["most"] = given.least, given.most
    return said
