"""What the tests of all games share: a table that is played at, choice by choice.

Each game's own ``table.py`` builds on this one with what is particular to it: how a position is laid out, and what can
be looked up on it. The words are the same everywhere: ``does`` makes choices, ``waits_for`` says who is asked for what,
``options`` what may be chosen, ``refuses`` what may not, ``events`` and ``story`` what happened.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

import pytest

import traces
from tableverse.kernel.choice import Decision
from tableverse.kernel.consequences import Foresight
from tableverse.kernel.correcting import PLACE, Correctable, Correction
from tableverse.kernel.errors import IllegalOption
from tableverse.kernel.event import Event
from tableverse.kernel.game import Game
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.speech import Speaker
from tableverse.kernel.state import Result, State

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    game: Game
    state: S
    #: What happened: at the latest choices, or since the table was laid where a game ``remembers``.
    happened: list[Event]
    remembers: ClassVar[bool] = False

    # --- what a game says in its own way ------------------------------------------------------------------------

    def begin(self) -> None:
        """Whatever must be done before the table can be played at."""

    def meant(self, option: str) -> str:
        """The id of the option that a test calls by this name."""
        return option

    def shown(self, option: str) -> str:
        """How a test calls the option with that id."""
        return option

    def sound(self) -> None:
        """Check what must hold of every position."""

    # --- playing ------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        self.begin()
        assert self.state.decision is not None, f"the game is over: {self.state.result}"
        return self.state.decision

    def does(self, *options: str) -> list[Event]:
        """Make these choices, each by whoever is asked. A copy and a saved game must go the same way."""
        self.begin()
        if not self.remembers:
            self.happened = []
        for option in options:
            self.chooses(self.meant(option))
        return self.happened

    def chooses(self, id: str) -> None:
        seat = self.decision.seat
        before = self.game.encode(self.state)
        loaded, copy = self.game.decode(before), self.state.clone()
        told = self.game.apply(self.state, id, seat)
        assert self.game.encode(copy) == before, "a copy shares what the choice changed"
        after = self.game.encode(self.state)
        for other in (loaded, copy):
            assert len(self.game.apply(other, id)) == len(told)
            assert self.game.encode(other) == after, "a copy goes another way"
        traces.note(self.game, self.state, told, id)
        self.happened += told
        self.sound()

    def corrects(self, thing: str, aspect: str, after: int | str, seat: int = 0) -> str:
        """Something is put right by hand. A saved game must go the same way. What everybody is told of it."""
        self.begin()
        before = next(one.value for one in self.correctables(seat) if (one.thing, one.aspect) == (thing, aspect))
        correction = Correction(seat, thing, aspect, before, after)
        loaded = self.game.decode(self.game.encode(self.state))
        told = self.game.put_right(self.state, correction)
        self.game.repeat(loaded, correction.id)
        assert self.game.encode(loaded) == self.game.encode(self.state), "a copy goes another way"
        traces.note(self.game, self.state, told, correction.id)
        self.happened = told
        return Speaker(self.game, "en", ["Ada", "Bob", "Cai", "Dan", "Eva"][: self.state.seats]).tell(told[0])

    def correctables(self, seat: int = 0) -> list[Correctable]:
        self.begin()
        found = self.game.correctables(self.state, seat)
        traces.note_answer("what may be put right", found)
        return found

    def places(self, thing: str, seat: int = 0) -> list[str]:
        """Where a card may be moved by hand; nowhere if it cannot be."""
        found = [one for one in self.correctables(seat) if (one.thing, one.aspect) == (thing, PLACE)]
        return [other.id for one in found for other in one.alternatives if other.id != one.value]

    def why(self, thing: str, seat: int | None = None) -> dict[str, str]:
        """What the player who is asked, or another one, cannot do with a thing, and the name of the reason."""
        self.begin()
        asked = 0 if self.state.decision is None else self.state.decision.seat
        found = self.game.why(self.state, asked if seat is None else seat, thing)
        traces.note_answer(f"why not {thing}", found)
        keys = {refusal.verb: refusal.message.key for refusal in found}
        return {verb: key.removeprefix(f"{self.game.id}-refusal-") for verb, key in keys.items()}

    def foreseen(self) -> dict[str, list[str]]:
        """By option, what the player who is asked is told of it before it is chosen."""
        found = Foresight(Perspective(self.game, self.state, self.decision.seat)).every()
        traces.note_answer("what options do", found)
        speaker = Speaker(self.game, "en", ["Ada", "Bob", "Cai", "Dan", "Eva"][: self.state.seats])
        return {self.shown(id): [speaker.say(one.message) for one in told] for id, told in found.items()}

    def refuses(self, *options: str) -> None:
        """Each of these is not offered, and choosing it anyway is an error that changes nothing."""
        for option in options:
            assert option not in self.options()
            before = self.game.encode(self.state)
            with pytest.raises(IllegalOption):
                self.game.apply(self.state, option)
            assert self.game.encode(self.state) == before

    # --- looking ------------------------------------------------------------------------------------------------

    def options(self, verb: str = "") -> list[str]:
        """What may be chosen now, in order; only what has that verb, if one is named."""
        self.begin()
        decision = self.state.decision
        offered = [] if decision is None else decision.options
        return [self.shown(option.id) for option in offered if not verb or option.verb == verb]

    def waits_for(self, seat: int, kind: str) -> None:
        """This player is asked for a choice of this kind."""
        assert (self.decision.seat, self.decision.kind) == (seat, kind)

    @property
    def result(self) -> Result:
        self.begin()
        assert self.state.result is not None, "the game goes on"
        return self.state.result

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        """The facts of every event of these kinds."""
        return [event.facts for event in self.happened if event.kind in kinds]

    def story(self, *kinds: str) -> list[str]:
        """The kinds of what happened, in order; only these, if any are named."""
        return [event.kind for event in self.happened if not kinds or event.kind in kinds]

    def forget(self) -> None:
        self.happened = []
