"""Whole random games of every mode and number of seats, checked against the invariants."""

import pytest

from games.united.tables import EVERY_TABLE
from property import checks
from property.checks import Entry

ASKED_OF_OTHERS = ("window", "super", "supers", "plan", "cycle", "discard")


@pytest.mark.parametrize("entry", EVERY_TABLE, ids=lambda entry: f"{entry}-{entry.config.settings.get('mode', '')}")
@pytest.mark.parametrize("seed", range(3))
def test_random_game_keeps_the_invariants_to_its_end(entry: Entry, seed: int) -> None:
    for state in checks.walk(entry, seed):
        entry.conserved(state)
    assert state.result is not None
    assert state.result.side in ("heroes", "villain")
    data = entry.game.encode(state)
    assert entry.game.encode(entry.game.decode(data)) == data


@pytest.mark.parametrize("entry", EVERY_TABLE, ids=lambda entry: f"{entry}-{entry.config.settings.get('mode', '')}")
def test_worlds_can_be_imagined_while_another_seat_decides(entry: Entry) -> None:
    for state in checks.walk(entry, 7):
        if state.decision is not None and state.decision.kind in (
            "window",
            "super",
            "supers",
            "plan",
            "cycle",
            "discard",
        ):
            checks.check_imagined_worlds(entry, state, 7)
