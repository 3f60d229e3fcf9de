"""Put right by hand: Life, tokens, tracks, bases, places and supports."""

from __future__ import annotations

from games.dagger.table import Table


def begun() -> Table:
    table = Table("iron-man", "captain-america-steve").clear()
    table.enemy("frost-giant", "near-east")
    table.turn("iron-man")
    return table


def test_tracks_and_what_everybody_is_told() -> None:
    table = begun()
    assert table.corrects("", "threat", 7, seat=1) == "Put right by hand: The table, threat 0 → 7, by Bob"
    table.corrects("", "team-up", 3)
    assert (table.state.threat, table.state.team_up) == (7, 3)
    table.corrects("", "threat", 20)
    assert table.state.result is not None
    assert table.state.result.reason == "threat"


def test_whoever_has_no_life_left_is_defeated() -> None:
    table = begun()
    table.corrects("frost-giant-1", "life", 0)
    assert table.state.enemies == []
    table.corrects("captain-america-steve", "life", 0)
    assert table.state.heroes[1].battered
    assert table.state.heroes[1].space == ""


def test_tokens_and_where_somebody_stands() -> None:
    table = begun()
    table.corrects("frost-giant-1", "vulnerable", 1)
    table.corrects("frost-giant-1", "place", "south-america")
    table.corrects("iron-man", "strengthened", 1)
    table.corrects("iron-man", "place", "south-america")
    giant, hero = table.state.enemies[0], table.hero("iron-man")
    assert (giant.vulnerable, giant.space, hero.strengthened, hero.space) == (True, "south-america", True, hero.space)
    assert hero.space == "south-america"


def test_supports_and_bases() -> None:
    table = begun()
    support = table.state.cards.shared[table.state.cards.heroes["iron-man"].sheet][0]
    table.corrects(support, "progress", 1)
    assert table.hero("iron-man").charge == {support: 1}
    table.corrects(support, "readiness", "ready")
    assert (table.hero("iron-man").ready, table.hero("iron-man").charge) == ([support], {})
    table.corrects("wakanda", "base", "invaded")
    assert "wakanda" in table.state.invaded
    table.corrects("wakanda", "base", "operational")
    assert "wakanda" not in table.state.invaded


def test_a_side_mission_with_all_its_progress_is_completed() -> None:
    table = begun()
    found = next(id for id in table.state.side_deck if table.game.cards.missions[id].progress)
    table.side(found)
    most = next(one.most for one in table.correctables() if one.thing == found)
    table.corrects(found, "progress", most)
    assert table.state.sides == []
    assert table.events("completed") == [{"mission": found}]


def test_what_goes_under_the_event_deck_is_seen_by_all() -> None:
    table = begun()
    table.whole_deck = False
    card = table.state.piles[-1][-1] if table.state.piles[-1] else ""
    table.corrects("top:events", "place", "pile-bottom")
    assert table.state.piles[0][0] == card
    assert card in table.state.seen
    assert table.events("buried") == [{"event": card}]
