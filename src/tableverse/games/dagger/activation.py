"""How enemies act: in which order, and what each of them does first of attack, invade, move."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.dagger import rules
from tableverse.games.dagger.board import UNREACHABLE
from tableverse.games.dagger.state import DaggerState, Enemy, Hero
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.state import Frame, State

ORDER: Final = ("1", "2", "3", "own", "elite", "nemesis")


class Activations(Frame):
    """All enemies activate by rank, the nemesis last; within a rank the heroes choose. ``only``: just one rank."""

    FIELDS: ClassVar[tuple[str, ...]] = ("only", "stage", "left")
    __slots__ = FIELDS

    def __init__(self, only: str = "", stage: int = -1, left: list[str] | None = None) -> None:
        self.only = only
        self.stage = stage
        self.left: list[str] = [] if left is None else left

    def clone(self) -> Activations:
        return Activations(self.only, self.stage, self.left[:])

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        self.left = [id for id in self.left if state.enemy(id) is not None]
        if self.left:
            if len(self.left) == 1:
                self._start(state, self.left[0])
                return None
            options = [
                Option(f"activate:{id}", Message("dagger-option-activate", {"enemy": id}), [id]) for id in self.left
            ]
            return Decision(state.leader().seat, "activate", Message("dagger-ask-activate"), options)
        if self.stage >= 0 and ORDER[self.stage] == "own" and not self.only:
            self._next(state)
            rules.occur(state, "own-activated", {"card": state.groups[3], "count": len(state.hurt)})
            return None
        self._next(state)
        return None

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, DaggerState)
        self._start(state, option.id.removeprefix("activate:"))

    def _start(self, state: DaggerState, enemy: str) -> None:
        self.left.remove(enemy)
        state.frames.append(EnemyTurn(enemy))

    def _next(self, state: DaggerState) -> None:
        self.stage += 1
        if self.stage == len(ORDER):
            state.frames.pop()
            return
        rank = ORDER[self.stage]
        if self.only and rank != self.only:
            return
        if rank == "own":
            state.hurt = []
        if rank == "nemesis":
            self.left = [state.nemesis.id]
            return
        self.left = [
            enemy.id
            for enemy in state.enemies
            if rules.rank_of(state, enemy) == rank and state.board.region(enemy.space) not in state.calm
        ]


def targets(state: DaggerState, space: str) -> list[Hero]:
    """Heroes on a space whom enemies can see."""
    return [hero for hero in state.present() if hero.space == space and not rules.passive(state, "hidden", "", hero)]


class EnemyTurn(Frame):
    """One enemy activates: it does only the first it can of attack, invade and move."""

    FIELDS: ClassVar[tuple[str, ...]] = ("enemy", "step", "moves")
    __slots__ = FIELDS

    def __init__(self, enemy: str, step: int = 0, moves: int = 0) -> None:
        self.enemy = enemy
        self.step = step
        #: Spaces it may still move.
        self.moves = moves

    def clone(self) -> EnemyTurn:
        return EnemyTurn(self.enemy, self.step, self.moves)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        enemy = state.enemy(self.enemy)
        if enemy is None:
            state.frames.pop()
            return None
        if self.step == 0:
            self.step = 1
            state.emit("activates", {"enemy": enemy.id})
            rules.occur(state, "activating", {"enemy": enemy.id, "card": enemy.card})
            return None
        if self.step == 1:
            return self._act(state, enemy)
        if self.step == 2:
            return self._move(state, enemy)
        state.frames.pop()
        rules.occur(state, "activated", {"enemy": enemy.id, "card": enemy.card})
        return None

    def _act(self, state: DaggerState, enemy: Enemy) -> Decision | None:
        if enemy is state.nemesis and state.stunned:
            rules.recover_from_stun(state)
            self.step = 3
            return None
        if enemy is state.nemesis and state.showdown:
            self.step = 3
            activation = state.box.nemeses[enemy.card].activation
            assert activation is not None
            rules.resolve(state, activation.label, enemy.id)
            return None
        base = state.base_at(enemy.space)
        can_invade = base != "" and base not in state.invaded
        if can_invade and rules.has_trait(state, enemy, "raids"):
            self._invade(state, enemy, base)
            return None
        seen = targets(state, enemy.space)
        if not seen and rules.reach_of(state, enemy):
            seen = within_reach(state, enemy, rules.reach_of(state, enemy))
        if seen:
            if enemy is state.nemesis or rules.has_trait(state, enemy, "sweeps") or len(seen) == 1:
                self.step = 3
                state.frames.append(Strikes(enemy.id, [hero.id for hero in seen]))
                return None
            options = [
                Option(f"target:{hero.id}", Message("dagger-option-target", {"hero": hero.id}), [hero.id])
                for hero in seen
            ]
            prompt = Message("dagger-ask-target", {"enemy": enemy.id})
            return Decision(state.leader().seat, "target", prompt, options, enemy.id)
        if can_invade:
            self._invade(state, enemy, base)
            return None
        self.step = 2
        self.moves = 2 if rules.has_trait(state, enemy, "fast") else 1
        return None

    def _invade(self, state: DaggerState, enemy: Enemy, base: str) -> None:
        self.step = 3
        rules.invade(state, base, enemy.id)

    def _move(self, state: DaggerState, enemy: Enemy) -> Decision | None:
        steps = next_steps(state, enemy.space, goals(state, enemy)) if self.moves else []
        if not steps:
            self.step = 3
            return None
        if len(steps) == 1:
            self._go(state, enemy, steps[0])
            return None
        options = [
            Option(f"toward:{space}", Message("dagger-option-toward", {"space": space}), [space]) for space in steps
        ]
        prompt = Message("dagger-ask-toward", {"enemy": enemy.id})
        return Decision(state.leader().seat, "toward", prompt, options, enemy.id)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, DaggerState)
        enemy = state.enemy(self.enemy)
        assert enemy is not None
        verb, _, thing = option.id.partition(":")
        if verb == "toward":
            self._go(state, enemy, thing)
            return
        self.step = 3
        hero = state.hero(thing)
        assert hero is not None
        attack_hero(state, enemy, hero)

    def _go(self, state: DaggerState, enemy: Enemy, space: str) -> None:
        self.moves -= 1
        rules.move_enemy(state, enemy, space)


def within_reach(state: DaggerState, enemy: Enemy, reach: int) -> list[Hero]:
    """The nearest heroes in sight up to so many spaces away."""
    seen = [hero for hero in state.present() if not rules.passive(state, "hidden", "", hero)]
    nearest = min((state.distance(enemy.space, hero.space) for hero in seen), default=UNREACHABLE)
    if nearest > reach:
        return []
    return [hero for hero in seen if state.distance(enemy.space, hero.space) == nearest]


def goals(state: DaggerState, enemy: Enemy) -> list[str]:
    """Spaces that an enemy heads for: operational bases of its region, or else of any; hunters head for heroes."""
    if rules.has_trait(state, enemy, "hunts"):
        return [hero.space for hero in state.present() if not rules.passive(state, "hidden", "", hero)]
    region = state.board.region(enemy.space)
    spaces = [state.place_of(base) for base in state.operational()]
    near = [space for space in spaces if region and state.board.region(space) == region]
    return near or spaces


def next_steps(state: DaggerState, start: str, wanted: list[str]) -> list[str]:
    """The first spaces of all shortest ways to the nearest goals; none if one has been reached."""
    nearest = min((state.distance(start, goal) for goal in wanted), default=UNREACHABLE)
    if nearest in (0, UNREACHABLE):
        return []
    steps: list[str] = []
    for goal in wanted:
        if state.distance(start, goal) == nearest:
            for space in state.board.steps_toward(start, goal, state.bifrost):
                if space not in steps:
                    steps.append(space)
    return steps


def attack_hero(state: DaggerState, enemy: Enemy, hero: Hero) -> None:
    """An enemy attacks a hero, which cards may answer before any damage is dealt."""
    power = rules.power_of(state, enemy)
    if rules.has_trait(state, enemy, "copies-attack"):
        power = max(power, state.box.heroes[hero.id].values["attack"])
    state.emit("attacked", {"enemy": enemy.id, "hero": hero.id, "power": power})
    rules.occur(state, "attack", {"enemy": enemy.id, "hero": hero.id, "amount": power, "card": enemy.card})


class Strikes(Frame):
    """An enemy attacks several heroes, one after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("enemy", "heroes")
    __slots__ = FIELDS

    def __init__(self, enemy: str, heroes: list[str]) -> None:
        self.enemy = enemy
        self.heroes = heroes

    def clone(self) -> Strikes:
        return Strikes(self.enemy, self.heroes[:])

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        enemy = state.enemy(self.enemy)
        if enemy is None or not self.heroes:
            state.frames.pop()
            return None
        hero = state.hero(self.heroes.pop(0))
        if hero is not None:
            attack_hero(state, enemy, hero)
        return None


class Advance(Frame):
    """An enemy goes so many spaces along a shortest way to the nearest of its goals, and stops there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("enemy", "left", "wanted")
    __slots__ = FIELDS

    def __init__(self, enemy: str, left: int, wanted: list[str]) -> None:
        self.enemy = enemy
        self.left = left
        self.wanted = wanted

    def clone(self) -> Advance:
        return Advance(self.enemy, self.left, self.wanted)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        enemy = state.enemy(self.enemy)
        steps = [] if enemy is None or self.left <= 0 else next_steps(state, enemy.space, self.wanted)
        if enemy is None or not steps:
            state.frames.pop()
            return None
        if len(steps) == 1:
            self._go(state, steps[0])
            return None
        options = [
            Option(f"toward:{space}", Message("dagger-option-toward", {"space": space}), [space]) for space in steps
        ]
        prompt = Message("dagger-ask-toward", {"enemy": enemy.id})
        return Decision(state.leader().seat, "toward", prompt, options, enemy.id)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, DaggerState)
        self._go(state, option.id.removeprefix("toward:"))

    def _go(self, state: DaggerState, space: str) -> None:
        self.left -= 1
        enemy = state.enemy(self.enemy)
        assert enemy is not None
        rules.move_enemy(state, enemy, space)


class Push(Frame):
    """When the nemesis is stunned the active player may move it to an adjacent space."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    __slots__ = ()

    def clone(self) -> Push:
        return Push()

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        hero = state.hero(state.acting)
        seat = state.leader().seat if hero is None else hero.seat
        options = [
            Option(f"push:{space}", Message("dagger-option-push", {"space": space}), [space])
            for space in state.neighbours(state.nemesis.space)
        ]
        if not options:
            state.frames.pop()
            return None
        options.append(Option("stay", Message("dagger-option-leave-it")))
        prompt = Message("dagger-ask-push", {"enemy": state.nemesis.id})
        return Decision(seat, "push", prompt, options, state.nemesis.id)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, DaggerState)
        state.frames.pop()
        if option.id != "stay":
            rules.move_enemy(state, state.nemesis, option.id.removeprefix("push:"))
