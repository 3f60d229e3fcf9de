"""Damage to armoured Doombots: each takes two, whoever of them was hit before."""

from __future__ import annotations

import pytest

from games.united.table import PEGASUS, Table
from tableverse.games.united.rules.damage import dent


@pytest.mark.parametrize(
    ("armoured", "dented", "hit", "left"),
    [
        (2, 0, 1, (2, 1)),
        (2, 0, 2, (2, 2)),
        (2, 1, 1, (1, 0)),  # the one that had taken some
        (2, 1, 2, (1, 1)),  # each of them: one is defeated, the other has taken some now
        (3, 2, 3, (1, 1)),
    ],
)
def test_one_damage_to_armoured_doombots(armoured: int, dented: int, hit: int, left: tuple[int, int]) -> None:
    table = Table("maestro")
    table.place(PEGASUS, armoured=armoured, dented=dented)
    dent(table.state, table.at(PEGASUS), hit)
    assert (table.location(PEGASUS).armoured, table.location(PEGASUS).dented) == left
