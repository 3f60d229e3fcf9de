"""Scarlet Witch: her identity cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from games.champions.table import of_products

Table = of_products("scarlet-witch", "quicksilver")
HERO = "scw-scarlet-witch"
CHAOS = f"trigger:{HERO}"
CREST = "scarlet-witch-s-crest"
#: Boost icons: none, one and two.
NONE, ONE, TWO = "advance", "hydra-mercenary", "sandman"


def discarded(table: Table) -> list[str]:
    return [table.shown(thing) for thing in table.state.encounter_discard]


def test_chaos_control_counts_another_card_s_boost_icons_instead() -> None:
    table = Table(HERO)
    table.encounter(NONE)
    table.attacked("rhino-1", boost="charge")
    table.does("undefended", CHAOS)
    assert table.damage(HERO) == 2
    assert discarded(table) == [NONE, "charge"]


def test_chaos_control_may_be_declined_and_is_limited_to_once_a_phase() -> None:
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


def test_chaos_control_is_available_again_in_the_next_phase() -> None:
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


def test_chaos_control_keeps_the_original_boost_ability() -> None:
    table = Table(HERO, scenario="klaw")
    table.encounter("sonic-converter")
    table.attacked("klaw-1", boost="weapons-runner")
    attack = table.stat("klaw-1", "atk")
    table.does("undefended", CHAOS)
    assert table.in_play("weapons-runner")
    assert table.strikes()[0] == ("klaw-1", HERO, attack + 3)
    assert not table.in_play("sonic-converter")


def test_wanda_maximoff_has_no_chaos_control() -> None:
    table = Table(HERO, form="alter-ego")
    table.schemed("rhino-1", boost="charge")
    table.waits_for(0, "turn")
    assert table.threat() == 3


@pytest.mark.parametrize(("beside", "held"), [("", 6), ("ally", 7), ("player", 7)])
def test_wanda_maximoff_discards_two_cards_and_draws_more_beside_quicksilver(beside: str, held: int) -> None:
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


def test_wanda_maximoff_ignores_the_hero_side_of_quicksilver() -> None:
    table = Table(HERO, "quicksilver", form="alter-ego")
    table.state.show(table.state.identity(1), "quicksilver")
    table.hand("energy", "genius")
    table.does(f"use:{HERO}")
    assert len(table.held()) == 2


def test_quicksilver_ally_readies_to_attack_twice() -> None:
    table = Table(HERO)
    table.put("scw-quicksilver")
    assert not table.offers("use:scw-quicksilver")
    table.does("attack:scw-quicksilver>rhino-1", "use:scw-quicksilver", "attack:scw-quicksilver>rhino-1")
    assert (table.damage("rhino-1"), table.damage("scw-quicksilver")) == (4, 2)
    assert not table.offers("use:scw-quicksilver")


def test_quicksilver_ally_cannot_be_played_beside_the_hero_quicksilver() -> None:
    table = Table("quicksilver")
    table.hand("scw-quicksilver", "energy", "genius")
    assert not table.offers("play:scw-quicksilver")


def test_chaos_magic_plays_a_card_for_free() -> None:
    table = Table(HERO)
    table.hand("chaos-magic", "scw-quicksilver")
    table.does("play:chaos-magic", "pick:scw-quicksilver?")
    assert table.in_play("scw-quicksilver")
    assert (len(discarded(table)), table.discarded()) == (4, ["chaos-magic"])


def test_chaos_magic_offers_only_playable_cards() -> None:
    table = Table(HERO)
    table.hand("chaos-magic", "warp-reality", "energy")
    assert not table.offers("play:chaos-magic")
    table.hand("chaos-magic", "warp-reality", "magic-shield")
    table.does("play:chaos-magic")
    assert (table.in_play("magic-shield"), table.held(), len(discarded(table))) == (True, ["warp-reality"], 1)
    table.put("crowd-control", threat=2)
    table.change("the-break-in", threat=6)
    table.hand("chaos-magic", "crisis-averted")
    assert not table.offers("play:chaos-magic")  # crisis applies without a mental resource


def test_chaos_magic_resolves_the_event_before_its_own_discard() -> None:
    table = Table(HERO)
    table.encounter(ONE, ONE, ONE, "quiet-threat", TWO)
    table.change("the-break-in", threat=8)
    table.hand("chaos-magic", "hex-bolt")
    table.does("play:chaos-magic", "pass?", "pass?", "pass?")
    assert table.threat() == 2
    assert discarded(table)[-2:] == ["quiet-threat", TWO]


def test_hex_bolt_resolves_an_effect_for_each_discarded_card() -> None:
    table = Table(HERO)
    table.change("the-break-in", threat=4)
    table.hand("hex-bolt", "energy")
    table.encounter(NONE, ONE, TWO)
    table.does("play:hex-bolt", "pay", "pass", "pass", "pass")
    assert (table.damage("rhino-1"), table.threat(), len(table.held())) == (2, 2, 1)
    assert discarded(table) == [NONE, ONE, TWO]


def test_scw_01_hex_bolt_discards_all_three_cards_before_counting() -> None:
    table = Table(HERO)
    table.hand("hex-bolt", "energy")
    table.encounter(TWO, NONE, ONE)
    table.does("play:hex-bolt", "pay")
    assert table.offers(CHAOS)
    assert discarded(table) == [TWO, NONE, ONE]
    assert table.damage("rhino-1") == 0


def test_hex_bolt_gives_a_chosen_status_card() -> None:
    table = Table(HERO, scenario="klaw")
    table.hand("hex-bolt", "energy")
    table.encounter("sonic-converter", TWO, TWO)
    table.does("play:hex-bolt", "pay", "pass", "pass", "pass", "pick:klaw-1", "give:stunned:klaw-1")
    assert (table.piece("klaw-1").stunned, len(table.held())) == (1, 2)
    table.put("scw-quicksilver")
    table.hand("hex-bolt", "energy")
    table.encounter("sonic-converter", "sonic-converter", TWO)
    table.does("play:hex-bolt", "pay", "pass", "pass", "pass", "pick:scw-quicksilver")
    table.does("give:tough:scw-quicksilver", "give:confused:scw-quicksilver")  # one character gets both
    assert (table.piece("scw-quicksilver").tough, table.piece("scw-quicksilver").confused) == (1, 1)


def test_hex_bolt_is_not_an_attack_and_deals_its_damage_at_once() -> None:
    table = Table(HERO)
    table.put("hydra-mercenary")
    table.change(HERO, stunned=1)
    table.change("rhino-1", tough=1)
    table.hand("hex-bolt", "energy")
    table.encounter(NONE, NONE, TWO)
    table.does("play:hex-bolt", "pay", "pass", "pass", "pass", "pick:rhino-1")
    assert (table.piece("rhino-1").tough, table.damage("rhino-1"), table.piece(HERO).stunned) == (0, 0, 1)


def test_molecular_decay_deals_more_damage_per_boost_icon_discarded() -> None:
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


def test_crest_changes_a_boost_icon_count_by_one() -> None:
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


def test_crest_works_in_alter_ego_form_and_never_below_zero() -> None:
    table = Table(HERO, form="alter-ego")
    table.put(CREST)
    table.schemed("rhino-1", boost="charge")
    table.does(f"trigger:{CREST}", "choose:fewer")
    assert table.threat() == 2
    table.change(CREST, exhausted=False)
    table.schemed("rhino-1", boost=NONE)
    table.does(f"trigger:{CREST}", "choose:more?")
    assert table.threat() == 4


def test_crest_resolves_after_chaos_control() -> None:
    table = Table(HERO)
    table.put(CREST)
    table.encounter(NONE)
    table.attacked("rhino-1", boost="charge")
    table.does("undefended", CHAOS, f"trigger:{CREST}", "choose:more?")
    assert table.damage(HERO) == 3


def test_warp_reality_replaces_a_minion_for_any_player() -> None:
    table = Table(HERO, "spider-man")
    table.hand("warp-reality", "energy")
    table.encounter("quiet-threat", "charge")
    table.reveals("shocker", 1)
    table.does("trigger:warp-reality", "spend:energy?", "pass")
    assert not table.in_play("shocker")
    assert table.damage(HERO) == 0
    assert discarded(table) == ["shocker", "quiet-threat", "charge"]


@pytest.mark.parametrize("card", ["breakin-takin", "exhaustion"])
def test_warp_reality_cancels_every_effect_of_a_card(card: str) -> None:
    table = Table(HERO)
    table.hand("warp-reality", "energy")
    table.reveals(card)
    table.does("trigger:warp-reality", "spend:energy?", "pass?")
    assert (table.in_play(card), table.piece(HERO).exhausted) == (False, False)
    assert table.revealed() == []


def test_warp_reality_answers_only_cards_from_the_encounter_deck() -> None:
    table = Table(HERO)
    table.hand("warp-reality", "energy")
    table.reveals("hydra-mercenary", deck=False)
    table.waits_for(0, "turn")
    assert table.in_play("hydra-mercenary")


def test_agatha_harkness_takes_one_of_three_cards() -> None:
    table = Table(HERO, form="alter-ego")
    table.put("agatha-harkness")
    table.deck("energy", "genius", "strength")
    table.does("use:agatha-harkness", "pick:genius", "pick:strength", "pick:energy?")
    deck = [table.shown(thing) for thing in table.state.players[0].deck]
    assert (table.held(), deck[:2], len(deck)) == (["genius"], ["energy", "strength"], 32)
    assert table.discarded() == []


def test_agatha_harkness_looks_at_a_deck_of_two_cards() -> None:
    table = Table(HERO, form="alter-ego")
    table.put("agatha-harkness")
    table.state.players[0].deck = []
    table.deck("energy", "genius")
    table.discard("strength")
    table.does("use:agatha-harkness", "pick:energy", "pick:genius?")
    assert (table.held(), table.discarded(), len(table.state.players[0].deck)) == (["energy"], ["strength"], 1)


def test_magic_shield_protects_any_friendly_character() -> None:
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


def test_two_magic_shields_prevent_five_damage() -> None:
    table = Table(HERO)
    table.put("magic-shield")
    table.put("magic-shield")
    table.put("charge", on="rhino-1")
    table.attacked("rhino-1")
    table.does("undefended", "pass", "trigger:magic-shield", "trigger:magic-shield")
    assert (table.damage(HERO), table.in_play("magic-shield")) == (0, False)


def test_magic_shield_waits_for_tough_and_needs_hero_form() -> None:
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


def test_slipping_sanity_is_removed_by_exhausting_wanda_maximoff() -> None:
    table = Table(HERO, "she-hulk")
    table.reveals("slipping-sanity", 1)
    table.waits_for(0, "may")
    table.does("may:yes", "choose:exhaust")
    assert [table.shown(one) for one in table.state.removed] == ["slipping-sanity"]
    assert (table.piece(HERO).exhausted, discarded(table)) == (True, [])


def test_slipping_sanity_places_threat_per_star_icon() -> None:
    table = Table(HERO, scenario="klaw")
    table.encounter("weapons-runner", "sonic-boom", "armored-guard", "sonic-converter", "klaw-s-vengeance")
    table.reveals("slipping-sanity")
    table.does("may:no", "choose:suffer?")
    assert table.threat() == 2  # Weapons Runner and Sonic Boom
    assert (len(discarded(table)), discarded(table)[-1]) == (6, "slipping-sanity")
    table.waits_for(0, "turn")  # a star is not a boost icon, so there is no count to change


def test_the_next_evolution_adds_a_boost_icon_to_every_card() -> None:
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


def test_luminous_deals_an_encounter_card_for_two_boost_icons() -> None:
    table = Table(HERO)
    table.put("luminous")
    table.attacked("luminous", boost=TWO)  # on top of the deck; a minion gets no boost card
    table.does("undefended", "pass?")
    assert (table.damage(HERO), len(table.state.players[0].dealt)) == (2, 1)
    table = Table(HERO, form="alter-ego")
    table.put("luminous")
    table.schemed("luminous", boost=ONE)
    assert (table.threat(), len(table.state.players[0].dealt)) == (2, 0)


def test_crest_and_stun_can_prevent_luminous_dealing_a_card() -> None:
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


def test_magical_suspension_raises_costs_for_its_player() -> None:
    table = Table(HERO, "she-hulk")
    table.reveals("magical-suspension")
    table.does("pass?")
    table.hand("hex-bolt", "energy")
    assert not table.offers("play:hex-bolt")
    table.hand("chaos-magic", "magic-shield", "genius")
    table.does("play:chaos-magic", "spend:genius?", "pick:magic-shield?")
    assert table.in_play("magic-shield")  # the raised cost is not paid either
    table.does("use:magical-suspension")
    assert (table.in_play("magical-suspension"), table.piece(HERO).exhausted) == (False, True)
    table.hand("haymaker", "energy", seat=1)
    table.put("magical-suspension", on=HERO)
    table.does("end-turn")
    assert table.offers("play:haymaker")
    assert not table.offers("use:magical-suspension")


def test_chaos_manipulation_searches_for_luminous() -> None:
    table = Table(HERO)
    table.state.encounter_discard.append(table.make("luminous"))
    table.encounter(TWO)
    table.reveals("chaos-manipulation")
    while not table.offers("undefended"):
        table.does("pass" if table.offers("pass") else table.options()[0])
    table.does("undefended", "pass?", "pass?")
    assert (table.piece("luminous").area, table.damage(HERO)) == (0, 2)


def test_chaos_manipulation_activates_luminous_only_with_enough_icons() -> None:
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
