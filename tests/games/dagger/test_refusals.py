"""Why something cannot be done: each reason, when it is given and when it is not."""

from games.dagger.table import Table


def turn(space: str = "near-east") -> Table:
    table = Table("iron-man", "mighty-thor")
    table.put("mighty-thor", space)
    table.enemy("frost-giant", "near-east")
    table.turn("mighty-thor")
    return table


def enemy(table: Table) -> str:
    return next(one.id for one in table.state.enemies if one.space == "near-east")


def test_an_enemy_is_fought_from_its_own_space():
    table = turn()
    assert table.why("mighty-thor/combat") == {}
    assert table.why(enemy(table)) == {"attack": "combat-first"}
    table = turn("new-york")
    assert table.why("mighty-thor/combat") == {"combat": "no-enemy"}
    assert table.why(enemy(table)) == {"attack": "enemy-far"}


def test_an_action_is_taken_twice_at_most():
    table = turn()
    hero = table.state.present_hero("mighty-thor")
    hero.used = ["rest"]
    assert table.why("mighty-thor/rest") == {}
    hero.used = ["rest", "rest"]
    table.turn("mighty-thor")
    assert table.why("mighty-thor/rest") == {"rest": "full"}


def test_a_base_asks_for_a_hero_and_a_free_space():
    table = turn()
    assert table.why("new-york")["base"] == "base-elsewhere"
    table = turn("new-york")
    assert table.why("new-york") == {}
    table.state.board_tokens = ["new-york"]
    table.turn("mighty-thor")
    assert table.why("new-york") == {"base": "taken"}


def test_only_adjacent_spaces_are_moved_to():
    table = turn("new-york")
    near = table.state.neighbours("new-york")[0]
    assert table.why(near) == {"move": "move-first"}
    assert table.why("near-east") == {"move": "not-adjacent"}
    table.does("move:normal")
    table.waits_for(table.decision.seat, "move")
    assert table.why(near) == {}
    assert table.why("near-east") == {"move": "not-adjacent"}


def test_supports_that_are_exhausted_or_locked_and_a_team_up_that_costs_too_much():
    table = turn()
    cards, hero = table.state.cards, table.state.present_hero("mighty-thor")
    sheet = cards.heroes[hero.id].sheet
    idle = next(card for card in cards.shared[sheet] if card not in hero.ready)
    assert table.why(idle) == {"use": "exhausted"}
    assert table.why(cards.exclusive[hero.id]) == {"use": "locked"}
    assert table.why(cards.team_up_of[sheet]) == {"use": "team-up"}


def test_the_others_wait_for_whose_turn_it_is():
    table = turn()
    assert table.why("new-york", seat=0) == {"": "refusal-waiting"}
    assert "mighty-thor/rest" not in table.game.pointable(table.state, 0)
