"""FAQ rulings on costs, damage and targets, shown with Core Set cards where possible."""

import pytest

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, plain
from tableverse.kernel.ledger import rule

# --- a cost is paid in full or not at all ---------------------------------------------------------------------------


@rule("CHA-COST-24")
def test_tough_hero_cannot_pay_by_taking_damage() -> None:
    table = Table("she-hulk")
    table.put("focused-rage")
    table.change("she-hulk", tough=1)
    assert "use:focused-rage/focused-rage-1" not in table.options()
    table.change("she-hulk", tough=0)
    table.does("use:focused-rage")
    assert (table.damage("she-hulk"), table.held()) == (1, ["quiet-card"])
    assert table.piece("focused-rage").exhausted


@rule("CHA-COST-22")
def test_cost_of_dealing_damage_can_be_paid_with_a_tough_target() -> None:
    table = Table("iron-man")
    table.put("war-machine", tough=1)
    table.does("use:war-machine")
    assert (table.damage("war-machine"), table.piece("war-machine").tough) == (0, 0)
    assert table.damage("rhino-1") == 1
    assert table.piece("war-machine").exhausted


@rule("CHA-COST-24")
@pytest.mark.parametrize("barrier", ["numb", "hard-skin", "force-field"])
def test_cost_of_taking_damage_is_not_offered_while_damage_is_prevented(barrier: str) -> None:
    table = FixtureTable("she-hulk")
    table.put("focused-rage")
    table.put(barrier)
    assert "use:focused-rage/focused-rage-1" not in table.options()
    assert table.state.decision is not None
    table.state.take_out_of_play(table.thing(barrier))
    table.put("ally-shield")  # it protects other characters
    table.does("use:focused-rage")
    assert (table.damage("she-hulk"), table.held()) == (1, ["quiet-card"])


@rule("CHA-COST-23", "CHA-PREVENT-06")
def test_damage_cost_prevented_by_its_player_is_not_paid() -> None:
    table = Table("captain-marvel")
    table.put("focused-rage")
    table.put("cosmic-flight")
    table.does("use:focused-rage")
    assert table.options() == ["trigger:cosmic-flight/cosmic-flight-1", "pass"]
    table.does("trigger:cosmic-flight")
    assert (table.damage("captain-marvel"), table.held(), table.in_play("cosmic-flight")) == (0, [], False)
    table = Table("captain-marvel")
    table.put("focused-rage")
    table.put("cosmic-flight")
    table.does("use:focused-rage", "pass")
    assert (table.damage("captain-marvel"), table.held()) == (1, ["quiet-card"])


# --- dealing and taking ---------------------------------------------------------------------------------------------


@rule("CHA-DAMAGE-09")
def test_sonic_boom_as_a_boost_exhausts_a_tough_hero() -> None:
    table = Table("she-hulk")
    table.change("she-hulk", tough=1)
    table.attacked("rhino-1", boost="sonic-boom")
    table.does("undefended")
    assert (table.damage("she-hulk"), table.piece("she-hulk").tough) == (0, 0)
    assert table.piece("she-hulk").exhausted


@rule("CHA-DAMAGE-09")
def test_sonic_boom_as_a_boost_exhausts_a_hero_who_prevents_it_all() -> None:
    table = Table("spider-man")
    table.hand("backflip")
    table.attacked("rhino-1", boost="sonic-boom")
    table.does("pass", "undefended", "trigger:backflip")
    assert (table.damage("spider-man"), table.piece("spider-man").exhausted) == (0, True)


@rule("CHA-DAMAGE-09")
@pytest.mark.parametrize(("target", "other"), [("she-hulk", "hellcat"), ("hellcat", "she-hulk")])
def test_sweeping_swoop_as_a_boost_stuns_a_tough_hero(target: str, other: str) -> None:
    table = Table("she-hulk")
    table.put("hellcat")
    table.change(target, tough=1)
    table.attacked("rhino-1", boost="sweeping-swoop")
    table.does("defend:hellcat" if target == "hellcat" else "undefended")
    assert (table.damage(target), table.piece(target).tough) == (0, 0)
    assert (table.piece(target).stunned, table.piece(other).stunned) == (1, 0)


@rule("CHA-DAMAGE-09")
@pytest.mark.parametrize("boost", ["sonic-boom", "sweeping-swoop"])
def test_fully_defended_attack_dealt_no_damage(boost: str) -> None:
    table = Table("spider-man")  # DEF 3 against ATK 2
    table.attacked("rhino-1", boost=boost)
    table.does("pass", "defend:spider-man")
    table.change("spider-man", exhausted=False)
    assert (table.damage("spider-man"), table.piece("spider-man").stunned) == (0, 0)
    assert table.events("exhausted") == []


@rule("CHA-DAMAGE-09")
def test_tough_hero_was_not_damaged() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.put("sonic-converter", on="klaw-1")
    table.change("she-hulk", tough=1)
    table.attacked("klaw-1")
    table.does("undefended")
    assert (table.piece("she-hulk").tough, table.piece("she-hulk").stunned) == (0, 0)
    table.attacked("klaw-1")
    table.does("undefended")
    assert table.piece("she-hulk").stunned == 1
    table = Table("she-hulk")
    table.change("she-hulk", tough=1)
    table.reveals("stampede")
    table.does("undefended")
    assert (table.piece("she-hulk").tough, table.piece("she-hulk").stunned) == (0, 0)


# --- targets --------------------------------------------------------------------------------------------------------


def attacks_of(table: Table, who: str) -> list[str]:
    return [option.partition(">")[2] for option in table.options() if option.startswith(f"attack:{who}>")]


@rule("CHA-TARGET-20")
def test_ultron_cannot_be_attacked_while_a_drone_is_in_play() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.change("ultron-1", face="ultron-3")
    table.put("hellcat")
    assert attacks_of(table, "she-hulk") == attacks_of(table, "hellcat") == ["ultron-1"]
    table.put("advanced-ultron-drone", seat=1)
    assert attacks_of(table, "she-hulk") == attacks_of(table, "hellcat") == ["advanced-ultron-drone"]
    table.hand("haymaker", "vibranium")
    table.does("play:haymaker", "pay")  # the drone is the only valid target
    assert (table.damage("advanced-ultron-drone"), table.damage("ultron-1")) == (3, 0)
    table.state.take_out_of_play(table.thing("advanced-ultron-drone"))
    table.ask()
    table.does("attack:she-hulk>ultron-1")
    assert table.damage("ultron-1") == 3


@rule("CHA-TARGET-20")
def test_madame_hydra_cannot_be_attacked_while_legions_of_hydra_is_in_play() -> None:
    table = Table("she-hulk")
    table.put("madame-hydra")
    table.put("legions-of-hydra")
    assert attacks_of(table, "she-hulk") == ["rhino-1"]
    table.state.take_out_of_play(table.thing("legions-of-hydra"))
    table.ask()
    table.does("attack:she-hulk>madame-hydra")
    assert table.damage("madame-hydra") == 3


@rule("CHA-TARGET-20")
def test_ability_without_a_target_cannot_be_initiated() -> None:
    table = FixtureTable("iron-man")
    table.put("madame-hydra")
    table.put("legions-of-hydra")
    table.deck(*["genius"] * 5)
    table.hand("repulsor-blast", "vibranium")
    table.put("stone-guard")  # guards Rhino and cannot take damage
    assert "play:repulsor-blast" not in table.options()  # although five cards could be discarded
    table.state.take_out_of_play(table.thing("stone-guard"))
    table.ask()
    table.does("play:repulsor-blast")  # Rhino is the only target
    assert (table.damage("rhino-1"), table.damage("madame-hydra")) == (1, 0)


@rule("CHA-TARGET-21")
def test_gamma_slam_requires_damage_on_the_hero() -> None:
    table = Table("she-hulk")
    table.hand("gamma-slam", "vibranium", "vibranium")
    assert "play:gamma-slam" not in table.options()
    table.change("she-hulk", damage=1)
    table.does("play:gamma-slam", "pay")
    assert table.damage("rhino-1") == 1
    table = Table("she-hulk")
    table.change("she-hulk", stunned=1)
    table.hand("gamma-slam", "vibranium", "vibranium")
    table.does("play:gamma-slam", "pay")  # a stunned hero may try
    assert table.piece("she-hulk").stunned == 0


@rule("CHA-TARGET-21")
def test_empty_energy_channel_cannot_be_discarded() -> None:
    table = Table("captain-marvel")
    table.put("energy-channel")
    table.hand("energy")
    assert [option for option in table.options() if option.startswith("use:")] == [
        "use:energy-channel/energy-channel-1"
    ]
    table.does("use:energy-channel/energy-channel-1", "use:energy-channel/energy-channel-2")
    assert (table.damage("rhino-1"), table.in_play("energy-channel")) == (4, False)


@rule("CHA-TARGET-21")
def test_wakanda_forever_requires_an_upgrade_with_an_effect() -> None:
    table = Table("black-panther")
    table.put("vibranium-suit")
    table.put("tactical-genius")
    table.hand("wakanda-forever-a", "energy")
    assert "play:wakanda-forever-a" not in table.options()  # no damage to move, no threat to remove
    table.change("black-panther", damage=1)
    table.does("play:wakanda-forever-a", "next:tactical-genius")
    assert (table.damage("black-panther"), table.damage("rhino-1")) == (0, 1)


@rule("CHA-TARGET-22")
def test_killmonger_is_no_target_of_black_panther_s_upgrades() -> None:
    table = Table("black-panther")
    table.put("killmonger")
    table.put("panther-claws")
    table.put("vibranium-suit")
    table.change("black-panther", damage=2)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "next:panther-claws")  # Rhino is the only target
    assert (table.damage("rhino-1"), table.damage("killmonger"), table.damage("black-panther")) == (2 + 2, 0, 0)
    assert table.events("prevented") == table.events("immune") == []
    table.hand("haymaker", "vibranium")
    table.does("play:haymaker", "pick:killmonger")
    assert table.damage("killmonger") == 3


@rule("CHA-TARGET-22")
def test_black_panther_upgrades_skip_killmonger_among_several_enemies() -> None:
    table = Table("black-panther", scenario="ultron")
    table.change("ultron-1", face="ultron-3")
    table.put("killmonger")
    table.put("panther-claws")
    table.put("advanced-ultron-drone")
    table.hand("wakanda-forever-a", "energy")
    table.put("energy-daggers")
    table.does("play:wakanda-forever-a", "next:panther-claws")  # the drone is the only target for both
    assert (table.damage("killmonger"), table.damage("ultron-1"), table.damage("advanced-ultron-drone")) == (0, 0, 4)


# --- options --------------------------------------------------------------------------------------------------------


@rule("CHA-CHOOSEOPT-04", "CHA-CHOOSEOPT-01")
@pytest.mark.parametrize(
    ("hero", "obligation", "upgrade", "other"),
    [
        ("black-panther", "affairs-of-state", "panther-claws", "powered-gauntlets"),
        ("iron-man", "business-problems", "powered-gauntlets", ""),
    ],
)
def test_an_obligation_s_option_without_a_target_is_not_offered(
    hero: str, obligation: str, upgrade: str, other: str
) -> None:
    table = Table(hero, form="alter-ego")
    if other:
        table.put(other)
    table.reveals(obligation)  # exhausting is the only option
    assert table.piece(hero).exhausted
    assert plain(table.state.removed) == [obligation]
    table = Table(hero, form="alter-ego")
    table.put(upgrade)
    table.reveals(obligation)
    assert table.options() == ["choose:exhaust", "choose:suffer"]
    table.does("choose:suffer")
    assert not table.piece(hero).exhausted
    assert plain(table.state.encounter_discard) == [obligation]


@rule("CHA-CHOOSEOPT-04")
def test_exhausted_upgrades_are_no_targets_of_business_problems() -> None:
    table = Table("iron-man", form="alter-ego")
    table.put("powered-gauntlets", exhausted=True)
    table.reveals("business-problems")
    assert plain(table.state.removed) == ["business-problems"]
    table = Table("iron-man", form="alter-ego")
    table.put("powered-gauntlets", exhausted=True)
    table.put("rocket-boots")
    table.reveals("business-problems")
    table.does("choose:suffer")
    assert (table.piece("rocket-boots").exhausted, table.piece("iron-man").exhausted) == (True, False)


@rule("CHA-CHOOSEOPT-05")
@pytest.mark.parametrize(
    ("hero", "obligation"), [("black-panther", "affairs-of-state"), ("iron-man", "business-problems")]
)
def test_an_obligation_without_any_option_stays(hero: str, obligation: str) -> None:
    table = Table(hero)
    table.reveals(obligation)
    table.does("may:no")
    table.waits_for(0, "turn")
    assert table.piece(obligation).area == 0
    assert (table.state.form(0), table.piece(hero).exhausted) == ("hero", False)
    assert table.state.removed == table.state.encounter_discard == []


@rule("CHA-CHOOSEOPT-05")
def test_an_electric_whip_attack_without_upgrades_does_nothing() -> None:
    table = Table("iron-man")
    table.reveals("electric-whip-attack")
    table.waits_for(0, "turn")
    assert (table.damage("iron-man"), plain(table.state.encounter_discard)) == (0, ["electric-whip-attack"])
    table.put("powered-gauntlets")
    table.reveals("electric-whip-attack")
    assert table.options() == ["choose:damage", "choose:discard"]


@rule("CHA-CHOOSEOPT-02")
def test_player_card_option_needs_only_one_possible_part() -> None:
    table = FixtureTable("spider-man")
    table.change("spider-man", damage=1)
    table.hand("split-option")
    table.does("play:split-option")
    assert table.options() == ["choose:both", "choose:heal"]  # there is no ally to ready
    table.does("choose:both")
    assert table.held() == ["quiet-card"]
