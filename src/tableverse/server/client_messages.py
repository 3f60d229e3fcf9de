"""Messages from the client over the WebSocket, one class each. See ``docs/websocket.md``."""

from __future__ import annotations

import msgspec


class FromClient(msgspec.Struct, tag_field="t"):
    pass


class Hello(FromClient, tag="hello"):
    token: str | None = None


class Choose(FromClient, tag="choose"):
    option: str
    move: int
    #: Number of undos, copied from the view. A client that includes it can resend a choice without making it twice.
    undone: int | None = None


class Start(FromClient, tag="start"):
    pass


class Chat(FromClient, tag="chat"):
    text: str


class Undo(FromClient, tag="undo"):
    pass


class UndoAnswer(FromClient, tag="undo-answer"):
    agree: bool


class Leave(FromClient, tag="leave"):
    #: The seat to leave. None leaves all seats of the person.
    seat: int | None = None


class LookFrom(FromClient, tag="look-from"):
    """Switch to the view of another of the sender's seats."""

    seat: int


class AskOtherViews(FromClient, tag="beside"):
    """Request the views of the sender's other seats."""


class Sit(FromClient, tag="sit"):
    seat: int
    name: str


class HandToBot(FromClient, tag="hand-to-bot"):
    seat: int
    bot: str


class TakeBack(FromClient, tag="take-back"):
    pass


class DismissBot(FromClient, tag="dismiss-bot"):
    """Open a bot's seat again before the start. Host only."""

    seat: int


class Swap(FromClient, tag="swap"):
    """Swap two seats before the start. Host only."""

    seat: int
    other: int


class Close(FromClient, tag="close"):
    """Close the table for good. Host only."""


class Kick(FromClient, tag="kick"):
    name: str
    #: The bot that takes over the seat. None leaves the seat open.
    bot: str | None = None


class Mute(FromClient, tag="mute"):
    name: str
    muted: bool


class Pardon(FromClient, tag="pardon"):
    name: str


class MakeHost(FromClient, tag="make-host"):
    name: str


class Why(FromClient, tag="why"):
    """Ask why some or all actions with a thing are not possible."""

    thing: str


class Steps(FromClient, tag="steps"):
    """Request the effects of a choice, step by step. ``move`` is the move of the view after the choice."""

    move: int


class Foresee(FromClient, tag="foresee"):
    """Request the consequences of every option."""


class AskHint(FromClient, tag="hint"):
    """Request the choice of a strong player."""


class AskCorrectables(FromClient, tag="correctables"):
    """Request the list of everything that can be corrected by hand."""


class Correct(FromClient, tag="correct"):
    """Propose a correction by hand. All other players must agree."""

    thing: str
    aspect: str
    before: int | str
    after: int | str
    move: int


class CorrectAnswer(FromClient, tag="correct-answer"):
    agree: bool


class Rematch(FromClient, tag="rematch"):
    pass


class Ping(FromClient, tag="ping"):
    pass


AnyFromClient = (
    Hello
    | Choose
    | Start
    | Chat
    | Undo
    | UndoAnswer
    | Leave
    | Sit
    | HandToBot
    | TakeBack
    | LookFrom
    | AskOtherViews
    | DismissBot
    | Swap
    | Close
    | Kick
    | Mute
    | Pardon
    | MakeHost
    | Why
    | Steps
    | Foresee
    | AskHint
    | AskCorrectables
    | Correct
    | CorrectAnswer
    | Rematch
    | Ping
)
