"""Put right by hand: Life, tokens, tracks, bases, places and supports."""

from __future__ import annotations

from games.dagger.table import Table


def begun() -> Table:
    table = Table("iron-man", "captain-america-steve").clear()
    table.enemy("frost-giant", "near-east")
    table.turn("iron-man")
    return table


def offered(table: Table) -> list[str]:
    assert table.state.decision is not None
    return [option.id for option in table.state.decision.options]


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


def test_a_nemesis_without_life_is_stunned_and_in_the_showdown_defeated() -> None:
    for showdown in (False, True):
        table = begun()
        if showdown:
            table.showdown()
        table.corrects(table.state.nemesis.id, "life", 0)
        assert (table.state.stunned, table.state.result is not None) == (not showdown, showdown)


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


def test_the_empowered_token_is_given_back_or_taken() -> None:
    table = begun()
    hero = table.hero("iron-man")
    table.corrects("iron-man", "empowered", 0)
    assert "move:empowered" not in offered(table)
    assert "move:normal" in offered(table)
    hero.empowered_on = "rest"
    table.corrects("iron-man", "empowered", 1)
    assert (hero.empowered, hero.empowered_on, "move:empowered" in offered(table)) == (1, "", True)


def test_side_missions_come_and_go_and_nothing_that_they_say_is_done() -> None:
    table = begun()
    deck = table.state.side_deck
    found = next(id for id in deck if table.game.cards.missions[id].elite is None)
    deck.remove(found)
    deck.append(found)
    said = table.corrects("top:sides", "place", "play")
    assert said == "Put right by hand: The next side mission, place on top of its deck → in play, by Ada"
    assert [mission.id for mission in table.state.sides] == [found]
    table.corrects(found, "place", "removed")
    assert table.state.sides == []
    assert table.events("completed") == []
