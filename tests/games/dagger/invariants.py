"""Invariants of every D.A.G.G.E.R. position: no card or token is lost, duplicated or in two places."""

from __future__ import annotations

from tableverse.games.dagger.ids import ILIAD
from tableverse.games.dagger.rules.enemies import life_of
from tableverse.games.dagger.rules.heroes import hero_life
from tableverse.games.dagger.rules.tracks import THREAT_LIMIT
from tableverse.games.dagger.state import DaggerState


def check(state: DaggerState, whole_deck: bool = True) -> None:
    _heroes(state)
    _enemies(state)
    _decks(state, whole_deck)
    assert state.threat >= 0
    assert state.team_up >= 0
    assert state.sheet >= 0
    assert 0 <= state.containment <= 3
    assert len(set(state.invaded)) == len(state.invaded)
    assert set(state.invaded) <= {*state.board.bases, ILIAD}
    if state.result is None:
        assert state.threat < THREAT_LIMIT
        assert len(state.invaded) < 5
    assert len(state.sides) <= 3
    assert len({mission.spot for mission in state.sides}) == len(state.sides)
    for mission in state.missions():
        assert mission.progress >= 0


def _heroes(state: DaggerState) -> None:
    chosen = [hero for hero in state.heroes if hero.id]
    sheets = [state.cards.heroes[hero.id].sheet for hero in chosen]
    assert len(set(sheets)) == len(sheets)
    aspects = [hero.aspect for hero in state.heroes if hero.aspect]
    assert len(set(aspects)) == len(aspects)
    most = 3 if len(state.heroes) == 2 else 2
    for hero in chosen:
        assert 0 <= hero.damage <= hero_life(state, hero)
        if hero.space and state.result is None:
            assert hero.damage < hero_life(state, hero)
        assert 0 <= hero.normal <= most
        assert 0 <= hero.empowered <= 1
        shared = state.cards.shared[state.cards.heroes[hero.id].sheet]
        assert set(hero.ready) <= set(shared)
        assert len(set(hero.ready)) == len(hero.ready)
        for support, amount in hero.charge.items():
            assert support in shared
            assert support not in hero.ready
            assert 0 < amount < state.cards.supports[support].charge
        for space in hero.used:
            assert hero.used.count(space) <= 2
        if hero.empowered_on:
            assert hero.empowered == 0
            assert hero.empowered_on in (*hero.used, *state.board_tokens)
        assert not (hero.eliminated and hero.space)


def _enemies(state: DaggerState) -> None:
    ids = [enemy.id for enemy in state.enemies]
    assert len(set(ids)) == len(ids)
    for enemy in state.enemies:
        card = state.cards.enemies[enemy.card]
        assert ids.count(enemy.id) <= card.pawns
        assert enemy.space in state.board.spaces
        if state.result is None:
            assert 0 <= enemy.damage < life_of(state, enemy)


def _decks(state: DaggerState, whole_deck: bool) -> None:
    events = [id for pile in state.piles for id in pile]
    assert len(set(events)) == len(events)
    if whole_deck and state.phase != "setup":
        deck = set(events) | set(state.seen)
        assert len(deck) == 12
        assert sum(1 for id in deck if state.cards.events[id].nemesis == state.nemesis.card) == 3
    sides = [*state.side_deck, *(mission.id for mission in state.sides)]
    assert len(set(sides)) == len(sides)
