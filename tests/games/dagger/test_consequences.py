"""Predicted consequences of the options: certain, or a range if they depend on dice."""

from games.dagger.table import Table

THOR = "mighty-thor"


def test_dice_give_a_range_of_consequences():
    table = Table("iron-man", THOR).clear()
    table.put(THOR, "near-east")
    table.enemy("frost-giant", "near-east", damage=1)
    table.turn(THOR)
    found = table.foreseen()
    assert found["combat:normal"] == ["Frost Giant 1: Life 5 → 2–5"]  # no hit, or one to three
    assert "move:normal" not in found


def test_base_action_has_a_certain_consequence():
    table = Table("iron-man", THOR).clear()
    table.put(THOR, "new-york")
    table.turn(THOR)
    assert table.foreseen()["base:new-york:normal"] == ["Team-up 0 → 1"]
