"""Where and whose, by number."""

from __future__ import annotations

from typing import Final

RING: Final = 6
NOWHERE: Final = -1
NOBODY: Final = -1
#: Whose cards of the Storyline are nobody's any more: their Hero has left the game.
GONE: Final = -2
#: Who has seen the top card of the Master Plan deck when it lies revealed.
ALL_SEATS: Final = -2
#: Health of a Villain who has none.
NO_HEALTH: Final = -1
