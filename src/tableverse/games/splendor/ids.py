"""The seven token colours, by number: five ordinary Stones, then Time (green) and S.H.I.E.L.D. (grey)."""

from __future__ import annotations

from typing import Annotated, Final

COLOURS: Final = ("yellow", "blue", "orange", "red", "purple", "green", "grey")
#: What clients know of the colours is that they are these.
Colour = Annotated[str, COLOURS]
ORDINARY: Final = 5
GREEN: Final = 5
GREY: Final = 6


def named(amounts: list[int]) -> dict[str, int]:
    """Amounts by colour name, zeros left out: what people and clients read."""
    return {COLOURS[colour]: amount for colour, amount in enumerate(amounts) if amount}


def spread(amounts: list[int]) -> list[str]:
    """Every token by name: [2, 1] is yellow, yellow, blue."""
    return [COLOURS[colour] for colour, amount in enumerate(amounts) for _ in range(amount)]
