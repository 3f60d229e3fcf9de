"""Scenarios and campaigns, as immutable data built by ``reading``."""

from __future__ import annotations

from typing import Any

from tableverse.kernel.effects import Ability, Number
from tableverse.kernel.fields import Shared, plain


@plain
class Party:
    """The cards of one of several villains of a scenario: stages by mode, encounter sets, side scheme."""

    standard: Shared[list[str]]
    expert: Shared[list[str]]
    sets: Shared[list[str]]
    scheme: str


@plain
class Scenario:
    """A villain's stages, its main schemes in order, its encounter sets, and its recommended modular sets."""

    id: str
    standard: Shared[list[str]]
    expert: Shared[list[str]]
    schemes: Shared[list[str]]
    sets: Shared[list[str]]
    modulars: Shared[list[str]]
    #: The cards of each villain, if there are several. The first villain starts active.
    parties: Shared[list[Party]]
    #: Set-aside villains and main schemes, by mode.
    aside: Shared[dict[str, list[str]]]
    #: Whether the scenario is played without the Standard and Expert sets, obligations and nemeses.
    alone: bool

    def data(self) -> dict[str, Any]:
        """Return the scenario's data for clients to draw."""
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
    """The log entries that the end of a scenario adds.

    The entries are numbers, and cards that every player earns. Before they are written, the players resolve
    ``aftermath``.
    """

    record: Shared[dict[str, Number[Any]]]
    earn: Shared[list[str]]
    aftermath: Shared[Ability | None]


@plain
class Chapter:
    """One scenario of a campaign: its additional encounter sets, set-up instructions, and outcomes.

    ``expert`` is the additional set-up in expert campaign mode.
    """

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
    #: The marks that the log counts, and the marks that it counts for each player.
    marks: Shared[list[str]]
    each: tuple[str, ...]
    #: Sets of cards that players may earn. A card of ``sets`` is earned once, a card of ``own_sets`` once per player.
    sets: Shared[list[str]]
    own_sets: Shared[list[str]]
    #: Whether every scenario is played with the same identities.
    same_heroes: bool
    chapters: Shared[list[Chapter]]
    #: The cards and marks that the campaign's text names.
    mentions: tuple[str, ...]
