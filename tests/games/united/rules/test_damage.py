"""Damage to armoured Doombots, each of which takes two."""

from __future__ import annotations

import pytest

from games.united.table import PEGASUS, Table
from tableverse.games.united.rules.damage import damage_armoured


@pytest.mark.parametrize(
    ("armoured", "dented", "hit", "left"),
    [
        (2, 0, 1, (2, 1)),
        (2, 0, 2, (2, 2)),
        (2, 1, 1, (1, 0)),  # the damaged one is defeated
        (2, 1, 2, (1, 1)),  # one is defeated, the other is damaged
        (3, 2, 3, (1, 1)),
    ],
)
def test_armoured_doombots_take_two_damage_each(armoured: int, dented: int, hit: int, left: tuple[int, int]) -> None:
    table = Table("maestro")
    table.place(PEGASUS, armoured=armoured, dented=dented)
    damage_armoured(table.state, table.at(PEGASUS), hit)
    assert (table.location(PEGASUS).armoured, table.location(PEGASUS).dented) == left
