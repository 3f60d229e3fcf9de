"""The Wrecking Crew: four villains, each with a deck and a side scheme."""

from __future__ import annotations

import pytest

from games.champions.table import Table as AnyTable
from games.champions.table import of_products, plain
from tableverse.games.champions.frames import activation
from tableverse.games.champions.rules import camps, numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.errors import BadSetting
from tableverse.kernel.game import Config

Table = of_products("the-wrecking-crew")
CREW = ("wrecker-a", "thunderball-a", "piledriver-a", "bulldozer-a")
SCHEMES = ("day-of-reckoning", "thunderstruck", "pile-it-on", "clear-the-road")
WRECKER, THUNDERBALL, PILEDRIVER, BULLDOZER = CREW


def crew(*heroes: str, threat: tuple[int, ...] = (6, 5, 3, 4), active: str = WRECKER, form: str = "hero") -> AnyTable:
    table = Table(*(heroes or ("she-hulk",)), scenario="wrecking-crew", form=form)
    for scheme, amount in zip(SCHEMES, threat, strict=True):
        table.change(scheme, threat=amount)
    if active != WRECKER:
        makes_active(table, active)
    return table


def makes_active(table: AnyTable, villain: str) -> None:
    camps.make_active(table.state, villain)
    table.ask()


def threats(table: AnyTable) -> tuple[int, ...]:
    return tuple(table.threat(scheme) for scheme in SCHEMES)


def acts(table: AnyTable, kind: str, enemy: str, seat: int = 0, boost: str = "") -> None:
    if boost:
        table.encounter(boost)
    table._begin(lambda: activation.activate(table.state, f"enemy-{kind}", table.thing(enemy), seat))


def defeats(table: AnyTable, villain: str) -> None:
    """Let the hero defeat a villain."""
    table.change(villain, damage=table.stat(villain, "hp") - 1)
    table.change("she-hulk", exhausted=False)
    table.does(f"attack:she-hulk>{villain}")


# --- setup and the active villain -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "mode", "dials"),
    [(1, "standard", (14, 13, 11, 12)), (3, "standard", (42, 39, 33, 36)), (1, "expert", (18, 16, 14, 15))],
)
def test_setup_has_four_villains_with_schemes_and_decks(seats: int, mode: str, dials: tuple[int, ...]) -> None:
    state = Table.game.new(Config(seats, {"scenario": "wrecking-crew", "mode": mode}), 4)
    assert isinstance(state, ChampionsState)
    assert tuple(numbers.stat(state, villain, "hp") for villain in state.camps) == dials
    assert [state.play[camp.scheme].threat for camp in state.camps.values()] == [6, 5, 3, 4]
    assert (state.play[state.scheme].threat, next(iter(state.camps))) == (0, state.villain)
    decks = [state.encounter, *(camp.encounter for camp in list(state.camps.values())[1:])]
    assert [len(deck) for deck in decks] == [15] * 4
    assert [{state.cards.of(thing).set for thing in deck} for deck in decks] == [
        {camp.sets[0]} for camp in state.camps.values()
    ]
    assert all(player.nemesis == [] for player in state.players)


def test_scenario_refuses_modular_sets_and_skirmish() -> None:
    for settings in ({"modular": "bomb-scare"}, {"skirmish": 1}):
        with pytest.raises(BadSetting):
            Table.game.check(Config(1, {"scenario": "wrecking-crew", **settings}))


def ends_turn(table: AnyTable) -> None:
    while table.state.decision is not None and table.decision.kind in ("turn", "discard"):
        table.does("end-turn" if table.decision.kind == "turn" else "done")


def test_breakout_places_threat_and_activates_the_most_threatening_villain() -> None:
    table = crew("she-hulk", threat=(2, 5, 3, 4))
    ends_turn(table)
    assert table.threat() == 1
    assert threats(table) == (3, 6, 4, 5)
    assert table.state.villain == THUNDERBALL
    assert table.decision.origin == THUNDERBALL  # Thunderball attacks


def test_breakout_resolves_thresholds_before_choosing_the_active_villain() -> None:
    table = crew("iron-man", threat=(9, 8, 3, 4))
    ends_turn(table)
    assert table.damage("iron-man") == 2
    assert (threats(table), table.state.villain) == ((3, 9, 4, 5), THUNDERBALL)


def test_first_player_breaks_ties_of_breakout() -> None:
    table = crew("iron-man", threat=(4, 4, 3, 3))
    ends_turn(table)
    table.waits_for(0, "pick")
    table.does(f"pick:{THUNDERBALL}")
    assert table.state.villain == THUNDERBALL


def test_active_villain_is_checked_again_for_each_player() -> None:
    table = crew("iron-man", "captain-marvel", threat=(9, 5, 3, 6), active=WRECKER)
    table.change("day-of-reckoning", threat=7)
    table.encounter("escaped-convict")
    ends_turn(table)
    struck = []
    while table.decision.kind == "defend":
        table.undefended()
        struck += table.strikes()
    assert [(enemy, target) for enemy, target, _ in struck[:3]] == [
        (WRECKER, "iron-man"),
        (PILEDRIVER, "iron-man"),
        (PILEDRIVER, "captain-marvel"),
    ]


def test_completing_breakout_loses() -> None:
    table = crew("iron-man", threat=(3, 3, 3, 3))
    table.state.play[table.state.scheme].threat = 5
    ends_turn(table)
    assert table.state.result is not None
    assert table.state.result.winners == []


def test_every_villain_may_be_attacked_unless_a_guard_is_engaged() -> None:
    table = crew("she-hulk", "iron-man")
    assert {f"attack:she-hulk>{villain}" for villain in CREW} <= set(table.options())
    table.put("corrupt-prison-guard")
    assert [option for option in table.options() if option.startswith("attack")] == [
        "attack:she-hulk>corrupt-prison-guard"
    ]
    table.does("end-turn")
    assert f"attack:iron-man>{THUNDERBALL}" in table.options()


def test_card_goes_to_the_discard_pile_of_its_own_deck() -> None:
    table = crew("she-hulk", active=BULLDOZER)
    table.put("corrupt-prison-guard", damage=1)
    table.does("attack:she-hulk>corrupt-prison-guard")
    assert plain(table.state.camps[WRECKER].discard) == ["corrupt-prison-guard"]
    assert table.state.encounter_discard == []


# --- defeated villains ------------------------------------------------------------------------------------------------


def test_defeated_villain_leaves_with_scheme_and_deck() -> None:
    table = crew("she-hulk", threat=(6, 2, 3, 4))
    table.put("held-hostage", on="pile-it-on")
    table.put("piledriver-corrupt-prison-guard")
    table.state.take_out_of_play(table.thing("piledriver-corrupt-prison-guard"))
    defeats(table, PILEDRIVER)
    assert not table.in_play(PILEDRIVER)
    assert not table.in_play("pile-it-on")
    assert (table.state.villain, PILEDRIVER in table.state.camps) == (WRECKER, False)
    assert plain(table.state.encounter_discard) == ["held-hostage"]
    assert table.state.result is None


def test_most_threatening_villain_becomes_active_after_a_defeat() -> None:
    table = crew("she-hulk", threat=(9, 2, 3, 4))
    defeats(table, WRECKER)
    assert table.state.villain == BULLDOZER
    assert len(table.state.encounter) == 9
    assert table.game.view(table.state, 0).villain == BULLDOZER


def test_first_player_breaks_ties_for_the_next_active_villain() -> None:
    table = crew("she-hulk", threat=(9, 4, 3, 4))
    defeats(table, WRECKER)
    table.waits_for(0, "order")
    table.does(f"next:{BULLDOZER}")
    assert table.state.villain == BULLDOZER


def test_players_win_when_all_villains_are_defeated() -> None:
    table = crew("she-hulk", threat=(6, 5, 3, 4))
    for villain in (WRECKER, THUNDERBALL, BULLDOZER):
        defeats(table, villain)
        assert table.state.result is None
    assert table.state.villain == PILEDRIVER
    defeats(table, PILEDRIVER)
    assert table.state.result is not None
    assert table.state.result.winners == [0]


# --- villain side schemes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("villain", CREW)
def test_villain_schemes_on_his_own_side_scheme(villain: str) -> None:
    table = crew("iron-man", threat=(3, 3, 3, 3), form="alter-ego")
    acts(table, "scheme", villain, boost="quiet-threat")
    gained = [amount - 3 for amount in threats(table)]
    assert gained[CREW.index(villain)] == table.stat(villain, "sch")
    assert (sum(gained), table.threat()) == (table.stat(villain, "sch"), 0)


def test_minions_scheme_on_the_main_scheme() -> None:
    table = crew("iron-man", form="alter-ego")
    table.put("escaped-convict")
    acts(table, "scheme", "escaped-convict")
    assert (table.threat(), threats(table)) == (1, (6, 5, 3, 4))


@pytest.mark.parametrize("villain", ["wrecker-a", "wrecker-b"])
def test_wrecker_deals_more_damage_if_undefended(villain: str) -> None:
    table = crew("she-hulk")
    table.change(WRECKER, face=villain)
    power = 2 if villain == WRECKER else 3
    acts(table, "attack", WRECKER, boost="held-hostage")
    table.undefended()
    assert table.damage("she-hulk") == power + 2 + 1
    acts(table, "attack", WRECKER, boost="held-hostage")
    table.does("defend:she-hulk")
    assert table.damage("she-hulk") == power + 3 + power + 1 - 2


@pytest.mark.parametrize("face", ["thunderball-a", "thunderball-b"])
def test_thunderball_damages_every_character_of_the_attacked_player(face: str) -> None:
    table = crew("she-hulk", "iron-man")
    table.change(THUNDERBALL, face=face)
    table.put("hellcat")
    acts(table, "attack", THUNDERBALL, boost="quiet-threat")
    table.does("defend:she-hulk")
    assert (table.damage("she-hulk"), table.damage("hellcat"), table.damage("iron-man")) == (1, 1, 0)


@pytest.mark.parametrize("face", ["piledriver-a", "piledriver-b"])
def test_piledriver_retaliates_even_if_inactive(face: str) -> None:
    table = crew("she-hulk")
    table.change(PILEDRIVER, face=face)
    table.does(f"attack:she-hulk>{PILEDRIVER}")
    assert (table.damage(PILEDRIVER), table.damage("she-hulk")) == (3, 1)


@pytest.mark.parametrize("face", ["bulldozer-a", "bulldozer-b"])
def test_bulldozer_has_overkill(face: str) -> None:
    table = crew("she-hulk")
    table.change(BULLDOZER, face=face)
    table.put("hellcat", damage=2)
    acts(table, "attack", BULLDOZER, boost="held-hostage")
    table.does("defend:hellcat")
    assert (table.in_play("hellcat"), table.damage("she-hulk")) == (False, 3)


def test_villain_s_side_scheme_stays_without_threat() -> None:
    table = crew("spider-man", threat=(1, 5, 3, 4))
    table.does("thwart:spider-man>day-of-reckoning")
    assert table.threat("day-of-reckoning") == 0
    table.put("escaped-convict")
    acts(table, "scheme", WRECKER, boost="quiet-threat")
    assert table.threat("day-of-reckoning") == 2


def test_day_of_reckoning_damages_friendly_characters_at_ten_threat() -> None:
    table = crew("iron-man", "she-hulk", threat=(8, 5, 3, 4))
    table.put("black-cat")
    table.change("she-hulk", tough=1)
    table.reveals("mystical-link")
    assert threats(table) == (3, 7, 5, 6)
    assert (table.damage("iron-man"), table.in_play("black-cat")) == (2, False)
    assert (table.damage("she-hulk"), table.piece("she-hulk").tough) == (0, 0)


def test_thunderstruck_stuns_friendly_characters_at_ten_threat() -> None:
    table = crew("iron-man", "captain-marvel", threat=(1, 7, 3, 4), form="alter-ego")
    table.put("hellcat", 1)
    table.reveals("mystical-link")
    assert (threats(table)[1], table.piece("iron-man").stunned) == (9, 0)
    table.reveals("mystical-link")
    assert threats(table)[1] == 3
    assert [table.piece(card).stunned for card in ("iron-man", "captain-marvel", "hellcat")] == [1, 1, 1]


def test_pile_it_on_discards_each_player_s_most_expensive_card() -> None:
    table = crew("iron-man", "spider-man", threat=(1, 1, 9, 4))
    table.put("mark-v-armor")
    table.put("stark-tower")
    table.reveals("mystical-link", 1)
    while table.decision.kind == "order":
        table.does(table.options()[0])
    assert (table.in_play("mark-v-armor"), table.in_play("stark-tower"), threats(table)[2]) == (False, True, 3)


def test_clear_the_road_discards_from_each_deck() -> None:
    table = crew("iron-man", "spider-man", threat=(1, 1, 3, 9))
    table.state.players[1].deck = table.state.players[1].deck[:6]
    table.reveals("mystical-link")
    assert (len(table.discarded(0)), threats(table)[3]) == (10, 3)
    assert (len(table.state.players[1].deck), len(table.state.players[1].dealt)) == (6, 1)


def test_villains_without_side_schemes_tie_for_most_threatening() -> None:
    table = crew(threat=(6, 6, 3, 4))
    assert camps.most_threatening(table.state) == [WRECKER, THUNDERBALL]
    for scheme in SCHEMES:
        table.state.take_out_of_play(table.thing(scheme))
    assert camps.most_threatening(table.state) == list(CREW)
