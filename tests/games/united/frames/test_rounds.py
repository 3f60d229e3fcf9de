"""The rhythm of turns: three, then two Hero cards for each Master Plan card; delayed and accelerated."""

import pytest

from games.united.table import ALCHEMAX, GAME, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table
from tableverse.kernel.ledger import rule

CARTER, LOKI, THOR, SPIDER = "captain-carter", "loki", "mighty-thor", "spider-man-2099"
ALL = [CARTER, LOKI, THOR, SPIDER]


def quiet(villain: str = "maestro", heroes: list[str] | None = None) -> Table:
    """Nobody meets the Villain; every Hero only has plain cards."""
    table = Table(villain, heroes=heroes or ALL)
    table.villain(at=TVA)
    for hero in heroes or ALL:
        table.hero(hero, at=PEGASUS, hand=[f"{hero}-move", f"{hero}-wild"], deck=[f"{hero}-wild-wild"] * 8)
    table.state.plans = [f"{villain}-plan-01"] * 10  # movement 0
    return table


def turns(table: Table, first: str, count: int, since: int = 0) -> list[str]:
    """Whose turns come when every Hero plays a card and does nothing with it: V is the Villain."""
    table.hero_turn(first, since)
    return carried_on(table, count)


def carried_on(table: Table, count: int) -> list[str]:
    """The same from where the table stands, until so many Hero turns have begun."""
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
def test_a_villain_turn_after_every_third_hero_card() -> None:
    order = turns(quiet(), CARTER, 9)
    assert order == [CARTER, LOKI, THOR, "V", SPIDER, CARTER, LOKI, "V", THOR, SPIDER, CARTER]


@rule("UNI-SEQ-03", "UNI-MISS-16")
def test_under_pressure_every_second_card() -> None:
    table = quiet()
    table.missions(completed=["rescue-civilians"])
    assert turns(table, CARTER, 5) == [CARTER, LOKI, "V", THOR, SPIDER, "V", CARTER]


@rule("UNI-SEQ-04")
def test_the_new_rhythm_applies_at_once() -> None:
    table = quiet()
    table.hero(LOKI, at=PEGASUS, hand=["loki-heroic-attack", "loki-move"], deck=[])
    table.place(PEGASUS, thugs=1)
    table.missions(defeat=8)
    table.hero_turn(LOKI, since=1)
    table.does("play:loki-heroic-attack", f"attack:thug@{PEGASUS}")
    assert table.story("mission-complete", "plan", "turn") == ["turn", "mission-complete", "plan", "turn"]


@rule("UNI-SEQ-05", "UNI-SEQ-06")
def test_facedown_plans_do_not_count() -> None:
    """Captain Carter plays her last card: her KO puts a Master Plan card facedown between the second and the third."""
    table = quiet("immortus", [CARTER, LOKI, THOR])
    table.hero(CARTER, at=PEGASUS, hand=["captain-carter-move"], deck=[])
    assert turns(table, CARTER, 3, since=1) == [CARTER, LOKI, "V", THOR]
    assert [entry.facedown for entry in table.state.storyline if entry.card.startswith("immortus")][1] is True


def doom(under_pressure: bool) -> Table:
    """Emperor Doom's BAM! has accelerated his next turn or, Under Pressure, delayed it; his next plans have none."""
    table = quiet("emperor-doom")
    table.missions(completed=["rescue-civilians"] if under_pressure else [])
    table.state.plans = []
    table.villain_turn("emperor-doom-plan-03", *["emperor-doom-plan-02"] * 3, next_hero=CARTER)
    return table


@rule("UNI-DLY-01", "UNI-DLY-03")
def test_a_delayed_villain_comes_one_card_later_once() -> None:
    order = carried_on(doom(under_pressure=True), 6)
    assert order == ["V", CARTER, LOKI, THOR, "V", SPIDER, CARTER, "V", LOKI]


@rule("UNI-DLY-02")
def test_an_accelerated_villain_comes_one_card_earlier() -> None:
    order = carried_on(doom(under_pressure=False), 6)
    assert order == ["V", CARTER, LOKI, "V", THOR, SPIDER, CARTER, "V", LOKI]


def ambitious(*lairs: str) -> Table:
    """Boundless Ambition lies in those Locations: one more Heroic action clears it, which delays the Villain."""
    table = quiet("superior-spider-man")
    for number, place in enumerate(lairs):
        table.threat(f"boundless-ambition-{number + 1}", at=place, heroic=2)
    for hero, place in ((CARTER, PEGASUS), (LOKI, LONDON)):
        table.hero(hero, at=place, tokens={"heroic": 1})
    return table


@rule("UNI-DLY-05")
def test_two_delays_add_up() -> None:
    table = ambitious(PEGASUS, LONDON)
    table.hero_turn(CARTER)
    table.does("play:captain-carter-move", "fill:threat:boundless-ambition-1:heroic+token", "end")
    while "play:loki-move" not in table.options():
        table.does("skip")
    table.does("play:loki-move", "fill:threat:boundless-ambition-2:heroic+token")
    assert carried_on(table, 5) == [CARTER, LOKI, THOR, SPIDER, CARTER]
    assert table.story("plan") == []
    carried_on(table, 6)
    assert table.story("plan") == ["plan"]


@rule("UNI-DLY-04")
def test_delayed_and_accelerated_cancel() -> None:
    """He arrives at one Boundless Ambition, and the other one is cleared."""
    table = ambitious(PEGASUS, ALCHEMAX)
    plan = next(row for row in GAME.cards.plans.values() if row.villain == "superior-spider-man" and row.bam)
    table.state.villain_at = (table.at(ALCHEMAX) - plan.move) % 6
    table.villain_turn(plan.id, next_hero=CARTER)
    assert table.events("accelerated") == [{"amount": 1}]
    table.does("play:captain-carter-move", "fill:threat:boundless-ambition-1:heroic+token")
    assert table.events("delayed") == [{"amount": 1}]
    assert carried_on(table, 3) == ["V", CARTER, LOKI, THOR]
    assert carried_on(table, 4)[-2:] == ["V", SPIDER]


@rule("UNI-DLY-06")
@pytest.mark.parametrize(
    ("since", "accelerated", "order"),
    [
        (0, True, [CARTER, "V", LOKI, THOR]),  # 3 less 1; Under Pressure 2 less 1, and 1 card has been played
        (0, False, [CARTER, LOKI, "V", THOR]),
        (1, True, [CARTER, "V", LOKI, THOR]),  # more cards than it takes
        (1, False, [CARTER, "V", LOKI, THOR]),
    ],
)
def test_an_acceleration_that_reaches_the_count_acts_after_the_current_turn(
    since: int, accelerated: bool, order: list[str]
) -> None:
    """Doom has hurried on; then a Hero's deed puts him Under Pressure, and the cards played are enough already."""
    table = doom(under_pressure=False) if accelerated else quiet("emperor-doom")
    table.missions(defeat=8)
    table.place(PEGASUS, thugs=1)
    table.hero(CARTER, at=PEGASUS, hand=["captain-carter-move-attack", "captain-carter-move"], deck=[])
    table.forget()
    table.hero_turn(CARTER, since)
    table.does("play:captain-carter-move-attack", f"attack:thug@{PEGASUS}")
    assert table.story("mission-complete", "plan") == ["mission-complete"]  # her turn goes on
    table.does(f"move:{KUN_LUN}")
    assert carried_on(table, 3) == order


@rule("UNI-LOC-02", "UNI-LOC-05")
def test_a_threat_covers_the_location_until_it_is_cleared() -> None:
    table = quiet(heroes=[LOKI, THOR])
    table.hero(LOKI, at=KUN_LUN, hand=["loki-heroic-attack", "loki-move", "loki-wild"], deck=[])
    table.threat("trophy-room", at=KUN_LUN, heroic=1)
    table.hero_turn(LOKI)
    table.does("play:loki-heroic-attack", "end")
    assert table.story("turn") == ["turn", "turn"]  # no Location effect was offered
    clear = quiet(heroes=[LOKI, THOR])
    clear.hero(LOKI, at=KUN_LUN, hand=["loki-heroic-attack", "loki-move", "loki-wild"], deck=[])
    clear.threat("trophy-room", at=KUN_LUN, heroic=2)
    clear.hero_turn(LOKI)
    clear.does("play:loki-heroic-attack", "fill:threat:trophy-room:heroic")
    clear.does("end")
    clear.waits_for(LOKI, "location")


@rule("UNI-LOC-04")
def test_one_location_effect_in_a_turn() -> None:
    table = quiet(heroes=[LOKI, THOR])
    table.hero(LOKI, at=KUN_LUN, hand=["loki-move", "loki-wild", "loki-scepter"], deck=[])
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end", f"location:{KUN_LUN}", "discard:loki-wild")
    assert table.tokens(LOKI) == {"wild": 1}
    table.waits_for(THOR, "play")


@rule("UNI-LOC-06")
def test_a_permanent_effect_holds_under_a_threat() -> None:
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
def test_a_mandatory_end_of_turn_effect_is_not_offered_to_be_skipped(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    table = quiet(heroes=[LOKI, THOR])
    monkeypatch.setattr(table.state.cards.locations[LONDON], "mandatory", True)
    table.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild"], deck=[])
    table.hero(THOR, at=LONDON)
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end")
    assert table.options() == ["choose:move", "choose:heroic", "choose:attack"]  # it has begun without asking
