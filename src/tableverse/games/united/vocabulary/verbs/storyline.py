"""Storyline cards, and the direction of play."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.frames.storyline import Covering, TurningFacedown
from tableverse.games.united.ids import GONE, entry_of
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.games.united.vocabulary.bases import UnitedVerb, heroes_of, of_kind
from tableverse.games.united.vocabulary.nodes import Selector
from tableverse.kernel.effects import Resolving, word


@word("cover")
class Cover(UnitedVerb):
    """Cover one symbol of your choice on each selected card with a Crisis token, or with ``all`` every symbol."""

    of: Selector
    all_: bool = False

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(sum(state.storyline[entry_of(thing)].symbols) for thing in of_kind("entry", self.of, state, run))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in of_kind("entry", self.of, state, run):
            entry = state.storyline[entry_of(thing)]
            if self.all_:
                state.storyline[entry_of(thing)] = entry.with_symbols([0] * len(SYMBOLS))
                state.emit("covered", {"card": entry.card})
            elif sum(entry.symbols):
                state.frames.append(Covering(run.seat, entry_of(thing)))


@word("turn-facedown")
class TurnFacedown(UnitedVerb):
    """Let each selected Hero turn one of their faceup cards with a Special Effect facedown."""

    who: Selector
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in heroes_of(self.who, state, run):
            state.frames.append(TurningFacedown(hero))


@word("swap-cards")
class SwapCards(UnitedVerb):
    """Swap two cards of the Storyline."""

    of: Selector
    with_: Selector
    has_pair = True

    def do(self, state: UnitedState, run: Resolving) -> None:
        for one, other in zip(
            of_kind("entry", self.of, state, run), of_kind("entry", self.with_, state, run), strict=False
        ):
            first, second = entry_of(one), entry_of(other)
            if first != second:
                cards = state.storyline
                cards[first], cards[second] = cards[second], cards[first]
                state.emit("cards-swapped", {"card": cards[first].card, "other-card": cards[second].card})


@word("return-card")
class ReturnCard(UnitedVerb):
    """Return a Hero card of the Storyline to the top of its deck."""

    of: Selector

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in of_kind("entry", self.of, state, run):
            entry = state.storyline.pop(entry_of(thing))
            if entry.support:
                state.supports.append(entry.card)
            elif entry.hero != GONE:  # a Hero who has left the game has no deck
                state.heroes[entry.hero].deck.append(entry.card)
                state.heroes[entry.hero].returned += 1
            # Omit the card's name, since a card in a deck is hidden.
            owner = state.cards.hero_cards[entry.card].hero if entry.hero == GONE else state.heroes[entry.hero].id
            state.emit("card-returned", {"hero": owner})


@word("reverse")
class Reverse(UnitedVerb):
    """Reverse the direction of play. The next Hero is the Hero before the last one to play."""

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.direction = -state.direction
        state.active = (state.active + 2 * state.direction) % len(state.heroes)
        state.emit("reversed", {})
