"""The last stage of Kang, and his stronger cards in expert mode."""

from __future__ import annotations

import pytest

from games.champions.cards.kang import (
    CHRONOPOLIS,
    DOMINION,
    FATE,
    LAST,
    REALM,
    WAR,
    WRATH,
    defeat_kang,
    reunited,
    separated,
    together,
)
from games.champions.cards.positions import targets
from games.champions.table import plain
from tableverse.games.champions.rules import areas, numbers, stages

# --- the last stage ---------------------------------------------------------------------------------------------------


def test_last_stage_brings_each_player_their_nemesis() -> None:
    table = reunited("spider-man", "she-hulk", dominions=2)
    table.does("next:seat:0?")
    table.undefended()
    assert (table.stat(LAST, "hp"), table.piece(LAST).tough) == (40, 1)
    assert [piece.threat for piece in table.state.of_kind("side-scheme")] == [6, 6]
    assert (table.piece("vulture").area, table.piece("titania").area) == (0, 1)
    assert table.damage("spider-man") == 3  # quickstrike
    assert "highway-robbery" in plain(table.state.players[0].nemesis)
    assert (table.threat(), numbers.growth(table.state)) == (0, 2)


def test_nemesis_already_in_play_stays_engaged() -> None:
    table = together("spider-man", "she-hulk")
    nemesis = next(thing for thing in table.state.players[0].nemesis if plain(thing) == "vulture")
    table.state.players[0].nemesis = [thing for thing in table.state.players[0].nemesis if thing != nemesis]
    table.put("vulture", 1)
    areas.lose_villain(table.state)
    table.state.scheme_deck = [WRATH]
    table._begin(lambda: stages.advance(table.state))
    table.does("next:seat:0?")
    assert (table.piece("vulture").area, table.piece("titania").area) == (1, 1)


@pytest.mark.parametrize("dominions", [0, 1])
def test_defeating_the_last_kang_wins_only_without_a_dominion(dominions: int) -> None:
    table = reunited("she-hulk", dominions=dominions)
    table.undefended()
    table.change(LAST, damage=17, tough=0)
    table.state.take_out_of_play(table.thing("titania"))
    table.ask()
    assert (LAST in targets(table, "she-hulk")) == (dominions == 0)
    if dominions:
        table.change(DOMINION, threat=1)
        table.does(f"thwart:she-hulk>{DOMINION}")
        table.change("she-hulk", exhausted=False)
        assert len(table.state.players[0].dealt) == 1
    table.does(f"attack:she-hulk>{LAST}")
    assert table.state.result is not None
    assert table.state.result.winners == [0]


def test_completing_the_last_stage_loses() -> None:
    table = reunited("she-hulk")
    table.undefended()
    table.change(WRATH, threat=9)
    table.attacked(LAST)
    table.does("choose:threat")
    assert table.state.result is not None
    assert table.state.result.winners == []


# --- expert mode ------------------------------------------------------------------------------------------------------


def test_expert_first_kang_has_more_hit_points_and_attack() -> None:
    table = together("she-hulk", "captain-marvel", mode="expert")
    first = "exp-kang-kang-the-conqueror-1"
    assert (plain(table.state.villain), table.stat(first, "hp")) == (first, 30)
    table.attacked(first)
    table.does("choose:strength")
    table.undefended()
    assert table.damage("she-hulk") == 5
    defeat_kang(table, first, "she-hulk")
    assert (table.state.result, table.state.villain) == (None, "")


def test_expert_last_kang_counts_starting_players() -> None:
    table = together("she-hulk", "captain-marvel", "spider-man", mode="expert")
    table.state.players[2].eliminated = True
    table.state.take_out_of_play(table.state.players[2].identity)
    areas.lose_villain(table.state)
    table.state.scheme_deck = [WRATH]
    table._begin(lambda: stages.advance(table.state))
    table.does("next:seat:0?")
    last = "exp-kang-kang-the-conqueror-3"
    assert table.stat(last, "hp") == 75
    table.schemed(last, boost="gang-up")
    assert table.threat() == 3 + 1
    for minion in table.state.of_kind("minion"):
        table.state.take_out_of_play(minion.id)
    defeat_kang(table, last, "she-hulk")
    assert table.state.result is not None
    assert table.state.result.winners != []


@pytest.mark.parametrize(
    ("stage", "kang", "atk"),
    [
        (CHRONOPOLIS, "exp-kang-kang-immortus-2", 2),
        (FATE, "exp-kang-kang-iron-lad-2", 3),
        (REALM, "exp-kang-kang-rama-tut-2", 3),
        (WAR, "exp-kang-kang-scarlet-centurion-2", 4),
    ],
)
def test_expert_area_kangs_have_more_hit_points_and_their_abilities(stage: str, kang: str, atk: int) -> None:
    table = separated(("she-hulk", stage), mode="expert")
    assert (table.state.villain, table.stat(kang, "hp"), table.stat(kang, "atk")) == (kang, 22, atk)
    table.put("weakened")
    assert table.stat(kang, "atk") == atk + (stage == REALM)
    table.put("luke-cage", tough=1)
    table.attacked(kang)
    table.does("defend:luke-cage")
    assert (table.damage("luke-cage") > 0) == (stage == WAR)  # piercing
    table.put("hydra-bomber")
    assert (kang in targets(table, "she-hulk")) == (stage != CHRONOPOLIS)
    table.state.take_out_of_play(table.thing("hydra-bomber"))
    table.ask()
    table.does(f"attack:she-hulk>{kang}")
    assert table.damage("she-hulk") == 1 + (stage == FATE)  # weakened, and retaliate
    defeat_kang(table, kang, "she-hulk")
    assert (table.state.villain, table.state.scheme, table.state.areas[stage].ending) == ("", "", True)
