"""Threats: filling slots, clearing Threats and returning cleared Threats."""

from __future__ import annotations

from tableverse.games.united.ids import NOWHERE
from tableverse.games.united.rules import missions, occurrences, outcome
from tableverse.games.united.rules.missions import CLEAR
from tableverse.games.united.state import Threat, UnitedState
from tableverse.games.united.symbols import SYMBOLS


def full_health(state: UnitedState, threat: str) -> int:
    found = state.cards.threats[threat].health
    for _, amount in health_changes(state, threat):
        found += amount
    return found


def health_changes(state: UnitedState, threat: str) -> list[tuple[str, int]]:
    """Return the changes to a Henchman's printed starting Health."""
    return [("heroes", state.counted_heroes)] if state.cards.threats[threat].health_per_hero else []


def clear(state: UnitedState, threat: Threat) -> None:
    at = threat.at
    threat.at = NOWHERE
    threat.filled = [0] * len(SYMBOLS)
    threat.health = 0
    threat.stunned = False
    state.lasting = [item for item in state.lasting if item.target != f"threat:{threat.id}"]
    state.emit("cleared", {"threat": threat.id, "place": state.places[at].id})
    threat.token = False
    missions.progress(state, CLEAR)
    if state.cards.villains[state.villain].goal == f"threat:{threat.id}":
        outcome.heroes_win(state, "goal")
    if state.cards.threats[threat.id].has_clear:
        occurrences.resolve(state, f"threat/{threat.id}/clear", state.group_seat, f"threat:{threat.id}")


def return_threat(state: UnitedState, threat: Threat, at: int) -> None:
    """Return a cleared Threat to play, without a Threat token."""
    threat.at = at
    threat.health = full_health(state, threat.id)
    threat.token = False
    state.emit("threat-returned", {"threat": threat.id, "place": state.places[at].id})


def fill(state: UnitedState, threat: Threat, symbol: int) -> None:
    threat.filled[symbol] += 1
    clear_with = state.cards.threats[threat.id].clear
    facts = {"threat": threat.id, "kind": SYMBOLS[symbol], "done": sum(threat.filled), "needs": sum(clear_with)}
    state.emit("slot-filled", facts)
    if threat.filled == clear_with:
        clear(state, threat)


def threat_gains(state: UnitedState, threat: Threat, amount: int) -> None:
    threat.health += amount
    state.emit("threat-healed", {"threat": threat.id, "amount": amount, "health": threat.health})
