"""Aggression, Justice, Leadership, Protection and basic cards."""

import pytest

from games.champions.table import Table
from tableverse.kernel.ledger import rule


@pytest.mark.parametrize(
    ("card", "gone", "rhino", "hulk"),
    [("strength", False, 3 + 2, 1), ("energy", False, 3 + 1, 2), ("genius", True, 3, 0), ("vibranium", True, 3 + 3, 0)],
)
def test_hulk_does_what_the_discarded_card_says(card: str, gone: bool, rhino: int, hulk: int) -> None:
    table = Table("she-hulk")
    table.put("hulk")
    table.deck(card)
    table.does("attack:hulk>rhino-1")
    if card == "vibranium":
        table.does("choose:physical", "choose:energy")
    assert table.damage("rhino-1") == rhino
    assert table.in_play("hulk") is not gone
    if not gone:
        assert table.damage("hulk") == hulk  # with 1 of consequence


def test_tigra_heals_after_defeating_a_minion() -> None:
    table = Table("she-hulk")
    table.put("tigra", damage=1)
    table.put("brawler", damage=1)
    table.does("attack:tigra>brawler", "trigger:tigra")
    assert table.damage("tigra") == 1  # healed, then the consequence


def test_chase_them_down() -> None:
    table = Table("she-hulk")
    table.state.play[table.state.scheme].threat = 4
    table.put("brawler")
    table.hand("chase-them-down")
    table.does("attack:she-hulk>brawler", "trigger:chase-them-down")
    assert table.threat() == 2


@rule("CHA-OVERKILL-02")
def test_relentless_assault_with_physical_overkills() -> None:
    table = Table("she-hulk")
    table.put("brawler")
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault")
    assert not table.in_play("brawler")
    assert table.damage("rhino-1") == 2


def test_uppercut_and_haymaker_and_the_power_of_aggression() -> None:
    table = Table("she-hulk")
    table.hand("uppercut", "the-power-of-aggression", "emergency", "haymaker", "energy")
    table.does("play:uppercut", "spend:the-power-of-aggression", "spend:emergency", "play:haymaker")
    assert table.damage("rhino-1") == 8


@pytest.mark.parametrize(
    ("team", "left"), [("tac-team", "damage"), ("surveillance-team", "threat"), ("med-team", "heal")]
)
def test_teams_are_used_up(team: str, left: str) -> None:
    table = Table("she-hulk")
    table.state.play[table.state.scheme].threat = 4
    table.change("she-hulk", damage=5)
    table.put(team, counters=1)
    table.does(f"use:{team}")
    assert not table.in_play(team)
    found = {"damage": table.damage("rhino-1"), "threat": 4 - table.threat(), "heal": 5 - table.damage("she-hulk")}
    assert found == {"damage": 0, "threat": 0, "heal": 0} | {left: 1 if left == "threat" else 2}


@pytest.mark.parametrize(
    ("card", "stat", "value"),
    [("combat-training", "atk", 4), ("heroic-intuition", "thw", 2), ("armored-vest", "def", 3)],
)
def test_one_more_for_any_player_s_hero(card: str, stat: str, value: int) -> None:
    table = Table("spider-man", "she-hulk")
    table.hand(card, "energy")
    table.does(f"play:{card}", "place:she-hulk")
    assert table.stat("she-hulk", stat) == value
    table.hand(card, "energy")
    table.does(f"play:{card}")  # only Spider-Man is left
    assert table.piece(card).area == 1


def test_jessica_jones_counts_side_schemes() -> None:
    table = Table("spider-man")
    table.put("jessica-jones")
    table.put("bomb-scare")
    table.put("crowd-control")
    assert table.stat("jessica-jones", "thw") == 3


def test_daredevil() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.put("daredevil")
    table.does("thwart:daredevil>the-break-in", "trigger:daredevil")
    assert (table.threat(), table.damage("rhino-1"), table.damage("daredevil")) == (2, 1, 1)


def test_for_justice_and_great_responsibility() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 5
    table.hand("for-justice", "energy", "great-responsibility")
    table.does("play:for-justice", "spend:energy")
    assert table.threat() == 2
    table.reveals("advance")
    table.does("trigger:great-responsibility")
    assert (table.threat(), table.damage("spider-man")) == (2, 1)


def test_interrogation_room() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 3
    table.put("interrogation-room")
    table.put("brawler", damage=1)
    table.does("attack:spider-man>brawler", "trigger:interrogation-room")
    assert table.threat() == 2


def test_hawkeye_shoots_whoever_comes() -> None:
    table = Table("captain-marvel")
    table.put("hawkeye")
    table.reveals("brawler")
    table.does("trigger:hawkeye")
    assert (table.damage("brawler"), table.piece("hawkeye").counters) == (2, 3)


def test_maria_hill_and_the_triskelion() -> None:
    table = Table("captain-marvel", "iron-man")
    table.put("the-triskelion")
    for ally in ("hawkeye", "vision", "mockingbird"):
        table.put(ally)
    table.hand("maria-hill", "energy")
    table.does("play:maria-hill", "trigger:maria-hill")
    assert (table.held(0), table.held(1)) == (["quiet-card"], ["quiet-card"])
    table.waits(0, "turn")  # a fourth ally is allowed


def test_vision_and_inspired() -> None:
    table = Table("captain-marvel")
    table.put("vision")
    table.hand("energy", "inspired", "emergency")
    table.does("use:vision", "spend:energy", "choose:atk")
    assert (table.stat("vision", "atk"), table.stat("vision", "thw")) == (4, 1)
    table.does("play:inspired")
    assert (table.stat("vision", "atk"), table.stat("vision", "thw")) == (5, 2)


def test_get_ready_and_lead_from_the_front() -> None:
    table = Table("captain-marvel")
    table.put("hawkeye", exhausted=True)
    table.hand("get-ready", "lead-from-the-front", "energy")
    table.does("play:get-ready")
    assert not table.piece("hawkeye").exhausted
    table.does("play:lead-from-the-front")
    assert (table.stat("hawkeye", "atk"), table.stat("captain-marvel", "thw")) == (2, 3)


def test_make_the_call() -> None:
    table = Table("captain-marvel")
    table.discard("hawkeye")
    table.hand("make-the-call", "energy", "the-power-of-leadership")
    table.does("play:make-the-call", "pay")
    assert table.in_play("hawkeye")
    assert table.held() == []


def test_black_widow_cancels_any_card() -> None:
    table = Table("black-panther")
    table.put("black-widow")
    table.hand("genius")
    table.reveals("sandman")
    table.does("trigger:black-widow")
    assert not table.in_play("sandman")
    assert [event["card"] for event in table.events("revealed")] == ["quiet-threat"]


def test_luke_cage_is_tough() -> None:
    table = Table("black-panther")
    table.hand("luke-cage", "energy", "vibranium")
    table.does("play:luke-cage", "pay")
    assert table.piece("luke-cage").tough == 1


def test_counter_punch_and_indomitable() -> None:
    table = Table("black-panther")
    table.put("indomitable")
    table.hand("counter-punch")
    table.attacked("rhino-1")
    table.does("defend:black-panther", "trigger:counter-punch", "trigger:indomitable")
    assert table.damage("rhino-1") == 2 + 1  # ATK, and retaliate
    assert not table.piece("black-panther").exhausted


def test_get_behind_me() -> None:
    table = Table("black-panther")
    table.hand("get-behind-me", "the-power-of-protection")
    table.reveals("exhaustion")
    table.does("trigger:get-behind-me", "undefended")
    assert not table.piece("black-panther").exhausted
    assert table.damage("black-panther") == 2


def test_mockingbird_stuns() -> None:
    table = Table("she-hulk")
    table.hand("mockingbird", "energy", "genius")
    table.does("play:mockingbird", "pay", "trigger:mockingbird")
    assert table.piece("rhino-1").stunned == 1


def test_nick_fury_goes_at_the_end_of_the_round() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.hand("nick-fury", "energy", "genius")
    table.does("play:nick-fury", "pay", "choose:draw")
    assert len(table.held()) == 3
    table.does("end-turn", "done", "pass", "pass")
    assert not table.in_play("nick-fury")


def test_emergency_and_first_aid() -> None:
    table = Table("spider-man", form="alter-ego")
    table.hand("emergency", "first-aid", "strength")
    table.schemed("rhino-1", boost="loud-threat")
    table.does("trigger:emergency")
    assert table.threat() == 3
    table.change("spider-man", damage=3)
    table.does("play:first-aid", "pay")
    assert table.damage("spider-man") == 1


def test_avengers_mansion_helicarrier_and_tenacity() -> None:
    table = Table("she-hulk")
    for card in ("avengers-mansion", "helicarrier", "tenacity"):
        table.put(card)
    table.does("use:avengers-mansion", "use:helicarrier")
    assert table.held() == ["quiet-card"]
    table.hand("haymaker", "emergency", "strength")
    table.does("play:haymaker", "spend:emergency")  # one less
    assert table.damage("rhino-1") == 3
    table.change("she-hulk", exhausted=True)
    table.does("use:tenacity")
    assert not table.piece("she-hulk").exhausted


# --- what they do not answer, and whom they leave alone -----------------------------------------------------------


def test_hulk_minds_only_his_own_attacks_and_his_own_player_s_deck() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hulk")
    table.put("radioactive-man")
    table.deck("strength")
    table.does("attack:she-hulk>rhino-1")
    assert table.discarded() == []
    table.does("attack:hulk>rhino-1", "pick:radioactive-man")
    assert (table.damage("rhino-1"), table.damage("radioactive-man")) == (3 + 3, 2)
    assert (table.discarded(0), table.discarded(1)) == (["strength"], [])


def test_tigra_heals_only_for_a_minion_that_she_defeats() -> None:
    table = Table("she-hulk")
    table.put("tigra", damage=1)
    table.put("brawler")
    table.does("attack:she-hulk>brawler")
    table.waits(0, "turn")  # defeated, but not by her
    table.put("brawler")
    table.does("attack:tigra>brawler")
    table.waits(0, "turn")  # not defeated
    table = Table("she-hulk")
    table.put("tigra", damage=1)
    table.change("rhino-1", damage=13)
    table.does("attack:tigra>rhino-1")
    assert table.piece("rhino-1").face == "rhino-2"
    table.waits(0, "turn")  # defeated, but no minion
    assert table.damage("tigra") == 2


def test_chase_them_down_follows_a_hero_who_defeats_an_enemy() -> None:
    table = Table("she-hulk")
    table.state.play[table.state.scheme].threat = 4
    table.put("bomb-scare", threat=4)
    table.put("tigra")
    table.put("brawler", damage=1)
    table.hand("chase-them-down")
    table.does("attack:tigra>brawler")
    table.waits(0, "turn")  # an ally did it
    table.does("attack:she-hulk>rhino-1")
    table.waits(0, "turn")  # nobody was defeated
    table.change("she-hulk", exhausted=False)
    table.put("brawler")
    table.does("attack:she-hulk>brawler")
    assert table.options() == ["trigger:chase-them-down/chase-them-down-1", "pass"]
    table.does("trigger:chase-them-down", "pick:bomb-scare")
    assert (table.threat(), table.threat("bomb-scare")) == (4, 2)
    table.change("she-hulk", exhausted=False, confused=1)
    table.put("brawler")
    table.hand("chase-them-down")
    table.does("attack:she-hulk>brawler", "trigger:chase-them-down")
    assert (table.threat(), table.threat("bomb-scare"), table.piece("she-hulk").confused) == (4, 2, 0)
    table = Table("iron-man", "she-hulk")
    table.state.play[table.state.scheme].threat = 4
    table.put("brawler", damage=2)
    table.hand("chase-them-down", seat=1)
    table.does("attack:iron-man>brawler")
    table.waits(0, "turn")  # another hero did it


def test_nobody_answers_another_ally_s_coming() -> None:
    """Shuri, Spider-Woman, Mockingbird, Nick Fury, Maria Hill and Black Cat speak of themselves."""
    table = Table("she-hulk")
    table.put("the-triskelion")
    for ally in ("shuri", "spider-woman", "mockingbird"):
        table.put(ally)
    table.deck("panther-claws")
    table.hand("luke-cage", "vibranium", "vibranium")
    table.does("play:luke-cage")
    assert table.in_play("luke-cage")
    table.waits(0, "turn")
    table = Table("she-hulk")
    for ally in ("nick-fury", "maria-hill", "black-cat"):
        table.put(ally)
    table.put("the-triskelion")
    table.hand("luke-cage", "vibranium", "vibranium")
    table.does("play:luke-cage")
    table.waits(0, "turn")
    assert (table.discarded(), table.held()) == (["vibranium", "vibranium"], [])


@pytest.mark.parametrize("enemy", ["rhino-1", "brawler"])
def test_mockingbird_stuns_an_enemy_of_her_player_s_choice(enemy: str) -> None:
    table = Table("she-hulk")
    table.put("brawler")
    table.hand("mockingbird", "energy", "genius")
    table.does("play:mockingbird", "pay", "trigger:mockingbird", f"pick:{enemy}")
    assert [table.piece(name).stunned for name in ("rhino-1", "brawler")] == [enemy == "rhino-1", enemy == "brawler"]


@pytest.mark.parametrize("first", [True, False])
def test_nick_fury_s_three_ways(first: bool) -> None:
    def fury() -> Table:
        table = Table("she-hulk", "iron-man")
        table.state.play[table.state.scheme].threat = 4
        table.put("bomb-scare", threat=4)
        table.put("radioactive-man")
        table.hand("nick-fury", "vibranium", "vibranium")
        table.does("play:nick-fury")
        return table

    table = fury()
    table.does("choose:threat", "pick:the-break-in" if first else "pick:bomb-scare")
    assert (table.threat(), table.threat("bomb-scare")) == ((2, 4) if first else (4, 2))
    table = fury()
    table.does("choose:damage", "pick:rhino-1" if first else "pick:radioactive-man")
    assert (table.damage("rhino-1"), table.damage("radioactive-man")) == ((4, 0) if first else (0, 4))
    table = fury()
    table.does("choose:draw")
    assert (table.held(0), table.held(1)) == (["quiet-card"] * 3, [])


def test_nick_fury_stays_through_the_villain_phase() -> None:
    table = Table("she-hulk")
    table.hand("nick-fury", "vibranium", "vibranium")
    table.does("play:nick-fury", "choose:draw", "end-turn", "done")
    table.waits(0, "defend")
    assert table.in_play("nick-fury")
    table.does("defend:nick-fury")
    assert not table.in_play("nick-fury")
    assert "nick-fury" in table.discarded()


def test_emergency_is_for_the_villain_s_scheming() -> None:
    table = Table("spider-man", form="alter-ego")
    table.hand("emergency")
    table.put("brawler")
    table.schemed("brawler")
    table.waits(0, "turn")
    assert table.threat() == 1
    table.schemed("rhino-1", boost="loud-threat")
    assert table.options() == ["trigger:emergency/emergency-1", "pass"]
    table.change("spider-man", confused=1)
    table.does("trigger:emergency")
    assert (table.threat(), table.piece("spider-man").confused) == (1 + 4, 0)


def test_helicarrier_helps_one_player_for_the_next_card_of_the_phase() -> None:
    for seat in (0, 1):
        table = Table("spider-man", "iron-man")
        table.put("helicarrier")
        table.change("spider-man", damage=2)
        table.hand("first-aid")
        table.does("use:helicarrier", f"pick:seat:{seat}")
        assert ("play:first-aid" in table.options()) is (seat == 0)
    table = Table("black-panther")
    table.put("helicarrier")
    table.encounter("quiet-threat", "advance")
    table.does("use:helicarrier", "end-turn")
    table.hand("get-behind-me")
    table.does("undefended")
    assert table.state.rounds == 2  # in the villain phase it cost 1 again
    assert [event["card"] for event in table.events("revealed")] == ["advance"]


def test_jessica_jones_does_not_count_the_main_scheme() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.put("jessica-jones")
    assert table.stat("jessica-jones", "thw") == 1


def test_effects_for_a_phase_are_over_in_the_next() -> None:
    table = Table("captain-marvel", "iron-man")
    table.put("vision")
    table.hand("energy", "lead-from-the-front", "vibranium")
    table.does("use:vision", "spend:energy", "choose:thw", "play:lead-from-the-front", "pick:seat:0")
    powers = [table.stat(card, stat) for card in ("captain-marvel", "vision", "iron-man") for stat in ("thw", "atk")]
    assert powers == [2 + 1, 2 + 1, 1 + 2 + 1, 2 + 1, 2, 1]
    table.does("end-turn", "end-turn")
    table.waits(0, "defend")
    powers = [table.stat(card, stat) for card in ("captain-marvel", "vision", "iron-man") for stat in ("thw", "atk")]
    assert powers == [2, 2, 1, 2, 2, 1]
    table = Table("captain-marvel", "iron-man")
    table.hand("lead-from-the-front", "vibranium")
    table.does("play:lead-from-the-front", "pick:seat:1")
    assert (table.stat("captain-marvel", "atk"), table.stat("iron-man", "atk")) == (2, 2)
    table = Table("captain-marvel")
    table.put("vision")
    table.hand("energy")
    table.does("use:vision", "choose:atk", "end-turn")
    table.waits(0, "defend")
    assert table.stat("vision", "atk") == 2


def test_get_ready_readies_one_exhausted_ally() -> None:
    table = Table("captain-marvel")
    table.put("vision")
    table.change("captain-marvel", exhausted=True)
    table.hand("get-ready")
    assert "play:get-ready" not in table.options()
    table.put("hawkeye", exhausted=True)
    table.put("tigra", exhausted=True)
    table.does("play:get-ready")
    assert table.options() == ["pick:hawkeye", "pick:tigra"]
    table.does("pick:tigra")
    assert [table.piece(ally).exhausted for ally in ("hawkeye", "tigra", "captain-marvel")] == [True, False, True]


def test_make_the_call_brings_anybody_s_ally_to_its_player() -> None:
    table = Table("captain-marvel", "iron-man")
    table.discard("haymaker", "hawkeye", "aunt-may")
    table.discard("tigra", "uppercut", seat=1)
    table.hand("make-the-call", "vibranium", "energy")
    table.does("play:make-the-call")
    assert table.options() == ["pick:hawkeye", "pick:tigra"]
    table.does("pick:tigra", "pay")
    assert table.piece("tigra").area == 0
    assert table.discarded(1) == ["uppercut"]
    table.hand("make-the-call", "vibranium", "energy", seat=1)
    table.does("end-turn", "play:make-the-call", "pay")
    assert table.piece("hawkeye").area == 1


def test_the_triskelion_is_for_one_more_ally() -> None:
    table = Table("captain-marvel")
    table.put("the-triskelion")
    for ally in ("hawkeye", "vision", "mockingbird", "tigra"):
        table.put(ally)
    table.hand("luke-cage", "vibranium", "vibranium")
    table.does("play:luke-cage")
    assert len(table.options()) == 5  # one of the five must go


@pytest.mark.parametrize(
    ("card", "stat"), [("combat-training", "atk"), ("heroic-intuition", "thw"), ("armored-vest", "def")]
)
def test_one_more_is_for_its_own_hero_alone(card: str, stat: str) -> None:
    table = Table("spider-man", "she-hulk")
    before = table.stat("spider-man", stat)
    table.put(card, seat=1)
    assert table.stat("spider-man", stat) == before


def test_daredevil_answers_his_own_thwarting_and_chooses() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.put("daredevil")
    table.put("brawler")
    table.does("thwart:spider-man>the-break-in")
    table.waits(0, "turn")
    table.does("thwart:daredevil>the-break-in", "trigger:daredevil", "pick:brawler")
    assert (table.damage("rhino-1"), table.damage("brawler")) == (0, 1)
    kinds = table.kinds()
    assert kinds.index("thwarted") < kinds.index("damaged")


@pytest.mark.parametrize(("resource", "left"), [("genius", 1), ("strength", 2), ("energy", 2)])
def test_for_justice_is_stronger_with_mental(resource: str, left: int) -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 5
    table.hand("for-justice", resource)
    table.does("play:for-justice")
    assert table.threat() == left


def test_interrogation_room_is_exhausted_by_its_own_player_s_success() -> None:
    table = Table("spider-man", "she-hulk")
    table.state.play[table.state.scheme].threat = 3
    table.put("bomb-scare", threat=3)
    table.put("interrogation-room")
    table.put("interrogation-room", seat=1)
    table.put("brawler", damage=1)
    table.does("attack:spider-man>brawler", "trigger:interrogation-room", "pick:bomb-scare")
    assert (table.threat(), table.threat("bomb-scare")) == (3, 2)
    table.waits(0, "turn")
    assert [piece.exhausted for piece in table.state.named("interrogation-room")] == [True, False]


def test_interrupting_events_may_be_kept() -> None:
    table = Table("spider-man")
    table.hand("great-responsibility")
    table.reveals("advance")
    assert table.options() == ["trigger:great-responsibility/great-responsibility-1", "pass"]
    table.does("pass")
    assert (table.threat(), table.damage("spider-man")) == (1, 0)
    table.hand("get-behind-me", "energy")
    table.reveals("advance")
    assert table.options() == ["trigger:get-behind-me/get-behind-me-1", "pass"]
    table.does("pass")
    assert table.threat() == 2


def test_only_cards_from_the_encounter_deck_can_be_stopped() -> None:
    table = Table("spider-man")
    table.put("black-widow")
    table.hand("get-behind-me", "enhanced-spider-sense", "genius", "energy")
    table.reveals("advance", deck=False)
    table.waits(0, "turn")
    assert table.threat() == 1


def test_only_treacheries_are_cancelled_by_events() -> None:
    table = Table("spider-man")
    table.hand("get-behind-me", "enhanced-spider-sense", "energy")
    table.reveals("shocker")
    table.waits(0, "turn")
    assert table.damage("spider-man") == 1


def test_black_widow_is_exhausted_and_a_mental_resource_spent() -> None:
    table = Table("black-panther")
    table.put("black-widow")
    table.hand("energy")
    table.reveals("advance")
    table.waits(0, "turn")
    table.hand("genius", "energy")
    table.reveals("advance")
    table.does("trigger:black-widow")
    assert table.held() == ["energy"]
    assert table.piece("black-widow").exhausted
    table.hand("genius")
    table.reveals("advance")
    table.waits(0, "turn")


def test_counter_punch_and_indomitable_answer_the_hero_s_own_defense() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("indomitable")
    table.put("hellcat")
    table.change("she-hulk", exhausted=True)
    table.hand("counter-punch")
    table.attacked("rhino-1")
    table.does("defend:hellcat")
    table.waits(0, "turn")
    table.attacked("rhino-1", seat=1)
    table.does("defend:iron-man")
    table.waits(0, "turn")
    table.change("she-hulk", exhausted=False)
    table.attacked("rhino-1")
    table.does("defend:she-hulk")
    assert sorted(table.options()) == [
        "pass",
        "trigger:counter-punch/counter-punch-1",
        "trigger:indomitable/indomitable-1",
    ]
    table.does("trigger:counter-punch", "trigger:indomitable")
    assert (table.damage("rhino-1"), table.in_play("indomitable")) == (3, False)
    table = Table("she-hulk")
    table.change("she-hulk", stunned=1)
    table.hand("counter-punch")
    table.attacked("rhino-1")
    table.does("defend:she-hulk", "trigger:counter-punch")
    assert (table.damage("rhino-1"), table.piece("she-hulk").stunned) == (0, 0)


def test_med_team_heals_one_who_is_damaged() -> None:
    table = Table("black-panther", "iron-man")
    table.put("med-team")
    table.put("luke-cage", damage=3)
    table.put("vision")
    table.change("iron-man", damage=3)
    table.change("rhino-1", damage=3)
    table.does("use:med-team")
    assert sorted(table.options()) == ["pick:iron-man", "pick:luke-cage"]
    table.does("pick:iron-man")
    assert [table.damage(card) for card in ("iron-man", "luke-cage", "rhino-1")] == [1, 3, 3]
