"""Every Threat of the box in play."""

import pytest

from games.united.table import ALCHEMAX, CARTER, KUN_LUN, LOKI, LONDON, PEGASUS, THOR, TVA, UN, Table, spread

ALL = (CARTER, LOKI, THOR)


def resolved(table: Table) -> list[str]:
    return [event["ability"] for event in table.events("effect")]


@pytest.mark.parametrize(
    ("threat", "kind"),
    [
        ("innocents-to-protect-1", "civilians"),
        ("innocents-to-protect-2", "civilians"),
        ("guilty-to-punish-1", "thugs"),
        ("guilty-to-punish-2", "thugs"),
    ],
)
def test_threats_that_add_missing_tokens(threat: str, kind: str) -> None:
    for already in (0, 1):
        table = spread("cosmic-ghost-rider", PEGASUS)
        table.threat(threat, at=LONDON)
        table.place(LONDON, **{kind: already})
        for hero in ALL:
            table.hero(hero, at=UN, hand=[f"{hero}-move"] * 5)
        table.villain_turn("cosmic-ghost-rider-plan-04", next_hero=LOKI)  # 2 steps to UN
        assert getattr(table.location(LONDON), kind) == 1


@pytest.mark.parametrize(
    ("threat", "villain"), [("chains-of-hellfire", "cosmic-ghost-rider"), ("gravity-police", "maestro")]
)
def test_leaving_a_location_with_this_threat_costs_two_moves(threat: str, villain: str) -> None:
    table = Table(villain, heroes=[LOKI, THOR])
    table.villain(at=UN)
    table.threat(threat, at=PEGASUS)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move", "loki-wild-wild"], deck=[])
    table.hero_turn(LOKI)
    table.does("play:loki-wild-wild")
    assert f"move:{LONDON}" in table.options()
    table.does(f"move:{LONDON}")
    table.waits_for(LOKI, "location")  # both were spent
    poor = Table(villain, heroes=[LOKI, THOR])
    poor.villain(at=UN)
    poor.threat(threat, at=PEGASUS)
    poor.hero(LOKI, at=PEGASUS, hand=["loki-move", "loki-wild-wild"], deck=[])
    poor.hero_turn(LOKI)
    poor.does("play:loki-move")
    assert f"move:{LONDON}" not in poor.options()


def test_punisher_thanos() -> None:
    table = spread("cosmic-ghost-rider", TVA, {THOR: UN})
    table.threat("punisher-thanos", at=UN)
    table.place(UN, thugs=1)
    table.villain_turn("cosmic-ghost-rider-plan-02", next_hero=LOKI)  # to London
    assert table.events("damaged") == [{"hero": THOR, "amount": 1}]
    assert table.state.track == 1


@pytest.mark.parametrize(
    ("threat", "villain", "plan", "amount"),
    [
        ("dogs-of-war-1", "maestro", "maestro-plan-09", 1),
        ("dogs-of-war-2", "maestro", "maestro-plan-09", 1),
        ("dogs-of-war-3", "maestro", "maestro-plan-09", 1),
        ("namor", "emperor-doom", "emperor-doom-plan-08", 2),
    ],
)
def test_henchmen_that_damage_one_hero(threat: str, villain: str, plan: str, amount: int) -> None:
    table = spread(villain, TVA)
    table.threat(threat, at=PEGASUS)
    table.villain_turn(plan, next_hero=LOKI)
    table.does("pick:hero:mighty-thor")
    assert table.events("damaged") == [{"hero": THOR, "amount": amount}]
    assert f"threat/{threat}/bam" in resolved(table)


@pytest.mark.parametrize(
    ("threat", "villain", "plan"),
    [("gravity-police", "maestro", "maestro-plan-09"), ("captain-marvel", "immortus", "immortus-plan-10")],
)
def test_henchmen_that_damage_adjacent_heroes(threat: str, villain: str, plan: str) -> None:
    table = spread(villain, TVA, {CARTER: LONDON, LOKI: PEGASUS, THOR: KUN_LUN})
    table.threat(threat, at=PEGASUS)
    table.villain_turn(plan, next_hero=LOKI)
    assert [event["hero"] for event in table.events("damaged")] == [CARTER, THOR]


def test_trophy_room() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.villain(at=UN)
    table.threat("trophy-room", at=PEGASUS, heroic=2)
    table.hero(LOKI, at=PEGASUS, hand=["loki-confuse", "loki-move"], deck=[])
    table.hero_turn(LOKI)
    table.does("play:loki-confuse")
    assert "special:loki-confuse" not in table.options()
    table.does("fill:threat:trophy-room:heroic")
    assert (table.tokens(LOKI), table.tokens(THOR)) == ({"wild": 1}, {"wild": 1})


def test_gamma_wasteland() -> None:
    table = spread("maestro", TVA, {THOR: UN, CARTER: LONDON})
    table.threat("gamma-wasteland", at=PEGASUS)
    table.villain_turn("maestro-plan-05", next_hero=THOR)
    assert [event["hero"] for event in table.events("damaged")][:1] == [LOKI]


def test_starfox() -> None:
    table = spread("immortus", TVA, {CARTER: LONDON, LOKI: PEGASUS, THOR: UN})
    table.threat("starfox", at=PEGASUS)
    table.villain_turn("immortus-plan-10", next_hero=LOKI)
    assert [event["hero"] for event in table.events("damaged")] == [LOKI, CARTER]
    table.hero(LOKI, at=PEGASUS, hand=["loki-heroic-attack", "loki-move"], deck=[])
    table.hero_turn(LOKI)
    table.does("play:loki-heroic-attack")
    assert "attack:threat:starfox" not in table.options()
    nobody = spread("immortus", TVA, dict.fromkeys(ALL, UN))
    nobody.threat("starfox", at=PEGASUS)
    nobody.villain_turn("immortus-plan-05", next_hero=LOKI)
    assert nobody.state.lasting == []


def test_silver_surfer() -> None:
    table = spread("immortus", TVA, {CARTER: UN, LOKI: ALCHEMAX, THOR: UN})
    table.threat("silver-surfer", at=KUN_LUN)
    table.threat("nova", at=UN)
    table.villain_turn("immortus-plan-05", next_hero=LOKI)
    assert table.threat_card("silver-surfer").at == table.at(ALCHEMAX)
    assert table.events("damaged") == [{"hero": LOKI, "amount": 2}]


def test_tachyon_field_generator() -> None:
    table = Table("immortus", heroes=[LOKI, THOR])
    table.villain(at=UN)
    table.threat("tachyon-field-generator", at=PEGASUS, heroic=2)
    table.place(PEGASUS, thugs=1)
    hand = ["loki-heroic-attack", "loki-move"]
    table.hero(LOKI, at=PEGASUS, hand=hand, deck=[])
    table.missions(defeat=8, clear=3)
    table.hero_turn(LOKI)
    table.does("play:loki-heroic-attack", f"attack:thug@{PEGASUS}")
    assert table.events("slot-locked") == [{"mission": "defeat-thugs"}]
    assert table.state.missions == [0, 8, 3]
    table.does("fill:threat:tachyon-field-generator:heroic")
    assert table.events("mission-complete") == [{"mission": "clear-threats", "done": 1}]


def test_yondu() -> None:
    table = spread("immortus", TVA, {CARTER: LONDON, LOKI: PEGASUS, THOR: UN})
    table.of(LOKI).tokens = [1, 0, 0, 0]
    table.threat("yondu", at=PEGASUS)
    table.villain_turn("immortus-plan-10", next_hero=LOKI)
    table.does("token:move")
    assert table.events("damaged") == [{"hero": CARTER, "amount": 1}]
    assert table.tokens(LOKI) == {}


def test_nova() -> None:
    table = spread("immortus", TVA)
    table.threat("nova", at=LONDON)
    table.storyline("loki-move-attack")
    table.villain_turn("immortus-plan-04", next_hero=THOR)
    assert table.state.storyline[0].symbols == [0, 0, 0, 0]
    table.hero(THOR, at=LONDON, hand=["mighty-thor-attack-attack", "mighty-thor-move"], deck=[])
    table.storyline("immortus-plan-01")
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack-attack", "attack:threat:nova", "attack:threat:nova")
    assert table.threat_card("nova").health == 2


def test_captain_marvel_retaliates_once_per_turn() -> None:
    table = Table("immortus", heroes=[THOR, LOKI])
    table.villain(at=UN)
    table.threat("captain-marvel", at=PEGASUS)
    hand = ["mighty-thor-attack-attack", "mighty-thor-move", "mighty-thor-wild", "mighty-thor-heroic-heroic"]
    table.hero(THOR, at=PEGASUS, hand=hand, deck=[])
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack-attack", "attack:threat:captain-marvel", "discard:mighty-thor-move")
    table.does("attack:threat:captain-marvel")
    assert table.events("damaged") == [{"hero": THOR, "amount": 1}]
    assert table.threat_card("captain-marvel").health == 2


def test_purple_man_cannot_be_damaged_before_the_missions() -> None:
    table = Table("emperor-doom", heroes=[THOR, LOKI])
    table.threat("purple-man", at=PEGASUS)
    table.place(PEGASUS, thugs=1)
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-attack-attack", "mighty-thor-move"], deck=[])
    table.missions(completed=["rescue-civilians", "clear-threats"])
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack-attack")
    assert "attack:threat:purple-man" not in table.options()


def test_dooms_loyal_subjects() -> None:
    table = spread("emperor-doom", TVA, {THOR: UN, CARTER: LONDON})
    table.threat("dooms-loyal-subjects", at=KUN_LUN)
    table.place(UN, civilians=1)
    table.place(PEGASUS, civilians=1)
    table.villain_turn("emperor-doom-plan-12", next_hero=LOKI)
    assert {event["hero"] for event in table.events("damaged")} == {THOR, LOKI}


def test_psycho_prism() -> None:
    table = Table("emperor-doom", heroes=[LOKI, THOR])
    table.villain(at=UN)
    table.threat("psycho-prism", at=PEGASUS)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move", "loki-wild"], deck=[])
    table.hero_turn(LOKI)
    table.waits_for(LOKI, "action")  # the card was played at random


def test_doombot_foundry() -> None:
    table = spread("emperor-doom", TVA)
    table.threat("doombot-foundry", at=LONDON)
    table.villain_turn("emperor-doom-plan-03", next_hero=LOKI)
    assert table.location(LONDON).armoured == 1


def test_enthralled_avengers() -> None:
    table = spread("emperor-doom", TVA, {CARTER: UN})
    table.threat("enthralled-avengers", at=PEGASUS)
    table.villain_turn("emperor-doom-plan-08", next_hero=LOKI)
    assert [event["hero"] for event in table.events("damaged")] == [LOKI, THOR]
    assert table.threat_card("enthralled-avengers").health == 6
