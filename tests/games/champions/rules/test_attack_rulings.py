"""Rulings on attacks from the FAQ and the rules reference, shown with Core Set cards where possible."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table
from tableverse.kernel.ledger import rule

# --- guard, patrol and crisis apply to every attack and thwart -------------------------------------------------------


def after_defending(*cards: str) -> Table:
    """Return a table where Black Panther, DEF 2, has defended against Rhino, ATK 2, and holds these cards."""
    table = FixtureTable("black-panther")
    table.hand(*cards)
    return table


@rule("CHA-GUARD-03")
def test_counter_punch_does_not_hit_the_villain_past_a_guard() -> None:
    table = after_defending("counter-punch")
    table.put("hydra-mercenary")
    table.attacked("rhino-1")
    table.does("defend:black-panther")
    assert (table.damage("black-panther"), table.held()) == (0, ["counter-punch"])  # never offered
    assert table.damage("rhino-1") == 1  # retaliate is no attack
    table.waits_for(0, "turn")
    # The guard itself can be attacked.
    table.change("black-panther", exhausted=False)
    table.attacked("hydra-mercenary")
    table.does("defend:black-panther", "trigger:counter-punch")
    assert not table.in_play("hydra-mercenary")  # 3 hit points: 1 by retaliate, 2 by the punch


@rule("CHA-GUARD-03")
def test_counter_punch_ignores_a_guard_engaged_with_another_player() -> None:
    table = Table("black-panther", "she-hulk")
    table.hand("counter-punch")
    table.put("hydra-mercenary", seat=1)
    table.attacked("rhino-1")
    table.does("defend:black-panther", "trigger:counter-punch")
    assert table.damage("rhino-1") == 1 + 2


@rule("CHA-PLATTACK-18")
def test_response_attack_cannot_target_an_unattackable_enemy() -> None:
    table = after_defending("counter-punch")
    table.put("untouchable")  # no enemy can be attacked
    table.attacked("rhino-1")
    table.does("defend:black-panther")
    assert (table.held(), table.events("uses")) == (["counter-punch"], [])
    table.waits_for(0, "turn")


@rule("CHA-PATROL-02")
def test_a_thwart_of_the_main_scheme_by_name_obeys_patrol() -> None:
    table = FixtureTable("captain-marvel", "she-hulk")
    table.change("the-break-in", threat=5)
    table.put("patroller")
    table.hand("speak-out")  # a thwart: remove 2 threat from the main scheme
    assert "play:speak-out" not in table.options()
    table.change("patroller", area=1)
    table.does("play:speak-out")
    assert table.threat() == 3


@rule("CHA-CRISIS-03")
def test_mark_v_helmet_leaves_the_main_scheme_alone_in_a_crisis() -> None:
    table = Table("iron-man")
    table.change("the-break-in", threat=3)
    table.put("mark-v-helmet")
    table.put("rocket-boots")
    table.put("crowd-control", threat=2)
    table.hand("genius")
    table.does("use:rocket-boots", "pay")  # aerial: from each scheme
    table.does("use:mark-v-helmet")
    assert (table.threat(), table.threat("crowd-control")) == (3, 1)
    table.change("mark-v-helmet", exhausted=False)
    table.does("use:mark-v-helmet")  # the crisis goes with this thwart, but its targets were fixed before
    assert (table.threat(), table.in_play("crowd-control")) == (3, False)
    table.change("mark-v-helmet", exhausted=False)
    table.does("use:mark-v-helmet")
    assert table.threat() == 2


# --- keywords resolve before responses to the same moment -----------------------------------------------------------


@rule("CHA-PRIORITY-05")
def test_vulture_strikes_before_hawkeye_shoots() -> None:
    table = Table("captain-marvel")
    table.put("hawkeye")
    table.reveals("vulture")  # quickstrike, ATK 3
    table.waits_for(0, "defend")
    table.does("undefended")
    assert (table.damage("captain-marvel"), table.damage("vulture")) == (3, 0)
    table.does("trigger:hawkeye")
    assert (table.damage("vulture"), table.piece("hawkeye").counters) == (2, 3)
    table.waits_for(0, "turn")


@rule("CHA-PRIORITY-04", "CHA-PRIORITY-05")
def test_hawkeye_responds_after_keywords_and_when_revealed() -> None:
    table = Table("captain-marvel", form="alter-ego")
    table.put("hawkeye")
    table.reveals("vulture")  # no quickstrike at an alter-ego
    table.does("trigger:hawkeye")
    assert table.damage("vulture") == 2
    table.does("change-form")
    table.reveals("shocker")  # its When Revealed comes before all responses
    assert (table.damage("shocker"), table.damage("captain-marvel")) == (0, 1)
    table.does("trigger:hawkeye")
    assert (table.damage("shocker"), table.damage("captain-marvel")) == (2, 1)


@rule("CHA-PRIORITY-05")
def test_minion_defeated_during_its_quickstrike_is_no_target() -> None:
    table = Table("black-panther")
    table.put("hawkeye")
    table.hand("counter-punch", "counter-punch")
    table.reveals("vulture")  # 4 hit points
    table.does("defend:black-panther", "trigger:counter-punch", "trigger:counter-punch")
    assert (table.in_play("vulture"), table.piece("hawkeye").counters) == (False, 4)
    table.waits_for(0, "turn")


@rule("CHA-PRIORITY-05")
def test_teamwork_resolves_before_responses() -> None:
    table = FixtureTable("captain-marvel")
    table.put("hawkeye")
    table.put("shocker")  # criminal too
    table.reveals("gangster")  # teamwork (criminal), ATK 2
    table.does("undefended")
    assert table.damage("gangster") == 0
    table.does("trigger:hawkeye")
    assert (table.damage("gangster"), table.damage("captain-marvel")) == (2, 2)


@rule("CHA-PRIORITY-05")
def test_quickstrike_resolves_before_responses_to_engaging() -> None:
    table = FixtureTable("captain-marvel", "she-hulk")
    table.put("watchtower")  # a forced response to engaging
    table.put("vulture", seat=1)
    table.hand("challenge")  # a minion engages you
    table.does("play:challenge")
    table.waits_for(0, "defend")
    assert table.piece("watchtower").counters == 0
    table.does("undefended", "undefended")
    assert (table.damage("captain-marvel"), table.piece("watchtower").counters) == (3, 1)


# --- several attacks, and several enemies attacked at once -----------------------------------------------------------


@rule("CHA-STUNNED-11")
def test_wakanda_forever_loses_the_first_of_its_attacks_to_a_stunned_card() -> None:
    table = Table("black-panther")
    for upgrade in ("panther-claws", "vibranium-suit", "tactical-genius"):
        table.put(upgrade)
    table.change("the-break-in", threat=3)
    table.change("black-panther", stunned=1, damage=4)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "pay", "next:tactical-genius")
    assert (table.threat(), table.piece("black-panther").stunned) == (2, 1)  # no attack
    table.does("next:panther-claws")  # the stunned card replaces its 2 damage; the suit, the last step, moves 2
    assert table.piece("black-panther").stunned == 0
    assert (table.damage("rhino-1"), table.damage("black-panther")) == (2, 2)


@rule("CHA-STUNNED-11")
def test_stunned_card_replaces_one_of_several_attacks() -> None:
    table = FixtureTable("captain-marvel")
    table.change("captain-marvel", stunned=1)
    table.hand("three-attacks")  # of 1, 2 and 3 damage
    table.put("shocker")
    table.does("play:three-attacks")
    assert table.piece("captain-marvel").stunned == 0
    table.does("pick:rhino-1", "pick:rhino-1")
    assert table.damage("rhino-1") == 2 + 3
    table.hand("three-attacks")
    table.does("play:three-attacks", "pick:rhino-1", "pick:rhino-1", "pick:rhino-1")
    assert table.damage("rhino-1") == 5 + 1 + 2 + 3


@rule("CHA-PLATTACK-19")
def test_tigra_heals_once_for_each_minion_that_one_attack_defeats() -> None:
    table = FixtureTable("she-hulk")
    table.put("tigra", damage=2)  # ATK 2, 3 hit points
    table.put("long-claws", on="tigra")  # she may divide her attack
    for minion in ("shocker", "sandman"):
        table.put(minion)
        table.change(minion, damage=table.stat(minion, "hp") - 1)
    table.does("attack:tigra>shocker", "damage:sandman")
    assert not table.in_play("shocker")
    assert not table.in_play("sandman")
    assert len(table.options()) == 3  # one trigger for each of them, or pass
    table.does("trigger:tigra")
    assert len(table.options()) == 2
    table.does("trigger:tigra")
    assert table.damage("tigra") == 2 - 1 - 1 + 1  # the last 1 is consequential damage
    table.waits_for(0, "turn")


@rule("CHA-PLATTACK-19")
def test_tigra_heals_once_where_one_of_two_minions_attacked_is_defeated() -> None:
    table = FixtureTable("she-hulk")
    table.put("tigra", damage=1)
    table.put("long-claws", on="tigra")
    for minion in ("shocker", "sandman"):
        table.put(minion)
    table.change("shocker", damage=table.stat("shocker", "hp") - 1)
    table.does("attack:tigra>shocker", "damage:sandman")
    assert (table.in_play("shocker"), table.damage("sandman")) == (False, 1)
    assert len(table.options()) == 2
    table.does("trigger:tigra")
    assert table.damage("tigra") == 1 - 1 + 1
    table.waits_for(0, "turn")


@rule("CHA-PLATTACK-19")
def test_response_to_an_attack_on_two_enemies_triggers_once() -> None:
    table = FixtureTable("she-hulk")
    table.put("hulk")  # after he attacks, the top card of your deck is discarded
    table.put("long-claws", on="hulk")
    table.put("shocker")
    table.does("attack:hulk>rhino-1", "damage:shocker", "damage:shocker")
    assert table.discarded() == ["quiet-card"]


@rule("CHA-PLATTACK-19")
def test_two_chase_them_down_may_answer_an_attack_that_defeats_two_enemies() -> None:
    table = FixtureTable("she-hulk")
    table.change("the-break-in", threat=7)
    table.hand("whirl", "chase-them-down", "chase-them-down")
    for minion in ("shocker", "hydra-mercenary"):
        table.put(minion)
    table.does("play:whirl")  # 3 damage to each enemy she may attack
    assert not table.in_play("shocker")
    assert not table.in_play("hydra-mercenary")
    assert table.damage("rhino-1") == 0
    table.does("trigger:chase-them-down", "trigger:chase-them-down")
    assert (table.threat(), table.held()) == (3, [])
    table.waits_for(0, "turn")


# --- defense abilities -----------------------------------------------------------------------------------------------


@rule("CHA-DEFEND-23")
def test_backflip_counts_as_defending_even_if_no_damage_is_dealt() -> None:
    table = Table("spider-man")
    table.put("indomitable")
    table.hand("backflip", "energy", "counter-punch")
    table.change("spider-man", exhausted=True)
    table.attacked("rhino-1")
    table.does("pass", "trigger:backflip", "pay")  # no card for his spider-sense
    assert table.damage("spider-man") == 0
    offered = [option.split("/")[0] for option in table.options()]
    assert offered == ["trigger:indomitable", "trigger:counter-punch", "pass"]
    table.does("trigger:indomitable", "pass")
    assert not table.piece("spider-man").exhausted
    # Nobody has defended without it.
    table.put("indomitable")
    table.change("spider-man", exhausted=True)
    table.attacked("rhino-1")
    table.does("pass")
    assert table.damage("spider-man") == 2
    table.waits_for(0, "turn")


@rule("CHA-DEFEND-23")
def test_defense_ability_counts_as_defending_a_cancelled_attack() -> None:
    table = FixtureTable("she-hulk")
    table.put("indomitable")
    table.hand("riposte", "call-off", "counter-punch")
    table.change("she-hulk", exhausted=True)
    table.attacked("rhino-1")
    table.does("trigger:riposte", "trigger:call-off")  # a defense ability, and then the attack is cancelled
    assert table.strikes() == []
    table.does("trigger:indomitable", "trigger:counter-punch")
    assert table.damage("rhino-1") == 1 + 3
    table.waits_for(0, "turn")
    # The ability itself may cancel the attack.
    table.put("indomitable")
    table.hand("duck")
    table.change("she-hulk", exhausted=True)
    table.attacked("rhino-1")
    table.does("trigger:duck", "trigger:indomitable")
    assert (table.strikes(), table.damage("she-hulk")) == ([], 0)


@rule("CHA-DEFEND-23")
def test_attack_cancelled_before_defense_was_not_defended() -> None:
    table = FixtureTable("she-hulk")
    table.put("indomitable")
    table.hand("call-off", "counter-punch")
    table.change("she-hulk", exhausted=True)
    table.attacked("rhino-1")
    table.does("trigger:call-off")
    assert (table.strikes(), table.in_play("indomitable")) == ([], True)
    table.waits_for(0, "turn")


def with_a_falling_defender() -> Table:
    """Return a table where Rhino's two boost cards deal 2 damage to each of She-Hulk's characters.

    Maria Hill has 2 hit points.
    """
    table = FixtureTable("she-hulk")
    table.piece("rhino-1").boosts = [table.make("concussive-blast")]
    return table


@rule("CHA-DEFEND-24")
def test_the_hero_takes_the_place_of_a_defender_that_her_ability_provided() -> None:
    table = with_a_falling_defender()
    table.hand("protectors", "maria-hill", "counter-punch")
    table.attacked("rhino-1", boost="concussive-blast")
    table.does("trigger:protectors")
    if "trigger:maria-hill/maria-hill-1" in table.options():
        table.does("pass")
    assert not table.in_play("maria-hill")
    assert table.damage("she-hulk") == 2 + 2  # all of Rhino's 2: no DEF
    table.does("trigger:counter-punch")
    assert table.damage("rhino-1") == 3
    table.waits_for(0, "turn")


@rule("CHA-DEFEND-24")
def test_attack_on_a_declared_defender_that_fell_becomes_undefended() -> None:
    table = with_a_falling_defender()
    table.put("maria-hill")
    table.hand("counter-punch")
    table.attacked("rhino-1", boost="concussive-blast")
    table.does("defend:maria-hill")
    assert (table.in_play("maria-hill"), table.damage("she-hulk")) == (False, 2 + 2)
    table.waits_for(0, "turn")  # nobody has defended


@rule("CHA-DEFEND-24")
def test_provided_ally_that_survives_is_the_defender() -> None:
    table = FixtureTable("she-hulk")
    table.hand("protectors", "maria-hill", "counter-punch")
    table.attacked("rhino-1")
    table.does("trigger:protectors")
    if "trigger:maria-hill/maria-hill-1" in table.options():
        table.does("pass")
    assert (table.in_play("maria-hill"), table.damage("she-hulk")) == (False, 0)
    table.waits_for(0, "turn")  # the ally has defended, not the hero


# --- attacks at the same time ----------------------------------------------------------------------------------------


@rule("CHA-ENATTACK-28")
def test_whirlwind_strikes_when_all_defenders_are_declared_in_player_order() -> None:
    table = Table("she-hulk", "captain-marvel", "iron-man")
    table.put("whirlwind", seat=1)
    table.attacked("whirlwind", seat=1)
    assert sorted(event["seat"] for event in table.events("activates")) == [0, 1, 2]
    table.waits_for(0, "defend")  # the first player, although he attacked the second one
    table.does("defend:she-hulk")
    assert table.strikes() == []
    table.waits_for(1, "defend")
    table.does("undefended")
    table.waits_for(2, "defend")
    table.does("undefended")  # only She-Hulk could defend for Captain Marvel, and she is exhausted
    assert table.strikes() == []
    table.waits_for(2, "defend")
    table.does("undefended", "undefended")
    assert [strike[1:] for strike in table.strikes()] == [("she-hulk", 0), ("captain-marvel", 2), ("iron-man", 2)]
    table.waits_for(0, "turn")


@rule("CHA-ENATTACK-28")
def test_black_panther_retaliates_after_whirlwind_has_hit_every_hero() -> None:
    table = Table("black-panther", "iron-man")
    table.put("whirlwind", damage=5)  # 6 hit points
    table.attacked("whirlwind")
    table.undefended()
    assert [table.damage(hero) for hero in ("black-panther", "iron-man")] == [2, 2]
    assert [event["card"] for event in table.events("damaged")] == ["black-panther", "iron-man", "whirlwind"]
    assert not table.in_play("whirlwind")
    table.waits_for(0, "turn")


@rule("CHA-ENATTACK-28")
def test_responses_wait_until_all_simultaneous_attacks_are_over() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("whirlwind", damage=5)
    table.hand("counter-punch")
    table.attacked("whirlwind")
    table.does("defend:she-hulk", "undefended")
    assert table.strikes() == [("whirlwind", "she-hulk", 0), ("whirlwind", "iron-man", 2)]
    table.does("trigger:counter-punch")
    assert not table.in_play("whirlwind")
    table.waits_for(0, "turn")


@rule("CHA-ENATTACK-28")
def test_whirlwind_attacks_only_heroes_and_one_stun_stops_all_attacks() -> None:
    table = Table("she-hulk", "iron-man", "captain-marvel")
    table.change("iron-man", face="tony-stark")
    table.put("whirlwind")
    table.attacked("whirlwind")
    table.undefended()
    assert table.strikes() == [("whirlwind", "she-hulk", 2), ("whirlwind", "captain-marvel", 2)]
    table.change("whirlwind", stunned=1)
    table.attacked("whirlwind")
    assert (table.strikes(), table.piece("whirlwind").stunned) == ([], 0)
    table.waits_for(0, "turn")


@rule("CHA-ENATTACK-28")
def test_elimination_in_one_simultaneous_attack_does_not_end_the_others() -> None:
    table = Table("spider-man", "she-hulk", "iron-man")
    table.put("whirlwind")
    table.change("spider-man", damage=9)
    table.change("she-hulk", damage=14)
    table.attacked("whirlwind")
    table.undefended()
    assert [player.eliminated for player in table.state.players] == [True, True, False]
    assert table.damage("iron-man") == 2
    assert table.state.play[table.thing("whirlwind")].area == 2  # engaged with the only remaining player


@rule("CHA-ENATTACK-28")
def test_each_simultaneous_attack_has_its_own_boost_cards() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("whirlwind")
    table.put("gang-war")  # minions are villainous
    table.encounter("loud-threat")  # 3 icons
    table.attacked("whirlwind")  # a boost card without icons first
    table.undefended()
    assert table.strikes() == [("whirlwind", "she-hulk", 2), ("whirlwind", "iron-man", 2 + 3)]
    assert table.piece("whirlwind").boosts == []
