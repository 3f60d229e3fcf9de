"""Activation of enemies: their order, and the choice between attacking, invading and moving."""

from __future__ import annotations

from tableverse.games.dagger.rules.activation import ORDER, attack_hero, goals, next_steps, targets, within_reach
from tableverse.games.dagger.rules.enemies import has_trait, invade, move_enemy, rank_of, reach_of, recover_from_stun
from tableverse.games.dagger.rules.occurrences import occur, resolve
from tableverse.games.dagger.state import DaggerState, Enemy
from tableverse.kernel.choice import Decision, Message, Option, option_about
from tableverse.kernel.fields import field, plain
from tableverse.kernel.state import Frame


@plain
class Activations(Frame[DaggerState]):
    """Activation of all enemies by rank with the nemesis last, or only of the rank ``only``.

    The heroes choose the order within a rank.
    """

    only: str = ""
    stage: int = -1
    left: list[str] = field(factory=list)

    def run(self, state: DaggerState) -> Decision | None:
        self.left = [id for id in self.left if state.enemy(id) is not None]
        if self.left:
            if len(self.left) == 1:
                self._start(state, self.left[0])
                return None
            options = [option_about("activate", id, "dagger-option-activate", "enemy") for id in self.left]
            return Decision(state.leader().seat, "activate", Message("dagger-ask-activate"), options)
        if self.stage >= 0 and ORDER[self.stage] == "own" and not self.only:
            self._next(state)
            occur(state, "own-activated", {"card": state.groups[3], "count": len(state.hurt)})
            return None
        self._next(state)
        return None

    def answer(self, state: DaggerState, option: Option) -> None:
        self._start(state, option.thing)

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
            if rank_of(state, enemy) == rank and state.board.region(enemy.space) not in state.calm
        ]


@plain
class EnemyTurn(Frame[DaggerState]):
    """Activation of one enemy, which takes the first possible action of attack, invade and move."""

    enemy: str
    step: int = 0
    #: Number of spaces that the enemy can still move.
    moves: int = 0

    def run(self, state: DaggerState) -> Decision | None:
        enemy = state.enemy(self.enemy)
        if enemy is None:
            state.frames.pop()
            return None
        if self.step == 0:
            self.step = 1
            state.emit("activates", {"enemy": enemy.id})
            occur(state, "activating", {"enemy": enemy.id, "card": enemy.card})
            return None
        if self.step == 1:
            return self._act(state, enemy)
        if self.step == 2:
            return self._move(state, enemy)
        state.frames.pop()
        occur(state, "activated", {"enemy": enemy.id, "card": enemy.card})
        return None

    def _act(self, state: DaggerState, enemy: Enemy) -> Decision | None:
        if enemy is state.nemesis and state.stunned:
            recover_from_stun(state)
            self.step = 3
            return None
        if enemy is state.nemesis and state.showdown:
            self.step = 3
            resolve(state, state.cards.nemeses[enemy.card].showdown.activation.label, enemy.id)
            return None
        base = state.base_at(enemy.space)
        can_invade = base != "" and base not in state.invaded
        if can_invade and has_trait(state, enemy, "raids"):
            self._invade(state, enemy, base)
            return None
        seen = targets(state, enemy.space)
        if not seen and reach_of(state, enemy):
            seen = within_reach(state, enemy, reach_of(state, enemy))
        if seen:
            if enemy is state.nemesis or has_trait(state, enemy, "sweeps") or len(seen) == 1:
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
        self.moves = 2 if has_trait(state, enemy, "fast") else 1
        return None

    def _invade(self, state: DaggerState, enemy: Enemy, base: str) -> None:
        self.step = 3
        invade(state, base, enemy.id)

    def _move(self, state: DaggerState, enemy: Enemy) -> Decision | None:
        steps = next_steps(state, enemy.space, goals(state, enemy)) if self.moves else []
        if not steps:
            self.step = 3
            return None
        if len(steps) == 1:
            self._go(state, enemy, steps[0])
            return None
        options = [option_about("toward", space, "dagger-option-toward", "space") for space in steps]
        prompt = Message("dagger-ask-toward", {"enemy": enemy.id})
        return Decision(state.leader().seat, "toward", prompt, options, enemy.id)

    def answer(self, state: DaggerState, option: Option) -> None:
        enemy = state.present_enemy(self.enemy)
        if option.verb == "toward":
            self._go(state, enemy, option.thing)
            return
        self.step = 3
        hero = state.present_hero(option.thing)
        attack_hero(state, enemy, hero)

    def _go(self, state: DaggerState, enemy: Enemy, space: str) -> None:
        self.moves -= 1
        move_enemy(state, enemy, space)


@plain
class Strikes(Frame[DaggerState]):
    """Attacks of an enemy on several heroes, one after another."""

    enemy: str
    heroes: list[str]

    def run(self, state: DaggerState) -> Decision | None:
        enemy = state.enemy(self.enemy)
        if enemy is None or not self.heroes:
            state.frames.pop()
            return None
        hero = state.hero(self.heroes.pop(0))
        if hero is not None:
            attack_hero(state, enemy, hero)
        return None
