"""Occurrences that abilities may respond to, with their moments and facts.

The engine opens its windows by this table, and the words of cards are checked against it. A test plays games and checks
that every occurrence is declared here with exactly its facts.
"""

from __future__ import annotations

from typing import Final

from tableverse.kernel.timing import MOMENTS

#: Types of facts: a hero, enemy, place or other thing; a number; yes or no; a word.
THING: Final = "thing"
NUMBER: Final = "number"
FLAG: Final = "flag"
WORD: Final = "word"

WHOLE: Final = ("would", "before", "after")
BEFORE: Final = ("before", "after")
AFTER: Final = ("after",)


class Happening:
    __slots__ = ("begins", "facts", "moments")

    def __init__(self, moments: tuple[str, ...], facts: dict[str, str]) -> None:
        self.moments = moments
        self.facts = facts
        #: Index of the first moment of its window.
        self.begins = MOMENTS.index(moments[0])

    def told(self) -> dict[str, list[str]]:
        """Return the facts that a responding ability may use, by the word that reads them."""
        facts = self.facts
        return {
            "the": [name for name, what in facts.items() if what == THING],
            "fact": [name for name, what in facts.items() if what == NUMBER],
            "about": list(facts),
        }


_HERO: Final = {"hero": THING}
_ENEMY: Final = {"enemy": THING, "card": WORD}

OCCURRENCE_TYPES: Final[dict[str, Happening]] = {
    "suffer": Happening(
        WHOLE, {"hero": THING, "amount": NUMBER, "enemy": THING, "attack": FLAG, "spared": FLAG, "dealt": NUMBER}
    ),
    "recover": Happening(WHOLE, {"hero": THING, "amount": NUMBER}),
    "attack": Happening(WHOLE, {"enemy": THING, "hero": THING, "amount": NUMBER, "card": WORD}),
    "stunned": Happening(WHOLE, {"enemy": THING}),
    # Steps about to be taken, though not by the window itself.
    "icons": Happening(BEFORE, {"event": WORD}),
    "spawns": Happening(BEFORE, {"event": WORD}),
    "activation": Happening(BEFORE, {}),
    # The following have already happened when their window opens.
    "nemesis-phase": Happening(AFTER, {}),
    "hero-phase": Happening(AFTER, {}),
    "showdown": Happening(AFTER, {}),
    "turn-end": Happening(AFTER, _HERO),
    "aspect-action": Happening(AFTER, {"hero": THING, "action": WORD, "token": WORD}),
    "dagger-action": Happening(AFTER, {"hero": THING, "base": THING, "played": WORD}),
    "moved": Happening(AFTER, _HERO),
    "tested": Happening(AFTER, {"hero": THING, "successes": NUMBER}),
    "combat-started": Happening(AFTER, {"hero": THING, "enemy": THING, "own": FLAG}),
    "combat-action": Happening(AFTER, {"hero": THING, "enemy": THING, "space": THING}),
    "attacked": Happening(AFTER, {"hero": THING, "enemy": THING}),
    "overkill": Happening(AFTER, {"hero": THING, "amount": NUMBER, "space": THING}),
    "enemy-damaged": Happening(AFTER, {"enemy": THING, "amount": NUMBER, "hero": THING, "nemesis": FLAG}),
    "enemy-defeated": Happening(
        AFTER,
        {**_ENEMY, "power": NUMBER, "space": THING, "hero": THING, "combat": FLAG, "own": FLAG},
    ),
    "activating": Happening(AFTER, _ENEMY),
    "activated": Happening(AFTER, _ENEMY),
    "own-activated": Happening(AFTER, {"card": WORD, "count": NUMBER}),
    "invaded": Happening(AFTER, {"base": THING, **_ENEMY}),
    "mission-completed": Happening(AFTER, {"mission": THING, "kind": WORD}),
    "nemesis-progress": Happening(AFTER, {"hero": THING, "amount": NUMBER}),
    "sabotaged": Happening(AFTER, {"hero": THING, "amount": NUMBER}),
    "combo": Happening(AFTER, _HERO),
    "vulnerable-spent": Happening(AFTER, {}),
    # Dice have been rolled. The test itself asks for responses, without a window.
    "rolled": Happening(AFTER, {}),
}
#: Possible values of facts that are words, if there are only a few.
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
    return {**OCCURRENCE_TYPES[on].told(), "under-way": [on] if moment != "after" or on == ROLLED else []}
