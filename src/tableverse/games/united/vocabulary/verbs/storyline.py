"""Cards of the Storyline, and the direction of play."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.frames.storyline import Covering, TurningFacedown
from tableverse.games.united.ids import GONE
from tableverse.games.united.state import Entry, UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.games.united.vocabulary.phrases import FLAG, SELECTOR, Phrase
from tableverse.kernel.effects import Resolving


class Cover(Phrase):
    """Crisis tokens on the symbols of a card: on all of them, or on one of the controller's choice."""

    key = "united-cover"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "all": f"{FLAG}?"}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(sum(entry_of(state, thing).symbols) for thing in self.things("of", state, run))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("of", state, run):
            entry = entry_of(state, thing)
            if self.word("all") == "yes":
                state.storyline[number_of(thing)] = entry.showing([0] * len(SYMBOLS))
                state.emit("covered", {"card": entry.card})
            elif sum(entry.symbols):
                state.frames.append(Covering(run.seat, number_of(thing)))


class TurnFacedown(Phrase):
    """One of each Hero's faceup cards with a Special Effect, of their own choice."""

    key = "united-turn-facedown"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            state.frames.append(TurningFacedown(hero))


class SwapCards(Phrase):
    """Two cards of the Storyline exchange places."""

    key = "united-swap-cards"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "with": SELECTOR}
    has_pair = True

    def do(self, state: UnitedState, run: Resolving) -> None:
        for one, other in zip(self.things("of", state, run), self.things("with", state, run), strict=False):
            first, second = number_of(one), number_of(other)
            if first != second:
                cards = state.storyline
                cards[first], cards[second] = cards[second], cards[first]
                state.emit("cards-swapped", {"card": cards[first].card, "other-card": cards[second].card})


class ReturnCard(Phrase):
    """A Hero card of the Storyline goes back on top of its deck."""

    key = "united-return-card"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("of", state, run):
            entry = state.storyline.pop(number_of(thing))
            if entry.support:
                state.supports.append(entry.card)
            elif entry.hero != GONE:  # the deck of a Hero who has left the game is not there any more
                state.heroes[entry.hero].deck.append(entry.card)
                state.heroes[entry.hero].returned += 1
            # Not by name: it lies in a deck from now on.
            owner = state.cards.hero_cards[entry.card].hero if entry.hero == GONE else state.heroes[entry.hero].id
            state.emit("card-returned", {"hero": owner})


class Reverse(Phrase):
    """Play goes round the other way. The next Hero is the one before who played last."""

    key = "united-reverse"

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.direction = -state.direction
        state.active = (state.active + 2 * state.direction) % len(state.heroes)
        state.emit("reversed", {})


def entry_of(state: UnitedState, thing: str) -> Entry:
    return state.storyline[number_of(thing)]


def number_of(thing: str) -> int:
    """The place in the Storyline of ``entry:4``."""
    return int(thing.removeprefix("entry:"))
