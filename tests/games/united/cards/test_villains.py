"""Every Dashboard, Master Plan effect and Threat, played."""

import pytest

from games.united.table import ALCHEMAX, GAME, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table

CARTER, LOKI, THOR = "captain-carter", "loki", "mighty-thor"
ALL = (CARTER, LOKI, THOR)


def spread(villain: str, at: str, heroes: dict[str, str] | None = None) -> Table:
    """Heroes by Location (the others stand in Pegasus), each with five cards in hand."""
    table = Table(villain)
    table.villain(at=at)
    for hero in ALL:
        place = (heroes or {}).get(hero, PEGASUS)
        table.hero(hero, at=place, hand=[f"{hero}-move"] * 5, deck=[f"{hero}-wild"] * 3)
    return table


def resolved(table: Table) -> list[str]:
    return [event["ability"] for event in table.events("effect")]


# --- Dashboards ---------------------------------------------------------------------------------------------------


def test_cosmic_ghost_rider_dashboard() -> None:
    table = spread("cosmic-ghost-rider", TVA, dict.fromkeys(ALL, LONDON))
    table.place(LONDON, thugs=2)
    table.place(TVA, thugs=1)
    table.villain_turn("cosmic-ghost-rider-plan-03", next_hero=LOKI)  # to London
    assert [event["hero"] for event in table.events("damaged")] == list(ALL)
    assert table.state.track == 2
    assert (table.spot(LONDON).thugs, table.spot(TVA).thugs) == (1, 0)
    assert resolved(table)[0] == "villain/cosmic-ghost-rider/bam"


def test_maestro_and_rick_jones() -> None:
    table = Table("maestro", heroes=[THOR, LOKI])
    table.villain(at=PEGASUS, health=4)
    hand = ["mighty-thor-attack-attack", "mighty-thor-wild"]
    tokens = {"attack": 1, "move": 1, "heroic": 1}
    table.hero(THOR, at=PEGASUS, hand=hand, deck=[], tokens=tokens)
    table.place(PEGASUS, thugs=1)
    table.missions(defeat=8, completed=["rescue-civilians"])
    table.hero_turn(THOR)
    table.play("play:mighty-thor-attack-attack", f"attack:thug@{PEGASUS}")
    assert table.events("companion-moved") == [{"place": ALCHEMAX}]  # opposite
    table.play("attack:villain", "attack:villain+token")
    assert table.events("villain-hurt") == [{"amount": 0, "health": 4}, {"amount": 0, "health": 4}]
    table.state.companion_at = table.at(PEGASUS)
    table.hero_turn(THOR)
    table.state.companion_at = table.at(PEGASUS)
    assert table.state.health == 4


def test_damage_above_two_hurts_maestro_and_all_of_it_beside_rick_jones() -> None:
    for companion, left in ((KUN_LUN, 3), (PEGASUS, 1)):
        table = Table("maestro", heroes=[THOR, LOKI])
        table.villain(at=PEGASUS, health=4)
        hand = ["mighty-thor-attack-attack", "mighty-thor-wild"]
        table.hero(THOR, at=PEGASUS, hand=hand, deck=[], tokens={"attack": 1})
        table.missions(completed=["rescue-civilians", "defeat-thugs"])
        table.state.companion_at = table.at(companion)
        table.hero_turn(THOR)
        table.play("play:mighty-thor-attack-attack", "attack:villain", "attack:villain", "attack:villain+token")
        assert table.state.health == left


def test_rick_jones_goes_along_or_is_sent() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.villain(at=UN)
    table.missions(completed=["rescue-civilians", "defeat-thugs"])
    table.state.companion_at = table.at(PEGASUS)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move-heroic", "loki-wild"], deck=[])
    table.hero_turn(LOKI)
    table.play("play:loki-move-heroic", f"move:{LONDON}", "trigger:villain/villain/maestro/rule")
    assert table.events("companion-moved") == [{"place": LONDON}]
    assert table.options() == [f"send:{TVA}", f"send:{PEGASUS}", "end"]
    table.play(f"send:{TVA}")
    assert table.events("companion-moved")[1:] == [{"place": TVA}]
    assert table.state.companion_at == table.at(TVA)
    assert table.of(LOKI).at == table.at(LONDON)


def test_maestro_gains_health_by_overflow_and_ko() -> None:
    table = spread("maestro", TVA)
    table.villain(health=4)
    table.full(TVA)
    table.villain_turn("maestro-plan-01")
    assert table.events("villain-healed") == [{"amount": 1, "health": 5}]


def test_immortus_dashboard() -> None:
    table = spread("immortus", TVA)
    table.place(KUN_LUN, thugs=1, civilians=1)
    table.missions(rescue=3, defeat=0)
    table.villain_turn("immortus-plan-12", next_hero=LOKI)  # 5 steps to Alchemax
    assert table.events("mission-lost") == []
    table.villain(at=PEGASUS)
    table.villain_turn("immortus-plan-04", next_hero=LOKI)  # 1 step to Kun-Lun
    assert table.events("mission-lost") == [{"mission": "rescue-civilians", "amount": 1}]
    assert table.state.missions == [2, 0, 0]


def test_immortus_puts_a_plan_facedown_for_a_ko() -> None:
    table = Table("immortus", heroes=[LOKI, THOR])
    table.hero(LOKI, at=PEGASUS, hand=["loki-move"], deck=[])
    left = len(table.state.plans)
    table.hero_turn(LOKI)
    table.play("end")
    assert table.events("plan-facedown") == [{}]
    assert len(table.state.plans) == left - 1
    assert table.events("bam") == []


def test_emperor_doom_dashboard() -> None:
    table = spread("emperor-doom", TVA)
    table.villain_turn("emperor-doom-plan-03")  # not Under Pressure: accelerate
    assert table.state.tempo == -1
    pressed = spread("emperor-doom", LONDON)
    pressed.missions(completed=["defeat-thugs"])
    pressed.villain_turn("emperor-doom-plan-03", next_hero=LOKI)  # to Pegasus, where the Heroes are
    assert len(pressed.events("damaged")) == 3
    assert pressed.spot(PEGASUS).doombots == 1 + 1  # by BAM!, and by the card itself
    assert pressed.state.tempo == 1


def test_emperor_doom_overflow_and_ko() -> None:
    table = spread("emperor-doom", TVA)
    table.full(PEGASUS)
    table.villain_turn("emperor-doom-plan-03")  # to London: 1 Thug each; Pegasus is full
    assert table.events("overflow") == [{"place": PEGASUS}]
    assert table.spot(KUN_LUN).doombots == 1
    fallen = Table("emperor-doom", heroes=[LOKI, THOR])
    fallen.hero(LOKI, at=PEGASUS, hand=["loki-move"], deck=[])
    fallen.hero_turn(LOKI)
    fallen.play(f"move:{KUN_LUN}")
    assert fallen.spot(KUN_LUN).doombots == 1


def test_a_defeated_doombot_counts_as_a_thug() -> None:
    table = Table("emperor-doom", heroes=[THOR, LOKI])
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-attack", "mighty-thor-wild"], deck=[])
    table.place(PEGASUS, doombots=1)
    table.hero_turn(THOR)
    table.play("play:mighty-thor-attack", f"attack:doombot@{PEGASUS}")
    assert table.state.missions == [0, 1, 0]


# --- Master Plan effects ------------------------------------------------------------------------------------------


def test_penance_stare() -> None:
    table = spread("cosmic-ghost-rider", UN, {LOKI: UN, THOR: UN})
    table.storyline("mighty-thor-attack-attack", "loki-move")
    table.villain_turn("cosmic-ghost-rider-plan-01", next_hero=CARTER)
    assert table.events("damaged")[2:] == [{"hero": THOR, "amount": 2}]  # after 1 for each by BAM!


@pytest.mark.parametrize("plan", ["cosmic-ghost-rider-plan-06", "cosmic-ghost-rider-plan-10"])
def test_cosmic_hellfire(plan: str) -> None:
    table = spread("cosmic-ghost-rider", TVA)
    table.lasting("invulnerable", "hero:loki")
    table.villain_turn(plan, next_hero=CARTER)
    assert [event["hero"] for event in table.events("damaged")] == list(ALL)
    while table.state.decision is not None and table.state.decision.kind == "discard":
        table.play(table.options()[0])
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
    assert table.spot(UN).thugs == 1
    assert table.spot(KUN_LUN).thugs == 0


def test_crush_all_hope() -> None:
    table = spread("maestro", TVA, {LOKI: UN})
    table.villain(at=UN)
    table.hero(LOKI, at=UN, hand=["loki-confuse", "loki-wild"], deck=[])
    table.villain_turn("maestro-plan-06", next_hero=LOKI)  # to TVA
    table.play("play:loki-confuse")
    assert table.events("special") == []
    table.villain_turn("maestro-plan-01", next_hero=LOKI)
    assert table.state.lasting == []


def test_release_the_dogs() -> None:
    table = spread("maestro", TVA)
    table.threat("gravity-police", at=UN)
    table.villain_turn("maestro-plan-07", next_hero=LOKI)  # 3 steps to Kun-Lun
    table.play("pick:threat:dogs-of-war-1", "pick:threat:trophy-room")
    assert table.card("dogs-of-war-1").at == table.at(ALCHEMAX)
    assert table.card("trophy-room").at == table.at(TVA)
    assert (table.card("dogs-of-war-1").health, table.card("dogs-of-war-1").token) == (3, False)


def test_tribute_to_the_maestro() -> None:
    table = spread("maestro", TVA)
    table.of(LOKI).tokens = [1, 0, 0, 1]
    table.villain_turn("maestro-plan-08", next_hero=LOKI)
    assert table.options() == ["token:move", "token:wild", "damage"]
    table.play("token:wild")
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


def test_rewind_the_moment_of_a_supporting_hero() -> None:
    """The card is laid on the deck of Supporting Heroes, not of the one who played it."""
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
    assert (table.spot(KUN_LUN).thugs, table.spot(KUN_LUN).civilians) == (0, 0)


def test_reverse_times_arrow() -> None:
    table = spread("immortus", TVA)
    table.storyline("loki-move")  # Loki played last, Thor would be next
    table.villain_turn("immortus-plan-08", next_hero=THOR)
    assert table.events("reversed") == [{}]
    table.waits(CARTER, "play")
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
    table.play("play:loki-move", f"move:{KUN_LUN}")
    assert table.state.villain_at == table.at(TVA)
    assert table.of(LOKI).at == table.at(KUN_LUN)


@pytest.mark.parametrize("plan", ["emperor-doom-plan-04", "emperor-doom-plan-11"])
def test_reinforced_doombots(plan: str) -> None:
    table = spread("emperor-doom", TVA)
    table.place(UN, doombots=2)
    table.villain_turn(plan, next_hero=LOKI)
    assert table.spot(UN).armoured == 2


def test_obey_doom() -> None:
    table = spread("emperor-doom", TVA, {THOR: UN, CARTER: LONDON})
    table.villain_turn("emperor-doom-plan-06", next_hero=THOR)  # to Pegasus
    assert [event["hero"] for event in table.events("must-play-at-random")] == [CARTER, LOKI]


def test_doombots_attack() -> None:
    table = spread("emperor-doom", TVA, {THOR: UN})
    table.place(PEGASUS, doombots=1)
    table.place(UN, armoured=1)
    table.villain_turn("emperor-doom-plan-07", next_hero=LOKI)
    table.play("pick:hero:captain-carter")
    assert {event["hero"] for event in table.events("damaged")} == {CARTER, THOR}


def test_end_poverty() -> None:
    table = spread("emperor-doom", TVA)
    table.place(UN, civilians=1)
    table.place(LONDON, civilians=1)
    table.villain_turn("emperor-doom-plan-09", next_hero=LOKI)
    assert [place.doombots for place in table.state.places] == [1, 0, 0, 1, 0, 0]


# --- Threats ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("threat", "kind"),
    [
        ("innocents-to-protect-1", "civilians"),
        ("innocents-to-protect-2", "civilians"),
        ("guilty-to-punish-1", "thugs"),
        ("guilty-to-punish-2", "thugs"),
    ],
)
def test_threats_that_add_what_is_missing(threat: str, kind: str) -> None:
    for already in (0, 1):
        table = spread("cosmic-ghost-rider", PEGASUS)
        table.threat(threat, at=LONDON)
        table.place(LONDON, **{kind: already})
        for hero in ALL:
            table.hero(hero, at=UN, hand=[f"{hero}-move"] * 5)
        table.villain_turn("cosmic-ghost-rider-plan-04", next_hero=LOKI)  # 2 steps to UN
        assert getattr(table.spot(LONDON), kind) == 1


@pytest.mark.parametrize(
    ("threat", "villain"), [("chains-of-hellfire", "cosmic-ghost-rider"), ("gravity-police", "maestro")]
)
def test_leaving_costs_two_moves(threat: str, villain: str) -> None:
    table = Table(villain, heroes=[LOKI, THOR])
    table.villain(at=UN)
    table.threat(threat, at=PEGASUS)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move", "loki-wild-wild"], deck=[])
    table.hero_turn(LOKI)
    table.play("play:loki-wild-wild")
    assert f"move:{LONDON}" in table.options()
    table.play(f"move:{LONDON}")
    table.waits(LOKI, "location")  # both were spent
    poor = Table(villain, heroes=[LOKI, THOR])
    poor.villain(at=UN)
    poor.threat(threat, at=PEGASUS)
    poor.hero(LOKI, at=PEGASUS, hand=["loki-move", "loki-wild-wild"], deck=[])
    poor.hero_turn(LOKI)
    poor.play("play:loki-move")
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
def test_henchmen_that_hit_one_hero(threat: str, villain: str, plan: str, amount: int) -> None:
    table = spread(villain, TVA)
    table.threat(threat, at=PEGASUS)
    table.villain_turn(plan, next_hero=LOKI)
    table.play("pick:hero:mighty-thor")
    assert table.events("damaged") == [{"hero": THOR, "amount": amount}]
    assert f"threat/{threat}/bam" in resolved(table)


@pytest.mark.parametrize(
    ("threat", "villain", "plan"),
    [("gravity-police", "maestro", "maestro-plan-09"), ("captain-marvel", "immortus", "immortus-plan-10")],
)
def test_henchmen_that_hit_next_door(threat: str, villain: str, plan: str) -> None:
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
    table.play("play:loki-confuse")
    assert "special:loki-confuse" not in table.options()
    table.play("fill:threat:trophy-room:heroic")
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
    table.play("play:loki-heroic-attack")
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
    assert table.card("silver-surfer").at == table.at(ALCHEMAX)
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
    table.play("play:loki-heroic-attack", f"attack:thug@{PEGASUS}")
    assert table.events("slot-locked") == [{"mission": "defeat-thugs"}]
    assert table.state.missions == [0, 8, 3]
    table.play("fill:threat:tachyon-field-generator:heroic")
    assert table.events("mission-complete") == [{"mission": "clear-threats", "done": 1}]


def test_yondu() -> None:
    table = spread("immortus", TVA, {CARTER: LONDON, LOKI: PEGASUS, THOR: UN})
    table.of(LOKI).tokens = [1, 0, 0, 0]
    table.threat("yondu", at=PEGASUS)
    table.villain_turn("immortus-plan-10", next_hero=LOKI)
    table.play("token:move")
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
    table.play("play:mighty-thor-attack-attack", "attack:threat:nova", "attack:threat:nova")
    assert table.card("nova").health == 2


def test_captain_marvel_hits_back_once_a_turn() -> None:
    table = Table("immortus", heroes=[THOR, LOKI])
    table.villain(at=UN)
    table.threat("captain-marvel", at=PEGASUS)
    hand = ["mighty-thor-attack-attack", "mighty-thor-move", "mighty-thor-wild", "mighty-thor-heroic-heroic"]
    table.hero(THOR, at=PEGASUS, hand=hand, deck=[])
    table.hero_turn(THOR)
    table.play("play:mighty-thor-attack-attack", "attack:threat:captain-marvel", "discard:mighty-thor-move")
    table.play("attack:threat:captain-marvel")
    assert table.events("damaged") == [{"hero": THOR, "amount": 1}]
    assert table.card("captain-marvel").health == 2


def test_purple_man_cannot_be_damaged_before_the_missions() -> None:
    table = Table("emperor-doom", heroes=[THOR, LOKI])
    table.threat("purple-man", at=PEGASUS)
    table.place(PEGASUS, thugs=1)
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-attack-attack", "mighty-thor-move"], deck=[])
    table.missions(completed=["rescue-civilians", "clear-threats"])
    table.hero_turn(THOR)
    table.play("play:mighty-thor-attack-attack")
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
    table.waits(LOKI, "action")  # the card was played at random


def test_doombot_foundry() -> None:
    table = spread("emperor-doom", TVA)
    table.threat("doombot-foundry", at=LONDON)
    table.villain_turn("emperor-doom-plan-03", next_hero=LOKI)
    assert table.spot(LONDON).armoured == 1


def test_enthralled_avengers() -> None:
    table = spread("emperor-doom", TVA, {CARTER: UN})
    table.threat("enthralled-avengers", at=PEGASUS)
    table.villain_turn("emperor-doom-plan-08", next_hero=LOKI)
    assert [event["hero"] for event in table.events("damaged")] == [LOKI, THOR]
    assert table.card("enthralled-avengers").health == 6


def test_all_plans_and_threats_of_the_box_are_in_play() -> None:
    """Every Master Plan card without an effect can be resolved too."""
    for plan in GAME.cards.plans.values():
        table = Table(plan.villain, heroes=[LOKI, THOR])
        table.villain(at=TVA)
        for hero in (LOKI, THOR):
            table.hero(hero, at=KUN_LUN, hand=[f"{hero}-move"] * 6)
        table.villain_turn(plan.id)
        assert table.events("plan") == [{"card": plan.id}]
