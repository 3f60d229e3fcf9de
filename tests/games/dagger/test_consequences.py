"""What options do, told before they are chosen: certain, or a range where dice decide."""

from games.dagger.table import Table

THOR = "mighty-thor"


def test_dice_leave_a_range():
    table = Table("iron-man", THOR).clear()
    table.put(THOR, "near-east")
    table.enemy("frost-giant", "near-east", damage=1)
    table.turn(THOR)
    found = table.foreseen()
    assert found["combat:normal"] == ["Frost Giant 1: Life 5 → 2–5"]  # one to three hits, or none at all
    assert "move:normal" not in found


def test_a_base_helps_for_certain():
    table = Table("iron-man", THOR).clear()
    table.put(THOR, "new-york")
    table.turn(THOR)
    assert table.foreseen()["base:new-york:normal"] == ["Team-up 0 → 1"]
