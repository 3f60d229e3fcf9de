"""Tables of every mode and number of seats, for the property tests."""

from __future__ import annotations

from games.united import invariants
from games.united.table import GAME
from property.checks import Entry
from tableverse.games.united.state import UnitedState
from tableverse.kernel.game import Config
from tableverse.kernel.state import State


def secrets(state: State, seat: int) -> set[str]:
    assert isinstance(state, UnitedState)
    return invariants.secrets(state, seat)


def conserved(state: State) -> None:
    assert isinstance(state, UnitedState)
    invariants.check(state)


CONFIGS = [
    Config(1, {"villain": "maestro"}),
    Config(2, {"villain": "immortus", "equipment": True}),
    Config(3, {"villain": "emperor-doom", "challenge": "moderate"}),
    Config(4, {"villain": "cosmic-ghost-rider", "challenge": "moderate-and-hard", "equipment": True}),
    Config(2, {"mode": "super-villain", "villain": "emperor-doom"}),
    Config(4, {"mode": "super-villain", "villain": "immortus", "equipment": True}),
    Config(5, {"mode": "super-villain"}),
    Config(1, {"mode": "commander", "equipment": True}),
    Config(2, {"mode": "super-villain-vs-commander"}),
    Config(3, {"villain": "anti-venom", "set": "spider-geddon"}),
    Config(3, {"mode": "super-villain", "villain": "morlun", "set": "both", "equipment": True}),
    Config(2, {"villain": "superior-spider-man", "set": "both", "challenge": "moderate"}),
    Config(2, {"hero1": "superior-spider-man", "villain": "morlun"}),
]
EVERY_TABLE = [Entry(GAME, config, 3000, secrets, conserved) for config in CONFIGS]
#: One table of each mode for the property tests of all games, so that they stay quick.
ENTRIES = [EVERY_TABLE[2], EVERY_TABLE[4], EVERY_TABLE[7], EVERY_TABLE[8]]
