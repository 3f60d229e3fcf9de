"""The numbers behind what the value of a position is made of: what a hint says in words."""

from __future__ import annotations

from tableverse.bots.champions.forecast import blows, scheming, villain_left
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState

#: Cards in play that work for the players.
FRIENDS = ("ally", "upgrade", "support")


def figures(state: ChampionsState, seat: int) -> dict[str, dict[str, int]]:
    player = state.players[seat]
    here = not player.eliminated
    main = state.play.get(state.scheme)
    coming = numbers.growth(state) if main is not None else 0
    if main is not None and here and state.form(seat) == "alter-ego":
        coming += round(scheming(state, seat))
    blow = round(blows(state, seat)) if here and state.form(seat) == "hero" else 0
    return {
        "villain": {"now": villain_left(state)},
        "scheme": {
            "now": 0 if main is None else main.threat,
            "target": 0 if main is None else numbers.target_threat(state, state.cards.by_id[main.face]),
            "coming": coming,
        },
        "health": {"now": numbers.remaining(state, player.identity) if here else 0, "coming": blow},
        "hand": {"now": len(player.hand)},
        "board": {"now": len(state.of_kind(*FRIENDS))},
        "enemies": {"now": len(state.of_kind("minion", "side-scheme", "attachment"))},
    }
