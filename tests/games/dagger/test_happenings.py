"""What happens is declared, with exactly its facts."""

from __future__ import annotations

from typing import Any

import pytest

from tableverse.games.dagger import happenings
from tableverse.games.dagger.frames.happening import HAPPENING
from tableverse.games.dagger.happenings import HAPPENINGS
from tableverse.games.dagger.rules import occurrences
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.rng import Rng
from tableverse.kernel.timing import MOMENTS

GAME = load_game("dagger")


def is_of(what: str, value: Any) -> bool:
    if what == happenings.FLAG:
        return isinstance(value, bool)
    if what == happenings.NUMBER:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, str)


def test_whatever_happens_is_declared_with_exactly_its_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    wrong: set[str] = set()

    def watched(kind: str, facts: dict[str, Any]) -> Occurrence:
        seen.add(kind)
        told = HAPPENINGS[kind].facts
        if set(told) != set(facts) or not all(is_of(told[name], value) for name, value in facts.items()):
            wrong.add(f"{kind}: {facts}")
        return Occurrence(kind, facts)

    monkeypatch.setattr(occurrences, "Occurrence", watched)
    for number in range(20):
        state, chance = GAME.new(Config(1 + number % 4), number), Rng(number)
        while state.decision is not None and state.moves < 900:
            GAME.apply_quietly(state, chance.choice(state.decision.options).id)
    assert wrong == set()
    # Asked for by the dice, without a window; and what chance seldom brings about.
    assert set(HAPPENINGS) - seen <= {"rolled", "sabotaged", "stunned"}


def test_no_window_opens_after_the_deed_that_it_is_about() -> None:
    """Whatever the engine does in the midst of a window must come: the window may not begin behind it."""
    assert set(HAPPENING) >= {"suffer", "recover", "attack"}
    assert [kind for kind in HAPPENING if HAPPENINGS[kind].begins > MOMENTS.index("")] == []
