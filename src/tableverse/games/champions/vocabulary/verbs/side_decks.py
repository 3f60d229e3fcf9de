"""Decks beside the main scheme, cards set aside, and cards that players take from there."""

from __future__ import annotations

from tableverse.games.champions.frames import revealing
from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.rules import entering, leaving, piles, side_decks
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Selector, Verb
from tableverse.games.champions.vocabulary.saying import set_name
from tableverse.games.champions.vocabulary.selectors.base import all_these
from tableverse.games.champions.vocabulary.selectors.context import seats_of
from tableverse.games.champions.vocabulary.selectors.described import is_you, player
from tableverse.games.champions.vocabulary.verbs.base import Leaving
from tableverse.kernel.effects import Resolving, Voice, argument, word


@word("form-deck")
class FormDeck(Verb):
    """Shuffle these cards into a facedown deck of its own beside the main scheme. ``kept``: when they are discarded
    they go to a pile of that deck, which is shuffled into it when it has run out."""

    deck: str = argument(names="set")
    of: Selector
    kept: bool = False

    def do(self, state: ChampionsState, run: Resolving) -> None:
        found = [thing for thing in self.of.find(state, run) if thing not in state.play]
        for thing in found:
            piles.take_out(state, thing)
        side_decks.form(state, self.deck, found, self.kept)

    def say(self, voice: Voice) -> str:
        these = all_these(voice, self.of)
        return voice.sentence("champions-do-form-deck", these=these, deck=set_name(voice, self.deck))


@word("reveal-from-deck")
class RevealFromDeck(Verb):
    """Reveal the top card of a deck beside the main scheme; nothing if it is empty."""

    deck: str = argument(names="set")

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(side_decks.top_of(state, self.deck))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        thing = side_decks.top_of(state, self.deck)
        if thing:
            piles.take_out(state, thing)
            side_decks.renew(state)
            revealing.reveal(state, thing, run.seat, False)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-reveal-from-deck", deck=set_name(voice, self.deck))


@word("set-aside")
class SetAside(Leaving):
    """Set cards aside, out of play."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            if thing in state.play:
                leaving.leave_play(state, thing, "tucked")
            else:
                piles.take_out(state, thing)
            state.aside.append(thing)


@word("take-into-hand")
class TakeIntoHand(Verb):
    """A player takes cards that belong to nobody into their hand, and owns them from now on; cards that somebody owns
    go to their owner's hand."""

    these: Selector
    by: Selector

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.these.find(state, run)) and bool(self.by.find(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        seats = seats_of(state, self.by.find(state, run))
        for thing in self.these.find(state, run):
            if not seats or thing in state.play:
                continue
            piles.take_out(state, thing)
            if owner_of(thing) == NOBODY:
                thing = entering.owned_by(state, thing, seats[0])
            state.players[owner_of(thing)].hand.append(thing)
            state.emit("to-hand", {"card": thing}, reveals=True)

    def say(self, voice: Voice) -> str:
        these = all_these(voice, self.these)
        if is_you(self.by):
            return voice.sentence("champions-do-take-into-hand-you", these=these)
        return voice.sentence("champions-do-take-into-hand", these=these, by=player(voice, self.by))
