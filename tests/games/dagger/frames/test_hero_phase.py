"""The hero phase: turns, tokens, the four actions, tests and D.A.G.G.E.R. effects."""

from __future__ import annotations

import pytest

from games.dagger.table import Table
from tableverse.games.dagger.frames.attribute_test import Boost
from tableverse.games.dagger.frames.hero_phase import Turn
from tableverse.games.dagger.frames.taking import TakeAny
from tableverse.games.dagger.rules.missions import play_hero_mission
from tableverse.games.dagger.view import DaggerView, HeroView
from tableverse.games.dagger.vocabulary.verbs.testing import TakeSome
from tableverse.kernel.effects import Exactly, Resolving
from tableverse.kernel.game import SPECTATOR
from tableverse.kernel.ledger import rule

THREE = ("iron-man", "captain-america-steve", "mighty-thor")


@rule("DAG-HPH-03", "DAG-HPH-04", "DAG-HPH-07", "DAG-ROUND-01")
def test_hero_turns_go_round_until_all_tokens_are_spent() -> None:
    table = Table(*THREE).clear()
    order = []
    table.hero_phase()
    while table.state.phase == "hero" and table.state.decision is not None:
        if table.decision.kind == "turn":
            assert "pass" not in table.options()
            order.append(table.decision.origin)
            table.does(next(id for id in table.options() if id.startswith(("move", "rest"))))
        else:
            table.does(table.options()[-1])
    first = table.state.heroes[table.state.first].id
    start = THREE.index(first)
    assert order == [THREE[(start + turn) % 3] for turn in range(9)]
    assert table.state.phase == "nemesis" or table.state.result is not None


@rule("DAG-HPH-01", "DAG-HPH-02")
def test_hero_phase_returns_tokens_and_passes_the_first_player_token() -> None:
    table = Table(*THREE).clear()
    table.put("iron-man", "new-york", normal=0, empowered=0, used=["move", "rest", "mach-10"])
    table.state.board_tokens = ["new-york"]
    table.state.first = 0
    table.hero_phase()
    hero = table.hero("iron-man")
    assert (hero.normal, hero.empowered, hero.used, table.state.board_tokens) == (2, 1, [], [])
    assert table.state.first == 1
    assert table.decision.origin == "captain-america-steve"


@rule("DAG-HPH-05", "DAG-ASPECT-04", "DAG-HABIL-01")
def test_aspect_action_has_two_spaces_and_ability_one() -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", "new-york", used=["move", "rest", "rest", "mach-10"])
    table.turn("iron-man")
    assert "move:normal" in table.options()
    assert "rest:normal" not in table.options()
    assert "ability:mach-10:normal" not in table.options()
    table.does("ability:energy-shield:normal")
    hero = table.hero("iron-man")
    assert hero.used[-1] == "energy-shield"
    assert hero.normal == 2


@rule("DAG-HPH-05")
@pytest.mark.parametrize(
    ("choice", "space"),
    [("rest:empowered", "rest"), ("ability:mach-10:empowered", "mach-10"), ("base:new-york:empowered", "new-york")],
)
def test_space_of_the_empowered_token_is_public(choice: str, space: str) -> None:
    table = Table("iron-man", "hulk").clear()
    table.turn("iron-man")
    table.does("rest:normal")
    table.plays_on()
    assert seen(table, "iron-man").empowered_on == ""
    table.turn("iron-man").does(choice)
    for seat in (0, 1, SPECTATOR):
        assert seen(table, "iron-man", seat).empowered_on == space
    table.hero_phase()
    assert seen(table, "iron-man").empowered_on == ""


def seen(table: Table, hero: str, seat: int = 0) -> HeroView:
    view = table.game.view(table.state, seat)
    assert isinstance(view, DaggerView)
    return next(one for one in view.heroes if one.id == hero)


@rule("DAG-HPH-06")
def test_base_has_room_for_one_token() -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("hulk", "new-york")
    table.turn("iron-man").does("base:new-york:normal", "mission:keep")
    table.turn("hulk")
    assert not any(id.startswith("base:") for id in table.options())


@rule("DAG-HPH-08")
def test_hero_without_tokens_has_no_more_turns() -> None:
    table = Table(*THREE).clear()
    table.put("iron-man", "new-york", normal=0, empowered=1)
    table.turn("iron-man").does("move:empowered", "stop")
    turns = [table.decision.origin]
    while len(turns) < 4:
        table.does("rest:normal" if "rest:normal" in table.options() else "rest:empowered")
        table.plays_on()
        turns.append(table.decision.origin)
    assert turns == ["captain-america-steve", "mighty-thor", "captain-america-steve", "mighty-thor"]


@pytest.mark.parametrize(
    ("steps", "space"), [([], "wakanda"), (["near-east"], "near-east"), (["near-east", "south-asia"], "south-asia")]
)
@rule("DAG-MOVE-01", "DAG-EMP-01", "DAG-EMP-02", "DAG-ASPECT-02")
def test_move_two_ends_up_to_two_spaces_away(steps: list[str], space: str) -> None:
    table = Table("iron-man", "hulk", aspects=("justice", "aggression")).clear()
    table.put("iron-man", "wakanda")
    table.turn("iron-man").does("move:empowered", *[f"move:{step}" for step in steps])
    if len(steps) < 2:
        table.does("stop")
    assert table.hero("iron-man").space == space
    table.turn("iron-man").does("move:normal")
    assert len(table.options()) > 1
    table.does(table.options()[0])
    assert table.decision.kind != "move"


@rule("DAG-COMBAT-01", "DAG-TEST-01", "DAG-TEST-03")
def test_combat_rolls_the_heros_attack_value() -> None:
    table = Table("mighty-thor", "hulk", aspects=("justice", "aggression")).clear()
    table.put("mighty-thor", "near-east")
    table.enemy("frost-giant", "near-east")
    table.turn("mighty-thor").rolls("attack", "attack", "attack").does("combat:normal")
    assert table.events("rolled")[0]["dice"] == ["attack", "attack", "attack"]
    assert table.events("damaged") == [{"enemy": "frost-giant-1", "amount": 3, "total": 3, "life": 6}]


@rule("DAG-COMBAT-01")
def test_only_enemies_on_the_same_space_can_be_attacked() -> None:
    table = Table("mighty-thor", "hulk").clear()
    table.put("mighty-thor", "near-east")
    table.enemy("frost-giant", "wakanda")
    assert "combat:normal" not in table.turn("mighty-thor").options()


@rule("DAG-DEFY-01", "DAG-MIS-01", "DAG-TEST-01")
def test_defy_rolls_the_heros_defy_value() -> None:
    table = Table(aspects=("justice", "aggression")).clear()
    mission = table.side("stolen-vibranium")
    table.put("captain-america-steve", "near-east")
    assert "defy:normal" not in table.turn("captain-america-steve").options()
    table.put("captain-america-steve", "wakanda")
    table.turn("captain-america-steve").rolls("defy", "defy", "defy", "attack").does("defy:normal")
    assert len(table.events("rolled")[0]["dice"]) == 4
    assert table.events("progress") == [{"mission": mission.id, "amount": 3, "total": 3}]


@rule("DAG-TEST-02", "DAG-DEFF-01", "DAG-DEFF-05")
def test_wild_is_a_success_and_then_gives_an_effect_of_the_region() -> None:
    table = Table(aspects=("justice", "aggression")).clear()
    table.put("iron-man", "north-america", damage=2)
    table.state.iliad = "south-asia"
    table.turn("iron-man").rolls("wild", "wild", "attack").does("rest:normal")
    table.passes()
    assert table.events("tested")[0]["successes"] == 3
    table.turn("iron-man").rolls("wild", "wild", "attack").does("rest:normal")
    while table.decision.kind == "spend":
        table.does(table.options()[0])
    assert (table.decision.kind, table.options()) == ("wild", ["effect:new-york", "done"])
    before = table.state.team_up
    table.does("effect:new-york", "effect:new-york")
    assert table.state.team_up == before + 2
    assert table.decision.kind != "wild"


@rule("DAG-DEFF-03", "DAG-DEFF-09")
def test_each_wild_chooses_between_base_and_iliad_in_the_region() -> None:
    table = Table(aspects=("justice", "aggression")).clear()
    table.put("iron-man", "north-america", damage=3)
    far = table.enemy("frost-giant", "western-australia")
    table.turn("iron-man").rolls("wild", "wild", "attack").does("rest:normal", "recover", "recover", "recover")
    assert table.options() == ["effect:new-york", "effect:iliad", "done"]
    table.does("effect:iliad", f"pick:{far.id}")
    assert far.damage == 1
    assert "effect:new-york" in table.options()


@rule("DAG-DEFF-02", "DAG-DEFF-06", "DAG-DEFF-07", "DAG-DEFF-08")
@pytest.mark.parametrize("base", ["atlantis", "wakanda", "madripoor"])
def test_base_effects_reach_the_whole_board(base: str) -> None:
    table = Table("iron-man", "hulk", "thor").clear()
    table.put("iron-man", base, damage=3, mission=False)
    table.put("thor", "southern-cone", damage=3)
    table.enemy("frost-giant", "north-pacific")
    table.turn("iron-man").does(f"base:{base}:normal")
    if base == "atlantis":
        table.does("pick:thor", "choose:recover")
        assert table.hero("thor").damage == 1
    elif base == "wakanda":
        table.does("pick:thor")
        assert table.hero("thor").strengthened
    else:
        table.does("pick:frost-giant-1")
        assert table.state.enemies[0].vulnerable


@rule("DAG-DEFF-04", "DAG-INV-02")
def test_wild_gives_no_effect_on_asgard_or_of_an_invaded_base() -> None:
    table = Table(aspects=("justice", "aggression")).clear()
    table.put("iron-man", "asgard")
    table.turn("iron-man").rolls("wild", "wild", "wild").does("rest:normal")
    table.passes().plays_on(until=("turn", "wild"))
    assert table.decision.kind == "turn"
    table.put("iron-man", "near-east")
    table.state.invaded = ["wakanda"]
    table.turn("iron-man").rolls("wild", "wild", "wild").does("rest:normal")
    table.plays_on(until=("turn", "wild"))
    assert table.decision.kind == "turn"


@rule("DAG-DEFF-04", "DAG-INV-02")
@pytest.mark.parametrize(("invaded", "left"), [("new-york", "iliad"), ("iliad", "new-york")])
def test_invaded_base_leaves_the_effect_of_the_other_base_in_the_region(invaded: str, left: str) -> None:
    table = Table(aspects=("justice", "aggression")).clear()
    table.put("iron-man", "north-america", damage=3)
    table.state.invaded = [invaded]
    table.turn("iron-man").rolls("wild", "wild", "attack").does("rest:normal", "recover", "recover", "recover")
    assert table.options() == [f"effect:{left}", "done"]


@rule("DAG-INV-02")
@pytest.mark.parametrize("invaded", [False, True])
def test_action_of_an_invaded_base_only_advances_missions(invaded: bool) -> None:
    table = Table("iron-man", "hulk").clear()
    hero = table.put("iron-man", "wakanda", mission=True)
    table.state.invaded = ["wakanda"] if invaded else []
    assert ("base:wakanda:normal" in table.turn("iron-man").options()) != invaded
    mission = table.side("emergency-summit")
    table.turn("iron-man").does("base:wakanda:normal")
    if not invaded:
        table.does("pick:hulk")
        assert table.options() == ["mission:play", "mission:keep"]
        table.does("mission:keep")
    assert (table.hero("hulk").strengthened, hero.mission, mission.progress) == (not invaded, True, 1)
    assert table.state.hero_mission is None


@rule("DAG-REST-01", "DAG-REST-02", "DAG-REST-03", "DAG-SUP-03", "DAG-SUP-01")
def test_rest_spends_successes_on_recovering_and_charging() -> None:
    table = Table(aspects=("justice", "aggression")).clear()
    table.put("iron-man", "asgard", damage=4, ready=["stark-industries"], charge={"rescue": 2})
    table.turn("iron-man").rolls("tactics", "tactics", "attack").does("rest:normal", "pass")
    assert table.decision.prompt.arguments["left"] == 3
    table.does("recover", "recover", "charge:rescue")
    hero = table.hero("iron-man")
    assert hero.damage == 2
    assert hero.ready == ["stark-industries", "rescue"]
    assert hero.charge == {}


@rule("DAG-HABIL-02")
def test_abilities_without_a_space_trigger_automatically() -> None:
    table = Table("mighty-thor", "hulk").clear()
    table.put("mighty-thor", "near-east", damage=2)
    table.state.rounds = 0
    table.hero_phase()
    assert (table.decision.kind, table.options()) == (
        "window",
        ["trigger:mighty-thor/mighty-thor/asgardian-soul", "pass"],
    )
    table.does(table.options()[0])
    assert table.hero("mighty-thor").damage == 1


@rule("DAG-DACT-01", "DAG-HMIS-01", "DAG-HMIS-02")
def test_dagger_action_resolves_the_base_and_may_play_the_hero_mission() -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("hulk", "atlantis")
    table.turn("iron-man").does("base:new-york:normal")
    assert table.state.team_up == 1
    table.does("mission:play")
    assert table.state.hero_mission is not None
    assert (table.state.hero_mission.id, table.state.hero_mission.spot) == ("at-deaths-door", "yellow")
    assert not table.hero("iron-man").mission
    table.turn("hulk").does("base:atlantis:normal")
    table.plays_on(until=("turn", "mission"))
    assert table.decision.kind == "turn"  # the yellow spot is taken
    assert table.hero("hulk").mission


@rule("DAG-DACT-02", "DAG-DACT-03", "DAG-INV-03")
def test_invaded_base_offers_its_action_only_with_a_mission() -> None:
    table = Table("iron-man", "hulk").clear()
    table.state.invaded = ["new-york"]
    assert not any(id.startswith("base:") for id in table.turn("iron-man").options())
    mission = table.side("emergency-summit")
    table.turn("iron-man").does("base:new-york:normal")
    assert table.state.team_up == 0
    assert mission.progress == 1
    assert table.hero("iron-man").mission


@rule("DAG-EMP-03", "DAG-EMP-04")
def test_empowered_action_replaces_or_increases_the_normal_effect() -> None:
    table = Table(*THREE, aspects=("aggression", "justice", "leadership")).clear()
    table.put("iron-man", "wakanda")
    table.turn("iron-man").does("ability:mach-10:empowered")
    assert table.decision.prompt.arguments["left"] == 4  # MOVE 1, with +3 instead of +1
    table.put("captain-america-steve", "wakanda")
    table.turn("captain-america-steve").does("ability:super-soldier:normal", "take:move")
    assert table.decision.prompt.arguments["left"] == 2
    table.hero("captain-america-steve").used = []
    table.turn("captain-america-steve").does("ability:super-soldier:empowered")
    assert table.decision.kind == "take"


@rule("DAG-ASPECT-03", "DAG-TEXT-01")
def test_aspects_add_successes_and_cards_add_results() -> None:
    table = Table("iron-man", "hulk", aspects=("aggression", "justice")).clear()
    table.put("iron-man", "near-east", ready=["stark-industries"])
    foe = table.enemy("frost-giant", "near-east")
    table.turn("iron-man").rolls("defy", "defy").does("combat:normal")
    table.does("trigger:stark-industries/text-1")
    table.passes()  # two tactics results do not count here
    assert foe.damage == 1  # by the passive of Aggression
    table.put("iron-man", "near-east", ready=["stark-industries"])
    table.turn("iron-man").rolls("defy", "defy").does("combat:empowered")
    table.does("trigger:stark-industries/text-1")
    table.passes()
    assert foe.damage == 1 + 1 + 2  # EMPOWERED: tactics results count
    assert table.hero("iron-man").ready == []


@rule("DAG-TEST-04")
def test_more_than_five_dice_may_be_rolled() -> None:
    table = Table("sorcerer-supreme-drumm", "hulk", aspects=("determination", "justice")).clear()
    table.side("stolen-vibranium")
    table.put("sorcerer-supreme-drumm", "wakanda", unlocked=True)
    table.turn("sorcerer-supreme-drumm").does("defy:empowered")
    assert len(table.events("rolled")[0]["dice"]) == 6


@rule("DAG-TEXT-01")
def test_added_successes_count_without_rolling_dice() -> None:
    table = Table("spider-man-peter", "hulk", aspects=("justice", "leadership")).clear()
    table.put("spider-man-peter", "near-east", unlocked=True)
    foe = table.enemy("laufey", "near-east")
    values = table.game.cards.heroes["spider-man-peter"].values
    faces = ["defy"] * values["attack"]
    table.turn("spider-man-peter").rolls(*faces).does("combat:normal")
    assert len(table.events("rolled")[0]["dice"]) == values["attack"]
    table.does(next(id for id in table.options() if id.startswith("trigger:iron-spider")))
    table.passes()
    assert foe.damage == 1


@rule("DAG-DEF-03")
def test_defeated_hero_has_no_turn_and_the_new_one_gets_all_tokens() -> None:
    table = Table("hulk", "thor", "iron-man", aspects=("justice", "leadership", "vigilance")).clear()
    table.put("hulk", "wakanda", damage=7, strengthened=True)
    table.enemy("abomination", "wakanda")  # 1 damage to a hero who fails to defeat it
    table.turn("hulk").rolls("defy", "defy", "defy", "defy").does("combat:normal")
    table.passes()
    gone = table.hero("she-hulk")
    assert (gone.battered, gone.normal, gone.empowered) == (True, 0, 0)
    turns = [table.decision.origin]
    while table.state.phase == "hero" and table.state.rounds == 1:
        table.does(next((id for id in table.options() if id.startswith(("rest:", "move:"))), table.options()[-1]))
        if table.state.phase == "hero" and table.decision.kind == "turn":
            turns.append(table.decision.origin)
        elif table.state.phase == "nemesis":
            break
    assert {"hulk", "she-hulk"}.isdisjoint(turns)
    table.plays_on(until=("enter",)).does("enter:new-york")
    table.plays_on()
    hero = table.hero("she-hulk")
    assert (hero.normal, hero.empowered, hero.damage, hero.strengthened) == (2, 1, 0, False)


def test_defeated_hero_takes_no_more_actions() -> None:
    table = Table("iron-man", "hulk").clear().turn("hulk")
    table.hero("iron-man").space = ""
    some = TakeSome(Exactly(2), ("move", "rest"))
    some.do(table.state, Resolving("", 0, "iron-man", {"you": "iron-man"}))
    assert isinstance(table.state.frames[-1], Turn)
    table.state.frames.append(TakeAny("iron-man", 2, False, ["move", "rest"], Boost()))
    table._ask()
    table.waits_for(1, "turn")


def test_joined_boosts_keep_the_replaced_attribute() -> None:
    tactics = Boost(attribute="tactics")
    assert tactics.joined(Boost(plus=1)).attribute == Boost(plus=1).joined(tactics).attribute == "tactics"


@pytest.mark.parametrize("played", [True, False])
def test_mission_is_not_advanced_by_the_action_that_plays_it(played: bool) -> None:
    table = Table("spider-man-miles", "hulk").clear()
    table.put("spider-man-miles", "wakanda")
    if not played:
        play_hero_mission(table.state, table.hero("spider-man-miles"))
    table.turn("spider-man-miles").does("base:wakanda:normal", "pick:hulk", *(["mission:play"] if played else []))
    assert table.state.hero_mission is not None
    assert table.state.hero_mission.bases == ([] if played else ["wakanda"])


def test_rt_node_upgrades_one_normal_token_per_round() -> None:
    table = Table("iron-man", "hulk").clear()
    hero = table.put("iron-man", "near-east", normal=2, empowered=1)
    assert "rest:upgraded" not in table.turn("iron-man").options()
    hero.unlocked = True
    table.turn("iron-man").does("rest:upgraded")
    assert (hero.normal, hero.empowered) == (1, 1)
    assert table.events("action") == [{"hero": "iron-man", "action": "rest", "token": "upgraded"}]
    assert "rest:upgraded" not in table.turn("iron-man").options()
    table.state.once = []
    assert "rest:upgraded" in table.turn("iron-man").options()
    hero.normal = 0
    assert table.turn("iron-man").options("rest") == ["rest:empowered"]
