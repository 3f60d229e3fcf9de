"""Every Dashboard of the box in play."""

from games.united.table import ALCHEMAX, CARTER, KUN_LUN, LOKI, LONDON, PEGASUS, THOR, TVA, UN, Table, spread

ALL = (CARTER, LOKI, THOR)


def resolved(table: Table) -> list[str]:
    return [event["ability"] for event in table.events("effect")]


def test_cosmic_ghost_rider_dashboard() -> None:
    table = spread("cosmic-ghost-rider", TVA, dict.fromkeys(ALL, LONDON))
    table.place(LONDON, thugs=2)
    table.place(TVA, thugs=1)
    table.villain_turn("cosmic-ghost-rider-plan-03", next_hero=LOKI)  # to London
    assert [event["hero"] for event in table.events("damaged")] == list(ALL)
    assert table.state.track == 2
    assert (table.location(LONDON).thugs, table.location(TVA).thugs) == (1, 0)
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
    table.does("play:mighty-thor-attack-attack", f"attack:thug@{PEGASUS}")
    assert table.events("companion-moved") == [{"place": ALCHEMAX}]  # the opposite Location
    table.does("attack:villain", "attack:villain+token")
    assert table.events("villain-hurt") == [{"amount": 0, "health": 4}, {"amount": 0, "health": 4}]
    table.state.companion_at = table.at(PEGASUS)
    table.hero_turn(THOR)
    table.state.companion_at = table.at(PEGASUS)
    assert table.state.health == 4


def test_maestro_ignores_two_damage_except_beside_rick_jones() -> None:
    for companion, left in ((KUN_LUN, 3), (PEGASUS, 1)):
        table = Table("maestro", heroes=[THOR, LOKI])
        table.villain(at=PEGASUS, health=4)
        hand = ["mighty-thor-attack-attack", "mighty-thor-wild"]
        table.hero(THOR, at=PEGASUS, hand=hand, deck=[], tokens={"attack": 1})
        table.missions(completed=["rescue-civilians", "defeat-thugs"])
        table.state.companion_at = table.at(companion)
        table.hero_turn(THOR)
        table.does("play:mighty-thor-attack-attack", "attack:villain", "attack:villain", "attack:villain+token")
        assert table.state.health == left


def test_rick_jones_moves_with_a_hero_or_is_sent_away() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.villain(at=UN)
    table.missions(completed=["rescue-civilians", "defeat-thugs"])
    table.state.companion_at = table.at(PEGASUS)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move-heroic", "loki-wild"], deck=[])
    table.hero_turn(LOKI)
    table.does("play:loki-move-heroic", f"move:{LONDON}", "trigger:villain/villain/maestro/rule")
    assert table.events("companion-moved") == [{"place": LONDON}]
    assert table.options() == [f"send:{TVA}", f"send:{PEGASUS}", "end"]
    table.does(f"send:{TVA}")
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


def test_immortus_puts_a_plan_facedown_when_a_hero_is_ko_d() -> None:
    table = Table("immortus", heroes=[LOKI, THOR])
    table.hero(LOKI, at=PEGASUS, hand=["loki-move"], deck=[])
    left = len(table.state.plans)
    table.hero_turn(LOKI)
    table.does("end")
    assert table.events("plan-facedown") == [{}]
    assert len(table.state.plans) == left - 1
    assert table.events("bam") == []


def test_emperor_doom_dashboard() -> None:
    table = spread("emperor-doom", TVA)
    table.villain_turn("emperor-doom-plan-03")  # not Under Pressure: accelerated
    assert table.state.tempo == -1
    pressed = spread("emperor-doom", LONDON)
    pressed.missions(completed=["defeat-thugs"])
    pressed.villain_turn("emperor-doom-plan-03", next_hero=LOKI)  # to Pegasus, where the Heroes are
    assert len(pressed.events("damaged")) == 3
    assert pressed.location(PEGASUS).doombots == 1 + 1  # from BAM! and from the card
    assert pressed.state.tempo == 1


def test_emperor_doom_overflow_and_ko() -> None:
    table = spread("emperor-doom", TVA)
    table.full(PEGASUS)
    table.villain_turn("emperor-doom-plan-03")  # to London: 1 Thug each, and Pegasus is full
    assert table.events("overflow") == [{"place": PEGASUS}]
    assert table.location(KUN_LUN).doombots == 1
    fallen = Table("emperor-doom", heroes=[LOKI, THOR])
    fallen.hero(LOKI, at=PEGASUS, hand=["loki-move"], deck=[])
    fallen.hero_turn(LOKI)
    fallen.does(f"move:{KUN_LUN}")
    assert fallen.location(KUN_LUN).doombots == 1


def test_defeated_doombot_counts_as_a_thug() -> None:
    table = Table("emperor-doom", heroes=[THOR, LOKI])
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-attack", "mighty-thor-wild"], deck=[])
    table.place(PEGASUS, doombots=1)
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack", f"attack:doombot@{PEGASUS}")
    assert table.state.missions == [0, 1, 0]
