"""Morlun and his family, whose KO'd Heroes leave the game."""

import pytest

from games.united.table import ALCHEMAX, GAME, KUN_LUN, LONDON, PEGASUS, RING, TVA, UN, Table
from tableverse.games.united.ids import GONE
from tableverse.games.united.rules.threats import full_health
from tableverse.games.united.state import UnitedState
from tableverse.games.united.view import UnitedView
from tableverse.kernel.game import Config

LOKI, THOR, CARTER = "loki", "mighty-thor", "captain-carter"


def morlun(at: str = UN, heroes: tuple[str, ...] = (LOKI, THOR), **settings: bool) -> Table:
    table = Table("morlun", heroes=heroes, **settings)
    table.villain(at=at, health=5)
    table.state.home = table.at(LONDON)
    table.storyline("morlun-plan-01")
    for hero in heroes:
        table.hero(hero, at=LONDON, hand=[f"{hero}-move"] * 4)
    return table


def knock_out(table: Table, hero: str = LOKI, at: str = PEGASUS) -> None:
    """Let the Hero play the last card and be KO'd."""
    table.hero(hero, at=at, hand=[f"{hero}-wild"], deck=[])
    table.hero_turn(hero)
    table.does("end")


def test_morlun_dashboard_has_the_published_values() -> None:
    row = GAME.cards.villains["morlun"]
    assert (row.health, row.plot, row.tokens) == ([5, 6, 7], ["removed"], ["wild", "move", "attack"])
    assert (len(row.plans), len(row.threats), row.set) == (12, 6, "spider-geddon")
    for seed in range(4):
        state = GAME.new(Config(2, {"villain": "morlun"}), seed)
        assert isinstance(state, UnitedState)
        assert [*(entry.card for entry in state.storyline), *state.plans[::-1]][0] == "morlun-plan-08"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7])
def test_plain_plans_move_and_hit_one_hero_for_two(number: int) -> None:
    table = morlun(at=LONDON)
    steps = GAME.cards.plans[f"morlun-plan-{number:02}"].move
    there = table.state.places[steps].id
    table.hero(LOKI, at=there, hand=["loki-move"] * 4)
    table.hero(THOR, at=table.state.places[(steps + 3) % 6].id, hand=["mighty-thor-move"] * 4)
    table.villain_turn(f"morlun-plan-{number:02}", next_hero=THOR)
    assert table.events("villain-moved") == [{"place": there}]
    assert table.events("damaged") == [{"hero": LOKI, "amount": 2}]


def test_ko_d_hero_leaves_the_game_and_henchmen_there_gain_health() -> None:
    table = morlun()
    table.threat("brix", at=PEGASUS, health=4)
    table.threat("bora", at=TVA)
    table.of(LOKI).crisis = 2
    knock_out(table)
    assert table.story("ko", "threat-healed", "removed", "bam") == ["ko", "threat-healed", "removed", "bam"]
    assert table.events("threat-healed") == [{"threat": "brix", "amount": 1, "health": 5}]
    assert table.events("removed") == [{"hero": LOKI, "lost": 1}]
    assert table.of(LOKI).crisis == 0
    assert table.state.removed == [LOKI]
    view = GAME.view(table.state, 1)
    assert isinstance(view, UnitedView)
    assert (view.removed, view.heroes[0].gone) == ([LOKI], True)


def test_another_hero_takes_over_on_the_next_turn() -> None:
    table = morlun()
    table.storyline("morlun-plan-01", "loki-scepter")
    table.hero(LOKI, tokens={"wild": 1})
    knock_out(table)
    table.hero_turn(LOKI)
    assert table.state.decision is not None
    assert table.state.decision.kind == "succeed"
    assert "succeed:silk" in table.options()
    assert not {f"succeed:{name}" for name in (LOKI, THOR)} & set(table.options())
    table.does("succeed:silk")
    silk = table.of("silk")
    assert (silk.at, silk.down) == (table.at(LONDON), False)
    assert len(silk.hand) + len(silk.deck) == 12
    assert len(silk.hand) == 4  # three at the start and one in the draw step
    assert {"silk-silk-sense", "silk-organic-webbing"} <= set(silk.hand)  # her Starting Hand cards
    assert table.tokens("silk") == {"wild": 1}
    assert [entry.hero for entry in table.state.storyline[1:]] == [GONE, GONE]
    table.waits_for("silk", "play")
    table.does("play:silk-organic-webbing")
    assert "attack:thug@london" not in table.options()


def test_cards_of_a_removed_hero_stay_without_an_owner() -> None:
    table = morlun(at=UN)
    table.storyline("morlun-plan-01", "loki-wild")
    knock_out(table)
    table.hero_turn(LOKI)
    table.does("succeed:peni-parker")
    view = GAME.view(table.state, 1)
    assert isinstance(view, UnitedView)
    assert [entry.hero for entry in view.storyline] == ["", LOKI, LOKI]
    table.place(LONDON, thugs=1)
    table.does("play:peni-parker-metal-armor")
    assert "attack:thug@london" in table.options()  # by the Wild symbol of the previous Hero card


def test_lasting_effects_of_a_removed_hero_end() -> None:
    table = Table("morlun", heroes=["peni-parker", THOR])
    table.state.home = table.at(LONDON)
    table.villain(at=UN)
    table.storyline("morlun-plan-01", "peni-parker-metal-armor")
    knock_out(table, "peni-parker")
    table.hero_turn("peni-parker")
    table.does("succeed:ironheart")
    table.hero("ironheart", at=UN, hand=["ironheart-move"] * 4)
    table.villain_turn("morlun-plan-01", next_hero=THOR)
    assert table.events("damaged")[-1] == {"hero": "ironheart", "amount": 2}
    assert not any(option.startswith("trigger:") for option in table.options())


def test_new_hero_follows_the_challenge_and_equipment_settings() -> None:
    table = morlun(challenge="moderate-and-hard", equipment=True)
    table.hero(LOKI, gear={})
    knock_out(table)
    table.hero_turn(LOKI)
    table.does("succeed:scarlet-spider")
    hero = table.of("scarlet-spider")
    assert sorted(hero.hand + hero.deck) == sorted(
        card for card in GAME.cards.heroes["scarlet-spider"].cards if not GAME.cards.hero_cards[card].removal
    )
    assert [gear.id for gear in hero.gear] == ["scarlet-spider-web-shooters"]


def test_new_hero_takes_over_generic_equipment() -> None:
    generic = GAME.cards.generic_gear[0]
    noir = "spider-man-noir"
    table = morlun(heroes=(noir, THOR), equipment=True, equipment1=generic)
    table.hero(noir, gear={generic: True})
    knock_out(table, noir)
    table.hero_turn(noir)
    table.does("succeed:silk")
    assert [gear.id for gear in table.of("silk").gear] == [generic]
    assert "silk-wild" not in table.of("silk").hand + table.of("silk").deck


def test_losing_four_heroes_loses_the_game() -> None:
    table = morlun()
    table.state.removed = ["silk", "ironheart", CARTER]
    knock_out(table)
    assert table.ended() == ("villain", "removed")


def test_life_force_absorption_replaces_bam_with_healing() -> None:
    table = morlun(at=UN)
    table.hero(THOR, at=UN, hand=["mighty-thor-move"] * 3)
    table.storyline("morlun-plan-08")
    knock_out(table)
    assert table.events("villain-healed") == [{"amount": 2, "health": 7}]
    assert table.story("bam") == []
    assert table.events("damaged") == []
    without = morlun(at=UN)
    without.hero(THOR, at=UN, hand=["mighty-thor-move"] * 3)
    without.storyline("-morlun-plan-08")
    knock_out(without)
    assert without.events("damaged") == [{"hero": THOR, "amount": 2}]


@pytest.mark.parametrize("number", [9, 10])
def test_sensing_life_force_marks_a_hero_in_each_of_three_locations(number: int) -> None:
    table = morlun(at=LONDON, heroes=(LOKI, THOR, CARTER))  # three Locations ahead: the United Nations
    table.hero(LOKI, at=UN, hand=["loki-move"] * 4)
    table.hero(THOR, at=UN, hand=["mighty-thor-move"] * 4)
    table.hero(CARTER, at=ALCHEMAX, hand=["captain-carter-move"] * 4)
    table.villain_turn(f"morlun-plan-{number:02}", next_hero=LOKI)
    table.does("pick:hero:loki", "pick:hero:mighty-thor")  # for BAM!, then for Sensing Life Force
    assert [table.of(hero).crisis for hero in (LOKI, THOR, CARTER)] == [0, 1, 1]


@pytest.mark.parametrize(("number", "start"), [(11, KUN_LUN), (12, ALCHEMAX)])
def test_fierce_hunting_deals_unpreventable_damage_to_marked_heroes(number: int, start: str) -> None:
    table = morlun(at=start)
    there = table.state.places[(table.at(start) + GAME.cards.plans[f"morlun-plan-{number}"].move) % 6].id
    table.hero(LOKI, at=there, hand=["loki-move"] * 5)
    table.hero(THOR, at=TVA, hand=["mighty-thor-move"] * 5)
    table.threat("brix", at=TVA)
    table.of(LOKI).crisis = 2
    table.lasting("invulnerable", "hero:loki")
    table.lasting("invulnerable", "hero:mighty-thor")
    table.villain_turn(f"morlun-plan-{number}", next_hero=LOKI)
    assert table.story("bam") == ["bam"]  # from the card text, and the Threats follow
    assert table.events("damaged") == [{"hero": LOKI, "amount": 2}]
    assert table.events("ignored") == [{"thing": "hero:mighty-thor", "amount": 1}]
    assert table.of(LOKI).crisis == 0


def test_overflow_damages_a_hero_there_or_moves_tokens_on() -> None:
    table = morlun(at=UN)
    table.hero(LOKI, at=KUN_LUN, hand=["loki-move"] * 4)
    table.full(KUN_LUN)
    table.villain_turn("morlun-plan-01", next_hero=LOKI)  # two Civilians on each side
    assert table.events("damaged") == [{"hero": LOKI, "amount": 1}]
    assert table.location(UN).civilians == 0
    away = morlun(at=UN)
    away.full(KUN_LUN)
    room = away.location(UN).slots
    away.place(UN, thugs=room - 1)
    away.villain_turn("morlun-plan-01", next_hero=LOKI)
    assert away.events("overflow") == [{"place": KUN_LUN}]
    assert away.events("damaged") == []
    assert away.location(UN).civilians == 1  # the second one goes one Location further
    assert away.location(ALCHEMAX).civilians == 3
    assert away.state.excess == []


@pytest.mark.parametrize("set_name", ["multiverse", "spider-geddon", "both"])
@pytest.mark.parametrize("mode", ["cooperative", "super-villain"])
def test_morlun_starts_in_loomworld_opposite_sims_tower(mode: str, set_name: str) -> None:
    """Whether one, both or none of them were drawn at random."""
    for seed in range(20):
        state = GAME.new(Config(3, {"villain": "morlun", "mode": mode, "set": set_name}), seed)
        assert isinstance(state, UnitedState)
        assert not state.storyline  # who starts, or which Super card to use, is asked first
        assert state.places[state.villain_at].id == "loomworld"
        assert state.places[state.home].id == "sims-tower"
        assert {hero.at for hero in state.heroes} == {state.home}
        assert state.places[state.home].tokens == 2
        assert len({place.id for place in state.places}) == 6
    others = GAME.new(Config(3, {"villain": "spot"}), 1)
    assert isinstance(others, UnitedState)
    assert not {"loomworld", "sims-tower"} & {place.id for place in others.places}


def test_locations_in_the_settings_are_kept() -> None:
    agreed = {"villain": "morlun", **{f"location{number + 1}": place for number, place in enumerate(RING)}}
    state = GAME.new(Config(2, agreed), 1)
    assert isinstance(state, UnitedState)
    assert tuple(place.id for place in state.places) == RING
    some = GAME.new(Config(2, {"villain": "morlun", "location2": "loomworld", "location5": TVA}), 1)
    assert isinstance(some, UnitedState)
    ids = [place.id for place in some.places]
    assert (ids[1], ids[4]) == ("loomworld", TVA)
    assert some.villain_at == 1
    assert "sims-tower" not in ids
    # Sims Tower stays in the place named in the settings, but not in one drawn at random.
    moved = GAME.new(Config(2, {"villain": "morlun", "location1": "sims-tower", "location2": "loomworld"}), 1)
    assert isinstance(moved, UnitedState)
    assert [place.id for place in moved.places][:2] == ["sims-tower", "loomworld"]


def tower() -> Table:
    table = Table("morlun", heroes=[LOKI, THOR], ring=("sims-tower", PEGASUS, KUN_LUN, "loomworld", ALCHEMAX, TVA))
    table.storyline("morlun-plan-02")
    table.state.home = 0
    for hero in (LOKI, THOR):
        table.hero(hero, at="sims-tower", hand=[f"{hero}-move"] * 4)
    table.place("sims-tower", tokens=2)
    return table


def test_tokens_of_sims_tower_protect_heroes_there() -> None:
    table = tower()
    table.villain(at="sims-tower")
    table.villain_turn("morlun-plan-01", next_hero=LOKI)
    table.does("pick:hero:loki", "trigger:place:sims-tower/location/sims-tower/shelter", "token:heroic", "stop")
    assert table.location("sims-tower").tokens == 1
    assert table.events("ignored") == [{"thing": "hero:loki", "amount": 1}]
    elsewhere = tower()
    elsewhere.hero(LOKI, at=TVA, hand=["loki-move"] * 4)
    elsewhere.villain(at=TVA)
    elsewhere.villain_turn("morlun-plan-01", next_hero=LOKI)
    assert elsewhere.events("damaged") == [{"hero": LOKI, "amount": 2}]


@pytest.mark.parametrize(("choice", "left", "held"), [("take", 1, {"heroic": 1}), ("leave", 3, {})])
def test_token_may_be_taken_from_sims_tower_or_left_there(choice: str, left: int, held: dict[str, int]) -> None:
    table = tower()
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end", "location:sims-tower", f"choose:{choice}")
    assert table.location("sims-tower").tokens == left
    assert table.tokens(LOKI) == held


def test_loomworld_lets_a_hero_move_anywhere() -> None:
    table = tower()
    table.hero(LOKI, at="loomworld", hand=["loki-move"] * 4)
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end", "location:loomworld")
    assert "pick:place:loomworld" not in table.options()
    table.does(f"pick:place:{TVA}")
    assert table.of(LOKI).at == table.at(TVA)


def bam(threat: str, at: str = UN, **heroes: str) -> Table:
    """Return a table where only this Threat is in play and the Villain meets nobody."""
    table = morlun(at=LONDON, heroes=(LOKI, THOR, CARTER))
    table.threat(threat, at=at)
    places = {LOKI: heroes.get("loki", PEGASUS), THOR: heroes.get("thor", PEGASUS), CARTER: heroes.get("carter", TVA)}
    for hero, place in places.items():
        table.hero(hero, at=place, hand=[f"{hero}-move"] * 6)
    table.villain_turn("morlun-plan-01", next_hero=LOKI)
    return table


def test_karn_moves_to_heroes() -> None:
    table = bam("karn", at=UN, loki=ALCHEMAX)
    assert table.events("threat-moved") == [{"threat": "karn", "place": ALCHEMAX}]
    assert table.events("damaged") == [{"hero": LOKI, "amount": 2}]


def test_karn_stays_if_the_location_of_the_heroes_has_a_threat() -> None:
    table = morlun(at=TVA, heroes=(LOKI, THOR))
    table.threat("karn", at=UN)
    table.threat("verna", at=LONDON)
    for hero in (LOKI, THOR):
        table.hero(hero, at=LONDON, hand=[f"{hero}-move"] * 6)
    table.threat_card("verna").stunned = True
    table.villain_turn("morlun-plan-01", next_hero=LOKI)
    assert table.events("threat-moved") == []
    assert table.events("damaged") == []


def test_brix_damages_every_hero_in_his_location() -> None:
    assert [event["hero"] for event in bam("brix", loki=UN, thor=UN).events("damaged")] == [LOKI, THOR]


def test_bora_damages_adjacent_heroes_and_ignores_the_first_damage() -> None:
    table = bam("bora", loki=KUN_LUN, thor=ALCHEMAX, carter=UN)
    assert sorted(event["hero"] for event in table.events("damaged")) == [LOKI, THOR]
    table.hero(CARTER, at=UN, hand=["captain-carter-attack", "captain-carter-move"], tokens={"attack": 1})
    table.hero_turn(CARTER)
    table.does("play:captain-carter-attack", "attack:threat:bora")
    assert table.threat_card("bora").health == 3
    table.does("attack:threat:bora+token")
    assert table.threat_card("bora").health == 2


def test_jennix_marks_a_hero_and_damages_marked_heroes() -> None:
    table = bam("jennix", loki=UN, thor=KUN_LUN, carter=TVA)
    assert [table.of(hero).crisis for hero in (LOKI, THOR, CARTER)] == [1, 1, 0]
    assert [event["hero"] for event in table.events("damaged")] == [LOKI, THOR]


def test_verna_damages_any_hero() -> None:
    table = bam("verna")
    table.does("pick:hero:captain-carter")
    assert table.events("damaged") == [{"hero": CARTER, "amount": 1}]


@pytest.mark.parametrize(("heroes", "health"), [((LOKI, THOR), 3), ((LOKI, THOR, CARTER), 4)])
def test_daemos_has_health_by_number_of_heroes(heroes: tuple[str, ...], health: int) -> None:
    assert full_health(morlun(heroes=heroes).state, "daemos") == health


def test_daemos_damages_a_hero_or_discards_civilians() -> None:
    assert bam("daemos", loki=UN).events("damaged") == [{"hero": LOKI, "amount": 2}]
    table = morlun(at=LONDON)
    for hero in (LOKI, THOR):
        table.hero(hero, at=TVA, hand=[f"{hero}-move"] * 4)
    table.threat("daemos", at=UN)
    table.place(UN, civilians=2)
    table.villain_turn("morlun-plan-01", next_hero=LOKI)
    assert table.events("tokens-discarded") == [{"kind": "civilian", "amount": 2, "place": UN}]
