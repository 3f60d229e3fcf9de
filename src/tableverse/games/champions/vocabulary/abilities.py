"""What the ability that is being resolved is, and what it may be done to."""

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
    """Icons that do not count for it. Before it is paid for it is hoped that the right resource will be spent."""
    use = state.cards.uses.get(run.ability)
    if use is None or not use.ignores:
        return ()
    paid = run.bound.get("paid")
    if use.ignores_if_paid and paid is not None and use.ignores_if_paid not in paid and "wild" not in paid:
        return ()
    return use.ignores


def attackable(state: ChampionsState, run: Resolving, found: list[str]) -> list[str]:
    """An attack ability does nothing to whom its player may not attack, whether it chooses them, names them or finds
    them in what it answers."""
    if not found or "attack" not in labels_of(state, run):
        return found
    attacker = performing.performer(state, run.seat, run.origin)
    return [thing for thing in found if numbers.may_attack(state, run.seat, thing, attacker)]


def thwartable(state: ChampionsState, run: Resolving, found: list[str]) -> list[str]:
    """The same for a thwart ability and schemes."""
    if not found or "thwart" not in labels_of(state, run):
        return found
    ignores = ignored_by(state, run)
    return [scheme for scheme in found if numbers.may_thwart(state, run.seat, scheme, ignores)]
