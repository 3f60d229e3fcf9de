"""Why something cannot be done: each reason, when it is given and when it is not."""

from games.united.table import KUN_LUN, LOKI, LONDON, PEGASUS, UN, Table


def acting(*hand: str) -> Table:
    """Loki in London has played the first card."""
    table = Table("maestro", heroes=["loki", "mighty-thor"])
    table.villain(at=UN)
    table.hero(LOKI, at=LONDON, hand=[*hand, "loki-wild"])
    table.place(LONDON, thugs=1, civilians=1)
    table.place(PEGASUS, thugs=1)
    table.hero_turn(LOKI)
    table.does(f"play:{hand[0]}")
    table.waits_for(0, "action")
    return table


def test_a_location_that_is_not_next_door():
    table = acting("loki-move")
    assert table.why(f"place:{KUN_LUN}") == {"move": "far"}
    assert table.why(f"place:{PEGASUS}") == {}
    table = acting("loki-heroic-attack")
    assert table.why(f"place:{KUN_LUN}") == {"move": "far"}
    assert table.why(f"place:{PEGASUS}") == {"move": "no-action"}


def test_an_action_that_there_is_none_of():
    table = acting("loki-move")
    assert table.why(f"thug@{LONDON}") == {"attack": "no-action"}
    assert table.why(f"civilian@{LONDON}") == {"rescue": "no-action"}
    table = acting("loki-wild")
    assert table.why(f"thug@{LONDON}") == {}
    assert table.why(f"civilian@{LONDON}") == {}


def test_what_lies_elsewhere():
    table = acting("loki-wild")
    assert table.why(f"thug@{PEGASUS}") == {"attack": "elsewhere"}


def test_the_villain_is_safe_until_two_missions_are_complete():
    table = acting("loki-wild")
    assert table.why("villain") == {"attack": "missions-first"}
    table.state.completed = [0, 1]
    assert table.why("villain") == {"attack": "elsewhere"}


def test_one_card_a_turn():
    table = acting("loki-move")
    assert table.why("card:loki-wild") == {"play": "hand"}
    assert table.why("mission:defeat-thugs") == {"mission": "mission"}
    table.state.completed = [1]
    assert table.why("mission:defeat-thugs") == {"mission": "mission-complete"}


def test_the_cards_of_others_are_nothing_to_point_at():
    table = acting("loki-move")
    things = table.game.pointable(table.state, 1)
    assert "card:loki-wild" not in things
    assert table.why("villain", seat=1) == {"": "refusal-waiting"}
    assert table.why("card:loki-wild", seat=1) == {}
