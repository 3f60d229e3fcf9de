"""Ant-Man: his three forms, identity cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers, threaten
from games.champions.table import Table as AnyTable
from games.champions.table import of_products
from tableverse.games.champions.cards import Deck
from tableverse.games.champions.decks.legality import problems
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config
from tableverse.kernel.speech import Speaker

Table = of_products("ant-man")
ANT = "ant-man-a"
GIANT = "ant-man-c"
SCOTT = "scott-lang"


def ant_man(face: str = ANT, *others: str) -> AnyTable:
    table = Table(ANT, *others)
    table.state.show(table.state.identity(0), face)
    table.ask()
    return table


def forms(table: AnyTable) -> list[str]:
    return sorted(option for option in table.options() if option.startswith("change-form"))


# --- three forms ------------------------------------------------------------------------------------------------------


def test_ant_man_begins_as_scott_lang_and_can_change_to_tiny_or_giant() -> None:
    state = Table.game.new(Config(1, {"scenario": "rhino", "deck-1": "ant-man-leadership"}), 0)
    assert isinstance(state, ChampionsState)
    assert state.identity(0).face == SCOTT
    table = ant_man(SCOTT)
    assert forms(table) == [f"change-form:{ANT}", f"change-form:{GIANT}"]
    table.does(f"change-form:{GIANT}")
    table.does("trigger:ant-man-a?", "pass?")
    assert table.piece(ANT).face == GIANT
    assert forms(table) == []


def test_changing_from_tiny_to_giant_uses_the_one_form_change_of_the_turn() -> None:
    table = ant_man(ANT)
    table.put("mockingbird")
    table.change(ANT, exhausted=True, damage=4, stunned=1)
    assert forms(table) == [f"change-form:{GIANT}", f"change-form:{SCOTT}"]
    table.does(f"change-form:{GIANT}", "pass")
    piece = table.piece(ANT)
    assert (piece.face, piece.exhausted, piece.damage, piece.stunned) == (GIANT, True, 4, 1)
    assert [table.stat(ANT, name) for name in ("atk", "thw", "def", "hand")] == [3, 1, 3, 4]
    assert forms(table) == []
    assert table.events("form") == [{"seat": 0, "card": GIANT, "form": GIANT}]


def test_form_change_option_names_the_form_in_both_languages() -> None:
    table = ant_man(SCOTT)
    said = {option.id: option.message for option in table.decision.options if option.verb == "change-form"}
    for language, words in {
        "en": ("Change form: Ant-Man (Tiny)", "Change form: Ant-Man (Giant)"),
        "es": ("Cambiar de identidad: Hombre Hormiga (Diminuto)", "Cambiar de identidad: Hombre Hormiga (Gigante)"),
    }.items():
        speaker = Speaker(table.game, language, ["Ana"])
        assert tuple(speaker.say(said[f"change-form:{face}"]) for face in (ANT, GIANT)) == words
    changed = next(event for event in table.does(f"change-form:{GIANT}") if event.kind == "form")
    assert Speaker(table.game, "en", ["Ana"]).tell(changed) == "Ana changes form: Ant-Man (Giant)"


def test_hero_with_two_forms_has_one_form_change_option() -> None:
    assert forms(Table("spider-man")) == ["change-form"]


def test_player_changing_form_by_an_effect_chooses_the_form() -> None:
    table = ant_man(ANT)
    table.hand("split-personality", "energy", "genius")
    table.does("play:split-personality", "pay")
    table.waits_for(0, "form")
    assert forms(table) == [f"change-form:{GIANT}", f"change-form:{SCOTT}"]
    table.does(f"change-form:{GIANT}", "pass?")
    assert (table.piece(ANT).face, len(table.held())) == (GIANT, 4)
    table = ant_man(GIANT)
    table.reveals("care-for-cassie")
    table.does("may:yes", f"trigger:{ANT}?")  # only one alter-ego
    assert table.piece(ANT).face == SCOTT


def test_deck_identity_must_be_the_first_of_its_hero_sides() -> None:
    cards = Table.game.cards
    deck = cards.decks["ant-man-leadership"]
    other = Deck(deck.id, GIANT, deck.cards, deck.aspects)
    assert [problems(cards, one) == [] for one in (deck, other)] == [True, False]
    assert cards.faces[GIANT] == cards.faces[SCOTT] == (ANT, SCOTT, GIANT)
    assert (cards.form_traits[ANT], cards.form_traits[GIANT], SCOTT in cards.form_traits) == ("tiny", "giant", False)


def test_puny_pest_removes_threat_without_thwarting() -> None:
    table = ant_man(SCOTT)
    threaten(table, 3)
    table.change(ANT, confused=1)
    table.does(f"change-form:{ANT}", f"trigger:{ANT}")
    assert (table.threat(), table.piece(ANT).confused) == (2, 1)


def test_puny_pest_ignores_another_player_s_form_change() -> None:
    table = ant_man(ANT, "spider-man")
    table.state.show(table.state.identity(1), "peter-parker")
    threaten(table, 3)
    table.does("end-turn", "change-form")
    assert (offers(table, "trigger"), table.threat()) == ([], 3)


def test_puny_pest_answers_resize_from_giant_to_tiny() -> None:
    table = ant_man(GIANT)
    threaten(table, 3)
    table.hand("resize")
    table.does("play:resize", f"trigger:{ANT}")
    assert table.threat() == 2
    assert [table.stat(ANT, name) for name in ("atk", "thw", "def", "hand")] == [2, 2, 2, 5]
    assert table.held() == ["quiet-card"]


def test_time_to_unwind_needs_damage_to_heal() -> None:
    table = ant_man(GIANT)
    table.change(ANT, damage=5)
    table.does(f"change-form:{SCOTT}", f"trigger:{ANT}")
    assert table.damage(ANT) == 4
    table = ant_man(ANT)
    table.does(f"change-form:{SCOTT}")
    table.waits_for(0, "turn")


def test_giant_nuisance_is_not_an_attack() -> None:
    table = ant_man(ANT)
    table.put("hydra-mercenary")
    table.change(ANT, stunned=1)
    table.does(f"change-form:{GIANT}", f"trigger:{ANT}", "pick:rhino-1")
    assert (table.damage("rhino-1"), table.piece(ANT).stunned) == (1, 1)


def test_only_the_new_form_answers_a_form_change() -> None:
    table = ant_man(ANT)
    threaten(table, 3)
    table.does(f"change-form:{GIANT}")
    assert [option for option in table.options() if option != "pass"] == [f"trigger:{ANT}/{GIANT}-1"]


# --- identity cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "hurt", "left"), [(GIANT, 2, 4), (ANT, 0, 2)])
def test_wasp_ally_effect_depends_on_ant_man_s_form(face: str, hurt: int, left: int) -> None:
    table = ant_man(face)
    threaten(table, 4)
    table.hand("wasp", "energy", "genius")
    table.does("play:wasp", "pay", "trigger:wasp")
    assert (table.damage("rhino-1"), table.threat()) == (hurt, left)


def test_wasp_ally_does_nothing_for_scott_lang_or_another_hero() -> None:
    table = ant_man(SCOTT)
    threaten(table, 4)
    table.hand("wasp", "energy", "genius")
    table.does("play:wasp", "pay")
    table.waits_for(0, "turn")
    table = Table("she-hulk", ANT)
    table.discard("wasp", seat=1)
    table.hand("make-the-call", "energy", "genius")
    table.does("play:make-the-call", "pick:wasp?", "pay")
    assert table.in_play("wasp")
    table.waits_for(0, "turn")


def test_giant_stomp_damages_every_minion_and_then_an_enemy() -> None:
    table = ant_man(GIANT, "spider-man")
    table.put("hydra-bomber")
    table.put("shocker", 1)
    table.hand("giant-stomp", "energy", "genius")
    table.does("play:giant-stomp", "pay", "pick:rhino-1")
    assert [table.damage(who) for who in ("hydra-bomber", "shocker", "rhino-1")] == [1, 1, 8]


def test_giant_stomp_triggers_retaliate_of_every_enemy_hit() -> None:
    table = ant_man(GIANT)
    table.put("m-o-d-o-k")
    table.hand("giant-stomp", "energy", "genius")
    table.does("play:giant-stomp", "pay", "pick:rhino-1")
    assert (table.damage("m-o-d-o-k"), table.damage("rhino-1"), table.damage(ANT)) == (1, 8, 2)


@pytest.mark.parametrize(("hurt", "free"), [(2, True), (0, False)])
def test_giant_stomp_reaches_the_villain_only_if_it_defeats_the_guard_first(hurt: int, free: bool) -> None:
    table = ant_man(GIANT)
    table.put("hydra-mercenary", damage=hurt)  # 3 hit points
    table.hand("giant-stomp", "energy", "genius")
    table.does("play:giant-stomp", "pay")
    assert (table.in_play("hydra-mercenary"), table.damage("rhino-1")) == (False, 8 if free else 0)


def test_giant_stomp_needs_giant_form_but_no_minion() -> None:
    table = ant_man(GIANT)
    table.hand("giant-stomp", "energy", "genius")
    table.does("play:giant-stomp", "pay")
    assert table.damage("rhino-1") == 8
    table = ant_man(ANT)
    table.hand("giant-stomp", "energy", "genius")
    assert "play:giant-stomp" not in table.options()


@pytest.mark.parametrize(("ants", "left"), [(3, 1), (0, 4)])
def test_hive_mind_counts_ready_and_exhausted_ants(ants: int, left: int) -> None:
    table = ant_man(ANT, "spider-man")
    for number in range(ants):
        table.put("army-of-ants", exhausted=number > 0)
    table.put("army-of-ants", 1)
    threaten(table, 6)
    table.hand("hive-mind", "energy")
    table.does("play:hive-mind", "pay")
    assert table.threat() == left
    table = ant_man(GIANT)
    threaten(table, 6)
    table.hand("hive-mind", "energy")
    assert "play:hive-mind" not in table.options()


def test_resize_does_not_use_up_the_form_change_of_the_turn() -> None:
    table = ant_man(SCOTT)
    table.hand("resize")
    assert "play:resize" not in table.options()
    table.does(f"change-form:{ANT}", "pass?", "play:resize", f"trigger:{ANT}")
    assert (table.piece(ANT).face, table.damage("rhino-1"), len(table.held())) == (GIANT, 1, 1)


def test_pym_particles_heal_ant_man_in_giant_form() -> None:
    table = ant_man(GIANT)
    table.change(ANT, damage=5)
    table.hand("giant-stomp", "pym-particles", "energy")
    table.does("play:giant-stomp", "spend:energy", "spend:pym-particles?", "trigger:pym-particles")
    assert (table.damage(ANT), table.damage("rhino-1")) == (3, 8)


def test_pym_particles_draw_if_ant_man_was_tiny_when_they_were_spent() -> None:
    table = ant_man(ANT)
    table.put("wasp")
    table.hand("swarm-tactics", "pym-particles")
    table.does("play:swarm-tactics", "spend:pym-particles?", "trigger:pym-particles")
    assert (len(table.held()), table.piece(ANT).face) == (1, GIANT)


def test_pym_particles_trigger_when_spent_on_abilities_but_not_when_discarded() -> None:
    table = ant_man(ANT)
    table.put("wrist-gauntlets")
    table.hand("pym-particles", "pym-particles")
    table.does("use:wrist-gauntlets/wrist-gauntlets-2", "pay", "trigger:pym-particles", "trigger:pym-particles")
    assert len(table.held()) == 2
    table = ant_man(ANT)
    table.hand("pym-particles")
    table.does("end-turn", "discard:pym-particles")
    assert not table.offers("trigger:pym-particles")
    table = ant_man(SCOTT)
    table.hand("army-of-ants", "pym-particles")
    table.does("play:army-of-ants", "pay")
    table.waits_for(0, "turn")


def test_army_of_ants_needs_tiny_form_and_is_not_an_attack() -> None:
    table = ant_man(ANT)
    table.put("hydra-mercenary")
    for _ in range(3):
        table.put("army-of-ants")
    for _ in range(3):
        table.does("use:army-of-ants", "pick:rhino-1")
    assert table.damage("rhino-1") == 3
    assert offers(table, "use") == []
    table = ant_man(GIANT)
    table.put("army-of-ants")
    assert offers(table, "use") == []


def test_ant_man_s_helmet_answers_a_change_to_either_hero_form() -> None:
    table = ant_man(ANT)
    table.put("ant-man-s-helmet")
    table.change(ANT, damage=3)
    table.does(f"change-form:{GIANT}", "trigger:ant-man-s-helmet", f"trigger:{ANT}")
    assert (table.damage(ANT), table.damage("rhino-1")) == (1, 1)
    table = ant_man(SCOTT)
    table.put("ant-man-s-helmet")
    table.does(f"change-form:{ANT}", "trigger:ant-man-s-helmet")
    assert len(table.held()) == 1
    table = ant_man(ANT)
    table.put("ant-man-s-helmet")
    table.change(ANT, damage=3)
    table.does(f"change-form:{SCOTT}")
    assert [option for option in table.options() if "helmet" in option] == []


def test_giant_strength_lasts_for_the_turn_even_in_tiny_form() -> None:
    table = ant_man(ANT, "spider-man")
    table.put("giant-strength")
    table.put("giant-strength")
    table.does(f"change-form:{GIANT}", "trigger:giant-strength", "trigger:giant-strength", "pass")
    assert table.stat(ANT, "atk") == 5
    table.hand("resize")
    table.does("play:resize", "pass?")
    assert table.stat(ANT, "atk") == 4
    table.does("end-turn")
    table.waits_for(1, "turn")
    assert table.stat(ANT, "atk") == 2


def test_wrist_gauntlets_stun_or_confuse() -> None:
    table = ant_man(GIANT)
    table.put("wrist-gauntlets")
    table.hand("strength")
    table.does("use:wrist-gauntlets", "pay")
    assert (table.piece("rhino-1").stunned, table.piece("wrist-gauntlets").exhausted, table.held()) == (1, True, [])
    table = ant_man(ANT)
    table.put("wrist-gauntlets")
    table.hand("strength")
    assert offers(table, "use") == []
    table.hand("energy")
    table.does("use:wrist-gauntlets/wrist-gauntlets-2", "pay")
    assert table.piece("rhino-1").confused == 1
    table = ant_man(ANT)
    table.put("wrist-gauntlets")
    table.change("rhino-1", confused=1)
    table.hand("energy")
    assert offers(table, "use") == []


# --- obligation and nemesis -------------------------------------------------------------------------------------------


def to_next_turn(table: AnyTable) -> None:
    table.does("end-turn")
    while table.decision.kind != "turn":
        table.does(next(one for one in ("done", "undefended", "pass", table.options()[0]) if one in table.options()))


def test_care_for_cassie_locks_the_form_until_the_end_of_the_next_turn() -> None:
    table = ant_man(ANT)
    table.put("wasp")
    table.hand("resize", "energy")
    table.reveals("care-for-cassie")
    table.does("may:no", "pick:energy")
    assert table.discarded() == ["energy"]
    assert "care-for-cassie" in str(table.state.encounter_discard)
    assert forms(table) == []
    table.does("play:resize")
    assert (table.piece(ANT).face, table.held()) == (ANT, ["quiet-card"])
    to_next_turn(table)
    assert forms(table) == []
    to_next_turn(table)
    assert forms(table) == [f"change-form:{GIANT}", f"change-form:{SCOTT}"]


def test_care_for_cassie_is_removed_by_exhausting_scott_lang() -> None:
    table = ant_man(SCOTT)
    table.hand("energy")
    table.reveals("care-for-cassie")
    table.does("choose:exhaust")
    assert table.piece(ANT).exhausted
    assert any("care-for-cassie" in thing for thing in table.state.removed)


def test_exhausted_player_can_only_suffer_care_for_cassie() -> None:
    table = ant_man(ANT)
    table.change(ANT, exhausted=True)
    table.hand("energy")
    table.reveals("care-for-cassie")
    table.does("may:yes")
    assert table.piece(ANT).face == SCOTT
    assert (table.discarded(), forms(table)) == (["energy"], [])


def test_care_for_cassie_stays_in_play_if_neither_option_can_be_paid() -> None:
    table = ant_man(ANT)
    table.reveals("care-for-cassie")
    table.does("may:no")
    assert table.in_play("care-for-cassie")
    assert forms(table) == [f"change-form:{GIANT}", f"change-form:{SCOTT}"]


def test_tech_theft_blanks_tech_cards_of_every_player() -> None:
    table = ant_man(ANT, "spider-man")
    table.put("ant-man-s-helmet")
    table.put("web-shooter", 1)
    table.put("tech-theft")
    table.change(ANT, damage=3)
    table.does(f"change-form:{GIANT}")
    assert [option for option in table.options() if "helmet" in option] == []
    table.does("pass", "end-turn")
    table.hand("swinging-web-kick", "energy", seat=1)
    assert "play:swinging-web-kick" not in table.options()
    assert table.piece("web-shooter").counters == 3
    table.state.take_out_of_play(table.thing("tech-theft"))
    table.ask()
    assert "play:swinging-web-kick" in table.options()


def test_tech_theft_removes_hit_points_granted_by_tech_upgrades() -> None:
    table = ant_man(ANT)
    table.put("hawkeye", damage=3)
    table.put("reinforced-suit", on="hawkeye")
    assert numbers.remaining(table.state, table.thing("hawkeye")) == 2
    table.reveals("tech-theft")
    assert not table.in_play("hawkeye")
    assert table.in_play("tech-theft")


def test_tech_theft_blanks_tech_when_traits_depend_on_other_cards() -> None:
    table = of_products("ant-man", "the-rise-of-red-skull")(ANT, scenario="absorbing-man")
    table.put("ant-man-s-helmet")
    table.put("stinger")
    table.reveals("tech-theft")
    blank = [piece.face for piece in table.state.play.values() if numbers.is_blank(table.state, piece.id)]
    assert blank == ["ant-man-s-helmet"]


@pytest.mark.parametrize(("face", "harm"), [(ANT, 3), (GIANT, 2)])
def test_yellowjacket_attacks_harder_against_the_tiny_form(face: str, harm: int) -> None:
    table = ant_man(face)
    table.put("yellowjacket")
    table.attacked("yellowjacket")
    table.undefended()
    assert table.damage(ANT) == harm


def test_yellowjacket_retaliates_while_engaged_with_the_giant_form() -> None:
    table = ant_man(GIANT, "spider-man")
    table.put("yellowjacket")
    table.does(f"attack:{ANT}>yellowjacket")
    assert (table.damage("yellowjacket"), table.damage(ANT)) == (3, 1)
    assert numbers.has_trait(table.state, table.thing("yellowjacket"), "giant")
    table = ant_man(GIANT, "spider-man")
    table.put("yellowjacket")
    table.does("end-turn", "attack:spider-man>yellowjacket")
    assert table.damage("spider-man") == 1


def test_yellowjacket_has_no_bonus_against_other_heroes() -> None:
    table = Table("she-hulk")
    table.put("yellowjacket")
    assert table.stat("yellowjacket", "atk") == 2
    table.does("attack:she-hulk>yellowjacket")
    assert table.damage("she-hulk") == 0


def test_size_increase_attaches_to_yellowjacket_or_else_to_the_villain() -> None:
    table = ant_man(ANT, "spider-man")
    table.reveals("size-increase")
    assert (table.stat("rhino-1", "atk"), table.stat("rhino-1", "sch")) == (4, 3)
    table = ant_man(ANT, "spider-man")
    table.put("yellowjacket", 1)
    table.reveals("size-increase")
    assert table.piece("size-increase").host == table.thing("yellowjacket")


def test_size_increase_loses_a_counter_after_each_activation() -> None:
    table = ant_man(ANT)
    table.put("size-increase", on="rhino-1")
    table.change("rhino-1", stunned=1)
    table.attacked("rhino-1")
    assert table.piece("size-increase").counters == 3
    table.attacked("rhino-1")
    table.undefended()
    assert (table.damage(ANT), table.piece("size-increase").counters) == (4, 2)
    table.schemed("rhino-1")
    assert table.threat() == 3
    table.schemed("rhino-1")
    assert not table.in_play("size-increase")
    assert "size-increase" in str(table.state.encounter_discard)


def test_yellowjacket_s_plan_finds_a_card_of_his_set() -> None:
    table = ant_man(ANT)
    table.encounter("advance", "assault", "size-increase")
    table.state.encounter.append(table.make("yellowjacket-s-plan"))
    table.encounter()
    table.state.encounter.pop()
    table.reveals("yellowjacket-s-plan")
    assert table.revealed()[-1] == "size-increase"
    assert table.in_play("size-increase")
    assert table.threat() == 0


def test_yellowjacket_s_plan_without_a_card_of_his_set_reshuffles_the_deck_once() -> None:
    table = ant_man(ANT)
    table.state.encounter = [table.make("quiet-threat") for _ in range(5)]
    table.reveals("yellowjacket-s-plan")
    assert table.revealed() == ["yellowjacket-s-plan"]
    assert (table.state.tokens, len(table.state.encounter)) == (1, 5)
