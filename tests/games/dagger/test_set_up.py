"""The 13 steps of setup."""

from __future__ import annotations

import pytest

from games.dagger.table import ILIAD, Table, game
from tableverse.games.dagger.errors import NoSuchHero, SameAspect, SameSheet
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.errors import BadSeatCount, BadSetting, IllegalOption, UnknownSetting
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule

BASES = ["new-york", "atlantis", "wakanda", "madripoor", "iliad"]
FIVE = ("iron-man", "hulk", "thor", "daredevil", "spider-man-peter")
ASPECTS = ("justice", "aggression", "leadership", "vigilance", "protection")


def fresh(seats: int, **settings: str) -> DaggerState:
    state = game().new(Config(seats, settings), 5)
    assert isinstance(state, DaggerState)
    return state


@rule("DAG-SETUP-00", "DAG-SETUP-01", "DAG-SETUP-06")
def test_heroes_aspects_and_supports_are_chosen_without_repetition() -> None:
    state = fresh(2, **dict.fromkeys(("hero-1", "hero-2", "aspect-1", "aspect-2"), "choose"))
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind, len(state.decision.options)) == (0, "hero", 20)
    game().apply(state, "hero:thor")
    ids = [option.id for option in state.decision.options]
    assert state.decision.seat == 1
    assert len(ids) == 18
    assert "hero:mighty-thor" not in ids
    game().apply(state, "hero:hulk")
    assert [option.id for option in state.decision.options] == ["support:warriors-three", "support:heimdall"]
    game().apply(state, "support:heimdall")
    game().apply(state, "support:rick-jones")
    assert (state.decision.kind, len(state.decision.options)) == ("aspect", 6)
    game().apply(state, "aspect:justice")
    assert "aspect:justice" not in [option.id for option in state.decision.options]
    game().apply(state, "aspect:aggression")
    kinds = []
    while state.decision is not None and state.decision.kind != "turn":
        kinds.append(state.decision.kind)
        game().apply(state, state.decision.options[0].id)
    assert kinds[:4] == ["first", "iliad", "start", "start"]


@rule("DAG-SETUP-02", "DAG-SETUP-03", "DAG-SETUP-04", "DAG-SETUP-05", "DAG-SETUP-07")
def test_hero_starts_with_one_ready_support() -> None:
    hero = Table("iron-man", "hulk").hero("iron-man")
    assert hero.ready == ["stark-industries"]
    assert hero.charge == {}
    assert (hero.teamed, hero.unlocked, hero.mission, hero.battered) == (False, False, True, False)


@pytest.mark.parametrize(("heroes", "normal"), [(2, 3), (3, 2), (5, 2)])
@rule("DAG-SETUP-08", "DAG-SETUP-09", "DAG-VAR-01")
def test_number_of_aspect_tokens_depends_on_the_number_of_heroes(heroes: int, normal: int) -> None:
    names = ("iron-man", "hulk", "thor", "daredevil", "spider-man-peter")[:heroes]
    table = Table(*names)
    assert [(hero.normal, hero.empowered) for hero in table.state.heroes] == [(normal, 1)] * heroes


@rule("DAG-SETUP-10", "DAG-ASGARD-01", "DAG-TEAM-01")
def test_tracks_start_at_0_and_the_bifrost_off_the_board() -> None:
    state = fresh(3)
    assert (state.threat, state.team_up, state.bifrost) == (0, 0, "")
    assert state.neighbours("asgard") == []
    assert all("asgard" not in state.neighbours(space) for space in state.board.spaces)


@pytest.mark.parametrize(
    ("nemesis", "space", "own"),
    [
        ("loki", "central-russia", "illusory-enemy"),
        ("red-skull", "southern-cone", "sleeper"),
        ("ultron", "central-europe", "drone-swarm"),
        ("thanos", "eastern-australia", "outrider"),
    ],
)
@rule("DAG-SETUP-11", "DAG-SETUP-12", "DAG-SETUP-17", "DAG-NMIS-01")
def test_nemesis_starts_on_its_space_with_its_missions_in_order(nemesis: str, space: str, own: str) -> None:
    table = Table(nemesis=nemesis)
    state = table.state
    assert state.nemesis.space == space
    assert state.groups[3] == own
    assert table.game.cards.enemies[own].pawns == 4
    assert [table.game.cards.missions[id].number for id in state.mission_deck] == [1, 2, 3]
    assert state.top is not None
    assert state.top.id == "jotun-activity"


@rule("DAG-SETUP-15", "DAG-SETUP-16", "DAG-REGION-02")
def test_first_player_places_the_iliad_on_any_numbered_space() -> None:
    names = {"hero-1": "hulk", "hero-2": "thor", "aspect-1": "justice", "aspect-2": "aggression"}
    state = fresh(2, **names)
    for choice in ("support:betty-ross", "support:heimdall", "first:thor"):
        game().apply(state, choice)
    assert state.decision is not None
    assert (state.decision.seat, len(state.decision.options)) == (1, 15)
    game().apply(state, "iliad:west-africa")
    assert state.base_at("west-africa") == "iliad"
    assert set(state.bases_in_region_of("west-africa")) == {"wakanda", "iliad"}
    assert state.decision.seat == 1  # the first player places their hero first


@rule("DAG-SETUP-18", "DAG-BOARD-03")
def test_heroes_start_on_different_bases() -> None:
    table = Table("iron-man", "hulk", "thor", "daredevil", "spider-man-peter")
    spaces = [hero.space for hero in table.state.heroes]
    assert sorted(spaces) == sorted(["new-york", "wakanda", "atlantis", "madripoor", ILIAD])


@pytest.mark.parametrize("seed", range(5))
@rule("DAG-SETUP-19", "DAG-SETUP-20", "DAG-SETUP-21", "DAG-COMP-02")
def test_event_deck_has_three_piles_with_one_nemesis_event_each(seed: int) -> None:
    table = Table(nemesis="thanos", seed=seed)
    events = table.game.cards.events
    assert sum(1 for card in events.values() if not card.nemesis) == 30
    assert [len(pile) for pile in table.state.piles] == [0, 4, 4, 4]
    for pile in table.state.piles[1:]:
        assert [events[id].nemesis for id in pile].count("thanos") == 1
    before = [pile[:] for pile in table.state.piles]
    table.clear().turn("iron-man").does("rest:normal")
    table.passes()
    assert table.state.piles == before


@rule("DAG-SETUP-22", "DAG-SETUP-23", "DAG-SETUP-24", "DAG-SETUP-26", "DAG-SIDE-01")
def test_first_strike_adds_its_groups_enemies_and_a_side_mission() -> None:
    table = Table("iron-man", "hulk", "thor", "daredevil")
    assert table.state.groups == ["draugr", "frost-giant", "laufey", "illusory-enemy"]
    pawns = [(enemy.card, enemy.space) for enemy in table.state.enemies if enemy.card in table.state.groups]
    assert pawns == [("draugr", "south-asia"), ("frost-giant", "north-america"), ("laufey", "north-atlantic")]
    assert len(table.state.sides) == 1
    assert len(table.state.side_deck) == 19


@rule("DAG-SETUP-25")
def test_spawn_icons_with_more_dots_than_heroes_are_skipped() -> None:
    cards = [enemy.card for enemy in Table("iron-man", "hulk").state.enemies]
    assert "laufey" not in cards
    assert "frost-giant" in cards


@rule("DAG-SETUP-13")
def test_side_missions_are_shuffled() -> None:
    decks = [Table(seed=seed).state.side_deck for seed in (1, 2)]
    assert decks[0] != decks[1]


@rule("DAG-VAR-02", "DAG-GEN-01")
def test_solo_player_controls_two_heroes() -> None:
    table = Table("iron-man", "hulk", seats=1)
    assert [hero.seat for hero in table.state.heroes] == [0, 0]
    assert [hero.normal for hero in table.state.heroes] == [3, 3]
    for seats in (0, 6):
        with pytest.raises(BadSeatCount, match="1 to 5"):
            fresh(seats)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@rule("DAG-SETUP-01", "DAG-SETUP-06", "DAG-SETUP-11")
def test_components_not_in_the_settings_are_drawn_at_random(seats: int) -> None:
    count = max(2, seats)
    nemeses = set()
    for seed in range(30):
        settings = {"hero-2": "she-hulk", "aspect-2": "justice", "first-strike": "crime-wave"}
        state = game().new(Config(seats, settings), seed)
        assert isinstance(state, DaggerState)
        ids = [hero.id for hero in state.heroes]
        assert ids[1] == "she-hulk"
        assert len({state.cards.heroes[id].sheet for id in ids}) == count
        assert state.heroes[1].aspect == "justice"
        assert len({hero.aspect for hero in state.heroes}) == count
        assert state.decision is not None
        assert state.decision.kind == "support"
        nemeses.add(state.nemesis.card)
    assert nemeses == {"loki", "red-skull", "ultron", "thanos"}


def test_heroes_can_be_set_drawn_or_chosen_in_one_game() -> None:
    settings = {"hero-1": "thor", "hero-3": "choose", "aspect-3": "choose"}
    state = game().new(Config(3, settings), 8)
    assert isinstance(state, DaggerState)
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (2, "hero")
    drawn = state.heroes[1].id
    offered = [option.id.removeprefix("hero:") for option in state.decision.options]
    assert len(offered) == 16
    assert not {"thor", "mighty-thor", drawn, state.cards.heroes[drawn].other} & set(offered)


def test_settings_list_every_value_for_clients() -> None:
    offered = game().settings
    assert offered["nemesis"] == ("random", "loki", "red-skull", "ultron", "thanos")
    assert offered["difficulty"][0] == "normal"
    for number in range(1, 6):
        assert offered[f"hero-{number}"] == ("random", "choose", *game().cards.heroes)
        assert offered[f"aspect-{number}"] == ("random", "choose", *game().cards.aspects)
    assert offered["first-strike"] == ("random", *game().cards.strikes)


@pytest.mark.parametrize(
    ("settings", "error", "sentence"),
    [
        ({"hero-1": "hulk", "hero-2": "she-hulk"}, SameSheet, "hulk and she-hulk share one sheet"),
        (
            {"aspect-1": "justice", "aspect-2": "justice"},
            SameAspect,
            "Two heroes can’t have the same aspect (“justice”)",
        ),
        ({"hero-2": "batman"}, BadSetting, "“batman”"),
        ({"aspect-2": "mercy"}, BadSetting, "“mercy”"),
        ({"hero-3": "hulk"}, NoSuchHero, "The setting “hero-3” is for a hero this game doesn’t have: it has 2"),
        ({"aspect-5": "justice"}, NoSuchHero, "aspect-5"),
        ({"nemesis": "joker"}, BadSetting, "joker"),
        ({"hero-1": 7}, BadSetting, "7"),
        ({"heroes": "hulk"}, UnknownSetting, "heroes"),
    ],
)
@rule("DAG-SETUP-01", "DAG-SETUP-06")
def test_invalid_settings_raise_a_one_line_error(
    settings: dict[str, object], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error) as caught:
        game().new(Config(2, settings), 1)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


@rule("DAG-COMP-01", "DAG-COMP-02", "DAG-HERO-01", "DAG-ASPECT-01", "DAG-ASPECT-02")
def test_box_holds_all_components() -> None:
    box = game().cards
    counts = {kind: len(items) for kind, items in box.registry.kinds.items()}
    assert counts["hero"] == 20
    assert counts["aspect"] == len(ASPECTS) + 1
    assert (counts["support"], counts["team-up"], counts["hero-mission"]) == (40, 10, 20)
    assert (counts["event"], counts["side-mission"], counts["first-strike"]) == (42, 20, 6)
    assert (counts["nemesis"], counts["nemesis-mission"], counts["enemy"]) == (4, 12, 28)
    assert sum(card.pawns for card in box.enemies.values()) == 60
    for hero in box.heroes.values():
        assert sum(hero.values.values()) == 7
        assert box.heroes[hero.other].other == hero.id
    for aspect in box.aspects.values():
        assert len(aspect.special) == 2
        assert set(aspect.heroic.actions) == {"move", "combat", "defy", "rest"}


@rule("DAG-SETUP-18", "DAG-BOARD-03")
def test_heroes_choose_free_bases_in_order_from_the_first_player() -> None:
    settings = {f"hero-{number}": hero for number, hero in enumerate(FIVE, 1)}
    settings |= {f"aspect-{number}": aspect for number, aspect in enumerate(ASPECTS, 1)}
    state = game().new(Config(5, settings), 3)
    assert isinstance(state, DaggerState)
    while state.decision is not None and state.decision.kind == "support":
        game().apply(state, state.decision.options[0].id)
    game().apply(state, "first:thor")
    game().apply(state, "iliad:near-east")
    left = list(BASES)
    for seat, base in zip((2, 3, 4, 0), ("wakanda", "iliad", "new-york", "madripoor"), strict=True):
        assert state.decision is not None
        assert (state.decision.seat, state.decision.kind, state.decision.origin) == (seat, "start", FIVE[seat])
        assert {option.id for option in state.decision.options} == {f"start:{name}" for name in left}
        before = game().encode(state)
        for taken in set(BASES) - set(left):
            with pytest.raises(IllegalOption):
                game().apply(state, f"start:{taken}")
        assert game().encode(state) == before
        game().apply(state, f"start:{base}")
        left.remove(base)
    # The fifth hero has only one base left and no choice.
    spaces = {hero.id: hero.space for hero in state.heroes}
    assert spaces == {
        "thor": "wakanda",
        "daredevil": "near-east",
        "spider-man-peter": "new-york",
        "iron-man": "madripoor",
        "hulk": "atlantis",
    }


@rule("DAG-SETUP-19", "DAG-SETUP-21")
def test_events_are_drawn_in_the_stacked_order() -> None:
    decks = [Table(seed=seed).state.piles for seed in (1, 2, 3)]
    assert decks[0] != decks[1] != decks[2]
    table = Table("iron-man", "hulk").clear()
    stacked = [id for pile in reversed(table.state.piles) for id in reversed(pile)]
    normal = [id for id in stacked if not table.game.cards.events[id].nemesis]
    assert (len(stacked), len(set(stacked)), len(normal)) == (12, 12, 9)
    drawn: list[str] = []
    while len(drawn) < 12:
        state = table.state
        state.threat, state.invaded, state.enemies, state.sides = 0, [], [], []
        for hero in state.heroes:
            hero.damage = 0
        if table.decision.kind == "turn":
            choice = next(id for id in table.options() if id.startswith(("rest", "move")))
        else:  # effects must not discard or move events
            choice = "may:no" if "may:no" in table.options() else table.options()[-1]
        table.does(choice)
        drawn += [facts["event"] for facts in table.events("event")]
    assert drawn == stacked


@rule("DAG-VAR-04", "DAG-VAR-03", "DAG-SPAWN-01", "DAG-SETUP-25")
@pytest.mark.parametrize(
    ("heroes", "difficulty", "at_start", "by_event"),
    [
        (3, "easier", 2, 1),
        (3, "normal", 2, 1),
        (3, "harder", 3, 2),
        (4, "easier", 2, 1),
        (4, "normal", 3, 2),
        (2, "easier", 2, 1),
        (5, "harder", 3, 2),
    ],
)
def test_difficulty_changes_the_number_of_spawns(heroes: int, difficulty: str, at_start: int, by_event: int) -> None:
    table = Table(*FIVE[:heroes], difficulty=difficulty)
    assert sum(1 for enemy in table.state.enemies if enemy.card in table.state.groups) == at_start  # dots 1, 2, 4
    table.clear().nemesis_phase("civilian-rescue", step=4).plays_on()  # dots 1, 4; ability III spawns no enemy
    assert len(table.events("spawned")) == by_event


@rule("DAG-SETUP-19")
def test_any_of_the_thirty_events_may_be_drawn() -> None:
    events = game().cards.events
    drawn = [
        {id for pile in Table(seed=seed).state.piles for id in pile if not events[id].nemesis} for seed in range(20)
    ]
    assert all(len(deck) == 9 for deck in drawn)
    assert len(set.union(*drawn)) == 30
