"""The resolution of occurrences when their window reaches that moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tableverse.games.dagger.frames.moving import Push
from tableverse.games.dagger.rules.damage import suffer, take_damage
from tableverse.games.dagger.rules.enemies import has_trait
from tableverse.games.dagger.rules.heroes import weaken
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.occurrence import Occurrence


def resolve_occurrence(state: DaggerState, occurrence: Occurrence) -> None:
    """Resolve an occurrence. Most kinds have already happened when their window opens and need no action."""
    do = RESOLVERS.get(occurrence.kind)
    if do is not None:
        do(state, occurrence.facts)


def resolve_recovery(state: DaggerState, facts: dict[str, Any]) -> None:
    hero = state.hero(facts["hero"])
    if hero is not None:
        amount = min(facts["amount"], hero.damage)
        hero.damage -= amount
        state.emit("recovered", {"hero": hero.id, "amount": amount})


def resolve_attack(state: DaggerState, facts: dict[str, Any]) -> None:
    hero = state.hero(facts["hero"])
    enemy = state.enemy(facts["enemy"])
    if hero is None or enemy is None:
        return
    amount = facts["amount"]
    if has_trait(state, enemy, "demoralizes") and not weaken(state, hero):
        amount += 1
    suffer(state, hero, amount, enemy.id, attack=True)


def resolve_stun(state: DaggerState, facts: dict[str, Any]) -> None:
    state.frames.append(Push())


RESOLVERS: Final[dict[str, Callable[[DaggerState, dict[str, Any]], None]]] = {
    "suffer": take_damage,
    "recover": resolve_recovery,
    "attack": resolve_attack,
    "stunned": resolve_stun,
}
