"""Attribution to "you": actions of the identity, its events and upgrades count, actions of allies do not."""

from games.champions.table import Table
from tableverse.kernel.ledger import rule


def room_is_offered(table: Table) -> bool:
    return "trigger:interrogation-room/interrogation-room-1" in [option.split("#")[0] for option in table.options()]


def rooms(*heroes: str, form: str = "hero") -> Table:
    """Return a table where every player has an Interrogation Room."""
    table = Table(*heroes, form=form)
    for seat in range(len(heroes)):
        table.put("interrogation-room", seat=seat)
    table.put("bomb-scare", threat=6)
    return table


@rule("CHA-YOU-22")
def test_defeat_by_retaliate_is_credited_to_the_hero() -> None:
    table = rooms("black-panther")
    table.put("hydra-mercenary", damage=2)
    table.attacked("hydra-mercenary")
    table.does("undefended")
    assert not table.in_play("hydra-mercenary")
    assert room_is_offered(table)


@rule("CHA-YOU-22")
def test_upgrade_defeating_another_players_minion_is_your_action() -> None:
    table = rooms("black-panther", "spider-man")
    table.put("energy-daggers")
    table.put("hydra-bomber", seat=1, damage=1)
    table.hand("wakanda-forever-a", "energy", "genius")
    table.does("play:wakanda-forever-a", "pay", "pick:seat:1")
    assert not table.in_play("hydra-bomber")
    table.waits_for(0, "window")
    table.does("trigger:interrogation-room")
    table.waits_for(0, "turn")


@rule("CHA-YOU-22")
def test_counter_punch_and_identity_responses_are_your_actions() -> None:
    table = rooms("spider-man")
    table.put("hydra-mercenary", damage=2)
    table.hand("counter-punch")
    table.attacked("hydra-mercenary")
    table.does("defend:spider-man", "trigger:counter-punch")
    assert (table.in_play("hydra-mercenary"), room_is_offered(table)) == (False, True)
    table = rooms("she-hulk", form="alter-ego")
    table.put("hydra-bomber")
    table.does("change-form", "trigger:she-hulk", "pick:hydra-bomber")
    assert (table.in_play("hydra-bomber"), room_is_offered(table)) == (False, True)


@rule("CHA-YOU-22")
def test_event_of_the_other_player_is_their_action() -> None:
    table = rooms("spider-man", "captain-marvel")
    table.put("hydra-bomber")
    table.hand("haymaker", "energy", seat=1)
    table.does("end-turn", "play:haymaker", "pay", "pick:hydra-bomber")
    table.waits_for(1, "window")


@rule("CHA-YOU-22")
def test_ability_of_war_machine_is_not_your_action() -> None:
    table = rooms("iron-man")
    table.put("war-machine")
    table.put("hydra-bomber", damage=1)
    table.does("use:war-machine")
    assert (table.in_play("hydra-bomber"), room_is_offered(table)) == (False, False)


@rule("CHA-YOU-22")
def test_interrogation_room_responds_to_one_of_two_simultaneous_defeats() -> None:
    table = rooms("she-hulk")
    table.put("hydra-bomber", damage=1)
    table.put("shocker", damage=2)
    table.hand("ground-stomp", "energy", "genius")
    table.does("play:ground-stomp", "pay")
    table.does(table.options()[0])
    assert table.threat("bomb-scare") == 5
    table.waits_for(0, "turn")
