"""Setup: the box, the ring, the Villain, the Heroes and their decks."""

from pathlib import Path

import pytest

from games.united.packs import pack
from games.united.table import GAME, Table
from tableverse.games.united.game import United
from tableverse.games.united.state import UnitedState
from tableverse.kernel.errors import BadSeatCount, BadSetting, UnknownSetting
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule

CARDS = GAME.cards


def new(seats: int = 3, seed: int = 0, log: list[Event] | None = None, **settings: object) -> UnitedState:
    state = GAME.new(Config(seats, settings), seed, log)
    assert isinstance(state, UnitedState)
    return state


@rule("UNI-COMP-01")
def test_every_villain_of_the_box_has_12_plans_and_6_threats() -> None:
    for villain in ("cosmic-ghost-rider", "maestro", "immortus", "emperor-doom"):
        row = CARDS.villains[villain]
        assert (len(row.plans), len(row.threats)) == (12, 6)


@rule("UNI-COMP-02", "UNI-ANTI-01")
def test_box_has_seven_heroes_of_twelve_cards_with_one_anti_hero() -> None:
    cards = [
        "captain-carter",
        "spider-man-2099",
        "loki",
        "ironheart",
        "mighty-thor",
        "black-panther-shuri",
        "cosmic-ghost-rider",
    ]
    assert [hero for hero in CARDS.heroes if hero in cards] == cards
    assert all(len(CARDS.heroes[hero].cards) == 12 for hero in cards)
    assert [hero for hero in cards if CARDS.heroes[hero].anti_hero] == ["cosmic-ghost-rider"]
    assert "cosmic-ghost-rider" in CARDS.villains


@rule("UNI-COMP-03", "UNI-SETUP-06")
def test_six_of_eight_locations_are_drawn_at_random() -> None:
    rings = {tuple(place.id for place in new(seed=seed).places) for seed in range(20)}
    assert sum(row.set == "multiverse" for row in CARDS.locations.values()) == 8
    assert all(len(set(ring)) == 6 for ring in rings)
    assert len({frozenset(ring) for ring in rings}) > 5


@rule("UNI-COMP-04", "UNI-MISS-19", "UNI-SETUP-01")
def test_three_missions_of_9_9_and_4_slots_are_open_from_the_start() -> None:
    assert list(CARDS.registry.kinds["mission"]) == ["rescue-civilians", "defeat-thugs", "clear-threats"]
    assert CARDS.slots == [9, 9, 4]
    state = new()
    assert state.missions == [0, 0, 0]
    assert state.completed == []


@rule("UNI-COMP-05", "UNI-EQ-11")
def test_box_has_seven_own_and_eight_generic_equipment_cards() -> None:
    own = {hero: row.gear for hero, row in CARDS.heroes.items() if row.gear and row.set == "multiverse"}
    assert own == {
        "captain-carter": ["captain-carters-shield"],
        "black-panther-shuri": ["spear-of-bashenga", "hard-light-shield"],
        "cosmic-ghost-rider": ["hellfire-chain", "hell-cycle"],
        "loki": ["scepter"],
        "mighty-thor": ["mjolnir"],
    }
    assert len(CARDS.generic_gear) == 8


@rule("UNI-COMP-06")
def test_box_has_the_decks_of_all_modes() -> None:
    assert (len(CARDS.battle_plans), len(CARDS.super_villains), len(CARDS.super_heroes)) == (12, 12, 8)


@rule("UNI-DEF-01")
@pytest.mark.parametrize(
    ("mode", "good", "bad"),
    [
        ("cooperative", (1, 4), (5,)),
        ("super-villain", (2, 5), (1,)),
        ("commander", (1,), (2,)),
        ("super-villain-vs-commander", (2,), (1, 3)),
    ],
)
def test_each_mode_limits_the_number_of_players(mode: str, good: tuple[int, ...], bad: tuple[int, ...]) -> None:
    for seats in good:
        assert new(seats, mode=mode).mode == mode
    for seats in bad:
        with pytest.raises(BadSeatCount) as error:
            new(seats, mode=mode)
        assert str(seats) in str(error.value)


@rule("UNI-ANTI-02")
def test_anti_hero_is_never_on_both_sides() -> None:
    with pytest.raises(BadSetting) as error:
        new(2, villain="cosmic-ghost-rider", hero1="cosmic-ghost-rider")
    assert "cosmic-ghost-rider" in str(error.value)
    for seed in range(30):
        state = new(4, seed)
        assert state.villain not in [hero.id for hero in state.heroes]
    assert new(1, hero1="cosmic-ghost-rider").villain != "cosmic-ghost-rider"


@rule("UNI-SETUP-13")
def test_heroes_are_different_and_start_opposite_the_villain() -> None:
    with pytest.raises(BadSetting):
        new(2, hero1="loki", hero2="loki")
    for seed in range(12):
        state = new(4, seed)
        assert len({hero.id for hero in state.heroes}) == 4
        assert state.villain_at != (state.villain_at + 3) % 6
        placed = GAME.set_up(Config(4, {}), state.rng.clone())
        assert isinstance(placed, UnitedState)
        assert {hero.at for hero in placed.heroes} == {(placed.villain_at + 3) % 6}


@rule("UNI-SETUP-02", "UNI-SETUP-04", "UNI-SETUP-05")
@pytest.mark.parametrize(
    ("villain", "health"),
    [
        ("cosmic-ghost-rider", [6, 7, 8]),
        ("maestro", [3, 4, 5]),
        ("immortus", [-1, -1, -1]),
        ("emperor-doom", [9, 10, 11]),
    ],
)
def test_villain_health_depends_on_the_number_of_heroes(villain: str, health: list[int]) -> None:
    states = [new(heroes, villain=villain) for heroes in (2, 3, 4)]
    assert [state.health for state in states] == health
    assert {state.villain for state in states} == {villain}
    assert {state.track for state in states} == {0}


@rule("UNI-SETUP-08")
def test_marked_slots_are_filled_at_setup() -> None:
    placed = GAME.set_up(Config(2, {}), new().rng)
    assert isinstance(placed, UnitedState)
    for place in placed.places:
        slots = CARDS.locations[place.id].slots
        assert (place.thugs, place.civilians) == (slots.count("thug"), slots.count("civilian"))
        assert place.free == slots.count("empty")


@rule("UNI-SETUP-09", "UNI-SETUP-18")
def test_threat_with_its_token_covers_each_location() -> None:
    placed = GAME.set_up(Config(2, {"villain": "immortus"}), new().rng)
    assert isinstance(placed, UnitedState)
    assert sorted(threat.at for threat in placed.threats) == [0, 1, 2, 3, 4, 5]
    assert sorted(threat.id for threat in placed.threats) == sorted(CARDS.villains["immortus"].threats)
    assert all(threat.token for threat in placed.threats)
    view = GAME.view(new(villain="immortus"), -1)
    assert {threat.id for threat in view.threats} == set(CARDS.villains["immortus"].threats)  # type: ignore[attr-defined]
    laid = {tuple(threat.id for threat in new(seed=seed, villain="immortus").threats) for seed in range(12)}
    assert len(laid) > 8  # shuffled


@rule("UNI-SETUP-10")
@pytest.mark.parametrize(("heroes", "health"), [(2, 3), (3, 4), (4, 5)])
def test_purple_man_has_one_more_health_than_heroes(heroes: int, health: int) -> None:
    state = new(heroes, villain="emperor-doom")
    assert state.threat("purple-man").health == health
    assert state.threat("namor").health == 6


@rule("UNI-SETUP-12")
def test_plan_deck_is_shuffled_and_villain_starts_at_a_random_location() -> None:
    states = [GAME.set_up(Config(2, {"villain": "maestro"}), new(seed=seed).rng) for seed in range(30)]
    assert len({tuple(state.plans) for state in states if isinstance(state, UnitedState)}) == 30
    assert {state.villain_at for state in states if isinstance(state, UnitedState)} == set(range(6))


@rule("UNI-SETUP-03")
def test_special_set_up_puts_the_starting_plan_on_top() -> None:
    for seed in range(8):
        assert new(seed=seed, villain="emperor-doom").plans[-1] == "emperor-doom-plan-01"


@rule("UNI-SETUP-14", "UNI-SETUP-15", "UNI-SETUP-17")
def test_starting_hand_cards_are_in_the_opening_hand() -> None:
    others = set()
    for seed in range(12):
        log: list[Event] = []
        state = new(1, seed, log, hero1="captain-carter", villain="maestro")
        drawn = [event.facts["card"] for event in log if event.kind == "drew-card"]
        assert drawn[0] == "captain-carter-ive-got-you-covered"
        others.add(tuple(drawn[1:3]))
        assert next(event.facts for event in log if event.kind == "drew") == {"hero": "captain-carter", "amount": 3}
        assert state.storyline[0].hero == -1
    assert len(others) > 6


@rule("UNI-SETUP-16")
def test_bottom_of_the_deck_card_starts_at_the_bottom() -> None:
    for seed in range(8):
        state = new(2, seed, hero1="loki", hero2="ironheart", villain="maestro")
        assert state.heroes[0].deck[0] == "loki-glorious-purpose"
        assert sorted(state.heroes[0].deck + state.heroes[0].hand) == sorted(CARDS.heroes["loki"].cards)


@rule("UNI-SETUP-17")
def test_players_choose_the_first_hero_and_the_villain_begins() -> None:
    state = new(3, villain="maestro", hero1="loki", hero2="ironheart", hero3="mighty-thor")
    assert state.decision is not None
    assert [option.id for option in state.decision.options] == ["start:loki", "start:ironheart", "start:mighty-thor"]
    events = GAME.apply(state, "start:ironheart")
    assert events[0].kind == "plan"
    assert state.heroes[state.active].id == "ironheart"


@rule("UNI-CHAL-02", "UNI-CHAL-03", "UNI-CHAL-04", "UNI-CHAL-01")
@pytest.mark.parametrize(
    ("challenge", "removed"),
    [("none", []), ("moderate", ["wild"]), ("hard", ["wild-wild"]), ("moderate-and-hard", ["wild", "wild-wild"])],
)
def test_challenges_remove_wild_cards_from_every_deck(challenge: str, removed: list[str]) -> None:
    state = new(2, hero1="loki", hero2="ironheart", villain="maestro", challenge=challenge)
    for hero in state.heroes:
        cards = sorted(hero.deck + hero.hand)
        whole = sorted(CARDS.heroes[hero.id].cards)
        for name in removed:
            whole.remove(f"{hero.id}-{name}")
        assert cards == whole


@rule("UNI-SETUP-19", "UNI-EQ-01", "UNI-EQ-02", "UNI-EQ-04")
def test_own_equipment_starts_ready_and_removes_a_single_wild() -> None:
    state = new(1, hero1="black-panther-shuri", villain="maestro", equipment=True)
    shuri = state.heroes[0]
    assert [(gear.id, gear.ready) for gear in shuri.gear] == [("spear-of-bashenga", True), ("hard-light-shield", True)]
    assert len(shuri.deck + shuri.hand) + len([entry for entry in state.storyline if entry.hero == 0]) == 11
    assert "black-panther-shuri-wild" not in shuri.deck + shuri.hand
    assert new(1, hero1="black-panther-shuri", villain="maestro").heroes[0].gear == []


@rule("UNI-SETUP-21", "UNI-EQ-01", "UNI-EQ-03")
def test_hero_without_own_equipment_may_take_one_generic_card() -> None:
    settings = {"hero1": "ironheart", "hero2": "loki", "villain": "maestro", "equipment": True}
    state = new(2, **settings)
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (0, "gear")
    assert [option.id for option in state.decision.options] == [f"gear:{id}" for id in CARDS.generic_gear] + ["nothing"]
    GAME.apply(state, "gear:medkit")
    assert [gear.id for gear in state.heroes[0].gear] == ["medkit"]
    assert [gear.id for gear in state.heroes[1].gear] == ["scepter"]
    assert "ironheart-wild" not in state.heroes[0].deck + state.heroes[0].hand

    without = new(2, **settings)
    GAME.apply(without, "nothing")
    assert without.heroes[0].gear == []
    assert "ironheart-wild" in without.heroes[0].deck + without.heroes[0].hand


def well_equipped(folder: Path, cards: int) -> United:
    """Load a pack in which Loki owns his Scepter and ``cards`` generic Equipment cards."""
    row = (
        "- {{id: {id}, name: {{en: A, es: A}}, source: published, owner: loki, back: exhausted, use: {{effect: {{draw: "
    )
    row += "{{who: you}}}}}}}}\n"
    return United([pack(folder, equipment="".join(row.format(id=id) for id in CARDS.generic_gear[:cards]))])


@rule("UNI-SETUP-20")
def test_player_keeps_three_of_more_than_three_own_equipment_cards(tmp_path: Path) -> None:
    game = well_equipped(tmp_path, 4)
    settings = {"hero1": "mighty-thor", "hero2": "loki", "villain": "maestro", "equipment": True}
    state = game.new(Config(2, settings), 0)
    assert isinstance(state, UnitedState)
    own = game.cards.heroes["loki"].gear
    assert len(own) == 5
    for left in (5, 4):
        assert state.decision is not None
        assert (state.decision.seat, state.decision.kind) == (1, "leave-gear")
        options = [option.id for option in state.decision.options]
        assert options == [f"leave-gear:{gear.id}" for gear in state.heroes[1].gear]
        assert len(options) == left
        state = game.decode(game.encode(state))
        assert isinstance(state, UnitedState)
        told = game.apply(state, options[0])
        assert [event.facts for event in told if event.kind == "gear-left"] == [{"hero": "loki", "gear": own[5 - left]}]
    assert [(gear.id, gear.ready) for gear in state.heroes[1].gear] == [(id, True) for id in own[2:]]
    assert [gear.id for gear in state.heroes[0].gear] == ["mjolnir"]
    assert state.decision is not None
    assert state.decision.kind == "start"


@rule("UNI-SETUP-20")
def test_three_own_equipment_cards_are_all_kept(tmp_path: Path) -> None:
    game = well_equipped(tmp_path, 2)
    settings = {"hero1": "mighty-thor", "hero2": "loki", "villain": "maestro", "equipment": True}
    state = game.new(Config(2, settings), 0)
    assert isinstance(state, UnitedState)
    assert state.decision is not None
    assert state.decision.kind == "start"
    assert [gear.id for gear in state.heroes[1].gear] == game.cards.heroes["loki"].gear
    assert len(state.heroes[1].gear) == 3


@rule("UNI-SETUP-20")
def test_hero_who_takes_over_later_keeps_three_own_equipment_cards(tmp_path: Path) -> None:
    game = well_equipped(tmp_path, 3)
    heroes = ["mighty-thor", "ironheart"]
    table = Table("morlun", heroes=heroes, equipment=True, equipment2="nothing", game=game)
    table.villain(at="tva-headquarters")
    table.hero("mighty-thor", at="tva-headquarters", hand=["mighty-thor-move"], deck=[])
    table.hero("ironheart", at="london", hand=["ironheart-move", "ironheart-wild"])
    table.villain_turn("morlun-plan-01", next_hero="mighty-thor")
    while "succeed:loki" not in table.options():
        table.does(table.options()[0])
    table.does("succeed:loki")
    if table.options()[0].startswith("enter:"):
        table.does(table.options()[0])
    assert table.options() == [f"leave-gear:{gear}" for gear in game.cards.heroes["loki"].gear]
    table.waits_for("loki", "leave-gear")
    table.does("leave-gear:scepter")
    assert [gear.id for gear in table.of("loki").gear] == game.cards.heroes["loki"].gear[1:] == CARDS.generic_gear[:3]


@rule("UNI-DEF-02")
def test_hero_can_move_to_both_neighbours() -> None:
    table = Table()
    table.hero("loki", at="project-pegasus", hand=["loki-move", "loki-wild"], deck=[])
    table.hero_turn("loki")
    table.does("play:loki-move")
    assert [option for option in table.options() if option.startswith("move:")] == ["move:london", "move:kun-lun"]


@rule("UNI-ERR-03")
def test_example_location_of_another_box_is_not_included() -> None:
    assert not any("helicarrier" in location for location in CARDS.locations)


@rule("UNI-LOC-07")
def test_two_locations_have_permanent_effects() -> None:
    cards = list(CARDS.locations)[:8]
    assert [location for location in cards if CARDS.locations[location].rules] == ["niffleheim", "muspelheim"]


def test_unknown_value_of_a_setting_is_refused() -> None:
    with pytest.raises(BadSetting):
        new(2, villain="thanos")
    with pytest.raises(BadSetting):
        new(2, hero1="thanos")
    with pytest.raises(BadSetting):
        new(1, mode="commander", budget=3)


def test_unknown_setting_or_challenge_is_refused() -> None:
    with pytest.raises(UnknownSetting):
        GAME.new(Config(2, {"weather": "rain"}), 0)
    with pytest.raises(BadSetting):
        GAME.new(Config(2, {"challenge": "impossible"}), 0)


def test_locations_start_without_special_tokens() -> None:
    state = GAME.new(Config(2, {"villain": "maestro", "hero1": "loki", "hero2": "ironheart"}), 3)
    assert isinstance(state, UnitedState)
    assert [(place.tokens, place.bots, place.crisis, place.dented) for place in state.places] == [(0, 0, 0, 0)] * 6
