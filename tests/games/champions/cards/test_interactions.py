"""Two or three real cards that meet: what the published texts and the rulings say comes of it."""

import pytest

from games.champions.table import Table, plain
from tableverse.games.champions.rules import numbers
from tableverse.kernel.ledger import rule


def threaten(table: Table, amount: int) -> None:
    table.change(plain(table.state.scheme), threat=amount)


# --- answers to attacks -------------------------------------------------------------------------------------------


def test_backflip_stops_what_is_too_much_for_a_defending_ally() -> None:
    table = Table("spider-man")
    table.put("black-cat")
    table.put("charge", on="rhino-1")
    table.hand("backflip")
    table.attacked("rhino-1")
    table.does("pass", "defend:black-cat")  # 5 damage, 2 hit points
    table.does("trigger:backflip")
    assert not table.in_play("black-cat")
    assert table.damage("spider-man") == 0


def test_backflip_is_no_answer_to_damage_without_an_attack_but_cosmic_flight_is() -> None:
    table = Table("spider-man", "captain-marvel")
    table.hand("backflip")
    table.put("cosmic-flight", seat=1)
    table.reveals("shocker")
    table.does("trigger:cosmic-flight")
    assert (table.damage("spider-man"), table.damage("captain-marvel")) == (1, 0)
    assert table.held() == ["backflip"]
    assert not table.in_play("cosmic-flight")


def test_great_responsibility_is_damage_that_a_tough_card_stops() -> None:
    table = Table("spider-man")
    table.change("spider-man", tough=1)
    table.hand("great-responsibility")
    table.schemed("rhino-1", boost="assault")
    table.does("trigger:great-responsibility")
    assert (table.threat(), table.damage("spider-man"), table.piece("spider-man").tough) == (0, 0, 0)


def test_emergency_and_jennifer_s_objection_add_up() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.hand("emergency")
    table.schemed("rhino-1", boost="hydra-bomber")  # 1 and 1
    table.does("trigger:emergency")
    table.does("trigger:she-hulk")
    assert table.threat() == 0


def test_a_confused_player_s_emergency_reduces_nothing() -> None:
    table = Table("spider-man")
    table.change("spider-man", confused=1)
    table.hand("emergency")
    table.schemed("rhino-1")
    table.does("trigger:emergency")
    assert (table.threat(), table.piece("spider-man").confused) == (1, 0)
    assert table.discarded() == ["emergency"]


def test_enhanced_spider_sense_leaves_the_keyword_surge() -> None:
    table = Table("spider-man")
    table.hand("enhanced-spider-sense", "energy")
    table.reveals("kree-manipulator")
    table.does("trigger:enhanced-spider-sense")
    assert table.threat() == 0
    assert table.revealed() == ["quiet-threat"]


def test_enhanced_spider_sense_cancels_a_surge_that_the_effects_would_give() -> None:
    table = Table("spider-man")
    table.hand("enhanced-spider-sense", "energy")
    table.reveals("hard-to-keep-down")
    table.does("trigger:enhanced-spider-sense")
    assert table.revealed() == []
    assert plain(table.state.encounter_discard) == ["hard-to-keep-down"]


def test_black_widow_stops_the_keyword_surge_too() -> None:
    table = Table("spider-man")
    table.put("black-widow")
    table.hand("genius")
    table.encounter("quiet-threat")
    table.reveals("weapons-runner")
    table.does("trigger:black-widow")
    assert table.revealed() == ["quiet-threat"]
    assert not table.in_play("weapons-runner")


def test_black_widow_sends_an_obligation_to_the_discard_pile() -> None:
    table = Table("spider-man")
    table.put("black-widow")
    table.hand("genius")
    table.reveals("eviction-notice")
    table.does("trigger:black-widow")
    assert "eviction-notice" in plain(table.state.encounter_discard)
    assert not table.in_play("eviction-notice")


def test_nobody_foresees_a_nemesis_that_comes_from_its_set() -> None:
    table = Table("spider-man")
    table.put("black-widow")
    table.hand("genius")
    table.reveals("shadow-of-the-past")
    table.does("pass")
    table.undefended()  # Vulture's quickstrike
    assert table.in_play("vulture")
    assert table.in_play("highway-robbery")
    assert not table.piece("black-widow").exhausted


def test_get_behind_me_brings_an_attack_with_a_boost_card_and_keeps_surge() -> None:
    table = Table("captain-marvel")
    table.hand("get-behind-me", "energy")
    table.encounter("hydra-bomber", "quiet-threat")
    table.reveals("kree-manipulator")
    table.does("trigger:get-behind-me", "undefended")
    assert table.threat() == 0
    assert table.damage("captain-marvel") == 3
    assert table.revealed() == ["quiet-threat"]


# --- webs, stuns and attacks that are not made --------------------------------------------------------------------


def test_a_stunned_enemy_loses_the_stun_before_its_web() -> None:
    table = Table("spider-man")
    table.put("webbed-up", on="rhino-1")
    table.change("rhino-1", stunned=1)
    table.attacked("rhino-1")
    assert table.in_play("webbed-up")
    assert table.piece("rhino-1").stunned == 0
    assert table.damage("spider-man") == 0


def test_a_webbed_klaw_is_given_no_boost_card() -> None:
    table = Table("spider-man", scenario="klaw")
    table.put("webbed-up", on="klaw-1")
    before = len(table.state.encounter)
    table.attacked("klaw-1")
    assert len(table.state.encounter) == before + 1  # the one laid there for the attack
    assert table.piece("klaw-1").stunned == 1
    assert not table.in_play("webbed-up")


def test_masters_of_mayhem_whose_only_minion_is_stunned_fetch_another() -> None:
    table = Table("spider-man", scenario="klaw")
    table.put("melter", stunned=1)
    table.encounter("tiger-shark")
    table.state.encounter_discard += [table.make("whirlwind")]
    table.reveals("masters-of-mayhem")
    table.does("pick:whirlwind")
    assert table.piece("melter").stunned == 0
    assert table.in_play("whirlwind")
    assert table.damage("spider-man") == 0


def test_masters_of_mayhem_held_by_a_web_fetch_another() -> None:
    table = Table("spider-man", scenario="klaw")
    table.put("melter")
    table.put("webbed-up", on="melter")
    table.encounter("tiger-shark")
    table.reveals("masters-of-mayhem")
    assert table.piece("melter").stunned == 1
    assert table.in_play("tiger-shark")


def test_a_stunned_titania_is_healed_by_her_fury() -> None:
    table = Table("she-hulk")
    table.put("titania", stunned=1, damage=3)
    table.reveals("titania-s-fury")
    assert table.damage("titania") == 0
    assert table.piece("titania").stunned == 0
    assert table.revealed() == ["titania-s-fury", "quiet-threat"]


def test_titania_strikes_with_all_that_she_has_left() -> None:
    table = Table("she-hulk")
    table.put("titania", damage=2)
    table.put("genetically-enhanced", on="titania")
    assert table.stat("titania", "atk") == 7
    table.attacked("titania")
    table.does("undefended")
    assert table.damage("she-hulk") == 7


def test_vulture_comes_quietly_to_peter_parker() -> None:
    table = Table("spider-man", form="alter-ego")
    table.reveals("shadow-of-the-past")
    assert table.in_play("vulture")
    assert table.damage("spider-man") == 0
    assert table.strikes() == []


def test_a_retaliating_villain_hurts_heroes_who_attack_and_no_team() -> None:
    table = Table("captain-marvel")
    table.put("concussion-blasters", on="rhino-1")
    table.put("tac-team")
    table.hand("haymaker", "energy")
    table.does("use:tac-team")
    assert table.damage("captain-marvel") == 0
    table.does("play:haymaker")
    assert table.damage("captain-marvel") == 1
    assert table.damage("rhino-1") == 5


# --- defeats ------------------------------------------------------------------------------------------------------


def test_a_tracer_waits_while_biomechanical_upgrades_save_its_minion() -> None:
    table = Table("spider-man")
    threaten(table, 5)
    table.put("sandman")
    table.put("spider-tracer", on="sandman")
    table.put("biomechanical-upgrades", on="sandman")
    table.hand("swinging-web-kick", "energy", "genius", "swinging-web-kick", "strength", "energy")
    table.does("play:swinging-web-kick", "pay", "pick:sandman")
    assert (table.threat(), table.damage("sandman")) == (5, 0)
    assert table.in_play("spider-tracer")
    assert not table.in_play("biomechanical-upgrades")
    table.hand("swinging-web-kick", "energy", "genius")
    table.does("play:swinging-web-kick", "pay", "pick:sandman")
    assert table.threat() == 2
    assert "spider-tracer" in table.discarded()


@pytest.mark.parametrize(("minion", "left"), [("sandman", 0), ("hydra-mercenary", 2)])
def test_hawkeye_shoots_at_whoever_is_revealed(minion: str, left: int) -> None:
    table = Table("captain-marvel")
    table.put("hawkeye")
    table.reveals(minion)
    table.does("trigger:hawkeye")
    assert table.damage(minion) == left
    assert table.piece(minion).tough == 0
    assert table.piece("hawkeye").counters == 3


def test_hawkeye_shoots_a_weapons_runner_that_comes_as_a_boost_card() -> None:
    table = Table("captain-marvel", scenario="klaw")
    table.put("hawkeye")
    table.encounter("quiet-threat")
    table.attacked("klaw-1", boost="weapons-runner")
    table.does("undefended", "trigger:hawkeye")
    assert not table.in_play("weapons-runner")
    assert "weapons-runner" in plain(table.state.encounter_discard)


def test_a_drone_that_hawkeye_shoots_goes_to_its_owner_s_discard_pile() -> None:
    table = Table("captain-marvel", scenario="ultron")
    table.put("hawkeye")
    table.deck("genius")
    table.reveals("android-efficiency-a")
    table.does("trigger:hawkeye")
    assert not table.in_play("facedown-drone")
    assert table.discarded() == ["genius"]


def test_drones_lose_the_hit_points_of_upgraded_drones_with_them() -> None:
    table = Table("captain-marvel", scenario="ultron")
    table.put("upgraded-drones", on="ultron-drones")
    table.reveals("android-efficiency-a")
    drone = next(piece for piece in table.state.play.values() if piece.face == "facedown-drone")
    assert numbers.stat(table.state, drone.id, "hp") == 2
    assert numbers.stat(table.state, drone.id, "atk") == 2
    drone.damage = 1
    table.hand("energy", "genius", "strength")
    table.does("use:upgraded-drones", "pay")
    assert not table.in_play("facedown-drone")
    assert table.discarded()[-1] == "quiet-card"


def test_klaw_falls_with_the_scheme_that_kept_him_alive() -> None:
    table = Table("captain-marvel", scenario="klaw")
    table.change("klaw-1", damage=15)
    table.put("the-immortal-klaw", threat=2)
    table.change("klaw-1", damage=15)
    table.does("thwart:captain-marvel>the-immortal-klaw")
    assert table.piece("klaw-1").face == "klaw-2"
    assert table.damage("klaw-1") == 0


def test_iron_man_may_lose_his_armor_and_his_life() -> None:
    table = Table("iron-man", "captain-marvel")
    table.put("mark-v-armor")
    table.put("arc-reactor")
    table.change("iron-man", damage=9)
    table.reveals("caught-off-guard")
    table.does("pick:mark-v-armor")
    assert table.state.players[0].eliminated
    assert not table.in_play("arc-reactor")


def test_caught_off_guard_finds_nothing_and_surges() -> None:
    table = Table("iron-man")
    table.put("hawkeye")
    table.reveals("caught-off-guard")
    assert table.revealed() == ["caught-off-guard", "quiet-threat"]
    assert table.in_play("hawkeye")


def test_a_tough_card_stops_all_that_was_counted_together() -> None:
    table = Table("iron-man", "captain-marvel")
    table.change("iron-man", tough=1)
    table.deck("energy", "energy")
    table.deck("energy", "energy", seat=1)
    table.reveals("electromagnetic-backlash")
    table.does("next:seat:0")
    assert (table.damage("iron-man"), table.piece("iron-man").tough) == (0, 0)
    assert table.damage("captain-marvel") == 2 + 2 + 3  # quiet cards have an energy resource each


def test_repulsor_blast_is_one_blow() -> None:
    table = Table("iron-man")
    table.change("rhino-1", tough=1)
    table.deck("energy", "energy", "genius")
    table.hand("repulsor-blast", "genius")
    table.does("play:repulsor-blast", "pay")
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough) == (0, 0)
    table.deck("energy-absorption", "energy", "genius", "genius", "genius")
    table.hand("repulsor-blast", "genius")
    table.does("play:repulsor-blast", "pay")
    assert table.damage("rhino-1") == 1 + 2 * 5


def test_the_vibranium_suit_heals_though_a_tough_card_stops_the_rest() -> None:
    table = Table("black-panther")
    table.put("vibranium-suit")
    table.change("black-panther", damage=5)
    table.change("rhino-1", tough=1)
    table.hand("wakanda-forever-a", "genius")
    table.does("play:wakanda-forever-a", "pay")
    assert (table.damage("black-panther"), table.damage("rhino-1"), table.piece("rhino-1").tough) == (3, 0, 0)


def test_a_stun_takes_one_step_of_the_sequence() -> None:
    table = Table("black-panther")
    table.put("panther-claws")
    table.put("vibranium-suit")
    table.change("black-panther", damage=5, stunned=1)
    table.hand("wakanda-forever-a", "genius")
    table.does("play:wakanda-forever-a", "pay", "next:panther-claws")
    assert table.piece("black-panther").stunned == 0
    table.does(*(option for option in ("next:vibranium-suit",) if option in table.options()))
    assert (table.damage("rhino-1"), table.damage("black-panther")) == (2, 3)


def test_energy_daggers_are_stronger_as_the_last_step() -> None:
    table = Table("black-panther", "spider-man")
    table.put("energy-daggers")
    table.put("tactical-genius")
    threaten(table, 5)
    table.put("sandman", seat=1)
    table.put("shocker", seat=0)
    table.hand("wakanda-forever-a", "genius")
    table.does("play:wakanda-forever-a", "pay", "next:tactical-genius")
    table.does("pick:seat:1")
    assert table.threat() == 4
    assert (table.damage("rhino-1"), table.damage("sandman"), table.damage("shocker")) == (2, 2, 0)


def test_war_machine_s_own_damage_is_dealt_and_so_a_tough_card_pays_it() -> None:
    table = Table("iron-man")
    table.put("war-machine", tough=1)
    table.put("shocker")
    table.does("use:war-machine")
    assert (table.damage("war-machine"), table.piece("war-machine").tough) == (0, 0)
    assert (table.damage("rhino-1"), table.damage("shocker")) == (1, 1)


def test_war_machine_s_last_salvo() -> None:
    table = Table("iron-man")
    table.put("war-machine", damage=2)
    table.put("hydra-mercenary")
    table.does("use:war-machine")
    assert not table.in_play("war-machine")
    assert (table.damage("rhino-1"), table.damage("hydra-mercenary")) == (
        1,
        1,
    )  # it is no attack: guard does not matter


def test_guard_is_for_the_player_whom_it_is_engaged_with() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.put("hydra-mercenary", seat=1)
    table.hand("haymaker", "energy")
    table.does("play:haymaker", "pay", "pick:rhino-1")
    assert table.damage("rhino-1") == 3
    table.put("armored-guard", seat=0)
    table.hand("haymaker", "energy", "ground-stomp", "genius")
    assert "attack:she-hulk>rhino-1" not in table.options()
    table.does("play:ground-stomp", "spend:genius")
    assert table.damage("rhino-1") == 4


def test_a_tough_minion_leaves_nothing_for_overkill() -> None:
    table = Table("she-hulk")
    table.put("brawler", tough=1)
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay")
    assert (table.damage("brawler"), table.damage("rhino-1")) == (0, 0)


def test_chase_them_down_follows_an_attack_event() -> None:
    table = Table("she-hulk")
    threaten(table, 5)
    table.put("shocker")
    table.hand("relentless-assault", "energy", "chase-them-down")
    table.does("play:relentless-assault", "spend:energy", "trigger:chase-them-down")
    assert table.threat() == 3


def test_superhuman_strength_goes_before_the_second_punch() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.hand("one-two-punch", "energy")
    table.does("attack:she-hulk>rhino-1")
    assert not table.in_play("superhuman-strength")
    table.does("trigger:one-two-punch", "pay")
    assert table.piece("rhino-1").stunned == 1
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("rhino-1") == 5 + 3


def test_superhuman_strength_adds_nothing_to_an_event_and_is_spent_by_it() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.hand("uppercut", "energy", "genius")
    table.does("play:uppercut", "pay")
    assert table.damage("rhino-1") == 5
    assert table.piece("rhino-1").stunned == 1
    assert "superhuman-strength" in table.discarded()


def test_superhuman_strength_stays_when_there_is_nobody_left_to_stun() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.put("shocker")
    table.does("attack:she-hulk>shocker")
    assert not table.in_play("shocker")
    assert table.in_play("superhuman-strength")


def test_the_armored_suit_saves_rhino_from_damage_but_not_from_the_stun() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.put("armored-rhino-suit", on="rhino-1")
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("rhino-1") == 0
    assert table.piece("rhino-1").stunned == 1
    assert not table.in_play("armored-rhino-suit")


def test_vibranium_armor_is_not_renewed_by_damage_that_a_tough_card_stopped() -> None:
    table = Table("she-hulk")
    table.put("vibranium-armor", on="rhino-1")
    table.does("attack:she-hulk>rhino-1")
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough) == (3, 1)
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>rhino-1")
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough) == (3, 0)


def test_counter_punch_strikes_with_combat_training() -> None:
    table = Table("captain-marvel")
    table.put("combat-training")
    table.hand("counter-punch")
    table.attacked("rhino-1")
    table.does("defend:captain-marvel", "trigger:counter-punch")
    assert table.damage("rhino-1") == 3


def test_captain_marvel_s_helmet_in_the_air() -> None:
    table = Table("captain-marvel")
    table.put("captain-marvel-s-helmet")
    table.put("armored-vest")
    assert table.stat("captain-marvel", "def") == 3
    table.put("cosmic-flight")
    assert table.stat("captain-marvel", "def") == 4
    table.attacked("rhino-1", boost="hydra-bomber")
    table.does("defend:captain-marvel")
    assert table.damage("captain-marvel") == 0
    assert table.in_play("cosmic-flight")  # there was nothing to prevent


# --- threat and schemes -------------------------------------------------------------------------------------------


def test_nothing_is_discarded_for_threat_that_became_damage() -> None:
    table = Table("captain-marvel", "spider-man", scenario="ultron")
    table.change("captain-marvel", face="carol-danvers")
    table.hand("great-responsibility", seat=1)
    before = len(table.state.players[0].deck)
    table.reveals("rage-of-ultron")
    table.does("trigger:great-responsibility")
    assert table.threat() == 0
    assert table.damage("spider-man") == 1
    assert len(table.state.players[0].deck) == before


def test_assault_on_norad_asks_nobody_if_no_threat_was_placed() -> None:
    table = Table("she-hulk", scenario="ultron", form="alter-ego")
    scheme = table.state.play.pop(table.state.scheme)
    scheme.id = scheme.face = table.state.scheme = "assault-on-norad"
    table.state.play[scheme.id] = scheme
    table.ask()
    table.does("end-turn", "trigger:she-hulk")
    assert "choose:drone" not in table.options()
    assert table.threat() == 1  # what Ultron's own scheming placed


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_a_crisis_holds_back_what_is_no_thwart_too(form: str) -> None:
    table = Table("she-hulk", form=form)
    threaten(table, 5)
    table.put("superhuman-law-division")
    table.put("surveillance-team")
    table.put("crowd-control", threat=2)
    table.hand("genius")
    table.does("use:surveillance-team" if form == "hero" else "use:superhuman-law-division")
    assert table.threat() == 5
    assert table.in_play("crowd-control") is (form == "hero")


def test_threat_stays_on_countdown_to_oblivion_whoever_falls() -> None:
    table = Table("spider-man", scenario="ultron")
    scheme = table.state.play.pop(table.state.scheme)
    scheme.id = scheme.face = table.state.scheme = "countdown-to-oblivion"
    scheme.threat = 3
    table.state.play[scheme.id] = scheme
    table.put("brawler", damage=1)
    table.put("spider-tracer", on="brawler")
    table.does("attack:spider-man>brawler")
    assert not table.in_play("brawler")
    assert table.threat() == 3


def test_a_legal_worker_s_token_speeds_up_the_main_scheme() -> None:
    table = Table("she-hulk")
    table.reveals("legal-work")
    table.does("may:no")
    assert table.state.tokens == 1
    table.does("end-turn")
    assert table.threat() == 2


def test_a_minion_put_into_play_is_not_revealed() -> None:
    table = Table("spider-man", scenario="klaw")
    table.encounter("hydra-bomber")
    table.state.scheme_deck = ["secret-rendezvous"]
    threaten(table, 5)
    table.schemed("klaw-1", boost="quiet-threat")
    assert plain(table.state.scheme) == "secret-rendezvous"
    assert table.threat() == 0  # what was too much is lost
    assert table.in_play("hydra-bomber")
    assert table.damage("spider-man") == 0


def test_masterplan_reveals_the_side_scheme_with_all_that_it_says() -> None:
    table = Table("spider-man", "she-hulk")
    table.encounter("shocker", "bomb-scare")
    table.reveals("masterplan")
    assert table.threat("bomb-scare") == 2 + 2
    assert plain(table.state.encounter_discard) == ["shocker", "masterplan"]


# --- two players --------------------------------------------------------------------------------------------------


@rule("CHA-ELIMINATION-07", "CHA-ELIMINATION-08")
def test_a_robbed_card_of_a_player_who_is_out_comes_back_to_nobody() -> None:
    table = Table("spider-man", "she-hulk")
    table.hand("backflip")
    table.hand("uppercut", seat=1)
    table.reveals("highway-robbery")
    assert (table.held(0), table.held(1)) == ([], [])
    table.change("spider-man", damage=9)
    table.reveals("shocker")
    assert table.state.players[0].eliminated
    table.state.play[table.thing("highway-robbery")].threat = 1
    table.ask()
    while "thwart:she-hulk>highway-robbery" not in table.options():
        table.does("end-turn" if "end-turn" in table.options() else table.options()[-1])
    table.does("thwart:she-hulk>highway-robbery")
    assert (table.held(0), "uppercut" in table.held(1)) == ([], True)


def test_lead_from_the_front_is_for_another_player_s_characters_too() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("hawkeye", seat=1)
    table.put("inspired", seat=1, on="hawkeye")
    table.hand("lead-from-the-front", "energy")
    table.does("play:lead-from-the-front", "pay", "pick:seat:1")
    assert (table.stat("spider-man", "atk"), table.stat("spider-man", "thw")) == (3, 2)
    assert (table.stat("hawkeye", "atk"), table.stat("hawkeye", "thw")) == (3, 3)
    assert table.stat("captain-marvel", "atk") == 2


def test_what_inspired_another_player_s_ally_goes_home() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("black-cat", seat=1, damage=1)
    table.hand("inspired", "genius")
    table.does("play:inspired", "pay")
    assert table.piece("inspired").area == 1
    table.reveals("concussive-blast")
    assert not table.in_play("black-cat")
    assert (table.discarded(0)[-1], table.discarded(1)) == ("inspired", ["black-cat"])


def test_hellcat_goes_home_to_her_owner_s_hand() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.discard("hellcat", seat=1)
    table.hand("make-the-call", "energy", "genius")
    table.does("play:make-the-call", "pay")
    assert table.piece("hellcat").area == 0
    table.does("use:hellcat")
    assert (table.held(0), table.held(1)) == ([], ["hellcat"])


def test_black_cat_who_is_called_was_not_played_but_maria_hill_enters_play() -> None:
    table = Table("spider-man")
    table.discard("black-cat")
    table.hand("make-the-call", "energy")
    deck = len(table.state.players[0].deck)
    table.does("play:make-the-call", "pay")
    assert table.in_play("black-cat")
    assert len(table.state.players[0].deck) == deck
    table.discard("maria-hill")
    table.hand("make-the-call", "energy")
    table.does("play:make-the-call", "pay")
    table.does("trigger:maria-hill")
    assert len(table.state.players[0].deck) == deck - 1


def test_a_unique_ally_is_called_once() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("nick-fury", seat=1)
    table.discard("nick-fury")
    table.hand("make-the-call", "energy", "genius", "nick-fury")
    assert "play:make-the-call" not in table.options()
    assert "play:nick-fury" not in table.options()


def test_a_fourth_ally_who_goes_at_once_answers_nothing() -> None:
    table = Table("captain-marvel")
    for ally in ("hawkeye", "tigra", "vision"):
        table.put(ally)
    table.hand("maria-hill", "energy")
    table.does("play:maria-hill", "pay", "discard:maria-hill")
    assert table.held() == []
    table.waits(0, "turn")


def test_radioactive_man_robs_whoever_defends() -> None:
    table = Table("captain-marvel", "spider-man", scenario="klaw")
    table.hand("haymaker")
    table.hand("backflip", seat=1)
    table.put("black-cat", seat=1)
    table.put("radioactive-man")
    table.attacked("radioactive-man")
    table.does("undefended", "defend:black-cat")
    assert (table.held(0), table.held(1)) == (["haymaker"], [])


def test_melter_asks_for_an_ally_before_anybody_else() -> None:
    table = Table("captain-marvel", "spider-man", scenario="klaw")
    table.put("hawkeye")
    table.put("tigra", exhausted=True)
    table.put("melter")
    table.attacked("melter")
    assert table.strikes() == [("melter", "hawkeye", 3)]  # nobody is asked
    assert not table.in_play("hawkeye")
    table.attacked("melter")
    assert "undefended" in table.options()


def test_an_obligation_turned_over_by_another_player_surges_for_its_own() -> None:
    table = Table("captain-marvel", "spider-man")
    table.hand("haymaker")
    table.encounter("hydra-mercenary")
    table.reveals("eviction-notice")
    table.waits(1, "may")
    table.does("may:no")
    assert table.held() == ["haymaker"]
    assert table.piece("hydra-mercenary").area == 1


def test_minions_of_a_player_who_is_out_engage_the_next_and_keep_what_is_on_them() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("sandman")
    table.put("spider-tracer", seat=1, on="sandman")
    table.put("webbed-up", seat=0, on="sandman")
    table.change("spider-man", damage=9)
    table.reveals("shocker")
    assert table.piece("sandman").area == 1
    assert table.in_play("spider-tracer")
    assert not table.in_play("webbed-up")


@rule("CHA-ELIMINATION-03")
def test_an_attachment_goes_with_its_minion_to_the_next_player() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("sandman")
    table.reveals("genetically-enhanced")
    table.reveals("biomechanical-upgrades")
    table.change("spider-man", damage=9)
    table.reveals("shocker")
    assert table.state.players[0].eliminated
    assert table.piece("sandman").area == 1
    assert table.stat("sandman", "hp") == 7
    assert table.in_play("biomechanical-upgrades")


@rule("CHA-ELIMINATION-03", "CHA-QUICKSTRIKE-01")
def test_vulture_strikes_at_the_hero_whom_he_turns_to_when_his_own_is_out() -> None:
    table = Table("spider-man", "she-hulk", "captain-marvel")
    table.change("captain-marvel", face="carol-danvers")
    table.put("vulture")
    table.change("spider-man", damage=9)
    table.reveals("shocker")
    table.undefended()
    assert table.piece("vulture").area == 1
    assert (table.damage("she-hulk"), table.damage("captain-marvel")) == (1 + 3, 0)
    table.change("she-hulk", damage=14)
    table.reveals("concussive-blast", seat=2)
    assert table.piece("vulture").area == 2
    assert table.strikes() == []  # an alter-ego is not attacked


def test_a_tracer_stays_its_owner_s_on_a_minion_that_engages_another_player() -> None:
    table = Table("spider-man", "she-hulk")
    threaten(table, 5)
    table.put("bomb-scare", threat=4)
    table.put("shocker")
    table.put("spider-tracer", on="shocker")
    table.hand("challenge", seat=1)
    table.does("end-turn", "play:challenge")
    assert (table.piece("shocker").area, table.piece("spider-tracer").area) == (1, 0)
    table.does("attack:she-hulk>shocker")
    table.waits(0, "pick")
    table.does("pick:bomb-scare")
    assert (table.threat(), table.threat("bomb-scare")) == (5, 1)


# --- resources ----------------------------------------------------------------------------------------------------


def test_peter_parker_s_science_pays_for_what_a_treachery_asks() -> None:
    table = Table("spider-man", scenario="klaw", form="alter-ego")
    table.hand("energy", "strength")
    table.put("black-cat")
    table.reveals("sonic-boom")
    table.does("choose:spend", "pay")
    assert table.held() == []
    assert not table.piece("spider-man").exhausted
    assert not table.piece("black-cat").exhausted


def test_peter_parker_s_science_pays_off_a_drone() -> None:
    table = Table("spider-man", scenario="ultron", form="alter-ego")
    table.schemed("ultron-1", boost="android-efficiency-b")
    table.does("choose:spend")
    assert not table.in_play("facedown-drone")
    table.schemed("ultron-1", boost="android-efficiency-b")
    assert table.in_play("facedown-drone")  # once a round


def test_helicarrier_s_help_is_lost_on_a_card_that_costs_nothing() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.put("helicarrier")
    table.put("hawkeye", exhausted=True)
    table.hand("get-ready", "haymaker", "energy")
    table.does("use:helicarrier", "pick:seat:0", "play:get-ready")
    table.does("play:haymaker")
    assert table.held() == []
    assert "energy" in table.discarded()
    table.hand("tenacity")
    assert "play:tenacity" not in table.options()


def test_a_tower_of_one_card_is_taken_and_the_deck_made_anew() -> None:
    table = Table("iron-man", form="alter-ego")
    table.state.players[0].deck = []
    table.deck("arc-reactor", "energy")
    table.discard("genius", "strength")
    table.ask()
    table.does("use:iron-man", "pick:arc-reactor")
    assert table.held() == ["arc-reactor"]
    assert sorted(plain(table.state.players[0].deck)) == ["energy", "genius", "strength"]
    assert len(table.state.players[0].dealt) == 1


def test_a_deck_that_runs_out_is_not_discarded_from_twice() -> None:
    table = Table("iron-man", scenario="ultron")
    table.state.players[0].deck = []
    table.deck("arc-reactor", "energy")
    table.reveals("invasive-ai")
    assert sorted(plain(table.state.players[0].deck)) == ["arc-reactor", "energy"]
    assert table.discarded() == []
    assert len(table.state.players[0].dealt) == 1


# --- allies in fights ---------------------------------------------------------------------------------------------


def test_hulk_who_falls_to_retaliate_does_not_rage() -> None:
    table = Table("captain-marvel")
    table.put("hulk", damage=4)
    table.put("m-o-d-o-k")
    deck = len(table.state.players[0].deck)
    table.does("attack:hulk>m-o-d-o-k")
    assert not table.in_play("hulk")
    assert table.damage("m-o-d-o-k") == 3
    assert len(table.state.players[0].deck) == deck


def test_tigra_heals_what_retaliate_cost_her_only_if_it_did_not_come() -> None:
    table = Table("captain-marvel")
    table.put("tigra", damage=1)
    table.put("whiplash", damage=2)
    table.does("attack:tigra>whiplash", "trigger:tigra")
    assert table.damage("tigra") == 1  # Whiplash is gone before retaliate; healed 1, consequence 1


def test_a_confused_daredevil_does_not_strike() -> None:
    table = Table("captain-marvel")
    threaten(table, 3)
    table.put("daredevil", confused=1)
    table.does("thwart:daredevil>the-break-in")
    assert (table.threat(), table.damage("daredevil"), table.piece("daredevil").confused) == (3, 0, 0)
    table.waits(0, "turn")


def test_luke_cage_s_toughness_leaves_a_charge_nothing_to_spill() -> None:
    table = Table("captain-marvel")
    table.put("luke-cage", tough=1)
    table.put("charge", on="rhino-1")
    table.put("charge", on="rhino-1")
    table.attacked("rhino-1")
    table.does("trigger:charge", "defend:luke-cage")
    assert table.strikes() == [("rhino-1", "luke-cage", 8)]
    assert (table.damage("luke-cage"), table.damage("captain-marvel")) == (0, 0)
    assert not table.in_play("charge")


def test_a_charging_stampede_stuns_the_hero_behind_a_fallen_ally() -> None:
    table = Table("captain-marvel")
    table.put("black-widow")
    table.put("charge", on="rhino-1")
    table.encounter("quiet-threat")
    table.reveals("stampede")
    table.does("defend:black-widow")
    assert not table.in_play("black-widow")
    assert (table.damage("captain-marvel"), table.piece("captain-marvel").stunned) == (3, 1)


def test_a_tough_hero_is_not_damaged_and_so_not_stunned_by_a_stampede() -> None:
    table = Table("captain-marvel")
    table.change("captain-marvel", tough=1)
    table.encounter("quiet-threat")
    table.reveals("stampede")
    table.undefended()
    assert (table.damage("captain-marvel"), table.piece("captain-marvel").stunned) == (0, 0)


def test_a_tough_card_goes_before_cosmic_flight_and_backflip_are_asked() -> None:
    table = Table("captain-marvel")
    table.put("cosmic-flight")
    table.change("captain-marvel", tough=1)
    table.attacked("rhino-1")
    table.does("undefended")
    assert (table.damage("captain-marvel"), table.piece("captain-marvel").tough) == (0, 0)
    assert table.in_play("cosmic-flight")


def test_black_panther_s_retaliation_is_his_own_success() -> None:
    table = Table("black-panther")
    threaten(table, 3)
    table.put("interrogation-room")
    table.put("brawler", damage=2)
    table.attacked("brawler")
    table.does("undefended", "trigger:interrogation-room")
    assert not table.in_play("brawler")
    assert table.threat() == 2


def test_a_second_boost_card_from_titania_s_fury_counts_in_the_same_attack() -> None:
    table = Table("she-hulk")
    table.encounter("hydra-bomber")
    table.attacked("rhino-1", boost="titania-s-fury")
    table.does("undefended")
    assert table.damage("she-hulk") == 2 + 1 + 1


def test_heart_shaped_herb_in_an_attack_toughens_the_villain_before_a_counter_punch() -> None:
    table = Table("captain-marvel")
    table.hand("counter-punch")
    table.attacked("rhino-1", boost="heart-shaped-herb")
    table.does("defend:captain-marvel", "trigger:counter-punch")
    assert table.damage("captain-marvel") == 2
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough) == (0, 0)


def test_an_advanced_drone_guards_ultron_and_leaves_another_drone() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.put("advanced-ultron-drone", damage=1)
    assert "attack:she-hulk>ultron-1" not in table.options()
    table.does("attack:she-hulk>advanced-ultron-drone")
    assert table.in_play("facedown-drone")
    table.change("she-hulk", exhausted=False)
    assert "attack:she-hulk>ultron-1" in table.options()


def test_what_is_on_the_villain_stays_when_his_next_stage_comes() -> None:
    table = Table("she-hulk")
    table.change("rhino-1", damage=12, stunned=1)
    table.put("webbed-up", on="rhino-1")
    table.put("enhanced-ivory-horn", on="rhino-1")
    table.does("attack:she-hulk>rhino-1")
    assert table.piece("rhino-1").face == "rhino-2"
    assert (table.damage("rhino-1"), table.piece("rhino-1").stunned) == (0, 1)  # nothing goes over to the next stage
    assert table.stat("rhino-1", "atk") == 4
    assert table.in_play("webbed-up")


def test_caught_off_guard_may_take_a_tracer_from_its_minion() -> None:
    table = Table("spider-man")
    threaten(table, 5)
    table.put("sandman")
    table.put("spider-tracer", on="sandman")
    table.reveals("caught-off-guard")
    assert not table.in_play("spider-tracer")
    assert table.threat() == 5


# --- more of forms, costs and answers -------------------------------------------------------------------------------


def test_she_hulk_who_splits_her_personality_strikes_and_draws() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.hand("split-personality", "energy", "genius")
    table.does("play:split-personality", "pay", "trigger:she-hulk")
    assert table.damage("rhino-1") == 2
    assert len(table.held()) == 4
    assert "change-form" in table.options()  # her own change of the turn is left


def test_a_hero_s_own_change_of_form_is_once_a_turn() -> None:
    table = Table("she-hulk")
    table.does("change-form")
    assert "change-form" not in table.options()


def test_jennifer_s_objection_is_not_renewed_by_turning_over_twice() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.schemed("rhino-1")
    table.does("trigger:she-hulk")
    assert table.threat() == 0
    table.hand("split-personality", "energy", "genius")
    table.does("change-form", "pass", "play:split-personality", "pay")
    table.schemed("rhino-1")
    assert table.threat() == 1


def test_gamma_slam_counts_damage_and_not_what_focused_rage_costs_later() -> None:
    table = Table("she-hulk")
    table.put("focused-rage")
    table.change("she-hulk", damage=4)
    table.does("use:focused-rage")
    table.hand("gamma-slam", "energy", "genius")
    table.does("play:gamma-slam", "pay")
    assert table.damage("rhino-1") == 5


def test_rechannel_and_aunt_may_ask_for_damage_to_heal() -> None:
    table = Table("captain-marvel", "spider-man")
    table.hand("energy")
    assert not [option for option in table.options() if option.startswith("use:captain-marvel")]
    table.change("captain-marvel", damage=1)
    table.does("use:captain-marvel")
    assert table.damage("captain-marvel") == 0
    assert table.held() == ["quiet-card"]


def test_first_aid_heals_anybody_and_med_team_friends_alone() -> None:
    table = Table("captain-marvel")
    table.change("rhino-1", damage=3)
    table.put("med-team")
    table.hand("first-aid", "energy")
    assert "use:med-team/med-team-1" not in table.options()
    table.does("play:first-aid", "pay")
    assert table.damage("rhino-1") == 1


def test_two_web_shooters_pay_together() -> None:
    table = Table("spider-man")
    table.put("web-shooter")
    table.put("web-shooter")
    table.hand("haymaker")
    table.does("play:haymaker", "pay")
    assert table.damage("rhino-1") == 3
    shooters = [piece for piece in table.state.play.values() if piece.face == "web-shooter"]
    assert [(piece.counters, piece.exhausted) for piece in shooters] == [(2, True), (2, True)]


def test_the_last_web_is_still_a_resource() -> None:
    table = Table("spider-man")
    table.put("web-shooter", counters=1)
    table.hand("haymaker", "backflip")
    table.does("play:haymaker", "use:web-shooter", "pay")
    assert table.damage("rhino-1") == 3
    assert sorted(table.discarded()) == ["backflip", "haymaker", "web-shooter"]


def test_pepper_potts_does_not_double_the_power_of_justice() -> None:
    table = Table("iron-man")
    table.put("pepper-potts")
    table.discard("the-power-of-justice")
    table.hand("for-justice")
    threaten(table, 5)
    assert "play:for-justice" not in table.options()
    table.hand("for-justice", "energy")
    assert "play:for-justice" in table.options()


def test_for_justice_paid_by_its_power_is_paid_with_a_mental_resource() -> None:
    table = Table("captain-marvel")
    threaten(table, 5)
    table.hand("for-justice", "the-power-of-justice")
    table.does("play:for-justice", "pay")
    assert table.threat() == 1


def test_mockingbird_stops_the_attack_of_the_coming_villain_phase() -> None:
    table = Table("captain-marvel")
    table.hand("mockingbird", "energy", "strength")
    table.does("play:mockingbird", "pay", "trigger:mockingbird", "end-turn")
    assert table.strikes() == []
    assert table.damage("captain-marvel") == 0


def test_spider_woman_stops_one_scheming_of_the_villain() -> None:
    table = Table("captain-marvel", form="alter-ego")
    table.hand("spider-woman", "energy", "strength")
    table.does("play:spider-woman", "pay", "trigger:spider-woman")
    table.reveals("advance")
    assert table.threat() == 0
    assert table.piece("rhino-1").confused == 0
    table.reveals("advance")
    assert table.threat() == 1


def test_nick_fury_s_damage_may_defeat_and_he_stays_the_round() -> None:
    table = Table("captain-marvel")
    table.put("sandman")
    table.hand("nick-fury", "energy", "strength")
    table.does("play:nick-fury", "pay", "choose:damage", "pick:sandman")
    assert not table.in_play("sandman")
    assert table.in_play("nick-fury")


def test_get_ready_gives_an_ally_a_second_attack_with_its_consequence() -> None:
    table = Table("captain-marvel")
    table.put("hawkeye")
    table.hand("get-ready")
    table.does("attack:hawkeye>rhino-1", "play:get-ready", "attack:hawkeye>rhino-1")
    assert (table.damage("rhino-1"), table.damage("hawkeye")) == (2, 2)


def test_jessica_jones_counts_the_scheme_that_she_is_about_to_end() -> None:
    table = Table("captain-marvel")
    table.put("jessica-jones")
    table.put("bomb-scare", threat=3)
    table.put("crowd-control", threat=4)
    table.does("thwart:jessica-jones>bomb-scare")
    assert not table.in_play("bomb-scare")
    assert table.stat("jessica-jones", "thw") == 2


def test_explosion_is_shared_out_by_whoever_reveals_it_and_spares_alter_egos() -> None:
    table = Table("captain-marvel", "spider-man")
    table.change("captain-marvel", face="carol-danvers")
    table.put("hawkeye")
    table.put("black-cat", seat=1)
    table.put("bomb-scare", threat=4)
    table.reveals("explosion")
    assert sorted(table.options()) == ["damage:black-cat", "damage:hawkeye", "damage:spider-man"]
    table.waits(0, "scatter")
    table.does("damage:spider-man", "damage:spider-man", "damage:black-cat", "damage:hawkeye")
    assert (table.damage("spider-man"), table.damage("black-cat"), table.damage("hawkeye")) == (2, 1, 1)


def test_a_sonic_converter_stuns_the_ally_who_defends_and_lives() -> None:
    table = Table("captain-marvel", scenario="klaw")
    table.put("luke-cage")
    table.put("sonic-converter", on="klaw-1")
    table.encounter("quiet-threat")
    table.attacked("klaw-1")
    table.does("defend:luke-cage")
    assert (table.damage("luke-cage"), table.piece("luke-cage").stunned) == (1, 1)
    assert table.piece("captain-marvel").stunned == 0


def test_a_defended_attack_without_damage_stuns_nobody() -> None:
    table = Table("captain-marvel", scenario="klaw")
    table.put("sonic-converter", on="klaw-1")
    table.encounter("quiet-threat")
    table.attacked("klaw-1")
    table.does("defend:captain-marvel")
    assert (table.damage("captain-marvel"), table.piece("captain-marvel").stunned) == (0, 0)


def test_solid_sound_is_felt_by_allies_who_attack() -> None:
    table = Table("captain-marvel", scenario="klaw")
    table.put("solid-sound-body", on="klaw-1")
    table.put("hawkeye")
    table.does("attack:hawkeye>klaw-1")
    assert (table.damage("klaw-1"), table.damage("hawkeye")) == (1, 2)


def test_ultron_is_hurt_by_the_blow_after_his_last_drone() -> None:
    table = Table("she-hulk", scenario="ultron", mode="expert")
    table.change("ultron-2", face="ultron-3")
    table.put("facedown-drone", tucked=[table.make("genius", 0)])
    table.hand("ground-stomp", "energy", "ground-stomp")
    drone = table.thing("facedown-drone")
    assert numbers.stat(table.state, drone, "hp") == 2
    table.does("attack:she-hulk>facedown-drone")
    assert not table.in_play("facedown-drone")
    table.does("play:ground-stomp", "spend:energy")
    assert table.damage("ultron-2") == 1


def test_a_transmitter_speaks_after_advance_too() -> None:
    table = Table("captain-marvel", scenario="ultron")
    table.put("program-transmitter", on="ultron-1")
    table.put("crowd-control", threat=2)
    table.reveals("advance")
    assert (table.threat(), table.threat("crowd-control")) == (2, 3)


def test_ritual_combat_leaves_an_alter_ego_no_choice() -> None:
    table = Table("black-panther", form="alter-ego")
    table.encounter("sandman")  # 2 boost icons
    table.reveals("ritual-combat")
    assert table.threat() == 3
    assert table.damage("black-panther") == 0


def test_yon_rogg_s_treason_takes_every_card_with_energy_and_no_wild_one() -> None:
    table = Table("captain-marvel")
    table.hand("energy", "haymaker", "vibranium", "uppercut")
    table.reveals("yon-rogg-s-treason")
    assert sorted(table.held()) == ["uppercut", "vibranium"]
    assert table.revealed() == ["yon-rogg-s-treason"]


def test_an_emptied_hand_has_no_types_for_the_vulture_to_plan_with() -> None:
    table = Table("spider-man", "captain-marvel")
    table.hand("vibranium", seat=1)
    table.reveals("the-vulture-s-plans")
    assert table.threat() == 1


def test_a_side_scheme_s_hazard_card_goes_to_the_first_player() -> None:
    table = Table("captain-marvel", "spider-man", form="alter-ego")
    table.put("usurp-the-throne", threat=6)
    table.does("end-turn", "end-turn")
    assert [event["seat"] for event in table.events("dealt")] == [0, 1, 0]
    assert table.revealed() == ["quiet-threat"] * 3


def test_a_villain_is_beaten_by_what_is_no_attack() -> None:
    table = Table("she-hulk")
    table.state.villain_deck = []
    table.change("rhino-1", damage=13)
    table.hand("ground-stomp", "energy")
    table.does("play:ground-stomp", "pay")
    assert table.state.result is not None
    assert table.state.result.winners == [0]


def test_a_hydra_soldier_who_falls_to_a_team_still_calls_for_help() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("hydra-soldier", seat=1, damage=2)
    table.put("tac-team")
    table.does("use:tac-team", "pick:hydra-soldier")
    assert [len(player.dealt) for player in table.state.players] == [0, 1]


def test_biomechanical_upgrades_save_once_from_one_great_blow() -> None:
    table = Table("spider-man")
    table.put("shocker")
    table.put("biomechanical-upgrades", on="shocker")
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay")
    assert table.damage("shocker") == 0
    assert not table.in_play("biomechanical-upgrades")
    assert table.damage("rhino-1") == 2  # what was too much is dealt all the same


# --- activations that are changed on the way ------------------------------------------------------------------------


def test_an_ally_who_falls_to_a_boost_card_leaves_its_player_undefended() -> None:
    table = Table("spider-man")
    table.put("black-cat", damage=1)
    table.attacked("rhino-1", boost="concussive-blast")
    table.does("pass", "defend:black-cat")
    assert not table.in_play("black-cat")
    assert table.damage("spider-man") == 1 + 2


def test_a_charge_waits_for_an_attack_that_is_made() -> None:
    table = Table("spider-man")
    table.put("charge", on="rhino-1")
    table.put("webbed-up", on="rhino-1")
    table.attacked("rhino-1")
    assert table.in_play("charge")
    table.attacked("rhino-1")  # stunned
    assert table.in_play("charge")
    table.attacked("rhino-1")
    table.does("pass", "undefended")
    assert not table.in_play("charge")
    assert table.damage("spider-man") == 5


def test_rhino_falls_to_retaliation_and_his_next_stage_waits() -> None:
    table = Table("black-panther")
    table.change("rhino-1", damage=13)
    table.attacked("rhino-1")
    table.undefended()
    assert table.damage("black-panther") == 2
    assert table.piece("rhino-1").face == "rhino-2"
    assert table.damage("rhino-1") == 0


def test_spider_sense_answers_every_attack_of_the_villain_that_a_card_brings() -> None:
    table = Table("spider-man")
    table.put("hydra-mercenary")
    table.encounter("quiet-threat")
    table.reveals("gang-up")
    table.does("trigger:spider-man", "undefended")
    table.undefended()
    assert table.held() == ["quiet-card"]
    assert table.damage("spider-man") == 2 + 1


def test_get_behind_me_takes_the_blow_for_another_player() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.put("hydra-mercenary", seat=1)
    table.hand("get-behind-me", "energy")
    table.encounter("quiet-threat")
    table.reveals("gang-up", seat=1)
    table.does("trigger:get-behind-me")
    table.undefended()
    assert (table.damage("captain-marvel"), table.damage("she-hulk")) == (2, 0)


def test_cosmic_flight_prevents_what_great_responsibility_brings() -> None:
    table = Table("captain-marvel")
    table.put("cosmic-flight")
    table.hand("great-responsibility")
    table.schemed("rhino-1", boost="hydra-bomber")
    table.does("trigger:great-responsibility", "trigger:cosmic-flight")
    assert (table.threat(), table.damage("captain-marvel")) == (0, 0)
    assert not table.in_play("cosmic-flight")


def test_great_responsibility_takes_what_a_revealed_scheme_adds_and_not_what_it_begins_with() -> None:
    table = Table("captain-marvel")
    table.hand("great-responsibility")
    table.reveals("bomb-scare")
    table.does("trigger:great-responsibility")
    assert (table.threat("bomb-scare"), table.damage("captain-marvel")) == (2, 1)


def test_emergency_lowers_what_great_responsibility_takes() -> None:
    table = Table("captain-marvel", "spider-man")
    table.hand("great-responsibility")
    table.hand("emergency", seat=1)
    table.schemed("rhino-1", boost="hydra-bomber")
    table.does("trigger:emergency", "trigger:great-responsibility")
    assert (table.threat(), table.damage("captain-marvel")) == (0, 1)


def test_a_card_revealed_for_black_widow_can_be_foreseen() -> None:
    table = Table("spider-man")
    table.put("black-widow")
    table.hand("genius", "enhanced-spider-sense", "energy")
    table.encounter("hard-to-keep-down")
    table.reveals("advance")
    table.does("trigger:black-widow", "spend:genius", "trigger:enhanced-spider-sense")
    assert table.threat() == 0
    assert table.revealed() == ["hard-to-keep-down"]  # whose surge was cancelled with its effects
    assert sorted(plain(table.state.encounter_discard)) == ["advance", "hard-to-keep-down"]


def test_a_stunned_she_hulk_keeps_her_strength() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.change("she-hulk", stunned=1)
    table.does("attack:she-hulk>rhino-1")
    assert table.in_play("superhuman-strength")
    assert (table.damage("rhino-1"), table.piece("she-hulk").stunned) == (0, 0)


def test_a_confused_hero_chases_nobody() -> None:
    table = Table("she-hulk")
    threaten(table, 4)
    table.put("shocker")
    table.change("she-hulk", confused=1)
    table.hand("chase-them-down")
    table.does("attack:she-hulk>shocker", "trigger:chase-them-down")
    assert (table.threat(), table.piece("she-hulk").confused) == (4, 0)


def test_panther_claws_strike_the_next_stage_after_the_daggers() -> None:
    table = Table("black-panther")
    table.put("energy-daggers")
    table.put("panther-claws")
    table.change("rhino-1", damage=13)
    table.hand("wakanda-forever-a", "genius")
    table.does("play:wakanda-forever-a", "pay", "next:energy-daggers")
    assert table.piece("rhino-1").face == "rhino-2"
    assert table.damage("rhino-1") == 4


def test_the_printed_cost_is_paid_for_whoever_is_called_whatever_helps() -> None:
    table = Table("captain-marvel")
    table.put("helicarrier")
    table.discard("maria-hill")
    table.hand("make-the-call", "haymaker")
    table.does("use:helicarrier")
    assert "play:make-the-call" not in table.options()
    table.hand("make-the-call", "haymaker", "uppercut")
    table.does("play:make-the-call", "pay", "pass")
    assert table.held() == []


def test_war_machine_acts_for_tony_stark_too() -> None:
    table = Table("iron-man", form="alter-ego")
    table.put("war-machine")
    table.does("use:war-machine")
    assert (table.damage("rhino-1"), table.damage("war-machine")) == (1, 2)


def test_who_turns_into_a_hero_is_led_from_the_front_too() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.change("she-hulk", face="jennifer-walters")
    table.hand("lead-from-the-front", "energy")
    table.does("play:lead-from-the-front", "pay", "pick:seat:1", "end-turn", "change-form", "pass")
    assert (table.stat("she-hulk", "atk"), table.stat("she-hulk", "thw")) == (4, 2)


def test_iron_man_lands_before_the_villain_phase() -> None:
    table = Table("iron-man")
    table.put("rocket-boots")
    table.hand("genius")
    table.does("use:rocket-boots")
    assert numbers.has_trait(table.state, table.thing("iron-man"), "aerial")
    table.does("end-turn")
    assert not numbers.has_trait(table.state, table.thing("iron-man"), "aerial")


def test_legions_of_hydra_count_every_hydra_enemy() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("hydra-mercenary", seat=1)
    table.put("hydra-bomber")
    table.put("sandman")
    table.encounter("madame-hydra")
    table.reveals("legions-of-hydra")
    assert table.in_play("madame-hydra")
    assert table.threat("legions-of-hydra") == 3 + 3 * 2


def test_genetic_enhancement_of_equals_is_the_first_player_s_choice() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.put("sandman", seat=0)
    table.put("vulture", seat=1)
    table.reveals("genetically-enhanced", seat=1)
    table.waits(0, "place")
    table.does("place:vulture")
    assert table.stat("vulture", "hp") == 7


def test_shuri_may_search_a_deck_without_upgrades() -> None:
    table = Table("black-panther")
    table.hand("shuri", "energy")
    table.does("play:shuri", "pay", "trigger:shuri")
    assert table.held() == []
    table.waits(0, "turn")


def test_hulk_cannot_thwart_and_may_fall_to_his_own_rage() -> None:
    table = Table("she-hulk")
    threaten(table, 3)
    table.put("hulk", damage=4)
    table.deck("energy")
    assert "thwart:hulk>the-break-in" not in table.options()
    table.does("attack:hulk>rhino-1")
    assert not table.in_play("hulk")
    assert (table.damage("rhino-1"), table.damage("she-hulk")) == (4, 1)


def test_luke_cage_facedown_is_a_drone_like_any_other() -> None:
    table = Table("captain-marvel", scenario="ultron")
    table.deck("luke-cage")
    table.reveals("android-efficiency-a")
    drone = table.piece("facedown-drone")
    assert drone.tough == 0
    table.does("attack:captain-marvel>facedown-drone")
    assert table.discarded() == ["luke-cage"]


def test_ultron_answers_whoever_defends_for_another() -> None:
    table = Table("captain-marvel", "spider-man", scenario="ultron")
    table.attacked("ultron-1")
    table.does("undefended", "defend:spider-man")
    table.waits(1, "choose")
    table.does("choose:drone")
    assert table.piece("facedown-drone").area == 1
    assert (table.damage("captain-marvel"), table.damage("spider-man")) == (0, 0)


def test_a_hero_who_defends_for_another_senses_nothing() -> None:
    table = Table("captain-marvel", "spider-man")
    table.attacked("rhino-1")
    table.waits(0, "defend")
    table.does("undefended", "defend:spider-man")
    assert table.held(1) == []
    assert table.damage("spider-man") == 0


def test_two_charges_are_both_spent_by_the_first_of_two_attacks() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("charge", on="rhino-1")
    table.does("end-turn", "end-turn", "undefended", "undefended", "pass", "undefended", "undefended")
    assert (table.damage("captain-marvel"), table.damage("spider-man")) == (5, 2)


def test_caught_off_guard_and_the_power_that_was_paid_stay_in_their_piles() -> None:
    table = Table("captain-marvel")
    table.put("energy-channel", counters=3)
    table.reveals("caught-off-guard")
    assert not table.in_play("energy-channel")
    table.hand("energy-channel")
    table.does("play:energy-channel")
    assert table.piece("energy-channel").counters == 0


def test_the_ally_who_steps_in_is_not_protected_by_the_hero_s_defense() -> None:
    table = Table("spider-man")
    table.put("armored-vest")
    table.put("black-cat")
    table.attacked("rhino-1")
    table.does("pass", "defend:black-cat")
    assert not table.in_play("black-cat")
    assert table.damage("spider-man") == 0  # no overkill


def test_focused_rage_may_cost_the_last_hit_point() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.put("focused-rage")
    table.change("she-hulk", damage=14)
    table.does("use:focused-rage")
    assert table.state.players[0].eliminated
    table.waits(1, "turn")


def test_titania_grows_weaker_while_her_attack_is_answered() -> None:
    table = Table("black-panther")
    table.put("titania")
    table.attacked("titania")
    table.does("undefended")
    assert table.damage("black-panther") == 6
    assert table.stat("titania", "atk") == 5


@pytest.mark.parametrize(
    ("hero", "upgrade", "hurt"),
    [("iron-man", "powered-gauntlets", 1), ("captain-marvel", "energy-channel", 1), ("captain-marvel", "tac-team", 0)],
)
def test_retaliation_is_for_whoever_s_upgrade_attacks(hero: str, upgrade: str, hurt: int) -> None:
    table = Table(hero)
    table.put("whiplash")
    table.put(upgrade, counters=1)
    short = f"use:{upgrade}/{upgrade}-2" if upgrade == "energy-channel" else f"use:{upgrade}"
    table.does(short, "pick:whiplash")
    assert table.in_play("whiplash")
    assert table.damage(hero) == hurt


def test_nobody_retaliates_against_daggers_that_are_no_attack() -> None:
    table = Table("black-panther")
    table.put("whiplash")
    table.put("energy-daggers")
    table.hand("wakanda-forever-a", "genius")
    table.does("play:wakanda-forever-a", "pay")
    assert (table.damage("whiplash"), table.damage("black-panther")) == (2, 0)


def test_a_scheme_is_not_completed_by_what_jennifer_prevents() -> None:
    table = Table("she-hulk", scenario="klaw", form="alter-ego")
    threaten(table, 4)
    table.schemed("klaw-1")  # 2, and 6 complete it
    table.does("trigger:she-hulk")
    assert table.threat() == 5
    assert plain(table.state.scheme) == "underground-distribution"


def test_a_completed_last_scheme_ends_the_game_though_damage_could_be_taken() -> None:
    table = Table("spider-man")
    threaten(table, 6)
    table.hand("great-responsibility")
    table.schemed("rhino-1")
    table.does("pass")
    assert table.state.result is not None
    assert table.state.result.winners == []


def test_titania_s_fury_turns_her_on_whoever_reveals_it() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.put("titania", damage=4)
    table.reveals("titania-s-fury", seat=1)
    table.does("undefended", "undefended")
    assert (table.damage("she-hulk"), table.damage("captain-marvel")) == (0, 2)
    assert table.damage("titania") == 4


def test_a_stomp_hits_everybody_before_anybody_falls() -> None:
    table = Table("she-hulk", scenario="ultron", mode="expert")
    table.put("facedown-drone", tucked=[table.make("genius", 0)])
    table.change("ultron-2", damage=21)
    table.hand("ground-stomp", "energy")
    table.does("play:ground-stomp", "pay")
    assert table.piece("ultron-2").face == "ultron-3"
    # The Drone had one hit point when it was hit: what the next stage gives comes too late.
    assert not table.in_play("facedown-drone")
    assert "genius" in table.discarded()


def test_a_stomp_does_not_reach_ultron_through_the_drone_that_it_defeats() -> None:
    table = Table("she-hulk", scenario="ultron", mode="expert")
    table.change("ultron-2", face="ultron-3")
    table.put("facedown-drone", damage=1, tucked=[table.make("genius", 0)])
    table.hand("ground-stomp", "energy")
    table.does("play:ground-stomp", "pay")
    assert not table.in_play("facedown-drone")
    assert table.damage("ultron-2") == 0


def test_vulture_waits_with_his_strike_until_shocker_has_hit_everybody() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("vulture")
    table.change("spider-man", damage=9)
    table.change("she-hulk", damage=14)
    table.reveals("shocker")
    assert table.state.result is not None  # both are out before anybody could strike or defend
    assert table.strikes() == []


def test_two_who_fall_together_are_answered_in_one_window() -> None:
    table = Table("she-hulk")
    table.change("rhino-1", damage=5)
    threaten(table, 5)
    table.put("shocker", damage=2)
    table.put("hydra-mercenary", damage=2)
    table.put("spider-tracer", on="shocker")
    table.put("spider-tracer", on="hydra-mercenary")
    table.hand("ground-stomp", "energy")
    table.does("play:ground-stomp", "pay")
    assert not table.in_play("shocker")
    assert not table.in_play("hydra-mercenary")
    assert (table.damage("rhino-1"), table.threat()) == (6, 0)
    table.waits(0, "turn")
