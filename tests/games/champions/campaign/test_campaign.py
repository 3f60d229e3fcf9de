"""A campaign defined by a pack, and the log it carries from game to game."""

from pathlib import Path
from typing import Any

import pytest

from games.champions.table import plain
from tableverse.games.champions.frames import revealing
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.game import Champions
from tableverse.games.champions.ids import name_of
from tableverse.games.champions.rules import campaign, entering, outcome, stages
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.text import render_card
from tableverse.kernel.effects import Voice
from tableverse.kernel.errors import BadContent, BadSetting
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule
from tableverse.kernel.match import Match

PACK = Path(__file__).parent / "pack"
GAME = Champions([PACK])


def new_game(seats: int = 1, **settings: Any) -> ChampionsState:
    """Return a game at its first turn."""
    named = {name.replace("_", "-"): value for name, value in settings.items()}
    state = GAME.new(Config(seats, {"deck-1": "captain-marvel-leadership", **named}), 3)
    assert isinstance(state, ChampionsState)
    while not isinstance(state.frames[-1], Turn):
        assert state.decision is not None
        GAME.apply(state, "done" if state.decision.kind == "mulligan" else state.decision.options[0].id)
    return state


def win(state: ChampionsState) -> dict[str, Any]:
    """Return the log after the last villain stage is defeated."""
    state.villain_deck = []
    state.log = []
    stages.next_stage(state)
    assert state.result is not None
    assert state.result.winners == [0]
    return GAME.view(state, 0).campaign


def lose(state: ChampionsState) -> dict[str, Any]:
    outcome.lose(state, "scheme")
    return GAME.view(state, 0).campaign


def reveal(state: ChampionsState, card: str) -> list[Event]:
    things = [thing for thing in state.encounter if name_of(thing) == card]
    assert things, f"{card} is not in the encounter deck"
    state.encounter.remove(things[0])
    events: list[Event] = []
    state.log = events
    revealing.reveal(state, things[0], 0)
    state.decision = None
    GAME.settle(state)
    state.log = None
    return events


# --- the log --------------------------------------------------------------------------------------------------------


@rule("CHA-MODE-12", "CHA-MODE-14")
def test_campaign_log_carries_over_to_the_next_scenario() -> None:
    state = new_game(campaign="long-week")
    assert state.scheme == "the-break-in"  # the first scenario, without a setting
    reveal(state, "night-shift")
    assert state.campaign["marks"] == {"alarms": 1}
    for _ in range(2):  # side schemes left in play are counted when the game is won
        thing = next(thing for thing in state.encounter if GAME.cards.of(thing).kind == "side-scheme")
        state.encounter.remove(thing)
        revealing.put_encounter(state, thing, 0)
        state.decision = None
        GAME.settle(state)
    log = win(state)
    assert log == {
        "campaign": "long-week",
        "expert": False,
        "chapter": 1,
        "marks": {"alarms": 3},
        "cards": {"captain-marvel": ["safe-house"]},
        "removed": ["night-shift"],
        "played": [["rhino", True]],
    }
    second = new_game(campaign=log)
    usual = GAME.cards.by_id["underground-distribution"]
    assert second.scheme == "underground-distribution"
    assert second.play[second.scheme].threat == usual.start + 3
    with pytest.raises(BadSetting, match="klaw"):
        GAME.check(Config(1, {"campaign": log, "scenario": "rhino"}))
    with pytest.raises(BadSetting, match="2/2"):
        GAME.check(Config(1, {"campaign": win(second)}))


@rule("CHA-MODE-12")
def test_a_lost_scenario_is_played_again() -> None:
    log = lose(new_game(campaign="long-week"))
    assert (log["chapter"], log["marks"], log["played"]) == (0, {"defeats": 1}, [["rhino", False]])
    again = new_game(campaign=log)
    assert again.scheme == "the-break-in"
    assert again.play[again.scheme].threat == 1


@rule("CHA-GAMESETUP-17")
def test_campaign_setup_follows_the_villain_setup_and_precedes_the_opening_hands() -> None:
    events: list[Event] = []
    log = lose(new_game(campaign="long-week"))
    GAME.new(Config(1, {"campaign": log}), 3, events)
    kinds = [event.kind for event in events]
    assert kinds.index("scheme") < kinds.index("threat") < kinds.index("drew")
    events = []
    GAME.new(Config(1, {"scenario": "rhino"}), 3, events)
    assert "threat" not in [event.kind for event in events]


@rule("CHA-MODE-13")
def test_expert_campaign_mode_adds_its_own_setup() -> None:
    standard, expert = new_game(campaign="long-week"), new_game(campaign="long-week", campaign_mode="expert")
    assert [state.identity(0).damage for state in (standard, expert)] == [0, 1]
    assert standard.mode == expert.mode == "standard"  # campaign mode is separate from game mode
    again = new_game(campaign=lose(expert))
    assert again.identity(0).damage == 1  # taken from the log


@rule("CHA-MODE-15")
def test_card_removed_from_the_campaign_stays_out_of_later_scenarios() -> None:
    state = new_game(campaign="long-week")
    assert plain(state.encounter).count("night-shift") == 2
    events = reveal(state, "night-shift")
    assert [plain(event.facts["card"]) for event in events if event.kind == "removed"] == ["night-shift"]
    assert plain(state.removed).count("night-shift") == 1
    log = lose(state)
    again = new_game(campaign=log)  # the same scenario again
    copies = [*again.encounter, *again.encounter_discard, *again.players[0].dealt]
    assert plain(copies).count("night-shift") == 1
    # The same holds for a player card.
    upgrade = "cosmic-flight"
    thing = next(thing for thing in [*again.players[0].deck, *again.players[0].hand] if name_of(thing) == upgrade)
    (again.players[0].deck if thing in again.players[0].deck else again.players[0].hand).remove(thing)
    entering.enter_play(again, thing, 0)
    again.decision = None
    GAME.settle(again)
    copies_before = GAME.cards.decks["captain-marvel-leadership"].cards[upgrade]
    reveal(again, "burning-bridge")
    assert thing in again.removed
    third = new_game(campaign=lose(again))
    mine = [*third.players[0].deck, *third.players[0].hand, *third.players[0].discard]
    assert plain(mine).count(upgrade) == copies_before - 1


@rule("CHA-MODE-16", "CHA-MODE-17")
@pytest.mark.parametrize("campaign_mode", ["standard", "expert"])
def test_players_choose_other_modes_freely_in_each_scenario(campaign_mode: str) -> None:
    plainly = new_game(campaign="long-week", campaign_mode=campaign_mode)
    assert (plainly.mode, plainly.heroic, plainly.villain) == ("standard", 0, "rhino-1")
    state = new_game(campaign="long-week", campaign_mode=campaign_mode, mode="expert", heroic=2, skirmish=3)
    assert (state.mode, state.heroic, state.villain, state.villain_deck) == ("expert", 2, "rhino-3", [])
    log = win(state)
    # Each scenario is played in the modes chosen for it.
    assert new_game(campaign=log).mode == "standard"
    assert new_game(campaign=log, heroic=1).heroic == 1


def test_gmw_03_the_modes_of_one_scenario_do_not_bind_the_next() -> None:
    """Check a ruling of the FAQ."""
    log = win(new_game(campaign="long-week", heroic=1, skirmish=2))
    state = new_game(campaign=log, mode="expert")
    assert (state.mode, state.heroic, len(state.villain_deck)) == ("expert", 0, 1)


# --- campaign-specific cards ----------------------------------------------------------------------------------------


@rule("CHA-CAMPAIGNCARD-01")
def test_campaign_cards_are_legal_only_in_their_campaign() -> None:
    assert "night-shift" in plain(new_game(campaign="long-week").encounter)
    assert "night-shift" not in [name_of(thing) for thing in GAME.cards.encounter_copies("long-week-nights")]
    assert "night-shift" not in [
        name_of(thing) for thing in GAME.cards.encounter_copies("long-week-nights", "short-week")
    ]
    deck = GAME.cards.decks["captain-marvel-leadership"].data()
    deck["cards"]["safe-house"] = 1
    told = GAME.inspect_deck(deck)["problems"]
    assert {"key": "champions-deck-campaign", "arguments": {"card": "safe-house"}} in told
    log = win(new_game(campaign="long-week"))
    for earned, allowed in (("safe-house", True), ("energy", False), ("night-shift", True), ("advance", False)):
        having = Config(1, {"campaign": {**log, "cards": {"captain-marvel": [earned]}}})
        if allowed:
            GAME.check(having)
        else:
            with pytest.raises(BadSetting, match="cards"):
                GAME.check(having)
    with pytest.raises(BadSetting, match="cards"):
        GAME.check(Config(1, {"campaign": {**log, "campaign": "short-week", "chapter": 0, "marks": {}, "played": []}}))


@rule("CHA-CAMPAIGNCARD-02")
def test_earned_campaign_card_starts_in_play_for_its_owner_only() -> None:
    log = win(new_game(campaign="long-week"))
    state = new_game(campaign=log)  # the card itself says that it starts in play
    assert "safe-house" in [piece.face for piece in state.play.values()]
    usual = GAME.cards.by_id["carol-danvers"].stats["hand"]
    assert len(state.players[0].hand) == usual + 1
    # A hero who did not earn the card does not have it.
    other = GAME.new(Config(1, {"campaign": log, "deck-1": "she-hulk-aggression"}), 3)
    assert isinstance(other, ChampionsState)
    assert "safe-house" not in [piece.face for piece in other.play.values()]


@rule("CHA-CAMPAIGNCARD-03")
def test_campaign_cards_name_their_campaign_in_text_and_data() -> None:
    card = GAME.cards.by_id["safe-house"]
    assert "Campaign: A Long Week." in render_card(GAME.cards, card, Voice("en"))
    assert "Campaña: Una semana larga." in render_card(GAME.cards, card, Voice("es"))
    rows = {row["id"]: row["campaign"] for row in GAME.content_data()["card"]}
    assert {name for name, campaign in rows.items() if campaign == "long-week"} == {"safe-house", "night-shift"}


def test_content_data_names_the_chapters_and_marks_of_a_log() -> None:
    row = next(row for row in GAME.content_data()["campaign"] if row["id"] == "long-week")
    assert row["chapters"] == ["rhino", "klaw"]
    assert row["marks"]["alarms"] == {"en": "Alarms", "es": "Alarmas"}


# --- files and invalid input ----------------------------------------------------------------------------------------


def test_record_file_of_a_finished_game_continues_its_campaign(tmp_path: Path) -> None:
    match = Match(GAME, Config(1, {"campaign": "long-week"}), 5)
    while match.state.result is None:
        decision = match.state.decision
        assert decision is not None
        ids = [option.id for option in decision.options]
        # Nobody acts until the scheme is complete.
        match.choose(next((one for one in ("end-turn", "done", "undefended", "pass") if one in ids), ids[-1]))
    path = tmp_path / "game.json"
    match.record.save(path)
    log = GAME.setting_of("campaign", str(path))
    assert log["played"] == [["rhino", False]]
    GAME.check(Config(1, {"campaign": log}))
    assert GAME.setting_of("campaign", "long-week") == "long-week"


GOOD = {
    "campaign": "long-week",
    "expert": False,
    "chapter": 0,
    "marks": {"alarms": 1},
    "cards": {"captain-marvel": ["safe-house"]},
    "removed": ["haymaker"],
    "played": [["rhino", False]],
}


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("expert", "yes"),
        ("chapter", -1),
        ("chapter", 9),
        ("chapter", True),
        ("chapter", "0"),
        ("marks", ["alarms"]),
        ("marks", {"alarms": 1000}),
        ("marks", {"alarms": 1, "defeats": -1}),
        ("marks", {"unheard-of": 1}),
        ("cards", ["captain-marvel"]),
        ("cards", {"captain-marvel": "safe-house"}),
        ("cards", {"captain-marvel": ["safe-house", "haymaker"]}),
        ("cards", {"captain-marvel": ["no-such-card"]}),
        ("cards", {"captain-marvel": [], "nobody": []}),
        ("removed", "haymaker"),
        ("removed", ["haymaker"] * 1000),
        ("removed", ["haymaker", "no-such-card"]),
        ("played", ["rhino"]),
        ("played", [7]),
        ("played", "rhino"),
        ("played", [["rhino"]]),
        ("played", [["rhino", True], ["nobody", False]]),
        ("played", [["rhino", 0]]),
        ("played", [["rhino", False, 1]]),
        ("played", [["rhino", False]] * 1000),
    ],
)
def test_log_with_an_invalid_part_is_refused(part: str, wrong: Any) -> None:
    with pytest.raises(BadSetting, match=f"“{part}: "):
        GAME.check(Config(1, {"campaign": {**GOOD, part: wrong}}))


def test_log_with_missing_or_extra_parts_is_refused() -> None:
    for wrong in (
        "no-such-campaign",
        7,
        {},
        {**GOOD, "more": 1},
        {**GOOD, "campaign": "none"},
        {**GOOD, "over": False},
    ):
        with pytest.raises(BadSetting):
            GAME.check(Config(1, {"campaign": wrong}))
    for part in GOOD:
        with pytest.raises(BadSetting):
            GAME.check(Config(1, {"campaign": {name: value for name, value in GOOD.items() if name != part}}))


def test_log_of_maximum_size_is_accepted() -> None:
    GAME.check(Config(1, {"campaign": GOOD}))
    marks = {"alarms": 0, "defeats": 999}
    played = [["rhino", False]] * 998 + [["rhino", True]]
    long = {"chapter": 1, "expert": True, "marks": marks, "removed": ["haymaker"] * 999, "played": played}
    GAME.check(Config(1, {"campaign": {**GOOD, **long}}))


def test_campaign_setting_requires_a_pack_that_defines_it() -> None:
    with pytest.raises(BadSetting, match="none"):
        Champions().check(Config(1, {"campaign": "long-week"}))
    with pytest.raises(BadSetting, match="campaign-mode"):
        GAME.check(Config(1, {"campaign": "long-week", "campaign-mode": "easy"}))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("scenario: klaw", "scenario: nowhere", "nowhere"),
        ("earn: [safe-house]", "earn: [haymaker]", "haymaker"),
        ("lost: {record: {defeats: 1}}", "lost: {record: {tears: 1}}", "tears"),
    ],
)
def test_campaign_that_names_unknown_content_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    for path in PACK.iterdir():
        text = path.read_text(encoding="utf-8")
        (tmp_path / path.name).write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadContent, match=message):
        Champions([tmp_path])


def test_mark_starts_at_zero_and_never_drops_below_it() -> None:
    state = new_game(campaign="long-week")
    state.campaign = {**state.campaign, "marks": {}}
    for amount, marked in ((1, 1), (2, 3), (-9, 0), (1, 1)):
        campaign.record(state, "alarms", amount)
        assert state.campaign["marks"] == {"alarms": marked}
