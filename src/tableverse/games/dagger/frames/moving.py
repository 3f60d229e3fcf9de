"""Movement of heroes, enemies and the Bifrost token."""

from __future__ import annotations

from tableverse.games.dagger.frames.free_use import team_up_options, use
from tableverse.games.dagger.ids import ASGARD
from tableverse.games.dagger.rules.activation import next_steps
from tableverse.games.dagger.rules.enemies import move_enemy
from tableverse.games.dagger.rules.heroes import move_hero
from tableverse.games.dagger.rules.occurrences import occur
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.choice import Decision, Message, Option, option_about
from tableverse.kernel.effects import Resolving
from tableverse.kernel.fields import Shared, field, plain
from tableverse.kernel.state import Frame


@plain
class Move(Frame[DaggerState]):
    """MOVE n: a hero moves to an adjacent space up to n times."""

    hero: str
    left: int
    #: The starting space and the spaces entered so far.
    path: list[str] = field(factory=list)

    def run(self, state: DaggerState) -> Decision | None:
        hero = state.hero(self.hero)
        if hero is None or self.left <= 0:
            self._stop(state)
            return None
        options = [
            option_about("move", space, "dagger-option-move-to", "space") for space in state.neighbours(hero.space)
        ]
        if not options:
            self._stop(state)
            return None
        options.extend(team_up_options(state))
        options.append(Option("stop", Message("dagger-option-stop"), [hero.space]))
        prompt = Message("dagger-ask-move", {"hero": hero.id, "left": self.left})
        return Decision(hero.seat, "move", prompt, options, hero.id)

    def answer(self, state: DaggerState, option: Option) -> None:
        if option.verb == "stop":
            self._stop(state)
            return
        if option.verb == "use":
            use(state, option.thing)
            return
        hero = state.present_hero(self.hero)
        if not self.path:
            self.path.append(hero.space)
        move_hero(state, hero, option.thing)
        self.path.append(hero.space)
        self.left -= 1

    def _stop(self, state: DaggerState) -> None:
        state.frames.pop()
        below = state.frames[-1]
        if isinstance(below, Resolving):
            below.bound["path"] = self.path[:]
        if self.path:
            occur(state, "moved", {"hero": self.hero})


@plain
class Shift(Frame[DaggerState]):
    """A series of decisions: a hero moves an enemy up to n spaces along links."""

    hero: str
    enemy: str
    left: int

    def run(self, state: DaggerState) -> Decision | None:
        hero = state.hero(self.hero)
        enemy = state.enemy(self.enemy)
        if hero is None or enemy is None or self.left <= 0:
            state.frames.pop()
            return None
        options = [
            Option(f"shift:{space}", Message("dagger-option-shift", {"space": space}), [space])
            for space in state.neighbours(enemy.space)
        ]
        options.append(Option("stop", Message("dagger-option-stop"), [enemy.space]))
        prompt = Message("dagger-ask-shift", {"enemy": enemy.id, "left": self.left})
        return Decision(hero.seat, "shift", prompt, options, hero.id)

    def answer(self, state: DaggerState, option: Option) -> None:
        if option.verb == "stop":
            state.frames.pop()
            return
        enemy = state.present_enemy(self.enemy)
        move_enemy(state, enemy, option.thing)
        self.left -= 1


@plain
class Advance(Frame[DaggerState]):
    """An enemy that moves along a shortest path to the nearest of its goals, up to n spaces."""

    enemy: str
    left: int
    wanted: Shared[list[str]]

    def run(self, state: DaggerState) -> Decision | None:
        enemy = state.enemy(self.enemy)
        if enemy is None:
            state.frames.pop()
            return None
        steps = next_steps(state, enemy.space, self.wanted) if self.left > 0 else []
        if not steps:
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

    def answer(self, state: DaggerState, option: Option) -> None:
        self._go(state, option.thing)

    def _go(self, state: DaggerState, space: str) -> None:
        self.left -= 1
        enemy = state.present_enemy(self.enemy)
        move_enemy(state, enemy, space)


@plain
class Push(Frame[DaggerState]):
    """A decision: whether the active player moves the stunned nemesis to an adjacent space."""

    def run(self, state: DaggerState) -> Decision | None:
        hero = state.hero(state.acting)
        seat = state.leader().seat if hero is None else hero.seat
        options = [
            Option(f"push:{space}", Message("dagger-option-push", {"space": space}), [space])
            for space in state.neighbours(state.nemesis.space)
        ]
        options.append(Option("stay", Message("dagger-option-leave-it")))
        prompt = Message("dagger-ask-push", {"enemy": state.nemesis.id})
        return Decision(seat, "push", prompt, options, state.nemesis.id)

    def answer(self, state: DaggerState, option: Option) -> None:
        state.frames.pop()
        if option.verb != "stay":
            move_enemy(state, state.nemesis, option.thing)


@plain
class SetBifrost(Frame[DaggerState]):
    """A decision: whether to move the Bifrost token, and to which space."""

    seat: int

    def run(self, state: DaggerState) -> Decision | None:
        options = [
            Option(f"bifrost:{space}", Message("dagger-option-bifrost", {"space": space}), [space])
            for space in state.board.spaces
            if space not in (ASGARD, state.bifrost)
        ]
        options.append(Option("stay", Message("dagger-option-leave-it")))
        return Decision(self.seat, "bifrost", Message("dagger-ask-bifrost"), options, ASGARD)

    def answer(self, state: DaggerState, option: Option) -> None:
        state.frames.pop()
        if option.verb != "stay":
            state.bifrost = option.thing
            state.emit("bifrost", {"space": state.bifrost})
