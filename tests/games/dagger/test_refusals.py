"""Reasons why an action is refused, and when each of them applies."""

from games.dagger.table import Table
from tableverse.games.dagger.state import Held


def turn(space: str = "near-east") -> Table:
    table = Table("iron-man", "mighty-thor")
    table.put("mighty-thor", space)
    table.enemy("frost-giant", "near-east")
    table.turn("mighty-thor")
    return table


def enemy(table: Table) -> str:
    return next(one.id for one in table.state.enemies if one.space == "near-east")


def test_combat_is_refused_without_an_enemy_on_the_space():
    table = turn()
    assert table.why("mighty-thor/combat") == {}
    assert table.why(enemy(table)) == {"attack": "combat-first"}
    table = turn("new-york")
    assert table.why("mighty-thor/combat") == {"combat": "no-enemy"}
    assert table.why(enemy(table)) == {"attack": "enemy-far"}


def test_third_use_of_an_action_is_refused():
    table = turn()
    hero = table.state.present_hero("mighty-thor")
    hero.used = ["rest"]
    assert table.why("mighty-thor/rest") == {}
    hero.used = ["rest", "rest"]
    table.turn("mighty-thor")
    assert table.why("mighty-thor/rest") == {"rest": "full"}


def test_base_action_is_refused_elsewhere_or_with_a_token_on_it():
    table = turn()
    assert table.why("new-york")["base"] == "base-elsewhere"
    table = turn("new-york")
    assert table.why("new-york") == {}
    table.state.board_tokens = ["new-york"]
    table.turn("mighty-thor")
    assert table.why("new-york") == {"base": "taken"}


def test_move_to_a_distant_space_is_refused():
    table = turn("new-york")
    near = table.state.neighbours("new-york")[0]
    assert table.why(near) == {"move": "move-first"}
    assert table.why("near-east") == {"move": "not-adjacent"}
    table.does("move:normal")
    table.waits_for(table.decision.seat, "move")
    assert table.why(near) == {}
    assert table.game.refusals(table.state, table.decision.seat, near) == []
    assert table.why("near-east") == {"move": "not-adjacent"}


def test_exhausted_locked_and_unaffordable_cards_are_refused():
    table = turn()
    cards, hero = table.state.cards, table.state.present_hero("mighty-thor")
    sheet = cards.heroes[hero.id].sheet
    idle = next(card for card in cards.shared[sheet] if card not in hero.ready)
    assert table.why(idle) == {"use": "exhausted"}
    assert table.why(cards.exclusive[hero.id]) == {"use": "locked"}
    assert table.why(cards.team_up_of[sheet]) == {"use": "team-up"}


def test_other_players_are_refused_while_waiting():
    table = turn()
    assert table.why("new-york", seat=0) == {"": "refusal-waiting"}
    assert "mighty-thor/rest" not in table.game.pointable(table.state, 0)


def test_move_to_the_own_space_is_refused():
    table = turn("near-east")
    assert table.why("near-east") == {"move": "here"}
    table = turn("new-york")
    assert table.why("new-york") == {}
    table.state.invaded = ["new-york"]
    table.state.sides = []
    table.turn("mighty-thor")
    assert table.why("new-york") == {"base": "invaded"}
    table.side("emergency-summit")  # a mission that only needs the action
    table.turn("mighty-thor")
    assert table.why("new-york") == {}


def test_mission_refuses_defy_before_the_action_or_from_elsewhere():
    table = turn("near-east")
    table.state.sides = []
    for mission in ("widespread-alarm", "arms-smugglers", "emergency-summit"):
        table.side(mission)
    table.turn("mighty-thor")
    assert table.why("widespread-alarm") == {"defy": "defy-first"}
    assert table.why("arms-smugglers") == {"defy": "mission-far"}
    assert table.why("emergency-summit") == {"defy": "no-defy"}
    assert table.why("mighty-thor/defy") == {}
    table.put("mighty-thor", "new-york")
    table.turn("mighty-thor")
    assert table.why("mighty-thor/defy") == {"defy": "no-mission"}


def test_other_missions_are_refused_while_choosing_one_to_defy():
    table = turn("south-america")
    table.enemy("frost-giant", "south-america")
    table.state.sides = []
    for mission in ("widespread-alarm", "arms-smugglers", "hostage-crisis"):
        table.side(mission)
    table.turn("mighty-thor")
    table.does("defy:normal")
    table.waits_for(1, "defy")
    assert table.why("arms-smugglers") == {}
    assert table.why("hostage-crisis") == {"defy": "mission-far"}
    assert table.why(enemy(table)) == {"": "refusal-first"}


def test_enemy_out_of_reach_is_refused():
    table = turn()
    other = table.enemy("frost-giant", "near-east")
    far = table.enemy("frost-giant", "new-york")
    table.turn("mighty-thor")
    table.does("combat:normal")
    table.waits_for(1, "attack")
    assert table.why(other.id) == {}
    assert table.why(far.id) == {"attack": "enemy-far"}
    assert table.why("near-east") == {"": "refusal-first"}


def test_ready_card_is_refused_without_a_target_or_at_the_wrong_time():
    table = Table("war-machine", "mighty-thor").clear()
    table.put("mighty-thor", "new-york", ready=["warriors-three", "heimdall"])
    table.put("war-machine", "new-york", ready=["rescue"])
    table.turn("mighty-thor")
    assert table.why("warriors-three") == {"use": "no-target"}
    assert table.why("heimdall") == {}
    table.enemy("frost-giant", "new-york")
    table.turn("mighty-thor")
    assert table.why("warriors-three") == {}
    assert table.why("heimdall") == {}
    table.turn("war-machine")
    assert table.why("rescue") == {"use": "always"}


def test_ready_card_is_refused_if_its_condition_fails():
    table = Table("black-widow-natasha", "mighty-thor").clear()
    widow = table.put("black-widow-natasha", "near-east", ready=["safe-house"])
    table.turn("black-widow-natasha")
    assert table.why("safe-house") == {"use": "condition"}
    widow.damage = 1
    table.turn("black-widow-natasha")
    assert table.why("safe-house") == {}


def test_cards_of_another_hero_of_the_player_are_refused():
    table = Table("iron-man", "mighty-thor", seats=1).clear()
    table.put("mighty-thor", "near-east", ready=["heimdall"], unlocked=True)
    table.turn("iron-man")
    assert table.why("mighty-thor/rest") == {"act": "other-hero"}
    assert table.why("heimdall") == {"use": "other-hero"}
    assert table.why("undrjarn") == {"use": "other-hero"}
    assert table.why("warriors-three") == {"use": "exhausted"}
    table.turn("mighty-thor")
    assert table.why("mighty-thor/rest") == {}
    assert table.why("heimdall") == {}


def test_team_up_card_is_refused_until_it_is_affordable():
    table = turn()
    table.state.team_up = 20
    table.turn("mighty-thor")
    assert table.why("host-of-asgard") == {}
    table.state.team_up = 0
    table.hero("mighty-thor").teamed = True
    table.turn("mighty-thor")
    assert table.why("host-of-asgard") == {}


def test_second_action_in_a_turn_is_refused():
    table = turn()
    table.put("mighty-thor", "near-east", ready=["heimdall"])
    table.turn("mighty-thor")
    table.does("rest:normal")
    table.plays_on(("turn-end",))
    assert table.why("mighty-thor/rest") == {"act": "acted"}
    assert table.why("near-east") == {"act": "acted"}
    assert table.why(enemy(table)) == {"act": "acted"}
    assert table.why("heimdall") == {}


def test_ability_is_refused_without_a_target_or_when_used():
    table = turn()
    assert "mighty-thor/static-barrier" not in table.game.pointable(table.state, 1)
    assert table.why("mighty-thor/call-the-storm") == {"ability": "no-target"}
    table.state.enemies[0].vulnerable = True
    table.turn("mighty-thor")
    assert table.why("mighty-thor/call-the-storm") == {}
    table.hero("mighty-thor").used = ["call-the-storm"]
    table.turn("mighty-thor")
    assert table.why("mighty-thor/call-the-storm") == {"ability": "taken"}


def test_held_event_is_refused_until_its_price_is_affordable():
    table = turn()
    table.state.held = [Held("mind-control", "iron-man", 0, 1)]
    table.state.team_up = 0
    table.turn("mighty-thor")
    assert table.why("mind-control") == {"discard": "held"}
    table.state.team_up = 9
    table.turn("mighty-thor")
    assert table.why("mind-control") == {}


def test_iliad_action_needs_the_space_of_its_token():
    table = turn("near-east")
    assert table.why("iliad") == {"base": "base-elsewhere"}
    table = turn("south-america")
    assert table.why("iliad") == {}


def test_dice_and_tokens_explain_themselves():
    table = turn()
    assert table.why("token:mighty-thor") == {"act": "spent-on"}
    assert table.why("mighty-thor") == {}, "its actions are on offer"
    assert table.why("token:iron-man") == {"act": "other-hero"}
    assert table.why("iron-man") == {"act": "other-hero"}
    assert table.why("die:wild") == {"die": "rolled"}
    hero = table.state.present_hero("mighty-thor")
    hero.normal = hero.empowered = 0
    assert table.why("token:mighty-thor") == {"act": "no-tokens"}
