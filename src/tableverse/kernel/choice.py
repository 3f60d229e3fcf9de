"""Decisions: whose choice, of what kind, among which options. Text is only a key and arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from tableverse.kernel.plain import Plain


class Message(Plain):
    """A sentence to be made at the edge: a Fluent key and what fills it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("key", "arguments")
    __slots__ = FIELDS

    def __init__(self, key: str, arguments: dict[str, Any] | None = None) -> None:
        self.key = key
        self.arguments: dict[str, Any] = {} if arguments is None else arguments


class Option(Plain):
    """One thing that may be chosen. Immutable; ``id`` says what it means and never depends on its position."""

    FIELDS: ClassVar[tuple[str, ...]] = ("id", "message", "targets")
    __slots__ = FIELDS

    def __init__(self, id: str, message: Message, targets: Sequence[str] = ()) -> None:
        self.id = id
        self.message = message
        self.targets: list[str] = list(targets)

    def __repr__(self) -> str:
        return f"Option({self.id})"


class Decision(Plain):
    """What the game waits for. Immutable. ``origin`` names the card or rule that asks.

    A choice of one is taken by itself unless ``shown``: for choices whose silence would tell something.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "prompt", "options", "origin", "shown")
    __slots__ = FIELDS

    def __init__(
        self,
        seat: int,
        kind: str,
        prompt: Message,
        options: list[Option],
        origin: str = "",
        shown: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.prompt = prompt
        self.options = options
        self.origin = origin
        self.shown = shown

    def find(self, option_id: str) -> Option | None:
        for option in self.options:
            if option.id == option_id:
                return option
        return None
