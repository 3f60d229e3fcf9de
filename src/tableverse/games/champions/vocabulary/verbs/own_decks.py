"""Words for identities' additional decks: the top card, its Special ability, the discard pile."""

from __future__ import annotations

from tableverse.games.champions.rules import own_decks, piles
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Effect, Selector
from tableverse.games.champions.vocabulary.saying import set_name
from tableverse.games.champions.vocabulary.selectors.base import Selection, all_these
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.champions.vocabulary.verbs.base import TargetedVerb
from tableverse.kernel.choice import Decision
from tableverse.kernel.effects import Resolving, Step, Voice, argument, word


@word("deck-top")
class DeckTop(Selection):
    """The faceup top card of an identity's additional deck, which is named by its set."""

    set: str = argument(written="of", names="set")

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        top = own_decks.top(state, self.set)
        return [top] if top else []

    def say(self, voice: Voice) -> str:
        return voice.word("champions-deck-top", deck=set_name(voice, self.set))


@word("resolve-special")
class ResolveSpecial(Effect):
    """Resolve the Special ability of a card out of play. The card is not played, and this is no attack or thwart."""

    of: Selector

    def waiting(self, state: ChampionsState, run: Resolving) -> list[Resolving]:
        found = [(thing, state.card(thing).first("special")) for thing in self.of.find(state, run)]
        return [Resolving(use.label, run.seat, thing) for thing, use in found if use is not None]

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return any(state.cards.abilities[one.ability].effect.possible(state, one) for one in self.waiting(state, run))

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        run.leave()
        state.frames.extend(self.waiting(state, run))
        return None

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-resolve-special", of=self.of.say(voice))


@word("to-own-discard")
class ToOwnDiscard(TargetedVerb):
    """Put cards of an additional deck into that deck's discard pile.

    This verb alone does not make an ability usable.
    """

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return not (isinstance(self.to, Those) and self.to.word == "this") and super().possible(state, run)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            own_decks.discard(state, thing)

    def say(self, voice: Voice) -> str:
        key = "champions-do-discard" if isinstance(self.to, DeckTop) else "champions-do-to-own-discard"
        return voice.sentence(key, to=all_these(voice, self.to))


@word("to-deck-top")
class ToDeckTop(TargetedVerb):
    """Put cards of an additional deck faceup on top of that deck."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            own_decks.put_on_top(state, thing)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-to-deck-top", to=all_these(voice, self.to))


@word("into-own-deck")
class IntoOwnDeck(TargetedVerb):
    """Shuffle cards into the additional deck that they belong to."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        things = self.found(state, run)
        for thing in things:
            piles.take_out(state, thing)
        own_decks.shuffle_in(state, things)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-into-own-deck", to=all_these(voice, self.to))
