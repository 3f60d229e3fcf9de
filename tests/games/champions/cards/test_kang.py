"""The Kang scenario: his defeat splits the players into areas until all meet him again."""

from __future__ import annotations

import pytest

from games.champions.cards.kang import (
    ARRIVAL,
    CENTURION,
    CHRONOPOLIS,
    CONQUEROR,
    DOMINION,
    FATE,
    IMMORTUS,
    IRON_LAD,
    LAST,
    MIDDLE,
    RAMA_TUT,
    REALM,
    WAR,
    WRATH,
    Table,
    defeat_kang,
    end_turns,
    new_game,
    put_in_area,
    separated,
    together,
)
from games.champions.cards.positions import targets
from games.champions.table import plain
from tableverse.games.champions.rules import areas, numbers

# --- setup and the first Kang -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "hit_points", "deck"), [("standard", 12, 40), ("expert", 15, 43)])
def test_setup_sets_stages_and_dominions_aside(mode: str, hit_points: int, deck: int) -> None:
    state = new_game("spider-man-justice", mode=mode)
    dealt = state.players[0].dealt
    assert len(state.encounter) + len(dealt) == deck
    assert "eviction-notice" in plain(state.removed)
    aside = [state.cards.of(thing) for thing in state.aside]
    assert [card.kind for card in aside].count("villain") == 5
    assert [card.id for card in aside].count(DOMINION) == 4
    assert sum(card.kind == "main-scheme" for card in aside) == 4
    piles = plain([*state.encounter, *dealt])
    assert piles.count("weakened") == 2
    assert (numbers.stat(state, state.villain, "hp"), state.play[state.villain].tough, len(dealt)) == (hit_points, 1, 1)


@pytest.mark.parametrize(("choice", "threat", "damage"), [("threat", 4, 2), ("strength", 3, 4)])
def test_attacked_player_chooses_for_kang_before_defenders_are_declared(choice: str, threat: int, damage: int) -> None:
    table = together("she-hulk")
    table.change(ARRIVAL, threat=3)
    table.attacked(CONQUEROR)
    table.does(f"choose:{choice}")
    table.undefended()
    assert (table.threat(), table.damage("she-hulk")) == (threat, damage)
    assert table.stat(CONQUEROR, "atk") == 2


def test_stunned_or_scheming_kang_offers_no_choice() -> None:
    table = together("she-hulk")
    table.change(CONQUEROR, stunned=1)
    table.attacked(CONQUEROR)
    assert (table.threat(), table.piece(CONQUEROR).stunned) == (0, 0)
    table.schemed(CONQUEROR)
    assert table.threat() == 1


def test_defeating_the_first_kang_splits_the_players_at_the_end_of_the_phase() -> None:
    table = together("she-hulk")
    table.put("future-weapon", on=CONQUEROR)
    table.change(ARRIVAL, threat=3)
    defeat_kang(table, CONQUEROR, "she-hulk")
    assert (table.state.result, table.state.villain, table.threat()) == (None, "", 3)
    assert CONQUEROR in table.state.removed
    assert plain(table.state.encounter_discard) == ["future-weapon"]
    assert targets(table, "she-hulk") == []
    end_turns(table, "villain")
    assert len(table.state.areas) == 2
    assert table.state.areas[MIDDLE].seats == []
    assert table.state.cards.of(table.state.villain).stage == 2
    assert not [thing for thing in table.state.aside if table.state.cards.of(thing).kind == "main-scheme"]


def test_completing_the_first_stage_loses() -> None:
    table = together()
    table.change(ARRIVAL, threat=6)
    table.schemed(CONQUEROR)
    assert table.state.result is not None
    assert table.state.result.winners == []


def test_side_schemes_become_acceleration_tokens_without_being_defeated() -> None:
    table = together("she-hulk", "captain-marvel")
    table.state.tokens = 1
    table.put("rampage")
    table.put("time-portal")
    defeat_kang(table, CONQUEROR, "she-hulk")
    end_turns(table, "villain")
    assert table.state.tokens == 3
    discarded = plain(table.state.encounter_discard)
    assert {"rampage", "time-portal"} <= set(discarded)
    assert not table.in_play("hydra-mercenary")
    removed = [thing for thing in table.state.removed if table.state.cards.of(thing).stage == 3]
    assert (len(table.state.areas), len(removed)) == (3, 2)


def test_defeating_kang_in_the_villain_phase_splits_players_after_the_token_passes() -> None:
    table = together("she-hulk", "captain-marvel")
    table.change(CONQUEROR, damage=23)
    table.hand("counter-punch", "energy")
    table.encounter(*["quiet-threat"] * 9)
    end_turns(table, "villain")
    table.does("choose:threat", "defend:she-hulk", "trigger:counter-punch")
    table.undefended()
    assert not [strike for strike in table.strikes() if strike[1] == "captain-marvel"]  # Kang is gone
    assert (table.state.phase, table.state.first) == ("player", 1)
    assert table.state.areas[list(table.state.areas)[1]].seats == [1]


# --- separate areas ---------------------------------------------------------------------------------------------------


def test_each_area_has_its_own_kang_scheme_and_players() -> None:
    table = separated(("she-hulk", CHRONOPOLIS), ("spider-man", FATE))
    table.put("hydra-mercenary", 0)
    state = table.state
    assert (state.area, state.villain, state.scheme, table.threat()) == (CHRONOPOLIS, IMMORTUS, CHRONOPOLIS, 0)
    assert (table.stat(IMMORTUS, "hp"), state.order(), state.everyone()) == (18, [0], [0, 1])
    other = state.areas[FATE]
    assert (other.villain, other.scheme, other.seats, other.play[FATE].threat) == (IRON_LAD, FATE, [1], 1)
    assert "spider-man" in plain(list(other.play))
    assert targets(table, "she-hulk") == ["hydra-mercenary", IMMORTUS] or targets(table, "she-hulk") == [
        "hydra-mercenary"
    ]
    assert not [option for option in table.options() if option.startswith("ask:")]


def test_kang_stage_deals_an_encounter_card() -> None:
    table = together("she-hulk")
    defeat_kang(table, CONQUEROR, "she-hulk")
    table.change("she-hulk", exhausted=True)
    table.does("end-turn", "done?")
    assert len(table.state.players[0].dealt) == 1  # not yet dealt by the villain phase
    assert (table.state.phase, table.decision.kind) == ("villain", "defend")


def test_each_area_resolves_its_own_step_one_and_activations() -> None:
    table = separated(("captain-marvel", CHRONOPOLIS), ("spider-man", WAR), form="alter-ego")
    table.put("rampage")
    table.state.tokens = 2
    table.encounter(*["quiet-threat"] * 6)
    end_turns(table)
    threat = {name: piece.threat for piece in table.state.pieces() for name in (plain(piece.id),)}
    assert threat[CHRONOPOLIS] == 0 + 1 + 1 + 2  # its acceleration, Rampage's icon and Immortus
    assert threat[WAR] == 2 + 1 + 0
    assert table.state.tokens == 2


def test_crisis_applies_only_in_its_area() -> None:
    table = separated(("spider-man", CHRONOPOLIS), ("she-hulk", FATE))
    table.change(CHRONOPOLIS, threat=5)
    table.reveals("pinned-down")
    assert (table.threat("pinned-down"), targets(table, "spider-man", "thwart")) == (2, ["pinned-down"])
    table.does("end-turn")
    assert FATE in targets(table, "she-hulk", "thwart")


def test_rama_tut_counts_only_obligations_in_his_area() -> None:
    table = separated(("she-hulk", REALM), ("spider-man", FATE))
    put_in_area(table, FATE, "weakened", 1)
    table.ask()
    assert table.stat(RAMA_TUT, "atk") == 2
    table.put("weakened", 0)
    table.put("depowered", 0)
    assert table.stat(RAMA_TUT, "atk") == 4
    table._begin(lambda: areas.join(table.state, REALM, FATE))
    assert not table.in_play(RAMA_TUT)
    assert {"weakened", "depowered"} <= set(plain(list(table.state.play)))


def test_immortus_is_protected_by_minions_in_his_area() -> None:
    table = separated(("iron-man", CHRONOPOLIS), ("she-hulk", FATE))
    put_in_area(table, FATE, "sandman", 1)
    table.put("war-machine")
    assert IMMORTUS in targets(table, "iron-man")
    table.put("hydra-bomber")
    assert targets(table, "iron-man") == ["hydra-bomber"]
    table.does("use:war-machine")
    assert (table.damage("hydra-bomber"), table.damage(IMMORTUS)) == (1, 0)


def test_iron_lad_retaliates_unless_defeated() -> None:
    table = separated(("she-hulk", FATE))
    table.does(f"attack:she-hulk>{IRON_LAD}")
    assert (table.damage(IRON_LAD), table.damage("she-hulk")) == (3, 1)
    defeat_kang(table, IRON_LAD, "she-hulk")
    assert (table.state.villain, table.damage("she-hulk")) == ("", 1)
    assert FATE in table.state.removed


def test_scarlet_centurion_has_piercing() -> None:
    table = separated(("she-hulk", WAR))
    table.put("luke-cage", tough=1)
    table.attacked(CENTURION)
    table.does("defend:luke-cage")
    assert (table.piece("luke-cage").tough, table.damage("luke-cage")) == (0, 3)


def test_each_player_effects_are_limited_to_the_area_but_decks_are_shared() -> None:
    table = separated(("spider-man", CHRONOPOLIS), ("she-hulk", FATE))
    table.encounter("weakened", "stolen-memories")
    table.reveals("past-machinations", deck=False)
    table.does("pick:weakened")
    assert table.in_play("weakened")
    assert (table.threat(), table.state.areas[FATE].play[FATE].threat) == (1, 1)
    assert "stolen-memories" in plain(table.state.encounter)


def test_empty_encounter_deck_accelerates_the_middle_scheme() -> None:
    table = separated(("spider-man", CHRONOPOLIS), ("she-hulk", FATE))
    table.state.encounter = []
    table.state.encounter_discard = [table.make("quiet-threat") for _ in range(9)]
    table.reveals("quiet-threat")
    assert (table.state.tokens, numbers.growth(table.state)) == (1, 1)


def test_unique_rule_applies_per_area() -> None:
    table = separated(("spider-man", CHRONOPOLIS), ("she-hulk", FATE))
    put_in_area(table, FATE, "mockingbird", 1)
    table.hand("mockingbird", "energy", "genius")
    assert table.offers("play:mockingbird")
    table.does("play:mockingbird", "pay")
    table.does("pass")
    defeat_kang(table, IMMORTUS, "spider-man")
    end_turns(table, "villain")
    assert table.decision.kind == "double"
    table.does("discard:mockingbird")
    assert plain(list(table.state.play)).count("mockingbird") == 1


def test_environment_applies_in_every_area() -> None:
    """Put a fixture environment into play."""
    table = separated(("spider-man", CHRONOPOLIS), ("she-hulk", FATE))
    known = [card.id for card in table.game.cards.printed if card.kind == "environment"]
    if not known:
        pytest.skip("no environment at this table")
    table.put(known[0])
    table.does("end-turn")
    assert table.state.area == FATE
    assert table.in_play(known[0])


# --- reunion ----------------------------------------------------------------------------------------------------------


def test_player_who_defeats_their_kang_joins_another_area_at_the_end_of_the_phase() -> None:
    table = separated(("she-hulk", CHRONOPOLIS), ("spider-man", FATE))
    table.put("rampage", threat=4)
    defeat_kang(table, IMMORTUS, "she-hulk")
    assert (table.state.scheme, table.state.areas[CHRONOPOLIS].ending) == ("", True)
    assert CHRONOPOLIS in table.state.removed
    end_turns(table, "villain")
    assert list(table.state.areas) == [MIDDLE, FATE]
    assert sorted(table.state.areas[FATE].seats) == [0, 1]
    assert (table.threat("rampage"), table.state.beneath) == (4, {})
    table.undefended()
    assert {strike[0] for strike in table.strikes()} == {IRON_LAD}


def test_completed_stage_stays_until_the_end_of_the_phase() -> None:
    table = separated(("captain-marvel", CHRONOPOLIS), ("spider-man", FATE), form="alter-ego")
    table.change(CHRONOPOLIS, threat=8)
    table.encounter(*["quiet-threat"] * 6)
    end_turns(table)
    assert table.state.result is None
    assert {key: len(cards) for key, cards in table.state.beneath.items()} == {WRATH: 1}
    assert list(table.state.areas) == [MIDDLE, FATE]
    assert {IMMORTUS, CHRONOPOLIS} <= set(table.state.removed)


def test_stage_is_completed_only_once() -> None:
    table = separated(("captain-marvel", CHRONOPOLIS), ("spider-man", FATE), form="alter-ego")
    table.change(CHRONOPOLIS, threat=8)
    table.schemed(IMMORTUS)
    table.schemed(IMMORTUS)
    assert len(table.state.beneath[WRATH]) == 1
    assert (table.threat() > 9, table.state.areas[CHRONOPOLIS].completed) == (True, True)


def test_player_chooses_which_of_two_areas_to_join() -> None:
    table = separated(("she-hulk", CHRONOPOLIS), ("spider-man", FATE), ("iron-man", WAR))
    defeat_kang(table, IMMORTUS, "she-hulk")
    end_turns(table, "villain")
    table.waits_for(0, "join")
    assert sorted(table.options()) == [f"join:{FATE}", f"join:{WAR}"]
    table.does(f"join:{WAR}")
    assert sorted(table.state.areas[WAR].seats) == [0, 2]


def test_areas_that_end_together_advance_to_the_last_stage() -> None:
    table = separated(("captain-marvel", CHRONOPOLIS), ("spider-man", WAR), form="alter-ego")
    for piece in table.state.pieces():
        if piece.id in (CHRONOPOLIS, WAR):
            piece.threat = 8
    table.encounter(*["quiet-threat"] * 6)
    end_turns(table)
    state = table.state
    assert (state.areas, state.area, plain(state.villain), plain(state.scheme)) == ({}, "", LAST, WRATH)
    assert [piece.threat for piece in state.of_kind("side-scheme") if piece.face == DOMINION] == [6, 6]


def test_single_player_advances_straight_to_the_last_stage() -> None:
    table = separated(("she-hulk", REALM))
    table.state.tokens = 3
    table.put("depowered")
    defeat_kang(table, RAMA_TUT, "she-hulk")
    end_turns(table, "villain")
    assert (table.state.areas, plain(table.state.villain), plain(table.state.scheme)) == ({}, LAST, WRATH)
    assert table.in_play("depowered")
    assert not table.in_play(DOMINION)
    assert numbers.growth(table.state) == 1 + 3


def test_eliminated_player_completes_the_stage_without_blocking_the_others() -> None:
    table = separated(("she-hulk", CHRONOPOLIS), ("spider-man", FATE))
    table.put("sandman", 0)
    table.change("she-hulk", damage=14)
    table.attacked(IMMORTUS)
    table.undefended()
    assert table.state.players[0].eliminated
    assert len(table.state.beneath[WRATH]) == 1
    there = table.state.areas[FATE].play if table.state.area != FATE else table.state.play
    assert [piece.area for piece in there.values() if piece.face == "sandman"] == [1]
    end_turns(table, "villain")
    assert table.state.result is None
    assert list(table.state.areas) == [MIDDLE, FATE]


def test_area_stays_while_one_of_its_two_players_is_left() -> None:
    table = separated(("she-hulk", CHRONOPOLIS), ("spider-man", FATE))
    table._begin(lambda: areas.join(table.state, CHRONOPOLIS, FATE))
    table.put("hydra-mercenary", 0)
    table.change("she-hulk", damage=14)
    table.attacked(IRON_LAD)
    table.undefended()
    assert table.state.players[0].eliminated
    assert (table.piece("hydra-mercenary").area, table.state.beneath) == (1, {})
    assert table.in_play(FATE)


# --- views ------------------------------------------------------------------------------------------------------------


def test_view_shows_a_player_s_own_area_and_the_others() -> None:
    table = separated(("she-hulk", CHRONOPOLIS), ("spider-man", FATE))
    mine, theirs = (table.game.view(table.state, seat) for seat in (0, 1))
    assert (mine.villain, mine.scheme, mine.limit, mine.completion) == (IMMORTUS, CHRONOPOLIS, 9, "area")
    assert (theirs.villain, theirs.scheme, theirs.area) == (IRON_LAD, FATE, FATE)
    assert [(area.name, area.seats, area.villain) for area in mine.areas] == [(MIDDLE, [], ""), (FATE, [1], IRON_LAD)]
    assert not {piece.id for piece in mine.play} & {piece.id for area in mine.areas for piece in area.play}
    assert table.state.area == CHRONOPOLIS  # viewing does not change the area


@pytest.mark.parametrize(("mode", "stages"), [("standard", 2), ("expert", 2)])
def test_view_has_no_areas_while_the_players_are_together(mode: str, stages: int) -> None:
    view = Table.game.view(new_game("spider-man-justice", mode=mode), 0)
    assert (view.area, view.areas, view.completion, view.stages_left) == ("", [], "lost", stages)
