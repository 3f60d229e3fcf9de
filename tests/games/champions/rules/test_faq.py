"""FAQ rulings that Core Set cards or fixture cards can show. Each test names its ruling."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import GAME, Table, plain
from tableverse.games.champions.frames import revealing


def test_gen_01_the_aspects_of_the_box_are_as_uneven_as_printed() -> None:
    count: dict[str, int] = {}
    for card in GAME.cards.printed:
        if card.set in ("aggression", "justice", "leadership", "protection"):
            count[card.set] = count.get(card.set, 0) + card.quantity
    assert count == {"aggression": 19, "justice": 19, "protection": 19, "leadership": 18}


def test_gen_03_constant_reduction_applies_before_tough() -> None:
    table = FixtureTable("she-hulk")
    table.put("thick-coat")
    table.change("she-hulk", tough=1)
    table.attacked("rhino-1")
    table.does("undefended")
    assert (table.damage("she-hulk"), table.piece("she-hulk").tough) == (0, 1)


def test_core_02_webbed_up_stops_two_attacks() -> None:
    table = Table("she-hulk")
    table.put("webbed-up", on="rhino-1")
    table.attacked("rhino-1")
    assert not table.in_play("webbed-up")
    assert table.piece("rhino-1").stunned == 1
    table.attacked("rhino-1")
    assert (table.piece("rhino-1").stunned, table.damage("she-hulk")) == (0, 0)
    table.attacked("rhino-1")
    table.does("undefended")
    assert table.damage("she-hulk") == 2


def test_core_04_starting_threat_is_not_placed() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.reveals("crowd-control")
    assert table.threat("crowd-control") == 2
    assert "triggered" not in table.story()


def test_core_06_legal_practice_takes_all_from_one_scheme() -> None:
    table = FixtureTable("she-hulk", form="alter-ego")
    table.state.play[table.state.scheme].threat = 4
    table.put("crowd-control", threat=2, face="road-block")
    table.hand("legal-practice", "spark", "muscle", "insight", "anything")
    table.does("play:legal-practice", "discard:spark", "discard:muscle", "discard:insight", "discard:anything")
    table.does("pick:crowd-control")
    assert not table.in_play("crowd-control")
    assert table.threat() == 4


def test_core_08_superhuman_strength_stays_if_the_target_is_already_stunned() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.change("rhino-1", stunned=1)
    table.does("attack:she-hulk>rhino-1")
    assert (table.damage("rhino-1"), table.piece("rhino-1").stunned) == (5, 1)
    assert table.in_play("superhuman-strength")


def test_core_10_pepper_potts_generates_all_resources_of_the_top_card() -> None:
    table = FixtureTable("iron-man", form="alter-ego")
    table.put("pepper-potts")
    table.discard("energy")
    table.hand("avengers-mansion", "spark")
    table.does("play:avengers-mansion", "use:pepper-potts", "pay")
    assert table.in_play("avengers-mansion")
    assert table.events("generated") == [{"card": "pepper-potts", "resources": ["energy", "energy"]}]


def test_core_12_pepper_potts_ignores_cards_spent_in_the_same_payment() -> None:
    table = FixtureTable("iron-man", form="alter-ego")
    table.put("pepper-potts")
    table.discard("repulsor-blast")
    table.hand("dear-study", "energy")
    table.does("play:dear-study", "spend:energy", "pay")
    assert table.events("generated") == [{"card": "pepper-potts", "resources": ["physical"]}]


def test_core_14_black_panther_retaliates_only_if_he_is_attacked() -> None:
    table = FixtureTable("black-panther")
    table.put("friend")
    table.attacked("rhino-1")
    table.does("defend:friend")
    assert table.damage("rhino-1") == 0
    table.attacked("rhino-1")
    table.does("undefended")
    assert table.damage("rhino-1") == 1


def test_core_16_versions_of_one_title_are_the_same_card() -> None:
    table = FixtureTable("black-panther", form="alter-ego")
    table.discard("wakanda-forever-a", "wakanda-forever-b", "shuri")
    table.hand("ancestral-knowledge", "spark")
    table.does("play:ancestral-knowledge", "pay", "pick:wakanda-forever-a")
    assert "pick:wakanda-forever-b" not in table.options()
    assert "pick:shuri" in table.options()


def test_core_18_tigra_heals_before_consequential_damage() -> None:
    table = Table("she-hulk")
    table.put("tigra", damage=2)
    table.put("hydra-bomber")
    table.does("attack:tigra>hydra-bomber", "trigger:tigra")
    assert table.in_play("tigra")
    assert table.damage("tigra") == 2  # one healed, one taken


def test_core_22_assault_is_not_discarded_before_its_attack_is_over() -> None:
    table = Table("she-hulk")
    table.state.encounter = []
    table.state.encounter_discard = [table.make("quiet-threat") for _ in range(10)]
    table.encounter("assault", "loud-threat")
    table._begin(lambda: revealing.reveal_next(table.state, 0))
    assert "assault" not in plain(table.state.encounter + table.state.encounter_discard)
    table.does("undefended")
    assert sorted(plain(table.state.encounter_discard)) == ["assault", "loud-threat"]
    assert len(table.state.encounter) == 10


def test_msm_02_reducing_is_not_removing() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.hand("less-threat")
    table.schemed("rhino-1", boost="loud-threat")
    table.does("trigger:less-threat")
    assert "thwarted" not in table.story()
    assert table.threat() == 2


def test_msm_04_the_next_stage_of_a_villain_is_the_same_enemy() -> None:
    table = FixtureTable("spider-man")
    table.change("rhino-1", damage=11)  # 3 left
    table.hand("left-and-right", "left-and-right")
    table.does("play:left-and-right")
    assert (table.piece("rhino-1").face, table.damage("rhino-1")) == ("rhino-2", 0)
    table.put("brawler", damage=0)
    table.does("play:left-and-right", "pick:rhino-1")
    assert (table.damage("rhino-1"), table.in_play("brawler")) == (3, False)


def test_gob_03_attack_from_a_card_also_hits_an_alter_ego() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.reveals("open-doors")
    assert table.damage("spider-man") == 2


def test_thor_01_an_attack_event_is_an_attack_of_the_hero() -> None:
    table = FixtureTable("spider-man")
    table.put("after-attack")
    table.hand("haymaker", "spark")
    table.does("play:haymaker", "pay", "trigger:after-attack")
    assert (table.damage("rhino-1"), table.held()) == (3, ["quiet-card"])


def test_drs_03_an_attachment_without_a_host_is_only_discarded() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.reveals("leg-irons")
    assert plain(table.state.encounter_discard) == ["leg-irons"]
    assert len(table.events("revealed")) == 1


def test_scw_01_one_sentence_is_finished_before_the_next() -> None:
    table = FixtureTable("iron-man")
    table.deck("spark", "insight", "insight", "insight", "insight")
    table.hand("repulsor-blast", "muscle")
    table.does("play:repulsor-blast", "pay")
    kinds = [kind for kind in table.story() if kind in ("discarded", "damaged")]
    assert kinds[-6:] == ["discarded"] * 5 + ["damaged"]  # all five, then their total


def test_stld_01_constant_ability_applies_before_responses_to_entering_play() -> None:
    table = FixtureTable("spider-man")
    table.put("uniforms")
    table.put("avenger-greeter")
    table.hand("friend", "spark")
    table.does("play:friend", "trigger:avenger-greeter")  # it is an Avenger as soon as it is in play
    assert table.held() == ["quiet-card"]


def test_warm_01_a_limited_resource_ability_is_not_offered_for_another_payment() -> None:
    table = FixtureTable("spider-man")
    table.put("event-fund")
    table.hand("friend", "spark")
    table.does("play:friend")
    assert not table.piece("event-fund").exhausted


def test_cyclops_01_damage_bonus_applies_to_each_instance() -> None:
    table = FixtureTable("spider-man")
    table.put("gadget")
    table.put("hot-rounds")
    table.hand("barrage")
    table.does("play:barrage")
    assert [event["amount"] for event in table.events("damaged")] == [3, 3]


def test_x23_01_a_card_that_left_play_does_not_respond() -> None:
    table = FixtureTable("spider-man")
    table.put("badger")
    table.change("spider-man", exhausted=True)
    table.hand("risky-order", "risky-order")
    table.does("play:risky-order", "trigger:badger")
    assert not table.piece("spider-man").exhausted
    table.change("spider-man", exhausted=True)
    table.does("play:risky-order")
    assert not table.in_play("badger")
    table.waits_for(0, "turn")
    assert table.piece("spider-man").exhausted


def test_aoa_03_a_card_played_by_permission_counts_as_played() -> None:
    table = FixtureTable("spider-man")
    table.put("grave-door")
    table.put("ally-payer")
    table.discard("friend")
    table.hand("spark")
    table.does("use:grave-door", "trigger:ally-payer")
    assert table.in_play("friend")


def test_gob_01_status_card_applies_before_replacement_effects() -> None:
    table = Table("she-hulk")
    table.put("webbed-up", on="rhino-1")
    table.change("rhino-1", stunned=1)
    table.attacked("rhino-1")
    assert table.in_play("webbed-up")  # the stunned card was discarded, so there was no attack left to replace
    assert table.piece("rhino-1").stunned == 0


def test_core_20_whirlwind_attacks_every_hero_and_each_may_be_defended() -> None:
    table = FixtureTable("she-hulk", "captain-marvel", "iron-man")
    table.put("whirlwind")
    table.put("rookie", seat=1)
    table.attacked("whirlwind")
    table.does("defend:she-hulk")
    assert "defend:she-hulk" not in table.options()
    table.does("defend:rookie")
    while table.state.decision is not None and table.state.decision.kind == "defend":
        assert not {"defend:she-hulk", "defend:rookie"} & set(table.options())  # one defender for each attack
        table.does("undefended")
    assert (table.damage("she-hulk"), table.damage("rookie"), table.damage("captain-marvel")) == (0, 2, 0)
    assert table.damage("iron-man") == 2


def test_bkw_01_separate_attacks_are_retaliated_one_by_one() -> None:
    table = FixtureTable("captain-marvel")
    table.put("spiky")
    table.hand("three-attacks")
    table.does("play:three-attacks", "pick:spiky", "pick:spiky", "pick:spiky")
    assert not table.in_play("spiky")
    assert table.damage("captain-marvel") == 2


def test_drs_01_any_one_status_card_is_discarded() -> None:
    table = FixtureTable("captain-marvel")
    table.put("nurse")
    table.change("captain-marvel", damage=3, tough=1)
    table.does("use:nurse")
    assert (table.damage("captain-marvel"), table.piece("captain-marvel").tough) == (2, 0)
    table.change("nurse", exhausted=False)
    table.change("captain-marvel", tough=1, stunned=1)
    table.does("use:nurse", "lose:stunned:captain-marvel")
    assert (table.piece("captain-marvel").tough, table.piece("captain-marvel").stunned) == (1, 0)


def test_hlk_03_an_ally_that_is_attacked_takes_all_the_damage() -> None:
    table = FixtureTable("captain-marvel")
    table.put("hulk")
    table.encounter("quiet-threat")
    table.reveals("pick-on-ally")
    if "undefended" in table.options():
        table.does("undefended")
    assert (table.damage("hulk"), table.damage("captain-marvel")) == (2, 0)


def test_gmw_05_hulk_resolves_every_resource_of_the_discarded_card() -> None:
    table = FixtureTable("captain-marvel")
    table.put("hulk")
    table.deck("salvage-like")
    table.does("attack:hulk>rhino-1", "choose:energy", "choose:physical")  # his player may discard him last
    assert not table.in_play("hulk")
    assert table.damage("rhino-1") == 3 + 2 + 1
    assert table.damage("captain-marvel") == 1


def test_stld_03_defeated_guard_no_longer_protects_the_villain() -> None:
    table = FixtureTable("captain-marvel")
    table.put("guarded-tough")
    table.put("thug")
    table.hand("dive")
    assert "play:dive" in table.options()
    table.does("play:dive", "pick:guarded-tough")
    assert (table.damage("rhino-1"), table.damage("thug")) == (1, 1)
    other = FixtureTable("captain-marvel")
    other.put("guarded-tough", tough=1)
    other.put("thug")
    other.hand("dive")
    other.does("play:dive", "pick:guarded-tough")
    assert (other.damage("rhino-1"), other.damage("thug"), other.piece("guarded-tough").tough) == (0, 1, 0)


def test_mts_02_player_card_as_boost_card_goes_to_the_encounter_discard_pile() -> None:
    table = FixtureTable("captain-marvel")
    table.attacked("rhino-1", boost="bright-idea")
    table.does("undefended")
    assert table.state.encounter_discard == [table.state.encounter_discard[0]]
    assert table.state.encounter_discard[0].startswith("bright-idea")
    assert table.held() == []  # none of its effects


def test_mutgen_01_attack_in_an_interrupt_finishes_before_the_enemy_attack() -> None:
    table = FixtureTable("captain-marvel")
    table.put("shifting")
    table.hand("counterpunch")
    table.attacked("rhino-1")
    table.does("trigger:counterpunch")
    assert (table.damage("rhino-1"), table.strikes()) == (4, [])
    table.does("trigger:shifting")
    assert table.piece("shifting").face == "shifted"
    kinds = table.story()
    assert kinds.index("flipped") < kinds.index("strikes")
    # The other form requires changing back.
    table.hand("counterpunch")
    table.attacked("rhino-1")
    table.does("trigger:counterpunch")
    assert table.piece("shifting").face == "shifting"


def test_mutgen_03_providing_a_defender_makes_its_player_the_attacked_one() -> None:
    table = FixtureTable("captain-marvel", "she-hulk")
    table.hand("protectors", "friend", seat=1)
    table.attacked("rhino-1", seat=0)
    table.does("trigger:protectors")
    assert table.strikes() == [("rhino-1", "friend", 2)]
    assert (table.piece("friend").area, table.piece("friend").exhausted) == (1, True)
    assert table.damage("captain-marvel") == 0


def test_mutgen_07_defeated_ally_is_found_in_its_destination() -> None:
    table = FixtureTable("captain-marvel")
    table.put("prison-ward")
    table.put("friend", damage=0)
    table.attacked("rhino-1")
    table.change("friend", damage=1)
    table.does("defend:friend")
    assert [thing.split("@")[0] for thing in table.piece("prison-ward").tucked] == ["friend"]
    assert table.discarded() == []


def test_mojo_02_more_damage_taken_does_not_count_as_more_dealt() -> None:
    table = FixtureTable("captain-marvel")
    table.put("overkill-air")
    table.put("rookie")  # 3 hit points
    table.put("overkiller")  # ATK 9
    table.attacked("overkiller")
    table.does("defend:rookie")
    assert not table.in_play("rookie")
    assert table.damage("captain-marvel") == 9 - 3 + 1


# --- errata of Core Set cards ---------------------------------------------------------------------------------------


def test_err_core_01_superhuman_law_division_is_no_thwart() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.put("superhuman-law-division")
    table.change("she-hulk", confused=1)
    table.change("the-break-in", threat=3)
    table.hand("genius")
    table.does("use:superhuman-law-division", "pay")
    assert (table.threat(), table.piece("she-hulk").confused) == (1, 1)


def test_err_core_02_the_doomsday_chair_looks_for_modok_only_if_he_is_not_there() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.state.encounter_discard.append(table.make("m-o-d-o-k"))
    table.reveals("the-doomsday-chair", seat=1)
    assert table.piece("m-o-d-o-k").area == 1
    other = Table("she-hulk")
    other.put("m-o-d-o-k")
    other.state.encounter_discard.append(other.make("m-o-d-o-k"))
    other.reveals("the-doomsday-chair")
    assert len(other.state.named("m-o-d-o-k")) == 1
    assert "shuffled" not in other.story()
