"""Decisions, options, their consequences, and the reasons why an action is not an option.

A text is stored only as a message key with arguments; the client formats the sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tableverse.kernel.fields import field, plain
from tableverse.kernel.plain import Plain

#: Arguments of a message by name.
Arguments = dict[str, Any]
#: Size of the cache of options that are offered again and again.
KEPT_OPTIONS: Final = 4096


@mypyc_attr(free_list_len=1)
@plain
class Message(Plain):
    """A sentence that the client formats: a Fluent key and its arguments."""

    key: str
    arguments: dict[str, Any] = field(factory=dict)


@plain
class Option(Plain):
    """One possible choice. Immutable.

    ``id`` names the choice and never depends on its position: records and clients send it. ``verb`` and ``things`` hold
    the parts of the id as data, for the code that carries the choice out. ``targets`` are the things on the table to
    highlight, by default ``things``.
    """

    id: str
    message: Message
    targets: list[str]
    things: list[str]

    def __init__(
        self, id: str, message: Message, targets: Sequence[str] = (), things: Sequence[str] | None = None
    ) -> None:
        self.id = id
        self.message = message
        self.targets = list(targets)
        self.things = self.targets if things is None else list(things)

    @property
    def verb(self) -> str:
        """The first word of the id, which names the action."""
        at = self.id.find(":")
        return self.id if at < 0 else self.id[:at]

    @property
    def thing(self) -> str:
        """The first of ``things``, or "" if there is none."""
        return self.things[0] if self.things else ""

    def __repr__(self) -> str:
        return f"Option({self.id})"


@lru_cache(KEPT_OPTIONS)
def option_about(verb: str, thing: str, key: str, name: str) -> Option:
    """Return the option about one thing, which the message calls ``name``. Options never change, so cache them."""
    return Option(f"{verb}:{thing}", Message(key, {name: thing}), [thing])


@mypyc_attr(free_list_len=1)
@plain
class Decision(Plain):
    """The choice that the game waits for. Immutable.

    If there is only one option, the game takes it automatically, unless the decision is ``shown``: skipping the
    question would then reveal hidden information.
    """

    seat: int
    kind: str
    prompt: Message
    options: list[Option]
    #: The card or rule that requires the decision; "" for the turn itself.
    origin: str = ""
    shown: bool = False

    def find(self, option_id: str) -> Option | None:
        for option in self.options:
            if option.id == option_id:
                return option
        return None


@plain
class Refusal(Plain):
    """The reason why something cannot be chosen now.

    ``verb`` is the verb of the missing Option; ``rule`` is the ledger entry that forbids it.
    """

    verb: str
    rule: str
    message: Message


@plain
class Consequence(Plain):
    """The effect of an option on one measure of one thing.

    The value changes from ``before`` to something between ``least`` and ``most``. The two differ only if ``chance``
    (boost cards, dice) decides.
    """

    measure: str
    thing: str
    before: int
    least: int
    most: int
    chance: bool
    #: 1 if the chooser wants the change, -1 if not, 0 if it depends.
    good: int
    message: Message
