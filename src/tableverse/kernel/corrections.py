"""Corrections: changing a number, a status or a card's place because everybody at the table agrees.

A correction is a choice like any other: it has an option id, and can be recorded, replayed and undone. But no decision
offers corrections, so bots, random play and search ignore them, and ``Game.apply`` rejects them. The caller that has
everybody's consent calls ``apply_correction``, at any decision. A game lists the possible corrections
(``correctables``); all others are rejected. Afterwards the pending decision is computed again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from tableverse.kernel.choice import Message, Option
from tableverse.kernel.errors import BadCorrection, GameOver, IllegalOption, WrongSeat
from tableverse.kernel.event import Event
from tableverse.kernel.fields import Shared, field, plain
from tableverse.kernel.plain import Codec, Plain
from tableverse.kernel.state import Frame, Rules, State

PREFIX: Final = "correct:"
#: Name of the aspect for a card's place. Changing this aspect moves the card.
PLACE: Final = "place"
#: Maximum length of a correction's id, so that parsing an invalid id stays cheap.
MAX_ID_LENGTH: Final = 500


@plain
class Alternative(Plain):
    """One possible value of an aspect. If ``hidden``, it is a place whose cards some players may not see."""

    id: str
    message: Message
    hidden: bool = False


@plain
class Correctable(Plain):
    """One ``aspect`` of a ``thing`` that can be corrected.

    The value of the aspect is a number from ``least`` to ``most``, or one of the ``alternatives``. If ``secret``, only
    the proposing seat may know which card the thing is.
    """

    thing: str
    aspect: str
    name: Message
    value: int | str
    least: int = 0
    most: int = 0
    alternatives: Shared[list[Alternative]] = field(factory=list)
    secret: bool = False

    def alternative(self, id: int | str) -> Alternative | None:
        for one in self.alternatives:
            if one.id == id:
                return one
        return None

    def shown_value(self, value: int | str) -> int | str | Message:
        """Return a value as shown to players."""
        found = self.alternative(value)
        return value if found is None else found.message

    def hides(self, value: int | str) -> bool:
        found = self.alternative(value)
        return found is not None and found.hidden


@plain
class Correction(Plain):
    """A proposed change of one aspect from its present value to another. ``seat`` is the proposer."""

    seat: int
    thing: str
    aspect: str
    before: int | str
    after: int | str

    @property
    def id(self) -> str:
        """The option id of this correction in records."""
        subject = {"seat": self.seat, "thing": self.thing, "aspect": self.aspect}
        return PREFIX + msgspec.json.encode({**subject, "before": self.before, "after": self.after}).decode()


def number(thing: str, aspect: str, value: int, least: int, most: int) -> Correctable:
    """Return a correctable number. A value that is already out of bounds may stay, or move towards the bounds."""
    return Correctable(thing, aspect, named(thing), value, min(least, value), max(most, value))


def named(thing: str) -> Message:
    """Return the game's name for a thing; "" is the table itself."""
    return Message("correct-name", {"thing": thing}) if thing else Message("correct-name-table")


def one_of(thing: str, aspect: str, value: str, alternatives: list[Alternative]) -> Correctable:
    return Correctable(thing, aspect, named(thing), value, 0, 0, alternatives)


def is_correction(option_id: str) -> bool:
    return option_id.startswith(PREFIX)


def chosen_by(option_id: str, asked: int) -> int:
    """Return the seat that made a choice: the proposer of a correction, otherwise the choosing seat."""
    return read(option_id).seat if is_correction(option_id) else asked


def read(option_id: str) -> Correction:
    """Parse a correction from its option id."""
    raw: Any = None
    if len(option_id) <= MAX_ID_LENGTH:
        try:
            raw = msgspec.json.decode(option_id[len(PREFIX) :])
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadCorrection(why="form", what="", possible="") from error
    if not isinstance(raw, dict) or {*raw} != {"seat", "thing", "aspect", "before", "after"}:
        raise BadCorrection(why="form", what="", possible="")
    seat, thing, aspect = raw["seat"], raw["thing"], raw["aspect"]
    before, after = raw["before"], raw["after"]
    texts = isinstance(thing, str) and isinstance(aspect, str)
    if not texts or not (_is_value(seat) and isinstance(seat, int)) or not (_is_value(before) and _is_value(after)):
        raise BadCorrection(why="form", what="", possible="")
    return Correction(seat, thing, aspect, before, after)


def _is_value(raw: object) -> bool:
    return isinstance(raw, str) or (isinstance(raw, int) and not isinstance(raw, bool))


def details(found: Correctable, correction: Correction) -> dict[str, Any]:
    """Return the public details of a correction, without the name of a hidden card."""
    unseen = found.secret and found.hides(correction.before) and found.hides(correction.after)
    return {
        "seat": correction.seat,
        "what": Message("correct-name-card") if unseen else found.name,
        "aspect": Message(f"correct-{correction.aspect}"),
        "before": found.shown_value(correction.before),
        "after": found.shown_value(correction.after),
    }


@plain
class ByHand(Frame[State]):
    """A frame on top of the stack for the duration of a correction."""

    correction: Correction
    found: Correctable

    def answer(self, state: State, option: Option) -> None:
        state.frames.pop()
        game = state.game
        assert isinstance(game, Correcting)
        hidden = self.found.hides(self.correction.before) or self.found.hides(self.correction.after)
        state.emit("corrected", details(self.found, self.correction), reveals=hidden)
        game.correct(state, self.correction)


@mypyc_attr(allow_interpreted_subclasses=True)
class Correcting(Rules):
    """The part of a Game that validates and applies choices: options of the decision, and corrections."""

    codec: Codec

    def correctables(self, state: State, seat: int) -> list[Correctable]:
        """List the possible corrections with the values that the seat may know.

        Name nothing that the seat must not see.
        """
        return []

    def correct(self, state: State, correction: Correction) -> None:
        """Make a change that ``correctables`` allows, and apply the immediate consequences of the new position."""
        raise LookupError(correction.aspect)

    def settle(self, state: State, until: Callable[[Any], bool] | None = None) -> None:
        raise NotImplementedError

    def frames_text(self, state: State) -> str:
        """Return the encoded frames as one text. A thing that this text names is in use by something in progress."""
        return self.codec.encode(state.frames).decode()

    def correctable(self, state: State, correction: Correction) -> Correctable:
        """Return the Correctable that a correction changes. Raise BadCorrection if the correction is impossible now."""
        if state.decision is None:
            raise GameOver()
        if not 0 <= correction.seat < state.seats:
            raise BadCorrection(why="seat", what=str(correction.seat)[:80], possible="")
        things = self.correctables(state, correction.seat)
        found = next((one for one in things if one.thing == correction.thing and one.aspect == correction.aspect), None)
        if found is None:
            aspects = ", ".join(one.aspect for one in things if one.thing == correction.thing)
            if not aspects:
                raise BadCorrection(why="thing", what=correction.thing[:80], possible="")
            raise BadCorrection(why="aspect", what=correction.aspect[:80], possible=aspects)
        if found.value != correction.before:
            raise BadCorrection(why="changed", what=str(found.value), possible="")
        after = correction.after
        if after == found.value:
            raise BadCorrection(why="same", what="", possible="")
        if found.alternatives:
            if found.alternative(after) is None:
                possible = ", ".join(one.id for one in found.alternatives if one.id != found.value)
                raise BadCorrection(why="alternative", what=str(after)[:80], possible=possible)
        elif not isinstance(after, int) or not found.least <= after <= found.most:
            raise BadCorrection(why="number", what=str(after)[:80], possible=f"{found.least}–{found.most}")
        self._try(state, correction, found)
        return found

    def _try(self, state: State, correction: Correction, found: Correctable) -> None:
        """Try a correction on a copy, to refuse a correction from which the rules cannot continue."""
        trial = state.clone()
        trial.frames.append(ByHand(correction, found))
        try:
            trial.frames[-1].answer(trial, Option("", found.name))
            self.settle(trial)
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise BadCorrection(why="breaks", what="", possible="") from error
        if trial.decision is not None and not trial.decision.options:
            raise BadCorrection(why="breaks", what="", possible="")

    def legal(self, state: State, option_id: str, seat: int | None) -> Option:
        """Return the option of the decision with this id.

        Corrections are no options: players, people or programs, cannot choose them here.
        """
        decision = state.decision
        if decision is None:
            raise GameOver()
        if seat is not None and seat != decision.seat:
            raise WrongSeat(seat=seat + 1, waiting=decision.seat + 1)
        for option in decision.options:
            if option.id == option_id:
                return option
        raise IllegalOption(option=str(option_id)[:80], kind=decision.kind)

    def recorded_option(self, state: State, option_id: str) -> Option:
        """Return the recorded choice with this id, ready for the top frame to answer."""
        if not is_correction(option_id):
            return self.legal(state, option_id, None)
        correction = read(option_id)
        found = self.correctable(state, correction)
        state.frames.append(ByHand(correction, found))
        return Option(option_id, Message("correct-option", details(found, correction)), [correction.thing])

    def apply_correction(self, state: State, correction: Correction) -> list[Event]:
        """Make a correction that everybody has agreed to, recompute the decision and return the events."""
        return self.answer_and_settle(state, self.recorded_option(state, correction.id))

    def apply_recorded(self, state: State, option_id: str) -> list[Event]:
        """Repeat a recorded choice: an option of the decision, or a correction."""
        return self.answer_and_settle(state, self.recorded_option(state, option_id))

    def answer_and_settle(self, state: State, option: Option) -> list[Event]:
        """Answer the top frame with the option, and settle at the next choice."""
        log: list[Event] = []
        state.log = log
        state.moves += 1
        state.frames[-1].answer(state, option)
        self.settle(state)
        state.log = None
        return log
