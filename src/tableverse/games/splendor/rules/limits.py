"""The numbers of the rulebook."""

from __future__ import annotations

from typing import Final

#: Tokens of each ordinary colour by number of players. Green: one per player. Grey: always five.
STONES: Final = {2: 4, 3: 5, 4: 7}
SHIELDS: Final = 5
TOKEN_LIMIT: Final = 10
HAND_LIMIT: Final = 3
#: Tokens of a colour the bank needs for a take of two.
TWO_NEED: Final = 4
GOAL: Final = 16
ASSEMBLE_AT: Final = 3
ASSEMBLE_POINTS: Final = 3
#: Rounds without a reserve or recruit after which the game counts as stalled (docs/rulings.md).
IDLE_ROUNDS: Final = 20
