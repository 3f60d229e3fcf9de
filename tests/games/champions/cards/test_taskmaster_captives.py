"""Taskmaster's captives: hidden under a scheme and freed by defeating it."""

from __future__ import annotations

import pytest

from games.champions.cards.test_taskmaster import (
    CAPTIVES,
    CAPTURED,
    PATROL,
    REFLEXES,
    SCHEME,
    SHIELD,
    VILLAIN,
    Table,
    against,
)
from games.champions.table import plain
from tableverse.games.champions.decks.legality import problems
from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.rules import leaving, numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.rng import Rng


def test_captive_is_hidden_from_every_player() -> None:
    table = against("spider-man", "she-hulk")
    table.reveals(CAPTURED)
    scheme = table.piece(CAPTURED)
    assert (scheme.threat, len(scheme.tucked), scheme.shown, len(table.state.aside)) == (5, 1, [], 3)
    assert table.events("tucked-facedown") == [{"under": CAPTURED}]
    assert not set(CAPTIVES) & set(str(table.happened).split("'"))
    worlds = [table.game.determinize(table.state, 0, Rng(seed)) for seed in range(12)]
    found = {world.play[scheme.id].tucked[0] for world in worlds if isinstance(world, ChampionsState)}
    assert len(found) > 2
    for world in worlds:
        assert isinstance(world, ChampionsState)
        assert sorted(plain([*world.aside, *world.play[scheme.id].tucked])) == CAPTIVES


def test_captive_is_chosen_at_random() -> None:
    found = set()
    for seed in range(12):
        table = against()
        table.state.rng = Rng(seed)
        table.reveals(CAPTURED)
        found.update(plain(table.piece(CAPTURED).tucked))
    assert found == set(CAPTIVES)


def test_player_who_defeats_the_scheme_takes_the_captive() -> None:
    table = against("spider-man", "she-hulk")
    table.reveals(CAPTURED)
    table.change(CAPTURED, threat=1)
    [captive] = plain(table.piece(CAPTURED).tucked)
    table.put("mockingbird", seat=1)
    table.does("end-turn", f"thwart:mockingbird>{CAPTURED}")
    assert (table.held(0), table.held(1)) == ([], [captive])
    assert owner_of(table.state.players[1].hand[0]) == 1
    assert table.events("taken-into-hand") == [{"seat": 1, "card": captive}]
    assert plain(table.state.removed) == [CAPTURED]
    assert table.state.encounter_discard == []
    assert numbers.icons(table.state, "acceleration") == 0


def test_scheme_without_a_captive_is_still_removed() -> None:
    table = against()
    table.state.aside = []
    table.reveals(CAPTURED)
    assert (table.threat(CAPTURED), table.piece(CAPTURED).tucked) == (5, [])
    table.change(CAPTURED, threat=1)
    table.does(f"thwart:spider-man>{CAPTURED}")
    assert (table.held(), plain(table.state.removed)) == ([], [CAPTURED])


def test_freed_captive_belongs_to_its_new_owner() -> None:
    table = against()
    table.reveals(CAPTURED)
    table.change(CAPTURED, threat=1)
    [captive] = plain(table.piece(CAPTURED).tucked)
    table.does(f"thwart:spider-man>{CAPTURED}", f"play:{captive}")
    table.change(captive, damage=2)
    table.does(f"attack:{captive}>{VILLAIN}")
    assert (table.in_play(captive), table.discarded()) == (False, [captive])


def test_scheme_leaving_play_undefeated_removes_the_captive() -> None:
    table = against()
    table.reveals(CAPTURED)
    [captive] = plain(table.piece(CAPTURED).tucked)
    leaving.leave_play(table.state, table.thing(CAPTURED))
    assert plain(table.state.removed) == [captive]
    assert plain(table.state.encounter_discard) == [CAPTURED]


@pytest.mark.parametrize("captive", CAPTIVES)
def test_captive_is_not_legal_in_a_player_deck(captive: str) -> None:
    cards = Table.game.cards
    deck = next(deck for deck in cards.decks.values() if deck.identity == "spider-man").clone()
    deck.cards = {**deck.cards, captive: 1}
    assert "champions-deck-not-a-player-card" in [message.key for message in problems(cards, deck)]


@pytest.mark.parametrize(
    ("captive", "pays", "does_not"),
    [
        ("moon-knight", "web-shooter", "energy"),
        ("shang-chi", "energy", "strength"),
        ("white-tiger", "genius", "strength"),
        ("elektra", "strength", "energy"),
    ],
)
def test_captive_ally_s_ability_costs_a_resource(captive: str, pays: str, does_not: str) -> None:
    table = against()
    table.change(SCHEME, threat=6)
    table.hand(captive, does_not)
    table.does(f"play:{captive}")
    assert not table.offers(f"trigger:{captive}")
    assert table.held() == [does_not]
    table = against()
    table.change(SCHEME, threat=6)
    if pays == "web-shooter":
        table.put(pays)
        table.hand(captive)
    else:
        table.hand(captive, pays)
    table.does(f"play:{captive}", f"trigger:{captive}", "pay", f"pick:{VILLAIN}?", f"pick:{SCHEME}?")
    helped = {
        "moon-knight": (2, 0, 0, 6),
        "shang-chi": (0, 1, 0, 6),
        "white-tiger": (0, 0, 0, 3),
        "elektra": (0, 0, 3, 6),
    }
    villain = table.piece(VILLAIN)
    assert (len(table.held()), villain.stunned, villain.damage, table.threat()) == helped[captive]


def test_captive_put_into_play_does_not_trigger_its_played_response() -> None:
    table = against()
    table.hand("elektra", "strength")
    table.put("elektra")
    assert not table.offers("trigger:elektra")


def test_white_tiger_cannot_pass_a_crisis_but_ignores_the_hero_s_confusion() -> None:
    table = against()
    table.change(SCHEME, threat=6)
    table.change("spider-man", confused=1)
    table.put(PATROL, threat=2)
    table.hand("white-tiger", "genius")
    table.does("play:white-tiger", "trigger:white-tiger", "pay")
    assert (table.in_play(PATROL), table.threat(), table.piece("spider-man").confused) == (False, 6, 1)


def test_elektra_ignores_guard_and_photographic_reflexes() -> None:
    table = against()
    table.put("hydra-patrol-hydra-soldier")
    table.put(REFLEXES, on=VILLAIN)
    table.put(SHIELD, on=VILLAIN)
    table.hand("elektra", "strength")
    table.does("play:elektra", "trigger:elektra", "pay", f"pick:{VILLAIN}")
    assert (table.damage(VILLAIN), table.damage("spider-man"), table.in_play(REFLEXES)) == (3, 0, True)


def test_captive_acts_as_an_ally() -> None:
    table = against()
    table.put(CAPTURED)
    table.put("shang-chi")
    table.does(f"thwart:shang-chi>{CAPTURED}")
    assert (table.threat(CAPTURED), table.damage("shang-chi")) == (3, 1)
