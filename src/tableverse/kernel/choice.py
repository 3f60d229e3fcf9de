"""Decisions: whose choice, of what kind, among which options, what each of them does, and why something is not among
them. Text is only a key and arguments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tableverse.kernel.fields import field, plain
from tableverse.kernel.plain import Plain

#: Values by name: what fills a sentence.
Arguments = dict[str, Any]
#: How many of the options that are offered again and again are kept.
KEPT_OPTIONS: Final = 4096


@mypyc_attr(free_list_len=1)
@plain
class Message(Plain):
    """A sentence to be made at the edge: a Fluent key and what fills it."""

    key: str
    arguments: dict[str, Any] = field(factory=dict)


@plain
class Option(Plain):
    """One thing that may be chosen. Immutable.

    ``id`` says what it means and never depends on its position: it is what records and clients send. ``verb`` and
    ``things`` say the same as data, for whoever carries it out. ``targets`` are what it points at on the table; unless
    an option says otherwise, these are the things it is about.
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
        """What it does: the first word of its id. An id is a verb, usually followed by what it is done to."""
        at = self.id.find(":")
        return self.id if at < 0 else self.id[:at]

    @property
    def thing(self) -> str:
        """What it is about, or "" where it is about nothing in particular."""
        return self.things[0] if self.things else ""

    def __repr__(self) -> str:
        return f"Option({self.id})"


@lru_cache(KEPT_OPTIONS)
def option_about(verb: str, thing: str, key: str, name: str) -> Option:
    """An option about one thing, which its message calls by ``name``. As no option ever changes, it is made once."""
    return Option(f"{verb}:{thing}", Message(key, {name: thing}), [thing])


@mypyc_attr(free_list_len=1)
@plain
class Decision(Plain):
    """What the game waits for. Immutable. ``origin`` names the card or rule that asks.

    A choice of one is taken automatically, unless it is ``shown``: not being asked would tell something.
    """

    seat: int
    kind: str
    prompt: Message
    options: list[Option]
    #: The card or rule that asks, "" for the turn itself.
    origin: str = ""
    shown: bool = False

    def find(self, option_id: str) -> Option | None:
        for option in self.options:
            if option.id == option_id:
                return option
        return None


@plain
class Refusal(Plain):
    """Why something cannot be chosen now. ``verb`` says what cannot be done, as an Option's; ``rule`` is the entry of
    the ledger that forbids it."""

    verb: str
    rule: str
    message: Message


@plain
class Consequence(Plain):
    """What an option does to something that is counted: ``measure`` says what, ``thing`` whose. It goes from ``before``
    to something between ``least`` and ``most``, which are the same unless ``chance`` has a say: boost cards, dice."""

    measure: str
    thing: str
    before: int
    least: int
    most: int
    chance: bool
    #: 1 if it is what whoever chooses wants, -1 if it is not, 0 if that depends.
    good: int
    message: Message
