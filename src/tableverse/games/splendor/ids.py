"""The seven token colours by number: five ordinary Stones, then Time (green) and S.H.I.E.L.D. (grey)."""

from __future__ import annotations

from typing import Annotated, Final

COLOURS: Final = ("yellow", "blue", "orange", "red", "purple", "green", "grey")
#: The type of a colour for clients.
Colour = Annotated[str, COLOURS]
ORDINARY: Final = 5
GREEN: Final = 5
GREY: Final = 6


def named(amounts: list[int]) -> dict[str, int]:
    """Return nonzero amounts by colour name, for people and clients."""
    return {COLOURS[colour]: amount for colour, amount in enumerate(amounts) if amount}


def spread(amounts: list[int]) -> list[str]:
    """Return every token by name: [2, 1] is yellow, yellow, blue."""
    return [COLOURS[colour] for colour, amount in enumerate(amounts) for _ in range(amount)]
