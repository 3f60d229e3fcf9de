"""Hero cards: drawn, discarded, played at random."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.frames.damage import Discarding
from tableverse.games.united.rules import hands
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.phrases import NUMBER, SELECTOR, Phrase
from tableverse.kernel.effects import Resolving
from tableverse.kernel.timing import occurring


class Draw(Phrase):
    key = "united-draw"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR, "amount": f"{NUMBER}?"}
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(state.heroes[hero].deck for hero in self.heroes("who", state, run))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            hands.draw(state, hero, self.number("amount", state, run))


class DrawUpTo(Phrase):
    """Until there are so many in hand."""

    key = "united-draw-up-to"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR, "amount": NUMBER}
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        wanted = self.number("amount", state, run)
        heroes = [state.heroes[hero] for hero in self.heroes("who", state, run)]
        return any(hero.deck and len(hero.hand) < wanted for hero in heroes)

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            hands.draw(state, hero, max(0, self.number("amount", state, run) - len(state.heroes[hero].hand)))


class DrawInstead(Phrase):
    """Another number of cards in the draw step."""

    key = "united-draw-instead"
    asks: ClassVar[tuple[str, ...]] = ("amount:cards",)
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def do(self, state: UnitedState, run: Resolving) -> None:
        occurring(state).facts["amount"] = self.number("amount", state, run)


class DiscardCard(Phrase):
    """A card of one's own choice from hand to the bottom of the deck."""

    key = "united-discard-card"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(state.heroes[hero].hand for hero in self.heroes("who", state, run))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            state.frames.append(Discarding(hero, 1))


class DiscardSpecial(Phrase):
    """A card with a Special Effect, of one's own choice, from hand to the bottom of the deck."""

    key = "united-discard-special"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            state.frames.append(Discarding(hero, 1, True))


class PlayAtRandom(Phrase):
    """They play their next Hero card at random."""

    key = "united-play-at-random"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            state.heroes[hero].at_random = True
            state.emit("must-play-at-random", {"hero": state.heroes[hero].id})
