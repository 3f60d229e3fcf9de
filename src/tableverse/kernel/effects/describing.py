"""A vocabulary as data, for editors with completion: the words and their arguments, taken from the parser itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tableverse.kernel.effects.grammar import CONDITION, EFFECT, FLAG, NUMBER, SELECTOR, TEXT, VERB, WHOLE, Argument
from tableverse.kernel.effects.reading import EffectReader, FamilyReader, Vocabulary, WordReader

#: Argument kinds by the names that editors use.
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
        entry: dict[str, Any] = {"word": word, "takes": [_argument(taken) for taken in _takes(reader)]}
        if isinstance(reader, EffectReader | WordReader):
            # Facts that the word needs, and the occurrences of which one must be in progress.
            if reader.kind.needs:
                entry["needs"] = list(reader.kind.needs)
            if reader.kind.during:
                entry["during"] = list(reader.kind.during)
        found.append(entry)
    return found


def _takes(reader: Any) -> Sequence[Argument]:
    if isinstance(reader, FamilyReader):
        return reader.kind.TAKES[1:]
    return reader.kind.TAKES if isinstance(reader, EffectReader | WordReader) else ()


def _argument(taken: Argument) -> dict[str, Any]:
    given = taken.given
    entry: dict[str, Any] = {
        "name": taken.name,
        "kind": "any" if given.read is not None else KINDS[taken.kind],
        "many": taken.many,
        "required": taken.required,
    }
    if given.one_of:
        entry["one_of"] = list(given.one_of)
    if given.names:
        entry["names"] = given.names
    if given.asks:
        entry["asks"] = given.asks
    if taken.kind == WHOLE or taken.many == "list":
        entry["least"], entry["most"] = given.minimum, given.maximum
    return entry
