"""Occurrences and their declared facts."""

from __future__ import annotations

from typing import Any

from tableverse.games.dagger import occurrence_types
from tableverse.games.dagger.frames.resolvers import RESOLVERS
from tableverse.games.dagger.game import Dagger
from tableverse.games.dagger.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.game import Config
from tableverse.kernel.occurrence import Occurrence, Trigger
from tableverse.kernel.rng import Rng
from tableverse.kernel.timing import MOMENTS


def is_of(what: str, value: Any) -> bool:
    if what == occurrence_types.FLAG:
        return isinstance(value, bool)
    if what == occurrence_types.NUMBER:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, str)


class RecordingGame(Dagger):
    """A game that records every occurrence before cards answer it."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()
        self.wrong: set[str] = set()

    def triggers(self, state: DaggerState, occurrence: Occurrence, moment: str) -> list[Trigger]:
        self.record(occurrence)
        return super().triggers(state, occurrence, moment)

    def resolve_occurrence(self, state: DaggerState, occurrence: Occurrence) -> None:
        self.record(occurrence)
        super().resolve_occurrence(state, occurrence)

    def record(self, occurrence: Occurrence) -> None:
        kind, facts = occurrence.kind, occurrence.facts
        self.seen.add(kind)
        told = OCCURRENCE_TYPES[kind].facts
        if set(told) != set(facts) or not all(is_of(told[name], value) for name, value in facts.items()):
            self.wrong.add(f"{kind}: {facts}")


def test_every_occurrence_has_exactly_its_declared_facts() -> None:
    game = RecordingGame()
    for number in range(20):
        state, chance = game.new(Config(1 + number % 4), number), Rng(number)
        while state.decision is not None and state.moves < 900:
            game.apply_quietly(state, chance.choice(state.decision.options).id)
    assert game.wrong == set()
    # Dice are checked without a window, and the other two are rare in random games.
    assert set(OCCURRENCE_TYPES) - game.seen <= {"rolled", "sabotaged", "stunned"}


def test_windows_of_handled_occurrences_open_before_the_deed() -> None:
    """Resolvers run in the middle of a window, so the window of their occurrence may not begin later."""
    assert set(RESOLVERS) >= {"suffer", "recover", "attack"}
    assert [kind for kind in RESOLVERS if OCCURRENCE_TYPES[kind].begins > MOMENTS.index("")] == []
