"""Numbers of this game."""

from __future__ import annotations

from tableverse.games.dagger.rules.enemies import life_of, power_of
from tableverse.games.dagger.rules.heroes import hero_life
from tableverse.games.dagger.rules.missions import counted_sheet
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.selectors import You
from tableverse.kernel.effects import Checker, Number, Resolving, Selector, Voice
from tableverse.kernel.effects.values import Exactly
from tableverse.kernel.timing import occurring


class Got(Number):
    """What the resolution has kept: successes, wilds, damage beyond the Life."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, state: DaggerState, run: Resolving) -> int:
        return int(run.bound.get(self.name, 0))

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-got-{self.name}")


class Fact(Number):
    """A number of the occurrence under way."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, state: DaggerState, run: Resolving) -> int:
        return int(occurring(state).facts.get(self.name, 0))

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-fact-{self.name}")


class Track(Number):
    """threat, team-up, the counted progress on the nemesis sheet, containment, invaded bases, side missions, heroes."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, state: DaggerState, run: Resolving) -> int:
        if self.name == "threat":
            return state.threat
        if self.name == "team-up":
            return state.team_up
        if self.name == "sheet":
            return counted_sheet(state)
        if self.name == "containment":
            return state.containment
        if self.name == "invaded":
            return len(state.invaded)
        if self.name == "own":
            return sum(1 for enemy in state.enemies if enemy.card == state.groups[3])
        if self.name == "nemesis-damage":
            return state.nemesis.damage
        if self.name == "side-missions":
            return len(state.sides)
        if self.name == "half-heroes":
            return (len(state.present()) + 1) // 2
        mission = state.hero_mission
        return 0 if mission is None else len(mission.bases)

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-track-{self.name}")


class PerPlayer(Number):
    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def value(self, state: DaggerState, run: Resolving) -> int:
        return self.amount.value(state, run) * state.per_player()

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-per-player", amount=self.amount.say(voice))


class IfEmpowered(Number):
    def __init__(self, then: Number, otherwise: Number) -> None:
        self.then = then
        self.otherwise = otherwise

    def value(self, state: DaggerState, run: Resolving) -> int:
        return self.then.value(state, run) if run.bound.get("empowered") else self.otherwise.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-number-if-empowered", then=self.then.say(voice), otherwise=self.otherwise.say(voice))


class Sum(Number):
    def __init__(self, *parts: Number) -> None:
        self.parts = parts

    def value(self, state: DaggerState, run: Resolving) -> int:
        return sum(part.value(state, run) for part in self.parts)

    def say(self, voice: Voice) -> str:
        said = self.parts[0].say(voice)
        for part in self.parts[1:]:
            said = voice.word("dagger-plus", first=said, next=part.say(voice))
        return said


class Minus(Number):
    """Never below 0."""

    def __init__(self, whole: Number, part: Number) -> None:
        self.whole = whole
        self.part = part

    def value(self, state: DaggerState, run: Resolving) -> int:
        return max(0, self.whole.value(state, run) - self.part.value(state, run))

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-minus", whole=self.whole.say(voice), part=self.part.say(voice))


class Every(Number):
    """1 for every so many of another number."""

    def __init__(self, number: Number, step: int) -> None:
        self.number = number
        self.step = step

    def value(self, state: DaggerState, run: Resolving) -> int:
        return self.number.value(state, run) // self.step

    def counted(self, voice: Voice) -> str:
        """What is counted, as it stands after its number: "3 damage you have"."""
        name = self.number.name if isinstance(self.number, Track) else "damage"
        return voice.word(f"dagger-every-{name}")

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-every", number=self.counted(voice), step=self.step)


class ValueOf(Number):
    """A value of a hero or an enemy: attack, damage, power, or half of the Life that is left."""

    def __init__(self, what: str, whose: Selector) -> None:
        self.what = what
        self.whose = whose

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

    def check(self, checker: Checker) -> None:
        self.whose.check(checker)
        self.say(checker.voice)


def is_plain(number: Number) -> bool:
    """Can it be read out as it stands: 2, 2 per player, 1 (EMPOWERED: 2)?"""
    if isinstance(number, PerPlayer):
        return is_plain(number.amount)
    if isinstance(number, IfEmpowered):
        return is_plain(number.then) and is_plain(number.otherwise)
    return isinstance(number, Exactly)
