"""Rules shown from both sides, in whole set-ups, turns and phases: it happens when it should, and not otherwise."""

from __future__ import annotations

import pytest

from games.dagger.table import Table, game
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.errors import IllegalOption
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule

FIVE = ("iron-man", "hulk", "thor", "daredevil", "spider-man-peter")
ASPECTS = ("justice", "aggression", "leadership", "vigilance", "protection")
BASES = ["new-york", "atlantis", "wakanda", "madripoor", "iliad"]


# --- set-up -------------------------------------------------------------------------------------------------------


@rule("DAG-SETUP-18", "DAG-BOARD-03")
def test_from_the_first_player_on_each_takes_one_of_the_bases_that_are_left() -> None:
    settings = {f"hero-{number}": hero for number, hero in enumerate(FIVE, 1)}
    settings |= {f"aspect-{number}": aspect for number, aspect in enumerate(ASPECTS, 1)}
    state = game().new(Config(5, settings), 3)
    assert isinstance(state, DaggerState)
    while state.decision is not None and state.decision.kind == "support":
        game().apply(state, state.decision.options[0].id)
    game().apply(state, "first:thor")
    game().apply(state, "iliad:near-east")
    left = list(BASES)
    for seat, base in zip((2, 3, 4, 0), ("wakanda", "iliad", "new-york", "madripoor"), strict=True):
        assert state.decision is not None
        assert (state.decision.seat, state.decision.kind, state.decision.origin) == (seat, "start", FIVE[seat])
        assert {option.id for option in state.decision.options} == {f"start:{name}" for name in left}
        before = game().encode(state)
        for taken in set(BASES) - set(left):
            with pytest.raises(IllegalOption):
                game().apply(state, f"start:{taken}")
        assert game().encode(state) == before
        game().apply(state, f"start:{base}")
        left.remove(base)
    # The fifth has one base left, and no choice.
    spaces = {hero.id: hero.space for hero in state.heroes}
    assert spaces == {
        "thor": "wakanda",
        "daredevil": "near-east",
        "spider-man-peter": "new-york",
        "iron-man": "madripoor",
        "hulk": "atlantis",
    }


@rule("DAG-BOARD-03", "DAG-HPH-06")
@pytest.mark.parametrize("base", BASES)
def test_every_base_has_one_spot_for_a_token_until_the_next_hero_phase(base: str) -> None:
    table = Table("iron-man", "hulk").clear()
    table.enemy("frost-giant", "north-pacific")
    for hero in table.state.heroes:
        table.put(hero.id, base, mission=False, damage=2)
    offered = [id for id in table.turn("iron-man").options if id.startswith("base:")]
    assert offered == [f"base:{base}:normal", f"base:{base}:empowered"]
    table.play(offered[0]).plays_on()
    assert not any(id.startswith("base:") for id in table.turn("hulk").options)
    table.hero_phase().plays_on()
    assert f"base:{base}:normal" in table.options


@rule("DAG-BOARD-03", "DAG-ASGARD-04")
@pytest.mark.parametrize("space", ["asgard", "near-east", "indian-ocean"])
def test_no_other_space_has_one(space: str) -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", space)
    assert not any(id.startswith("base:") for id in table.turn("iron-man").options)


@rule("DAG-SETUP-05", "DAG-HMIS-01")
@pytest.mark.parametrize(("hero", "mission"), [("iron-man", "at-deaths-door"), ("war-machine", "stolen-arsenal")])
def test_each_hero_of_a_sheet_has_a_mission_of_their_own(hero: str, mission: str) -> None:
    table = Table(hero, "hulk").clear()
    assert table.state.hero_mission is None  # face down until it is put into play
    table.turn(hero).play("base:new-york:normal", "mission:play")
    assert table.state.hero_mission is not None
    assert table.state.hero_mission.id == mission


@rule("DAG-SETUP-19", "DAG-SETUP-21")
def test_the_event_deck_is_drawn_as_it_was_stacked() -> None:
    decks = [Table(seed=seed).state.piles for seed in (1, 2, 3)]
    assert decks[0] != decks[1] != decks[2]
    table = Table("iron-man", "hulk").clear()
    stacked = [id for pile in reversed(table.state.piles) for id in reversed(pile)]
    normal = [id for id in stacked if not table.game.cards.events[id].nemesis]
    assert (len(stacked), len(set(stacked)), len(normal)) == (12, 12, 9)
    drawn: list[str] = []
    while len(drawn) < 12:
        state = table.state
        state.threat, state.invaded, state.enemies, state.sides = 0, [], [], []
        for hero in state.heroes:
            hero.damage = 0
        if table.decision.kind == "turn":
            choice = next(id for id in table.options if id.startswith(("rest", "move")))
        else:  # no event may be thrown away or put elsewhere
            choice = "may:no" if "may:no" in table.options else table.options[-1]
        drawn += [facts["event"] for facts in table.play(choice).events("event")]
    assert drawn == stacked


@rule("DAG-VAR-04", "DAG-VAR-03", "DAG-SPAWN-01", "DAG-SETUP-25")
@pytest.mark.parametrize(
    ("heroes", "difficulty", "at_start", "by_event"),
    [
        (3, "easier", 2, 1),
        (3, "normal", 2, 1),
        (3, "harder", 3, 2),
        (4, "easier", 2, 1),
        (4, "normal", 3, 2),
        (2, "easier", 2, 1),
        (5, "harder", 3, 2),
    ],
)
def test_difficulty_counts_a_hero_more_or_less_for_spawns(
    heroes: int, difficulty: str, at_start: int, by_event: int
) -> None:
    table = Table(*FIVE[:heroes], difficulty=difficulty)
    assert sum(1 for enemy in table.state.enemies if enemy.card in table.state.groups) == at_start  # dots 1, 2, 4
    table.clear().nemesis_phase("civilian-rescue", step=4).plays_on()  # dots 1, 4; ability III spawns nobody
    assert len(table.events("spawned")) == by_event


# --- the board ----------------------------------------------------------------------------------------------------


@rule("DAG-ASGARD-02")
def test_only_a_rest_on_asgard_may_move_the_bifrost_and_to_any_space() -> None:
    table = Table("iron-man", "captain-america-steve").clear()
    spaces = set(table.state.board.spaces)
    table.put("iron-man", "asgard", damage=1)
    table.turn("iron-man").rolls("attack", "attack", "attack").play("rest:normal", "recover")
    table.waits_for(0, "bifrost")
    assert set(table.options) == {"stay", *(f"bifrost:{space}" for space in spaces - {"asgard"})}
    table.play("stay")
    assert table.state.bifrost == ""
    table.turn("iron-man").rolls("attack", "attack", "attack").play("rest:normal").plays_on(until=("bifrost",))
    table.play("bifrost:atlantis")
    assert table.state.bifrost == "atlantis"
    assert table.state.neighbours("asgard") == ["atlantis"]
    # Not by another action there, nor by a rest elsewhere.
    table.turn("iron-man").play("move:normal", "stop")
    assert table.decision.kind == "turn"
    table.put("captain-america-steve", "atlantis")
    table.turn("captain-america-steve").rolls("attack").play("rest:normal").plays_on(until=("turn", "bifrost"))
    assert table.decision.kind == "turn"


@rule("DAG-ASGARD-04")
def test_an_enemy_on_asgard_finds_no_base_to_invade_there() -> None:
    table = Table().clear()
    table.put("iron-man", "southern-cone")
    table.put("captain-america-steve", "southern-cone")
    foe = table.enemy("frost-giant", "asgard")
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert (foe.space, table.state.invaded) == ("asgard", [])  # no way out either
    table.state.bifrost = "near-east"
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert foe.space == "near-east"
    assert "asgard" not in table.state.invaded


@rule("DAG-NEAR-02", "DAG-NEAR-01")
def test_thanos_strikes_heroes_nearby_and_war_machine_sees_himself_nowhere() -> None:
    table = Table("hulk", "thor", "iron-man", nemesis="thanos").clear()
    table.put("hulk", "eastern-australia")
    table.put("thor", "western-australia")
    table.put("iron-man", "wakanda")
    table.nemesis_phase("exposed-flank", step=4).plays_on(until=("icon", "turn"))
    hurt = [facts["hero"] for facts in table.events("hurt")]
    assert "hulk" in hurt
    assert "iron-man" not in hurt
    table = Table("captain-america-sam", "hulk").clear()
    table.put("captain-america-sam", "wakanda", strengthened=True)
    table.put("hulk", "wakanda")
    table.side("stolen-vibranium")
    table.turn("captain-america-sam").play("defy:normal")
    label = next(id for id in table.options if "lead-by-example" in id)
    table.play(label)
    assert table.hero("hulk").strengthened  # one other hero: never oneself
    assert not table.hero("captain-america-sam").strengthened


# --- bases --------------------------------------------------------------------------------------------------------


@rule("DAG-DEFF-06")
@pytest.mark.parametrize("way", ["recover", "charge"])
def test_atlantis_lets_one_hero_recover_two_or_charge_two(way: str) -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", "atlantis", damage=4, mission=False)
    table.put("hulk", "near-east", damage=4)
    table.turn("iron-man").play("base:atlantis:normal")
    assert table.options == ["pick:iron-man", "pick:hulk"]
    table.play("pick:iron-man")
    assert table.options == ["choose:recover", "choose:charge"]
    table.play(f"choose:{way}")
    hero = table.hero("iron-man")
    if way == "recover":
        assert (hero.damage, hero.charge) == (2, {})
    else:
        assert table.decision.prompt.arguments["left"] == 2
        table.play("charge:rescue", "charge:rescue")
        assert (hero.damage, hero.charge) == (4, {"rescue": 2})
    table.waits_for(0, "turn")
    assert (table.hero("hulk").damage, table.hero("hulk").charge) == (4, {})


@rule("DAG-DEFF-06", "DAG-DEFF-01")
def test_a_wild_in_the_ocean_gives_the_effect_of_atlantis() -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", "arctic-ocean", damage=1)
    table.put("hulk", "near-east", damage=4)
    table.turn("iron-man").rolls("wild", "attack", "attack").play("rest:normal", "recover", "charge:rescue")
    assert table.options == ["effect:atlantis", "done"]
    table.play("effect:atlantis")
    table.play("pick:hulk", "choose:recover")
    assert table.hero("hulk").damage == 2


@rule("DAG-DEFF-07")
def test_wakanda_strengthens_one_hero_of_the_actor_s_choice() -> None:
    table = Table("iron-man", "hulk", "thor").clear()
    table.put("iron-man", "wakanda", mission=False)
    table.turn("iron-man").play("base:wakanda:normal")
    assert set(table.options) == {"pick:iron-man", "pick:hulk", "pick:thor"}
    table.play("pick:thor")
    assert [hero.id for hero in table.state.heroes if hero.strengthened] == ["thor"]


# --- enemies ------------------------------------------------------------------------------------------------------


@rule("DAG-ACT-06", "DAG-INV-05")
def test_a_base_is_invaded_when_no_hero_is_there_and_only_once() -> None:
    table = Table("hulk", "thor").clear()
    table.put("hulk", "wakanda")
    table.put("thor", "southern-cone")
    guard, raider = table.enemy("draugr", "wakanda"), table.enemy("draugr", "madripoor")
    table.nemesis_phase("panic-in-the-streets", step=4).plays_on()
    assert table.events("attacked")[0]["hero"] == "hulk"  # a hero is there: no invasion
    assert table.state.invaded == ["madripoor"]
    assert (guard.space, raider.space) == ("wakanda", "madripoor")
    table.state.sides = []
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert [facts["enemy"] for facts in table.events("invaded") if facts["enemy"] != "loki"] == []
    assert raider.space != "madripoor"  # it goes on to another base


@rule("DAG-ACT-07", "DAG-ACT-09")
def test_an_enemy_goes_one_space_toward_a_base_of_its_own_region_even_if_another_is_nearer() -> None:
    table = Table("hulk", "thor").clear()
    for hero in ("hulk", "thor"):
        table.put(hero, "western-australia")
    board, state = table.state.board, table.state
    state.iliad = "west-africa"  # out of the region of New York
    foe = table.enemy("draugr", "north-america")
    region = board.region("north-america")
    home = [base for base in state.operational() if board.region(state.place_of(base)) == region]
    assert home == ["new-york"]
    foe.space = next(
        space
        for space in board.spaces
        if board.region(space) == region
        and state.distance(space, "new-york") > min(state.distance(space, state.place_of(base)) for base in BASES[1:])
    )
    before = state.distance(foe.space, "new-york")
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert state.distance(foe.space, "new-york") == before - 1
    # With its own base invaded the nearest of any region will do.
    state.invaded = ["new-york"]
    nearest = min(state.distance(foe.space, state.place_of(base)) for base in BASES[1:])
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert min(state.distance(foe.space, state.place_of(base)) for base in BASES[1:]) == nearest - 1


@rule("DAG-EVENT-08")
@pytest.mark.parametrize(
    ("event", "ability"),
    [("supply-drop", "deadly-illusions"), ("exposed-flank", "chaos-in-his-wake"), ("rising-tension", "trickster-god")],
)
def test_each_icon_has_its_ability(event: str, ability: str) -> None:
    table = Table("hulk", "thor").clear()
    table.nemesis_phase(event, step=4).plays_on()
    assert [facts["text"] for facts in table.events("ability")] == [f"loki/{ability}"]


# --- missions -----------------------------------------------------------------------------------------------------


@rule("DAG-EVENT-06", "DAG-SIDE-01", "DAG-SIDE-02")
def test_the_icon_of_an_event_lays_out_the_top_side_mission_but_never_on_the_yellow_spot() -> None:
    table = Table("hulk", "thor").clear()
    table.side("hostage-crisis")
    table.next_side("unstable-reactor")
    table.nemesis_phase("panic-in-the-streets", step=4).plays_on()
    assert table.events("side-mission") == [{"mission": "unstable-reactor", "spot": "purple"}]
    assert "unstable-reactor" not in table.state.side_deck
    table.side("smear-campaign")
    deck = table.state.side_deck[:]
    table.state.threat = 0
    table.nemesis_phase("panic-in-the-streets", step=4).plays_on()
    assert [mission.spot for mission in table.state.sides] == ["green", "purple", "blue"]
    assert (table.state.hero_mission, table.state.side_deck) == (None, deck)
    table.put("hulk", "new-york")
    table.turn("hulk").play("base:new-york:normal", "mission:play")
    assert table.state.hero_mission is not None
    assert table.state.hero_mission.spot == "yellow"


@rule("DAG-EVENT-06", "DAG-SIDE-01")
def test_an_event_without_the_icon_brings_no_side_mission() -> None:
    table = Table("hulk", "thor").clear()
    table.nemesis_phase("rising-tension", step=4).plays_on()
    assert table.events("side-mission") == []


@rule("DAG-CHECK-10", "DAG-CHECK-05", "DAG-SIDE-01")
@pytest.mark.parametrize("passed", [True, False])
def test_what_answers_a_completed_mission_answers_a_failed_one_too(passed: bool) -> None:
    table = Table("black-widow-natasha", "hulk").clear()
    assert table.state.top is not None
    table.state.top.progress = 7 if passed else 0
    table.state.threat = 11
    table.nemesis_phase(step=2)
    assert len(table.events("side-mission")) == 1
    assert table.decision.kind == "window"
    assert any("agent-of-shield" in id for id in table.options)
    assert table.state.top.id == "winds-of-jotunheim"


@rule("DAG-CHECK-09")
def test_a_failed_nemesis_mission_spawns_a_side_mission_and_a_first_strike_by_its_text_alone() -> None:
    table = Table("hulk", "thor").clear()
    table.top("laevateinn")
    table.state.threat = 14
    table.nemesis_phase("rising-tension", step=2)
    assert len(table.events("side-mission")) == 1
    table = Table("hulk", "thor").clear()
    assert table.state.top is not None
    table.state.top.progress = 7
    table.nemesis_phase("rising-tension", step=2)
    assert len(table.events("side-mission")) == 1


@rule("DAG-TEAM-01", "DAG-COMBO-07", "DAG-SIDE-04", "DAG-DEFF-05")
def test_team_up_rises_by_combos_side_missions_and_new_york_and_by_nothing_else() -> None:
    table = Table("mighty-thor", "captain-america-steve", aspects=("aggression", "justice")).clear()
    assert table.state.team_up == 0
    table.turn("mighty-thor").play("base:new-york:normal", "mission:keep").plays_on()
    assert table.state.team_up == 1
    table.enemy("laufey", "wakanda", vulnerable=True)
    table.turn("mighty-thor").play("ability:call-the-storm:normal").plays_on()
    assert table.state.team_up == 2
    table.side("stolen-vibranium", progress=3)  # 3 team-up
    table.put("captain-america-steve", "wakanda")
    table.turn("captain-america-steve").rolls("attack", "attack", "attack", "defy").play("defy:normal").plays_on()
    assert table.events("completed") == [{"mission": "stolen-vibranium"}]
    assert table.state.team_up == 5
    table.turn("mighty-thor").rolls("attack", "attack").play("rest:normal").plays_on()
    assert table.state.team_up == 5


@rule("DAG-BOARD-06")
def test_effects_ask_for_team_up_of_the_common_pool() -> None:
    table = Table("hulk", "thor").clear()
    table.state.invaded = ["atlantis"]
    table.state.team_up = 3
    table.nemesis_phase("retake-the-base", step=4).plays_on()
    assert table.state.invaded == ["atlantis"]  # 4 are asked for
    table.state.team_up = 5
    table.nemesis_phase("retake-the-base", step=4).play("may:yes").plays_on()
    assert (table.state.invaded, table.state.team_up) == ([], 1)


# --- damage and the end -------------------------------------------------------------------------------------------


@rule("DAG-DMG-01", "DAG-DMG-06")
@pytest.mark.parametrize(("damage", "falls"), [(6, False), (7, True)])
def test_a_hero_falls_when_damage_equals_life_and_not_one_before(damage: int, falls: bool) -> None:
    table = Table("hulk", "thor").clear()
    table.put("hulk", "wakanda", damage=damage)
    table.put("thor", "southern-cone")
    table.enemy("draugr", "wakanda")  # power 1
    table.nemesis_phase("panic-in-the-streets", step=4).plays_on(until=("turn", "enter"))
    assert table.events("hurt")[0] == {"hero": "hulk", "amount": 1, "total": damage + 1, "life": 8}
    assert bool(table.events("hero-defeated")) is falls


@rule("DAG-SHOW-08", "DAG-WIN-01", "DAG-DMG-03", "DAG-GEN-02")
def test_before_the_showdown_the_printed_life_stuns_whatever_the_number_of_heroes() -> None:
    table = Table("hulk", "thor", "iron-man", aspects=("justice", "leadership", "vigilance")).clear()
    table.put("hulk", "central-russia")
    table.state.nemesis.damage = 3  # Life 5
    table.turn("hulk").rolls("attack", "attack", "defy", "defy").play("combat:normal")
    assert table.state.stunned
    assert table.state.result is None
    table.waits_for(0, "push")


@rule("DAG-GEN-02", "DAG-NMIS-01", "DAG-WIN-01")
def test_the_way_to_victory_first_strike_three_missions_showdown() -> None:
    table = Table("hulk", "thor", aspects=("justice", "leadership")).clear()
    completed: list[str] = []
    while not table.state.showdown:
        assert table.state.top is not None
        completed.append(table.state.top.id)
        table.state.top.progress = 20
        table.state.threat = 0
        table.nemesis_phase(step=2)
        assert table.events("passed") == [{"mission": completed[-1]}]
        table.state.enemies, table.state.sides = [], []
    assert completed == ["jotun-activity", "winds-of-jotunheim", "laevateinn", "the-sorcery-of-eld"]
    assert table.state.result is None
    table.state.enemies = []
    table.put("hulk", "central-russia")
    table.state.nemesis.space = "central-russia"
    table.state.nemesis.damage = 2 * 4 - 2
    table.turn("hulk").rolls("attack", "defy", "defy", "defy").play("combat:normal").passes()
    assert table.state.result is None
    table.turn("hulk").rolls("attack", "defy", "defy", "defy").play("combat:normal").passes()
    assert table.state.result is not None
    assert table.state.result.reason == "nemesis-defeated"


@rule("DAG-TEXT-01")
def test_added_successes_count_in_any_test_and_roll_no_die() -> None:
    table = Table("spider-man-peter", "hulk", aspects=("justice", "leadership")).clear()
    table.put("spider-man-peter", "near-east", unlocked=True)
    foe = table.enemy("laufey", "near-east")
    values = table.game.cards.heroes["spider-man-peter"].values
    faces = ["defy"] * values["attack"]
    table.turn("spider-man-peter").rolls(*faces).play("combat:normal")
    assert len(table.events("rolled")[0]["dice"]) == values["attack"]
    table.play(next(id for id in table.options if id.startswith("trigger:iron-spider"))).passes()
    assert foe.damage == 1


@rule("DAG-TEAM-04")
def test_a_team_up_card_breaks_in_while_successes_and_wilds_are_spent() -> None:
    table = Table("iron-man", "captain-marvel-carol").clear()
    table.put("iron-man", "wakanda", damage=3)
    table.put("captain-marvel-carol", "new-york", teamed=True)
    foe = table.enemy("crossbones", "madripoor")
    table.turn("iron-man").rolls("wild", "attack", "attack").play("rest:normal")
    assert table.decision.kind == "spend"
    assert "use:orbital-strike/text-1" in table.options
    table.play("recover", "recover")
    assert table.decision.kind == "wild"
    table.play("use:orbital-strike/text-1", "pick:madripoor")
    assert foe.damage == 3
    assert table.decision.kind == "wild"  # and on it goes
    assert "use:orbital-strike/text-1" not in table.options


@rule("DAG-EVENT-02", "DAG-LOSS-03")
@pytest.mark.parametrize(("left", "lost"), [(0, True), (1, False)])
def test_the_heroes_lose_when_an_event_is_due_and_none_is_left(left: int, lost: bool) -> None:
    table = Table("hulk", "thor").clear()
    table.state.piles = [[], [], [], ["training-exercise"][:left]]
    for hero in table.state.heroes:
        hero.normal = hero.empowered = 0
    table.put("hulk", "new-york", normal=1)
    table.turn("hulk").play("rest:normal").plays_on()
    assert (table.state.result is not None) is lost
    if lost:
        assert table.state.result is not None
        assert table.state.result.reason == "events"
    else:
        assert table.state.rounds == 2


@rule("DAG-DMG-01", "DAG-DMG-02")
@pytest.mark.parametrize(("damage", "falls"), [(3, False), (4, True)])
def test_an_enemy_falls_when_damage_equals_life_and_not_one_before(damage: int, falls: bool) -> None:
    table = Table("hulk", "thor", aspects=("justice", "leadership")).clear()
    table.put("hulk", "wakanda")
    foe = table.enemy("crossbones", "wakanda", damage=damage)  # Life 5
    table.turn("hulk").rolls("attack", "defy", "defy", "defy").play("combat:normal")
    assert table.events("damaged")[0]["total"] == damage + 1
    assert (foe not in table.state.enemies) is falls


@rule("DAG-DMG-06")
def test_damage_beyond_life_is_not_put_on_the_sheet() -> None:
    table = Table("hulk", "thor").clear()
    table.put("hulk", "wakanda", damage=7)
    table.put("thor", "southern-cone")
    table.enemy("laufey", "wakanda")  # power 3
    table.nemesis_phase("panic-in-the-streets", step=4).plays_on(until=("turn", "enter"))
    assert table.events("hurt")[0] == {"hero": "hulk", "amount": 3, "total": 8, "life": 8}


@rule("DAG-DEF-03")
def test_a_fallen_hero_has_no_turn_left_and_the_next_one_all_tokens() -> None:
    table = Table("hulk", "thor", "iron-man", aspects=("justice", "leadership", "vigilance")).clear()
    table.put("hulk", "wakanda", damage=7, strengthened=True)
    table.enemy("abomination", "wakanda")  # 1 damage to whoever does not defeat it
    table.turn("hulk").rolls("defy", "defy", "defy", "defy").play("combat:normal").passes()
    gone = table.hero("she-hulk")
    assert (gone.battered, gone.normal, gone.empowered) == (True, 0, 0)
    turns = [table.decision.origin]
    while table.state.phase == "hero" and table.state.rounds == 1:
        table.play(next((id for id in table.options if id.startswith(("rest:", "move:"))), table.options[-1]))
        if table.state.phase == "hero" and table.decision.kind == "turn":
            turns.append(table.decision.origin)
        elif table.state.phase == "nemesis":
            break
    assert {"hulk", "she-hulk"}.isdisjoint(turns)
    table.plays_on(until=("enter",)).play("enter:new-york").plays_on()
    hero = table.hero("she-hulk")
    assert (hero.normal, hero.empowered, hero.damage, hero.strengthened) == (2, 1, 0, False)


@rule("DAG-SPAWN-03")
@pytest.mark.parametrize("showdown", [False, True])
def test_the_threat_of_the_side_that_is_up_counts_for_a_missing_pawn(showdown: bool) -> None:
    table = Table("hulk", "thor", nemesis="ultron").clear()
    if showdown:
        table.showdown()
    for _ in range(4):
        table.enemy("drone-swarm", "north-pacific")
    sheet = table.game.cards.nemeses["ultron"]
    assert (sheet.threat, sheet.showdown_threat) == (2, 3)
    table.nemesis_phase("strength-in-numbers", step=4).plays_on()  # a drone is due on space 6
    assert table.events("no-pawn") == [{"card": "drone-swarm"}]
    assert table.events("threat")[-1]["amount"] == (3 if showdown else 2)


@rule("DAG-NPH-01", "DAG-CHECK-01")
def test_threat_rises_before_the_mission_is_looked_at_and_the_event_comes_last() -> None:
    table = Table("hulk", "thor").clear()
    table.state.threat = 9  # 12 after Loki's 3: over the threshold of 11
    table.nemesis_phase("supply-drop").plays_on()
    kinds = [kind for kind in table.kinds() if kind in ("threat", "failed", "event")]
    assert kinds[:3] == ["threat", "failed", "event"]
    table = Table("hulk", "thor").clear()
    table.top("the-sorcery-of-eld", progress=6)
    table.nemesis_phase("supply-drop").plays_on()
    kinds = [kind for kind in table.kinds() if kind in ("threat", "passed", "showdown", "event")]
    assert kinds[:4] == ["threat", "passed", "showdown", "event"]


@rule("DAG-SHOW-02")
def test_the_flip_takes_stun_and_damage_and_leaves_the_rest() -> None:
    table = Table("hulk", "thor", nemesis="red-skull").clear()
    table.top("the-cosmic-cube", progress=9)
    state = table.state
    state.stunned, state.nemesis.damage, state.nemesis.vulnerable = True, 5, True
    state.sheet, state.containment = 2, 1
    table.nemesis_phase("supply-drop", step=2)  # activates nobody: only the flip can have done it
    assert (state.showdown, state.stunned, state.nemesis.damage) == (True, False, 0)
    assert state.nemesis.vulnerable
    assert state.containment == 2  # one more for the passed mission
    assert table.events("sheet")[0] == {"amount": 2, "total": 4}


@rule("DAG-SETUP-19")
def test_any_of_the_thirty_events_may_be_among_the_nine() -> None:
    events = game().cards.events
    drawn = [
        {id for pile in Table(seed=seed).state.piles for id in pile if not events[id].nemesis} for seed in range(12)
    ]
    assert all(len(deck) == 9 for deck in drawn)
    assert len(set.union(*drawn)) > 25
