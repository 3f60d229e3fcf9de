"""Responses and forced responses."""

from games.champions.fixture_cards import FixtureTable
from tableverse.kernel.ledger import rule


@rule("CHA-RESPONSE-01", "CHA-AFTER-01", "CHA-RESPONSE-04")
def test_response_resolves_once_after_its_trigger() -> None:
    table = FixtureTable("spider-man")
    table.put("after-attack")
    table.does("attack:spider-man>rhino-1", "trigger:after-attack")
    assert table.story().index("damaged") < table.story().index("drew")
    assert table.held() == ["quiet-card"]
    table.waits_for(0, "turn")


@rule("CHA-RESPONSE-05", "CHA-TRIGCOND-03", "CHA-RESPONSE-07")
def test_each_copy_may_respond_until_its_player_passes() -> None:
    table = FixtureTable("spider-man")
    table.put("after-attack")
    table.put("after-attack")
    table.does("attack:spider-man>rhino-1", "trigger:after-attack", "trigger:after-attack")
    assert table.held() == ["quiet-card", "quiet-card"]
    table.change("spider-man", exhausted=False)
    table.does("attack:spider-man>rhino-1", "pass")
    assert len(table.held()) == 2
    table.waits_for(0, "turn")


@rule("CHA-FORCED-08", "CHA-PRIORITY-03", "CHA-FORCED-01", "CHA-FORCED-02", "CHA-TRIGGERED-01", "CHA-ABILITY-08")
def test_forced_responses_come_before_responses() -> None:
    table = FixtureTable("spider-man")
    table.put("ally-greeter")
    table.put("alarm")
    table.hand("friend", "spark")
    table.does("play:friend", "pay")
    assert table.threat() == 1  # no choice was offered
    table.waits_for(0, "window")
    assert table.options() == ["trigger:ally-greeter/ally-greeter-1", "pass"]


@rule("CHA-FORCED-09", "CHA-SIMULTANEOUS-01", "CHA-FIRSTPLAYER-06", "CHA-FORCED-10", "CHA-PLAYER-03")
def test_the_first_player_orders_forced_abilities() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("alarm")
    table.put("siren")
    table.state.first = 1
    table.hand("friend", "spark")
    table.does("play:friend", "pay")
    table.waits_for(1, "order")  # not the player whose turn it is
    table.does("trigger:siren")
    assert table.story().index("damaged") < table.story().index("threat")
    assert (table.threat(), table.damage("spider-man")) == (1, 1)


@rule("CHA-FORCED-05", "CHA-FORCED-06")
def test_a_forced_ability_without_a_target_is_not_initiated() -> None:
    table = FixtureTable("spider-man")
    table.put("minion-trap")
    table.hand("friend", "spark", "friend", "spark")
    table.does("play:friend", "pay")
    assert "triggered" not in table.story()
    table.put("brawler")
    table.does("play:friend", "pay")
    assert [event["ability"] for event in table.events("triggered")] == ["minion-trap-1"]
    assert table.damage("brawler") == 1


@rule("CHA-FORCED-07", "CHA-PRIORITY-03")
def test_forced_interrupts_come_before_interrupts() -> None:
    table = FixtureTable("spider-man")
    table.put("jammer")
    table.put("event-fan")
    table.hand("study")
    table.does("play:study")
    assert table.story().index("triggered") == 1  # right after playing the card
    table.waits_for(0, "window")


@rule("CHA-PRIORITY-01", "CHA-PRIORITY-02")
def test_tough_comes_before_interrupts() -> None:
    table = FixtureTable("spider-man")
    table.hand("brace-up")
    table.change("spider-man", tough=1)
    table.attacked("rhino-1")
    table.does("pass", "undefended")
    assert table.held() == ["brace-up"]
    assert (table.damage("spider-man"), table.piece("spider-man").tough) == (0, 0)


@rule("CHA-PRIORITY-04", "CHA-CANCEL-01", "CHA-CANCEL-04", "CHA-TRIGGERED-03")
def test_an_interrupt_to_the_reveal_comes_before_when_revealed() -> None:
    table = FixtureTable("spider-man")
    table.hand("hush")
    table.reveals("announcer")
    table.waits_for(0, "window")
    assert table.threat() == 0
    table.does("trigger:hush")
    assert table.threat() == 0
    assert [thing.split(".")[0] for thing in table.state.encounter_discard] == ["announcer"]
    assert [event["card"] for event in table.events("cancelled")] == ["announcer"]


@rule("CHA-PRIORITY-04", "CHA-TRIGGERED-01")
def test_when_defeated_comes_before_the_responses_to_the_defeat() -> None:
    table = FixtureTable("spider-man")
    table.put("mourning")
    table.put("saboteur")
    table.does("attack:spider-man>saboteur")
    assert table.threat() == 1
    table.waits_for(0, "window")
    assert table.options() == ["trigger:mourning/mourning-1#2", "pass"]


@rule("CHA-PRIORITY-01")
def test_consequential_damage_comes_after_responses() -> None:
    table = FixtureTable("spider-man")
    table.put("after-damage")
    table.put("friend")
    table.does("attack:friend>rhino-1")
    table.waits_for(0, "window")
    assert table.damage("friend") == 0
    table.does("pass")
    assert table.damage("friend") == 1


@rule("CHA-TRIGCOND-04", "CHA-TRIGCOND-05", "CHA-RESPONSE-06")
def test_all_responses_to_an_attack_share_one_window_in_any_order() -> None:
    for first, second in (("mourning", "after-attack"), ("after-attack", "mourning")):
        table = FixtureTable("spider-man")
        table.put("mourning")
        table.put("after-attack")
        table.put("saboteur")
        table.does("attack:spider-man>saboteur")
        table.does(f"trigger:{first}", f"trigger:{second}")
        assert [event["ability"] for event in table.events("triggered")] == [f"{first}-1", f"{second}-1"]
        assert len(table.held()) == 2
        table.waits_for(0, "turn")


@rule("CHA-TRIGCOND-04", "CHA-TRIGCOND-02")
def test_each_part_of_an_attack_is_responded_to_once() -> None:
    table = FixtureTable("spider-man")
    table.put("after-damage")
    table.put("after-attack")
    table.does("attack:spider-man>rhino-1")
    assert [option.split("/")[0] for option in table.options()] == [
        "trigger:after-attack",
        "trigger:after-damage",
        "pass",
    ]
    table.does("trigger:after-damage", "trigger:after-attack")
    assert len(table.held()) == 2
    table.waits_for(0, "turn")
