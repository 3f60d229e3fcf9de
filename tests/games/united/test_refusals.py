"""Reasons why an action is refused, and when each of them applies."""

import pytest

from games.united.table import CARTER, KUN_LUN, LOKI, LONDON, PEGASUS, THOR, TVA, UN, Table
from tableverse.games.registry import load_game
from tableverse.games.united.ids import NOWHERE
from tableverse.games.united.state import UnitedState
from tableverse.kernel.game import SPECTATOR, Config


def acting(*hand: str) -> Table:
    """Return a table where Loki, in London, has played the first of these cards."""
    table = Table("maestro", heroes=["loki", "mighty-thor"])
    table.villain(at=UN)
    table.hero(LOKI, at=LONDON, hand=[*hand, "loki-wild"])
    table.place(LONDON, thugs=1, civilians=1)
    table.place(PEGASUS, thugs=1)
    table.hero_turn(LOKI)
    table.does(f"play:{hand[0]}")
    table.waits_for(0, "action")
    return table


def test_move_to_a_distant_location_is_refused():
    table = acting("loki-move")
    assert table.why(f"place:{KUN_LUN}") == {"move": "far"}
    assert table.why(f"place:{PEGASUS}") == {}
    table = acting("loki-heroic-attack")
    assert table.why(f"place:{KUN_LUN}") == {"move": "far"}
    assert table.why(f"place:{PEGASUS}") == {"move": "no-action"}
    assert table.why(f"place:{TVA}") == {"move": "no-action"}
    table.hero(LOKI, at=KUN_LUN)
    assert table.why(f"place:{PEGASUS}") == table.why(f"place:{UN}") == {"move": "no-action"}
    assert table.why(f"place:{TVA}") == table.why(f"place:{LONDON}") == {"move": "far"}


def test_action_without_its_symbol_is_refused():
    table = acting("loki-move")
    assert table.why(f"thug@{LONDON}") == {"attack": "no-action"}
    assert table.why(f"civilian@{LONDON}") == {"rescue": "no-action"}
    table = acting("loki-wild")
    assert table.why(f"thug@{LONDON}") == {}
    assert table.why(f"civilian@{LONDON}") == {}


def test_target_in_another_location_is_refused():
    table = acting("loki-wild")
    assert table.why(f"thug@{PEGASUS}") == {"attack": "elsewhere"}


def test_attack_on_the_villain_is_refused_before_two_missions():
    table = acting("loki-wild")
    assert table.why("villain") == {"attack": "missions-first"}
    table.state.completed = [0, 1]
    assert table.why("villain") == {"attack": "elsewhere"}


def test_second_card_in_a_turn_is_refused():
    table = acting("loki-move")
    assert table.why("card:loki-wild") == {"play": "hand"}
    assert table.why("mission:defeat-thugs") == {"mission": "mission"}
    table.state.completed = [1]
    assert table.why("mission:defeat-thugs") == {"mission": "mission-complete"}


def test_cards_of_other_players_cannot_be_pointed_at():
    table = acting("loki-move")
    things = table.game.pointable(table.state, 1)
    assert "card:loki-wild" not in things
    assert table.why("villain", seat=1) == {"": "refusal-waiting"}
    assert table.why("card:loki-wild", seat=1) == {}


def test_only_present_tokens_and_threats_can_be_pointed_at():
    table = acting("loki-move")
    table.threat("trophy-room", LONDON)
    things = table.game.pointable(table.state, 0)
    assert {f"thug@{LONDON}", f"civilian@{LONDON}", "threat:trophy-room", "villain"} < set(things)
    assert not {f"civilian@{PEGASUS}", f"bot@{LONDON}", "threat:gamma-wasteland"} & set(things)


def test_location_effect_is_refused_before_the_end_or_under_a_threat():
    table = acting("loki-move")
    assert table.why(f"place:{LONDON}") == {"location": "end-of-turn"}
    table.threat("trophy-room", LONDON)
    assert table.why(f"place:{LONDON}") == {"location": "covered"}


def test_leaving_a_location_with_an_exit_cost_is_refused():
    reasons = {
        "loki-move-attack": {"move": "exit"},
        "loki-heroic-attack": {"move": "no-action"},
        "loki-wild-wild": {},
    }
    for card, reason in reasons.items():
        table = Table("maestro", heroes=[LOKI, THOR])
        table.hero(LOKI, at=LONDON, hand=[card], deck=["loki-scepter"])
        table.threat("gravity-police", LONDON)
        table.hero_turn(LOKI)
        table.does(f"play:{card}")
        assert table.why(f"place:{PEGASUS}") == reason


def test_attack_on_a_villain_without_health_or_guarded_is_refused():
    reasons = {"immortus": "no-health", "cosmic-ghost-rider": "missions-first", "superior-spider-man": "guarded"}
    for villain, reason in reasons.items():
        table = Table(villain, heroes=[LOKI, THOR])
        if reason == "guarded":
            guards = [card.id for card in table.game.cards.threats.values() if "guards-villain" in card.rules]
            table.threat(guards[0], KUN_LUN)
            table.missions(completed=["defeat-thugs", "clear-threats"])
        table.hero(LOKI, at=UN, hand=["loki-wild"])
        table.hero_turn(LOKI)
        table.does("play:loki-wild")
        assert table.why("villain") == {"attack": reason}


def test_threat_refuses_actions_that_it_does_not_need():
    table = Table("maestro", heroes=[LOKI, THOR])
    table.hero(LOKI, at=LONDON, hand=["loki-wild"])
    table.threat("gamma-wasteland", LONDON, heroic=2)
    table.threat("dogs-of-war-1", PEGASUS)
    table.hero_turn(LOKI)
    table.does("play:loki-wild")
    assert table.why("threat:gamma-wasteland") == {}
    assert table.why("threat:dogs-of-war-1") == {"attack": "elsewhere"}
    table.lasting("untouchable", "threat:dogs-of-war-1")
    assert table.why("threat:dogs-of-war-1") == {"attack": "untouchable"}


def test_equipment_that_is_facedown_or_not_usable_now_is_refused():
    table = Table("maestro", heroes=[CARTER, LOKI])
    table.hero(CARTER, at=LONDON, hand=["captain-carter-move"])
    table.state.heroes[0].gear = []
    table.hero(CARTER, gear={"captain-carters-shield": True, "drone": False, "medkit": True, "communicator": True})
    table.hero(LOKI, at=LONDON)
    table.hero_turn(CARTER)
    table.does("play:captain-carter-move")
    assert table.why("gear:captain-carters-shield") == {"use": "answers"}
    assert table.why("gear:drone") == {"use": "not-ready"}
    assert table.why("gear:communicator") == {"use": "no-effect"}
    assert table.why("gear:medkit") == {}


def test_extra_actions_refuse_targets_out_of_reach():
    table = Table("maestro", heroes=[LOKI, THOR])
    table.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild"], gear={"drone": True, "medkit": True})
    table.place(PEGASUS, thugs=1, civilians=1)
    table.place(KUN_LUN, thugs=1)
    table.hero_turn(LOKI)
    table.does("play:loki-move", "use:drone")
    table.waits_for(LOKI, "act")
    assert table.why(f"thug@{PEGASUS}") == {}
    assert table.why(f"thug@{KUN_LUN}") == {"act": "not-reached"}
    assert table.why("card:loki-wild") == table.why("gear:medkit") == {"": "refusal-first"}


def test_plan_other_than_the_starting_plan_is_refused():
    table = Table("emperor-doom", heroes=[LOKI, THOR], mode="super-villain")
    table.state.villain_supers = []
    table.state.villain_hand = ["emperor-doom-plan-01", "emperor-doom-plan-02"]
    table.state.storyline = []
    table.villain_turn("emperor-doom-plan-03")
    table.waits_for(2, "plan")
    assert table.why("card:emperor-doom-plan-01") == {}
    assert table.why("card:emperor-doom-plan-02") == {"plan": "starting"}
    assert table.why("villain") == {"": "refusal-first"}
    table = Table("emperor-doom", heroes=[LOKI, THOR], mode="super-villain")
    table.state.villain_supers = []
    table.state.villain_hand = ["emperor-doom-plan-01", "emperor-doom-plan-02"]
    table.villain_turn("emperor-doom-plan-03")
    assert table.game.refusals(table.state, 2, "card:emperor-doom-plan-02") == []


def test_reasons_why_support_cards_are_refused():
    table = Table("maestro", heroes=[LOKI], mode="commander")
    table.state.display = ["ironheart-repulsor-beams", "loki-confuse"]
    table.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild"])
    table.hero_turn(LOKI, since=1)
    table.waits_for(LOKI, "way")
    assert table.why("card:loki-confuse") == {}
    table.does("regular")
    assert table.why("card:loki-confuse") == {"support": "display"}
    assert table.why(f"place:{LONDON}") == {"": "refusal-first"}
    assert table.why("card:loki-move") == {}
    table.does("play:loki-move")
    assert table.why("card:loki-wild") == {"play": "hand"}


def test_ko_d_hero_is_refused_to_act():
    table = acting("loki-wild")
    table.of(LOKI).down = True
    assert table.why(f"thug@{PEGASUS}") == {"act": "down"}


def test_heroes_and_storyline_cards_explain_themselves():
    table = acting("loki-move")
    assert table.why("hero:mighty-thor") == {"hero": "hero"}
    latest = len(table.state.storyline) - 1
    assert table.why(f"entry:{latest}") == {"entry": "story"}
    assert table.why("entry:0") == {"entry": "story-plan"}
    table.hero_turn(THOR)
    table.does(next(option.id for option in table.decision.options if option.verb == "play"))
    assert table.why(f"entry:{latest}") == {"entry": "story-old"}
    assert table.why(f"entry:{latest + 1}") == {"entry": "story"}
    assert f"entry:{latest + 2}" not in table.game.pointable(table.state, 1)


def test_spectator_and_absent_villain_limit_what_can_be_pointed_at():
    game = load_game("united")
    state = game.new(Config(2, {"mode": "super-villain"}), 1)
    assert isinstance(state, UnitedState)
    assert state.villain_at == NOWHERE
    assert "villain" not in game.pointable(state, 0)
    table = Table("maestro", heroes=["loki", "mighty-thor"], mode="super-villain")
    table.hero(LOKI, hand=["loki-move", "loki-wild"])
    table.state.villain_hand = ["maestro-plan-01"]
    table.hero_turn(LOKI)
    watching = table.game.pointable(table.state, SPECTATOR)
    assert "villain" in watching
    assert not [thing for thing in watching if thing.startswith(("card:", "gear:"))]
    assert "card:maestro-plan-01" in table.game.pointable(table.state, table.state.villain_seat)


def test_support_card_is_not_a_plan_of_the_villain():
    table = Table("emperor-doom", heroes=["loki"], mode="super-villain-vs-commander")
    table.state.villain_supers, table.state.storyline = [], []
    table.state.display = ["ironheart-heroic"]
    table.state.villain_hand = ["emperor-doom-plan-01", "emperor-doom-plan-03"]  # he begins with the first
    table.villain_turn("emperor-doom-plan-05", next_hero=LOKI)
    table.waits_for(table.state.villain_seat, "plan")
    assert table.why("card:ironheart-heroic") == {"": "refusal-first"}
    assert table.why("card:emperor-doom-plan-01") == {}
    assert table.why("card:emperor-doom-plan-03") == {"plan": "starting"}


@pytest.mark.parametrize("urgent", [True, False])
def test_other_cards_are_refused_while_a_mandatory_card_is_in_hand(urgent: bool, monkeypatch: pytest.MonkeyPatch):
    """A pack may have several such cards."""
    table = Table("maestro", heroes=["loki", "mighty-thor"])
    if urgent:
        monkeypatch.setattr(table.game.cards, "urgent", {"loki-move", "loki-confuse"})
    table.hero(LOKI, hand=["loki-move", "loki-confuse", "loki-wild"])
    table.hero_turn(LOKI)
    assert table.why("card:loki-wild") == ({"play": "urgent"} if urgent else {})
    assert table.why("card:loki-move") == {}
