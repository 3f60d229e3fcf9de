"""Random games with fixture cards only, which combine all words of the vocabulary."""

import pytest

from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from tableverse.kernel.rng import Rng

HEROES = ("spider-man", "she-hulk", "iron-man", "black-panther", "captain-marvel")
CARDS = [card for card in FIXTURE_GAME.cards.printed if card.set == "made-up"]
PLAYED = [card.id for card in CARDS if card.kind in ("event", "ally", "upgrade", "support", "resource")]
REVEALED = [card.id for card in CARDS if card.aspect == "encounter"]
CHOICES = 120


@pytest.mark.parametrize("seed", range(8))
def test_fixture_cards_can_be_played_in_any_order(seed: int) -> None:
    rng = Rng(seed)
    heroes = list(HEROES)
    rng.shuffle(heroes)
    table = FixtureTable(*heroes[: 1 + seed % 4])
    state = table.state
    for seat, player in enumerate(state.players):
        player.deck = [table.make(rng.choice(PLAYED), seat) for _ in range(25)]
        player.hand = [table.make(rng.choice(PLAYED), seat) for _ in range(8)]
    state.encounter = [table.make(rng.choice(REVEALED)) for _ in range(25)]
    table.ask()
    for _ in range(CHOICES):
        if state.decision is None:
            break
        option = rng.choice(state.decision.options).id
        copy = FIXTURE_GAME.decode(FIXTURE_GAME.encode(state))
        FIXTURE_GAME.apply(state, option)
        FIXTURE_GAME.apply(copy, option)
        assert FIXTURE_GAME.digest(copy) == FIXTURE_GAME.digest(state)
    assert state.result is not None or state.decision is not None
