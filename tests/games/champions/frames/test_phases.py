"""The end of both phases, and the options of a turn."""

from games.champions.fixture_cards import FixtureTable
from tableverse.kernel.ledger import rule


@rule("CHA-PPEND-06", "CHA-PPEND-05", "CHA-PLAYERPHASE-02")
def test_ready_step_includes_encounter_cards() -> None:
    table = FixtureTable("spider-man", "iron-man", form="alter-ego")
    table.put("public-phone", exhausted=True)
    table.put("pal", seat=1, exhausted=True)
    table.change("spider-man", exhausted=True)
    table.does("end-turn", "end-turn")
    assert not any(piece.exhausted for piece in table.state.play.values())


@rule("CHA-PLAYERPHASE-03", "CHA-PPEND-01", "CHA-VILLAINPHASE-11", "CHA-VILLAINPHASE-12", "CHA-VILLAINPHASE-13")
def test_effects_expire_before_responses_to_the_end_of_a_phase() -> None:
    table = FixtureTable("she-hulk")
    table.put("end-of-shift")  # after the player phase: counters equal to your ATK; after the round: 10 more
    table.hand("pumped")
    table.does("play:pumped")  # +5 ATK until the end of the phase
    assert table.stat("she-hulk", "atk") == 8
    table.change("she-hulk", exhausted=True)
    table.does("end-turn")
    assert table.piece("end-of-shift").counters == 3  # not 8
    kinds = table.story()
    assert kinds.index("drew") < kinds.index("readied") < kinds.index("counters") < kinds.index("threat")
    table.does("undefended")
    assert table.piece("end-of-shift").counters == 13
    told = [event.kind for event in table.happened if event.kind in ("revealed", "first", "counters", "round")]
    assert told == ["revealed", "first", "counters", "round"]  # the end of the villain phase is that of the round


@rule("CHA-VILLAINPHASE-11")
def test_effects_until_the_end_of_the_round_end_with_it() -> None:
    table = FixtureTable("she-hulk")
    table.put("end-of-shift")
    table.hand("all-day")
    table.does("play:all-day")  # +5 ATK until the end of the round
    table.does("end-turn", "undefended")
    assert table.piece("end-of-shift").counters == 8 + 10  # the player phase did not end it
    assert table.stat("she-hulk", "atk") == 3


@rule("CHA-TURN-03", "CHA-TURN-07", "CHA-TURN-08", "CHA-TURN-10")
def test_turn_offers_cards_in_hand_and_actions_in_play() -> None:
    table = FixtureTable("she-hulk")
    table.put("patrols")  # a card she controls
    table.put("public-phone")  # an encounter card
    table.hand("pal", "big-gun", "tac-team", "rescue", "pumped", "energy", "energy", "energy")
    options = table.options()
    for card in ("pal", "big-gun", "tac-team", "rescue", "pumped"):
        assert f"play:{card}" in options
    assert "use:patrols/patrols-1" in options
    assert "use:public-phone/public-phone-1" in options
    table.does("use:public-phone")
    assert len(table.held()) == 9
    table.does("play:pumped")
    assert table.stat("she-hulk", "atk") == 3 + 1 + 5
    table.waits_for(0, "turn")


@rule("CHA-TURN-09")
def test_any_player_may_use_an_action_marked_so() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("open-house", seat=1)
    assert "use:open-house/open-house-1" in table.options()
    assert "use:open-house/open-house-2" not in table.options()  # the other is for its controller
    table.does("use:open-house")
    assert (table.held(0), table.held(1)) == (["quiet-card"], [])
    assert table.piece("open-house").exhausted
