"""Hawkeye: his identity cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers
from games.champions.table import of_products

Table = of_products("the-rise-of-red-skull")
HAWKEYE = "hawkeye-hawkeye"
BOW = "hawkeye-s-bow"
QUIVER = "hawkeye-s-quiver"
MOCKINGBIRD = "hawkeye-mockingbird"


def archer(*hand: str, form: str = "hero", others: tuple[str, ...] = ()) -> Table:
    """Return a table with Hawkeye and his bow."""
    table = Table(HAWKEYE, *others, form=form)
    table.put(BOW)
    table.hand(*hand)
    return table


# --- identity and bow -------------------------------------------------------------------------------------------------


def test_quick_draw_readies_the_bow_and_is_not_an_attack() -> None:
    table = archer()
    assert offers(table, "use") == []
    table.change(BOW, exhausted=True)
    table.change(HAWKEYE, stunned=1)
    table.does(f"use:{HAWKEYE}")
    assert (table.piece(HAWKEYE).exhausted, table.piece(BOW).exhausted, table.piece(HAWKEYE).stunned) == (
        True,
        False,
        1,
    )
    table.change(BOW, exhausted=True)
    assert offers(table, "use") == []


def test_clint_barton_searches_for_his_bow_once_a_phase() -> None:
    table = Table(HAWKEYE, form="alter-ego")
    table.discard(BOW)
    table.hand("energy", "genius")
    table.does(f"use:{HAWKEYE}", "spend:energy", f"pick:{BOW}?")
    assert sorted(table.held()) == ["genius", BOW]
    assert table.discarded() == ["energy"]
    assert table.events("shuffled")
    assert offers(table, "use") == []
    table.state.show(table.state.identity(0), HAWKEYE)
    table.ask()
    assert offers(table, "use") == []


def test_clint_barton_may_search_without_finding_the_bow() -> None:
    table = Table(HAWKEYE, form="alter-ego")
    table.put(BOW)
    table.hand("energy")
    table.does(f"use:{HAWKEYE}", "spend:energy?")
    assert table.held() == []
    assert table.events("shuffled")


def test_the_bow_raises_atk_and_makes_arrows_ranged() -> None:
    table = archer("vibranium-arrow", "energy", "energy")
    table.put("m-o-d-o-k")
    table.does(f"attack:{HAWKEYE}>m-o-d-o-k")
    assert (table.damage("m-o-d-o-k"), table.damage(HAWKEYE)) == (3, 2)
    table.does("play:vibranium-arrow", "pay", "pick:m-o-d-o-k")
    assert table.damage(HAWKEYE) == 2
    assert table.piece(BOW).exhausted
    assert not table.in_play("m-o-d-o-k")


def test_bow_does_not_make_another_player_s_attacks_ranged() -> None:
    table = Table("spider-man", HAWKEYE)
    table.put(BOW, 1)
    table.put("m-o-d-o-k")
    table.hand("swinging-web-kick", "energy", "energy", "genius")
    table.does("play:swinging-web-kick", "pay", "pick:m-o-d-o-k")
    assert table.damage("spider-man") == 0  # the minion was defeated before it could retaliate
    table.put("m-o-d-o-k", damage=-20)
    table.hand("swinging-web-kick", "energy", "energy", "genius")
    table.does("play:swinging-web-kick", "pay", "pick:m-o-d-o-k")
    assert table.damage("spider-man") == 2


# --- the quiver -------------------------------------------------------------------------------------------------------


def test_quiver_stores_an_arrow_from_the_top_five_cards() -> None:
    table = archer("strength")
    table.put(QUIVER)
    table.deck("energy", "cable-arrow", "strength", "sonic-arrow", "genius", "vibranium-arrow")
    table.change("the-break-in", threat=5)
    table.does(f"use:{QUIVER}")
    assert offers(table, "pick") == ["cable-arrow", "sonic-arrow"]
    table.does("pick:cable-arrow")
    piece = table.piece(QUIVER)
    assert [thing.partition("@")[0] for thing in piece.shown] == ["cable-arrow"]
    assert (piece.exhausted, len(table.events("shuffled"))) == (True, 1)
    assert table.held() == ["strength"]
    table.does("play:cable-arrow", "pay")
    assert (table.threat(), table.discarded()[-1], table.piece(QUIVER).tucked) == (2, "cable-arrow", [])
    assert table.piece(QUIVER).shown == []


def test_stored_arrows_can_be_played_but_not_spent_as_resources() -> None:
    table = archer("sonic-arrow", "haymaker")
    table.put(QUIVER, tucked=["cable-arrow@0.80"], shown=["cable-arrow@0.80"])
    assert "play:sonic-arrow" not in table.options()
    table.change("the-break-in", threat=5)
    assert "play:cable-arrow" in table.options()
    table.change(BOW, exhausted=True)
    assert "play:cable-arrow" not in table.options()


def test_copies_in_hand_and_in_the_quiver_are_separate_options() -> None:
    table = archer("cable-arrow", "energy")
    table.put(QUIVER, tucked=["cable-arrow@0.80"], shown=["cable-arrow@0.80"])
    table.change("the-break-in", threat=5)
    assert table.options().count("play:cable-arrow") == 2


def test_quiver_stores_nothing_if_it_finds_no_arrow() -> None:
    table = archer()
    table.put(QUIVER)
    table.does(f"use:{QUIVER}")
    assert (table.piece(QUIVER).tucked, len(table.events("shuffled"))) == ([], 1)


def test_stored_arrows_are_discarded_with_the_quiver() -> None:
    table = archer()
    stored = ["cable-arrow@0.80", "sonic-arrow@0.81"]
    table.put(QUIVER, tucked=stored, shown=stored)
    table.reveals("caught-off-guard")
    table.does(f"pick:{QUIVER}")
    assert sorted(table.discarded()) == ["cable-arrow", QUIVER, "sonic-arrow"]


# --- arrows -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("arrow", "status"), [("sonic-arrow", "confused"), ("electric-arrow", "stunned")])
@pytest.mark.parametrize(("before", "dealt"), [(0, 3), (1, 5)])
def test_arrow_deals_more_damage_to_an_enemy_already_confused_or_stunned(
    arrow: str, status: str, before: int, dealt: int
) -> None:
    table = archer(arrow, "energy", "energy")
    table.change("rhino-1", **{status: before})
    table.does(f"play:{arrow}", "pay")
    assert (table.damage("rhino-1"), getattr(table.piece("rhino-1"), status)) == (dealt, 1)
    assert table.piece(BOW).exhausted


def test_electric_arrow_stuns_an_enemy_whose_tough_stops_the_damage() -> None:
    table = archer("electric-arrow", "energy", "energy")
    table.put("sandman", tough=1)
    table.does("play:electric-arrow", "pay", "pick:sandman")
    piece = table.piece("sandman")
    assert (piece.tough, piece.damage, piece.stunned) == (0, 0, 1)


def test_stunned_hawkeye_exhausts_his_bow_without_attacking() -> None:
    table = archer("sonic-arrow", "energy", "energy")
    table.change(HAWKEYE, stunned=1)
    table.does("play:sonic-arrow", "pay")
    assert (table.damage("rhino-1"), table.piece("rhino-1").confused) == (0, 0)
    assert (table.piece(HAWKEYE).stunned, table.piece(BOW).exhausted) == (0, True)


def test_arrows_need_a_ready_bow() -> None:
    table = archer("sonic-arrow", "energy", "energy")
    table.change(BOW, exhausted=True)
    assert "play:sonic-arrow" not in table.options()


def test_explosive_arrow_damages_the_villain_and_one_player_s_minions() -> None:
    table = archer("explosive-arrow", "energy", others=("spider-man",))
    table.put("hydra-mercenary")
    table.put("shocker", 1)
    table.put("sandman", 1, tough=1)
    table.change(HAWKEYE, stunned=1)
    table.does("play:explosive-arrow", "pay", "pick:seat:1")
    assert (table.damage("rhino-1"), table.damage("hydra-mercenary")) == (3, 0)
    assert not table.in_play("shocker")
    assert (table.damage("sandman"), table.piece("sandman").tough) == (0, 0)
    assert table.piece(HAWKEYE).stunned == 1


def test_cable_arrow_ignores_crisis() -> None:
    table = archer("cable-arrow", "energy")
    table.put("crowd-control")
    table.change("the-break-in", threat=5)
    table.does("play:cable-arrow", "pay", "pick:the-break-in")
    assert table.threat() == 2


def test_confused_hawkeye_removes_no_threat_with_cable_arrow() -> None:
    table = archer("cable-arrow", "energy")
    table.change("the-break-in", threat=5)
    table.change(HAWKEYE, confused=1)
    table.does("play:cable-arrow", "pay")
    assert (table.threat(), table.piece(HAWKEYE).confused, table.piece(BOW).exhausted) == (5, 0, True)


def test_vibranium_arrow_has_piercing() -> None:
    table = archer("vibranium-arrow", "energy", "energy")
    table.put("sandman", tough=1)
    table.does("play:vibranium-arrow", "pay", "pick:sandman")
    assert not table.in_play("sandman")
    assert table.damage("rhino-1") == 0


def test_expert_marksman_pays_only_for_arrows() -> None:
    table = archer("sonic-arrow", QUIVER)
    table.put("expert-marksman")
    table.put("expert-marksman")
    assert f"play:{QUIVER}" in table.options()  # the arrow's resource helps to pay
    table.hand(QUIVER)
    assert f"play:{QUIVER}" not in table.options()
    table.hand("sonic-arrow")
    table.does("play:sonic-arrow", "use:expert-marksman", "use:expert-marksman?")
    assert table.damage("rhino-1") == 3


# --- Mockingbird ------------------------------------------------------------------------------------------------------


def test_mockingbird_prevents_all_damage_of_the_villain_s_attack() -> None:
    table = Table(HAWKEYE)
    table.put(MOCKINGBIRD, damage=2)
    table.hand("energy")
    table.attacked("rhino-1", boost="sandman")
    table.does(f"trigger:{MOCKINGBIRD}", "spend:energy?")
    table.undefended()
    assert (table.damage(HAWKEYE), table.held()) == (0, [MOCKINGBIRD])
    assert table.events("prevented") == [{"amount": 4}]
    table.attacked("rhino-1")
    table.undefended()
    assert table.damage(HAWKEYE) == 2


def test_mockingbird_answers_only_villain_attacks_on_her_player() -> None:
    table = Table(HAWKEYE, "spider-man")
    table.put(MOCKINGBIRD)
    table.hand("energy")
    table.put("hydra-mercenary")
    table.attacked("hydra-mercenary")
    assert offers(table, "trigger") == []
    table.does(f"defend:{HAWKEYE}")
    table.attacked("rhino-1", seat=1)
    assert MOCKINGBIRD not in [option.partition("/")[0] for option in offers(table, "trigger")]


# --- obligation and nemesis -------------------------------------------------------------------------------------------


def test_criminal_past_is_removed_by_exhausting_clint_barton() -> None:
    table = archer()
    table.reveals("criminal-past")
    table.does("may:yes", "choose:exhaust")
    assert (table.piece(HAWKEYE).exhausted, table.in_play(BOW)) == (True, True)
    assert [thing.partition(".")[0] for thing in table.state.removed] == ["criminal-past"]


def test_criminal_past_discards_the_bow_in_hero_form() -> None:
    table = archer()
    table.reveals("criminal-past")
    table.does("may:no", "choose:suffer?")
    assert table.discarded() == [BOW]
    assert table.state.encounter_discard[-1].startswith("criminal-past")


def test_crossfire_has_quickstrike_and_piercing() -> None:
    table = Table(HAWKEYE)
    table.change(HAWKEYE, tough=1)
    table.reveals("crossfire")
    table.undefended()
    assert (table.piece(HAWKEYE).tough, table.damage(HAWKEYE)) == (0, 2)


def test_crossfire_boost_gives_the_attack_piercing() -> None:
    table = Table(HAWKEYE)
    table.change(HAWKEYE, tough=1)
    table.attacked("rhino-1", boost="crossfire")
    table.undefended()
    assert (table.piece(HAWKEYE).tough, table.damage(HAWKEYE)) == (0, 2)
    table.change(HAWKEYE, tough=1)
    table.schemed("rhino-1", boost="crossfire")
    assert table.piece(HAWKEYE).tough == 1


@pytest.mark.parametrize("place", ["play", "hand", "deck", "discard"])
def test_marked_for_death_holds_mockingbird_until_defeated(place: str) -> None:
    table = archer("cable-arrow", "energy")
    if place == "play":
        table.put(MOCKINGBIRD, damage=1)
        table.put("inspired", on=MOCKINGBIRD)
    elif place == "hand":
        table.hand("cable-arrow", "energy", MOCKINGBIRD)
    elif place == "deck":
        table.deck(MOCKINGBIRD)
    else:
        table.discard(MOCKINGBIRD)
    table.reveals("marked-for-death")
    scheme = table.piece("marked-for-death")
    assert ([thing.partition("@")[0] for thing in scheme.shown], scheme.threat) == ([MOCKINGBIRD], 5)
    assert not table.in_play("inspired")
    table.change("marked-for-death", threat=2)
    table.does("play:cable-arrow", "pay", "pick:marked-for-death?")
    assert table.held() == [MOCKINGBIRD]


def test_marked_for_death_searches_only_hawkeye_s_cards() -> None:
    table = Table("spider-man", HAWKEYE)
    table.put("mockingbird")
    table.reveals("marked-for-death")
    assert table.in_play("mockingbird")
    assert table.piece("marked-for-death").tucked == []
    assert table.events("shuffled") == [{"seat": 1, "deck": "yours"}]


@pytest.mark.parametrize("place", ["deck", "hand", "discard"])
def test_marked_for_death_takes_nothing_while_another_mockingbird_is_in_play(place: str) -> None:
    table = Table("spider-man", HAWKEYE)
    table.put("mockingbird")
    getattr(table, place)(MOCKINGBIRD, seat=1)
    table.reveals("marked-for-death")
    assert (table.piece("marked-for-death").tucked, table.in_play("mockingbird")) == ([], True)
    assert table.events("shuffled") == [{"seat": 1, "deck": "yours"}]
    assert (MOCKINGBIRD in table.held(1), MOCKINGBIRD in table.discarded(1)) == (place == "hand", place == "discard")


def test_crossfire_s_rifle_attaches_to_crossfire_or_else_to_the_villain() -> None:
    table = Table(HAWKEYE, "spider-man")
    table.reveals("crossfire-s-rifle")
    assert table.piece("crossfire-s-rifle").host.startswith("rhino-1")
    table = Table(HAWKEYE, "spider-man")
    table.put("crossfire", 1)
    table.reveals("crossfire-s-rifle")
    assert table.stat("crossfire", "atk") == 4


def test_crossfire_s_rifle_gives_ranged() -> None:
    table = Table("black-panther")
    table.put("crossfire-s-rifle", on="rhino-1")
    table.attacked("rhino-1")
    table.undefended()
    assert (table.damage("black-panther"), table.damage("rhino-1")) == (4, 0)


def test_crossfire_s_rifle_is_discarded_for_a_wild_resource_and_exhausting_the_hero() -> None:
    table = Table(HAWKEYE)
    table.put("crossfire-s-rifle", on="rhino-1")
    table.hand("energy", "strength")
    assert offers(table, "use") == []
    table.hand("expert-marksman")
    table.does("use:crossfire-s-rifle", "pay")
    assert (table.in_play("crossfire-s-rifle"), table.piece(HAWKEYE).exhausted) == (False, True)


@pytest.mark.parametrize(("form", "damage", "threat"), [("hero", 3, 0), ("alter-ego", 0, 3)])
def test_sniper_shot_effect_depends_on_the_form(form: str, damage: int, threat: int) -> None:
    table = Table(HAWKEYE, form=form)
    table.reveals("sniper-shot")
    assert (table.damage(HAWKEYE), table.threat()) == (damage, threat)
