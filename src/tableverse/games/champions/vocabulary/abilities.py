"""The labels of the ability being resolved, and the targets that they allow."""

from __future__ import annotations

from tableverse.games.champions.effects import SeparateAttacks
from tableverse.games.champions.rules import numbers, performing
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving


def labels_of(state: ChampionsState, run: Resolving) -> tuple[str, ...]:
    use = state.cards.uses.get(run.ability)
    if use is None:
        return ()
    return (*use.labels, "attack") if isinstance(use.effect.effect, SeparateAttacks) else use.labels


def ignored_by(state: ChampionsState, run: Resolving) -> tuple[str, ...]:
    """Return the icons that the ability ignores.

    Before the ability is paid for, assume that the required resource will be spent.
    """
    use = state.cards.uses.get(run.ability)
    if use is None or not use.ignores:
        return ()
    paid = run.bound.get("paid")
    if use.ignores_if_paid and paid is not None and use.ignores_if_paid not in paid and "wild" not in paid:
        return ()
    return use.ignores


def attackable(state: ChampionsState, run: Resolving, found: list[str]) -> list[str]:
    """Return the targets that an attack ability may affect; for other abilities, all of them.

    This applies equally to targets that the ability chooses, names or takes from its trigger.
    """
    if not found or "attack" not in labels_of(state, run):
        return found
    attacker = performing.performer(state, run.seat, run.origin)
    return [thing for thing in found if numbers.may_attack(state, run.seat, thing, attacker)]


def thwartable(state: ChampionsState, run: Resolving, found: list[str]) -> list[str]:
    """Return the schemes that a thwart ability may affect; for other abilities, all of them."""
    if not found or "thwart" not in labels_of(state, run):
        return found
    ignores = ignored_by(state, run)
    return [scheme for scheme in found if numbers.may_thwart(state, run.seat, scheme, ignores)]
