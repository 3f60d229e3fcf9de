"""Players apart: what goes with whom, and what is where nothing goes on any more."""

from __future__ import annotations

from games.champions.cards.kang import CHRONOPOLIS, FATE, IMMORTUS, MIDDLE, WRATH, end_turns, fall, part
from games.champions.edge_case_cards import EdgeCaseTable
from games.champions.table import Table, plain
from tableverse.kernel.then import Then

STAGES = (("spider-man", CHRONOPOLIS), ("she-hulk", FATE))


def against_kang(*heroes: str) -> Table:
    return EdgeCaseTable(*(heroes or ("spider-man", "she-hulk")), scenario="kang")


def there(table: Table, area: str) -> list[str]:
    return plain(list(table.state.areas[area].play))


def test_what_is_attached_to_an_environment_is_in_every_area_and_other_upgrades_are_not() -> None:
    table = against_kang()
    table.put("weather")
    table.put("banner", seat=0, on="weather")
    table.put("friend", seat=0)
    table.put("gear", seat=0, on="friend")
    part(table, *STAGES)
    assert {"weather", "banner", "friend", "gear"} <= set(plain(list(table.state.play)))
    table.does("end-turn")
    assert table.state.area == FATE
    assert {"weather", "banner"} <= set(plain(list(table.state.play)))
    assert {"friend", "gear"} <= set(there(table, CHRONOPOLIS))
    assert not table.in_play("gear")
    assert plain(table.piece("banner").host) == "weather"


def test_an_upgrade_on_an_enemy_goes_where_the_enemy_goes() -> None:
    table = against_kang()
    table.put("immovable", seat=1)
    table.put("webbed-up", seat=0, on="immovable")
    part(table, *STAGES)
    assert not table.in_play("webbed-up")
    assert {"immovable", "webbed-up"} <= set(there(table, FATE))


def test_lasting_effects_go_with_the_player_whose_they_are() -> None:
    table = against_kang()
    table.put("friend", seat=0)
    table.put("pal", seat=1)
    table.hand("steady-aim", "pep-talk")
    table.does("play:steady-aim", "play:pep-talk", "pick:pal")
    assert (table.stat("friend", "atk"), table.stat("pal", "atk")) == (2, 5)
    part(table, *STAGES)
    assert table.stat("friend", "atk") == 2
    assert [modifier.stat for modifier in table.state.modifiers] == ["atk"]
    (elsewhere,) = table.state.areas[FATE].modifiers
    assert plain(elsewhere.target) == "pal"


def test_an_ally_who_is_the_other_player_s_hero_is_the_one_to_go() -> None:
    hero = "black-widow-black-widow"
    table = part(against_kang("spider-man", hero), ("spider-man", CHRONOPOLIS), (hero, FATE))
    table.hand("black-widow", "energy", "genius", "strength")
    table.does("play:black-widow", "pay")
    fall(table, IMMORTUS, "spider-man")
    end_turns(table, "villain")
    assert "black-widow" in table.discarded()
    assert {"spider-man", hero} <= set(plain(list(table.state.play)))


def test_no_area_ends_where_the_players_are_together() -> None:
    table = EdgeCaseTable("spider-man")
    table.reveals("curtain")
    assert (table.held(), table.state.areas) == (["quiet-card"], {})


def test_where_the_main_scheme_has_gone_the_villain_phase_begins_without_threat() -> None:
    """Kang falls after the player phase, so the players join nobody before the next one is over."""
    table = against_kang()
    table.put("dawn-raid", seat=0)
    part(table, *STAGES)
    table.change(IMMORTUS, damage=0)
    end_turns(table, "villain")
    assert table.decision.kind == "window"
    table.does("trigger:dawn-raid")
    while table.state.rounds == 1 and table.state.result is None:
        table.does("done" if table.offers("done") else table.options()[-1])
    assert table.state.result is None
    assert FATE in table.state.areas


def test_who_falls_after_their_kang_completes_nothing() -> None:
    """The main scheme of that area is gone, and what is put right by hand there completes nothing either."""
    table = part(against_kang(), *STAGES)
    fall(table, IMMORTUS, "spider-man")
    assert table.state.scheme == ""
    table.corrects(table.state.players[0].identity, "hit-points", 5)
    assert table.damage("spider-man") == 5
    table.reveals("farewell-present", seat=0)
    assert (table.state.players[0].eliminated, table.state.result, table.state.area) == (True, None, FATE)


def test_where_no_meeting_is_foretold_nothing_advances() -> None:
    for face, scheme in (("first-plan", MIDDLE), (MIDDLE, WRATH)):
        table = part(against_kang(), *STAGES)
        table.state.areas[MIDDLE].play[MIDDLE].face = face
        for area in STAGES:
            table.state.areas[area[1]].ending = True
        table._begin(lambda: table.state.frames.append(Then("join")))  # noqa: B023
        assert (table.state.areas, plain(table.state.scheme)) == ({}, scheme)
