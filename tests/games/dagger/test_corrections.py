"""Manual corrections of Life, tokens, tracks, bases, places and supports."""

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


def test_threat_and_team_up_can_be_corrected() -> None:
    table = begun()
    assert table.corrects("", "threat", 7, seat=1) == "Fixed by hand: The table, threat 0 → 7, by Bob"
    table.corrects("", "team-up", 3)
    assert (table.state.threat, table.state.team_up) == (7, 3)
    table.corrects("", "threat", 20)
    assert table.state.result is not None
    assert table.state.result.reason == "threat"


def test_hero_or_enemy_without_life_is_defeated() -> None:
    table = begun()
    table.corrects("frost-giant-1", "life", 0)
    assert table.state.enemies == []
    table.corrects("captain-america-steve", "life", 0)
    assert table.state.heroes[1].battered
    assert table.state.heroes[1].space == ""


def test_nemesis_without_life_is_stunned_or_defeated_in_the_showdown() -> None:
    for showdown in (False, True):
        table = begun()
        if showdown:
            table.showdown()
        table.corrects(table.state.nemesis.id, "life", 0)
        assert (table.state.stunned, table.state.result is not None) == (not showdown, showdown)


def test_tokens_and_places_can_be_corrected() -> None:
    table = begun()
    table.corrects("frost-giant-1", "vulnerable", 1)
    table.corrects("frost-giant-1", "place", "south-america")
    table.corrects("iron-man", "strengthened", 1)
    table.corrects("iron-man", "place", "south-america")
    giant, hero = table.state.enemies[0], table.hero("iron-man")
    assert (giant.vulnerable, giant.space, hero.strengthened, hero.space) == (True, "south-america", True, hero.space)
    assert hero.space == "south-america"


def test_supports_and_bases_can_be_corrected() -> None:
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


def test_side_mission_with_full_progress_is_completed() -> None:
    table = begun()
    found = next(id for id in table.state.side_deck if table.game.cards.missions[id].progress)
    table.side(found)
    most = next(one.most for one in table.correctables() if one.thing == found)
    table.corrects(found, "progress", most)
    assert table.state.sides == []
    assert table.events("completed") == [{"mission": found}]


def test_event_put_under_the_deck_is_public() -> None:
    table = begun()
    table.whole_deck = False
    card = table.state.piles[-1][-1] if table.state.piles[-1] else ""
    table.corrects("top:events", "place", "pile-bottom")
    assert table.state.piles[0][0] == card
    assert card in table.state.seen
    assert table.events("buried") == [{"event": card}]


def test_empowered_token_can_be_removed_and_returned() -> None:
    table = begun()
    hero = table.hero("iron-man")
    table.corrects("iron-man", "empowered", 0)
    assert "move:empowered" not in offered(table)
    assert "move:normal" in offered(table)
    hero.empowered_on = "rest"
    table.corrects("iron-man", "empowered", 1)
    assert (hero.empowered, hero.empowered_on, "move:empowered" in offered(table)) == (1, "", True)


def test_moving_side_missions_resolves_no_text() -> None:
    table = begun()
    deck = table.state.side_deck
    found = next(id for id in deck if table.game.cards.missions[id].elite is None)
    deck.remove(found)
    deck.append(found)
    said = table.corrects("top:sides", "place", "play")
    assert said == "Fixed by hand: The next side mission, place on top of its deck → in play, by Ada"
    assert [mission.id for mission in table.state.sides] == [found]
    table.corrects(found, "place", "removed")
    assert table.state.sides == []
    assert table.events("completed") == []


def test_tracks_of_the_nemesis_sheet_can_be_corrected() -> None:
    table = begun()
    table.corrects("", "sheet", 4)
    table.corrects("", "containment", 2)
    assert (table.state.sheet, table.state.containment, table.state.team_up) == (4, 2, 0)


def test_aspect_tokens_and_life_can_be_corrected() -> None:
    table = begun()
    table.corrects("iron-man", "aspect-tokens", 1)
    table.corrects("iron-man", "life", 2)
    table.corrects("frost-giant-1", "life", 4)
    hero, giant = table.hero("iron-man"), table.state.enemies[0]
    assert (hero.normal, hero.empowered, hero.damage, hero.space != "") == (1, 1, 3, True)
    assert (giant.damage, table.state.enemies) == (2, [giant])


def test_stunned_nemesis_is_not_stunned_again() -> None:
    table = begun()
    table.state.stunned = True
    table.corrects("loki", "life", 0)
    assert table.state.stunned
    assert table.events("stunned") == []
    table.waits_for(0, "turn")


def test_correcting_a_support_leaves_the_others_unchanged() -> None:
    table = begun()
    mine, other = table.hero("iron-man"), table.hero("captain-america-steve")
    table.corrects("stark-industries", "progress", 1)
    table.corrects("rescue", "progress", 1)
    table.corrects("winter-soldier", "progress", 1)
    table.corrects("stark-industries", "progress", 0)
    assert (mine.charge, other.charge) == ({"rescue": 1}, {"winter-soldier": 1})
    table.corrects("stark-industries", "readiness", "ready")
    table.corrects("rescue", "readiness", "ready")
    assert (mine.ready, mine.charge, other.charge) == (["stark-industries", "rescue"], {}, {"winter-soldier": 1})
    table.corrects("rescue", "readiness", "exhausted")
    assert mine.ready == ["stark-industries"]
    table.corrects("stark-industries", "readiness", "exhausted")
    table.corrects("rescue", "progress", 1)
    table.corrects("stark-industries", "readiness", "ready")
    assert (mine.ready, mine.charge) == (["stark-industries"], {"rescue": 1})


def test_team_up_card_can_be_readied() -> None:
    table = begun()
    table.corrects("iron-legion", "readiness", "ready")
    assert [hero.teamed for hero in table.state.heroes] == [True, False]
    table.corrects("iron-legion", "readiness", "exhausted")
    assert [hero.teamed for hero in table.state.heroes] == [False, False]


def test_invading_the_fifth_base_loses_the_game() -> None:
    table = begun()
    for base in ("new-york", "atlantis", "wakanda"):
        table.corrects(base, "base", "invaded")
    table.corrects("atlantis", "base", "operational")
    assert table.state.invaded == ["new-york", "wakanda"]
    for base in ("atlantis", "madripoor"):
        table.corrects(base, "base", "invaded")
    assert table.state.result is None
    table.corrects("iliad", "base", "invaded")
    assert table.result.reason == "bases"


def test_side_missions_can_be_advanced_and_removed() -> None:
    table = begun()
    table.side("gathering-storm")
    table.side("cause-chaos")
    table.corrects("gathering-storm", "progress", 1)
    assert [(mission.id, mission.progress) for mission in table.state.sides] == [
        ("gathering-storm", 1),
        ("cause-chaos", 0),
    ]
    table.corrects("gathering-storm", "place", "removed")
    assert [mission.id for mission in table.state.sides] == ["cause-chaos"]
    assert "top:sides" in [one.thing for one in table.correctables()]
    table.state.side_deck = []
    assert "top:sides" not in [one.thing for one in table.correctables()]


def test_nemesis_mission_may_exceed_its_needed_progress() -> None:
    table = Table("iron-man", "captain-america-steve", nemesis="thanos").clear().turn("iron-man")
    top = table.top("guard-the-stones")
    need = table.game.cards.missions["guard-the-stones"].progress * 2
    table.corrects("guard-the-stones", "progress", need + 1)
    assert (table.state.top, top.progress) == (top, need + 1)
    assert table.events("completed") == []


def test_known_top_event_of_the_next_pile_can_be_buried() -> None:
    table = begun()
    table.whole_deck = False
    table.state.piles[-1] = []
    card = table.state.piles[-2][-1]
    table.state.seen = [card]
    table.corrects("top:events", "place", "pile-bottom")
    assert (table.state.piles[0], table.state.seen) == ([card], [card])
    assert table.state.piles[-2][-1] != card
