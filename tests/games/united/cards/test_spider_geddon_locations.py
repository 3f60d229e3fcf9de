"""Locations of Spider-Geddon, each used by a Hero there. Loomworld and Sims Tower are in test_morlun."""

import pytest

from games.united import invariants
from games.united.table import ALCHEMAX, GAME, KUN_LUN, PEGASUS, TVA, UN, Table
from tableverse.games.united.ids import ALL_SEATS
from tableverse.games.united.state import UnitedState
from tableverse.kernel.game import SPECTATOR, Config
from tableverse.kernel.ledger import rule
from tableverse.kernel.rng import Rng

LOKI, THOR = "loki", "mighty-thor"
OWN = [
    "loomworld",
    "sims-tower",
    "great-weaver-temple",
    "horizon-labs",
    "japan",
    "las-vegas",
    "parker-residence",
    "spider-island",
]
SLOTS = {
    "great-weaver-temple": (1, 1, 3),
    "horizon-labs": (1, 1, 4),
    "japan": (0, 2, 4),
    "las-vegas": (2, 1, 4),
    "parker-residence": (0, 1, 3),
    "spider-island": (2, 1, 5),
    "loomworld": (2, 0, 4),
    "sims-tower": (0, 1, 3),
}


def standing(place: str, hand: int = 3, mode: str = "cooperative", **settings: object) -> Table:
    """Return a table where Loki, with ``hand`` cards, comes to the Location's effect at the end of his turn."""
    ring = (place, PEGASUS, KUN_LUN, UN, ALCHEMAX, TVA)
    table = Table("maestro", heroes=[LOKI, THOR], ring=ring, mode=mode, **settings)
    table.state.villain_supers = []
    table.villain(at=UN)
    table.hero(LOKI, at=place, hand=["loki-move"] * hand, deck=["loki-wild"] * 4 + ["loki-move"])
    table.hero(THOR, at=KUN_LUN, hand=["mighty-thor-move"] * 3, deck=["mighty-thor-wild"] * 4)
    return table


def done(table: Table) -> Table:
    table.hero_turn(LOKI)  # his cards are equal: one is played automatically
    table.does("end")
    return table


# --- setup --------------------------------------------------------------------------------------------------------


def places(**settings: object) -> list[str]:
    state = GAME.new(Config(2, {"villain": "maestro", **settings}), 0)
    assert isinstance(state, UnitedState)
    return [place.id for place in state.places]


def test_spider_geddon_has_eight_locations() -> None:
    assert [row.id for row in GAME.cards.locations.values() if row.set == "spider-geddon"] == OWN


@pytest.mark.parametrize("place", OWN)
def test_location_in_the_settings_starts_with_its_tokens(place: str) -> None:
    config = Config(2, {"villain": "maestro", "location3": place})
    state = GAME.set_up(config, Rng(3))
    assert isinstance(state, UnitedState)
    laid = state.places[2]
    assert (laid.id, laid.thugs, laid.civilians, laid.slots) == (place, *SLOTS[place])


def test_random_locations_come_from_the_chosen_sets() -> None:
    drawn: dict[str, set[str]] = {"multiverse": set(), "spider-geddon": set(), "both": set()}
    for set_name, found in drawn.items():
        for seed in range(30):
            state = GAME.new(Config(2, {"villain": "maestro", "set": set_name}), seed)
            assert isinstance(state, UnitedState)
            ring = [place.id for place in state.places]
            assert len(set(ring)) == 6
            found.update(ring)
    assert drawn["spider-geddon"] == set(OWN)
    assert len(drawn["multiverse"]) == 8
    assert not drawn["multiverse"] & set(OWN)
    assert drawn["both"] == drawn["multiverse"] | set(OWN)


def test_locations_in_the_settings_stay_in_their_places() -> None:
    ring = places(set="spider-geddon", location1="london", location4="japan")
    assert (ring[0], ring[3]) == ("london", "japan")
    assert set(ring[1:]) - {"japan"} <= set(OWN)


# --- the effects --------------------------------------------------------------------------------------------------


def test_great_weaver_temple() -> None:
    table = done(standing("great-weaver-temple"))
    assert table.options() == ["location:great-weaver-temple", "skip"]
    table.does("location:great-weaver-temple")  # two equal cards need no choice
    assert table.tokens(LOKI) == {"heroic": 1, "attack": 1}
    assert table.of(LOKI).deck[0] == "loki-move"
    assert len(table.of(LOKI).hand) == 2
    left = done(standing("great-weaver-temple"))
    left.does("skip")
    assert left.tokens(LOKI) == {}


SHURI = "black-panther-shuri"


def labs(**gear: bool) -> Table:
    ring = ("horizon-labs", PEGASUS, KUN_LUN, UN, ALCHEMAX, TVA)
    table = Table("maestro", heroes=[SHURI, LOKI], ring=ring, equipment=True)
    table.villain(at=UN)
    own = {"spear-of-bashenga": gear["spear"], "hard-light-shield": gear["shield"]}
    table.hero(SHURI, at="horizon-labs", hand=[f"{SHURI}-attack"] * 3, deck=[f"{SHURI}-attack"] * 3, gear=own)
    table.hero(LOKI, at=KUN_LUN, gear={"scepter": gear["scepter"]})
    table.hero_turn(SHURI)
    if "end" in table.options():
        table.does("end")
    return table


def test_horizon_labs() -> None:
    table = labs(spear=True, shield=False, scepter=False)
    table.does("location:horizon-labs")
    # The only ready card is turned automatically. Any other card, of any Hero, can then be recharged.
    assert table.options() == ["pick:gear:hard-light-shield", "pick:gear:scepter"]
    table.does("pick:gear:scepter")
    assert [gear.ready for gear in table.of(SHURI).gear] == [False, False]
    assert [gear.ready for gear in table.of(LOKI).gear] == [True]
    assert table.events("gear-turned", "recharged") == [{"gear": "spear-of-bashenga"}, {"gear": "scepter"}]


def test_horizon_labs_lets_the_player_choose_the_card_to_turn() -> None:
    table = labs(spear=True, shield=True, scepter=False)
    table.does("location:horizon-labs")
    assert table.options() == ["pick:gear:spear-of-bashenga", "pick:gear:hard-light-shield"]
    table.does("pick:gear:hard-light-shield")
    assert [gear.ready for gear in table.of(SHURI).gear] == [True, False]
    assert [gear.ready for gear in table.of(LOKI).gear] == [True]


@pytest.mark.parametrize(
    "gear", [{"spear": False, "shield": False, "scepter": False}, {"spear": True, "shield": True, "scepter": True}]
)
def test_horizon_labs_needs_a_card_to_turn_and_another_to_recharge(gear: dict[str, bool]) -> None:
    table = labs(**gear)
    assert table.events("gear-turned", "recharged") == []
    assert table.story("turn") == ["turn", "turn"]  # not offered: it is the next Hero's turn


def test_single_use_equipment_turned_at_horizon_labs_leaves_the_game() -> None:
    ring = ("horizon-labs", PEGASUS, KUN_LUN, UN, ALCHEMAX, TVA)
    table = Table("maestro", heroes=["peni-parker", LOKI], ring=ring, equipment=True)
    table.villain(at=UN)
    hand = ["peni-parker-move-heroic"] * 3
    table.hero("peni-parker", at="horizon-labs", hand=hand, deck=hand, gear={"battery-1": True, "battery-2": True})
    table.hero(LOKI, at=KUN_LUN, gear={"scepter": False})
    table.hero_turn("peni-parker")
    table.does("end", "location:horizon-labs", "pick:gear:battery-2")
    assert [gear.id for gear in table.of("peni-parker").gear] == ["battery-1"]
    assert table.of(LOKI).gear[0].ready


def test_horizon_labs_cannot_turn_permanent_equipment() -> None:
    permanent = next(gear for gear in GAME.cards.gear.values() if gear.permanent)
    table = labs(spear=False, shield=False, scepter=False)
    table.hero(SHURI, at="horizon-labs", gear={permanent.id: True})
    table.hero(LOKI, at=KUN_LUN, gear={"scepter": False})
    table.forget()
    table.hero_turn(SHURI)
    while len(table.story("turn")) < 2:
        assert "location:horizon-labs" not in table.options()
        table.does(table.options()[-1])
    assert not table.of(LOKI).gear[0].ready


@pytest.mark.parametrize("token", ["move", "heroic", "attack"])
def test_japan(token: str) -> None:
    table = standing("japan")
    table.place("japan", civilians=2)
    done(table)
    table.does("location:japan", f"choose:{token}")
    assert table.tokens(LOKI) == {token: 1}
    assert (table.location("japan").thugs, table.location("japan").free) == (2, 0)
    assert table.events("overflow") == []


def test_japan_needs_two_empty_slots() -> None:
    table = standing("japan")
    table.place("japan", civilians=3)
    done(table)
    assert table.story("turn") == ["turn", "turn"]
    assert table.location("japan").thugs == 0


def vegas(plan: str, mode: str = "cooperative") -> Table:
    table = standing("las-vegas", mode=mode)
    table.state.plans = [card for card in table.state.plans if card != plan] + [plan]
    table.state.storyline = table.state.storyline[:0]
    table.state.seen_plan = -1
    return done(table)


def amounts(plan: str) -> tuple[int, int]:
    added = [token for tokens in GAME.cards.plans[plan].add for token in tokens]
    return sum(n for kind, n in added if kind != "civilian"), sum(n for kind, n in added if kind == "civilian")


THUGS, CIVILIANS, EVEN = (
    next(plan for plan in GAME.cards.villains["maestro"].plans if verdict(*amounts(plan)))
    for verdict in (lambda t, c: t > c, lambda t, c: t < c, lambda t, c: t == c)
)


@pytest.mark.parametrize(
    ("plan", "guess", "right"),
    [
        (THUGS, "thug", True),
        (THUGS, "civilian", False),
        (CIVILIANS, "civilian", True),
        (CIVILIANS, "thug", False),
        (EVEN, "thug", False),
        (EVEN, "civilian", False),
    ],
)
def test_las_vegas(plan: str, guess: str, right: bool) -> None:
    table = vegas(plan)
    table.does("location:las-vegas")
    assert table.options() == ["choose:thug", "choose:civilian"]
    assert table.events("plan-revealed") == []  # the guess comes first
    table.does(f"choose:{guess}")
    assert table.events("plan-revealed") == [{"card": plan}]
    assert table.tokens(LOKI) == ({"wild": 1} if right else {})
    assert (table.state.plans[-1] == plan) == right
    assert (table.state.plans[0] == plan) == (not right)
    shown = [GAME.view(table.state, seat).top_plan for seat in (0, 1, SPECTATOR)]  # type: ignore[attr-defined]
    assert shown == ([plan] * 3 if right else [""] * 3)


def test_revealed_plan_is_not_guessed_again_and_is_played_next() -> None:
    table = vegas(THUGS)
    table.does("location:las-vegas", "choose:thug")
    assert table.state.seen_plan == ALL_SEATS
    table.forget()
    table.hero(LOKI, at="las-vegas", hand=["loki-move"] * 3)
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end")
    assert table.story("turn") == ["turn", "turn"]  # not offered
    table.forget()
    table.villain_turn(THUGS)
    assert table.events("plan") == [{"card": THUGS}]
    assert table.state.seen_plan != ALL_SEATS


@pytest.mark.parametrize("guess", ["thug", "civilian"])
def test_everyone_remembers_the_plan_revealed_by_las_vegas(guess: str) -> None:
    """The revealed card also stays in place in every imagined world."""
    table = vegas(THUGS)
    table.does("location:las-vegas", f"choose:{guess}")
    at = -1 if guess == "thug" else 0
    for seat in (0, 1):
        assert (THUGS in invariants.secrets(table.state, seat)) == (guess == "civilian")
        for seed in range(5):
            world = GAME.determinize(table.state, seat, Rng(seed))
            assert isinstance(world, UnitedState)
            assert world.plans[at] == THUGS


def test_looking_at_a_revealed_plan_does_not_hide_it() -> None:
    table = vegas(THUGS)
    table.does("location:las-vegas", "choose:thug")
    iron = Table("maestro", heroes=["ironheart", LOKI])
    iron.state.plans, iron.state.seen_plan = table.state.plans, ALL_SEATS
    iron.hero("ironheart", at=PEGASUS, hand=["ironheart-natalie-analysis", "ironheart-wild"], deck=[])
    iron.hero_turn("ironheart")
    iron.does("play:ironheart-natalie-analysis", "special:ironheart-natalie-analysis", "may:no")
    assert GAME.view(iron.state, 1).top_plan == THUGS  # type: ignore[attr-defined]


def test_las_vegas_is_not_offered_with_an_empty_plan_deck() -> None:
    table = standing("las-vegas", mode="super-villain")
    table.state.plans = []
    table.state.villain_hand = [THUGS]
    done(table)
    assert table.story("turn") == ["turn", "turn"]


@pytest.mark.parametrize(("left", "offered"), [(1, True), (2, True), (3, False)])
def test_parker_residence(left: int, offered: bool) -> None:
    table = standing("parker-residence", hand=left)
    table.of(LOKI).deck = ["loki-move"] * 5  # one is drawn, one is played
    done(table)
    if offered:
        table.does("location:parker-residence")
        assert len(table.of(LOKI).hand) == left + 1
    else:
        assert table.story("turn") == ["turn", "turn"]


@pytest.mark.parametrize(("thugs", "hurt"), [(0, False), (1, True), (2, True)])
def test_spider_island(thugs: int, hurt: bool) -> None:
    table = standing("spider-island")
    table.place("spider-island", thugs=thugs)
    done(table)
    # It is mandatory, so nobody is asked.
    assert table.story("turn") == ["turn", "turn"]
    assert table.events("damaged") == ([{"hero": LOKI, "amount": 1}] if hurt else [])


def test_threat_blocks_spider_island() -> None:
    table = standing("spider-island")
    table.place("spider-island", thugs=2)
    table.threat(GAME.cards.villains["maestro"].threats[0], at="spider-island")
    done(table)
    assert table.events("damaged") == []


# --- combinations with other rules --------------------------------------------------------------------------------


def alone_with(place: str, hand: int, deck: int = 0) -> Table:
    """Return a table where Loki holds ``hand`` cards when the Location's effect begins."""
    table = standing(place, hand=hand + 1)
    table.of(LOKI).deck = ["loki-move"] * deck
    table.place(place, thugs=1)
    table.hero_turn(LOKI)
    table.does("end")
    return table


def test_great_weaver_temple_paid_with_the_last_card_is_a_ko_without_gain() -> None:
    table = alone_with("great-weaver-temple", hand=1)
    table.does("location:great-weaver-temple")
    assert table.events("ko") == [{"hero": LOKI}]  # once, and immediately
    assert table.tokens(LOKI) == {}


def test_great_weaver_temple_lets_the_player_choose_the_card() -> None:
    table = standing("great-weaver-temple")
    table.hero(LOKI, at="great-weaver-temple", hand=["loki-move", "loki-wild", "loki-confuse"], deck=[])
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end", "location:great-weaver-temple")
    assert table.options() == ["discard:loki-wild", "discard:loki-confuse"]
    table.does("discard:loki-confuse")
    assert (table.of(LOKI).deck, table.of(LOKI).hand) == (["loki-confuse"], ["loki-wild"])
    assert table.tokens(LOKI) == {"heroic": 1, "attack": 1}


@pytest.mark.parametrize("place", ["great-weaver-temple", "parker-residence"])
def test_locations_are_not_offered_after_playing_the_last_card(place: str) -> None:
    table = alone_with(place, hand=0)
    assert table.story("effect", "ko", "turn")[:2] == ["turn", "ko"]
    assert table.tokens(LOKI) == {}


def test_parker_residence_is_not_offered_with_an_empty_deck() -> None:
    table = alone_with("parker-residence", hand=1)
    assert table.story("turn") == ["turn", "turn"]


def test_damage_by_spider_island_may_ko_a_hero() -> None:
    table = alone_with("spider-island", hand=1)
    assert table.events("damaged") == [{"hero": LOKI, "amount": 1}]
    assert table.events("ko") == [{"hero": LOKI}]
    assert table.story("ko", "turn") == ["turn", "ko", "turn"]


@pytest.mark.parametrize("place", OWN)
def test_threat_blocks_every_location_effect(place: str) -> None:
    table = standing(place, hand=2)
    table.place(place, thugs=1)
    table.threat(GAME.cards.villains["maestro"].threats[0], at=place)
    table.hero_turn(LOKI)
    table.does("end")
    assert table.story("effect", "turn") == ["turn", "turn"]


GHOST = "cosmic-ghost-rider"


def remote(*ring: str, thugs: int = 1) -> Table:
    """Return a table where Cosmic Ghost Rider has ended his actions in the first Location after Remote Possession."""
    card = f"{GHOST}-remote-possession"
    table = Table("maestro", heroes=[GHOST, THOR], ring=(*ring, KUN_LUN, UN, ALCHEMAX, TVA)[:6])
    table.state.villain_supers = []
    table.villain(at=UN)
    table.hero(GHOST, at=ring[0], hand=[card, f"{GHOST}-wild", f"{GHOST}-heroic"], deck=[])
    table.hero(THOR, at=KUN_LUN)
    table.place(ring[0], thugs=thugs)
    table.hero_turn(GHOST)
    table.does(f"play:{card}", f"special:{card}")
    while "end" in table.options():
        table.does("end")
    return table


def test_japan_used_remotely_adds_its_thugs_there() -> None:
    table = remote("parker-residence", "japan")
    table.place("japan", civilians=0)
    table.does("location:japan", "choose:attack")
    assert table.location("japan").thugs == 2
    assert table.location("parker-residence").thugs == 1
    assert table.tokens(GHOST) == {"attack": 1}


def test_remote_spider_island_is_optional() -> None:
    table = remote("parker-residence", "spider-island")
    assert "skip" in table.options()
    table.does("skip")
    assert table.events("damaged") == []


@rule("UNI-LOC-03")
@pytest.mark.parametrize("ring", [("spider-island", "parker-residence"), ("spider-island", "loomworld")])
def test_spider_island_rules_out_other_locations_for_heroes_there(ring: tuple[str, str]) -> None:
    """Also if a card opens every Location: only one is used per turn, and this one is mandatory."""
    table = remote(*ring)
    assert table.events("damaged") == [{"hero": GHOST, "amount": 1}]


def test_spider_island_without_thugs_allows_other_locations() -> None:
    table = remote("spider-island", "parker-residence", thugs=0)
    assert table.events("damaged") == []
    assert {"location:alchemax-headquarters", "skip"} <= set(table.options())
