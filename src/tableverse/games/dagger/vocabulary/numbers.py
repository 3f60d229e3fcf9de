"""Numbers in effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableverse.games.dagger.cards import ATTRIBUTES
from tableverse.games.dagger.rules.enemies import life_of, power_of
from tableverse.games.dagger.rules.heroes import hero_life
from tableverse.games.dagger.rules.missions import counted_sheet
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.nodes import Number, Selector
from tableverse.games.dagger.vocabulary.selectors.heroes import You
from tableverse.kernel.effects import Exactly, Resolving, Voice, argument, word
from tableverse.kernel.timing import occurring

#: Numbers that effects record. A test checks that some effect records each of them.
GOT: Final = ("successes", "wilds", "results", "paid", "dealt")
TRACKS: Final[dict[str, Callable[[DaggerState], int]]] = {
    "threat": lambda state: state.threat,
    "team-up": lambda state: state.team_up,
    "sheet": counted_sheet,
    "containment": lambda state: state.containment,
    "invaded": lambda state: len(state.invaded),
    "own": lambda state: sum(1 for enemy in state.enemies if enemy.card == state.groups[3]),
    "nemesis-damage": lambda state: state.nemesis.damage,
    "side-missions": lambda state: len(state.sides),
    "half-heroes": lambda state: (len(state.present()) + 1) // 2,
}


def value_of(number: Number | None, state: DaggerState, run: Resolving) -> int:
    """Return the value of a number, or 0 if it is omitted."""
    return 0 if number is None else number.value(state, run)


@word("got")
class Got(Number):
    """A number kept by an earlier part of the effect: successes, wilds, results …"""

    name: str = argument(one_of=GOT)

    def value(self, state: DaggerState, run: Resolving) -> int:
        return int(run.bound.get(self.name, 0))

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-got-{self.name}")


@word("fact")
class Fact(Number):
    """A number of the occurrence in progress."""

    name: str = argument(asks="fact")

    def value(self, state: DaggerState, run: Resolving) -> int:
        return int(occurring(state).facts[self.name])

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-fact-{self.name}")


@word("track")
class Track(Number):
    """A number that can be counted on the table at any time."""

    name: str = argument(one_of=tuple(TRACKS))

    def value(self, state: DaggerState, run: Resolving) -> int:
        return TRACKS[self.name](state)

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-track-{self.name}")


@word("per-player")
class PerPlayer(Number):
    """A number for each hero in the game, adjusted for difficulty."""

    amount: Number

    def value(self, state: DaggerState, run: Resolving) -> int:
        return self.amount.value(state, run) * state.per_player()

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-per-player", amount=self.amount.say(voice))


@word("if-empowered")
class IfEmpowered(Number):
    """A number, and a second number for empowered actions: ``[1, 2]``."""

    parts: tuple[Number, ...] = argument(written="of", minimum=2, maximum=2)

    def __init__(self, otherwise: Number, then: Number) -> None:
        self.otherwise = otherwise
        self.then = then
        self.parts = (otherwise, then)

    def value(self, state: DaggerState, run: Resolving) -> int:
        return self.then.value(state, run) if run.bound.get("empowered") else self.otherwise.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-number-if-empowered", then=self.then.say(voice), otherwise=self.otherwise.say(voice))


@word("sum")
class Sum(Number):
    """The sum of several numbers."""

    parts: tuple[Number, ...] = argument(written="of", minimum=2)

    def __init__(self, *parts: Number) -> None:
        self.parts = parts

    def value(self, state: DaggerState, run: Resolving) -> int:
        return sum(part.value(state, run) for part in self.parts)

    def say(self, voice: Voice) -> str:
        said = self.parts[0].say(voice)
        for part in self.parts[1:]:
            said = voice.word("dagger-plus", first=said, next=part.say(voice))
        return said


@word("minus")
class Minus(Number):
    """A number minus another, at least 0: ``[whole, part]``."""

    parts: tuple[Number, ...] = argument(written="of", minimum=2, maximum=2)

    def __init__(self, whole: Number, part: Number) -> None:
        self.whole = whole
        self.part = part
        self.parts = (whole, part)

    def value(self, state: DaggerState, run: Resolving) -> int:
        return max(0, self.whole.value(state, run) - self.part.value(state, run))

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-minus", whole=self.whole.say(voice), part=self.part.say(voice))


@word("every")
class Every(Number):
    """1 for every ``step`` of another number."""

    number: Number
    step: int = argument(minimum=2, maximum=9)

    def value(self, state: DaggerState, run: Resolving) -> int:
        return self.number.value(state, run) // self.step

    def counted(self, voice: Voice) -> str:
        """Return the counted thing in the form after its number: "3 damage you have"."""
        name = self.number.name if isinstance(self.number, Track) else "damage"
        return voice.word(f"dagger-every-{name}")

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-every", number=self.counted(voice), step=self.step)


@word("value")
class ValueOf(Number):
    """A value of a hero or an enemy: an attribute, damage, power, or half of the Life left."""

    what: str = argument(one_of=(*ATTRIBUTES, "damage", "power", "half-left"))
    whose: Selector = argument(written="of")

    def value(self, state: DaggerState, run: Resolving) -> int:
        for id in self.whose.find(state, run):
            hero = state.hero(id)
            if hero is not None:
                if self.what == "damage":
                    return hero.damage
                if self.what == "half-left":
                    return (hero_life(state, hero) - hero.damage) // 2
                return state.cards.heroes[hero.id].values[self.what]
            enemy = state.enemy(id)
            if enemy is not None:
                if self.what == "half-left":
                    return (life_of(state, enemy) - enemy.damage) // 2
                return power_of(state, enemy) if self.what == "power" else enemy.damage
        return 0

    def say(self, voice: Voice) -> str:
        you = "you" if isinstance(self.whose, You) else "other"
        return voice.word(f"dagger-value-{self.what}", whose=self.whose.say(voice), who=you)


def is_plain(number: Number) -> bool:
    """Return whether a number can be written without a phrase: 2, 2 per player, 1 (EMPOWERED: 2)."""
    if isinstance(number, PerPlayer):
        return is_plain(number.amount)
    if isinstance(number, IfEmpowered):
        return is_plain(number.then) and is_plain(number.otherwise)
    return isinstance(number, Exactly)


def many(number: Number) -> str:
    """Return the plural form of a number: "success" or "successes"."""
    if isinstance(number, IfEmpowered):
        return many(number.otherwise)
    amount = number.amount if isinstance(number, Exactly) else -1
    return {0: "none", 1: "one", 2: "two"}.get(amount, "many")


def number_arguments(name: str, number: Number, voice: Voice) -> dict[str, str]:
    """Return a number as a whole, and in two parts around a noun: "1 success (EMPOWERED: 2)"."""
    base, more = number, ""
    if isinstance(number, IfEmpowered):
        base, more = number.otherwise, voice.word("dagger-number-more", then=number.then.say(voice))
    elif isinstance(number, PerPlayer):
        base, more = number.amount, voice.word("dagger-per-player-more")
    return {
        name: number.say(voice),
        f"{name}-many": many(number),
        f"{name}-base": base.say(voice),
        f"{name}-more": more,
    }


def only_empowered(number: Number, usual: int = 0) -> Number | None:
    """Return the number for empowered actions if it is ``usual`` for other actions, otherwise None."""
    if isinstance(number, IfEmpowered) and isinstance(number.otherwise, Exactly) and number.otherwise.amount == usual:
        return number.then
    return None
