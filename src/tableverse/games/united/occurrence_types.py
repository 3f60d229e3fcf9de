"""Everything that may be answered when it happens: at which moments, and with which facts.

The engine opens its windows by this table and the words of cards are checked against it. A test plays games and
compares: whatever happens is declared here with exactly its facts.
"""

from __future__ import annotations

from typing import Final

from tableverse.kernel.timing import MOMENTS

WHOLE: Final = ("would", "before", "after")
AFTER: Final = ("after",)
#: An occurrence can still be called off.
OPEN: Final = "open"
#: What the effects of a KO and of an Overflow are told: the Hero who fell, the tokens that found no room.
FALLEN: Final = "fallen"
EXCESS: Final = "excess"


class Happening:
    """``facts`` say what they are: ``target:hero`` is a fact called target that is a Hero. ``by`` lists the only
    components that may answer, by the first word of their labels; without it, all of them may."""

    __slots__ = ("begins", "by", "facts", "moments")

    def __init__(self, moments: tuple[str, ...], *facts: str, by: tuple[str, ...] = ()) -> None:
        self.moments = moments
        self.facts = facts
        self.by = by
        #: The first moment of its window.
        self.begins = MOMENTS.index(moments[0])

    def told(self, moment: str) -> list[str]:
        """What an ability that answers at that moment may speak of."""
        return [*self.facts, *([] if moment == "after" else [OPEN])]


OCCURRENCE_TYPES: Final[dict[str, Happening]] = {
    "damage": Happening(WHOLE, "target:hero", "amount:damage", "sure:flag", "source:thing"),
    "draw-step": Happening(WHOLE, "hero:hero", "amount:cards"),
    "overflow": Happening(WHOLE, "place:place"),
    "ko": Happening(WHOLE, "hero:hero"),
    "arrival": Happening(WHOLE, "place:place"),
    "plan": Happening(("before", "after"), "card:plan"),
    # Asked for in the action step: what is done instead of an action.
    "action": Happening(("before",), by=("card",)),
    # What follows has happened when its window opens.
    "hero-moved": Happening(AFTER, "hero:hero", "from:place", "to:place", by=("villain", "gear", "power")),
    "hurt": Happening(AFTER, "target:threat", "hero:attacker", by=("threat",)),
    "card-lost": Happening(AFTER, "hero:hero", "card:hero-card", by=("villain",)),
    "support-played": Happening(AFTER),
    "hero-turn-end": Happening(AFTER, "hero:hero"),
    "villain-turn-end": Happening(AFTER),
}
