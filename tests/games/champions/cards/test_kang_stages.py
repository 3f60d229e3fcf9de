"""The stages of Kang's plan: their setup, the effects of completing them, and the deciding players."""

from __future__ import annotations

import pytest

from games.champions.cards.kang import (
    CENTURION,
    CHRONOPOLIS,
    CONQUEROR,
    DOMINION,
    FATE,
    IMMORTUS,
    IRON_LAD,
    LAST,
    RAMA_TUT,
    REALM,
    WAR,
    WRATH,
    defeat_kang,
    end_turns,
    new_game,
    reunited,
    separated,
    together,
)
from games.champions.cards.positions import targets
from games.champions.table import plain
from tableverse.games.champions.rules import areas, numbers, stages
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.rng import Rng

KANGS = [(CHRONOPOLIS, IMMORTUS), (FATE, IRON_LAD), (REALM, RAMA_TUT), (WAR, CENTURION)]


@pytest.mark.parametrize(("stage", "kang"), KANGS)
def test_kang_stage_brings_its_kang_and_deals_a_card(stage: str, kang: str) -> None:
    table = together("she-hulk")
    before = table.state
    for seed in range(100):
        table.state = before.clone()
        table.state.rng = Rng(seed)
        areas.lose_villain(table.state)
        table._begin(lambda: stages.advance(table.state))
        if stage in table.state.areas:
            break
    assert [len(player.dealt) for player in table.state.players] == [1]
    found = [piece for piece in table.state.pieces() if plain(piece.id) == kang]
    assert [piece.tough for piece in found] == [1]


@pytest.mark.parametrize(("stage", "kang"), KANGS)
def test_completed_stage_leaves_a_dominion_and_removes_its_kang(stage: str, kang: str) -> None:
    other = FATE if stage != FATE else WAR
    table = separated(("captain-marvel", stage), ("spider-man", other), form="alter-ego")
    table.change(stage, threat=8)
    table.encounter(*["quiet-threat"] * 6)
    end_turns(table)
    assert {key: plain(cards) for key, cards in table.state.beneath.items()} == {WRATH: [DOMINION]}
    assert {stage, kang} <= set(table.state.removed)
    assert table.state.result is None


@pytest.mark.parametrize(("stage", "kang"), KANGS)
def test_defeating_a_kang_removes_his_stage_without_a_dominion(stage: str, kang: str) -> None:
    table = separated(("she-hulk", stage), ("spider-man", FATE if stage != FATE else WAR))
    defeat_kang(table, kang, "she-hulk")
    assert (table.state.villain, table.state.scheme, table.state.areas[stage].ending) == ("", "", True)
    assert stage in table.state.removed
    end_turns(table, "villain")
    assert stage not in table.state.areas
    assert table.state.beneath == {}


@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_first_kang_gives_the_choice_to_the_attacked_player(mode: str) -> None:
    table = together("she-hulk", "captain-marvel", mode=mode)
    first = CONQUEROR if mode == "standard" else f"exp-kang-{CONQUEROR}"
    table.attacked(first, 1)
    assert table.decision.seat == 1
    assert sorted(table.options()) == ["choose:strength", "choose:threat"]


def test_last_kang_gives_the_choice_to_the_attacked_player() -> None:
    table = reunited("she-hulk", "captain-marvel")
    table.does("next:seat:0?")
    table.undefended()
    table.attacked(LAST, 1)
    assert table.decision.seat == 1
    threat = table.threat()
    table.does("choose:threat")
    table.undefended()
    assert table.threat() == threat + 1


def test_player_who_defeats_kang_s_dominion_is_dealt_a_card() -> None:
    table = reunited("she-hulk", "captain-marvel", dominions=1)
    table.does("next:seat:0?")
    table.undefended()
    for player in table.state.players:
        player.dealt = []
    table.change(DOMINION, threat=1)
    table.does("end-turn", f"thwart:captain-marvel>{DOMINION}")
    assert [len(player.dealt) for player in table.state.players] == [0, 1]


def test_each_player_starts_with_an_encounter_card() -> None:
    state = new_game("spider-man-justice", "she-hulk-aggression")
    assert [len(player.dealt) for player in state.players] == [1, 1]


def test_kang_counts_cards_of_all_players_in_his_area() -> None:
    table = separated(("she-hulk", FATE), ("spider-man", CHRONOPOLIS))
    table._begin(lambda: areas.join(table.state, FATE, CHRONOPOLIS))
    assert IMMORTUS in targets(table, "she-hulk")
    table.put("hydra-bomber", 1)
    assert IMMORTUS not in targets(table, "she-hulk")
    table = separated(("she-hulk", FATE), ("spider-man", REALM))
    table._begin(lambda: areas.join(table.state, FATE, REALM))
    table.put("weakened", 0)
    table.put("depowered", 1)
    assert table.stat(RAMA_TUT, "atk") == 2 + 2


def test_expert_kangs_count_and_choose_like_the_standard_ones() -> None:
    table = separated(("she-hulk", FATE), ("spider-man", REALM), mode="expert")
    table._begin(lambda: areas.join(table.state, FATE, REALM))
    table.put("weakened", 0)
    table.put("depowered", 1)
    assert table.stat(f"exp-kang-{RAMA_TUT}", "atk") == 3 + 2
    table = together("she-hulk", "captain-marvel", mode="expert")
    areas.lose_villain(table.state)
    table.state.scheme_deck = [WRATH]
    table._begin(lambda: stages.advance(table.state))
    table.does("next:seat:0?")
    assert table.events("shuffled")
    table.undefended()
    table.attacked(f"exp-kang-{LAST}", 1)
    assert table.decision.seat == 1


def test_foreseen_end_of_turn_in_separate_areas_loses_no_value() -> None:
    """Foresee the next player's turn in another area. The viewer's area does not change."""
    table = separated(("captain-marvel", CHRONOPOLIS), ("spider-man", FATE))
    table.state.encounter = []
    told = table.foreseen().get("end-turn", [])
    assert not [one for one in told if one.endswith("→ 0")]


def test_lasting_effect_follows_its_player_into_their_area() -> None:
    table = together("she-hulk", "spider-man")
    heroes = [table.thing("she-hulk"), table.thing("spider-man")]
    table.state.modifiers += [Modifier("atk", hero, more, "round", "") for more, hero in enumerate(heroes, 1)]
    areas.lose_villain(table.state)
    table._begin(lambda: stages.advance(table.state))
    for seat, (hero, attack) in enumerate(zip(heroes, (3 + 1, 2 + 2), strict=True)):
        seen = areas.seen_from(table.state, seat)
        assert [modifier.target for modifier in seen.modifiers if modifier.stat == "atk"] == [hero]
        assert numbers.stat(seen, hero, "atk") == attack
