"""Every Super Villain card in play."""

from games.united.table import ALCHEMAX, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table
from tableverse.kernel.ledger import rule

CARTER, SPIDER, LOKI, IRON = "captain-carter", "spider-man-2099", "loki", "ironheart"
THOR, SHURI, RIDER = "mighty-thor", "black-panther-shuri", "cosmic-ghost-rider"


def scheming(card: str, plan: str, villain: str = "maestro", at: str = TVA) -> Table:
    """Return a table where the Villain player holds a Super Villain card and one Master Plan card.

    The Heroes stand in Pegasus.
    """
    table = Table(villain, heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=at)
    for hero in (LOKI, THOR):
        table.hero(hero, at=PEGASUS, hand=[f"{hero}-move"] * 5, deck=[f"{hero}-wild"] * 3)
    table.state.villain_supers = [card]
    table.state.villain_hand = []
    table.villain_turn(plan, next_hero=LOKI)
    return table


def answer(card: str) -> str:
    return f"trigger:super:{card}/super/{card}"


def test_misdirection() -> None:
    table = scheming("misdirection", "maestro-plan-01")  # a Thug in TVA
    table.does(answer("misdirection"))
    assert table.options() == [f"add:{ALCHEMAX}", f"add:{TVA}", f"add:{LONDON}"]
    table.does(f"add:{LONDON}")
    assert (table.location(TVA).thugs, table.location(LONDON).thugs) == (0, 1)


def test_saw_that_coming() -> None:
    table = scheming("saw-that-coming", "maestro-plan-01")
    table.of(LOKI).tokens = [0, 0, 0, 2]
    table.does(answer("saw-that-coming"), "play:loki-move")
    assert not any(option.endswith("+token") for option in table.options())


@rule("UNI-SVC-01")
def test_covert_operation() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=TVA)
    table.state.villain_supers = ["covert-operation"]
    table.state.villain_hand = ["maestro-plan-01", "maestro-plan-03"]
    table.state.plans = ["maestro-plan-05", "maestro-plan-09", "maestro-plan-11"]
    table.villain_turn()
    table.does("plan:maestro-plan-01", answer("covert-operation"), "under:maestro-plan-03", "skip")
    assert table.state.plans[0] == "maestro-plan-03"
    assert table.state.villain_hand == ["maestro-plan-11", "maestro-plan-09"]


def test_now_you_see_me() -> None:
    table = scheming("now-you-see-me", "maestro-plan-03")  # to London; the Heroes are next door
    table.does(answer("now-you-see-me"))
    assert table.options() == [f"as-if:{LONDON}", f"as-if:{TVA}", f"as-if:{PEGASUS}"]
    table.does(f"as-if:{PEGASUS}", "pick:hero:loki")
    assert table.events("damaged") == [{"hero": LOKI, "amount": 3}]
    assert table.state.villain_at == table.at(LONDON)
    assert [event["place"] for event in table.events("added")] == [TVA, PEGASUS]


def test_caught_alone() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=TVA)
    table.hero(LOKI, at=LONDON, hand=["loki-move"] * 6)
    table.hero(THOR, at=UN)
    table.state.villain_supers = ["caught-alone"]
    table.state.villain_hand = []
    table.villain_turn("maestro-plan-03", next_hero=THOR)
    table.does(answer("caught-alone"))
    assert table.events("damaged") == [{"hero": LOKI, "amount": 2}, {"hero": LOKI, "amount": 3}]


def test_flexible_plans() -> None:
    table = scheming("flexible-plans", "maestro-plan-09")
    table.does(answer("flexible-plans"), "movement:5")
    assert table.events("villain-moved") == [{"place": ALCHEMAX}]


def test_personal_nemesis() -> None:
    table = scheming("personal-nemesis", "maestro-plan-05")  # 2 steps to Pegasus
    table.does(answer("personal-nemesis"), "pick:hero:mighty-thor", "pick:hero:loki")
    assert table.events("damaged") == [{"hero": THOR, "amount": 1}, {"hero": LOKI, "amount": 3}]


def finishing(card: str) -> Table:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=UN, health=3)
    table.state.villain_supers = [card]
    table.hero(LOKI, at=PEGASUS, hand=["loki-move", "loki-wild"], deck=[])
    table.hero(THOR, at=UN, hand=["mighty-thor-move"] * 4)
    for place in (LONDON, PEGASUS, KUN_LUN, UN, ALCHEMAX):
        table.place(place, civilians=1)
    return table


def test_terror_in_the_streets() -> None:
    table = finishing("terror-in-the-streets")
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end", answer("terror-in-the-streets"), "choose:thug", "choose:civilian")
    assert (table.location(TVA).thugs, table.location(TVA).civilians) == (1, 1)


@rule("UNI-SVC-01")
def test_nasty_surprise() -> None:
    table = finishing("nasty-surprise")
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end", answer("nasty-surprise"), "pick:threat:dogs-of-war-1", f"pick:place:{PEGASUS}")
    assert table.threat_card("dogs-of-war-1").at == table.at(PEGASUS)


def test_getting_stronger() -> None:
    table = finishing("getting-stronger-me-too")
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end", answer("getting-stronger-me-too"))
    assert table.state.health == 5


@rule("UNI-SVC-01")
def test_sabotage() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=TVA)
    table.hero(LOKI, at=PEGASUS, tokens={"move": 1, "wild": 1})
    table.hero(THOR, at=PEGASUS, tokens={"attack": 1})
    table.state.villain_supers = ["sabotage"]
    table.state.villain_hand = []
    table.villain_turn("maestro-plan-01", next_hero=LOKI)
    table.does(answer("sabotage"))
    assert table.options() == ["token:loki:move", "token:loki:wild", "token:mighty-thor:attack"]
    table.does("token:loki:wild", "give:move:mighty-thor", "give:attack:loki")
    assert (table.tokens(LOKI), table.tokens(THOR)) == ({"attack": 1}, {"move": 1})


def test_more_crisis() -> None:
    table = scheming("more-crisis", "maestro-plan-01")
    table.does(answer("more-crisis"), "choose:hero", "pick:hero:loki")
    assert table.of(LOKI).crisis == 1
    other = scheming("more-crisis", "maestro-plan-01")
    other.does(answer("more-crisis"), "choose:location", f"pick:place:{UN}")
    assert other.location(UN).crisis == 1
