"""Taskmaster: heroes are hunted, and attacks are turned back. His captives are in test_taskmaster_captives.py."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers
from games.champions.table import Table as AnyTable
from games.champions.table import of_products, plain
from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.errors import BadSetting
from tableverse.kernel.game import Config

Table = of_products("the-rise-of-red-skull")
VILLAIN = "taskmaster-1"
SCHEME = "hunting-down-heroes"
PATROL = "hydra-patrol"
CAPTURED = "captured-by-hydra"
REFLEXES = "photographic-reflexes"
SWORD, SHIELD = "taskmaster-s-sword", "taskmaster-s-shield"
CAPTIVES = ["elektra", "moon-knight", "shang-chi", "white-tiger"]


def against(*heroes: str, mode: str = "standard", form: str = "hero") -> AnyTable:
    return Table(*(heroes or ("spider-man",)), scenario="taskmaster", mode=mode, form=form)


def begun(seats: int, mode: str = "standard") -> ChampionsState:
    """A game that has just been set up."""
    state = Table.game.new(Config(seats, {"scenario": "taskmaster", "mode": mode}), 3)
    assert isinstance(state, ChampionsState)
    return state


def villain_phase(table: AnyTable) -> None:
    """Everybody has done what they wanted to; step one follows."""
    now = table.state.rounds
    while table.state.rounds == now and table.decision.kind in ("turn", "discard"):
        table.does("end-turn" if table.offers("end-turn") else "done")


# --- the villain ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "damage"), [("hydra-patrol-hydra-regular", 2), ("advance", 0), ("hydra-hunter", 0)])
def test_whoever_becomes_a_hero_is_struck_by_the_boost_icons_of_a_card(card: str, damage: int) -> None:
    table = against(form="alter-ego")
    table.encounter(card)
    table.does("change-form")
    assert (plain(table.state.encounter_discard), table.damage("spider-man")) == ([card], damage)


def test_going_home_costs_nothing() -> None:
    table = against()
    table.change("spider-man", damage=1)
    table.encounter("hydra-patrol-hydra-regular")
    table.does("change-form")
    assert (table.state.encounter_discard, table.damage("spider-man")) == ([], 1)


def test_he_strikes_before_she_hulk_does() -> None:
    table = against("she-hulk", form="alter-ego")
    table.encounter("shadow-of-the-past")
    table.does("change-form")
    assert (table.damage("she-hulk"), table.damage(VILLAIN)) == (2, 0)
    table.does("trigger:she-hulk", f"pick:{VILLAIN}?")
    assert table.damage(VILLAIN) == 2


def test_a_change_by_a_card_is_one_too_and_tough_prevents_the_damage() -> None:
    table = against("she-hulk", form="alter-ego")
    table.change("she-hulk", tough=1)
    table.hand("split-personality", "energy", "genius")
    table.encounter("under-attack")
    table.does("play:split-personality", "pay")
    assert (table.damage("she-hulk"), table.piece("she-hulk").tough) == (0, 0)
    assert plain(table.state.encounter_discard) == ["under-attack"]


def test_another_players_change_is_theirs() -> None:
    table = against("spider-man", "she-hulk", form="alter-ego")
    table.does("end-turn")
    table.encounter("under-attack")
    table.does("change-form")
    assert (table.damage("spider-man"), table.damage("she-hulk")) == (0, 3)


def test_the_second_stage_deals_everybody_a_card() -> None:
    table = against("spider-man", "she-hulk")
    table.change(VILLAIN, damage=25)
    table.does(f"attack:spider-man>{VILLAIN}")
    assert table.piece(VILLAIN).face == "taskmaster-2"
    assert numbers.remaining(table.state, VILLAIN) == 32
    assert [len(player.dealt) for player in table.state.players] == [1, 1]


def test_in_expert_mode_cards_are_dealt_at_once_and_again_by_the_third_stage() -> None:
    assert [len(player.dealt) for player in begun(2, "expert").players] == [1, 1]
    assert [len(player.dealt) for player in begun(2).players] == [0, 0]
    table = against(mode="expert")
    villain = plain(table.state.villain)
    table.change(villain, damage=15)
    table.does(f"attack:spider-man>{villain}")
    assert (table.piece(villain).face, numbers.remaining(table.state, villain)) == ("taskmaster-3", 17)
    assert (table.stat(villain, "atk"), table.stat(villain, "sch"), len(table.state.players[0].dealt)) == (3, 3, 1)


# --- the main scheme --------------------------------------------------------------------------------------------------


def test_captives_are_set_aside_and_the_patrol_is_out() -> None:
    state = begun(2)
    patrol = next(piece for piece in state.play.values() if piece.face == PATROL)
    assert (patrol.threat, numbers.icons(state, "crisis")) == (4, 1)
    assert sorted(plain(state.aside)) == CAPTIVES
    assert all(owner_of(thing) == -1 for thing in state.aside)
    assert not any(state.cards.of(thing).kind == "ally" for thing in state.encounter)
    assert sum(plain(thing) == CAPTURED for thing in state.encounter) == 4
    assert state.play[state.scheme].threat == 2
    assert numbers.target_threat(state, state.card(state.scheme)) == 24


def test_the_patrol_is_in_the_game_once() -> None:
    with pytest.raises(BadSetting) as refused:
        Table.game.check(Config(1, {"scenario": "taskmaster", "modular": PATROL}))
    assert PATROL not in refused.value.arguments["allowed"]
    for seed in range(8):
        state = Table.game.new(Config(1, {"scenario": "taskmaster", "modular": "random"}), seed)
        assert isinstance(state, ChampionsState)
        assert len(state.encounter) == len(set(state.encounter))


def test_the_patrol_keeps_everybody_from_the_main_scheme() -> None:
    table = against()
    table.change(SCHEME, threat=3)
    table.put(PATROL)
    assert not table.offers(f"thwart:spider-man>{SCHEME}")
    assert table.offers(f"thwart:spider-man>{PATROL}")


@pytest.mark.parametrize(("choice", "threat", "damage"), [("threat", 5, 0), ("damage", 4, 1)])
def test_after_step_one_heroes_choose(choice: str, threat: int, damage: int) -> None:
    table = against("spider-man", "she-hulk")
    table.state.show(table.piece("she-hulk"), "jennifer-walters")
    table.change(SCHEME, threat=2)
    villain_phase(table)
    table.does("pass")  # Jennifer objects to nothing
    assert (table.decision.seat, table.decision.kind, table.threat()) == (0, "choose", 4)
    table.does(f"choose:{choice}", "pass?")
    assert (table.threat(), table.damage("spider-man"), table.damage("she-hulk")) == (threat, damage, 0)
    assert table.decision.kind != "choose"


def test_a_tough_hero_may_choose_damage_and_alter_egos_are_not_asked() -> None:
    table = against()
    table.change("spider-man", tough=1)
    villain_phase(table)
    table.does("choose:damage")
    assert (table.damage("spider-man"), table.piece("spider-man").tough, table.threat()) == (0, 0, 1)
    table = against(form="alter-ego")
    villain_phase(table)
    assert (table.state.rounds, table.damage("spider-man")) == (2, 0)


def test_the_last_threat_may_be_chosen() -> None:
    table = against()
    table.change(SCHEME, threat=10)
    table.change("spider-man", damage=9)
    villain_phase(table)
    table.does("choose:threat")
    assert table.state.result is not None
    assert table.state.result.reason == "scheme"


# --- attachments ------------------------------------------------------------------------------------------------------


def test_reflexes_turn_an_event_back() -> None:
    table = against()
    table.put(REFLEXES, on=VILLAIN)
    table.hand("swinging-web-kick", "energy", "genius")
    table.does("play:swinging-web-kick", "pay", f"pick:{VILLAIN}?")
    assert (table.damage(VILLAIN), table.damage("spider-man")) == (0, 8)
    assert plain(table.state.encounter_discard) == [REFLEXES]
    assert table.events("turned-back") == [{"card": VILLAIN, "amount": 8}]


def test_what_else_an_attack_does_is_not_turned_back() -> None:
    table = against("hawkeye-hawkeye")
    table.put("hawkeye-s-bow")
    table.put(REFLEXES, on=VILLAIN)
    table.hand("sonic-arrow", "energy", "energy")
    table.does("play:sonic-arrow", "pay")
    assert (table.damage(VILLAIN), table.damage("hawkeye-hawkeye"), table.piece(VILLAIN).confused) == (0, 3, 1)


def test_only_one_copy_works_each_time() -> None:
    table = against("she-hulk")
    table.put(REFLEXES, on=VILLAIN)
    table.put(REFLEXES, on=VILLAIN)
    table.put("mockingbird")
    table.does(f"attack:she-hulk>{VILLAIN}", f"trigger:{REFLEXES}")
    assert (table.damage(VILLAIN), table.damage("she-hulk"), table.in_play(REFLEXES)) == (0, 3, True)
    table.does(f"attack:mockingbird>{VILLAIN}")  # with an ally the player attacks too
    assert (table.damage(VILLAIN), table.damage("she-hulk"), table.damage("mockingbird")) == (0, 4, 1)
    assert not table.in_play(REFLEXES)


def test_tough_prevents_what_comes_back_and_retaliate_comes_too() -> None:
    table = against("she-hulk")
    table.put(REFLEXES, on=VILLAIN)
    table.put(SHIELD, on=VILLAIN)
    table.change("she-hulk", tough=1)
    table.does(f"attack:she-hulk>{VILLAIN}")
    assert (table.damage(VILLAIN), table.damage("she-hulk"), table.piece("she-hulk").tough) == (0, 1, 0)


def test_whoever_is_stunned_makes_no_attack() -> None:
    table = against()
    table.put(REFLEXES, on=VILLAIN)
    table.change("spider-man", stunned=1)
    table.does(f"attack:spider-man>{VILLAIN}")
    assert (table.in_play(REFLEXES), table.damage("spider-man")) == (True, 0)


def test_others_are_hit_all_the_same_and_attacks_on_them_are_nothing_to_him() -> None:
    table = against("captain-marvel")
    table.put(REFLEXES, on=VILLAIN)
    table.put("hydra-hunter")
    table.does("attack:captain-marvel>hydra-hunter")
    assert (table.damage("hydra-hunter"), table.in_play(REFLEXES)) == (2, True)
    table = against("she-hulk")
    table.put(REFLEXES, on=VILLAIN)
    table.put("hydra-hunter")
    table.hand("ground-stomp", "energy")
    table.does("play:ground-stomp", "pay")
    assert (table.damage(VILLAIN), table.damage("hydra-hunter"), table.in_play(REFLEXES)) == (1, 1, True)


@pytest.mark.parametrize("card", [SWORD, SHIELD])
def test_his_arms_are_taken_by_a_ready_hero_for_two_resources(card: str) -> None:
    table = against()
    table.put(card, on=VILLAIN)
    table.hand("genius", "strength")
    table.change("spider-man", exhausted=True)
    assert f"use:{card}" not in offers(table, "use")
    table.change("spider-man", exhausted=False)
    table.does(f"use:{card}", "pay")
    assert (table.held(), table.piece("spider-man").exhausted) == ([], True)
    assert plain(table.state.encounter_discard) == [card]


def test_his_sword_pierces() -> None:
    table = against("she-hulk")
    table.change("she-hulk", tough=1)
    table.reveals(SWORD)
    table.attacked(VILLAIN, boost="advance")
    table.undefended()
    assert (table.damage("she-hulk"), table.piece("she-hulk").tough) == (3, 0)


def test_his_shield_strikes_back() -> None:
    table = against()
    table.reveals(SHIELD)
    table.put("mockingbird")
    table.does(f"attack:spider-man>{VILLAIN}", f"attack:mockingbird>{VILLAIN}")
    assert (table.damage(VILLAIN), table.damage("spider-man"), table.damage("mockingbird")) == (3, 1, 2)


# --- what else is in the deck -----------------------------------------------------------------------------------------


def test_hunters_pierce_and_strike_from_afar() -> None:
    table = against("black-panther")
    table.change("black-panther", tough=1)
    table.put("hydra-hunter")
    table.attacked("hydra-hunter")
    table.undefended()
    assert (table.damage("black-panther"), table.piece("black-panther").tough, table.damage("hydra-hunter")) == (
        2,
        0,
        0,
    )


@pytest.mark.parametrize(("form", "threat", "damage"), [("hero", 0, 3), ("alter-ego", 2, 0)])
def test_a_hunter_as_a_boost(form: str, threat: int, damage: int) -> None:
    table = against(form=form)
    if form == "hero":
        table.attacked(VILLAIN, boost="hydra-hunter")
        table.does("pass")
        table.undefended()
    else:
        table.schemed(VILLAIN, boost="hydra-hunter")
    assert (table.threat(), table.damage("spider-man")) == (threat, damage)


@pytest.mark.parametrize(
    ("form", "on_top", "acts"),
    [
        ("hero", "swinging-web-kick", True),
        ("hero", "backflip", False),
        ("alter-ego", "for-justice", True),
        ("alter-ego", "swinging-web-kick", False),
    ],
)
def test_mimicry_looks_at_the_traits_of_five_cards(form: str, on_top: str, acts: bool) -> None:
    table = against(form=form)
    table.deck("backflip", "energy", "genius", "strength", on_top)
    table.reveals("mimicry")
    assert len(table.discarded()) == 5
    if form == "hero" and acts:
        table.does("pass")
        table.undefended()
    assert bool(table.events("strikes") or table.events("schemes")) is acts
    assert len(table.state.encounter_discard) == (2 if acts else 1)


def test_mimicry_stops_with_the_deck() -> None:
    table = against()
    table.state.players[0].deck = [table.make("backflip", 0) for _ in range(3)]
    table.reveals("mimicry")
    assert (len(table.state.players[0].deck), table.discarded(), len(table.state.players[0].dealt)) == (3, [], 1)
    assert not table.offers("undefended")


def test_all_heroes_are_hunted() -> None:
    table = against("spider-man", "she-hulk")
    table.state.show(table.piece("she-hulk"), "jennifer-walters")
    table.hand("energy", "genius", "strength")
    table.hand("energy", seat=1)
    table.reveals("hunted-by-hydra", seat=1)
    table.does("pass")
    assert (table.threat(), table.damage("spider-man"), len(table.held()), len(table.held(1))) == (1, 1, 2, 1)
    assert table.damage("she-hulk") == 0


def test_whoever_cancels_the_hunt_cancels_its_incite_too() -> None:
    table = against()
    table.hand("enhanced-spider-sense", "energy", "genius")
    table.reveals("hunted-by-hydra")
    table.does("trigger:enhanced-spider-sense", "spend:energy")
    assert (table.threat(), table.damage("spider-man"), table.held()) == (0, 0, ["genius"])


def test_damage_and_discard_do_not_depend_on_one_another_and_nobody_else_is_hunted() -> None:
    table = against()
    table.change("spider-man", tough=1)
    table.hand("energy")
    table.reveals("hunted-by-hydra")
    assert (table.damage("spider-man"), table.held()) == (0, [])
    table.reveals("hunted-by-hydra")
    assert table.damage("spider-man") == 1
    table = against(form="alter-ego")
    table.hand("energy")
    table.reveals("hunted-by-hydra")
    assert (table.threat(), table.held(), table.revealed()) == (1, ["energy"], ["hunted-by-hydra"])


def test_the_camp_trains_minions_that_come() -> None:
    table = against()
    table.put("hydra-patrol-hydra-soldier")
    table.reveals("taskmaster-s-training-camp")
    assert (table.threat("taskmaster-s-training-camp"), numbers.icons(table.state, "hazard")) == (2, 1)
    assert table.piece("hydra-patrol-hydra-soldier").tough == 0
    table.reveals("hydra-patrol-hydra-regular")
    assert (table.threat(), table.piece("hydra-patrol-hydra-regular").tough) == (1, 1)
    table.reveals("sandman")
    assert table.piece("sandman").tough == 1
