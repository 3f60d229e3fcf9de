"""An enemy attack step by step: boost cards, defenders, damage, retaliate."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table
from tableverse.kernel.ledger import rule


@rule("CHA-ENATTACK-06", "CHA-ENATTACK-10", "CHA-ENATTACK-12", "CHA-ENATTACK-20", "CHA-BOOST-06")
def test_an_undefended_attack_hits_the_hero_with_its_boost() -> None:
    table = Table("she-hulk")
    table.attacked("rhino-1", boost="loud-threat")
    table.waits_for(0, "defend")
    table.does("undefended")
    assert table.events("boost") == [{"card": "loud-threat", "icons": 3}]
    told = {"amount": 5, "power": 2, "boost": 3, "defense": 0}
    assert table.events("strikes") == [{"card": "rhino-1", "target": "she-hulk", **told}]
    assert table.damage("she-hulk") == 5
    assert [card.split(".")[0] for card in table.state.encounter_discard] == ["loud-threat"]
    table.waits_for(0, "turn")


@rule("CHA-ENATTACK-13", "CHA-DEFEND-02", "CHA-ENATTACK-08")
def test_a_defending_hero_takes_less_and_is_exhausted() -> None:
    table = Table("she-hulk")
    table.attacked("rhino-1", boost="loud-threat")
    assert "boost" not in table.story()  # the boost card is still facedown
    table.does("defend:she-hulk")
    assert table.damage("she-hulk") == 3
    assert table.piece("she-hulk").exhausted


@rule("CHA-ENATTACK-15")
def test_defense_is_subtracted_before_tough_is_lost() -> None:
    table = Table("spider-man")
    table.change("spider-man", tough=1)
    table.attacked("rhino-1")
    table.does("pass", "defend:spider-man")  # 2 - 3
    assert (table.damage("spider-man"), table.piece("spider-man").tough) == (0, 1)


@rule("CHA-ENATTACK-16", "CHA-ENATTACK-17", "CHA-DEFEND-05")
def test_defending_ally_takes_all_damage_and_excess_is_lost() -> None:
    table = Table("she-hulk")
    table.put("hellcat")
    table.attacked("rhino-1", boost="loud-threat")
    table.does("defend:hellcat")
    assert not table.in_play("hellcat")
    assert table.discarded() == ["hellcat"]
    assert table.damage("she-hulk") == 0


@rule("CHA-DEFEND-17", "CHA-ENATTACK-07")
def test_another_player_may_defend_and_becomes_the_target() -> None:
    table = Table("she-hulk", "iron-man")
    table.attacked("rhino-1", seat=0)
    table.waits_for(0, "defend")
    table.does("undefended")
    table.waits_for(1, "defend")
    table.does("defend:iron-man")
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (0, 1)


@rule("CHA-ENATTACK-07")
def test_defender_exhausts_and_becomes_the_attacked_player() -> None:
    """A Weapons Runner as a boost card engages the player who is attacked."""
    for deed, runner in (("undefended", 0), ("defend:iron-man", 1)):
        table = Table("she-hulk", "iron-man")
        table.attacked("rhino-1", seat=0, boost="weapons-runner")
        table.does("undefended", deed)
        assert table.piece("weapons-runner").area == runner
        assert (table.piece("she-hulk").exhausted, table.piece("iron-man").exhausted) == (False, runner == 1)


@rule("CHA-ENATTACK-07")
def test_an_ally_exhausts_to_defend_and_only_ready_heroes_and_allies_do() -> None:
    table = Table("she-hulk", "iron-man", "captain-marvel")
    table.put("mockingbird", seat=0)
    table.put("hellcat", seat=0, exhausted=True)
    table.put("hydra-mercenary", seat=0)
    table.put("helicarrier", seat=0)
    table.change("iron-man", exhausted=True)
    table.state.show(table.state.identity(2), "carol-danvers")
    table.put("vision", seat=2)
    table.attacked("rhino-1", seat=0)
    assert table.options() == ["defend:she-hulk", "defend:mockingbird", "undefended"]
    table.does("undefended")  # no one can defend for Iron Man
    table.waits_for(2, "defend")
    assert table.options() == ["defend:vision", "undefended"]
    table.does("defend:vision")
    assert (table.piece("vision").exhausted, table.damage("vision"), table.damage("she-hulk")) == (True, 2, 0)


@rule("CHA-ENATTACK-22")
def test_the_attacked_character_retaliates() -> None:
    table = Table("black-panther")
    table.attacked("rhino-1")
    table.does("undefended")
    assert (table.damage("black-panther"), table.damage("rhino-1")) == (2, 1)


@rule("CHA-STUNNED-09", "CHA-STUNNED-10")
def test_a_stunned_enemy_loses_the_card_instead_of_attacking() -> None:
    table = Table("she-hulk")
    table.change("rhino-1", stunned=1)
    table.attacked("rhino-1")
    assert table.events("status-gone") == [{"card": "rhino-1", "status": "stunned"}]
    assert "activates" not in table.story()
    assert table.piece("rhino-1").stunned == 0
    table.waits_for(0, "turn")


@rule("CHA-CONFUSED-09", "CHA-CONFUSED-10")
def test_a_confused_enemy_loses_the_card_instead_of_scheming() -> None:
    table = Table("spider-man", form="alter-ego")
    table.change("rhino-1", confused=1)
    table.schemed("rhino-1")
    assert table.threat() == 0
    assert table.piece("rhino-1").confused == 0


@rule("CHA-ACTIVATION-12")
def test_an_attack_stops_when_the_minion_leaves_play() -> None:
    table = Table("black-panther")
    table.put("brawler", damage=2)
    table.put("hellcat", damage=2)
    table.attacked("brawler")
    table.does("defend:black-panther")  # 2 - 2; the retaliation kills the brawler
    assert not table.in_play("brawler")
    assert table.damage("black-panther") == 0
    table.waits_for(0, "turn")


@rule("CHA-ACTIVATION-14", "CHA-ACTIVATION-16")
def test_an_activation_begun_during_another_waits_for_its_end() -> None:
    table = FixtureTable("she-hulk")
    table.put("hydra-mercenary")
    table.attacked("rhino-1", boost="taunt")  # boost: each minion attacks you, then the villain schemes
    table.encounter("quiet-threat")
    table.does("undefended")
    assert table.strikes() == [("rhino-1", "she-hulk", 2)]
    assert (table.threat(), table.events("schemes")) == (0, [])
    table.does("next:hydra-mercenary>she-hulk", "undefended")
    assert [strike[0] for strike in table.strikes()] == ["hydra-mercenary"]
    assert (table.damage("she-hulk"), table.threat()) == (2 + 1, 1)


@rule("CHA-ENATTACK-19")
def test_when_the_defending_ally_leaves_the_attack_is_undefended() -> None:
    table = Table("she-hulk")
    table.put("hellcat", damage=2)
    table.attacked("rhino-1", boost="concussive-blast")  # its boost deals 1 to each of your characters
    table.does("defend:hellcat")
    assert not table.in_play("hellcat")
    assert table.damage("she-hulk") == 1 + 2


@rule("CHA-BOOST-03", "CHA-BOOST-04", "CHA-BOOST-05", "CHA-ENATTACK-11")
def test_a_boost_ability_is_not_damage_of_the_attack_and_a_star_adds_nothing() -> None:
    table = Table("she-hulk")
    table.attacked("rhino-1", boost="concussive-blast")
    table.does("undefended")
    assert table.events("strikes")[0]["amount"] == 2
    assert [event["amount"] for event in table.events("damaged")] == [1, 2]
