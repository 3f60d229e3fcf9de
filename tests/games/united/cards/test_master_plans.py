"""Every Master Plan effect of the box in play."""

import pytest

from games.united.table import ALCHEMAX, CARTER, GAME, KUN_LUN, LOKI, LONDON, PEGASUS, THOR, TVA, UN, Table, spread

ALL = (CARTER, LOKI, THOR)


def test_penance_stare() -> None:
    table = spread("cosmic-ghost-rider", UN, {LOKI: UN, THOR: UN})
    table.storyline("mighty-thor-attack-attack", "loki-move")
    table.villain_turn("cosmic-ghost-rider-plan-01", next_hero=CARTER)
    assert table.events("damaged")[2:] == [{"hero": THOR, "amount": 2}]  # after 1 each by BAM!


@pytest.mark.parametrize("plan", ["cosmic-ghost-rider-plan-06", "cosmic-ghost-rider-plan-10"])
def test_cosmic_hellfire(plan: str) -> None:
    table = spread("cosmic-ghost-rider", TVA)
    table.lasting("invulnerable", "hero:loki")
    table.villain_turn(plan, next_hero=CARTER)
    assert [event["hero"] for event in table.events("damaged")] == list(ALL)
    while table.state.decision is not None and table.state.decision.kind == "discard":
        table.does(table.options()[0])
    assert table.events("advanced")[0]["amount"] == 1


@pytest.mark.parametrize("plan", ["cosmic-ghost-rider-plan-08", "cosmic-ghost-rider-plan-12"])
def test_cosmic_punishment(plan: str) -> None:
    table = spread("cosmic-ghost-rider", LONDON if plan.endswith("08") else TVA, dict.fromkeys(ALL, ALCHEMAX))
    table.place(ALCHEMAX, thugs=4)
    table.villain_turn(plan, next_hero=CARTER)
    assert table.state.track == 1 + 3


def test_the_strongest_there_is() -> None:
    table = spread("maestro", PEGASUS, {THOR: UN})
    table.villain_turn("maestro-plan-02", next_hero=THOR)
    assert [event["hero"] for event in table.events("damaged")] == [CARTER, LOKI]
    assert (table.of(CARTER).at, table.of(LOKI).at) == (table.at(ALCHEMAX), table.at(ALCHEMAX))


def test_iron_fisted_rule() -> None:
    table = spread("maestro", TVA)
    table.threat("gravity-police", at=UN)
    table.threat("trophy-room", at=KUN_LUN)
    table.villain_turn("maestro-plan-04", next_hero=THOR)
    assert table.location(UN).thugs == 1
    assert table.location(KUN_LUN).thugs == 0


def test_crush_all_hope() -> None:
    table = spread("maestro", TVA, {LOKI: UN})
    table.villain(at=UN)
    table.hero(LOKI, at=UN, hand=["loki-confuse", "loki-wild"], deck=[])
    table.villain_turn("maestro-plan-06", next_hero=LOKI)  # to TVA
    table.does("play:loki-confuse")
    assert table.events("special") == []
    table.villain_turn("maestro-plan-01", next_hero=LOKI)
    assert table.state.lasting == []


def test_release_the_dogs() -> None:
    table = spread("maestro", TVA)
    table.threat("gravity-police", at=UN)
    table.villain_turn("maestro-plan-07", next_hero=LOKI)  # 3 steps to Kun-Lun
    table.does("pick:threat:dogs-of-war-1", "pick:threat:trophy-room")
    assert table.threat_card("dogs-of-war-1").at == table.at(ALCHEMAX)
    assert table.threat_card("trophy-room").at == table.at(TVA)
    assert (table.threat_card("dogs-of-war-1").health, table.threat_card("dogs-of-war-1").token) == (3, False)


def test_tribute_to_the_maestro() -> None:
    table = spread("maestro", TVA)
    table.of(LOKI).tokens = [1, 0, 0, 1]
    table.villain_turn("maestro-plan-08", next_hero=LOKI)
    assert table.options() == ["token:move", "token:wild", "damage"]
    table.does("token:wild")
    assert [event["hero"] for event in table.events("damaged")] == [CARTER, THOR]
    assert table.tokens(LOKI) == {"move": 1}


@pytest.mark.parametrize(("plan", "at"), [("maestro-plan-10", UN), ("maestro-plan-12", TVA)])
def test_gamma_leap(plan: str, at: str) -> None:
    table = spread("maestro", at)
    table.villain_turn(plan, next_hero=LOKI)
    assert table.state.villain_at == table.at(PEGASUS)
    assert len(table.events("damaged")) == 3


def test_rewind_the_moment() -> None:
    table = spread("immortus", TVA)
    table.storyline("loki-scepter", "mighty-thor-move-attack", "-captain-carter-wild")
    table.villain_turn("immortus-plan-02", next_hero=CARTER)
    assert table.events("card-returned") == [{"hero": THOR}]
    assert table.of(THOR).deck[-1] == "mighty-thor-move-attack"


def test_rewind_the_moment_returns_a_support_card_to_its_deck() -> None:
    """The card goes on the deck of Supporting Heroes, not on that of the player who used it."""
    table = Table("immortus", heroes=[CARTER], mode="commander")
    table.villain(at=TVA)
    table.storyline("immortus-plan-01", "+loki-confuse")
    table.state.supports = ["spider-man-2099-talons"]
    deck = table.of(CARTER).deck[:]
    table.villain_turn("immortus-plan-02")
    assert table.events("card-returned") == [{"hero": CARTER}]
    assert table.state.supports == ["spider-man-2099-talons", "loki-confuse"]
    assert table.of(CARTER).deck[: len(deck) - 1] == deck[:-1]


def test_stop_the_heroes_and_lost_in_time() -> None:
    table = spread("immortus", TVA)
    table.villain_turn("immortus-plan-03", next_hero=CARTER)  # to London
    assert [place.thugs for place in table.state.places] == [0, 1, 1, 1, 1, 1]
    lost = spread("immortus", TVA)
    lost.villain_turn("immortus-plan-09", next_hero=CARTER)  # 4 steps to UN
    assert [place.civilians for place in lost.state.places] == [1, 1, 1, 0, 1, 1]


def test_assemble_the_infinity_watch() -> None:
    table = spread("immortus", TVA)
    table.place(KUN_LUN, thugs=2, civilians=1)
    table.villain_turn("immortus-plan-07", next_hero=CARTER)
    assert (table.location(KUN_LUN).thugs, table.location(KUN_LUN).civilians) == (0, 0)


def test_reverse_times_arrow() -> None:
    table = spread("immortus", TVA)
    table.storyline("loki-move")  # after Loki, Thor would be next
    table.villain_turn("immortus-plan-08", next_hero=THOR)
    assert table.events("reversed") == [{}]
    table.waits_for(CARTER, "play")
    few = Table("immortus", heroes=[LOKI, THOR])
    few.villain(at=TVA)
    few.storyline("loki-move-attack")
    few.villain_turn("immortus-plan-08", next_hero=THOR)
    assert few.state.storyline[0].symbols == [0, 0, 0, 0]


def test_twist_the_timeline() -> None:
    table = spread("immortus", TVA)
    table.storyline("loki-scepter", "-captain-carter-wild", "mighty-thor-move-attack")
    table.villain_turn("immortus-plan-11", next_hero=CARTER)
    assert table.played()[:3] == ["mighty-thor-move-attack", "captain-carter-wild", "loki-scepter"]


def test_emperor_of_the_world() -> None:
    table = spread("emperor-doom", TVA)
    table.place(LONDON, thugs=1)
    table.villain_turn("emperor-doom-plan-01", next_hero=CARTER)
    assert [place.doombots for place in table.state.places] == [0, 1, 1, 1, 1, 1]


def test_quick_escape_plan() -> None:
    table = spread("emperor-doom", KUN_LUN)
    table.villain_turn("emperor-doom-plan-02", next_hero=LOKI)
    table.does("play:loki-move", f"move:{KUN_LUN}")
    assert table.state.villain_at == table.at(TVA)
    assert table.of(LOKI).at == table.at(KUN_LUN)


@pytest.mark.parametrize("plan", ["emperor-doom-plan-04", "emperor-doom-plan-11"])
def test_reinforced_doombots(plan: str) -> None:
    table = spread("emperor-doom", TVA)
    table.place(UN, doombots=2)
    table.villain_turn(plan, next_hero=LOKI)
    assert table.location(UN).armoured == 2


def test_obey_doom() -> None:
    table = spread("emperor-doom", TVA, {THOR: UN, CARTER: LONDON})
    table.villain_turn("emperor-doom-plan-06", next_hero=THOR)  # to Pegasus
    assert [event["hero"] for event in table.events("must-play-at-random")] == [CARTER, LOKI]


def test_doombots_attack() -> None:
    table = spread("emperor-doom", TVA, {THOR: UN})
    table.place(PEGASUS, doombots=1)
    table.place(UN, armoured=1)
    table.villain_turn("emperor-doom-plan-07", next_hero=LOKI)
    table.does("pick:hero:captain-carter")
    assert {event["hero"] for event in table.events("damaged")} == {CARTER, THOR}


def test_end_poverty() -> None:
    table = spread("emperor-doom", TVA)
    table.place(UN, civilians=1)
    table.place(LONDON, civilians=1)
    table.villain_turn("emperor-doom-plan-09", next_hero=LOKI)
    assert [place.doombots for place in table.state.places] == [1, 0, 0, 1, 0, 0]


def test_all_plans_and_threats_of_the_box_can_be_resolved() -> None:
    """Master Plan cards without an effect can be resolved too."""
    for plan in GAME.cards.plans.values():
        table = Table(plan.villain, heroes=[LOKI, THOR])
        table.villain(at=TVA)
        for hero in (LOKI, THOR):
            table.hero(hero, at=KUN_LUN, hand=[f"{hero}-move"] * 6)
        table.villain_turn(plan.id)
        assert table.events("plan") == [{"card": plan.id}]
