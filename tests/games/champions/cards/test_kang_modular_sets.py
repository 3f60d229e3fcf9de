"""The modular sets of The Once and Future Kang, played against Rhino."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import targets
from games.champions.table import Table as AnyTable
from games.champions.table import of_products, plain
from tableverse.games.champions.frames import activation
from tableverse.games.champions.rules import numbers

Table = of_products("the-once-and-future-kang")
MASTER, SOLDIER, FEAR = "kang-master-of-time", "time-displaced-soldier", "fear-of-kang"


def attacks(table: AnyTable, minion: str, seat: int = 0) -> None:
    """Let a minion attack without stacking a boost card."""
    table._begin(lambda: activation.activate(table.state, "enemy-attack", table.thing(minion), seat))


def deck_and_discard(table: AnyTable) -> tuple[list[str], list[str]]:
    quiet = "quiet-threat"
    deck = sorted(plain(thing) for thing in table.state.encounter if plain(thing) != quiet)
    return deck, sorted(plain(thing) for thing in table.state.encounter_discard if plain(thing) != quiet)


# --- Temporal ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("form", "damage"), [("hero", 2), ("alter-ego", 0)])
def test_ancient_warrior_has_quickstrike(form: str, damage: int) -> None:
    table = Table("she-hulk", form=form)
    table.reveals("ancient-warrior")
    table.undefended()
    assert (table.damage("she-hulk"), table.in_play("ancient-warrior")) == (damage, True)


def test_ancient_warrior_boost_stuns() -> None:
    table = Table("spider-man", form="alter-ego")
    table.schemed("rhino-1", boost="ancient-warrior")
    assert (table.piece("spider-man").stunned, table.threat()) == (1, 1)


@pytest.mark.parametrize(("top", "hurt"), [("light-of-centuries-sphere", 3), ("sir-raston", 0), ("kang-s-chosen", 2)])
def test_chitauri_soldier_deals_damage_by_the_boost_icons_of_a_turned_card(top: str, hurt: int) -> None:
    table = Table("iron-man")
    table.put("chitauri-soldier")
    table.encounter(top)
    attacks(table, "chitauri-soldier")
    table.undefended()
    assert table.damage("iron-man") == hurt + 1
    assert not table.in_play("sir-raston")  # discarded, neither engaged nor a boost card


def test_chitauri_soldier_s_indirect_damage_can_go_to_an_ally_and_ignores_defense() -> None:
    table = Table("iron-man")
    table.put("chitauri-soldier")
    table.put("black-cat")
    table.encounter("kang-s-chosen")
    attacks(table, "chitauri-soldier")
    table.does("damage:black-cat", "damage:iron-man", "defend:iron-man")
    assert (table.damage("black-cat"), table.damage("iron-man")) == (1, 1)


def test_chitauri_soldier_damages_only_the_attacked_player() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("chitauri-soldier", 1)
    table.encounter("kang-s-chosen")
    attacks(table, "chitauri-soldier", 1)
    table.undefended()
    assert (table.damage("iron-man"), table.damage("she-hulk")) == (0, 2 + 1)
    table.encounter("kang-s-chosen")
    table.attacked("rhino-1", 1)  # another enemy's attack
    table.undefended()
    assert table.damage("she-hulk") == 2 + 1 + 2


def test_tyrannosaurus_rex_enters_tough_and_has_piercing() -> None:
    table = Table("she-hulk")
    table.put("luke-cage", tough=1)
    table.reveals("tyrannosaurus-rex")
    table.does("attack:she-hulk>tyrannosaurus-rex")
    assert (table.damage("tyrannosaurus-rex"), table.piece("tyrannosaurus-rex").tough) == (0, 0)
    attacks(table, "tyrannosaurus-rex")
    table.does("defend:luke-cage")
    assert (table.piece("luke-cage").tough, table.damage("luke-cage")) == (0, 3)


def test_defeated_time_portal_is_shuffled_into_the_encounter_deck() -> None:
    table = Table("spider-man", "she-hulk")
    table.reveals("time-portal")
    assert (table.threat("time-portal"), numbers.icons(table.state, "hazard")) == (4, 1)
    table.change("time-portal", threat=1)
    table.does("thwart:spider-man>time-portal")
    assert deck_and_discard(table) == (["time-portal"], [])


def test_time_portal_stays_when_another_scheme_is_defeated() -> None:
    table = Table("spider-man")
    table.put("time-portal")
    table.put("the-anachronauts", threat=1)
    table.does("thwart:spider-man>the-anachronauts")
    assert table.in_play("time-portal")
    assert deck_and_discard(table) == ([], ["the-anachronauts"])


# --- Anachronauts -----------------------------------------------------------------------------------------------------


def test_apocryphus_discards_an_ally_or_support() -> None:
    table = Table("spider-man")
    table.put("aunt-may")
    table.put("black-cat")
    table.put("web-shooter")
    table.reveals("apocryphus")
    assert sorted(plain(table.options())) == ["pick:aunt-may", "pick:black-cat"]
    table.does("pick:aunt-may")
    assert (table.discarded(), table.piece("apocryphus").area) == (["aunt-may"], 0)


def test_apocryphus_without_an_ally_or_support_does_not_surge() -> None:
    table = Table("spider-man")
    table.put("web-shooter")
    table.reveals("apocryphus")
    assert (table.in_play("web-shooter"), table.revealed()) == (True, ["apocryphus"])


@pytest.mark.parametrize("ready", [True, False])
def test_apocryphus_boost_exhausts_a_character_and_turns_up_another_card(ready: bool) -> None:
    table = Table("she-hulk")
    table.change("she-hulk", exhausted=not ready)
    table.encounter("fear-of-kang")
    table.attacked("rhino-1", boost="apocryphus")
    table.undefended()
    assert (table.piece("she-hulk").exhausted, table.damage("she-hulk")) == (True, 2 + 0 + 2)


def test_deathunt_is_villainous_and_makes_the_activating_enemy_tough() -> None:
    table = Table("she-hulk")
    table.reveals("deathunt-9000")
    assert table.piece("deathunt-9000").tough == 1
    table.attacked("deathunt-9000", boost="fear-of-kang")
    table.undefended()
    assert table.damage("she-hulk") == 1 + 2
    table.put("hydra-bomber")
    table.encounter("ancient-grudge")
    table.schemed("rhino-1", boost="deathunt-9000")
    assert (table.piece("rhino-1").tough, table.piece("hydra-bomber").tough, table.threat()) == (1, 0, 1 + 1)


def test_boost_card_effect_applies_to_the_activating_minion() -> None:
    table = Table("she-hulk")
    table.put(MASTER)
    table.encounter(FEAR)
    table.attacked(MASTER, boost="deathunt-9000")
    table.undefended()
    assert (table.piece(MASTER).tough, table.piece("rhino-1").tough) == (1, 0)
    assert table.damage("she-hulk") == 1 + 2


def test_sir_raston_retaliates() -> None:
    table = Table("iron-man")
    table.put("sir-raston")
    table.does("attack:iron-man>sir-raston")
    assert (table.damage("sir-raston"), table.damage("iron-man")) == (1, 1)


def test_sir_raston_boost_deals_damage_before_the_attack() -> None:
    table = Table("spider-man")
    table.put("black-cat")
    table.encounter("fear-of-kang")
    table.attacked("rhino-1", boost="sir-raston")
    table.does("pass", "defend:spider-man")
    assert (table.damage("spider-man"), table.damage("black-cat")) == (1 + (2 + 2 - 3), 0)


def test_sir_raston_guards_the_villain_against_attacks() -> None:
    table = Table("iron-man")
    table.put("sir-raston")
    table.put("war-machine")
    assert targets(table, "iron-man") == ["sir-raston"]
    table.does("use:war-machine")
    assert (table.damage("sir-raston"), table.damage("rhino-1"), table.damage("war-machine")) == (1, 1, 2)


def test_terminatrix_has_piercing_and_her_boost_turns_up_two_more_cards() -> None:
    table = Table("she-hulk")
    table.put("luke-cage", tough=1)
    table.reveals("terminatrix")
    table.does("defend:luke-cage")
    assert (table.piece("luke-cage").tough, table.damage("luke-cage")) == (0, 2)
    table.encounter("fear-of-kang", "ancient-grudge")
    table.attacked("rhino-1", boost="terminatrix")
    table.undefended()
    assert table.damage("she-hulk") == 2 + 2 + 1
    assert deck_and_discard(table)[1] == ["ancient-grudge", "fear-of-kang", "terminatrix"]


@pytest.mark.parametrize("held", [4, 0])
def test_wildrun_discards_a_random_card(held: int) -> None:
    table = Table("spider-man", form="alter-ego")
    table.hand(*["quiet-card"] * held)
    table.reveals("wildrun")
    assert (len(table.held()), table.piece("wildrun").area) == (max(0, held - 1), 0)
    table.encounter("ancient-grudge")
    table.schemed("rhino-1", boost="wildrun")
    assert (len(table.held()), table.threat()) == (max(0, held - 2), 2)


def test_defeated_anachronauts_shuffle_temporal_cards_into_the_deck() -> None:
    table = Table("spider-man")
    cards = ("assault", "wildrun", "fear-of-kang", "kang-s-chosen", "time-portal")
    table.state.encounter_discard = [table.make(card) for card in cards]
    table.put("the-anachronauts", threat=1)
    table.does("thwart:spider-man>the-anachronauts")
    assert deck_and_discard(table) == (
        ["fear-of-kang", "wildrun"],
        ["assault", "kang-s-chosen", "the-anachronauts", "time-portal"],
    )


def test_kang_s_chosen_incites_and_reveals_the_next_temporal_minion() -> None:
    table = Table("spider-man")
    table.hand("quiet-card", "quiet-card", "quiet-card")
    table.encounter("hydra-mercenary", "assault", "wildrun")
    table.reveals("kang-s-chosen")
    assert (table.threat(), len(table.held()), table.piece("wildrun").area) == (1, 2, 0)
    assert deck_and_discard(table)[1] == ["assault", "hydra-mercenary", "kang-s-chosen"]


def test_kang_s_chosen_can_reveal_a_soldier_that_incites_and_surges() -> None:
    table = Table("spider-man")
    table.encounter(SOLDIER)
    table.reveals("kang-s-chosen")
    assert (table.threat(), table.revealed()) == (2, ["kang-s-chosen", SOLDIER, "quiet-threat"])


# --- Master of Time ---------------------------------------------------------------------------------------------------


def test_master_of_time_s_stats_count_the_target_player_s_obligations() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.reveals(MASTER)
    table.put(FEAR, 0)
    table.put(FEAR, 0)
    table.put(FEAR, 1)
    assert (table.piece(MASTER).tough, table.stat(MASTER, "atk"), table.stat(MASTER, "sch")) == (1, 3, 3)
    table.attacked(MASTER)
    table.undefended()
    assert table.damage("she-hulk") == 1 + 2
    table.attacked(MASTER, 1)
    table.undefended()
    assert table.damage("captain-marvel") == 1 + 1
    table.schemed(MASTER, 1)
    assert table.threat() == 1 + 1


def test_soldier_incites_and_surges_when_revealed() -> None:
    table = Table("spider-man")
    table.reveals(SOLDIER)
    assert (table.threat(), table.in_play(SOLDIER), table.revealed()) == (1, True, [SOLDIER, "quiet-threat"])


def test_soldier_boost_deals_a_card() -> None:
    table = Table("she-hulk", "iron-man")
    table.attacked("rhino-1", boost=SOLDIER)
    table.undefended()
    assert [len(player.dealt) for player in table.state.players] == [1, 0]
    assert (table.damage("she-hulk"), table.revealed()) == (2, [])


def test_fear_of_kang_keeps_only_its_hero_from_attacking_kang() -> None:
    table = Table("spider-man", "she-hulk")
    table.put(FEAR)
    table.put(MASTER)
    table.put("black-cat")
    table.hand("swinging-web-kick", "energy", "genius", "quiet-card")
    assert targets(table, "spider-man") == ["rhino-1"]
    assert targets(table, "black-cat") == [MASTER, "rhino-1"]
    table.does("play:swinging-web-kick", "pay")
    assert table.damage("rhino-1") == 8  # nothing else to choose
    table.change("rhino-1", damage=0)
    table.does("end-turn")
    while table.state.decision is not None and table.decision.kind == "discard":
        table.does("done")
    assert targets(table, "she-hulk") == [MASTER, "rhino-1"]


def test_fear_of_kang_stays_with_the_player_who_reveals_it() -> None:
    table = Table("spider-man", "she-hulk", form="alter-ego")
    table.reveals(FEAR, seat=1)
    table.hand("quiet-card")
    assert table.piece(FEAR).area == 1
    assert not table.offers(f"use:{FEAR}")


@pytest.mark.parametrize(
    ("form", "cards", "offered"), [("alter-ego", 2, True), ("alter-ego", 0, False), ("hero", 2, False)]
)
def test_alter_ego_discards_fear_of_kang_for_a_random_card(form: str, cards: int, offered: bool) -> None:
    table = Table("spider-man", form=form)
    table.put(FEAR)
    table.hand(*["quiet-card"] * cards)
    assert table.offers(f"use:{FEAR}") == offered
    if offered:
        table.does(f"use:{FEAR}")
        assert (len(table.held()), table.in_play(FEAR), deck_and_discard(table)[1]) == (1, False, [FEAR])


def test_defeated_sphere_brings_a_minion_to_the_player_who_defeated_it() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("black-cat")
    table.put("light-of-centuries-sphere", threat=1)
    table.encounter("assault", SOLDIER)
    table.does("thwart:black-cat>light-of-centuries-sphere")
    assert (table.piece(SOLDIER).area, table.threat(), table.revealed()) == (0, 0, [])
    assert deck_and_discard(table)[1] == ["assault", "light-of-centuries-sphere"]


def test_defeated_sphere_minion_does_not_go_to_the_first_player() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("light-of-centuries-sphere", threat=1)
    table.encounter("hydra-mercenary")  # any minion counts
    table.does("end-turn", "thwart:she-hulk>light-of-centuries-sphere")
    assert table.piece("hydra-mercenary").area == 1


def test_ancient_grudge_makes_the_master_scheme_against_an_alter_ego() -> None:
    table = Table("spider-man", form="alter-ego")
    table.put(MASTER)
    table.reveals("ancient-grudge")
    assert (table.threat(), table.strikes()) == (1, [])


def test_ancient_grudge_makes_the_master_attack_the_revealing_player() -> None:
    table = Table("spider-man", "she-hulk")
    table.put(MASTER, 1)
    table.encounter(FEAR)
    table.encounter("ancient-grudge")
    table.reveals("ancient-grudge", deck=False)
    table.undefended()
    assert (table.damage("spider-man"), table.piece(MASTER).area) == (1 + 1, 1)


@pytest.mark.parametrize("there", [True, False])
def test_ancient_grudge_searches_for_the_master(there: bool) -> None:
    table = Table("spider-man")
    if there:
        table.state.encounter_discard = [table.make(MASTER)]
    table.reveals("ancient-grudge")
    assert table.in_play(MASTER) == there
    assert not table.strikes()
    assert table.events("shuffled")
    if there:
        assert (table.piece(MASTER).area, table.piece(MASTER).tough) == (0, 1)
