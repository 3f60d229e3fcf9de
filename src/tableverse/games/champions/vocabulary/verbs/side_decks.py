"""Verbs for decks beside the main scheme."""

from __future__ import annotations

from tableverse.games.champions.frames import revealing
from tableverse.games.champions.rules import piles, side_decks
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Selector, Verb
from tableverse.games.champions.vocabulary.saying import set_name
from tableverse.games.champions.vocabulary.selectors.base import all_these
from tableverse.kernel.effects import Resolving, Voice, argument, word


@word("form-deck")
class FormDeck(Verb):
    """Shuffle these cards into a facedown deck beside the main scheme. If it ``renews``, it has its own discard pile.

    The discard pile is reshuffled into the deck when that is empty.
    """

    deck: str = argument(names="set")
    of: Selector
    renews: bool = False

    def do(self, state: ChampionsState, run: Resolving) -> None:
        found = [thing for thing in self.of.find(state, run) if thing not in state.play]
        for thing in found:
            piles.take_out(state, thing)
        side_decks.form(state, self.deck, found, self.renews)

    def say(self, voice: Voice) -> str:
        key = "champions-do-form-deck-renewed" if self.renews else "champions-do-form-deck"
        return voice.sentence(key, these=all_these(voice, self.of), deck=set_name(voice, self.deck))


@word("reveal-from-deck")
class RevealFromDeck(Verb):
    """Reveal the top card of a deck beside the main scheme, if there is one."""

    deck: str = argument(names="set")

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(side_decks.top_of(state, self.deck))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        thing = side_decks.draw(state, self.deck)
        if thing:
            revealing.reveal(state, thing, run.seat, False)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-reveal-from-deck", deck=set_name(voice, self.deck))
