"""What each player did in a game, in numbers: counted from what their choices did to what is counted on the table."""

from __future__ import annotations

from tableverse.kernel.choice import Option
from tableverse.kernel.game import Facts, Game

Tally = dict[str, int]


def blank(game: Game) -> Tally:
    return dict.fromkeys([*game.tallies, *game.deeds], 0)


def count(game: Game, tally: Tally, option: Option, before: Facts, after: Facts) -> None:
    """Add what one choice of a player did."""
    for name, measures in game.tallies.items():
        for key, was in before.items():
            measure = key[0]
            now = after.get(key, 0 if measure in game.vanishing else was)
            if measure in measures:
                tally[name] += max(0, was - now)
            elif f"+{measure}" in measures:
                tally[name] += max(0, now - was)
    for name, verbs in game.deeds.items():
        tally[name] += option.verb in verbs
