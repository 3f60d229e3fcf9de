"""Cards of Kang's encounter deck: devices, lasting obligations and schemes that count them."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import targets
from games.champions.table import Table as AnyTable
from games.champions.table import of_products, plain
from tableverse.games.champions.rules import numbers

Table = of_products("the-once-and-future-kang")
KANG = "kang-the-conqueror-1"
SHIELD, WEAPON, FROZEN = "temporal-shield", "future-weapon", "frozen-in-time"
MEMORIES, HIJINKS, TIMESTREAM = "stolen-memories", "time-travel-hijinks", "corrupted-timestream"


def against(*heroes: str, form: str = "hero") -> AnyTable:
    table = Table(*(heroes or ("spider-man",)), scenario="kang", form=form)
    table.change(KANG, tough=0)
    return table


def discarded(table: AnyTable) -> list[str]:
    return sorted(thing for thing in plain(table.state.encounter_discard) if thing != "quiet-threat")


# --- devices ----------------------------------------------------------------------------------------------------------


def test_temporal_shield_prevents_the_whole_attack_and_damages_the_attacker() -> None:
    table = against("she-hulk")
    table.put(SHIELD, on=KANG)
    table.put(SHIELD, on=KANG)
    table.change(KANG, tough=1)
    table.does(f"attack:she-hulk>{KANG}", f"trigger:{SHIELD}")
    assert (table.damage(KANG), table.piece(KANG).tough, table.damage("she-hulk")) == (0, 1, 1)
    assert (discarded(table), table.in_play(SHIELD)) == ([SHIELD], True)


def test_temporal_shield_answers_attack_events_but_no_other_damage() -> None:
    table = against("spider-man")
    table.put(SHIELD, on=KANG)
    table.put("war-machine")
    table.hand("swinging-web-kick", "energy", "genius")
    table.does("use:war-machine")
    assert (table.damage(KANG), table.in_play(SHIELD)) == (1, True)
    table.does("play:swinging-web-kick", "pay", f"pick:{KANG}?")
    assert (table.damage(KANG), table.in_play(SHIELD), table.damage("spider-man")) == (1, False, 1)


def test_temporal_shield_damages_an_attacking_ally() -> None:
    table = against("she-hulk")
    table.put(SHIELD, on=KANG)
    table.put("hellcat")
    table.does(f"attack:hellcat>{KANG}")
    assert (table.damage(KANG), table.damage("she-hulk")) == (0, 0)
    assert table.damage("hellcat") == 1 + 1  # and 1 consequential damage


def test_temporal_shield_ignores_attacks_on_other_enemies() -> None:
    table = against("she-hulk")
    table.put(SHIELD, on=KANG)
    table.put("sandman")
    table.does("attack:she-hulk>sandman")
    assert table.in_play(SHIELD)


def test_temporal_shield_ignores_a_stunned_attacker_and_cannot_attach_without_kang() -> None:
    table = against("she-hulk")
    table.change("she-hulk", stunned=1)
    table.put(SHIELD, on=KANG)
    table.does(f"attack:she-hulk>{KANG}")
    assert (table.in_play(SHIELD), table.damage("she-hulk")) == (True, 0)
    table.state.take_out_of_play(KANG)
    table.state.villain = ""
    table.reveals(WEAPON)
    assert discarded(table) == [WEAPON]


def test_future_weapon_gives_overkill_and_stuns_the_damaged_hero() -> None:
    table = against("she-hulk")
    table.put(WEAPON, on=KANG)
    table.put("hellcat")
    table.attacked(KANG)
    table.does(f"trigger:{WEAPON}", "choose:strength", "defend:hellcat")
    assert (table.in_play("hellcat"), table.damage("she-hulk"), table.piece("she-hulk").stunned) == (False, 3, 1)
    assert discarded(table) == [WEAPON]


def test_future_weapon_is_discarded_when_a_tough_defender_takes_no_damage() -> None:
    table = against("she-hulk")
    table.put(WEAPON, on=KANG)
    table.put("luke-cage", tough=1)
    table.attacked(KANG)
    table.does(f"trigger:{WEAPON}", "choose:threat", "defend:luke-cage")
    assert (table.piece("luke-cage").tough, table.piece("luke-cage").stunned) == (0, 0)
    assert (table.piece("she-hulk").stunned, table.in_play(WEAPON)) == (0, False)


def test_future_weapon_ignores_a_minion_s_attack() -> None:
    table = against("she-hulk")
    table.put(WEAPON, on=KANG)
    table.put("macrobots")
    table.attacked("macrobots")
    table.undefended()
    assert (table.in_play(WEAPON), table.damage("she-hulk"), table.piece("she-hulk").stunned) == (True, 2, 0)


def test_future_weapon_stays_when_kang_schemes() -> None:
    table = against("spider-man", form="alter-ego")
    table.put(WEAPON, on=KANG)
    table.schemed(KANG)
    assert (table.in_play(WEAPON), table.stat(KANG, "atk")) == (True, 4)


# --- Frozen in Time ---------------------------------------------------------------------------------------------------


def test_frozen_identity_stays_exhausted_and_discards_frozen_in_time() -> None:
    table = against("she-hulk", form="alter-ego")
    table.put("hellcat", exhausted=True)
    table.put(FROZEN, on="she-hulk", area=0)
    table.change("she-hulk", exhausted=True)
    table.does("end-turn", "done?")
    assert (table.piece("she-hulk").exhausted, table.piece("hellcat").exhausted, table.in_play(FROZEN)) == (
        *(True, False, False),
    )
    assert FROZEN in discarded(table)


def test_ready_identity_keeps_frozen_in_time() -> None:
    table = against("captain-marvel", form="alter-ego")
    table.put(FROZEN, on="captain-marvel", area=0)
    table.does("end-turn", "done?")
    assert table.in_play(FROZEN)


def test_ready_effect_discards_frozen_in_time_instead() -> None:
    table = against("she-hulk")
    table.put(FROZEN, on="she-hulk", area=0)
    table.hand("one-two-punch", "energy")
    table.does(f"attack:she-hulk>{KANG}", "trigger:one-two-punch", "pay")
    assert (table.piece("she-hulk").exhausted, table.in_play(FROZEN)) == (True, False)


def test_frozen_in_time_does_not_affect_other_characters() -> None:
    table = against("she-hulk", "spider-man")
    table.put(FROZEN, on="she-hulk", area=0)
    table.put("hellcat", exhausted=True)
    table.hand("get-ready")
    table.does("play:get-ready", "pick:hellcat?")
    assert (table.piece("hellcat").exhausted, table.in_play(FROZEN)) == (False, True)


def test_frozen_in_time_attaches_when_revealed_or_as_a_boost() -> None:
    table = against("spider-man", form="alter-ego")
    table.reveals(FROZEN)
    assert table.piece(FROZEN).host == table.thing("spider-man")
    table.state.take_out_of_play(table.thing(FROZEN))
    table.schemed(KANG, boost=FROZEN)
    assert (table.piece(FROZEN).host, table.threat()) == (table.thing("spider-man"), 1)


# --- obligations ------------------------------------------------------------------------------------------------------


def test_weakened_does_not_affect_other_players() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("weakened", seat=0)
    table.does("end-turn")
    table.waits_for(1, "turn")
    table.does("attack:she-hulk>rhino-1")
    assert (table.damage("spider-man"), table.damage("she-hulk")) == (0, 0)


def test_weakened_damages_the_hero_after_basic_powers() -> None:
    table = against("spider-man")
    table.put("weakened")
    table.put("black-cat")
    table.put("hydra-bomber")
    table.does("attack:black-cat>hydra-bomber")
    assert table.damage("spider-man") == 0
    table.does("attack:spider-man>hydra-bomber")
    assert table.damage("spider-man") == 1
    table.change("spider-man", exhausted=False)
    table.attacked(KANG)
    table.does("choose:threat", "pass", "defend:spider-man")
    assert table.damage("spider-man") == 2


def test_weakened_ignores_recovering() -> None:
    table = against("spider-man", form="alter-ego")
    table.put("weakened")
    table.change("spider-man", damage=5)
    table.does("recover:spider-man")
    assert table.damage("spider-man") == 2


@pytest.mark.parametrize(
    ("card", "pays", "does_not"),
    [("weakened", "strength", "genius"), (MEMORIES, "genius", "energy"), (HIJINKS, "energy", "strength")],
)
def test_alter_ego_discards_an_obligation_for_its_resource(card: str, pays: str, does_not: str) -> None:
    table = against("spider-man", "she-hulk", form="alter-ego")
    table.put(card)
    table.hand(does_not)
    assert not table.offers(f"use:{card}")
    table.hand(pays, does_not)
    table.does(f"use:{card}")
    assert (table.held(), discarded(table), table.discarded()) == ([does_not], [card], [pays])
    table.put(card, 1)  # not another player's
    assert not table.offers(f"use:{card}")


def test_obligation_accepts_a_wild_resource_but_only_in_alter_ego_form() -> None:
    table = against("spider-man", form="hero")
    table.put("weakened")
    table.hand("strength")
    assert not table.offers("use:weakened")
    table = against("black-panther", form="alter-ego")
    for card in ("weakened", MEMORIES, HIJINKS):
        table.put(card)
    table.hand("vibranium")
    assert all(table.offers(f"use:{card}") for card in ("weakened", MEMORIES, HIJINKS))


def test_weakened_answers_a_basic_thwart_but_not_an_event() -> None:
    table = against("spider-man")
    table.put("weakened")
    table.put("hydra-bomber")
    table.put("rampage")
    table.hand("swinging-web-kick", "energy", "genius")
    table.does("play:swinging-web-kick", "pay", f"pick:{KANG}?")
    assert table.damage("spider-man") == 0
    table.does("thwart:spider-man>rampage")
    assert table.damage("spider-man") == 1


def test_stolen_memories_hold_cards_until_discarded() -> None:
    table = against("spider-man", form="alter-ego")
    table.state.players[0].deck = [table.make("quiet-card", 0) for _ in range(20)]
    table.reveals(MEMORIES)
    assert (len(table.state.players[0].deck), len(table.piece(MEMORIES).tucked)) == (12, 8)
    assert table.piece(MEMORIES).shown == []
    table.hand("genius")
    table.does(f"use:{MEMORIES}")
    assert sorted(table.discarded()) == ["genius"] + ["quiet-card"] * 8


def test_stolen_memories_taking_a_small_deck_reshuffles_it() -> None:
    table = against("spider-man")
    player = table.state.players[0]
    player.deck = [table.make("quiet-card", 0) for _ in range(5)]
    table.discard(*["quiet-card"] * 10)
    table.reveals(MEMORIES)
    assert (len(table.piece(MEMORIES).tucked), len(player.deck), player.discard) == (5, 10, [])
    assert len(player.dealt) == 1


def test_depowered_hero_cannot_play_identity_cards() -> None:
    table = against("spider-man")
    table.put("depowered")
    table.hand("swinging-web-kick", "haymaker", "energy", "genius")
    assert (table.offers("play:swinging-web-kick"), table.offers("play:haymaker")) == (False, True)
    table.does("play:haymaker", "spend:swinging-web-kick", "pay")
    table.hand("backflip")
    table.attacked(KANG)
    table.does("choose:threat")
    assert not table.offers("trigger:backflip")


def test_depowered_is_discarded_for_an_identity_card() -> None:
    table = against("spider-man", form="alter-ego")
    table.put("depowered")
    table.hand("aunt-may", "energy")
    assert not table.offers("play:aunt-may")
    table.does("use:depowered")
    assert (table.held(), discarded(table)) == (["energy"], ["depowered"])


def test_hijinks_take_the_most_expensive_card() -> None:
    table = against("spider-man", form="alter-ego")
    table.put("avengers-mansion")
    table.put("web-shooter")
    table.reveals(HIJINKS)
    assert (plain(table.piece(HIJINKS).tucked), table.in_play("web-shooter")) == (["avengers-mansion"], True)
    assert table.piece(HIJINKS).shown == []
    assert table.discarded() == []
    table.hand("energy")
    table.does(f"use:{HIJINKS}")
    assert sorted(table.discarded()) == ["avengers-mansion", "energy"]


def test_hijinks_let_the_player_break_ties_and_may_take_nothing() -> None:
    table = against("spider-man")
    table.reveals(HIJINKS)
    assert (table.piece(HIJINKS).tucked, table.revealed()) == ([], [HIJINKS])
    table.put("luke-cage")
    table.put("avengers-mansion")
    table.reveals(HIJINKS)
    assert sorted(plain(table.options())) == ["pick:avengers-mansion", "pick:luke-cage"]


# --- schemes ----------------------------------------------------------------------------------------------------------


def test_corrupted_timestream_makes_each_player_discard_or_add_threat() -> None:
    table = against("spider-man", "she-hulk")
    table.hand("genius", "energy", "strength")
    table.reveals(TIMESTREAM)
    table.does("next:seat:0?", "choose:discard")
    assert (len(table.held()), table.threat(TIMESTREAM)) == (2, 2 + 2)


def test_corrupted_timestream_prevents_discarding_obligations() -> None:
    table = against("spider-man", form="alter-ego")
    table.put("weakened")
    table.put(TIMESTREAM)
    table.hand("strength")
    assert not table.offers("use:weakened")
    table.state.take_out_of_play(table.thing(TIMESTREAM))
    table.ask()
    assert table.offers("use:weakened")


@pytest.mark.parametrize("obligations", [0, 2])
def test_pinned_down_enters_with_threat_per_obligation(obligations: int) -> None:
    table = against("spider-man")
    for card in ("weakened", "depowered")[:obligations]:
        table.put(card)
    table.reveals("pinned-down")
    assert (table.threat("pinned-down"), numbers.icons(table.state, "crisis")) == (2 + 2 * obligations, 1)


def test_pinned_down_counts_obligations_of_every_player() -> None:
    table = against("spider-man", "she-hulk")
    table.put("weakened", 1)
    table.reveals("pinned-down")
    assert table.threat("pinned-down") == 2 + 2


def test_rampage_minion_engages_the_player_who_defeats_the_scheme() -> None:
    table = against("spider-man", "she-hulk")
    table.put("rampage", threat=1)
    table.encounter("macrobots")
    table.does("end-turn", "thwart:she-hulk>rampage")
    assert table.piece("macrobots").area == 1


def test_defeated_rampage_discards_until_a_minion_appears() -> None:
    table = against("spider-man")
    table.put("rampage", threat=1)
    table.encounter("assault", "energy-blast", "macrobots")
    table.does("thwart:spider-man>rampage")
    assert (table.piece("macrobots").area, discarded(table)) == (0, ["assault", "energy-blast", "rampage"])


def test_defeated_rampage_without_a_minion_empties_the_deck() -> None:
    table = against("spider-man")
    table.put("rampage", threat=1)
    table.state.encounter = [table.make("assault"), table.make("energy-blast")]
    table.does("thwart:spider-man>rampage")
    assert table.state.tokens == 1
    assert not table.state.of_kind("minion")


# --- minions and treacheries ------------------------------------------------------------------------------------------


def test_macrobots_guard_retaliate_and_boost_kang_with_tough() -> None:
    table = against("spider-man")
    table.put("macrobots")
    assert targets(table, "spider-man") == ["macrobots"]
    table.does("attack:spider-man>macrobots")
    assert (table.damage("macrobots"), table.damage("spider-man")) == (2, 1)
    table.schemed(KANG, boost="macrobots")
    assert (table.piece(KANG).tough, table.threat()) == (1, 1)
    table.schemed(KANG, boost="macrobots")
    assert table.piece(KANG).tough == 1


def test_macrobots_boost_makes_kang_tough_whichever_enemy_activates() -> None:
    table = against("she-hulk")
    table.put("kang-master-of-time")
    table.attacked("kang-master-of-time", boost="macrobots")
    table.undefended()
    assert (table.piece(KANG).tough, table.piece("kang-master-of-time").tough) == (1, 0)


def test_energy_blast_discards_an_ally_or_support_of_an_alter_ego() -> None:
    table = against("spider-man", form="alter-ego")
    table.put("aunt-may")
    table.put("black-cat")
    table.reveals("energy-blast")
    table.does("pick:black-cat")
    assert (table.discarded(), table.revealed()) == (["black-cat"], [])
    table.put("web-shooter")
    table.state.take_out_of_play(table.thing("aunt-may"))
    table.reveals("energy-blast")
    assert table.revealed() == ["energy-blast", "quiet-threat"]


@pytest.mark.parametrize("there", [True, False])
def test_energy_blast_makes_kang_attack_a_hero(there: bool) -> None:
    table = against("she-hulk")
    if not there:
        table.state.take_out_of_play(KANG)
        table.state.villain = ""
    table.encounter("quiet-threat")
    table.reveals("energy-blast")
    table.does("choose:threat?")
    table.undefended()
    assert (table.threat(), table.damage("she-hulk")) == ((1, 2) if there else (0, 0))


@pytest.mark.parametrize(
    ("hand", "left", "surges"),
    [(("backflip", "haymaker", "genius"), ["genius"], False), (("genius",), ["genius"], True)],
)
def test_manipulated_timestream_discards_all_events_or_surges(
    hand: tuple[str, ...], left: list[str], surges: bool
) -> None:
    table = against("spider-man")
    table.hand(*hand)
    table.reveals("manipulated-timestream")
    assert (table.held(), len(table.revealed()) > 1) == (left, surges)


def test_time_travel_tactics_deal_damage_per_obligation() -> None:
    table = against("captain-marvel", "black-panther")
    table.put("weakened", 0)
    table.put("depowered", 0)
    table.put("weakened", 1)
    table.reveals("time-travel-tactics")
    table.does("next:seat:0?")
    assert (table.damage("captain-marvel"), table.damage("black-panther")) == (2, 1)
    assert table.state.encounter_discard
    table.attacked(KANG, boost="time-travel-tactics")
    table.does("choose:threat")
    table.undefended()
    assert table.damage("captain-marvel") == 2 + 2 + 1 + 2


def test_past_machinations_give_each_player_an_obligation() -> None:
    table = against("spider-man", "she-hulk")
    table.state.encounter_discard = [table.make("weakened"), table.make("weakened")]
    table.encounter("depowered")
    table.reveals("past-machinations", deck=False)
    table.waits_for(0, "pick")
    table.does("pick:weakened")
    assert table.events("shuffled")  # nothing else to choose
    assert (table.piece("weakened").area, table.piece("depowered").area, table.threat()) == (0, 1, 1)
