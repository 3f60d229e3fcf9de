"""Actions and forced actions."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table
from tableverse.kernel.ledger import rule


@rule("CHA-ACTION-01", "CHA-ACTIVEPLAYER-01", "CHA-ACTION-02", "CHA-PLAYER-02")
def test_action_is_usable_on_own_turn_or_when_asked() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("library", seat=0)
    table.put("library", seat=1)
    assert [option for option in table.options() if option.startswith("use:")] == ["use:library/library-1"]
    table.does("use:library")
    assert (len(table.held(0)), len(table.held(1))) == (1, 0)
    table.does("ask:2", "use:library")
    assert (len(table.held(0)), len(table.held(1))) == (1, 1)
    table.waits_for(0, "turn")


@rule("CHA-ACTION-05", "CHA-ACTION-06", "CHA-FORCED-03", "CHA-FORCED-04")
def test_a_forced_action_is_done_before_the_phase_ends() -> None:
    table = FixtureTable("spider-man")
    table.put("duty")
    assert "use:duty/duty-1" in table.options()  # whenever any action could be used
    table.does("end-turn")
    assert table.events("damaged") == [{"card": "spider-man", "amount": 1, "source": "duty"}]
    table = FixtureTable("spider-man")
    table.put("duty")
    table.does("use:duty")
    assert "use:duty/duty-1" not in table.options()
    table.does("end-turn")
    assert [event["source"] for event in table.events("damaged")] == []  # once is enough


@rule("CHA-ACTION-07")
def test_impossible_forced_action_does_not_block_the_phase() -> None:
    table = FixtureTable("spider-man")
    table.put("costly-duty")
    table.put("aimless-duty")
    table.does("end-turn")
    assert "uses" not in table.story()
    assert "readied" in table.story()
    table = FixtureTable("spider-man")
    table.put("costly-duty")
    table.hand("spark", "study")
    table.does("end-turn")
    assert "uses" in table.story()


@rule("CHA-SPECIAL-01", "CHA-SPECIAL-02")
def test_a_special_ability_waits_for_another_card() -> None:
    table = FixtureTable("black-panther")
    table.put("energy-daggers")
    table.put("panther-claws")
    assert not any("energy-daggers" in option or "panther-claws" in option for option in table.options())
    table.hand("wakanda-forever-a", "spark")
    table.does("play:wakanda-forever-a", "pay", "next:panther-claws")
    assert table.damage("rhino-1") > 0


@rule("CHA-TRIGGERED-02", "CHA-ABILITY-10")
def test_hero_ability_needs_hero_form_and_is_optional() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.hand("hero-study")
    assert "play:hero-study" not in table.options()
    table.does("change-form")
    assert "play:hero-study" in table.options()
    table.does("end-turn", "done")  # playing it is optional
    assert table.held()[0] == "hero-study"


@rule("CHA-ABILITY-09", "CHA-MAY-01", "CHA-MAY-02")
def test_controlling_player_decides_a_may_effect() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.hand("study", seat=1)
    table.reveals("maybe-lose", seat=1)
    table.waits_for(1, "may")
    table.does("may:no")
    assert table.held(1) == ["study"]
    table.reveals("maybe-lose", seat=1)
    table.does("may:yes")
    assert table.held(1) == []


@rule("CHA-INITIATE-13", "CHA-INITIATE-06")
def test_a_response_to_spending_comes_before_the_effect() -> None:
    table = FixtureTable("spider-man")
    table.put("wild-watch")
    table.hand("dear-study", "anything", "spark")
    table.does("play:dear-study", "spend:anything")  # and the rest, which leaves no choice
    table.waits_for(0, "window")
    assert [thing.split("@")[0] for thing in table.state.limbo] == ["dear-study"]  # on the table, not in play
    assert table.held() == []
    table.does("trigger:wild-watch")
    assert table.held() == ["quiet-card", "quiet-card"]  # one of them drawn by the effect


@rule("CHA-INITIATE-14", "CHA-INITIATE-01", "CHA-INITIATE-02")
def test_effect_resolves_after_its_source_was_discarded_as_the_cost() -> None:
    table = FixtureTable("spider-man")
    table.put("flare-gun")
    table.does("use:flare-gun")
    assert not table.in_play("flare-gun")
    assert table.piece("rhino-1").stunned == 1
    table.put("flare-gun")
    assert "use:flare-gun/flare-gun-1" not in table.options()  # nobody left to stun


@rule("CHA-MAX-08")
def test_only_one_copy_responds_if_the_card_says_so() -> None:
    table = FixtureTable("spider-man")
    table.put("one-fan-only")
    table.put("one-fan-only")
    table.hand("study")
    table.does("play:study", "trigger:one-fan-only")
    assert table.held() == ["quiet-card", "quiet-card"]
    table.waits_for(0, "turn")


@rule("CHA-LIMIT-01")
def test_a_limit_is_counted_for_each_copy() -> None:
    table = FixtureTable("spider-man")
    table.put("library")
    table.put("library")
    table.does("use:library", "use:library")
    assert len(table.held()) == 2
    assert not any(option.startswith("use:library") for option in table.options())


@rule("CHA-MAX-01", "CHA-MAX-02")
def test_a_maximum_is_counted_for_all_players() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.hand("max-one")
    table.hand("max-one", seat=1)
    table.does("play:max-one", "end-turn")
    assert "play:max-one" not in table.options()


@rule("CHA-LABELED-01", "CHA-LABELED-04", "CHA-LABELED-05")
def test_attack_and_thwart_ability_counts_as_both() -> None:
    table = FixtureTable("spider-man")
    table.state.play[table.state.scheme].threat = 3
    table.put("after-attack")
    table.put("after-thwart")
    table.hand("both-at-once")
    table.does("play:both-at-once", "trigger:after-thwart", "trigger:after-attack")
    assert (table.damage("rhino-1"), table.threat()) == (1, 2)
    assert len(table.held()) == 2


@rule("CHA-LABELED-08")
def test_every_status_card_that_cancels_the_attempt_is_lost() -> None:
    table = FixtureTable("spider-man")
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
