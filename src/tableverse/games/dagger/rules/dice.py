"""Rolls of dice."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.state import DaggerState

FACES: Final = ("attack", "attack", "defy", "defy", "tactics", "tactics", "wild", "wild")


def roll(state: DaggerState) -> str:
    return FACES[state.rng.below(len(FACES))]
