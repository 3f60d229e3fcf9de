"""Put right by hand: a number, a status or the place of a card is changed because everybody at the table agrees.

A correction is a choice like any other: it has an option id, is recorded, replayed and taken back. But no decision ever
offers one, so that bots, random play and search know nothing of it, and ``Game.apply`` takes none: whoever has made
sure that all agree calls ``put_right``, at any decision. A game says what can be changed and how (``correctables``),
and nothing else is possible. Then what was asked is asked anew.
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
#: Where a card lies: the aspect that is changed by moving it.
PLACE: Final = "place"
#: No correction is longer: of nonsense no more than this is read.
LONGEST: Final = 500


@plain
class Alternative(Plain):
    """One of the values that something may have. ``hidden``: what lies there is not for everybody to see."""

    id: str
    message: Message
    hidden: bool = False


@plain
class Correctable(Plain):
    """What may be put right: one ``aspect`` of a ``thing``, a number from ``least`` to ``most`` or one of the
    ``alternatives``. ``secret``: only whoever asks may know which card it is."""

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

    def said(self, value: int | str) -> int | str | Message:
        """A value as people read it."""
        found = self.alternative(value)
        return value if found is None else found.message

    def hides(self, value: int | str) -> bool:
        found = self.alternative(value)
        return found is not None and found.hidden


@plain
class Correction(Plain):
    """What somebody wants to put right: from what it is to what it should be. ``seat``: who proposed it."""

    seat: int
    thing: str
    aspect: str
    before: int | str
    after: int | str

    @property
    def id(self) -> str:
        """The option id that stands for it in records."""
        told = {"seat": self.seat, "thing": self.thing, "aspect": self.aspect}
        return PREFIX + msgspec.json.encode({**told, "before": self.before, "after": self.after}).decode()


def number(thing: str, aspect: str, value: int, least: int, most: int) -> Correctable:
    """A number on a thing. What is out of bounds already may stay, or come nearer."""
    return Correctable(thing, aspect, named(thing), value, min(least, value), max(most, value))


def named(thing: str) -> Message:
    """A thing by the name that the game has for it; "" is the table itself."""
    return Message("correct-name", {"thing": thing}) if thing else Message("correct-name-table")


def one_of(thing: str, aspect: str, value: str, alternatives: list[Alternative]) -> Correctable:
    return Correctable(thing, aspect, named(thing), value, 0, 0, alternatives)


def is_correction(option_id: str) -> bool:
    return option_id.startswith(PREFIX)


def chosen_by(option_id: str, asked: int) -> int:
    """Whose choice it was: of a correction, whoever proposed it; else the seat that was asked."""
    return read(option_id).seat if is_correction(option_id) else asked


def read(option_id: str) -> Correction:
    """The correction that an option id stands for."""
    raw: Any = None
    if len(option_id) <= LONGEST:
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


def told(found: Correctable, correction: Correction) -> dict[str, Any]:
    """What everybody may be told of it: of a card that stays hidden, not which it is."""
    unseen = found.secret and found.hides(correction.before) and found.hides(correction.after)
    return {
        "seat": correction.seat,
        "what": Message("correct-name-card") if unseen else found.name,
        "aspect": Message(f"correct-{correction.aspect}"),
        "before": found.said(correction.before),
        "after": found.said(correction.after),
    }


@plain
class ByHand(Frame[State]):
    """Lies on top of what is under way for as long as it takes to make a correction."""

    correction: Correction
    found: Correctable

    def answer(self, state: State, option: Option) -> None:
        state.frames.pop()
        game = state.game
        assert isinstance(game, Correcting)
        hidden = self.found.hides(self.correction.before) or self.found.hides(self.correction.after)
        state.emit("corrected", told(self.found, self.correction), reveals=hidden)
        game.correct(state, self.correction)


@mypyc_attr(allow_interpreted_subclasses=True)
class Correcting(Rules):
    """What is accepted as a choice: an option of the decision, or a correction. A Game is one of these."""

    codec: Codec

    def correctables(self, state: State, seat: int) -> list[Correctable]:
        """What may be put right, as far as the seat may know of it. Nothing that it may not see is named."""
        return []

    def correct(self, state: State, correction: Correction) -> None:
        """Make a change that ``correctables`` allows, and let follow what the rules say of the new position at once."""
        raise LookupError(correction.aspect)

    def settle(self, state: State, until: Callable[[Any], bool] | None = None) -> None:
        raise NotImplementedError

    def under_way(self, state: State) -> str:
        """Everything that frames refer to, in one text: what is named in it is in the middle of something."""
        return self.codec.encode(state.frames).decode()

    def correctable(self, state: State, correction: Correction) -> Correctable:
        """What a correction is about. BadCorrection unless it can be made now."""
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
        """On a copy: what the rules cannot go on from is refused before anything has changed."""
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
        """The option of the decision that an id stands for. Corrections are none: whoever lets players choose, people
        or programs, lets them choose among these only."""
        decision = state.decision
        if decision is None:
            raise GameOver()
        if seat is not None and seat != decision.seat:
            raise WrongSeat(seat=seat + 1, waiting=decision.seat + 1)
        for option in decision.options:
            if option.id == option_id:
                return option
        raise IllegalOption(option=str(option_id)[:80], kind=decision.kind)

    def recorded(self, state: State, option_id: str) -> Option:
        """The choice that an id of a record stands for, about to be answered by the top frame."""
        if not is_correction(option_id):
            return self.legal(state, option_id, None)
        correction = read(option_id)
        found = self.correctable(state, correction)
        state.frames.append(ByHand(correction, found))
        return Option(option_id, Message("correct-option", told(found, correction)), [correction.thing])

    def put_right(self, state: State, correction: Correction) -> list[Event]:
        """Make a correction, to which everybody at the table must have agreed, and ask anew. Returns what happened."""
        return self.carry_through(state, self.recorded(state, correction.id))

    def repeat(self, state: State, option_id: str) -> list[Event]:
        """Make a choice of a record again: an option of the decision, or a correction."""
        return self.carry_through(state, self.recorded(state, option_id))

    def carry_through(self, state: State, option: Option) -> list[Event]:
        """Let the top frame answer, and go to the next choice."""
        log: list[Event] = []
        state.log = log
        state.moves += 1
        state.frames[-1].answer(state, option)
        self.settle(state)
        state.log = None
        return log
