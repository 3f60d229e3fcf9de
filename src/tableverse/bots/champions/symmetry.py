"""Symmetric options: of several options that target identical minions, only one needs to be tried."""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.choice import Option

#: Separators between the action and the target in an option id.
AIMS = (">", ":")


def first_equivalent(state: ChampionsState, options: list[Option]) -> list[int]:
    """Return the index of the first equivalent option for each option, which is usually the option's own index."""
    like = equivalent_minions(state) if len(options) > 1 else {}
    if not like:
        return list(range(len(options)))
    first_with_id: dict[str, int] = {}
    found: list[int] = []
    for place, option in enumerate(options):
        id = option.id
        aim = max(id.rfind(one) for one in AIMS) + 1
        found.append(first_with_id.setdefault(id[:aim] + like.get(id[aim:], id[aim:]), place))
    return found


def equivalent_minions(state: ChampionsState) -> dict[str, str]:
    """Return the first identical minion for each minion, usually the minion itself. Empty with only one minion."""
    minions = state.of_kind("minion")
    if len(minions) < 2:
        return {}
    # A minion with cards attached or with modifiers differs from other minions.
    marked = {piece.host for piece in state.play.values()}
    marked.update([modifier.target for modifier in state.modifiers])
    first: dict[str, str] = {}
    return {piece.id: first.setdefault(_look(piece), piece.id) for piece in minions if piece.id not in marked}


def distinct(state: ChampionsState, options: list[Option]) -> list[Option]:
    """Return the first of each group of equivalent options."""
    return [options[place] for place in sorted(set(first_equivalent(state, options)))]


def _look(piece: Piece) -> str:
    """Return a text with all visible facts of a minion, without facedown cards on it or under a drone."""
    seen = [piece.exhausted, piece.damage, piece.threat, piece.stunned, piece.confused, piece.tough, piece.counters]
    seen += [piece.area, piece.tokens, len(piece.boosts), len(piece.tucked)]
    return f"{piece.face} {seen} {piece.shown}"
