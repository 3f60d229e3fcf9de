"""Verbs for schemes, engagement, the end of the game and indirect damage."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions.effects import Decisive
from tableverse.games.champions.frames.indirect import Indirect
from tableverse.games.champions.rules import enemies, numbers, outcome, stages
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Number, Selector, Verb
from tableverse.games.champions.vocabulary.quantities import amount_sentence
from tableverse.games.champions.vocabulary.saying import person, subject
from tableverse.games.champions.vocabulary.selectors.base import one
from tableverse.games.champions.vocabulary.selectors.context import seats_of
from tableverse.games.champions.vocabulary.selectors.described import is_you, player
from tableverse.games.champions.vocabulary.verbs.base import SimpleVerb, TargetedVerb
from tableverse.kernel.effects import Resolving, Voice, word


@word("indirect")
class IndirectDamage(Verb):
    """Deal indirect damage to each of these players, or with ``shared`` to all of them together."""

    who: Selector
    amount: Number
    shared: bool = False

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.who.find(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        amount = self.amount.value(state, run)
        seats = seats_of(state, self.who.find(state, run))
        if self.shared:
            state.frames.append(Indirect(state.first, seats, amount, run.origin))
            return
        for seat in reversed(seats):
            state.frames.append(Indirect(seat, [seat], amount, run.origin))

    def say(self, voice: Voice) -> str:
        if self.shared:
            return amount_sentence(voice, "champions-do-indirect-shared", self.amount, who=player(voice, self.who))
        who = subject(voice) if is_you(self.who) else player(voice, self.who)
        if not who:
            return amount_sentence(voice, "champions-do-indirect-you", self.amount, person=person(voice))
        return amount_sentence(voice, "champions-do-indirect", self.amount, who=who)


@word("engage")
class Engage(TargetedVerb):
    """Engage these minions with you, or with the player of the identity that ``hero`` finds."""

    hero: Selector | None = None

    def do(self, state: ChampionsState, run: Resolving) -> None:
        seats = [run.seat] if self.hero is None else seats_of(state, self.hero.find(state, run))[:1]
        for seat in seats:
            for minion in self.found(state, run):
                enemies.engage(state, minion, seat)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return super().possible(state, run) and (self.hero is None or bool(self.hero.find(state, run)))

    def say(self, voice: Voice) -> str:
        if self.hero is None:
            return super().say(voice)
        return self.saying(voice, "champions-do-engage-hero", hero=one(voice, self.hero))


@word("add-token")
class AddTokens(TargetedVerb):
    """Put an acceleration token on each of these cards."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            if thing == state.scheme or state.areas:  # while players are separated, all tokens go to the middle scheme
                state.tokens += 1
                state.emit("accelerated", {"tokens": state.tokens})
            elif thing in state.play:
                state.play[thing].tokens += 1
                state.emit("token", {"card": thing, "tokens": state.play[thing].tokens})


@word("advance-scheme")
class AdvanceScheme(SimpleVerb):
    """Advance to the next main scheme, although the present one is not completed."""

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(state.scheme_deck)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        if state.scheme_deck:
            stages.advance(state)


class EndGame(Decisive):
    """Base class of verbs by which a scenario's card ends the game."""

    won: ClassVar[bool]

    def do(self, state: ChampionsState, run: Resolving) -> None:
        kind = state.card(run.origin).kind
        if self.won:
            outcome.win(state, "villain" if kind == "villain" else "card")
        else:
            outcome.lose(state, "scheme" if kind == "main-scheme" else "card")

    def say(self, voice: Voice) -> str:
        return voice.sentence(f"champions-do-{self.WORD}")


@word("win")
class Win(EndGame):
    """Win the game."""

    won = True


@word("lose")
class Lose(EndGame):
    """Lose the game."""

    won = False


@word("victory-points")
class VictoryPoints(Number):
    """The total victory points of the cards in the victory display."""

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return numbers.victory_points(state)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-number-victory-points")


@word("acceleration-icons")
class AccelerationIcons(Number):
    """The number of acceleration icons in play."""

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return numbers.icons(state, "acceleration")

    def say(self, voice: Voice) -> str:
        return voice.word("champions-number-acceleration-icons")


@word("acceleration-tokens")
class AccelerationTokens(Number):
    """The number of acceleration tokens in play."""

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return numbers.main_tokens(state) + sum(piece.tokens for piece in state.play.values())

    def say(self, voice: Voice) -> str:
        return voice.word("champions-number-acceleration-tokens")
