"""Why something cannot be done: each reason, when it is given and when it is not."""

import pytest

from games.united.table import CARTER, KUN_LUN, LOKI, LONDON, PEGASUS, THOR, TVA, UN, Table
from tableverse.games.registry import load_game
from tableverse.games.united.ids import NOWHERE
from tableverse.games.united.state import UnitedState
from tableverse.kernel.game import SPECTATOR, Config


def acting(*hand: str) -> Table:
    """Loki in London has played the first card."""
    table = Table("maestro", heroes=["loki", "mighty-thor"])
    table.villain(at=UN)
    table.hero(LOKI, at=LONDON, hand=[*hand, "loki-wild"])
    table.place(LONDON, thugs=1, civilians=1)
    table.place(PEGASUS, thugs=1)
    table.hero_turn(LOKI)
    table.does(f"play:{hand[0]}")
    table.waits_for(0, "action")
    return table


def test_a_location_that_is_not_next_door():
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


def test_an_action_that_there_is_none_of():
    table = acting("loki-move")
    assert table.why(f"thug@{LONDON}") == {"attack": "no-action"}
    assert table.why(f"civilian@{LONDON}") == {"rescue": "no-action"}
    table = acting("loki-wild")
    assert table.why(f"thug@{LONDON}") == {}
    assert table.why(f"civilian@{LONDON}") == {}


def test_what_lies_elsewhere():
    table = acting("loki-wild")
    assert table.why(f"thug@{PEGASUS}") == {"attack": "elsewhere"}


def test_the_villain_is_safe_until_two_missions_are_complete():
    table = acting("loki-wild")
    assert table.why("villain") == {"attack": "missions-first"}
    table.state.completed = [0, 1]
    assert table.why("villain") == {"attack": "elsewhere"}


def test_one_card_a_turn():
    table = acting("loki-move")
    assert table.why("card:loki-wild") == {"play": "hand"}
    assert table.why("mission:defeat-thugs") == {"mission": "mission"}
    table.state.completed = [1]
    assert table.why("mission:defeat-thugs") == {"mission": "mission-complete"}


def test_the_cards_of_others_are_nothing_to_point_at():
    table = acting("loki-move")
    things = table.game.pointable(table.state, 1)
    assert "card:loki-wild" not in things
    assert table.why("villain", seat=1) == {"": "refusal-waiting"}
    assert table.why("card:loki-wild", seat=1) == {}


def test_only_what_lies_there_is_pointed_at():
    table = acting("loki-move")
    table.threat("trophy-room", LONDON)
    things = table.game.pointable(table.state, 0)
    assert {f"thug@{LONDON}", f"civilian@{LONDON}", "threat:trophy-room", "villain"} < set(things)
    assert not {f"civilian@{PEGASUS}", f"bot@{LONDON}", "threat:gamma-wasteland"} & set(things)


def test_the_end_of_turn_effect_comes_with_the_end_unless_a_threat_covers_it():
    table = acting("loki-move")
    assert table.why(f"place:{LONDON}") == {"location": "end-of-turn"}
    table.threat("trophy-room", LONDON)
    assert table.why(f"place:{LONDON}") == {"location": "covered"}


def test_a_location_may_be_hard_to_leave():
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


def test_a_villain_without_health_and_one_who_is_guarded():
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


def test_a_threat_that_is_cleared_of_what_it_asks_for():
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


def test_equipment_that_is_used_up_or_waits_for_its_moment():
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


def test_extra_actions_reach_where_they_are_given():
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


def test_the_game_begins_with_a_starting_plan():
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


def test_support_cards_on_display():
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


def test_a_hero_who_is_down_waits():
    table = acting("loki-wild")
    table.of(LOKI).down = True
    assert table.why(f"thug@{PEGASUS}") == {"act": "down"}


def test_heroes_and_the_storyline_can_be_asked_about():
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


def test_what_can_be_pointed_at_before_the_villain_has_come_and_by_whoever_watches():
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


def test_a_card_on_display_is_no_plan_of_the_villain():
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
def test_cards_that_must_be_played_come_first(urgent: bool, monkeypatch: pytest.MonkeyPatch):
    """As a pack might have several of them."""
    table = Table("maestro", heroes=["loki", "mighty-thor"])
    if urgent:
        monkeypatch.setattr(table.game.cards, "urgent", {"loki-move", "loki-confuse"})
    table.hero(LOKI, hand=["loki-move", "loki-confuse", "loki-wild"])
    table.hero_turn(LOKI)
    assert table.why("card:loki-wild") == ({"play": "urgent"} if urgent else {})
    assert table.why("card:loki-move") == {}
