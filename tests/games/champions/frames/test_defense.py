"""Defending: eligible defenders, the effect on the attack, and responses."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table
from tableverse.kernel.ledger import rule


@rule("CHA-DEFEND-01", "CHA-DEFEND-03", "CHA-ENATTACK-14")
def test_no_second_defender_after_a_hero_defends() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hellcat")
    table.attacked("rhino-1")
    table.does("defend:she-hulk")
    assert table.events("defends") == [{"card": "she-hulk"}]
    table.waits_for(0, "turn")  # neither Hellcat nor the other player was asked
    assert table.damage("she-hulk") == 0
    assert not table.piece("hellcat").exhausted


@rule("CHA-DEFEND-06", "CHA-ENATTACK-18", "CHA-ENATTACK-04")
def test_defending_ally_is_the_only_defender_and_the_attacked_character() -> None:
    table = FixtureTable("black-panther", "iron-man")
    table.put("spiked-friend")
    table.attacked("rhino-1")
    table.does("defend:spiked-friend")
    table.waits_for(0, "turn")
    assert table.damage("spiked-friend") == 2
    assert table.damage("rhino-1") == 3  # the ally's retaliate; Black Panther was not attacked
    assert not table.piece("black-panther").exhausted


@rule("CHA-DEFEND-04", "CHA-ENATTACK-13")
def test_a_hero_declared_as_defender_makes_a_basic_defense() -> None:
    table = FixtureTable("she-hulk")
    table.hand("step-in")
    table.attacked("rhino-1")
    table.does("trigger:step-in")
    table.waits_for(0, "turn")  # no other player is asked to defend
    assert table.damage("she-hulk") == 0  # 2 - 2
    assert table.events("defends") == [{"card": "she-hulk"}]


@rule("CHA-DEFEND-07")
def test_an_ally_declared_as_defender_defends() -> None:
    table = FixtureTable("she-hulk")
    table.put("spiked-friend")
    table.hand("step-in")
    table.attacked("rhino-1")
    table.does("trigger:step-in", "pick:spiked-friend")
    assert (table.damage("spiked-friend"), table.damage("she-hulk")) == (2, 0)
    assert table.events("defends") == [{"card": "spiked-friend"}]
    table.waits_for(0, "turn")


@rule("CHA-DEFEND-08", "CHA-DEFEND-11", "CHA-DEFEND-12", "CHA-DEFEND-09", "CHA-DEFEND-10")
def test_a_defense_ability_defends_without_def_and_without_exhausting() -> None:
    table = FixtureTable("she-hulk")
    table.put("bracers")
    table.hand("riposte")
    table.attacked("rhino-1")
    table.does("trigger:riposte", "trigger:bracers")  # "when your hero defends"
    kinds = [event.kind for event in table.happened if event.kind in ("defends", "counters", "damaged")]
    assert kinds == ["defends", "counters", "damaged", "damaged"]  # the defender before the ability does anything
    assert table.damage("she-hulk") == 2  # no DEF
    assert not table.piece("she-hulk").exhausted
    table.does("trigger:bracers")  # "after your hero defends"
    assert table.held() == ["quiet-card"]
    table.waits_for(0, "turn")


@rule("CHA-DEFEND-13")
def test_the_defending_player_may_use_several_defense_abilities() -> None:
    table = FixtureTable("she-hulk")
    table.hand("riposte", "parry")
    table.attacked("rhino-1")
    table.does("trigger:riposte", "trigger:parry")
    assert table.damage("she-hulk") == 1
    assert sorted(table.discarded()) == ["parry", "riposte"]


@rule("CHA-DEFEND-14", "CHA-DEFEND-17")
def test_only_one_player_can_use_defense_abilities_against_an_attack() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.hand("riposte")
    table.hand("riposte", seat=1)
    table.attacked("rhino-1", seat=0)
    table.waits_for(0, "window")
    table.does("pass")
    table.waits_for(1, "window")
    table.does("trigger:riposte")
    assert table.held(0) == ["riposte"]  # not asked again
    table.waits_for(0, "turn")
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (0, 2)  # the defending player is the target


def test_defense_ability_blocks_abilities_that_provide_another_defender() -> None:
    table = FixtureTable("she-hulk")
    table.put("spiked-friend")
    table.hand("riposte", "step-in", "volunteer")
    assert "play:volunteer" not in table.options()  # there is nothing to defend against
    table.attacked("rhino-1")
    assert "trigger:step-in/step-in-1" in table.options()
    table.does("trigger:riposte")
    assert (table.damage("she-hulk"), table.damage("spiked-friend")) == (2, 0)
    assert "step-in" in table.held()


@rule("CHA-DEFEND-15")
def test_a_defense_ability_may_help_a_defending_ally() -> None:
    table = FixtureTable("she-hulk")
    table.put("spiked-friend")
    table.hand("parry")
    table.attacked("rhino-1")
    table.does("defend:spiked-friend", "trigger:parry")
    assert (table.damage("spiked-friend"), table.damage("she-hulk")) == (1, 0)
    assert table.events("defends") == [{"card": "spiked-friend"}]  # her identity has not become the defender


@rule("CHA-DEFEND-16")
def test_defense_ability_outside_an_attack_is_no_defense() -> None:
    table = FixtureTable("she-hulk")
    table.put("bracers")
    table.hand("ram", "brace")
    table.does("play:ram", "pick:she-hulk", "trigger:brace")
    assert table.damage("she-hulk") == 4
    assert "defends" not in table.story()
    assert table.piece("bracers").counters == 0
    table.waits_for(0, "turn")


@rule("CHA-DEFEND-18", "CHA-DEFEND-19", "CHA-ENATTACK-05")
def test_you_refers_to_the_defending_player() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("pickpocket", on="rhino-1")  # "after the villain attacks you"
    table.hand("energy")
    table.hand("energy", seat=1)
    table.attacked("rhino-1", seat=0, boost="tremor")  # boost: 1 damage to you
    table.does("undefended", "defend:iron-man")
    assert table.held(0) == ["energy"]
    assert table.held(1) == []
    # Tremor 1, then ATK 2 + 1 - DEF 1
    assert [(event["card"], event["amount"]) for event in table.events("damaged")] == [("iron-man", 1), ("iron-man", 2)]
    assert table.damage("she-hulk") == 0


@rule("CHA-DEFEND-18", "CHA-ENATTACK-05")
def test_you_refers_to_the_player_even_when_an_ally_defends() -> None:
    table = FixtureTable("she-hulk")
    table.put("pickpocket", on="rhino-1")
    table.put("spiked-friend")
    table.hand("energy")
    table.attacked("rhino-1")
    table.does("defend:spiked-friend")
    assert table.discarded() == ["energy"]


@rule("CHA-DEFEND-20", "CHA-DEFEND-22", "CHA-ENATTACK-23", "CHA-ENATTACK-24")
def test_responses_to_a_defense_follow_the_attack_forced_ones_first() -> None:
    table = FixtureTable("black-panther")
    table.put("bracers")
    table.put("pickpocket", on="rhino-1")
    table.put("mugger-watch")
    table.hand("energy")
    table.attacked("rhino-1", boost="loud-threat")
    table.does("defend:black-panther", "pass")
    table.waits_for(0, "order")  # the forced ones in any order
    assert table.options() == ["trigger:pickpocket/pickpocket-1", "trigger:mugger-watch/mugger-watch-1"]
    happened = table.happened
    table.does("trigger:mugger-watch")
    table.happened = happened + table.happened
    table.waits_for(0, "window")
    done = [(event.kind, event.facts.get("card")) for event in table.happened]
    steps = [("strikes", "rhino-1"), ("damaged", "black-panther"), ("damaged", "rhino-1"), ("discarded", "energy")]
    assert [one for one in done if one in steps] == steps  # damage, retaliate, the forced response
    table.does("trigger:bracers")  # the optional one last
    assert table.held() == ["quiet-card"]


@rule("CHA-DEFEND-21", "CHA-ENATTACK-26", "CHA-ENATTACK-27")
def test_attack_that_ends_early_counts_as_defended_but_not_made() -> None:
    table = FixtureTable("she-hulk")
    table.put("bracers")
    table.put("brawler", damage=2)
    table.put("mugger-watch")  # "after an enemy attacks"
    table.attacked("brawler")
    table.does("defend:she-hulk", "trigger:bracers")  # before damage is dealt ...
    table.waits_for(0, "window")  # "after your hero defends": the brawler is defeated, no damage was dealt
    assert "strikes" not in table.story()
    assert not table.in_play("brawler")
    table.does("trigger:bracers")
    assert table.held() == ["quiet-card"]
    assert table.piece("mugger-watch").counters == 0
    table.waits_for(0, "turn")


@rule("CHA-ENATTACK-02", "CHA-ENATTACK-03", "CHA-ATTACKALLY-01", "CHA-ATTACKALLY-02", "CHA-ATTACKALLY-03")
@rule("CHA-ATTACKALLY-04")
def test_attack_on_an_ally_damages_it_and_counts_against_its_controller() -> None:
    table = FixtureTable("she-hulk")
    table.put("spiked-friend")
    table.put("pickpocket", on="rhino-1")
    table.hand("energy")
    table.encounter("tremor")
    table.reveals("pick-on-ally")
    assert table.options() == ["defend:she-hulk", "defend:spiked-friend", "undefended"]
    table.does("undefended")
    # Tremor's boost hits "you", its icon adds to the attack
    assert table.strikes() == [("rhino-1", "spiked-friend", 3)]
    assert (table.damage("she-hulk"), table.damage("spiked-friend")) == (1, 3)
    assert table.damage("rhino-1") == 3  # the ally was the character attacked
    assert table.discarded() == ["energy"]


@rule("CHA-ATTACKALLY-05", "CHA-ENATTACK-04")
def test_an_attack_on_an_ally_can_be_defended() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("spiked-friend")
    table.reveals("pick-on-ally")
    table.does("defend:she-hulk")
    assert (table.damage("she-hulk"), table.damage("spiked-friend")) == (0, 0)
    table.change("she-hulk", exhausted=False)
    table.reveals("pick-on-ally")
    table.does("undefended", "defend:iron-man")
    assert (table.damage("iron-man"), table.damage("spiked-friend")) == (1, 0)
