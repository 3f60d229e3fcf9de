"""The numbers of the rulebook."""

from __future__ import annotations

from typing import Final

#: Tokens of each ordinary colour by number of players. Green: one per player. Grey: always five.
STONES: Final = {2: 4, 3: 5, 4: 7}
SHIELDS: Final = 5
TOKEN_LIMIT: Final = 10
HAND_LIMIT: Final = 3
#: How many tokens of a colour there must be to take two of them.
TWO_NEED: Final = 4
GOAL: Final = 16
ASSEMBLE_AT: Final = 3
ASSEMBLE_POINTS: Final = 3
#: Rounds in which nobody reserves or recruits before the game counts as stalled (docs/rulings.md).
IDLE_ROUNDS: Final = 20
