"""Setting up a game: the steps, modes of play, encounter sets and scenarios."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.champions.fixture_cards import FIXTURE_GAME
from games.champions.table import GAME, MODULARS, SCENARIOS, Table, plain
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.errors import BadSetting, UnknownSetting
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule


def begin(seats: int = 1, **settings: Any) -> tuple[ChampionsState, list[Event]]:
    """Return a game at its first choice and its events so far. Underscores in names replace hyphens."""
    log: list[Event] = []
    agreed = {name.replace("_", "-"): value for name, value in settings.items()}
    state = GAME.new(Config(seats, agreed), 5, log)
    assert isinstance(state, ChampionsState)
    return state, log


def to_first_turn(state: ChampionsState) -> list[Event]:
    """Keep every opening hand."""
    log: list[Event] = []
    while state.phase == "setup":
        log += GAME.apply(state, "done")
    return log


def everything(state: ChampionsState) -> Counter[str]:
    """Count the encounter cards by set, in all places."""
    piles = [state.encounter, state.encounter_discard, state.aside, *(player.dealt for player in state.players)]
    things = [thing for pile in piles for thing in pile] + [thing for thing in state.play if "@" not in thing]
    return Counter(GAME.cards.of(thing).set for thing in things)


def cards_of(encounter_set: str) -> int:
    return len(GAME.cards.encounter_copies(encounter_set))


# --- the steps ------------------------------------------------------------------------------------------------------


@rule("CHA-GAMESETUP-01", "CHA-GAMESETUP-14", "CHA-GAMESETUP-15", "CHA-GAMESETUP-16", "CHA-GAMESETUP-10")
def test_main_scheme_sets_up_before_villain_and_hands() -> None:
    """Klaw in expert mode: side A searches for a side scheme, side B discards until a minion, Klaw II also searches."""
    state, log = begin(2, scenario="klaw", mode="expert")
    story = [
        (event.kind, event.facts.get("card", event.facts.get("seat")))
        for event in log
        if event.kind in ("scheme", "revealed", "entered", "drew")
    ]
    assert story == [
        ("scheme", "underground-distribution"),
        ("revealed", "defense-network"),
        ("entered", "defense-network"),
        ("entered", "armored-guard"),
        ("revealed", "the-immortal-klaw"),
        ("entered", "the-immortal-klaw"),
        ("drew", 0),
        ("drew", 1),
    ]
    assert state.villain == "klaw-2"
    assert (state.scheme, state.scheme_deck) == ("underground-distribution", ["secret-rendezvous"])
    assert state.decision is not None
    assert state.decision.kind == "mulligan"


@rule("CHA-GAMESETUP-04", "CHA-GAMESETUP-22", "CHA-IDENTITYCARD-03", "CHA-IDENTITYCARD-02")
def test_the_first_player_begins_after_the_mulligan() -> None:
    state, _ = begin(3)
    assert state.first == 0
    assert [state.form(seat) for seat in range(3)] == ["alter-ego"] * 3
    assert state.phase == "setup"
    log = to_first_turn(state)
    assert [event.kind for event in log][-2:] == ["round", "turn"]
    assert (state.phase, state.rounds) == ("player", 1)
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (0, "turn")


@rule("CHA-GAMESETUP-05")
def test_obligations_are_those_of_the_chosen_identities() -> None:
    state, _ = begin(2, deck_1="iron-man-aggression", deck_2="she-hulk-aggression")
    obligations = [plain(thing) for thing in state.encounter if GAME.cards.of(thing).kind == "obligation"]
    assert sorted(obligations) == ["business-problems", "legal-work"]


@rule("CHA-GAMESETUP-07")
def test_decks_are_shuffled_by_the_seed_alone() -> None:
    decks = [GAME.new(Config(1), seed).players[0].deck for seed in (1, 1, 2)]  # type: ignore[attr-defined]
    assert decks[0] == decks[1]
    assert decks[0] != decks[2]
    assert sorted(decks[0] + GAME.new(Config(1), 1).players[0].hand) == sorted(  # type: ignore[attr-defined]
        decks[2] + GAME.new(Config(1), 2).players[0].hand  # type: ignore[attr-defined]
    )


@rule("CHA-GAMESETUP-21")
def test_an_identitys_set_up_comes_after_the_mulligan() -> None:
    """T'Challa searches his deck for one of his upgrades, in addition to his hand."""
    state, _ = begin(1, deck_1="black-panther-protection")
    hand = len(state.players[0].hand)
    assert hand == 6
    log = GAME.apply(state, "done")
    assert state.decision is not None
    assert state.decision.kind == "pick"
    assert "round" not in [event.kind for event in log]
    GAME.apply(state, state.decision.options[0].id)
    assert len(state.players[0].hand) == 7
    assert state.phase == "player"


# --- modes ----------------------------------------------------------------------------------------------------------


@rule("CHA-MODE-02", "CHA-STANDARDSET-01")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_standard_mode(scenario: str) -> None:
    state, _ = begin(1, scenario=scenario)
    assert [state.villain, *state.villain_deck] == [f"{scenario}-1", f"{scenario}-2"]
    assert everything(state)["standard"] == cards_of("standard") == 7
    assert everything(state)["expert"] == 0


@rule("CHA-MODE-03", "CHA-MODE-04", "CHA-ENCDECKBUILD-02", "CHA-EXPERTSET-01")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_expert_mode(scenario: str) -> None:
    state, _ = begin(1, scenario=scenario, mode="expert")
    assert [state.villain, *state.villain_deck] == [f"{scenario}-2", f"{scenario}-3"]
    assert everything(state)["standard"] == 7
    assert everything(state)["expert"] == cards_of("expert") == 3


@rule("CHA-MODE-06")
def test_heroic_levels() -> None:
    for level in (1, 2, 3, 4):
        state, _ = begin(1, heroic=level)
        assert state.heroic == level
    for level in (-1, 5, "hard"):
        with pytest.raises(BadSetting):
            begin(1, heroic=level)


@rule("CHA-MODE-07")
def test_heroic_mode_deals_more_encounter_cards() -> None:
    """Two players, level 2 and a hazard icon: 2 x (1 + 2) + 1."""
    table = Table("spider-man", "iron-man", form="alter-ego")
    table.state.heroic = 2
    table.put("breakin-takin", threat=3)
    assert GAME.cards.by_id["breakin-takin"].icons == {"hazard": 1}
    dealt: list[int] = []
    while table.state.rounds == 1:
        table.does("end-turn" if "end-turn" in table.options() else table.options()[-1])
        dealt += [event["seat"] for event in table.events("dealt")]
    assert dealt == [0, 1, 0, 1, 0, 1, 0]


@rule("CHA-MODE-09", "CHA-MODE-10")
def test_skirmish_mode_uses_a_single_stage() -> None:
    for stage in (1, 2, 3):
        state, _ = begin(1, skirmish=stage)
        assert (state.villain, state.villain_deck) == (f"rhino-{stage}", [])
        assert not [thing for thing in state.removed if thing.startswith("rhino-")]
    state, _ = begin(1, skirmish=1, deck_1="iron-man-aggression")
    to_first_turn(state)
    state.show(state.identity(0), "iron-man")
    state.play["rhino-1"].damage = 13
    state.decision = None
    GAME.settle(state)
    log = GAME.apply(state, "attack:iron-man@0>rhino-1")
    assert [event.kind for event in log][-1] == "won"
    assert state.result is not None
    assert state.result.winners == [0]


@rule("CHA-MODE-01", "CHA-MODE-05", "CHA-MODE-08", "CHA-MODE-11")
def test_modes_can_be_combined() -> None:
    state, _ = begin(1, scenario="klaw", mode="expert", heroic=3, skirmish=1)
    assert (state.villain, state.villain_deck) == ("klaw-1", [])
    assert everything(state)["expert"] == 3
    assert state.heroic == 3


def test_invalid_settings_are_refused_with_one_sentence() -> None:
    for settings, sentence in (
        ({"mode": "lazy"}, "mode"),
        ({"skirmish": 4}, "skirmish"),
        ({"scenario": "galactus"}, "scenario"),
        ({"modular": "standard"}, "modular"),
        ({"modular": "bomb-scare", "modular-2": "bomb-scare"}, "modular-2"),
        ({"deck-1": "spider-man-justice", "deck-2": "spider-man-justice"}, "deck-2"),
        ({"environment": "jungle"}, "environment"),
    ):
        with pytest.raises(BadSetting) as refused:
            FIXTURE_GAME.check(Config(2, settings))
        assert refused.value.arguments["setting"] == sentence
        for language in ("en", "es"):
            assert "\n" not in refused.value.say(language)
    with pytest.raises(UnknownSetting):
        FIXTURE_GAME.check(Config(1, {"weather": "fine"}))


# --- encounter sets -------------------------------------------------------------------------------------------------


@rule("CHA-ENCDECKBUILD-01", "CHA-MODULAR-02", "CHA-SCENARIOCARD-02", "CHA-MODULAR-03")
@pytest.mark.parametrize(
    ("scenario", "modular"), [("rhino", "bomb-scare"), ("klaw", "masters-of-evil"), ("ultron", "under-attack")]
)
def test_the_recommended_encounter_deck_is_complete(scenario: str, modular: str) -> None:
    state, _ = begin(1, scenario=scenario)
    found = everything(state)
    assert found[modular] == cards_of(modular)
    assert not any(found[other] for other in MODULARS if other != modular)
    own = cards_of(scenario) + 2  # the villain and the main scheme that are in play
    assert found[scenario] == own


@rule("CHA-ENCDECKBUILD-03", "CHA-MODULAR-01")
@pytest.mark.parametrize("modular", MODULARS)
def test_the_modular_set_may_be_exchanged(modular: str) -> None:
    state, _ = begin(1, scenario="rhino", modular=modular)
    found = everything(state)
    assert {name: found[name] for name in MODULARS if found[name]} == {modular: cards_of(modular)}


@rule("CHA-ENCDECKBUILD-04")
def test_several_modular_sets() -> None:
    state, _ = begin(1, modular_2="under-attack", modular_3="the-doomsday-chair")
    found = everything(state)
    assert {name for name in MODULARS if found[name]} == {"bomb-scare", "under-attack", "the-doomsday-chair"}
    every = {f"modular_{number}": name for number, name in enumerate(MODULARS[1:], 2)}
    assert sum(bool(everything(begin(1, **every)[0])[name]) for name in MODULARS) == 5


@rule("CHA-ENCDECKBUILD-05", "CHA-EXPERTSET-02", "CHA-STANDARDSET-02")
def test_random_modular_sets_are_distinct_and_never_standard_or_expert() -> None:
    """Never twice the same, and never the Standard or Expert set."""
    drawn = set()
    for seed in range(30):
        state = GAME.new(Config(1, {"modular": "random", "modular-2": "random"}), seed)
        assert isinstance(state, ChampionsState)
        found = everything(state)
        chosen = [name for name in MODULARS if found[name]]
        assert len(chosen) == 2
        assert all(found[name] == cards_of(name) for name in chosen)
        assert (found["standard"], found["expert"]) == (7, 0)
        drawn.update(chosen)
    assert drawn == set(MODULARS)
    for name in ("standard", "expert", "rhino"):
        with pytest.raises(BadSetting):
            begin(1, modular=name)


def test_every_level_and_stage_is_offered() -> None:
    assert GAME.settings["mode"] == ("standard", "expert")
    assert GAME.settings["heroic"] == (0, 1, 2, 3, 4)
    assert GAME.settings["skirmish"] == (0, 1, 2, 3)


@rule("CHA-SCENARIOCARD-01", "CHA-SCENARIOCARD-03", "CHA-ENCSET-01")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_cards_of_a_scenario_are_in_three_decks(scenario: str) -> None:
    state, _ = begin(1, scenario=scenario)
    kinds = {card.kind for card in GAME.cards.in_set(scenario)}
    assert kinds <= {"villain", "main-scheme", "attachment", "environment", "minion", "side-scheme", "treachery"}
    assert all(GAME.cards.by_id[name].kind == "villain" for name in (state.villain, *state.villain_deck))
    assert all(GAME.cards.by_id[name].kind == "main-scheme" for name in (state.scheme, *state.scheme_deck))
    loose = {GAME.cards.of(thing).kind for thing in (*state.encounter, *state.encounter_discard)}
    assert not loose & {"villain", "main-scheme"}
    assert {card.set for card in GAME.cards.by_id.values() if card.kind == "villain"} >= set(SCENARIOS)
