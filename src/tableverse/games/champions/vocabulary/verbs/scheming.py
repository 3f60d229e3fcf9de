"""Verbs about schemes, engagement and the end of the game; indirect damage."""

from __future__ import annotations

from tableverse.games.champions.cards import Decisive
from tableverse.games.champions.frames.indirect import Indirect
from tableverse.games.champions.rules import enemies, numbers, outcome, stages
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.quantities import amount_sentence
from tableverse.games.champions.vocabulary.saying import player
from tableverse.games.champions.vocabulary.selectors import seats_of
from tableverse.games.champions.vocabulary.verbs.base import On
from tableverse.kernel.effects import Checker, Number, Resolving, Selector, Verb, Voice
from tableverse.kernel.state import State


class IndirectDamage(Verb):
    """To each of these players by themselves or, ``shared``, among all of them."""

    def __init__(self, who: Selector, amount: Number, shared: bool) -> None:
        self.who = who
        self.amount = amount
        self.shared = shared

    def possible(self, state: State, run: Resolving) -> bool:
        return bool(self.who.find(state, run))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
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
        return amount_sentence(voice, "champions-do-indirect", self.amount, who=player(voice, self.who))

    def check(self, checker: Checker) -> None:
        self.who.check(checker)
        self.amount.check(checker)


class Engage(On):
    """These minions engage you."""

    word = "engage"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for minion in self.found(state, run):
            enemies.engage(state, minion, run.seat)


class AddTokens(On):
    """An acceleration token on each of these."""

    word = "add-token"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in self.found(state, run):
            if thing == state.scheme:
                state.tokens += 1
                state.emit("accelerated", {"tokens": state.tokens})
            elif thing in state.play:
                state.play[thing].tokens += 1
                state.emit("token", {"card": thing, "tokens": state.play[thing].tokens})


class AdvanceScheme(Verb):
    """The main scheme deck advances without the scheme being completed."""

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return bool(state.scheme_deck)

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        if state.scheme_deck:
            stages.advance(state)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-advance-scheme")


class EndGame(Decisive):
    """The players win or lose by what a card of the scenario says."""

    def __init__(self, won: bool) -> None:
        self.won = won

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        if self.won:
            outcome.win(state, "card")
        else:
            outcome.lose(state, "card")

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-win" if self.won else "champions-do-lose")


class VictoryPoints(Number):
    """What the cards of the victory display are worth together."""

    def value(self, state: State, run: Resolving) -> int:
        assert isinstance(state, ChampionsState)
        return numbers.victory_points(state)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-number-victory-points")


class Acceleration(Number):
    """How many acceleration icons, or tokens, are in play."""

    def __init__(self, what: str) -> None:
        self.what = what

    def value(self, state: State, run: Resolving) -> int:
        assert isinstance(state, ChampionsState)
        if self.what == "icons":
            return numbers.icons(state, "acceleration")
        return state.tokens + sum(piece.tokens for piece in state.play.values())

    def say(self, voice: Voice) -> str:
        return voice.word(f"champions-number-acceleration-{self.what}")
