"""The campaign of The Rise of Red Skull: what each scenario records and how later scenarios use it."""

from __future__ import annotations

from typing import Any

import pytest

from games.champions.table import CONTENT, of_products, plain
from games.champions.table import Table as AnyTable
from tableverse.games.champions.campaign import new_log
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.game import Champions
from tableverse.games.champions.ids import name_of, owner_of
from tableverse.games.champions.reading.catalogue import CORE, catalogue
from tableverse.games.champions.reading.content import Content
from tableverse.games.champions.rules import campaign, numbers, outcome
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.errors import BadSetting
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match

Table = of_products("the-rise-of-red-skull")
GAME = Table.game
CAMPAIGN = "the-rise-of-red-skull"
SCENARIOS = ["crossbones", "absorbing-man", "taskmaster", "zola", "red-skull"]
HAWKEYE, SHE_HULK = "hawkeye-hawkeye", "she-hulk"
HEROES = [HAWKEYE, SHE_HULK]
TECH = ["adrenal-stims", "emergency-teleporter", "laser-cannon", "tactical-scanner"]
BASIC = [f"basic-{power}-upgrade" for power in ("attack", "defense", "recovery", "thwart")]
OBLIGATIONS = ["anti-hero-propaganda", "martial-law", "medical-emergency", "zola-s-algorithm"]


def log_at(chapter: int, expert: bool = False, **parts: Any) -> dict[str, Any]:
    """Return the log of two players who have won the chapters before this one."""
    played = [[scenario, True] for scenario in SCENARIOS[:chapter]]
    return {**new_log(CAMPAIGN, expert), "chapter": chapter, "played": played, "heroes": HEROES, **parts}


def in_scenario(chapter: int, expert: bool = False, form: str = "hero", **parts: Any) -> AnyTable:
    """Return a table in the middle of a scenario, with quiet decks."""
    table = Table(*HEROES, scenario=SCENARIOS[chapter], form=form)
    table.state.campaign = log_at(chapter, expert, **parts)
    return table


def new_game(log: Any, *heroes: str, **settings: Any) -> ChampionsState:
    """Return a game at its first decision."""
    decks = {deck.identity: deck.id for deck in GAME.cards.decks.values()}
    chosen = {f"deck-{seat}": decks[hero] for seat, hero in enumerate(heroes or HEROES, 1)}
    config = Config(len(chosen), {"campaign": log, **chosen, **settings})
    GAME.check(config)
    state = GAME.new(config, 7)
    assert isinstance(state, ChampionsState)
    return state


def at_opening_hands(state: ChampionsState) -> ChampionsState:
    """Answer the setup decisions with their first option, up to the opening hands."""
    while state.decision is not None and state.decision.kind != "mulligan":
        GAME.apply(state, state.decision.options[0].id)
    return state


def win(table: AnyTable) -> None:
    """Defeat the last villain stage with an attack."""
    villain = table.state.villain
    table.state.villain_deck = []
    table.change(plain(villain), damage=numbers.stat(table.state, villain, "hp") - 1, tough=0)
    table.does(f"attack:{HAWKEYE}>{plain(villain)}")


def picks(table: AnyTable) -> list[str]:
    return sorted(option.partition(":")[2] for option in table.options() if option.startswith("pick:"))


def hit_points(state: ChampionsState, seat: int) -> int:
    return numbers.remaining(state, state.players[seat].identity)


# --- Crossbones: technology and weapons -------------------------------------------------------------------------------


def test_campaign_begins_with_crossbones_and_an_empty_log() -> None:
    state = new_game(CAMPAIGN)
    assert state.villain == "crossbones-1"
    assert state.campaign == new_log(CAMPAIGN, False)
    assert new_game(CAMPAIGN, **{"campaign-mode": "expert"}).campaign["expert"] is True


def test_each_player_takes_a_tech_upgrade_after_beating_crossbones() -> None:
    table = in_scenario(0)
    win(table)
    assert table.state.result is None
    assert (table.state.phase, table.decision.seat, picks(table)) == ("aftermath", 0, TECH)
    table.does("pick:laser-cannon")
    assert (table.decision.seat, picks(table)) == (1, [card for card in TECH if card != "laser-cannon"])
    assert table.state.result is None
    table.does("pick:adrenal-stims")
    assert table.state.result is not None
    assert table.state.result.winners == [0, 1]
    log = GAME.view(table.state, 0).campaign
    assert log["cards"] == {HAWKEYE: ["laser-cannon"], SHE_HULK: ["adrenal-stims"]}
    assert (log["chapter"], log["played"], log["heroes"]) == (1, [["crossbones", True]], HEROES)
    assert "each" not in log  # only expert campaigns carry over hit points
    state = new_game(log)
    pieces = {piece.face: piece.area for piece in state.play.values()}
    assert state.villain == "absorbing-man-1"
    assert (pieces["laser-cannon"], pieces["adrenal-stims"]) == (0, 1)


def test_experimental_weapons_seen_in_play_join_every_later_encounter_deck() -> None:
    table = in_scenario(0)
    weapons = table.state.decks["exper-weapon"]
    shown, discarded = weapons.pop(), weapons.pop()
    table.put(plain(shown), on="crossbones-1")
    table.state.encounter_discard.append(discarded)
    win(table)
    table.does("pick:laser-cannon", "pick:adrenal-stims")
    log = table.state.campaign
    assert sorted(log["written"]) == sorted(plain([shown, discarded]))
    for chapter in range(1, 5):
        state = at_opening_hands(new_game(log_at(chapter, written=log["written"])))
        lying = [*state.encounter, *state.encounter_discard, *(thing for one in state.players for thing in one.dealt)]
        found = [name_of(thing) for thing in [*lying, *state.play] if state.cards.of(thing).set == "exper-weapon"]
        assert sorted(found) == sorted(log["written"])
    assert "laser-rifle" not in plain(at_opening_hands(new_game(log_at(1))).encounter)


def test_lost_scenario_records_nothing_and_is_replayed() -> None:
    table = in_scenario(0)
    table.state.decks["exper-weapon"].pop()
    outcome.lose(table.state, "scheme")
    table.ask()
    assert table.state.result is not None
    log = table.state.campaign
    assert (log["chapter"], log["cards"], log["played"]) == (0, {}, [["crossbones", False]])
    assert "written" not in log
    assert new_game(log).villain == "crossbones-1"


def test_used_technology_is_gone_when_the_scenario_is_replayed() -> None:
    table = in_scenario(1, cards={HAWKEYE: ["tactical-scanner"], SHE_HULK: ["adrenal-stims"]})
    table.put("tactical-scanner")
    table.does("use:tactical-scanner")
    outcome.lose(table.state, "scheme")
    table.ask()
    state = new_game(table.state.campaign)
    every = [*state.play, *(thing for player in state.players for thing in player.deck)]
    assert "tactical-scanner" not in plain(every)
    assert "adrenal-stims" in plain(every)


def test_eliminated_player_still_takes_part_in_the_aftermath() -> None:
    table = in_scenario(0, expert=True)
    table.change(SHE_HULK, damage=numbers.stat(table.state, table.thing(SHE_HULK), "hp") - 1)
    table.attacked("crossbones-1", seat=1)
    table.undefended()
    assert table.state.players[1].eliminated
    win(table)
    table.does("pick:laser-cannon", "pick:adrenal-stims")
    assert table.state.campaign["cards"][SHE_HULK] == ["adrenal-stims"]
    assert table.state.campaign["each"][SHE_HULK] == {"hit-points-left": 0}


# --- Absorbing Man: conditions and delay counters ---------------------------------------------------------------------


def test_delay_counters_are_recorded_and_each_player_may_take_a_basic_upgrade() -> None:
    table = in_scenario(1, cards={HAWKEYE: ["laser-cannon"], SHE_HULK: []})
    table.change("none-shall-pass", counters=4)
    win(table)
    table.does("may:yes")
    assert picks(table) == BASIC  # no improved sides yet
    table.does("pick:basic-defense-upgrade", "may:no")
    log = table.state.campaign
    assert log["cards"] == {HAWKEYE: ["laser-cannon", "basic-defense-upgrade"], SHE_HULK: []}
    assert log["marks"] == {"delay-counters": 4}
    assert table.state.result is not None


@pytest.mark.parametrize(("expert", "threat"), [(False, 3), (True, 6)])
def test_delay_counters_add_threat_to_red_skull_s_scheme(expert: bool, threat: int) -> None:
    each = {hero: {"hit-points-left": 9} for hero in HEROES}
    usual = new_game(log_at(4, expert, each=each))
    state = new_game(log_at(4, expert, each=each, marks={"delay-counters": 3}))
    assert state.play[state.scheme].threat == usual.play[usual.scheme].threat + threat
    # Other scenarios ignore delay counters.
    plainly, delayed = (new_game(log_at(3, marks=marks)) for marks in ({}, {"delay-counters": 3}))
    assert plainly.play[plainly.scheme].threat == delayed.play[delayed.scheme].threat


# --- Taskmaster: captives ---------------------------------------------------------------------------------------------


def test_captives_join_the_deck_of_the_player_who_freed_them() -> None:
    table = in_scenario(2)
    player = table.state.players
    player[0].hand.append(table.make("elektra", 0))
    player[1].discard.append(table.make("shang-chi", 1))
    table.put("white-tiger", seat=1)
    table.state.aside = [table.make("moon-knight")]
    win(table)
    log = table.state.campaign
    assert {hero: sorted(cards) for hero, cards in log["cards"].items()} == {
        HAWKEYE: ["elektra"],
        SHE_HULK: ["shang-chi", "white-tiger"],
    }
    state = at_opening_hands(new_game(log))
    for seat, freed in enumerate((["elektra"], ["shang-chi", "white-tiger"])):
        own = state.players[seat]
        captives = [thing for thing in [*own.deck, *own.hand] if "captive" in state.cards.of(thing).traits]
        assert sorted(plain(captives)) == freed
        assert {owner_of(thing) for thing in captives} == {seat}


# --- Zola: the prison and improved upgrades ---------------------------------------------------------------------------


@pytest.mark.parametrize("prison", [True, False])
def test_zola_s_prison_keeps_allies_and_otherwise_heroes_may_improve_upgrades(prison: bool) -> None:
    cards = {HAWKEYE: ["basic-attack-upgrade"], SHE_HULK: ["laser-cannon", "basic-thwart-upgrade"]}
    table = in_scenario(3, cards=cards)
    table.put("basic-attack-upgrade")
    table.put("basic-thwart-upgrade", seat=1)
    table.put("hydra-mercenary", seat=1)
    if prison:
        table.put("hydra-prison", tucked=[table.make("hellcat", 1)])
    win(table)
    if not prison:
        assert table.decision.seat == 0
        table.does("may:yes", "may:no")
    log = table.state.campaign
    assert log["each"] == {HAWKEYE: {"engaged-with-enemy": 0}, SHE_HULK: {"engaged-with-enemy": 1}}
    assert log["cards"][HAWKEYE] == ["basic-attack-upgrade" if prison else "improved-attack-upgrade"]
    assert log["cards"][SHE_HULK] == ["laser-cannon", "basic-thwart-upgrade"]
    assert log["removed"] == (["hellcat"] if prison else [])
    state = new_game(log)
    assert (log["cards"][HAWKEYE][0] in [piece.face for piece in state.play.values()]) is True
    assert ("hellcat" in plain([*state.players[1].deck, *state.players[1].hand])) is not prison


def test_alter_egos_and_players_without_upgrades_improve_nothing() -> None:
    table = in_scenario(3, cards={HAWKEYE: [], SHE_HULK: ["basic-thwart-upgrade"]})
    table.put("basic-thwart-upgrade", seat=1)
    table.change(SHE_HULK, face="jennifer-walters")
    win(table)
    assert table.state.result is not None
    assert table.state.campaign["cards"][SHE_HULK] == ["basic-thwart-upgrade"]


# --- expert campaign --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", [0, 1, 2, 3])
def test_expert_campaign_records_hit_points_after_every_win(chapter: int) -> None:
    table = in_scenario(chapter, expert=True)
    table.change(HAWKEYE, damage=3)
    left = [hit_points(table.state, seat) for seat in (0, 1)]
    win(table)
    left[0] = hit_points(table.state, 0)  # some villains retaliate
    while table.state.decision is not None:
        table.does(table.options()[-1])
    marks = table.state.campaign["each"]
    assert [marks[hero]["hit-points-left"] for hero in HEROES] == left


def test_hit_points_carry_over_unless_an_obligation_restores_them() -> None:
    each = {HAWKEYE: {"hit-points-left": 5}, SHE_HULK: {"hit-points-left": 7}}
    state = new_game(log_at(1, True, each=each))
    assert [hit_points(state, seat) for seat in (0, 1)] == [5, 15]  # one player at a time
    assert state.decision is not None
    assert [option.id for option in state.decision.options] == ["may:yes", "may:no"]
    GAME.apply(state, "may:no")
    assert [hit_points(state, seat) for seat in (0, 1)] == [5, 7]
    GAME.apply(state, "may:yes")
    assert [hit_points(state, seat) for seat in (0, 1)] == [5, 15]
    (taken,) = state.campaign["cards"][SHE_HULK]
    assert taken in OBLIGATIONS
    assert HAWKEYE not in state.campaign["cards"]
    assert state.decision.kind == "mulligan"
    deck = state.players[1]
    held = [*deck.deck, *(thing for thing in state.play if owner_of(thing) == 1)]
    assert plain(held).count(taken) == 1
    # The obligation stays in the deck for the rest of the campaign and is not taken twice.
    again = new_game({**state.campaign, "cards": {SHE_HULK: OBLIGATIONS[:3]}})
    for answer in ("may:no", "may:yes"):
        GAME.apply(again, answer)
    assert sorted(again.campaign["cards"][SHE_HULK]) == OBLIGATIONS
    third = new_game({**state.campaign, "cards": {SHE_HULK: OBLIGATIONS}})
    GAME.apply(third, "may:no")
    assert third.decision is not None
    assert third.decision.kind == "mulligan"  # no obligation is left that could restore her
    assert hit_points(third, 1) == 7


def test_eliminated_hero_returns_with_an_obligation_and_unhurt_hero_is_not_asked() -> None:
    each = {HAWKEYE: {"hit-points-left": 0}, SHE_HULK: {"hit-points-left": 15}}
    state = new_game(log_at(2, True, each=each))
    assert len(state.campaign["cards"][HAWKEYE]) == 1
    assert [hit_points(state, seat) for seat in (0, 1)] == [9, 15]
    assert state.decision is not None
    assert state.decision.kind == "mulligan"


def test_standard_campaign_starts_every_game_at_full_hit_points() -> None:
    state = new_game(log_at(1, each={HAWKEYE: {"hit-points-left": 1}}))
    assert hit_points(state, 0) == 9


@pytest.mark.parametrize(("expert", "dealt"), [(True, [0, 1]), (False, [0, 0])])
def test_red_skull_deals_an_encounter_card_to_players_recorded_as_engaged(expert: bool, dealt: list[int]) -> None:
    each = {
        HAWKEYE: {"hit-points-left": 9, "engaged-with-enemy": 0},
        SHE_HULK: {"hit-points-left": 15, "engaged-with-enemy": 1},
    }
    state = new_game(log_at(4, expert, each=each))
    assert [len(player.dealt) for player in state.players] == dealt


@pytest.mark.parametrize("expert", [True, False])
def test_losing_the_last_scenario_ends_an_expert_campaign(expert: bool) -> None:
    table = in_scenario(4, expert)
    outcome.lose(table.state, "scheme")
    table.ask()
    log = table.state.campaign
    assert log["played"][-1] == ["red-skull", False]
    assert log.get("over", False) is expert
    if expert:
        with pytest.raises(BadSetting, match="4/5"):
            new_game(log)
    else:
        assert new_game(log).villain == "red-skull-1"


def test_winning_the_last_scenario_ends_the_campaign() -> None:
    table = in_scenario(4)
    win(table)
    assert table.state.result is not None
    assert table.state.campaign["chapter"] == 5
    with pytest.raises(BadSetting, match="5/5"):
        new_game(table.state.campaign)


# --- players and records ----------------------------------------------------------------------------------------------


def test_campaign_keeps_its_identities_in_any_seats() -> None:
    assert new_game(log_at(1), SHE_HULK, HAWKEYE).villain == "absorbing-man-1"  # seats may change
    for others in ([HAWKEYE], [HAWKEYE, "iron-man"], [*HEROES, "iron-man"]):
        with pytest.raises(BadSetting, match=SHE_HULK) as refused:
            new_game(log_at(1), *others)
        assert ("iron-man" in str(refused.value)) == ("iron-man" in others)


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("each", {HAWKEYE: {"delay-counters": 1}}),
        ("each", {HAWKEYE: {"hit-points-left": 1, "engaged-with-enemy": -1}}),
        ("each", {HAWKEYE: {"hit-points-left": 1}, "nobody": {"hit-points-left": 1}}),
        ("each", {HAWKEYE: 3}),
        ("each", [HAWKEYE]),
        ("written", ["no-such-card"]),
        ("heroes", ["clint-barton", SHE_HULK]),
        ("heroes", [HAWKEYE, "no-such-card"]),
        ("heroes", [[HAWKEYE], SHE_HULK]),
        ("heroes", 2),
        ("cards", {HAWKEYE: ["hellcat"]}),
        ("cards", {HAWKEYE: ["energy"]}),
        ("cards", {HAWKEYE: ["hydra-mercenary"]}),
    ],
)
def test_log_with_an_invalid_part_is_refused(part: str, wrong: Any) -> None:
    with pytest.raises(BadSetting, match=f"“{part}: "):
        new_game(log_at(1, **{part: wrong}))


def test_log_with_optional_parts_is_accepted() -> None:
    each = {HAWKEYE: {"hit-points-left": 0, "engaged-with-enemy": 999}, SHE_HULK: {}}
    log = log_at(1, each=each, written=["laser-rifle"], cards={HAWKEYE: ["laser-cannon"], SHE_HULK: []})
    assert new_game(log).villain == "absorbing-man-1"


def test_aftermath_choices_replay_to_the_same_state() -> None:
    """Check that replaying the choices after the game leads to the same log."""
    decks = {"deck-1": "hawkeye-leadership"}
    match = Match(GAME, Config(1, {"campaign": CAMPAIGN, **decks}), 11)
    state = match.state
    assert isinstance(state, ChampionsState)
    while not isinstance(state.frames[-1], Turn):
        assert state.decision is not None
        match.choose("done" if state.decision.kind == "mulligan" else state.decision.options[0].id)
    outcome.win(state, "villain")  # skip the rest of the game
    GAME.settle(state)
    data = GAME.encode(state)
    copies = [GAME.decode(data), GAME.decode(data)]
    for copy in copies:
        assert copy.decision is not None
        GAME.apply(copy, copy.decision.options[1].id)
        assert copy.result is not None
    assert GAME.digest(copies[0]) == GAME.digest(copies[1])


def test_next_settings_continue_or_restart_the_campaign() -> None:
    agreed = {
        "campaign": CAMPAIGN,
        "scenario": "crossbones",
        "modular-2": "bomb-scare",
        "skirmish": 2,
        "mode": "expert",
    }
    table = in_scenario(0)
    table.state.campaign = log_at(1)
    assert GAME.next_settings(table.state, agreed) == {"mode": "expert", "campaign": log_at(1)}
    table.state.campaign = log_at(4, True, over=True)  # a lost campaign restarts
    assert GAME.next_settings(table.state, agreed) == {
        "mode": "expert",
        "campaign": CAMPAIGN,
        "campaign-mode": "expert",
    }
    table.state.campaign = log_at(5)
    assert GAME.next_settings(table.state, {})["campaign-mode"] == "standard"
    table.state.campaign = {}
    assert GAME.next_settings(table.state, agreed) == agreed


# --- log validation ---------------------------------------------------------------------------------------------------


def test_card_reading_the_log_does_nothing_outside_a_campaign() -> None:
    """Play a fixture card that counts delay counters and earnable cards."""
    products = catalogue().in_order((CORE, CAMPAIGN))
    files = [CONTENT / "made-up.yaml", CONTENT / "edge-cases" / "memoirs.yaml"]
    tables = type("Memoirs", (AnyTable,), {"game": Champions(content=Content(products, extra=files))})
    for log, damage in (({}, 1), (log_at(0, marks={"delay-counters": 2}), 3)):
        table = tables("she-hulk", "spider-man", scenario="crossbones")
        table.state.campaign = log
        table.hand("memoirs")
        table.does("play:memoirs")
        assert (table.damage("crossbones-1"), bool(table.held())) == (damage, bool(log))


def test_turned_over_upgrade_is_not_offered_again() -> None:
    """Improve one of two upgrades and check that neither is offered again."""
    earned = {HAWKEYE: ["basic-attack-upgrade", "basic-thwart-upgrade"], SHE_HULK: []}
    table = in_scenario(3, cards=earned)
    campaign.turn_over(table.state, 0, "basic-attack-upgrade")
    assert campaign.earned_by(table.state, 0) == ["improved-attack-upgrade", "basic-thwart-upgrade"]
    left = [name_of(thing) for thing in campaign.remaining(table.state, 0)]
    assert [card for card in BASIC if card in left] == ["basic-defense-upgrade", "basic-recovery-upgrade"]
