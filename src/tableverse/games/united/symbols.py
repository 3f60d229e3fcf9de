"""The four kinds of action, on cards and as tokens, by number."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = ("move", "attack", "heroic", "wild")
MOVE: Final = 0
ATTACK: Final = 1
HEROIC: Final = 2
WILD: Final = 3
#: How cards call one kind of action, or a choice of two.
KINDS: Final = {
    "move": (MOVE,),
    "attack": (ATTACK,),
    "heroic": (HEROIC,),
    "wild": (WILD,),
    "attack-or-heroic": (ATTACK, HEROIC),
    "attack-or-wild": (ATTACK, WILD),
    "heroic-or-wild": (HEROIC, WILD),
    "move-or-wild": (MOVE, WILD),
}


def count(names: list[str]) -> list[int]:
    return [names.count(name) for name in SYMBOLS]


#: The letters of Spot tokens, in order.
SPOTS: Final = "abcdef"
