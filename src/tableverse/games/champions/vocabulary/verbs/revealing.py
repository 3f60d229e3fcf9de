"""Encounter cards dealt and revealed."""

from __future__ import annotations

from tableverse.games.champions.frames import revealing
from tableverse.games.champions.rules import piles
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.selectors import seats_of
from tableverse.games.champions.vocabulary.verbs.base import On
from tableverse.kernel.effects import Resolving, Verb, Voice
from tableverse.kernel.state import State


class Reveal(On):
    word = "reveal"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in reversed(self.found(state, run)):
            piles.take_out(state, thing)
            revealing.reveal(state, thing, run.seat, False)


class RevealNext(Verb):
    """The top card of the encounter deck."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        revealing.reveal_next(state, run.seat)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-reveal-next")


class DealEncounter(On):
    word = "deal-encounter"
    seated = True

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for seat in seats_of(state, self.found(state, run)):
            piles.deal_encounter(state, seat)


class Surge(Verb):
    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        revealing.gain_surge(state)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-surge")
