"""Interactions between cards of different products."""

from __future__ import annotations

import pytest

from games.champions.table import Table as AnyTable
from games.champions.table import of_products
from tableverse.kernel.ledger import rule

Table = of_products(
    *("the-wrecking-crew", "the-green-goblin", "the-rise-of-red-skull", "black-widow"),
    *("ant-man", "wasp", "quicksilver", "scarlet-witch"),
)
ANT, GIANT, SCOTT = "ant-man-a", "ant-man-c", "scott-lang"
WASP, GIANT_WASP, NADIA = "wasp-a", "wasp-c", "nadia-van-dyne"
WITCH, WANDA = "scw-scarlet-witch", "wanda-maximoff"
WIDOW = "black-widow-black-widow"
NORMAN, CITY = "norman-osborn-1", "criminal-enterprise"


@pytest.mark.parametrize(("scenario", "offered"), [("rhino", True), ("wrecking-crew", False)])
@pytest.mark.parametrize("card", ["muster-courage", "united-we-stand"])
def test_card_counting_the_stage_number_is_not_playable_against_a_villain_without_one(
    scenario: str, offered: bool, card: str
) -> None:
    table = Table("scw-scarlet-witch", scenario=scenario)  # stages A and B have no number
    table.change("scw-scarlet-witch", damage=1)
    table.hand(card, "energy", "genius")
    assert table.offers(f"play:{card}") == offered


# --- three forms ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "before", "after", "damage"),
    [
        (ANT, ANT, GIANT, 2),  # Giant is a hero form, whichever form he changed from
        (ANT, GIANT, ANT, 2),
        (ANT, SCOTT, GIANT, 2),
        (ANT, GIANT, SCOTT, 0),
        (WASP, GIANT_WASP, WASP, 2),
        (WASP, WASP, NADIA, 0),
    ],
)
def test_taskmaster_damages_a_player_who_changes_to_any_hero_form(
    hero: str, before: str, after: str, damage: int
) -> None:
    table = Table(hero, scenario="taskmaster")
    table.change(hero, face=before, damage=1)
    table.encounter("hydra-regular")  # two boost icons
    table.does(f"change-form:{after}", "pass?")
    assert (table.piece(hero).face, table.damage(hero)) == (after, 1 + damage)
    assert [table.shown(thing) for thing in table.state.encounter_discard] == ["hydra-regular"] * (damage // 2)


# --- team-up ----------------------------------------------------------------------------------------------------------


@rule("CHA-TEAMUP-02")
@pytest.mark.parametrize(
    ("hero", "friend", "face", "offered"),
    [
        (ANT, WASP, WASP, True),
        (ANT, WASP, NADIA, True),  # either side counts as the identity in play
        (WASP, ANT, SCOTT, True),
        (WASP, ANT, GIANT, True),
        (ANT, "spider-man", "spider-man", False),
    ],
)
def test_team_up_partner_may_be_in_alter_ego_form(hero: str, friend: str, face: str, offered: bool) -> None:
    table = Table(hero, friend)
    table.change(friend, face=face)
    table.hand("swarm-tactics", "energy")
    assert table.offers("play:swarm-tactics") == offered


@pytest.mark.parametrize(("hero", "offered"), [("quicksilver", True), (WITCH, False)])
def test_hero_team_up_needs_its_player_in_hero_form_and_not_the_partner(hero: str, offered: bool) -> None:
    table = Table(hero, WITCH if hero == "quicksilver" else "quicksilver")
    table.change(WITCH, face=WANDA)
    table.hand("order-and-chaos", "energy")
    table.reveals("advance")
    assert table.offers("trigger:order-and-chaos") == offered


# --- a villain who flips while he acts --------------------------------------------------------------------------------


def risky(hero: str, **city: object) -> AnyTable:
    table = Table(hero, scenario="risky-business")
    if "face" in city:
        table.change(NORMAN, face="green-goblin-1")
    table.change(CITY, **city)
    return table


def faces_and_counters(table: AnyTable) -> tuple[str, str, int]:
    return table.piece(NORMAN).face, table.piece(CITY).face, table.piece(CITY).counters


@rule("CHA-STARICON-06")
@pytest.mark.parametrize(
    ("madness", "attached", "struck", "left"),
    [
        (2, (), 3 + 1, ("green-goblin-1", "state-of-madness", 1)),
        (1, (), 0 + 1, (NORMAN, CITY, 2)),  # Norman's ATK is a star; the boost card still counts
        (1, ("goblin-glider",), 0 + 1 + 1, (NORMAN, CITY, 2)),
    ],
)
def test_attack_continues_with_norman_osborn_after_green_goblin_flips(
    madness: int, attached: tuple[str, ...], struck: int, left: tuple[str, str, int]
) -> None:
    table = risky("she-hulk", face="state-of-madness", counters=madness)
    for card in attached:
        table.put(card, on=NORMAN)
    table.attacked(NORMAN, boost="payoff")  # takes a madness counter
    table.does("undefended")
    assert (table.damage("she-hulk"), faces_and_counters(table)) == (struck, left)
    table.waits_for(0, "turn")  # no infamy: Green Goblin began the attack


@pytest.mark.parametrize(("infamy", "threat", "madness"), [(3, 2, 0), (2, 0, 2)])
def test_scheme_continues_with_green_goblin_after_norman_osborn_flips(infamy: int, threat: int, madness: int) -> None:
    table = risky(WIDOW, counters=infamy)
    table.put("attacrobatics")
    table.schemed(NORMAN, boost="shocker")
    table.does("trigger:attacrobatics", "pass?")  # both boost icons become damage
    if madness:
        assert faces_and_counters(table) == ("green-goblin-1", "state-of-madness", madness)  # none removed
        assert table.damage(WIDOW) == 3
    else:
        assert faces_and_counters(table) == (NORMAN, CITY, 1)
    assert table.threat() == threat
    table.waits_for(0, "turn")


# --- empty decks ------------------------------------------------------------------------------------------------------


@rule("CHA-PLAYERDECK-05")
@pytest.mark.parametrize(
    ("deck", "discard", "hand", "left"),
    [
        (("genius", "hawkeye"), (), ["hawkeye"], ["genius"]),  # the last card, still found after the shuffle
        (("genius", "energy"), ("hawkeye",), [], ["energy", "genius", "hawkeye"]),  # the new deck is not searched
    ],
)
def test_call_for_aid_stops_at_the_last_card_of_the_deck(
    deck: tuple[str, ...], discard: tuple[str, ...], hand: list[str], left: list[str]
) -> None:
    table = Table(ANT)
    table.state.players[0].deck = []
    table.deck(*deck)
    table.discard(*discard)
    table.hand("call-for-aid")
    table.does("play:call-for-aid")
    assert (table.held(), table.discarded(), len(table.state.players[0].dealt)) == (hand, ["call-for-aid"], 1)
    assert sorted(table.shown(thing) for thing in table.state.players[0].deck) == left


# --- incite -----------------------------------------------------------------------------------------------------------


@rule("CHA-INCITE-01")
@pytest.mark.parametrize(("card", "threat"), [("hydra-regular", 1), ("qsv-nemesis-avalanche", 2)])
def test_minion_incites_only_when_revealed(card: str, threat: int) -> None:
    table = Table("iron-man")
    table.attacked("rhino-1", boost=card)
    table.undefended()
    assert (table.damage("iron-man"), table.threat()) == (2 + 2, 0)
    table = Table(WASP, scenario="klaw")
    table.state.scheme_deck = ["secret-rendezvous"]
    table.change("underground-distribution", threat=5)
    table.encounter(card)
    table.schemed("klaw-1")
    assert (table.in_play(card), table.threat()) == (True, 0)
    table = Table("iron-man")
    table.reveals(card)
    table.does("choose:exhaust?")
    assert (table.in_play(card), table.threat()) == (True, threat)


@rule("CHA-REVEAL-01", "CHA-INCITE-01")
@pytest.mark.parametrize(("copies", "seat", "threat"), [(0, 0, 1), (1, 0, 2), (2, 0, 3), (1, 1, 1)])
@pytest.mark.parametrize("card", ["hydra-regular", "hunted-by-hydra"])
def test_media_coverage_repeats_incite_for_its_own_player(copies: int, seat: int, threat: int, card: str) -> None:
    table = Table("iron-man", "spider-man", form="alter-ego")
    for _ in range(copies):
        table.reveals("media-coverage")
    table.reveals(card, seat)
    assert table.threat() == threat


def test_repeated_incite_goes_to_the_next_main_scheme() -> None:
    table = Table("iron-man", scenario="klaw")
    table.reveals("media-coverage")
    table.change("underground-distribution", threat=5)
    table.reveals("hydra-regular")
    assert (table.shown(table.state.scheme), table.threat()) == ("secret-rendezvous", 1)
