"""The four kinds of action, on cards and as tokens, by number, and the actions in each Location."""

from __future__ import annotations

from typing import Final

from tableverse.kernel.choice import Option

SYMBOLS: Final = ("move", "attack", "heroic", "wild")
MOVE: Final = 0
ATTACK: Final = 1
HEROIC: Final = 2
WILD: Final = 3
#: Words of cards for one kind of action, or for a choice between two kinds.
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


#: Letters of the Spot tokens, in order.
SPOTS: Final = "abcdef"


class Action:
    """An action and its target. ``symbol`` is the kind of action that it costs."""

    __slots__ = ("options", "symbol", "thing", "verb")

    def __init__(self, verb: str, thing: str, symbol: int) -> None:
        self.verb = verb
        self.thing = thing
        self.symbol = symbol
        #: Cached options, by kind of payment.
        self.options: dict[str, Option] = {}


class PlaceActions:
    """The actions in a Location, and the moves to it; created once per Location."""

    __slots__ = ("armoured", "bot", "civilian", "disarm", "doombot", "move", "send", "thug")

    def __init__(self, place: str) -> None:
        self.move = Action("move", f"place:{place}", MOVE)
        self.thug = Action("attack", f"thug@{place}", ATTACK)
        self.doombot = Action("attack", f"doombot@{place}", ATTACK)
        self.armoured = Action("attack", f"armoured@{place}", ATTACK)
        self.bot = Action("attack", f"bot@{place}", ATTACK)
        self.civilian = Action("rescue", f"civilian@{place}", HEROIC)
        self.send = Action("send", f"place:{place}", HEROIC)
        self.disarm = Action("disarm", f"bot@{place}", HEROIC)


class ThreatActions:
    """The actions against a Threat; created once per Threat."""

    __slots__ = ("attack", "fill")

    def __init__(self, threat: str) -> None:
        thing = f"threat:{threat}"
        self.attack = Action("attack", thing, ATTACK)
        #: Actions that fill a slot, by symbol.
        self.fill = [Action("fill", thing, symbol) for symbol in range(len(SYMBOLS))]
