"""The fields that every component has for clients, in the rows of ``Game.content_data``.

Each game's ``printed`` module adds its own rows; the web client's types are generated from these.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

#: A component, or a part of one, as JSON-ready values.
Row = dict[str, Any]


class Names(TypedDict):
    """A name or a text in each language."""

    en: str
    es: str


class PrintedPart(TypedDict):
    """Anything with a name, such as a named alternative of a choice."""

    id: str
    name: Names


class PrintedComponent(PrintedPart):
    #: The source of the component's content: `rulebook`, `published` or `reconstructed`.
    source: str
    #: The fingerprint of the component's content pack.
    pack: NotRequired[str]
