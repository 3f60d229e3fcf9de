"""Occurrences that abilities may respond to, with their moments and facts.

The engine opens its windows by this table, and the words of cards are checked against it. A test plays games and checks
that this table declares every occurrence with exactly its facts.
"""

from __future__ import annotations

from typing import Final

from tableverse.kernel.timing import MOMENTS

#: Types of facts: a hero, enemy, place or other thing; a number; a flag; a word.
THING: Final = "thing"
NUMBER: Final = "number"
FLAG: Final = "flag"
WORD: Final = "word"

WHOLE: Final = ("would", "before", "after")
BEFORE: Final = ("before", "after")
AFTER: Final = ("after",)


class OccurrenceType:
    __slots__ = ("begins", "facts", "moments")

    def __init__(self, moments: tuple[str, ...], facts: dict[str, str]) -> None:
        self.moments = moments
        self.facts = facts
        #: Index of the first moment of the occurrence's window.
        self.begins = MOMENTS.index(moments[0])

    def available_facts(self) -> dict[str, list[str]]:
        """Return the facts that a responding ability may use, by the word of the vocabulary that reads them."""
        facts = self.facts
        return {
            "the": [name for name, what in facts.items() if what == THING],
            "fact": [name for name, what in facts.items() if what == NUMBER],
            "about": list(facts),
        }


_HERO: Final = {"hero": THING}
_ENEMY: Final = {"enemy": THING, "card": WORD}

OCCURRENCE_TYPES: Final[dict[str, OccurrenceType]] = {
    "suffer": OccurrenceType(
        WHOLE, {"hero": THING, "amount": NUMBER, "enemy": THING, "attack": FLAG, "spared": FLAG, "dealt": NUMBER}
    ),
    "recover": OccurrenceType(WHOLE, {"hero": THING, "amount": NUMBER}),
    "attack": OccurrenceType(WHOLE, {"enemy": THING, "hero": THING, "amount": NUMBER, "card": WORD}),
    "stunned": OccurrenceType(WHOLE, {"enemy": THING}),
    # Steps that another frame takes once their window has closed.
    "icons": OccurrenceType(BEFORE, {"event": WORD}),
    "spawns": OccurrenceType(BEFORE, {"event": WORD}),
    "activation": OccurrenceType(BEFORE, {}),
    # The following have already happened when their window opens.
    "nemesis-phase": OccurrenceType(AFTER, {}),
    "hero-phase": OccurrenceType(AFTER, {}),
    "showdown": OccurrenceType(AFTER, {}),
    "turn-end": OccurrenceType(AFTER, _HERO),
    "aspect-action": OccurrenceType(AFTER, {"hero": THING, "action": WORD, "token": WORD}),
    "dagger-action": OccurrenceType(AFTER, {"hero": THING, "base": THING, "played": WORD}),
    "moved": OccurrenceType(AFTER, _HERO),
    "tested": OccurrenceType(AFTER, {"hero": THING, "successes": NUMBER}),
    "combat-started": OccurrenceType(AFTER, {"hero": THING, "enemy": THING, "own": FLAG}),
    "combat-action": OccurrenceType(AFTER, {"hero": THING, "enemy": THING, "space": THING}),
    "attacked": OccurrenceType(AFTER, {"hero": THING, "enemy": THING}),
    "overkill": OccurrenceType(AFTER, {"hero": THING, "amount": NUMBER, "space": THING}),
    "enemy-damaged": OccurrenceType(AFTER, {"enemy": THING, "amount": NUMBER, "hero": THING, "nemesis": FLAG}),
    "enemy-defeated": OccurrenceType(
        AFTER,
        {**_ENEMY, "power": NUMBER, "space": THING, "hero": THING, "combat": FLAG, "own": FLAG},
    ),
    "activating": OccurrenceType(AFTER, _ENEMY),
    "activated": OccurrenceType(AFTER, _ENEMY),
    "own-activated": OccurrenceType(AFTER, {"card": WORD, "count": NUMBER}),
    "invaded": OccurrenceType(AFTER, {"base": THING, **_ENEMY}),
    "mission-completed": OccurrenceType(AFTER, {"mission": THING, "kind": WORD}),
    "nemesis-progress": OccurrenceType(AFTER, {"hero": THING, "amount": NUMBER}),
    "sabotaged": OccurrenceType(AFTER, {"hero": THING, "amount": NUMBER}),
    "combo": OccurrenceType(AFTER, _HERO),
    "vulnerable-spent": OccurrenceType(AFTER, {}),
    # The dice have been rolled. The test itself offers responses, without a window.
    "rolled": OccurrenceType(AFTER, {}),
}
#: Possible values of facts that are words, where there are only a few.
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "token": ("normal", "empowered"),
    "kind": ("hero", "nemesis", "side", "strike"),
    "action": ("move", "combat", "defy", "rest"),
}
#: The occurrence during which rolled dice may still be changed.
ROLLED: Final = "rolled"


def scope_of(on: str, moment: str) -> dict[str, list[str]]:
    """Return the facts and occurrences that a responding ability may refer to.

    An occurrence is no longer in progress at its "after" moment, except that rolled dice may still change.
    """
    return {**OCCURRENCE_TYPES[on].available_facts(), "under-way": [on] if moment != "after" or on == ROLLED else []}
