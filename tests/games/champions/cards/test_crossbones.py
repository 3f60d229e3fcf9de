"""Crossbones: the scenario and the deck of Experimental Weapons."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers
from games.champions.table import Table as AnyTable
from games.champions.table import of_products, plain
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.view import ChampionsView

Table = of_products("the-rise-of-red-skull")
HAWKEYE = "hawkeye-hawkeye"
DECK = "exper-weapon"
VILLAIN = "crossbones-1"
GUN = "crossbones-machine-gun"
ARMOR = "crossbones-armor"


def against(*heroes: str, mode: str = "standard", form: str = "hero") -> AnyTable:
    return Table(*(heroes or ("captain-marvel",)), scenario="crossbones", mode=mode, form=form)


def weapons(table: AnyTable, *cards: str) -> None:
    """Replace the weapon deck, with the first card on top."""
    deck = table.state.decks[DECK]
    table.state.decks[DECK] = [next(thing for thing in deck if plain(thing) == card) for card in reversed(cards)]


# --- setup and stages -------------------------------------------------------------------------------------------------


def test_experimental_weapons_form_their_own_deck() -> None:
    table = against()
    assert len(table.state.decks[DECK]) == 4
    assert not any(table.state.cards.of(thing).set == DECK for thing in table.state.encounter)
    assert (numbers.remaining(table.state, table.state.villain), table.state.villain_deck) == (12, ["crossbones-2"])
    view = table.game.view(table.state, 0)
    assert isinstance(view, ChampionsView)
    assert view.decks == {DECK: 4}


def test_expert_mode_starts_with_the_machine_gun_attached() -> None:
    table = against("captain-marvel", "black-panther", mode="expert")
    assert numbers.remaining(table.state, table.state.villain) == 28
    assert (table.piece(GUN).host, table.piece(GUN).counters) == ("crossbones-2", 4)


@pytest.mark.parametrize(("weapon", "left"), [("energy-shield", 0), ("", 1)])
def test_crossbones_has_piercing_with_a_weapon_attached(weapon: str, left: int) -> None:
    table = against(HAWKEYE)
    table.change(HAWKEYE, tough=1)
    if weapon:
        table.put(weapon, on=VILLAIN)
    table.put(ARMOR, on=VILLAIN)
    table.attacked(VILLAIN)
    table.undefended()
    assert (table.damage(HAWKEYE), table.piece(HAWKEYE).tough) == (0 if left else 2, 0)


@pytest.mark.parametrize("there", [False, True])
def test_second_stage_attaches_the_machine_gun(there: bool) -> None:
    table = against("captain-marvel", "black-panther")
    if there:
        table.put(GUN, on=VILLAIN, counters=1)
    else:
        table.state.encounter_discard.append(table.make(GUN))
    table.change(VILLAIN, damage=23)
    table.does(f"attack:captain-marvel>{VILLAIN}")
    assert table.piece(VILLAIN).face == "crossbones-2"
    assert (table.piece(GUN).host, table.piece(GUN).counters) == (table.state.villain, 1 if there else 4)
    assert table.events("shuffled")


def test_third_stage_reveals_an_experimental_weapon() -> None:
    table = against(mode="expert")
    weapons(table, "laser-rifle", "exo-suit")
    villain = table.state.villain
    table.change(plain(villain), damage=13)
    table.does(f"attack:captain-marvel>{plain(villain)}")
    assert table.state.play[villain].face == "crossbones-3"
    assert table.stat(plain(villain), "atk") == 4
    assert len(table.state.decks[DECK]) == 1


def test_third_stage_reveals_nothing_from_an_empty_weapon_deck() -> None:
    table = against(mode="expert")
    weapons(table)
    villain = plain(table.state.villain)
    table.change(villain, damage=13)
    table.does(f"attack:captain-marvel>{villain}")
    assert (table.revealed(), len(table.state.encounter)) == ([], 30)


def test_second_scheme_stage_reveals_a_weapon() -> None:
    table = against()
    weapons(table, "exo-suit")
    table.change("attack-on-mount-athena", threat=2)
    table.schemed(VILLAIN)
    assert plain(table.state.scheme) == "the-infinity-stone"
    assert (table.threat(), table.revealed()) == (1, ["exo-suit"])
    assert table.piece("exo-suit").host == VILLAIN


def test_threat_beyond_the_first_scheme_stage_is_lost() -> None:
    table = against("captain-marvel", "black-panther")
    weapons(table, "exo-suit", "laser-rifle")
    table.change("attack-on-mount-athena", threat=5)
    table.schemed(VILLAIN, boost="sandman")
    assert (plain(table.state.scheme), table.threat(), table.revealed()) == ("the-infinity-stone", 2, ["exo-suit"])


def test_completing_the_getaway_loses_the_game() -> None:
    table = against()
    weapons(table, "exo-suit", "laser-rifle")
    table.change("attack-on-mount-athena", threat=2)
    table.schemed(VILLAIN)
    table.change("the-infinity-stone", threat=5)
    table.schemed(VILLAIN)
    assert (plain(table.state.scheme), table.threat()) == ("the-getaway", 1)
    table.change("the-getaway", threat=4)
    table.schemed(VILLAIN)
    assert table.state.result is not None
    assert table.state.result.reason == "scheme"


def test_jessica_drew_can_look_at_the_weapon_deck() -> None:
    table = against("spider-woman-spider-woman", form="alter-ego")
    weapons(table, "exo-suit")
    table.does("use:spider-woman-spider-woman", f"deck:{DECK}")
    assert table.events("looked") == [{"seat": 0, "card": "exo-suit"}]
    assert len(table.state.decks[DECK]) == 1


# --- identity cards ---------------------------------------------------------------------------------------------------


def test_machine_gun_deals_indirect_damage_before_the_attack() -> None:
    table = against(HAWKEYE)
    table.put("black-knight")
    table.put(GUN, on=VILLAIN, counters=2)
    table.attacked(VILLAIN, boost="sandman")  # the gun turns over this card and the attack the next one
    table.does("damage:black-knight", f"damage:{HAWKEYE}")
    assert (table.damage("black-knight"), table.damage(HAWKEYE)) == (1, 1)
    assert table.piece(GUN).counters == 1
    table.undefended()
    table.schemed(VILLAIN, boost="sandman")
    assert table.piece(GUN).counters == 1


def test_machine_gun_damages_the_attacked_player() -> None:
    table = against("captain-marvel", "black-panther")
    table.put(GUN, on=VILLAIN)
    table.attacked(VILLAIN, seat=1, boost="sandman")
    table.undefended()
    assert (table.damage("captain-marvel"), table.damage("black-panther"), table.piece(GUN).counters) == (0, 3, 3)


def test_empty_machine_gun_is_discarded_and_removes_piercing() -> None:
    table = against(HAWKEYE)
    table.change(HAWKEYE, tough=1)
    table.put(GUN, on=VILLAIN, counters=1)
    table.attacked(VILLAIN, boost="quiet-threat")
    table.undefended()
    assert not table.in_play(GUN)
    assert (table.damage(HAWKEYE), table.piece(HAWKEYE).tough) == (0, 0)


def test_stunned_crossbones_does_not_fire_the_machine_gun() -> None:
    table = against(HAWKEYE)
    table.put(GUN, on=VILLAIN, counters=2)
    table.change(VILLAIN, stunned=1)
    table.attacked(VILLAIN)
    assert (table.piece(GUN).counters, len(table.state.encounter_discard)) == (2, 0)


def test_body_armor_takes_crossbones_s_damage_after_tough() -> None:
    table = against()
    table.put(ARMOR, on=VILLAIN, damage=3)
    table.change(VILLAIN, tough=1)
    assert (table.stat(VILLAIN, "atk"), table.stat(VILLAIN, "sch")) == (2, 2)
    table.hand("haymaker", "energy", "haymaker", "energy", "haymaker", "energy")
    table.does("play:haymaker", "pay")
    assert (table.piece(VILLAIN).tough, table.damage(ARMOR)) == (0, 3)
    table.does("play:haymaker", "pay")
    assert (table.in_play(ARMOR), table.damage(VILLAIN)) == (False, 0)
    table.does("play:haymaker", "pay")
    assert table.damage(VILLAIN) == 3


def test_piercing_removes_tough_and_damages_body_armor() -> None:
    table = against("spider-man")
    table.put(ARMOR, on=VILLAIN)
    table.change(VILLAIN, tough=1)
    table.hand("piercing-strike", "energy")
    table.does("play:piercing-strike", "pay")
    assert (table.piece(VILLAIN).tough, table.damage(ARMOR), table.damage(VILLAIN)) == (0, 3, 0)


@pytest.mark.parametrize(("chosen", "damage", "threat"), [("damage", 2, 0), ("threat", 0, 1)])
def test_hydra_bomber_deals_damage_or_places_threat(chosen: str, damage: int, threat: int) -> None:
    table = against()
    table.reveals("crossbones-hydra-bomber")
    table.does(f"choose:{chosen}")
    assert (table.damage("captain-marvel"), table.threat()) == (damage, threat)


def test_full_auto_discards_cards_equal_to_crossbones_s_atk() -> None:
    table = against()
    table.put("laser-rifle", on=VILLAIN)
    table.encounter("sandman", "caught-off-guard", "sandman")
    table.reveals("full-auto")
    assert table.damage("captain-marvel") == 3
    assert [plain(thing) for thing in table.state.encounter_discard][:2] == ["sandman", "caught-off-guard"]


def test_full_auto_surges_in_alter_ego_form() -> None:
    table = against(form="alter-ego")
    table.reveals("full-auto")
    assert table.revealed() == ["full-auto", "quiet-threat"]


@pytest.mark.parametrize("boost", [False, True])
@pytest.mark.parametrize(("tough", "damage"), [(0, 5), (1, 2)])
def test_hard_as_nails_gives_tough_or_heals(boost: bool, tough: int, damage: int) -> None:
    table = against()
    table.change(VILLAIN, damage=5, tough=tough)
    if boost:
        table.schemed(VILLAIN, boost="hard-as-nails")
    else:
        table.reveals("hard-as-nails")
    assert (table.piece(VILLAIN).tough, table.damage(VILLAIN)) == (1, damage)


def test_raid_the_armory_discards_until_a_weapon_is_found() -> None:
    table = against()
    table.encounter("advance", ARMOR, "combat-knife")
    table.reveals("raid-the-armory", deck=False)
    assert table.threat() == 1
    assert [plain(thing) for thing in table.state.encounter_discard] == ["advance", ARMOR, "raid-the-armory"]
    assert table.stat(VILLAIN, "atk") == 2


def test_raid_the_armory_empties_a_deck_without_weapons() -> None:
    table = against()
    table.state.encounter = [table.make("advance"), table.make(ARMOR)]
    table.reveals("raid-the-armory", deck=False)
    assert (table.revealed(), table.state.tokens, table.in_play(ARMOR)) == (["raid-the-armory"], 1, False)


def test_stunned_crossbones_does_not_attack_for_his_assault() -> None:
    table = against()
    table.put("crossbones-assault", threat=1)
    table.change(VILLAIN, stunned=1)
    table.does("thwart:captain-marvel>crossbones-assault")
    assert (table.strikes(), table.piece(VILLAIN).stunned, table.in_play("crossbones-assault")) == ([], 0, False)


def test_crossbones_attacks_the_player_who_defeats_his_assault() -> None:
    table = against("captain-marvel", "black-panther")
    table.put("crossbones-assault", threat=1)
    table.put("mockingbird", 1)
    table.does("end-turn", "thwart:mockingbird>crossbones-assault")
    table.undefended()
    assert [target for _, target, _ in table.strikes()] == ["black-panther"]


def test_crossbones_schemes_if_an_alter_ego_defeats_his_assault() -> None:
    table = against(form="alter-ego")
    table.put("crossbones-assault", threat=1)
    table.put("mockingbird")
    table.encounter("caught-off-guard")
    table.does("thwart:mockingbird>crossbones-assault")
    assert table.threat() == 2


def test_cornered_staff_counts_boost_icons() -> None:
    table = against("captain-marvel", "black-panther")
    table.encounter("hard-as-nails", "sandman", "sandman")  # a star is not a boost icon
    table.reveals("cornered-staff", deck=False)
    assert table.threat("cornered-staff") == 5
    assert numbers.icons(table.state, "crisis") == 1


# --- Experimental Weapons ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("weapon", ["laser-rifle", "hydra-sidearm"])
def test_ranged_weapon_attack_avoids_retaliate(weapon: str) -> None:
    table = against("black-panther")
    table.put(weapon, on=VILLAIN)
    table.attacked(VILLAIN)
    table.undefended()
    assert (table.damage("black-panther"), table.damage(VILLAIN)) == (2, 0)


def test_energy_shield_retaliates() -> None:
    table = against()
    table.put("energy-shield", on=VILLAIN)
    table.does(f"attack:captain-marvel>{VILLAIN}")
    assert (table.damage(VILLAIN), table.damage("captain-marvel")) == (2, 1)


def test_power_gauntlets_discard_a_card_after_an_attack_damages_the_identity() -> None:
    table = against()
    table.put("power-gauntlets", on=VILLAIN)
    table.hand("energy", "genius")
    table.attacked(VILLAIN)
    table.does("undefended", "pick:genius")
    assert table.held() == ["energy"]
    table.attacked(VILLAIN)
    table.does("defend:captain-marvel")
    assert table.held() == ["energy"]


@pytest.mark.parametrize(
    ("weapon", "paid"),
    [
        ("laser-rifle", ["energy", "strength"]),
        ("energy-shield", ["energy", "genius"]),
        ("power-gauntlets", ["genius", "strength"]),
        ("exo-suit", ["energy", "genius", "strength"]),
        ("combat-knife", ["genius", "strength"]),
        ("hydra-sidearm", ["genius", "strength"]),
    ],
)
def test_weapon_is_discarded_for_its_printed_resources(weapon: str, paid: list[str]) -> None:
    table = against()
    table.put(weapon, on=VILLAIN)
    table.hand(*paid[1:])
    assert offers(table, "use") == []
    table.hand(*paid)
    table.does(f"use:{weapon}", "pay")
    assert not table.in_play(weapon)
    assert [plain(thing) for thing in table.state.encounter_discard] == [weapon]
    assert not table.piece("captain-marvel").exhausted


def test_exo_suit_raises_atk_and_sch() -> None:
    table = against()
    table.put("exo-suit", on=VILLAIN)
    assert (table.stat(VILLAIN, "atk"), table.stat(VILLAIN, "sch")) == (2, 2)
