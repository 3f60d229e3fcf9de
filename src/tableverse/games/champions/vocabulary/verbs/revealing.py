"""Encounter cards dealt and revealed."""

from __future__ import annotations

from tableverse.games.champions.frames import revealing
from tableverse.games.champions.rules import piles
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Selector, Verb
from tableverse.games.champions.vocabulary.selectors.base import all_these
from tableverse.games.champions.vocabulary.selectors.context import seats_of
from tableverse.games.champions.vocabulary.selectors.described import is_you, player
from tableverse.games.champions.vocabulary.verbs.base import Bare, Measured, On
from tableverse.kernel.effects import Resolving, Voice, word


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
class DealEncounter(Measured):
    """Deal each of these players an encounter card, or so many."""

    seated = True

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for _ in range(self.much(state, run)):
            for seat in seats_of(state, self.found(state, run)):
                piles.deal_encounter(state, seat)


@word("deal")
class DealThese(Verb):
    """Deal certain cards, wherever they lie out of play, to a player as facedown encounter cards."""

    these: Selector
    to: Selector

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.found(state, run)) and bool(self.to.find(state, run))

    def found(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [thing for thing in self.these.find(state, run) if thing not in state.play]

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for seat in seats_of(state, self.to.find(state, run))[:1]:
            for thing in self.found(state, run):
                piles.take_out(state, thing)
                state.players[seat].dealt.append(thing)
                state.emit("dealt", {"seat": seat})

    def say(self, voice: Voice) -> str:
        these = all_these(voice, self.these)
        if is_you(self.to):
            return voice.sentence("champions-do-deal-you", these=these)
        return voice.sentence("champions-do-deal", these=these, to=player(voice, self.to))


@word("surge")
class Surge(Bare):
    """The encounter card being revealed gains surge."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        revealing.gain_surge(state)
