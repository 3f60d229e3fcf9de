"""Encounter cards dealt and revealed."""

from __future__ import annotations

from tableverse.games.champions.frames import revealing
from tableverse.games.champions.rules import piles
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.selectors.context import seats_of
from tableverse.games.champions.vocabulary.verbs.base import Bare, On
from tableverse.kernel.effects import Resolving, word


@word("reveal")
class Reveal(On):
    """Reveal encounter cards, wherever they lie."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in reversed(self.found(state, run)):
            piles.take_out(state, thing)
            revealing.reveal(state, thing, run.seat, False)


@word("reveal-next")
class RevealNext(Bare):
    """Reveal the top card of the encounter deck."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        revealing.reveal_next(state, run.seat)


@word("deal-encounter")
class DealEncounter(On):
    """Deal each of these players an encounter card."""

    seated = True

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for seat in seats_of(state, self.found(state, run)):
            piles.deal_encounter(state, seat)


@word("surge")
class Surge(Bare):
    """The encounter card being revealed gains surge."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        revealing.gain_surge(state)
