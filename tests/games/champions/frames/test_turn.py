"""Options of a turn: change form, play and pay, basic powers, actions, ask another player."""

from games.champions.table import Table
from tableverse.kernel.ledger import rule


@rule("CHA-TURN-02", "CHA-TURN-01")
def test_the_form_changes_once_a_turn() -> None:
    table = Table("spider-man")
    table.put("avengers-mansion")
    table.does("change-form")
    assert table.state.form(0) == "alter-ego"
    assert "change-form" not in table.options()
    table.waits_for(0, "turn")


@rule("CHA-TURN-04", "CHA-TURN-05")
@rule("CHA-BASICRECOVERY-01", "CHA-BASICRECOVERY-02")
def test_basic_powers_follow_the_form() -> None:
    table = Table("spider-man", form="alter-ego")
    table.state.play[table.state.scheme].threat = 2
    table.put("avengers-mansion")
    table.change("spider-man", damage=5)
    mansion = "use:avengers-mansion/avengers-mansion-1"
    assert table.options() == [mansion, "recover:spider-man", "change-form", "end-turn"]
    table.does("recover:spider-man")
    assert table.damage("spider-man") == 2
    table.does("change-form")
    assert table.options() == [mansion, "end-turn"]  # exhausted
    table.change("spider-man", exhausted=False)
    assert table.options() == [mansion, "attack:spider-man>rhino-1", "thwart:spider-man>the-break-in", "end-turn"]
    table.does("thwart:spider-man>the-break-in")
    assert table.threat() == 1


@rule("CHA-COST-01", "CHA-COST-07", "CHA-COST-11", "CHA-INITIATE-08")
def test_a_card_is_paid_for_with_cards_and_excess_is_lost() -> None:
    table = Table("spider-man")
    table.hand("haymaker", "energy-absorption", "emergency")
    table.does("play:haymaker", "spend:energy-absorption")  # three for two
    assert table.damage("rhino-1") == 3
    assert table.held() == ["emergency"]
    assert sorted(table.discarded()) == ["energy-absorption", "haymaker"]


@rule("CHA-COST-02", "CHA-INITIATE-04")
def test_unaffordable_card_is_not_offered() -> None:
    table = Table("spider-man")
    table.hand("swinging-web-kick", "emergency", "emergency")
    assert "play:swinging-web-kick" not in table.options()
    table.hand("swinging-web-kick", "emergency", "emergency", "emergency")
    assert "play:swinging-web-kick" in table.options()


@rule("CHA-TURN-11")
def test_a_hero_action_needs_the_hero() -> None:
    table = Table("spider-man", form="alter-ego")
    table.hand("haymaker", "energy")
    assert "play:haymaker" not in table.options()
    table.does("change-form")
    assert "play:haymaker" in table.options()


@rule("CHA-WILD-02", "CHA-WILD-03")
def test_wild_resource_counts_as_any_type() -> None:
    table = Table("black-panther")
    table.put("enhanced-ivory-horn", on="rhino-1")
    table.hand("vibranium", "strength", "emergency")
    table.does("use:enhanced-ivory-horn")
    assert table.options() == ["spend:vibranium", "spend:strength"]  # energy does not help
    table.does("pay")
    assert not table.in_play("enhanced-ivory-horn")


@rule("CHA-TURN-06", "CHA-THWART-01")
def test_an_ally_thwarts() -> None:
    table = Table("captain-marvel")
    table.put("spider-woman")
    table.state.play[table.state.scheme].threat = 5
    table.ask()
    table.does("thwart:spider-woman>the-break-in")
    assert table.threat() == 3
    assert table.damage("spider-woman") == 1


@rule("CHA-TURN-12")
def test_another_player_may_be_asked_for_an_action() -> None:
    table = Table("spider-man", "captain-marvel", form="alter-ego")
    table.does("ask:2")
    table.waits_for(1, "help")
    assert table.options() == ["use:captain-marvel/carol-danvers-1", "decline"]
    table.does("decline")
    table.waits_for(0, "turn")
    assert "ask:2" not in table.options()  # until something changes
    table.does("change-form", "ask:2", "use:captain-marvel", "pick:seat:0")
    assert table.held(0) == ["quiet-card"]
    table.waits_for(0, "turn")


@rule("CHA-ALLYLIMIT-01", "CHA-ALLYLIMIT-02", "CHA-ALLYLIMIT-03")
def test_the_ally_limit_is_three() -> None:
    table = Table("she-hulk")
    for ally in ("tigra", "hulk", "mockingbird"):
        table.put(ally)
    table.hand("maria-hill", "energy")
    table.does("play:maria-hill")
    table.waits_for(0, "ally-limit")  # before any response to her entering play
    table.does("discard:hulk", "pass")
    assert not table.in_play("hulk")
    assert table.in_play("maria-hill")
    table.waits_for(0, "turn")


def test_a_unique_card_is_played_once() -> None:
    table = Table("she-hulk")
    table.put("mockingbird")
    table.hand("mockingbird", "energy", "energy")
    assert "play:mockingbird" not in table.options()


@rule("CHA-CRISIS-01")
def test_crisis_protects_the_main_scheme() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.put("crowd-control")
    assert "thwart:spider-man>the-break-in" not in table.options()
    table.does("thwart:spider-man>crowd-control")
    assert table.threat("crowd-control") == 1


@rule("CHA-SIDESCHEME-03", "CHA-SIDESCHEME-04")
def test_a_side_scheme_without_threat_is_defeated() -> None:
    table = Table("captain-marvel")
    table.put("crowd-control")
    table.does("thwart:captain-marvel>crowd-control")
    assert not table.in_play("crowd-control")


def test_the_power_cards_double_for_their_aspect_only() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 6
    table.hand("for-justice", "the-power-of-justice")
    table.does("play:for-justice")
    assert table.threat() == 2  # paid with wild: 4 removed
    table.hand("haymaker", "the-power-of-justice")
    assert "play:haymaker" not in table.options()
