"""Scenarios and campaigns as the rules use them: data, made by ``reading`` and not changed afterwards."""

from __future__ import annotations

from typing import Any

from tableverse.kernel.effects import Ability, Number
from tableverse.kernel.fields import Shared, plain


@plain
class Party:
    """One of several villains of a scenario: stages by mode, the sets of their encounter deck, their side scheme."""

    standard: Shared[list[str]]
    expert: Shared[list[str]]
    sets: Shared[list[str]]
    scheme: str


@plain
class Scenario:
    """A villain by stages, its main schemes in order, its own encounter sets and the modular ones recommended, as many
    as it takes."""

    id: str
    standard: Shared[list[str]]
    expert: Shared[list[str]]
    schemes: Shared[list[str]]
    sets: Shared[list[str]]
    modulars: Shared[list[str]]
    #: Where there are several villains: the first one is active at first.
    parties: Shared[list[Party]]
    #: Villains and main schemes that are set aside, by mode.
    aside: Shared[dict[str, list[str]]]
    #: Without the Standard and Expert sets, obligations and nemeses.
    alone: bool

    def data(self) -> dict[str, Any]:
        """For clients to draw."""
        stages = {"standard": self.standard, "expert": self.expert}
        return {
            "id": self.id,
            **stages,
            "schemes": self.schemes,
            "sets": self.sets,
            "modulars": self.modulars,
            "alone": self.alone,
            "skirmish": not self.parties and not self.aside,
        }


@plain
class Outcome:
    """What is written into the log when a scenario ends: numbers, and cards that every player earns; before that,
    what the players do once the game is over."""

    record: Shared[dict[str, Number[Any]]]
    earn: Shared[list[str]]
    aftermath: Shared[Ability | None]


@plain
class Chapter:
    """One scenario of a campaign: further encounter sets, its set-up (in expert campaign mode followed by more), and
    what is recorded after it."""

    scenario: str
    sets: Shared[list[str]]
    set_up: Shared[Ability | None]
    expert: Shared[Ability | None]
    won: Shared[Outcome]
    lost: Shared[Outcome]

    @property
    def abilities(self) -> list[Ability]:
        every = (self.set_up, self.expert, self.won.aftermath, self.lost.aftermath)
        return [ability for ability in every if ability is not None]


@plain
class Campaign:
    id: str
    #: What its log counts, and what of that it counts for each player.
    marks: Shared[list[str]]
    each: tuple[str, ...]
    #: The sets of cards that players may earn: each card once, or one copy of it for each player.
    sets: Shared[list[str]]
    own_sets: Shared[list[str]]
    #: Whether every scenario is played with the same identities.
    same_heroes: bool
    chapters: Shared[list[Chapter]]
    #: The cards and marks that its text speaks of.
    mentions: tuple[str, ...]
