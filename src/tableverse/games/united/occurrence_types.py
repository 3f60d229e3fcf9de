"""Occurrences that abilities may respond to, with their moments and facts.

The engine opens its windows by this table, and the words of cards are checked against it. A test plays games and checks
that this table declares every occurrence with exactly its facts.
"""

from __future__ import annotations

from typing import Final

from tableverse.kernel.timing import MOMENTS

WHOLE: Final = ("would", "before", "after")
AFTER: Final = ("after",)
#: Fact of an occurrence that can still be cancelled.
OPEN: Final = "open"
#: ``FALLEN``: fact for the effect of a KO, the KO'd Hero. ``EXCESS``: fact for the effect of an Overflow, the tokens
#: that did not fit.
FALLEN: Final = "fallen"
EXCESS: Final = "excess"


class OccurrenceType:
    """The moments and facts of a kind of occurrence.

    A fact written ``target:hero`` is called target and is a Hero. ``by`` lists the only components that may respond, by
    the first word of their labels; if it is empty, all components may respond.
    """

    __slots__ = ("begins", "by", "facts", "moments")

    def __init__(self, moments: tuple[str, ...], *facts: str, by: tuple[str, ...] = ()) -> None:
        self.moments = moments
        self.facts = facts
        self.by = by
        #: Index of the first moment of the occurrence's window.
        self.begins = MOMENTS.index(moments[0])

    def available_facts(self, moment: str) -> list[str]:
        """Return the facts that an ability may use at that moment."""
        return [*self.facts, *([] if moment == "after" else [OPEN])]


OCCURRENCE_TYPES: Final[dict[str, OccurrenceType]] = {
    "damage": OccurrenceType(WHOLE, "target:hero", "amount:damage", "sure:flag", "source:thing"),
    "draw-step": OccurrenceType(WHOLE, "hero:hero", "amount:cards"),
    "overflow": OccurrenceType(WHOLE, "place:place"),
    "ko": OccurrenceType(WHOLE, "hero:hero"),
    "arrival": OccurrenceType(WHOLE, "place:place"),
    "plan": OccurrenceType(("before", "after"), "card:plan"),
    # Offered in the action step, as an alternative to actions.
    "action": OccurrenceType(("before",), by=("card",)),
    # The following have already happened when their window opens.
    "hero-moved": OccurrenceType(AFTER, "hero:hero", "from:place", "to:place", by=("villain", "gear", "power")),
    "hurt": OccurrenceType(AFTER, "target:threat", "hero:attacker", by=("threat",)),
    "card-lost": OccurrenceType(AFTER, "hero:hero", "card:hero-card", by=("villain",)),
    "support-played": OccurrenceType(AFTER),
    "hero-turn-end": OccurrenceType(AFTER, "hero:hero"),
    "villain-turn-end": OccurrenceType(AFTER),
}
