"""Status cards; readying and exhausting."""

from __future__ import annotations

from tableverse.games.champions.rules import numbers, statuses
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.saying import all_these
from tableverse.games.champions.vocabulary.selector_words import attackable
from tableverse.games.champions.vocabulary.verbs.base import On
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Checker, Resolving, Selector, Step, Verb, Voice
from tableverse.kernel.state import State


class Give(Verb):
    """A status card. ``given`` notes who got one that did not have it."""

    def __init__(self, status: str, to: Selector) -> None:
        self.status = status
        self.to = to

    def notes(self) -> tuple[str, ...]:
        return ("given",)

    def found(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, ChampionsState)
        return attackable(state, run, self.to.find(state, run))

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return any(statuses.can_have_status(state, thing, self.status) for thing in self.found(state, run))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        given = [thing for thing in self.found(state, run) if statuses.give_status(state, thing, self.status)]
        run.bound["given"] = ",".join(given)

    def say(self, voice: Voice) -> str:
        return voice.sentence(f"champions-do-give-{self.status}", to=all_these(voice, self.to, True))

    def check(self, checker: Checker) -> None:
        self.to.check(checker)


class LoseStatus(On):
    """One status card of any kind, your choice."""

    word = "lose-status"

    def held(self, state: ChampionsState, run: Resolving) -> list[tuple[str, str]]:
        """Who has which."""
        found: list[tuple[str, str]] = []
        for thing in self.found(state, run):
            piece = state.play.get(thing)
            if piece is not None:
                counts = {"stunned": piece.stunned, "confused": piece.confused, "tough": piece.tough}
                found += [(thing, status) for status, count in counts.items() if count]
        return found

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return bool(self.held(state, run))

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        held = self.held(state, run)
        if at.cursor or not held:
            run.leave()
            return None
        options = [
            Option(
                f"lose:{status}:{thing}", Message("champions-option-lose", {"card": thing, "status": status}), [thing]
            )
            for thing, status in held
        ]
        return Decision(run.seat, "lose-status", Message("champions-ask-lose-status"), options, run.origin)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        at.cursor = 1
        statuses.discard_status(state, option.targets[0], option.id.split(":")[1])


class Ready(On):
    word = "ready"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return any(self.can(state, thing) for thing in self.found(state, run))

    def can(self, state: ChampionsState, thing: str) -> bool:
        piece = state.play.get(thing)
        return piece is not None and piece.exhausted and not numbers.added(state, "cannot:ready", thing)

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in self.found(state, run):
            if self.can(state, thing):
                state.play[thing].exhausted = False
                state.emit("ready", {"card": thing})


class Exhaust(On):
    word = "exhaust"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return any(thing in state.play and not state.play[thing].exhausted for thing in self.found(state, run))

    def payable(self, state: State, run: Resolving) -> bool:
        """As a cost all of them must be ready."""
        assert isinstance(state, ChampionsState)
        found = self.found(state, run)
        return bool(found) and all(thing in state.play and not state.play[thing].exhausted for thing in found)

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in self.found(state, run):
            if thing in state.play and not state.play[thing].exhausted:
                state.play[thing].exhausted = True
                state.emit("exhausted", {"card": thing})
