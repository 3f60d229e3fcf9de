"""Every Super Hero card in play."""

from games.united.table import KUN_LUN, LONDON, PEGASUS, TVA, UN, Table
from tableverse.kernel.ledger import rule

CARTER, SPIDER, LOKI, IRON = "captain-carter", "spider-man-2099", "loki", "ironheart"
THOR, SHURI, RIDER = "mighty-thor", "black-panther-shuri", "cosmic-ghost-rider"


def answer(card: str) -> str:
    return f"trigger:super:{card}/super/{card}"


def holding(card: str, plan: str, villain: str = "maestro", at: str = TVA, loki: str = LONDON) -> Table:
    """Return a table where Loki holds a Super Hero card and the Villain has one card to play."""
    table = Table(villain, heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=at, health=3)
    table.hero(LOKI, at=loki, hand=["loki-move"] * 6, deck=["loki-wild"] * 4, supers=[card])
    table.hero(THOR, at=UN, hand=["mighty-thor-move"] * 6)
    table.state.villain_supers = []
    table.state.villain_hand = []
    table.villain_turn(plan, next_hero=THOR)
    return table


@rule("UNI-SHC-01")
def test_crowd_control() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=TVA, health=3)
    table.hero(LOKI, at=LONDON, supers=["crowd-control"])
    table.hero(THOR, at=UN)
    table.full(LONDON)
    table.state.villain_supers = []
    table.state.villain_hand = []
    table.villain_turn("maestro-plan-05", next_hero=THOR)  # to Pegasus, a Thug beside it
    table.does(answer("crowd-control"))
    assert table.events("villain-healed") == []


def test_taking_you_with_me() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=UN)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move"], deck=[], supers=["taking-you-with-me"])
    table.state.villain_supers = []
    table.hero_turn(LOKI)
    table.does("end", answer("taking-you-with-me"))
    assert table.state.tempo == 1


def test_strategic_retreat() -> None:
    table = holding("strategic-retreat", "maestro-plan-03")
    table.does(answer("strategic-retreat"), f"pick:place:{KUN_LUN}")
    assert table.of(LOKI).at == table.at(KUN_LUN)
    assert table.events("damaged") == []


def test_get_ready() -> None:
    table = holding("get-ready", "maestro-plan-03")
    table.does(answer("get-ready"))
    assert table.tokens(LOKI) == {"wild": 1}


def test_eye_of_the_hurricane() -> None:
    table = holding("eye-of-the-hurricane", "maestro-plan-09", loki=TVA)
    table.does(answer("eye-of-the-hurricane"))
    assert table.events("drew")[0] == {"hero": LOKI, "amount": 1}


def test_shake_it_off() -> None:
    table = holding("shake-it-off", "maestro-plan-03")
    table.does(answer("shake-it-off"))
    assert table.events("damaged") == [{"hero": LOKI, "amount": 1}]


@rule("UNI-SHC-01")
def test_thwart_the_plan() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=TVA)
    table.hero(LOKI, at=LONDON, hand=["loki-move"] * 6, supers=["thwart-the-plan"])
    table.hero(THOR, at=UN)
    table.state.villain_supers = []
    table.state.villain_hand = ["maestro-plan-03", "maestro-plan-05"]
    table.state.plans = ["maestro-plan-07", "maestro-plan-09"]
    table.villain_turn()
    table.does("plan:maestro-plan-03", answer("thwart-the-plan"))
    assert table.events("saw-plans") == [{"cards": ["maestro-plan-05", "maestro-plan-09"]}]
    table.does("under:maestro-plan-05")
    assert table.state.villain_hand == ["maestro-plan-09", "maestro-plan-07"]
    assert table.events("drew-plan")[-1] == {"card": "maestro-plan-07"}
    assert table.state.plans == ["maestro-plan-05"]


def test_to_the_rescue() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], mode="super-villain")
    table.villain(at=TVA)
    table.hero(THOR, at=LONDON, hand=["mighty-thor-move"] * 6)
    table.hero(LOKI, at=UN, hand=["loki-move"] * 6, supers=["to-the-rescue"])
    table.state.villain_supers = []
    table.state.villain_hand = []
    table.villain_turn("maestro-plan-03", next_hero=THOR)
    table.does(answer("to-the-rescue"))
    assert table.events("damaged") == [{"hero": LOKI, "amount": 3}]
    assert table.tokens(LOKI) == {"heroic": 1}
