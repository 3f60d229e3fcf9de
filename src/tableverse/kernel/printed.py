"""What clients are told of every component: the rows of ``Game.content_data``. Each game says in its ``printed`` what
its own rows add; the web client's types are written from these."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

#: A component, or a part of one, as JSON-ready values.
Row = dict[str, Any]


class Names(TypedDict):
    """A name or a text in each language."""

    en: str
    es: str


class PrintedPart(TypedDict):
    """Something with a name, such as what a choice may offer in words."""

    id: str
    name: Names


class PrintedComponent(PrintedPart):
    #: Where it was read: `rulebook`, `published` or `reconstructed`.
    source: str
    #: The fingerprint of the content pack that it is from.
    pack: NotRequired[str]
