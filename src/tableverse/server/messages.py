"""Messages to the client over the WebSocket, one class each. See ``docs/websocket.md``."""

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

#: Maximum text length and number of items in an argument of an error.
MAX_ECHOED_LENGTH, MAX_ECHOED_ITEMS = 300, 30
#: A clock limits each turn or the whole game. When the time runs out, it marks the player or lets a bot play.
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
    #: The name of the person who sits here, or for whom a bot plays.
    name: str
    bot: str | None
    online: bool
    thinking: bool
    away_seconds: int


class You(msgspec.Struct, frozen=True):
    seat: int | None
    name: str
    #: Your token at the rematch table.
    rematch_token: str | None = None
    #: All your seats. The first one is ``seat``.
    seats: list[int] = []


class PersonShown(msgspec.Struct, frozen=True):
    """A person at a seat, watching, or removed from the table. A ``nameless`` watcher has a number as name."""

    name: str
    seat: int | None
    online: bool
    host: bool
    muted: bool
    banned: bool
    nameless: bool = False


class Act(msgspec.Struct, frozen=True):
    """An action of the host against a person, and its time."""

    act: Annotated[str, ACTS]
    by: str
    about: str
    at: int


class UndoShown(msgspec.Struct, frozen=True):
    free: bool = False
    possible: bool = False
    asked_by: int | None = None
    waiting: list[int] = []
    #: Whether something hidden has been revealed since the latest choice.
    reveals: bool = False


class CorrectingShown(msgspec.Struct, frozen=True):
    """The state of corrections by hand at a table."""

    allowed: bool
    #: Number of corrections so far.
    made: int
    #: ``asked_by``: the seat that proposes the correction in ``message``. ``waiting``: seats that have not agreed yet.
    asked_by: int | None = None
    waiting: list[int] = []
    message: Annotated[Any, Message] | None = None


class ClockShown(msgspec.Struct, frozen=True):
    kind: Annotated[str, CLOCKS]
    #: Seconds for each turn or for the whole game.
    seconds: int
    #: Whether the player is only marked, or a bot plays until they return.
    at_zero: Annotated[str, AT_ZERO]
    #: Milliseconds left by seat when this message was sent. Empty before the start.
    left: list[int]
    #: The seat whose time is running.
    running: int | None
    #: Seats whose time has run out at least once.
    overdue: list[int]


class UpgradeShown(msgspec.Struct, frozen=True):
    """An upgrade: from this move on, the table is played with another release of Tableverse."""

    move: int
    #: The fingerprint of the new release's content. ``engine``: the release's version number.
    content: str
    engine: str
    #: True if the earlier choices do not lead to the same position in this release. They cannot be undone then.
    restarted: bool
    #: Number of later choices that were no longer possible.
    taken_back: int


class ProblemShown(msgspec.Struct, frozen=True):
    key: str
    arguments: dict[str, Any]


class PackShown(msgspec.Struct, frozen=True):
    """A content pack of a table. The facts of a component say whether it comes from a pack."""

    title: str
    fingerprint: str
    cards: int


class TableShown(msgspec.Struct, frozen=True):
    id: str
    game: str
    settings: dict[str, Any]
    #: The products of the table's content, to be passed when requesting it. Only some games have products.
    products: list[str]
    status: Status
    host: bool
    seats: list[SeatShown]
    you: You | None
    watchers: int
    #: People who are here, and people who were removed or muted.
    people: list[PersonShown]
    #: The host's actions, oldest first.
    acts: list[Act]
    undo: UndoShown
    correcting: CorrectingShown
    wait_minutes: int
    #: The clock when this message was sent. Every view repeats it.
    clock: ClockShown | None
    rematch: str | None
    moves: int
    #: True if somebody may know the order of the decks, because the seed was chosen or the game continues a record.
    seeded: bool
    #: A hash of the table's random key, published before the first card. The key is revealed when the game is over.
    commitment: str
    seed: str | None
    #: The content and release at the start of the table. ``upgrades`` lists all later ones.
    content: str
    engine: str
    upgrades: list[UpgradeShown]
    #: The reason why this release cannot play the game.
    problem: ProblemShown | None
    #: The reason why the game cannot start yet, such as too few players.
    missing: ProblemShown | None
    #: The id of the table's lesson, or empty if the table has none.
    lesson: str
    #: Packs that extend the shipped content. A table with packs has its own content.
    packs: list[PackShown]
    #: The seat that must choose, and the winners, when this message was sent. Every view repeats them.
    waiting_for: int | None
    winners: list[int] | None


class TableMessage(ToClient, tag="table"):
    table: TableShown


class EventShown(msgspec.Struct, frozen=True):
    move: int
    kind: str
    facts: dict[str, Any]


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a decision. A client sends back its `id`; all other fields describe it."""

    id: str
    #: The action, such as `recruit`, `attack` or `pass`.
    verb: str
    message: Annotated[Any, Message]
    #: The ids of the things on the table that the option affects.
    targets: list[str]
    #: The ids of the things that the option is about, omitted if they equal the targets.
    things: list[str] | msgspec.UnsetType = msgspec.UNSET


class PageShown(msgspec.Struct, frozen=True):
    """A text of the lesson's coach, and the things on the board to highlight with it."""

    say: Annotated[Any, Names]
    look: list[str]
    #: Instructions for clicking on the board instead of choosing from the list.
    click: Annotated[Any, Names] | None = None
    #: Ids of the rules that explain the text.
    rules: list[str] = []


class CoachingShown(msgspec.Struct, frozen=True):
    """The state of a lesson at a position."""

    step: int
    steps: int
    #: Texts to read in order. The last one is the task.
    pages: list[PageShown]
    #: Ids of the recommended options, best first.
    advised: list[str]
    #: True if any option may be chosen. The recommendation is shown on request.
    free: bool
    done: bool


class ViewMessage(ToClient, tag="view"):
    move: int
    reset: bool
    view: Annotated[Any, View]
    events: list[EventShown]
    undo: UndoShown
    #: Number of undos at this table. ``move`` alone does not identify a position, because undos make it repeat.
    undone: int
    #: The seats whose choices caused the events: the seat of the last choice, or with ``reset`` of every choice.
    choosers: list[int]
    #: Sent only to the learner at a table with a lesson.
    lesson: CoachingShown | msgspec.UnsetType = msgspec.UNSET
    #: Sent only at a table with a clock.
    clock: ClockShown | msgspec.UnsetType = msgspec.UNSET


class OtherViewsMessage(ToClient, tag="beside"):
    """Views of the current position from the person's other seats."""

    move: int
    views: Annotated[Any, list[View]]


class MistakeMessage(ToClient, tag="mistake"):
    """The coach's verdict on a choice. The choice is not made unless `stands` is set."""

    page: PageShown
    stands: bool


class RefusalShown(msgspec.Struct, frozen=True):
    """An action that is not possible, the rule that forbids it, and an explanation."""

    verb: str
    rule: str
    message: Annotated[Any, Message]


class WhyMessage(ToClient, tag="why"):
    """The reasons why actions with a thing are not possible. Empty if there are none or the thing is unknown."""

    thing: str
    #: The move number of the position.
    move: int
    refusals: list[RefusalShown]


class StepShown(msgspec.Struct, frozen=True):
    """Events, and the fields of the view that they changed."""

    events: list[EventShown]
    changes: dict[str, Any]


class StepsMessage(ToClient, tag="steps"):
    """The effects of a choice as this seat saw them: the position before, then every step."""

    move: int
    undone: int
    before: Annotated[Any, View]
    steps: list[StepShown]


class ConsequenceShown(msgspec.Struct, frozen=True):
    """The effect of an option on a measure: from `before` to a value between `least` and `most`."""

    #: The measure, such as `hit-points`, `threat` or `cost`, or `won` or `lost` for the end of the game.
    measure: str
    #: The id of the thing that is measured, or empty for a measure of the whole game.
    thing: str
    before: int
    least: int
    most: int
    #: Whether the result depends on boost cards or dice.
    chance: bool
    #: 1 if the effect is good for the chooser, -1 if it is bad, 0 if it depends.
    good: int
    message: Annotated[Any, Message]


class ConsequencesMessage(ToClient, tag="consequences"):
    """Consequences by option id, the most important first. Options without known consequences are omitted."""

    #: The move number of the position.
    move: int
    options: Annotated[Any, dict[str, list[ConsequenceShown]]]


class HintShown(msgspec.Struct, frozen=True):
    """The choice of a strong player, its reasons, and options that are nearly as good."""

    option: str
    reasons: Annotated[Any, list[Message]]
    close: list[str]


class HintMessage(ToClient, tag="hint"):
    #: The move number of the position.
    move: int
    hint: Annotated[Any, HintShown]


class AlternativeShown(msgspec.Struct, frozen=True):
    id: str
    message: Annotated[Any, Message]


class CorrectableShown(msgspec.Struct, frozen=True):
    """An `aspect` of a `thing` that can be corrected: a number from `least` to `most`, or one of the `alternatives`."""

    thing: str
    aspect: str
    #: The displayed names of the thing and the aspect.
    name: Annotated[Any, Message]
    label: Annotated[Any, Message]
    value: int | str
    least: int
    most: int
    alternatives: list[AlternativeShown]


class CorrectablesMessage(ToClient, tag="correctables"):
    #: The move number of the position.
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
    return ErrorMessage(f"error-{error.key}", _truncate(error.arguments))


def problem_shown(error: TableError) -> ProblemShown:
    return ProblemShown(f"error-{error.key}", _truncate(error.arguments))


def _truncate(value: Any) -> Any:
    """Return a value from a client, truncated if it is long, to include in an error."""
    if isinstance(value, str):
        return value if len(value) <= MAX_ECHOED_LENGTH else value[:MAX_ECHOED_LENGTH] + "…"
    if isinstance(value, dict):
        return {_truncate(key): _truncate(item) for key, item in list(value.items())[:MAX_ECHOED_ITEMS]}
    if isinstance(value, list | tuple | set | frozenset):
        return [_truncate(item) for item in list(value)[:MAX_ECHOED_ITEMS]]
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
    | OtherViewsMessage
    | MistakeMessage
    | ChatMessage
    | ErrorMessage
    | Pong
)
