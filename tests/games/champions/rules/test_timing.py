"""When abilities answer: interrupts, responses, forced ones, would, cancelling, preventing, forced actions."""

from games.champions.table import Table
from tableverse.kernel.ledger import rule

# --- interrupts -----------------------------------------------------------------------------------------------------


@rule("CHA-INTERRUPT-01", "CHA-INTERRUPT-02", "CHA-TRIGCOND-01")
def test_an_interrupt_comes_before_what_it_answers() -> None:
    table = Table("she-hulk")
    table.hand("weaken")
    table.attacked("rhino-1")
    table.does("trigger:weaken", "undefended")
    assert table.events("strikes")[0]["amount"] == 0  # 2 less 2
    assert table.damage("she-hulk") == 0


@rule("CHA-INTERRUPT-05", "CHA-TRIGCOND-02")
def test_an_interrupt_answers_an_occurrence_once() -> None:
    table = Table("spider-man")
    table.put("last-words")
    table.put("friend", damage=2)
    table.hand("risky-order")
    table.does("play:risky-order", "trigger:last-words")
    assert not table.in_play("friend")
    assert table.held() == ["quiet-card", "quiet-card"]  # one by the upgrade, one by the event
    table.waits(0, "turn")


@rule("CHA-INTERRUPT-06", "CHA-TRIGCOND-03", "CHA-PREVENT-01")
def test_several_copies_answer_the_same_occurrence() -> None:
    table = Table("spider-man")
    table.hand("brace-up", "brace-up")
    table.attacked("rhino-1", boost="loud-threat")
    table.does("pass", "undefended", "trigger:brace-up", "trigger:brace-up")
    assert table.events("prevented") == [{"amount": 2}, {"amount": 2}]
    assert table.damage("spider-man") == 1  # 5 less 4


@rule("CHA-INTERRUPT-07", "CHA-INTERRUPT-09", "CHA-PLAYERORDER-01", "CHA-PLAYERORDER-02", "CHA-FIRSTPLAYER-07")
def test_interrupts_go_around_from_the_first_player_until_all_pass() -> None:
    table = Table("spider-man", "she-hulk")
    table.hand("less-threat")
    table.hand("less-threat", seat=1)
    table.state.first = 1
    table.reveals("announcer")
    table.waits(1, "window")
    table.does("pass")
    table.waits(0, "window")
    table.does("pass")  # nobody is asked again
    assert table.threat() == 2
    table.reveals("announcer")
    table.does("pass")
    table.waits(0, "window")
    table.does("trigger:less-threat")  # nothing is left to prevent
    assert table.threat() == 2


@rule("CHA-INTERRUPT-07", "CHA-PLAYERORDER-02")
def test_whoever_passed_may_think_again_when_something_was_done() -> None:
    table = Table("spider-man", "she-hulk")
    table.hand("weaken", "weaken")
    table.hand("weaken", seat=1)
    table.attacked("rhino-1")
    table.does("pass")
    table.waits(1, "window")
    table.does("trigger:weaken")
    table.waits(0, "window")  # asked once more


@rule("CHA-INTERRUPT-03", "CHA-RESPONSE-02", "CHA-ACTION-03")
def test_cards_of_another_player_cannot_be_used() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("library", seat=1)
    table.put("mourning", seat=1)
    table.put("last-words", seat=1)
    table.put("friend", damage=2)
    table.hand("risky-order")
    assert "use:library/library-1" not in table.options()
    table.does("play:risky-order")
    table.waits(1, "window")  # the answer to the defeat is the other player's; nobody may use the last words
    assert table.options() == ["trigger:mourning/mourning-1#1", "pass"]
    table.does("pass")
    table.waits(0, "turn")


@rule("CHA-ACTION-04", "CHA-INTERRUPT-04", "CHA-RESPONSE-03", "CHA-ABILITY-11", "CHA-PLAYERAREA-05")
def test_an_obligation_is_for_the_player_whose_area_it_lies_in() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("debt", seat=1)
    table.hand("friend", "spark")
    assert "use:debt/debt-1" not in table.options()
    table.does("play:friend", "pay")
    table.waits(1, "window")  # the response to an ally's coming
    assert table.options() == ["trigger:debt/debt-2", "pass"]
    table.does("pass")
    table.attacked("rhino-1")
    table.does("pass", "undefended", "undefended")
    table.waits(1, "window")  # the interrupt to damage
    assert table.options() == ["trigger:debt/debt-3", "pass"]
    table.does("pass", "end-turn")
    assert "use:debt/debt-1" in table.options()


@rule("CHA-ABILITY-11", "CHA-ACTION-03")
def test_any_player_may_use_an_encounter_card_in_play() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("threat-answer")
    table.reveals("announcer")
    table.waits(0, "window")
    table.does("pass")
    table.waits(1, "window")
    table.does("trigger:threat-answer")
    assert (table.held(0), table.held(1)) == ([], ["quiet-card"])


# --- would ----------------------------------------------------------------------------------------------------------


@rule("CHA-INTERRUPT-08", "CHA-INTERRUPT-10", "CHA-WOULD-01", "CHA-REPLACEMENT-01")
def test_would_comes_first_and_ends_the_other_interrupts() -> None:
    table = Table("spider-man")
    table.put("friend")
    table.put("first-guard")
    table.hand("shove-an-ally")
    table.attacked("rhino-1")
    table.does("pass", "undefended")
    assert table.options() == ["trigger:shove-an-ally/shove-an-ally-1", "pass"]  # the guard is not asked yet
    table.does("trigger:shove-an-ally")
    assert (table.damage("spider-man"), table.damage("friend")) == (0, 1)
    assert not table.piece("first-guard").exhausted  # there was no damage left to answer
    table.waits(0, "turn")


@rule("CHA-WOULD-02", "CHA-REPLACEMENT-02", "CHA-CANCEL-05")
def test_a_defeat_that_is_replaced_is_answered_by_nothing() -> None:
    table = Table("spider-man")
    for upgrade in ("second-life", "last-words", "mourning"):
        table.put(upgrade)
    table.put("friend", damage=2)
    table.hand("risky-order")
    table.does("play:risky-order", "trigger:second-life")
    assert sorted(table.held()) == ["friend", "quiet-card"]  # only the event draws
    assert "defeated" not in table.kinds()


# --- responses ------------------------------------------------------------------------------------------------------


@rule("CHA-RESPONSE-01", "CHA-AFTER-01", "CHA-RESPONSE-04")
def test_a_response_comes_after_and_once() -> None:
    table = Table("spider-man")
    table.put("after-attack")
    table.does("attack:spider-man>rhino-1", "trigger:after-attack")
    assert table.kinds().index("damaged") < table.kinds().index("drew")
    assert table.held() == ["quiet-card"]
    table.waits(0, "turn")


@rule("CHA-RESPONSE-05", "CHA-TRIGCOND-03", "CHA-RESPONSE-07")
def test_each_copy_may_respond_and_nobody_after_passing() -> None:
    table = Table("spider-man")
    table.put("after-attack")
    table.put("after-attack")
    table.does("attack:spider-man>rhino-1", "trigger:after-attack", "trigger:after-attack")
    assert table.held() == ["quiet-card", "quiet-card"]
    table.change("spider-man", exhausted=False)
    table.does("attack:spider-man>rhino-1", "pass")
    assert len(table.held()) == 2
    table.waits(0, "turn")


@rule("CHA-FORCED-08", "CHA-PRIORITY-03", "CHA-FORCED-01", "CHA-FORCED-02", "CHA-TRIGGERED-01", "CHA-ABILITY-08")
def test_forced_responses_come_before_responses() -> None:
    table = Table("spider-man")
    table.put("ally-greeter")
    table.put("alarm")
    table.hand("friend", "spark")
    table.does("play:friend", "pay")
    assert table.threat() == 1  # nobody was asked about that
    table.waits(0, "window")
    assert table.options() == ["trigger:ally-greeter/ally-greeter-1", "pass"]


@rule("CHA-FORCED-09", "CHA-SIMULTANEOUS-01", "CHA-FIRSTPLAYER-06", "CHA-FORCED-10", "CHA-PLAYER-03")
def test_the_first_player_orders_forced_abilities() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("alarm")
    table.put("siren")
    table.state.first = 1
    table.hand("friend", "spark")
    table.does("play:friend", "pay")
    table.waits(1, "order")  # not the player whose turn it is
    table.does("trigger:siren")
    assert table.kinds().index("damaged") < table.kinds().index("threat")
    assert (table.threat(), table.damage("spider-man")) == (1, 1)


@rule("CHA-FORCED-05", "CHA-FORCED-06")
def test_a_forced_ability_without_a_target_is_not_initiated() -> None:
    table = Table("spider-man")
    table.put("minion-trap")
    table.hand("friend", "spark", "friend", "spark")
    table.does("play:friend", "pay")
    assert "triggered" not in table.kinds()
    table.put("brawler")
    table.does("play:friend", "pay")
    assert [event["ability"] for event in table.events("triggered")] == ["minion-trap-1"]
    assert table.damage("brawler") == 1


@rule("CHA-FORCED-07", "CHA-PRIORITY-03")
def test_forced_interrupts_come_before_interrupts() -> None:
    table = Table("spider-man")
    table.put("jammer")
    table.put("event-fan")
    table.hand("study")
    table.does("play:study")
    assert table.kinds().index("triggered") == 1  # right after the playing
    table.waits(0, "window")


@rule("CHA-PRIORITY-01", "CHA-PRIORITY-02")
def test_tough_comes_before_interrupts() -> None:
    table = Table("spider-man")
    table.hand("brace-up")
    table.change("spider-man", tough=1)
    table.attacked("rhino-1")
    table.does("pass", "undefended")
    assert table.held() == ["brace-up"]
    assert (table.damage("spider-man"), table.piece("spider-man").tough) == (0, 0)


@rule("CHA-PRIORITY-04", "CHA-CANCEL-01", "CHA-CANCEL-04", "CHA-TRIGGERED-03")
def test_an_interrupt_to_the_reveal_comes_before_when_revealed() -> None:
    table = Table("spider-man")
    table.hand("hush")
    table.reveals("announcer")
    table.waits(0, "window")
    assert table.threat() == 0
    table.does("trigger:hush")
    assert table.threat() == 0
    assert [thing.split(".")[0] for thing in table.state.encounter_discard] == ["announcer"]
    assert [event["card"] for event in table.events("cancelled")] == ["announcer"]


@rule("CHA-PRIORITY-04", "CHA-TRIGGERED-01")
def test_when_defeated_comes_before_the_responses_to_the_defeat() -> None:
    table = Table("spider-man")
    table.put("mourning")
    table.put("saboteur")
    table.does("attack:spider-man>saboteur")
    assert table.threat() == 1
    table.waits(0, "window")
    assert table.options() == ["trigger:mourning/mourning-1#2", "pass"]


@rule("CHA-PRIORITY-01")
def test_consequential_damage_comes_after_responses() -> None:
    table = Table("spider-man")
    table.put("after-damage")
    table.put("friend")
    table.does("attack:friend>rhino-1")
    table.waits(0, "window")
    assert table.damage("friend") == 0
    table.does("pass")
    assert table.damage("friend") == 1


@rule("CHA-TRIGCOND-04", "CHA-TRIGCOND-05", "CHA-RESPONSE-06")
def test_all_that_an_attack_does_is_answered_in_one_window_in_any_order() -> None:
    for first, second in (("mourning", "after-attack"), ("after-attack", "mourning")):
        table = Table("spider-man")
        table.put("mourning")
        table.put("after-attack")
        table.put("saboteur")
        table.does("attack:spider-man>saboteur")
        table.does(f"trigger:{first}", f"trigger:{second}")
        assert [event["ability"] for event in table.events("triggered")] == [f"{first}-1", f"{second}-1"]
        assert len(table.held()) == 2
        table.waits(0, "turn")


@rule("CHA-TRIGCOND-04", "CHA-TRIGCOND-02")
def test_every_part_of_an_attack_is_answered_once() -> None:
    table = Table("spider-man")
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
    table.waits(0, "turn")


# --- cancel ---------------------------------------------------------------------------------------------------------


@rule("CHA-CANCEL-03", "CHA-CANCEL-02", "CHA-INITIATE-10", "CHA-INITIATE-11", "CHA-INITIATE-12")
def test_a_cancelled_event_was_played_and_paid_for() -> None:
    table = Table("spider-man")
    table.put("jammer")
    table.put("event-fan")
    table.hand("bright-idea", "spark")
    table.does("play:bright-idea")
    assert sorted(table.discarded()) == ["bright-idea", "spark"]
    assert table.held() == []
    table.does("trigger:event-fan")  # it was played
    assert table.held() == ["quiet-card"]


@rule("CHA-CANCEL-02", "CHA-LIMIT-02", "CHA-MAX-03")
def test_what_is_cancelled_counts_for_limits() -> None:
    table = Table("spider-man")
    table.put("jammer")
    table.hand("max-one", "max-one")
    table.does("play:max-one")
    assert table.held() == ["max-one"]
    assert "play:max-one" not in table.options()


@rule("CHA-CANCEL-06", "CHA-PREVENT-07")
def test_what_would_answer_a_cancelled_effect_does_not() -> None:
    table = Table("spider-man")
    table.put("threat-answer")
    table.hand("no-threat")
    table.reveals("announcer")
    table.does("trigger:no-threat")
    assert (table.threat(), table.held()) == (0, [])
    table.waits(0, "turn")


@rule("CHA-PREVENT-07")
def test_threat_is_prevented_before_it_is_placed() -> None:
    table = Table("spider-man", form="alter-ego")
    table.state.play[table.state.scheme].threat = 4  # 7 complete it
    table.hand("less-threat")
    table.schemed("rhino-1", boost="loud-threat")  # 1 and 3
    table.does("trigger:less-threat")
    assert table.threat() == 6
    assert table.state.result is None


@rule("CHA-PREVENT-02", "CHA-PREVENT-03", "CHA-PREVENT-04")
def test_prevented_damage_was_dealt_but_not_taken() -> None:
    table = Table("spider-man")
    table.put("sore-spot")
    table.put("dealt-watch")
    table.put("bite")
    table.put("first-guard")
    table.hand("study")
    table.attacked("bite")
    table.does("undefended", "trigger:first-guard")
    table.waits(0, "window")
    assert table.options() == ["trigger:dealt-watch/dealt-watch-1", "pass"]  # it was dealt
    table.does("pass")
    assert table.held() == ["study"]  # the sore spot did not draw, and the biter did not take a card
    table.attacked("bite")
    table.does("undefended", "pass")
    assert table.damage("spider-man") == 1
    assert len(table.held()) == 1  # the sore spot drew, the biter took one
    assert "discarded" in table.kinds()


# --- actions --------------------------------------------------------------------------------------------------------


@rule("CHA-ACTION-01", "CHA-ACTIVEPLAYER-01", "CHA-ACTION-02", "CHA-PLAYER-02")
def test_actions_are_for_ones_own_turn_or_when_asked() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("library", seat=0)
    table.put("library", seat=1)
    assert [option for option in table.options() if option.startswith("use:")] == ["use:library/library-1"]
    table.does("use:library")
    assert (len(table.held(0)), len(table.held(1))) == (1, 0)
    table.does("ask:2", "use:library")
    assert (len(table.held(0)), len(table.held(1))) == (1, 1)
    table.waits(0, "turn")


@rule("CHA-ACTION-05", "CHA-ACTION-06", "CHA-FORCED-03", "CHA-FORCED-04")
def test_a_forced_action_is_done_before_the_phase_ends() -> None:
    table = Table("spider-man")
    table.put("duty")
    assert "use:duty/duty-1" in table.options()  # when any action could be
    table.does("end-turn")
    assert table.events("damaged") == [{"card": "spider-man", "amount": 1, "source": "duty"}]
    table = Table("spider-man")
    table.put("duty")
    table.does("use:duty")
    assert "use:duty/duty-1" not in table.options()
    table.does("end-turn")
    assert [event["source"] for event in table.events("damaged")] == []  # once is enough


@rule("CHA-ACTION-07")
def test_a_forced_action_that_cannot_be_done_holds_nothing_up() -> None:
    table = Table("spider-man")
    table.put("costly-duty")
    table.put("aimless-duty")
    table.does("end-turn")
    assert "uses" not in table.kinds()
    assert "readied" in table.kinds()
    table = Table("spider-man")
    table.put("costly-duty")
    table.hand("spark", "study")
    table.does("end-turn")
    assert "uses" in table.kinds()


@rule("CHA-SPECIAL-01", "CHA-SPECIAL-02")
def test_a_special_ability_waits_for_another_card() -> None:
    table = Table("black-panther")
    table.put("energy-daggers")
    table.put("panther-claws")
    assert not any("energy-daggers" in option or "panther-claws" in option for option in table.options())
    table.hand("wakanda-forever-a", "spark")
    table.does("play:wakanda-forever-a", "pay", "next:panther-claws")
    assert table.damage("rhino-1") > 0


@rule("CHA-TRIGGERED-02", "CHA-ABILITY-10")
def test_a_hero_ability_needs_hero_form_and_may_be_left() -> None:
    table = Table("spider-man", form="alter-ego")
    table.hand("hero-study")
    assert "play:hero-study" not in table.options()
    table.does("change-form")
    assert "play:hero-study" in table.options()
    table.does("end-turn", "done")  # nobody must
    assert table.held()[0] == "hero-study"


@rule("CHA-ABILITY-09", "CHA-MAY-01", "CHA-MAY-02")
def test_may_is_for_the_controller_to_decide() -> None:
    table = Table("spider-man", "she-hulk")
    table.hand("study", seat=1)
    table.reveals("maybe-lose", seat=1)
    table.waits(1, "may")
    table.does("may:no")
    assert table.held(1) == ["study"]
    table.reveals("maybe-lose", seat=1)
    table.does("may:yes")
    assert table.held(1) == []


@rule("CHA-INITIATE-13", "CHA-INITIATE-06")
def test_a_response_to_spending_comes_before_the_effect() -> None:
    table = Table("spider-man")
    table.put("wild-watch")
    table.hand("dear-study", "anything", "spark")
    table.does("play:dear-study", "spend:anything")
    table.waits(0, "window")
    assert [thing.split("@")[0] for thing in table.state.limbo] == ["dear-study"]  # on the table, not in play
    table.does("trigger:wild-watch")
    assert table.held() == ["spark", "quiet-card"]
    table.does("spend:spark")
    assert table.held() == ["quiet-card", "quiet-card"]


@rule("CHA-INITIATE-14", "CHA-INITIATE-01", "CHA-INITIATE-02")
def test_the_effect_goes_on_when_its_source_was_discarded_as_the_cost() -> None:
    table = Table("spider-man")
    table.put("flare-gun")
    table.does("use:flare-gun")
    assert not table.in_play("flare-gun")
    assert table.piece("rhino-1").stunned == 1
    table.put("flare-gun")
    assert "use:flare-gun/flare-gun-1" not in table.options()  # nobody left to stun


@rule("CHA-MAX-08")
def test_only_one_copy_answers_where_the_card_says_so() -> None:
    table = Table("spider-man")
    table.put("one-fan-only")
    table.put("one-fan-only")
    table.hand("study")
    table.does("play:study", "trigger:one-fan-only")
    assert table.held() == ["quiet-card", "quiet-card"]
    table.waits(0, "turn")


@rule("CHA-LIMIT-01")
def test_a_limit_is_counted_for_each_copy() -> None:
    table = Table("spider-man")
    table.put("library")
    table.put("library")
    table.does("use:library", "use:library")
    assert len(table.held()) == 2
    assert not any(option.startswith("use:library") for option in table.options())


@rule("CHA-MAX-01", "CHA-MAX-02")
def test_a_maximum_is_counted_for_all_players() -> None:
    table = Table("spider-man", "she-hulk")
    table.hand("max-one")
    table.hand("max-one", seat=1)
    table.does("play:max-one", "end-turn")
    assert "play:max-one" not in table.options()


@rule("CHA-LABELED-01", "CHA-LABELED-04", "CHA-LABELED-05")
def test_an_attack_and_thwart_is_both() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 3
    table.put("after-attack")
    table.put("after-thwart")
    table.hand("both-at-once")
    table.does("play:both-at-once", "trigger:after-thwart", "trigger:after-attack")
    assert (table.damage("rhino-1"), table.threat()) == (1, 2)
    assert len(table.held()) == 2


@rule("CHA-LABELED-08")
def test_every_status_card_that_cancels_the_attempt_is_lost() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 3
    table.change("spider-man", stunned=1, confused=1)
    table.hand("both-at-once")
    table.does("play:both-at-once")
    assert (table.damage("rhino-1"), table.threat()) == (0, 3)
    assert (table.piece("spider-man").stunned, table.piece("spider-man").confused) == (0, 0)


@rule("CHA-LABELED-03")
def test_a_defense_ability_is_a_defense_of_the_identity() -> None:
    table = Table("spider-man")
    table.hand("backflip")
    table.attacked("rhino-1")
    table.does("pass", "undefended", "trigger:backflip")
    assert table.events("defends") == [{"card": "spider-man"}]
