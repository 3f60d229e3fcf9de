"""Equipment: use, recharge, spending and permanent cards."""

from games.united.table import KUN_LUN, LONDON, PEGASUS, TVA, UN, Table
from tableverse.kernel.ledger import rule

SHURI, LOKI, IRON = "black-panther-shuri", "loki", "ironheart"


def shuri(spear: bool, **tokens: int) -> Table:
    table = Table("maestro", heroes=[SHURI, LOKI], equipment=True)
    table.villain(at=TVA)
    gear = {"spear-of-bashenga": spear, "hard-light-shield": True}
    hand = [f"{SHURI}-attack", f"{SHURI}-wild-wild"]
    table.hero(SHURI, at=PEGASUS, hand=hand, deck=[], gear=gear, tokens=tokens)
    table.hero(LOKI, at=UN)
    return table


@rule("UNI-EQ-04", "UNI-EQ-06", "UNI-EQ-07")
def test_equipment_is_used_once_and_turned_facedown() -> None:
    table = shuri(True)
    table.place(KUN_LUN, thugs=2)
    table.hero_turn(SHURI)
    table.does(f"play:{SHURI}-attack", "use:spear-of-bashenga")
    assert table.events("defeated") == [{"kind": "thug", "place": KUN_LUN}]
    assert table.events("gear-used") == [{"gear": "spear-of-bashenga"}]
    assert not table.of(SHURI).gear[0].ready
    assert "use:spear-of-bashenga" not in table.options()


@rule("UNI-EQ-06")
def test_equipment_for_the_villain_turn_is_not_offered_in_a_hero_turn() -> None:
    table = shuri(True)
    table.place(PEGASUS, thugs=1)
    table.hero_turn(SHURI)
    table.does(f"play:{SHURI}-attack")
    assert "use:hard-light-shield" not in table.options()


@rule("UNI-EQ-09")
def test_recharging_follows_the_rulebook_example() -> None:
    table = shuri(False, attack=1, heroic=1)
    table.place(KUN_LUN, thugs=1)
    table.hero_turn(SHURI)
    table.waits_for(SHURI, "recharge")
    table.does("recharge:spear-of-bashenga")  # its back takes only an Attack token
    assert table.tokens(SHURI) == {"heroic": 1}
    assert table.events("recharged") == [{"gear": "spear-of-bashenga"}]
    table.does(f"play:{SHURI}-attack", "use:spear-of-bashenga")
    assert table.events("defeated") == [{"kind": "thug", "place": KUN_LUN}]


@rule("UNI-EQ-09")
def test_recharging_is_optional_and_costs_its_price() -> None:
    table = shuri(False, wild=1)
    table.hero_turn(SHURI)
    table.does("skip")
    assert table.tokens(SHURI) == {"wild": 1}
    poor = shuri(False, move=3)
    poor.hero_turn(SHURI)
    poor.waits_for(SHURI, "play")


@rule("UNI-EQ-10")
def test_spent_equipment_leaves_the_game() -> None:
    table = Table("maestro", heroes=[IRON, LOKI], equipment=True)
    table.villain(at=TVA)
    table.hero(IRON, at=PEGASUS, hand=["ironheart-move"], deck=["ironheart-wild"] * 5, gear={"medkit": True})
    table.hero_turn(IRON)
    table.does("play:ironheart-move", "use:medkit")
    assert len(table.of(IRON).hand) == 3
    assert table.of(IRON).gear == []


@rule("UNI-EQ-08")
def test_permanent_equipment_stays_ready() -> None:
    table = Table("maestro", heroes=[IRON, LOKI], equipment=True)
    table.villain(at=TVA)
    hand = ["ironheart-move", "ironheart-wild"]
    table.hero(IRON, at=PEGASUS, hand=hand, deck=[], gear={"rescue-harness": True}, tokens={"move": 1})
    table.place(PEGASUS, civilians=1)
    table.hero_turn(IRON)
    table.does("play:ironheart-move", f"move:{LONDON}", "trigger:gear:rescue-harness/gear/rescue-harness/use")
    assert table.location(LONDON).civilians == 1
    table.does(f"move:{PEGASUS}+token", "trigger:gear:rescue-harness/gear/rescue-harness/use")
    assert table.location(PEGASUS).civilians == 1
    assert [event["place"] for event in table.events("civilian-moved")] == [LONDON, PEGASUS]
    assert table.of(IRON).gear[0].ready


@rule("UNI-EQ-05")
def test_equipment_does_not_count_as_a_hero_card() -> None:
    table = shuri(True)
    table.hero(SHURI, at=PEGASUS, hand=[f"{SHURI}-attack"], deck=[], gear={"spear-of-bashenga": True})
    table.villain(at=LONDON)
    table.villain_turn("maestro-plan-03", next_hero=LOKI)  # 3 damage in her Location
    assert table.events("ko") == [{"hero": SHURI}]
    assert [gear.id for gear in table.of(SHURI).gear] == ["spear-of-bashenga"]
