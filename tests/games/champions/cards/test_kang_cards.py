"""What Kang's encounter deck is made of: his devices, obligations that stay, and schemes that feed on them."""

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


def test_a_temporal_shield_takes_the_whole_attack_and_hurts_the_attacker() -> None:
    table = against("she-hulk")
    table.put(SHIELD, on=KANG)
    table.put(SHIELD, on=KANG)
    table.change(KANG, tough=1)
    table.does(f"attack:she-hulk>{KANG}", f"trigger:{SHIELD}")
    assert (table.damage(KANG), table.piece(KANG).tough, table.damage("she-hulk")) == (0, 1, 1)
    assert (discarded(table), table.in_play(SHIELD)) == ([SHIELD], True)


def test_a_temporal_shield_takes_the_attack_of_an_event_but_no_other_damage() -> None:
    table = against("spider-man")
    table.put(SHIELD, on=KANG)
    table.put("war-machine")
    table.hand("swinging-web-kick", "energy", "genius")
    table.does("use:war-machine")
    assert (table.damage(KANG), table.in_play(SHIELD)) == (1, True)
    table.does("play:swinging-web-kick", "pay", f"pick:{KANG}?")
    assert (table.damage(KANG), table.in_play(SHIELD), table.damage("spider-man")) == (1, False, 1)


def test_an_ally_that_attacks_is_hurt_by_the_shield_itself() -> None:
    table = against("she-hulk")
    table.put(SHIELD, on=KANG)
    table.put("hellcat")
    table.does(f"attack:hellcat>{KANG}")
    assert (table.damage(KANG), table.damage("she-hulk")) == (0, 0)
    assert table.damage("hellcat") == 1 + 1  # and by attacking


def test_an_attack_on_somebody_else_leaves_the_shield() -> None:
    table = against("she-hulk")
    table.put(SHIELD, on=KANG)
    table.put("sandman")
    table.does("attack:she-hulk>sandman")
    assert table.in_play(SHIELD)


def test_a_stunned_attacker_leaves_the_shield_and_without_kang_it_goes_nowhere() -> None:
    table = against("she-hulk")
    table.change("she-hulk", stunned=1)
    table.put(SHIELD, on=KANG)
    table.does(f"attack:she-hulk>{KANG}")
    assert (table.in_play(SHIELD), table.damage("she-hulk")) == (True, 0)
    table.state.take_out_of_play(KANG)
    table.state.villain = ""
    table.reveals(WEAPON)
    assert discarded(table) == [WEAPON]


def test_a_future_weapon_overkills_and_stuns_whom_it_hurts() -> None:
    table = against("she-hulk")
    table.put(WEAPON, on=KANG)
    table.put("hellcat")
    table.attacked(KANG)
    table.does(f"trigger:{WEAPON}", "choose:strength", "defend:hellcat")
    assert (table.in_play("hellcat"), table.damage("she-hulk"), table.piece("she-hulk").stunned) == (False, 3, 1)
    assert discarded(table) == [WEAPON]


def test_a_future_weapon_is_spent_on_a_tough_defender_too() -> None:
    table = against("she-hulk")
    table.put(WEAPON, on=KANG)
    table.put("luke-cage", tough=1)
    table.attacked(KANG)
    table.does(f"trigger:{WEAPON}", "choose:threat", "defend:luke-cage")
    assert (table.piece("luke-cage").tough, table.piece("luke-cage").stunned) == (0, 0)
    assert (table.piece("she-hulk").stunned, table.in_play(WEAPON)) == (0, False)


def test_a_minion_does_not_use_his_weapon() -> None:
    table = against("she-hulk")
    table.put(WEAPON, on=KANG)
    table.put("macrobots")
    table.attacked("macrobots")
    table.undefended()
    assert (table.in_play(WEAPON), table.damage("she-hulk"), table.piece("she-hulk").stunned) == (True, 2, 0)


def test_a_scheming_kang_keeps_his_weapon() -> None:
    table = against("spider-man", form="alter-ego")
    table.put(WEAPON, on=KANG)
    table.schemed(KANG)
    assert (table.in_play(WEAPON), table.stat(KANG, "atk")) == (True, 4)


# --- Frozen in Time ---------------------------------------------------------------------------------------------------


def test_whoever_is_frozen_does_not_ready_at_the_end_of_the_phase() -> None:
    table = against("she-hulk", form="alter-ego")
    table.put("hellcat", exhausted=True)
    table.put(FROZEN, on="she-hulk", area=0)
    table.change("she-hulk", exhausted=True)
    table.does("end-turn", "done?")
    assert (table.piece("she-hulk").exhausted, table.piece("hellcat").exhausted, table.in_play(FROZEN)) == (
        *(True, False, False),
    )
    assert FROZEN in discarded(table)


def test_whoever_is_ready_stays_frozen() -> None:
    table = against("captain-marvel", form="alter-ego")
    table.put(FROZEN, on="captain-marvel", area=0)
    table.does("end-turn", "done?")
    assert table.in_play(FROZEN)


def test_an_effect_that_readies_thaws_instead() -> None:
    table = against("she-hulk")
    table.put(FROZEN, on="she-hulk", area=0)
    table.hand("one-two-punch", "energy")
    table.does(f"attack:she-hulk>{KANG}", "trigger:one-two-punch", "pay")
    assert (table.piece("she-hulk").exhausted, table.in_play(FROZEN)) == (True, False)


def test_somebody_else_readies_as_ever() -> None:
    table = against("she-hulk", "spider-man")
    table.put(FROZEN, on="she-hulk", area=0)
    table.put("hellcat", exhausted=True)
    table.hand("get-ready")
    table.does("play:get-ready", "pick:hellcat?")
    assert (table.piece("hellcat").exhausted, table.in_play(FROZEN)) == (False, True)


def test_it_freezes_when_it_is_revealed_or_turned_up() -> None:
    table = against("spider-man", form="alter-ego")
    table.reveals(FROZEN)
    assert table.piece(FROZEN).host == table.thing("spider-man")
    table.state.take_out_of_play(table.thing(FROZEN))
    table.schemed(KANG, boost=FROZEN)
    assert (table.piece(FROZEN).host, table.threat()) == (table.thing("spider-man"), 1)


# --- obligations ------------------------------------------------------------------------------------------------------


def test_whoever_is_not_weakened_does_not_suffer() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("weakened", seat=0)
    table.does("end-turn")
    table.waits_for(1, "turn")
    table.does("attack:she-hulk>rhino-1")
    assert (table.damage("spider-man"), table.damage("she-hulk")) == (0, 0)


def test_the_weakened_suffer_from_basic_powers() -> None:
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


def test_recovering_does_not_weaken() -> None:
    table = against("spider-man", form="alter-ego")
    table.put("weakened")
    table.change("spider-man", damage=5)
    table.does("recover:spider-man")
    assert table.damage("spider-man") == 2


@pytest.mark.parametrize(
    ("card", "pays", "does_not"),
    [("weakened", "strength", "genius"), (MEMORIES, "genius", "energy"), (HIJINKS, "energy", "strength")],
)
def test_an_alter_ego_gives_a_card_to_be_rid_of_it(card: str, pays: str, does_not: str) -> None:
    table = against("spider-man", "she-hulk", form="alter-ego")
    table.put(card)
    table.hand(does_not)
    assert not table.offers(f"use:{card}")
    table.hand(pays, does_not)
    table.does(f"use:{card}")
    assert (table.held(), discarded(table), table.discarded()) == ([does_not], [card], [pays])
    table.put(card, 1)  # not another player's
    assert not table.offers(f"use:{card}")


def test_a_wild_resource_will_do_and_a_hero_must_wait() -> None:
    table = against("spider-man", form="hero")
    table.put("weakened")
    table.hand("strength")
    assert not table.offers("use:weakened")
    table = against("black-panther", form="alter-ego")
    for card in ("weakened", MEMORIES, HIJINKS):
        table.put(card)
    table.hand("vibranium")
    assert all(table.offers(f"use:{card}") for card in ("weakened", MEMORIES, HIJINKS))


def test_thwarting_weakens_and_an_event_does_not() -> None:
    table = against("spider-man")
    table.put("weakened")
    table.put("hydra-bomber")
    table.put("rampage")
    table.hand("swinging-web-kick", "energy", "genius")
    table.does("play:swinging-web-kick", "pay", f"pick:{KANG}?")
    assert table.damage("spider-man") == 0
    table.does("thwart:spider-man>rampage")
    assert table.damage("spider-man") == 1


def test_stolen_memories_lie_under_it_until_it_goes() -> None:
    table = against("spider-man", form="alter-ego")
    table.state.players[0].deck = [table.make("quiet-card", 0) for _ in range(20)]
    table.reveals(MEMORIES)
    assert (len(table.state.players[0].deck), len(table.piece(MEMORIES).tucked)) == (12, 8)
    assert table.piece(MEMORIES).shown == []
    table.hand("genius")
    table.does(f"use:{MEMORIES}")
    assert sorted(table.discarded()) == ["genius"] + ["quiet-card"] * 8


def test_a_small_deck_is_made_anew_and_costs_a_card() -> None:
    table = against("spider-man")
    player = table.state.players[0]
    player.deck = [table.make("quiet-card", 0) for _ in range(5)]
    table.discard(*["quiet-card"] * 10)
    table.reveals(MEMORIES)
    assert (len(table.piece(MEMORIES).tucked), len(player.deck), player.discard) == (5, 10, [])
    assert len(player.dealt) == 1


def test_the_depowered_play_no_cards_of_their_own() -> None:
    table = against("spider-man")
    table.put("depowered")
    table.hand("swinging-web-kick", "haymaker", "energy", "genius")
    assert (table.offers("play:swinging-web-kick"), table.offers("play:haymaker")) == (False, True)
    table.does("play:haymaker", "spend:swinging-web-kick", "pay")
    table.hand("backflip")
    table.attacked(KANG)
    table.does("choose:threat")
    assert not table.offers("trigger:backflip")


def test_a_card_of_their_own_gives_power_back() -> None:
    table = against("spider-man", form="alter-ego")
    table.put("depowered")
    table.hand("aunt-may", "energy")
    assert not table.offers("play:aunt-may")
    table.does("use:depowered")
    assert (table.held(), discarded(table)) == (["energy"], ["depowered"])


def test_hijinks_take_the_dearest_card() -> None:
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


def test_of_two_their_player_chooses_and_of_none_nothing_is_taken() -> None:
    table = against("spider-man")
    table.reveals(HIJINKS)
    assert (table.piece(HIJINKS).tucked, table.revealed()) == ([], [HIJINKS])
    table.put("luke-cage")
    table.put("avengers-mansion")
    table.reveals(HIJINKS)
    assert sorted(plain(table.options())) == ["pick:avengers-mansion", "pick:luke-cage"]


# --- schemes ----------------------------------------------------------------------------------------------------------


def test_a_corrupted_timestream_asks_each_for_a_card_or_threat() -> None:
    table = against("spider-man", "she-hulk")
    table.hand("genius", "energy", "strength")
    table.reveals(TIMESTREAM)
    table.does("next:seat:0?", "choose:discard")
    assert (len(table.held()), table.threat(TIMESTREAM)) == (2, 2 + 2)


def test_a_corrupted_timestream_keeps_obligations_in_place() -> None:
    table = against("spider-man", form="alter-ego")
    table.put("weakened")
    table.put(TIMESTREAM)
    table.hand("strength")
    assert not table.offers("use:weakened")
    table.state.take_out_of_play(table.thing(TIMESTREAM))
    table.ask()
    assert table.offers("use:weakened")


@pytest.mark.parametrize("obligations", [0, 2])
def test_pinned_down_counts_obligations_once(obligations: int) -> None:
    table = against("spider-man")
    for card in ("weakened", "depowered")[:obligations]:
        table.put(card)
    table.reveals("pinned-down")
    assert (table.threat("pinned-down"), numbers.icons(table.state, "crisis")) == (2 + 2 * obligations, 1)


def test_pinned_down_counts_the_obligations_of_others_too() -> None:
    table = against("spider-man", "she-hulk")
    table.put("weakened", 1)
    table.reveals("pinned-down")
    assert table.threat("pinned-down") == 2 + 2


def test_the_minion_of_a_rampage_comes_to_whoever_ends_it() -> None:
    table = against("spider-man", "she-hulk")
    table.put("rampage", threat=1)
    table.encounter("macrobots")
    table.does("end-turn", "thwart:she-hulk>rampage")
    assert table.piece("macrobots").area == 1


def test_a_rampage_ends_with_a_minion() -> None:
    table = against("spider-man")
    table.put("rampage", threat=1)
    table.encounter("assault", "energy-blast", "macrobots")
    table.does("thwart:spider-man>rampage")
    assert (table.piece("macrobots").area, discarded(table)) == (0, ["assault", "energy-blast", "rampage"])


def test_a_rampage_without_a_minion_only_wears_the_deck_out() -> None:
    table = against("spider-man")
    table.put("rampage", threat=1)
    table.state.encounter = [table.make("assault"), table.make("energy-blast")]
    table.does("thwart:spider-man>rampage")
    assert table.state.tokens == 1
    assert not table.state.of_kind("minion")


# --- minions and treacheries ------------------------------------------------------------------------------------------


def test_macrobots_guard_strike_back_and_harden_kang() -> None:
    table = against("spider-man")
    table.put("macrobots")
    assert targets(table, "spider-man") == ["macrobots"]
    table.does("attack:spider-man>macrobots")
    assert (table.damage("macrobots"), table.damage("spider-man")) == (2, 1)
    table.schemed(KANG, boost="macrobots")
    assert (table.piece(KANG).tough, table.threat()) == (1, 1)
    table.schemed(KANG, boost="macrobots")
    assert table.piece(KANG).tough == 1


def test_macrobots_harden_kang_whoever_activates() -> None:
    table = against("she-hulk")
    table.put("kang-master-of-time")
    table.attacked("kang-master-of-time", boost="macrobots")
    table.undefended()
    assert (table.piece(KANG).tough, table.piece("kang-master-of-time").tough) == (1, 0)


def test_an_energy_blast_costs_an_alter_ego_an_ally_or_support() -> None:
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
def test_an_energy_blast_is_an_attack_on_a_hero(there: bool) -> None:
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
def test_a_manipulated_timestream_takes_all_events(hand: tuple[str, ...], left: list[str], surges: bool) -> None:
    table = against("spider-man")
    table.hand(*hand)
    table.reveals("manipulated-timestream")
    assert (table.held(), len(table.revealed()) > 1) == (left, surges)


def test_time_travel_tactics_hurt_by_obligations_and_surge() -> None:
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


def test_past_machinations_give_each_another_obligation() -> None:
    table = against("spider-man", "she-hulk")
    table.state.encounter_discard = [table.make("weakened"), table.make("weakened")]
    table.encounter("depowered")
    table.reveals("past-machinations", deck=False)
    table.waits_for(0, "pick")
    table.does("pick:weakened")
    assert table.events("shuffled")  # there was nothing else to choose
    assert (table.piece("weakened").area, table.piece("depowered").area, table.threat()) == (0, 1, 1)
