"""The functions that carry out occurrences and deferred actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tableverse.games.champions.frames.activation import strike_at_once
from tableverse.games.champions.frames.active_villain import ActiveVillain
from tableverse.games.champions.frames.basic_powers import attacks, attempt_power, recovers, thwarts
from tableverse.games.champions.frames.enemy_attack import EnemyAttack
from tableverse.games.champions.frames.enemy_scheme import EnemyScheme
from tableverse.games.champions.frames.joining import Joining
from tableverse.games.champions.frames.limits import AllyLimit, TooMany, keep_limits
from tableverse.games.champions.frames.retaliating import retaliate
from tableverse.games.champions.frames.revealing import (
    entered,
    incites,
    resolve_keywords,
    reveal_next,
    reveal_side,
    revealed,
)
from tableverse.games.champions.frames.using import Using, effects_begin
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import (
    areas,
    boost_icons,
    camps,
    counters,
    damage,
    defeats,
    enemies,
    entering,
    lasting,
    leaving,
    occurrences,
    readying,
    stages,
    threats,
)
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.occurrence import Occurrence


def resolve_occurrence(state: ChampionsState, occurrence: Occurrence) -> None:
    """Carry out an occurrence. Many occurrences have taken effect before their window opens."""
    do = RESOLVERS.get(occurrence.kind)
    if do is not None:
        do(state, occurrence)


def run_deferred(state: ChampionsState, name: str, facts: dict[str, Any]) -> None:
    """Carry out a deferred action."""
    DEFERRED_ACTIONS[name](state, facts)


def _enemy_attacks(state: ChampionsState, occurrence: Occurrence) -> None:
    if _is_there(state, occurrence):
        state.frames.append(EnemyAttack())


def _enemy_schemes(state: ChampionsState, occurrence: Occurrence) -> None:
    if _is_there(state, occurrence):
        state.frames.append(EnemyScheme())


def _is_there(state: ChampionsState, occurrence: Occurrence) -> bool:
    """Return whether the enemy is still in play. If it is not, mark the activation as ended."""
    if occurrence.facts["enemy"] in state.play:
        return True
    occurrence.facts["ended"] = True
    return False


def _engages(state: ChampionsState, occurrence: Occurrence) -> None:
    if not occurrence.facts["entered"]:
        strike_at_once(state, occurrence.facts["card"], False)


#: Functions that carry out occurrences, by kind of occurrence.
RESOLVERS: Final[dict[str, Callable[[ChampionsState, Occurrence], None]]] = {
    "damage": damage.dealt,
    occurrences.TOGETHER: damage.dealt_together,
    "taking": damage.taken,
    "threat": threats.placed,
    occurrences.THREAT_TOGETHER: threats.placed_together,
    "defeat": defeats.defeated,
    "enemy-attack": _enemy_attacks,
    "enemy-scheme": _enemy_schemes,
    "reveal": revealed,
    "surge": lambda state, occurrence: reveal_next(state, occurrence.facts["seat"]),
    "attack": lambda state, occurrence: attacks(state, occurrence.facts),
    "thwart": lambda state, occurrence: thwarts(state, occurrence.facts),
    "recover": lambda state, occurrence: recovers(state, occurrence.facts),
    "effect": lambda state, occurrence: effects_begin(state),
    "enter": lambda state, occurrence: entered(state, occurrence.facts["card"]),
    "engage": _engages,
    "count": boost_icons.counted,
    "ready": readying.readied,
}


def _leave(state: ChampionsState, facts: dict[str, Any]) -> None:
    if facts["card"] in state.play:
        leaving.leave_play(state, facts["card"], facts["to"])


def _strike_back(state: ChampionsState, facts: dict[str, Any]) -> None:
    attack = occurrences.current(state, "attack")
    assert attack is not None
    occurrences.part_by_enemy(attack)
    retaliate(state, attack.facts["attacker"], attack.facts["targets"], NOBODY)


def _consequential(state: ChampionsState, facts: dict[str, Any]) -> None:
    lasting.expire_attack(state)
    damage.deal(state, facts["card"], facts["amount"], facts["card"], facts["seat"])


def _excess(state: ChampionsState, facts: dict[str, Any]) -> None:
    threats.place_threat(state, camps.scheme_of(state, facts["card"]), facts["amount"], facts["card"])


def _keep_limits(state: ChampionsState, facts: dict[str, Any]) -> None:
    keep_limits(state)


#: Functions that carry out deferred actions, by name.
DEFERRED_ACTIONS: Final[dict[str, Callable[[ChampionsState, dict[str, Any]], None]]] = {
    "advance": lambda state, facts: stages.advance(state),
    "complete": lambda state, facts: stages.complete(state),
    "next-stage": lambda state, facts: stages.next_stage(state, facts.get("card", "")),
    "active-villain": lambda state, facts: state.frames.append(ActiveVillain(facts["cards"])),
    "area": lambda state, facts: areas.enter(state, facts["name"]),
    "join": lambda state, facts: state.frames.append(Joining(areas.ending(state))),
    "side-b": lambda state, facts: stages.side_b(state),
    "leave": _leave,
    "follow": lambda state, facts: entering.follow(state, facts["card"]),
    "engaged": lambda state, facts: enemies.engaged(state, facts["card"], facts.get("entered", True)),
    "reveal-side": lambda state, facts: reveal_side(state, facts["card"], facts["seat"]),
    "reveal-keywords": lambda state, facts: resolve_keywords(state, facts["card"]),
    "incites": lambda state, facts: incites(state, facts["card"], facts["times"]),
    "excess": _excess,
    "fall": lambda state, facts: damage.defeat_without_hit_points(state),
    "without-counters": lambda state, facts: counters.ran_out(state, facts["card"]),
    "retaliate": _strike_back,
    "consequential": _consequential,
    "power": lambda state, facts: attempt_power(state, facts["verb"], facts["card"], facts["target"], facts["seat"]),
    "use": lambda state, facts: state.frames.append(Using(facts["ability"], facts["seat"], facts["card"])),
    "ally-limit": lambda state, facts: state.frames.append(AllyLimit(facts["seat"])),
    "limit": lambda state, facts: state.frames.append(TooMany(facts["what"], facts["seat"])),
    "keep-limits": _keep_limits,
    "turn-ended": lambda state, facts: lasting.expire(state, "turn"),
}
