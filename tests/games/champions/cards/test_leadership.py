"""Leadership cards."""

import pytest

from games.champions.cards.positions import offers
from games.champions.table import Table, plain


def test_hawkeye_damages_a_minion_that_enters_play() -> None:
    table = Table("captain-marvel")
    table.put("hawkeye")
    table.reveals("brawler")
    table.does("trigger:hawkeye")
    assert (table.damage("brawler"), table.piece("hawkeye").counters) == (2, 3)


def test_maria_hill_draws_for_each_player_and_the_triskelion_allows_a_fourth_ally() -> None:
    table = Table("captain-marvel", "iron-man")
    table.put("the-triskelion")
    for ally in ("hawkeye", "vision", "mockingbird"):
        table.put(ally)
    table.hand("maria-hill", "energy")
    table.does("play:maria-hill", "trigger:maria-hill")
    assert (table.held(0), table.held(1)) == (["quiet-card"], ["quiet-card"])
    table.waits_for(0, "turn")  # a fourth ally is allowed


def test_vision_and_inspired_raise_an_ally_s_powers() -> None:
    table = Table("captain-marvel")
    table.put("vision")
    table.hand("energy", "inspired", "emergency")
    table.does("use:vision", "spend:energy", "choose:atk")
    assert (table.stat("vision", "atk"), table.stat("vision", "thw")) == (4, 1)
    table.does("play:inspired")
    assert (table.stat("vision", "atk"), table.stat("vision", "thw")) == (5, 2)


def test_get_ready_readies_an_ally_and_lead_from_the_front_raises_powers() -> None:
    table = Table("captain-marvel")
    table.put("hawkeye", exhausted=True)
    table.hand("get-ready", "lead-from-the-front", "energy")
    table.does("play:get-ready")
    assert not table.piece("hawkeye").exhausted
    table.does("play:lead-from-the-front")
    assert (table.stat("hawkeye", "atk"), table.stat("captain-marvel", "thw")) == (2, 3)


def test_make_the_call_plays_an_ally_from_the_discard_pile() -> None:
    table = Table("captain-marvel")
    table.discard("hawkeye")
    table.hand("make-the-call", "energy", "the-power-of-leadership")
    table.does("play:make-the-call", "pay")
    assert table.in_play("hawkeye")
    assert table.held() == []


def test_enters_play_abilities_ignore_another_ally_entering_play() -> None:
    """Play Luke Cage beside allies whose abilities trigger only for themselves."""
    table = Table("she-hulk")
    table.put("the-triskelion")
    for ally in ("shuri", "spider-woman", "mockingbird"):
        table.put(ally)
    table.deck("panther-claws")
    table.hand("luke-cage", "vibranium", "vibranium")
    table.does("play:luke-cage")
    assert table.in_play("luke-cage")
    table.waits_for(0, "turn")
    table = Table("she-hulk")
    for ally in ("nick-fury", "maria-hill", "black-cat"):
        table.put(ally)
    table.put("the-triskelion")
    table.hand("luke-cage", "vibranium", "vibranium")
    table.does("play:luke-cage")
    table.waits_for(0, "turn")
    assert (table.discarded(), table.held()) == (["vibranium", "vibranium"], [])


def test_phase_effects_end_before_the_next_phase() -> None:
    table = Table("captain-marvel", "iron-man")
    table.put("vision")
    table.hand("energy", "lead-from-the-front", "vibranium")
    table.does("use:vision", "spend:energy", "choose:thw", "play:lead-from-the-front", "pick:seat:0")
    powers = [table.stat(card, stat) for card in ("captain-marvel", "vision", "iron-man") for stat in ("thw", "atk")]
    assert powers == [2 + 1, 2 + 1, 1 + 2 + 1, 2 + 1, 2, 1]
    table.does("end-turn", "end-turn")
    table.waits_for(0, "defend")
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
    table.waits_for(0, "defend")
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


def test_make_the_call_can_take_an_ally_from_any_discard_pile() -> None:
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


def test_the_triskelion_raises_the_ally_limit_by_one() -> None:
    table = Table("captain-marvel")
    table.put("the-triskelion")
    for ally in ("hawkeye", "vision", "mockingbird", "tigra"):
        table.put(ally)
    table.hand("luke-cage", "vibranium", "vibranium")
    table.does("play:luke-cage")
    assert len(table.options()) == 5  # one of the five must be discarded


@pytest.mark.parametrize(("minion", "left"), [("sandman", 0), ("hydra-mercenary", 2)])
def test_hawkeye_damages_a_revealed_minion_and_removes_its_tough_first(minion: str, left: int) -> None:
    table = Table("captain-marvel")
    table.put("hawkeye")
    table.reveals(minion)
    table.does("trigger:hawkeye")
    assert table.damage(minion) == left
    assert table.piece(minion).tough == 0
    assert table.piece("hawkeye").counters == 3


def test_hawkeye_damages_a_weapons_runner_entering_as_a_boost_card() -> None:
    table = Table("captain-marvel", scenario="klaw")
    table.put("hawkeye")
    table.encounter("quiet-threat")
    table.attacked("klaw-1", boost="weapons-runner")
    table.does("undefended", "trigger:hawkeye")
    assert not table.in_play("weapons-runner")
    assert "weapons-runner" in plain(table.state.encounter_discard)


def test_lead_from_the_front_can_target_another_player_s_characters() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("hawkeye", seat=1)
    table.put("inspired", seat=1, on="hawkeye")
    table.hand("lead-from-the-front", "energy")
    table.does("play:lead-from-the-front", "pay", "pick:seat:1")
    assert (table.stat("spider-man", "atk"), table.stat("spider-man", "thw")) == (3, 2)
    assert (table.stat("hawkeye", "atk"), table.stat("hawkeye", "thw")) == (3, 3)
    assert table.stat("captain-marvel", "atk") == 2


def test_inspired_on_another_player_s_ally_returns_to_its_owner_s_discard_pile() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("black-cat", seat=1, damage=1)
    table.hand("inspired", "genius")
    table.does("play:inspired", "pay")
    assert table.piece("inspired").area == 1
    table.reveals("concussive-blast")
    assert not table.in_play("black-cat")
    assert (table.discarded(0)[-1], table.discarded(1)) == ("inspired", ["black-cat"])


def test_ally_discarded_at_once_by_the_ally_limit_triggers_nothing() -> None:
    table = Table("captain-marvel")
    for ally in ("hawkeye", "tigra", "vision"):
        table.put(ally)
    table.hand("maria-hill", "energy")
    table.does("play:maria-hill", "pay", "discard:maria-hill")
    assert table.held() == []
    table.waits_for(0, "turn")


def test_readied_ally_takes_consequential_damage_for_each_attack() -> None:
    table = Table("captain-marvel")
    table.put("hawkeye")
    table.hand("get-ready")
    table.does("attack:hawkeye>rhino-1", "play:get-ready", "attack:hawkeye>rhino-1")
    assert (table.damage("rhino-1"), table.damage("hawkeye")) == (2, 2)


@pytest.mark.parametrize(
    ("ally", "power", "cards"),
    [("maria-hill", "the-power-of-leadership", 1), ("black-widow", "the-power-of-protection", 2)],
)
def test_make_the_call_doubles_the_power_card_of_the_ally_s_aspect(ally: str, power: str, cards: int) -> None:
    table = Table("captain-marvel", "spider-man")
    table.discard(ally, seat=1)
    table.hand("make-the-call", power, "haymaker", "uppercut")
    table.does("play:make-the-call", f"spend:{power}", "pay")
    assert len(table.held()) == 3 - cards
    assert table.piece(ally).area == 0


def test_make_the_call_doubles_no_power_card_for_an_identity_ally() -> None:
    table = Table("captain-marvel", "spider-man")
    table.discard("black-cat", seat=1)
    table.hand("make-the-call", "the-power-of-leadership")
    assert offers(table, "play") == []
    table.discard("maria-hill", seat=1)
    table.ask()
    assert offers(table, "play") == ["make-the-call"]


def test_make_the_call_needs_the_printed_cost_despite_helicarrier() -> None:
    table = Table("captain-marvel")
    table.put("helicarrier")
    table.does("use:helicarrier")
    table.discard("nick-fury")
    table.hand("make-the-call", "energy", "haymaker")
    assert offers(table, "play") == ["haymaker"]
    table.hand("make-the-call", "energy", "genius")
    assert offers(table, "play") == ["make-the-call"]


def test_make_the_call_can_be_paid_with_pepper_potts() -> None:
    table = Table("iron-man")
    table.put("pepper-potts")
    table.discard("maria-hill")
    table.hand("make-the-call", "repulsor-blast")
    assert offers(table, "play") == ["make-the-call", "repulsor-blast"]
    table.does("play:make-the-call")
    table.does("pay")
    assert table.in_play("maria-hill")


def test_the_power_of_leadership_pays_for_an_ability_in_play() -> None:
    table = Table("captain-marvel")
    table.put("vision")
    table.hand("the-power-of-leadership")
    assert offers(table, "use") == ["vision/vision-1"]


def test_hawkeye_answers_after_a_quickstrike_attack() -> None:
    table = Table("spider-man", "iron-man")
    table.put("hawkeye", seat=1, counters=4)
    table.reveals("vulture")
    table.undefended()
    assert table.damage("spider-man") == 3
    table.does("trigger:hawkeye")
    assert table.damage("vulture") == 2


def test_nemesis_minion_has_quickstrike_from_shadow_of_the_past() -> None:
    table = Table("spider-man")
    table.put("hawkeye", counters=4)
    table.reveals("shadow-of-the-past")
    table.does("undefended")
    assert (table.damage("spider-man"), table.damage("vulture")) == (3, 0)
    table.does("trigger:hawkeye")
    assert table.damage("vulture") == 2
    assert table.in_play("highway-robbery")


def test_make_the_call_cannot_bring_a_unique_ally_already_in_play() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("maria-hill", seat=1)
    table.discard("maria-hill")
    table.hand("make-the-call", "energy", "genius")
    assert offers(table, "play") == []


def test_hawkeye_cannot_target_madame_hydra_protected_by_legions_of_hydra() -> None:
    table = Table("spider-man")
    table.put("legions-of-hydra")
    table.put("hawkeye", counters=4)
    table.reveals("madame-hydra")
    table.waits_for(0, "turn")
    assert table.piece("hawkeye").counters == 4
