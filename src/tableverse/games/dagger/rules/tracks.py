"""The threat track and the team-up track."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.ids import BASES, ENEMIES
from tableverse.games.dagger.rules.outcome import lose
from tableverse.games.dagger.state import DaggerState

THREAT_LIMIT: Final = 20


def raise_threat(state: DaggerState, amount: int) -> None:
    if amount <= 0:
        return
    state.threat += amount
    state.emit("threat", {"amount": amount, "total": state.threat})
    if state.threat >= THREAT_LIMIT:
        lose(state, "threat")


def lower_threat(state: DaggerState, amount: int) -> None:
    amount = min(amount, state.threat)
    if amount > 0:
        state.threat -= amount
        state.emit("threat-down", {"amount": amount, "total": state.threat})


def threat_value(state: DaggerState) -> int:
    sheet = state.cards.nemeses[state.nemesis.card]
    return sheet.showdown.threat if state.showdown else sheet.threat


def threat_rise(state: DaggerState) -> int:
    """Return the threat added in step 1 of the nemesis phase."""
    return sum([amount for _, amount in threat_sources(state)])


def threat_sources(state: DaggerState) -> list[tuple[str, int]]:
    """Return the sources of the threat added in step 1 of the nemesis phase, with amounts."""
    found = [
        (state.nemesis.id, threat_value(state)),
        (ENEMIES, len(state.enemies)),
        (BASES, len(state.invaded)),
    ]
    for mission in state.missions():
        if mission is not state.top:
            found.append((mission.id, state.cards.missions[mission.id].threat))
    return [(origin, amount) for origin, amount in found if amount]


def gain_team_up(state: DaggerState, amount: int) -> None:
    if amount > 0:
        state.team_up += amount
        state.emit("team-up", {"amount": amount, "total": state.team_up})


def lose_team_up(state: DaggerState, amount: int) -> None:
    amount = min(amount, state.team_up)
    if amount > 0:
        state.team_up -= amount
        state.emit("team-up-down", {"amount": amount, "total": state.team_up})
