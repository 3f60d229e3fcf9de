"""Attacks by heroes, and the division of damage."""

from __future__ import annotations

from tableverse.games.dagger.frames.attribute_test import Boost, Test, Tester
from tableverse.games.dagger.frames.base_effects import offer_effects
from tableverse.games.dagger.rules.damage import deal, suffer
from tableverse.games.dagger.rules.enemies import has_trait, spend_vulnerable
from tableverse.games.dagger.rules.occurrences import occur
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving
from tableverse.kernel.fields import Shared, field, plain
from tableverse.kernel.state import Frame


@plain
class Attack(Tester):
    """An attack by a hero on one of several enemies. ``action`` is "combat" for a combat action."""

    hero: str
    targets: Shared[list[str]]
    action: str
    boost: Shared[Boost]
    #: Whether a combo with vulnerable spends the attacked enemy's token.
    spends: bool
    step: int = 0
    target: str = ""
    #: The target's space.
    where: str = ""

    def run(self, state: DaggerState) -> Decision | None:
        hero = state.hero(self.hero)
        targets = [id for id in self.targets if state.enemy(id) is not None]
        if hero is None or (self.step == 0 and not targets):
            state.frames.pop()
            return None
        if self.step == 0:
            options = [Option(f"attack:{id}", Message("dagger-option-attack", {"enemy": id}), [id]) for id in targets]
            prompt = Message("dagger-ask-attack", {"hero": hero.id})
            return Decision(hero.seat, "attack", prompt, options, hero.id)
        if self.step == 1:
            self.step = 2
            attribute = self.boost.attribute or "attack"
            state.frames.append(Test(hero.id, attribute, self.action, self.target, self.boost))
            return None
        if self.step == 2:
            self.step = 3
            self._hit(state, hero)
            return None
        state.frames.pop()
        offer_effects(state, hero, self.wilds)
        if self.action == "combat":
            occur(state, "combat-action", {"hero": hero.id, "enemy": self.target, "space": self.where})
        return None

    def answer(self, state: DaggerState, option: Option) -> None:
        self.target = option.thing
        enemy = state.present_enemy(self.target)
        self.step = 1
        state.emit("attacks", {"hero": self.hero, "enemy": self.target})
        if self.spends:
            spend_vulnerable(state, [enemy])
        if self.action == "combat":
            own = enemy.card == state.groups[3]
            occur(state, "combat-started", {"hero": self.hero, "enemy": self.target, "own": own})

    def _hit(self, state: DaggerState, hero: Hero) -> None:
        enemy = state.enemy(self.target)
        if enemy is None:
            return
        self.where = enemy.space
        payback = has_trait(state, enemy, "payback") and self.action == "combat"
        runs = self._runs(state)
        occur(state, "attacked", {"hero": hero.id, "enemy": self.target})
        beyond = deal(state, enemy, self.successes, hero.id, True, self.action == "combat")
        stands = state.enemy(self.target) is not None
        for run in runs:
            run.bound["target"] = self.target
            run.bound["dealt"] = self.successes
            run.bound["defeated"] = not stands
        if not stands and self.action == "combat" and beyond > 0:
            occur(state, "overkill", {"hero": hero.id, "amount": beyond, "space": self.where})
        if stands and payback:
            suffer(state, hero, 1, self.target)

    def _runs(self, state: DaggerState) -> list[Resolving]:
        """Return the texts that receive the result: the text of the action, and the texts that caused the action."""
        runs: list[Resolving] = []
        for frame in state.frames[::-1]:
            if isinstance(frame, Resolving):
                runs.append(frame)
                if not frame.bound.get("taken"):
                    break
        return runs


@plain
class Divide(Frame[DaggerState]):
    """A series of decisions: a hero divides damage among enemies, point by point."""

    hero: str
    left: int
    among: Shared[list[str]]
    shares: dict[str, int] = field(factory=dict)

    def run(self, state: DaggerState) -> Decision | None:
        hero = state.hero(self.hero)
        among = [id for id in self.among if state.enemy(id) is not None]
        if hero is None or self.left <= 0 or not among:
            state.frames.pop()
            for id, amount in self.shares.items():
                enemy = state.enemy(id)
                if enemy is not None:
                    deal(state, enemy, amount, self.hero)
            return None
        options = [Option(f"deal:{id}", Message("dagger-option-deal", {"enemy": id}), [id]) for id in among]
        prompt = Message("dagger-ask-divide", {"left": self.left})
        return Decision(hero.seat, "divide", prompt, options, hero.id)

    def answer(self, state: DaggerState, option: Option) -> None:
        id = option.thing
        self.shares[id] = self.shares.get(id, 0) + 1
        self.left -= 1


@plain
class Share(Frame[DaggerState]):
    """A series of decisions: the heroes divide damage among themselves, point by point."""

    left: int
    shares: dict[str, int] = field(factory=dict)

    def run(self, state: DaggerState) -> Decision | None:
        heroes = state.present()
        if self.left <= 0 or not heroes:
            state.frames.pop()
            for id, amount in self.shares.items():
                hero = state.hero(id)
                if hero is not None:
                    suffer(state, hero, amount)
            return None
        options = [
            Option(f"suffer:{hero.id}", Message("dagger-option-suffer", {"hero": hero.id}), [hero.id])
            for hero in heroes
        ]
        prompt = Message("dagger-ask-share", {"left": self.left})
        return Decision(state.leader().seat, "share", prompt, options, state.event)

    def answer(self, state: DaggerState, option: Option) -> None:
        id = option.thing
        self.shares[id] = self.shares.get(id, 0) + 1
        self.left -= 1
