"""Red Skull's attachments, minions and treacheries."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers
from games.champions.cards.test_red_skull import CAMPS, CENSOR, HERO, HOUSE, PANTHER, VILLAIN, against
from games.champions.table import plain

# --- attachments ------------------------------------------------------------------------------------------------------


def test_exo_soldier_boost_makes_red_skull_tough_and_turns_up_another_card() -> None:
    table = against()
    table.put(HOUSE)
    table.encounter("hydra-patrol-hydra-regular")
    table.attacked(VILLAIN, boost="hydra-exo-soldier")
    table.undefended()
    assert (table.damage(HERO), table.piece(VILLAIN).tough) == (3, 1)
    table.reveals("hydra-exo-soldier")
    assert table.piece("hydra-exo-soldier").tough == 1


def test_luger_boost_counts_for_the_current_attack() -> None:
    table = against()
    table.put(HOUSE)
    table.change(HERO, tough=1)
    table.attacked(VILLAIN, boost="red-skull-s-luger")
    table.undefended()
    assert (table.damage(HERO), table.piece(HERO).tough) == (2, 0)
    assert table.piece("red-skull-s-luger").host == VILLAIN
    threat = table.threat()
    table.schemed(VILLAIN)
    assert table.threat() == threat + 3


def test_luger_gives_ranged() -> None:
    table = against(PANTHER)
    table.put(CAMPS)
    table.put("red-skull-s-luger", on=VILLAIN)
    table.attacked(VILLAIN)
    table.undefended()
    assert table.damage(VILLAIN) == 0
    table.state.take_out_of_play(table.thing("red-skull-s-luger"))
    table.attacked(VILLAIN)
    table.undefended()
    assert table.damage(VILLAIN) == 1


@pytest.mark.parametrize("card", ["red-skull-s-luger", "red-skull-s-right-hook"])
def test_red_skull_s_attachments_are_discarded_for_three_different_resources(card: str) -> None:
    table = against()
    table.put(card, on=VILLAIN)
    table.hand("energy", "genius")
    assert card not in [option.split("/")[0] for option in offers(table, "use")]
    table.hand("energy", "genius", "strength")
    table.does(f"use:{card}", "pay")
    assert plain(table.state.encounter_discard) == [card]
    assert not table.piece(HERO).exhausted


@pytest.mark.parametrize("card", ["red-skull-s-luger", "red-skull-s-right-hook"])
def test_any_hero_but_no_alter_ego_can_discard_red_skull_s_attachments(card: str) -> None:
    table = against(HERO, PANTHER, form="alter-ego")
    table.put(card, on=VILLAIN)
    table.hand("energy", "genius", "strength")
    assert card not in [option.split("/")[0] for option in offers(table, "use")]
    table.does("change-form")
    table.does(f"use:{card}", "pay")
    assert not table.in_play(card)


def test_two_right_hooks_retaliate_twice() -> None:
    table = against()
    table.put("red-skull-s-right-hook", on=VILLAIN)
    table.put("red-skull-s-right-hook", on=VILLAIN)
    table.does(f"attack:{HERO}>{VILLAIN}")
    assert table.damage(HERO) == 2


def test_one_master_strategist_adds_a_boost_card_per_side_scheme() -> None:
    table = against()
    table.put(HOUSE)
    table.put(CAMPS)
    table.put("master-strategist", on=VILLAIN)
    table.put("master-strategist", on=VILLAIN)
    table.encounter("loud-threat", "loud-threat")
    table.attacked(VILLAIN, boost="loud-threat")
    table.does("trigger:master-strategist")
    table.undefended()
    assert table.damage(HERO) == 2 + 9
    assert plain(table.state.encounter_discard).count("master-strategist") == 1
    table.encounter("hydra-patrol-hydra-soldier", "hydra-patrol-hydra-soldier")
    table.schemed(VILLAIN, boost="hydra-patrol-hydra-soldier")
    assert table.threat() == 2 + 3
    assert not table.in_play("master-strategist")


def test_master_strategist_ignores_a_minion_s_attack() -> None:
    table = against()
    table.put(CAMPS)
    table.put("master-strategist", on=VILLAIN)
    table.put("hydra-exo-soldier")
    table.attacked("hydra-exo-soldier")
    table.undefended()
    assert table.in_play("master-strategist")
    assert table.damage(HERO) == 2


@pytest.mark.parametrize("stunned", [0, 1])
def test_master_strategist_stays_without_side_schemes_or_while_red_skull_is_stunned(stunned: int) -> None:
    table = against()
    table.put("master-strategist", on=VILLAIN)
    if stunned:
        table.put(CAMPS)
        table.change(VILLAIN, stunned=1)
    table.attacked(VILLAIN)
    table.undefended()
    assert table.in_play("master-strategist")


def test_defeated_scheme_with_twisted_reality_deals_the_first_player_a_card() -> None:
    table = against(HERO, PANTHER)
    table.put(HOUSE)
    table.put(CAMPS, threat=1)
    table.deck("hawkeye")
    table.reveals("twisted-reality", seat=1)
    assert table.decision.seat == 0
    table.does(f"place:{CAMPS}")
    assert table.threat() == 1
    assert table.piece("twisted-reality").host == table.thing(CAMPS)
    table.does(f"thwart:{HERO}>{CAMPS}")
    table.does("pick:hawkeye?")
    assert [len(player.dealt) for player in table.state.players] == [1, 0]
    assert "twisted-reality" in plain(table.state.encounter_discard)


def test_twisted_reality_ignores_other_schemes() -> None:
    table = against()
    table.put(CENSOR, threat=1)
    table.put(CAMPS)
    table.put("twisted-reality", on=CAMPS)
    table.does(f"thwart:{HERO}>{CENSOR}")
    assert table.in_play("twisted-reality")
    assert table.state.players[0].dealt == []


def test_twisted_reality_without_a_side_scheme_only_incites() -> None:
    table = against()
    table.reveals("twisted-reality")
    assert table.threat() == 1
    assert plain(table.state.encounter_discard) == ["twisted-reality"]


# --- treacheries ------------------------------------------------------------------------------------------------------


def test_bitter_rival_exhausts_a_character_per_side_scheme() -> None:
    table = against()
    table.put("mockingbird")
    table.put("black-knight")
    table.put(HOUSE)
    table.put(CAMPS)
    table.reveals("bitter-rival")
    table.does("pick:mockingbird")
    assert "mockingbird" not in offers(table, "pick")
    table.does(f"pick:{HERO}")
    assert [table.piece(card).exhausted for card in (HERO, "mockingbird", "black-knight")] == [True, True, False]


@pytest.mark.parametrize("schemes", [0, 3])
def test_bitter_rival_exhausts_at_most_the_ready_characters(schemes: int) -> None:
    table = against()
    for scheme in (HOUSE, CAMPS, CENSOR)[:schemes]:
        table.put(scheme)
    table.reveals("bitter-rival")
    assert table.piece(HERO).exhausted == bool(schemes)
    table.waits_for(0, "turn")


def test_bitter_rival_boost_exhausts_one_character() -> None:
    table = against()
    table.put("mockingbird")
    table.put(CAMPS)
    table.attacked(VILLAIN, boost="bitter-rival")
    table.does("defend:mockingbird")
    assert table.piece(HERO).exhausted
    assert (table.damage(HERO), table.damage("mockingbird")) == (0, 1)


def test_spreading_lies_add_threat_to_every_scheme() -> None:
    table = against()
    table.put(HOUSE, threat=2)
    table.put(CAMPS, threat=3)
    table.change("the-rise-of-red-skull", threat=3)
    table.reveals("spreading-lies")
    assert (table.threat(), table.threat(HOUSE), table.threat(CAMPS)) == (5, 4, 5)
    table.attacked(VILLAIN, boost="spreading-lies")
    table.undefended()
    assert (table.damage(HERO), table.piece(VILLAIN).tough) == (3, 1)


@pytest.mark.parametrize("tough", [0, 1])
@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_infinite_power_makes_red_skull_tough_and_activate(form: str, tough: int) -> None:
    table = against(form=form)
    table.put(CAMPS)
    table.change(VILLAIN, tough=tough)
    table.reveals("infinite-power")
    table.undefended()
    assert table.piece(VILLAIN).tough == 1
    assert (table.damage(HERO), table.threat()) == ((1, 0) if form == "hero" else (0, 2))


def test_infinite_power_only_makes_a_stunned_red_skull_tough() -> None:
    table = against()
    table.put(CAMPS)
    table.change(VILLAIN, stunned=1)
    table.reveals("infinite-power")
    table.undefended()
    assert (table.piece(VILLAIN).tough, table.piece(VILLAIN).stunned, table.damage(HERO)) == (1, 0, 0)
