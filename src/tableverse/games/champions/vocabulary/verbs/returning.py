"""Verbs that return cards to hands and decks, search decks or shuffle them."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.rules import entering, leaving, piles
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Selector, Verb
from tableverse.games.champions.vocabulary.quantities import amount_sentence
from tableverse.games.champions.vocabulary.saying import person
from tableverse.games.champions.vocabulary.selectors.base import all_these
from tableverse.games.champions.vocabulary.selectors.context import These, seats_of
from tableverse.games.champions.vocabulary.selectors.described import is_you, place_of, player
from tableverse.games.champions.vocabulary.selectors.filters import Filter
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.champions.vocabulary.verbs.base import AmountVerb, LeavePlayVerb
from tableverse.games.champions.vocabulary.verbs.moving import DECKS
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Bound, One, Resolving, Step, Voice, argument, word

#: Places that contain only cards of the acting player.
YOUR_PILES: Final = ("your-deck", "your-discard", "your-deck-and-discard")
#: Kinds of cards in the encounter deck.
ENCOUNTER_KINDS: Final = ("minion", "treachery", "attachment", "side-scheme", "environment", "obligation")


def deck_of(voice: Voice, of: Selector) -> str:
    """Return the suffix of the message key for a plain destination: your deck, or the encounter deck."""
    if isinstance(of, Those) and of.word == "this" and voice.referents.get("kind:this") in ENCOUNTER_KINDS:
        return "-encounter"
    if place_of(of) in ("encounter-discard", "encounter-cards") or (
        isinstance(of, Those) and of.word == "written-down"
    ):
        return "-encounter"
    return "-yours" if place_of(of) in YOUR_PILES else ""


@word("to-hand")
class ToHand(LeavePlayVerb):
    """Return cards to their owners' hands, from play, a deck or a discard pile."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            if thing in state.play:
                leaving.leave_play(state, thing, "hand")
                continue
            owner = owner_of(thing)
            if owner != NOBODY:
                piles.take_out(state, thing)
                state.players[owner].hand.append(thing)
                state.emit("to-hand", {"card": thing}, reveals=True)
                piles.refill(state, owner)

    def say(self, voice: Voice) -> str:
        """Render "your hand" for a card from your own deck, else name the owner."""
        base = self.to
        while isinstance(base, Filter | One):
            base = base.among if isinstance(base, One) else base.of
        noted = isinstance(base, These | Bound) and voice.referents.get(f"owner:{base.name}") == "you"
        if noted or place_of(self.to) in YOUR_PILES or voice.referents.get("found-in") in YOUR_PILES:
            return self.saying(voice, "champions-do-to-your-hand", person=person(voice))
        return super().say(voice)


@word("take-into-hand")
class TakeIntoHand(Verb):
    """Have a player take cards out of play into their hand. The player now owns cards that had no owner."""

    these: Selector
    by: Selector

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.these.find(state, run) and self.by.find(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for seat in seats_of(state, self.by.find(state, run))[:1]:
            for thing in self.these.find(state, run):
                piles.take_out(state, thing)
                taken = entering.owned_by(state, thing, seat) if owner_of(thing) == NOBODY else thing
                state.players[seat].hand.append(taken)
                state.emit("taken-into-hand", {"seat": seat, "card": taken}, reveals=True)

    def say(self, voice: Voice) -> str:
        these = all_these(voice, self.these)
        if is_you(self.by):
            return voice.sentence("champions-do-take-into-your-hand", these=these)
        return voice.sentence("champions-do-take-into-hand", these=these, by=player(voice, self.by))


@word("into-deck")
class IntoDeck(LeavePlayVerb):
    """Shuffle cards into their owners' decks."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            if thing in state.play:
                leaving.leave_play(state, thing, "deck")
                continue
            piles.take_out(state, thing)
            deck = piles.deck_of(state, thing)
            deck.append(thing)
            state.rng.shuffle(deck)
            state.emit("into-deck", {"card": thing}, reveals=True)

    def say(self, voice: Voice) -> str:
        return self.saying(voice, f"champions-do-{self.WORD}{deck_of(voice, self.to)}")


@word("to-bottom")
class ToBottom(LeavePlayVerb):
    """Put cards on the bottom of their owners' decks."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            piles.take_out(state, thing)
            deck = piles.deck_of(state, thing)
            deck.insert(0, thing)
            state.emit("to-bottom", {"card": thing}, reveals=True)

    def say(self, voice: Voice) -> str:
        return self.saying(voice, f"champions-do-{self.WORD}{deck_of(voice, self.to)}")


@word("shuffle-back")
class ShuffleBack(AmountVerb):
    """Choose up to this many different cards and shuffle them into your deck. With ``copies`` they may be equal."""

    to: Selector = argument(written="from")
    copies: bool = False

    def say(self, voice: Voice) -> str:
        key = "champions-do-shuffle-back-copies" if self.copies else "champions-do-shuffle-back"
        return amount_sentence(voice, key, self.amount, to=self.to.say(voice), person=person(voice))

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        titles = set() if self.copies else {state.card(thing).title for thing in at.left}
        found = [
            thing for thing in self.found(state, run) if thing not in at.left and state.card(thing).title not in titles
        ]
        if not found or len(at.left) >= self.current_amount(state, run):
            self.finish(state, run, at)
            return None
        options = [Option(f"pick:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in found]
        options.append(Option("done", Message("champions-option-done")))
        return Decision(run.seat, "pick", Message("effect-ask-pick"), options, run.origin)

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        if option.id == "done":
            self.finish(state, run, at)
        else:
            at.left.append(option.thing)

    def finish(self, state: ChampionsState, run: Resolving, at: Step) -> None:
        run.leave()
        deck = state.players[run.seat].deck
        for thing in at.left:
            piles.take_out(state, thing)
            deck.append(thing)
            state.emit("into-deck", {"card": thing}, reveals=True)
        state.rng.shuffle(deck)


class Look(Verb):
    """Search through a deck, which reveals it to the player."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        state.emit("searches", {"seat": run.seat}, reveals=True)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-search")


@word("shuffle")
class Shuffle(Verb):
    """Shuffle a deck: the encounter deck, or yours."""

    deck: str = argument(one_of=DECKS)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        state.rng.shuffle(state.encounter if self.deck == "encounter" else state.players[run.seat].deck)
        state.emit("shuffled", {"seat": run.seat, "deck": self.deck}, reveals=True)

    def say(self, voice: Voice) -> str:
        return voice.sentence(f"champions-do-shuffle-{self.deck}", person=person(voice))
