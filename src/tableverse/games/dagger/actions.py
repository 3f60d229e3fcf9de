"""What heroes do: move, attack, defy, rest, spend what they gained, and take actions of their aspect."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.dagger import rules
from tableverse.games.dagger.board import ASGARD
from tableverse.games.dagger.dice import Boost, Test, Tester, spend_vulnerable
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.games.dagger.uses import interruptions, use
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving
from tableverse.kernel.state import Frame, State


class Move(Frame):
    """MOVE n: to an adjacent space up to n times."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "left", "path")
    __slots__ = FIELDS

    def __init__(self, hero: str, left: int, path: list[str] | None = None) -> None:
        self.hero = hero
        self.left = left
        #: Spaces left and entered so far.
        self.path: list[str] = [] if path is None else path

    def clone(self) -> Move:
        return Move(self.hero, self.left, self.path[:])

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        hero = state.hero(self.hero)
        if hero is None or self.left <= 0:
            self._stop(state)
            return None
        options = [
            Option(f"move:{space}", Message("dagger-option-move-to", {"space": space}), [space])
            for space in state.neighbours(hero.space)
        ]
        if not options:
            self._stop(state)
            return None
        options.extend(interruptions(state))
        options.append(Option("stop", Message("dagger-option-stop"), [hero.space]))
        prompt = Message("dagger-ask-move", {"hero": hero.id, "left": self.left})
        return Decision(hero.seat, "move", prompt, options, hero.id)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, DaggerState)
        if option.id == "stop":
            self._stop(state)
            return
        if option.id.startswith("use:"):
            use(state, option.id.removeprefix("use:"))
            return
        hero = state.hero(self.hero)
        assert hero is not None
        if not self.path:
            self.path.append(hero.space)
        rules.move_hero(state, hero, option.id.removeprefix("move:"))
        self.path.append(hero.space)
        self.left -= 1

    def _stop(self, state: DaggerState) -> None:
        state.frames.pop()
        below = state.frames[-1]
        if isinstance(below, Resolving):
            below.bound["path"] = self.path[:]
        if self.path:
            rules.occur(state, "moved", {"hero": self.hero})


class Attack(Tester):
    """A hero attacks one of several enemies. ``action`` is combat when this is a combat action."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "targets", "action", "boost", "spends", "step", "target", "where")
    __slots__ = FIELDS

    def __init__(
        self,
        hero: str,
        targets: list[str],
        action: str,
        boost: Boost,
        spends: bool,
        step: int = 0,
        target: str = "",
        where: str = "",
        successes: int = 0,
        wilds: int = 0,
    ) -> None:
        self.hero = hero
        self.targets = targets
        self.action = action
        self.boost = boost
        #: A vulnerable combo: the token of the enemy attacked is spent on it.
        self.spends = spends
        self.step = step
        self.target = target
        #: The space of the target.
        self.where = where
        self.successes = successes
        self.wilds = wilds

    def clone(self) -> Attack:
        return Attack(
            self.hero,
            self.targets,
            self.action,
            self.boost,
            self.spends,
            self.step,
            self.target,
            self.where,
            self.successes,
            self.wilds,
        )

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
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
            rules.occur(state, "combat-action", {"hero": hero.id, "enemy": self.target, "space": self.where})
        return None

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, DaggerState)
        self.target = option.id.removeprefix("attack:")
        self.step = 1
        state.emit("attacks", {"hero": self.hero, "enemy": self.target})
        if self.spends:
            spend_vulnerable(state, [self.target])
        if self.action == "combat":
            enemy = state.enemy(self.target)
            card = "" if enemy is None else enemy.card
            rules.occur(
                state, "combat-started", {"hero": self.hero, "enemy": self.target, "own": card == state.groups[3]}
            )

    def _hit(self, state: DaggerState, hero: Hero) -> None:
        enemy = state.enemy(self.target)
        if enemy is None:
            return
        self.where = enemy.space
        payback = rules.has_trait(state, enemy, "payback") and self.action == "combat"
        runs = self._runs(state)
        rules.occur(state, "attacked", {"hero": hero.id, "enemy": self.target})
        beyond = rules.deal(state, enemy, self.successes, hero.id, True, self.action == "combat")
        stands = state.enemy(self.target) is not None
        for run in runs:
            run.bound["target"] = self.target
            run.bound["dealt"] = self.successes
            run.bound["defeated"] = not stands
        if not stands and self.action == "combat" and beyond > 0:
            rules.occur(state, "overkill", {"hero": hero.id, "amount": beyond, "space": self.where})
        if stands and payback:
            rules.suffer(state, hero, 1, self.target)

    def _runs(self, state: DaggerState) -> list[Resolving]:
        """The texts that are told the outcome: the action's own, and whichever had it taken."""
        runs: list[Resolving] = []
        for frame in reversed(state.frames):
            if isinstance(frame, Resolving):
                runs.append(frame)
                if not frame.bound.get("taken"):
                    break
        return runs


class Defy(Tester):
    """A hero defies one of several missions."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "action", "boost", "step", "mission")
    __slots__ = FIELDS

    def __init__(
        self,
        hero: str,
        action: str,
        boost: Boost,
        step: int = 0,
        mission: str = "",
        successes: int = 0,
        wilds: int = 0,
    ) -> None:
        self.hero = hero
        self.action = action
        self.boost = boost
        self.step = step
        self.mission = mission
        self.successes = successes
        self.wilds = wilds

    def clone(self) -> Defy:
        return Defy(self.hero, self.action, self.boost, self.step, self.mission, self.successes, self.wilds)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        hero = state.hero(self.hero)
        if hero is None:
            state.frames.pop()
            return None
        if self.step == 0:
            options: list[Option] = []
            for id in defiable(state, hero):
                options.append(Option(f"defy:{id}", Message("dagger-option-defy", {"mission": id}), [id]))
                if state.box.missions[id].tactics_for == hero.id:
                    message = Message("dagger-option-defy-tactics", {"mission": id})
                    options.append(Option(f"defy:{id}:tactics", message, [id]))
            if not options:
                state.frames.pop()
                return None
            return Decision(hero.seat, "defy", Message("dagger-ask-defy", {"hero": hero.id}), options, hero.id)
        if self.step == 1:
            self.step = 2
            attribute = self.boost.attribute or "defy"
            state.frames.append(Test(hero.id, attribute, self.action, "", self.boost))
            return None
        state.frames.pop()
        offer_effects(state, hero, self.wilds)
        mission = state.mission(self.mission)
        if mission is not None:
            then = state.box.missions[mission.id].defy_then
            if then is not None:
                rules.resolve(state, then.label, mission.id, hero, successes=self.successes)
            rules.place(state, mission, self.successes, hero.id)
        return None

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, DaggerState)
        chosen = option.id.split(":")
        self.mission = chosen[1]
        if len(chosen) == 3:
            self.boost = self.boost.joined(Boost(attribute="tactics"))
        self.step = 1
        state.emit("defies", {"hero": self.hero, "mission": self.mission})


def defiable(state: DaggerState, hero: Hero) -> list[str]:
    """Missions that the hero can defy from where they stand."""
    spaces = [hero.space]
    if rules.passive(state, "defy-reach", "", hero):
        spaces.extend(state.neighbours(hero.space))
    found: list[str] = []
    for mission in state.missions():
        where = state.box.missions[mission.id].defy_from
        if where is not None:
            run = Resolving("", hero.seat, mission.id, {"you": hero.id})
            places = where.find(state, run)
            if any(space in places for space in spaces):
                found.append(mission.id)
    return found


def attackable(state: DaggerState, hero: Hero) -> list[str]:
    """Enemies that the hero's combat action can reach."""
    spaces = [hero.space]
    if rules.passive(state, "combat-reach", "", hero):
        spaces.extend(state.neighbours(hero.space))
    return [enemy.id for enemy in state.foes() if enemy.space in spaces]


class Rest(Tester):
    """A rest action: a tactics test, then every success is spent. ``shares``: where others may recover too."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "boost", "shares", "step")
    __slots__ = FIELDS

    def __init__(self, hero: str, boost: Boost, shares: str, step: int = 0, successes: int = 0, wilds: int = 0) -> None:
        self.hero = hero
        self.boost = boost
        self.shares = shares
        self.step = step
        self.successes = successes
        self.wilds = wilds

    def clone(self) -> Rest:
        return Rest(self.hero, self.boost, self.shares, self.step, self.successes, self.wilds)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        hero = state.hero(self.hero)
        if hero is None:
            state.frames.pop()
            return None
        self.step += 1
        if self.step == 1:
            state.frames.append(Test(hero.id, "tactics", "rest", "", self.boost))
        elif self.step == 2:
            state.frames.append(Spend(hero.id, self.successes, True, True, self.shares))
        elif self.step == 3:
            if hero.space == ASGARD:
                state.frames.append(SetBifrost(hero.seat))
        else:
            state.frames.pop()
            offer_effects(state, hero, self.wilds)
        return None


class Spend(Frame):
    """Points to spend one by one: RECOVER 1, CHARGE 1, and what a rest action also allows."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "left", "recovers", "rests", "shares", "shared")
    __slots__ = FIELDS

    def __init__(
        self, hero: str, left: int, recovers: bool, rests: bool, shares: str = "", shared: bool = False
    ) -> None:
        self.hero = hero
        self.left = left
        #: May be spent on recovering too, not on charging alone.
        self.recovers = recovers
        self.rests = rests
        self.shares = shares
        self.shared = shared

    def clone(self) -> Spend:
        return Spend(self.hero, self.left, self.recovers, self.rests, self.shares, self.shared)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        hero = state.hero(self.hero)
        if hero is None or self.left <= 0:
            self._done(state)
            return None
        options: list[Option] = []
        if self.recovers and hero.damage:
            options.append(Option("recover", Message("dagger-option-recover", {"hero": hero.id}), [hero.id]))
        for id in rules.chargeable(state, hero):
            options.append(Option(f"charge:{id}", Message("dagger-option-charge", {"support": id}), [id]))
        optional = not options
        if self.rests:
            options.extend(self._rest_options(state, hero))
        if not options:
            self._done(state)
            return None
        options.extend(interruptions(state))
        if optional:
            options.append(Option("done", Message("dagger-option-done")))
        prompt = Message("dagger-ask-spend", {"hero": hero.id, "left": self.left})
        return Decision(hero.seat, "spend", prompt, options, hero.id)

    def _rest_options(self, state: DaggerState, hero: Hero) -> list[Option]:
        options: list[Option] = []
        for other in state.present():
            if other is hero or not other.damage or not self.shares:
                continue
            if self.shares == "here" and other.space != hero.space:
                continue
            if state.same_region(hero.space, other.space):
                message = Message("dagger-option-recover", {"hero": other.id})
                options.append(Option(f"recover:{other.id}", message, [other.id]))
        for mission in state.missions():
            where = state.box.missions[mission.id].rest_from
            if where is not None:
                run = Resolving("", hero.seat, mission.id, {"you": hero.id})
                if hero.space in where.find(state, run):
                    message = Message("dagger-option-progress", {"mission": mission.id})
                    options.append(Option(f"progress:{mission.id}", message, [mission.id]))
        return options

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, DaggerState)
        verb, _, thing = option.id.partition(":")
        if verb == "use":
            use(state, thing)
            return
        self.left -= 1
        hero = state.hero(self.hero)
        assert hero is not None
        if verb == "done":
            self._done(state)
        elif verb == "charge":
            rules.charge(state, hero, thing)
        elif verb == "progress":
            mission = state.mission(thing)
            assert mission is not None
            rules.place(state, mission, 1, hero.id)
        else:
            other = state.hero(thing) if thing else hero
            assert other is not None
            self.shared = self.shared or other is not hero
            rules.recover(state, other, 1)

    def _done(self, state: DaggerState) -> None:
        state.frames.pop()
        for frame in reversed(state.frames):
            if isinstance(frame, Resolving):
                frame.bound["shared"] = self.shared
                return


class SetBifrost(Frame):
    """The Bifrost token may go to any space."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = FIELDS

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> SetBifrost:
        return SetBifrost(self.seat)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        options = [
            Option(f"bifrost:{space}", Message("dagger-option-bifrost", {"space": space}), [space])
            for space in state.board.spaces
            if space not in (ASGARD, state.bifrost)
        ]
        options.append(Option("stay", Message("dagger-option-leave-it")))
        return Decision(self.seat, "bifrost", Message("dagger-ask-bifrost"), options, ASGARD)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, DaggerState)
        state.frames.pop()
        if option.id != "stay":
            state.bifrost = option.id.removeprefix("bifrost:")
            state.emit("bifrost", {"space": state.bifrost})


def effects_for(state: DaggerState, hero: Hero, anywhere: bool = False) -> list[str]:
    """Bases whose D.A.G.G.E.R. effect the hero may resolve from where they stand."""
    if rules.passive(state, "no-support", ""):
        return []
    for enemy in state.enemies:
        if enemy.space == hero.space and rules.has_trait(state, enemy, "blocks-support"):
            return []
    bases = state.bases() if anywhere else state.bases_in_region_of(hero.space)
    return [base for base in bases if base not in state.invaded]


def offer_effects(state: DaggerState, hero: Hero, wilds: int) -> None:
    """For each wild of a test the hero may resolve one D.A.G.G.E.R. effect."""
    if wilds and not rules.passive(state, "no-wild-support", ""):
        state.frames.append(Wilds(hero.id, wilds))


class Wilds(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "left")
    __slots__ = FIELDS

    def __init__(self, hero: str, left: int) -> None:
        self.hero = hero
        self.left = left

    def clone(self) -> Wilds:
        return Wilds(self.hero, self.left)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        hero = state.hero(self.hero)
        if hero is None or self.left <= 0:
            state.frames.pop()
            return None
        options: list[Option] = []
        for base in effects_for(state, hero, bool(rules.passive(state, "any-base", "", hero))):
            run = Resolving(f"{base}/support", hero.seat, base, {"you": hero.id})
            if state.box.base_effects[base].effect.possible(state, run):
                options.append(Option(f"effect:{base}", Message("dagger-option-effect", {"base": base}), [base]))
        if options:
            for mission in state.missions():
                if state.box.missions[mission.id].for_wilds:
                    message = Message("dagger-option-progress", {"mission": mission.id})
                    options.append(Option(f"progress:{mission.id}", message, [mission.id]))
        if not options:
            state.frames.pop()
            return None
        options.extend(interruptions(state))
        options.append(Option("done", Message("dagger-option-done")))
        prompt = Message("dagger-ask-wild", {"hero": hero.id, "left": self.left})
        return Decision(hero.seat, "wild", prompt, options, hero.id)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, DaggerState)
        verb, _, thing = option.id.partition(":")
        if verb == "use":
            use(state, thing)
            return
        self.left -= 1
        hero = state.hero(self.hero)
        assert hero is not None
        if verb == "done":
            state.frames.pop()
        elif verb == "progress":
            mission = state.mission(thing)
            assert mission is not None
            rules.place(state, mission, 1, hero.id)
        else:
            resolve_base(state, thing, hero)


def resolve_base(state: DaggerState, base: str, hero: Hero) -> None:
    state.emit("effect", {"base": base, "hero": hero.id})
    rules.resolve(state, f"{base}/support", base, hero)


class Divide(Frame):
    """Damage that a hero shares out among enemies, point by point."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "left", "among", "shares")
    __slots__ = FIELDS

    def __init__(self, hero: str, left: int, among: list[str], shares: dict[str, int] | None = None) -> None:
        self.hero = hero
        self.left = left
        self.among = among
        self.shares: dict[str, int] = {} if shares is None else shares

    def clone(self) -> Divide:
        return Divide(self.hero, self.left, self.among, dict(self.shares))

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        hero = state.hero(self.hero)
        among = [id for id in self.among if state.enemy(id) is not None]
        if hero is None or self.left <= 0 or not among:
            state.frames.pop()
            for id, amount in self.shares.items():
                enemy = state.enemy(id)
                if enemy is not None:
                    rules.deal(state, enemy, amount, self.hero)
            return None
        options = [Option(f"deal:{id}", Message("dagger-option-deal", {"enemy": id}), [id]) for id in among]
        prompt = Message("dagger-ask-divide", {"left": self.left})
        return Decision(hero.seat, "divide", prompt, options, hero.id)

    def answer(self, state: State, option: Option) -> None:
        id = option.id.removeprefix("deal:")
        self.shares[id] = self.shares.get(id, 0) + 1
        self.left -= 1


class Share(Frame):
    """Damage that the heroes share out among themselves, point by point."""

    FIELDS: ClassVar[tuple[str, ...]] = ("left", "shares")
    __slots__ = FIELDS

    def __init__(self, left: int, shares: dict[str, int] | None = None) -> None:
        self.left = left
        self.shares: dict[str, int] = {} if shares is None else shares

    def clone(self) -> Share:
        return Share(self.left, dict(self.shares))

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        heroes = state.present()
        if self.left <= 0 or not heroes:
            state.frames.pop()
            for id, amount in self.shares.items():
                hero = state.hero(id)
                if hero is not None:
                    rules.suffer(state, hero, amount)
            return None
        options = [
            Option(f"suffer:{hero.id}", Message("dagger-option-suffer", {"hero": hero.id}), [hero.id])
            for hero in heroes
        ]
        prompt = Message("dagger-ask-share", {"left": self.left})
        return Decision(state.leader().seat, "share", prompt, options, state.event)

    def answer(self, state: State, option: Option) -> None:
        id = option.id.removeprefix("suffer:")
        self.shares[id] = self.shares.get(id, 0) + 1
        self.left -= 1


class Shift(Frame):
    """A hero sends an enemy up to n spaces along links."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "enemy", "left")
    __slots__ = FIELDS

    def __init__(self, hero: str, enemy: str, left: int) -> None:
        self.hero = hero
        self.enemy = enemy
        self.left = left

    def clone(self) -> Shift:
        return Shift(self.hero, self.enemy, self.left)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        hero = state.hero(self.hero)
        enemy = state.enemy(self.enemy)
        if hero is None or enemy is None or self.left <= 0 or not state.neighbours(enemy.space):
            state.frames.pop()
            return None
        options = [
            Option(f"shift:{space}", Message("dagger-option-shift", {"space": space}), [space])
            for space in state.neighbours(enemy.space)
        ]
        options.append(Option("stop", Message("dagger-option-stop"), [enemy.space]))
        prompt = Message("dagger-ask-shift", {"enemy": enemy.id, "left": self.left})
        return Decision(hero.seat, "shift", prompt, options, hero.id)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, DaggerState)
        if option.id == "stop":
            state.frames.pop()
            return
        enemy = state.enemy(self.enemy)
        assert enemy is not None
        rules.move_enemy(state, enemy, option.id.removeprefix("shift:"))
        self.left -= 1


def take_action(
    state: DaggerState,
    hero: Hero,
    action: str,
    empowered: bool = False,
    boost: Boost | None = None,
    targets: list[str] | None = None,
    spends: bool = False,
    move: int = 0,
) -> None:
    """A hero does one of their aspect actions without a token. It never leads to a further one."""
    side = state.box.aspects[hero.aspect].side(hero.battered)
    label = side.actions[action].ability.label
    state.emit("takes", {"hero": hero.id, "action": action})
    bound: dict[str, object] = {
        "action": action,
        "taken": True,
        "empowered": empowered or state.all_empowered,
        "spends": spends,
        "faster": move,
    }
    if boost is not None:
        bound["boost"] = boost
    if targets is not None:
        bound["targets"] = targets
    rules.resolve(state, label, hero.id, hero, **bound)


def can_take(state: DaggerState, hero: Hero, action: str) -> bool:
    """An aspect action can be chosen if it can do something; moving and resting always can."""
    if action == "combat":
        return bool(attackable(state, hero))
    if action == "defy":
        return bool(defiable(state, hero))
    return True


class TakeAny(Frame):
    """A hero does so many different aspect actions of their choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "left", "empowered", "among", "boost")
    __slots__ = FIELDS

    def __init__(self, hero: str, left: int, empowered: bool, among: list[str], boost: Boost) -> None:
        self.hero = hero
        self.left = left
        self.empowered = empowered
        self.among = among
        self.boost = boost

    def clone(self) -> TakeAny:
        return TakeAny(self.hero, self.left, self.empowered, self.among, self.boost)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        hero = state.hero(self.hero)
        if hero is None or self.left <= 0:
            state.frames.pop()
            return None
        options = [
            Option(f"take:{action}", Message("dagger-option-take", {"action": action}), [hero.id])
            for action in self.among
            if can_take(state, hero, action)
        ]
        if not options:
            state.frames.pop()
            return None
        return Decision(hero.seat, "take", Message("dagger-ask-take", {"hero": hero.id}), options, hero.id)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, DaggerState)
        action = option.id.removeprefix("take:")
        self.among = [other for other in self.among if other != action]
        self.left -= 1
        hero = state.hero(self.hero)
        assert hero is not None
        take_action(state, hero, action, self.empowered, self.boost)
