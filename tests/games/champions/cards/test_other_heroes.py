"""The kits of Captain Marvel, She-Hulk, Iron Man and Black Panther, with their obligations and nemesis sets."""

import pytest

from games.champions.table import GAME, Table, plain
from tableverse.kernel.game import Config

# --- Captain Marvel -----------------------------------------------------------------------------------------------


def test_rechannel() -> None:
    table = Table("captain-marvel")
    table.change("captain-marvel", damage=2)
    table.hand("energy", "haymaker")
    table.does("use:captain-marvel", "spend:energy")
    assert table.damage("captain-marvel") == 1
    assert table.held() == ["haymaker", "quiet-card"]
    assert "use:captain-marvel/captain-marvel-1" not in table.options()


def test_carol_danvers_lets_a_player_draw() -> None:
    table = Table("captain-marvel", "iron-man", form="alter-ego")
    table.does("use:captain-marvel", "pick:seat:1")
    assert table.held(1) == ["quiet-card"]


def test_spider_woman_confuses_the_villain() -> None:
    table = Table("captain-marvel")
    table.hand("spider-woman", "energy", "emergency")
    table.does("play:spider-woman", "pay", "trigger:spider-woman")
    assert table.piece("rhino-1").confused == 1


def test_crisis_interdiction_in_the_air() -> None:
    table = Table("captain-marvel")
    table.state.play[table.state.scheme].threat = 3
    table.put("bomb-scare", threat=3)
    table.put("cosmic-flight")
    table.hand("crisis-interdiction", "energy")
    table.does("play:crisis-interdiction", "pick:the-break-in")
    assert (table.threat(), table.threat("bomb-scare")) == (1, 1)


def test_photonic_blast_draws_when_paid_with_energy() -> None:
    table = Table("captain-marvel")
    table.hand("photonic-blast", "energy-absorption")
    table.does("play:photonic-blast")
    assert table.damage("rhino-1") == 5
    assert table.held() == ["quiet-card"]


def test_alpha_flight_station() -> None:
    table = Table("captain-marvel", form="alter-ego")
    table.put("alpha-flight-station")
    table.hand("haymaker")
    table.does("use:alpha-flight-station")
    assert table.held() == ["quiet-card", "quiet-card"]
    assert table.discarded() == ["haymaker"]


def test_the_helmet_and_cosmic_flight() -> None:
    table = Table("captain-marvel")
    table.put("captain-marvel-s-helmet")
    assert table.stat("captain-marvel", "def") == 2
    table.put("cosmic-flight")
    assert table.stat("captain-marvel", "def") == 3
    table.attacked("rhino-1", boost="loud-threat")
    table.does("undefended", "trigger:cosmic-flight")
    assert table.damage("captain-marvel") == 2
    assert not table.in_play("cosmic-flight")


def test_energy_channel() -> None:
    table = Table("captain-marvel")
    table.put("energy-channel")
    table.hand("energy-absorption", "haymaker")
    table.does("use:energy-channel/energy-channel-1", "spend:energy-absorption", "done")
    assert table.piece("energy-channel").counters == 3
    table.does("use:energy-channel/energy-channel-2")
    assert table.damage("rhino-1") == 6
    assert not table.in_play("energy-channel")


def test_captain_marvel_s_encounter_cards() -> None:
    table = Table("captain-marvel", form="alter-ego")
    table.reveals("family-emergency")
    table.does("choose:suffer")
    assert table.piece("captain-marvel").stunned == 1
    table.reveals("the-psyche-magnitron")
    assert table.threat("the-psyche-magnitron") == 4
    table.put("yon-rogg")
    table.does("change-form")
    table.attacked("yon-rogg")
    table.does("undefended")
    assert table.threat("the-psyche-magnitron") == 5
    table.hand("energy", "genius")
    table.reveals("yon-rogg-s-treason")
    assert table.held() == ["genius"]
    threat = table.threat()
    table.reveals("kree-manipulator")
    assert table.threat() == threat + 1
    table.attacked("rhino-1", boost="kree-manipulator")
    table.does("undefended")
    assert table.threat() == threat + 2


# --- She-Hulk -----------------------------------------------------------------------------------------------------


def test_she_hulk_deals_2_when_she_comes() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.does("change-form", "trigger:she-hulk")
    assert table.damage("rhino-1") == 2


def test_jennifer_prevents_one_threat_a_round() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.schemed("rhino-1", boost="loud-threat")
    table.does("trigger:she-hulk")
    assert table.threat() == 3
    table.schemed("rhino-1")
    assert table.threat() == 4


def test_hellcat_returns() -> None:
    table = Table("she-hulk")
    table.put("hellcat")
    table.does("use:hellcat")
    assert table.held() == ["hellcat"]


def test_gamma_slam_and_ground_stomp() -> None:
    table = Table("she-hulk")
    table.put("brawler")
    table.change("she-hulk", damage=7)
    table.hand("gamma-slam", "energy", "genius", "ground-stomp", "strength")
    table.does("play:ground-stomp", "spend:strength")
    assert (table.damage("rhino-1"), table.damage("brawler")) == (1, 1)
    table.does("play:gamma-slam", "pay", "pick:rhino-1")
    assert table.damage("rhino-1") == 8


def test_legal_practice() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.state.play[table.state.scheme].threat = 5
    table.hand("legal-practice", "haymaker", "energy", "genius")
    table.does("play:legal-practice", "discard:haymaker", "discard:energy", "done")
    assert table.threat() == 3
    assert table.held() == ["genius"]


def test_one_two_punch() -> None:
    table = Table("she-hulk")
    table.hand("one-two-punch", "emergency")
    table.does("attack:she-hulk>rhino-1", "trigger:one-two-punch")
    assert not table.piece("she-hulk").exhausted


def test_split_personality() -> None:
    table = Table("she-hulk")
    table.hand("split-personality", "energy", "emergency")
    table.does("play:split-personality", "pay")
    assert table.state.form(0) == "alter-ego"
    assert len(table.held()) == 6


def test_superhuman_law_division_is_no_thwart() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.state.play[table.state.scheme].threat = 3
    table.change("she-hulk", confused=1)
    table.put("superhuman-law-division")
    table.hand("genius")
    table.does("use:superhuman-law-division")
    assert table.threat() == 1
    assert table.piece("she-hulk").confused == 1


def test_focused_rage_and_superhuman_strength() -> None:
    table = Table("she-hulk")
    table.put("focused-rage")
    table.put("superhuman-strength")
    table.does("use:focused-rage")
    assert (table.damage("she-hulk"), table.held()) == (1, ["quiet-card"])
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("rhino-1") == 5
    assert table.piece("rhino-1").stunned == 1
    assert not table.in_play("superhuman-strength")


def test_she_hulk_s_encounter_cards() -> None:
    table = Table("she-hulk")
    table.reveals("legal-work")
    table.does("may:no")
    assert table.state.tokens == 1
    table.reveals("personal-challenge")
    assert table.threat("personal-challenge") == 4
    table.reveals("titania")
    assert table.stat("titania", "atk") == 6
    table.reveals("genetically-enhanced")
    assert (table.stat("titania", "hp"), table.stat("titania", "atk")) == (9, 9)
    table.change("titania", damage=8)
    table.reveals("titania-s-fury")
    table.does("undefended")
    assert table.damage("she-hulk") == 1
    table.attacked("rhino-1", boost="titania-s-fury")
    table.does("undefended")
    assert len(table.events("boost")) == 2


# --- Iron Man -----------------------------------------------------------------------------------------------------


def test_iron_man_s_hand_grows_with_tech() -> None:
    table = Table("iron-man")
    assert table.stat("iron-man", "hand") == 1
    for upgrade in ("arc-reactor", "mark-v-armor", "rocket-boots"):
        table.put(upgrade)
    assert table.stat("iron-man", "hand") == 4
    assert table.stat("iron-man", "hp") == 16


def test_tony_stark_keeps_one_of_three() -> None:
    table = Table("iron-man", form="alter-ego")
    table.deck("haymaker", "energy", "genius")
    table.does("use:iron-man", "pick:energy")
    assert table.held() == ["energy"]
    assert sorted(table.discarded()) == ["genius", "haymaker"]


def test_war_machine_hits_everybody() -> None:
    table = Table("iron-man")
    table.put("war-machine")
    table.put("brawler")
    table.does("use:war-machine")
    assert (table.damage("war-machine"), table.damage("brawler"), table.damage("rhino-1")) == (2, 1, 1)


def test_repulsor_blast_counts_energy() -> None:
    table = Table("iron-man")
    table.deck("genius", "energy", "genius", "genius", "genius")
    table.hand("repulsor-blast", "emergency")
    table.does("play:repulsor-blast")
    assert table.damage("rhino-1") == 5  # 1 + 2 for each of two energy icons


def test_supersonic_punch_powered_gauntlets_and_helmet_in_the_air() -> None:
    table = Table("iron-man")
    table.state.play[table.state.scheme].threat = 3
    table.put("bomb-scare", threat=3)
    for upgrade in ("rocket-boots", "powered-gauntlets", "mark-v-helmet", "arc-reactor"):
        table.put(upgrade)
    table.hand("genius", "supersonic-punch", "strength")
    table.does("use:rocket-boots")
    table.does("play:supersonic-punch")
    assert table.damage("rhino-1") == 8
    table.does("use:powered-gauntlets")
    assert table.damage("rhino-1") == 10
    table.does("use:mark-v-helmet")
    assert (table.threat(), table.threat("bomb-scare")) == (2, 2)
    table.change("iron-man", exhausted=True)
    table.does("use:arc-reactor")
    assert not table.piece("iron-man").exhausted


def test_pepper_potts_and_stark_tower() -> None:
    table = Table("iron-man", form="alter-ego")
    table.put("pepper-potts")
    table.put("stark-tower")
    table.discard("rocket-boots", "energy")
    table.hand("haymaker", "arc-reactor")
    table.does("play:arc-reactor", "use:pepper-potts")
    assert table.in_play("arc-reactor")
    assert table.held() == ["haymaker"]
    table.does("use:stark-tower")
    assert table.held() == ["haymaker", "rocket-boots"]


def test_iron_man_s_encounter_cards() -> None:
    table = Table("iron-man")
    table.put("arc-reactor")
    table.reveals("business-problems")
    table.does("may:no")
    assert table.piece("arc-reactor").exhausted
    table.reveals("imminent-overload")
    assert table.threat("imminent-overload") == 4
    table.reveals("electric-whip-attack")
    table.does("choose:damage")
    assert table.damage("iron-man") == 1
    table.put("whiplash")
    table.does("attack:iron-man>whiplash")
    assert table.damage("iron-man") == 2
    table.deck("energy", "genius", "genius", "genius", "genius")
    table.reveals("electromagnetic-backlash")
    assert table.damage("iron-man") == 4
    table.attacked("rhino-1", boost="electric-whip-attack")
    assert not table.in_play("arc-reactor")


# --- Black Panther ------------------------------------------------------------------------------------------------


def test_shuri_finds_an_upgrade() -> None:
    table = Table("black-panther")
    table.deck("panther-claws")
    table.hand("shuri", "energy")
    table.does("play:shuri", "trigger:shuri")
    assert table.held() == ["panther-claws"]


def test_ancestral_knowledge_and_the_golden_city() -> None:
    table = Table("black-panther", form="alter-ego")
    table.put("the-golden-city")
    table.discard("haymaker", "haymaker", "genius")
    table.hand("ancestral-knowledge", "emergency")
    table.does("play:ancestral-knowledge", "pick:haymaker", "pick:genius", "done")
    assert sorted(table.discarded()) == ["ancestral-knowledge", "emergency", "haymaker"]
    table.does("use:the-golden-city")
    assert len(table.held()) == 2


def test_wakanda_forever_is_stronger_at_the_end() -> None:
    for event in ("wakanda-forever-a", "wakanda-forever-b", "wakanda-forever-c", "wakanda-forever-d"):
        table = Table("black-panther")
        table.state.play[table.state.scheme].threat = 5
        table.change("black-panther", damage=5)
        for upgrade in ("energy-daggers", "panther-claws", "tactical-genius", "vibranium-suit"):
            table.put(upgrade)
        table.hand(event, "vibranium")
        table.does(f"play:{event}", "next:energy-daggers", "next:tactical-genius", "next:vibranium-suit")
        # Daggers 1, suit 1 (moved), claws last: 4.
        assert (table.damage("rhino-1"), table.damage("black-panther"), table.threat()) == (6, 4, 4)


def test_black_panther_s_encounter_cards() -> None:
    table = Table("black-panther")
    table.put("panther-claws")
    table.reveals("affairs-of-state")
    table.does("may:no")
    assert not table.in_play("panther-claws")
    table.reveals("usurp-the-throne")
    assert table.threat("usurp-the-throne") == 3
    table.put("killmonger")
    table.put("panther-claws")
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a")  # Rhino is the only target
    assert (table.damage("rhino-1"), table.damage("killmonger")) == (4, 0)
    table.reveals("heart-shaped-herb")
    assert (table.piece("rhino-1").tough, table.piece("killmonger").tough) == (1, 1)
    table.encounter("loud-threat")
    table.reveals("ritual-combat")
    table.does("choose:threat")
    assert table.threat() == 4


def test_t_challa_begins_with_a_black_panther_upgrade() -> None:
    state = GAME.new(Config(1, {"deck-1": "black-panther-protection", "scenario": "rhino"}), 0)
    GAME.apply(state, "done")
    held = plain(GAME.view(state, 0).players[0].hand)
    upgrades = ["energy-daggers", "panther-claws", "tactical-genius", "vibranium-suit"]
    assert state.decision is not None
    options = [option.id for option in state.decision.options]
    assert plain(options) == [f"pick:{card}" for card in upgrades if card not in held]
    events = GAME.apply(state, next(option for option in options if "tactical-genius" in option))
    assert plain(GAME.view(state, 0).players[0].hand) == [*held, "tactical-genius"]
    assert "shuffled" in [event.kind for event in events]


def test_shuri_finds_any_upgrade_and_the_deck_is_shuffled() -> None:
    table = Table("black-panther")
    table.deck("panther-claws", "rocket-boots", "haymaker", "aunt-may")
    table.hand("shuri", "energy")
    table.does("play:shuri", "trigger:shuri")
    assert table.options() == ["pick:panther-claws", "pick:rocket-boots"]
    table.does("pick:rocket-boots")
    assert table.held() == ["rocket-boots"]
    assert len(table.events("shuffled")) == 1


def test_ancestral_knowledge_takes_three_at_most() -> None:
    table = Table("black-panther", form="alter-ego")
    table.discard("haymaker", "genius", "uppercut", "energy")
    table.hand("ancestral-knowledge", "strength")
    table.does("play:ancestral-knowledge", "pick:haymaker", "pick:genius", "pick:uppercut")
    table.waits(0, "turn")
    assert sorted(table.discarded()) == ["ancestral-knowledge", "energy", "strength"]


def wakanda(*upgrades: str) -> Table:
    """Two players, each with a minion; the upgrades are used in this order, the last one strongest."""
    table = Table("black-panther", "iron-man")
    table.state.play[table.state.scheme].threat = 5
    table.put("bomb-scare", threat=5)
    table.change("black-panther", damage=5)
    table.put("radioactive-man")
    table.put("tiger-shark", seat=1)
    for upgrade in upgrades:
        table.put(upgrade)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a")
    return table


def hurt(table: Table) -> list[int]:
    return [table.damage(enemy) for enemy in ("rhino-1", "radioactive-man", "tiger-shark")]


def test_energy_daggers_hit_the_villain_and_whoever_is_engaged_with_a_player() -> None:
    table = wakanda("energy-daggers")
    table.does("pick:seat:1")
    assert hurt(table) == [2, 0, 2]
    table = wakanda("energy-daggers")
    table.does("pick:seat:0")
    assert hurt(table) == [2, 2, 0]
    table = wakanda("energy-daggers", "panther-claws")
    table.does("next:energy-daggers", "pick:seat:0", "pick:tiger-shark")
    assert hurt(table) == [1, 1, 4]


def test_panther_claws_and_vibranium_suit_choose_an_enemy() -> None:
    table = wakanda("panther-claws", "vibranium-suit")
    table.does("next:panther-claws", "pick:radioactive-man", "pick:tiger-shark")
    assert hurt(table) == [0, 2, 2]
    assert table.damage("black-panther") == 3
    table = wakanda("panther-claws", "vibranium-suit")
    table.does("next:vibranium-suit", "pick:rhino-1", "pick:tiger-shark")
    assert hurt(table) == [1, 0, 4]
    assert table.damage("black-panther") == 4


@pytest.mark.parametrize("target", ["the-break-in", "bomb-scare"])
def test_tactical_genius_chooses_a_scheme(target: str) -> None:
    table = wakanda("tactical-genius")
    table.does(f"pick:{target}")
    assert table.events("thwarted") == [{"card": target, "amount": 2, "threat": 3}]


# --- obligations --------------------------------------------------------------------------------------------------

OBLIGATIONS = [("affairs-of-state", "black-panther"), ("family-emergency", "captain-marvel")]
OBLIGATIONS += [("legal-work", "she-hulk"), ("business-problems", "iron-man"), ("eviction-notice", "spider-man")]


@pytest.mark.parametrize(("obligation", "hero"), OBLIGATIONS)
def test_an_obligation_is_met_by_the_alter_ego(obligation: str, hero: str) -> None:
    table = Table(hero)
    table.put("panther-claws")  # so that both ways are open
    table.reveals(obligation)
    assert sorted(table.options()) == ["may:no", "may:yes"]
    table.does("may:yes", "choose:exhaust")
    assert table.state.form(0) == "alter-ego"
    assert table.piece(hero).exhausted
    assert plain(table.state.removed[-1]) == obligation
    assert table.revealed() == []
    table.waits(0, "turn")


@pytest.mark.parametrize(("obligation", "hero"), OBLIGATIONS)
def test_a_hero_who_stays_one_cannot_meet_it(obligation: str, hero: str) -> None:
    table = Table(hero)
    table.put("panther-claws")
    table.reveals(obligation)
    table.does("may:no")
    table.waits(0, "turn")
    assert (table.state.form(0), table.piece(hero).exhausted) == ("hero", False)
    assert plain(table.state.encounter_discard[0]) == obligation


@pytest.mark.parametrize(("obligation", "hero"), OBLIGATIONS)
def test_an_exhausted_alter_ego_cannot_meet_it_and_it_is_discarded(obligation: str, hero: str) -> None:
    table = Table(hero, form="alter-ego")
    table.change(hero, exhausted=True)
    table.hand("haymaker")
    table.put("panther-claws")
    table.put("powered-gauntlets")
    table.reveals(obligation)
    assert plain(table.state.encounter_discard[0]) == obligation
    surges = obligation in ("family-emergency", "eviction-notice")
    assert table.revealed() == [obligation, *["quiet-threat"] * surges]
    assert table.state.tokens == (1 if obligation == "legal-work" else 0)
    assert table.piece(hero).stunned == (1 if obligation == "family-emergency" else 0)
    assert table.held() == ([] if obligation == "eviction-notice" else ["haymaker"])
    assert table.in_play("panther-claws") is (obligation != "affairs-of-state")
    assert table.piece("powered-gauntlets").exhausted is (obligation == "business-problems")


def test_affairs_of_state_take_one_black_panther_upgrade() -> None:
    table = Table("black-panther")
    for upgrade in ("panther-claws", "powered-gauntlets", "vibranium-suit"):
        table.put(upgrade)
    table.reveals("affairs-of-state")
    table.does("may:no")
    assert table.options() == ["pick:panther-claws", "pick:vibranium-suit"]
    table.does("pick:vibranium-suit")
    assert [table.in_play(card) for card in ("panther-claws", "powered-gauntlets")] == [True, True]
    assert not table.in_play("vibranium-suit")


# --- nemesis sets -------------------------------------------------------------------------------------------------


def test_killmonger_minds_only_black_panther_upgrades_against_himself() -> None:
    table = Table("black-panther")
    table.put("killmonger")
    table.put("powered-gauntlets")
    table.does("use:powered-gauntlets", "pick:killmonger")
    assert table.damage("killmonger") == 1
    table.does("attack:black-panther>killmonger")
    assert table.damage("killmonger") == 3
    table.put("energy-daggers")
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a")
    assert (table.damage("rhino-1"), table.damage("killmonger")) == (2, 3)
    assert table.events("prevented") == []


def test_heart_shaped_herb_toughens_the_villain_and_one_s_own_minions() -> None:
    table = Table("black-panther", "iron-man")
    table.put("brawler")
    table.put("killmonger", seat=1)
    table.reveals("heart-shaped-herb")
    assert [table.piece(enemy).tough for enemy in ("rhino-1", "brawler", "killmonger")] == [1, 1, 0]
    table = Table("iron-man")
    table.put("brawler")
    table.attacked("rhino-1", boost="heart-shaped-herb")
    table.does("undefended")
    assert [table.piece(enemy).tough for enemy in ("rhino-1", "brawler", "iron-man")] == [1, 0, 0]
    assert table.damage("iron-man") == 2 + 1


def test_ritual_combat_as_damage() -> None:
    table = Table("black-panther", "iron-man")
    table.encounter("loud-threat")
    table.reveals("ritual-combat")
    table.does("choose:damage")
    assert (table.damage("black-panther"), table.damage("iron-man"), table.threat()) == (4, 0, 0)


def test_yon_rogg_feeds_the_psyche_magnitron_after_his_own_attacks() -> None:
    table = Table("captain-marvel")
    table.put("the-psyche-magnitron", threat=3)
    table.put("yon-rogg")
    table.attacked("rhino-1")
    table.does("undefended")
    assert table.threat("the-psyche-magnitron") == 3
    table.attacked("yon-rogg")
    table.does("undefended")
    assert table.threat("the-psyche-magnitron") == 4
    assert table.kinds().index("damaged") < table.kinds().index("threat")


def test_kree_manipulator_boosts_the_villain_s_undefended_attacks() -> None:
    table = Table("captain-marvel")
    table.attacked("rhino-1", boost="kree-manipulator")
    table.does("defend:captain-marvel")
    assert table.threat() == 0
    table.put("underboss")  # villainous: it has boost cards too
    table.attacked("underboss", boost="kree-manipulator")
    assert [event["card"] for event in table.events("boost")] == ["kree-manipulator"]
    assert table.threat() == 0


def test_yon_rogg_s_treason_surges_when_there_is_no_energy_to_lose() -> None:
    table = Table("captain-marvel")
    table.hand("energy", "genius")
    table.reveals("yon-rogg-s-treason")
    assert table.held() == ["genius"]
    assert table.revealed() == ["yon-rogg-s-treason"]
    table.reveals("yon-rogg-s-treason")
    assert table.held() == ["genius"]
    assert table.revealed() == ["yon-rogg-s-treason", "quiet-threat"]


# --- in the air, and not ------------------------------------------------------------------------------------------


def test_crisis_interdiction_from_a_side_scheme_on() -> None:
    table = Table("captain-marvel")
    table.state.play[table.state.scheme].threat = 5
    table.put("bomb-scare", threat=5)
    table.put("cosmic-flight")
    table.hand("crisis-interdiction", "energy")
    table.does("play:crisis-interdiction", "pick:bomb-scare")
    assert (table.threat(), table.threat("bomb-scare")) == (3, 3)


def test_photonic_blast_draws_for_its_player_alone() -> None:
    table = Table("captain-marvel", "iron-man")
    table.hand("photonic-blast", "energy-absorption")
    table.does("play:photonic-blast")
    assert (table.held(0), table.held(1)) == (["quiet-card"], [])


def test_cosmic_flight_makes_captain_marvel_the_defender_and_saves_nobody_else() -> None:
    table = Table("captain-marvel")
    table.put("cosmic-flight")
    table.put("hawkeye")
    table.does("attack:captain-marvel>rhino-1")
    table.waits(0, "turn")
    table.attacked("rhino-1")
    table.does("defend:hawkeye")
    table.waits(0, "turn")
    assert table.damage("hawkeye") == 2
    table.attacked("rhino-1", boost="loud-threat")
    table.does("trigger:cosmic-flight")  # nobody is ready to defend
    assert table.events("defends") == [{"card": "captain-marvel"}]
    assert table.events("prevented") == [{"amount": 3}]
    assert (table.damage("captain-marvel"), table.in_play("cosmic-flight")) == (2, False)


def test_iron_man_s_hand_is_seven_at_most_and_only_tech_counts() -> None:
    table = Table("iron-man")
    table.put("tenacity")
    assert table.stat("iron-man", "hand") == 1
    for count in range(1, 9):
        table.put("arc-reactor")
        assert table.stat("iron-man", "hand") == min(7, 1 + count)


def test_iron_man_s_gauntlets_and_helmet_on_the_ground() -> None:
    table = Table("iron-man")
    table.state.play[table.state.scheme].threat = 3
    table.put("bomb-scare", threat=3)
    for upgrade in ("powered-gauntlets", "mark-v-helmet"):
        table.put(upgrade)
    table.does("use:powered-gauntlets", "use:mark-v-helmet", "pick:bomb-scare")
    assert (table.damage("rhino-1"), table.threat(), table.threat("bomb-scare")) == (1, 3, 2)


def test_stark_tower_returns_the_topmost_tech_upgrade_of_a_player() -> None:
    table = Table("iron-man", "captain-marvel", form="alter-ego")
    table.discard("rocket-boots")
    table.discard("arc-reactor", "captain-marvel-s-helmet", "tenacity", "haymaker", seat=1)
    table.put("stark-tower")
    table.does("use:stark-tower", "pick:seat:1")
    assert (table.held(0), table.held(1)) == ([], ["captain-marvel-s-helmet"])
    assert table.discarded(1) == ["arc-reactor", "tenacity", "haymaker"]


def test_pepper_potts_is_exhausted_for_her_help() -> None:
    table = Table("iron-man", form="alter-ego")
    table.put("pepper-potts")
    table.discard("energy")
    table.hand("arc-reactor")
    table.does("play:arc-reactor")
    assert table.in_play("arc-reactor")
    assert table.piece("pepper-potts").exhausted
    table.hand("mark-v-helmet")
    assert "play:mark-v-helmet" not in table.options()


def test_rocket_boots_carry_iron_man_for_the_phase() -> None:
    table = Table("iron-man")
    table.put("rocket-boots")
    table.put("captain-marvel-s-helmet")  # a number that shows who is in the air
    assert table.stat("iron-man", "def") == 1 + 1
    table.hand("genius")
    table.does("use:rocket-boots")
    assert table.stat("iron-man", "def") == 1 + 2
    table.does("end-turn")
    table.waits(0, "defend")
    assert table.stat("iron-man", "def") == 1 + 1


def test_electric_whip_attack() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("arc-reactor")
    table.put("mark-v-helmet")
    table.reveals("electric-whip-attack")
    table.does("choose:damage")
    assert (table.damage("iron-man"), table.damage("she-hulk")) == (2, 0)
    table.reveals("electric-whip-attack")
    table.does("choose:discard", "pick:mark-v-helmet")
    assert (table.in_play("arc-reactor"), table.in_play("mark-v-helmet")) == (True, False)


def test_electric_whip_attack_boosts_the_villain_s_undefended_attacks() -> None:
    table = Table("iron-man")
    table.put("arc-reactor")
    table.put("mark-v-helmet")
    table.put("underboss")
    table.attacked("rhino-1", boost="electric-whip-attack")
    table.does("defend:iron-man")
    table.attacked("underboss", boost="electric-whip-attack")
    table.waits(0, "turn")
    assert (table.in_play("arc-reactor"), table.in_play("mark-v-helmet")) == (True, True)
    table.attacked("rhino-1", boost="electric-whip-attack")
    table.does("pick:arc-reactor")
    assert (table.in_play("arc-reactor"), table.in_play("mark-v-helmet")) == (False, True)


def test_electromagnetic_backlash_counts_five_cards_of_each_player() -> None:
    table = Table("iron-man", "she-hulk")
    table.deck("genius", "genius", "genius", "genius", "energy", "energy")
    table.deck("genius", "strength", "genius", "genius", "energy-absorption", "energy", seat=1)
    table.reveals("electromagnetic-backlash")
    table.does("next:seat:0")
    assert (table.damage("iron-man"), table.damage("she-hulk")) == (2, 3)
    assert (len(table.discarded(0)), len(table.discarded(1))) == (5, 5)


def test_she_hulk_answers_her_own_change_and_chooses() -> None:
    table = Table("iron-man", "she-hulk", form="alter-ego")
    table.change("she-hulk", face="she-hulk")
    table.does("change-form")
    table.waits(0, "turn")
    table = Table("she-hulk", form="alter-ego")
    table.put("brawler")
    table.does("change-form", "trigger:she-hulk", "pick:brawler")
    assert (table.damage("rhino-1"), table.damage("brawler")) == (0, 2)


def test_gamma_slam_does_15_at_most() -> None:
    for damage, dealt in ((14, 14), (15, 15), (17, 15)):
        table = Table("she-hulk")
        table.put("mark-v-armor")
        table.change("she-hulk", damage=damage)
        table.change("rhino-1", face="rhino-3")
        table.hand("gamma-slam", "vibranium", "vibranium")
        table.does("play:gamma-slam")
        assert table.events("damaged") == [{"card": "rhino-1", "amount": dealt, "source": "gamma-slam"}]


def test_legal_practice_takes_five_cards_at_most() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.state.play[table.state.scheme].threat = 6
    table.hand("legal-practice", *["haymaker"] * 3, *["energy"] * 3)
    table.does("play:legal-practice", *["discard:haymaker"] * 3, *["discard:energy"] * 2)
    table.waits(0, "turn")
    assert (table.threat(), table.held()) == (1, ["energy"])


def test_one_two_punch_follows_her_own_basic_attack() -> None:
    table = Table("she-hulk")
    table.put("hellcat")
    table.change("she-hulk", exhausted=True)
    table.hand("one-two-punch", "haymaker", "vibranium", "energy")
    table.does("attack:hellcat>rhino-1")
    table.waits(0, "turn")
    table.does("play:haymaker", "spend:vibranium")
    table.waits(0, "turn")
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>rhino-1")
    assert table.options() == ["trigger:one-two-punch/one-two-punch-1", "pass"]


def test_superhuman_law_division_asks_for_a_mental_resource() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.state.play[table.state.scheme].threat = 3
    table.put("superhuman-law-division")
    table.hand("energy")
    assert table.options() == ["change-form", "end-turn"]


def test_superhuman_strength_is_spent_by_her_own_attack() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.put("hellcat")
    table.does("attack:hellcat>rhino-1")
    assert table.in_play("superhuman-strength")
    assert table.piece("rhino-1").stunned == 0


def test_titania_s_fury_without_an_attack_heals_her_and_surges() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.put("titania", damage=4)
    table.reveals("titania-s-fury")
    assert table.damage("titania") == 0
    assert table.revealed() == ["titania-s-fury", "quiet-threat"]
    table = Table("she-hulk")
    table.put("titania", damage=4)
    table.reveals("titania-s-fury")
    table.does("undefended")
    assert (table.damage("she-hulk"), table.damage("titania")) == (2, 4)
    assert table.revealed() == []  # since its own revealing


def test_genetically_enhanced_goes_to_the_minion_with_the_most_printed_hit_points_or_surges() -> None:
    table = Table("she-hulk")
    table.reveals("genetically-enhanced")
    assert table.revealed() == ["genetically-enhanced", "quiet-threat"]
    assert not table.in_play("genetically-enhanced")
    table.put("brawler")
    table.put("titania", damage=5)
    table.reveals("genetically-enhanced")
    assert table.revealed() == ["genetically-enhanced"]
    assert table.piece("genetically-enhanced").host == table.thing("titania")
    assert (table.stat("brawler", "hp"), table.stat("titania", "hp")) == (3, 6 + 3)
