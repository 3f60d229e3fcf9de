"""What a client says over the WebSocket, one class each. ``docs/protocol.md`` explains them."""

from __future__ import annotations

import msgspec


class FromClient(msgspec.Struct, tag_field="t"):
    pass


class Hello(FromClient, tag="hello"):
    token: str | None = None


class Choose(FromClient, tag="choose"):
    option: str
    move: int
    #: That of the view; whoever tells it may send the same choice again, and it is made once.
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
    #: One of several; without it, all of one's seats.
    seat: int | None = None


class LookFrom(FromClient, tag="look-from"):
    """See the table through the eyes of another of one's seats."""

    seat: int


class AskBeside(FromClient, tag="beside"):
    """How does the table look to my other seats?"""


class Sit(FromClient, tag="sit"):
    seat: int
    name: str


class HandToBot(FromClient, tag="hand-to-bot"):
    seat: int
    bot: str


class TakeBack(FromClient, tag="take-back"):
    pass


class DismissBot(FromClient, tag="dismiss-bot"):
    """The host opens the seat of a bot again, before the start."""

    seat: int


class Swap(FromClient, tag="swap"):
    """The host lets two seats change places, before the start."""

    seat: int
    other: int


class Close(FromClient, tag="close"):
    """The host closes the table for good."""


class Kick(FromClient, tag="kick"):
    name: str
    #: Plays on at their seat; without one the seat is open.
    bot: str | None = None


class Mute(FromClient, tag="mute"):
    name: str
    muted: bool


class Pardon(FromClient, tag="pardon"):
    name: str


class MakeHost(FromClient, tag="make-host"):
    name: str


class Why(FromClient, tag="why"):
    """Why can nothing, or not everything, be done with that thing?"""

    thing: str


class Steps(FromClient, tag="steps"):
    """Show what followed from a choice, step by step. ``move``: the move of the view that came after it."""

    move: int


class Foresee(FromClient, tag="foresee"):
    """What would each option do?"""


class AskHint(FromClient, tag="hint"):
    """What would a strong player do?"""


class AskCorrectables(FromClient, tag="correctables"):
    """What could be put right by hand?"""


class Correct(FromClient, tag="correct"):
    """Put something right by hand, if the others agree."""

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
    | AskBeside
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
