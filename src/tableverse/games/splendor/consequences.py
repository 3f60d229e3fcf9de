"""Option previews: the counted facts of each player, and whether more is better."""

from __future__ import annotations

from typing import Final

from tableverse.games.splendor.ids import COLOURS, GREEN, GREY, ORDINARY
from tableverse.games.splendor.rules.limits import TOKEN_LIMIT
from tableverse.games.splendor.state import SplendorState
from tableverse.kernel.game import SPECTATOR, Facts

MEASURES: Final = {
    "gauntlet": 1,
    "points": 1,
    "rival-points": -1,
    "bonus": 1,
    "time": 1,
    "avengers": 1,
    "excess": -1,
    "tokens": 1,
    "shields": 1,
    "reserved": 0,
}
CURRENCY: Final = frozenset(("tokens", "shields"))
PAYMENT_QUESTIONS: Final = frozenset(("pay",))


def facts(state: SplendorState, seat: int) -> Facts:
    found: Facts = {}
    for number, mat in enumerate(state.mats):
        if number != seat:
            found["rival-points", f"seat:{number}"] = mat.points
    if seat == SPECTATOR:
        return found
    mat = state.mats[seat]
    held = sum(mat.tokens)
    found["gauntlet", ""] = int(mat.gauntlet)
    found["points", ""] = mat.points
    for colour in range(ORDINARY):
        found["bonus", f"gem:{COLOURS[colour]}"] = mat.bonuses[colour]
    found["time", ""] = mat.tokens[GREEN]
    found["avengers", ""] = mat.avengers
    found["excess", ""] = max(0, held - TOKEN_LIMIT)
    found["tokens", ""] = min(held, TOKEN_LIMIT)
    found["shields", ""] = mat.tokens[GREY]
    found["reserved", ""] = len(mat.reserved)
    return found
