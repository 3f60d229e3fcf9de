"""The rhythm of turns: three, then two Hero cards per Master Plan card, with delays and accelerations."""

import pytest

from games.united.table import ALCHEMAX, GAME, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table
from tableverse.kernel.ledger import rule

CARTER, LOKI, THOR, SPIDER = "captain-carter", "loki", "mighty-thor", "spider-man-2099"
ALL = [CARTER, LOKI, THOR, SPIDER]


def quiet_table(villain: str = "maestro", heroes: list[str] | None = None) -> Table:
    """Return a table where the Villain meets nobody and every Hero has only plain cards."""
    table = Table(villain, heroes=heroes or ALL)
    table.villain(at=TVA)
    for hero in heroes or ALL:
        table.hero(hero, at=PEGASUS, hand=[f"{hero}-move", f"{hero}-wild"], deck=[f"{hero}-wild-wild"] * 8)
    table.state.plans = [f"{villain}-plan-01"] * 10  # movement 0
    return table


def turns(table: Table, first: str, count: int, since: int = 0) -> list[str]:
    """Return the order of turns, with V for the Villain, when every Hero only plays a card."""
    table.hero_turn(first, since)
    return next_turns(table, count)


def next_turns(table: Table, count: int) -> list[str]:
    """Return the order of turns from the current position until ``count`` Hero turns have begun."""
    while len(table.events("turn")) < count:
        options = table.options()
        if options[0].startswith(("play:", "discard:")):
            table.does(options[0])
        else:
            table.does("end" if "end" in options else "skip")
    return [
        "V" if event.kind == "plan" else event.facts["hero"]
        for event in table.happened
        if event.kind in ("plan", "turn")
    ]


@rule("UNI-SEQ-01", "UNI-SEQ-02", "UNI-HTURN-01")
def test_villain_turn_follows_every_third_hero_card() -> None:
    order = turns(quiet_table(), CARTER, 9)
    assert order == [CARTER, LOKI, THOR, "V", SPIDER, CARTER, LOKI, "V", THOR, SPIDER, CARTER]


@rule("UNI-SEQ-03", "UNI-MISS-16")
def test_villain_turn_follows_every_second_hero_card_under_pressure() -> None:
    table = quiet_table()
    table.missions(completed=["rescue-civilians"])
    assert turns(table, CARTER, 5) == [CARTER, LOKI, "V", THOR, SPIDER, "V", CARTER]


@rule("UNI-SEQ-04")
def test_under_pressure_changes_the_rhythm_at_once() -> None:
    table = quiet_table()
    table.hero(LOKI, at=PEGASUS, hand=["loki-heroic-attack", "loki-move"], deck=[])
    table.place(PEGASUS, thugs=1)
    table.missions(defeat=8)
    table.hero_turn(LOKI, since=1)
    table.does("play:loki-heroic-attack", f"attack:thug@{PEGASUS}")
    assert table.story("mission-complete", "plan", "turn") == ["turn", "mission-complete", "plan", "turn"]


@rule("UNI-SEQ-05", "UNI-SEQ-06")
def test_facedown_plans_do_not_restart_the_count_of_hero_cards() -> None:
    """Captain Carter plays her last card, and her KO puts a Master Plan card facedown after it."""
    table = quiet_table("immortus", [CARTER, LOKI, THOR])
    table.hero(CARTER, at=PEGASUS, hand=["captain-carter-move"], deck=[])
    assert turns(table, CARTER, 3, since=1) == [CARTER, LOKI, "V", THOR]
    assert [entry.facedown for entry in table.state.storyline if entry.card.startswith("immortus")][1] is True


def doom_table(under_pressure: bool) -> Table:
    """Return a table where Emperor Doom's BAM! accelerated his next turn or, Under Pressure, delayed it.

    His next plans have no BAM!.
    """
    table = quiet_table("emperor-doom")
    table.missions(completed=["rescue-civilians"] if under_pressure else [])
    table.state.plans = []
    table.villain_turn("emperor-doom-plan-03", *["emperor-doom-plan-02"] * 3, next_hero=CARTER)
    return table


@rule("UNI-DLY-01", "UNI-DLY-03")
def test_delay_postpones_one_villain_turn_by_one_card() -> None:
    order = next_turns(doom_table(under_pressure=True), 6)
    assert order == ["V", CARTER, LOKI, THOR, "V", SPIDER, CARTER, "V", LOKI]


@rule("UNI-DLY-02")
def test_acceleration_brings_the_villain_turn_one_card_earlier() -> None:
    order = next_turns(doom_table(under_pressure=False), 6)
    assert order == ["V", CARTER, LOKI, "V", THOR, SPIDER, CARTER, "V", LOKI]


def boundless_ambition(*lairs: str) -> Table:
    """Return a table with Boundless Ambition in these Locations, one Heroic action short of being cleared.

    Clearing it delays the Villain.
    """
    table = quiet_table("superior-spider-man")
    for number, place in enumerate(lairs):
        table.threat(f"boundless-ambition-{number + 1}", at=place, heroic=2)
    for hero, place in ((CARTER, PEGASUS), (LOKI, LONDON)):
        table.hero(hero, at=place, tokens={"heroic": 1})
    return table


@rule("UNI-DLY-05")
def test_two_delays_add_up() -> None:
    table = boundless_ambition(PEGASUS, LONDON)
    table.hero_turn(CARTER)
    table.does("play:captain-carter-move", "fill:threat:boundless-ambition-1:heroic+token", "end")
    while "play:loki-move" not in table.options():
        table.does("skip")
    table.does("play:loki-move", "fill:threat:boundless-ambition-2:heroic+token")
    assert next_turns(table, 5) == [CARTER, LOKI, THOR, SPIDER, CARTER]
    assert table.story("plan") == []
    next_turns(table, 6)
    assert table.story("plan") == ["plan"]


@rule("UNI-DLY-04")
def test_delay_and_acceleration_cancel_each_other() -> None:
    """The Villain arrives at one Boundless Ambition, and the other one is cleared."""
    table = boundless_ambition(PEGASUS, ALCHEMAX)
    plan = next(row for row in GAME.cards.plans.values() if row.villain == "superior-spider-man" and row.bam)
    table.state.villain_at = (table.at(ALCHEMAX) - plan.move) % 6
    table.villain_turn(plan.id, next_hero=CARTER)
    assert table.events("accelerated") == [{"amount": 1}]
    table.does("play:captain-carter-move", "fill:threat:boundless-ambition-1:heroic+token")
    assert table.events("delayed") == [{"amount": 1}]
    assert next_turns(table, 3) == ["V", CARTER, LOKI, THOR]
    assert next_turns(table, 4)[-2:] == ["V", SPIDER]


@rule("UNI-DLY-06")
@pytest.mark.parametrize(
    ("since", "accelerated", "order"),
    [
        (0, True, [CARTER, "V", LOKI, THOR]),  # 3 less 1. Under Pressure it is 2 less 1, and 1 card is played
        (0, False, [CARTER, LOKI, "V", THOR]),
        (1, True, [CARTER, "V", LOKI, THOR]),  # more cards than needed
        (1, False, [CARTER, "V", LOKI, THOR]),
    ],
)
def test_acceleration_that_reaches_the_count_waits_for_the_end_of_the_turn(
    since: int, accelerated: bool, order: list[str]
) -> None:
    """Doom accelerated, then a Hero puts him Under Pressure, so enough cards are already played."""
    table = doom_table(under_pressure=False) if accelerated else quiet_table("emperor-doom")
    table.missions(defeat=8)
    table.place(PEGASUS, thugs=1)
    table.hero(CARTER, at=PEGASUS, hand=["captain-carter-move-attack", "captain-carter-move"], deck=[])
    table.forget()
    table.hero_turn(CARTER, since)
    table.does("play:captain-carter-move-attack", f"attack:thug@{PEGASUS}")
    assert table.story("mission-complete", "plan") == ["mission-complete"]  # her turn goes on
    table.does(f"move:{KUN_LUN}")
    assert next_turns(table, 3) == order


@rule("UNI-LOC-02", "UNI-LOC-05")
def test_threat_blocks_the_location_effect_until_it_is_cleared() -> None:
    table = quiet_table(heroes=[LOKI, THOR])
    table.hero(LOKI, at=KUN_LUN, hand=["loki-heroic-attack", "loki-move", "loki-wild"], deck=[])
    table.threat("trophy-room", at=KUN_LUN, heroic=1)
    table.hero_turn(LOKI)
    table.does("play:loki-heroic-attack", "end")
    assert table.story("turn") == ["turn", "turn"]  # no Location effect was offered
    clear = quiet_table(heroes=[LOKI, THOR])
    clear.hero(LOKI, at=KUN_LUN, hand=["loki-heroic-attack", "loki-move", "loki-wild"], deck=[])
    clear.threat("trophy-room", at=KUN_LUN, heroic=2)
    clear.hero_turn(LOKI)
    clear.does("play:loki-heroic-attack", "fill:threat:trophy-room:heroic")
    clear.does("end")
    clear.waits_for(LOKI, "location")


@rule("UNI-LOC-04")
def test_only_one_location_effect_may_be_used_per_turn() -> None:
    table = quiet_table(heroes=[LOKI, THOR])
    table.hero(LOKI, at=KUN_LUN, hand=["loki-move", "loki-wild", "loki-scepter"], deck=[])
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end", f"location:{KUN_LUN}", "discard:loki-wild")
    assert table.tokens(LOKI) == {"wild": 1}
    table.waits_for(THOR, "play")


@rule("UNI-LOC-06")
def test_permanent_location_effect_applies_under_a_threat() -> None:
    ring = ("muspelheim", PEGASUS, KUN_LUN, UN, "niffleheim", TVA)
    table = Table("maestro", heroes=[LOKI, THOR], ring=ring)
    table.threat("trophy-room", at="muspelheim")
    hand = ["loki-move", "loki-wild", "loki-confuse"]
    table.hero(LOKI, at="muspelheim", hand=hand, deck=["loki-scepter"])
    table.hero_turn(LOKI)
    assert table.events("draw-skipped") == [{"hero": LOKI}]
    assert table.of(LOKI).hand == hand
    fewer = Table("maestro", heroes=[LOKI, THOR], ring=ring)
    fewer.hero(LOKI, at="muspelheim", hand=hand[:2], deck=["loki-scepter"])
    fewer.hero_turn(LOKI)
    assert len(fewer.of(LOKI).hand) == 3


@rule("UNI-LOC-06")
def test_niffleheim_makes_a_hero_ignore_a_symbol() -> None:
    ring = ("muspelheim", PEGASUS, KUN_LUN, UN, "niffleheim", TVA)
    table = Table("maestro", heroes=[LOKI, THOR], ring=ring)
    table.hero(LOKI, at="niffleheim", hand=["loki-move-attack", "loki-wild"], deck=[])
    table.storyline("mighty-thor-heroic-heroic")
    table.hero_turn(LOKI)
    table.does("play:loki-move-attack")
    assert table.options() == ["ignore:move", "ignore:attack", "ignore:heroic"]
    table.does("ignore:heroic")
    assert table.state.frames[-1].symbols == [1, 1, 1, 0]  # type: ignore[attr-defined]


@rule("UNI-LOC-03")
def test_mandatory_end_of_turn_effect_cannot_be_skipped(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    table = quiet_table(heroes=[LOKI, THOR])
    monkeypatch.setattr(table.state.cards.locations[LONDON], "mandatory", True)
    table.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild"], deck=[])
    table.hero(THOR, at=LONDON)
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end")
    assert table.options() == ["choose:move", "choose:heroic", "choose:attack"]  # mandatory, so not asked
