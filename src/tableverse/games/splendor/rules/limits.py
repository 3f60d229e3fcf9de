"""Numbers given by the rulebook."""

from __future__ import annotations

from typing import Final

#: Number of tokens of each ordinary colour, by number of players. There is one green token per player.
STONES: Final = {2: 4, 3: 5, 4: 7}
SHIELDS: Final = 5
TOKEN_LIMIT: Final = 10
HAND_LIMIT: Final = 3
#: Minimum number of tokens of a colour in the bank for a take of two.
TWO_NEED: Final = 4
GOAL: Final = 16
ASSEMBLE_AT: Final = 3
ASSEMBLE_POINTS: Final = 3
#: Rounds without a reserved or recruited card after which the game counts as stalled (docs/rulings.md).
IDLE_ROUNDS: Final = 20
