"""Enemy activations: order, boost cards, queued activations, villain stages that change meanwhile."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import GAME, Table
from tableverse.kernel.ledger import rule


@rule("CHA-ACTIVATION-01", "CHA-ACTIVATION-02", "CHA-ACTIVATION-05", "CHA-ACTIVATION-06", "CHA-VILLAINPHASE-04")
@rule("CHA-MINION-03", "CHA-ENATTACK-01")
def test_the_villain_then_the_minions_against_each_player_in_turn() -> None:
    table = Table("captain-marvel", "iron-man")
    table.put("brawler", seat=0)
    table.put("underboss", seat=1)
    table.change("iron-man", face="tony-stark")
    table.does("end-turn", "end-turn")
    table.waits_for(0, "defend")
    happened = table.happened
    while table.state.decision is not None and table.state.decision.kind == "defend":
        table.does("undefended")
        happened = happened + table.happened
    assert [(e.facts["card"], e.facts["seat"], e.facts["how"]) for e in happened if e.kind == "activates"] == [
        ("rhino-1", 0, "attack"),
        ("brawler", 0, "attack"),
        ("rhino-1", 1, "scheme"),
        ("underboss", 1, "scheme"),
    ]


@rule("CHA-ACTIVATION-08", "CHA-ENATTACK-06", "CHA-BOOST-08", "CHA-BOOST-07", "CHA-ENATTACK-09")
def test_boost_cards_given_before_wait_and_are_turned_over_in_the_order_received() -> None:
    table = FixtureTable("she-hulk")
    table.put("brawler")
    table.encounter("loud-threat", "tremor")
    table.reveals("booster")  # one for the villain, one for the minion
    assert (len(table.piece("rhino-1").boosts), len(table.piece("brawler").boosts)) == (1, 1)
    assert "boost" not in table.story()
    table.attacked("rhino-1", boost="marked-boost")
    table.does("undefended")
    # The boost card given earlier, then the usual one.
    assert table.events("boost") == [{"card": "loud-threat", "icons": 3}, {"card": "marked-boost", "icons": 1}]
    assert table.events("strikes")[0]["amount"] == 2 + 3 + 1
    assert table.piece("rhino-1").boosts == []
    table.attacked("brawler")  # a minion gets no boost card, but uses the one it has
    table.does("undefended")
    assert table.events("boost") == [{"card": "tremor", "icons": 1}]
    assert table.events("strikes")[0]["amount"] == 2 + 1


@rule("CHA-VILLAINOUS-03", "CHA-VILLAINOUS-04")
def test_a_villainous_minion_turns_its_boost_card_over_and_discards_it() -> None:
    table = FixtureTable("she-hulk")
    table.put("underboss")
    table.attacked("underboss", boost="marked-boost")
    table.does("undefended")
    assert table.events("strikes")[0]["amount"] == 1 + 1
    assert (table.piece("rhino-1").tough, table.piece("underboss").tough) == (1, 0)  # "the villain" is the villain
    assert [thing.split(".")[0] for thing in table.state.encounter_discard] == ["marked-boost"]


@rule("CHA-BOOST-01")
def test_boost_icons_count_for_that_activation_only() -> None:
    table = Table("she-hulk")
    table.attacked("rhino-1", boost="loud-threat")
    table.does("undefended")
    table.attacked("rhino-1")
    table.does("undefended")
    assert table.events("strikes")[0]["amount"] == 2


@rule("CHA-ACTIVATION-10", "CHA-ACTIVATION-13", "CHA-TREACHERY-04")
def test_villain_activates_before_minions_ordered_by_the_player() -> None:
    table = FixtureTable("she-hulk")
    table.put("brawler")
    table.put("rock")
    table.reveals("brawl-call")  # "each minion and the villain attacks you"
    assert [event["card"] for event in table.events("activates")] == ["rhino-1"]
    table.does("undefended")
    table.waits_for(0, "order")
    assert table.options() == ["next:brawler>she-hulk", "next:rock>she-hulk"]
    table.does("next:rock>she-hulk", "undefended")
    assert table.state.limbo != []  # the treachery is still being resolved
    table.does("undefended")
    assert table.damage("she-hulk") == 2 + 1 + 2
    assert table.state.limbo == []
    assert "brawl-call" in [thing.split(".")[0] for thing in table.state.encounter_discard]


@rule("CHA-ACTIVATION-15", "CHA-ACTIVATION-14")
def test_the_first_player_orders_activations_that_wait() -> None:
    table = FixtureTable("captain-marvel", "she-hulk")
    table.put("brawler", seat=1)
    table.state.first = 1
    table.ask()
    table.attacked("rhino-1", seat=0, boost="taunt")  # boost: each minion attacks you, then the villain schemes
    table.does("undefended", "undefended")
    assert [event["card"] for event in table.events("strikes")] == ["rhino-1"]  # completely
    table.waits_for(1, "order")
    assert table.options() == ["next:brawler>captain-marvel", "next:rhino-1>captain-marvel"]
    table.does("next:rhino-1>captain-marvel")
    assert table.events("activates")[0] == {"card": "rhino-1", "seat": 0, "how": "scheme"}
    while table.state.decision is not None and table.state.decision.kind == "defend":
        table.does("undefended")
    assert table.damage("captain-marvel") == 2 + 2


@rule("CHA-ENATTACK-21")
def test_an_undefended_attack_attacks_the_target() -> None:
    table = FixtureTable("black-panther")
    table.put("bracers")
    table.attacked("rhino-1")
    table.does("undefended")
    assert table.events("strikes")[0]["target"] == "black-panther"
    assert table.damage("rhino-1") == 1  # so he retaliates
    table.waits_for(0, "turn")  # and no response to a defense is triggered


@rule("CHA-ENATTACK-25")
def test_enemy_attacks_and_initiates_an_attack_are_the_same_trigger() -> None:
    table = FixtureTable("spider-man")  # Spider-Sense: "when the villain initiates an attack against you"
    table.hand("riposte")  # "when an enemy attacks"
    table.attacked("rhino-1")
    assert table.options() == ["trigger:spider-man/spider-man-1", "trigger:riposte/riposte-1", "pass"]
    assert "boosted" not in table.story()


@rule("CHA-KEYWORD-06", "CHA-MINION-04")
def test_minion_entering_during_minion_activations_also_activates() -> None:
    table = FixtureTable("captain-marvel")
    table.put("recruiter")
    table.encounter("quiet-threat", "brawler")
    table.does("end-turn", "undefended", "undefended")
    # Recruiter's attack brings the brawler, which attacks in the same step.
    assert [event["card"] for event in table.events("activates")][-2:] == ["recruiter", "brawler"]
    table.does("undefended")
    assert table.damage("captain-marvel") == 2 + 1 + 2


def scheming(table: Table, *stages: str) -> None:
    table.state.villain_deck[:] = list(stages)


@rule("CHA-VILLAINDEFEAT-06", "CHA-VILLAINDEFEAT-08")
def test_next_stage_of_the_same_name_continues_attack_and_retaliate() -> None:
    table = FixtureTable("black-panther")
    table.change("rhino-1", damage=13)
    table.attacked("rhino-1", boost="loud-threat")
    table.does("undefended")  # his retaliate defeats the stage during its own attack
    assert table.events("stage") == [{"card": "rhino-2"}]
    assert table.damage("black-panther") == 5
    table = FixtureTable("she-hulk")
    table.put("iron-skin", on="rhino-1")
    table.change("rhino-1", damage=12)
    table.does("attack:she-hulk>rhino-1")
    assert table.events("stage") == [{"card": "rhino-2"}]
    assert table.damage("she-hulk") == 1  # the new stage retaliates for the attack on the old one


@rule("CHA-VILLAINDEFEAT-08")
def test_activation_continues_with_the_new_stage() -> None:
    table = FixtureTable("she-hulk")
    table.change("rhino-1", damage=13)
    table.hand("riposte")
    table.attacked("rhino-1")
    table.does("trigger:riposte")
    assert table.events("stage") == [{"card": "rhino-2"}]
    assert table.strikes() == [("rhino-1", "she-hulk", 3)]  # ATK of stage II


@rule("CHA-VILLAINDEFEAT-09", "CHA-VILLAINDEFEAT-10")
def test_stage_with_another_name_is_a_new_villain() -> None:
    table = FixtureTable("she-hulk")
    scheming(table, "klaw-1")
    table.put("iron-skin", on="rhino-1")
    table.change("rhino-1", damage=12, stunned=1, confused=1, tough=0, counters=2)
    table.piece("rhino-1").boosts = [table.make("quiet-threat")]
    table.does("attack:she-hulk>rhino-1")
    piece = table.piece("rhino-1")
    assert piece.face == "klaw-1"
    assert (piece.damage, piece.stunned, piece.confused, piece.counters, piece.boosts) == (0, 0, 0, 0, [])
    assert not table.in_play("iron-skin")
    assert table.damage("she-hulk") == 0  # it was not attacked, so it does not retaliate


@rule("CHA-VILLAINDEFEAT-11")
def test_activation_ends_when_a_different_villain_enters() -> None:
    table = FixtureTable("she-hulk")
    scheming(table, "klaw-1")
    table.change("rhino-1", damage=13)
    table.put("mugger-watch")
    table.hand("riposte")
    table.attacked("rhino-1", boost="loud-threat")
    table.does("trigger:riposte")
    assert "strikes" not in table.story()
    assert table.damage("she-hulk") == 0
    assert table.piece("mugger-watch").counters == 0
    table.waits_for(0, "turn")


@rule("CHA-VILLAINCARD-02", "CHA-VILLAINCARD-03", "CHA-HITPOINTS-06", "CHA-VILLAINCARD-01")
def test_the_villain_is_a_deck_of_stages_in_order() -> None:
    table = Table("she-hulk")
    assert table.state.villain_deck == ["rhino-2"]
    stages = [GAME.cards.by_id[stage].stage for stage in (table.state.villain, *table.state.villain_deck)]
    assert stages == [1, 2]
    table.change("rhino-1", damage=12)
    table.does("attack:she-hulk>rhino-1")
    assert table.events("defeated") == [{"card": "rhino-1"}]
    assert table.state.result is None  # one stage is left
    table.change("rhino-1", damage=14)
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>rhino-1")
    assert table.state.result is not None
    assert table.state.result.reason == "villain"


@rule("CHA-VILLAINCARD-04", "CHA-MAINSCHEME-09")
def test_neither_villain_nor_main_scheme_can_be_discarded() -> None:
    table = FixtureTable("she-hulk")
    table.hand("throw-away")
    table.does("play:throw-away")  # discards the villain and the main scheme
    assert table.in_play("rhino-1")
    assert table.in_play("the-break-in")
    assert "left" not in table.story()


@rule("CHA-ENATTACK-07")
def test_each_simultaneous_attack_has_its_own_defender() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("hellcat", seat=1)
    table.put("whirlwind")  # it attacks every hero
    table.attacked("whirlwind")
    table.does("undefended", "defend:hellcat")  # she covers Spider-Man only
    table.does("undefended", "undefended")
    assert table.strikes() == [("whirlwind", "hellcat", 2), ("whirlwind", "she-hulk", 2)]
    assert table.damage("spider-man") == 0


@rule("CHA-ENATTACK-03")
def test_villain_attacks_you_in_either_form_if_a_card_says_so() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.reveals("open-doors")
    while table.state.decision is not None and table.state.decision.kind != "turn":
        table.does(table.options()[-1])
    assert table.damage("spider-man") == 2
