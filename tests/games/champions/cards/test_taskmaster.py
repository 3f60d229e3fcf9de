"""The Taskmaster scenario without its captives."""

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


def new_game(seats: int, mode: str = "standard") -> ChampionsState:
    """Return a game that has just been set up."""
    state = Table.game.new(Config(seats, {"scenario": "taskmaster", "mode": mode}), 3)
    assert isinstance(state, ChampionsState)
    return state


def villain_phase(table: AnyTable) -> None:
    """End all turns, up to step one."""
    now = table.state.rounds
    while table.state.rounds == now and table.decision.kind in ("turn", "discard"):
        table.does("end-turn" if table.offers("end-turn") else "done")


# --- the villain ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "damage"), [("hydra-patrol-hydra-regular", 2), ("advance", 0), ("hydra-hunter", 0)])
def test_changing_to_hero_form_deals_damage_by_boost_icons_of_a_discarded_card(card: str, damage: int) -> None:
    table = against(form="alter-ego")
    table.encounter(card)
    table.does("change-form")
    assert (plain(table.state.encounter_discard), table.damage("spider-man")) == ([card], damage)


def test_changing_to_alter_ego_form_discards_nothing() -> None:
    table = against()
    table.change("spider-man", damage=1)
    table.encounter("hydra-patrol-hydra-regular")
    table.does("change-form")
    assert (table.state.encounter_discard, table.damage("spider-man")) == ([], 1)


def test_taskmaster_s_damage_precedes_she_hulk_s_response() -> None:
    table = against("she-hulk", form="alter-ego")
    table.encounter("shadow-of-the-past")
    table.does("change-form")
    assert (table.damage("she-hulk"), table.damage(VILLAIN)) == (2, 0)
    table.does("trigger:she-hulk", f"pick:{VILLAIN}?")
    assert table.damage(VILLAIN) == 2


def test_form_change_by_a_card_counts_and_tough_prevents_the_damage() -> None:
    table = against("she-hulk", form="alter-ego")
    table.change("she-hulk", tough=1)
    table.hand("split-personality", "energy", "genius")
    table.encounter("under-attack")
    table.does("play:split-personality", "pay")
    assert (table.damage("she-hulk"), table.piece("she-hulk").tough) == (0, 0)
    assert plain(table.state.encounter_discard) == ["under-attack"]


def test_only_the_player_changing_form_takes_damage() -> None:
    table = against("spider-man", "she-hulk", form="alter-ego")
    table.does("end-turn")
    table.encounter("under-attack")
    table.does("change-form")
    assert (table.damage("spider-man"), table.damage("she-hulk")) == (0, 3)


def test_second_stage_deals_each_player_a_card() -> None:
    table = against("spider-man", "she-hulk")
    table.change(VILLAIN, damage=25)
    table.does(f"attack:spider-man>{VILLAIN}")
    assert table.piece(VILLAIN).face == "taskmaster-2"
    assert numbers.remaining(table.state, VILLAIN) == 32
    assert [len(player.dealt) for player in table.state.players] == [1, 1]


def test_expert_setup_and_third_stage_deal_each_player_a_card() -> None:
    assert [len(player.dealt) for player in new_game(2, "expert").players] == [1, 1]
    assert [len(player.dealt) for player in new_game(2).players] == [0, 0]
    table = against(mode="expert")
    villain = plain(table.state.villain)
    table.change(villain, damage=15)
    table.does(f"attack:spider-man>{villain}")
    assert (table.piece(villain).face, numbers.remaining(table.state, villain)) == ("taskmaster-3", 17)
    assert (table.stat(villain, "atk"), table.stat(villain, "sch"), len(table.state.players[0].dealt)) == (3, 3, 1)


# --- the main scheme --------------------------------------------------------------------------------------------------


def test_setup_sets_captives_aside_and_puts_hydra_patrol_into_play() -> None:
    state = new_game(2)
    patrol = next(piece for piece in state.play.values() if piece.face == PATROL)
    assert (patrol.threat, numbers.icons(state, "crisis")) == (4, 1)
    assert sorted(plain(state.aside)) == CAPTIVES
    assert all(owner_of(thing) == -1 for thing in state.aside)
    assert not any(state.cards.of(thing).kind == "ally" for thing in state.encounter)
    assert sum(plain(thing) == CAPTURED for thing in state.encounter) == 4
    assert state.play[state.scheme].threat == 2
    assert numbers.target_threat(state, state.card(state.scheme)) == 24


def test_hydra_patrol_cannot_be_chosen_as_a_modular_set() -> None:
    with pytest.raises(BadSetting) as refused:
        Table.game.check(Config(1, {"scenario": "taskmaster", "modular": PATROL}))
    assert PATROL not in refused.value.arguments["allowed"]
    for seed in range(8):
        state = Table.game.new(Config(1, {"scenario": "taskmaster", "modular": "random"}), seed)
        assert isinstance(state, ChampionsState)
        assert len(state.encounter) == len(set(state.encounter))


def test_hydra_patrol_s_crisis_protects_the_main_scheme() -> None:
    table = against()
    table.change(SCHEME, threat=3)
    table.put(PATROL)
    assert not table.offers(f"thwart:spider-man>{SCHEME}")
    assert table.offers(f"thwart:spider-man>{PATROL}")


@pytest.mark.parametrize(("choice", "threat", "damage"), [("threat", 5, 0), ("damage", 4, 1)])
def test_each_hero_chooses_threat_or_damage_after_step_one(choice: str, threat: int, damage: int) -> None:
    table = against("spider-man", "she-hulk")
    table.state.show(table.piece("she-hulk"), "jennifer-walters")
    table.change(SCHEME, threat=2)
    villain_phase(table)
    table.does("pass")  # Jennifer prevents no threat
    assert (table.decision.seat, table.decision.kind, table.threat()) == (0, "choose", 4)
    table.does(f"choose:{choice}", "pass?")
    assert (table.threat(), table.damage("spider-man"), table.damage("she-hulk")) == (threat, damage, 0)
    assert table.decision.kind != "choose"


def test_tough_hero_may_choose_damage_and_alter_egos_do_not_choose() -> None:
    table = against()
    table.change("spider-man", tough=1)
    villain_phase(table)
    table.does("choose:damage")
    assert (table.damage("spider-man"), table.piece("spider-man").tough, table.threat()) == (0, 0, 1)
    table = against(form="alter-ego")
    villain_phase(table)
    assert (table.state.rounds, table.damage("spider-man")) == (2, 0)


def test_hero_may_choose_the_threat_that_completes_the_scheme() -> None:
    table = against()
    table.change(SCHEME, threat=10)
    table.change("spider-man", damage=9)
    villain_phase(table)
    table.does("choose:threat")
    assert table.state.result is not None
    assert table.state.result.reason == "scheme"


# --- attachments ------------------------------------------------------------------------------------------------------


def test_photographic_reflexes_turns_an_attack_event_back() -> None:
    table = against()
    table.put(REFLEXES, on=VILLAIN)
    table.hand("swinging-web-kick", "energy", "genius")
    table.does("play:swinging-web-kick", "pay", f"pick:{VILLAIN}?")
    assert (table.damage(VILLAIN), table.damage("spider-man")) == (0, 8)
    assert plain(table.state.encounter_discard) == [REFLEXES]
    assert table.events("turned-back") == [{"card": VILLAIN, "amount": 8}]


def test_photographic_reflexes_keeps_other_effects_of_the_attack() -> None:
    table = against("hawkeye-hawkeye")
    table.put("hawkeye-s-bow")
    table.put(REFLEXES, on=VILLAIN)
    table.hand("sonic-arrow", "energy", "energy")
    table.does("play:sonic-arrow", "pay")
    assert (table.damage(VILLAIN), table.damage("hawkeye-hawkeye"), table.piece(VILLAIN).confused) == (0, 3, 1)


def test_one_copy_of_photographic_reflexes_triggers_each_time() -> None:
    table = against("she-hulk")
    table.put(REFLEXES, on=VILLAIN)
    table.put(REFLEXES, on=VILLAIN)
    table.put("mockingbird")
    table.does(f"attack:she-hulk>{VILLAIN}", f"trigger:{REFLEXES}")
    assert (table.damage(VILLAIN), table.damage("she-hulk"), table.in_play(REFLEXES)) == (0, 3, True)
    table.does(f"attack:mockingbird>{VILLAIN}")  # an ally's attack is its player's attack
    assert (table.damage(VILLAIN), table.damage("she-hulk"), table.damage("mockingbird")) == (0, 4, 1)
    assert not table.in_play(REFLEXES)


def test_tough_prevents_returned_damage_before_retaliate() -> None:
    table = against("she-hulk")
    table.put(REFLEXES, on=VILLAIN)
    table.put(SHIELD, on=VILLAIN)
    table.change("she-hulk", tough=1)
    table.does(f"attack:she-hulk>{VILLAIN}")
    assert (table.damage(VILLAIN), table.damage("she-hulk"), table.piece("she-hulk").tough) == (0, 1, 0)


def test_photographic_reflexes_ignores_a_stunned_attacker() -> None:
    table = against()
    table.put(REFLEXES, on=VILLAIN)
    table.change("spider-man", stunned=1)
    table.does(f"attack:spider-man>{VILLAIN}")
    assert (table.in_play(REFLEXES), table.damage("spider-man")) == (True, 0)


def test_photographic_reflexes_ignores_other_enemies_and_damage_outside_attacks() -> None:
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
def test_ready_hero_discards_an_attachment_for_two_resources(card: str) -> None:
    table = against()
    table.put(card, on=VILLAIN)
    table.hand("genius", "strength")
    table.change("spider-man", exhausted=True)
    assert f"use:{card}" not in offers(table, "use")
    table.change("spider-man", exhausted=False)
    table.does(f"use:{card}", "pay")
    assert (table.held(), table.piece("spider-man").exhausted) == ([], True)
    assert plain(table.state.encounter_discard) == [card]


def test_taskmaster_s_sword_gives_piercing() -> None:
    table = against("she-hulk")
    table.change("she-hulk", tough=1)
    table.reveals(SWORD)
    table.attacked(VILLAIN, boost="advance")
    table.undefended()
    assert (table.damage("she-hulk"), table.piece("she-hulk").tough) == (3, 0)


def test_taskmaster_s_shield_retaliates() -> None:
    table = against()
    table.reveals(SHIELD)
    table.put("mockingbird")
    table.does(f"attack:spider-man>{VILLAIN}", f"attack:mockingbird>{VILLAIN}")
    assert (table.damage(VILLAIN), table.damage("spider-man"), table.damage("mockingbird")) == (3, 1, 2)


# --- minions, treacheries and side schemes ----------------------------------------------------------------------------


def test_hydra_hunter_has_piercing_and_ranged() -> None:
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
def test_hydra_hunter_boost_deals_damage_or_places_threat(form: str, threat: int, damage: int) -> None:
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
def test_mimicry_activates_taskmaster_by_traits_of_five_discarded_cards(form: str, on_top: str, acts: bool) -> None:
    table = against(form=form)
    table.deck("backflip", "energy", "genius", "strength", on_top)
    table.reveals("mimicry")
    assert len(table.discarded()) == 5
    if form == "hero" and acts:
        table.does("pass")
        table.undefended()
    assert bool(table.events("strikes") or table.events("schemes")) is acts
    assert len(table.state.encounter_discard) == (2 if acts else 1)


def test_mimicry_stops_at_the_end_of_the_deck() -> None:
    table = against()
    table.state.players[0].deck = [table.make("backflip", 0) for _ in range(3)]
    table.reveals("mimicry")
    assert (len(table.state.players[0].deck), table.discarded(), len(table.state.players[0].dealt)) == (3, [], 1)
    assert not table.offers("undefended")


def test_hunted_by_hydra_damages_each_hero_and_discards_a_card() -> None:
    table = against("spider-man", "she-hulk")
    table.state.show(table.piece("she-hulk"), "jennifer-walters")
    table.hand("energy", "genius", "strength")
    table.hand("energy", seat=1)
    table.reveals("hunted-by-hydra", seat=1)
    table.does("pass")
    assert (table.threat(), table.damage("spider-man"), len(table.held()), len(table.held(1))) == (1, 1, 2, 1)
    assert table.damage("she-hulk") == 0


def test_canceling_hunted_by_hydra_cancels_its_incite() -> None:
    table = against()
    table.hand("enhanced-spider-sense", "energy", "genius")
    table.reveals("hunted-by-hydra")
    table.does("trigger:enhanced-spider-sense", "spend:energy")
    assert (table.threat(), table.damage("spider-man"), table.held()) == (0, 0, ["genius"])


def test_hunted_by_hydra_resolves_damage_and_discard_independently() -> None:
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


def test_training_camp_gives_minions_entering_play_tough() -> None:
    table = against()
    table.put("hydra-patrol-hydra-soldier")
    table.reveals("taskmaster-s-training-camp")
    assert (table.threat("taskmaster-s-training-camp"), numbers.icons(table.state, "hazard")) == (2, 1)
    assert table.piece("hydra-patrol-hydra-soldier").tough == 0
    table.reveals("hydra-patrol-hydra-regular")
    assert (table.threat(), table.piece("hydra-patrol-hydra-regular").tough) == (1, 1)
    table.reveals("sandman")
    assert table.piece("sandman").tough == 1
