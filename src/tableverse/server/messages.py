"""What the server says over the WebSocket, one class each. ``docs/protocol.md`` explains them."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from tableverse.kernel.choice import Message
from tableverse.kernel.errors import TableError
from tableverse.kernel.game import View
from tableverse.kernel.printed import Names

SEAT_KINDS: Final = ("person", "bot", "open")
STATUSES: Final = ("open", "playing", "over", "stopped")
SeatKind = Annotated[str, SEAT_KINDS]
Status = Annotated[str, STATUSES]

#: The longest text, and the most items, of an argument of an error.
ECHOED, ECHOED_ITEMS = 300, 30
#: A clock gives so much time for each turn, or for the whole game; and what happens when it has run out.
TURN, BANK = "turn", "bank"
CLOCKS: Final = (TURN, BANK)
MARK, BOT_PLAYS = "mark", "bot"
AT_ZERO: Final = (MARK, BOT_PLAYS)
ACTS: Final = ("kick", "mute", "unmute", "pardon", "host")


class ToClient(msgspec.Struct, tag_field="t"):
    pass


class Welcome(ToClient, tag="welcome"):
    token: str | None
    seat: int | None


class SeatShown(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    #: Of the person who sits here, or for whom a bot plays.
    name: str
    bot: str | None
    online: bool
    thinking: bool
    away_seconds: int


class You(msgspec.Struct, frozen=True):
    seat: int | None
    name: str
    #: Your token at the table of the rematch.
    rematch_token: str | None = None
    #: All your seats, of which ``seat`` is the first.
    seats: list[int] = []


class PersonShown(msgspec.Struct, frozen=True):
    """Somebody at a seat, watching, or removed from the table. ``nameless``: a watcher who is called by a number."""

    name: str
    seat: int | None
    online: bool
    host: bool
    muted: bool
    banned: bool
    nameless: bool = False


class Act(msgspec.Struct, frozen=True):
    """What the host did about somebody, and when."""

    act: Annotated[str, ACTS]
    by: str
    about: str
    at: int


class UndoShown(msgspec.Struct, frozen=True):
    free: bool = False
    possible: bool = False
    asked_by: int | None = None
    waiting: list[int] = []
    #: Something hidden has come up since the latest choice.
    reveals: bool = False


class CorrectingShown(msgspec.Struct, frozen=True):
    """What may be, is to be and was put right by hand."""

    allowed: bool
    #: How often so far.
    made: int
    #: Who asks to, who has not agreed yet, and what it is about.
    asked_by: int | None = None
    waiting: list[int] = []
    message: Annotated[Any, Message] | None = None


class ClockShown(msgspec.Struct, frozen=True):
    kind: Annotated[str, CLOCKS]
    #: For each turn, or for the whole game.
    seconds: int
    #: Whether it is only marked, or a bot plays until the person is back.
    at_zero: Annotated[str, AT_ZERO]
    #: By seat, in milliseconds, as of this message; empty before the start.
    left: list[int]
    #: The seat that it runs for.
    running: int | None
    #: The seats whose time has run out at least once.
    overdue: list[int]


class UpgradeShown(msgspec.Struct, frozen=True):
    """From this move on the table is played with another release of Tableverse."""

    move: int
    #: The fingerprint of its cards, and the number of its version.
    content: str
    engine: str
    #: The choices before do not lead to the same position with it, so they cannot be taken back.
    restarted: bool
    #: Choices after it that were not possible any more.
    taken_back: int


class ProblemShown(msgspec.Struct, frozen=True):
    key: str
    arguments: dict[str, Any]


class PackShown(msgspec.Struct, frozen=True):
    """A content pack that lies over the cards of a table: their facts say which of them are from it."""

    title: str
    fingerprint: str
    cards: int


class TableShown(msgspec.Struct, frozen=True):
    id: str
    game: str
    settings: dict[str, Any]
    #: What the table's content is made of, where a game has its content in parts: to be asked for with the content.
    products: list[str]
    status: Status
    host: bool
    seats: list[SeatShown]
    you: You | None
    watchers: int
    #: Who is here, and who was removed or muted.
    people: list[PersonShown]
    #: What the host did, oldest first.
    acts: list[Act]
    undo: UndoShown
    correcting: CorrectingShown
    wait_minutes: int
    #: As of this message: every view says it anew.
    clock: ClockShown | None
    rematch: str | None
    moves: int
    #: Somebody may know the order of the decks: the seed was chosen, or the game continues a record.
    seeded: bool
    #: A hash of the key that the table is dealt by, published before the first card; the key is told once it is over.
    commitment: str
    seed: str | None
    #: The cards and the release that the table began with, and those that it was gone on with.
    content: str
    engine: str
    upgrades: list[UpgradeShown]
    #: Why this release cannot play the game.
    problem: ProblemShown | None
    #: Why the game cannot begin yet, before it has: too few have sat down.
    missing: ProblemShown | None
    #: The lesson that is given here; empty at other tables.
    lesson: str
    #: What lies over the cards that are shipped. Then the table has a content of its own.
    packs: list[PackShown]
    #: Who must choose, and who has won, as of this message: every view says it anew.
    waiting_for: int | None
    winners: list[int] | None


class TableMessage(ToClient, tag="table"):
    table: TableShown


class EventShown(msgspec.Struct, frozen=True):
    move: int
    kind: str
    facts: dict[str, Any]


class OptionShown(msgspec.Struct, frozen=True):
    """One thing that may be chosen. `id` is what a client sends back; what it means is said by the other fields."""

    id: str
    #: What it does: `recruit`, `attack`, `pass`.
    verb: str
    message: Annotated[Any, Message]
    #: What it points at on the table.
    targets: list[str]
    #: What it is about; left out where these are the targets.
    things: list[str] | msgspec.UnsetType = msgspec.UNSET


class PageShown(msgspec.Struct, frozen=True):
    """Something the coach of a lesson says, and the things on the board that it is about."""

    say: Annotated[Any, Names]
    look: list[str]
    #: How it is done by pointing at the board.
    click: Annotated[Any, Names] | None = None
    #: Where it can be read again, by the rulebook's ids.
    rules: list[str] = []


class CoachingShown(msgspec.Struct, frozen=True):
    """Where the lesson stands at a position."""

    step: int
    steps: int
    #: To be read one after the other; the last one is the task.
    pages: list[PageShown]
    #: The options that are advised, best first.
    advised: list[str]
    #: Anything may be chosen: the advice is for those who ask.
    free: bool
    done: bool


class ViewMessage(ToClient, tag="view"):
    move: int
    reset: bool
    view: Annotated[Any, View]
    events: list[EventShown]
    undo: UndoShown
    #: How often choices have been taken back at this table: ``move`` alone may come twice.
    undone: int
    #: Who made the choices that the events followed from: the last one, or with ``reset`` all of them.
    choosers: list[int]
    #: Only for the learner, at a table where a lesson is given.
    lesson: CoachingShown | msgspec.UnsetType = msgspec.UNSET
    #: Only at a table with a clock.
    clock: ClockShown | msgspec.UnsetType = msgspec.UNSET


class BesideMessage(ToClient, tag="beside"):
    """The same position as it looks to the other seats of somebody who plays several."""

    move: int
    views: Annotated[Any, list[View]]


class MistakeMessage(ToClient, tag="mistake"):
    """What the coach says of a choice. Unless it stands, it was not made."""

    page: PageShown
    stands: bool


class RefusalShown(msgspec.Struct, frozen=True):
    """What cannot be done, the entry of the rulebook that forbids it, and a sentence."""

    verb: str
    rule: str
    message: Annotated[Any, Message]


class WhyMessage(ToClient, tag="why"):
    """Empty where nothing is in the way, and for what cannot be pointed at."""

    thing: str
    #: The position that it speaks of.
    move: int
    refusals: list[RefusalShown]


class StepShown(msgspec.Struct, frozen=True):
    """What happened, and the fields of the view that it changed."""

    events: list[EventShown]
    changes: dict[str, Any]


class StepsMessage(ToClient, tag="steps"):
    """What followed from a choice, as this seat saw it: the position before, then every step."""

    move: int
    undone: int
    before: Annotated[Any, View]
    steps: list[StepShown]


class ConsequenceShown(msgspec.Struct, frozen=True):
    """What an option does to something that is counted: from `before` to something between `least` and `most`."""

    #: What is counted: `hit-points`, `threat`; also `cost`, and `won` or `lost` for the end of the game.
    measure: str
    #: Whose, as options refer to it; empty where there is only one.
    thing: str
    before: int
    least: int
    most: int
    #: Boost cards or dice have a say.
    chance: bool
    #: 1 if whoever chooses wants it, -1 if not, 0 if that depends.
    good: int
    message: Annotated[Any, Message]


class ConsequencesMessage(ToClient, tag="consequences"):
    """By the id of the option, the most important first. Options of which nothing can be said are left out."""

    #: The position that it speaks of.
    move: int
    options: Annotated[Any, dict[str, list[ConsequenceShown]]]


class HintShown(msgspec.Struct, frozen=True):
    """What a strong player would choose, why, and which options are nearly as good."""

    option: str
    reasons: Annotated[Any, list[Message]]
    close: list[str]


class HintMessage(ToClient, tag="hint"):
    #: The position that it speaks of.
    move: int
    hint: Annotated[Any, HintShown]


class AlternativeShown(msgspec.Struct, frozen=True):
    id: str
    message: Annotated[Any, Message]


class CorrectableShown(msgspec.Struct, frozen=True):
    """An `aspect` of a `thing` that may be put right: a number from `least` to `most`, or one of the `alternatives`."""

    thing: str
    aspect: str
    #: What the thing and the aspect are called.
    name: Annotated[Any, Message]
    label: Annotated[Any, Message]
    value: int | str
    least: int
    most: int
    alternatives: list[AlternativeShown]


class CorrectablesMessage(ToClient, tag="correctables"):
    #: The position that it speaks of.
    move: int
    things: Annotated[Any, list[CorrectableShown]]


class ChatLine(msgspec.Struct, frozen=True):
    name: str
    seat: int | None
    text: str
    at: int


class ChatMessage(ToClient, tag="chat"):
    lines: list[ChatLine]


class ErrorMessage(ToClient, tag="error"):
    key: str
    arguments: dict[str, Any]


class Pong(ToClient, tag="pong"):
    pass


def error_message(error: TableError) -> ErrorMessage:
    return ErrorMessage(f"error-{error.key}", _brief(error.arguments))


def problem_shown(error: TableError) -> ProblemShown:
    return ProblemShown(f"error-{error.key}", _brief(error.arguments))


def _brief(value: Any) -> Any:
    """What somebody sent comes back in errors; not all of it if it was long."""
    if isinstance(value, str):
        return value if len(value) <= ECHOED else value[:ECHOED] + "…"
    if isinstance(value, dict):
        return {_brief(key): _brief(item) for key, item in list(value.items())[:ECHOED_ITEMS]}
    if isinstance(value, list | tuple | set | frozenset):
        return [_brief(item) for item in list(value)[:ECHOED_ITEMS]]
    return value


AnyToClient = (
    Welcome
    | TableMessage
    | ViewMessage
    | WhyMessage
    | StepsMessage
    | ConsequencesMessage
    | HintMessage
    | CorrectablesMessage
    | BesideMessage
    | MistakeMessage
    | ChatMessage
    | ErrorMessage
    | Pong
)
