"""Numbers and conditions of this game."""

from __future__ import annotations

from tableverse.games.dagger import rules
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.words.things import me
from tableverse.kernel.effects import Checker, Condition, Number, Resolving, Selector, Voice
from tableverse.kernel.state import State
from tableverse.kernel.timing import occurring


class Got(Number):
    """What the resolution has kept: successes, wilds, damage beyond the Life."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, state: State, run: Resolving) -> int:
        return int(run.bound.get(self.name, 0))

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-got-{self.name}")


class Fact(Number):
    """A number of the occurrence under way."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, state: State, run: Resolving) -> int:
        return int(occurring(state).facts.get(self.name, 0))

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-fact-{self.name}")


class Track(Number):
    """threat, team-up, the counted progress on the nemesis sheet, containment, invaded bases, side missions, heroes."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, state: State, run: Resolving) -> int:
        assert isinstance(state, DaggerState)
        if self.name == "threat":
            return state.threat
        if self.name == "team-up":
            return state.team_up
        if self.name == "sheet":
            return rules.counted_sheet(state)
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

    def value(self, state: State, run: Resolving) -> int:
        assert isinstance(state, DaggerState)
        return self.amount.value(state, run) * state.per_player()

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-per-player", amount=self.amount.say(voice))


class IfEmpowered(Number):
    def __init__(self, then: Number, otherwise: Number) -> None:
        self.then = then
        self.otherwise = otherwise

    def value(self, state: State, run: Resolving) -> int:
        return self.then.value(state, run) if run.bound.get("empowered") else self.otherwise.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-number-if-empowered", then=self.then.say(voice), otherwise=self.otherwise.say(voice))


class Sum(Number):
    def __init__(self, *parts: Number) -> None:
        self.parts = parts

    def value(self, state: State, run: Resolving) -> int:
        return sum(part.value(state, run) for part in self.parts)

    def say(self, voice: Voice) -> str:
        return " + ".join(part.say(voice) for part in self.parts)


class Minus(Number):
    """Never below 0."""

    def __init__(self, whole: Number, part: Number) -> None:
        self.whole = whole
        self.part = part

    def value(self, state: State, run: Resolving) -> int:
        return max(0, self.whole.value(state, run) - self.part.value(state, run))

    def say(self, voice: Voice) -> str:
        return f"{self.whole.say(voice)} - {self.part.say(voice)}"


class Every(Number):
    """1 for every so many of another number."""

    def __init__(self, number: Number, step: int) -> None:
        self.number = number
        self.step = step

    def value(self, state: State, run: Resolving) -> int:
        return self.number.value(state, run) // self.step

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-every", number=self.number.say(voice), step=self.step)


class ValueOf(Number):
    """A value of a hero or an enemy: attack, damage, power, or half of the Life that is left."""

    def __init__(self, what: str, whose: Selector) -> None:
        self.what = what
        self.whose = whose

    def value(self, state: State, run: Resolving) -> int:
        assert isinstance(state, DaggerState)
        for id in self.whose.find(state, run):
            hero = state.hero(id)
            if hero is not None:
                if self.what == "damage":
                    return hero.damage
                if self.what == "half-left":
                    return (rules.hero_life(state, hero) - hero.damage) // 2
                return state.box.heroes[hero.id].values[self.what]
            enemy = state.enemy(id)
            if enemy is not None:
                if self.what == "half-left":
                    return (rules.life_of(state, enemy) - enemy.damage) // 2
                return rules.power_of(state, enemy) if self.what == "power" else enemy.damage
        return 0

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-value-{self.what}", whose=self.whose.say(voice))

    def check(self, checker: Checker) -> None:
        self.whose.check(checker)
        self.say(checker.voice)


# --- conditions ---------------------------------------------------------------------------------------------------


class Flag(Condition):
    """empowered, defeated, failed, did, shared: kept by the resolution. showdown, stunned: the nemesis."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        if self.name == "showdown":
            return state.showdown
        if self.name == "stunned":
            return state.stunned
        if self.name == "hero-phase":
            return state.phase == "hero"
        return bool(run.bound.get(self.name))

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-if-{self.name}")


class About(Condition):
    """A fact of the occurrence under way: an attack, a combat action, the empowered token, the kind of a mission."""

    def __init__(self, fact: str, value: str) -> None:
        self.fact = fact
        self.value = value

    def holds(self, state: State, run: Resolving) -> bool:
        value = occurring(state).facts.get(self.fact)
        return value == self.value if self.value else bool(value)

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-about-{self.fact}", value=self.value)


class Rolling(Condition):
    """The test under way is for an action or an attribute."""

    def __init__(self, what: str) -> None:
        self.what = what

    def holds(self, state: State, run: Resolving) -> bool:
        from tableverse.games.dagger.dice import current_test

        test = current_test(state)
        return self.what in (test.action, test.attribute)

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-rolling", what=self.what)


class Within(Condition):
    """All of some things are among others, and there is at least one."""

    def __init__(self, what: Selector, among: Selector) -> None:
        self.what = what
        self.among = among

    def holds(self, state: State, run: Resolving) -> bool:
        things = self.what.find(state, run)
        if not things:
            return False
        among = self.among.find(state, run)
        return all(thing in among for thing in things)

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-within", what=self.what.say(voice), among=self.among.say(voice))

    def check(self, checker: Checker) -> None:
        self.what.check(checker)
        self.among.check(checker)
        self.say(checker.voice)


class Some(Condition):
    def __init__(self, what: Selector) -> None:
        self.what = what

    def holds(self, state: State, run: Resolving) -> bool:
        return bool(self.what.find(state, run))

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-some", what=self.what.say(voice))

    def check(self, checker: Checker) -> None:
        self.what.check(checker)
        self.say(checker.voice)


class Strengthened(Condition):
    def __init__(self, who: Selector) -> None:
        self.who = who

    def holds(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        heroes = [state.hero(id) for id in self.who.find(state, run)]
        return any(hero is not None and hero.strengthened for hero in heroes)

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-is-strengthened", who=self.who.say(voice))

    def check(self, checker: Checker) -> None:
        self.who.check(checker)
        self.say(checker.voice)


class TokenOn(Condition):
    """An aspect token lies on an ability of yours."""

    def __init__(self, ability: str) -> None:
        self.ability = ability

    def holds(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        hero = me(state, run)
        return hero is not None and self.ability in hero.used

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-token-on")


class WouldDefeat(Condition):
    """The damage about to be suffered would defeat you."""

    def holds(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        facts = occurring(state).facts
        hero = me(state, run)
        if hero is None or facts["hero"] != hero.id:
            return False
        return bool(hero.damage + facts["amount"] >= rules.hero_life(state, hero))

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-would-defeat")


class TargetIs(Condition):
    """What the enemy attacked, or the enemy whose power is asked for, is like."""

    def __init__(self, what: str) -> None:
        self.what = what

    def holds(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        enemy = state.enemy(run.bound.get("enemy", ""))
        if enemy is None:
            return False
        if self.what == "unhurt":
            return enemy.damage == 0
        if self.what == "vulnerable":
            return enemy.vulnerable
        if self.what == "strong":
            return rules.rank_of(state, enemy) in ("3", "elite", "nemesis")
        return any(other.space == enemy.space for other in state.foes() if other is not enemy)

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-target-{self.what}")
