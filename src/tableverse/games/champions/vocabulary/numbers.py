"""Numbers that depend on the table: amounts per player, values of a card, what was noted, paid or played."""

from __future__ import annotations

from tableverse.games.champions.rules import numbers
from tableverse.games.champions.rules.counting import played_key
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.saying import counters, is_you, player
from tableverse.games.champions.vocabulary.selectors import (
    Multiple,
    seats_of,
)
from tableverse.kernel.effects import (
    UNTOLD,
    Checker,
    Condition,
    Number,
    Resolving,
    Selector,
    Voice,
)
from tableverse.kernel.state import State


class PerPlayer(Number):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def value(self, state: State, run: Resolving) -> int:
        return self.amount * state.seats

    def say(self, voice: Voice) -> str:
        return voice.word("champions-per-player", amount=self.amount)


class Of(Number):
    """A number on the first thing found: a power, its damage, threat or counters, its boost icons."""

    def __init__(self, name: str, of: Selector) -> None:
        self.name = name
        self.of = of

    def value(self, state: State, run: Resolving) -> int:
        assert isinstance(state, ChampionsState)
        found = self.of.find(state, run)
        if not found:
            return 0
        thing = found[0]
        if self.name == "boost":
            return state.card(thing).boost
        piece = state.play.get(thing)
        if piece is None:
            return 0
        if self.name == "damage":
            return piece.damage
        if self.name == "threat":
            return piece.threat
        if self.name == "counters":
            return piece.counters
        if self.name == "remaining":
            return numbers.remaining(state, thing)
        return numbers.stat(state, thing, self.name)

    def at_best(self, state: State, run: Resolving) -> int:
        return UNTOLD if self.of.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word(f"champions-number-{self.name}", of=self.of.say(voice), counters=counters(voice, 2))

    def check(self, checker: Checker) -> None:
        self.of.check(checker)
        self.say(checker.voice)


class Noted(Number):
    """What an earlier part of the effect counted: damage healed, threat placed; or how many cards it noted."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, state: State, run: Resolving) -> int:
        noted = run.bound.get(self.name, 0)
        if isinstance(noted, int):
            return noted
        return len([part for part in str(noted).split(",") if part])

    def at_best(self, state: State, run: Resolving) -> int:
        return self.value(state, run) if self.name in run.bound else UNTOLD

    def say(self, voice: Voice) -> str:
        return voice.word(f"champions-noted-{self.name}", counters=counters(voice, 2))

    def check(self, checker: Checker) -> None:
        self.say(checker.voice)
        checker.asks_for_note(self.name, self)


class Resources(Number):
    """How many printed resources of a type are on the cards noted; ``kinds`` counts the different types."""

    def __init__(self, kind: str, of: Selector) -> None:
        self.kind = kind
        self.of = of

    def value(self, state: State, run: Resolving) -> int:
        assert isinstance(state, ChampionsState)
        icons = [icon for thing in self.of.find(state, run) for icon in state.cards.of(thing).resources]
        if self.kind == "kinds":
            return len(set(icons))
        return icons.count(self.kind)

    def at_best(self, state: State, run: Resolving) -> int:
        return UNTOLD if self.of.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        if self.kind == "kinds":
            return voice.word("champions-resource-types-on", of=self.of.say(voice))
        kind = voice.word(f"champions-resource-all-{self.kind}")
        return voice.word("champions-resources-on", kind=kind, of=self.of.say(voice))

    def check(self, checker: Checker) -> None:
        self.of.check(checker)


class X(Number):
    """What was chosen for the X of the card's cost."""

    def value(self, state: State, run: Resolving) -> int:
        return max(0, int(run.bound.get("x", 0)))

    def at_best(self, state: State, run: Resolving) -> int:
        return self.value(state, run) if "x" in run.bound else UNTOLD

    def say(self, voice: Voice) -> str:
        return "X"


class Spent(Number):
    """How many resources were spent on an X."""

    def value(self, state: State, run: Resolving) -> int:
        return len([part for part in str(run.bound.get("paid", "")).split(",") if part])

    def at_best(self, state: State, run: Resolving) -> int:
        return self.value(state, run) if "paid" in run.bound else UNTOLD

    def say(self, voice: Voice) -> str:
        return voice.word("champions-spent")


class Times(Multiple):
    """So many times a number, plus something, up to a maximum."""

    def __init__(self, number: Number, times: int, plus: int, most: int) -> None:
        self.number = number
        self.times = times
        self.plus = plus
        self.most = most

    def value(self, state: State, run: Resolving) -> int:
        amount = self.number.value(state, run) * self.times + self.plus
        return min(amount, self.most) if self.most else amount

    def at_best(self, state: State, run: Resolving) -> int:
        if self.times < 0:
            return UNTOLD if self.number.at_best(state, run) == UNTOLD else self.value(state, run)
        amount = self.number.at_best(state, run) * self.times + self.plus
        return min(amount, self.most) if self.most else amount

    def say(self, voice: Voice) -> str:
        said = self.number.say(voice)
        if self.times != 1:
            said = voice.word("champions-times", number=said, times=self.times)
        if self.plus:
            said = voice.word("champions-plus", number=said, plus=self.plus)
        if self.most:
            said = voice.word("champions-most", number=said, most=self.most)
        return said

    def check(self, checker: Checker) -> None:
        self.number.check(checker)
        self.say(checker.voice)


class Depending(Number):
    """One number, or another instead if a condition holds."""

    def __init__(self, usual: Number, when: Condition, instead: Number) -> None:
        self.usual = usual
        self.when = when
        self.instead = instead

    def value(self, state: State, run: Resolving) -> int:
        chosen = self.instead if self.when.holds(state, run) else self.usual
        return chosen.value(state, run)

    def at_best(self, state: State, run: Resolving) -> int:
        """The condition may hold by then, or no longer."""
        return max(self.usual.at_best(state, run), self.instead.at_best(state, run))

    def say(self, voice: Voice) -> str:
        return voice.word(
            "champions-depending",
            usual=self.usual.say(voice),
            instead=self.instead.say(voice),
            when=self.when.say(voice),
        )

    def check(self, checker: Checker) -> None:
        self.usual.check(checker)
        self.when.check(checker)
        self.instead.check(checker)


class PlayedThisRound(Number):
    """How many cards of a kind these players have played since the round began."""

    def __init__(self, kind: str, who: Selector) -> None:
        self.kind = kind
        self.who = who

    def value(self, state: State, run: Resolving) -> int:
        assert isinstance(state, ChampionsState)
        seats = seats_of(state, self.who.find(state, run))
        return sum(state.used.get(played_key(self.kind, seat), 0) for seat in seats)

    def say(self, voice: Voice) -> str:
        kind = voice.word(f"champions-kind-{self.kind}")
        person = "you" if is_you(self.who) else "other"
        return voice.word("champions-played-this-round", kind=kind, person=person, who=player(voice, self.who))

    def check(self, checker: Checker) -> None:
        self.who.check(checker)
        self.say(checker.voice)
