"""Interrupts, forced interrupts, would-effects, cancelling and preventing."""

from games.champions.fixture_cards import FixtureTable
from tableverse.kernel.ledger import rule

# --- interrupts -----------------------------------------------------------------------------------------------------


@rule("CHA-INTERRUPT-01", "CHA-INTERRUPT-02", "CHA-TRIGCOND-01")
def test_interrupt_resolves_before_its_trigger() -> None:
    table = FixtureTable("she-hulk")
    table.hand("weaken")
    table.attacked("rhino-1")
    table.does("trigger:weaken", "undefended")
    assert table.events("strikes")[0]["amount"] == 0  # 2 minus 2
    assert table.damage("she-hulk") == 0


@rule("CHA-INTERRUPT-05", "CHA-TRIGCOND-02")
def test_interrupt_triggers_once_for_each_occurrence() -> None:
    table = FixtureTable("spider-man")
    table.put("last-words")
    table.put("friend", damage=2)
    table.hand("risky-order")
    table.does("play:risky-order", "trigger:last-words")
    assert not table.in_play("friend")
    assert table.held() == ["quiet-card", "quiet-card"]  # one by the upgrade, one by the event
    table.waits_for(0, "turn")


@rule("CHA-INTERRUPT-06", "CHA-TRIGCOND-03", "CHA-PREVENT-01")
def test_several_copies_can_interrupt_the_same_occurrence() -> None:
    table = FixtureTable("spider-man")
    table.hand("brace-up", "brace-up")
    table.attacked("rhino-1", boost="loud-threat")
    table.does("pass", "undefended", "trigger:brace-up", "trigger:brace-up")
    assert table.events("prevented") == [{"amount": 2}, {"amount": 2}]
    assert table.damage("spider-man") == 1  # 5 less 4


@rule("CHA-INTERRUPT-07", "CHA-INTERRUPT-09", "CHA-PLAYERORDER-01", "CHA-PLAYERORDER-02", "CHA-FIRSTPLAYER-07")
def test_interrupts_are_offered_in_player_order_until_all_pass() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.hand("less-threat")
    table.hand("less-threat", seat=1)
    table.state.first = 1
    table.reveals("announcer")
    table.waits_for(1, "window")
    table.does("pass")
    table.waits_for(0, "window")
    table.does("pass")  # nobody is asked a second time
    assert table.threat() == 2
    table.reveals("announcer")
    table.does("pass")
    table.waits_for(0, "window")
    table.does("trigger:less-threat")  # nothing is left to prevent
    assert table.threat() == 2


@rule("CHA-INTERRUPT-07", "CHA-PLAYERORDER-02")
def test_player_who_passed_is_asked_again_after_an_interrupt() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.hand("weaken", "weaken")
    table.hand("weaken", seat=1)
    table.attacked("rhino-1")
    table.does("pass")
    table.waits_for(1, "window")
    table.does("trigger:weaken")
    table.waits_for(0, "window")  # asked a second time


@rule("CHA-INTERRUPT-03", "CHA-RESPONSE-02", "CHA-ACTION-03")
def test_cards_of_another_player_cannot_be_used() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("library", seat=1)
    table.put("mourning", seat=1)
    table.put("last-words", seat=1)
    table.put("friend", damage=2)
    table.hand("risky-order")
    assert "use:library/library-1" not in table.options()
    table.does("play:risky-order")
    table.waits_for(1, "window")  # the response to the defeat is the other player's; Last Words cannot be used
    assert table.options() == ["trigger:mourning/mourning-1#1", "pass"]
    table.does("pass")
    table.waits_for(0, "turn")


@rule("CHA-ACTION-04", "CHA-INTERRUPT-04", "CHA-RESPONSE-03", "CHA-ABILITY-11", "CHA-PLAYERAREA-05")
def test_obligation_abilities_belong_to_the_player_of_its_area() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("debt", seat=1)
    table.hand("friend", "spark")
    assert "use:debt/debt-1" not in table.options()
    table.does("play:friend", "pay")
    table.waits_for(1, "window")  # the response to an ally entering play
    assert table.options() == ["trigger:debt/debt-2", "pass"]
    table.does("pass")
    table.attacked("rhino-1")
    table.does("pass", "undefended", "undefended")
    table.waits_for(1, "window")  # the interrupt to damage
    assert table.options() == ["trigger:debt/debt-3", "pass"]
    table.does("pass", "end-turn")
    assert "use:debt/debt-1" in table.options()


@rule("CHA-ABILITY-11", "CHA-ACTION-03")
def test_any_player_may_use_an_encounter_card_in_play() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("threat-answer")
    table.reveals("announcer")
    table.waits_for(0, "window")
    table.does("pass")
    table.waits_for(1, "window")
    table.does("trigger:threat-answer")
    assert (table.held(0), table.held(1)) == ([], ["quiet-card"])


# --- would ----------------------------------------------------------------------------------------------------------


@rule("CHA-INTERRUPT-08", "CHA-INTERRUPT-10", "CHA-WOULD-01", "CHA-REPLACEMENT-01")
def test_would_interrupts_resolve_first_and_end_other_interrupts() -> None:
    table = FixtureTable("spider-man")
    table.put("friend")
    table.put("first-guard")
    table.hand("shove-an-ally")
    table.attacked("rhino-1")
    table.does("pass", "undefended")
    assert table.options() == ["trigger:shove-an-ally/shove-an-ally-1", "pass"]  # the guard is not offered yet
    table.does("trigger:shove-an-ally")
    assert (table.damage("spider-man"), table.damage("friend")) == (0, 1)
    assert not table.piece("first-guard").exhausted  # no damage was left to interrupt
    table.waits_for(0, "turn")


@rule("CHA-WOULD-02", "CHA-REPLACEMENT-02", "CHA-CANCEL-05")
def test_replaced_defeat_triggers_nothing() -> None:
    table = FixtureTable("spider-man")
    for upgrade in ("second-life", "last-words", "mourning"):
        table.put(upgrade)
    table.put("friend", damage=2)
    table.hand("risky-order")
    table.does("play:risky-order", "trigger:second-life")
    assert sorted(table.held()) == ["friend", "quiet-card"]  # only the event draws
    assert "defeated" not in table.story()


# --- cancel ---------------------------------------------------------------------------------------------------------


@rule("CHA-CANCEL-03", "CHA-CANCEL-02", "CHA-INITIATE-10", "CHA-INITIATE-11", "CHA-INITIATE-12")
def test_a_cancelled_event_was_played_and_paid_for() -> None:
    table = FixtureTable("spider-man")
    table.put("jammer")
    table.put("event-fan")
    table.hand("bright-idea", "spark")
    table.does("play:bright-idea")
    assert sorted(table.discarded()) == ["bright-idea", "spark"]
    assert table.held() == []
    table.does("trigger:event-fan")  # it was played
    assert table.held() == ["quiet-card"]


@rule("CHA-CANCEL-02", "CHA-LIMIT-02", "CHA-MAX-03")
def test_cancelled_card_counts_towards_limits() -> None:
    table = FixtureTable("spider-man")
    table.put("jammer")
    table.hand("max-one", "max-one")
    table.does("play:max-one")
    assert table.held() == ["max-one"]
    assert "play:max-one" not in table.options()


@rule("CHA-CANCEL-06", "CHA-PREVENT-07")
def test_cancelled_effect_triggers_no_response() -> None:
    table = FixtureTable("spider-man")
    table.put("threat-answer")
    table.hand("no-threat")
    table.reveals("announcer")
    table.does("trigger:no-threat")
    assert (table.threat(), table.held()) == (0, [])
    table.waits_for(0, "turn")


@rule("CHA-PREVENT-07")
def test_threat_is_prevented_before_it_is_placed() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.state.play[table.state.scheme].threat = 4  # 7 complete it
    table.hand("less-threat")
    table.schemed("rhino-1", boost="loud-threat")  # 1 and 3
    table.does("trigger:less-threat")
    assert table.threat() == 6
    assert table.state.result is None


@rule("CHA-PREVENT-02", "CHA-PREVENT-03", "CHA-PREVENT-04")
def test_prevented_damage_was_dealt_but_not_taken() -> None:
    table = FixtureTable("spider-man")
    table.put("sore-spot")
    table.put("dealt-watch")
    table.put("bite")
    table.put("first-guard")
    table.hand("study")
    table.attacked("bite")
    table.does("undefended", "trigger:first-guard")
    table.waits_for(0, "window")
    assert table.options() == ["trigger:dealt-watch/dealt-watch-1", "pass"]  # it was dealt
    table.does("pass")
    assert table.held() == ["study"]  # neither the sore spot nor the biter was triggered
    table.attacked("bite")
    table.does("undefended", "pass")
    assert table.damage("spider-man") == 1
    assert len(table.held()) == 1  # the sore spot drew, the biter took one
    assert "discarded" in table.story()
