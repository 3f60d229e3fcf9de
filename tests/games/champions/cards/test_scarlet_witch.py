"""Scarlet Witch: her own cards, her obligation and her nemesis set."""

from __future__ import annotations

import pytest

from games.champions.table import of_products

Table = of_products("scarlet-witch", "quicksilver")
HERO = "scw-scarlet-witch"
CHAOS = f"trigger:{HERO}"
CREST = "scarlet-witch-s-crest"
#: Boost icons: none, one, two.
NONE, ONE, TWO = "advance", "hydra-mercenary", "sandman"


def discarded(table: Table) -> list[str]:
    return [table.shown(thing) for thing in table.state.encounter_discard]


def test_chaos_control_counts_another_card_of_a_boosted_attack() -> None:
    table = Table(HERO)
    table.encounter(NONE)
    table.attacked("rhino-1", boost="charge")
    table.does("undefended", CHAOS)
    assert table.damage(HERO) == 2
    assert discarded(table) == [NONE, "charge"]


def test_chaos_control_may_be_passed_and_is_used_once_in_a_phase() -> None:
    table = Table(HERO, "she-hulk")
    table.attacked("rhino-1", boost="charge")
    table.does("undefended", "undefended?", "pass")
    assert table.damage(HERO) == 4
    table.encounter(NONE)
    table.attacked("rhino-1", 1, boost="charge")  # another player's attack
    table.does("undefended", "undefended?", CHAOS)
    assert table.damage("she-hulk") == 2
    table.attacked("rhino-1", boost="charge")
    table.does("undefended", "undefended?")
    table.waits_for(0, "turn")
    assert table.damage(HERO) == 8


def test_chaos_control_is_there_again_in_the_next_phase() -> None:
    table = Table(HERO)
    table.hand("hex-bolt", "energy")
    table.encounter(TWO, TWO, TWO, NONE)
    table.does("play:hex-bolt", "pay", CHAOS)
    table.waits_for(0, "turn")
    assert (table.damage("rhino-1"), len(table.held())) == (2, 2)
    table.does("end-turn")
    while not table.offers("undefended"):
        table.does(table.options()[-1])
    table.does("undefended")
    assert table.offers(CHAOS)


def test_chaos_control_leaves_the_boost_ability_alone() -> None:
    table = Table(HERO, scenario="klaw")
    table.encounter("sonic-converter")
    table.attacked("klaw-1", boost="weapons-runner")
    attack = table.stat("klaw-1", "atk")
    table.does("undefended", CHAOS)
    assert table.in_play("weapons-runner")
    assert table.strikes()[0] == ("klaw-1", HERO, attack + 3)
    assert not table.in_play("sonic-converter")


def test_wanda_has_no_control() -> None:
    table = Table(HERO, form="alter-ego")
    table.schemed("rhino-1", boost="charge")
    table.waits_for(0, "turn")
    assert table.threat() == 3


@pytest.mark.parametrize(("beside", "held"), [("", 6), ("ally", 7), ("player", 7)])
def test_wanda_exchanges_two_cards_with_her_brother_for_three(beside: str, held: int) -> None:
    others = ["quicksilver"] if beside == "player" else []
    table = Table(HERO, *others, form="alter-ego")
    if beside == "ally":
        table.put("scw-quicksilver")
    table.hand("energy", "genius", "strength", "hex-bolt", "hex-bolt", "hex-bolt")
    table.does(f"use:{HERO}", "pick:energy", "pick:genius")
    assert (len(table.held()), sorted(table.discarded())) == (held, ["energy", "genius"])
    assert not table.offers(f"use:{HERO}")
    table.hand("energy")
    assert not table.offers(f"use:{HERO}")


def test_the_hero_quicksilver_does_not_show_pietro() -> None:
    table = Table(HERO, "quicksilver", form="alter-ego")
    table.state.show(table.state.identity(1), "quicksilver")
    table.hand("energy", "genius")
    table.does(f"use:{HERO}")
    assert len(table.held()) == 2


def test_the_ally_quicksilver_attacks_twice() -> None:
    table = Table(HERO)
    table.put("scw-quicksilver")
    assert not table.offers("use:scw-quicksilver")
    table.does("attack:scw-quicksilver>rhino-1", "use:scw-quicksilver", "attack:scw-quicksilver>rhino-1")
    assert (table.damage("rhino-1"), table.damage("scw-quicksilver")) == (4, 2)
    assert not table.offers("use:scw-quicksilver")


def test_the_ally_quicksilver_is_the_hero_quicksilver() -> None:
    table = Table("quicksilver")
    table.hand("scw-quicksilver", "energy", "genius")
    assert not table.offers("play:scw-quicksilver")


def test_chaos_magic_plays_a_card_for_nothing() -> None:
    table = Table(HERO)
    table.hand("chaos-magic", "scw-quicksilver")
    table.does("play:chaos-magic", "pick:scw-quicksilver?")
    assert table.in_play("scw-quicksilver")
    assert (len(discarded(table)), table.discarded()) == (4, ["chaos-magic"])


def test_chaos_magic_plays_only_what_can_be_played() -> None:
    table = Table(HERO)
    table.hand("chaos-magic", "warp-reality", "energy")
    assert not table.offers("play:chaos-magic")
    table.hand("chaos-magic", "warp-reality", "magic-shield")
    table.does("play:chaos-magic")
    assert (table.in_play("magic-shield"), table.held(), len(discarded(table))) == (True, ["warp-reality"], 1)
    table.put("crowd-control", threat=2)
    table.change("the-break-in", threat=6)
    table.hand("chaos-magic", "crisis-averted")
    assert not table.offers("play:chaos-magic")  # without a mental resource the crisis stands


def test_chaos_magic_resolves_an_event_first() -> None:
    table = Table(HERO)
    table.encounter(ONE, ONE, ONE, "quiet-threat", TWO)
    table.change("the-break-in", threat=8)
    table.hand("chaos-magic", "hex-bolt")
    table.does("play:chaos-magic", "pass?", "pass?", "pass?")
    assert table.threat() == 2
    assert discarded(table)[-2:] == ["quiet-threat", TWO]


def test_hex_bolt_does_something_for_each_card() -> None:
    table = Table(HERO)
    table.change("the-break-in", threat=4)
    table.hand("hex-bolt", "energy")
    table.encounter(NONE, ONE, TWO)
    table.does("play:hex-bolt", "pay", "pass", "pass", "pass")
    assert (table.damage("rhino-1"), table.threat(), len(table.held())) == (2, 2, 1)
    assert discarded(table) == [NONE, ONE, TWO]


def test_scw_01_hex_bolt_discards_all_three_before_anything_is_counted() -> None:
    table = Table(HERO)
    table.hand("hex-bolt", "energy")
    table.encounter(TWO, NONE, ONE)
    table.does("play:hex-bolt", "pay")
    assert table.offers(CHAOS)
    assert discarded(table) == [TWO, NONE, ONE]
    assert table.damage("rhino-1") == 0


def test_hex_bolt_gives_a_status_card_of_choice() -> None:
    table = Table(HERO, scenario="klaw")
    table.hand("hex-bolt", "energy")
    table.encounter("sonic-converter", TWO, TWO)
    table.does("play:hex-bolt", "pay", "pass", "pass", "pass", "pick:klaw-1", "give:stunned:klaw-1")
    assert (table.piece("klaw-1").stunned, len(table.held())) == (1, 2)
    table.put("scw-quicksilver")
    table.hand("hex-bolt", "energy")
    table.encounter("sonic-converter", "sonic-converter", TWO)
    table.does("play:hex-bolt", "pay", "pass", "pass", "pass", "pick:scw-quicksilver")
    table.does("give:tough:scw-quicksilver", "give:confused:scw-quicksilver")  # one character for both
    assert (table.piece("scw-quicksilver").tough, table.piece("scw-quicksilver").confused) == (1, 1)


def test_hex_bolt_is_no_attack_and_hits_one_enemy_at_once() -> None:
    table = Table(HERO)
    table.put("hydra-mercenary")
    table.change(HERO, stunned=1)
    table.change("rhino-1", tough=1)
    table.hand("hex-bolt", "energy")
    table.encounter(NONE, NONE, TWO)
    table.does("play:hex-bolt", "pay", "pass", "pass", "pass", "pick:rhino-1")
    assert (table.piece("rhino-1").tough, table.damage("rhino-1"), table.piece(HERO).stunned) == (0, 0, 1)


def test_molecular_decay_is_stronger_by_what_it_discards() -> None:
    table = Table(HERO)
    table.hand("molecular-decay", "energy", "genius")
    table.encounter("charge", "hydra-bomber")
    table.does("play:molecular-decay", "pay", "pass", "pass")
    assert table.damage("rhino-1") == 8
    table = Table(HERO)
    table.put("sandman", tough=1)
    table.hand("molecular-decay", "energy", "genius")
    table.encounter(TWO, TWO)
    table.does("play:molecular-decay", "pay", "pick:sandman", "pass", "pass")
    assert (table.piece("sandman").tough, table.damage("sandman")) == (0, 0)


def test_molecular_decay_is_an_attack() -> None:
    table = Table(HERO)
    table.put("hydra-mercenary")
    table.hand("molecular-decay", "energy", "genius")
    table.encounter(NONE, NONE)
    table.does("play:molecular-decay", "pay", "pass", "pass")
    assert (table.in_play("hydra-mercenary"), table.damage("rhino-1")) == (False, 0)


def test_the_crest_changes_a_count_by_one() -> None:
    table = Table(HERO, "she-hulk")
    table.put(CREST)
    table.attacked("rhino-1", 1, boost=ONE)
    table.does("undefended", "undefended?", "pass", f"trigger:{CREST}", "choose:fewer")
    assert (table.damage("she-hulk"), table.piece(CREST).exhausted) == (2, True)
    table.change(CREST, exhausted=False)
    table.hand("molecular-decay", "energy", "genius")
    table.encounter("charge", "hydra-bomber")
    table.does("play:molecular-decay", "pay", "pass", "pass", "pass", f"trigger:{CREST}", "choose:more")
    assert table.damage("rhino-1") == 9


def test_the_crest_works_for_wanda_and_never_below_nothing() -> None:
    table = Table(HERO, form="alter-ego")
    table.put(CREST)
    table.schemed("rhino-1", boost="charge")
    table.does(f"trigger:{CREST}", "choose:fewer")
    assert table.threat() == 2
    table.change(CREST, exhausted=False)
    table.schemed("rhino-1", boost=NONE)
    table.does(f"trigger:{CREST}", "choose:more?")
    assert table.threat() == 4


def test_the_crest_comes_after_chaos_control() -> None:
    table = Table(HERO)
    table.put(CREST)
    table.encounter(NONE)
    table.attacked("rhino-1", boost="charge")
    table.does("undefended", CHAOS, f"trigger:{CREST}", "choose:more?")
    assert table.damage(HERO) == 3


def test_warp_reality_undoes_a_minion_and_more() -> None:
    table = Table(HERO, "spider-man")
    table.hand("warp-reality", "energy")
    table.encounter("quiet-threat", "charge")
    table.reveals("shocker", 1)
    table.does("trigger:warp-reality", "spend:energy?", "pass")
    assert not table.in_play("shocker")
    assert table.damage(HERO) == 0
    assert discarded(table) == ["shocker", "quiet-threat", "charge"]


@pytest.mark.parametrize("card", ["breakin-takin", "exhaustion"])
def test_warp_reality_cancels_everything_of_a_card(card: str) -> None:
    table = Table(HERO)
    table.hand("warp-reality", "energy")
    table.reveals(card)
    table.does("trigger:warp-reality", "spend:energy?", "pass?")
    assert (table.in_play(card), table.piece(HERO).exhausted) == (False, False)
    assert table.revealed() == []


def test_warp_reality_is_for_cards_of_the_encounter_deck() -> None:
    table = Table(HERO)
    table.hand("warp-reality", "energy")
    table.reveals("hydra-mercenary", deck=False)
    table.waits_for(0, "turn")
    assert table.in_play("hydra-mercenary")


def test_agatha_harkness_keeps_one_of_three() -> None:
    table = Table(HERO, form="alter-ego")
    table.put("agatha-harkness")
    table.deck("energy", "genius", "strength")
    table.does("use:agatha-harkness", "pick:genius", "pick:strength", "pick:energy?")
    deck = [table.shown(thing) for thing in table.state.players[0].deck]
    assert (table.held(), deck[:2], len(deck)) == (["genius"], ["energy", "strength"], 32)
    assert table.discarded() == []


def test_agatha_harkness_in_a_deck_of_two() -> None:
    table = Table(HERO, form="alter-ego")
    table.put("agatha-harkness")
    table.state.players[0].deck = []
    table.deck("energy", "genius")
    table.discard("strength")
    table.does("use:agatha-harkness", "pick:energy", "pick:genius?")
    assert (table.held(), table.discarded(), len(table.state.players[0].deck)) == (["energy"], ["strength"], 1)


def test_magic_shields_protect_any_friend() -> None:
    table = Table(HERO, "she-hulk")
    table.put("magic-shield")
    table.put("magic-shield")
    table.put("hellcat", 1)
    table.attacked("rhino-1", 1)
    table.does("defend:hellcat", "pass", "trigger:magic-shield")
    assert (table.in_play("hellcat"), table.damage("hellcat")) == (True, 0)
    table.attacked("rhino-1", boost="charge")
    table.does("undefended", "undefended?", "pass", "trigger:magic-shield")
    assert (table.damage(HERO), table.in_play("magic-shield")) == (1, False)


def test_two_magic_shields_stop_five_damage() -> None:
    table = Table(HERO)
    table.put("magic-shield")
    table.put("magic-shield")
    table.put("charge", on="rhino-1")
    table.attacked("rhino-1")
    table.does("undefended", "pass", "trigger:magic-shield", "trigger:magic-shield")
    assert (table.damage(HERO), table.in_play("magic-shield")) == (0, False)


def test_magic_shield_waits_for_tough_and_for_the_hero() -> None:
    table = Table(HERO)
    table.put("magic-shield")
    table.change(HERO, tough=1)
    table.attacked("rhino-1")
    table.does("undefended", "pass?")
    table.waits_for(0, "turn")
    assert table.in_play("magic-shield")
    table = Table(HERO, "she-hulk", form="alter-ego")
    table.put("magic-shield")
    table.state.show(table.state.identity(1), "she-hulk")
    table.attacked("rhino-1", 1)
    table.does("undefended")
    table.waits_for(0, "turn")


def test_slipping_sanity_is_removed_by_an_exhausted_wanda() -> None:
    table = Table(HERO, "she-hulk")
    table.reveals("slipping-sanity", 1)
    table.waits_for(0, "may")
    table.does("may:yes", "choose:exhaust")
    assert [table.shown(one) for one in table.state.removed] == ["slipping-sanity"]
    assert (table.piece(HERO).exhausted, discarded(table)) == (True, [])


def test_slipping_sanity_counts_stars() -> None:
    table = Table(HERO, scenario="klaw")
    table.encounter("weapons-runner", "sonic-boom", "armored-guard", "sonic-converter", "klaw-s-vengeance")
    table.reveals("slipping-sanity")
    table.does("may:no", "choose:suffer?")
    assert table.threat() == 2  # Weapons Runner and Sonic Boom
    assert (len(discarded(table)), discarded(table)[-1]) == (6, "slipping-sanity")
    table.waits_for(0, "turn")  # a star is no boost icon: nothing is counted


def test_the_next_evolution_adds_an_icon_to_every_card() -> None:
    table = Table(HERO, "she-hulk")
    table.reveals("the-next-evolution")
    table.does("pass?")
    assert table.threat("the-next-evolution") == 4
    table.attacked("rhino-1", 1, boost=NONE)
    table.does("undefended", "undefended?", "pass")
    assert table.damage("she-hulk") == 3
    table.change("the-break-in", threat=6)
    table.hand("hex-bolt", "energy")
    table.encounter(NONE, ONE, TWO)
    table.does("play:hex-bolt", "pay", "pass", "pass", "pass", "pick:the-break-in", "pick:rhino-1")
    table.does("give:stunned:rhino-1")
    assert (table.threat(), len(table.held()), table.piece("rhino-1").stunned) == (4, 1, 1)


def test_luminous_brings_an_encounter_card() -> None:
    table = Table(HERO)
    table.put("luminous")
    table.attacked("luminous", boost=TWO)  # on top of the deck: she gets no boost card
    table.does("undefended", "pass?")
    assert (table.damage(HERO), len(table.state.players[0].dealt)) == (2, 1)
    table = Table(HERO, form="alter-ego")
    table.put("luminous")
    table.schemed("luminous", boost=ONE)
    assert (table.threat(), len(table.state.players[0].dealt)) == (2, 0)


def test_luminous_is_answered_by_the_crest_and_by_a_stun() -> None:
    table = Table(HERO)
    table.put("luminous")
    table.put(CREST)
    table.attacked("luminous", boost=TWO)
    table.does("undefended", "pass", f"trigger:{CREST}", "choose:fewer")
    assert table.state.players[0].dealt == []
    table.change("luminous", stunned=1)
    table.attacked("luminous", boost=TWO)
    table.waits_for(0, "turn")
    assert table.state.players[0].dealt == []


def test_magical_suspension_makes_cards_dearer() -> None:
    table = Table(HERO, "she-hulk")
    table.reveals("magical-suspension")
    table.does("pass?")
    table.hand("hex-bolt", "energy")
    assert not table.offers("play:hex-bolt")
    table.hand("chaos-magic", "magic-shield", "genius")
    table.does("play:chaos-magic", "spend:genius?", "pick:magic-shield?")
    assert table.in_play("magic-shield")  # nothing more is paid for what is played for nothing
    table.does("use:magical-suspension")
    assert (table.in_play("magical-suspension"), table.piece(HERO).exhausted) == (False, True)
    table.hand("haymaker", "energy", seat=1)
    table.put("magical-suspension", on=HERO)
    table.does("end-turn")
    assert table.offers("play:haymaker")
    assert not table.offers("use:magical-suspension")


def test_chaos_manipulation_finds_luminous() -> None:
    table = Table(HERO)
    table.state.encounter_discard.append(table.make("luminous"))
    table.encounter(TWO)
    table.reveals("chaos-manipulation")
    while not table.offers("undefended"):
        table.does("pass" if table.offers("pass") else table.options()[0])
    table.does("undefended", "pass?", "pass?")
    assert (table.piece("luminous").area, table.damage(HERO)) == (0, 2)


def test_chaos_manipulation_needs_icons_for_the_activation() -> None:
    table = Table(HERO, "she-hulk")
    table.put("luminous", 1)
    table.encounter(ONE)
    table.reveals("chaos-manipulation")
    table.does("pass?")
    assert (table.piece("luminous").area, table.damage(HERO)) == (1, 0)
    table.encounter(TWO)
    table.reveals("chaos-manipulation")
    while not table.offers("undefended"):
        table.does("pass" if table.offers("pass") else table.options()[0])
    table.undefended()
    assert (table.piece("luminous").area, table.strikes()) == (1, [("luminous", HERO, 2)])
