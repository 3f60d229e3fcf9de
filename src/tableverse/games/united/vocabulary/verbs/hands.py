"""Drawing and discarding Hero cards, and playing them at random."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.frames.damage import Discarding
from tableverse.games.united.rules import hands
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.bases import UnitedNumber, UnitedVerb, heroes_of
from tableverse.games.united.vocabulary.nodes import Number, Selector
from tableverse.kernel.effects import ONE, Resolving, Voice, argument, word
from tableverse.kernel.timing import occurring


@word("draw")
class Draw(UnitedVerb):
    """Let Heroes draw cards."""

    who: Selector
    amount: Number = argument(default=ONE)
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(state.heroes[hero].deck for hero in heroes_of(self.who, state, run))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in heroes_of(self.who, state, run):
            hands.draw(state, hero, self.amount.value(state, run))

    def say(self, voice: Voice) -> str:
        if not isinstance(self.amount, UnitedNumber):
            return super().say(voice)
        once = voice.clause(Draw(self.who, ONE).say(voice))
        return voice.sentence("united-again-each", each=self.amount.each(voice), effect=once)


@word("draw-up-to")
class DrawUpTo(UnitedVerb):
    """Let Heroes draw until they have ``amount`` cards in hand."""

    who: Selector
    amount: Number
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        wanted = self.amount.value(state, run)
        heroes = [state.heroes[hero] for hero in heroes_of(self.who, state, run)]
        return any(hero.deck and len(hero.hand) < wanted for hero in heroes)

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in heroes_of(self.who, state, run):
            hands.draw(state, hero, max(0, self.amount.value(state, run) - len(state.heroes[hero].hand)))


@word("draw-instead")
class DrawInstead(UnitedVerb):
    """Set the number of cards drawn in the draw step."""

    needs: ClassVar[tuple[str, ...]] = ("amount:cards",)
    amount: Number

    def do(self, state: UnitedState, run: Resolving) -> None:
        occurring(state).facts["amount"] = self.amount.value(state, run)


@word("discard-card")
class DiscardCard(UnitedVerb):
    """Let each selected Hero choose a card from their hand and put it under their deck."""

    who: Selector
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(state.heroes[hero].hand for hero in heroes_of(self.who, state, run))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in heroes_of(self.who, state, run):
            state.frames.append(Discarding(hero, 1))


@word("discard-special")
class DiscardSpecial(UnitedVerb):
    """Let each selected Hero choose a card with a Special Effect from their hand and put it under their deck."""

    who: Selector
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in heroes_of(self.who, state, run):
            state.frames.append(Discarding(hero, 1, True))


@word("play-at-random")
class PlayAtRandom(UnitedVerb):
    """Make Heroes play their next Hero card at random."""

    who: Selector
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in heroes_of(self.who, state, run):
            state.heroes[hero].at_random = True
            state.emit("must-play-at-random", {"hero": state.heroes[hero].id})
