"""Separate game areas: which cards go with which player, and areas where play has ended."""

from __future__ import annotations

from games.champions.cards.kang import CHRONOPOLIS, FATE, IMMORTUS, MIDDLE, WRATH, defeat_kang, end_turns, separate
from games.champions.edge_case_cards import EdgeCaseTable
from games.champions.table import Table, plain
from tableverse.kernel.then import Then

STAGES = (("spider-man", CHRONOPOLIS), ("she-hulk", FATE))


def against_kang(*heroes: str) -> Table:
    return EdgeCaseTable(*(heroes or ("spider-man", "she-hulk")), scenario="kang")


def there(table: Table, area: str) -> list[str]:
    return plain(list(table.state.areas[area].play))


def test_only_upgrades_on_environments_are_in_every_area() -> None:
    table = against_kang()
    table.put("weather")
    table.put("banner", seat=0, on="weather")
    table.put("friend", seat=0)
    table.put("gear", seat=0, on="friend")
    separate(table, *STAGES)
    assert {"weather", "banner", "friend", "gear"} <= set(plain(list(table.state.play)))
    table.does("end-turn")
    assert table.state.area == FATE
    assert {"weather", "banner"} <= set(plain(list(table.state.play)))
    assert {"friend", "gear"} <= set(there(table, CHRONOPOLIS))
    assert not table.in_play("gear")
    assert plain(table.piece("banner").host) == "weather"


def test_upgrade_on_an_enemy_follows_it_into_its_area() -> None:
    table = against_kang()
    table.put("immovable", seat=1)
    table.put("webbed-up", seat=0, on="immovable")
    separate(table, *STAGES)
    assert not table.in_play("webbed-up")
    assert {"immovable", "webbed-up"} <= set(there(table, FATE))


def test_lasting_effects_follow_their_player_into_an_area() -> None:
    table = against_kang()
    table.put("friend", seat=0)
    table.put("pal", seat=1)
    table.hand("steady-aim", "pep-talk")
    table.does("play:steady-aim", "play:pep-talk", "pick:pal")
    assert (table.stat("friend", "atk"), table.stat("pal", "atk")) == (2, 5)
    separate(table, *STAGES)
    assert table.stat("friend", "atk") == 2
    assert [modifier.stat for modifier in table.state.modifiers] == ["atk"]
    (elsewhere,) = table.state.areas[FATE].modifiers
    assert plain(elsewhere.target) == "pal"


def test_ally_matching_a_rejoining_players_hero_is_discarded() -> None:
    hero = "black-widow-black-widow"
    table = separate(against_kang("spider-man", hero), ("spider-man", CHRONOPOLIS), (hero, FATE))
    table.hand("black-widow", "energy", "genius", "strength")
    table.does("play:black-widow", "pay")
    defeat_kang(table, IMMORTUS, "spider-man")
    end_turns(table, "villain")
    assert "black-widow" in table.discarded()
    assert {"spider-man", hero} <= set(plain(list(table.state.play)))


def test_no_area_ends_where_the_players_are_together() -> None:
    table = EdgeCaseTable("spider-man")
    table.reveals("curtain")
    assert (table.held(), table.state.areas) == (["quiet-card"], {})


def test_villain_phase_without_a_main_scheme_places_no_threat() -> None:
    """Kang is defeated after the player phase, so the players rejoin others only after the next one."""
    table = against_kang()
    table.put("dawn-raid", seat=0)
    separate(table, *STAGES)
    table.change(IMMORTUS, damage=0)
    end_turns(table, "villain")
    assert table.decision.kind == "window"
    table.does("trigger:dawn-raid")
    while table.state.rounds == 1 and table.state.result is None:
        table.does("done" if table.offers("done") else table.options()[-1])
    assert table.state.result is None
    assert FATE in table.state.areas


def test_elimination_after_the_areas_scheme_is_gone_completes_nothing() -> None:
    """The main scheme of that area is gone, so a correction made there completes nothing either."""
    table = separate(against_kang(), *STAGES)
    defeat_kang(table, IMMORTUS, "spider-man")
    assert table.state.scheme == ""
    table.corrects(table.state.players[0].identity, "hit-points", 5)
    assert table.damage("spider-man") == 5
    table.reveals("farewell-present", seat=0)
    assert (table.state.players[0].eliminated, table.state.result, table.state.area) == (True, None, FATE)


def test_rejoining_without_a_meeting_stage_does_not_advance_the_scheme() -> None:
    for face, scheme in (("first-plan", MIDDLE), (MIDDLE, WRATH)):
        table = separate(against_kang(), *STAGES)
        table.state.areas[MIDDLE].play[MIDDLE].face = face
        for area in STAGES:
            table.state.areas[area[1]].ending = True
        table._begin(lambda: table.state.frames.append(Then("join")))  # noqa: B023
        assert (table.state.areas, plain(table.state.scheme)) == ({}, scheme)
