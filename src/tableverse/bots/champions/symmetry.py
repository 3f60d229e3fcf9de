"""Options that come to the same, because they are aimed at minions that are alike: of twenty drones, one is as good a
target as another. Trying one of them is enough."""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.choice import Option

#: Between what an option does and what it is aimed at.
AIMS = (">", ":")


def first_alike(state: ChampionsState, options: list[Option]) -> list[int]:
    """For each option the place of the first one that comes to the same: mostly its own."""
    like = minions_alike(state) if len(options) > 1 else {}
    if not like:
        return list(range(len(options)))
    met: dict[str, int] = {}
    found: list[int] = []
    for place, option in enumerate(options):
        told = option.id
        aim = max(told.rfind(one) for one in AIMS) + 1
        found.append(met.setdefault(told[:aim] + like.get(told[aim:], told[aim:]), place))
    return found


def minions_alike(state: ChampionsState) -> dict[str, str]:
    """For each minion the first one that is like it: mostly itself. Nothing if there is only one."""
    minions = state.of_kind("minion")
    if len(minions) < 2:
        return {}
    # What lies on a minion or is said of it makes it another one.
    marked = {piece.host for piece in state.play.values()}
    marked.update([modifier.target for modifier in state.modifiers])
    first: dict[str, str] = {}
    return {piece.id: first.setdefault(_look(piece), piece.id) for piece in minions if piece.id not in marked}


def distinct(state: ChampionsState, options: list[Option]) -> list[Option]:
    """Of those that are alike, the first."""
    return [options[place] for place in sorted(set(first_alike(state, options)))]


def _look(piece: Piece) -> str:
    """All that can be seen of it; which cards lie facedown on a minion, or under a drone, cannot."""
    seen = [piece.exhausted, piece.damage, piece.threat, piece.stunned, piece.confused, piece.tough, piece.counters]
    seen += [piece.area, piece.tokens, len(piece.boosts), len(piece.tucked)]
    return f"{piece.face} {seen} {piece.shown}"
