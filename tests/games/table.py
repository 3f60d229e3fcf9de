"""The test table shared by all games, played choice by choice.

Each game's ``table.py`` subclasses it and adds how to set up and inspect a position. The vocabulary is the same
everywhere: ``does`` makes choices, ``waits_for`` checks who must choose and what kind of choice it is, ``options``
lists the options, ``refuses`` checks illegal options, ``events`` and ``story`` return what happened.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

import pytest

import traces
from tableverse.kernel.choice import Decision
from tableverse.kernel.consequences import Foresight
from tableverse.kernel.corrections import PLACE, Correctable, Correction
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
    #: Events of the latest ``does``, or of all choices since the setup if the game ``remembers``.
    happened: list[Event]
    remembers: ClassVar[bool] = False

    # --- hooks of each game -------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Finish the setup before the first choice."""

    def option_id(self, option: str) -> str:
        """Return the option id for the name that a test uses."""
        return option

    def shown(self, option: str) -> str:
        """Return the name that a test uses for an option id."""
        return option

    def check_invariants(self) -> None:
        """Check the invariants of every position."""

    # --- playing ------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        self.begin()
        assert self.state.decision is not None, f"the game is over: {self.state.result}"
        return self.state.decision

    def does(self, *options: str) -> list[Event]:
        """Make these choices, each as the seat that must decide, and check that a copy and a saved game stay equal."""
        self.begin()
        if not self.remembers:
            self.happened = []
        for option in options:
            self.chooses(self.option_id(option))
        return self.happened

    def chooses(self, id: str) -> None:
        seat = self.decision.seat
        before = self.game.encode(self.state)
        loaded, copy = self.game.decode(before), self.state.clone()
        events = self.game.apply(self.state, id, seat)
        assert self.game.encode(copy) == before, "a copy shares what the choice changed"
        after = self.game.encode(self.state)
        for other in (loaded, copy):
            assert len(self.game.apply(other, id)) == len(events)
            assert self.game.encode(other) == after, "a copy goes another way"
        traces.note(self.game, self.state, events, id)
        self.happened += events
        self.check_invariants()

    def corrects(self, thing: str, aspect: str, after: int | str, seat: int = 0) -> str:
        """Apply a manual correction, check that a saved game repeats it, and return its public log line."""
        self.begin()
        before = next(one.value for one in self.correctables(seat) if (one.thing, one.aspect) == (thing, aspect))
        correction = Correction(seat, thing, aspect, before, after)
        loaded = self.game.decode(self.game.encode(self.state))
        events = self.game.apply_correction(self.state, correction)
        self.game.apply_recorded(loaded, correction.id)
        assert self.game.encode(loaded) == self.game.encode(self.state), "a copy goes another way"
        traces.note(self.game, self.state, events, correction.id)
        self.happened = events
        return Speaker(self.game, "en", ["Ada", "Bob", "Cai", "Dan", "Eva"][: self.state.seats]).tell(events[0])

    def correctables(self, seat: int = 0) -> list[Correctable]:
        self.begin()
        found = self.game.correctables(self.state, seat)
        traces.note_answer("what may be put right", found)
        return found

    def places(self, thing: str, seat: int = 0) -> list[str]:
        """Return the places to which a card can be moved by hand; empty if it cannot be moved."""
        found = [one for one in self.correctables(seat) if (one.thing, one.aspect) == (thing, PLACE)]
        return [other.id for one in found for other in one.alternatives if other.id != one.value]

    def why(self, thing: str, seat: int | None = None) -> dict[str, str]:
        """Map the verbs that are refused for a thing to the reasons, for the deciding seat unless ``seat`` is given."""
        self.begin()
        asked = 0 if self.state.decision is None else self.state.decision.seat
        found = self.game.why(self.state, asked if seat is None else seat, thing)
        traces.note_answer(f"why not {thing}", found)
        keys = {refusal.verb: refusal.message.key for refusal in found}
        return {verb: key.removeprefix(f"{self.game.id}-refusal-") for verb, key in keys.items()}

    def foreseen(self) -> dict[str, list[str]]:
        """Map each option to the predicted consequences shown to the deciding player."""
        found = Foresight(Perspective(self.game, self.state, self.decision.seat)).every()
        traces.note_answer("what options do", found)
        speaker = Speaker(self.game, "en", ["Ada", "Bob", "Cai", "Dan", "Eva"][: self.state.seats])
        return {
            self.shown(id): [speaker.say(one.message) for one in consequences] for id, consequences in found.items()
        }

    def refuses(self, *options: str) -> None:
        """Check that none of these options is offered and that choosing one raises and changes nothing."""
        for option in options:
            assert option not in self.options()
            before = self.game.encode(self.state)
            with pytest.raises(IllegalOption):
                self.game.apply(self.state, option)
            assert self.game.encode(self.state) == before

    # --- inspecting ---------------------------------------------------------------------------------------------

    def options(self, verb: str = "") -> list[str]:
        """Return the names of the current options in order, optionally only those with a verb."""
        self.begin()
        decision = self.state.decision
        offered = [] if decision is None else decision.options
        return [self.shown(option.id) for option in offered if not verb or option.verb == verb]

    def waits_for(self, seat: int, kind: str) -> None:
        """Check that this seat must make a choice of this kind."""
        assert (self.decision.seat, self.decision.kind) == (seat, kind)

    @property
    def result(self) -> Result:
        self.begin()
        assert self.state.result is not None, "the game goes on"
        return self.state.result

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        """Return the facts of every event of these kinds."""
        return [event.facts for event in self.happened if event.kind in kinds]

    def story(self, *kinds: str) -> list[str]:
        """Return the kinds of the events in order, optionally only these kinds."""
        return [event.kind for event in self.happened if not kinds or event.kind in kinds]

    def forget(self) -> None:
        self.happened = []
