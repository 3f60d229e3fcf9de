"""Fast paths checked against the full computation, at any position of whole games."""

from typing import Any

import pytest

from games.champions.table import Table
from tableverse.games.champions.reading.catalogue import catalogue
from tableverse.games.champions.rules import numbers, uniqueness
from tableverse.games.champions.rules.costs import is_exhausted
from tableverse.games.champions.state import ChampionsState
from tableverse.games.registry import load_game
from tableverse.kernel.effects import Effect, Resolving, Sequence
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

GAME = load_game("champions")
DECKS = list(catalogue().decks)
TABLES = [
    ("rhino", 1, 0),
    ("klaw", 2, 0),
    ("ultron", 2, 3),
    ("crossbones", 2, 6),
    ("risky-business", 3, 8),
    ("wrecking-crew", 1, 5),
]


def positions(scenario: str, seats: int, first: int) -> list[ChampionsState]:
    decks = {f"deck-{seat + 1}": DECKS[(first + seat) % len(DECKS)] for seat in range(seats)}
    config = Config(seats, {"scenario": scenario, **decks})
    game = GAME.for_table(config)
    state, chance = game.new(config, first), Rng(first)
    found: list[ChampionsState] = []
    while state.decision is not None and len(found) < 60:
        game.apply_quietly(state, chance.choice(state.decision.options).id)
        assert isinstance(state, ChampionsState)
        found.append(state.clone())
    return found


def payable(cost: Effect[Any], state: ChampionsState, run: Resolving) -> bool:
    """Return whether each part can be paid after the parts before it."""
    if not isinstance(cost, Sequence):
        return cost.payable(state, run)
    for part in cost.effects:
        if not payable(part, state, run):
            return False
        run = part.run_after(state, run)
    return True


@pytest.mark.parametrize(("scenario", "seats", "first"), TABLES)
def test_paying_ahead_matches_the_simulated_payment(scenario: str, seats: int, first: int) -> None:
    paid_for = unpaid = exhausted = 0
    for state in positions(scenario, seats, first):
        for seat, player in enumerate(state.players):
            for thing in [*state.play, *player.hand]:
                for use in state.card(thing).uses:
                    if use.cost is None:
                        continue
                    cost, run = use.cost.effect, Resolving(use.label, seat, thing, None, [])
                    paid = cost.paid(state, run)
                    assert (paid is not None) == payable(cost, state, run)
                    if paid is None:
                        unpaid += 1
                    else:
                        paid_for += 1
                        assert paid.bound == cost.run_after(state, run).bound
                    if use.exhausts and is_exhausted(state, thing):
                        exhausted += 1
                        assert paid is None
    assert paid_for
    assert unpaid
    assert exhausted


@pytest.mark.parametrize(("scenario", "seats", "first"), TABLES)
def test_unique_lookup_matches_pairwise_name_comparison(scenario: str, seats: int, first: int) -> None:
    there = missing = 0
    for state in positions(scenario, seats, first)[::10]:
        called = state.cards.called
        others = [called[piece.face] for piece in state.play.values() if piece.face in called]
        for card, name in called.items():
            same = any(uniqueness.matching(name, other) for other in others)
            assert uniqueness.unique_in_play(state, card) == same
            there, missing = there + same, missing + (not same)
    assert there
    assert missing


def test_number_equals_its_printed_value_plus_all_changes() -> None:
    changed = 0
    for table in TABLES:
        for state in positions(*table):
            for piece in state.play.values():
                card = state.cards.by_id[piece.face]
                for name, printed in card.stats.items():
                    listed = numbers.changes(state, piece.id, name)
                    if any(change.how != "add" for change in listed):
                        continue
                    amount = printed * (state.seats if name == "hp" and card.hp_each else 1)
                    amount += sum(change.amount for change in listed)
                    assert numbers.unbounded(state, piece.id, name) == amount
                    changed += len(listed)
    assert changed


def test_card_being_played_applies_its_own_modifier() -> None:
    table = Table("spider-man")
    table.put("bomb-scare", threat=3)
    table.hand("jessica-jones")
    (jessica,) = table.state.players[0].hand
    assert numbers.stat(table.state, jessica, "thw") == 1  # in hand she counts no side schemes
    table.state.limbo.append(jessica)
    assert numbers.stat(table.state, jessica, "thw") == 2
